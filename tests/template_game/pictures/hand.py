"""A keeper's own cards."""

from dataclasses import dataclass

from PIL import Image

from pictures.kit import panels, text, tokens
from pictures.kit.canvas import encode_png, stamp
from pictures.kit.text import PICTURE_WIDTH
from pictures.kit.tones import CREAM, EMBER, INK, PAPER, TABLE
from tests.template_game.pictures.board import palette
from tests.template_game.pictures.marks import figures
from tests.template_game.rules.model.cards import CARDS

CARD, GAP, ACROSS = (340, 250), 15, 3


@dataclass(frozen=True)
class Hand:
    """What is in hand, and which kinds can be played now."""

    cards: tuple[str, ...]
    playable: tuple[str, ...]


def draw_hand(hand: Hand) -> bytes:
    """Three cards in a row, as many rows as it takes."""
    wide, high = CARD
    rows = -(-len(hand.cards) // ACROSS)
    picture = Image.new("RGB", (PICTURE_WIDTH, rows * (high + GAP) + GAP), TABLE)
    for n, kind in enumerate(hand.cards):
        x, y = GAP + n % ACROSS * (wide + GAP), GAP + n // ACROSS * (high + GAP)
        if kind in hand.playable:
            stamp(picture, panels.draw_plate(wide, high, EMBER, INK, corner=10), x, y)
        ground = CREAM if kind in hand.playable else PAPER
        stamp(
            picture, panels.draw_plate(wide - 16, high - 16, ground, INK, corner=10), x + 8, y + 8
        )
        name, does = str(CARDS[kind].name), str(CARDS[kind].does)
        text.write_fitted(picture, (x + 28, y + 48), name, 48, INK, room=wide - 120, bold=True)
        sign = tokens.draw_token(figures.CARDS[kind], 64, ground)
        stamp(picture, sign, x + wide - 84, y + 18)
        text.write_paragraph(
            picture, (x + 28, y + 88), does, 34, INK, room=wide - 56, height=high - 108
        )
    return encode_png(picture, palette())
