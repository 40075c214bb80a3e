"""LA-16.16, LA-16.23: the Sonic Grenade, which exchanges Target counters."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road


def grenade(*, own: int, mine_elsewhere: int, others: int = 3) -> Case:
    """Ben's counters are on the Warwolves, Ada's there and on the Riderwolves."""
    road = Road(3, "fire").order(2, 1, 0).hand(0, "sonic-grenade").stow(0, "S S S A")
    road.foe("warwolves", s1=others, s2=1, s0=own).foe("riderwolves", hitpoints="2a")
    road.state.foes[1].targets[0] = mine_elsewhere
    return road.play().also("sonic-grenade")


def targets(case: Case) -> dict[int, int]:
    return {seat: count for seat, count in case.s.find_foe("warwolves").targets.items() if count}


@pytest.mark.rule("LA-16.16")
def test_the_sonic_grenade() -> None:
    """Two of Ben's counters on one Enemy become two of Ada's; Cleo's one would be one."""
    case = grenade(own=0, mine_elsewhere=0)
    assert case.options == ["warwolves:1", "warwolves:2"]
    case.go("warwolves:1")
    assert targets(case) == {0: 2, 1: 1, 2: 1}
    assert case.s.counters_left(0) == 1
    case = grenade(own=0, mine_elsewhere=0).go("warwolves:2")
    assert targets(case) == {0: 1, 1: 3}


@pytest.mark.rule("LA-16.16")
def test_the_grenade_reaches_any_region() -> None:
    """Ada is in Region 2, the Warwolves with Ben's counters in Region 1: she has her turn to fire,
    and the counters become hers."""
    road = Road(2, "fire").at(0, "110").hand(0, "sonic-grenade").foe("warwolves", s1=2)
    case = road.play()
    assert (case.s.phase, case.prompt.seat, case.options) == ("fire", 0, ["stop", "hurry"])
    case.also("sonic-grenade")
    assert targets(case) == {0: 2}


@pytest.mark.rule("LA-16.23")
def test_own_counters_for_the_grenade() -> None:
    """One is on the board, two on the Riderwolves: the second may come from there, or not at all,
    and then only one of Ben's is replaced."""
    case = grenade(own=0, mine_elsewhere=2).go("warwolves:1")
    assert case.options == ["none", "riderwolves"]
    case.go("riderwolves")
    assert (targets(case), case.s.find_foe("riderwolves").targets[0]) == ({0: 2, 1: 1, 2: 1}, 1)
    case = grenade(own=0, mine_elsewhere=2).go("warwolves:1", "none")
    assert (targets(case), case.s.find_foe("riderwolves").targets[0]) == ({0: 1, 1: 2, 2: 1}, 2)
    case = grenade(own=2, mine_elsewhere=0).go("warwolves:1")
    assert targets(case) == {0: 3, 1: 2, 2: 1}, "there is but one to put there"
