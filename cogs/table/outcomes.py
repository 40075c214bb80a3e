"""Carry out what somebody does at a table, and show the outcome. The table is locked once, and the
outcome is shown from a snapshot taken under that lock."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NoReturn

from discord.ui import LayoutView

from cogs.client import Interaction
from cogs.table.lookup import (
    add_icons,
    is_pressed_in_private,
    paint_panel_pictures,
    reply_and_publish,
    take_user_snapshot,
)
from cogs.ui.errors import (
    AlreadyTold,
    SentReply,
    TooLate,
    acknowledge,
    await_acknowledgement,
    raise_if_too_late,
    tolerate_show_errors,
)
from cogs.ui.panels import ShownMessage, make_question_check, remove_answers
from cogs.ui.refusals import CALL_ERRORS
from cogs.views import private_panel
from cogs.views.menu import make_watcher_rows
from cogs.words import Message
from rules.engine import Event, Illegal, Prompt
from tables.actions import play
from tables.actions.acting import Command, Outcome, act
from tables.actions.bots import play_bots_after_move
from tables.actions.returning import give_place_back_in_session
from tables.committing import Change
from tables.errors import QuestionClosed, Untold, UserError
from tables.session import TableSession
from tables.snapshot import Snapshot

SECONDS_BEFORE_SHOWING = 0.2
"""Seconds to wait before an outcome is shown, so that bots' moves can be shown with it."""


async def carry_out_and_show(
    interaction: Interaction, table_id: int, decide: Callable[[TableSession], Change]
) -> None:
    """Carry out what the user does at the table (see `Command.decide`), and show the outcome."""
    command = Command(
        table_id,
        interaction.user.id,
        interaction.id,
        decide,
        partial(raise_if_too_late, interaction),
    )
    try:
        came = await act(interaction.client.sessions, command)
    except (Illegal, UserError) as refusal:
        await raise_refusal(interaction, table_id, refusal)
    interaction.client.panels.delete_last_refusal(interaction)
    await show_outcome(interaction, came)


@contextlib.asynccontextmanager
async def lock_table_for_interaction(
    interaction: Interaction, table_id: int
) -> AsyncIterator[TableSession]:
    """Lock the table for an interaction, and give the user their seat back. Raises UserError, with
    a link to the card, and TooLate if Discord has told the user that the interaction failed."""
    sessions, user_id = interaction.client.sessions, interaction.user.id
    try:
        async with sessions.lock_table(table_id) as session:
            with contextlib.suppress(UserError):  # the user's own action reports the fault
                await give_place_back_in_session(sessions, session, user_id)
            raise_if_too_late(interaction)
            yield session
    except (Illegal, UserError) as refusal:
        await raise_refusal(interaction, table_id, refusal)


async def raise_refusal(
    interaction: Interaction, table_id: int, refusal: Illegal | UserError
) -> NoReturn:
    """Raise the UserError that tells the user what was refused, with a link to the card. If a
    question in their panel has closed, show them the table there instead."""
    if isinstance(refusal, TooLate | Untold):
        raise refusal
    in_panel = isinstance(refusal, QuestionClosed) and is_pressed_in_private(interaction)
    if in_panel:
        await acknowledge(interaction)  # not done yet if the press was to open a form
    now = await take_user_snapshot(interaction, table_id)
    rows = () if isinstance(refusal, QuestionClosed) else make_watcher_rows(now)
    link = f"\n{Message('to-the-card', link=now.card_link)}" if now.card_link else ""
    found = UserError(f"{refusal}{link}", *rows)
    if in_panel:
        try:
            told = [Event(str(refusal), kind="refused")]
            await show_private_news(interaction, Outcome(told, now, now))
        except CALL_ERRORS:  # the user has dismissed the message pressed on
            raise found from refusal
        await reply_and_publish(interaction, table_id)
        raise AlreadyTold(str(refusal)) from refusal
    raise found from refusal


async def show_outcome(interaction: Interaction, came: Outcome) -> None:
    """Show a saved change to the user in private, then to everybody, and let the bots play on. Bots
    play on meanwhile. If they finish within `SECONDS_BEFORE_SHOWING`, show their moves together
    with the change, so that the card does not change twice in a row."""
    if not came.has_bot_moves:
        await publish_outcome(interaction, came)
        return
    table_id, edition = came.card.id, came.card.row.edition
    bots = play_bots_after_move(
        interaction.client.sessions, table_id, came.waited, interaction.user.id, edition
    )
    playing = asyncio.create_task(bots, name="bots play on")
    interaction.client.under_way.add(playing)
    late = not await wait_briefly(playing)
    if late:
        await publish_outcome(interaction, came)
    after = await playing
    if after is not None:
        since = play.list_readable_events(after.told, came.own.seat)
        came = replace(came, own=after.own, card=after.card, since=since, again=late)
        await publish_outcome(interaction, came)
    elif late:  # the bots may have been interrupted after writing some moves
        await reply_and_publish(interaction, table_id)
    else:
        await publish_outcome(interaction, came)


async def wait_briefly(task: asyncio.Task[Any]) -> bool:
    """Wait for the task up to `SECONDS_BEFORE_SHOWING` seconds, and return whether it is done."""
    await asyncio.wait([task], timeout=SECONDS_BEFORE_SHOWING)
    return task.done()


async def show_table(interaction: Interaction, table_id: int) -> None:
    """Show the table in its present state to the user in private, then to everybody."""
    async with tolerate_show_errors(interaction):
        now = await take_user_snapshot(interaction, table_id)
        await show_private_news(interaction, Outcome((), now, now))
    await reply_and_publish(interaction, table_id)


async def publish_outcome(interaction: Interaction, came: Outcome) -> None:
    """Show the outcome to the user in private, then to everybody. What the user has just read in
    private is not explained on the card as well."""
    read = False
    async with tolerate_show_errors(interaction):
        read = await show_private_news(interaction, came)
    await reply_and_publish(interaction, came.card.id, snapshot=None if read else came.card)


async def show_private_news(interaction: Interaction, came: Outcome) -> bool:
    """Show the user in private the outcome of their answer: in the ephemeral message that they
    pressed on, or as the reply to their command. After a press on the card, show it only if they
    have learnt or must decide something that the others may not see. Return whether an explanation
    was noted, as `note_panel_read` does."""
    snapshot, told, since = came.own, came.told, came.since
    if snapshot.seat is None:
        return False
    pressed_on = interaction.message
    in_place = is_pressed_in_private(interaction) and await await_acknowledgement(interaction)
    secret = any(prompt.secret and not prompt.optional for prompt in snapshot.own_prompts)
    if pressed_on is not None and not in_place:
        told = [event for event in told if event.seats is not None]
        since = [event for event in since if event.seats is not None]
        news = since or (told and not came.again)
        if not (secret or news or snapshot.seat in snapshot.changed_role_seats):
            return False
    shown = await paint_panel_pictures(interaction, snapshot) if in_place or secret else []
    plain = private_panel.make_private_panel(
        snapshot, hand=in_place or secret, told=told, since=since, shown=shown
    )
    panel = await add_icons(interaction, snapshot, plain)
    if in_place and pressed_on is not None:
        await interaction.client.panels.show_in_place(interaction, panel, shown)
        said = SentReply(interaction, pressed_on.id)
    else:
        said = await interaction.client.panels.send_panel(interaction, panel, shown)
    note_panel(interaction, snapshot, said, panel)
    return await note_panel_read(interaction, snapshot)


def note_panel(
    interaction: Interaction, snapshot: Snapshot, said: SentReply, view: LayoutView
) -> None:
    """Note that this is the user's panel, so that its buttons go when one of its questions is
    closed."""
    assert snapshot.seat is not None
    fits = make_question_check(snapshot.seat, snapshot.usual_prompts, nothing_else=True)
    shown = ShownMessage(said, fits, remove_answers(view, snapshot.id))
    interaction.client.panels.note_shown_message(interaction, snapshot.id, shown)


async def note_panel_read(interaction: Interaction, snapshot: Snapshot) -> bool:
    """Note that the user has read in their panel about their role, or what a question is about.
    Return whether there was anything to note."""
    role = snapshot.roles.get(snapshot.seat) if snapshot.seat is not None else None
    if role is not None:
        sessions = interaction.client.sessions
        async with sessions.lock_table(snapshot.id) as session:
            await sessions.note_role_told(session, interaction.user.id, role.key)
    return await note_lesson_read(interaction, snapshot, snapshot.usual_prompts) or role is not None


async def note_lesson_read(
    interaction: Interaction, snapshot: Snapshot, seen: Sequence[Prompt[Any]]
) -> bool:
    """Note that the user has read the first lesson about these questions, if its question is
    optional. Only an optional question's is noted: one that the table waits for is explained until
    it is answered. Return whether an explanation was noted."""
    explained = private_panel.find_first_lesson(snapshot, seen)
    if explained is None or not explained[0].optional:
        return False
    await interaction.client.sessions.people.record_lesson(interaction.user.id, explained[1])
    return True
