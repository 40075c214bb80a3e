"""Dice with named faces."""

from hypothesis import given
from hypothesis import strategies as st

from rules.engine import Chance
from rules.kit import dice

DIE = ("hit", "miss", "miss", "block")
seeds = st.text(max_size=4)


@given(seeds, st.integers(0, 9))
def test_a_roll_gives_the_asked_number_of_faces(seed: str, count: int) -> None:
    rolled = dice.roll(Chance(seed), DIE, count)
    assert len(rolled) == count
    assert set(rolled) <= set(DIE)


@given(seeds, st.lists(st.integers(0, 5), min_size=1, unique=True))
def test_in_a_roll_off_the_highest_wins_and_ties_roll_again(seed: str, seats: list[int]) -> None:
    rounds: list[dict[int, int]] = []
    winner = dice.roll_off(Chance(seed), dice.D6, seats, float, rounds.append)
    left = seats
    for rolls in rounds:
        assert list(rolls) == left
        left = [seat for seat in left if rolls[seat] == max(rolls.values())]
    assert left == [winner]
