"""LA-1, LA-2, LA-3: the shape of the game, and how it is laid out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.aurora.model.decks import CARDS, DECKS, SURVIVORS
from rules.aurora.play.setup import WAYPOINTS
from rules.engine import Illegal
from rules.kit.decks import Deck
from tests.rules.aurora.build import Case, Road, opened

SEEDS = [f"seed {n}" for n in range(24)]


def varied(look: Callable[[Case], Any], **options: Any) -> set[Any]:
    """What tables with different seeds come out with."""
    return {look(opened(4, seed, **options)) for seed in SEEDS}


# -- 1: the shape of the game --------------------------------------------------------------------


@pytest.mark.rule("LA-1.1")
def test_five_phases_and_again() -> None:
    """Every phase has something to ask: a Break, a meal, a drive, a Damage and a shot; then the
    second round begins."""
    road = Road(2).zone("riderwolves").crew(0, active="leader", exhausted="medic")
    road.crew(1, active="leader").stow(0, "S S P F A").stow(1, "S")
    case = road.play()
    asked: list[str] = []
    while case.s.round == 1:
        if case.s.phase not in asked[-1:]:
            asked.append(case.s.phase)
        case.table.lapse_prompt(next(p.id for p in case.table.prompts if not p.optional))
    assert asked[:5] == ["exploration", "rest", "movement", "ambush", "fire"]
    kinds = [e.kind for e in case.told() if e.kind in ("aurora", "round")]
    assert kinds == ["aurora", "round"], "the end of the round, then the next"
    assert (case.s.phase, case.s.round) == ("exploration", 2)


@pytest.mark.rule("LA-1.2")
def test_most_fame_wins_ship_or_no_ship() -> None:
    """Ada has the better name. Ben reaches the quay first and loses all the same; and she wins too
    when the sixth round ends with nobody aboard."""
    reached = Road(2, "end").at(0, "122").at(1, "Q1").has(0, fame=3).has(1, fame=-1).play()
    assert reached.s.ended == "taken"
    missed = Road(2, "end", number=6).has(0, fame=1).play()
    assert missed.s.ended == "missed"
    for case in (reached, missed):
        assert case.table.result is not None
        assert case.table.result.winners == (0,)


@pytest.mark.rule("LA-1.3")
def test_two_to_four_or_one_against_the_automa() -> None:
    for seats in (2, 3, 4):
        case = opened(seats)
        assert (len(case.s.players), case.s.automa) == (seats, None)
    alone = opened(1)
    assert len(alone.s.players) == 1
    assert alone.s.automa is not None
    for seats in (0, 5):
        with pytest.raises(Illegal):
            Case(type(alone.table).open("aurora", names=["x"] * seats, seed="seed"))


@pytest.mark.rule("LA-1.4")
def test_the_reserve_never_runs_out() -> None:
    """Twelve Ammo are aboard though the box holds ten; Ada finds another."""
    road = Road(4).zone("frozen-farm").crew(0, active="leader", rest="co-pilot")
    for seat in (1, 2, 3):
        road.stow(seat, "S S S A A A A")
    case = road.play()
    assert sum(case.p(seat).count_tokens("A") for seat in range(4)) == 12
    case.go("explore:1", "later", "1")
    assert case.stores(0) == "A"


@pytest.mark.rule("LA-1.5")
def test_a_token_for_every_survivor() -> None:
    """Somebody is taken in: a card more, a token more. Damage hits a seat: a card less."""
    case = Road(2, "enemies").foe("warwolves").outcomes(2, 1).play()
    case.pick("0b0", by=0)
    assert (len(case.p(0).crew), case.p(0).count_tokens("S")) == (3, 2), "in the midst of it"
    case.pick("red-co-pilot", by=0)
    assert (len(case.p(0).crew), case.p(0).count_tokens("S")) == (2, 2)
    case = Road(2).zone("driver").crew(0, active="leader").play()
    case.go("explore:1", "later")
    assert (len(case.p(0).crew), case.p(0).count_tokens("S")) == (2, 2)


@pytest.mark.rule("LA-1.7")
def test_counters_that_are_counted() -> None:
    """24 Survivors for whom there is a token, 3 Target counters each, 10 Special Waypoints, at
    most 3 Avalanche counters, and one mine."""
    assert len(SURVIVORS) == 24
    case = opened(4)
    assert [case.s.counters_left(seat) for seat in range(4)] == [3, 3, 3, 3]
    assert len(WAYPOINTS) == 10
    assert len(opened(4, west="B", middle="B", east="B").s.map.list_avalanches()) == 3
    assert [c.key for c in DECKS.loot.values() if c.kind == "special" and "mine" in c.key] == [
        "land-mine"
    ]
    assert [player.colour for player in case.s.players] == ["red", "green", "yellow", "blue"]


@pytest.mark.rule("LA-1.8")
@pytest.mark.parametrize("hard", [False, True])
def test_what_the_solo_game_needs(hard: bool) -> None:
    """A board with a counter, and six Action cards of which either set is used."""
    automa = opened(1, hard=hard).s.automa
    assert automa is not None
    assert automa.hard == hard
    assert automa.column == 1
    cards = [*automa.deck.pile, *automa.pile, *automa.revealed, *automa.deck.discards]
    assert sorted(cards) == ["AC1", "AC2", "AC3", "AC4", "AC5", "AC6"]
    assert all(c.standard and c.hard and c.standard != c.hard for c in DECKS.actions.values())


# -- 2: the table --------------------------------------------------------------------------------


@pytest.mark.rule("LA-2.1")
def test_sides_are_chosen_or_fall_by_chance() -> None:
    """The creator asks for 2B alone: the other two fall as they will, from left to right 1, 2,
    3."""
    found = varied(lambda case: case.s.sides, middle="B")
    assert {sides[1] for sides in found} == {"2B"}
    assert {sides[0] for sides in found} == {"1A", "1B"}
    assert {sides[2] for sides in found} == {"3A", "3B"}
    assert {sides[1] for sides in varied(lambda case: case.s.sides)} == {"2A", "2B"}


@pytest.mark.rule("LA-2.2")
def test_bonus_tiles() -> None:
    """The tile of cost 1 is always first, that of 3 always last; the three between lie in any
    order, and all show any side."""
    found = varied(lambda case: tuple(case.s.tiles))
    for tiles in found:
        costs = [DECKS.bonuses[tile].cost for tile in tiles]
        assert costs == [1, 2, 2, 2, 3]
        assert sorted(tile[0] for tile in tiles) == ["1", "2", "3", "4", "5"]
    assert len({tuple(tile[0] for tile in tiles) for tiles in found}) > 1
    for n in range(5):
        assert {tiles[n][-1] for tiles in found} == {"1", "2"}
    shown = opened(2).view().zone
    assert [slot.cost for slot in shown] == [1, 2, 2, 2, 3]


@pytest.mark.rule("LA-2.3")
@pytest.mark.parametrize(
    ("sides", "at", "beyond"),
    [(("A", "A", "A"), "108b", "109b"), (("A", "A", "B"), "117b", "118b")],
)
def test_a_half_collapsed_tunnel_is_closed(
    sides: tuple[str, str, str], at: str, beyond: str
) -> None:
    """A Closed Tunnel counter lies on the open end, and nobody drives through."""
    case = opened(2, west=sides[0], middle=sides[1], east=sides[2])
    assert at in case.view().tunnels
    three = (f"1{sides[0]}", f"2{sides[1]}", f"3{sides[2]}")
    road = Road(2, "movement", sides=three).order(1, 0).at(0, at).stow(0, "S S S F F F")
    ends = road.play().options
    assert beyond not in ends
    assert not [end for end in ends if end > beyond and end != "stay"], "nor beyond it"


@pytest.mark.rule("LA-2.5")
def test_waypoints() -> None:
    """Ten counters for nine or ten marked spaces: every space gets one, face up, in an order of
    chance."""
    for middle, count in (("A", 9), ("B", 10)):
        found = varied(lambda case: tuple(case.view().waypoints.items()), middle=middle)
        assert {len(lying) for lying in found} == {count}
        assert len(found) > 1
        for seed in SEEDS:
            case = opened(4, seed, middle=middle)
            assert set(case.s.waypoints) == {
                space for side in case.s.sides for space in DECKS.regions[side].waypoints
            }
            for kind in "FPAOC":
                assert list(case.s.waypoints.values()).count(kind) <= 2


@pytest.mark.rule("LA-2.6")
def test_avalanche_counters_lie_open() -> None:
    """Three on the B sides, none of them slid; none on the A sides."""
    b = opened(2, west="B", middle="B", east="B")
    assert sorted(b.s.map.list_avalanches()) == ["104a-107", "110a-113", "119-122a"]
    assert b.view().closed == []
    assert opened(2, west="A", middle="A", east="A").s.map.list_avalanches() == []


@pytest.mark.rule("LA-2.7")
def test_the_aurora_starts_beside_white_one() -> None:
    view = opened(2).view()
    assert (view.aurora, view.red, view.aurora_at) == (1, False, 123)


@pytest.mark.rule("LA-2.8", "LA-2.15")
def test_outcomes_and_objects() -> None:
    """Twelve and fourteen cards in an order of chance, with nothing yet on any pile."""
    for look in (lambda c: tuple(c.s.outcomes.pile), lambda c: tuple(c.s.objects.pile)):
        assert len(varied(look)) > 1
    s = opened(2).s
    assert sorted(s.outcomes.pile) == list(range(1, 13))
    assert (len(s.objects.pile), len({*s.objects.pile})) == (14, 14)
    assert (s.outcomes.discards, s.objects.discards, s.defeated, s.common) == ([], [], [], [])


@pytest.mark.rule("LA-2.15")
def test_where_cards_go() -> None:
    """An Object played, an Outcome turned, an Enemy defeated, and anything else: four places."""
    road = Road(2, "fire").order(1, 0).foe("warwolves", filled=5).stow(0, "S S S A")
    case = road.outcomes(2).hand(0, "incendiary-ammunition-1").play()
    case.also("incendiary-ammunition-1")
    case.go("1b2:warwolves")
    assert case.s.objects.discards == ["incendiary-ammunition-1"]
    assert case.s.outcomes.discards == [2]
    assert case.s.defeated == ["warwolves"]
    case = Road(2).zone("travelers-1").crew(0, active="leader").play()
    case.go("explore:1", "later", "kind")
    assert case.s.common == ["travelers-1"]


@pytest.mark.rule("LA-2.9", "LA-2.10")
@pytest.mark.parametrize(
    ("seats", "back"), [(2, [2, 2, 3]), (3, [5, 5, 3]), (4, [9, 9, 3]), (1, [2, 2, 3])]
)
def test_marked_cards_put_back(seats: int, back: list[int]) -> None:
    """So many marked cards of each period are in the game, others at another table; the rest have
    left it, and no view says which."""
    chosen = set()
    for seed in SEEDS:
        case = opened(seats, seed)
        s = case.s
        there = [*s.deck.pile, *s.common, *(card for card in case.slots() if card)]
        for period in (1, 2, 3):
            of_it = [c for c in DECKS.exploration.values() if c.period == period]
            inside = {c.id for c in of_it if c.id in there}
            assert {c.id for c in of_it if not c.marked} <= inside
            assert sum(CARDS[card].marked for card in inside) == back[period - 1]
        assert {*there} | {*s.left_out} == {*DECKS.exploration}
        chosen.add(frozenset(there))
        assert case.view().put_back == back
    assert len(chosen) > 1
    seen = opened(2).view(0).model_dump_json()
    assert not [card for card in opened(2).s.left_out if f'"{card}"' in seen]


@pytest.mark.rule("LA-2.11")
def test_first_period_on_top() -> None:
    """From the top: I, then II, then III, each shuffled."""
    for seed in SEEDS[:4]:
        periods = [CARDS[card].period for card in reversed(opened(3, seed).s.deck.pile)]
        assert periods == sorted(periods)
        assert {*periods} == {1, 2, 3}
    for period in (1, 2, 3):
        orders = varied(
            lambda case, n=period: tuple(c for c in case.s.deck.pile if CARDS[c].period == n)
        )
        assert len(orders) == len(SEEDS)


@pytest.mark.rule("LA-2.12")
def test_five_cards_are_revealed_from_the_right() -> None:
    """The first of them comes to lie in slot 5, the last in slot 1, with their tokens."""
    case = opened(4)
    told = case.told("reveal")
    assert [e.data["slot"] for e in told] == [4, 3, 2, 1, 0]
    assert [e.data["card"] for e in reversed(told)] == case.slots()
    for slot in case.s.zone:
        assert slot is not None
        card = DECKS.exploration[slot.card]
        if card.kind == "location":
            assert slot.blocks == list(card.blocks)


@pytest.mark.rule("LA-2.13", "LA-2.14")
def test_loot_and_hitpoints() -> None:
    """Three decks of eight, and three stacks of two cards with a side each by chance."""
    s = opened(2).s
    for pair in range(3):
        assert {DECKS.loot[card].pair for card in s.loot[pair].pile} == {pair}
        assert len({*s.loot[pair].pile}) == 8
        assert sorted(card[0] for card in s.hitpoints[pair]) == [
            str(2 * pair + 1),
            str(2 * pair + 2),
        ]
    assert len(varied(lambda case: tuple(case.s.loot[0].pile))) > 1
    for n in range(3):
        tops = varied(lambda case, n=n: case.s.hitpoints[n][-1])
        assert {top[1] for top in tops} == {"a", "b"}
        assert {top[0] for top in tops} == {str(2 * n + 1), str(2 * n + 2)}


@pytest.mark.rule("LA-2.16")
def test_anybody_may_look_through_the_piles() -> None:
    case = Road(2).common("driver", "snowcat").set(defeated=["warwolves"]).play()
    for reader in (0, 1, None):
        view = case.view(reader)
        assert view.common == ["driver", "snowcat"]
        assert view.defeated == ["warwolves"]


@pytest.mark.rule("LA-2.17", "LA-5.23")
def test_empty_decks_are_made_anew() -> None:
    """The Outcomes are all turned: eleven come back shuffled before the next shot. The Objects
    are all discarded: three come back, and Ada draws one of them."""
    used = list(range(1, 13))
    road = Road(2, "fire").order(1, 0).foe("warwolves").stow(0, "S S S A")
    case = road.set(outcomes=Deck([], used)).play()
    case.go("1b2:warwolves")
    assert len(case.s.outcomes.pile) + len(case.s.outcomes.discards) == 12
    assert len(case.s.outcomes.pile) > 9
    gone = ["mre-1", "mre-2", "nitromethane-1"]
    road = Road(2).zone("police-post").crew(0, active="leader")
    case = road.set(objects=Deck([], gone)).play()
    case.go("explore:1", "later", "1")
    assert len(case.p(0).hand) == 1
    assert sorted([*case.s.objects.pile, *case.p(0).hand]) == gone
    assert case.s.objects.discards == []


# -- 3: the players ------------------------------------------------------------------------------


@pytest.mark.rule("LA-3.1", "LA-3.2", "LA-3.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_everybody_starts_with(seats: int) -> None:
    """A colour, Fame and Fury at 0, three Survivors in their Zones, a Truck with two Trailers, on
    space 100."""
    case = opened(seats)
    assert len({p.colour for p in case.s.players}) == seats
    for seat, p in enumerate(case.s.players):
        assert (p.fame, p.fury, p.space, p.hand) == (0, 0, "100", [])
        assert case.s.counters_left(seat) == 3
        assert case.zones(seat) == {
            "active": {"leader", "co-pilot"},
            "rest": {"cold-maiden"},
            "exhausted": set(),
        }
        parts = [(place, part.card) for place, part in p.list_parts()]
        assert parts == [
            ("0b", f"{p.colour}-hauler"),
            ("1b", f"{p.colour}-crew-car"),
            ("2b", f"{p.colour}-flatbed"),
        ]
    assert {*range(seats)} <= {*case.s.order}


@pytest.mark.rule("LA-3.3")
def test_first_tokens() -> None:
    """Two Survivors sit on the boxes that are for them; the third, then Food, Fuel and Ammo, fill
    what follows by number. The owner may change that at once, on another's turn too."""
    case = opened(2)
    for seat, p in enumerate(case.s.players):
        assert [part.boxes for _, part in p.list_parts()] == [
            ["S", "S", "S", ""],
            ["P", "F", ""],
            ["A", "", ""],
        ]
        assert case.stores(seat) == "FPA"
    other = 1 - case.prompt.seat
    case.pick("0b2", "2b1", by=other)
    assert case.p(other).truck.boxes == ["S", "S", "", ""]
    assert case.p(other).find_content("2b1") == "S"


@pytest.mark.rule("LA-3.5")
def test_turn_order_falls_by_chance() -> None:
    found = varied(lambda case: tuple(case.s.order))
    assert len(found) > 3
    assert {tuple(sorted(order)) for order in found} == {(0, 1, 2, 3)}
    case = opened(4, SEEDS[0])
    assert case.prompt.seat == case.s.order[0]


@pytest.mark.rule("LA-3.6")
def test_the_side_of_the_fury_cards() -> None:
    """With five Fury the Special ability is there for everybody, or for nobody; without a word it
    is for nobody."""
    assert not opened(2).s.expert
    assert opened(2, expert=True).s.expert
    for expert in (False, True):
        road = Road(2, expert=expert).has(0, fury=5).has(1, fury=5)
        case = road.crew(0, active="leader").crew(1, active="leader").play()
        assert ("fury:special" in case.free(0)) == expert
        case.go("break:red-leader", "done")
        assert case.prompt.seat == 1
        assert ("fury:special" in case.free(1)) == expert
