"""HI-20.15 to HI-20.17: games of bots within a wide band of the ledger's targets. The exact
figures: python -m tests.balance hope --games 3400."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.balance import main, measure
from tests.rules.hope.figures import told

GAMES = 40
"""For each number of seats; the bands allow for so few."""


@pytest.fixture(scope="module")
def played() -> dict[int, Counter[str]]:
    return {seats: measure("hope", seats, GAMES) for seats in (3, 4, 5)}


@pytest.mark.rule("HI-20.15")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_groups_arrive_than_not_and_seldom_whole(
    played: dict[int, Counter[str]], seats: int
) -> None:
    facts = played[seats]
    assert 0.36 < facts["arrived groups"] / GAMES < 0.85
    assert facts["everybody"] / GAMES < 0.27
    assert 0.06 < facts["arrived characters"] / facts["characters"] < 0.48
    assert facts["wiped out before round two"] == 0
    assert facts["wiped out before round four"] / GAMES < 0.25


@pytest.mark.rule("HI-20.16")
def test_most_die_late_and_of_everything(played: dict[int, Counter[str]]) -> None:
    total = sum(played.values(), start=Counter())
    assert total["dead in 1"] / 3 / GAMES < 0.15
    assert total["dead in 2"] / 3 / GAMES < 0.8
    late = sum(total[f"dead in {n}"] for n in (3, 4, 5))
    assert late > total["dead in 1"] + total["dead in 2"]
    for cause in ("humanity", "hunger", "harm"):
        assert total[f"dead of {cause}"] / sum(total[f"dead in {n}"] for n in range(1, 6)) > 0.14


@pytest.mark.rule("HI-20.17")
def test_rolls_are_fair_and_askings_are_heard(played: dict[int, Counter[str]]) -> None:
    total = sum(played.values(), start=Counter())
    assert 0.42 < total["rolls won"] / total["rolls"] < 0.7
    assert 2.3 < total["dice"] / total["rolls"] < 4.5
    assert 0.12 < total["avoided"] / total["drawn"] < 0.35
    assert 0.4 < total["supported"] / total["asked"] < 0.75


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hope", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" ")[0] for line in lines] == ["3", "4", "5"]
    assert told(Counter(games=1)).startswith("arrive 0")


@pytest.mark.rule("HI-20.17")
def test_other_players_can_be_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hope", "--games", "1", "--compare"]) == 0
    starts = [line.partition(" ")[0] for line in capsys.readouterr().out.splitlines()]
    assert starts[:3] == ["3", "4", "5"]
    assert starts[3::4] == ["cooperative:", "selfish:", "random:"]
    with pytest.raises(SystemExit):
        main(["survive", "--games", "1", "--compare"])


@pytest.mark.rule("HI-20.17")
def test_those_who_mind_one_another_bring_more_through_and_dice_fewer() -> None:
    arrived = {
        players: measure("hope", 4, GAMES, players=players)["arrived characters"]
        for players in ("cooperative", "selfish", "random")
    }
    assert arrived["cooperative"] > arrived["selfish"] > arrived["random"]
