"""Seats that have gone quiet: their defaults are carried out, and they come back when they will."""

import pytest

from rules.engine import Entry, Illegal, Table

from .play import aside, of, say, script, shown, tiny, yes_no


def ten(t):
    for n in range(10):
        t.state.log.append((yield from t.ask(yes_no(t, n % 2))))


def quiet_for(table, seat, times):
    while times:
        (prompt,) = [p for p in table.prompts if not p.optional]
        if prompt.seat == seat:
            table.lapse_prompt(prompt.id)
            times -= 1
        else:
            table.answer(prompt.id, ["yes"])


def test_the_default_is_carried_out():
    def step(t):
        t.state.log.append((yield from t.ask(t.number(0, "?", 1, 9, default=4))))
        t.state.log.append((yield from t.ask(t.text(0, "?", most=9, default="dull"))))
        options = yes_no(t, 0).options
        t.state.log.append((yield from t.ask(t.choices(0, "?", options, default=["yes"]))))
        t.state.log.append((yield from t.ask(yes_no(t, 0))))
        t.state.log.extend((yield from t.ask_all([yes_no(t, 0), yes_no(t, 1)])))
        t.tell("Done.")

    table = script(step)
    for _ in range(5):
        assert table.lapse_prompt(of(table, 0).id) == ()
    assert [event.text for event in table.lapse_prompt(of(table, 1).id)] == ["Done."]
    assert table.state.log == [4, "dull", ["yes"], "no", "no", "no"]


def test_three_in_a_row_and_a_seat_is_absent():
    table = script(ten)
    quiet_for(table, 1, 2)
    assert table.absent_seats == frozenset()
    quiet_for(table, 1, 1)
    assert table.absent_seats == {1}
    quiet_for(table, 1, 1)
    assert table.absent_seats == {1}


def test_an_answer_between_breaks_the_row():
    table = script(ten, ten)
    quiet_for(table, 1, 2)
    say(table, 0, "yes")
    say(table, 1, "yes")
    quiet_for(table, 1, 2)
    assert table.absent_seats == frozenset()
    quiet_for(table, 1, 1)
    assert table.absent_seats == {1}


def test_the_row_goes_on_over_steps_and_dumps():
    def one(t):
        yield from t.ask(yes_no(t, 0))

    table = script(one, one, one, one, ten)
    for _ in range(3):
        table = Table.load(table.dump())
        assert table.absent_seats == frozenset()
        table.lapse_prompt(of(table, 0).id)
    assert table.absent_seats == {0}
    assert Table.load(table.dump()).absent_seats == {0}


def test_acting_brings_an_absent_seat_back():
    table = script(ten)
    quiet_for(table, 1, 3)
    say(table, 0, "yes")
    say(table, 1, "yes")
    assert table.absent_seats == frozenset()


def test_saying_so_brings_an_absent_seat_back():
    table = script(ten)
    quiet_for(table, 1, 3)
    prompts, revision = table.prompts, table.revision
    assert table.return_seat(1) == ()
    assert table.absent_seats == frozenset()
    assert table.prompts == prompts
    assert table.revision == revision + 1
    assert shown(Table.load(table.dump())) == shown(table)
    before = shown(table)
    for seat in (0, 1):
        with pytest.raises(Illegal, match=r"^You are not away\.$"):
            table.return_seat(seat)
    assert shown(table) == before


def test_nobody_comes_back_when_the_game_is_over():
    table = tiny(1, rounds=1)
    while table.result is None:
        table.lapse_prompt(next(p.id for p in table.prompts if not p.optional))
    assert table.absent_seats == {0}
    before = shown(table)
    with pytest.raises(Illegal, match=r"^The game is over\.$"):
        table.return_seat(0)
    assert shown(table) == before == shown(Table.load(table.dump()))


def test_a_free_action_brings_an_absent_seat_back():
    table = tiny(2, rounds=9)
    quiet_for_tiny(table, 1, 3)
    assert table.absent_seats == {1}
    say(table, 1, "burn", optional=True)
    assert table.absent_seats == frozenset()


def quiet_for_tiny(table, seat, times):
    while times:
        prompt = next(p for p in table.prompts if not p.optional)
        if prompt.seat == seat:
            table.lapse_prompt(prompt.id)
            times -= 1
        else:
            table.answer(prompt.id, prompt.default)


def test_taking_a_sealed_answer_back_is_acting_too():
    def step(t):
        for _ in range(3):
            yield from t.ask(yes_no(t, 0))
        yield from t.ask_all([yes_no(t, 0), yes_no(t, 1)])

    table = script(step)
    quiet_for(table, 0, 3)
    say(table, 0, "yes")
    table.undo(0)
    assert table.absent_seats == frozenset()


def test_optional_prompts_cannot_lapse():
    def step(t):
        t.stand(aside(t, 1))
        yield from t.ask(yes_no(t, 0))

    table = script(step)
    before = shown(table)
    with pytest.raises(Illegal, match=r"^The table is not waiting for that answer, so it"):
        table.lapse_prompt(of(table, 1).id)
    assert shown(table) == before


def test_a_closed_prompt_cannot_lapse():
    table = script(ten)
    old = of(table, 0).id
    say(table, 0, "yes")
    before = shown(table)
    with pytest.raises(Illegal, match="no longer open"):
        table.lapse_prompt(old)
    assert shown(table) == before


def test_a_default_that_does_not_fit_changes_nothing():
    table = script(lambda t: t.ask(t.number(0, "?", 1, 9, default=0)))
    before = shown(table)
    with pytest.raises(Illegal):
        table.lapse_prompt(of(table, 0).id)
    assert shown(table) == before


def test_all_of_a_game_can_lapse_and_it_ends():
    for seats in (1, 2, 3, 4):
        table = tiny(seats, "asleep", rounds=3)
        for _ in range(200):
            for prompt in table.prompts:
                if not prompt.optional:
                    table.lapse_prompt(prompt.id)
                    break
        assert table.result is not None
        assert table.absent_seats == set(range(seats))


def stand_in(table, seat, *answers):
    for answer in answers:
        table.stand_in(of(table, seat, optional=False).id, [answer])


def test_a_bot_may_decide_for_one_who_has_gone_quiet():
    table = script(ten)
    assert table.stand_in(of(table, 0).id, ["yes"]) == ()
    with pytest.raises(Illegal, match="not one of the choices"):
        table.stand_in(of(table, 1).id, ["perhaps"])
    say(table, 1, "no")
    assert table.state.log == ["yes", "no"]
    again = Table.load(table.dump())
    assert shown(again) == shown(table)

    def idle(t):
        yield from t.ask_any([yes_no(t, 0, optional=True)])

    optional = script(idle)
    with pytest.raises(Illegal, match="The table is not waiting"):
        optional.stand_in(of(optional, 0).id, ["yes"])


def test_what_a_bot_decides_without_a_break_is_missed_once():
    def four(t):
        for _ in range(4):
            yield from t.ask(yes_no(t, 0))

    table = script(four, four, four, ten)
    for _ in range(2):
        stand_in(table, 0, "yes", "yes", "yes", "yes")
        assert table.absent_seats == frozenset()
    stand_in(table, 0, "no")
    assert table.absent_seats == {0}
    assert Table.load(table.dump()).absent_seats == {0}
    table.return_seat(0)
    assert table.absent_seats == frozenset()
    stand_in(table, 0, "no")
    table.undo(0)
    assert table.absent_seats == frozenset()


def test_a_journal_with_stand_ins_replays():
    def play(t):
        for n in range(6):
            t.state.log.append((yield from t.ask(yes_no(t, n % 2))))

    table = script(play)
    entries = [
        Entry(kind, n % 2, str(n + 1), ["yes"])
        for n, kind in enumerate(["answer", "stand-in", "stand-in", "lapse"])
    ]
    table.replay(entries)
    assert table.state.log == ["yes", "yes", "yes", "no"]
