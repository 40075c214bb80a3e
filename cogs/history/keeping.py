"""Gives people what they may keep of a game that is over, from its last card. That card stays when
the next table has opened and the commands mean that table."""

from discord.ui import Container, TextDisplay

from cogs.client import Interaction
from cogs.history import book, replay, verify
from cogs.history.reading import (
    add_language_to_label,
    find_pressed_language,
    list_table_and_own_languages,
)
from cogs.table.lookup import take_user_snapshot
from cogs.ui.components import Press, divide_into_rows
from cogs.ui.errors import promise_reply, send_reply
from cogs.ui.handlers import NOT_OURS, Pressed, register_handler
from cogs.ui.message import MessageView
from cogs.words import Message
from tables.errors import UserError
from tables.snapshot import Snapshot
from tables.wording import text

REPLAY_LABELS = {
    "public": Message("replay-public"),
    "own": Message("replay-own"),
    "whole": Message("replay-whole"),
}


def make_keep_menu(snapshot: Snapshot) -> MessageView:
    """Make the menu of the files that people may keep of the game, with a button for each."""
    table = snapshot.id
    tale = [
        Press(table, "story", "0", "f", label=Message("read-here")),
        *book.make_book_buttons(snapshot),
    ]
    eyes = [each for each in REPLAY_LABELS.items() if each[0] != "own" or snapshot.seat is not None]
    replays = [
        Press(
            table, "replay", kind, language, label=add_language_to_label(snapshot, label, language)
        )
        for language in list_table_and_own_languages(snapshot)
        for kind, label in eyes
    ]
    proof = [Press(table, "proof", label=Message("verify-dice"))]
    heading = Message("keep-heading", game=text.format_plain(snapshot.game.title), table=table)
    return MessageView(
        Container(
            TextDisplay(str(heading)),
            *divide_into_rows(tale),
            TextDisplay(str(Message("keep-replay"))),
            *divide_into_rows(replays),
            TextDisplay(str(Message("keep-proof"))),
            *divide_into_rows(proof),
        )
    )


@register_handler("keep", first=promise_reply, returns=False)
async def press_keep_files(interaction: Interaction, pressed: Pressed) -> None:
    """Send the user the menu of files to keep, for "Keep this game"."""
    snapshot = await _require_finished_game(interaction, pressed)
    await send_reply(interaction, make_keep_menu(snapshot))


@register_handler("replay", first=promise_reply, returns=False)
async def press_replay(interaction: Interaction, pressed: Pressed) -> None:
    """Send the replay whose button was pressed."""
    kind = pressed.find_part(0)
    if kind not in REPLAY_LABELS:
        raise UserError(NOT_OURS)
    snapshot = await take_user_snapshot(interaction, pressed.table)
    language = find_pressed_language(snapshot, pressed, 1)
    await replay.send_replay(interaction, snapshot, kind, language)


@register_handler("proof", first=promise_reply, returns=False)
async def press_proof(interaction: Interaction, pressed: Pressed) -> None:
    """Send the proof for "Verify the dice"."""
    await verify.show_proof(interaction, await _require_finished_game(interaction, pressed))


async def _require_finished_game(interaction: Interaction, pressed: Pressed) -> Snapshot:
    """Take the table's snapshot for the user. Raises UserError unless a game has ended there."""
    snapshot = await take_user_snapshot(interaction, pressed.table)
    if snapshot.row.is_active or snapshot.view is None:
        raise UserError(Message("not-over"))
    return snapshot
