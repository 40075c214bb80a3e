"""Seats that have gone quiet: their defaults are carried out, and they come back when they like."""

import pytest

from rules.engine import Entry, Illegal, Table
from tests.tiny import TINY

from .play import (
    answer_prompt,
    ask_in_turn,
    ask_together,
    check_reload,
    describe_table,
    find_prompt,
    offer_aside,
    open_script,
    open_tiny,
    say_yes,
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


def test_a_lapse_carries_out_the_default() -> None:
    def step(t):
        t.state.log.append((yield from t.ask(t.number(0, "?", 1, 9, default=4))))
        t.state.log.append((yield from t.ask(t.text(0, "?", most=9, default="dull"))))
        options = yes_no(t, 0).options
        t.state.log.append((yield from t.ask(t.choices(0, "?", options, default=["yes"]))))
        t.state.log.append((yield from t.ask(yes_no(t, 0))))
        t.state.log.extend((yield from t.ask_all([yes_no(t, 0), yes_no(t, 1)])))
        t.tell("Done.")

    table = open_script(step)
    for _ in range(5):
        assert table.lapse_prompt(find_prompt(table, 0).id) == ()
    assert [event.text for event in table.lapse_prompt(find_prompt(table, 1).id)] == ["Done."]
    assert table.state.log == [4, "dull", ["yes"], "no", "no", "no"]


def test_three_lapses_in_a_row_make_a_seat_absent() -> None:
    table = open_script(ten)
    for times, absent in ((2, set()), (1, {1}), (1, {1})):
        quiet_for(table, 1, times)
        assert table.absent_seats == absent


def test_an_answer_resets_the_count_of_lapses() -> None:
    table = open_script(ten, ten)
    quiet_for(table, 1, 2)
    say_yes(table, 0, 1)
    quiet_for(table, 1, 2)
    assert table.absent_seats == frozenset()
    quiet_for(table, 1, 1)
    assert table.absent_seats == {1}


def test_the_count_of_lapses_continues_over_steps_and_dumps() -> None:
    table = open_script(*[ask_in_turn(0)] * 4, ten)
    for _ in range(3):
        table = Table.load(table.dump())
        assert table.absent_seats == frozenset()
        table.lapse_prompt(find_prompt(table, 0).id)
    assert table.absent_seats == {0}
    assert Table.load(table.dump()).absent_seats == {0}


def test_acting_brings_an_absent_seat_back() -> None:
    table = open_script(ten)
    quiet_for(table, 1, 3)
    say_yes(table, 0, 1)
    assert table.absent_seats == frozenset()


def test_announcing_a_return_brings_an_absent_seat_back() -> None:
    table = open_script(ten)
    quiet_for(table, 1, 3)
    prompts, revision = table.prompts, table.revision
    assert table.return_seat(1) == ()
    assert table.absent_seats == frozenset()
    assert table.prompts == prompts
    assert table.revision == revision + 1
    check_reload(table)
    before = describe_table(table)
    for seat in (0, 1):
        with pytest.raises(Illegal, match=r"^You are not away\.$"):
            table.return_seat(seat)
    assert describe_table(table) == before


@pytest.mark.parametrize("seats", TINY.seats)
def test_a_whole_game_can_lapse_and_nobody_returns_once_it_is_over(seats) -> None:
    table = open_tiny(seats, "asleep", rounds=3)
    while table.result is None:
        table.lapse_prompt(table.needed_prompts[0].id)
    assert table.absent_seats == set(range(seats))
    before = describe_table(table)
    with pytest.raises(Illegal, match=r"^The game is over\.$"):
        table.return_seat(0)
    assert describe_table(table) == before == describe_table(Table.load(table.dump()))


def test_a_free_action_brings_an_absent_seat_back() -> None:
    table = open_tiny(2, rounds=9)
    quiet_for(table, 1, 3)
    assert table.absent_seats == {1}
    answer_prompt(table, 1, "burn", optional=True)
    assert table.absent_seats == frozenset()


def test_undoing_a_sealed_answer_brings_an_absent_seat_back() -> None:
    table = open_script(ask_in_turn(0, 0, 0), ask_together(0, 1))
    quiet_for(table, 0, 3)
    answer_prompt(table, 0, "yes")
    table.undo(0)
    assert table.absent_seats == frozenset()


def test_a_refused_lapse_changes_nothing() -> None:
    def step(t):
        t.offer_free_actions(offer_aside(t, 1))
        yield from t.ask(yes_no(t, 0))
        yield from t.ask(t.number(0, "?", 1, 9, default=0))

    table = open_script(step)
    first, optional = find_prompt(table, 0).id, find_prompt(table, 1).id
    answer_prompt(table, 0, "yes")
    before = describe_table(table)
    for prompt, words in (
        (optional, r"^The table is not waiting for that answer, so it"),
        (first, "no longer open"),
        (find_prompt(table, 0).id, "^0 does not fit"),  # its default
    ):
        with pytest.raises(Illegal, match=words):
            table.lapse_prompt(prompt)
    assert describe_table(table) == before


def stand_in(table, seat, *answers) -> None:
    for answer in answers:
        table.answer_as_stand_in(find_prompt(table, seat, optional=False).id, [answer])


def test_a_bot_may_stand_in_for_a_quiet_seat() -> None:
    table = open_script(ten)
    assert table.answer_as_stand_in(find_prompt(table, 0).id, ["yes"]) == ()
    with pytest.raises(Illegal, match="not one of the choices"):
        table.answer_as_stand_in(find_prompt(table, 1).id, ["perhaps"])
    answer_prompt(table, 1, "no")
    assert table.state.log == ["yes", "no"]
    check_reload(table)

    def idle(t):
        yield from t.ask_any([yes_no(t, 0, optional=True)])

    optional = open_script(idle)
    with pytest.raises(Illegal, match="The table is not waiting"):
        optional.answer_as_stand_in(find_prompt(optional, 0).id, ["yes"])


def test_consecutive_stand_in_answers_count_as_one_lapse() -> None:
    table = open_script(*[ask_in_turn(0, 0, 0, 0)] * 3, ten)
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


def test_an_answer_of_another_seat_ends_a_run_of_stand_in_answers() -> None:
    table = open_script(ask_in_turn(0, 1, 0, 1, 0), ten)
    stand_in(table, 0, "yes")
    for _ in range(2):
        answer_prompt(table, 1, "yes")
        assert table.absent_seats == frozenset()
        stand_in(table, 0, "yes")
    assert table.absent_seats == {0}


def test_a_journal_with_stand_ins_replays() -> None:
    table = open_script(ten)
    kinds = enumerate(["answer", "stand-in", "stand-in", "lapse"])
    table.replay_entries([Entry(kind, n % 2, str(n + 1), ["yes"]) for n, kind in kinds])
    assert table.state.log == ["yes", "yes", "yes", "no"]
