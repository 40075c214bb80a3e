"""Taking answers back: which are free, and what an undo leaves in the journal."""

import pytest

from rules.engine import Entry, Illegal, Table

from .play import (
    NO,
    YES,
    agree,
    ask_in_turn,
    ask_together,
    of,
    quiet,
    say,
    say_yes,
    script,
    shown,
    texts,
    tiny,
    turns,
    yes_no,
)


def test_there_is_nothing_to_take_back_before_an_answer() -> None:
    table = script(turns)
    before = shown(table)
    for seat in (0, 1):
        assert table.undoable(seat) is None
        with pytest.raises(Illegal, match=r"^You have no answer that can still be taken back\.$"):
            table.undo(seat)
    assert shown(table) == before


def test_an_open_answer_is_free_while_nothing_has_come_of_it() -> None:
    table = script(turns)
    first = of(table, 0).id
    say(table, 0, "yes")
    assert table.undoable(0) == "This takes back “Yes”; it has had no effect yet."
    assert table.undoable(1) is None
    assert texts(table.undo(0)) == ["Ada takes back “Yes”."]
    assert table.state.log == []
    again = of(table, 0)
    assert again.text == "First?"
    assert again.id != first
    with pytest.raises(Illegal, match="no longer open"):
        table.answer(first, ["yes"])


def test_what_was_told_before_is_not_told_again() -> None:
    def step(t):
        t.tell("Once.")
        for _ in range(3):
            yield from t.ask(yes_no(t, 0))
            t.tell("Only once.")
            yield from ask_together(0, 1)(t)

    table = script(step)
    say_yes(table, 0, 0)
    assert texts(table.undo(0)) == ["Ada takes back a sealed answer."]
    assert texts(table.undo(0)) == ["Ada takes back “Yes”."]
    say_yes(table, 0, 0, 1)
    assert "others must agree" in table.undoable(0)  # the seals are broken
    assert "others must agree" in table.undoable(1)
    table.undo(1)
    assert agree(table, 0) == ["Everybody agrees: Ben takes back “Yes”."]


def test_every_kind_of_answer_is_named() -> None:
    def step(t):
        yield from t.ask(t.choices(0, "Which?", [YES, NO], default=[]))
        yield from t.ask(t.choices(0, "Which?", [YES, NO], default=[]))
        yield from t.ask(t.number(0, "How many?", 1, 9, default=1))
        yield from t.ask(t.text(0, "What?", most=20))
        yield from t.ask(yes_no(t, 0, secret=True))
        yield from t.ask(yes_no(t, 0))

    table = script(step)
    for answer, name in [
        (["no", "yes"], "“No, Yes”"),
        ([], "“nothing”"),
        (7, "“7”"),
        ("my word", "“my word”"),
        (["yes"], "a private answer"),
    ]:
        table.answer(of(table, 0).id, answer)
        assert table.undoable(0) == f"This takes back {name}; it has had no effect yet."
        assert texts(table.undo(0)) == [f"Ada takes back {name}."]
        table.answer(of(table, 0).id, answer)


def test_one_undo_after_another_goes_back_through_the_step() -> None:
    table = script(ask_in_turn(0, 0, 0), seats=1)
    say(table, 0, "yes")
    say(table, 0, "no")
    table.undo(0)
    assert table.state.log == ["yes"]
    table.undo(0)
    assert table.state.log == []
    assert table.undoable(0) is None


OPENERS = {
    "die": lambda t: t.rng.draw_below(6),
    "card": lambda t: t.note_reveal(),
    "private word": lambda t: t.tell("For you.", 1),
    "other's answer": 1,
}


@pytest.mark.parametrize("how", OPENERS)
def test_what_has_come_out_makes_it_need_consent(how) -> None:
    table = script(ask_in_turn(0, OPENERS[how], 0))
    say(table, 0, "yes")
    if how == "other's answer":
        assert "it has had no effect" in (table.undoable(0) or "")
        say(table, 1, "yes")
    assert table.undoable(0) == (
        "This takes back “Yes” and everything since. The others must agree, "
        "and all later dice and cards are drawn again."
    )
    assert texts(table.undo(0)) == [
        "Ada wants to take back “Yes” and everything since. All the others must agree."
    ]


def test_nobody_is_asked_who_is_not_there() -> None:
    table = script(ask_in_turn(0, OPENERS["die"], 0), seats=1)
    say(table, 0, "yes")
    assert table.undoable(0) == (
        "This takes back “Yes” and everything since. All later dice and cards are drawn again."
    )
    assert texts(table.undo(0)) == ["Ada takes back “Yes”."]


def test_a_public_word_leaves_it_free() -> None:
    table = script(ask_in_turn(0, lambda t: t.tell("Ada said something."), 1))
    say(table, 0, "yes")
    assert "it has had no effect" in table.undoable(0)


def test_what_came_out_before_the_answer_leaves_it_free() -> None:
    table = script(turns, quiet, seats=3)
    say(table, 0, "yes")
    say(table, 0, 3)  # here the die fell
    say(table, 1, "no")
    assert table.undoable(1) == "This takes back “No”; it has had no effect yet."
    die = table.state.log[2]
    table.undo(1)
    assert table.state.log == ["yes", 3, die]


def test_after_the_end_it_is_refused() -> None:
    table = script(quiet)
    say_yes(table, 0, 1)
    before = shown(table)
    for seat in (0, 1):
        assert table.undoable(seat) is None
        with pytest.raises(Illegal):
            table.undo(seat)
    assert shown(table) == before


def test_secret_answers_are_named_nowhere() -> None:
    def step(t):
        yield from t.ask(t.text(0, "Say it.", most=20, secret=True))
        t.rng.draw_below(6)
        yield from t.ask(yes_no(t, 1))
        yield from t.ask_all([t.number(seat, "?", 0, 99999, default=0) for seat in (0, 1)])

    table = script(step, seats=3)
    told = []
    say(table, 0, "hushhush")
    told += [table.undoable(0), table.undo(0)]
    told += [p.text for p in table.prompts]
    told += agree(table, 1, 2)
    say(table, 0, "hushhush")
    say(table, 1, "yes")
    say(table, 0, 45678)
    told += [table.undo(0)]
    assert "a private answer" in str(told)
    assert "hushhush" not in str(told)
    assert "45678" not in str(told)


def test_undos_and_their_consents_are_journal_entries() -> None:
    table = tiny(2, "journal")
    start = table.dump()
    journal = []

    def take(entry) -> None:
        table.replay([entry])
        journal.append(entry)

    def answer(seat, answer) -> None:
        take(Entry("answer", seat, of(table, seat, optional=False).id, answer))

    answer(0, "Oak")
    answer(1, "Elm")
    answer(0, ["gather"])
    take(Entry("undo", 0))
    answer(0, ["gather"])
    answer(0, 2)
    take(Entry("undo", 0))
    take(Entry("answer", 1, "u1.1", ["agree"]))
    answer(0, 3)
    take(Entry("undo", 0))
    take(Entry("answer", 1, "u2.1", ["refuse"]))
    take(Entry("lapse", 1, of(table, 1, optional=False).id))
    assert table.revision == len(journal)
    again = Table.load(start, journal)
    assert again.lost == ()
    assert shown(again) == shown(table)
