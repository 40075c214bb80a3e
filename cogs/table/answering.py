"""Answering prompts by buttons, selects and forms; and the private panel."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from cogs.client import Interaction
from cogs.table.lookup import look, own_shown, pressed_alone, settle
from cogs.table.returning import welcome
from cogs.ui.components import ref
from cogs.ui.doors import NOT_OURS, Pressed, before, door
from cogs.ui.errors import (
    PATIENCE,
    Said,
    acknowledged,
    afterwards,
    promise,
    say,
    show_in_place,
    still_wanted,
)
from cogs.ui.interaction_state import state_of
from cogs.ui.media import files
from cogs.views import private_panel, questions
from cogs.views.private_panel import Draft
from rules.engine import Answer, Event, Illegal, Prompt
from tables import play
from tables.bots import resume
from tables.errors import UserError
from tables.people.lessons import how_it_begins
from tables.snapshot import Snapshot


async def take(interaction: Interaction, table_id: int, prompt: Prompt[Any], given: Answer) -> None:
    """Write the answer, while the acknowledgement is under way, then show its outcome. Raises
    UserError where it is refused, and TooLate where Discord has told the user that the interaction
    failed."""
    try:
        still_wanted(interaction)
        told = await play.answer(
            interaction.client.sessions,
            table_id,
            interaction.user.id,
            prompt.id,
            given,
            interaction_id=interaction.id,
        )
    except (Illegal, UserError) as refusal:
        raise UserError(with_way(str(refusal), await look(interaction, table_id))) from refusal
    await made_known(interaction, table_id, told)


async def made_known(interaction: Interaction, table_id: int, told: Sequence[Event] = ()) -> None:
    """Show the outcome of a change that is written: to the user in private, then to everybody."""
    async with afterwards(interaction):
        await private_news(interaction, await look(interaction, table_id), told)
    await settle(interaction, table_id)


def with_way(words: str, snapshot: Snapshot) -> str:
    """The words, with a link to the current card."""
    return f"{words}\n-# [To the card]({snapshot.link})" if snapshot.link else words


async def private_news(interaction: Interaction, snapshot: Snapshot, told: Sequence[Event]) -> None:
    """Show the user in private the outcome of their answer: in the ephemeral message that they
    pressed on; in reply to a command; and after a press on the card, if they have learnt or must
    decide something that the others may not see."""
    if snapshot.seat is None:
        return
    if pressed_alone(interaction) and await acknowledged(interaction):
        shown = await own_shown(interaction, snapshot)
        panel = private_panel.panel(snapshot, told=told, shown=shown)
        await show_in_place(interaction, panel, *files(shown))
        interaction.client.panels.shown(interaction, snapshot.id, panel_pressed_on(interaction))
        await panel_read(interaction, snapshot)
        return
    if interaction.message is not None:
        told = [event for event in told if event.seats is not None]
    secret = any(prompt.secret and not prompt.optional for prompt in snapshot.mine)
    if secret or told or interaction.message is None or snapshot.seat in snapshot.new_roles:
        shown = await own_shown(interaction, snapshot) if secret else []
        panel = private_panel.panel(snapshot, hand=secret, told=told, shown=shown)
        said = await say(interaction, panel, *files(shown))
        interaction.client.panels.shown(interaction, snapshot.id, said)
        await panel_read(interaction, snapshot)


def panel_pressed_on(interaction: Interaction) -> Said:
    """The message that the user has pressed on, as their present panel."""
    message = interaction.message
    return Said(interaction, message.id if message is not None else None)


async def asked(interaction: Interaction, pressed: Pressed) -> Prompt[Any]:
    """The open prompt that a component names, if it is the user's, or the same question put to the
    user. Raises UserError with the way to the current card; or, where the interaction has been
    counted already, that."""
    try:
        async with interaction.client.sessions.at(pressed.table) as session:
            await play.check_uncounted(interaction.client.sessions, interaction.id)
            known = {ref(prompt.id): prompt.id for prompt in play.playing(session).prompts}
            prompt_id = known.get(pressed.part(0), pressed.part(0))
            return play.open_prompt_of(session, interaction.user.id, prompt_id)
    except UserError as refusal:
        raise UserError(with_way(str(refusal), await look(interaction, pressed.table))) from refusal


def _expect(fits: bool) -> None:
    """Raises UserError unless the component fits the prompt: we make no others, so its custom_id is
    forged or out of date."""
    if not fits:
        raise UserError(NOT_OURS)


def _ids(prompt: Prompt[Any], refs: Sequence[str]) -> list[str]:
    try:
        return questions.option_ids(prompt, refs)
    except Illegal as refusal:
        raise UserError(f"{refusal} Look at the card and choose again.") from refusal


@door("answer")
async def answer(interaction: Interaction, pressed: Pressed) -> None:
    """A button that is an answer."""
    prompt = await asked(interaction, pressed)
    _expect(prompt.kind == "choice")
    await take(interaction, pressed.table, prompt, _ids(prompt, [pressed.part(1)]))


@door("none")
async def none(interaction: Interaction, pressed: Pressed) -> None:
    """The answer that chooses none of the options."""
    prompt = await asked(interaction, pressed)
    _expect(prompt.kind == "choice" and prompt.least == 0)
    await take(interaction, pressed.table, prompt, [])


@door("asis")
async def as_it_is(interaction: Interaction, pressed: Pressed) -> None:
    """The answer that takes the text that a form begins with as it is."""
    prompt = await asked(interaction, pressed)
    _expect(prompt.kind == "text" and bool(prompt.as_it_is))
    await take(interaction, pressed.table, prompt, prompt.default)


@door("choose")
async def choose(interaction: Interaction, pressed: Pressed) -> None:
    """A select that is an answer: options, or a number."""
    prompt = await asked(interaction, pressed)
    given: Answer
    _expect(prompt.kind != "text" and bool(pressed.values))
    if prompt.kind == "number":
        given = questions.from_words(prompt, pressed.values[0])
    else:
        given = _ids(prompt, pressed.values)
    await take(interaction, pressed.table, prompt, given)


@door("tick")
async def tick(interaction: Interaction, pressed: Pressed) -> None:
    """One of several selects was used. The message itself keeps what is ticked in each of them."""
    prompt = await asked(interaction, pressed)
    _expect(questions.ticks(prompt) and pressed.number(1) in questions.starts(prompt))
    chosen = tuple(_ticked(interaction, pressed, prompt))
    page_now = pressed.number(1) // questions.PAGE
    await _redraw(interaction, pressed.table, Draft(prompt.id, page_now, chosen))


@door("page")
async def page(interaction: Interaction, pressed: Pressed) -> None:
    """Turn to other options."""
    prompt = await asked(interaction, pressed)
    _expect(pressed.number(1) < questions.pages(prompt) > 1)
    await _redraw(interaction, pressed.table, Draft(prompt.id, pressed.number(1)))


async def _redraw(interaction: Interaction, table_id: int, draft: Draft) -> None:
    message = interaction.message
    alone = interaction.guild_id is None or (message is not None and message.flags.ephemeral)
    _expect(alone)  # a message that everybody sees must not become a private panel
    snapshot = await look(interaction, table_id)
    if any(prompt.id == draft.prompt for prompt in snapshot.seldom_used_prompts):
        shown, view = [], private_panel.seldom_used(snapshot, draft)
    else:
        shown = await own_shown(interaction, snapshot)
        view = private_panel.panel(snapshot, draft=draft, shown=shown)
    await show_in_place(interaction, view, *files(shown))


def _ticked(interaction: Interaction, pressed: Pressed, prompt: Prompt[Any]) -> list[str]:
    message = interaction.message
    raw = [part.to_dict() for part in message.components] if message else []
    start = pressed.rest[1] if len(pressed.rest) > 1 else ""
    return questions.ticked(raw, prompt.id, start, pressed.values)


@door("confirm")
async def confirm(interaction: Interaction, pressed: Pressed) -> None:
    """The answer that takes the ticked options."""
    prompt = await asked(interaction, pressed)
    _expect(questions.ticks(prompt))
    chosen = _ticked(interaction, pressed, prompt)
    await take(interaction, pressed.table, prompt, _ids(prompt, chosen))


@door("form", first=None)
async def form(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form for a number or a text. Discord wants a form as the first response, within
    three seconds. So while the table is locked, the form is made from the prompts that were open
    when the lock was taken; its submission is checked against those that are open then."""
    prompt = _remembered(interaction, pressed)
    if prompt is None:
        finding = asyncio.create_task(_asked_for_form(interaction, pressed))
        finding.add_done_callback(lambda found: found.cancelled() or found.exception())
        await asyncio.wait([finding], timeout=PATIENCE)
        if not finding.done():
            raise UserError("The table is busy with another move. Press again in a moment.")
        prompt = finding.result()
    _expect(prompt.kind != "choice")
    modal = questions.form(pressed.table, prompt, _title(interaction, pressed.table))
    await interaction.response.send_modal(modal)


def _title(interaction: Interaction, table_id: int) -> str:
    """The game's title, if it is known without waiting for the table."""
    session = interaction.client.sessions.remembered(table_id)
    return session.game.title if session else "Your move"


async def _asked_for_form(interaction: Interaction, pressed: Pressed) -> Prompt[Any]:
    await before(interaction, pressed, "form")
    return await asked(interaction, pressed)


def _remembered(interaction: Interaction, pressed: Pressed) -> Prompt[Any] | None:
    """The user's prompt that a component names, as it was when the table was locked. None where the
    table is free, or where that is not known without waiting for it."""
    sessions = interaction.client.sessions
    session = sessions.remembered(pressed.table) if sessions.busy(pressed.table) else None
    wanted = pressed.part(0)
    named = next((p for p in session.asked if ref(p.id) == wanted), None) if session else None
    if session is None or named is None:
        return None
    seat = session.seat_of(interaction.user.id)
    same = (p for p in session.asked if p.seat == seat and play.same_question(named, p))
    return named if named.seat == seat else next(same, None)


@door("written")
async def typed(interaction: Interaction, pressed: Pressed) -> None:
    """An answer that was typed into a form."""
    prompt = await asked(interaction, pressed)
    _expect(prompt.kind != "choice")
    words = pressed.typed()
    try:
        given = questions.from_words(prompt, words)
    except Illegal as refusal:
        interaction.client.sessions.people.refused(
            pressed.table, interaction.user.id, refusal, prompt.rule
        )
        raise
    await take(interaction, pressed.table, prompt, given)


# -- the person's own panel ----------------------------------------------------------------------


async def own(interaction: Interaction, table_id: int) -> Snapshot:
    """A snapshot from the user's seat. Raises UserError for those who have none."""
    if not state_of(interaction).welcomed:  # a press has done that before its handler
        await welcome(interaction.client.sessions, table_id, interaction.user.id)
    snapshot = await look(interaction, table_id)
    if snapshot.view is None:
        raise UserError("The game has not begun. When all have sat down, press Start.")
    if snapshot.seat is None:
        raise UserError("You are not sitting at this table. `/board` shows what everybody may see.")
    return snapshot


@door("yours", first=promise)
async def yours(interaction: Interaction, pressed: Pressed) -> None:
    """ "Your move": the user's questions, in a message of their own."""
    snapshot = await own(interaction, pressed.table)
    await show_panel(interaction, snapshot)
    await settle(interaction, pressed.table)


@door("hand", first=promise)
async def hand(interaction: Interaction, pressed: Pressed) -> None:
    """ "My hand"."""
    await show_panel(interaction, await own(interaction, pressed.table))


async def show_panel(interaction: Interaction, snapshot: Snapshot) -> None:
    """Show the user their own panel, and note that they have looked at the table."""
    shown = await own_shown(interaction, snapshot)
    said = await say(interaction, private_panel.panel(snapshot, shown=shown), *files(shown))
    interaction.client.panels.shown(interaction, snapshot.id, said)
    sessions = interaction.client.sessions
    await sessions.people.looked(snapshot.row, interaction.user.id)
    await panel_read(interaction, snapshot)


@door("more", first=promise)
async def more(interaction: Interaction, pressed: Pressed) -> None:
    """ "More": the user's questions that are seldom used, in a message of their own."""
    snapshot = await own(interaction, pressed.table)
    said = await say(interaction, private_panel.seldom_used(snapshot))
    interaction.client.panels.shown(interaction, snapshot.id, said, more=True)
    await lesson_read(interaction, snapshot, snapshot.seldom_used_prompts)


async def panel_read(interaction: Interaction, snapshot: Snapshot) -> None:
    """Note that the user has read their role, or what a question is about, in their panel."""
    role = snapshot.roles.get(snapshot.seat) if snapshot.seat is not None else None
    if role is not None:
        sessions = interaction.client.sessions
        async with sessions.at(snapshot.id) as session:
            await sessions.taught(session, interaction.user.id, role=role.key)
    await lesson_read(interaction, snapshot, snapshot.usual_prompts)


async def lesson_read(
    interaction: Interaction, snapshot: Snapshot, seen: Sequence[Prompt[Any]]
) -> None:
    """Note that the user has read the explanation of the first new kind among these questions. That
    is only noted for optional ones: what the table waits for is explained until it is answered."""
    explained = private_panel.lesson(snapshot, seen)
    if explained and explained[0].optional:
        await interaction.client.sessions.people.learn(interaction.user.id, explained[1])


@door("goon")
async def go_on(interaction: Interaction, pressed: Pressed) -> None:
    """A newcomer has read how the game begins: the bots play on."""
    snapshot = await own(interaction, pressed.table)
    await panel_read(interaction, snapshot)
    await interaction.client.sessions.people.learn(
        interaction.user.id, how_it_begins(snapshot.game)
    )
    await resume(interaction.client.sessions, pressed.table)
    await made_known(interaction, pressed.table)


@door("back")
async def back(interaction: Interaction, pressed: Pressed) -> None:
    """Somebody who was absent is back."""
    # Any press at their table ends their absence (see `returning`), so nothing is left to do.
    await made_known(interaction, pressed.table)
