"""LA-21: who is away, what is done for them, and what anybody may do out of turn. The clock of the
deadline is the table's keeper's; here is what the rules do when it has run out."""

from __future__ import annotations

from random import Random

import pytest

from rules.engine import Illegal, Table
from tests.drivers import is_petition, opened, random_play
from tests.rules.aurora.build import Case, Road

STOW = "Rearrange"


@pytest.mark.rule("LA-21.1", "LA-25.19")
@pytest.mark.parametrize("number", range(8))
def test_every_question_carries_a_legal_default_which_a_lapse_carries_out(number: int) -> None:
    """At moments of random games: letting a question run out is answering it with its default."""
    rnd = Random(f"lapse {number}")
    table = opened("aurora", 1 + number % 4, f"lapse {number}", {})
    for _ in random_play(table, rnd):
        if rnd.random() > 0.04:
            continue
        for prompt in table.prompts:
            prompt.read(prompt.default)
            if prompt.optional or is_petition(prompt):
                continue
            lapsed, answered = (Table.load(table.dump()) for _ in range(2))
            told = lapsed.lapse_prompt(prompt.id)
            assert told == answered.answer(prompt.id, prompt.default)
            assert lapsed.state == answered.state


@pytest.mark.rule("LA-21.1", "LA-12.3", "LA-25.19")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_defaults_alone_bring_the_game_to_its_end(seats: int) -> None:
    """Nobody is there: all the same somebody has won, or the Automa has, within six rounds."""
    table = opened("aurora", seats, "nobody there", {})
    for _ in range(1500):
        if table.result is not None:
            break
        table.lapse_prompt(next(p.id for p in table.prompts if not p.optional))
    assert table.result is not None
    assert table.state.round <= 6


@pytest.mark.rule("LA-21.2", "LA-9.1")
def test_what_several_owe_is_open_to_all_at_once() -> None:
    """The Rest Phase: three who have Food and somebody Exhausted; the last one answers first, and
    only the end of the phase waits for all."""
    stage = Road(3, "rest")
    for seat in range(3):
        stage.crew(seat, exhausted="leader", rest="co-pilot").stow(seat, "S S P F")
    case = stage.play()
    assert case.table.waiting_seats == {0, 1, 2}
    case.pick("feed:yellow-leader", by=2).pick("done", by=0)
    assert case.zones(2)["active"] == {"leader", "co-pilot"}
    assert case.s.phase == "rest"
    case.pick("done", by=1)
    assert case.s.phase == "movement"


def waiting() -> Road:
    """It is Ada's turn; Ben has everything that one may use in one's own."""
    stage = Road(2).crew(1, active="cold-maiden jackal", exhausted="leader").stow(1, "S S S P F")
    return (
        stage.has(1, fury=4).damaged(1, "2b0").hand(1, "mre-1", "welding-torch-1", "survival-kit")
    )


@pytest.mark.rule("LA-21.3", "LA-4.8")
def test_out_of_turn_one_may_stow_and_nothing_else() -> None:
    """No Food, no Fury, no card, no ability while Ada is to act."""
    case = waiting().play()
    assert case.prompt.seat == 0
    (prompt,) = case.asked(1)
    assert (prompt.optional, {option.verb for option in prompt.options}) == (True, {"stow"})
    assert prompt.text.startswith(STOW)
    case.lapse()
    while case.prompt.seat == 0:
        case.lapse()
    assert {"feed:green-leader", "fury:P", "mre-1", "cold-maiden:"} <= set(case.free(1))


@pytest.mark.rule("LA-21.3", "LA-4.9")
def test_in_phase_four_nothing_is_restowed() -> None:
    """Neither by who fires nor by who looks on."""
    stage = Road(2, "fire").foe("warwolves").stow(0, "S S S A").stow(1, "S S S A")
    case = stage.play()
    assert case.free(0) == []
    assert case.free(1) == []
    with pytest.raises(AssertionError):
        case.pick("0b0", "2b0", by=1)


@pytest.mark.rule("LA-21.3", "LA-16.20")
def test_the_flare_may_be_fired_out_of_turn() -> None:
    """The Aurora has left early; Ben has the SOS Flare while Ada is to act."""
    case = Road(2).hand(1, "sos-flare").set(red=True, recall=True).play()
    assert case.prompt.seat == 0
    case.pick("fire", by=1)
    assert (case.s.red, case.p(1).fame) == (False, 2)
    assert case.prompt.seat == 0


@pytest.mark.rule("LA-21.3", "LA-16.6")
def test_the_hazmat_suit_may_be_played_out_of_turn() -> None:
    """Contaminated in the ambush, which is nobody's turn."""
    stage = Road(2, "ambush").zone("the-final-howl").hand(0, "hazmat-suit-1")
    case = stage.at(1, "100").order(1, 0).play().pick("0", by=0).pick("hazmat-suit-1", by=0)
    assert case.p(0).hand == []
    assert not any(one.counters for one in case.p(0).crew)


@pytest.mark.rule("LA-21.4", "LA-8.3")
def test_by_default_nothing_optional_is_used() -> None:
    """Ben's whole turn runs out: one Break, and Food, Fury, cards and abilities are untouched."""
    case = waiting().order(1, 0).play()
    before = (case.stores(1), case.p(1).hand)
    case.lapse()
    while case.prompt.seat == 1:
        case.lapse()
    assert (case.stores(1), case.p(1).hand) == before
    assert case.p(1).fury >= 4
    assert not any(one.used for one in case.p(1).crew)


@pytest.mark.rule("LA-21.4")
def test_what_is_optional_is_decided_by_its_owner_alone() -> None:
    """Ada's Food and Fury are asked of Ada; nobody can answer for her."""
    case = Road(2).has(0, fury=3).crew(0, active="leader", exhausted="co-pilot").play()
    for prompt in case.table.prompts:
        mine = any(option.verb in ("fury", "feed", "play", "ability") for option in prompt.options)
        assert not mine or prompt.seat == 0


@pytest.mark.rule("LA-21.4", "LA-8.45")
def test_by_default_nothing_is_recycled_and_no_bonus_taken() -> None:
    """Both are offered with not doing so as what happens when nobody answers."""
    stage = Road(2).zone("", "driver").tiles("1-1", "3-2", "2-1", "4-1", "5-1")
    stage.common("snowcat").crew(0, active="leader").stow(0, "S")
    case = stage.play().pick("explore:2")
    assert case.prompt.default == ["none"]
    case = stage.play().go("explore:2", "later")
    assert case.prompt.default == ["none"]
    case = stage.play().go("explore:2", "first:2.1")
    assert case.prompt.default == ["none"]
    assert "snowcat" in case.options


def away() -> Case:
    """Ada has let three questions run out."""
    case = Road(2).crew(0, active="leader cold-maiden mechanic").crew(1, rest="leader").play()
    for _ in range(12):
        if 0 in case.table.absent_seats:
            break
        case.lapse()
    assert 0 in case.table.absent_seats
    return case


@pytest.mark.rule("LA-21.5")
def test_who_comes_back_takes_over_and_nothing_is_undone() -> None:
    """By saying so, or by answering; what was done by default stands."""
    case = away()
    before = case.s.model_dump()
    case.table.return_seat(0)
    assert case.table.absent_seats == frozenset()
    assert case.s.model_dump() == before
    with pytest.raises(Illegal):
        case.table.return_seat(0)


@pytest.mark.rule("LA-21.5")
def test_an_answer_is_a_return() -> None:
    """The next decision is the player's own."""
    case = away()
    while case.prompt.seat != 0:
        case.lapse()
    case.pick(case.options[-1])
    assert 0 not in case.table.absent_seats
