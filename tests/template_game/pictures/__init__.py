"""The Last Cistern: the tank and the two keepers, and each one's own cards."""

from typing import Any

from pictures.artist import HAND_PICTURE, FromFunctions
from pictures.drawing import Drawing
from rules.engine import Prompt
from tests.template_game.pictures import board, hand
from tests.template_game.pictures.words import Message
from tests.template_game.pictures.words import descriptions as words
from tests.template_game.rules.view import View


def list_pictures(view: View) -> tuple[Drawing, ...]:
    """One: what everybody may see."""
    facts = view.model_copy(update={"seat": None, "hand": []})
    return (
        Drawing("table", str(Message("table")), facts, board.draw_table, words.describe_picture),
    )


def list_private_pictures(view: View, prompt: Prompt[Any] | None) -> tuple[Drawing, ...]:
    """The seat's cards; those that can be played now have a bright edge."""
    if not view.hand:
        return ()
    asked = prompt.options if prompt is not None else ()
    playable = {option.id.removeprefix("play-") for option in asked}
    if any(option.id == "close" for option in asked):
        playable.add("lid")
    facts = hand.Hand(tuple(view.hand), tuple(sorted(playable & set(view.hand))))
    return (
        Drawing(
            HAND_PICTURE, str(Message("your-cards")), facts, hand.draw_hand, words.describe_cards
        ),
    )


ARTIST = FromFunctions(
    pictures=list_pictures,
    private=list_private_pictures,
    panel=words.format_panel,
    words=words.describe_table,
    hand=words.format_hand,
    pages={},
    hand_is_drawn=True,
)
