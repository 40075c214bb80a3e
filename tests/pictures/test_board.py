"""The picture itself: a sound file, small, drawn the same every time; everything in its place."""

import io
import itertools

import pytest
from PIL import Image

from pictures.kit import tiles
from pictures.kit.faces import make_faces
from pictures.kit.fonts import cut_to_width, load_typeface, make_writable
from pictures.kit.players import make_marks
from pictures.survive import board
from pictures.survive.facts import Spot, list_spots, make_spot
from pictures.survive.map import cells, pieces, places
from pictures.survive.marks.people import Person
from pictures.survive.marks.people import make_seat_marks as marks_of
from pictures.survive.plates import race
from rules.survive.model.components import COLOURS, SIZES, TOKENS, ZOMBIES
from rules.survive.model.state import State

from .looking import flatten_to_grey
from .positions import (
    ABSURD,
    NAMES,
    make_crowded_state,
    make_quiet_state,
    make_state_of_roles,
    view_state,
)

ROOM = 220_000


@pytest.mark.usefixtures("packed")
@pytest.mark.parametrize(
    "state",
    [
        make_quiet_state(),
        make_quiet_state(1),
        make_state_of_roles(),
        make_crowded_state(),
        make_crowded_state(coffins=True),
    ],
)
def test_a_sound_file_of_its_size(state: State) -> None:
    png = board.draw(view_state(state, None, ABSURD))
    picture = Image.open(io.BytesIO(png))
    assert picture.format == "PNG"
    assert picture.width == board.WIDTH
    assert picture.width <= picture.height <= 1.9 * picture.width
    assert len(png) < ROOM


CHANGES = (
    "s.round = 6; s.roll = '4'; s.turn = 1; s.white = 'D5'; s.dark = None; s.trail = [];"
    " s.drops = 3; s.vampire = 'A2'; s.vampire = None; s.zombies['red'] = 'D1';"
    " s.zombies['blue'] = 'E2'; s.zombies_to_move = ['blue']; s.coffins['white'] = 'F1';"
    " s.crates['G7'] = 1; s.crates_left = 6; s.bank['rock'] = 9; s.bag['lake'] = 1;"
    " s.tokens['G1'] = 'forest'; s.tokens['A1'] = 'rocky'; s.defenses['A1'] = {'blue': 'basic'};"
    " s.defenses['B1'] = {'red': 'fortified'}; s.players[0].space = 'A1'; s.players[0].crates = 3;"
    " s.players[0].cubes['fortified'] = 0; s.players[0].hand['rock'] = 1;"
    " s.players[0].colour = 'white'; s.phase = 'over'"
)


def test_what_happens_is_seen() -> None:
    """Each kind of change makes another picture."""
    pngs = {board.draw(view_state(make_state_of_roles()))}
    for change in CHANGES.split("; "):
        state = make_state_of_roles()
        exec(change, {"s": state})
        pngs.add(board.draw(view_state(state)))
    assert len(pngs) == len(CHANGES.split("; ")) + 1


def is_apart(one: cells.Thing, other: cells.Thing) -> bool:
    return (
        one.left + one.width <= other.left
        or other.left + other.width <= one.left
        or one.top + one.height <= other.top
        or other.top + other.height <= one.top
    )


def check_room(there: Spot, least: int) -> None:
    things = cells.lay_out_things(there)
    assert things
    for thing in things:
        assert min(thing.left, thing.top) >= 0
        assert thing.left + thing.width <= cells.TILE
        assert thing.top + thing.height <= cells.TILE
        assert min(thing.width, thing.height) >= least
    for one, other in itertools.combinations(things, 2):
        assert is_apart(one, other), f"{one} over {other}"


def make_crowd(humans: int, zombies: int, walls: int, **more: object) -> Spot:
    parts: dict[str, object] = {
        "space": "C3",
        "place": "village-white",
        "humans": COLOURS[:humans],
        "zombies": ZOMBIES[:zombies],
        "vampire": True,
        "defenses": tuple((colour, "basic") for colour in COLOURS[:walls]),
        "coffins": (),
        "crates": 0,
        "dark": False,
    }
    return Spot(**{**parts, **more})


def test_the_largest_crowd_stays_apart_and_inside() -> None:
    check_room(make_crowd(5, 6, 5), 25)
    assert len(cells.lay_out_things(make_crowd(5, 6, 5))) == 18
    # Five seats hold three Humans beside both Monsters: that much can really meet.
    check_room(make_crowd(3, 6, 3), 20)
    check_room(make_crowd(3, 6, 1, place="lake"), 26)
    assert all(
        t.width >= 30 for t in cells.lay_out_things(make_crowd(3, 6, 3)) if t.kind != "defense"
    )
    check_room(make_crowd(5, 6, 5, coffins=COLOURS, crates=12, dark=True), 20)


def test_any_crowd_stays_apart_and_inside() -> None:
    for humans, zombies, walls in itertools.product(range(6), range(7), range(6)):
        for place in ("village-white", "white", None):
            check_room(make_crowd(humans, zombies, walls, place=place), 20)


def test_everything_on_the_board_is_laid_out() -> None:
    for there in list_spots(view_state(make_crowded_state(coffins=True))):
        kinds = [thing.kind for thing in cells.lay_out_things(there)]
        assert kinds.count("human") == len(there.humans)
        assert kinds.count("zombie") == len(there.zombies)
        assert kinds.count("vampire") == there.vampire
        assert kinds.count("defense") == len(there.defenses)
        assert kinds.count("coffin") == len(there.coffins)
        assert kinds.count("crate") == bool(there.crates)
        assert kinds.count("dark") == there.dark
        assert kinds.count("tag") == (not there.is_blank)


def test_a_single_piece_is_large() -> None:
    state = make_quiet_state(1)
    (piece,) = [
        t for t in cells.lay_out_things(make_spot(view_state(state), "E1")) if t.kind == "human"
    ]
    assert piece.width >= 84


def test_places_look_different() -> None:
    kinds = (*TOKENS, "white")
    assert len({flatten_to_grey(places.draw_place_tile(kind, 136)) for kind in kinds}) == len(kinds)


def test_reachable_spaces_are_visible() -> None:
    assert flatten_to_grey(places.draw_blank_tile(136)) != flatten_to_grey(
        places.draw_blank_tile(136, lit=True)
    )
    assert flatten_to_grey(tiles.draw_frame(136)) != flatten_to_grey(cells.draw_dashed_frame(136))
    tags = [places.draw_tag("A1"), places.draw_tag("A1", lit=True), places.draw_tag("A2")]
    assert len({flatten_to_grey(tag) for tag in tags}) == 3


def make_person(name: str = "Ada") -> Person:
    (mark,), (face,) = make_marks((name,)), make_faces((name,))
    return Person(mark, face, settled=True)


def test_pieces_differ_by_shape() -> None:
    def shape(stamp: Image.Image) -> bytes:
        return stamp.getchannel("A").point(lambda a: 255 * (a > 127)).tobytes()

    shapes = [
        pieces.draw_human(make_person(), 60),
        pieces.draw_zombie("red", 60),
        pieces.draw_vampire(60),
        pieces.draw_coffin("red", 60),
        pieces.draw_crate(60),
        pieces.draw_dark_meteorite(60),
    ]
    assert len({shape(stamp) for stamp in shapes}) == len(shapes)
    walls = [pieces.draw_defense("red", size, 40, 44) for size in SIZES]
    assert len({shape(stamp) for stamp in walls}) == 3
    for spread in pieces._BATTLEMENTS.values():
        edges = [edge for battlement in spread for edge in battlement]
        assert edges == pytest.approx([1 - edge for edge in reversed(edges)])
        assert edges == sorted(edges)


def find_ink(stamp: Image.Image) -> bytes:
    """Where a stamp is drawn in ink: the same for all colours but for the shapes on them."""
    return stamp.convert("L").point(lambda v: 255 * (v < 60)).tobytes()


def test_a_pieces_shape_shows_its_owner() -> None:
    for drawn in (
        [pieces.draw_zombie(which, 60) for which in ZOMBIES],
        [pieces.draw_zombie(which, 60, off=True) for which in ZOMBIES],
        [pieces.draw_coffin(side, 60) for side in COLOURS],
        [pieces.draw_defense(side, "basic", 40, 44) for side in COLOURS],
        [places.draw_tag("A1", hue=side) for side in COLOURS],
        [places.draw_place_tile(f"village-{side}", 136) for side in COLOURS],
    ):
        assert len({find_ink(stamp) for stamp in drawn}) == len(drawn)


def test_no_initial_is_a_map_coordinate() -> None:
    state = make_quiet_state(5)
    found = [mark.initial for mark in marks_of(view_state(state), NAMES)]
    assert not set(found) & set("ABCDEFG1234567")
    assert found == ["Ad", "Be", "Cl", "Do", "Ev"]


def test_everybody_fits_on_the_track() -> None:
    for months in itertools.combinations_with_replacement((0, 1, 2, 12, 14), 5):
        found = race.place_marks(months)
        for x, y, size in found:
            assert x >= race.MARGIN
            assert x + size <= race.WIDTH - race.MARGIN
            assert 0 <= y <= 2 * race.LANES - size
        for (x, y, size), (x2, y2, other) in itertools.combinations(found, 2):
            least = min(size, other) - 1
            assert abs(x - x2) >= least or abs(y - y2) >= least


def test_players_with_more_months_are_further_along() -> None:
    assert race.MONTHS_TO_WIN == 12, "each Month has a name"
    across = [race.place_marks([number])[0][0] for number in range(13)]
    assert across == sorted(set(across))
    assert race.place_marks([12]) == race.place_marks([20])


def test_a_single_player_stands_between_the_lanes() -> None:
    (_, alone, _), (_, first, _), (_, second, _) = race.place_marks([3, 5, 5])
    assert alone == (first + second) / 2


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ada", "Ada"),
        ("Zoë Müller", "Zoë Müller"),
        ("Zoe\u0308 Mu\u0308ller", "Zoë Müller"),
        ("Łódź ß", "Lódz ß"),
        ("½ \u2212 …", "1/2 - …"),
        ("🔥🔥", "Seat 1"),
        ("🔥Bob🔥", "Bob"),
        ("\u202e\u0633\u0644\u0627\u0645", "Seat 1"),
        ("\uff21\uff22", "AB"),
        ("Дмитрий", "Seat 1"),
        ("\ud800", "Seat 1"),
        ("!?", "Seat 1"),
        ("", "Seat 1"),
    ],
)
def test_names_use_only_available_letters(name: str, written: str) -> None:
    assert make_writable(name, "Seat 1") == written


def test_names_are_clipped_to_their_room() -> None:
    cut = cut_to_width("W" * 32, 32, 200)
    assert cut.endswith("…")
    assert load_typeface(32).getlength(cut) <= 200
    assert cut_to_width("Ada", 32, 200) == "Ada"
