"""Seats that have gone quiet: their defaults are carried out, and they come back when they will."""

import pytest

from rules.engine import Entry, Illegal, Table
from tests.tiny import TINY

from .play import (
    aside,
    ask_in_turn,
    ask_together,
    check_reload,
    of,
    say,
    say_yes,
    script,
    shown,
    tiny,
    yes_no,
)

ten = ask_in_turn(*[0, 1] * 5)


def quiet_for(table, seat, times) -> None:
    """The seat lets so many deadlines pass, while the others answer."""
    while times:
        prompt = table.needed_prompts[0]
        if prompt.seat == seat:
            table.lapse_prompt(prompt.id)
            times -= 1
        else:
            table.answer(prompt.id, prompt.default)


def test_the_default_is_carried_out() -> None:
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


def test_three_in_a_row_and_a_seat_is_absent() -> None:
    table = script(ten)
    for times, absent in ((2, set()), (1, {1}), (1, {1})):
        quiet_for(table, 1, times)
        assert table.absent_seats == absent


def test_an_answer_between_breaks_the_row() -> None:
    table = script(ten, ten)
    quiet_for(table, 1, 2)
    say_yes(table, 0, 1)
    quiet_for(table, 1, 2)
    assert table.absent_seats == frozenset()
    quiet_for(table, 1, 1)
    assert table.absent_seats == {1}


def test_the_row_goes_on_over_steps_and_dumps() -> None:
    table = script(*[ask_in_turn(0)] * 4, ten)
    for _ in range(3):
        table = Table.load(table.dump())
        assert table.absent_seats == frozenset()
        table.lapse_prompt(of(table, 0).id)
    assert table.absent_seats == {0}
    assert Table.load(table.dump()).absent_seats == {0}


def test_acting_brings_an_absent_seat_back() -> None:
    table = script(ten)
    quiet_for(table, 1, 3)
    say_yes(table, 0, 1)
    assert table.absent_seats == frozenset()


def test_saying_so_brings_an_absent_seat_back() -> None:
    table = script(ten)
    quiet_for(table, 1, 3)
    prompts, revision = table.prompts, table.revision
    assert table.return_seat(1) == ()
    assert table.absent_seats == frozenset()
    assert table.prompts == prompts
    assert table.revision == revision + 1
    check_reload(table)
    before = shown(table)
    for seat in (0, 1):
        with pytest.raises(Illegal, match=r"^You are not away\.$"):
            table.return_seat(seat)
    assert shown(table) == before


@pytest.mark.parametrize("seats", TINY.seats)
def test_all_of_a_game_can_lapse_and_nobody_comes_back_when_it_is_over(seats) -> None:
    table = tiny(seats, "asleep", rounds=3)
    while table.result is None:
        table.lapse_prompt(table.needed_prompts[0].id)
    assert table.absent_seats == set(range(seats))
    before = shown(table)
    with pytest.raises(Illegal, match=r"^The game is over\.$"):
        table.return_seat(0)
    assert shown(table) == before == shown(Table.load(table.dump()))


def test_a_free_action_brings_an_absent_seat_back() -> None:
    table = tiny(2, rounds=9)
    quiet_for(table, 1, 3)
    assert table.absent_seats == {1}
    say(table, 1, "burn", optional=True)
    assert table.absent_seats == frozenset()


def test_taking_a_sealed_answer_back_is_acting_too() -> None:
    table = script(ask_in_turn(0, 0, 0), ask_together(0, 1))
    quiet_for(table, 0, 3)
    say(table, 0, "yes")
    table.undo(0)
    assert table.absent_seats == frozenset()


def test_what_cannot_lapse_changes_nothing() -> None:
    def step(t):
        t.offer_free_actions(aside(t, 1))
        yield from t.ask(yes_no(t, 0))
        yield from t.ask(t.number(0, "?", 1, 9, default=0))

    table = script(step)
    first, optional = of(table, 0).id, of(table, 1).id
    say(table, 0, "yes")
    before = shown(table)
    for prompt, words in (
        (optional, r"^The table is not waiting for that answer, so it"),
        (first, "no longer open"),
        (of(table, 0).id, "^0 does not fit"),  # its default
    ):
        with pytest.raises(Illegal, match=words):
            table.lapse_prompt(prompt)
    assert shown(table) == before


def stand_in(table, seat, *answers) -> None:
    for answer in answers:
        table.answer_as_stand_in(of(table, seat, optional=False).id, [answer])


def test_a_bot_may_decide_for_one_who_has_gone_quiet() -> None:
    table = script(ten)
    assert table.answer_as_stand_in(of(table, 0).id, ["yes"]) == ()
    with pytest.raises(Illegal, match="not one of the choices"):
        table.answer_as_stand_in(of(table, 1).id, ["perhaps"])
    say(table, 1, "no")
    assert table.state.log == ["yes", "no"]
    check_reload(table)

    def idle(t):
        yield from t.ask_any([yes_no(t, 0, optional=True)])

    optional = script(idle)
    with pytest.raises(Illegal, match="The table is not waiting"):
        optional.answer_as_stand_in(of(optional, 0).id, ["yes"])


def test_what_a_bot_decides_without_a_break_is_missed_once() -> None:
    table = script(*[ask_in_turn(0, 0, 0, 0)] * 3, ten)
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


def test_a_journal_with_stand_ins_replays() -> None:
    table = script(ten)
    kinds = enumerate(["answer", "stand-in", "stand-in", "lapse"])
    table.replay([Entry(kind, n % 2, str(n + 1), ["yes"]) for n, kind in kinds])
    assert table.state.log == ["yes", "yes", "yes", "no"]
