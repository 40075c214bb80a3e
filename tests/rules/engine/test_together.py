"""Several plays side by side: what each may ask, and that none depends on when another answers."""

from random import Random

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from rules.engine import Entry, Table
from rules.engine.lanes import find_lane_path, iterate_outwards

from .beside import EVERYTHING, PLAYS, ROLL, ask, ask_all, ask_any, open_plays, stand
from .beside import together as side_by_side
from .play import (
    answer_prompt,
    ask_in_turn,
    check_reload,
    describe_table,
    find_prompt,
    open_script,
    random_answer,
    random_play,
    roll_die,
    say_yes,
    yes_no,
)

MADE_UP = settings(
    max_examples=settings.default.max_examples * 3 // 10,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def list_ids(table):
    return [prompt.id for prompt in table.prompts]


def by_text(table, text, seat=None):
    (prompt,) = [p for p in table.prompts if p.text == text and seat in (None, p.seat)]
    return prompt


def answer_by_text(table, text, answer="yes", seat=None):
    prompt = by_text(table, text, seat)
    given = [answer] if prompt.kind == "choice" else answer
    return [event.text for event in table.answer(prompt.id, given)]


def read_places(table):
    return table.state.log[1]


def test_each_play_numbers_its_own_questions() -> None:
    table = open_plays([ask(0), ask(0)], [ask(1)])
    assert list_ids(table) == ["1.0.1", "1.1.1"]
    answer_by_text(table, "main/0.0 0")
    assert list_ids(table) == ["1.0.2", "1.1.1"]
    answer_by_text(table, "main/0.1 0")
    answer_by_text(table, "main/0.0 1")
    assert table.step == 2
    assert list_ids(table) == ["3"]  # the main line's numbers have gone beyond all that was used


def test_sealed_answers_of_one_play_wait_beside_the_others_questions() -> None:
    table = open_plays([ask_all(0, 1), ROLL], [ask(2), ask(2)])
    assert table.waiting_seats == {0, 1, 2}
    before = table.state.model_dump_json()
    assert answer_by_text(table, "main/0.0 0", 4, seat=1) == []
    assert table.state.model_dump_json() == before
    assert table.waiting_seats == {0, 2}
    answer_by_text(table, "main/0.1 0")
    assert table.waiting_seats == {0, 2}
    assert "sealed" in table.undoable(1)
    answer_by_text(table, "main/0.0 0", 7, seat=0)
    assert read_places(table)["main/0.0"][0] == [7, 4]
    assert table.waiting_seats == {2}
    assert describe_table(Table.load(table.dump())) == describe_table(table)


def test_the_first_answer_in_one_play_closes_nothing_in_another() -> None:
    table = open_plays([ask_any(0, 1)], [ask_any(1, 2)])
    answer_by_text(table, "main/0.0 0", seat=1)
    assert read_places(table)["main/0.0"] == [[1, "yes"]]
    assert [(p.seat, p.text) for p in table.prompts] == [(1, "main/0.1 0"), (2, "main/0.1 0")]
    answer_by_text(table, "main/0.1 0", "no", seat=2)
    assert table.step == 2


def test_plays_may_run_together_inside_a_play() -> None:
    table = open_plays([side_by_side([ask(0)], [ask(1), ask(1)]), ask(0)], [ask(2)])
    assert list_ids(table) == ["1.0.1.0.1", "1.0.1.1.1", "1.1.1"]
    answer_by_text(table, "main/0.0/0.1 0")
    answer_by_text(table, "main/0.0/0.0 0")
    assert list_ids(table) == ["1.0.1.1.2", "1.1.1"]
    answer_by_text(table, "main/0.0/0.1 1")
    assert list_ids(table) == ["1.0.2", "1.1.1"]
    assert describe_table(Table.load(table.dump())) == describe_table(table)


def test_a_free_action_of_one_play_pauses_only_that_play() -> None:
    table = open_plays([stand(0), ask(0), ask(0)], [stand(1), ask(1)])
    answer_by_text(table, "main/0.0 0 free")
    stopped = {"main/0.0 0 how", "main/0.0 0 free"}
    assert {p.text for p in table.prompts} == {*stopped, "main/0.1 1", "main/0.1 0 free"}
    answer_by_text(table, "main/0.1 1")
    assert {p.text for p in table.prompts} == stopped
    answer_by_text(table, "main/0.0 0 how", 3)
    assert table.waiting_seats == {0}
    assert by_text(table, "main/0.0 1").id == "1.0.1"
    assert read_places(table)["main/0.0"][0] == ["free", "yes"]
    assert describe_table(Table.load(table.dump())) == describe_table(table)


def test_a_free_action_of_the_step_pauses_all_its_plays_while_it_asks() -> None:
    def step(t):
        def then(_, prompt, __):
            yield from t.ask(t.number(prompt.seat, "How?", 1, 9, default=1))

        def offers(seat):
            return [("free", yes_no(t, seat, "Free?", optional=True))] if seat == 1 else []

        t.offer_free_actions(offers, then)
        yield from t.together([t.ask(yes_no(t, 0, "A?")), t.ask_all([yes_no(t, 1, "B?")])])

    table = open_script(step)
    answer_by_text(table, "Free?")
    assert [p.text for p in table.needed_prompts] == ["How?"]
    answer_by_text(table, "How?", 3)
    assert [p.text for p in table.needed_prompts] == ["A?", "B?"]


def test_a_free_action_beside_plays_must_say_what_it_does() -> None:
    def step(t):
        t.offer_free_actions(lambda seat: [])
        yield from t.together([t.ask(yes_no(t, 0))])

    with pytest.raises(TypeError, match="need a `then`"):
        open_script(step)
    assert list_ids(open_script(lambda t: t.together([]), ask_in_turn(0))) == ["2"]  # over at once


def test_defaults_are_carried_out_for_the_absent() -> None:
    table = open_plays([ask_all(0, 1), ask(0)], [ask_any(0, 2)])
    for _ in range(2):
        table.lapse_prompt(next(p for p in table.needed_prompts if p.seat == 0).id)
        table = Table.load(table.dump())
    assert read_places(table)["main/0.1"] == [[0, "no"]]
    answer_by_text(table, "main/0.0 0", 5, seat=1)
    assert read_places(table)["main/0.0"] == [[0, 5]]
    table.lapse_prompt(find_prompt(table, 0).id)
    assert table.absent_seats == {0}


def test_a_game_may_end_inside_a_play() -> None:
    end = ask_in_turn(0, lambda t: t.finish_game([0], {0: 1}, "Over."))
    table = open_script(lambda t: t.together([end(t), t.ask(yes_no(t, 1))]))
    answer_prompt(table, 0, "yes")
    assert table.result is not None
    assert table.prompts == ()
    check_reload(table)


def test_an_error_inside_a_play_leaves_the_table_as_it_was() -> None:
    def play(t):
        roll_die(t)
        if (yield from t.ask(yes_no(t, 0))) == "yes":
            t.rng.draw_below(6)
            raise RuntimeError
        yield from ask_in_turn(roll_die, 0)(t)

    table, other = (
        open_script(lambda t: t.together([play(t), t.ask(yes_no(t, 1))])) for _ in range(2)
    )
    before = describe_table(table)
    with pytest.raises(RuntimeError):
        answer_prompt(table, 0, "yes")
    assert describe_table(table) == before
    for each in (table, other):
        answer_prompt(each, 0, "no")
    assert describe_table(table) == describe_table(other)


def test_each_play_draws_from_a_stream_of_its_own() -> None:
    def rolled(*order):
        table = open_plays([ask(0), ROLL, ask(0), ROLL], [ask(1), ROLL], then=[ROLL, ask(2)])
        for seat in order:
            answer_prompt(table, seat, "yes")
        return read_places(table)

    one, other = rolled(0, 0, 1), rolled(1, 0, 0)
    assert one == other
    dice = [die for place in one.values() for die in place if die != "yes"]
    assert len(dice) == len(set(dice)) == 4
    first = open_plays([ROLL, ask(0)], [ROLL, ask(0)])
    dice = [read_places(first)[place][0] for place in ("main/0.0", "main/0.1")]
    assert dice[0] != dice[1]


def test_chance_taken_from_outside_a_play_draws_from_the_plays_stream() -> None:
    def step(t):
        rng = t.rng
        t.state.log = [[], []]

        def play(seat):
            yield from t.ask(yes_no(t, seat))
            t.state.log[seat].append(rng.draw_below(10**6))

        yield from t.together([play(0), play(1)])

    one, other = open_script(step, ask_in_turn(0)), open_script(step, ask_in_turn(0))
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
        table.replay_entries(entries[-1:])
    return entries


def is_ready(table, left, lane):
    """Whether the next answer of a lane may be given now. Free actions come before the answers of
    plays inside theirs, with which it may end."""
    paths = [path for path in iterate_outwards(lane) if left.get(path)]
    last = [path for path in paths if ".s" in left[path][0].prompt]
    return bool(left[lane]) and last in ([], [lane]) and left[lane][0].prompt in list_ids(table)


def describe_visible(table):
    """All that may be seen of a table, except what naturally depends on the order."""
    prompts = [(p.id, p.seat, p.text, p.options) for p in table.prompts]
    waiting = (table.waiting_seats, table.answered_seats)
    return prompts, table.state.model_dump_json(), waiting, table.step


@MADE_UP
@given(plays=PLAYS, seed=st.integers(0, 999), count=st.integers(0, 30))
def test_the_same_answers_in_any_order_lead_to_the_same_position(plays, seed, count) -> None:
    rnd = Random(seed)
    table = open_plays(*plays)
    told = list(table.opening)
    entries = some_play(table, rnd, count)
    left: dict[str, list[Entry]] = {}
    for entry in entries:
        left.setdefault(find_lane_path(entry.prompt), []).append(entry)
    other = open_plays(*plays)
    told_other = list(other.opening)
    again = open_plays(*plays)
    for entry in entries:
        again.replay_entries([entry])
        told += again.events
    while any(left.values()):
        able = [left[lane] for lane in left if is_ready(other, left, lane)]
        # A free action whose own question the answers leave open holds up the plays inside its own.
        assume(able)
        queue = rnd.choice(able)
        other.replay_entries([queue.pop(0)])
        told_other += other.events
    assert describe_visible(other) == describe_visible(table) == describe_visible(again)
    assert sorted(map(repr, told)) == sorted(map(repr, told_other))


@MADE_UP
@given(plays=EVERYTHING, seed=st.integers(0, 999))
def test_a_table_dumped_at_any_moment_loads_the_same(plays, seed) -> None:
    table, rnd = open_plays(*plays), Random(seed)
    start, journal, asked = table.dump(), [], {}
    for entry in random_play(table, rnd, limit=25):
        journal.append(entry)
        again = Table.load(table.dump())
        assert again.lost == ()
        assert describe_table(again) == describe_table(table)
        for p in table.prompts:
            if not p.id.startswith("u"):
                question = (p.seat, p.text, p.options, p.least, p.most)
                assert asked.setdefault(p.id, question) == question
    again = Table.load(start, journal)
    assert again.lost == ()
    assert describe_table(again) == describe_table(table)


def test_the_made_up_games_contain_what_these_tests_need() -> None:
    """Otherwise the properties above would hold of nothing."""
    lanes, sealed, deep = set(), 0, 0
    rnd = Random(1)

    @settings(max_examples=90, deadline=None, derandomize=True, database=None)
    @given(plays=PLAYS)
    def look(plays) -> None:
        nonlocal sealed, deep
        table = open_plays(*plays)
        for entry in some_play(table, rnd, 30):
            path = find_lane_path(entry.prompt)
            lanes.add(path)
            deep += path.count(".") > 1
            sealed += ".s" in entry.prompt

    look()
    assert len(lanes) > 10
    assert deep > 20
    assert sealed > 20
