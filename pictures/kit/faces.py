"""Draw people's faces: always the same for the same name, and no two alike at a table.

A name determines skin, hair, features and what the person wears. `make_faces` sees to it that no
two people at a table have the same hair or wear the same thing. The caller can give what a
character is known to wear.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Literal, TypeAlias, TypeVar, get_args

from PIL import Image

from .canvas import Colour, Pen, Point, blend, read_colours, rgb
from .tokens import lay_out_arc, scale_figure
from .tones import CREAM, EMBER, INK, SOOT

Kind = TypeVar("Kind")
Hair: TypeAlias = Literal[
    "short", "parted", "long", "bun", "crest", "curls", "bob", "braids", "bald", "cap", "hood"
]
Wear: TypeAlias = Literal[
    "nothing", "goggles", "glasses", "eyepatch", "scarf", "headphones", "bandage", "earrings"
]
Beard: TypeAlias = Literal["none", "full", "moustache", "stubble", "goatee"]

SKINS = read_colours("#f3cfae #e2b088 #c98f63 #a06a42 #774a2e #56331f")
LOCKS = read_colours("#2b2320 #5a3a24 #a3562b #d9b064 #8f8a86 #e6e1d6")
CLOTH = read_colours("#5f7350 #8b4a3c #4a6680 #7a6a55")
"""The colours of caps, hoods and scarves."""
GLASS = rgb("#a8d3d6")
GOLD = rgb("#e7b24a")
FACE_TONES: tuple[Colour, ...] = (
    *SKINS,
    *(blend(skin, INK, 0.22) for skin in SKINS),
    *LOCKS,
    *(blend(lock, INK, 0.4) for lock in LOCKS[1:]),
    *CLOTH,
    *(blend(cloth, INK, 0.4) for cloth in CLOTH),
    GLASS,
    GOLD,
)
"""All the colours that faces are painted with."""


@dataclass(frozen=True, slots=True)
class Face:
    """What a person looks like. `skin`, `lock` and `cloth` are places in their lists of colours.
    `wide` is half the face's width in hundredths of the picture. `brow` and `mouth` show the
    temper: -1, 0 or 1."""

    hair: Hair
    wear: Wear
    beard: Beard
    skin: int
    lock: int
    cloth: int
    wide: int
    brow: int
    mouth: int


def make_faces(keys: Sequence[str], wearing: Sequence[Wear | None] = ()) -> tuple[Face, ...]:
    """Make a face for each name or other key, in order. Later keys never change the faces of
    earlier ones. `wearing`: what each person is known to wear, or None if that is free. Up to eight
    people differ in hair, and in what they wear unless it was given."""
    found: list[Face] = []
    for n, key in enumerate(keys):
        given = wearing[n] if n < len(wearing) else None
        rnd = Random(f"face of {key}")
        hairs: list[Hair] = _shuffle_kinds(rnd, get_args(Hair))
        hair = _find_unused_kind([face.hair for face in found], hairs)
        wears: list[Wear] = _shuffle_kinds(rnd, get_args(Wear))
        wear = _find_unused_kind([face.wear for face in found], wears) if given is None else given
        skins = _shuffle_kinds(rnd, range(len(SKINS)))
        locks = _shuffle_kinds(rnd, range(len(LOCKS)))
        cloths = _shuffle_kinds(rnd, range(len(CLOTH)))
        skin = _find_unused_kind([face.skin for face in found[-3:]], skins)
        lock = next(one for one in locks if not (skin == 5 and one == 0))
        bearded = hair not in {"braids", "bun", "bob"} and wear != "scarf" and rnd.random() < 0.5
        found.append(
            Face(
                hair=hair,
                wear=wear,
                beard=rnd.choice(get_args(Beard)[1:]) if bearded else "none",
                skin=skin,
                lock=lock,
                cloth=_find_unused_kind([face.cloth for face in found[-2:]], cloths),
                wide=rnd.choice((23, 25, 27)),
                brow=rnd.choice((-1, 0, 1)),
                mouth=rnd.choice((-1, 0, 1)),
            )
        )
    return tuple(found)


def _shuffle_kinds(rnd: Random, of: Sequence[Kind]) -> list[Kind]:
    return rnd.sample(list(of), len(of))


def _find_unused_kind(used: Sequence[Kind], wanted: Sequence[Kind]) -> Kind:
    """Find the first wanted kind that is not used yet; the first of all if every one is used."""
    return next((one for one in wanted if one not in used), wanted[0])


# -- drawn -----------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def draw_face(face: Face, size: int, coat: Colour = SOOT) -> Image.Image:
    """Draw head and shoulders in a square of `size` pixels, on a transparent ground."""
    pen, u = Pen(size, size), size / 100
    skin, lock = SKINS[face.skin], LOCKS[face.lock]
    shade = blend(skin, INK, 0.22)
    _draw_back_hair(pen, u, face, lock)
    # Shoulders and neck.
    outline = [(8, 104), (14, 88), (34, 79), (66, 79), (86, 88), (92, 104)]
    pen.shape(scale_figure(outline, u), coat, INK, width=2 * u)
    pen.shape(scale_figure([(40, 66), (60, 66), (61, 80), (50, 87), (39, 80)], u), shade)
    for side in (-1, 1):  # ears
        pen.disc((50 + side * face.wide) * u, 49 * u, 6 * u, skin, INK, width=1.8 * u)
    pen.shape(scale_figure(_lay_out_head(face.wide), u), skin, INK, width=2.2 * u)
    _draw_beard(pen, u, face, blend(lock, INK, 0.4 if face.lock else 0))
    _draw_features(pen, u, face, shade, lock)
    _draw_front_hair(pen, u, face, lock)
    _draw_wear(pen, u, face)
    return pen.finish_stamp()


def _lay_out_head(wide: float) -> list[Point]:
    """List the points of a head: a round skull and a narrower jaw."""
    jaw = wide * 0.62
    return [
        *lay_out_arc((50, 42), wide, 180, 360),
        (50 + wide - 1, 56),
        (50 + jaw, 72),
        (56, 78),
        (44, 78),
        (50 - jaw, 72),
        (50 - wide + 1, 56),
    ]


def _draw_features(pen: Pen, u: float, face: Face, shade: Colour, lock: Colour) -> None:
    apart = face.wide * 0.44
    dark = blend(lock, INK, 0.55)
    for side in (-1, 1):
        x = 50 + side * apart
        pen.oval(((x - 4.6) * u, 44 * u, (x + 4.6) * u, 52.5 * u), CREAM)
        pen.disc((x + 0.6) * u, 48.6 * u, 3.2 * u, INK)
        inner, outer = 40.5 + face.brow * 1.6, 40.5 - face.brow * 1.6
        pen.line(scale_figure([(x - side * 5, inner), (x + side * 6, outer)], u), dark, 3 * u)
    pen.line(scale_figure([(51, 49), (54, 59), (49, 60)], u), shade, 2.6 * u)
    if face.wear != "scarf":
        bend = face.mouth * 2.4
        mouth = [(43, 68.5), (50, 68.5 + bend), (57, 68.5)]
        pen.line(scale_figure(mouth, u), INK, 2.4 * u)


def _draw_beard(pen: Pen, u: float, face: Face, tone: Colour) -> None:
    w, jaw = face.wide, face.wide * 0.62
    chin: list[Point] = [(50 + jaw, 73), (56, 80), (44, 80), (50 - jaw, 73)]
    match face.beard:
        case "full":
            cheeks: list[Point] = [(50 - w + 1, 54), (50 - jaw * 0.7, 63), (50, 62)]
            cheeks += [(50 + jaw * 0.7, 63), (50 + w - 1, 54)]
            chin = [(50 + jaw + 2, 74), (57, 85), (43, 85), (50 - jaw - 2, 74)]
            pen.shape(scale_figure([*cheeks, *chin], u), tone, INK, width=1.6 * u)
            pen.oval((42 * u, 65 * u, 58 * u, 73 * u), SKINS[face.skin])
        case "stubble":
            points: list[Point] = [(50 - w * 0.8, 64), (50, 61), (50 + w * 0.8, 64), *chin]
            pen.shape(scale_figure(points, u), blend(SKINS[face.skin], INK, 0.22))
        case "goatee":
            pen.shape(scale_figure([(44, 73), (56, 73), (54, 86), (46, 86)], u), tone)
        case "moustache":
            outline = [(50, 61), (62, 68), (50, 66), (38, 68)]
            pen.shape(scale_figure(outline, u), tone, tone, width=2 * u)
        case "none":
            pass


def _draw_back_hair(pen: Pen, u: float, face: Face, lock: Colour) -> None:
    """Draw the hair that falls behind the head, or the back of a hood."""
    w = face.wide
    match face.hair:
        case "long":
            points = [*lay_out_arc((50, 40), w + 8, 180, 360), (60 + w, 90), (40 - w, 90)]
            pen.shape(scale_figure(points, u), lock, INK, width=2 * u)
        case "bob":
            points = [*lay_out_arc((50, 42), w + 8, 180, 360), (59 + w, 68), (41 - w, 68)]
            pen.shape(scale_figure(points, u), lock, INK, width=2 * u)
        case "curls":
            for x, y in lay_out_arc((50, 40), w + 2, 150, 390, steps=9):
                pen.disc(x * u, y * u, 12 * u, lock, INK, width=2 * u)
            pen.disc(50 * u, 38 * u, (w + 3) * u, lock)
        case "bun":
            pen.disc(50 * u, 11 * u, 10 * u, lock, INK, width=2 * u)
        case "braids":
            for side in (-1, 1):
                for n in range(4):
                    x, y = 50 + side * (w + 4 + n * 1.2), 56 + n * 10
                    pen.disc(x * u, y * u, 6.4 * u, lock, INK, width=1.8 * u)
        case "hood":
            cloth = CLOTH[face.cloth]
            left = lay_out_arc((50, 46), w + 12, 170, 245, steps=8)
            right = lay_out_arc((50, 46), w + 12, 295, 370, steps=8)
            points = [*left, (52, 2), *right, (62 + w, 98), (38 - w, 98)]
            pen.shape(scale_figure(points, u), cloth, INK, width=2.2 * u)
            pen.disc(50 * u, 48 * u, (w + 6) * u, blend(cloth, INK, 0.4), INK, width=1.6 * u)
        case _:
            pass


CREST: list[Point] = [(38, 30), (36, 12), (43, 16), (45, 3), (51, 11), (57, 2), (58, 15), (65, 11)]
CREST += [(62, 30), (50, 25)]
"""The points of a crest of hair: its spikes from left to right, and back along the head."""


def _draw_front_hair(pen: Pen, u: float, face: Face, lock: Colour) -> None:
    """Draw the hair over the brow, or a cap."""
    w = face.wide + 1
    dome = lay_out_arc((50, 42), w, 180, 360)
    match face.hair:
        case "short":
            fringe: list[Point] = [(50 + w, 38), (66, 31), (50, 33), (34, 31), (50 - w, 38)]
            pen.shape(scale_figure([*dome, *fringe], u), lock, INK, width=2 * u)
        case "parted":
            top: list[Point] = [(50 - w - 1, 44), (50 - w, 24), (38, 11), (60, 10), (50 + w, 24)]
            sweep: list[Point] = [(50 + w + 1, 46), (66, 34), (40, 24), (36, 34)]
            pen.shape(scale_figure([*top, *sweep], u), lock, INK, width=2 * u)
        case "long" | "braids":
            parting: list[Point] = [(50 + w, 46), (62, 30), (50, 22), (38, 30), (50 - w, 46)]
            pen.shape(scale_figure([*dome, *parting], u), lock, INK, width=2 * u)
        case "bob":
            straight: list[Point] = [(50 + w, 37), (50 - w, 37)]
            pen.shape(scale_figure([*dome, *straight], u), lock, INK, width=2 * u)
        case "bun":
            back: list[Point] = [(50 + w, 40), (50, 25), (50 - w, 40)]
            pen.shape(scale_figure([*dome, *back], u), lock, INK, width=2 * u)
        case "curls":
            for x, y in lay_out_arc((50, 40), w - 4, 205, 335, steps=4):
                pen.disc(x * u, (y + 1) * u, 8 * u, lock)
        case "crest":
            shaved = [*lay_out_arc((50, 42), w - 2, 195, 345), (60, 30), (40, 30)]
            pen.shape(scale_figure(shaved, u), blend(SKINS[face.skin], INK, 0.22))
            pen.shape(scale_figure(CREST, u), lock, INK, width=2 * u)
        case "bald":
            pen.line(
                scale_figure(lay_out_arc((46, 38), w * 0.55, 220, 262, steps=6), u), CREAM, 2.4 * u
            )
        case "cap":
            cloth = CLOTH[face.cloth]
            outline = [*lay_out_arc((50, 38), w + 3, 180, 360), (50 + w, 40), (50 - w, 40)]
            pen.shape(scale_figure(outline, u), cloth, INK, width=2.2 * u)
            edges = ((46 - w) * u, 33 * u, (54 + w) * u, 42 * u)
            pen.box(edges, blend(cloth, INK, 0.4), INK, width=2 * u, corner=4 * u)
            pen.disc(50 * u, (37 - w) * u, 5 * u, cloth, INK, width=2 * u)
        case "hood":
            fringe = [(50 + w, 42), (64, 30), (50, 25), (36, 30), (50 - w, 42)]
            pen.shape(scale_figure([*dome, *fringe], u), lock, INK, width=2 * u)


def _draw_wear(pen: Pen, u: float, face: Face) -> None:
    w, apart = face.wide, face.wide * 0.44
    match face.wear:
        case "goggles":
            pen.line(scale_figure([(50 - w - 1, 30), (50 + w + 1, 30)], u), INK, 6 * u)
            for side in (-1, 1):
                pen.disc((50 + side * 11) * u, 29 * u, 9.5 * u, GOLD, INK, width=2 * u)
                pen.disc((50 + side * 11) * u, 29 * u, 5.8 * u, GLASS, INK, width=1.4 * u)
        case "glasses":
            for side in (-1, 1):
                pen.disc((50 + side * apart) * u, 48 * u, 8.2 * u, None, INK, width=2.6 * u)
            pen.line(scale_figure([(48, 47), (52, 47)], u), INK, 2.6 * u)
        case "eyepatch":
            pen.line(scale_figure([(50 - w, 34), (50 + w, 52)], u), INK, 3 * u)
            x = 50 + apart
            patch: list[Point] = [(x - 8, 42), (x + 8, 43), (x + 6, 54), (x - 4, 55)]
            pen.shape(scale_figure(patch, u), INK, INK, width=2 * u)
        case "scarf":
            cloth = CLOTH[(face.cloth + 1) % len(CLOTH)]
            veil: list[Point] = [
                (49 - w, 58),
                (50, 64),
                (51 + w, 58),
                (50 + w * 0.8, 78),
                (50, 90),
                (50 - w * 0.8, 78),
            ]
            pen.shape(scale_figure(veil, u), cloth, INK, width=2.2 * u)
            outline = [(40, 72), (50, 76), (60, 72)]
            pen.line(scale_figure(outline, u), blend(cloth, INK, 0.4), 2.4 * u)
        case "headphones":
            band = lay_out_arc((50, 42), w + 5, 195, 345)
            pen.line(scale_figure(band, u), INK, 5 * u)
            for side in (-1, 1):
                x = 50 + side * (w + 3)
                edges = ((x - 6) * u, 40 * u, (x + 6) * u, 60 * u)
                pen.box(edges, EMBER, INK, width=2.2 * u, corner=5 * u)
        case "bandage":
            pen.line(scale_figure([(50 - w, 36), (50 + w, 26)], u), INK, 10 * u)
            pen.line(scale_figure([(50 - w, 36), (50 + w, 26)], u), CREAM, 7 * u)
        case "earrings":
            for side in (-1, 1):
                pen.disc((50 + side * (w + 2)) * u, 59 * u, 5.4 * u, None, INK, width=4.4 * u)
                pen.disc((50 + side * (w + 2)) * u, 59 * u, 5 * u, None, GOLD, width=2.8 * u)
        case "nothing":
            pass
