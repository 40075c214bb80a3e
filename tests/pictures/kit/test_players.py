"""Players in pictures: marks that cannot be mistaken, and faces no two of which are alike."""

import itertools
import random

import pytest
from PIL import Image, ImageChops, ImageStat

from pictures.kit import players, signs, text
from pictures.kit.faces import Face, draw_face, make_faces
from pictures.kit.players import HUES, SHAPES, TONES, Mark, draw_mark, make_initials, make_marks
from pictures.kit.tones import (
    CREAM,
    INK,
    LEAST_CONTRAST,
    PLATE,
    SOOT,
    TABLE,
    find_ink,
    measure_contrast,
    measure_luminance,
)
from tests.pictures.positions import ABSURD

SIX = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Finn")


@pytest.mark.parametrize(
    ("names", "wanted"),
    [
        (("Ada", "Ben"), ("A", "B")),
        (("Ada", "Abe"), ("Ad", "Ab")),
        (("Ada", "Ben", "Adam"), ("Ad", "B", "Am")),
        (("ada", "ADA", "Ada"), ("Ad", "Aa", "A1")),
        (("Wilhelmina 1", "Wilhelmina 2"), ("W1", "W2")),
        (("A", "A"), ("A1", "A2")),
        (("Zoë", "\U0001f525"), ("Z", "S")),
        (("\U0001f525", "\U0001f525"), ("S1", "S2")),
        (("_*[x]", "@ben"), ("X", "B")),
    ],
)
def test_initials_are_as_short_as_possible(names: tuple[str, ...], wanted: tuple[str, ...]) -> None:
    assert make_initials(names) == wanted


def test_reserved_letters_are_never_initials() -> None:
    assert make_initials(("Ada", "Xaver"), taken="ABC") == ("Ad", "X")
    assert make_initials(("A",), taken="A") == ("A1",)


def test_initials_are_unique_for_any_names() -> None:
    rnd = random.Random(5)
    pool = [*ABSURD, "Ada", "Abe", "Adam", "ada", "A", "Aa", "Aaa", "Bo", "Bob", "9", "99", ""]
    for _ in range(400):
        names = [rnd.choice(pool) for _ in range(6)]
        found = make_initials(names, taken="ABCDEFG")
        assert len(set(found)) == 6
        assert all(1 <= len(one) <= 2 for one in found)
        assert not set(found) & set("ABCDEFG")


def test_six_players_have_six_colours_and_shapes() -> None:
    found = make_marks(SIX)
    assert len({mark.colour for mark in found}) == len({mark.shape for mark in found}) == 6
    assert set(SHAPES) == set(TONES) == set(HUES)
    assert [players.label_mark(mark) for mark in found[:2]] == ["red circle A", "blue square B"]


def test_a_game_may_choose_distinct_colours() -> None:
    marks = make_marks(("Ada", "Ben"), hues=("green", "red"))
    assert [mark.hue for mark in marks] == ["green", "red"]
    for hues in (("red", "red"), ("red",)):
        with pytest.raises(ValueError, match="2 players"):
            make_marks(("Ada", "Ben"), hues=hues)


def find_outline(mark: Mark, size: int) -> bytes:
    drawn = draw_mark(mark, size).getchannel("A").point(lambda a: 255 * (a > 127))
    return drawn.tobytes()


@pytest.mark.parametrize("size", [20, 48])
def test_shapes_differ_by_a_tenth_of_their_square(size: int) -> None:
    shapes = [find_outline(mark, size) for mark in make_marks(SIX)]
    for one, other in itertools.combinations(shapes, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > size * size * 0.06


def test_marks_are_legible_and_stand_out_on_the_table() -> None:
    for tone in TONES.values():
        assert measure_contrast(INK, tone) >= LEAST_CONTRAST
        assert measure_contrast(tone, TABLE) >= LEAST_CONTRAST
        assert measure_contrast(tone, PLATE) >= LEAST_CONTRAST
    assert measure_contrast(CREAM, SOOT) >= LEAST_CONTRAST


def test_letters_in_row_marks_are_thirty_pixels() -> None:
    for hue in HUES:
        assert players.fit_initial(Mark(hue, "A"), 48) >= 30
        assert players.fit_initial(Mark(hue, "Ad"), 60) >= 30
        for initial in ("Wm", "W", "MM"):
            size = players.fit_initial(Mark(hue, initial), 100)
            assert text.measure_text(initial, round(size)) <= 76


def test_turn_and_absence_show_without_colour() -> None:
    (mark,), (face,) = make_marks(("Ada",)), make_faces(("Ada",))
    states: tuple[dict[str, bool], ...] = ({}, {"lit": True}, {"away": True})
    small = [draw_mark(mark, 48, **kind).convert("LA").tobytes() for kind in states]
    large = [players.draw_player(mark, face, 72, **kind).convert("LA").tobytes() for kind in states]
    assert len(set(small)) == len(set(large)) == 3
    assert players.draw_player(mark, face, 72).size == (players.measure_player_width(72), 72)


def test_signs_differ_in_outline() -> None:
    drawn = (
        signs.draw_acting_player_arrow(40),
        signs.draw_acting_player_arrow(40, down=True),
        signs.draw_spark(40),
    )
    assert len({one.getchannel("A").tobytes() for one in drawn}) == 3


def flatten_face(face: Face, size: int = 72) -> Image.Image:
    ground = Image.new("RGBA", (size, size), (128, 128, 128, 255))
    ground.alpha_composite(draw_face(face, size))
    return ground.convert("L")


def test_a_face_depends_on_the_name_and_stays_whoever_comes_later() -> None:
    assert make_faces(SIX)[:3] == make_faces(SIX[:3])
    assert make_faces(("Ada",)) == make_faces(("Ada",))


def test_no_two_faces_at_a_table_are_alike() -> None:
    """In grey, too, and even of one name: hair and what they wear differ."""
    for seed in range(30):
        names = [f"{seed} {n}" for n in range(6)] if seed else ["Ada"] * 6
        found = make_faces(names)
        assert len({face.hair for face in found}) == len({face.wear for face in found}) == 6
        for one, other in itertools.combinations(map(flatten_face, found), 2):
            differs = ImageStat.Stat(ImageChops.difference(one, other)).mean[0]
            assert differs > 4, names


def test_a_face_wears_what_the_game_says() -> None:
    found = make_faces(("Ada", "Ben"), wearing=("goggles", None))
    assert found[0].wear == "goggles" != found[1].wear


def test_contrast_follows_the_standard() -> None:
    assert measure_contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert measure_contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.005)
    assert measure_luminance((255, 0, 0)) == pytest.approx(0.2126)


def test_ink_or_cream_is_legible_on_our_grounds() -> None:
    for ground in (TABLE, PLATE, SOOT, CREAM, *TONES.values()):
        assert measure_contrast(find_ink(ground), ground) >= LEAST_CONTRAST
