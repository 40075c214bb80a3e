"""Draw the faces of the party in a square of 100: a shrew, a hedgehog, a dormouse and a mole, each
with a different outline, and a plain mouse for any other character."""

from functools import lru_cache

from PIL import Image

from pictures.aftermath.marks import colours
from pictures.aftermath.marks.colours import BLOOD, RINGS, TOXIC
from pictures.kit.canvas import Pen, blend
from pictures.kit.figures import read_figures
from pictures.kit.tokens import scale_figure
from pictures.kit.tones import EMBER_HOT, INK, TABLE_LIT


def _lay_out_spines() -> str:
    """List the points of a crown of spines from left to right."""
    spines = []
    for n in range(33):
        wide, high = (33, 39) if n % 2 else (47, 56)
        along = 1 - n / 16
        spines.append(f"{50 - wide * along},{62 - high * (1 - along**2) ** 0.5}")
    return " ".join(spines)


def _lay_out_pale_spines() -> str:
    spines = []
    for n in range(7):
        x, rise = 22 + n * 9.4, 1 - abs(n - 3) / 4
        spines.append(f"line 2 {x},{40 - 11 * rise} {x + (n - 3) * 2.2},{22 - 10 * rise} PALE")
    return "; ".join(spines)


FACES = read_figures(
    f"""
    # A shrew: a long nose, small ears, long whiskers and a headband
    wren: disc 30,30 12 SHREW INK 2 twice; disc 30,32 6 PINK twice
        shape 50,14 70,22 78,44 70,60 58,76 52,93 48,93 42,76 30,60 22,44 30,22 SHREW INK 2
        shape 50,44 60,58 55,78 51,90 49,90 45,78 40,58 PALE
        line 1.3 43,75 17,68 CREAM twice; line 1.3 43,78 17,76 CREAM twice
        line 1.3 43,81 17,84 CREAM twice; disc 50,91 6 PINK INK 1.5
        disc 36,46 6 JET 2x28,0; disc 34.2,43.9 2.04 CREAM 2x28,0
        line 6 26,32 50,26 74,32 BLOOD; line 5 74,32 84,24 BLOOD

    # A hedgehog: a crown of spines round a pale face, and a round black nose
    bodkin: shape {_lay_out_spines()} 88,78 12,78 SPINES INK 2; {_lay_out_pale_spines()}
        disc 20,52 9 PALE INK 1.5 twice; oval 20,38 80,94 PALE INK 2
        shape 34,44 50,36 66,44 60,58 50,62 40,58 SPINES; oval 36,62 64,90 mix(PALE,CREAM,0.6)
        disc 50,67 8 JET; disc 47,64 2.4 CREAM; line 2 42,82 50,85 58,82 INK
        disc 36,57 5 JET 2x28,0; disc 34.5,55.25 1.7 CREAM 2x28,0

    # A dormouse: round and ginger, with large ears and eyes, and goggles on the brow
    cog: disc 22,28 19 DORMOUSE INK 2 twice; disc 22,30 11 PINK twice
        oval 13,22 87,93 DORMOUSE INK 2; oval 26,56 74,92 CREAM
        disc 34,53 12 JET twice; disc 30,48 4 CREAM 2x32,0
        line 1.3 43,69 19,62 CREAM twice; line 1.3 43,72 19,70 CREAM twice
        line 1.3 43,75 19,78 CREAM twice; shape 45,66 55,66 50,73 PINK INK 1.5
        line 2 50,73 50,80 44,83 INK; line 2 50,80 56,83 INK; line 5 18,38 82,38 INK
        disc 38,31 11 #7e705a INK 2 twice; disc 38,31 7 TABLE_LIT twice
        line 2 34,33 39,27 CREAM 2x24,0

    # A mole: dark fur, a broad pink snout, tiny eyes, two large hands and a miner's cap
    marl: oval 12,16 88,90 VELVET INK 2; oval 24,24 52,46 mix(VELVET,GREY,0.25)
        shape 36,52 64,52 62,72 50,80 38,72 PINK INK 2; disc 45,68 2.6 INK twice
        disc 33,48 2.8 CREAM twice; disc 33,48 1.6 JET twice; disc 16,82 11 PINK INK 2 twice
        line 4 9,88 7,98 CREAM twice; line 4 16,88 16,98 CREAM twice; line 4 23,88 25,98 CREAM twice
        shape 22,32 30,12 50,5 70,12 78,32 #7a603e INK 2; disc 50,21 8 EMBER_HOT INK 2

    mouse: disc 26,28 16 GREY INK 2 twice; disc 26,30 9 PINK twice
        shape 50,20 78,36 76,62 50,92 24,62 22,36 GREY INK 2
        line 1.3 43,73 23,66 CREAM twice; line 1.3 43,76 23,74 CREAM twice
        line 1.3 43,79 23,82 CREAM twice; disc 50,86 6 PINK
        disc 36,52 6 JET 2x28,0; disc 34.2,49.9 2.04 CREAM 2x28,0
    """,
    vars(colours),
)
"""The faces by the ids of their characters."""
_MOUSE = FACES.pop("mouse")


@lru_cache(maxsize=512)
def draw_head(
    character: str, seat: int, size: int, *, lit: bool = False, grey: bool = False
) -> Image.Image:
    """Draw a character's face on its round token. `seat`: the seat of its player, for the ring's
    colour; `lit`: it is their turn; `grey`: the character is not on the map."""
    pen, u = Pen(size, size), size / 100
    ring = RINGS[seat % len(RINGS)]
    pen.disc(50 * u, 50 * u, 50 * u, INK)
    pen.disc(50 * u, 50 * u, 47 * u, EMBER_HOT if lit else ring)
    pen.disc(50 * u, 50 * u, 40 * u, blend(TABLE_LIT, ring, 0.42))
    face = Pen(size, size)
    FACES.get(character, _MOUSE)(face, u, 0, 0, INK)
    token = pen.finish_stamp()
    drawn = face.finish_stamp()
    inner = round(size * 0.86)
    drawn = drawn.resize((inner, inner), Image.Resampling.LANCZOS)
    token.paste(drawn, ((size - inner) // 2, (size - inner) // 2), drawn)
    if grey:
        bleak = token.convert("L").point(lambda v: round(v * 0.7)).convert("RGBA")
        bleak.putalpha(token.getchannel("A"))
        return bleak
    return token


@lru_cache(maxsize=512)
def draw_wounds(wounded: int, toxic: int, high: int) -> Image.Image:
    """Draw a red drop with the number of wounds, and a green drop with a bar for toxic wounds.
    Leave out a drop whose number is 0."""
    wide = round(high * (0.86 if not (wounded and toxic) else 1.62))
    pen, u = Pen(wide, high), high / 100
    x = 0.0
    for number, tone in ((wounded, BLOOD), (toxic, TOXIC)):
        if not number:
            continue
        pen.disc((x + 43) * u, 60 * u, 39 * u, INK)
        pen.shape(scale_figure([(43, 0), (74, 42), (12, 42)], u, x * u), INK)
        pen.disc((x + 43) * u, 60 * u, 33 * u, tone)
        pen.shape(scale_figure([(43, 12), (66, 46), (20, 46)], u, x * u), tone)
        if tone == TOXIC:
            pen.line(scale_figure([(14, 92), (72, 92)], u, x * u), INK, 5 * u)
        pen.letter((x + 43) * u, 60 * u, str(number), 56 * u, INK)
        x += 76
    return pen.finish_stamp()
