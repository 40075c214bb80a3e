"""Undos to which the others must agree, and who agrees for bots and for the absent."""

import pytest

from rules.engine import Illegal, Table

from .play import (
    agree,
    ask_in_turn,
    check_reload,
    of,
    quiet,
    say,
    say_yes,
    script,
    shown,
    texts,
    turns,
    yes_no,
)


def rolled(seats=3, then=quiet):
    table = script(turns, then, seats=seats)
    say(table, 0, "yes")
    say(table, 0, 3)
    return table


def without(gone, seats=2, then=None):
    """A table that one has left, where Ada has said that she rolls. Afterwards the seat `then` is
    asked, if any."""

    def step(t):
        for _ in range(3):
            yield from t.ask(yes_no(t, gone))
        yield from turns(t)
        if then is not None:
            yield from t.ask(yes_no(t, then))

    table = script(step, seats=seats)
    for _ in range(3):
        table.lapse_prompt(of(table, gone).id)
    say(table, 0, "yes")
    return table


def test_all_the_others_must_agree() -> None:
    table = rolled(seats=4)
    say(table, 1, "yes")
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
    assert agree(table, 3) == ["Dov agrees to the undo."]
    assert agree(table, 1) == ["Ben agrees to the undo."]
    assert table.state.log == log
    assert agree(table, 2) == ["Everybody agrees: Ada takes back “3”."]
    assert table.state.log == ["yes"]
    assert of(table, 0).text == "Then?"
    assert len(table.prompts) == 1
    assert table.undoable(0) == "This takes back “Yes”; it has had no effect yet."


def test_one_refusal_and_the_answer_stands() -> None:
    table = rolled()
    log = list(table.state.log)
    before = [p.id for p in table.prompts]
    table.undo(0)
    agree(table, 1)
    assert agree(table, 2, answer="refuse") == ["Cleo refuses: the answer stands."]
    assert table.state.log == log
    assert [p.id for p in table.prompts] == before
    table.undo(0)  # it may be asked again, with new buttons
    assert {p.id for p in table.prompts if p.id.startswith("u")} == {"u2.1", "u2.2"}


def test_what_is_refused_leaves_the_petition_open() -> None:
    table = rolled()
    table.undo(0)
    petition = next(p for p in table.prompts if p.seat == 2)
    before = shown(table)
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
        say(table, 1, "maybe", optional=False)
    assert shown(table) == before


def test_it_lapses_when_play_goes_on() -> None:
    table = rolled()
    table.undo(0)
    assert say(table, 1, "no", optional=False)[0] == (
        "Play goes on, so Ada can no longer take that answer back."
    )
    assert not any(p.id.startswith("u") for p in table.prompts)
    with pytest.raises(Illegal, match="no longer open"):
        table.answer("u1.2", ["agree"])


def test_it_lapses_when_another_undoes_and_that_is_told() -> None:
    table = rolled()
    say(table, 1, "no")
    table.undo(0)
    assert texts(table.undo(1)) == [
        "Play goes on, so Ada can no longer take that answer back.",
        "Ben takes back “No”.",
    ]
    say(table, 1, "no")
    table.undo(0)
    say(table, 2, "no", optional=False)
    assert table.step == 2
    table.undo(0)
    assert texts(table.undo(1))[0].startswith("Play goes on")


def test_absent_seats_are_not_asked() -> None:
    table = without(2, seats=3)
    say(table, 0, 3)
    table.undo(0)
    assert [p.seat for p in table.prompts if p.id.startswith("u")] == [1]
    agree(table, 1)
    assert of(table, 0).text == "Then?"
    table = without(1)
    say(table, 0, 3)
    assert texts(table.undo(0)) == ["Ada takes back “3”."]  # all the others are absent


def test_alone_at_the_table_nobody_need_agree_and_chance_is_drawn_again() -> None:
    table = script(turns, ask_in_turn(0), seats=1)
    say(table, 0, "yes")
    dice = set()
    for _ in range(6):
        say(table, 0, 3)
        dice.add(table.state.log[2])
        table.undo(0)
    assert len(dice) == 6


@pytest.mark.parametrize("back", ["answer", "back"])
def test_a_seat_that_has_come_back_since_is_still_here_after_an_undo(back) -> None:
    table = without(2, seats=3, then=1)
    say(table, 0, 3)
    if back == "answer":
        say_yes(table, 1, 2)
    else:
        table.return_seat(2)
    table.undo(0)
    agree(table, 1, 2)
    assert table.absent_seats == frozenset()
    assert Table.load(table.dump()).absent_seats == frozenset()
    say(table, 0, 4)
    check_reload(table)


def test_a_return_to_the_table_does_not_stand_in_the_way_of_a_free_undo() -> None:
    table = without(1)
    table.return_seat(1)
    assert "it has had no effect" in table.undoable(0)
    table.undo(0)
    assert table.absent_seats == frozenset()


def test_a_default_carried_out_may_be_taken_back_too() -> None:
    table = script(quiet, quiet)
    table.lapse_prompt(of(table, 0).id)
    assert table.state.log == ["no"]
    table.undo(0)
    assert table.state.log == []
    say(table, 0, "yes")
    assert table.state.log == ["yes"]


def test_a_bot_agrees_while_nothing_hidden_has_come_out_and_not_after() -> None:
    """It must not be a way to look at a card and put it back."""
    calm = script(quiet, quiet, seats=3)
    say(calm, 0, "yes")
    say(calm, 1, "no")
    for table, answer in ((calm, "agree"), (rolled(), "refuse")):
        table.undo(0)
        asked = next(p for p in table.prompts if p.id.startswith("u") and p.seat == 1)
        assert table.choose_bot_answer(asked) == [answer]


def test_an_undo_that_a_bot_would_refuse_is_not_offered_and_says_why() -> None:
    table = rolled(seats=4)
    assert table.undoable(0) is not None
    assert table.undoing.explain_bar(0) is None
    for bots in ({1}, {3, 2}, {1, 2, 3}):
        assert table.undoable(0, bots) is None
        why = table.undoing.explain_bar(0, bots)
        assert "bots do not agree once" in str(why)
        assert table.name_seat(min(bots)) in str(why)
    assert table.undoable(0, {0}) is not None  # one's own seat agrees to nothing


def test_what_is_free_or_hides_nothing_is_offered_with_bots_too() -> None:
    table = script(turns)
    assert table.undoing.explain_bar(0, {1}) is None  # there is nothing to take back
    say(table, 0, "yes")
    assert table.undoing.explain_bar(0, {1}) is None
    assert "it has had no effect" in (table.undoable(0, {1}) or "")
    table = script(quiet, quiet, seats=3)
    say(table, 0, "yes")
    say(table, 1, "no")
    assert table.undoing.explain_bar(0, {1, 2}) is None
    assert "The others must agree" in (table.undoable(0, {1, 2}) or "")


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_agrees_for_the_absent(seats) -> None:
    """Also where others are present: all the others must agree."""
    gone = seats - 1
    table = without(gone, seats)
    assert table.undoing.explain_bar(0) is None
    say(table, 0, 3)
    assert table.undoable(0) is None
    assert str(table.undoing.explain_bar(0)) == (
        f"{table.name_seat(gone)} has gone quiet, and nobody agrees for them once somebody has "
        "turned a card or rolled a die. Your answer stands."
    )
