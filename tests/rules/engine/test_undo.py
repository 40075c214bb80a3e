"""Taking answers back: which are free, and what an undo leaves in the journal."""

import pytest

from rules.engine import Entry, Illegal, Table

from .play import (
    NO,
    YES,
    answer_petition,
    answer_prompt,
    ask_everybody,
    ask_in_turn,
    ask_together,
    describe_table,
    find_prompt,
    list_texts,
    open_script,
    open_tiny,
    play_turns,
    say_yes,
    yes_no,
)


def test_nobody_can_undo_before_answering() -> None:
    table = open_script(play_turns)
    before = describe_table(table)
    for seat in (0, 1):
        assert table.undoable(seat) is None
        with pytest.raises(Illegal, match=r"^You have no answer that can still be taken back\.$"):
            table.undo(seat)
    assert describe_table(table) == before


def test_an_undo_is_free_while_the_answer_has_had_no_effect() -> None:
    table = open_script(play_turns)
    first = find_prompt(table, 0).id
    answer_prompt(table, 0, "yes")
    assert table.undoable(0) == "This takes back “Yes”. Nobody has to agree."
    assert table.undoable(1) is None
    assert list_texts(table.undo(0)) == ["Ada takes back “Yes”."]
    assert table.state.log == []
    again = find_prompt(table, 0)
    assert again.text == "First?"
    assert again.id != first
    with pytest.raises(Illegal, match="no longer open"):
        table.answer(first, ["yes"])


def test_an_undo_does_not_repeat_earlier_events() -> None:
    def step(t):
        t.tell("Once.")
        for _ in range(3):
            yield from t.ask(yes_no(t, 0))
            t.tell("Only once.")
            yield from ask_together(0, 1)(t)

    table = open_script(step)
    say_yes(table, 0, 0)
    assert list_texts(table.undo(0)) == ["Ada takes back a sealed answer."]
    assert list_texts(table.undo(0)) == ["Ada takes back “Yes”."]
    say_yes(table, 0, 0, 1)
    assert "others must agree" in table.undoable(0)  # the seals are broken
    assert "others must agree" in table.undoable(1)
    table.undo(1)
    assert answer_petition(table, 0) == ["Everybody agrees: Ben takes back “Yes”."]


def test_an_undo_names_every_kind_of_answer() -> None:
    def step(t):
        yield from t.ask(t.choices(0, "Which?", [YES, NO], default=[]))
        yield from t.ask(t.choices(0, "Which?", [YES, NO], default=[]))
        yield from t.ask(t.number(0, "How many?", 1, 9, default=1))
        yield from t.ask(t.text(0, "What?", most=20))
        yield from t.ask(yes_no(t, 0, secret=True))
        yield from t.ask(yes_no(t, 0))

    table = open_script(step)
    for answer, name in [
        (["no", "yes"], "“No, Yes”"),
        ([], "“nothing”"),
        (7, "“7”"),
        ("my word", "“my word”"),
        (["yes"], "a private answer"),
    ]:
        table.answer(find_prompt(table, 0).id, answer)
        assert table.undoable(0) == f"This takes back {name}. Nobody has to agree."
        assert list_texts(table.undo(0)) == [f"Ada takes back {name}."]
        table.answer(find_prompt(table, 0).id, answer)


def test_repeated_undos_go_back_through_the_step() -> None:
    table = open_script(ask_in_turn(0, 0, 0), seats=1)
    answer_prompt(table, 0, "yes")
    answer_prompt(table, 0, "no")
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
def test_a_reveal_makes_an_undo_need_consent(how) -> None:
    table = open_script(ask_in_turn(0, OPENERS[how], 0))
    answer_prompt(table, 0, "yes")
    if how == "other's answer":
        assert "Nobody has to agree" in (table.undoable(0) or "")
        answer_prompt(table, 1, "yes")
    assert table.undoable(0) == (
        "This takes back “Yes” and everything since. The others must agree, "
        "and all later dice and cards are drawn again."
    )
    assert list_texts(table.undo(0)) == [
        "Ada wants to take back “Yes” and everything since. All the others must agree."
    ]


def test_a_table_of_one_asks_nobody_for_consent() -> None:
    table = open_script(ask_in_turn(0, OPENERS["die"], 0), seats=1)
    answer_prompt(table, 0, "yes")
    assert table.undoable(0) == (
        "This takes back “Yes” and everything since. All later dice and cards are drawn again."
    )
    assert list_texts(table.undo(0)) == ["Ada takes back “Yes”."]


def test_a_public_event_leaves_an_undo_free() -> None:
    table = open_script(ask_in_turn(0, lambda t: t.tell("Ada said something."), 1))
    answer_prompt(table, 0, "yes")
    assert "Nobody has to agree" in table.undoable(0)


def test_a_reveal_before_the_answer_leaves_an_undo_free() -> None:
    table = open_script(play_turns, ask_everybody, seats=3)
    answer_prompt(table, 0, "yes")
    answer_prompt(table, 0, 3)  # here the die fell
    answer_prompt(table, 1, "no")
    assert table.undoable(1) == "This takes back “No”. Nobody has to agree."
    die = table.state.log[2]
    table.undo(1)
    assert table.state.log == ["yes", 3, die]


def test_an_undo_is_refused_after_the_end() -> None:
    table = open_script(ask_everybody)
    say_yes(table, 0, 1)
    before = describe_table(table)
    for seat in (0, 1):
        assert table.undoable(seat) is None
        with pytest.raises(Illegal):
            table.undo(seat)
    assert describe_table(table) == before


def test_an_undo_never_names_a_secret_answer() -> None:
    def step(t):
        yield from t.ask(t.text(0, "Say it.", most=20, secret=True))
        t.rng.draw_below(6)
        yield from t.ask(yes_no(t, 1))
        yield from t.ask_all([t.number(seat, "?", 0, 99999, default=0) for seat in (0, 1)])

    table = open_script(step, seats=3)
    told = []
    answer_prompt(table, 0, "hushhush")
    told += [table.undoable(0), table.undo(0)]
    told += [p.text for p in table.prompts]
    told += answer_petition(table, 1, 2)
    answer_prompt(table, 0, "hushhush")
    answer_prompt(table, 1, "yes")
    answer_prompt(table, 0, 45678)
    told += [table.undo(0)]
    assert "a private answer" in str(told)
    assert "hushhush" not in str(told)
    assert "45678" not in str(told)


def test_undos_and_their_consents_are_journal_entries() -> None:
    table = open_tiny(2, "journal")
    start = table.dump()
    journal = []

    def take(entry) -> None:
        table.replay_entries([entry])
        journal.append(entry)

    def answer(seat, answer) -> None:
        take(Entry("answer", seat, find_prompt(table, seat, optional=False).id, answer))

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
    take(Entry("lapse", 1, find_prompt(table, 1, optional=False).id))
    assert table.revision == len(journal)
    again = Table.load(start, journal)
    assert again.lost == ()
    assert describe_table(again) == describe_table(table)
