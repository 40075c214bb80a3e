"""So many of each kind."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine import Chance
from rules.kit import counts

bags = st.dictionaries(st.sampled_from("abcd"), st.integers(0, 4))


def test_spreading_lists_each_kind_as_often_as_it_counts() -> None:
    assert counts.spread_counts({"red": 2, "no": 0, "blue": 1}) == ["red", "red", "blue"]


def test_covering_needs_enough_of_every_kind() -> None:
    assert counts.can_cover({"wood": 2}, {"wood": 2, "rock": 0})
    assert not counts.can_cover({"wood": 2}, {"wood": 1, "rock": 1})


def test_removing_more_than_is_held_is_refused_and_changes_nothing() -> None:
    held = {"wood": 2, "rock": 0}
    with pytest.raises(ValueError, match="rock"):
        counts.remove_counts(held, {"wood": 1, "rock": 1})
    assert held == {"wood": 2, "rock": 0}


@given(bags, bags)
def test_added_counts_can_be_removed_again(held: dict[str, int], more: dict[str, int]) -> None:
    before = counts.spread_counts(held)
    counts.add_counts(held, more)
    assert counts.can_cover(held, more)
    counts.remove_counts(held, more)
    assert sorted(counts.spread_counts(held)) == sorted(before)


@given(bags)
def test_drawing_empties_a_bag(bag: dict[str, int]) -> None:
    inside = sorted(counts.spread_counts(bag))
    rng = Chance("bag")
    drawn = []
    while (one := counts.draw_from(bag, rng)) is not None:
        drawn.append(one)
    assert sorted(drawn) == inside
    assert not any(bag.values())
