"""Draw the floors, walls, windows and doors of a place."""

from collections.abc import Sequence

from pictures.kit.canvas import Colour, blend, darken_tone, lighten_tone, place_points
from pictures.kit.grounds import Ground

BLACK = (0, 0, 0)
WHITE = (255, 255, 255)
Box = tuple[float, float, float, float]


def draw_floorboards(
    g: Ground, top: float, tone: Colour, *, many: int = 13, eye: float = 0.5
) -> None:
    """Draw floorboards that run away from the viewer to a vanishing point above the foot of the
    wall."""
    middle = g.wide * eye
    g.box((0, top, g.wide, g.high), tone)
    for n in range(-many, many + 1):
        near, far = middle + n * g.wide / many * 1.1, middle + n * g.wide / many * 0.34
        step_near, step_far = g.wide / many * 1.1, g.wide / many * 0.34
        shade = darken_tone(tone, 0.06 + 0.14 * g.chance.random())
        outline = [(far, top), (far + step_far, top), (near + step_near, g.high), (near, g.high)]
        g.shape(outline, shade)
        g.line([(far, top), (near, g.high)], darken_tone(tone, 0.5), 3)
        ends = top + (g.high - top) * (0.15 + 0.8 * g.chance.random())
        share = (ends - top) / (g.high - top)
        left = far + (near - far) * share
        path = [(left, ends), (left + step_far + (step_near - step_far) * share, ends)]
        g.line(path, darken_tone(tone, 0.5), 3)
    g.box((0, top, g.wide, top + 26), BLACK, 70)


def draw_floor_tiles(
    g: Ground, top: float, tone: Colour, other: Colour, *, many: int = 10, rows: int = 9
) -> None:
    """Draw a floor of tiles in two colours, larger near the viewer."""
    middle = g.wide / 2
    edges = [top + (g.high - top) * (n / rows) ** 1.7 for n in range(rows + 1)]
    for row in range(rows):
        near, far = edges[row + 1], edges[row]
        for n in range(-many, many):

            def across(n: int, y: float) -> float:
                wide = g.wide / many * (0.42 + 1.1 * (y - top) / (g.high - top))
                return middle + n * wide

            fill = tone if (n + row) % 2 else other
            fill = darken_tone(fill, 0.1 * g.chance.random())
            corners = ((n, far), (n + 1, far), (n + 1, near), (n, near))
            g.shape([(across(m, y), y) for m, y in corners], fill)
    g.box((0, top, g.wide, top + 22), BLACK, 60)


def draw_bricks(g: Ground, box: Box, tone: Colour, *, high: float = 34, wide: float = 92) -> None:
    """Draw a brick wall whose bricks differ in shade."""
    left, top, right, bottom = box
    g.box(box, darken_tone(tone, 0.34))
    y, row = top, 0
    while y < bottom:
        x = left - (wide / 2 if row % 2 else 0)
        while x < right:
            fill = blend(tone, darken_tone(tone, 0.3), g.chance.random())
            edges = (max(left, x + 2), y + 2, min(right, x + wide - 2), min(bottom, y + high - 2))
            g.box(edges, fill, corner=3)
            x += wide
        y, row = y + high, row + 1


def draw_wainscot(g: Ground, top: float, bottom: float, tone: Colour, *, wide: float = 120) -> None:
    """Draw a wall of wooden panels."""
    g.box((0, top, g.wide, bottom), tone)
    x = -wide / 3
    while x < g.wide:
        g.box((x + 10, top + 24, x + wide - 10, bottom - 30), darken_tone(tone, 0.22), corner=4)
        g.box((x + 18, top + 32, x + wide - 18, bottom - 38), darken_tone(tone, 0.1), corner=4)
        x += wide
    g.box((0, top, g.wide, top + 14), lighten_tone(tone, 0.1))
    g.box((0, bottom - 16, g.wide, bottom), darken_tone(tone, 0.35))


def draw_planks(
    g: Ground, box: Box, tone: Colour, *, wide: float = 64, gaps: Colour | None = None
) -> None:
    """Draw a wall of upright boards. `gaps`: the colour of the light between them, if any."""
    left, top, right, bottom = box
    x = left
    while x < right:
        shade = darken_tone(tone, 0.25 * g.chance.random())
        g.box((x, top, min(right, x + wide), bottom), shade)
        g.box((x + wide - 4, top, x + wide, bottom), gaps or darken_tone(tone, 0.6))
        for _ in range(2):
            y = top + (bottom - top) * g.chance.random()
            g.oval((x + 18, y, x + 30, y + 18), darken_tone(tone, 0.45))
        x += wide


def draw_window(
    g: Ground,
    box: Box,
    glass: Colour,
    frame: Colour,
    *,
    across: int = 2,
    down: int = 3,
    broken: Sequence[int] = (),
) -> None:
    """Draw a window of panes. `broken`: the numbers of the panes with a dark hole."""
    left, top, right, bottom = box
    g.box((left - 10, top - 10, right + 10, bottom + 14), frame)
    wide, high = (right - left) / across, (bottom - top) / down
    for n in range(across * down):
        x, y = left + n % across * wide, top + n // across * high
        g.box((x + 4, y + 4, x + wide - 4, y + high - 4), blend(glass, WHITE, 0.1 * (n % 3)))
        if n in broken:
            cx, cy = x + wide / 2, y + high / 2
            hole = [(-0.34, -0.1), (-0.05, -0.36), (0.3, -0.2), (0.14, 0.08), (0.3, 0.36)]
            hole = place_points((cx, cy), [*hole, (-0.2, 0.24)], (wide, high))
            g.shape(hole, darken_tone(glass, 0.8))


def draw_door(g: Ground, box: Box, tone: Colour, *, ajar: Colour | None = None) -> None:
    """Draw a door with two panels. `ajar`: the colour of the light behind it, if it is open a
    little."""
    left, top, right, bottom = box
    g.box((left - 14, top - 14, right + 14, bottom), darken_tone(tone, 0.5))
    g.box(box, tone)
    middle = (top + bottom) / 2
    for y1, y2 in ((top + 22, middle - 12), (middle + 12, bottom - 26)):
        g.box((left + 22, y1, right - 22, y2), darken_tone(tone, 0.25), corner=4)
    g.disc(right - 20, middle + 6, 9, (150, 124, 70))
    if ajar is not None:
        g.box((right - 5, top, right + 8, bottom), ajar)


def draw_girders(g: Ground, y: float, tone: Colour, *, high: float = 44, step: float = 90) -> None:
    """Draw a lattice girder across the picture."""
    g.box((0, y, g.wide, y + 8), tone)
    g.box((0, y + high, g.wide, y + high + 8), tone)
    x = 0.0
    while x < g.wide:
        g.line([(x, y + 4), (x + step / 2, y + high + 4), (x + step, y + 4)], tone, 5)
        x += step


def draw_rivets(
    g: Ground,
    start: tuple[float, float],
    end: tuple[float, float],
    tone: Colour,
    *,
    step: float = 26,
    size: float = 5,
) -> None:
    """Draw a row of rivets."""
    (ax, ay), (bx, by) = start, end
    many = max(1, int(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 / step))
    for n in range(many + 1):
        x, y = ax + (bx - ax) * n / many, ay + (by - ay) * n / many
        g.disc(x + 1, y + 2, size, darken_tone(tone, 0.5))
        g.disc(x, y, size * 0.8, lighten_tone(tone, 0.12))


def draw_iron_plates(g: Ground, box: Box, tone: Colour, *, across: int = 4, down: int = 3) -> None:
    """Draw riveted plates with streaks of rust."""
    left, top, right, bottom = box
    wide, high = (right - left) / across, (bottom - top) / down
    rust = (116, 66, 40)
    for n in range(across * down):
        x, y = left + n % across * wide, top + n // across * high
        g.box((x, y, x + wide, y + high), blend(tone, darken_tone(tone, 0.3), g.chance.random()))
        for _ in range(4):
            at = x + 10 + (wide - 20) * g.chance.random()
            long = high * (0.2 + 0.6 * g.chance.random())
            g.shape([(at, y + 6), (at + 10, y + 6), (at + 5, y + 6 + long)], rust, 70)
    for n in range(across + 1):
        x = left + n * wide
        g.line([(x, top), (x, bottom)], darken_tone(tone, 0.5), 4)
        draw_rivets(g, (x + 12, top), (x + 12, bottom), tone)
    for n in range(down + 1):
        y = top + n * high
        g.line([(left, y), (right, y)], darken_tone(tone, 0.5), 4)
        draw_rivets(g, (left, y + 12), (right, y + 12), tone)
