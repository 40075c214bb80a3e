"""Answering ahead: by the panel's button, or by `/table ahead`."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from discord import app_commands

from cogs.client import Interaction
from cogs.table.lookup import table_here
from cogs.table.outcomes import made_known, outcome, taken
from cogs.ui.components import ref
from cogs.ui.errors import promise, say, show_in_place
from cogs.ui.handlers import NOT_OURS, Pressed, handler
from cogs.views import answer_ahead as views
from rules.engine import Event, Illegal
from rules.engine.ahead import armed
from rules.engine.presets import ALWAYS, Preset, Scope
from tables.actions import answer_ahead, play
from tables.errors import UserError
from tables.session import TableSession
from tables.wording import text

CHANGED = "That cannot be answered ahead any more. Choose again."
UNANSWERED = "You have not chosen an answer yet, so nothing is set. Choose one, then press again."


@handler("ahead", first=promise, returns=False)
async def look(interaction: Interaction, pressed: Pressed) -> None:
    """ "Answer ahead": what the user has set, and may set, in a message of its own."""
    await show(interaction, pressed.table)


async def show(interaction: Interaction, table_id: int) -> None:
    """Show the user what they have answered ahead and may answer ahead. Raises UserError."""
    async with taken(interaction, table_id) as session:
        now = answer_ahead.overview(session, interaction.user.id)
    await say(interaction, views.panel(table_id, now, views.begun(now)))


@handler("aheadpick", returns=False)
async def pick(interaction: Interaction, pressed: Pressed) -> None:
    """Something was chosen in one of the selects. It is noted at once: whoever picks and presses
    quicker than the panel is changed presses on one that does not know of it yet."""
    field = pressed.part(0)
    if field not in views.FIELDS:
        raise UserError(NOT_OURS)
    drafts, message_id = interaction.client.drafts, _message_id(interaction)
    draft = drafts.get(message_id, _draft(pressed, 1)).chosen(field, pressed.value())
    drafts[message_id] = draft
    async with taken(interaction, pressed.table) as session:
        now = answer_ahead.overview(session, interaction.user.id)
    if drafts.get(message_id) == draft:  # otherwise what came after it is shown, or was set
        await show_in_place(interaction, views.panel(pressed.table, now, draft))


@handler("aheadset", returns=False)
async def set_(interaction: Interaction, pressed: Pressed) -> None:
    """ "Answer so": it is set, and a question that it fits is answered at once."""
    sessions, user_id = interaction.client.sessions, interaction.user.id
    drafts, message_id, came = interaction.client.drafts, _message_id(interaction), None
    shown = _draft(pressed, 0)
    draft = drafts.get(message_id, shown).with_answer_of(shown)
    async with taken(interaction, pressed.table) as session:
        preset = _meant(session, user_id, draft)
        until = answer_ahead.until(session, preset.scope)
        move = await answer_ahead.arm(sessions, session, user_id, preset)
        drafts.pop(message_id, None)
        if move is not None:
            came = await outcome(interaction, session, move)
        else:
            now = answer_ahead.overview(session, user_id)
    if came is None:
        view = views.panel(pressed.table, now, views.begun(now), views.SET)  # the list tells what
        await show_in_place(interaction, view)
    else:  # a question that was open; the panel takes this message's place
        said = f"Set, {until}: “{preset.words}”. “Answer ahead” takes it back."
        told = Event(said, (came.own.seat or 0,))
        await made_known(interaction, replace(came, told=[told, *came.told]))


def _meant(session: TableSession, user_id: int, draft: views.Draft) -> Preset:
    """What the draft sets now. Raises UserError where that is not offered any more."""
    now = answer_ahead.overview(session, user_id)
    found = views.kind_of(now, draft)
    if found is not None and draft.answer == views.NONE:
        raise UserError(UNANSWERED)
    answer = None if found is None else views.choice_of(found.answers, draft.answer)
    condition = None if found is None else views.condition_id(found, draft)
    scope = next((each for each in get_args(Scope) if each == draft.scope), None)
    if found is None or answer is None or condition is None or scope is None:
        raise UserError(CHANGED)
    try:
        return armed(
            session.playing,
            play.own_seat(session, user_id),
            found.kind.key,
            answer=answer.id,
            condition=condition,
            scope=scope,
        )
    except Illegal as refusal:
        raise UserError(str(refusal)) from refusal


@handler("aheadoff", returns=False)
async def off(interaction: Interaction, pressed: Pressed) -> None:
    """ "Take back": the user is asked again."""
    sessions, user_id = interaction.client.sessions, interaction.user.id
    async with taken(interaction, pressed.table) as session:
        case = next(
            (
                (each.kind, each.condition)
                for each in session.presets.get(user_id, ())
                if (ref(each.kind), ref(each.condition or views.NONE))
                == (pressed.part(0), pressed.part(1))
            ),
            ("", ALWAYS),
        )
        gone = await answer_ahead.take_back(sessions, session, user_id, *case)
        interaction.client.drafts.pop(_message_id(interaction), None)
        now = answer_ahead.overview(session, user_id)
    said = f"Taken back: “{text.plain(gone.words)}”. You are asked again."
    await show_in_place(interaction, views.panel(pressed.table, now, views.begun(now), said))


def _message_id(interaction: Interaction) -> int:
    """The message that was pressed on."""
    return interaction.message.id if interaction.message is not None else 0


def _draft(pressed: Pressed, start: int) -> views.Draft:
    return views.Draft(*(pressed.part(n) for n in range(start, start + len(views.FIELDS))))


@app_commands.command(
    name="ahead", description="Answer ahead what you will be asked here, and see what you have set."
)
async def ahead(interaction: Interaction) -> None:
    """What the user has set, and may set."""
    await promise(interaction)
    await show(interaction, await table_here(interaction))
