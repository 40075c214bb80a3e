"""Set answers ahead, by the panel's button or by `/table ahead`."""

from dataclasses import replace
from typing import get_args

from cogs.client import Interaction
from cogs.table.lookup import make_table_command
from cogs.table.outcomes import lock_table_for_interaction, show_outcome
from cogs.ui.components import shorten_id
from cogs.ui.errors import promise_reply, send_reply, show_in_place
from cogs.ui.handlers import NOT_OURS, Pressed, register_handler, register_table_handler
from cogs.views import answer_ahead as views
from cogs.words import Message
from rules.engine import Event, Illegal
from rules.engine.ahead import make_preset
from rules.engine.presets import ALWAYS, Preset, Scope
from tables.actions import answer_ahead, play
from tables.errors import UserError
from tables.session import TableSession
from tables.wording import text

OFFER_CHANGED = Message("ahead-changed")
NO_ANSWER_CHOSEN = Message("ahead-unanswered")


@register_table_handler("ahead", promise_reply, returns=False)
async def show_answer_ahead(interaction: Interaction, table_id: int) -> None:
    """ "Answer ahead": show the user which answers they have set ahead and which they may set, in a
    message of its own. Raises UserError."""
    async with lock_table_for_interaction(interaction, table_id) as session:
        now = answer_ahead.make_overview(session, interaction.user.id)
    await send_reply(
        interaction, views.make_ahead_panel(table_id, now, views.make_first_draft(now))
    )


ahead = make_table_command("command-ahead", show_answer_ahead, first=promise_reply)


@register_handler("aheadpick", returns=False)
async def pick_draft_field(interaction: Interaction, pressed: Pressed) -> None:
    """Note what the user chose in one of the selects, and show it. Note it before the panel
    changes, because a quick user may press a button before then."""
    field = pressed.find_part(0)
    if field not in views.DRAFT_FIELDS:
        raise UserError(NOT_OURS)
    drafts, message_id = interaction.client.drafts, _find_pressed_message_id(interaction)
    draft = drafts.get(message_id, _parse_draft(pressed, 1)).with_choice(
        field, pressed.find_picked_value()
    )
    drafts[message_id] = draft
    async with lock_table_for_interaction(interaction, pressed.table) as session:
        now = answer_ahead.make_overview(session, interaction.user.id)
    if drafts.get(message_id) == draft:  # else a later choice is shown, or was set
        await show_in_place(interaction, views.make_ahead_panel(pressed.table, now, draft))


@register_handler("aheadset", returns=False)
async def press_save(interaction: Interaction, pressed: Pressed) -> None:
    """ "Save": set the answer ahead. If it fits an open question, answer that question at once."""
    sessions, user_id = interaction.client.sessions, interaction.user.id
    drafts, message_id = interaction.client.drafts, _find_pressed_message_id(interaction)
    shown = _parse_draft(pressed, 0)
    draft = drafts.get(message_id, shown).with_answer_of(shown)
    async with lock_table_for_interaction(interaction, pressed.table) as session:
        preset = _make_preset(session, user_id, draft)
        ends = answer_ahead.describe_scope_end(session, preset.scope)
        came = await answer_ahead.set_answer_ahead(sessions, session, user_id, preset)
        drafts.pop(message_id, None)
        if came is None:
            now = answer_ahead.make_overview(session, user_id)
    if came is None:
        view = views.make_ahead_panel(
            pressed.table, now, views.make_first_draft(now), views.SET_AHEAD
        )  # its list shows what was set
        await show_in_place(interaction, view)
    else:  # an open question was answered; the user's panel replaces this one
        said = str(Message("ahead-set", ends=ends, answer=preset.words))
        told = Event(said, (came.own.seat or 0,))
        await show_outcome(interaction, replace(came, told=[told, *came.told]))


def _make_preset(session: TableSession, user_id: int, draft: views.Draft) -> Preset:
    """Make the answer ahead that the draft describes. Raises UserError if incomplete or
    outdated."""
    now = answer_ahead.make_overview(session, user_id)
    found = views.find_offered_kind(now, draft)
    if found is not None and draft.answer == views.NOT_CHOSEN:
        raise UserError(NO_ANSWER_CHOSEN)
    answer = None if found is None else views.find_choice(found.answers, draft.answer)
    condition = None if found is None else views.find_condition_id(found, draft)
    scope = next((each for each in get_args(Scope) if each == draft.scope), None)
    if found is None or answer is None or condition is None or scope is None:
        raise UserError(OFFER_CHANGED)
    try:
        return make_preset(
            session.running_game,
            play.find_own_seat(session, user_id),
            found.kind.key,
            answer=answer.id,
            condition=condition,
            scope=scope,
        )
    except Illegal as refusal:
        raise UserError(str(refusal)) from refusal


@register_handler("aheadoff", returns=False)
async def press_take_back(interaction: Interaction, pressed: Pressed) -> None:
    """ "Take back": remove an answer ahead, so that the bot asks the user again."""
    sessions, user_id = interaction.client.sessions, interaction.user.id
    async with lock_table_for_interaction(interaction, pressed.table) as session:
        case = next(
            (
                (each.kind, each.condition)
                for each in session.presets.get(user_id, ())
                if (shorten_id(each.kind), shorten_id(each.condition or views.NOT_CHOSEN))
                == (pressed.find_part(0), pressed.find_part(1))
            ),
            ("", ALWAYS),
        )
        gone = await answer_ahead.remove_answer_ahead(sessions, session, user_id, *case)
        interaction.client.drafts.pop(_find_pressed_message_id(interaction), None)
        now = answer_ahead.make_overview(session, user_id)
    said = str(Message("ahead-taken-back", answer=text.format_plain(str(gone.words))))
    await show_in_place(
        interaction, views.make_ahead_panel(pressed.table, now, views.make_first_draft(now), said)
    )


def _find_pressed_message_id(interaction: Interaction) -> int:
    """Return the id of the message whose component the user pressed, or 0 if there is none."""
    return interaction.message.id if interaction.message is not None else 0


def _parse_draft(pressed: Pressed, start: int) -> views.Draft:
    return views.Draft(
        *(pressed.find_part(n) for n in range(start, start + len(views.DRAFT_FIELDS)))
    )
