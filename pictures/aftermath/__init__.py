"""Show Aftermath: the page as a map, the party and its enemies, the town and the colony."""

from typing import Any

from pictures.aftermath import board
from pictures.aftermath.map import travel
from pictures.aftermath.people import cards, roster
from pictures.aftermath.words import Message, facts
from pictures.aftermath.words import descriptions as words
from pictures.artist import FromFunctions
from pictures.drawing import Drawing
from rules.aftermath.view_models import View
from rules.engine import Prompt


def list_pictures(view: View) -> tuple[Drawing, ...]:
    """Make the public pictures: the page, the party with its enemies if there is a party, and the
    town with the colony."""
    public, way = facts.make_public_view(view), facts.make_way(view)
    page, party, town = (
        str(Message(key)) for key in ("picture-page", "picture-party", "picture-town")
    )
    found = [Drawing("table", page, public, board.draw, words.describe_picture)]
    if view.party:
        found.append(Drawing("party", party, public, roster.draw, words.describe_roster))
    found.append(Drawing("town", town, way, travel.draw, words.describe_way_picture))
    return tuple(found)


ON_THE_PAGE = frozenset(
    [
        *("act", "move-space", "move-cards", "live-rail", "knock", "task"),
        *("spotter", "ricochet", "barge", "hurl", "hurl-space", "hurl-consent", "tunnel"),
    ]
)
"""The topics of questions about spaces and figures, which are shown with the page."""


def list_private_pictures(view: View, prompt: Prompt[Any] | None) -> tuple[Drawing, ...]:
    """Make the picture of the page if the question is about it, and that of the hands of the seat's
    own characters if they hold any card."""
    found = []
    if prompt is not None and prompt.topic in ON_THE_PAGE and view.page is not None:
        shown = view.page
        title = Message("picture-own-page", page=shown.title, situation=shown.situation)
        public, describe = facts.make_public_view(view), words.describe_picture
        found.append(Drawing("page", str(title), public, board.draw_page_alone, describe))
    if any(hand.cards for hand in view.hands):
        own = str(Message("picture-hand"))
        found.append(
            Drawing("hand", own, facts.collect_own_hands(view), cards.draw, words.describe_hands)
        )
    return tuple(found)


ARTIST = FromFunctions(
    pictures=list_pictures,
    panel=words.format_panel,
    words=words.describe_table,
    hand=words.format_hand,
    pages={"hand": words.format_hand, "look": words.describe_whole_page},
    private=list_private_pictures,
)
