"""Hope Inhumanity: the country that the road leads through, and the people on it."""

from typing import Any

from pictures.artist import FromFunctions
from pictures.drawing import Drawing
from pictures.hope import board, hand
from pictures.hope.people import cast
from pictures.hope.words import Message
from pictures.hope.words import descriptions as words
from rules.hope.view import Private, View


def list_pictures(view: View) -> tuple[Drawing, ...]:
    """List the one picture: the country, its people and their cards, without private facts."""
    public: dict[str, Any] = {"seat": None, "private": Private(), "veils": [], "proposals": []}
    facts = view.model_copy(update=public)
    return (
        Drawing("table", str(Message("picture-table")), facts, board.draw, words.describe_picture),
    )


ARTIST = FromFunctions(
    pictures=list_pictures,
    panel=words.format_panel,
    words=words.describe_table,
    hand=words.format_hand,
    pages={"look": words.describe_look_page},
    private=hand.list_private_pictures,
    faces=lambda view, _names: tuple(cast.find_faces(view.people)),
    hand_is_drawn=True,
)
