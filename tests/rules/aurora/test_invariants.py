"""Ledger section 25. tests/test_random_games.py holds random games against the invariants; here
each of them is shown to catch what breaks it, and a good position to pass."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.aurora.model.decks import CARDS
from rules.aurora.model.players import Column, Hauled
from rules.aurora.model.state import Slot, State
from rules.engine import Event, Table
from tests.drivers import opened
from tests.rules.aurora import invariants
from tests.rules.aurora.build import opened as opened_case
from tests.rules.aurora.invariants import Laws, check
from tests.rules.aurora.positions import place


def good() -> Table[State]:
    """A table just opened: everything lies where it belongs."""
    return opened("aurora", 3, "good")


def solo() -> Table[State]:
    return opened("aurora", 1, "good")


def test_a_good_position_passes() -> None:
    check(good())
    check(solo())


Break = Callable[[State], object]


def _second_truck(s: State) -> None:
    s.players[0].columns[1].bottom, s.players[0].columns[0].bottom = (
        s.players[0].columns[0].bottom,
        s.players[0].columns[1].bottom,
    )


def _too_long(s: State) -> None:
    s.deck.pile.remove("bunk-wagon") if "bunk-wagon" in s.deck.pile else s.left_out.remove(
        "bunk-wagon"
    )
    s.players[0].columns.append(Column(bottom=Hauled.make_empty("bunk-wagon")))


def _hands_full(s: State) -> None:
    s.players[0].hand = [s.objects.pile.pop() for _ in range(4)]


def _empty(s: State, index: int) -> None:
    slot = s.zone[index]
    assert slot is not None
    s.common.append(slot.card)
    s.zone[index] = None


def _event_lies(s: State) -> None:
    _empty(s, 4)
    event = next(card for card in [*s.deck.pile, *s.left_out] if CARDS[card].kind == "event")
    (s.deck.pile if event in s.deck.pile else s.left_out).remove(event)
    s.zone[4] = Slot(card=event)


def _tire(s: State) -> None:
    s.players[0].crew[0].zone = "exhausted"


BREAKS: list[tuple[str, Break]] = [
    ("LA-25.1", lambda s: s.common.append(s.deck.pile[0])),
    ("LA-25.1", lambda s: s.deck.pile.pop()),
    ("LA-25.1", lambda s: s.outcomes.pile.pop()),
    ("LA-25.1", lambda s: s.hitpoints[0].pop()),
    ("LA-25.1", lambda s: s.players[0].hand.append(s.objects.pile[0])),
    ("LA-25.2", lambda s: s.common.append(s.players[0].crew.pop().card)),
    ("LA-25.3", lambda s: s.players[0].fill_box("0b0", "A")),
    ("LA-25.3", lambda s: s.players[0].fill_box("0b3", "F")),
    ("LA-25.4", _second_truck),
    ("LA-25.4", _too_long),
    ("LA-25.5", lambda s: setattr(s.players[1], "fame", 4)),
    ("LA-25.5", lambda s: setattr(s.players[1], "fame", -2)),
    ("LA-25.5", lambda s: setattr(s.players[1], "fury", 6)),
    ("LA-25.6", _hands_full),
    ("LA-25.7", lambda s: s.zone.append(None)),
    ("LA-25.7", lambda s: s.zone.reverse() or _empty(s, 0)),
    ("LA-25.7", _event_lies),
    ("LA-25.8", lambda s: setattr(s.players[2].crew[0], "counters", 2)),
    ("LA-25.9", lambda s: setattr(s, "phase", "movement") or _tire(s)),
    ("LA-25.11", lambda s: setattr(s, "aurora", 2)),
    ("LA-25.11", lambda s: (setattr(s, "aurora", 7), setattr(s, "round", 7))),
    ("LA-25.12", lambda s: s.order.pop()),
    ("LA-25.12", lambda s: s.order.append(s.order[0])),
    ("LA-25.13", lambda s: setattr(s.players[0], "space", "109z")),
]


@pytest.mark.rule("LA-25.1", "LA-25.2", "LA-25.3", "LA-25.4", "LA-25.5", "LA-25.6", "LA-25.7")
@pytest.mark.rule("LA-25.8", "LA-25.9", "LA-25.11", "LA-25.12", "LA-25.13")
@pytest.mark.parametrize(("number", "how"), BREAKS, ids=[number for number, _ in BREAKS])
def test_each_invariant_catches_what_breaks_it(number: str, how: Break) -> None:
    table = good()
    how(table.state)
    with pytest.raises(AssertionError, match=rf"^{number}\b"):
        check(table)


@pytest.mark.rule("LA-25.17")
@pytest.mark.parametrize(
    "how",
    [
        lambda a: setattr(a, "food", 8),
        lambda a: setattr(a, "survivors", 7),
        lambda a: a.rows["A"].__setitem__(3, False),
        lambda a: a.rows["B"].__setitem__(4, True),
        lambda a: setattr(a, "standing", [True] * 7),
    ],
)
def test_the_automas_board_is_watched(how: Callable[[object], object]) -> None:
    table = solo()
    how(table.state.automa)
    with pytest.raises(AssertionError, match=r"^LA-25\.17"):
        check(table)


@pytest.mark.rule("LA-25.16", "LA-25.10")
def test_an_enemy_with_too_many_counters_or_twice_in_play_is_caught() -> None:
    """Three counters of a player are all there are."""
    case = place("phase fire; foe warwolves 0x4")
    with pytest.raises(AssertionError, match=r"^LA-25\.10"):
        invariants._check_foes(case.s, resolving=False)
    table = good()
    table.state.defeated.append("warwolves")
    with pytest.raises(AssertionError, match=r"^LA-25\.(1|16)\b"):
        check(table)


@pytest.mark.rule("LA-25.11", "LA-25.13")
def test_what_never_goes_back_is_watched() -> None:
    """Neither the red track nor a closed avalanche is left, but for the SOS Flare."""
    table = opened("aurora", 2, "good")
    laws = Laws(table)
    table.state.red = True
    table.state.closed = ["104a-107"]
    laws.check(())
    table.state.closed = []
    with pytest.raises(AssertionError, match=r"^LA-25\.13"):
        laws.check(())
    table.state.closed, table.state.red = ["104a-107"], False
    laws.closed = ["104a-107"]
    with pytest.raises(AssertionError, match=r"^LA-25\.11"):
        laws.check(())
    laws.red = True
    laws.check((Event("Ada plays SOS Flare."),))


@pytest.mark.rule("LA-21.1", "LA-12.3", "LA-25.19", "LA-25.20")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_defaults_alone_bring_every_game_to_its_end(seats: int) -> None:
    """Everybody away: each default is legal, and the score is the sum of its parts."""
    table = opened_case(seats, "asleep").table
    for _ in range(2000):
        if table.result is not None:
            break
        check(table)
        table.lapse_prompt(next(p.id for p in table.prompts if not p.optional))
    assert table.result is not None
    check(table)
