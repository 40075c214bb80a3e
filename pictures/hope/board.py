"""The whole picture: the road above, the Scene in hand, and beneath it everybody."""

from __future__ import annotations

from functools import cache

from PIL import Image

from pictures.canvas import Colour, Pen, between, blend, palette, png, rgb, stamp, write
from pictures.fonts import fitted, font, writable
from pictures.tones import (
    ASH,
    CREAM,
    EMBER,
    EMBER_DEEP,
    EMBER_HOT,
    INK,
    PAPER,
    PAPER_SHADE,
    PLATE,
    PLATE_LIT,
    SOOT,
    TABLE,
    TABLE_LIT,
)
from rules.hope.terms import STAGES, TERRAIN_NAMES
from rules.hope.view import CardView, PersonView, SceneView, View

from .words import CAUSES

WIDTH = 1080
MARGIN = 28
HEAD = 214
SCENE = 236
ROW = 206
GAP = 14
DIE = 46

BLOOD = rgb("#b8402f")
WHEAT = rgb("#d9a93c")
COLD = rgb("#4c6a78")
GRASS = rgb("#5f7044")
STONE = rgb("#7d7268")
BRICK = rgb("#8a5040")
DUSK = rgb("#6a5a70")
GROUNDS: dict[str, Colour] = {
    "wilderness": GRASS,
    "mountainous": STONE,
    "coastal": COLD,
    "urban": BRICK,
    "any": DUSK,
}


@cache
def _inks() -> Image.Image:
    things = [EMBER, EMBER_DEEP, EMBER_HOT, BLOOD, WHEAT, *GROUNDS.values(), PAPER, PAPER_SHADE]
    plain = [INK, CREAM, TABLE, TABLE_LIT, PLATE, PLATE_LIT, ASH, SOOT, DIM]
    shades = [
        *between([CREAM, ASH, EMBER, EMBER_HOT, WHEAT, SOOT], PLATE, 3),
        *between([CREAM, ASH, EMBER, EMBER_HOT, SOOT, *things[3:5]], TABLE, 2),
        *between([CREAM, EMBER, EMBER_HOT, ASH], PLATE_LIT, 2),
        *between([INK], CREAM, 3),
        *between([CREAM, INK], EMBER, 2),
        *between([CREAM], BLOOD, 3),
        *between([INK], WHEAT, 3),
        *(shade for ground in GROUNDS.values() for shade in between([CREAM], ground, 3)),
        *between([DIM], TABLE, 2),
    ]
    return palette([*plain, *things, *shades])


DIM = blend(ASH, TABLE, 0.45)


def draw(view: View) -> bytes:
    """The table as a PNG, 1080 pixels wide."""
    scene = view.scene
    top = HEAD + (SCENE + GAP if scene is not None else 0)
    height = top + len(view.people) * (ROW + GAP) + _stores_height(view)
    picture = Image.new("RGB", (WIDTH, height), TABLE)
    _head(picture, view)
    if scene is not None:
        _scene(picture, view, scene, HEAD)
    for number, person in enumerate(view.people):
        _person(picture, view, person, top + number * (ROW + GAP))
    _stores(picture, view, top + len(view.people) * (ROW + GAP))
    return png(picture, _inks())


def _say(  # noqa: PLR0917 - a place, the words and their look
    picture: Image.Image,
    x: float,
    y: float,
    text: str,
    size: int,
    fill: Colour,
    room: float = WIDTH,
    bold: bool = False,
    anchor: str = "lm",
) -> float:
    """A line that fits its room, whatever a name is made of; returns where it ends."""
    shown = fitted(writable(text, "?"), size, int(room))
    return write(picture, x, y, shown, size, fill, anchor, bold)


def _die(
    picture: Image.Image, x: float, y: float, text: str, *, full: bool, fill: Colour = CREAM
) -> None:
    """A die: solid where it counts or is there, an outline where it does not."""
    stamp(picture, _block(fill if full else None), x, y)
    if text:
        ink = INK if full else ASH
        write(picture, x + DIE / 2, y + DIE / 2 + 1, text, 30, ink, "mm", bold=True)


@cache
def _block(fill: Colour | None) -> Image.Image:
    """A die without its face; None for an outline."""
    pen = Pen(DIE, DIE)
    if fill is not None:
        pen.box((1, 1, DIE - 1, DIE - 1), fill, corner=9)
    else:
        pen.box((2, 2, DIE - 2, DIE - 2), None, SOOT, 3, corner=9)
    return pen.done()


@cache
def _plate(height: int, fill: Colour, edge: Colour | None) -> Image.Image:
    """The ground of a row, perhaps with a coloured edge at its left."""
    width = WIDTH - 2 * MARGIN
    pen = Pen(width, height, 2)
    pen.box((0, 0, width, height), fill, corner=16)
    if edge is not None:
        pen.box((0, 0, 14, height), edge, corner=6)
    return pen.done()


# -- the road (HI-T.1) ---------------------------------------------------------------------------


def _head(picture: Image.Image, view: View) -> None:
    _say(picture, MARGIN, 44, f"To {view.destination or 'somewhere'}", 40, CREAM, 700, bold=True)
    _road(picture, view)
    _say(picture, 772, 44, "Hope", 34, EMBER_HOT, 100, bold=True)
    for n in range(5):
        full = n < view.hope
        place = 772 + n * (DIE + 10)
        _die(picture, place, 72, "", full=full, fill=EMBER)
    left = " · ".join(f"{TERRAIN_NAMES[deck]} {count}" for deck, count in view.decks.items())
    if view.phase != "world":
        _say(picture, MARGIN, 180, left, 28, ASH, WIDTH - 2 * MARGIN)


def _road(picture: Image.Image, view: View) -> None:
    """A stage a round; those behind are filled, the present one is lit."""
    width, height, y = 690, 84, 40
    pen = Pen(width, height)
    step = (width - 60) / view.rounds
    pen.line([(24, y), (24 + step * view.rounds, y)], SOOT, 6)
    for n in range(1, view.rounds + 1):
        x = 24 + step * (n - 1)
        if n == view.round and view.phase != "end":
            pen.disc(x, y, 25, EMBER, EMBER_HOT, 4)
        elif n < view.round or view.phase == "end":
            pen.disc(x, y, 21, ASH)
        else:
            pen.disc(x, y, 21, TABLE_LIT, SOOT, 4)
        pen.letter(x, y, str(n), 26, CREAM if n > view.round else INK)
    x = 24 + step * view.rounds
    pen.shape(
        [(x - 20, y + 18), (x - 20, y - 4), (x, y - 24), (x + 20, y - 4), (x + 20, y + 18)], CREAM
    )
    stamp(picture, pen.done(), MARGIN - 4, 74)


# -- the Scene in hand (HI-T.3) ------------------------------------------------------------------


def _scene(picture: Image.Image, view: View, scene: SceneView, top: int) -> None:
    stamp(picture, _plate(SCENE, PLATE_LIT, GROUNDS[scene.terrain]), MARGIN, top)
    x, room = MARGIN + 34, WIDTH - 2 * MARGIN - 60
    name = view.people[scene.drawer].name
    end = _say(picture, x, top + 38, TERRAIN_NAMES[scene.terrain], 38, CREAM, 330, bold=True)
    _say(picture, end + 20, top + 40, _what(scene, name), 30, ASH, x + room - end - 20)
    if scene.step == "read":
        _say(picture, x, top + 120, f"{name} is reading.", 34, CREAM, room)
        return
    if scene.step == "plead":
        _pleading(picture, view, scene, x, top + 92)
        return
    _rolled(picture, view, scene, x, top)


def _what(scene: SceneView, name: str) -> str:
    kinds = {"roll": "a roll", "question": "a question", "toll": f"a toll of {scene.price}"}
    parts = [f"{name} leads"]
    if scene.kind is not None:
        parts.append(kinds[scene.kind])
    if scene.unavoidable:
        parts.append("unavoidable")
    return ", ".join(parts)


def _pleading(picture: Image.Image, view: View, scene: SceneView, x: float, y: float) -> None:
    """What each has put in or answered so far."""
    living = [person for person in view.people if person.alive]
    room = (WIDTH - 2 * MARGIN - 60) / max(1, len(living))
    for n, person in enumerate(living):
        at = x + n * room
        _say(picture, at, y, person.name, 30, CREAM, room - 16, bold=person.seat == scene.drawer)
        given = scene.given.get(person.seat, 0)
        if scene.kind == "roll" and given:
            for k in range(given):
                _die(picture, at + k % 3 * 52, y + 22 + k // 3 * 52, "", full=True)
        else:
            _say(picture, at, y + 48, _stand(scene, person), 30, _tone(scene, person), room - 16)
    if scene.kind == "roll":
        _say(picture, x + 640, y + 122, _most(scene.ceiling), 26, ASH, 360)


def _most(ceiling: int) -> str:
    return "each may give 1 die" if ceiling == 1 else f"each may give up to {ceiling} dice"


def _stand(scene: SceneView, person: PersonView) -> str:
    seat = person.seat
    if seat in scene.answers:
        return scene.accept_word if scene.answers[seat] else scene.refuse_word
    if seat in scene.last_hope:
        return "a Hope die"
    return "refuses" if seat in scene.refused else "is asked"


def _tone(scene: SceneView, person: PersonView) -> Colour:
    seat = person.seat
    if scene.answers.get(seat) or seat in scene.last_hope:
        return EMBER_HOT
    return ASH


def _rolled(picture: Image.Image, view: View, scene: SceneView, x: float, top: int) -> None:
    """Each die with its giver, and the hardship in parts."""
    first, pitch, under = (68, 84, 14) if len(scene.dice) <= 17 else (60, 66, 12)
    for n, die in enumerate(scene.dice[:34]):
        at, row = x + n % 17 * 56, top + first + n // 17 * pitch
        face = str(die.face) if die.face else "+"
        _die(picture, at, row, face, full=die.success, fill=EMBER)
        giver = writable(view.people[die.giver].name, "?")[0] if die.giver is not None else "H"
        if die.kind == "free":
            giver = "+"
        write(picture, at + DIE / 2, row + DIE + under, giver, 24, ASH, "mm")
    parts = ", ".join(f"{what} {n:+}" for what, n in scene.changes[1:])
    printed = scene.changes[0][1] if scene.changes else 0
    won = {True: "It succeeds.", False: "It fails.", None: ""}[scene.success]
    tail = f" ({printed}, {parts})" if parts else ""
    text = f"Hardship {scene.hardship}{tail}. {won}"
    lit = EMBER_HOT if scene.success else CREAM
    _say(picture, x, top + SCENE - 26, text, 32, lit, WIDTH - 2 * MARGIN - 70, bold=True)


# -- the people (HI-T.2) -------------------------------------------------------------------------


def _person(picture: Image.Image, view: View, person: PersonView, top: int) -> None:
    active = person.seat == view.turn and view.phase == "turns"
    fill = PLATE if person.alive or not _born(person) else TABLE_LIT
    stamp(picture, _plate(ROW, fill, EMBER if active else None), MARGIN, top)
    x = MARGIN + 34
    _emblem(picture, person, x, top + 20)
    if not _born(person):
        _say(picture, x + 116, top + 40, person.player, 38, CREAM, 700, bold=True)
        _say(picture, x + 116, top + 94, "Not yet on the road", 32, ASH, 800)
        return
    if not person.alive:
        _lost(picture, person, x + 116, top)
        return
    end = _say(picture, x + 116, top + 40, person.name, 38, CREAM, 330, bold=True)
    _say(picture, end + 16, top + 42, person.player, 28, ASH, x + 520 - end)
    for n in range(5):
        at = WIDTH - MARGIN - 24 - (5 - n) * (DIE + 8)
        _die(picture, at, top + 18, "", full=n < person.humanity)
    left = _conditions(picture, person, WIDTH - MARGIN - 24, top + 96)
    who = [person.personality.name] if person.personality else []
    ties = [f"{bond.card.name} with {' and '.join(bond.partners)}" for bond in person.bonds]
    _line(picture, [*who, *ties], x + 116, top + 92, left - 20 - (x + 116))
    _line(picture, [*map(_trait, person.traits)], x + 116, top + 132, 810)
    things = [_thing(card) for card in person.assets] + person.statuses
    _line(picture, things or ["empty pockets"], x + 116, top + 172, 810)


def _born(person: PersonView) -> bool:
    """Whether there is, or was, a character in the seat."""
    return person.alive or person.cause is not None


def _emblem(picture: Image.Image, person: PersonView, x: float, y: float) -> None:
    """A seal with the initial; a broken one for the dead, a burning one for the doomed."""
    pen = Pen(92, 92)
    whole = person.alive or not _born(person)
    fill = PAPER if whole else SOOT
    pen.disc(46, 46, 42, fill, EMBER_DEEP if person.doomed else ASH, 8 if person.doomed else 3)
    pen.letter(46, 46, writable(person.name, "?")[0].upper(), 46, INK)
    if not whole:
        pen.line([(12, 80), (80, 12)], TABLE_LIT, 8)
    stamp(picture, pen.done(), x, y)


def _lost(picture: Image.Image, person: PersonView, x: float, top: int) -> None:
    end = _say(picture, x, top + 40, person.name, 38, ASH, 400, bold=True)
    _say(picture, end + 16, top + 42, person.player, 28, DIM, x + 600 - end)
    if person.cause is not None:
        end_of_it = CAUSES[person.cause]
        text = f"{end_of_it[0].upper()}{end_of_it[1:]}, round {person.died}"
        _say(picture, x, top + 94, text, 32, ASH, 800)
    if person.grace:
        _say(picture, x, top + 144, "Somebody new may join here.", 28, EMBER_HOT, 800)


def _conditions(picture: Image.Image, person: PersonView, right: float, y: float) -> float:
    """Badges for Hunger and Harm, their stage in words, and what they weigh together; returns
    where they begin."""
    for track, fill in (("hunger", WHEAT), ("harm", BLOOD)):
        stage = person.hunger if track == "hunger" else person.harm
        if not stage:
            continue
        word = STAGES[track][stage].upper()
        width = round(font(26).getlength(word)) + 28
        pen = Pen(width, 38)
        pen.box((0, 0, width, 38), fill, corner=10)
        stamp(picture, pen.done(), right - width, y - 19)
        ink = INK if fill == WHEAT else CREAM
        write(picture, right - width / 2, y, word, 26, ink, "mm", bold=True)
        right -= width + 12
    word = "DOOMED" if person.doomed else f"+{person.penalty}" if person.penalty else ""
    if not word:
        return right
    size, ink = (28, EMBER_HOT) if person.doomed else (30, CREAM)
    write(picture, right - 8, y, word, size, ink, "rm", bold=True)
    return right - 8 - font(size).getlength(word) - 4


def _trait(card: CardView) -> str:
    return card.name if card.fresh else f"({card.name})"


def _thing(card: CardView) -> str:
    return f"{card.name} x{card.uses}" if card.uses > 1 else card.name


def _line(picture: Image.Image, names: list[str], x: float, y: float, room: float) -> None:
    if names:
        _say(picture, x, y, ", ".join(names), 28, ASH, room)


# -- what is everybody's -------------------------------------------------------------------------


def _stores_height(view: View) -> int:
    return 54 * bool(view.commons) + 54 * bool(view.omens)


def _stores(picture: Image.Image, view: View, top: int) -> None:
    y = top + 24
    if view.commons:
        things = ", ".join(_thing(card) for card in view.commons)
        _say(picture, MARGIN + 10, y, f"The group's: {things}", 30, CREAM, WIDTH - 80)
        y += 54
    if view.omens:
        omens = "; ".join(view.omens)
        _say(picture, MARGIN + 10, y, f"Omens: {omens}", 30, EMBER_HOT, WIDTH - 80)
