"""Several plays side by side: what each may ask, and that none hangs on when another answers."""

from random import Random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from rules.engine import Entry, Table
from rules.engine.lanes import iterate_outwards, lane_of

from .beside import EVERYTHING, PLAYS, ROLL, ask, ask_all, ask_any, seated, stand
from .beside import together as side_by_side
from .play import (
    ask_in_turn,
    check_reload,
    of,
    random_answer,
    random_play,
    roll_die,
    say,
    say_yes,
    script,
    shown,
    yes_no,
)

MADE_UP = settings(
    max_examples=settings.default.max_examples * 3 // 10,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def ids(table):
    return [prompt.id for prompt in table.prompts]


def by_text(table, text, seat=None):
    (prompt,) = [p for p in table.prompts if p.text == text and seat in (None, p.seat)]
    return prompt


def answer(table, text, answer="yes", seat=None):
    prompt = by_text(table, text, seat)
    given = [answer] if prompt.kind == "choice" else answer
    return [event.text for event in table.answer(prompt.id, given)]


def places(table):
    return table.state.log[1]


def test_each_play_numbers_its_own_questions() -> None:
    table = seated([ask(0), ask(0)], [ask(1)])
    assert ids(table) == ["1.0.1", "1.1.1"]
    answer(table, "main/0.0 0")
    assert ids(table) == ["1.0.2", "1.1.1"]
    answer(table, "main/0.1 0")
    answer(table, "main/0.0 1")
    assert table.step == 2
    assert ids(table) == ["3"]  # the main line's numbers have gone beyond all that was used


def test_sealed_answers_of_one_play_wait_beside_the_others_questions() -> None:
    table = seated([ask_all(0, 1), ROLL], [ask(2), ask(2)])
    assert table.waiting_seats == {0, 1, 2}
    before = table.state.model_dump_json()
    assert answer(table, "main/0.0 0", 4, seat=1) == []
    assert table.state.model_dump_json() == before
    assert table.waiting_seats == {0, 2}
    answer(table, "main/0.1 0")
    assert table.waiting_seats == {0, 2}
    assert "sealed" in table.undoable(1)
    answer(table, "main/0.0 0", 7, seat=0)
    assert places(table)["main/0.0"][0] == [7, 4]
    assert table.waiting_seats == {2}
    assert shown(Table.load(table.dump())) == shown(table)


def test_whoever_is_first_in_one_play_closes_nothing_in_another() -> None:
    table = seated([ask_any(0, 1)], [ask_any(1, 2)])
    answer(table, "main/0.0 0", seat=1)
    assert places(table)["main/0.0"] == [[1, "yes"]]
    assert [(p.seat, p.text) for p in table.prompts] == [(1, "main/0.1 0"), (2, "main/0.1 0")]
    answer(table, "main/0.1 0", "no", seat=2)
    assert table.step == 2


def test_plays_may_run_together_inside_one() -> None:
    table = seated([side_by_side([ask(0)], [ask(1), ask(1)]), ask(0)], [ask(2)])
    assert ids(table) == ["1.0.1.0.1", "1.0.1.1.1", "1.1.1"]
    answer(table, "main/0.0/0.1 0")
    answer(table, "main/0.0/0.0 0")
    assert ids(table) == ["1.0.1.1.2", "1.1.1"]
    answer(table, "main/0.0/0.1 1")
    assert ids(table) == ["1.0.2", "1.1.1"]
    assert shown(Table.load(table.dump())) == shown(table)


def test_a_free_action_of_one_play_stops_that_one_alone() -> None:
    table = seated([stand(0), ask(0), ask(0)], [stand(1), ask(1)])
    answer(table, "main/0.0 0 free")
    stopped = {"main/0.0 0 how", "main/0.0 0 free"}
    assert {p.text for p in table.prompts} == {*stopped, "main/0.1 1", "main/0.1 0 free"}
    answer(table, "main/0.1 1")
    assert {p.text for p in table.prompts} == stopped
    answer(table, "main/0.0 0 how", 3)
    assert table.waiting_seats == {0}
    assert by_text(table, "main/0.0 1").id == "1.0.1"
    assert places(table)["main/0.0"][0] == ["free", "yes"]
    assert shown(Table.load(table.dump())) == shown(table)


def test_a_free_action_beside_all_stops_them_while_it_asks() -> None:
    def step(t):
        def then(_, prompt, __):
            yield from t.ask(t.number(prompt.seat, "How?", 1, 9, default=1))

        def offers(seat):
            return [("free", yes_no(t, seat, "Free?", optional=True))] if seat == 1 else []

        t.offer_free_actions(offers, then)
        yield from t.together([t.ask(yes_no(t, 0, "A?")), t.ask_all([yes_no(t, 1, "B?")])])

    table = script(step)
    answer(table, "Free?")
    assert [p.text for p in table.needed_prompts] == ["How?"]
    answer(table, "How?", 3)
    assert [p.text for p in table.needed_prompts] == ["A?", "B?"]


def test_what_stands_open_beside_all_must_say_what_comes_of_it() -> None:
    def step(t):
        t.offer_free_actions(lambda seat: [])
        yield from t.together([t.ask(yes_no(t, 0))])

    with pytest.raises(TypeError, match="need a `then`"):
        script(step)
    assert ids(script(lambda t: t.together([]), ask_in_turn(0))) == ["2"]  # over at once


def test_defaults_are_carried_out_for_the_absent() -> None:
    table = seated([ask_all(0, 1), ask(0)], [ask_any(0, 2)])
    for _ in range(2):
        table.lapse_prompt(next(p for p in table.needed_prompts if p.seat == 0).id)
        table = Table.load(table.dump())
    assert places(table)["main/0.1"] == [[0, "no"]]
    answer(table, "main/0.0 0", 5, seat=1)
    assert places(table)["main/0.0"] == [[0, 5]]
    table.lapse_prompt(of(table, 0).id)
    assert table.absent_seats == {0}


def test_a_game_may_end_inside_a_play() -> None:
    end = ask_in_turn(0, lambda t: t.finish_game([0], {0: 1}, "Over."))
    table = script(lambda t: t.together([end(t), t.ask(yes_no(t, 1))]))
    say(table, 0, "yes")
    assert table.result is not None
    assert table.prompts == ()
    check_reload(table)


def test_rules_that_trip_inside_a_play_leave_the_table_as_it_was() -> None:
    def play(t):
        roll_die(t)
        if (yield from t.ask(yes_no(t, 0))) == "yes":
            t.rng.draw_below(6)
            raise RuntimeError
        yield from ask_in_turn(roll_die, 0)(t)

    table, other = (script(lambda t: t.together([play(t), t.ask(yes_no(t, 1))])) for _ in range(2))
    before = shown(table)
    with pytest.raises(RuntimeError):
        say(table, 0, "yes")
    assert shown(table) == before
    for each in (table, other):
        say(each, 0, "no")
    assert shown(table) == shown(other)


def test_each_play_draws_from_a_stream_of_its_own() -> None:
    def rolled(*order):
        table = seated([ask(0), ROLL, ask(0), ROLL], [ask(1), ROLL], then=[ROLL, ask(2)])
        for seat in order:
            say(table, seat, "yes")
        return places(table)

    one, other = rolled(0, 0, 1), rolled(1, 0, 0)
    assert one == other
    dice = [die for place in one.values() for die in place if die != "yes"]
    assert len(dice) == len(set(dice)) == 4
    first = seated([ROLL, ask(0)], [ROLL, ask(0)])
    dice = [places(first)[place][0] for place in ("main/0.0", "main/0.1")]
    assert dice[0] != dice[1]


def test_chance_that_was_got_hold_of_outside_draws_from_the_plays_stream_too() -> None:
    def step(t):
        rng = t.rng
        t.state.log = [[], []]

        def play(seat):
            yield from t.ask(yes_no(t, seat))
            t.state.log[seat].append(rng.draw_below(10**6))

        yield from t.together([play(0), play(1)])

    one, other = script(step, ask_in_turn(0)), script(step, ask_in_turn(0))
    say_yes(one, 0, 1)
    say_yes(other, 1, 0)
    assert one.state.log == other.state.log


def some_play(table, rnd, count):
    """Up to so many answers of the first step, as entries."""
    entries = []
    while table.step == 1 and len(entries) < count:
        prompt = rnd.choice(table.prompts)
        taken = sum(entry.prompt == prompt.id for entry in entries)
        if prompt.optional and (taken or rnd.random() < 0.7):
            continue
        entries.append(Entry("answer", prompt.seat, prompt.id, random_answer(prompt, rnd)))
        table.replay(entries[-1:])
    return entries


def ready(table, left, lane):
    """Whether the next answer of a lane may be given now. Free actions come before the answers of
    plays inside theirs, with which it may end."""
    paths = [path for path in iterate_outwards(lane) if left.get(path)]
    last = [path for path in paths if ".s" in left[path][0].prompt]
    return bool(left[lane]) and last in ([], [lane]) and left[lane][0].prompt in ids(table)


def seen(table):
    """All that may be seen of a table but what hangs on the order by its nature."""
    prompts = [(p.id, p.seat, p.text, p.options) for p in table.prompts]
    waiting = (table.waiting_seats, table.answered_seats)
    return prompts, table.state.model_dump_json(), waiting, table.step


@MADE_UP
@given(plays=PLAYS, seed=st.integers(0, 999), count=st.integers(0, 30))
def test_the_same_answers_in_any_order_come_to_the_same(plays, seed, count) -> None:
    rnd = Random(seed)
    table = seated(*plays)
    told = list(table.opening)
    entries = some_play(table, rnd, count)
    left: dict[str, list[Entry]] = {}
    for entry in entries:
        left.setdefault(lane_of(entry.prompt), []).append(entry)
    other = seated(*plays)
    told_other = list(other.opening)
    again = seated(*plays)
    for entry in entries:
        again.replay([entry])
        told += again.events
    while any(left.values()):
        able = [left[lane] for lane in left if ready(other, left, lane)]
        # A free action whose own question the answers leave open holds up the plays inside its own.
        assume(able)
        queue = rnd.choice(able)
        other.replay([queue.pop(0)])
        told_other += other.events
    assert seen(other) == seen(table) == seen(again)
    assert sorted(map(repr, told)) == sorted(map(repr, told_other))


@MADE_UP
@given(plays=EVERYTHING, seed=st.integers(0, 999))
def test_put_away_at_any_moment_it_comes_back_the_same(plays, seed) -> None:
    table, rnd = seated(*plays), Random(seed)
    start, journal, asked = table.dump(), [], {}
    for entry in random_play(table, rnd, limit=25):
        journal.append(entry)
        again = Table.load(table.dump())
        assert again.lost == ()
        assert shown(again) == shown(table)
        for p in table.prompts:
            if not p.id.startswith("u"):
                question = (p.seat, p.text, p.options, p.least, p.most)
                assert asked.setdefault(p.id, question) == question
    again = Table.load(start, journal)
    assert again.lost == ()
    assert shown(again) == shown(table)


def test_these_games_do_all_that_the_tests_are_about() -> None:
    """Or the properties above would hold of nothing."""
    lanes, sealed, deep = set(), 0, 0
    rnd = Random(1)

    @settings(max_examples=60, deadline=None, derandomize=True, database=None)
    @given(plays=PLAYS)
    def look(plays) -> None:
        nonlocal sealed, deep
        table = seated(*plays)
        for entry in some_play(table, rnd, 30):
            path = lane_of(entry.prompt)
            lanes.add(path)
            deep += path.count(".") > 1
            sealed += ".s" in entry.prompt

    look()
    assert len(lanes) > 10
    assert deep > 20
    assert sealed > 20
