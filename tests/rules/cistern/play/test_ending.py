"""The end, and absent keepers (CI-6, CI-7)."""

import pytest

from rules.engine import Illegal
from tests.rules.cistern.build import at_dusk, at_turn, open_new_table


@pytest.mark.rule("CI-6.1")
def test_the_fuller_jars_win_after_the_last_day() -> None:
    case = at_dusk(jars=(3, 5), day=5)
    case.pour(0, 0)
    assert case.table.result is not None
    assert case.table.result.winners == (1,)
    assert case.table.result.scores == {0: 3, 1: 5}


@pytest.mark.rule("CI-6.1")
def test_a_table_chooses_three_to_nine_days() -> None:
    assert open_new_table().state.days == 5
    assert open_new_table(days=9).state.days == 9
    for days in (2, 10):
        with pytest.raises(Illegal, match="The option days does not fit"):
            open_new_table(days=days)


@pytest.mark.rule("CI-6.2")
def test_keepers_with_equal_jars_win_together() -> None:
    case = at_dusk(jars=(3, 4), day=5)
    case.pour(0, 1)
    assert case.table.result is not None
    assert case.table.result.winners == (0, 1)


@pytest.mark.rule("CI-6.3")
def test_both_lose_if_the_cistern_is_still_dry_after_dusk() -> None:
    case = at_dusk(jars=(3, 4), cistern=0, day=2)
    case.pour(0, 0)
    assert case.table.result is not None
    assert case.table.result.winners == ()
    assert case.table.result.why == "The cistern is dry, so nobody wins."


@pytest.mark.rule("CI-6.3")
def test_nobody_loses_if_dusk_refills_a_dry_cistern() -> None:
    case = at_dusk(jars=(3, 4), cistern=0, day=2)
    case.then(3).pour(0, 1)
    assert not case.over
    assert case.state.cistern == 1


@pytest.mark.rule("CI-7.1")
@pytest.mark.parametrize(
    ("cistern", "deck", "default"),
    [(4, "pump", "draw"), (0, "pump", "search"), (0, "", "play-map")],
)
def test_an_absent_keeper_draws_or_searches_or_plays(cistern: int, deck: str, default: str) -> None:
    assert at_turn(cistern=cistern, hands=("map", ""), deck=deck).needed().default == [default]


@pytest.mark.rule("CI-7.1")
def test_an_absent_keeper_leaves_jars_open_and_pours_one() -> None:
    case = at_turn(jars=(1, 5), hands=("siphon", "lid"))
    case.answer("play-siphon")
    case.run_out(1)
    assert case.state.jars == [4, 2]
    case.answer("draw")
    case.run_out(0)
    case.then(3).run_out(1)
    assert case.state.jars == [3, 3]
