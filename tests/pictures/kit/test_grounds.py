"""Painted grounds: the same each time, light where it is put, few colours at last."""

from PIL import Image

from pictures.kit.canvas import Colour
from pictures.kit.grounds import Ground, find_shade, make_wave

DARK: Colour = (10, 10, 20)
GREY: Colour = (90, 90, 90)


def make_ground(seed: int = 1) -> Ground:
    return Ground(120, 160, (GREY, GREY), seed)


def measure_brightness(image: Image.Image, x: int, y: int) -> int:
    found = image.convert("L").getpixel((x, y))
    assert isinstance(found, int)
    return found


def test_a_ground_has_its_size_and_few_colours() -> None:
    g = Ground(120, 160, ((20, 30, 60), (200, 150, 120)))
    image = g.finish_picture(DARK, colours=12)
    assert image.size == (120, 160)
    assert len(image.getcolors(256) or []) <= 12


def test_randomness_depends_on_the_seed_alone() -> None:
    def painted(seed: int) -> bytes:
        g = make_ground(seed)
        g.add_motes(40, (255, 255, 255), 255, 4)
        return g.finish_picture(DARK).tobytes()

    assert painted(1) == painted(1)
    assert painted(1) != painted(2)


def test_lamps_and_shafts_light_only_their_places() -> None:
    g = make_ground()
    g.add_lamp(60, 80, 20, (200, 160, 90))
    lit = g.image.reduce(2)
    assert measure_brightness(lit, 60, 80) > 150
    assert measure_brightness(lit, 4, 4) == 90
    g = make_ground()
    g.add_lamp(0, 160, 30, (200, 160, 90))  # half outside
    assert measure_brightness(g.image.reduce(2), 2, 157) > 150
    g = make_ground()
    g.add_light_shaft([(40, 0), (80, 0), (80, 160), (40, 160)], (80, 80, 80), 4)
    lit = g.image.reduce(2)
    assert measure_brightness(lit, 60, 80) > 130
    assert measure_brightness(lit, 8, 80) < 95


def test_distant_things_have_softer_edges() -> None:
    g = make_ground()
    g.box((40, 0, 120, 160), (250, 250, 250))
    sharp = g.image.reduce(2)
    g.push_back(8, DARK, 0.5)
    soft = g.image.reduce(2)
    assert measure_brightness(sharp, 36, 80) == 90
    assert measure_brightness(soft, 36, 80) > 55
    assert measure_brightness(soft, 110, 80) < 140


def test_a_ground_is_muted_with_dark_edges() -> None:
    g = Ground(400, 400, (GREY, GREY))
    image = g.finish_picture(DARK, share=0.25)
    assert measure_brightness(image, 2, 2) < measure_brightness(image, 200, 200) < 90


def test_an_inverted_box_draws_nothing() -> None:
    g = make_ground()
    before = g.image.tobytes()
    g.box((80, 20, 40, 60), (255, 0, 0))
    assert g.image.tobytes() == before


def test_shades_pass_through_all_their_colours() -> None:
    steps = ((0, 0, 0), (100, 100, 100), (0, 0, 0))
    assert find_shade(steps, 0) == find_shade(steps, 1) == (0, 0, 0)
    assert find_shade(steps, 0.5) == (100, 100, 100)


def test_a_wave_follows_its_line_from_left_to_right() -> None:
    points = make_wave(10, 110, 50, 5, 50)
    assert (points[0][0], points[-1][0]) == (10, 110)
    assert all(abs(y - 50) <= 5 for _, y in points)
    assert max(y for _, y in points) > 54
