"""The whole picture: the road above, the Scene in hand, and beneath it everybody."""

from __future__ import annotations

from functools import cache

from PIL import Image

from pictures.kit import dice
from pictures.kit.canvas import Colour, Pen, between, blend, palette, png, rgb, stamp, write
from pictures.kit.fonts import font, writable
from pictures.kit.panels import slab
from pictures.kit.text import say
from pictures.kit.tones import (
    ASH,
    CREAM,
    EMBER,
    EMBER_DEEP,
    EMBER_HOT,
    HOUSE,
    INK,
    PAPER,
    PAPER_SHADE,
    PLATE,
    PLATE_LIT,
    SOOT,
    TABLE,
    TABLE_LIT,
)
from pictures.kit.tracks import stations
from rules.hope.terms import STAGES, TERRAIN_NAMES
from rules.hope.view import CardView, PersonView, SceneView, View

from .words import CAUSES

WIDTH = 1080
MARGIN = 28
HEAD = 214
SCENE, CROWDED = 236, 256
"""How high a Scene is, and one with more dice than a row holds."""
ABREAST = 17
ROW = 206
GONE = 64
"""A person who is gone has one line."""
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
    things = [BLOOD, WHEAT, *GROUNDS.values(), PAPER, PAPER_SHADE, DIM]
    shades = [
        *between([CREAM, ASH, EMBER, EMBER_HOT, WHEAT, SOOT], PLATE, 3),
        *between([CREAM, ASH, EMBER, EMBER_HOT, SOOT, BLOOD, WHEAT], TABLE, 2),
        *between([CREAM, EMBER, EMBER_HOT, ASH], PLATE_LIT, 2),
        *between([INK], CREAM, 3),
        *between([CREAM, INK], EMBER, 2),
        *between([CREAM], BLOOD, 3),
        *between([INK], WHEAT, 3),
        *(shade for ground in GROUNDS.values() for shade in between([CREAM], ground, 3)),
        *between([DIM], TABLE, 2),
    ]
    return palette([*HOUSE, *things, *shades])


DIM = blend(ASH, TABLE, 0.45)


def draw(view: View) -> bytes:
    """The table as a PNG, 1080 pixels wide."""
    scene = view.scene
    top = HEAD + (_scene_height(scene) + GAP if scene is not None else 0)
    height = top + sum(_row(person) + GAP for person in view.people) + _stores_height(view)
    picture = Image.new("RGB", (WIDTH, height), TABLE)
    _head(picture, view)
    if scene is not None:
        _scene(picture, view, scene, HEAD)
    for person in view.people:
        _person(picture, view, person, top)
        top += _row(person) + GAP
    _stores(picture, view, top)
    return png(picture, _inks())


def _die(
    picture: Image.Image, x: float, y: float, text: str, *, full: bool, fill: Colour = CREAM
) -> None:
    """A die: solid where it counts or is there, an outline where it does not."""
    stamp(picture, dice.die(text, DIE, fill if full else None, letters=30), x, y)


def _plate(height: int, fill: Colour, edge: Colour | None) -> Image.Image:
    """The ground of a row, perhaps with a coloured edge at its left."""
    return slab(WIDTH - 2 * MARGIN, height, fill, edge)


# -- the road (HI-T.1) ---------------------------------------------------------------------------


def _head(picture: Image.Image, view: View) -> None:
    say(
        picture,
        (MARGIN, 44),
        f"To {view.destination or 'somewhere'}",
        40,
        CREAM,
        room=700,
        bold=True,
    )
    _road(picture, view)
    say(picture, (772, 44), "Hope", 34, EMBER_HOT, room=100, bold=True)
    for n in range(5):
        full = n < view.hope
        place = 772 + n * (DIE + 10)
        _die(picture, place, 72, "", full=full, fill=EMBER)
    left = " · ".join(f"{TERRAIN_NAMES[deck]} {count}" for deck, count in view.decks.items())
    if view.phase != "world":
        say(picture, (MARGIN, 180), left, 30, ASH, room=WIDTH - 2 * MARGIN)


def _road(picture: Image.Image, view: View) -> None:
    """A stage a round; those behind are filled, the present one is lit."""
    width, height, y = 690, 84, 40
    pen = Pen(width, height)
    step = (width - 60) / view.rounds
    pen.line([(24, y), (24 + step * view.rounds, y)], SOOT, 6)
    now = view.rounds if view.phase == "end" else view.round - 1
    stations(pen, [24 + step * n for n in range(view.rounds)], y, now)
    x = 24 + step * view.rounds
    pen.shape(
        [(x - 20, y + 18), (x - 20, y - 4), (x, y - 24), (x + 20, y - 4), (x + 20, y + 18)], CREAM
    )
    stamp(picture, pen.done(), MARGIN - 4, 74)


# -- the Scene in hand (HI-T.3) ------------------------------------------------------------------


def _scene_height(scene: SceneView) -> int:
    return CROWDED if len(scene.dice) > ABREAST else SCENE


def _scene(picture: Image.Image, view: View, scene: SceneView, top: int) -> None:
    stamp(picture, _plate(_scene_height(scene), PLATE_LIT, GROUNDS[scene.terrain]), MARGIN, top)
    x, room = MARGIN + 34, WIDTH - 2 * MARGIN - 60
    name = view.people[scene.drawer].name
    end = say(picture, (x, top + 38), TERRAIN_NAMES[scene.terrain], 38, CREAM, room=330, bold=True)
    say(picture, (end + 20, top + 40), _what(scene, name), 30, ASH, room=x + room - end - 20)
    if scene.step == "read":
        say(picture, (x, top + 120), f"{name} is reading.", 34, CREAM, room=room)
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
        say(
            picture,
            (at, y),
            person.name,
            30,
            CREAM,
            room=room - 16,
            bold=person.seat == scene.drawer,
        )
        given = scene.given.get(person.seat, 0)
        if scene.kind == "roll" and given:
            for k in range(given):
                _die(picture, at + k % 3 * 52, y + 22 + k // 3 * 52, "", full=True)
        else:
            say(
                picture,
                (at, y + 48),
                _stand(scene, person),
                30,
                _tone(scene, person),
                room=room - 16,
            )
    if scene.kind == "roll":
        say(picture, (x + 580, y + 122), _most(scene.ceiling), 30, ASH, room=400)


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
    first, pitch = (70, 0) if len(scene.dice) <= ABREAST else (58, 80)
    for n, die in enumerate(scene.dice[: 2 * ABREAST]):
        at, row = x + n % ABREAST * 56, top + first + n // ABREAST * pitch
        face = str(die.face) if die.face else "+"
        _die(picture, at, row, face, full=die.success, fill=EMBER)
        giver = writable(view.people[die.giver].name, "?")[0] if die.giver is not None else "H"
        if die.kind == "free":
            giver = "+"
        write(picture, (at + DIE / 2, row + DIE + 17), giver, 30, ASH, anchor="mm")
    parts = ", ".join(f"{what} {n:+}" for what, n in scene.changes[1:])
    printed = scene.changes[0][1] if scene.changes else 0
    won = {True: "It succeeds.", False: "It fails.", None: ""}[scene.success]
    tail = f" ({printed}, {parts})" if parts else ""
    text = f"Hardship {scene.hardship}{tail}. {won}"
    lit = EMBER_HOT if scene.success else CREAM
    say(
        picture,
        (x, top + _scene_height(scene) - 24),
        text,
        32,
        lit,
        room=WIDTH - 2 * MARGIN - 70,
        bold=True,
    )


# -- the people (HI-T.2) -------------------------------------------------------------------------


def _person(picture: Image.Image, view: View, person: PersonView, top: int) -> None:
    active = person.seat == view.turn and view.phase == "turns"
    if _gone(person):
        _one_gone(picture, person, top)
        return
    stamp(picture, _plate(ROW, PLATE, EMBER if active else None), MARGIN, top)
    x = MARGIN + 34
    _emblem(picture, person, x, top + 20)
    if not _born(person):
        say(picture, (x + 116, top + 40), person.player, 38, CREAM, room=700, bold=True)
        say(picture, (x + 116, top + 94), "Not yet on the road", 32, ASH, room=800)
        return
    end = say(picture, (x + 116, top + 40), person.name, 38, CREAM, room=330, bold=True)
    say(picture, (end + 16, top + 42), person.player, 30, ASH, room=x + 520 - end)
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


def _gone(person: PersonView) -> bool:
    return _born(person) and not person.alive


def _row(person: PersonView) -> int:
    """How much of the picture's height a person takes."""
    return GONE if _gone(person) else ROW


def _emblem(picture: Image.Image, person: PersonView, x: float, y: float) -> None:
    """A seal with the initial; a burning one for the doomed."""
    pen = Pen(92, 92)
    pen.disc(
        46, 46, 42, PAPER, EMBER_DEEP if person.doomed else ASH, width=8 if person.doomed else 3
    )
    pen.letter(46, 46, writable(person.name, "?")[0].upper(), 46, INK)
    stamp(picture, pen.done(), x, y)


def _one_gone(picture: Image.Image, person: PersonView, top: int) -> None:
    """Who it was, what became of them, and whether somebody new may join in their seat."""
    stamp(picture, _plate(GONE, TABLE_LIT, None), MARGIN, top)
    right, y = WIDTH - MARGIN - 20, top + GONE / 2
    what = "" if person.cause is None else f"{CAUSES[person.cause]}, round {person.died}"
    if person.grace:
        what += "; a place is free"
    ink = EMBER_HOT if person.grace else ASH
    begins = right - min(font(30).getlength(what), 470)
    say(picture, (begins, y), what, 30, ink, room=470)
    room = begins - MARGIN - 50
    end = say(picture, (MARGIN + 34, y), person.name, 34, ASH, room=0.6 * room, bold=True)
    say(picture, (end + 14, y + 1), person.player, 30, DIM, room=begins - 20 - end - 14)


def _conditions(picture: Image.Image, person: PersonView, right: float, y: float) -> float:
    """Badges for Hunger and Harm, their stage in words, and what they weigh together; returns
    where they begin."""
    for track, fill in (("hunger", WHEAT), ("harm", BLOOD)):
        stage = person.hunger if track == "hunger" else person.harm
        if not stage:
            continue
        word = STAGES[track][stage].upper()
        width = round(font(30).getlength(word)) + 28
        pen = Pen(width, 38)
        pen.box((0, 0, width, 38), fill, corner=10)
        stamp(picture, pen.done(), right - width, y - 19)
        ink = INK if fill == WHEAT else CREAM
        write(picture, (right - width / 2, y), word, 30, ink, anchor="mm", bold=True)
        right -= width + 12
    word = "DOOMED" if person.doomed else f"+{person.penalty}" if person.penalty else ""
    if not word:
        return right
    ink = EMBER_HOT if person.doomed else CREAM
    write(picture, (right - 8, y), word, 30, ink, anchor="rm", bold=True)
    return right - 8 - font(30).getlength(word) - 4


def _trait(card: CardView) -> str:
    return card.name if card.fresh else f"({card.name})"


def _thing(card: CardView) -> str:
    return f"{card.name} x{card.uses}" if card.uses > 1 else card.name


def _line(picture: Image.Image, names: list[str], x: float, y: float, room: float) -> None:
    if names:
        say(picture, (x, y), ", ".join(names), 30, ASH, room=room)


# -- what is everybody's -------------------------------------------------------------------------


def _stores_height(view: View) -> int:
    return 54 * bool(view.commons) + 54 * bool(view.omens)


def _stores(picture: Image.Image, view: View, top: int) -> None:
    y = top + 24
    if view.commons:
        things = ", ".join(_thing(card) for card in view.commons)
        say(picture, (MARGIN + 10, y), f"The group's: {things}", 30, CREAM, room=WIDTH - 80)
        y += 54
    if view.omens:
        omens = "; ".join(view.omens)
        say(picture, (MARGIN + 10, y), f"Omens: {omens}", 30, EMBER_HOT, room=WIDTH - 80)
