"""Who has answered where several were asked together."""

from rules.engine import Table

from .play import answer_prompt, ask_in_turn, offer_aside, open_script, say_yes, yes_no


def vote(t):
    yield from t.ask_all([yes_no(t, seat, secret=True) for seat in range(t.state.seats)])


def test_answered_seats_are_those_that_have_answered_together() -> None:
    table = open_script(vote, seats=3)
    assert table.answered_seats == frozenset()
    answer_prompt(table, 2, "yes")
    assert table.answered_seats == Table.load(table.dump()).answered_seats == {2}
    answer_prompt(table, 0, "yes")
    assert table.answered_seats == {0, 2}
    table.undo(2)
    assert table.answered_seats == {0}
    assert table.waiting_seats == {1, 2}
    say_yes(table, 2, 1)
    assert table.answered_seats == frozenset()


def test_a_question_to_one_seat_alone_lists_nobody_as_answered() -> None:
    table = open_script(ask_in_turn(0, 1))
    assert table.answered_seats == frozenset()
    answer_prompt(table, 0, "yes")
    assert table.answered_seats == frozenset()


def test_answered_seats_are_kept_while_the_rest_are_asked_again() -> None:
    def step(t):
        asked = [yes_no(t, seat) for seat in range(3)]
        while asked:
            prompt, _ = yield from t.ask_any(asked)
            asked.remove(prompt)

    table = open_script(step, seats=3)
    answer_prompt(table, 1, "no")
    assert table.answered_seats == {1}
    answer_prompt(table, 0, "no")
    assert table.answered_seats == {0, 1}
    assert table.waiting_seats == {2}


def test_a_question_asked_on_with_others_counts_their_answers() -> None:
    def step(t):
        asked = yes_no(t, 0)
        yield from t.ask_any([asked, yes_no(t, 1, optional=True)])
        others = [asked, yes_no(t, 2)]
        prompt, _ = yield from t.ask_any(others)
        others.remove(prompt)
        yield from t.ask_any(others)

    table = open_script(step, seats=3)
    say_yes(table, 1, 2)
    assert table.waiting_seats == {0}
    assert table.answered_seats == {2}


def test_no_seat_counts_as_answered_once_another_is_excused() -> None:
    def step(t):
        asked = [yes_no(t, seat) for seat in range(3)]
        yield from t.ask_any(asked)
        yield from t.ask_any(asked[2:])

    table = open_script(step, seats=3)
    answer_prompt(table, 0, "no")
    assert table.waiting_seats == {2}
    assert table.answered_seats == frozenset()


def test_a_seat_in_its_own_play_has_answered_once_that_play_is_done() -> None:
    def step(t):
        yield from t.together([ask_in_turn(seat, seat)(t) for seat in range(3)])

    table = open_script(step, seats=3)
    answer_prompt(table, 0, "yes")
    assert table.waiting_seats == {0, 1, 2}
    assert table.answered_seats == frozenset()
    answer_prompt(table, 0, "yes")
    assert table.answered_seats == {0}
    say_yes(table, 1, 1)
    assert table.answered_seats == {0, 1}
    assert table.waiting_seats == {2}


def test_a_free_action_in_between_does_not_change_who_has_answered() -> None:
    def step(t):
        def then(_, prompt, __):
            yield from t.ask(yes_no(t, prompt.seat))

        t.offer_free_actions(offer_aside(t, 0), then)
        yield from vote(t)

    table = open_script(step, seats=3)
    answer_prompt(table, 1, "yes", optional=False)
    answer_prompt(table, 0, "yes", optional=True)
    assert table.answered_seats == frozenset()
    answer_prompt(table, 0, "yes", optional=False)
    assert table.answered_seats == {1}
