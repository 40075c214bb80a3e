"""Who has answered where several were asked together."""

from rules.engine import Table

from .play import aside, ask_in_turn, say, say_yes, script, yes_no


def vote(t):
    yield from t.ask_all([yes_no(t, seat, secret=True) for seat in range(t.state.seats)])


def test_of_several_asked_at_once_those_who_have_answered_are_known() -> None:
    table = script(vote, seats=3)
    assert table.answered_seats == frozenset()
    say(table, 2, "yes")
    assert table.answered_seats == Table.load(table.dump()).answered_seats == {2}
    say(table, 0, "yes")
    assert table.answered_seats == {0, 2}
    table.undo(2)
    assert table.answered_seats == {0}
    assert table.waiting_seats == {1, 2}
    say_yes(table, 2, 1)
    assert table.answered_seats == frozenset()


def test_a_seat_that_is_asked_alone_has_no_company() -> None:
    table = script(ask_in_turn(0, 1))
    assert table.answered_seats == frozenset()
    say(table, 0, "yes")
    assert table.answered_seats == frozenset()


def test_seats_that_are_asked_on_after_each_answer_keep_their_company() -> None:
    def step(t):
        asked = [yes_no(t, seat) for seat in range(3)]
        while asked:
            prompt, _ = yield from t.ask_any(asked)
            asked.remove(prompt)

    table = script(step, seats=3)
    say(table, 1, "no")
    assert table.answered_seats == {1}
    say(table, 0, "no")
    assert table.answered_seats == {0, 1}
    assert table.waiting_seats == {2}


def test_a_question_asked_on_with_others_gets_their_company() -> None:
    def step(t):
        asked = yes_no(t, 0)
        yield from t.ask_any([asked, yes_no(t, 1, optional=True)])
        others = [asked, yes_no(t, 2)]
        prompt, _ = yield from t.ask_any(others)
        others.remove(prompt)
        yield from t.ask_any(others)

    table = script(step, seats=3)
    say_yes(table, 1, 2)
    assert table.waiting_seats == {0}
    assert table.answered_seats == {2}


def test_nothing_is_said_where_somebody_has_been_let_off() -> None:
    def step(t):
        asked = [yes_no(t, seat) for seat in range(3)]
        yield from t.ask_any(asked)
        yield from t.ask_any(asked[2:])

    table = script(step, seats=3)
    say(table, 0, "no")
    assert table.waiting_seats == {2}
    assert table.answered_seats == frozenset()


def test_each_at_their_own_pace() -> None:
    def step(t):
        yield from t.together([ask_in_turn(seat, seat)(t) for seat in range(3)])

    table = script(step, seats=3)
    say(table, 0, "yes")
    assert table.waiting_seats == {0, 1, 2}
    assert table.answered_seats == frozenset()
    say(table, 0, "yes")
    assert table.answered_seats == {0}
    say_yes(table, 1, 1)
    assert table.answered_seats == {0, 1}
    assert table.waiting_seats == {2}


def test_a_free_action_between_changes_nothing() -> None:
    def step(t):
        def then(_, prompt, __):
            yield from t.ask(yes_no(t, prompt.seat))

        t.offer_free_actions(aside(t, 0), then)
        yield from vote(t)

    table = script(step, seats=3)
    say(table, 1, "yes", optional=False)
    say(table, 0, "yes", optional=True)
    assert table.answered_seats == frozenset()
    say(table, 0, "yes", optional=False)
    assert table.answered_seats == {1}
