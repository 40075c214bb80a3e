"""Opening and placing tables, what they tell, their end, and what happens when rules raise."""

import pytest

from rules.engine import GAMES, Event, Illegal, Result, Table
from rules.engine.events import assign_steps
from tests.tiny import TINY, Position

from .play import (
    answer_prompt,
    ask_in_turn,
    check_reload,
    describe_table,
    find_prompt,
    offer_aside,
    open_script,
    open_tiny,
    say_yes,
    yes_no,
)


@pytest.mark.parametrize("seats", TINY.seats)
def test_a_table_opens_with_any_number_of_seats_and_default_options(seats) -> None:
    table = Table.open(TINY, names=[f"P{n}" for n in range(seats)], seed="x")
    assert len(table.names) == seats
    assert table.result is None
    assert table.prompts
    assert (table.revision, table.step) == (0, 1)
    assert table.lost == ()


def test_a_game_is_opened_by_object_or_by_its_key() -> None:
    assert describe_table(Table.open(TINY, names=["Ada"], seed="x")) == describe_table(
        open_tiny(1, "x")
    )
    assert list(GAMES)[-1] == "tiny"
    del GAMES["tiny"]
    for key in ("tiny", "chess"):
        with pytest.raises(Illegal, match=f"^There is no game called {key}\\. There are these: "):
            Table.open(key, names=["Ada"], seed="x")


def test_options_and_seats_that_do_not_fit_are_refused_with_a_sentence() -> None:
    assert open_tiny(2, rounds=5).options.rounds == open_tiny(2, rounds=5).state.rounds == 5
    for rounds in (0, 10, "many", None):
        with pytest.raises(Illegal, match=r"^The option rounds does not fit: .+\.$"):
            Table.open(TINY, names=["Ada"], seed="x", options={"rounds": rounds})
    for seats in (0, 5):
        words = f"^Tiny Fire needs 1 to 4 players, but {seats} are here\\.$"
        with pytest.raises(Illegal, match=words):
            Table.open(TINY, names=["x"] * seats, seed="x")
    for key in (None, 5, ["tiny"]):
        with pytest.raises(Illegal, match=r"^There is no game called "):
            Table.open(key, names=["Ada"], seed="x")
    unfit = [{"names": n} for n in ("Ada", 1, None, [1], {0: "Ada"}, {"Ada"})]
    for each in (*unfit, {"seed": 5}, {"seed": None}, {"seed": b"x"}, {"save": {}}, {"save": 0}):
        with pytest.raises(Illegal, match=r"^Names are a list of texts"):
            Table.open(TINY, **{"names": ["Ada"], "seed": "x", **each})
    for broken in ({"names": ["\ud800"]}, {"seed": "\ud800"}, {"save": "\ud800"}):
        with pytest.raises(Illegal, match=r"^One of the characters is broken\."):
            Table.open(TINY, **{"names": ["Ada"], "seed": "x", **broken})


def position(**more):
    return Position(
        seats=2,
        rounds=1,
        round=1,
        wood=[3, 4],
        flares=[False, True],
        camps=["A", "B"],
        hands=[["bark", "bark", "moss"], []],
        **more,
    )


def test_the_rules_shorten_or_replace_unreadable_names() -> None:
    names = ["Ada" * 30, " ", " Ben "]
    table = Table.open(TINY, names=names, seed="x")
    assert list(table.names) == names
    assert [table.name_seat(seat) for seat in range(3)] == [f"{'Ada' * 10}A…", "Seat 2", "Ben"]


def test_a_table_placed_at_a_position_can_be_played_to_the_end() -> None:
    given = position()
    before = given.model_copy(deep=True)
    table = Table.place(TINY, given, "x")
    assert table.names == ("Seat 1", "Seat 2")
    assert find_prompt(table, 0).text == "What do you do?"
    answer_prompt(table, 0, "kindle")
    answer_prompt(table, 0, ["0", "1"])
    assert table.state.wood == [7, 4]
    assert table.state.hands[0] == ["moss"]
    assert given == before  # it has a copy

    table = Table.place("tiny", position(seat=2), "x", ["Ada", "Ben"])
    assert table.names == ("Ada", "Ben")
    check_reload(table)
    answer_prompt(table, 0, 1, optional=False)
    answer_prompt(table, 1, 0, optional=False)
    assert table.result == Result((1,), {0: 2, 1: 4}, "The night is over: most wood wins.")


def test_no_table_is_placed_with_other_seats_or_another_games_position() -> None:
    for names in (["Ada"], ["Ada", "Ben", "Cleo"]):
        with pytest.raises(Illegal, match=f"^Tiny Fire needs 2 players, but {len(names)} "):
            Table.place(TINY, position(), "x", names)
    for names, seed in (("AB", "x"), ([1, 2], "x"), ((), 5), ((), None)):
        with pytest.raises(Illegal, match=r"^Names are a list of texts"):
            Table.place(TINY, position(), seed, names)
    for state in (None, {}, "{}", position().model_dump_json(), TINY.options()):
        with pytest.raises(Illegal, match=r"^That position does not belong to Tiny Fire\.$"):
            Table.place(TINY, state, "x")


def test_only_seats_at_the_table_and_spectators_see_it() -> None:
    table = open_tiny(2)
    assert [table.view(seat).seat for seat in (0, 1, None)] == [0, 1, None]
    for seat in (2, 99, -1, "0", 0.5, [0]):
        with pytest.raises(Illegal, match=r"^There is no seat .* The seats are 0 to 1, and None"):
            table.view(seat)


def test_events_go_to_all_or_to_the_seats_named() -> None:
    def step(t):
        yield from t.ask(yes_no(t, 0))
        t.tell("All.", kind="roll", die=4)
        t.tell("Some.", 1, 0, kind="card", card="x")
        t.tell(f"{t.name_seat(1)}.")

    table = open_script(step)
    assert table.answer(find_prompt(table, 0).id, ["yes"]) == (
        Event("All.", None, "roll", {"die": 4}),
        Event("Some.", (1, 0), "card", {"card": "x"}),
        Event("Ben.", None, "info", {}),
    )


def test_events_belong_to_the_answer_that_brought_them() -> None:
    table = open_script(ask_in_turn(*[0, lambda t: t.tell(str(len(t.state.log)))] * 2, 0))
    assert [say_yes(table, 0) for _ in range(3)] == [("1",), ("2",), ()]


def test_each_event_knows_its_step() -> None:
    table = Table.open(TINY, names=["Ada", "Ben"], seed="s")
    told = [*table.opening]
    while table.step < 4:
        before = table.step
        prompt = table.needed_prompts[0]
        brought = table.answer(prompt.id, table.choose_bot_answer(prompt))
        assert {event.step for event in brought} <= set(range(before, table.step + 1))
        told += brought
    assert [event.step for event in told] == sorted(event.step for event in told)
    assert {event.step for event in told} >= {1, 2}


def test_events_not_told_by_rules_get_the_step_of_the_next_event_or_the_last() -> None:
    said = Event("Ada's time is up.")
    one, two = Event("Ada rests.", step=3), Event("Ben goes.", step=4)
    assert [e.step for e in assign_steps([said, one, said, two, said], 9)] == [3, 3, 4, 4, 4]
    assert [e.step for e in assign_steps([said, said], 9)] == [9, 9]
    assert said.step == 0


def test_only_its_own_seats_view_shows_a_hand() -> None:
    table = Table.place(TINY, position(), "x")
    assert table.view(0).hand == ["bark", "bark", "moss"]
    assert table.view(1).hand == table.view(None).hand == []
    assert table.view(None).cards == [3, 0]


def test_the_game_may_end_anywhere() -> None:
    def deep(t):
        yield from t.ask(yes_no(t, 0))
        t.finish_game((1, 0), {0: 5, 1: 5}, "A draw.")
        raise AssertionError("finish does not return")

    def step(t):
        yield from deep(t)
        raise AssertionError("nor does what called it")

    table = open_script(step)
    answer_prompt(table, 0, "yes")
    assert table.result == Result((1, 0), {0: 5, 1: 5}, "A draw.")
    assert table.prompts == ()
    assert table.waiting_seats == frozenset()
    with pytest.raises(Illegal, match=r"^The game is over\.$"):
        table.answer("1", ["yes"])
    with pytest.raises(Illegal, match=r"^The game is over\.$"):
        table.lapse_prompt("1")


def test_the_game_may_end_in_a_free_action() -> None:
    def step(t):
        def end(_, prompt, answer):
            t.finish_game([prompt.seat], {}, "Enough.")
            yield

        t.offer_free_actions(offer_aside(t, 1), end)
        yield from t.ask_all([yes_no(t, 0), yes_no(t, 1)])

    table = open_script(step)
    answer_prompt(table, 0, "yes")
    answer_prompt(table, 1, "yes", optional=True)
    assert table.result == Result((1,), {}, "Enough.")
    check_reload(table)


@pytest.mark.parametrize("error", [Illegal, RuntimeError, KeyError])
@pytest.mark.parametrize("where", ["at once", "in the next step", "when the seals are broken"])
def test_an_error_in_the_rules_leaves_the_table_as_it_was(error, where) -> None:
    def first(t):
        t.state.log.append(t.rng.draw_below(6))
        yield from t.ask(yes_no(t, 0))
        if where == "when the seals are broken":
            votes = yield from t.ask_all([yes_no(t, 0), yes_no(t, 1)])
        else:
            votes = [(yield from t.ask(yes_no(t, 0)))]
        t.state.log.append(votes)
        if where != "in the next step" and "yes" in votes:
            raise error("tripped")

    def second(t):
        t.state.log.append("second")
        if ["yes"] in t.state.log:
            raise error("tripped")
        yield from t.ask(yes_no(t, 0))

    table = open_script(first, second)
    answer_prompt(table, 0, "no")
    table.undo(0)
    answer_prompt(table, 0, "no")
    last = 0
    if where == "when the seals are broken":
        answer_prompt(table, 0, "no")
        last = 1
    before = describe_table(table)
    for _ in range(2):
        with pytest.raises(error, match="tripped"):
            answer_prompt(table, last, "yes")
        assert describe_table(table) == before
    answer_prompt(table, last, "no")
    assert table.state.log[-1] == "second"
    check_reload(table)


def test_an_error_in_the_rules_leaves_a_petition_open() -> None:
    def step(t):
        yield from t.ask(yes_no(t, 0))
        t.rng.draw_below(6)
        yield from t.ask(yes_no(t, 1))
        raise RuntimeError("tripped")

    table = open_script(step)
    answer_prompt(table, 0, "yes")
    table.undo(0)
    before = describe_table(table)
    with pytest.raises(RuntimeError):
        answer_prompt(table, 1, "yes", optional=False)
    assert describe_table(table) == before


def test_a_bot_repeats_its_answer_but_varies_between_tables() -> None:
    table = open_tiny(4)
    (prompt, *_) = table.prompts
    assert len({str(table.choose_bot_answer(prompt)) for _ in range(5)}) == 1
    answers = {str(open_tiny(4, f"{n}").choose_bot_answer(prompt)) for n in range(20)}
    assert len(answers) > 1


def test_bots_play_whole_games_and_sometimes_take_optional_actions() -> None:
    burnt = 0
    for number in range(12):
        table = open_tiny(1 + number % 4, f"bots {number}", rounds=3)
        for _ in range(300):
            for prompt in reversed(table.prompts):
                answer = table.choose_bot_answer(prompt)
                if answer is not None:
                    prompt.read(answer)
                    table.answer(prompt.id, answer)
                    break
        assert table.result.why == "The night is over: most wood wins."
        burnt += table.state.flares.count(False)
    assert burnt > 3


def test_a_bot_refuses_an_undo_of_a_drawn_card() -> None:
    table = open_tiny(2)
    answer_prompt(table, 0, "Oak")
    answer_prompt(table, 1, "Elm")
    answer_prompt(table, 0, "draw", optional=False)
    table.undo(0)
    (petition,) = [p for p in table.prompts if p.id.startswith("u")]
    assert table.choose_bot_answer(petition) == ["refuse"]
