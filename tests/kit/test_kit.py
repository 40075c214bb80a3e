"""What the tests of games share is itself tested: what it should catch is caught."""

from collections.abc import Hashable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from rules.engine import Play, Slotted, Table
from rules.kit.decks import Deck
from tests.kit.laws import CommonLaws, each_once
from tests.kit.luck import Loaded
from tests.kit.positions import decks, walk_values
from tests.kit.secrets import DecksAnew
from tests.kit.tables import Case, find_option, with_luck
from tests.rules.engine.play import Script, yes_no


@dataclass(slots=True)
class Hand:
    cards: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Place(Slotted):
    """A position with decks here and there."""

    main: Deck[str] = field(default_factory=lambda: Deck(list("abcdef"), ["g"]))
    piles: dict[str, Deck[int]] = field(default_factory=lambda: {"red": Deck.of(range(5))})
    hands: list[Hand] = field(default_factory=lambda: [Hand(), Hand()])


class At:
    """All of a table that laws look at."""

    def __init__(self, state: Place) -> None:
        self.state = state


def laws(state: Place, *below_zero: str) -> CommonLaws:
    table: Any = At(state)
    return CommonLaws(table, below_zero)


def test_the_walk_finds_everything_in_a_position() -> None:
    state = Place(hands=[Hand(["x"], {"wood": 2})])
    found = dict(walk_values(state))
    assert found["hands.0.cards.0"] == "x"
    assert found["hands.0.counts.wood"] == 2
    assert set(decks(state)) == {"main", "piles.red"}


def test_a_negative_count_is_caught_anywhere() -> None:
    state = Place()
    held = laws(state)
    held.check()
    state.hands[1].counts["wood"] = -1
    with pytest.raises(AssertionError, match=r"Fewer than none in hands\.1\.counts"):
        held.check()
    laws(state, "counts").check()


@pytest.mark.parametrize(
    ("found", "told"),
    [("aabbc", "in more places"), ("abbcx", "from nowhere: .'x'"), ("abc", "nowhere: .'b'")],
)
def test_cards_missing_or_in_two_places_are_reported(found: str, told: str) -> None:
    each_once("babc", "abbc", "XY-1.1")
    each_once("ab", {"a": "a card", "b": "another"}, "XY-1.1")
    with pytest.raises(AssertionError, match=rf"XY-1\.1: {told}"):
        each_once(found, "abbc", "XY-1.1")


def test_cards_may_be_in_the_air() -> None:
    each_once("ab", "abc", "XY-1.1", in_the_air=1)
    with pytest.raises(AssertionError, match="nowhere"):
        each_once("a", "abc", "XY-1.1", in_the_air=1)


def test_redealing_changes_only_the_decks() -> None:
    other = DecksAnew[Place]().deal_state(Place(), 0, Random(1))
    for path, deck in decks(Place()).items():
        now = decks(other)[path]
        assert now.pile != deck.pile
        assert sorted(now.pile) == deck.pile
        assert now.discards == deck.discards
    assert other.hands == Place().hands


def test_cards_with_different_backs_keep_their_places() -> None:
    class Backs(DecksAnew[Place]):
        def find_public_part(self, path: str, deck: Deck[Any], place: int) -> Hashable:
            return deck.pile[place] in "ace" if path == "main" else place

    for seed in range(9):
        other = Backs().deal_state(Place(), None, Random(seed))
        if other is not None:
            assert [card in "ace" for card in other.main.pile] == [True, False] * 3
            assert other.piles == Place().piles


def test_nothing_hidden_leaves_nothing_to_redeal() -> None:
    class Never(DecksAnew[Place]):
        def has_hidden(self, state: Place) -> bool:
            return False

    assert Never().deal_state(Place(), None, Random(1)) is None
    assert DecksAnew[Place]().deal_state(Place(Deck(), {}), None, Random(1)) is None


def lucky(*luck: Any) -> Case[Any]:
    def step(t: Table[Any]) -> Play[None]:
        if (yield from t.ask(yes_no(t, 0))) == "yes":
            t.tell(f"It shows {t.rng.pick('abc')}.", kind="roll")
            t.tell(f"You lose {t.rng.sample('vwxyz', 2)}.", 0, kind="loss")
        yield from t.ask(yes_no(t, 1))

    loaded = Loaded(luck)
    table = with_luck(loaded).open(Script(step), names=["Ada", "Ben"], seed="s", options={})
    return Case(table, loaded)


def test_dice_fall_as_given() -> None:
    case = lucky("b").then(["z", "v"])
    case.answer("yes")
    assert case.texts("roll") == ["It shows b."]
    assert case.said("lose ['z', 'v']", to=0)
    assert not case.said("lose", to=1)
    assert case.luck.picked == [("a", "b", "c")]
    assert case.luck.sampled == [(tuple("vwxyz"), 2)]


def test_impossible_dice_are_named() -> None:
    with pytest.raises(AssertionError, match="'q'"):
        lucky("q").answer("yes")


def test_a_case_asks_and_answers() -> None:
    case = lucky()
    assert find_option(case.needed(), "no").label == "No"
    assert "you picked 2" in str(case.refusal(case.needed(0), ["yes", "no"]))
    with pytest.raises(AssertionError, match="Ben is not asked for yes"):
        case.answer("yes", seat=1)
    case.run_out()
    assert case.needed().seat == 1
    assert not case.over
