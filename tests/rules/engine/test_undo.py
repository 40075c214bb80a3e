"""Taking answers back: when it is free, when the others must agree, and what comes of it."""

import pytest

from rules.engine import Entry, Illegal, Table

from .play import agree, of, say, script, shown, tiny, yes_no


def texts(events):
    return [event.text for event in events]


def turns(t):
    """Ada twice, a die, then the others in turn."""
    t.state.log.append((yield from t.ask(yes_no(t, 0, "First?"))))
    t.state.log.append((yield from t.ask(t.number(0, "Then?", 1, 9, default=1))))
    t.state.log.append(t.rng.below(1000))
    for seat in range(1, t.state.seats):
        t.state.log.append((yield from t.ask(yes_no(t, seat, "And you?"))))


def quiet(t):
    """Everybody in turn, and no die."""
    for seat in range(t.state.seats):
        t.state.log.append((yield from t.ask(yes_no(t, seat))))


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
    assert table.undoable(0) == "This takes back “Yes”; nothing has come of it yet."
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
    assert agree(table, 0) == ["All agree: Ben takes back “Yes”."]


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
        assert table.undoable(0) == f"This takes back {name}; nothing has come of it yet."
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
            t.rng.below(6)
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
        assert "nothing has come" in (table.undoable(0) or "")
        say(table, 1, "yes")
    assert table.undoable(0) == (
        "This takes back “Yes” and everything since. The others must agree, "
        "and what chance brought after it is drawn anew."
    )
    assert texts(table.undo(0)) == [
        "Ada would like to take back “Yes” and everything since. "
        "It happens if all the others agree."
    ]


def test_a_public_word_leaves_it_free():
    def step(t):
        yield from t.ask(yes_no(t, 0))
        t.tell("Ada said something.")
        yield from t.ask(yes_no(t, 1))

    table = script(step)
    say(table, 0, "yes")
    assert "nothing has come" in table.undoable(0)


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
    assert table.undoable(1) == "This takes back “No”; nothing has come of it yet."
    die = table.state.log[2]
    table.undo(1)
    assert table.state.log == ["yes", 3, die]


# -- by consent -----------------------------------------------------------------------------------


def rolled(seats=3, then=quiet):
    table = script(turns, then, seats=seats)
    say(table, 0, "yes")
    say(table, 0, 3)
    return table


def test_all_the_others_must_agree():
    table = rolled(seats=4)
    say(table, 1, "yes")
    table.undo(0)
    log = list(table.state.log)
    petitions = [p for p in table.prompts if p.id.startswith("u")]
    assert [p.seat for p in petitions] == [1, 2, 3]
    assert {p.text for p in petitions} == {
        "Ada asks the table to agree. This takes back “3” and everything since. "
        "The others must agree, and what chance brought after it is drawn anew."
    }
    assert all(p.optional and p.default == ["refuse"] for p in petitions)
    assert [p.id for p in table.calls] == [p.id for p in petitions]
    assert table.waiting == {2}  # nobody is held up for it
    assert agree(table, 3) == ["Dov agrees to the undo."]
    assert agree(table, 1) == ["Ben agrees to the undo."]
    assert table.state.log == log
    assert agree(table, 2) == ["All agree: Ada takes back “3”."]
    assert table.state.log == ["yes"]
    assert of(table, 0).text == "Then?"
    assert len(table.prompts) == 1
    assert table.undoable(0) == "This takes back “Yes”; nothing has come of it yet."


def test_one_refusal_and_the_answer_stands():
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


def test_it_is_asked_once():
    table = rolled()
    table.undo(0)
    before = shown(table)
    with pytest.raises(Illegal, match=r"^You have asked already; the others have yet to agree\.$"):
        table.undo(0)
    assert shown(table) == before


def test_a_petition_is_answered_by_one_of_its_options_alone():
    table = rolled()
    table.undo(0)
    petition = next(p for p in table.prompts if p.seat == 2)
    before = shown(table)
    for wrong in (["maybe"], [], ["agree", "refuse"], 1, "agree"):
        with pytest.raises(Illegal):
            table.answer(petition.id, wrong)
    with pytest.raises(Illegal, match=r"^Nobody is waiting for that answer, so it"):
        table.lapse(petition.id)
    assert shown(table) == before


def test_it_lapses_when_play_goes_on():
    table = rolled()
    table.undo(0)
    assert say(table, 1, "no", optional=False)[0] == (
        "Play goes on; Ada's wish to take an answer back lapses."
    )
    assert not any(p.id.startswith("u") for p in table.prompts)
    with pytest.raises(Illegal, match="no longer open"):
        table.answer("u1.2", ["agree"])


def test_it_lapses_when_another_undoes_and_that_is_told():
    table = rolled()
    say(table, 1, "no")
    table.undo(0)
    assert texts(table.undo(1)) == [
        "Play goes on; Ada's wish to take an answer back lapses.",
        "Ben takes back “No”.",
    ]
    say(table, 1, "no")
    table.undo(0)
    say(table, 2, "no", optional=False)
    assert table.step == 2
    table.undo(0)
    assert texts(table.undo(1))[0].endswith("lapses.")


def test_a_refused_answer_leaves_the_petition_open():
    table = rolled()
    table.undo(0)
    before = shown(table)
    with pytest.raises(Illegal):
        say(table, 1, "maybe", optional=False)
    assert shown(table) == before


def test_absent_seats_are_not_asked():
    def step(t):
        for _ in range(3):
            yield from t.ask(yes_no(t, 2))
        yield from turns(t)

    table = script(step, seats=3)
    for _ in range(3):
        table.lapse(of(table, 2).id)
    say(table, 0, "yes")
    say(table, 0, 3)
    table.undo(0)
    assert [p.seat for p in table.prompts if p.id.startswith("u")] == [1]
    agree(table, 1)
    assert of(table, 0).text == "Then?"


def test_when_all_others_are_absent_it_happens_at_once():
    def step(t):
        for _ in range(3):
            yield from t.ask(yes_no(t, 1))
        yield from turns(t)

    table = script(step)
    for _ in range(3):
        table.lapse(of(table, 1).id)
    say(table, 0, "yes")
    say(table, 0, 3)
    assert texts(table.undo(0)) == ["Ada takes back “3”."]


def test_alone_at_the_table_nobody_need_agree_and_chance_is_drawn_anew():
    def step(t):
        yield from turns(t)
        yield from t.ask(yes_no(t, 0))

    table = script(step, seats=1)
    say(table, 0, "yes")
    dice = set()
    for _ in range(6):
        say(table, 0, 3)
        dice.add(table.state.log[2])
        table.undo(0)
    assert len(dice) == 6


def test_whoever_has_come_back_since_is_still_here_after_an_undo():
    def step(t):
        for _ in range(3):
            yield from t.ask(yes_no(t, 2))
        yield from turns(t)
        yield from t.ask(yes_no(t, 1))

    for back in ("answer", "back"):
        table = script(step, seats=3)
        for _ in range(3):
            table.lapse(of(table, 2).id)
        say(table, 0, "yes")
        say(table, 0, 3)
        if back == "answer":
            say(table, 1, "yes")
            say(table, 2, "yes")
        else:
            table.back(2)
        table.undo(0)
        agree(table, 1, 2)
        assert table.absent == frozenset()
        assert Table.load(table.dump()).absent == frozenset()
        say(table, 0, 4)
        assert shown(Table.load(table.dump())) == shown(table)


def test_a_return_to_the_table_does_not_stand_in_the_way_of_a_free_undo():
    def step(t):
        for _ in range(3):
            yield from t.ask(yes_no(t, 1))
        yield from turns(t)

    table = script(step)
    for _ in range(3):
        table.lapse(of(table, 1).id)
    say(table, 0, "yes")
    table.back(1)
    assert "nothing has come" in table.undoable(0)
    table.undo(0)
    assert table.absent == frozenset()


def test_a_default_carried_out_may_be_taken_back_too():
    table = script(quiet, quiet)
    table.lapse(of(table, 0).id)
    assert table.state.log == ["no"]
    table.undo(0)
    assert table.state.log == []
    say(table, 0, "yes")
    assert table.state.log == ["yes"]


# -- chance ---------------------------------------------------------------------------------------


def test_what_came_out_before_the_undone_answer_stands_and_after_is_drawn_anew():
    def step(t):
        for _ in range(4):
            t.state.log.append(t.rng.below(10**6))
            t.state.log.append((yield from t.ask(yes_no(t, 0))))

    table = script(step, seats=1)
    for _ in range(3):
        say(table, 0, "yes")
    before = list(table.state.log)
    table.undo(0)
    assert table.state.log == before[:5]
    say(table, 0, "yes")
    after = list(table.state.log)
    assert after[:6] == before[:6]
    assert after[6] != before[6]


def test_no_chain_of_undos_brings_a_seen_die_back():
    """Free or not, in any order: a player never answers knowing the die that follows."""

    def step(t):
        yield from t.ask(yes_no(t, 0))
        yield from t.ask(yes_no(t, 0))
        t.state.log.append(t.rng.below(10**6))
        yield from t.ask(yes_no(t, 0))

    table = script(step, seats=1)
    dice = []
    for _ in range(5):
        say(table, 0, "yes")
        say(table, 0, "yes")
        dice += table.state.log
        table.undo(0)  # the die comes out
        table.undo(0)  # free: nothing has come out since
    assert len(set(dice)) == 5


def test_the_next_steps_chance_is_drawn_anew_too():
    def roll_first(t):
        t.state.log.append(t.rng.below(10**6))
        yield from t.ask(yes_no(t, 0))

    table = script(quiet, roll_first, seats=1)
    dice = []
    for _ in range(5):
        say(table, 0, "yes")
        dice.append(table.state.log[-1])
        table.undo(0)
    assert len(set(dice)) == 5


# -- the step before ------------------------------------------------------------------------------


def test_it_reaches_into_the_step_before():
    table = script(quiet, quiet, quiet)
    first = of(table, 0).id
    say(table, 0, "yes")
    say(table, 1, "yes")
    assert table.step == 2
    assert table.undoable(1) == "This takes back “Yes”; nothing has come of it yet."
    revision = table.revision
    table.undo(1)
    assert table.step == 1
    assert (table.revision, table.based_at) == (revision + 1, revision + 1)
    assert table.state.log == ["yes"]
    assert of(table, 1).id not in (first, "2")
    say(table, 1, "no")
    assert (table.step, table.state.log) == (2, ["yes", "no"])


def test_no_further_than_the_step_before():
    table = script(quiet, lambda t: t.ask(yes_no(t, 1)), lambda t: t.ask(yes_no(t, 1)), quiet)
    say(table, 0, "yes")
    say(table, 1, "yes")
    assert table.undoable(0) is not None
    say(table, 1, "yes")
    assert table.undoable(0) is None
    table.undo(1)
    assert table.step == 2
    assert table.undoable(0) is None
    assert table.undoable(1) is None


def test_what_others_did_in_the_next_step_needs_their_consent():
    table = script(quiet, lambda t: t.ask_all([yes_no(t, 0), yes_no(t, 1)]))
    say(table, 0, "yes")
    say(table, 1, "yes")
    say(table, 0, "yes")
    assert "sealed" in table.undoable(0)
    assert "others must agree" in table.undoable(1)
    table.undo(1)
    assert agree(table, 0) == ["All agree: Ben takes back “Yes”."]
    assert (table.step, table.state.log) == (1, ["yes"])


def test_a_step_that_asks_nothing_does_not_stand_between():
    table = script(quiet, lambda t: None, lambda t: None, quiet, seats=1)
    say(table, 0, "yes")
    assert (table.step, table.state.at) == (2, 4)
    assert "nothing has come" in table.undoable(0)
    table.undo(0)
    assert (table.step, table.state.at) == (1, 1)


def test_a_die_at_the_start_of_the_next_step_has_come_out():
    def roll_first(t):
        t.rng.below(6)
        yield from t.ask(yes_no(t, 0))

    table = script(quiet, roll_first)
    say(table, 0, "yes")
    say(table, 1, "yes")
    assert "others must agree" in table.undoable(1)


@pytest.mark.parametrize("after", [0, 1])
def test_a_die_in_a_step_that_asks_nothing_has_come_out(after):
    def weather(t):
        t.tell(f"The weather is {t.rng.below(6)}.")

    steps = [lambda t: None] * 2
    steps[after] = weather
    table = script(quiet, *steps, quiet, quiet)
    say(table, 0, "yes")
    say(table, 1, "yes")
    assert table.step == 2
    assert "others must agree" in table.undoable(1)
    assert shown(Table.load(table.dump())) == shown(table)


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
        t.rng.below(6)
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


# -- nobody agrees for a bot, or for the absent, once something has come out ----------------------


def test_a_bot_agrees_while_nothing_hidden_has_come_out_and_not_after():
    """It must not be a way to look at a card and put it back."""
    table = script(quiet, quiet, seats=3)
    say(table, 0, "yes")
    say(table, 1, "no")
    table.undo(0)
    asked = next(p for p in table.prompts if p.id.startswith("u") and p.seat == 1)
    assert table.bot_answer(asked) == ["agree"]
    table = rolled()
    table.undo(0)
    asked = next(p for p in table.prompts if p.id.startswith("u") and p.seat == 1)
    assert table.bot_answer(asked) == ["refuse"]


def test_an_undo_that_a_bot_would_refuse_is_not_offered_and_says_why():
    table = rolled(seats=4)
    assert table.undoable(0) is not None
    assert table.undo_barred(0) is None
    for bots in ({1}, {3, 2}, {1, 2, 3}):
        assert table.undoable(0, bots) is None
        why = table.undo_barred(0, bots)
        assert why is not None and "bots do not agree once" in why
        assert table.name(min(bots)) in why
    assert table.undoable(0, {0}) is not None  # one's own seat agrees to nothing


def test_what_is_free_or_hides_nothing_is_offered_with_bots_too():
    table = script(turns)
    say(table, 0, "yes")
    assert table.undo_barred(0, {1}) is None
    assert "nothing has come of it" in (table.undoable(0, {1}) or "")
    table = script(quiet, quiet, seats=3)
    say(table, 0, "yes")
    say(table, 1, "no")
    assert table.undo_barred(0, {1, 2}) is None
    assert "The others must agree" in (table.undoable(0, {1, 2}) or "")


def test_nothing_to_take_back_is_barred_by_nobody():
    assert script(turns).undo_barred(0, {1}) is None


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_agrees_for_the_absent(seats):
    """Also where others are present: all the others must agree."""
    gone = seats - 1

    def step(t):
        for _ in range(3):
            yield from t.ask(yes_no(t, gone))
        yield from turns(t)

    table = script(step, seats=seats)
    for _ in range(3):
        table.lapse(of(table, gone).id)
    say(table, 0, "yes")
    assert table.undo_barred(0) is None
    say(table, 0, 3)
    assert table.undoable(0) is None
    assert table.undo_barred(0) == (
        f"{table.name(gone)} has gone quiet, and nobody agrees for them once a card has been "
        "turned or a die has fallen. Your answer stands."
    )
