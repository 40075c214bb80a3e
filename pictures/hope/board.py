"""Draw the whole picture: whose move it is, the country with the people in it, and beneath each of
them what they have."""

from functools import lru_cache

from PIL import Image

from pictures.hope import stage
from pictures.hope.map.land.places import HIGH, draw_small_country
from pictures.hope.marks.colours import MARGIN, PALE, WIDTH, make_inks
from pictures.hope.people import cards, columns
from pictures.hope.words import Message, facts
from pictures.kit import players
from pictures.kit.canvas import encode_png, stamp, write
from pictures.kit.players import Mark, draw_mark
from pictures.kit.signs import draw_acting_player_arrow
from pictures.kit.text import (
    lay_out_text,
    measure_line_step,
    measure_text,
    write_fitted,
    write_lines,
)
from pictures.kit.tones import CREAM, EMBER_HOT, INK, TABLE, TABLE_LIT
from rules.hope.effects.language.models import Terrain
from rules.hope.model.terms import TERRAIN_NAMES
from rules.hope.view import SceneView, View

LINE = 72
"""How high the line is that says whose move it is."""
TALLEST = 1690
"""How high the whole picture may be; cards that do not fit are only counted."""
DECK = 116
"""How high the small country of a deck is."""


def make_seat_marks(view: View) -> list[Mark]:
    """Make each player's mark: colour, shape and initial."""
    return list(players.make_marks([person.player for person in view.people]))


def draw(view: View) -> bytes:
    """Draw the table as a PNG, 1080 pixels wide."""
    signs = make_seat_marks(view)
    told = _lay_out_notes(view)
    head = LINE + (len(told) * measure_line_step(30) + 14 if told else 0)
    decks = DECK + 88 if _is_choosing_deck(view) else 0
    tail = decks + 54 * bool(view.commons) + 46 * bool(view.omens)
    fixed = head + HIGH + tail + MARGIN
    room = TALLEST - fixed - columns.measure_columns(view, signs, 0)
    picture = Image.new("RGB", (WIDTH, fixed + columns.measure_columns(view, signs, room)), TABLE)
    _draw_head(picture, view, signs, told)
    stage.draw(picture, view, signs, head)
    columns.draw(picture, view, signs, head + HIGH, room)
    y = picture.height - MARGIN - tail
    _draw_decks(picture, view, y)
    _draw_stores(picture, view, y + decks)
    return encode_png(picture, make_inks(*facts.find_country_and_light(view)))


# -- whose move it is ------------------------------------------------------------------------------


def _lay_out_notes(view: View) -> list[str]:
    """Lay out the notes beneath the move, in two lines at most."""
    scene = view.scene
    parts = []
    if scene is not None and scene.step == "rolled":
        parts.append(_describe_hardship(scene))
    elif scene is None:
        parts.append(facts.describe_outcome(view))
    parts.append(facts.describe_awaited(view))
    if scene is not None and scene.step == "plead":
        parts += _list_scene_notes(view, scene)
    text = ". ".join(part for part in parts if part)
    return lay_out_text(text, 30, WIDTH - 32, 2 * measure_line_step(30))[0] if text else []


def _list_scene_notes(view: View, scene: SceneView) -> list[str]:
    found = []
    if scene.kind == "roll":
        dice = sum(scene.given.values()) + len(scene.last_hope)
        done = view.awaited == [scene.drawer]
        found.append(
            Message("all-are-in", dice=dice)
            if done
            else Message("each-may-give", most=scene.ceiling)
        )
    if scene.changes:
        found.append(Message("hardship-so-far", parts=facts.list_parts(scene.changes)))
    return [str(note) for note in found]


def _describe_hardship(scene: SceneView) -> str:
    """Describe the hardship and its parts (HI-8.11)."""
    printed = scene.changes[0][1] if scene.changes else 0
    parts = facts.list_parts(scene.changes[1:])
    if not parts:
        return str(Message("hardship", hardship=scene.hardship))
    return str(Message("hardship-of-parts", hardship=scene.hardship, printed=printed, parts=parts))


def _draw_head(picture: Image.Image, view: View, signs: list[Mark], told: list[str]) -> None:
    picture.paste(EMBER_HOT, (0, 0, WIDTH, LINE))
    x: float = 14
    if view.awaited:
        stamp(picture, draw_acting_player_arrow(48), x, LINE / 2 - 24)
        x += 58
    right = WIDTH - 12
    for seat in reversed(view.awaited):
        sign = draw_mark(signs[seat], 56)
        right -= sign.width
        stamp(picture, sign, right, LINE / 2 - 28)
        right -= 6
    text = facts.describe_move(view)
    write_fitted(picture, (x, LINE / 2), text, 46, INK, room=right - 10 - x, bold=True)
    if told:
        high = len(told) * measure_line_step(30) + 14
        picture.paste(TABLE_LIT, (0, LINE, WIDTH, LINE + high))
        write_lines(picture, (16, LINE + 7), told, 30, CREAM)


# -- the decks, and what is everybody's ------------------------------------------------------------


def _is_choosing_deck(view: View) -> bool:
    """Whether a player is choosing a deck now."""
    return view.phase == "turns" and view.scene is None and view.awaited == [view.turn]


def _draw_decks(picture: Image.Image, view: View, y: int) -> None:
    """Draw the five decks to choose from, and how many Scenes each has left (HI-4.1)."""
    if not _is_choosing_deck(view):
        return
    _, light = facts.find_country_and_light(view)
    for column, (deck, left) in zip(columns.lay_out_evenly(5), view.decks.items(), strict=True):
        stamp(picture, _draw_deck_thumb(deck, light, column.wide), column.left, y + 10)
        name = TERRAIN_NAMES[deck]
        at = (column.left + 4, y + DECK + 30)
        write_fitted(picture, at, name, 30, CREAM, room=column.wide - 4)
        tail = str(Message("cards-left", left=left))
        write(picture, (column.left + 4, y + DECK + 62), tail, 30, PALE)


@lru_cache(maxsize=25)
def _draw_deck_thumb(deck: Terrain, light: int, wide: int) -> Image.Image:
    """Draw a deck's country, small, on a card."""
    held = Image.new("RGBA", (wide, DECK), (*CREAM, 255))
    held.paste(draw_small_country(deck, light, wide - 8, DECK - 8), (4, 4))
    return held


def _draw_stores(picture: Image.Image, view: View, y: int) -> None:
    """Draw the group's cards (HI-12.7), and write the omens for the next Scenes."""
    if view.commons:
        x = write(picture, (14, y + 30), str(Message("the-groups")), 30, CREAM) + 14
        for card in view.commons:
            thing = cards.make_asset_card(card)
            wide = (
                round(measure_text(card.name, 30))
                + 2 * cards.PAD
                + cards.ICON
                + cards.DOTS_WIDTH
                + 8
            )
            if x + wide > WIDTH - MARGIN:
                break
            stamp(picture, cards.draw_small_card(thing, wide), x, y + 8)
            x += wide + 8
        y += 54
    if view.omens:
        omens = str(Message("omens", omens="; ".join(map(str, view.omens))))
        write_fitted(picture, (14, y + 24), omens, 30, EMBER_HOT, room=WIDTH - 28)
