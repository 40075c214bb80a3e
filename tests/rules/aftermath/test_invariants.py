"""The ledger's invariants. tests/test_random_games.py holds random games against them; here each of
them is shown to catch what breaks it, and a good position to pass."""

from collections.abc import Callable

import pytest

from rules.aftermath.model.decks import ACTIONS, ITEMS, list_enemy_cards
from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import Box, Enemy, Member, State
from rules.engine import Table
from tests.drivers import open_table
from tests.rules.aftermath.invariants import Laws

Break = Callable[[State], object]
THREATS = [card for card in ACTIONS if ACTIONS[card].colour == "black"]
BATTERY = next(one.id for one in ITEMS.values() if one.battery)
UNPOWERED = next(one.id for one in ITEMS.values() if one.starting and not one.battery)


def open_good_table() -> Table[State]:
    """A table in its first turn: everything lies where it belongs."""
    table: Table[State] = open_table("aftermath", 3, "good")
    while not any(prompt.topic == "act" for prompt in table.needed_prompts):
        prompt = table.needed_prompts[0]
        answer = table.choose_bot_answer(prompt)
        assert answer is not None
        table.answer(prompt.id, answer)
    return table


def find_broken_law(table: Table[State], how: Break) -> str:
    """The number of the law that is broken by it; "" where none is."""
    laws = Laws(table)
    how(table.state)
    try:
        laws.check(())
    except AssertionError as error:
        return str(error).split("\n")[0].split(":")[0]
    return ""


def _set_dial(dial: str, value: int) -> Break:
    return lambda s: s.colony.dials.update({dial: value})


def _place_enemy(s: State, **fields: object) -> None:
    """An enemy on the page that comes from the supply."""
    one = Enemy(number=1, id=s.enemy_supply.pop(0), at=[s.party[0].at or 1])
    for name, value in fields.items():
        setattr(one, name, value)
    s.visit.situation = "hostile"
    s.visit.enemies.append(one)


def _swap_influence(s: State) -> None:
    one = s.party[0]
    one.hand = [card for card in one.hand if not ACTIONS[card].influence]
    one.hand.append(f"influence-{s.party[1].id}")
    one.influence = True


def _threat_in_hand(s: State) -> None:
    one = s.party[0]
    card = next(card for card in THREATS if card in s.deck.pile)
    s.deck.pile.remove(card)
    one.hand[-1:] = [card]
    s.phase = "leaving"


def _defeat_member(s: State, **fields: object) -> None:
    one = s.party[0]
    one.defeated, one.at = True, None
    for name, value in fields.items():
        setattr(one, name, value)


def _overload_battery(s: State) -> None:
    taken = next(worn for box in s.colony.boxes.values() for worn in box.equipped)
    taken.batteries = ITEMS[taken.item].battery + 1


BREAKS: list[tuple[str, Break]] = [
    ("", lambda s: None),
    ("1", lambda s: s.deck.pile.append(s.deck.pile[0])),
    ("2", lambda s: s.visit.threats.append(next(c for c in s.deck.pile if c not in THREATS))),
    ("2", _threat_in_hand),
    ("3", _swap_influence),
    ("4", lambda s: s.party[0].hand.extend(s.deck.pile.pop() for _ in range(7))),
    ("5", lambda s: s.enemy_supply.append(s.enemy_supply[0])),
    ("5", lambda s: _place_enemy(s, at=[])),
    ("5", lambda s: _place_enemy(s, at=[99])),
    ("5", lambda s: (_place_enemy(s), _place_enemy(s))),
    ("5", lambda s: [_place_enemy(s, number=n) for n in range(6)]),
    ("6", lambda s: setattr(s.visit, "situation", "hostile")),
    ("7", lambda s: setattr(s.party[0], "at", 99)),
    ("7", lambda s: setattr(s.party[0], "wounds", 9)),
    ("7", lambda s: setattr(s.party[0], "exited", True)),
    ("7", lambda s: _defeat_member(s, at=1)),
    ("7", lambda s: _defeat_member(s, wounds=1)),
    ("7", lambda s: _defeat_member(s, batteries=1)),
    ("8", _set_dial("food", -1)),
    ("8", _set_dial("morale", 99)),
    ("8", lambda s: setattr(s, "clues", 2)),
    ("9", lambda s: s.spent.append(s.scavenge[0])),
    ("10", lambda s: setattr(s.party[0], "batteries", 99)),
    ("10", _overload_battery),
    ("10", lambda s: _place_enemy(s, at=[s.party[0].at, s.party[0].at])),
    ("11", lambda s: setattr(s.party[0], "statuses", ["soaked", "soaked"])),
    ("12", lambda s: s.colony.broken.append(s.colony.items.pile[0])),
    ("12", lambda s: s.colony.items.pile.__delitem__(slice(None))),
    ("12", lambda s: _find_box(s).equipped.extend(Worn(item=one) for one in _take_for_paws(s, 6))),
    ("12", lambda s: _find_box(s).pack.extend(_take_for_paws(s, 3))),
    ("13", lambda s: setattr(s, "bookkeeper", Member(9))),
    ("13", lambda s: setattr(s, "active", Member(9))),
    ("14", lambda s: s.calamities.extend([2, 2])),
    ("14", lambda s: s.read.setdefault(s.visit.page, []).append("no such entry")),
    ("18", _set_dial("morale", 0)),
    ("20", lambda s: setattr(s, "phase", "hardship")),
]


def _find_box(s: State) -> Box:
    return s.colony.boxes[s.party[0].id]


def _take_for_paws(s: State, n: int) -> list[str]:
    """So many things for the paws, from the deck."""
    found = [one for one in s.colony.items.pile if ITEMS[one].slot == "paw"][:n]
    for one in found:
        s.colony.items.pile.remove(one)
    return found


@pytest.mark.parametrize(
    ("number", "how"), BREAKS, ids=[f"{n}-{at}" for at, (n, _) in enumerate(BREAKS)]
)
def test_each_invariant_catches_what_breaks_it(number: str, how: Break) -> None:
    assert find_broken_law(open_good_table(), how) == number


@pytest.mark.parametrize(
    ("number", "before", "after"),
    [
        ("8", _set_dial("time", 4), _set_dial("time", 3)),
        ("19", lambda s: s.colony.goals.append("wren"), lambda s: s.colony.goals.clear()),
        ("19", lambda s: s.colony.retrieved.append("x"), lambda s: s.colony.retrieved.clear()),
    ],
)
def test_progress_that_goes_backwards_is_caught(number: str, before: Break, after: Break) -> None:
    table = open_good_table()
    before(table.state)
    assert find_broken_law(table, after) == number


def test_a_supply_of_scavenge_tokens_that_grows_is_caught() -> None:
    table = open_good_table()
    token = table.state.scavenge.pop()
    table.state.spent.append(token)
    laws = Laws(table)
    laws.check(())
    table.state.scavenge.append(table.state.spent.pop())
    with pytest.raises(AssertionError, match=r"^9"):
        laws.check(())


def test_the_supply_begins_with_every_enemy_card() -> None:
    table = open_good_table()
    assert sorted(table.state.enemy_supply) == sorted(list_enemy_cards(bosses=True))
