"""Taking answers back: which are free, and what an undo leaves in the journal."""

import pytest

from rules.engine import Entry, Illegal, Table

from .play import agree, of, quiet, say, script, shown, texts, tiny, turns, yes_no

# -- free -----------------------------------------------------------------------------------------


def test_there_is_nothing_to_take_back_before_an_answer():
    table = script(turns)
    before = shown(table)
    for seat in (0, 1):
        assert table.undoable(seat) is None
        with pytest.raises(Illegal, match=r"^You have no answer that can still be taken back\.$"):
            table.undo(seat)
    assert shown(table) == before


def test_an_open_answer_is_free_while_nothing_has_come_of_it():
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


def test_what_was_told_before_is_not_told_again():
    def step(t):
        t.tell("Once.")
        for _ in range(3):
            yield from t.ask(yes_no(t, 0))
            t.tell("Only once.")
            yield from t.ask_all([yes_no(t, 0), yes_no(t, 1)])

    table = script(step)
    say(table, 0, "yes")
    say(table, 0, "yes")
    assert texts(table.undo(0)) == ["Ada takes back a sealed answer."]
    assert texts(table.undo(0)) == ["Ada takes back “Yes”."]
    say(table, 0, "yes")
    say(table, 0, "yes")
    say(table, 1, "yes")
    table.undo(1)
    assert agree(table, 0) == ["Everybody agrees: Ben takes back “Yes”."]


def test_every_kind_of_answer_is_named():
    def step(t):
        yield from t.ask(t.choices(0, "Which?", [*yes_no(t, 0).options], default=[]))
        yield from t.ask(t.choices(0, "Which?", [*yes_no(t, 0).options], default=[]))
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
        (["yes"], "a secret answer"),
    ]:
        table.answer(of(table, 0).id, answer)
        assert table.undoable(0) == f"This takes back {name}; it has had no effect yet."
        assert texts(table.undo(0)) == [f"Ada takes back {name}."]
        table.answer(of(table, 0).id, answer)


def test_one_undo_after_another_goes_back_through_the_step():
    def thrice(t):
        for _ in range(3):
            yield from quiet(t)

    table = script(thrice, seats=1)
    say(table, 0, "yes")
    say(table, 0, "no")
    table.undo(0)
    assert table.state.log == ["yes"]
    table.undo(0)
    assert table.state.log == []
    assert table.undoable(0) is None


@pytest.mark.parametrize("how", ["die", "card", "private word", "other's answer"])
def test_what_has_come_out_makes_it_need_consent(how):
    def step(t):
        yield from t.ask(yes_no(t, 0))
        if how == "die":
            t.rng.draw_below(6)
        elif how == "card":
            t.reveal()
        elif how == "private word":
            t.tell("For you.", 1)
        elif how == "other's answer":
            yield from t.ask(yes_no(t, 1))
        yield from t.ask(yes_no(t, 0))

    table = script(step)
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


def test_a_public_word_leaves_it_free():
    def step(t):
        yield from t.ask(yes_no(t, 0))
        t.tell("Ada said something.")
        yield from t.ask(yes_no(t, 1))

    table = script(step)
    say(table, 0, "yes")
    assert "it has had no effect" in table.undoable(0)


def test_what_came_out_before_the_answer_leaves_it_free():
    table = script(turns)
    say(table, 0, "yes")
    say(table, 0, 3)  # here the die fell
    say(table, 1, "no")
    assert table.result is not None
    table = script(turns, quiet, seats=3)
    say(table, 0, "yes")
    say(table, 0, 3)
    say(table, 1, "no")
    assert table.undoable(1) == "This takes back “No”; it has had no effect yet."
    die = table.state.log[2]
    table.undo(1)
    assert table.state.log == ["yes", 3, die]


def test_after_the_end_it_is_refused():
    table = script(quiet)
    say(table, 0, "yes")
    say(table, 1, "yes")
    before = shown(table)
    for seat in (0, 1):
        assert table.undoable(seat) is None
        with pytest.raises(Illegal):
            table.undo(seat)
    assert shown(table) == before


# -- sealed answers -------------------------------------------------------------------------------


def test_once_the_seals_are_broken_the_others_must_agree():
    def step(t):
        yield from t.ask_all([yes_no(t, 0), yes_no(t, 1)])
        yield from t.ask(yes_no(t, 0))

    table = script(step)
    say(table, 0, "yes")
    say(table, 1, "yes")
    for seat in (0, 1):
        assert "others must agree" in table.undoable(seat)


def test_secret_answers_are_named_nowhere():
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
    assert "a secret answer" in str(told)
    assert "hushhush" not in str(told)
    assert "45678" not in str(told)


# -- the journal ----------------------------------------------------------------------------------


def test_undos_and_their_consents_are_journal_entries():
    table = tiny(2, "journal")
    start = table.dump()
    journal = []

    def take(entry):
        table.replay([entry])
        journal.append(entry)

    def answer(seat, answer):
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
