"""Undos to which the others must agree, and who agrees for bots and for the absent."""

import pytest

from rules.engine import Illegal, Table

from .play import (
    answer_petition,
    answer_prompt,
    ask_everybody,
    ask_in_turn,
    check_reload,
    describe_table,
    find_prompt,
    list_texts,
    open_script,
    play_turns,
    say_yes,
    yes_no,
)


def open_after_roll(seats=3, then=ask_everybody):
    table = open_script(play_turns, then, seats=seats)
    answer_prompt(table, 0, "yes")
    answer_prompt(table, 0, 3)
    return table


def open_without(gone, seats=2, then=None):
    """A table with an absent seat, where Ada has said that she rolls. Afterwards the seat `then` is
    asked, if any."""

    def step(t):
        for _ in range(3):
            yield from t.ask(yes_no(t, gone))
        yield from play_turns(t)
        if then is not None:
            yield from t.ask(yes_no(t, then))

    table = open_script(step, seats=seats)
    for _ in range(3):
        table.lapse_prompt(find_prompt(table, gone).id)
    answer_prompt(table, 0, "yes")
    return table


def test_all_others_must_agree_to_an_undo() -> None:
    table = open_after_roll(seats=4)
    answer_prompt(table, 1, "yes")
    table.undo(0)
    log = list(table.state.log)
    petitions = [p for p in table.prompts if p.id.startswith("u")]
    assert [p.seat for p in petitions] == [1, 2, 3]
    assert {p.text for p in petitions} == {
        "Ada asks the table to agree. This takes back “3” and everything since. "
        "The others must agree, and all later dice and cards are drawn again."
    }
    assert all(p.optional and p.default == ["refuse"] for p in petitions)
    assert [p.id for p in table.asked_prompts if p.calls] == [p.id for p in petitions]
    assert table.waiting_seats == {2}  # nobody is held up for it
    assert answer_petition(table, 3) == ["Dov agrees to the undo."]
    assert answer_petition(table, 1) == ["Ben agrees to the undo."]
    assert table.state.log == log
    assert answer_petition(table, 2) == ["Everybody agrees: Ada takes back “3”."]
    assert table.state.log == ["yes"]
    assert find_prompt(table, 0).text == "Then?"
    assert len(table.prompts) == 1
    assert table.undoable(0) == "This takes back “Yes”. Nobody has to agree."


def test_one_refusal_keeps_the_answer() -> None:
    table = open_after_roll()
    log = list(table.state.log)
    before = [p.id for p in table.prompts]
    table.undo(0)
    answer_petition(table, 1)
    assert answer_petition(table, 2, answer="refuse") == ["Cleo refuses: the answer stands."]
    assert table.state.log == log
    assert [p.id for p in table.prompts] == before
    table.undo(0)  # it may be asked again, with new buttons
    assert {p.id for p in table.prompts if p.id.startswith("u")} == {"u2.1", "u2.2"}


def test_refused_answers_leave_the_petition_open() -> None:
    table = open_after_roll()
    table.undo(0)
    petition = next(p for p in table.prompts if p.seat == 2)
    before = describe_table(table)
    with pytest.raises(
        Illegal, match=r"^You have asked already; the others have not all agreed yet\.$"
    ):
        table.undo(0)
    for wrong in (["maybe"], [], ["agree", "refuse"], 1, "agree"):
        with pytest.raises(Illegal):
            table.answer(petition.id, wrong)
    with pytest.raises(Illegal, match=r"^The table is not waiting for that answer, so it"):
        table.lapse_prompt(petition.id)
    with pytest.raises(Illegal):
        answer_prompt(table, 1, "maybe", optional=False)
    assert describe_table(table) == before


def test_a_petition_lapses_when_play_goes_on() -> None:
    table = open_after_roll()
    table.undo(0)
    assert answer_prompt(table, 1, "no", optional=False)[0] == (
        "Play goes on, so Ada can no longer take that answer back."
    )
    assert not any(p.id.startswith("u") for p in table.prompts)
    with pytest.raises(Illegal, match="no longer open"):
        table.answer("u1.2", ["agree"])


def test_a_petition_lapses_when_another_seat_undoes_and_that_is_told() -> None:
    table = open_after_roll()
    answer_prompt(table, 1, "no")
    table.undo(0)
    assert list_texts(table.undo(1)) == [
        "Play goes on, so Ada can no longer take that answer back.",
        "Ben takes back “No”.",
    ]
    answer_prompt(table, 1, "no")
    table.undo(0)
    answer_prompt(table, 2, "no", optional=False)
    assert table.step == 2
    table.undo(0)
    assert list_texts(table.undo(1))[0].startswith("Play goes on")


def test_absent_seats_are_not_asked_to_agree() -> None:
    table = open_without(2, seats=3)
    answer_prompt(table, 0, 3)
    table.undo(0)
    assert [p.seat for p in table.prompts if p.id.startswith("u")] == [1]
    answer_petition(table, 1)
    assert find_prompt(table, 0).text == "Then?"
    table = open_without(1)
    answer_prompt(table, 0, 3)
    assert list_texts(table.undo(0)) == ["Ada takes back “3”."]  # all the others are absent


def test_a_lone_player_needs_no_consent_and_dice_are_rolled_again() -> None:
    table = open_script(play_turns, ask_in_turn(0), seats=1)
    answer_prompt(table, 0, "yes")
    dice = set()
    for _ in range(6):
        answer_prompt(table, 0, 3)
        dice.add(table.state.log[2])
        table.undo(0)
    assert len(dice) == 6


@pytest.mark.parametrize("back", ["answer", "back"])
def test_an_undo_keeps_a_returned_seat_present(back) -> None:
    table = open_without(2, seats=3, then=1)
    answer_prompt(table, 0, 3)
    if back == "answer":
        say_yes(table, 1, 2)
    else:
        table.return_seat(2)
    table.undo(0)
    answer_petition(table, 1, 2)
    assert table.absent_seats == frozenset()
    assert Table.load(table.dump()).absent_seats == frozenset()
    answer_prompt(table, 0, 4)
    check_reload(table)


def test_a_seats_return_leaves_an_undo_free() -> None:
    table = open_without(1)
    table.return_seat(1)
    assert "Nobody has to agree" in table.undoable(0)
    table.undo(0)
    assert table.absent_seats == frozenset()


def test_a_default_that_was_carried_out_can_be_undone() -> None:
    table = open_script(ask_everybody, ask_everybody)
    table.lapse_prompt(find_prompt(table, 0).id)
    assert table.state.log == ["no"]
    table.undo(0)
    assert table.state.log == []
    answer_prompt(table, 0, "yes")
    assert table.state.log == ["yes"]


def test_a_bot_agrees_to_an_undo_only_while_nothing_hidden_is_revealed() -> None:
    """An undo must not be a way to look at a card and put it back."""
    calm = open_script(ask_everybody, ask_everybody, seats=3)
    answer_prompt(calm, 0, "yes")
    answer_prompt(calm, 1, "no")
    for table, answer in ((calm, "agree"), (open_after_roll(), "refuse")):
        table.undo(0)
        asked = next(p for p in table.prompts if p.id.startswith("u") and p.seat == 1)
        assert table.choose_bot_answer(asked) == [answer]


def test_an_undo_a_bot_would_refuse_is_not_offered_and_the_reason_is_told() -> None:
    table = open_after_roll(seats=4)
    assert table.undoable(0) is not None
    assert table.undoing.explain_undo_obstacle(0) is None
    for bots in ({1}, {3, 2}, {1, 2, 3}):
        assert table.undoable(0, bots) is None
        why = table.undoing.explain_undo_obstacle(0, bots)
        assert "bots do not agree once" in str(why)
        assert table.name_seat(min(bots)) in str(why)
    assert table.undoable(0, {0}) is not None  # one's own seat agrees to nothing


def test_an_undo_without_reveals_is_offered_at_tables_with_bots_too() -> None:
    table = open_script(play_turns)
    assert table.undoing.explain_undo_obstacle(0, {1}) is None  # there is nothing to take back
    answer_prompt(table, 0, "yes")
    assert table.undoing.explain_undo_obstacle(0, {1}) is None
    assert "Nobody has to agree" in (table.undoable(0, {1}) or "")
    table = open_script(ask_everybody, ask_everybody, seats=3)
    answer_prompt(table, 0, "yes")
    answer_prompt(table, 1, "no")
    assert table.undoing.explain_undo_obstacle(0, {1, 2}) is None
    assert "The others must agree" in (table.undoable(0, {1, 2}) or "")


@pytest.mark.parametrize("seats", [2, 3])
def test_an_undo_after_a_reveal_is_not_offered_while_a_seat_is_absent(seats) -> None:
    """Also where others are present: all the others must agree."""
    gone = seats - 1
    table = open_without(gone, seats)
    assert table.undoing.explain_undo_obstacle(0) is None
    answer_prompt(table, 0, 3)
    assert table.undoable(0) is None
    assert str(table.undoing.explain_undo_obstacle(0)) == (
        f"{table.name_seat(gone)} has gone quiet, and nobody agrees for them once somebody has "
        "turned a card or rolled a die. Your answer stands."
    )
