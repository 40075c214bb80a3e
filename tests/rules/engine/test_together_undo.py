"""Taking back an answer in one of several plays: the others' answers stand, where they can."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine import Entry, Table
from rules.engine.course import measure_course
from rules.engine.journal import Rewind, Step
from rules.engine.lanes import MAIN, lane_of

from .beside import DRAW, EVERYTHING, PUBLIC, ROLL, ask, ask_all, seated, stand, word
from .beside import together as side_by_side
from .play import Script, agree, check_reload, shown
from .test_together import MADE_UP, answer, by_text, ids, places, some_play

FREE = "This takes back “Yes”; it has had no effect yet."


def undo(table, seat):
    return [event.text for event in table.undo(seat)]


@pytest.mark.parametrize("since", [PUBLIC, ROLL, word(1)])
def test_what_comes_out_in_another_play_leaves_an_answer_free(since) -> None:
    table = seated([ask(0), ask(0)], [ask(1), since, ask(1)])
    answer(table, "main/0.0 0")
    answer(table, "main/0.1 0")
    before, others = dict(places(table)), by_text(table, "main/0.1 2").id
    assert table.undoable(0, {1, 2}) == FREE  # bots agree to it too: nobody is asked
    assert undo(table, 0) == ["Ada takes back “Yes”."]
    assert places(table) == {**before, "main/0.0": []}
    assert by_text(table, "main/0.1 2").id == others
    assert table.undoable(1) is not None
    assert shown(Table.load(table.dump())) == shown(table)


def test_the_question_is_put_again_under_another_id() -> None:
    table = seated([ask(0), ask(0)], [ask(1), ask(1)])
    old = by_text(table, "main/0.0 0").id
    answer(table, "main/0.0 0")
    answer(table, "main/0.1 0")
    after = by_text(table, "main/0.0 1").id
    table.undo(0)
    new = by_text(table, "main/0.0 0").id
    assert lane_of(new) == lane_of(old)
    assert new not in (old, after)
    answer(table, "main/0.0 0")
    assert by_text(table, "main/0.0 1").id not in (old, after, new)


def test_a_die_in_ones_own_play_needs_consent_and_is_drawn_anew_and_the_others_dice_stand() -> None:
    table = seated([ask(0), ROLL, ask(0)], [ask(1), ROLL, ask(1)])
    answer(table, "main/0.0 0")
    answer(table, "main/0.1 0")
    before = {place: list(found) for place, found in places(table).items()}
    assert table.undoable(0) == (
        "This takes back “Yes” and its effects, but nothing that others have done meanwhile. "
        "The others must agree, and all later dice and cards are drawn again."
    )
    assert table.undoable(0, {1}) is None
    table.undo(0)
    assert agree(table, 1, 2)[-1] == "Everybody agrees: Ada takes back “Yes”."
    assert places(table) == {**before, "main/0.0": []}
    answer(table, "main/0.0 0")
    assert places(table)["main/0.1"] == before["main/0.1"]
    assert places(table)["main/0.0"][1] != before["main/0.0"][1]
    assert shown(Table.load(table.dump())) == shown(table)


def test_where_an_answer_of_one_play_goes_an_undo_of_all_plays_moves_up() -> None:
    """It came after two answers, of which one is left."""
    given = [Entry("answer", seat, f"0.{seat}.{seat}", ["yes"]) for seat in (0, 1)]
    step = Step(1, "", 0, 0, [0, 0], given, [Rewind(2, 3, 1, MAIN)], ["Yes", "Yes"])
    step.take_back(0, 4, 2, "0.0")
    assert step.rewinds == [Rewind(1, 3, 1, MAIN), Rewind(0, 4, 2, "0.0")]


def test_a_deck_that_both_drew_from_makes_all_go_and_one_that_one_drew_from_nothing() -> None:
    table = seated([ask(0), ask(0)], [ask(1), DRAW, ask(1)])
    answer(table, "main/0.0 0")
    answer(table, "main/0.1 0")
    assert table.undoable(0) == FREE
    table = seated([ask(0), DRAW, ask(0)], [ask(1), DRAW, ask(1)])
    answer(table, "main/0.0 0")
    answer(table, "main/0.1 0")
    assert "and everything since. The others must agree" in table.undoable(0)
    # Ben drew last: nothing stands on his card.
    assert "must agree" in table.undoable(1)
    table.undo(0)
    agree(table, 1, 2)
    assert places(table)["main/0.0"] == places(table)["main/0.1"] == []
    assert table.state.log[0] == list(range(9))


def test_what_another_answered_in_the_same_play_needs_consent() -> None:
    table = seated([ask(0), ask(1), ask(0)], [ask(2), ask(2)])
    for text in ("main/0.0 0", "main/0.1 0", "main/0.0 1"):
        answer(table, text)
    assert "but nothing that others have done meanwhile" in table.undoable(0)
    assert table.undoable(2) == FREE
    table.undo(0)
    agree(table, 1, 2)
    assert places(table)["main/0.0"] == []
    assert places(table)["main/0.1"] == ["yes"]


def test_a_sealed_answer_is_taken_back_beside_other_plays() -> None:
    table = seated([ask_all(0, 1), ask(0)], [ask(2), ask(2)])
    answer(table, "main/0.0 0", 4, seat=0)
    answer(table, "main/0.1 0")
    before = ids(table)
    assert undo(table, 0) == ["Ada takes back a sealed answer."]
    assert ids(table) == ["1.0.1", *before]
    assert places(table)["main/0.1"] == ["yes"]
    answer(table, "main/0.0 0", 5, seat=0)
    answer(table, "main/0.0 0", 6, seat=1)
    assert places(table)["main/0.0"] == [[5, 6]]


def test_an_answer_inside_a_play_inside_another() -> None:
    table = seated([side_by_side([ask(0), ask(0)], [ask(1), ROLL, ask(1)])], [ask(2), ROLL, ask(2)])
    for text in ("main/0.0/0.0 0", "main/0.0/0.1 0", "main/0.1 0"):
        answer(table, text)
    before = dict(places(table))
    assert table.undoable(0) == FREE
    table.undo(0)
    assert places(table) == {**before, "main/0.0/0.0": []}


def test_what_ended_a_play_inside_another_goes_with_all_that_followed_there() -> None:
    table = seated([side_by_side([ask(0)], [ask(1)]), ask(1), ask(1)], [ask(2), ask(2)])
    for text in ("main/0.0/0.1 0", "main/0.0/0.0 0", "main/0.0 1", "main/0.1 0"):
        answer(table, text)
    assert "but nothing that others have done meanwhile" in table.undoable(0)
    table.undo(0)
    agree(table, 1, 2)
    assert places(table)["main/0.0/0.0"] == places(table)["main/0.0"] == []
    assert places(table)["main/0.0/0.1"] == places(table)["main/0.1"] == ["yes"]


def test_a_free_action_of_a_play_goes_alone() -> None:
    table = seated([stand(0), ask(0)], [ask(1), ROLL, ask(1)])
    answer(table, "main/0.0 0 free")
    old = by_text(table, "main/0.0 0 how").id
    answer(table, "main/0.1 0")
    before = dict(places(table))
    table.undo(0)
    assert places(table) == {**before, "main/0.0": []}
    answer(table, "main/0.0 0 free")
    assert by_text(table, "main/0.0 0 how").id != old


@pytest.mark.parametrize("then", [[ROLL, ask(2)], []])
def test_it_reaches_behind_what_all_were_done_with_and_into_the_step_before(then) -> None:
    table = seated([ask(0)], [ask(1)], then=then)
    answer(table, "main/0.0 0")
    answer(table, "main/0.1 0")
    if then:  # a die has fallen since
        assert "must agree" in table.undoable(0)
        assert "must agree" in table.undoable(1)
        return
    assert table.step == 2
    table.undo(0)
    assert table.step == 1
    assert places(table)["main/0.1"] == ["yes"]
    assert [p.seat for p in table.prompts] == [0]
    check_reload(table)


def test_a_dump_from_before_there_were_lanes_is_read() -> None:
    table = seated([ask(0), ask(0)], [ask(1)])
    answer(table, "main/0.0 0")
    saved = json.loads(table.dump())
    for step in ("past", "now"):
        if saved[step]:
            del saved[step]["exposed_in"]
    assert shown(Table.load(json.dumps(saved))) == shown(table)


def test_the_course_of_a_game_counts_what_stands() -> None:
    class Counted(Script):
        def measure_progress(self, state):
            found = places(table)["main/0.0"], places(table)["main/0.1"]
            return [float(len(each)) for each in found]

    table = seated([ask(0), ask(0)], [ask(1), ask(1)])
    table.game = Counted(*table.game.steps)
    entries = [Entry("answer", 0, "1.0.1", ["yes"]), Entry("answer", 1, "1.1.1", ["yes"])]
    points = measure_course(table, [*entries, Entry("undo", 0)])
    assert [point.values for point in points] == [(0.0, 0.0), (0.0, 1.0)]


@MADE_UP
@given(plays=EVERYTHING, rnd=st.integers(0, 999).map(Random))
def test_what_goes_leaves_all_else_as_it_was(plays, rnd) -> None:
    table = seated(*plays)
    some_play(table, rnd, 12)
    if table.step > 1:
        return
    for seat in range(3):
        text = Table.load(table.dump()).undoable(seat)
        if text is None or "sealed" in text or "everything since" in text:
            continue
        other = Table.load(table.dump())
        answers = list(other.journal.now.answers)
        other.undo(seat)
        if other.undoing.petition is not None:
            assert "but nothing that others have done meanwhile" in text
            agree(other, *(each for each in range(3) if each != seat))
        left = other.journal.now.answers
        assert [entry for entry in answers if entry in left] == left
        gone = [entry for entry in answers if entry not in left]
        lane = min((lane_of(entry.prompt) for entry in gone), key=len)
        for p in table.prompts:
            if lane and lane_of(p.id) and not lane_of(p.id).startswith(lane[:3]):
                assert p.id in ids(other)
        assert shown(Table.load(other.dump())) == shown(other)


def test_a_free_action_taken_back_stays_so_when_a_sealed_answer_is() -> None:
    """The place of a sealed answer that was taken back still counts in its play."""
    table = seated([stand(0), ask_all(1, 2), ask(1)], [ask(2)])
    answer(table, "main/0.0 1", 4, seat=1)
    for how in (3, 4):
        answer(table, "main/0.0 0 free")
        answer(table, "main/0.0 0 how", how)
        if how == 3:
            table.undo(0)
            agree(table, 1, 2)
    before = {place: list(found) for place, found in places(table).items()}
    table.undo(1)
    assert places(table) == before
    assert shown(Table.load(table.dump())) == shown(table)
