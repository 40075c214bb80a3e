"""Answer prompts by buttons, selects and forms, and show the private panel."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from cogs.client import Interaction
from cogs.table.lookup import add_icons, paint_panel_pictures, reply_and_publish
from cogs.table.outcomes import (
    carry_out_and_show,
    lock_table_for_interaction,
    note_lesson_read,
    note_panel,
    note_panel_read,
    show_table,
)
from cogs.ui.components import DIGEST_MARK, shorten_id
from cogs.ui.errors import SECONDS_FOR_TABLE, promise_reply, send_reply
from cogs.ui.handlers import NOT_OURS, Pressed, register_handler
from cogs.ui.panels import ShownMessage, make_question_check, remove_answers
from cogs.views import private_panel, questions
from cogs.views.menu import make_watcher_rows
from cogs.views.plain import list_hand_drawings
from cogs.views.private_panel import OpenQuestion
from cogs.words import Message
from rules.engine import Answer, Illegal, Prompt
from tables.actions import play
from tables.actions.bots import resume_bots
from tables.actions.returning import give_place_back_in_session
from tables.committing import Change
from tables.errors import UserError
from tables.people.lessons import find_opening_lesson
from tables.session import TableSession, is_same_question
from tables.snapshot import Snapshot


def find_asked_prompt(
    interaction: Interaction, session: TableSession, pressed: Pressed
) -> Prompt[Any]:
    """Find the open prompt that a component names, if the user is asked it. If another player is,
    find the same question to the user. Raises UserError."""
    prompt_id = pressed.find_part(0)
    if prompt_id.startswith(DIGEST_MARK):
        prompts = play.require_running_game(session).prompts
        prompt_id = next((p.id for p in prompts if shorten_id(p.id) == prompt_id), prompt_id)
    return play.find_open_prompt(session, interaction.user.id, prompt_id)


def _require_fit(fits: bool) -> None:
    """Raise UserError unless `fits`, which says whether the component fits the prompt. The bot
    makes only components that fit, so the custom_id is forged or out of date."""
    if not fits:
        raise UserError(NOT_OURS)


def _read_answer(prompt: Prompt[Any], refs: Sequence[str]) -> Answer:
    """Turn the ids in a button or a list into an answer. Raises UserError."""
    _require_fit(prompt.kind != "text" and bool(refs))
    try:
        if prompt.kind == "number":
            return questions.parse_words(prompt, refs[0])
        return questions.find_option_ids(prompt, refs)
    except Illegal as refusal:
        raise UserError(Message("choose-again", refusal=str(refusal))) from refusal


Reader: TypeAlias = Callable[[Prompt[Any], Pressed], Answer]
"""Reads the answer to a prompt out of a press. Raises UserError or Illegal."""


def _register_reader(name: str) -> Callable[[Reader], Reader]:
    """Make a decorator that registers a reader for presses. The answer is saved and shown."""

    def register(read: Reader) -> Reader:
        @register_handler(name, returns=False)
        async def press_answer(interaction: Interaction, pressed: Pressed) -> None:
            def read_and_decide(session: TableSession) -> Change:
                prompt = find_asked_prompt(interaction, session, pressed)
                answer = partial(read, prompt, pressed)
                return play.decide_answer(
                    session, interaction.user.id, prompt, answer, interaction.id
                )

            await carry_out_and_show(interaction, pressed.table, read_and_decide)

        return read

    return register


@_register_reader("answer")
def read_button(prompt: Prompt[Any], pressed: Pressed) -> Answer:
    """Return the answer that the button stands for."""
    return _read_answer(prompt, [pressed.find_part(1)])


@_register_reader("none")
def read_none(prompt: Prompt[Any], _: Pressed) -> Answer:
    """Return the answer that chooses none of the options."""
    _require_fit(prompt.kind == "choice" and prompt.least == 0)
    return []


@_register_reader("asis")
def read_unchanged(prompt: Prompt[Any], _: Pressed) -> Answer:
    """Return the text that the form begins with."""
    _require_fit(prompt.kind == "text" and bool(prompt.as_it_is))
    return prompt.default


@_register_reader("choose")
def read_select(prompt: Prompt[Any], pressed: Pressed) -> Answer:
    """Return the options or the number that the user picked in a select."""
    return _read_answer(prompt, pressed.values)


@_register_reader("written")
def read_form(prompt: Prompt[Any], pressed: Pressed) -> Answer:
    """Return what the user typed into a form, or ticked in it."""
    words = pressed.find_typed_text()
    if prompt.kind == "choice":
        return questions.find_option_ids(prompt, pressed.values)
    return questions.parse_words(prompt, words)


@register_handler("page", returns=False)
async def turn_options_page(interaction: Interaction, pressed: Pressed) -> None:
    """Show another page of the question's options."""
    async with lock_table_for_interaction(interaction, pressed.table) as session:
        prompt = find_asked_prompt(interaction, session, pressed)
        _require_fit(pressed.parse_part_number(1) < questions.count_pages(prompt) > 1)
        seat = session.find_seat(interaction.user.id)
        snapshot = await interaction.client.sessions.take_snapshot(session, seat=seat)
    await _redraw_question(
        interaction, snapshot, OpenQuestion(prompt.id, pressed.parse_part_number(1))
    )


async def _redraw_question(
    interaction: Interaction, snapshot: Snapshot, opened: OpenQuestion
) -> None:
    message = interaction.message
    alone = interaction.guild_id is None or (message is not None and message.flags.ephemeral)
    _require_fit(alone)  # a message that everybody sees must not become a private panel
    if any(prompt.id == opened.prompt for prompt in snapshot.seldom_used_prompts):
        shown, plain = [], private_panel.make_more_view(snapshot, opened)
    else:
        shown = await paint_panel_pictures(interaction, snapshot)
        plain = private_panel.make_private_panel(snapshot, opened=opened, shown=shown)
    view = await add_icons(interaction, snapshot, plain)
    await interaction.client.panels.show_in_place(interaction, view, shown)


@register_handler("form", first=None)
async def press_form(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form for a number, a text or options to tick. Discord wants a form as the first
    response, within three seconds. So if the table is locked, the form is made from the prompts
    that were open when the lock was taken. Its submission is checked against the prompts that are
    open then."""
    prompt = _find_loaded_prompt(interaction, pressed)
    if prompt is None:
        finding = asyncio.create_task(_find_form_prompt(interaction, pressed))
        finding.add_done_callback(lambda found: found.cancelled() or found.exception())
        await asyncio.wait([finding], timeout=SECONDS_FOR_TABLE)
        if not finding.done():
            raise UserError(Message("table-busy"))
        prompt = finding.result()
    _require_fit(prompt.kind != "choice" or questions.can_tick_several(prompt))
    number = pressed.parse_part_number(1) if len(pressed.rest) > 1 else 0
    _require_fit(number < questions.count_forms(prompt))
    # The game is not known without waiting for the table if the table is not loaded.
    session = interaction.client.sessions.find_loaded_session(pressed.table)
    title = session.game.title if session else str(Message("your-move"))
    modal = questions.make_form(pressed.table, prompt, title, number)
    await interaction.response.send_modal(modal)


async def _find_form_prompt(interaction: Interaction, pressed: Pressed) -> Prompt[Any]:
    async with lock_table_for_interaction(interaction, pressed.table) as session:
        return find_asked_prompt(interaction, session, pressed)


def _find_loaded_prompt(interaction: Interaction, pressed: Pressed) -> Prompt[Any] | None:
    """Find the user's prompt that a component names without waiting for the locked table. Return
    None if the table is not locked, or if the prompt is not known without waiting for it."""
    sessions = interaction.client.sessions
    session = (
        sessions.find_loaded_session(pressed.table) if sessions.is_locked(pressed.table) else None
    )
    wanted = pressed.find_part(0)
    named = (
        next((p for p in session.questions.asked if shorten_id(p.id) == wanted), None)
        if session
        else None
    )
    if session is None or named is None:
        return None
    seat = session.find_seat(interaction.user.id)
    same = (p for p in session.questions.asked if p.seat == seat and is_same_question(named, p))
    return named if named.seat == seat else next(same, None)


# -- the person's own panel ----------------------------------------------------------------------


async def take_seated_snapshot(interaction: Interaction, table_id: int) -> Snapshot:
    """Take a snapshot from the user's seat. If they were absent or a bot has their seat, they first
    take it up again. Raises UserError if they have no seat or the game has not begun."""
    sessions, user_id = interaction.client.sessions, interaction.user.id
    interaction.client.publisher.retry_card(table_id)
    row = await interaction.client.store.find_table(table_id)
    async with sessions.lock_table(table_id) as session:
        await give_place_back_in_session(sessions, session, user_id)
        snapshot = await sessions.take_snapshot(
            session, session.merge_stored_row(row), session.find_seat(user_id)
        )
    if snapshot.view is None:
        raise UserError(Message("not-begun"))
    if snapshot.seat is None:
        raise UserError(Message("not-sitting"), *make_watcher_rows(snapshot))
    return snapshot


@register_handler("yours", first=promise_reply, returns=False)
async def press_yours(interaction: Interaction, pressed: Pressed) -> None:
    """ "Your move": show the user's questions in a message of their own."""
    await show_panel(interaction, pressed.table)
    await reply_and_publish(interaction, pressed.table)


@register_handler("hand", first=promise_reply, returns=False)
async def press_hand(interaction: Interaction, pressed: Pressed) -> None:
    """ "My hand": show everything that is the user's own."""
    snapshot = await take_seated_snapshot(interaction, pressed.table)
    shown = await paint_panel_pictures(interaction, snapshot, list_hand_drawings)
    view = await add_icons(interaction, snapshot, private_panel.make_hand_view(snapshot, shown))
    said = await interaction.client.panels.send_panel(interaction, view, shown)
    interaction.client.panels.note_shown_message(
        interaction, snapshot.id, ShownMessage(said), "hand"
    )
    await interaction.client.sessions.people.record_look(snapshot.row, interaction.user.id)


async def show_panel(interaction: Interaction, table_id: int) -> None:
    """Show the user their own panel, and note that they have looked at the table. Raises
    UserError, as `take_seated_snapshot` does."""
    snapshot = await take_seated_snapshot(interaction, table_id)
    shown = await paint_panel_pictures(interaction, snapshot)
    panel = await add_icons(
        interaction, snapshot, private_panel.make_private_panel(snapshot, shown=shown)
    )
    said = await interaction.client.panels.send_panel(interaction, panel, shown)
    note_panel(interaction, snapshot, said, panel)
    sessions = interaction.client.sessions
    await sessions.people.record_look(snapshot.row, interaction.user.id)
    await note_panel_read(interaction, snapshot)


@register_handler("more", first=promise_reply, returns=False)
async def press_more(interaction: Interaction, pressed: Pressed) -> None:
    """ "More": show the user's questions that are seldom used, and what they may look at."""
    snapshot = await take_seated_snapshot(interaction, pressed.table)
    view = await add_icons(interaction, snapshot, private_panel.make_more_view(snapshot))
    said = await send_reply(interaction, view)
    assert snapshot.seat is not None
    prompts = snapshot.seldom_used_prompts
    shown = ShownMessage(
        said, make_question_check(snapshot.seat, prompts), remove_answers(view, snapshot.id)
    )
    interaction.client.panels.note_shown_message(interaction, snapshot.id, shown, "more")
    await note_lesson_read(interaction, snapshot, prompts)


@register_handler("goon", returns=False)
async def press_go_on(interaction: Interaction, pressed: Pressed) -> None:
    """ "Go on": note that a newcomer has read how the game begins, and let the bots play on."""
    snapshot = await take_seated_snapshot(interaction, pressed.table)
    await note_panel_read(interaction, snapshot)
    await interaction.client.sessions.people.record_lesson(
        interaction.user.id, find_opening_lesson(snapshot.game)
    )
    await resume_bots(interaction.client.sessions, pressed.table)
    await show_table(interaction, pressed.table)


@register_handler("back")
async def press_i_am_back(interaction: Interaction, pressed: Pressed) -> None:
    """Show the table. A press at their table has already ended the user's absence."""
    await show_table(interaction, pressed.table)
