"""Draw people's faces: always the same for the same name, and no two alike at a table.

A name determines skin, hair, features and what the person wears. `make_faces` sees to it that no
two people at a table have the same hair or wear the same thing. The caller can give what a
character is known to wear.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Literal, TypeAlias, TypeVar, get_args

from PIL import Image

from .canvas import Colour, Pen, blend, read_colours, rgb
from .figures import read_figure
from .tokens import lay_out_arc
from .tones import INK, SOOT

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
    pen = Pen(size, size)
    skin, lock = SKINS[face.skin], LOCKS[face.lock]
    tones = {
        "COAT": coat,
        "SKIN": skin,
        "SHADE": blend(skin, INK, 0.22),
        "LOCK": lock,
        "BEARD": blend(lock, INK, 0.4 if face.lock else 0),
        "CLOTH": CLOTH[face.cloth],
        "WRAP": CLOTH[(face.cloth + 1) % len(CLOTH)],
        "GLASS": GLASS,
        "GOLD": GOLD,
    }
    w, jaw = face.wide, face.wide * 0.62
    shapes = [
        _write_back_hair(w).get(face.hair, ""),
        f"""shape 8,104 14,88 34,79 66,79 86,88 92,104 COAT INK 2
        shape 40,66 60,66 61,80 50,87 39,80 SHADE; disc {50 + w},49 6 SKIN INK 1.8 twice
        shape arc(50,42,{w},180,360) {49 + w},56 {50 + jaw},72 56,78 44,78 {50 - jaw},72
        {51 - w},56 SKIN INK 2.2""",
        _write_beards(w)[face.beard],
        _write_features(face),
        _write_front_hair(w + 1)[face.hair],
        _write_wear(w)[face.wear],
    ]
    read_figure("; ".join(filter(None, shapes)), tones)(pen, size / 100, 0, 0, INK)
    return pen.finish_stamp()


def _write_features(face: Face) -> str:
    apart, bent = face.wide * 0.44, face.brow * 1.6
    mouth = f"; line 2.4 43,68.5 50,{68.5 + face.mouth * 2.4} 57,68.5 INK"
    return f"""oval {45.4 + apart},44 {54.6 + apart},52.5 CREAM twice
        disc {50.6 - apart},48.6 3.2 INK; disc {50.6 + apart},48.6 3.2 INK
        line 3 {45 + apart},{40.5 + bent} {56 + apart},{40.5 - bent} mix(LOCK,INK,0.55) twice
        line 2.6 51,49 54,59 49,60 SHADE{mouth if face.wear != "scarf" else ""}"""


def _write_beards(w: float) -> dict[Beard, str]:
    jaw = w * 0.62
    return {
        "none": "",
        "full": f"""shape {51 - w},54 {50 - jaw * 0.7},63 50,62 {50 + jaw * 0.7},63 {49 + w},54
            {52 + jaw},74 57,85 43,85 {48 - jaw},74 BEARD INK 1.6; oval 42,65 58,73 SKIN""",
        "stubble": f"""shape {50 - w * 0.8},64 50,61 {50 + w * 0.8},64
            {50 + jaw},73 56,80 44,80 {50 - jaw},73 SHADE""",
        "goatee": "shape 44,73 56,73 54,86 46,86 BEARD",
        "moustache": "shape 50,61 62,68 50,66 38,68 BEARD BEARD 2",
    }


def _write_back_hair(w: float) -> dict[Hair, str]:
    """Write the hair that falls behind the head, or the back of a hood."""
    curls = lay_out_arc((50, 40), w + 2, 150, 390, steps=9)
    return {
        "long": f"shape arc(50,40,{w + 8},180,360) {60 + w},90 {40 - w},90 LOCK INK 2",
        "bob": f"shape arc(50,42,{w + 8},180,360) {59 + w},68 {41 - w},68 LOCK INK 2",
        "curls": "; ".join(f"disc {x},{y} 12 LOCK INK 2" for x, y in curls)
        + f"; disc 50,38 {w + 3} LOCK",
        "bun": "disc 50,11 10 LOCK INK 2",
        "braids": "; ".join(
            f"disc {50 + side * (w + 4 + n * 1.2)},{56 + n * 10} 6.4 LOCK INK 1.8"
            for side in (-1, 1)
            for n in range(4)
        ),
        "hood": f"""shape arc(50,46,{w + 12},170,245,8) 52,2 arc(50,46,{w + 12},295,370,8)
            {62 + w},98 {38 - w},98 CLOTH INK 2.2; disc 50,48 {w + 6} mix(CLOTH,INK,0.4) INK 1.6""",
    }


def _write_front_hair(w: float) -> dict[Hair, str]:
    """Write the hair over the brow, or a cap. `w`: how far to each side it reaches."""
    dome = f"shape arc(50,42,{w},180,360)"
    parting = f"{dome} {50 + w},46 62,30 50,22 38,30 {50 - w},46 LOCK INK 2"
    curls = lay_out_arc((50, 40), w - 4, 205, 335, steps=4)
    return {
        "short": f"{dome} {50 + w},38 66,31 50,33 34,31 {50 - w},38 LOCK INK 2",
        "parted": f"""shape {49 - w},44 {50 - w},24 38,11 60,10 {50 + w},24
            {51 + w},46 66,34 40,24 36,34 LOCK INK 2""",
        "long": parting,
        "braids": parting,
        "bob": f"{dome} {50 + w},37 {50 - w},37 LOCK INK 2",
        "bun": f"{dome} {50 + w},40 50,25 {50 - w},40 LOCK INK 2",
        "curls": "; ".join(f"disc {x},{y + 1} 8 LOCK" for x, y in curls),
        "crest": f"""shape arc(50,42,{w - 2},195,345) 60,30 40,30 SHADE
            shape 38,30 36,12 43,16 45,3 51,11 57,2 58,15 65,11 62,30 50,25 LOCK INK 2""",
        "bald": f"line 2.4 arc(46,38,{w * 0.55},220,262,6) CREAM",
        "cap": f"""shape arc(50,38,{w + 3},180,360) {50 + w},40 {50 - w},40 CLOTH INK 2.2
            box {46 - w},33 {54 + w},42 4 mix(CLOTH,INK,0.4) INK 2
            disc 50,{37 - w} 5 CLOTH INK 2""",
        "hood": f"{dome} {50 + w},42 64,30 50,25 36,30 {50 - w},42 LOCK INK 2",
    }


def _write_wear(w: float) -> dict[Wear, str]:
    eye = 50 + w * 0.44
    return {
        "nothing": "",
        "goggles": f"""line 6 {49 - w},30 {51 + w},30 INK; disc 61,29 9.5 GOLD INK 2 twice
            disc 61,29 5.8 GLASS INK 1.4 twice""",
        "glasses": f"disc {eye},48 8.2 none INK 2.6 twice; line 2.6 48,47 52,47 INK",
        "eyepatch": f"""line 3 {50 - w},34 {50 + w},52 INK
            shape {eye - 8},42 {eye + 8},43 {eye + 6},54 {eye - 4},55 INK INK 2""",
        "scarf": f"""shape {49 - w},58 50,64 {51 + w},58 {50 + w * 0.8},78 50,90 {50 - w * 0.8},78
            WRAP INK 2.2; line 2.4 40,72 50,76 60,72 mix(WRAP,INK,0.4)""",
        "headphones": f"""line 5 arc(50,42,{w + 5},195,345) INK
            box {47 + w},40 {59 + w},60 5 EMBER INK 2.2 twice""",
        "bandage": f"line 10 {50 - w},36 {50 + w},26 INK; line 7 {50 - w},36 {50 + w},26 CREAM",
        "earrings": f"""disc {52 + w},59 5.4 none INK 4.4 twice
            disc {52 + w},59 5 none GOLD 2.8 twice""",
    }
