"""The doors through which prompts are answered: buttons, selects, forms; and the private panel."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
from discord.ext import commands

from cogs.client import Interaction
from cogs.table.lookup import look, own_shown, pressed_alone, settle
from cogs.table.returning import welcome
from cogs.ui.components import Press, note, ref, rows_of
from cogs.ui.doors import NOT_OURS, Pressed, before, door, is_number
from cogs.ui.errors import (
    PATIENCE,
    Said,
    acknowledge,
    acknowledged,
    afterwards,
    promise,
    say,
    still_wanted,
    watch,
)
from cogs.ui.media import files
from cogs.ui.mentions import NOBODY
from cogs.ui.surrogates import clean
from cogs.views import private_panel, questions
from cogs.views.private_panel import Draft
from rules.engine import Answer, Event, Illegal, Prompt
from tables import play, text
from tables.errors import UserError
from tables.lessons import how_it_begins
from tables.snapshot import Snapshot


async def take(interaction: Interaction, table_id: int, prompt: Prompt[Any], given: Answer) -> None:
    """Count the answer, while Discord is told that we are at it, then show what came of it. Raises
    TooLate where it is known by then that the person has been told otherwise."""
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
    """Show what came of a change that is written: to the person alone, then to all."""
    async with afterwards(interaction):
        await private_news(interaction, await look(interaction, table_id), told)
    await settle(interaction, table_id)


def with_way(words: str, snapshot: Snapshot) -> str:
    """The words, and the way to the current card."""
    return f"{words}\n-# [To the card]({snapshot.link})" if snapshot.link else words


async def private_news(interaction: Interaction, snapshot: Snapshot, told: Sequence[Event]) -> None:
    """Tell the person alone what came of their answer: in the ephemeral message they pressed on,
    in answer to a command, and beside the card where they learnt or must decide something that
    the others may not see."""
    if snapshot.seat is None:
        return
    if pressed_alone(interaction) and await acknowledged(interaction):
        shown = await own_shown(interaction, snapshot)
        await interaction.edit_original_response(
            view=private_panel.panel(snapshot, told=told, shown=shown),
            attachments=files(shown),
            allowed_mentions=NOBODY,
        )
        interaction.extras["said"] = True
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
    """The message that the user has pressed on, which is their panel now."""
    message = interaction.message
    return Said(interaction, message.id if message is not None else None)


async def asked(interaction: Interaction, pressed: Pressed) -> Prompt[Any]:
    """The open prompt that a component names, if it is the user's (or its twin is). Raises Mistake
    with the way to the current card; or, where the interaction has been counted already, that."""
    try:
        async with interaction.client.sessions.at(pressed.table) as session:
            await play.check_uncounted(interaction.client.sessions, interaction.id)
            known = {ref(prompt.id): prompt.id for prompt in play.playing(session).prompts}
            prompt_id = known.get(pressed.part(0), pressed.part(0))
            return play.open_prompt_of(session, interaction.user.id, prompt_id)
    except UserError as refusal:
        raise UserError(with_way(str(refusal), await look(interaction, pressed.table))) from refusal


def _expect(fits: bool) -> None:
    """Raises Mistake where somebody comes through a door that the question has not: an id that
    says so is none of ours."""
    if not fits:
        raise UserError(NOT_OURS)


def _ids(prompt: Prompt[Any], refs: Sequence[str]) -> list[str]:
    try:
        return questions.option_ids(prompt, refs)
    except Illegal as refusal:
        raise UserError(f"{refusal} Look at the card and choose again.") from refusal


@door("answer")
async def answer(interaction: Interaction, pressed: Pressed) -> None:
    """A button is an answer."""
    prompt = await asked(interaction, pressed)
    _expect(prompt.kind == "choice")
    await take(interaction, pressed.table, prompt, _ids(prompt, [pressed.part(1)]))


@door("none")
async def none(interaction: Interaction, pressed: Pressed) -> None:
    """None of the options."""
    prompt = await asked(interaction, pressed)
    _expect(prompt.kind == "choice" and prompt.least == 0)
    await take(interaction, pressed.table, prompt, [])


@door("asis")
async def as_it_is(interaction: Interaction, pressed: Pressed) -> None:
    """The words that a form begins with will do."""
    prompt = await asked(interaction, pressed)
    _expect(prompt.kind == "text" and bool(prompt.as_it_is))
    await take(interaction, pressed.table, prompt, prompt.default)


@door("choose")
async def choose(interaction: Interaction, pressed: Pressed) -> None:
    """A select is an answer: options, or a number."""
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
    """One of several selects: what is ticked in all of them stands in the message itself."""
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
    _expect(alone)  # what all see must not become a hand
    snapshot = await look(interaction, table_id)
    if any(prompt.id == draft.prompt for prompt in snapshot.seldom_used_prompts):
        shown, view = [], private_panel.seldom_used(snapshot, draft)
    else:
        shown = await own_shown(interaction, snapshot)
        view = private_panel.panel(snapshot, draft=draft, shown=shown)
    await acknowledged(interaction)
    await interaction.edit_original_response(
        view=view, attachments=files(shown), allowed_mentions=NOBODY
    )


def _ticked(interaction: Interaction, pressed: Pressed, prompt: Prompt[Any]) -> list[str]:
    message = interaction.message
    raw = [part.to_dict() for part in message.components] if message else []
    start = pressed.rest[1] if len(pressed.rest) > 1 else ""
    return questions.ticked(raw, prompt.id, start, pressed.values)


@door("confirm")
async def confirm(interaction: Interaction, pressed: Pressed) -> None:
    """What is ticked is the answer."""
    prompt = await asked(interaction, pressed)
    _expect(questions.ticks(prompt))
    chosen = _ticked(interaction, pressed, prompt)
    await take(interaction, pressed.table, prompt, _ids(prompt, chosen))


@door("form", first=None)
async def form(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form for a number or a text. Nothing else can be said first, so where somebody holds
    the table it opens by what was asked when they took it; what is written there is held against
    what is asked by then."""
    prompt = _remembered(interaction, pressed)
    if prompt is None:
        finding = asyncio.create_task(_came_for(interaction, pressed))
        finding.add_done_callback(lambda found: found.cancelled() or found.exception())
        await asyncio.wait([finding], timeout=PATIENCE)
        if not finding.done():
            raise UserError("The table is busy with another move. Press again in a moment.")
        prompt = finding.result()
    _expect(prompt.kind != "choice")
    modal = questions.form(pressed.table, prompt, _title(interaction, pressed.table))
    await interaction.response.send_modal(modal)
    modal.stop()  # its submission comes through `Forms`, which works after a restart too


def _title(interaction: Interaction, table_id: int) -> str:
    """The game's title, as far as it can be told without taking the table."""
    session = interaction.client.sessions.remembered(table_id)
    return session.game.title if session else "Your move"


async def _came_for(interaction: Interaction, pressed: Pressed) -> Prompt[Any]:
    await before(interaction, pressed, "form")
    return await asked(interaction, pressed)


def _remembered(interaction: Interaction, pressed: Pressed) -> Prompt[Any] | None:
    """The user's prompt that a component names, while somebody holds the table; None where the
    table is free, or that cannot be told without it."""
    sessions = interaction.client.sessions
    session = sessions.remembered(pressed.table) if sessions.busy(pressed.table) else None
    named = (
        next((p for p in session.asked if ref(p.id) == pressed.rest[0]), None) if session else None
    )
    if session is None or named is None:
        return None
    seat = session.seat_of(interaction.user.id)
    twins = (p for p in session.asked if p.seat == seat and play.same_question(named, p))
    return named if named.seat == seat else next(twins, None)


class Forms(commands.Cog):
    """Submitted forms. discord.py forgets a form at a restart; its custom_id does not."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Take the submission of one of our forms."""
        clean(interaction)
        data: Any = interaction.data or {}
        bits = str(data.get("custom_id", "")).split(":")
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        if bits[0] != "ek" or len(bits) != 4 or bits[2] != "written" or not is_number(bits[1]):
            return
        async with watch(interaction):
            await acknowledge(interaction)
            pressed = Pressed(int(bits[1]), (bits[3],))
            await before(interaction, pressed, "written")
            prompt = await asked(interaction, pressed)
            _expect(prompt.kind != "choice")
            try:
                given = questions.from_words(prompt, questions.written(data))
            except Illegal as refusal:
                interaction.client.sessions.people.refused(
                    pressed.table, interaction.user.id, refusal, prompt.rule
                )
                raise
            await take(interaction, pressed.table, prompt, given)


# -- the person's own panel ----------------------------------------------------------------------


async def own(interaction: Interaction, table_id: int) -> Snapshot:
    """The table as seen from the user's seat. Raises Mistake for those who have none."""
    if "welcomed" not in interaction.extras:  # who comes by a button has been
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
    """Show the user their own panel; with it, they have seen the table."""
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
    """The user has read in their panel who they are, or what a question is about."""
    role = snapshot.roles.get(snapshot.seat) if snapshot.seat is not None else None
    if role is not None:
        sessions = interaction.client.sessions
        async with sessions.at(snapshot.id) as session:
            await sessions.taught(session, interaction.user.id, role=role.key)
    await lesson_read(interaction, snapshot, snapshot.usual_prompts)


async def lesson_read(
    interaction: Interaction, snapshot: Snapshot, seen: Sequence[Prompt[Any]]
) -> None:
    """The user has read what the first new kind of these questions is about. What the table waits
    for explains itself until it is answered, on the card too."""
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
    await play.resume(interaction.client.sessions, pressed.table)
    await made_known(interaction, pressed.table)


@door("back")
async def back(interaction: Interaction, pressed: Pressed) -> None:
    """Somebody who had gone quiet is here again."""
    # Whoever comes through a door of their table is back: there is nothing left to do.
    await made_known(interaction, pressed.table)


@door("undo", first=promise)
async def undo(interaction: Interaction, pressed: Pressed) -> None:
    """Say what would be taken back, and ask."""
    await offer_undo(interaction, pressed.table)


async def offer_undo(interaction: Interaction, table_id: int) -> None:
    """Say what an undo would take back, with a button that does it. Raises Mistake."""
    snapshot = await own(interaction, table_id)
    if snapshot.undoable is None:
        raise UserError(
            text.plain(snapshot.undo_barred or "You have no answer that can still be taken back.")
        )
    button = Press(
        table_id,
        "undone",
        str(snapshot.row.revision),
        label="Take it back",
        style=discord.ButtonStyle.danger,
    )
    await say(interaction, note(text.plain(snapshot.undoable), *rows_of([button])))


@door("undone")
async def undone(interaction: Interaction, pressed: Pressed) -> None:
    """Take it back, if it is still what was said."""
    snapshot = await own(interaction, pressed.table)
    await play.check_uncounted(interaction.client.sessions, interaction.id)
    if str(snapshot.row.revision) != pressed.part(0):
        raise UserError(
            with_way("The table has moved on since; look again with `/undo`.", snapshot)
        )
    told = await play.undo(
        interaction.client.sessions, pressed.table, interaction.user.id, interaction.id
    )
    await made_known(interaction, pressed.table, told)
