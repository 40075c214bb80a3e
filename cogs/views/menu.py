"""The menu of a table, which has the actions that the card has no button for."""

from discord.ui import LayoutView

from cogs.ui.components import Press, Row, divide_into_rows, make_note
from cogs.views.card import EARLIER, REMATCH, REPLAY, STORY, UNDO
from cogs.views.plain import has_other_pictures
from cogs.words import Message
from tables.snapshot import Snapshot
from tables.wording import campaigns, text

HAND, PICTURES, BOARD, HOW, RECAP, KEEP = (
    Message("my-hand"),
    Message("pictures"),
    Message("board-in-words"),
    Message("how-to-play"),
    Message("recap"),
    Message("keep-game"),
)


def make_watcher_rows(snapshot: Snapshot) -> list[Row]:
    """Make the "Board" button for a person without a seat at a game that has begun. Return no rows
    for players."""
    if snapshot.view is None or snapshot.seat is not None:
        return []
    return divide_into_rows([Press(snapshot.id, "board", label=Message("board"))])


def make_menu(snapshot: Snapshot) -> LayoutView:
    """Make the menu with the buttons that are of use to the snapshot's seat now."""
    table, row = snapshot.id, snapshot.row
    view = snapshot.view
    seen = view is not None
    wanted = [
        ("hand", HAND, seen and snapshot.seat is not None),
        (
            "pictures",
            PICTURES,
            view is not None and not snapshot.is_words_only and has_other_pictures(row.game, view),
        ),
        ("board", BOARD, seen),
        ("earlier", EARLIER, seen),
        ("recap", RECAP, seen),
        ("how", HOW, True),
        ("tale", STORY, seen and row.is_active),
        ("replay:public", REPLAY, seen and row.is_active),
        ("keep", KEEP, seen and not row.is_active),
        (f"undo:{row.revision}", UNDO, snapshot.undoable is not None),
        ("rematch", REMATCH, not row.is_active and campaigns.find_next_chapter(row) is not None),
    ]
    buttons = [Press(table, *door.split(":"), label=label) for door, label, fits in wanted if fits]
    return make_note(f"**{text.format_plain(snapshot.game.title)}**", *divide_into_rows(buttons))
