"""HI-20.15 to HI-20.17: few games of bots, held against the ledger's figures with as much leeway as
so few need. The exact figures: python -m tools.balance hope --games 3400."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest

from rules.engine import Answer, Chance, Prompt
from rules.hope import Hope
from rules.hope.bot.player import MIXED
from tests.drivers import bot_play, opened
from tests.rules.hope.figures import count, told
from tools.balance import fits, main, measure

GAMES = 24
"""For each number of seats."""
Played = dict[int, Counter[str]]

ARRIVED = {3: (0.25, 0.40), 4: (0.18, 0.32), 5: (0.15, 0.28)}
"""Of the characters (HI-20.15)."""
WHOLE = {3: (0.06, 0.14), 4: (0.01, 0.06), 5: (0.0, 0.04)}
"""Groups with nobody missing (HI-20.15)."""
IN_ROUND_TWO = {3: 0.2, 4: 0.4, 5: 0.8}
"""Deaths at most (HI-20.16)."""


def arrivals(played: Played) -> Iterator[tuple[str, bool]]:
    """The figures of HI-20.15, and whether each fits."""
    total = added(played)
    games = GAMES * len(played)
    yield "groups", fits(total["arrived groups"], games, 0.55, 0.70)
    yield "before round two", total["wiped out before round two"] == 0
    yield "before round four", fits(total["wiped out before round four"], games, 0, 0.06)
    for seats, facts in played.items():
        share = facts["arrived characters"] / facts["characters"]
        # Those of one group live and die together: as many deviations as there are groups.
        yield f"characters of {seats}", fits(round(share * GAMES), GAMES, *ARRIVED[seats])
        yield f"whole groups of {seats}", fits(facts["everybody"], GAMES, *WHOLE[seats])


def deaths(played: Played) -> Iterator[tuple[str, bool]]:
    """The figures of HI-20.16, and whether each fits."""
    total = added(played)
    for number, most in {
        1: 0.05 * GAMES * len(played),
        2: sum(IN_ROUND_TWO[seats] for seats in played) * GAMES,
    }.items():
        yield f"round {number}", total[f"dead in {number}"] <= most + 2 * sqrt(most)
    late = sum(total[f"dead in {n}"] for n in (3, 4, 5))
    dead = late + total["dead in 1"] + total["dead in 2"]
    yield "late", late > dead / 2
    for cause in ("humanity", "hunger", "harm"):
        yield f"of {cause}", fits(total[f"dead of {cause}"], dead, 0.18, 1)


def rolls(played: Played) -> Iterator[tuple[str, bool]]:
    """The figures of HI-20.17, and whether each fits."""
    total = added(played)
    yield "won", fits(total["rolls won"], total["rolls"], 0.42, 0.62)
    yield "dice", 2.5 <= total["dice"] / total["rolls"] <= 4
    yield "avoided", fits(total["avoided"], total["drawn"], 0.14, 0.27)
    # "About half".
    yield "supported", fits(total["supported"], total["asked"], 0.4, 0.6)


def added(played: Played) -> Counter[str]:
    return sum(played.values(), start=Counter())


def off(figures: Iterator[tuple[str, bool]]) -> list[str]:
    return [name for name, fitting in figures if not fitting]


@pytest.fixture(scope="module")
def played() -> Played:
    return {seats: measure("hope", seats, GAMES) for seats in (3, 4, 5)}


@pytest.fixture(scope="module")
def others() -> dict[str, Counter[str]]:
    """Tables of four of other players, by name."""
    kinds = ("cooperative", "selfish", "random")
    return {kind: measure("hope", 4, GAMES, players=kind) for kind in kinds}


@pytest.mark.rule("HI-20.15")
def test_more_groups_arrive_than_not_and_seldom_whole(played: Played) -> None:
    assert not off(arrivals(played))


@pytest.mark.rule("HI-20.16")
def test_most_die_late_and_of_everything(played: Played) -> None:
    assert not off(deaths(played))


@pytest.mark.rule("HI-20.17")
def test_rolls_are_fair_and_askings_are_heard(played: Played) -> None:
    assert not off(rolls(played))


@pytest.mark.rule("HI-20.17")
def test_other_players_fare_as_they_are_minded(others: dict[str, Counter[str]]) -> None:
    """Who minds the others helps more often; and those who answer at random, who seldom get there,
    would not pass for ours."""
    share = {kind: facts["supported"] / facts["asked"] for kind, facts in others.items()}
    assert share["cooperative"] > share["selfish"]
    dice = others["random"]
    assert fits(dice["arrived groups"], GAMES, 0, 0.45)
    for kind in ("cooperative", "selfish"):
        assert others[kind]["arrived characters"] > dice["arrived characters"]
    assert off(rolls({4: dice}))


@pytest.mark.rule("HI-20.17")
def test_the_figures_are_printed_and_others_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hope", "--games", "1", "--compare"]) == 0
    starts = [line.partition(" ")[0] for line in capsys.readouterr().out.splitlines()]
    assert starts[:3] == ["3", "4", "5"]
    assert starts[3::4] == ["cooperative:", "selfish:", "random:"]
    assert told(Counter(games=1)).startswith("arrive 0")
    with pytest.raises(SystemExit):
        main(["survive", "--games", "1", "--compare"])


def test_a_glance_is_enough_for_a_bot() -> None:
    """The figures are those of the game as it is played, where bots see the whole view."""

    class Silent(Hope):
        """The game at a table whose bots tell nothing."""

        def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
            return MIXED.choose_answer(view, prompt, rng)

    seen = opened(Silent(), 3, "balance 0")
    events = [event for _, more in bot_play(seen) for event in more]
    assert measure("hope", 3, 1) == count(seen, events) + Counter(games=1)
