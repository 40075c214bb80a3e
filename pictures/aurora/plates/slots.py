"""Draw the Exploration Zone: for each slot a row with its cost, its card and its Bonus Actions."""

from PIL import Image

from pictures.aurora.facts import PERIODS
from pictures.aurora.marks import tokens
from pictures.aurora.marks.boxes import draw_box_mark
from pictures.aurora.marks.colours import BLOOD, ENEMY
from pictures.aurora.plates.margins import INNER, MARGIN, draw_token_row
from pictures.aurora.words import Message, brief
from pictures.kit.canvas import stamp, write
from pictures.kit.panels import draw_panel, draw_plate, draw_tab
from pictures.kit.text import fit_whole_words, wrap_text, write_fitted, write_lines
from pictures.kit.tokens import draw_row
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK, SOOT
from rules.aurora.model.decks import ENEMIES, PARTS, SURVIVORS
from rules.aurora.view import SlotView, View

ROW = 76
GAP = 6
HEAD = 88
BONUS_ACTIONS_X = 560
"""The x where the Bonus Actions begin."""
NAME_X = MARGIN + 82
ROOM = BONUS_ACTIONS_X - NAME_X - 14
TOKEN_WIDTH = 42
"""How wide the room for a token in front of words is."""
STEP = 33
"""Pixels from one line to the next."""
BOX = 56
PARTS_OF_CONVOYS = ("truck", "trailer", "device")
KINDS = ("location", "survivor", "encounter", *PARTS_OF_CONVOYS, "enemy")
"""The kinds of card that lie in the Zone."""


def measure_height(view: View) -> int:
    return HEAD + sum(_measure_slot(slot) + GAP for slot in view.zone)


def _measure_slot(slot: SlotView) -> int:
    """Measure how high a row is: it must hold what the card brings, and the Bonus Actions."""
    return max(ROW, 12 + STEP + _measure_content(slot), 12 + STEP * len(_list_bonus_lines(slot)))


def _measure_content(slot: SlotView) -> int:
    """Measure how high the part beneath the card's name is, which shows what the card brings."""
    if slot.card is None:
        return 0
    if slot.kind in PARTS_OF_CONVOYS:
        return BOX + 6 + STEP * (slot.kind == "truck")
    return STEP * len(_wrap_content(slot)) or TOKEN_WIDTH


def draw(picture: Image.Image, view: View, top: int) -> None:
    x, y = MARGIN + 8, top + 26
    end = write(picture, (x, y), str(Message("exploration-zone")), 32, EMBER_HOT, bold=True)
    write_fitted(picture, (end + 20, y), describe_stock(view), 30, CREAM, room=INNER - end - 10)
    write_fitted(picture, (x, y + STEP + 2), _describe_piles(view), 30, ASH, room=INNER - 16)
    at = top + HEAD
    for slot in view.zone:
        _draw_slot(picture, slot, at, _measure_slot(slot))
        at += _measure_slot(slot) + GAP


def describe_stock(view: View) -> str:
    """Say how many cards and Objects can still come."""
    deck = Message("deck", deck=view.deck)
    if view.period:
        deck = Message("deck-of-period", deck=view.deck, period=PERIODS[view.period])
    objects = Message("objects-left", count=view.objects + len(view.object_discards))
    return f"{deck} · {objects}"


def _describe_piles(view: View) -> str:
    """Say how many cards lie on the piles."""
    return str(Message("piles", common=len(view.common), defeated=len(view.defeated)))


def _draw_ground(slot: SlotView, high: int) -> Image.Image:
    return (
        draw_plate(INNER, high, ENEMY, BLOOD) if slot.kind == "enemy" else draw_panel(INNER, high)
    )


def _label_kind(slot: SlotView) -> str:
    """Name the kind of a slot's card: "ENEMY II", "Survivor, skill 2" or "Truck"."""
    assert slot.card is not None
    if slot.kind == "enemy":
        return str(Message("kind-enemy", number=ENEMIES[slot.card].roman))
    if slot.kind == "survivor":
        return str(Message("kind-survivor", skill=SURVIVORS[slot.card].skill))
    return str(Message("kind", kind=slot.kind))


def _write_kind(picture: Image.Image, slot: SlotView, x: float, y: float, room: float) -> None:
    """Write as many words of the card's kind as fit whole in the room."""
    kind = fit_whole_words(_label_kind(slot), 30, room)
    if kind:
        write(picture, (x, y), kind.rstrip(","), 30, EMBER_HOT if slot.kind == "enemy" else ASH)


def _draw_slot(picture: Image.Image, slot: SlotView, top: int, high: int) -> None:
    stamp(picture, _draw_ground(slot, high), MARGIN, top)
    stamp(picture, draw_tab(58, high - 12, EMBER_HOT if slot.card else SOOT), MARGIN + 10, top + 6)
    middle = top + high / 2
    ink = INK if slot.card else CREAM
    write(picture, (MARGIN + 39, middle), str(slot.cost), 44, ink, anchor="mm", bold=True)
    _draw_bonuses(picture, slot, top, high)
    if slot.card is None:
        write(picture, (NAME_X, middle), str(Message("empty")), 30, ASH)
        return
    top = round(middle - (STEP + _measure_content(slot)) / 2)
    first = top + STEP / 2
    end = write_fitted(picture, (NAME_X, first), slot.name, 32, CREAM, room=ROOM, bold=True)
    _write_kind(picture, slot, end + 12, first, NAME_X + ROOM - end - 12)
    _draw_content(picture, slot, top + STEP)


def _wrap_content(slot: SlotView) -> list[str]:
    """Wrap the words for what a card brings. Return no lines if marks show it instead."""
    if slot.card is None:
        return []
    if slot.kind == "survivor":
        return wrap_text(brief.describe_ability(slot.card), 30, ROOM)
    if slot.kind == "enemy":
        return wrap_text(str(Message("ambush", ambush=brief.describe_ambush(slot.card))), 30, ROOM)
    if slot.kind == "encounter":
        text = brief.describe_deal(slot.card)
        return wrap_text(text, 30, ROOM - TOKEN_WIDTH * len("".join(slot.blocks)))
    return []


def _draw_content(picture: Image.Image, slot: SlotView, top: int) -> None:
    """Draw what the card brings, beneath its name."""
    assert slot.card is not None
    if slot.kind == "location":
        _draw_blocks(picture, slot, NAME_X, top + TOKEN_WIDTH / 2)
    elif slot.kind in PARTS_OF_CONVOYS:
        part = PARTS[slot.card]
        draw_row(
            picture,
            NAME_X,
            top + BOX / 2 + 3,
            [draw_box_mark(box, "", BOX) for box in part.printed_boxes],
        )
        if part.kind == "truck":
            drives = str(Message("truck-drives", speed=part.speed, towing=part.towing))
            write(picture, (NAME_X, top + BOX + 6 + STEP / 2), drives, 30, CREAM)
    else:
        x = draw_row(
            picture,
            NAME_X,
            top + STEP / 2,
            draw_token_row("".join(slot.blocks), TOKEN_WIDTH - 6),
            6,
        )
        write_lines(picture, (x, top), _wrap_content(slot), 30, CREAM, step=STEP)


def _draw_blocks(picture: Image.Image, slot: SlotView, x: float, y: float) -> None:
    """Draw a Location: its effect first, then its blocks of tokens, of which a player takes one."""
    if slot.effect in ("damage", "contamination"):
        x = draw_row(picture, x, y, [tokens.draw_sign(slot.effect, 34)]) + 2
    elif slot.effect == "fame":
        x = write(picture, (x, y), "-1", 30, CREAM, bold=True)
        x = draw_row(picture, x + 4, y, [tokens.draw_sign("star", 36)]) + 6
    if slot.effect != "none":
        x = write(picture, (x, y), str(Message("then")), 30, ASH) + 10
    left = [block for block in slot.blocks if block]
    if not left:
        write(picture, (x, y), str(Message("nothing-left")), 30, ASH)
    for n, block in enumerate(left):
        if n:
            x = write(picture, (x + 6, y), str(Message("or")), 30, ASH) + 10
        x = draw_row(picture, x, y, draw_token_row(block, 36))


def _list_bonus_lines(slot: SlotView) -> list[str]:
    return [
        line
        for n, words in enumerate(brief.list_bonuses(slot))
        for line in wrap_text(
            str(Message("or-bonus", bonus=words)) if n else words, 30, WIDTH_OF_BONUS
        )
    ]


def _draw_bonuses(picture: Image.Image, slot: SlotView, top: int, high: int) -> None:
    picture.paste(SOOT, (BONUS_ACTIONS_X - 6, top + 12, BONUS_ACTIONS_X - 4, top + high - 12))
    lines = _list_bonus_lines(slot)
    y = top + (high - STEP * len(lines)) / 2
    write_lines(picture, (BONUS_ACTIONS_X + 6, y), lines, 30, CREAM, step=STEP)


WIDTH_OF_BONUS = MARGIN + INNER - BONUS_ACTIONS_X - 18
