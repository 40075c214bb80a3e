"""The picture of Last Aurora, and the same in words."""

import io
import itertools
from collections.abc import Callable
from functools import cache

import pytest
from PIL import Image

from pictures.artist import ALT_CHARACTERS, PANEL_CHARACTERS, WORDS_CHARACTERS, count_characters
from pictures.aurora.hand import HAND
from pictures.aurora.map.road import trace, vehicles
from pictures.aurora.marks import tokens
from pictures.aurora.marks.boxes import draw_box_mark
from pictures.aurora.plates import train
from pictures.kit.players import Mark
from rules.aurora import GAME
from rules.aurora.model.boxes import parse_box
from rules.aurora.model.decks import COLOURS, DECKS, ENEMIES, HELD, PARTS, SURVIVORS
from rules.aurora.model.maps import make_map
from rules.aurora.model.players import Column, Crew, Hauled
from rules.aurora.model.state import Foe, Slot, State
from rules.aurora.view import View, view_table
from rules.engine import copy_position
from tests.drivers import open_table

from . import looking

NAMES = ("Ada", "Ben", "Cleo", "Dov")
ABSURD = ("\u202e🔥**W**" * 5, "@everyone [x](https://y.z)", "W" * 32, "\ud800")
ROOM = 200_000
SIDES = list(itertools.product(("1A", "1B"), ("2A", "2B"), ("3A", "3B")))


artist = looking.find_artist_of("aurora")


@cache
def _open_table(seats: int) -> State:
    state: State = open_table("aurora", seats, "picture").state
    return state


def copy_opening(seats: int) -> State:
    return copy_position(_open_table(seats))


def view_state(state: State, seat: int | None = None, names: tuple[str, ...] = NAMES) -> View:
    return view_table(state, seat, names[: state.seats])


def make_fullest_state(seats: int = 4, phase: str = "fire") -> State:
    """Nearly every Trailer, Device and Survivor of the box is in somebody's Convoy; four Enemies,
    a storm, a mine, every Waypoint."""
    s = copy_opening(seats)
    s.phase, s.round, s.aurora, s.red, s.storm = phase, 5, 5, True, True
    trailers = [card for card, part in PARTS.items() if part.kind == "trailer" and not part.colour]
    devices = [card for card, part in PARTS.items() if part.kind == "device"]
    found = [card for card, one in SURVIVORS.items() if not one.colour]
    trucks = ("fortress-hauler", "punk-tank", "biomass-turbo-truck", "road-train")
    turn = itertools.count()
    for n, p in enumerate(s.players):
        own = [f"{p.colour}-crew-car", f"{p.colour}-flatbed", *trailers[n::4]]
        hauled = [trucks[n], *own][: PARTS[trucks[n]].towing + 1]
        p.columns = [Column(bottom=Hauled.make_empty(card)) for card in hauled]
        for column, device in zip(p.columns, devices[n:10:4], strict=False):
            column.top = Hauled.make_empty(device)
        for _, part in p.list_parts():
            for k, kind in enumerate(part.data.printed_boxes):
                at = next(turn)
                token = "FPAS"[at % 4]
                part.boxes[k] = token if kind.can_hold(token) else "X" if at % 3 == 0 else ""
        for k, card in enumerate(found[n:9:4]):
            zone = ("active", "rest", "exhausted")[(k + n) % 3]
            worn = min(SURVIVORS[card].skill - 1, k % 3)
            p.crew.append(Crew(card=card, zone=zone, counters=worn, used=k % 2 == 0))
        p.crew[0].counters = 1
        p.fame, p.fury, p.special = 3, 5, True
        p.hand = [list(HELD)[n], "land-mine", list(HELD)[n + 4]]
        p.kept = ["gun-throne"][: n % 2]
        p.dealt = [["mecha-wolf", "alpha-idol"]][n % 2 :]
        p.space = ("104a", "104a", "Q3", "Q3")[n]
        p.spared = "warwolves" if n == 1 else None
    s.foes = [
        Foe(
            card=enemy.id,
            region=(1, 1, 2, 2, 3, 3)[enemy.number - 1],
            hitpoints=f"{enemy.number}a",
            filled=3,
            targets=dict.fromkeys(s.order, 1),
        )
        for enemy in ENEMIES.values()
    ][:4]
    s.mine = next(iter(s.map.by_id))
    s.closed = s.map.list_avalanches()[:1]
    zone = ("contaminated-storehouse", "ulmar", "ice-runner", "bounty-hunter", "merchant-2")
    blocks: dict[str, list[str]] = {zone[0]: ["PA", "FF"], zone[4]: ["P"]}
    s.zone = [Slot(card=card, blocks=blocks.get(card, [])) for card in zone]
    s.common = list(DECKS.exploration)
    s.defeated = ["immortal-wolf"]
    return s


def make_ended_state(seats: int = 3) -> State:
    s = make_fullest_state(seats)
    s.phase = "over"
    s.scores = {seat: {"distance": 4, "fame": 3, "boxes": 2} for seat in range(seats)}
    if s.automa is not None:
        s.scores[-1] = {"fame": 2, "cards": 1}
    return s


def show_public(
    seen: View,
) -> tuple[tuple[bytes, ...], tuple[str, ...], str, str, tuple[bytes, ...]]:
    every = artist.pictures(seen)
    return (
        tuple(map(looking.draw_once, every)),
        tuple(map(looking.describe_drawing, every)),
        artist.panel(seen),
        artist.words(seen),
        tuple(one.fingerprint for one in every),
    )


def list_texts(seen: View) -> list[str]:
    """All that is told to everybody."""
    _, alts, panel, words, _ = show_public(seen)
    return [*alts, panel, words]


def find_other_picture(before: State, after: State) -> tuple[str, bytes] | None:
    """The first picture that is another then, from the last and smallest on, or one that has gone;
    None where all are the same."""
    held = {one.name: one for one in artist.pictures(view_state(before))}
    for one in reversed(artist.pictures(view_state(after))):
        was = held.pop(one.name, None)
        if was is None or looking.draw_once(one) != looking.draw_once(was):
            return one.name, looking.draw_once(one)
    return (min(held), b"") if held else None


def check_state(state: State, names: tuple[str, ...] = NAMES) -> None:
    """Drawn and told alike for everybody, and within all limits."""
    first = show_public(view_state(state, None, names))
    assert show_public(view_state(state, state.seats - 1, names)) == first
    for seat in range(state.seats):
        every = artist.pictures(view_state(state, seat, names))
        assert tuple(one.fingerprint for one in every) == first[-1]
        for text in (artist.hand(view_state(state, seat, names)), *write_pages(state, seat, names)):
            assert text
        assert count_characters(artist.hand(view_state(state, seat, names))) <= HAND
    pngs, alts, panel, words, _ = first
    for png in pngs:
        picture = Image.open(io.BytesIO(png))
        assert picture.format == "PNG"
        assert picture.width == 1080
        assert picture.height < 2000
    assert all(0 < count_characters(alt) <= ALT_CHARACTERS for alt in alts)
    assert count_characters(panel) <= PANEL_CHARACTERS
    assert count_characters(words) <= WORDS_CHARACTERS
    assert not words.endswith("…")


def write_pages(state: State, seat: int | None, names: tuple[str, ...] = NAMES) -> list[str]:
    found = [page(view_state(state, seat, names)) for page in artist.pages.values()]
    assert all(count_characters(text) <= WORDS_CHARACTERS for text in found)
    return found


@pytest.mark.usefixtures("packed")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("make", [copy_opening, make_fullest_state, make_ended_state])
def test_everybody_sees_the_same_and_it_fits(seats: int, make: Callable[[int], State]) -> None:
    state, names = make(seats), ABSURD if make is make_fullest_state else NAMES
    check_state(state, names)
    assert all(len(png) < ROOM for png in show_public(view_state(state, None, names))[0])


@pytest.mark.parametrize(
    "sides",
    [SIDES[0], SIDES[-1], *(pytest.param(sides, marks=pytest.mark.soak) for sides in SIDES[1:-1])],
)
def test_every_map_is_drawn(sides: tuple[str, str, str]) -> None:
    state = copy_opening(4)
    state.sides = sides
    state.waypoints = dict(zip(make_map(sides).waypoints, "FPAOCFPAOC", strict=False))
    check_state(state)


def test_a_lost_convoy_is_shown_as_out_of_the_game() -> None:
    state = copy_opening(3)
    state.players[1].out, state.players[1].crew, state.players[1].columns = True, [], []
    state.order.remove(1)
    if 1 in state.queue:
        state.queue.remove(1)
    check_state(state)
    assert "**Ben** (Green) · out of the game" in artist.panel(view_state(state))
    assert "out of the game" in artist.hand(view_state(state, 1))


def test_pages_say_if_nobody_is_left() -> None:
    """Alone, out, and no Survivor in the Zone either: there is still something to read."""
    state = copy_opening(1)
    state.players[0].out, state.players[0].crew, state.players[0].columns = True, [], []
    state.order.remove(0)
    state.phase, state.zone = "over", [None] * len(state.zone)
    check_state(state)
    assert "No Survivors are in play." in write_pages(state, 0)


CHANGES = (
    "s.round = 6; s.phase = 'rest'; s.red = False; s.aurora = 4; s.storm = False; s.closed = [];"
    " s.mine = None; s.sides = ('1A', '2A', '3A'); s.deck.pile.pop(); s.waypoints.popitem();"
    " s.foes[0].filled = 5; s.foes[0].targets = {0: 2}; s.foes[1].region = 3; s.foes.pop();"
    " s.zone[0].blocks = ['PA', '']; s.zone[1] = None;"
    " s.tiles = s.tiles[:1] + s.tiles[2:3] + s.tiles[1:2] + s.tiles[3:]; s.common.pop();"
    " s.defeated = []; s.objects.pile.pop(); s.order.reverse(); p.space = '100'; p.fame = 0;"
    " p.fury = 2; p.special = False; p.hand.pop(); p.kept = ['x']; p.dealt = [];"
    " p.spared = 'ulmar'; p.columns[1].bottom.boxes = ['X'] * 3; p.columns.pop();"
    " p.columns[0].top = None; p.crew.pop(); p.crew[0].zone = 'exhausted';"
    " p.crew[0].counters = 0; p.crew[0].used = True; p.fired = ['0b5']; p.speed = 1;"
    " p.out = True; p.crossed = ['102a-103a', '103a-104a']"
)


def phase_of(change: str) -> str:
    """When such a change is of interest: what was fired in Phase 4, Bonus Actions in Phase 1."""
    if "fired" in change:
        return "fire"
    return "exploration" if "tiles" in change else "movement"


@pytest.mark.parametrize("seats", [2, 4])
def test_what_happens_is_seen(seats: int) -> None:
    """Each kind of change makes another picture, of few Convoys and of many."""
    seen = set()
    for change in CHANGES.split("; "):
        state = make_fullest_state(seats, phase_of(change))
        exec(change, {"s": state, "p": state.players[0]})
        other = find_other_picture(make_fullest_state(seats, phase_of(change)), state)
        assert other, change
        seen.add(other)
    assert len(seen) == len(CHANGES.split("; "))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("phase", ["exploration", "rest", "movement", "fire", "end"])
def test_the_picture_of_a_game_in_play_is_as_wide_as_a_phones_card(seats: int, phase: str) -> None:
    """78 of a hundred parts of a screen 844 pixels tall are the most that a picture takes; 340 are
    a card's width there. A higher one would be shrunk, and its words with it."""
    state = copy_opening(seats)
    state.phase = phase
    state.storm = True
    state.players[0].columns[1].top = Hauled.make_empty("roof-gun")
    picture = looking.open_picture(looking.find_table_picture("aurora", view_state(state)))
    assert picture.height / picture.width <= 0.78 * 844 / 340


@pytest.mark.parametrize("gone", [0, 1, 2])
def test_each_free_hitch_of_a_truck_is_drawn(gone: int, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    free_hitch = train._draw_free_hitch
    monkeypatch.setattr(train, "_draw_free_hitch", lambda n: drawn.append(n) or free_hitch(n))
    state = copy_opening(2)
    del state.players[0].columns[3 - gone :]
    convoys = [one for one in artist.pictures(view_state(state)) if one.name == "convoy-0"]
    assert looking.draw_drawing(convoys[0])
    assert len(drawn) == gone, "a Truck that tows two"


AUTOMA_CHANGES = (
    "a.hard = True; a.rows['B'][2] = True; a.column = 3; a.survivors = 4; a.food = 3;"
    " a.standing = [True, False]; a.fuel = 4; a.ammo = 5; a.fame = 2; a.pile = []; a.loot = ['x'];"
    " a.revealed = ['AC1', 'AC4']; a.space = '105'; a.crossed, a.space = ['100-101'], '101'"
)


def test_every_change_to_the_automa_is_visible() -> None:
    seen = set()
    for change in AUTOMA_CHANGES.split("; "):
        state = make_fullest_state(1)
        exec(change, {"a": state.automa})
        seen.add(find_other_picture(make_fullest_state(1), state))
    assert len(seen - {None}) == len(AUTOMA_CHANGES.split("; "))


def test_hidden_cards_dealt_loot_and_decks_change_nothing_in_public() -> None:
    one, other = make_fullest_state(), make_fullest_state()
    for p in other.players:
        p.hand = list(reversed(list(HELD)))[: len(p.hand)]
        p.kept = ["nuclear-generator"] * len(p.kept)
        p.dealt = [["pack-banner", "land-mine"]] * len(p.dealt)
    tops = {id(other.deck): 1, id(other.outcomes): 1}
    for deck in (other.deck, other.objects, other.outcomes, *other.loot):
        pile = deck.pile
        keep = len(pile) - tops.get(id(deck), 0)
        pile[:keep] = reversed(pile[:keep])
    assert show_public(view_state(one)) == show_public(view_state(other))
    for seat in range(4):
        assert show_public(view_state(one, seat)) == show_public(view_state(other, seat))
    assert artist.hand(view_state(one, 0)) != artist.hand(view_state(other, 0))


def test_the_automas_cards_change_nothing_in_public() -> None:
    one, other = make_fullest_state(1), make_fullest_state(1)
    one.automa.pile, other.automa.pile = ["AC1", "AC2"], ["AC5", "AC6"]
    one.automa.objects, other.automa.objects = ["mre-1"], ["mre-2"]
    assert show_public(view_state(one)) == show_public(view_state(other))


def test_no_public_text_names_a_hidden_card() -> None:
    state = make_fullest_state()
    for seat in (None, 0, 3):
        for text in list_texts(view_state(state, seat)):
            for card in ("Land Mine,", "Mecha Wolf", "Gun Throne", "Antifreeze"):
                assert card not in text
    assert "Land Mine" in artist.hand(view_state(state, 0))
    assert "Land Mine" in artist.words(view_state(make_ended_state()))


def test_words_tell_what_the_picture_shows() -> None:
    state = make_fullest_state(2)
    words = artist.words(view_state(state))
    for fact in (
        "**Round 5** Convoys fire",
        "Aurora red 5 at Q7.",
        "**Heavy Snowstorm**",
        "Land Mine** on",
        "closed",
        "Warwolves (I, Region 1): 3 of 6 filled, left: Ammo, Target, Target",
        "Contaminated Storehouse (location): pay 1 Contamination for 1 Food and 1 Ammo, or 2 Fuel",
        "2, cost 2: Ulmar (ENEMY): Enemy V, Ambush 1 Damage on front column, 1 on Devices",
        "Bonus: ",
        "**Ada** (Red)",
        "at 104a, Fame 3, Fury 5 (Special on)",
        "chooses from 2 Loot cards",
        "ignores Warwolves",
        "Common pile 65",
    ):
        assert fact in words
    for space in state.waypoints:
        assert space in words
    for link in state.map.by_id.values():
        assert link.shortcut is None or link.id in words
    for p in state.players:
        for one in p.crew:
            assert f"{one.name} {p.find_skill(one)}" in words


def test_the_fullest_words_and_alt_text_leave_nobody_out() -> None:
    for names in (NAMES, ABSURD):
        seen = view_state(make_fullest_state(), None, names)
        assert "…\n" not in artist.words(seen) + "\n" or names is ABSURD
        for colour in COLOURS:
            assert f"({colour.title()})" in artist.words(seen)
            assert f"({colour.title()})" in artist.panel(seen)


def test_alt_and_panel_tell_the_opening() -> None:
    seen = view_state(copy_opening(2))
    alt, panel = looking.describe_table("aurora", seen), artist.panel(seen)
    assert alt.startswith("Ada explores. The Aurora lies at Q1. ")
    assert "round 1 of 6, Exploration" in alt
    assert "on white 1 at Q1, sails from Q6." in alt
    assert "Ada (red circle A) at 100, 23 to go, acts 1st" in alt
    assert "Waypoints: " in alt
    own = looking.describe_drawing(artist.pictures(seen)[2])
    assert own.startswith("The Convoy of Ada (red circle A), whose turn it is: 1st in the race")
    assert "Hauler: 3 Survivors, 1 empty. Crew Car: " in own
    assert "**Round 1** of 6 · Exploration" in panel
    assert "at 100 · Fame 0 · Fury 0 · Fuel 1 · Food 1 · Ammo 1 · 0 cards · speed" in panel
    # With two, the five cards in the Zone are all of period I.
    assert f"Deck {seen.deck}, period II on top" in panel


def test_the_end_shows_the_points() -> None:
    seen = view_state(make_ended_state(1))
    assert "**9 points** (spaces ahead 4, Fame Track 3, Convoy 2)" in artist.words(seen)
    assert "**3 points**" in artist.words(seen)
    assert "**Ada** (Red) · **9 points**" in artist.panel(seen)
    assert "1: Ada (red circle Ad) at 104a, 9 points" in looking.describe_table("aurora", seen)


def test_a_hand_tells_each_card_and_whether_it_may_be_played() -> None:
    state = make_fullest_state(2)
    state.players[0].hand = ["incendiary-ammunition-1", "mre-1", "tooth-necklace"]
    hand = artist.hand(view_state(state, 0))
    assert "**Incendiary Ammunition** · Fire · **now**" in hand
    assert "Make one attack without spending Ammo" in hand
    assert "**MRE** · Exploration, Rest, Movement · not now" in hand
    assert "**Tooth Necklace** · counted at the end · not now" in hand
    assert "**Loot to choose from** · 2 cards, keep one" in hand
    assert "**Mecha Wolf** Device: 1 Fame at the end" in hand
    assert "Gun Throne" in artist.hand(view_state(state, 1))
    assert artist.hand(view_state(state)).startswith("You are watching")


def test_the_pages() -> None:
    state = make_fullest_state(2)
    state.common = ["snowcat", "red-hauler", "driver", "ranger-station", "warwolves"]
    pile = artist.pages["pile"](view_state(state, 0))
    assert "- Snowcat: speed 3, towing 2; 1 Survivor box, 2 open boxes, Tracks" in pile
    assert "- Hauler (Red's): speed 2" in pile
    assert "**Defeated Enemies** · Immortal Wolf (VI)" in pile
    crew = artist.pages["crew"](view_state(state, 1))
    assert crew.startswith("**Ben** (Green)")
    assert "Bounty Hunter 3: At the end of the game" in crew
    convoy = artist.pages["convoy"](view_state(state, 0))
    assert "- **Fortress Hauler** (Truck), box 1: " in convoy
    assert " (above Trailer 1), box 1: " in convoy
    assert artist.pages["convoy"](view_state(state)).startswith("You are watching")


def test_marks_differ_without_colour() -> None:
    specs = sorted({spec for part in PARTS.values() for spec in part.boxes})
    kinds = [draw_box_mark(parse_box(spec), "", 42) for spec in specs]
    whole = [draw_box_mark(parse_box(spec), "X", 42) for spec in specs]
    goods = [tokens.draw_resource_token(what, 42) for what in "FPAOS"]
    bad = [
        tokens.draw_sign("damage", 42),
        tokens.draw_sign("contamination", 42),
        tokens.draw_target(42),
    ]
    drawn = [
        stamp.tobytes() for stamp in (*kinds, *whole, *goods, *bad, tokens.draw_sign("star", 42))
    ]
    assert len(set(drawn)) == len(drawn)
    for unlike in (
        goods,
        [vehicles.draw_convoy(one, lit=False, west=False) for one in MARKS],
        [trace.draw_source(one) for one in MARKS],
        [vehicles.draw_ship(red) for red in (False, True)],
    ):
        assert len({looking.flatten_to_grey(stamp) for stamp in unlike}) == len(unlike)


MARKS = [Mark(hue, "X") for hue in (*COLOURS, "white")]
"""All alike but for their colour and its shape."""
