"""HI-20.15 to HI-20.17: games of bots, compared with the ledger's figures, with as much leeway as
so few games need. A few here, and hundreds with `-m soak`; the exact figures: python -m
tools.balance hope --games 3400."""

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from rules.engine import Answer, Chance, Prompt
from rules.hope import Hope
from rules.hope.bot.player import MIXED
from tests.drivers import bot_play, open_table
from tests.rules.hope.figures import count, told
from tools.balance import is_share_within, main, measure_games

OTHERS = 12
"""Games of each kind of other players: in fewer, chance would hide how they are minded."""
Facts = Counter[str]
SHARES = {
    "HI-20.15": [
        ("arrived groups", "games", 0.55, 0.70),
        ("wiped out before round two", "games", 0, 0),
        ("wiped out before round four", "games", 0, 0.06),
    ],
    "HI-20.16": [(f"dead of {cause}", "dead", 0.18, 1) for cause in ("humanity", "hunger", "harm")],
    # That about half of the askings are heard leaves some room.
    "HI-20.17": [
        ("rolls won", "rolls", 0.42, 0.62),
        ("avoided", "drawn", 0.14, 0.27),
        ("supported", "asked", 0.4, 0.6),
    ],
}
"""Which share is at least and at most how large."""
BY_SEATS = {3: (0.25, 0.40, 0.06, 0.14), 4: (0.18, 0.32, 0.01, 0.06), 5: (0.15, 0.28, 0.0, 0.04)}
"""Of the characters how many arrive, and how many groups with nobody missing (HI-20.15)."""


def list_misfits(facts: Facts, rule: str) -> list[str]:
    """The shares of a rule that do not fit."""
    shares = SHARES[rule]
    return [
        what for what, of, *bounds in shares if not is_share_within(facts[what], facts[of], *bounds)
    ]


@pytest.fixture(scope="module", params=[6, pytest.param(100, marks=pytest.mark.soak)])
def games(request: pytest.FixtureRequest) -> int:
    """How many games are played with each number of seats."""
    return int(request.param)


@pytest.fixture(scope="module")
def played(games: int) -> dict[int, Facts]:
    return {seats: measure_games("hope", seats, games) for seats in (3, 4, 5)}


@pytest.fixture(scope="module")
def total(played: dict[int, Facts]) -> Facts:
    return sum(played.values(), start=Facts())


@pytest.fixture(scope="module")
def others() -> dict[str, Facts]:
    """Tables of four of other players, by name."""
    kinds = ("cooperative", "selfish", "random")
    return {kind: measure_games("hope", 4, OTHERS, players=kind) for kind in kinds}


@pytest.mark.rule("HI-20.15")
def test_most_groups_arrive_but_seldom_complete(
    games: int, played: dict[int, Facts], total: Facts
) -> None:
    assert not list_misfits(total, "HI-20.15")
    for seats, facts in played.items():
        least, most, least_whole, most_whole = BY_SEATS[seats]
        # Those of one group live and die together: as many deviations as there are groups.
        arrived = round(games * facts["arrived characters"] / facts["characters"])
        assert is_share_within(arrived, games, least, most), seats
        assert is_share_within(facts["everybody"], games, least_whole, most_whole), seats


@pytest.mark.rule("HI-20.16")
def test_most_people_die_late_and_of_all_causes(games: int, total: Facts) -> None:
    assert not list_misfits(total, "HI-20.16")
    for number, most in ((1, 3 * 0.05 * games), (2, (0.2 + 0.4 + 0.8) * games)):
        assert total[f"dead in {number}"] <= most + 2 * sqrt(most), number
    assert sum(total[f"dead in {n}"] for n in (3, 4, 5)) > total["dead"] / 2


@pytest.mark.rule("HI-20.17")
def test_rolls_are_fair_and_pleas_are_often_heard(total: Facts) -> None:
    assert not list_misfits(total, "HI-20.17")
    assert 2.5 <= total["dice"] / total["rolls"] <= 4


@pytest.mark.rule("HI-20.17")
def test_cooperative_selfish_and_random_players_do_as_expected(others: dict[str, Facts]) -> None:
    """Those who mind the others help more often; those who answer at random seldom arrive, and
    would not pass for our bots."""
    share = {kind: facts["supported"] / facts["asked"] for kind, facts in others.items()}
    assert share["cooperative"] > share["selfish"]
    dice = others["random"]
    assert is_share_within(dice["arrived groups"], OTHERS, 0, 0.45)
    for kind in ("cooperative", "selfish"):
        assert others[kind]["arrived characters"] > dice["arrived characters"]
    assert list_misfits(dice, "HI-20.17") or not 2.5 <= dice["dice"] / dice["rolls"] <= 4


@pytest.mark.rule("HI-20.17")
def test_the_command_prints_figures_and_compares_other_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without playing here."""
    fixed = Counter(games=2)
    monkeypatch.setattr("tools.balance.measure_games", lambda *_, **__: fixed)
    assert main(["hope", "--games", "1", "--compare"]) == 0
    starts = [line.partition(" ")[0] for line in capsys.readouterr().out.splitlines()]
    assert starts[:3] == ["3", "4", "5"]
    assert starts[3::4] == ["cooperative:", "selfish:", "random:"]
    assert told(Counter(games=1)).startswith("arrive 0")
    with pytest.raises(SystemExit):
        main(["survive", "--games", "1", "--compare"])


def test_a_glance_gives_bots_the_same_games_as_the_whole_view() -> None:
    """The figures are those of the game as it is played, where bots see the whole view."""

    class Silent(Hope):
        """The game at a table whose bots tell nothing."""

        def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
            return MIXED.choose_answer(view, prompt, rng)

    seen = open_table(Silent(), 3, "balance 0")
    events = [event for _, more in bot_play(seen) for event in more]
    assert measure_games("hope", 3, 1) == count(seen, events) + Counter(games=1)
