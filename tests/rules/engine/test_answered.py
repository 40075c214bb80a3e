"""Who has answered where several were asked together."""

from rules.engine import Table

from .play import aside, say, script, yes_no


def vote(t):
    yield from t.ask_all([yes_no(t, seat, secret=True) for seat in range(t.state.seats)])


def test_of_several_asked_at_once_those_who_have_answered_are_known():
    table = script(vote, seats=3)
    assert table.answered_seats == frozenset()
    say(table, 2, "yes")
    assert table.answered_seats == {2}
    say(table, 0, "yes")
    assert table.answered_seats == {0, 2}
    say(table, 1, "yes")
    assert table.answered_seats == frozenset()


def test_it_is_the_same_after_loading():
    table = script(vote, seats=3)
    say(table, 2, "yes")
    assert Table.load(table.dump()).answered_seats == {2}


def test_who_takes_a_sealed_answer_back_has_not_answered():
    table = script(vote, seats=3)
    say(table, 2, "yes")
    say(table, 0, "yes")
    table.undo(2)
    assert table.answered_seats == {0}
    assert table.waiting_seats == {1, 2}


def test_one_who_is_asked_alone_has_no_company():
    def step(t):
        yield from t.ask(yes_no(t, 0))
        yield from t.ask(yes_no(t, 1))

    table = script(step)
    assert table.answered_seats == frozenset()
    say(table, 0, "yes")
    assert table.answered_seats == frozenset()


def test_those_who_are_asked_on_after_each_answer_keep_their_company():
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


def test_nothing_is_said_where_somebody_has_been_let_off():
    def step(t):
        asked = [yes_no(t, seat) for seat in range(3)]
        yield from t.ask_any(asked)
        yield from t.ask_any(asked[2:])

    table = script(step, seats=3)
    say(table, 0, "no")
    assert table.waiting_seats == {2}
    assert table.answered_seats == frozenset()


def test_each_at_their_own_pace():
    def twice(t, seat):
        yield from t.ask(yes_no(t, seat))
        yield from t.ask(yes_no(t, seat))

    def step(t):
        yield from t.together([twice(t, seat) for seat in range(3)])

    table = script(step, seats=3)
    say(table, 0, "yes")
    assert table.waiting_seats == {0, 1, 2}
    assert table.answered_seats == frozenset()
    say(table, 0, "yes")
    assert table.answered_seats == {0}
    for _ in range(2):
        say(table, 1, "yes")
    assert table.answered_seats == {0, 1}
    assert table.waiting_seats == {2}


def test_a_free_action_between_changes_nothing():
    def step(t):
        def then(_, prompt, __):
            yield from t.ask(yes_no(t, prompt.seat))

        t.stand(aside(t, 0), then)
        yield from vote(t)

    table = script(step, seats=3)
    say(table, 1, "yes", optional=False)
    say(table, 0, "yes", optional=True)
    assert table.answered_seats == frozenset()
    say(table, 0, "yes", optional=False)
    assert table.answered_seats == {1}
