"""The Exploration Zone: a row for each slot, its cost, what lies there, and its Bonus Actions."""

from __future__ import annotations

from PIL import Image

from pictures.kit.canvas import stamp, write
from pictures.kit.panels import panel, plate, tab
from pictures.kit.text import length, wrapped
from pictures.kit.tokens import row
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK, SOOT
from rules.aurora.decks import PARTS
from rules.aurora.view import SlotView, View

from . import brief, marks
from .boxes import box_mark
from .colours import BLOOD, ENEMY
from .facts import PERIODS, exploring
from .plates import INNER, MARGIN, say, tokens

ROW = 76
LOW = 48
GAP = 4
HEAD = 42
SPLIT = 606
"""Where the Bonus Actions begin."""
KINDS = {
    "location": "Location",
    "survivor": "Survivor",
    "encounter": "Encounter",
    "truck": "Truck",
    "trailer": "Trailer",
    "device": "Device",
    "enemy": "ENEMY",
}


def height(view: View) -> int:
    return HEAD + len(_shown(view)) * (_row(view) + GAP) if view.zone else 0


def _shown(view: View) -> list[SlotView]:
    """When the game is over nobody explores any more."""
    return [] if view.phase == "over" else view.zone


def _row(view: View) -> int:
    """When nobody explores the slots are low, without their Bonus Actions."""
    return ROW if exploring(view) else LOW


def draw(picture: Image.Image, view: View, top: int) -> None:
    if not view.zone:
        return
    y = top + HEAD / 2 - 2
    title = "Exploration Zone" if _shown(view) else "Decks and piles"
    end = write(picture, MARGIN + 8, y, title, 32, EMBER_HOT, bold=True)
    say(picture, end + 20, y, stock(view), 26, ASH, INNER - end - 10)
    for n, slot in enumerate(_shown(view)):
        at = top + HEAD + n * (_row(view) + GAP)
        if exploring(view):
            _slot(picture, slot, at)
        else:
            _low(picture, slot, at)


def stock(view: View) -> str:
    """What is left in the deck and lies on the piles."""
    parts = [f"deck {view.deck}" + (f", period {PERIODS[view.period]}" if view.period else "")]
    parts.append(f"Objects {view.objects}+{len(view.object_discards)}")
    parts.append(f"Common pile {len(view.common)}")
    parts.append(f"Defeated {len(view.defeated)}")
    return " · ".join(parts)


def _low(picture: Image.Image, slot: SlotView, top: int) -> None:
    """All of a slot but its Bonus Actions on one line."""
    enemy = slot.kind == "enemy"
    ground = plate(INNER, LOW, ENEMY, BLOOD) if enemy else panel(INNER, LOW)
    stamp(picture, ground, MARGIN, top)
    stamp(picture, tab(44, LOW - 14, EMBER_HOT if slot.card else SOOT), MARGIN + 8, top + 7)
    middle = top + LOW / 2
    write(picture, MARGIN + 30, middle, str(slot.cost), 32, INK, "mm", bold=True)
    x = MARGIN + 66
    if slot.card is None:
        write(picture, x, middle, "empty", 28, ASH)
        return
    end = say(picture, x, middle, slot.name, 28, CREAM, 360, bold=True)
    say(picture, end + 12, middle, _kind(slot), 23, EMBER_HOT if enemy else ASH, SPLIT - end - 60)
    _what(picture, slot, SPLIT - 60, middle, MARGIN + INNER - SPLIT + 50)


def _kind(slot: SlotView) -> str:
    """ "ENEMY II", "Survivor, skill 2"."""
    kind = KINDS[slot.kind]
    if slot.kind == "enemy":
        return f"{kind} {slot.detail.rpartition(' ')[2]}"
    if slot.kind == "survivor":
        return f"{kind}, {slot.detail.partition(':')[0]}"
    return kind


def _slot(picture: Image.Image, slot: SlotView, top: int) -> None:
    enemy = slot.kind == "enemy"
    ground = plate(INNER, ROW, ENEMY, BLOOD) if enemy else panel(INNER, ROW)
    stamp(picture, ground, MARGIN, top)
    stamp(picture, tab(58, ROW - 12, EMBER_HOT if slot.card else SOOT), MARGIN + 10, top + 6)
    middle = top + ROW / 2
    write(picture, MARGIN + 39, middle - 9, str(slot.cost), 44, INK, "mm", bold=True)
    write(picture, MARGIN + 39, middle + 21, "skill", 20, INK, "mm")
    _bonuses(picture, slot, top)
    x = MARGIN + 82
    if slot.card is None:
        write(picture, x, middle, "empty", 30, ASH)
        return
    if enemy:
        stamp(picture, marks.wolf(58), x - 2, middle - 29)
        x += 66
    room = SPLIT - x - 10
    kind = _kind(slot)
    end = say(picture, x, top + 22, slot.name, 32, CREAM, room - 110, bold=True)
    say(picture, end + 12, top + 24, kind, 24, EMBER_HOT if enemy else ASH, x + room - end - 12)
    _what(picture, slot, x, top + 54, room)


def _what(picture: Image.Image, slot: SlotView, x: float, y: float, room: float) -> None:
    """What the card brings."""
    assert slot.card is not None
    if slot.kind == "location":
        _blocks(picture, slot, x, y)
    elif slot.kind == "encounter":
        for block in slot.blocks:
            x = row(picture, x, y, tokens(block, 36)) + 6
        say(picture, x, y, brief.deal(slot.card), 25, CREAM, room - 20)
    elif slot.kind == "survivor":
        say(picture, x, y, brief.survivor(slot.card), 26, CREAM, room)
    elif slot.kind == "enemy":
        _ambush(picture, f"Ambush: {brief.ambush(slot.card)}", x, y, room)
    else:
        part = PARTS[slot.card]
        boxes = [box_mark(box, "", 36) for box in part.printed]
        end = row(picture, x, y, boxes)
        if part.kind == "truck":
            drives = f"speed {part.speed}, tows {part.towing}"
            say(picture, end + 8, y, drives, 25, CREAM, x + room - end)


def _ambush(picture: Image.Image, text: str, x: float, y: float, room: float) -> None:
    """On one line, or on two smaller ones."""
    if length(text, 24) <= room:
        say(picture, x, y, text, 24, CREAM, room)
        return
    for n, line in enumerate(wrapped(text, 22, room)):
        say(picture, x, y - 11 + 23 * n, line, 22, CREAM, room)


def _blocks(picture: Image.Image, slot: SlotView, x: float, y: float) -> None:
    """An effect first, then one block or the other."""
    if slot.effect == "damage":
        x = row(picture, x, y, [marks.damage(34)]) + 2
    elif slot.effect == "contamination":
        x = row(picture, x, y, [marks.contamination(34)]) + 2
    elif slot.effect == "fame":
        x = row(picture, x, y, [marks.fame(36, "-1")]) + 2
    if slot.effect != "none":
        x = write(picture, x, y, "then", 25, ASH) + 10
    left = [block for block in slot.blocks if block]
    if not left:
        write(picture, x, y, "nothing left", 26, ASH)
    for n, block in enumerate(left):
        if n:
            x = write(picture, x + 6, y, "or", 25, ASH) + 10
        x = row(picture, x, y, tokens(block, 36))


def _bonuses(picture: Image.Image, slot: SlotView, top: int) -> None:
    picture.paste(SOOT, (SPLIT - 6, top + 12, SPLIT - 4, top + ROW - 12))
    room = WIDTH_OF_BONUS
    lines = [
        line
        for n, words in enumerate(brief.bonuses(slot))
        for line in wrapped(f"or {words}" if n else words, 24, room)
    ]
    step = 27
    y = top + ROW / 2 - step * (len(lines) - 1) / 2
    for n, line in enumerate(lines):
        say(picture, SPLIT + 6, y + n * step, line, 24, CREAM, room)


WIDTH_OF_BONUS = MARGIN + INNER - SPLIT - 18
