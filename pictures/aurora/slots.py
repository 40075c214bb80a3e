"""The Exploration Zone: a row for each slot, its cost, what lies there, and its Bonus Actions."""

from __future__ import annotations

from PIL import Image

from pictures.kit.canvas import stamp, write
from pictures.kit.panels import panel, plate, tab
from pictures.kit.text import say, whole_words, wrapped
from pictures.kit.tokens import row
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK, SOOT
from rules.aurora.decks import PARTS
from rules.aurora.view import SlotView, View

from . import brief, marks
from .boxes import box_mark
from .colours import BLOOD, ENEMY
from .facts import PERIODS, exploring
from .plates import INNER, MARGIN, tokens

ROW = 76
LOW = 48
GAP = 4
HEAD = 42
SPLIT = 560
"""Where the Bonus Actions begin."""
LOW_SPLIT = 600
"""Where it is said what a card brings, when nobody explores."""
LEFT = MARGIN + 82
ROOM = SPLIT - LEFT - 14
STEP = 33
"""From one line to the next."""
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
    return HEAD + sum(_row(view, slot) + GAP for slot in _shown(view)) if view.zone else 0


def _shown(view: View) -> list[SlotView]:
    """When the game is over nobody explores any more."""
    return [] if view.phase == "over" else view.zone


def _row(view: View, slot: SlotView) -> int:
    """As many lines as it takes; when nobody explores the slots are low, without their Bonus
    Actions."""
    if not exploring(view):
        return LOW
    lines = max(1 + len(_words(slot)), len(_bonus_lines(slot)))
    return max(ROW, 10 + lines * STEP)


def draw(picture: Image.Image, view: View, top: int) -> None:
    if not view.zone:
        return
    y = top + HEAD / 2 - 2
    title = "Exploration Zone" if _shown(view) else "Decks and piles"
    end = write(picture, (MARGIN + 8, y), title, 32, EMBER_HOT, bold=True)
    say(picture, (end + 20, y), stock(view), 30, ASH, room=INNER - end - 10)
    at = top + HEAD
    for slot in _shown(view):
        high = _row(view, slot)
        if exploring(view):
            _slot(picture, slot, at, high)
        else:
            _low(picture, slot, at)
        at += high + GAP


def stock(view: View) -> str:
    """What is left in the deck and lies on the piles."""
    parts = [f"deck {view.deck}" + (f" ({PERIODS[view.period]})" if view.period else "")]
    parts.append(f"Objects {view.objects}+{len(view.object_discards)}")
    parts.append(f"Common {len(view.common)}")
    parts.append(f"Defeated {len(view.defeated)}")
    return " · ".join(parts)


def _ground(slot: SlotView, high: int) -> Image.Image:
    return plate(INNER, high, ENEMY, BLOOD) if slot.kind == "enemy" else panel(INNER, high)


def _low(picture: Image.Image, slot: SlotView, top: int) -> None:
    """All of a slot but its Bonus Actions on one line."""
    stamp(picture, _ground(slot, LOW), MARGIN, top)
    stamp(picture, tab(44, LOW - 14, EMBER_HOT if slot.card else SOOT), MARGIN + 8, top + 7)
    middle = top + LOW / 2
    write(picture, (MARGIN + 30, middle), str(slot.cost), 32, INK, anchor="mm", bold=True)
    x = MARGIN + 66
    if slot.card is None:
        write(picture, (x, middle), "empty", 30, ASH)
        return
    end = say(picture, (x, middle), slot.name, 30, CREAM, room=380, bold=True)
    _of_kind(picture, slot, end + 12, middle, LOW_SPLIT - end - 20)
    _what(picture, slot, LOW_SPLIT, middle, MARGIN + INNER - LOW_SPLIT - 12)


def _kind(slot: SlotView) -> str:
    """ "ENEMY II", "Survivor, skill 2"."""
    kind = KINDS[slot.kind]
    if slot.kind == "enemy":
        return f"{kind} {slot.detail.rpartition(' ')[2]}"
    if slot.kind == "survivor":
        return f"{kind}, {slot.detail.partition(':')[0]}"
    return kind


def _of_kind(picture: Image.Image, slot: SlotView, x: float, y: float, room: float) -> None:
    """What kind of card it is, where there is room to say so whole."""
    kind = whole_words(_kind(slot), 30, room)
    if kind:
        write(picture, (x, y), kind.rstrip(","), 30, EMBER_HOT if slot.kind == "enemy" else ASH)


def _slot(picture: Image.Image, slot: SlotView, top: int, high: int) -> None:
    stamp(picture, _ground(slot, high), MARGIN, top)
    stamp(picture, tab(58, high - 12, EMBER_HOT if slot.card else SOOT), MARGIN + 10, top + 6)
    middle = top + high / 2
    write(picture, (MARGIN + 39, middle), str(slot.cost), 44, INK, anchor="mm", bold=True)
    _bonuses(picture, slot, top, high)
    if slot.card is None:
        write(picture, (LEFT, middle), "empty", 30, ASH)
        return
    words = _words(slot)
    first = middle - STEP * (max(1, len(words)) / 2)
    end = say(picture, (LEFT, first), slot.name, 32, CREAM, room=ROOM, bold=True)
    _of_kind(picture, slot, end + 12, first, LEFT + ROOM - end - 12)
    if words:
        for n, line in enumerate(words, 1):
            write(picture, (LEFT, first + n * STEP), line, 30, CREAM)
    else:
        _what(picture, slot, LEFT, first + STEP, ROOM)


def _words(slot: SlotView) -> list[str]:
    """What the card brings, in lines, where it is said in words; none where marks show it."""
    if slot.card is None:
        return []
    if slot.kind == "survivor":
        return wrapped(brief.survivor(slot.card), 30, ROOM)
    if slot.kind == "enemy":
        return wrapped(f"Ambush: {brief.ambush(slot.card)}", 30, ROOM)
    if slot.kind == "encounter" and not any(slot.blocks):
        return wrapped(brief.deal(slot.card), 30, ROOM)
    return []


def _what(picture: Image.Image, slot: SlotView, x: float, y: float, room: float) -> None:
    """What the card brings."""
    assert slot.card is not None
    if slot.kind == "location":
        _blocks(picture, slot, x, y)
    elif slot.kind == "encounter":
        for block in slot.blocks:
            x = row(picture, x, y, tokens(block, 36)) + 6
        say(picture, (x, y), brief.deal(slot.card), 30, CREAM, room=room - 20)
    elif slot.kind == "survivor":
        say(picture, (x, y), brief.survivor(slot.card), 30, CREAM, room=room)
    elif slot.kind == "enemy":
        say(picture, (x, y), f"Ambush: {brief.ambush(slot.card)}", 30, CREAM, room=room)
    else:
        part = PARTS[slot.card]
        boxes = [box_mark(box, "", 36) for box in part.printed]
        end = row(picture, x, y, boxes)
        if part.kind == "truck":
            drives = f"speed {part.speed}, tows {part.towing}"
            say(picture, (end + 8, y), drives, 30, CREAM, room=x + room - end)


def _blocks(picture: Image.Image, slot: SlotView, x: float, y: float) -> None:
    """An effect first, then one block or the other."""
    if slot.effect == "damage":
        x = row(picture, x, y, [marks.damage(34)]) + 2
    elif slot.effect == "contamination":
        x = row(picture, x, y, [marks.contamination(34)]) + 2
    elif slot.effect == "fame":
        x = row(picture, x, y, [marks.fame(36, "-1")]) + 2
    if slot.effect != "none":
        x = write(picture, (x, y), "then", 30, ASH) + 10
    left = [block for block in slot.blocks if block]
    if not left:
        write(picture, (x, y), "nothing left", 30, ASH)
    for n, block in enumerate(left):
        if n:
            x = write(picture, (x + 6, y), "or", 30, ASH) + 10
        x = row(picture, x, y, tokens(block, 36))


def _bonus_lines(slot: SlotView) -> list[str]:
    return [
        line
        for n, words in enumerate(brief.bonuses(slot))
        for line in wrapped(f"or {words}" if n else words, 30, WIDTH_OF_BONUS)
    ]


def _bonuses(picture: Image.Image, slot: SlotView, top: int, high: int) -> None:
    picture.paste(SOOT, (SPLIT - 6, top + 12, SPLIT - 4, top + high - 12))
    lines = _bonus_lines(slot)
    y = top + high / 2 - STEP * (len(lines) - 1) / 2
    for n, line in enumerate(lines):
        write(picture, (SPLIT + 6, y + n * STEP), line, 30, CREAM)


WIDTH_OF_BONUS = MARGIN + INNER - SPLIT - 18
