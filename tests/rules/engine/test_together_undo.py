"""Taking back an answer in one of several plays: the others' answers stand, where they can."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine import Entry, Table
from rules.engine.course import measure_course
from rules.engine.journal import Rewind, Step
from rules.engine.lanes import MAIN_LANE, find_lane_path

from .beside import DRAW, EVERYTHING, PUBLIC, ROLL, ask, ask_all, open_plays, stand, word
from .beside import together as side_by_side
from .play import Script, answer_petition, check_reload, describe_table
from .test_together import MADE_UP, answer_by_text, by_text, list_ids, read_places, some_play

FREE = "This takes back “Yes”. Nobody has to agree."


def undo(table, seat):
    return [event.text for event in table.undo(seat)]


@pytest.mark.parametrize("since", [PUBLIC, ROLL, word(1)])
def test_a_reveal_in_another_play_leaves_an_undo_free(since) -> None:
    table = open_plays([ask(0), ask(0)], [ask(1), since, ask(1)])
    answer_by_text(table, "main/0.0 0")
    answer_by_text(table, "main/0.1 0")
    before, others = dict(read_places(table)), by_text(table, "main/0.1 2").id
    assert table.undoable(0, {1, 2}) == FREE  # bots agree to it too: nobody is asked
    assert undo(table, 0) == ["Ada takes back “Yes”."]
    assert read_places(table) == {**before, "main/0.0": []}
    assert by_text(table, "main/0.1 2").id == others
    assert table.undoable(1) is not None
    assert describe_table(Table.load(table.dump())) == describe_table(table)


def test_an_undone_question_is_asked_again_under_another_id() -> None:
    table = open_plays([ask(0), ask(0)], [ask(1), ask(1)])
    old = by_text(table, "main/0.0 0").id
    answer_by_text(table, "main/0.0 0")
    answer_by_text(table, "main/0.1 0")
    after = by_text(table, "main/0.0 1").id
    table.undo(0)
    new = by_text(table, "main/0.0 0").id
    assert find_lane_path(new) == find_lane_path(old)
    assert new not in (old, after)
    answer_by_text(table, "main/0.0 0")
    assert by_text(table, "main/0.0 1").id not in (old, after, new)


def test_a_die_in_the_same_play_needs_consent_and_other_plays_dice_stand() -> None:
    table = open_plays([ask(0), ROLL, ask(0)], [ask(1), ROLL, ask(1)])
    answer_by_text(table, "main/0.0 0")
    answer_by_text(table, "main/0.1 0")
    before = {place: list(found) for place, found in read_places(table).items()}
    assert table.undoable(0) == (
        "This takes back “Yes” and its effects, but nothing that others have done meanwhile. "
        "The others must agree, and all later dice and cards are drawn again."
    )
    assert table.undoable(0, {1}) is None
    table.undo(0)
    assert answer_petition(table, 1, 2)[-1] == "Everybody agrees: Ada takes back “Yes”."
    assert read_places(table) == {**before, "main/0.0": []}
    answer_by_text(table, "main/0.0 0")
    assert read_places(table)["main/0.1"] == before["main/0.1"]
    assert read_places(table)["main/0.0"][1] != before["main/0.0"][1]
    assert describe_table(Table.load(table.dump())) == describe_table(table)


def test_undoing_in_one_play_renumbers_an_earlier_undo_of_all_plays() -> None:
    """It came after two answers, of which one is left."""
    given = [Entry("answer", seat, f"0.{seat}.{seat}", ["yes"]) for seat in (0, 1)]
    step = Step(1, "", 0, 0, [0, 0], given, [Rewind(2, 3, 1, MAIN_LANE)], ["Yes", "Yes"])
    step.take_back_answers(0, 4, 2, "0.0")
    assert step.rewinds == [Rewind(1, 3, 1, MAIN_LANE), Rewind(0, 4, 2, "0.0")]


def test_an_undo_spreads_to_other_plays_only_through_a_shared_deck() -> None:
    table = open_plays([ask(0), ask(0)], [ask(1), DRAW, ask(1)])
    answer_by_text(table, "main/0.0 0")
    answer_by_text(table, "main/0.1 0")
    assert table.undoable(0) == FREE
    table = open_plays([ask(0), DRAW, ask(0)], [ask(1), DRAW, ask(1)])
    answer_by_text(table, "main/0.0 0")
    answer_by_text(table, "main/0.1 0")
    assert "and everything since. The others must agree" in table.undoable(0)
    # Ben drew last: nothing stands on his card.
    assert "must agree" in table.undoable(1)
    table.undo(0)
    answer_petition(table, 1, 2)
    assert read_places(table)["main/0.0"] == read_places(table)["main/0.1"] == []
    assert table.state.log[0] == list(range(9))


def test_another_seats_answer_in_the_same_play_makes_an_undo_need_consent() -> None:
    table = open_plays([ask(0), ask(1), ask(0)], [ask(2), ask(2)])
    for text in ("main/0.0 0", "main/0.1 0", "main/0.0 1"):
        answer_by_text(table, text)
    assert "but nothing that others have done meanwhile" in table.undoable(0)
    assert table.undoable(2) == FREE
    table.undo(0)
    answer_petition(table, 1, 2)
    assert read_places(table)["main/0.0"] == []
    assert read_places(table)["main/0.1"] == ["yes"]


def test_a_sealed_answer_can_be_undone_while_other_plays_go_on() -> None:
    table = open_plays([ask_all(0, 1), ask(0)], [ask(2), ask(2)])
    answer_by_text(table, "main/0.0 0", 4, seat=0)
    answer_by_text(table, "main/0.1 0")
    before = list_ids(table)
    assert undo(table, 0) == ["Ada takes back a sealed answer."]
    assert list_ids(table) == ["1.0.1", *before]
    assert read_places(table)["main/0.1"] == ["yes"]
    answer_by_text(table, "main/0.0 0", 5, seat=0)
    answer_by_text(table, "main/0.0 0", 6, seat=1)
    assert read_places(table)["main/0.0"] == [[5, 6]]


def test_an_answer_in_a_nested_play_is_undone_alone() -> None:
    table = open_plays(
        [side_by_side([ask(0), ask(0)], [ask(1), ROLL, ask(1)])], [ask(2), ROLL, ask(2)]
    )
    for text in ("main/0.0/0.0 0", "main/0.0/0.1 0", "main/0.1 0"):
        answer_by_text(table, text)
    before = dict(read_places(table))
    assert table.undoable(0) == FREE
    table.undo(0)
    assert read_places(table) == {**before, "main/0.0/0.0": []}


def test_undoing_the_end_of_a_nested_play_undoes_what_followed_in_the_outer() -> None:
    table = open_plays([side_by_side([ask(0)], [ask(1)]), ask(1), ask(1)], [ask(2), ask(2)])
    for text in ("main/0.0/0.1 0", "main/0.0/0.0 0", "main/0.0 1", "main/0.1 0"):
        answer_by_text(table, text)
    assert "but nothing that others have done meanwhile" in table.undoable(0)
    table.undo(0)
    answer_petition(table, 1, 2)
    assert read_places(table)["main/0.0/0.0"] == read_places(table)["main/0.0"] == []
    assert read_places(table)["main/0.0/0.1"] == read_places(table)["main/0.1"] == ["yes"]


def test_a_free_action_of_a_play_is_undone_alone() -> None:
    table = open_plays([stand(0), ask(0)], [ask(1), ROLL, ask(1)])
    answer_by_text(table, "main/0.0 0 free")
    old = by_text(table, "main/0.0 0 how").id
    answer_by_text(table, "main/0.1 0")
    before = dict(read_places(table))
    table.undo(0)
    assert read_places(table) == {**before, "main/0.0": []}
    answer_by_text(table, "main/0.0 0 free")
    assert by_text(table, "main/0.0 0 how").id != old


@pytest.mark.parametrize("then", [[ROLL, ask(2)], []])
def test_an_undo_reaches_finished_plays_even_from_the_next_step(then) -> None:
    table = open_plays([ask(0)], [ask(1)], then=then)
    answer_by_text(table, "main/0.0 0")
    answer_by_text(table, "main/0.1 0")
    if then:  # a die has fallen since
        assert "must agree" in table.undoable(0)
        assert "must agree" in table.undoable(1)
        return
    assert table.step == 2
    table.undo(0)
    assert table.step == 1
    assert read_places(table)["main/0.1"] == ["yes"]
    assert [p.seat for p in table.prompts] == [0]
    check_reload(table)


@pytest.mark.parametrize(
    ("plays", "then", "place"),
    [
        ([[ask(0)], [ask(1)]], [ROLL], "main"),
        ([[ask(0)], [ask(1)]], [ROLL, ask(2)], "main"),
        ([[ask(0)], [ask(1)]], [side_by_side([ROLL, ask(2)])], "main/1.0"),
        ([[ask(0)], [ask(1)]], [side_by_side([ROLL], [ask(2)]), ask(2)], "main/1.0"),
        ([[side_by_side([ask(0)], [ask(1)]), ROLL, ask(0)], [ask(2)]], [], "main/0.0"),
    ],
)
def test_what_follows_all_plays_needs_consent_and_is_drawn_again(plays, then, place) -> None:
    table = open_plays(*plays, then=then)
    first, last = (prompt.text for prompt in table.needed_prompts[:2])
    answer_by_text(table, first)
    dice = []
    for _ in range(3):
        answer_by_text(table, last)
        dice.append(read_places(table)[place][-1])
        assert "must agree" in table.undoable(1)
        assert table.undoable(1, {0}) is None
        table.undo(1)
        answer_petition(table, 0, 2)
    assert len(set(dice)) == 3
    assert describe_table(Table.load(table.dump())) == describe_table(table)


def test_a_player_who_returned_may_take_back_one_answer_after_another() -> None:
    """The first undo leaves as many entries as there were, as the return stays."""
    table = open_plays([ask(0), ask(0)], [*[ask(1)] * 4, ROLL, ask(1)])
    for number in range(3):
        table.lapse_prompt(by_text(table, f"main/0.1 {number}").id)
    answer_by_text(table, "main/0.1 3")
    answer_by_text(table, "main/0.0 0")
    table.undo(1)
    answer_petition(table, 0, 2)
    assert table.undoable(1) == "This takes back “No”. Nobody has to agree."


def test_a_dump_from_before_lanes_can_be_read() -> None:
    table = open_plays([ask(0), ask(0)], [ask(1)])
    answer_by_text(table, "main/0.0 0")
    saved = json.loads(table.dump())
    for step in ("past", "now"):
        if saved[step]:
            del saved[step]["exposed_in"]
    assert describe_table(Table.load(json.dumps(saved))) == describe_table(table)


def test_the_course_of_a_game_keeps_what_an_undo_left() -> None:
    class Counted(Script):
        def measure_progress(self, state):
            found = read_places(table)["main/0.0"], read_places(table)["main/0.1"]
            return [float(len(each)) for each in found]

    table = open_plays([ask(0), ask(0)], [ask(1), ask(1)])
    table.game = Counted(*table.game.steps)
    entries = [Entry("answer", 0, "1.0.1", ["yes"]), Entry("answer", 1, "1.1.1", ["yes"])]
    points = measure_course(table, [*entries, Entry("undo", 0)])
    assert [point.values for point in points] == [(0.0, 0.0), (0.0, 1.0)]


@MADE_UP
@given(plays=EVERYTHING, rnd=st.integers(0, 999).map(Random))
def test_an_undo_leaves_everything_else_as_it_was(plays, rnd) -> None:
    table = open_plays(*plays)
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
            answer_petition(other, *(each for each in range(3) if each != seat))
        left = other.journal.now.answers
        assert [entry for entry in answers if entry in left] == left
        gone = [entry for entry in answers if entry not in left]
        lane = min((find_lane_path(entry.prompt) for entry in gone), key=len)
        for p in table.prompts:
            if lane and find_lane_path(p.id) and not find_lane_path(p.id).startswith(lane[:3]):
                assert p.id in list_ids(other)
        assert describe_table(Table.load(other.dump())) == describe_table(other)


def test_undoing_a_sealed_answer_does_not_revive_an_undone_free_action() -> None:
    """The place of a sealed answer that was taken back still counts in its play."""
    table = open_plays([stand(0), ask_all(1, 2), ask(1)], [ask(2)])
    answer_by_text(table, "main/0.0 1", 4, seat=1)
    for how in (3, 4):
        answer_by_text(table, "main/0.0 0 free")
        answer_by_text(table, "main/0.0 0 how", how)
        if how == 3:
            table.undo(0)
            answer_petition(table, 1, 2)
    before = {place: list(found) for place, found in read_places(table).items()}
    table.undo(1)
    assert read_places(table) == before
    assert describe_table(Table.load(table.dump())) == describe_table(table)
