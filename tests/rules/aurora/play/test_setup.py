"""LA-1, LA-2, LA-3: the shape of the game, and how it is laid out."""

from collections.abc import Callable
from functools import cache
from itertools import chain, product
from typing import Any

import pytest

from rules.aurora.model.decks import CARDS, DECKS, SURVIVORS
from rules.aurora.play.setup import WAYPOINTS
from rules.engine import Illegal
from tests.rules.aurora.build import Case, open_new_table
from tests.rules.aurora.rows import RULE, Check, rows

SEEDS = [f"seed {n}" for n in range(24)]


@rows("""
# Every phase has something to ask: a Break, a meal, a drive, a Damage and a shot.
LA-1.1 | zone riderwolves; active leader; exhausted medic; stow SSPFA; active_1 leader; stow_1 S
    -> phase exploration | . . -> phase rest | . -> phase movement
        | . -> phase ambush | . . -> phase fire | .. -> round 2; told_in_order aurora round
LA-1.3 | opened 2 | -> view.automa None; view.players.name Ada Ben
LA-1.3 | opened 4 | -> view.automa None; view.players.name Ada Ben Cleo Dov
LA-1.3 | opened 1 | -> view.players.name Ada; its_survivors 2
# Twelve Ammo are aboard though the box holds ten; Ada finds another.
LA-1.4 | seats 4; zone frozen-farm;
        active leader; rest co-pilot; stow_1 SSSAAAA; stow_2 SSSAAAA; stow_3 SSSAAAA
    explore:1 later 1 -> stores A; stores_1 AAAA; stores_2 AAAA; stores_3 AAAA
# Damage hits a seat: a card less, but not in the midst of it. Somebody is taken in.
LA-1.5 | phase enemies; foe warwolves; outcomes 2 1
    0=0b0 -> crew leader co-pilot cold-maiden; aboard 2
        | 0=red-co-pilot -> crew leader cold-maiden; aboard 2
LA-1.5 | zone driver; active leader | explore:1 later -> crew leader driver; aboard 2
# A Closed Tunnel counter lies on the end that is open, and nobody drives through.
LA-2.3 | opened 2 west=A middle=A east=A | -> view.tunnels 108b
LA-2.3 | opened 2 west=A middle=A east=B | -> view.tunnels 108b 117b
LA-2.3 | phase movement; order 1 0; stow SSSFFF; at 108b | -> lacks 109b 110 111a 111b
LA-2.3 | phase movement; sides 1A 2A 3B; order 1 0; stow SSSFFF; at 117b
    -> lacks 118b 119 119a 119b 120
# Three avalanches hang on the B sides, none on the A sides.
LA-2.6 LA-1.7 | opened 2 west=B middle=B east=B
    -> avalanches 104a-107 110a-113 119-122a; view.closed
LA-2.6 | opened 2 west=A middle=A east=A | -> avalanches
LA-2.7 | opened 2 | -> view.aurora 1; view.red no; aurora_at 123
LA-2.8 LA-2.15 | opened 2
    -> outcomes_left 1 2 3 4 5 6 7 8 9 10 11 12;
        outcomes_out; view.objects 14; objects_out; defeated; common
# An Object played, an Outcome turned, an Enemy defeated: each has its own pile.
LA-2.15 | phase fire;
        order 1 0; foe warwolves filled=5; stow SSSA; outcomes 2; hand incendiary-ammunition-1
    +incendiary-ammunition-1 1b2:warwolves -> objects_out incendiary-ammunition-1;
        outcomes_out 2; defeated warwolves; common
# Three Objects come back from the discards, and Ada draws one of them.
LA-2.17 LA-5.23 | zone police-post; active leader; objects_out mre-1 mre-2 nitromethane-1
    explore:1 later 1 -> objects_out; view.objects 2; view.players.hidden 1 0
LA-2.17 | phase fire;
        order 1 0; foe warwolves; stow SSSA; outcomes_left; outcomes_out 1 2 3 4 5 6 7 8 9 10 11 12
    1b2:warwolves -> outcomes_turned 2
# A colour, no Fame and no Fury, three Survivors, a Truck with two Trailers, on space 100.
LA-3.1 LA-3.2 LA-3.4 | opened 4
    -> view.players.colour red green yellow blue; view.players.fame 0 0 0 0;
        view.players.fury 0 0 0 0; view.players.hidden 0 0 0 0; view.players.space 100 100 100 100
    -> counters 3; counters_3 3; active leader co-pilot;
        active_3 leader co-pilot; rest cold-maiden; rest_3 cold-maiden; exhausted; exhausted_3
    -> convoy hauler crew-car flatbed; convoy_3 hauler crew-car flatbed
# Two Survivors on the boxes that are for them; the others follow. Ben restows on Ada's turn.
LA-3.3 | opened 2
    -> boxes 0b0:S 0b1:S 0b2:S 1b0:P 1b1:F 2b0:A; boxes_1 0b0:S 0b1:S 0b2:S 1b0:P 1b1:F 2b0:A
        | 1=0b2&2b1 -> boxes_1 0b0:S 0b1:S 2b1:S 1b0:P 1b1:F 2b0:A; asks 0
# With 5 Fury the Special ability is there for everybody, or for nobody.
LA-3.6 | opened 2 | -> expert no
LA-3.6 | opened 2 expert=yes | -> expert yes
LA-3.6 | active leader; fury 5; fury_1 5; active_1 leader
    -> unfree fury:special | break:red-leader done -> asks 1; unfree_1 fury:special
LA-3.6 | expert; active leader; fury 5; fury_1 5; active_1 leader
    -> free fury:special | break:red-leader done -> asks 1; free_1 fury:special
""")
def test_setup(check: Check) -> None:
    check()


# -- what chance deals -----------------------------------------------------------------------------


@cache
def deal_tables(**options: Any) -> list[Case]:
    """Tables of four with different seeds."""
    return [open_new_table(4, seed, **options) for seed in SEEDS]


def dealt(numbers: str, look: Callable[[Case], set[Any]], wanted: Any, **options: Any) -> Any:
    """Everything that `look` finds in any of the tables; or at least so many different things."""
    marks = [RULE(*numbers.split())]
    return pytest.param(look, wanted, options, id=numbers, marks=marks)


def order_by_period(case: Case) -> list[list[str]]:
    pile = case.s.deck.pile[::-1]
    return [[card for card in pile if CARDS[card].period == period] for period in (1, 2, 3)]


WEST, MIDDLE, EAST = ("1A", "1B"), ("2A", "2B"), ("3A", "3B")
# fmt: off
DEALT = [
    dealt("LA-2.1", lambda c: {c.s.sides}, {*product(WEST, ("2B",), EAST)}, middle="B"),
    dealt("LA-2.1", lambda c: {c.s.sides[1]}, {*MIDDLE}),
    # The tile of cost 1 is always first, that of 3 always last; each shows either side.
    dealt("LA-2.2", lambda c: {tuple(slot.cost for slot in c.view().zone)}, {(1, 2, 2, 2, 3)}),
    dealt("LA-2.2", lambda c: {tuple(sorted(tile[0] for tile in c.s.tiles))}, {tuple("12345")}),
    dealt("LA-2.2", lambda c: {tuple(tile[0] for tile in c.s.tiles)}, 2),
    dealt("LA-2.2", lambda c: {(n, tile[-1]) for n, tile in enumerate(c.s.tiles)},
          {*product(range(5), "12")}),
    # A waypoint counter on each marked space, two of a kind at most.
    dealt("LA-2.5", lambda c: {len(c.view().waypoints)}, {9}, middle="A"),
    dealt("LA-2.5", lambda c: {len(c.view().waypoints)}, {10}, middle="B"),
    dealt("LA-2.5", lambda c: {*c.s.waypoints} ^ {*c.s.map.waypoints}, set()),
    dealt("LA-2.5 LA-18.8",
          lambda c: {(kind, [*c.s.waypoints.values()].count(kind)) for kind in "FPAOC"},
          {*product("FPAOC", (2,))}, middle="B"),
    dealt("LA-2.5", lambda c: {tuple(c.view().waypoints.items())}, 2),
    dealt("LA-2.8", lambda c: {tuple(c.s.outcomes.pile)}, 2),
    dealt("LA-2.8", lambda c: {tuple(c.s.objects.pile)}, 2),
    # From the top I, then II, then III, each shuffled.
    dealt("LA-2.11", lambda c: {[*chain(*order_by_period(c))] == c.s.deck.pile[::-1]}, {True}),
    *(
        dealt("LA-2.11", lambda c, n=n: {tuple(order_by_period(c)[n])}, len(SEEDS))
        for n in range(3)
    ),
    # Three Loot decks, and three stacks of two Hitpoints cards with a side by chance.
    dealt("LA-2.13", lambda c: {(DECKS.loot[card].pair, pair) for pair, deck in enumerate(c.s.loot)
        for card in deck.pile}, {(0, 0), (1, 1), (2, 2)}),
    dealt("LA-2.13", lambda c: {len({*deck.pile}) for deck in c.s.loot}, {8}),
    dealt("LA-2.13", lambda c: {tuple(c.s.loot[0].pile)}, 2),
    dealt("LA-2.14", lambda c: {frozenset(card[0] for card in each) for each in c.s.hitpoints},
          {*map(frozenset, ("12", "34", "56"))}),
    dealt("LA-2.14", lambda c: {stack[-1] for stack in c.s.hitpoints},
          {f"{number}{side}" for number in range(1, 7) for side in "ab"}),
    dealt("LA-3.5", lambda c: {tuple(c.s.order)}, 4),
    dealt("LA-3.5", lambda c: {tuple(sorted(c.s.order))}, {(0, 1, 2, 3)}),
    dealt("LA-3.5", lambda c: {c.prompt.seat == c.s.order[0]}, {True}),
]
# fmt: on


@pytest.mark.parametrize(("look", "wanted", "options"), DEALT)
def test_what_chance_deals(
    look: Callable[[Case], set[Any]], wanted: Any, options: dict[str, Any]
) -> None:
    found = set().union(*map(look, deal_tables(**options)))
    assert len(found) >= wanted if isinstance(wanted, int) else found == wanted


@pytest.mark.rule("LA-1.3")
@pytest.mark.parametrize("seats", [0, 5])
def test_the_game_takes_one_to_four_players(seats: int) -> None:
    with pytest.raises(Illegal):
        type(open_new_table(1).table).open("aurora", names=["x"] * seats, seed="seed")


@pytest.mark.rule("LA-1.7")
def test_the_box_has_the_listed_counters() -> None:
    assert (len(SURVIVORS), len(WAYPOINTS)) == (24, 10)
    assert (
        sum(card.key == "land-mine" for card in DECKS.loot.values() if card.kind == "special") == 1
    )


@pytest.mark.rule("LA-2.9", "LA-2.10")
@pytest.mark.parametrize(
    ("seats", "back"), [(2, [2, 2, 3]), (3, [5, 5, 3]), (4, [9, 9, 3]), (1, [2, 2, 3])]
)
def test_some_marked_cards_are_put_back_unseen(seats: int, back: list[int]) -> None:
    """So many marked cards of each period are in the game, others at another table; the rest have
    left it, and no view says which."""
    chosen = set()
    for case in (open_new_table(seats, seed) for seed in SEEDS):
        s, view = case.s, case.view(0)
        there = {*s.deck.pile, *s.common, *filter(None, case.slots())}
        for period in (1, 2, 3):
            of_it = [card for card in DECKS.exploration.values() if card.period == period]
            assert {card.id for card in of_it if not card.marked} <= there
            assert sum(card.marked and card.id in there for card in of_it) == back[period - 1]
        assert there | {*s.left_out} == {*DECKS.exploration}
        assert view.put_back == back
        assert not any(f'"{card}"' in view.model_dump_json() for card in s.left_out)
        chosen.add(frozenset(there))
    assert len(chosen) > 1


@pytest.mark.rule("LA-2.12")
def test_five_cards_are_revealed_from_the_right() -> None:
    """The first of them comes to lie in slot 5, the last in slot 1, with their tokens."""
    case = open_new_table(4)
    told = case.told("reveal")
    assert [e.data["slot"] for e in told] == [4, 3, 2, 1, 0]
    assert [e.data["card"] for e in reversed(told)] == case.slots()
    for slot in filter(None, case.s.zone):
        card = DECKS.exploration[slot.card]
        assert card.kind != "location" or slot.blocks == list(card.blocks)
