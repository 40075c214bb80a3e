"""Draw strangers and enemies: a figure for each kind, in a square of 100, on a token whose rim
shows whether it is hostile."""

import math
from functools import lru_cache

from PIL import Image

from pictures.aftermath.marks import colours
from pictures.aftermath.marks.colours import HOSTILE, SAFE
from pictures.kit.canvas import Pen
from pictures.kit.figures import read_figure
from pictures.kit.tokens import Figure, scale_figure
from pictures.kit.tones import INK, PAPER_SHADE

TONES = vars(colours)
_MARKS = {
    "mask": "shape 20,60 80,60 62,92 38,92 BLOOD INK 2",
    "pin": "line 4 14,88 84,66 CREAM; disc 86,65 6 BLOOD",
    "knob": "disc 80,76 14 STRIPE INK 2",
    "notes": "disc 76,72 6 CREAM; line 4 81,72 81,50 92,46 CREAM",
    "cap": "shape 20,26 30,8 70,8 80,26 BLOOD INK 2; box 18,22 84,30 INK",
    "stripe": "shape 44,18 56,18 52,76 48,76 CREAM",
}


def _make_rodent(fur: str, mark: str, *, ears: float = 13, broad: float = 30) -> Figure:
    left, right, eye = 50 - broad, 50 + broad, 50 - broad * 0.46
    return read_figure(
        f"""disc {left + 2},28 {ears} {fur} INK 2 twice; disc {left + 2},29 {ears * 0.5} PINK twice
        shape 50,16 {right},32 {right},54 60,82 50,88 40,82 {left},54 {left},32 {fur} INK 2
        disc 50,84 6 PINK INK 1.5; disc {eye},46 6 EMBER_HOT twice; disc {eye},46 2.7 JET twice
        line 3 46,34 {50 - broad * 0.8},32 INK twice; {_MARKS[mark]}""",
        TONES,
    )


def _make_cat(fur: str, left_ear: str) -> Figure:
    stripe = f"mix({fur},INK,0.55)"
    return read_figure(
        f"""shape {left_ear} {fur} INK 2; shape 84,8 80,46 56,26 {fur} INK 2
        oval 12,22 88,92 {fur} INK 2; line 4 41,26 43,38 {stripe} twice; line 4 50,26 50,38 {stripe}
        oval 22,46 42,62 #aac454 twice; oval 29.5,46 34.5,62 JET twice
        line 1.6 40,74 4,70 CREAM twice; line 1.6 40,79 4,80 CREAM twice
        shape 44,66 56,66 50,73 PINK; line 2.5 38,82 50,76 62,82 INK""",
        TONES,
    )


def _make_bird(feather: str, beak: str, hood: str = "") -> Figure:
    stripe = f"mix({feather},INK,0.5)"
    return read_figure(
        f"""shape 8,92 16,52 38,40 70,60 74,92 {feather} INK 2; disc 48,36 28 {feather} INK 2
        {hood}shape 68,28 97,42 66,50 {beak} INK 2
        disc 56,32 8 CREAM INK 1.5; disc 58,32 4 JET
        line 3 22,90 28,66 {stripe}; line 3 36,90 40,66 {stripe}; line 3 50,90 52,66 {stripe}""",
        TONES,
    )


def _make_adder() -> Figure:
    points = [(50 + 34 * math.sin(n * 0.62), 96 - n * 3.1) for n in range(17)]
    path = [f"{x},{y}" for x, y in points]
    x, y = points[-1]
    eyes = [f"disc {x + side * 7},{y - 8} 3.4 BLOOD" for side in (-1, 1)]
    tongue = [f"line 2.4 {x},{y - 28} {x + side * 6},{y - 42} BLOOD" for side in (-1, 1)]
    return read_figure(
        f"""line 20 {" ".join(path)} INK; line 16 {" ".join(path)} #808454
        line 4 {" ".join(path[::2])} INK
        shape {x - 16},{y - 4} {x},{y - 30} {x + 16},{y - 4} {x},{y + 12} #808454 INK 2
        {"; ".join([*eyes, *tongue])}""",
        TONES,
    )


def _make_centipede() -> Figure:
    points = [(18 + n * 8, 66 - 22 * math.sin(n * 0.8)) for n in range(9)]
    shapes = [
        f"line 3 {x},{y} {x + 5},{y + side * 19} {x + 1},{y + side * 28} INK"
        for x, y in points
        for side in (-1, 1)
    ]
    shapes += [f"disc {x},{y} 9.5 RUST INK 2" for x, y in points]
    x, y = points[-1]
    for side in (-1, 1):
        shapes.append(f"line 3 {x},{y} {x + 12},{y + side * 14 - 14} INK")
        shapes.append(f"disc {x + 3},{y + side * 4} 2.4 EMBER_HOT")
    return read_figure("; ".join(shapes), TONES)


def _make_silverfish() -> Figure:
    shapes = []
    for x, y, size in ((34, 36, 0.8), (66, 46, 0.9), (42, 70, 1.0)):
        body = f"{x - 22 * size},{y + 3} {x},{y - 9 * size} {x + 18 * size},{y - 7 * size}"
        body += f" {x + 24 * size},{y} {x + 18 * size},{y + 7 * size} {x},{y + 11 * size}"
        shapes += [
            f"shape {body} GREY INK 2",
            f"line 1.6 {x - 6},{y - 6} {x - 6},{y + 8} INK 3x7,0",
        ]
        for side in (-1, 1):
            shapes.append(f"line 2 {x + 22 * size},{y} {x + 34 * size},{y + side * 8} INK")
            shapes.append(f"line 2 {x - 20 * size},{y + 3} {x - 36 * size},{y + side * 8} INK")
    return read_figure("; ".join(shapes), TONES)


def _make_spider() -> Figure:
    legs = [
        f"line 4.4 50,52 {22 - 3 * n},{22 + n * 17} 3,{34 + n * 19} INK twice" for n in range(4)
    ]
    return read_figure(
        f"""{"; ".join(legs)}; oval 30,48 70,94 SPINES INK 2; shape 50,56 58,70 50,86 42,70 PALE
        disc 50,40 17 SPINES INK 2; disc 43,38 4.4 EMBER_HOT twice
        disc 37,32 2.6 EMBER_HOT twice; disc 46,48 2.4 EMBER_HOT twice""",
        TONES,
    )


def _make_stinger(*spots: tuple[int, int, float]) -> Figure:
    shapes = []
    for x, y, size in spots:

        def at(right: float, down: float, x: int = x, y: int = y, size: float = size) -> str:
            return f"{x + right * size},{y + down * size}"

        shapes += [
            f"shape {at(0, -6)} {at(side * 38, -34)} {at(side * 44, -12)} PALE INK 1.6"
            for side in (-1, 1)
        ]
        body = f"{at(-15, -8)} {at(15, -8)} {at(16, 14)} {at(0, 44)} {at(-16, 14)}"
        shapes.append(f"shape {body} STRIPE INK 2")
        for n in range(3):
            half, low = 16 - n * 4, 4 + n * 11
            shapes.append(f"line {5 * size} {at(-half, low)} {at(half, low)} INK")
        shapes.append(f"disc {at(0, -18)} {12 * size} STRIPE INK 2")
        for side in (-1, 1):
            shapes.append(f"disc {at(side * 6, -19)} {4.4 * size} JET")
            shapes.append(f"line 2.4 {at(side * 4, -28)} {at(side * 12, -42)} INK")
    return read_figure("; ".join(shapes), TONES)


FIGURES: dict[str, Figure] = {
    "latch-rat": _make_rodent("GREY", "mask", ears=15),
    "pin-vole": _make_rodent("SHREW", "pin", ears=9, broad=27),
    "bruiser": _make_rodent("SPINES", "knob", ears=12, broad=36),
    "whistler": _make_rodent("VELVET", "notes", ears=13, broad=26),
    "silverfish": _make_silverfish(),
    "house-centipede": _make_centipede(),
    "wolf-spider": _make_spider(),
    "wasp-drones": _make_stinger((32, 38, 0.6), (68, 42, 0.6), (48, 74, 0.66)),
    "hornet-guard": _make_stinger((50, 52, 1.0)),
    "jackdaw": _make_bird("VELVET", "JET", "oval 18,24 52,62 GREY; "),
    "pigeon-drifter": _make_bird("GREY", "STRIPE"),
    "yard-adder": _make_adder(),
    "young-cat": _make_cat("SHREW", "16,8 20,46 44,26"),
    "old-grin": _make_rodent("PALE", "cap", ears=10, broad=30),
    "tollkeeper": _make_rodent("SPINES", "stripe", ears=9, broad=28),
    "lamp-keeper": read_figure(
        """shape 14,10 36,20 64,20 86,10 90,60 50,96 10,60 RUST INK 2
        disc 30,44 19 PALE INK 2 twice; disc 30,44 12 EMBER_HOT twice; disc 30,44 6 JET twice
        shape 44,54 56,54 50,70 STRIPE INK 2; line 4 34,78 34,86 PALE 3x16,0""",
        TONES,
    ),
    "mother-rust": _make_cat("RUST", "16,8 22,16 30,14 44,26 20,46"),
}
BY_TYPE = {
    "raider": "latch-rat",
    "crawler": "house-centipede",
    "stinger": "hornet-guard",
    "bird": "jackdaw",
    "hunter": "young-cat",
    "boss": "mother-rust",
}
"""The figure of each type of enemy, for enemies without one of their own."""


@lru_cache(maxsize=512)
def draw_beast(name: str, type_: str, size: int, *, hostile: bool) -> Image.Image:
    """Draw a figure on its token: round with a calm rim for a stranger, spiked for an enemy."""
    pen, u = Pen(size, size), size / 100
    if hostile:
        spikes: list[tuple[float, float]] = []
        for n in range(24):
            reach, a = (50, 43)[n % 2], 2 * math.pi * n / 24
            spikes.append((50 + reach * math.cos(a), 50 + reach * math.sin(a)))
        pen.shape(scale_figure(spikes, u), HOSTILE, INK, width=2.5 * u)
    else:
        pen.disc(50 * u, 50 * u, 49 * u, INK)
        pen.disc(50 * u, 50 * u, 46 * u, SAFE)
    pen.disc(50 * u, 50 * u, 39 * u, PAPER_SHADE)
    face = Pen(size, size)
    FIGURES[name if name in FIGURES else BY_TYPE.get(type_, "latch-rat")](face, u, 0, 0, INK)
    token, inner = pen.finish_stamp(), round(size * 0.78)
    drawn = face.finish_stamp().resize((inner, inner), Image.Resampling.LANCZOS)
    token.paste(drawn, ((size - inner) // 2, (size - inner) // 2), drawn)
    return token
