"""Ledger section 24. tests/test_random_games.py holds random games against the invariants; here
each of them is shown to catch what breaks it, and a good position to pass. That no view has a
hidden card in it, tests/test_noninterference.py asks of every game."""

from collections.abc import Callable
from random import Random

import pytest

from rules.engine import Event, Table
from rules.survive.model.state import State
from tests.drivers import NAMES, open_table, random_play, take_entry
from tests.rules.survive.build import Board
from tests.rules.survive.invariants import Laws, check_position

GOOD = (
    "D4 lake, D5 blue village, A1 city, A7 graveyard, G1 lake, F1 lake, E2 mountain; dark C1; "
    "blue D4 1 crops 1 rock 2 crates improved D5; yellow G1 basic D5+D4; crates E1; "
    "red zombies original F1 white A1; green vampire F1 3 drops coffins white D5 red A7"
)
"""A position with something of everything."""


def make_good_table() -> Table[State]:
    return Board(GOOD).play("1").table


def test_a_good_position_passes() -> None:
    check_position(make_good_table())


Break = Callable[[State], object]


BREAKS: list[tuple[str, Break]] = [
    ("SV-24.1", lambda s: s.bank.update(crops=15)),
    ("SV-24.1", lambda s: s.players[2].hand.update(water=1)),
    ("SV-24.2", lambda s: s.tokens.pop("G1")),
    ("SV-24.2", lambda s: s.tokens.update(G1="city")),
    ("SV-24.2", lambda s: s.bag.update(lake=s.bag["lake"] + 1, forest=s.bag["forest"] - 1)),
    ("SV-24.3", lambda s: s.coffins.update(blue="G7")),
    ("SV-24.3", lambda s: s.zombies.update(blue="G7")),
    ("SV-24.4", lambda s: setattr(s, "dark", "E1")),
    ("SV-24.4", lambda s: setattr(s, "dark", "D5")),
    ("SV-24.5", lambda s: s.players[0].cubes.update(basic=4)),
    ("SV-24.6", lambda s: (s.defenses.update(G1={}), s.defenses["G1"])),
    ("SV-24.6", lambda s: _stand(s, "E2")),
    (
        "SV-24.7",
        lambda s: s.players[2].cubes.update(basic=4) or s.defenses["D5"].update(red="basic"),
    ),
    ("SV-24.8", lambda s: setattr(s, "crates_left", 12)),
    ("SV-24.9", lambda s: setattr(s, "drops", 10)),
    ("SV-24.9", lambda s: setattr(s, "vampire", None)),
    ("SV-24.10", lambda s: (setattr(s.players[2], "role", "human"), _park(s, 2))),
    ("SV-24.11", lambda s: (setattr(s.players[1], "role", "zombie"), _clear(s, 1))),
    ("SV-24.12", lambda s: _swap_token(s, "A1", "forest")),
    ("SV-24.13", lambda s: (setattr(s, "vampire", None), setattr(s, "drops", 0))),
    ("SV-24.15", lambda s: setattr(s.players[0], "space", "A7")),
    ("SV-24.15", lambda s: setattr(s.players[0], "space", "B2")),
    ("SV-24.15", lambda s: s.zombies.update(original="A7")),
    ("SV-24.15", lambda s: setattr(s, "vampire", "A1")),
    ("SV-24.17", lambda s: _crate(s, "E2")),
    ("SV-24.17", lambda s: _crate(s, "D5")),
    ("SV-24.17", lambda s: _crate(s, "F1")),
    ("SV-24.18", lambda s: setattr(s.players[1], "crates", -3)),
    ("SV-24.20", lambda s: setattr(s, "round", 61)),
]


def _stand(s: State, space: str) -> None:
    s.defenses[space] = {"blue": "basic"}
    s.players[0].cubes["basic"] -= 1


def _park(s: State, seat: int) -> None:
    s.players[seat].space = "G1"


def _clear(s: State, seat: int) -> None:
    player = s.players[seat]
    for there in s.defenses.values():
        if there.pop(player.colour, None):
            player.cubes["basic"] += 1
    s.defenses = {space: there for space, there in s.defenses.items() if there}
    player.space = ""


def _swap_token(s: State, space: str, token: str) -> None:
    old = s.tokens[space]
    s.tokens[space] = token
    s.bag[old] += 1
    s.bag[token] -= 1


def _crate(s: State, space: str) -> None:
    s.crates[space] = 1
    s.crates_left -= 1


@pytest.mark.rule("SV-24.1", "SV-24.2", "SV-24.3", "SV-24.4", "SV-24.5", "SV-24.6", "SV-24.7")
@pytest.mark.rule("SV-24.8", "SV-24.9", "SV-24.10", "SV-24.11", "SV-24.12", "SV-24.13")
@pytest.mark.rule("SV-24.15", "SV-24.17", "SV-24.18", "SV-24.20")
@pytest.mark.parametrize(("number", "how"), BREAKS, ids=[number for number, _ in BREAKS])
def test_each_invariant_catches_what_breaks_it(number: str, how: Break) -> None:
    table = make_good_table()
    how(table.state)
    with pytest.raises(AssertionError, match=f"^{number}: "):
        check_position(table)


def check_change(how: Break, *events: Event, step: bool = False) -> None:
    """The position changes so between two answers."""
    table = make_good_table()
    laws = Laws(table)
    how(table.state)
    if step:
        table.journal.now.number += 1
    laws.check(events)


@pytest.mark.rule("SV-24.3", "SV-5.16")
def test_the_white_meteorite_and_the_tokens_never_move() -> None:
    with pytest.raises(AssertionError, match=r"SV-24\.3"):
        check_change(lambda s: setattr(s, "white", "C7"))
    with pytest.raises(AssertionError, match=r"SV-5\.16"):
        check_change(lambda s: s.tokens.update(F1="forest", G1="lake", B7="lake") or _count(s))


def _count(s: State) -> None:
    s.bag["forest"] -= 1


@pytest.mark.rule("SV-24.11", "SV-16.3")
def test_nobody_becomes_a_human_again() -> None:
    """The Zombie player, whose Zombies are gone, stands on the Lake as a Human."""

    def back(s: State) -> None:
        s.zombies.clear()
        s.players[2].role, s.players[2].space = "human", "G1"

    with pytest.raises(AssertionError, match=r"SV-24\.11"):
        check_change(back)


@pytest.mark.rule("SV-24.14", "SV-10.1", "SV-10.2")
def test_a_human_shares_shelter_with_a_monster_only_by_their_own_doing() -> None:
    """A Zombie beside Yellow behind her own Defense: she built it there, or it cannot be."""

    def beside(s: State) -> None:
        s.defenses["G1"] = {"yellow": "basic"}
        s.players[1].cubes["basic"] -= 1
        s.zombies["original"] = "G1"

    with pytest.raises(AssertionError, match=r"SV-24\.14"):
        check_change(beside, step=True)
    built = Event("", kind="build", data={"seat": 1, "space": "G1"})
    check_change(beside, built, step=True)


@pytest.mark.rule("SV-24.15", "SV-4.12")
def test_nobody_moves_to_the_white_meteorite() -> None:
    with pytest.raises(AssertionError, match=r"SV-24\.15"):
        check_change(lambda s: setattr(s.players[1], "space", "G7"))


@pytest.mark.rule("SV-24.16", "SV-4.11", "SV-5.14")
def test_only_its_discoverer_may_stand_on_a_mountain() -> None:
    with pytest.raises(AssertionError, match=r"SV-24\.16"):
        check_change(lambda s: setattr(s.players[1], "space", "E2"))

    def climb(s: State) -> None:
        s.players[1].space = "B3"
        s.tokens["B3"] = "mountain"
        s.bag["mountain"] -= 1

    check_change(climb, Event("", kind="discovery", data={"space": "B3", "token": "mountain"}))


@pytest.mark.rule("SV-24.19")
@pytest.mark.parametrize("number", range(4))
def test_the_same_seed_and_decisions_give_the_same_game(number: int) -> None:
    """Every event, view and the end; and with another seed another game."""
    rnd = Random(f"same {number}")
    table = open_table("survive", 2 + number, "same", {"last_dawn": 20})
    played = list(random_play(table, rnd))
    again = open_table("survive", 2 + number, "same", {"last_dawn": 20})
    for entry, events in played:
        assert take_entry(again, entry) == events
    assert again.state == table.state
    assert again.result == table.result
    starts = set()
    for seed in "abcdefgh":
        other = Table.open("survive", names=NAMES[:2], seed=seed)
        while not other.state.white:
            other.lapse_prompt(next(p.id for p in other.prompts if not p.optional))
        starts.add(other.state.white)
    assert len(starts) > 1
