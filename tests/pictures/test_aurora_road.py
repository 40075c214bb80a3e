"""The road of Last Aurora as a map and as a race: where everything lies, who leads, where they came
from, and that all of it can be read."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

import pictures
from pictures.artist import ALT_CHARACTERS, count_characters
from pictures.aurora import facts, signs
from pictures.aurora.map.road import layout, route, sheet, trace
from pictures.aurora.words import news
from pictures.kit.canvas import Pen, write
from pictures.kit.players import SHAPES
from pictures.kit.text import measure_text as across
from rules.aurora.model.decks import DECKS, PARTS
from rules.aurora.model.maps import find_space_number, make_map
from rules.aurora.model.state import AUTOMA, State
from rules.aurora.view import View
from rules.engine import copy_position

from . import looking
from .contrast import InkedWords
from .test_aurora import SIDES, copy_opening, make_ended_state, make_fullest_state, view_state

Box = tuple[float, float, float, float]


def box_around(x: float, y: float, wide: float, high: float) -> Box:
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


@pytest.mark.parametrize("sides", SIDES)
def test_spaces_labels_and_names_lie_apart(sides: tuple[str, str, str]) -> None:
    boxes = list(route.list_plate_boxes(sides))
    counters = [route.find_counter_box(space) for space in make_map(sides).waypoints]
    for way in layout.lay_out_shortcuts(sides):
        size = route.draw_shortcut_tag(way.link, False).size
        boxes.append(route.label_at(sides, way, size, counters))
    for side in sides:
        x, y, anchor = sheet.NAMES[side]
        wide = across(str(DECKS.regions[side].name), 30) + 28
        boxes.append(box_around(x + wide / 2 * (1 if anchor == "l" else -1), y, wide, 42))
        x, y = route.ENEMY_ROWS[side]
        pack = sum(route.pack_of(number).width + 2 for number in ("I", "II", "III"))
        boxes.append(box_around(x + pack / 2, y, pack, route.WOLF))
    for left, top, right, low in counters:
        boxes.append((left, top + 12, right, low))  # beneath the number
    for box_ in boxes:
        assert box_[0] >= 8
        assert box_[2] <= layout.WIDTH - 8
        assert layout.HORIZON <= box_[1] < box_[3] <= layout.HIGH - 8
    for one, other in itertools.combinations(boxes, 2):
        assert not route.measure_overlap(one, other)


@pytest.mark.parametrize("sides", SIDES)
def test_pieces_never_hide_a_spaces_number(sides: tuple[str, str, str]) -> None:
    """Neither a waypoint's counter nor Convoys, however many."""
    for space in make_map(sides).list_spaces():
        x, y = layout.place_space(space)
        ink = Pen(80, 80)
        picture = ink.finish_stamp()
        write(
            picture, (40, 40), space, sheet.LABEL_LETTERS, (255, 255, 255), anchor="mm", bold=True
        )
        left, top, right, low = picture.getchannel("A").getbbox()
        number_ = (x - 40 + left, y - 40 + top, x - 40 + right, y - 40 + low)
        assert not route.measure_overlap(number_, route.find_counter_box(space)), space
        for many in (1, 2, 3, 4):
            assert not route.measure_overlap(number_, route.find_convoys_box(space, many)), space


@pytest.mark.parametrize("many", [1, 4])
def test_one_convoy_hides_no_label_and_four_hide_half_at_most(many: int) -> None:
    """Wherever they stand together: one hides nothing of any, and four never the half of one."""
    most = 0.0
    for sides in (SIDES[0], SIDES[-1]):
        counters = [route.find_counter_box(space) for space in make_map(sides).waypoints]
        for space in make_map(sides).list_spaces():
            there = route.find_convoys_box(space, many)
            for way in layout.lay_out_shortcuts(sides):
                wide, high = route.draw_shortcut_tag(way.link, False).size
                label = route.label_at(sides, way, (wide, high), [there, *counters])
                most = max(most, route.measure_overlap(label, there) / (wide * high))
    assert most <= (0.05 if many == 1 else 0.5)


def test_the_road_winds_from_the_foot_of_the_picture_to_the_sea() -> None:
    """Regions 1 and 3 run from west to east, Region 2 back, and each tunnel leads through the
    mountain beside which it begins. Of two roads, the southern one lies lower."""
    for sides in SIDES:
        for one, other in itertools.permutations(make_map(sides).waypoints, 2):
            if one[:-1] == other[:-1] and layout.is_on_southern_road(one):
                assert layout.place_space(one)[1] > layout.place_space(other)[1]
        for link in make_map(sides).by_id.values():
            start, end = link.ends
            assert find_space_number(start) < find_space_number(end)
            if link.kind == "tunnel":
                assert layout.place_tunnel_mouth(start)[0] == layout.place_tunnel_mouth(end)[0]
                assert layout.place_tunnel_mouth(start)[1] > layout.place_tunnel_mouth(end)[1]
            elif layout.find_region_index(start) == 1:
                assert layout.place_space(start)[0] > layout.place_space(end)[0]
            else:
                assert layout.place_space(start)[0] < layout.place_space(end)[0]


@pytest.mark.parametrize("sides", SIDES)
def test_every_link_has_a_path_between_its_ends(sides: tuple[str, str, str]) -> None:
    for link in make_map(sides).by_id.values():
        points = layout.lay_out_link(sides, link)
        for end, point in zip(link.ends, (points[0], points[-1]), strict=True):
            x, y = layout.place_space(end)
            assert abs(point[0] - x) < 1
            assert abs(point[1] - y) <= layout.PLATE_HIGH / 2


def make_driven_state() -> State:
    """Three have driven in round 2 and Ada is next; Dov stayed where he was."""
    s = copy_opening(4)
    s.sides, s.phase, s.round, s.aurora = ("1B", "2A", "3A"), "movement", 2, 2
    s.order, s.queue = [0, 1, 3, 2], [0]
    way = (["100-101"], ["102b-103b", "103b-104b"], ["104a-107", "107-108a"], [])
    for p, links, space in zip(s.players, way, ("101", "104b", "108a", "105"), strict=True):
        p.crossed, p.space = links, space
    s.players[0].crossed, s.players[0].space = [], "100"
    return s


def test_convoys_rank_by_distance_and_share_ranks() -> None:
    state = make_driven_state()
    assert facts.rank_convoys(view_state(state)) == [(1, 2), (2, 3), (3, 1), (4, 0)]
    state.players[3].space = "108b"
    assert facts.rank_convoys(view_state(state)) == [(1, 2), (1, 3), (3, 1), (4, 0)]
    assert [facts.count_to_ship(view_state(state), seat) for seat in range(4)] == [24, 20, 16, 16]
    state.players[2].space = "Q4"
    assert facts.count_to_ship(view_state(state), 2) == 0
    over = make_ended_state(3)
    over.scores = {0: {"fame": 1}, 1: {"fame": 7, "boxes": 1}, 2: {"fame": 7}}
    assert facts.rank_convoys(view_state(over)) == [(1, 1), (2, 2), (3, 0)]  # the points rank


def test_a_drive_is_told_from_its_start() -> None:
    seen = view_state(make_driven_state())
    drives = [facts.list_drive_spaces(seen, seat) for seat in range(4)]
    assert drives == [["100"], ["102b", "103b", "104b"], ["104a", "107", "108a"], ["105"]]
    assert facts.list_who_moved(seen) == [2, 3, 1]
    assert news.describe_turn(seen) == "Ada drives"
    assert news.describe_change(seen) == "Ben drove from 102b to 104b"
    alt = looking.describe_table("aurora", seen)
    assert alt.startswith(
        "Ada drives. Cleo drove from 104a to 108a, Dov stayed on 105 and Ben drove from 102b to "
        "104b. Last Aurora, round 2 of 6"
    )
    words = looking.find_artist_of("aurora").words(seen)
    assert "3rd at 108a from 104a, " not in words
    assert "4th at 108a from 104a, " in words
    assert "1st at 100, " in words
    alone = make_fullest_state(1)
    alone.automa.crossed, alone.automa.space = ["100-101"], "101"
    assert facts.list_drive_spaces(view_state(alone), AUTOMA) == ["100", "101"]


@pytest.mark.parametrize(
    ("phase", "said", "changed"),
    [
        ("setup", "Everybody sets out", "The Aurora lies at Q2"),
        ("exploration", "Ada explores", "The Aurora lies at Q2"),
        ("rest", "Everybody rests", "The Aurora lies at Q2"),
        ("ambush", "The Enemies lie in ambush", "2 of 4 have driven on"),
        ("fire", "Ada fires", "2 of 4 have driven on"),
        ("enemies", "The Enemies fire", "2 of 4 have driven on"),
        ("end", "The round ends", "2 of 4 have driven on"),
    ],
)
def test_the_first_words_are_the_turn_and_the_change(phase: str, said: str, changed: str) -> None:
    state = make_driven_state()
    state.phase = phase
    seen = view_state(state)
    assert (news.describe_turn(seen), news.describe_change(seen)) == (said, changed)
    assert looking.describe_table("aurora", seen).startswith(f"{said}. ")


def test_at_the_end_the_alt_text_begins_with_how_it_ended() -> None:
    state = make_ended_state(2)
    for how, words in (("taken", "The ship is taken"), ("lost", "Nobody is left")):
        state.ended = how
        assert looking.describe_table("aurora", view_state(state)).startswith(
            f"The game is over. {words}. "
        )


def test_a_track_hides_no_number_of_the_map() -> None:
    """On its way, and on no number of a space."""
    state = make_driven_state()
    tables = [
        looking.find_table_picture("aurora", view_state(s)) for s in (undo_driving(state), state)
    ]
    plain, driven_on = (looking.open_picture(table).convert("RGB") for table in tables)
    top = 116
    for space in ("102b", "103b", "107"):
        x, y = map(round, layout.place_space(space))
        box = (x - 30, top + y - 12, x + 30, top + y + 14)
        assert plain.crop(box).tobytes() == driven_on.crop(box).tobytes()
    x, y = map(round, layout.lay_out_link(state.sides, make_map(state.sides).by_id["102b-103b"])[7])
    between = (x - 20, top + y - 20, x + 20, top + y + 20)
    assert plain.crop(between).tobytes() != driven_on.crop(between).tobytes()


def undo_driving(state: State) -> State:
    """The same position, to which nobody has driven."""
    other = copy_position(state)
    for p in other.players:
        p.crossed = []
    return other


def test_two_tracks_on_one_road_lie_side_by_side() -> None:
    seen = view_state(make_driven_state())
    drives = [
        trace.Drive(seen.sides, ("100-101",), "101", facts.find_mark(seen, seat), lane)
        for seat, lane in ((0, -1), (1, 1))
    ]
    pictures_of = [Image.new("RGB", (layout.WIDTH, layout.HIGH)) for _ in drives]
    for picture, drive in zip(pictures_of, drives, strict=True):
        trace.draw(picture, drive, 0)
    left, right = layout.place_space("100"), layout.place_space("101")
    x = round((left[0] + right[0]) / 2)
    columns = [picture.crop((x, 0, x + 1, layout.HIGH)) for picture in pictures_of]
    boxes = [column.getbbox() for column in columns]
    assert all(boxes)
    assert boxes[0] != boxes[1]


LEAST = 29.5
"""Pixels of a letter on a mark; it has no room for half a pixel."""


def list_readable_views() -> Iterator[View]:
    for phase in ("exploration", "fire"):
        yield view_state(make_fullest_state(4, phase))
    yield view_state(make_driven_state())
    yield view_state(make_fullest_state(1), names=("Eve",))  # of whom one letter is enough
    lost = make_ended_state(3)
    lost.players[1].out, lost.players[1].crew, lost.players[1].columns = True, [], []
    lost.order.remove(1)
    yield view_state(lost)


@pytest.mark.usefixtures("nothing_drawn")
def test_numbers_and_initials_are_large_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """30 pixels of 1,080, as for words; initials of two letters are smaller."""
    small: dict[str, float] = {}
    found: set[str] = set()
    letter = Pen.letter

    def lettered(pen: Pen, x: float, y: float, *given: Any) -> None:
        words, size, _ = given
        found.add(words)
        if words.isalnum() and size < LEAST:
            small[words] = min(size, small.get(words, 99))
        letter(pen, x, y, *given)

    monkeypatch.setattr(Pen, "letter", lettered)
    for seen in list_readable_views():
        for drawing in looking.find_artist_of("aurora").pictures(seen):
            looking.draw_drawing(drawing)
    looking.draw_drawing(signs.drawing())
    assert {"A", "E", "1", "2", "3", "+1"} <= found
    assert small == {}


def test_explanations_of_signs_stand_out(inked: InkedWords) -> None:
    looking.draw_drawing(signs.drawing())
    assert len(inked.found) > 50
    assert inked.weak == {}


def test_letters_of_quays_and_automa_rows_are_never_initials() -> None:
    names = ("Quinn", "Abe", "Cleo", "Dov")
    marks = facts.seat_marks(view_state(copy_opening(4)), names)
    assert [mark.initial for mark in marks] == ["Qu", "A", "C", "D"]
    (alone,) = facts.seat_marks(view_state(copy_opening(1)), ("Abe",))
    assert alone.initial == "Ab"
    assert facts.find_mark(view_state(copy_opening(1)), AUTOMA).initial == "Au"
    shapes = {SHAPES[p.colour] for p in copy_opening(4).players}
    assert facts.find_mark(view_state(copy_opening(1)), AUTOMA).shape not in shapes


def test_the_signs_are_explained_in_a_picture_and_in_words() -> None:
    drawing = signs.drawing()
    picture = looking.open_picture(drawing)
    assert picture.width == layout.WIDTH
    assert picture.height / picture.width <= 0.78 * 844 / 340
    assert 0 < count_characters(looking.describe_drawing(drawing)) <= ALT_CHARACTERS
    for explained in signs.SECTIONS.values():
        for _, look, means in explained:
            assert f"- {look}: {means}." in signs.WORDS
    assert pictures.find_signs("aurora") is signs
    assert pictures.find_signs("survive") is None
    assert pictures.find_signs("no game") is None


def test_every_kind_of_box_and_every_shortcut_has_a_sign() -> None:
    looks = " ".join(str(look) for one in signs.SECTIONS.values() for _, look, _ in one)
    kinds = {box.kind for part in PARTS.values() for box in part.printed_boxes}
    known = "any survivor stores armor weapon tracks locker maker fame per pay turbo"
    assert kinds == set(known.split(" "))
    for look in ("A gun", "A shield", "+1", "A plus", "A zigzag", "A dashed line", "A red line"):
        assert look in looks
