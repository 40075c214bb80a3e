"""Dice notation: what is parsed, what it comes to, and that no typed text takes long."""

import sys
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.table.dice_notation import MOST_DICE, MOST_TEXT, DiceRoll, UnreadableDice, roll_expression


class Dice:
    """Dice that show what they are told to, one after the other; then 1, 2, 3 and so on."""

    def __init__(self, faces: Iterable[int] = ()) -> None:
        self.faces = list(faces)
        self.rolled = 0

    def __call__(self, sides: int) -> int:
        self.rolled += 1
        return self.faces.pop(0) if self.faces else (self.rolled - 1) % sides + 1


def roll_faces(text: str, *faces: int) -> DiceRoll:
    return roll_expression(text, Dice(faces))


@pytest.mark.parametrize(
    ("text", "faces", "words"),
    [
        ("d6", [4], "1d6 (4) = 4"),
        ("2d6+3", [3, 5], "2d6 (3, 5) + 3 = 11"),
        ("2D6 - 1", [3, 5], "2d6 (3, 5) - 1 = 7"),
        ("d%", [77], "1d% (77) = 77"),
        ("2 + 3 * 4", [], "2 + 3 * 4 = 14"),
        ("(2 + 3) \N{MULTIPLICATION SIGN} 4", [], "(2 + 3) * 4 = 20"),
        ("10 - 2 - 3", [], "10 - 2 - 3 = 5"),
        ("-d4 + 1", [3], "-1d4 (3) + 1 = -2"),
        ("7 / 2", [], "7 / 2 = 3 (rounded down)"),
        ("1/3*3", [], "1 / 3 * 3 = 1"),
        ("4d6kh3", [2, 6, 1, 5], "4d6kh3 (2, 6, 5; dropped 1) = 13"),
        ("4d6k3", [2, 6, 1, 5], "4d6k3 (2, 6, 5; dropped 1) = 13"),
        ("2d20kl1", [17, 4], "2d20kl1 (4; dropped 17) = 4"),
        ("4d6dl1", [2, 6, 1, 5], "4d6dl1 (2, 6, 5; dropped 1) = 13"),
        ("4d6ph1", [2, 6, 1, 5], "4d6ph1 (2, 1, 5; dropped 6) = 8"),
        ("2d6kh3", [2, 3], "2d6kh3 (2, 3) = 5"),
        ("3d6ro1", [1, 3, 1, 1, 6], "3d6ro1 (1→1, 3, 1→6) = 10"),
        ("2d6ro<3", [2, 3, 5], "2d6ro<3 (2→5, 3) = 8"),
        ("2d6e6", [6, 2, 6, 1], "2d6e6 (6!, 2, 6!, 1) = 15"),
        ("2d6e>4", [5, 2, 3], "2d6e>4 (5!, 2, 3) = 10"),
        ("2d6ro1kh1", [1, 2, 5], "2d6ro1kh1 (1→5; dropped 2) = 5"),
    ],
)
def test_dice_expressions_are_computed(text: str, faces: list[int], words: str) -> None:
    assert roll_faces(text, *faces).outcome_line == words


def test_comments_are_separated_and_nonsense_is_quoted() -> None:
    assert roll_faces("2d6 [fire] + 1 # for the  door").comment == "fire for the door"
    assert roll_faces("2d6 [99d99] # 5d5 +").total == 3
    with pytest.raises(UnreadableDice) as why:
        roll_faces("2d6 @Everyone")
    assert why.value.what == "@Everyone"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Say which dice"),
        ("# only words", "Say which dice"),
        ("hello", "Try `2d6\\+3`"),
        ("2d6 fire", "after a `#`"),
        ("2d6+", "expect dice or a number at the end"),
        ("2d6*/3", "expect dice or a number before `/`"),
        ("d", "expect a number after `d`"),
        ("4d6kh", "expect a number after `kh`"),
        ("4d6ro<", "expect a number after `ro<`"),
        ("(2d6", "did not close it"),
        ("(" * 90, "expect dice or a number at the end"),
        ("2d6)", "understand `\\)` there"),
        ("2d6 3", "understand `3` there"),
        ("5/0", "cannot divide by 0"),
        ("d6/(d1-1)", "cannot divide by 0"),
        ("1d0", "1 to 10000 sides"),
        ("0d6", "at least one die"),
        ("101d6", "at most 100"),
        ("60d6+41d6", "at most 100"),
        ("60d1ro1", "at most 100"),
        ("1d6e<7", "never end"),
        ("1d1e1", "never end"),
        ("1+1+1+1+1+1+1", "5 operators"),
        ("9d9kh9kh9kh9kh9kh9kh9", "5 operators"),
        ("1000001", "too large"),
        ("1" * 99, "too large"),
        ("d6" * 51, "under 100 characters"),
        ("٣d6", "Try"),
    ],
)
def test_impossible_dice_are_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(UnreadableDice, match=why):
        roll_faces(text)


NUMBERS = st.integers(1, 9).map(str)
# Two groups, each die rolled again once, are a hundred dice: the most that may be rolled.
DICE = st.tuples(st.integers(1, 25), st.sampled_from([2, 6, 20, 10_000]))
MODIFIERS = st.sampled_from(["", "kh2", "kl1", "ph1", "dl1", "ro1", "ro<3"])


@given(
    dice=st.lists(st.tuples(DICE, MODIFIERS), min_size=1, max_size=2),
    plus=st.integers(0, 1000),
    seed=st.randoms(use_true_random=False),
)
def test_a_sum_of_dice_is_within_its_bounds(
    dice: list[tuple[tuple[int, int], str]], plus: int, seed: Any
) -> None:
    text = "+".join([f"{count}d{sides}{how}" for (count, sides), how in dice] + [str(plus)])
    found = roll_expression(text, lambda sides: seed.randint(1, sides))
    whole = all(how in ("", "ro1", "ro<3") for _, how in dice)
    least = sum(count for (count, _), _ in dice) if whole else 0
    assert plus + least <= found.total <= plus + sum(c * s for (c, s), _ in dice)
    assert found.exact == found.total


@given(count=st.integers(1, 40), keep=st.integers(0, 50), seed=st.randoms(use_true_random=False))
def test_kept_and_dropped_dice_add_up_to_all(count: int, keep: int, seed: Any) -> None:
    faces = [seed.randint(1, 20) for _ in range(count)]
    both = [roll_faces(f"{count}d20{how}{keep}", *faces).total for how in ("kh", "dh")]
    assert sum(both) == sum(faces)
    assert both[0] == sum(sorted(faces, reverse=True)[:keep])
    assert roll_faces(f"{count}d20kl{keep}", *faces).total == sum(sorted(faces)[:keep])


SCRAPS = ["d", "kh", "kl", "ro", "e", "<", ">", "(", ")", "+", "-", "*", "/", "%", "[", "]", "#"]
NOISE = st.lists(
    st.sampled_from([*SCRAPS, "1", "2", "6", "99", "100", "499", " ", "é", "\ud800"]), max_size=60
).map("".join)
WORST = [
    "500d9" + "kh499" * 19,
    "99d10000" + "kh98" * 5,
    "50d2ro1ro2ro1ro2ro1",
    "9d6e1e2e3e4e5",
    "(" * 40 + "9d9" + ")" * 40,
    "-" * 99 + "1",
    "1000000*1000000*1000000*1000000*1000000*1000000",
]


def steps(text: str, die: Any) -> int:
    """How many function calls it takes to read and roll it."""
    count = 0

    def called(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(called)
    try:
        roll_expression(text, die)
    except UnreadableDice:
        pass
    finally:
        sys.setprofile(before)
    return count


@given(text=st.one_of(st.text(max_size=MOST_TEXT + 5), NOISE))
def test_any_expression_takes_few_steps(text: str) -> None:
    dice = Dice()
    assert steps(text, dice) < 50 * (MOST_TEXT + MOST_DICE)
    assert dice.rolled <= MOST_DICE


@pytest.mark.parametrize("text", WORST)
@pytest.mark.parametrize("face", [1, 2])
def test_the_worst_expression_takes_few_steps(text: str, face: int) -> None:
    dice = Dice([face] * 1000)
    assert steps(text, dice) < 50 * (MOST_TEXT + MOST_DICE)
    assert dice.rolled <= MOST_DICE
