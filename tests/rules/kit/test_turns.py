"""The turn: what is asked, what is not, and what stays the same question."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from rules.engine import Offer, Option, Play, Prompt, Table
from rules.kit.turns import Asked, Gone, Turn, ask_unless_sole
from tests.rules.engine.play import NO, YES, Note, answer_prompt, find_prompt, open_script, yes_no

ONE = [Option("one", "say", "One")]
Step: TypeAlias = Callable[[Turn[Note]], Play[None]]


def turn(step: Step, seats: int = 2) -> Table[Note]:
    return open_script(lambda t: step(Turn(t)), seats=seats)


def log(table: Table[Note]) -> list[Any]:
    return table.state.log


@pytest.mark.parametrize("secret", [False, True])
def test_a_choice_of_one_option_is_asked_only_to_keep_a_secret(secret: bool) -> None:
    def step(h: Turn[Note]) -> Play[None]:
        h.s.log.append((yield from h.choose(0, "Which?", ONE, secret=secret, about="Ada chooses")))
        asked = h.t.choice(0, "And?", ONE, default="one", secret=secret, about="Ada")
        h.s.log.append((yield from ask_unless_sole(h.t, asked)))
        both = h.t.choices(1, "In which order?", [YES, NO], default=["yes", "no"], least=2)
        yield from ask_unless_sole(h.t, both)

    table = turn(step)
    for _ in range(2 if secret else 0):
        assert table.waiting_seats == {0}
        answer_prompt(table, 0, "one")
    assert log(table) == ["one", "one"]
    assert table.waiting_seats == {1}


def test_choosing_a_seat_is_asked_only_among_several() -> None:
    def step(h: Turn[Note]) -> Play[None]:
        h.s.log.append((yield from h.choose_seat(0, "Who?", [])))
        h.s.log.append((yield from h.choose_seat(0, "Who?", [1])))
        h.s.log.append((yield from h.choose_seat(0, "Who?", [2, 1])))

    table = turn(step, seats=3)
    assert log(table) == [None, 1]
    prompt = find_prompt(table, 0)
    assert [option.label for option in prompt.options] == ["Cleo", "Ben"]
    assert prompt.default == ["2"]
    answer_prompt(table, 0, "1")
    assert log(table) == [None, 1, 1]


def shop(h: Turn[Note]) -> Play[None]:
    """Buy as often as you like; the price of the second thing rises with what was bought."""
    while True:
        role, _, value = yield from h.ask_menu(
            lambda: [
                ("end", h.t.choice(0, "Done?", [YES], default="yes")),
                ("buy", h.t.choice(0, f"Buy number {len(h.s.log)}?", [YES], default="yes")),
                ("look", h.t.choice(0, "Look?", [YES], default="yes", optional=True)),
            ]
        )
        if role == "end":
            return
        h.s.log.append((role, value))


def by_text(table: Table[Note]) -> dict[str, str]:
    return {prompt.text: prompt.id for prompt in table.prompts}


def test_an_unchanged_question_keeps_its_id_unless_it_was_answered() -> None:
    table = turn(shop)
    before = by_text(table)
    table.answer(before["Look?"], ["yes"])
    after = by_text(table)
    assert after["Done?"] == before["Done?"]
    assert after["Look?"] != before["Look?"]
    assert "Buy number 1?" in after
    table.answer(after["Buy number 1?"], ["yes"])
    assert log(table) == [("look", "yes"), ("buy", "yes")]
    assert by_text(table)["Done?"] == before["Done?"]


def test_a_menu_may_keep_unchanged_questions() -> None:
    """A question that stands is not made again; but the one just answered is, and no later id tells
    which of the two it was."""
    made: list[int] = []

    def step(h: Turn[Note], *, anew: bool) -> Play[None]:
        def ask(seat: int) -> Prompt[Any]:
            kept = None if anew else h.keep_prompt(seat, "say")
            if kept is None:
                made.append(seat)
                kept = yes_no(h.t, seat)
            return kept

        for _ in range(2):
            yield from h.ask_menu(lambda: [("say", ask(seat)) for seat in (0, 1)])
        yield from h.ask(lambda: yes_no(h.t, 1, "And then?"))

    last = []
    for anew in (True, False):
        made.clear()
        table = turn(lambda h, anew=anew: step(h, anew=anew))
        before = find_prompt(table, 1).id
        answer_prompt(table, 0, "yes")
        assert made == ([0, 1, 0, 1] if anew else [0, 1, 0])
        assert find_prompt(table, 1).id == before
        answer_prompt(table, 0, "yes")
        last.append(find_prompt(table, 1).id)
    assert last[0] == last[1]


def test_a_menu_with_nothing_to_ask_raises_gone_even_after_a_free_action() -> None:
    def step(h: Turn[Note]) -> Play[None]:
        yield from menu_or_gone(h, list)
        yield from h.ask(lambda: yes_no(h.t, 0))

    assert log(turn(step)) == ["gone"]

    def asks(h: Turn[Note]) -> Play[None]:
        yield from menu_or_gone(h, lambda: [] if h.s.log else [("well", yes_no(h.t, 0))])

    table = turn(free_step(asks, count_up))
    answer_prompt(table, 1, "yes")
    assert log(table) == ["free", "gone"]


def free_step(asks: Step, then: Callable[[Turn[Note], Prompt[Any]], Play[None] | None]) -> Step:
    """A step in which the second seat may do something at any time."""

    def step(h: Turn[Note]) -> Play[None]:
        def offers(seat: int) -> list[Offer]:
            return [("free", yes_no(h.t, seat, "Free?", optional=True))] if seat == 1 else []

        h.offer_free_actions(offers, lambda role, prompt, value: then(h, prompt))
        yield from asks(h)

    return step


def count_up(h: Turn[Note], prompt: Prompt[Any]) -> None:
    h.s.log.append("free")


def menu_or_gone(h: Turn[Note], menu: Callable[[], list[Asked]]) -> Play[None]:
    try:
        yield from h.ask_menu(menu)
    except Gone:
        h.s.log.append("gone")


def test_a_question_is_rebuilt_after_a_free_action_under_the_same_id() -> None:
    def asks(h: Turn[Note]) -> Play[None]:
        def build() -> Prompt[str]:
            options = [YES, NO, *ONE][: len(h.s.log) + 2]
            return h.t.choice(0, f"{len(h.s.log)}?", options, default="no")

        yield from h.ask(build)
        h.s.log.append("answered")

    table = turn(free_step(asks, count_up))
    asked = find_prompt(table, 0)
    answer_prompt(table, 1, "yes")
    again = find_prompt(table, 0)
    assert (again.id, again.text, len(again.options)) == (asked.id, "1?", 3)
    answer_prompt(table, 0, "one")
    assert log(table) == ["free", "answered"]


def test_options_given_as_a_function_are_updated_by_a_free_action() -> None:
    """Fewer options are left, and the first of them is the default."""

    def asks(h: Turn[Note]) -> Play[None]:
        chosen = yield from h.choose(0, "Which?", lambda: [YES, NO, *ONE][len(h.s.log) :])
        h.s.log.append(chosen)

    table = turn(free_step(asks, count_up))
    asked = find_prompt(table, 0)
    assert asked.default == ["yes"]
    answer_prompt(table, 1, "yes")
    again = find_prompt(table, 0)
    assert (again.id, again.default) == (asked.id, ["no"])
    assert [option.id for option in again.options] == ["no", "one"]
    answer_prompt(table, 0, "one")
    assert log(table) == ["free", "one"]


def test_a_menu_is_rebuilt_after_a_free_action_too() -> None:
    table = turn(free_step(shop, count_up))
    before = by_text(table)
    answer_prompt(table, 1, "yes")
    after = by_text(table)
    assert after["Done?"] == before["Done?"]
    assert "Buy number 1?" in after
    assert "Buy number 0?" not in after
    table.answer(after["Done?"], ["yes"])
    assert log(table) == ["free"]


def test_a_free_action_asking_the_same_seat_postpones_its_question() -> None:
    made: list[str] = []

    def asks(h: Turn[Note]) -> Play[None]:
        def build() -> Prompt[str]:
            made.append("outer")
            return yes_no(h.t, 0, f"After {len(h.s.log)}?")

        yield from h.ask(build)

    def then(h: Turn[Note], prompt: Prompt[Any]) -> Play[None]:
        h.s.log.append("free")
        assert not h.has_open_option(1, ["yes"])
        assert h.has_open_option(0, ["yes"])
        yield from h.ask(lambda: yes_no(h.t, 0, "Inner?"))

    table = turn(free_step(asks, then))
    answer_prompt(table, 1, "yes")
    assert find_prompt(table, 0).text == "Inner?"
    answer_prompt(table, 1, "yes")  # once more, while that is asked
    answer_prompt(table, 0, "yes")  # to the second, so the first is asked on
    assert made == ["outer"]
    answer_prompt(table, 0, "yes")
    assert find_prompt(table, 0).text == "After 2?"


def test_an_open_option_is_one_of_a_question_that_must_be_answered() -> None:
    def step(h: Turn[Note]) -> Play[None]:
        menu: list[Asked] = [
            ("other", yes_no(h.t, 1, "More?", optional=True)),
            ("need", h.t.choice(0, "Need?", [Option("a", "do", "A")], default="a")),
            ("free", h.t.choice(0, "Free?", [Option("b", "do", "B")], default="b", optional=True)),
        ]

        def then(role: str, prompt: Prompt[Any], value: Any) -> Play[None]:
            h.s.log.append((h.has_open_option(0, ["a"]), h.has_open_option(0, ["b"])))
            return
            yield

        h.offer_free_actions(
            lambda seat: [("look", yes_no(h.t, seat, "Look?", optional=True))], then
        )
        yield from h.ask_menu(lambda: menu)

    table = turn(step)
    (look,) = [p for p in table.prompts if p.text == "Look?" and p.seat == 1]
    table.answer(look.id, ["yes"])
    assert log(table) == [(True, False)]


def test_a_menu_returns_a_free_action_without_a_handler() -> None:
    def step(h: Turn[Note]) -> Play[None]:
        h.t.offer_free_actions(lambda seat: [("free", yes_no(h.t, seat, "Free?", optional=True))])
        role, prompt, _ = yield from h.ask_menu(lambda: [("well", yes_no(h.t, 0))])
        h.s.log.append((role, prompt.seat))

    table = turn(step)
    answer_prompt(table, 1, "yes")
    assert log(table) == [("free", 1)]


def test_gone_in_one_play_does_not_end_the_others() -> None:
    def one(h: Turn[Note], seat: int) -> Play[None]:
        if (yield from h.ask(lambda: yes_no(h.t, seat))) == "yes":
            raise Gone
        h.s.log.append(seat)

    def step(h: Turn[Note]) -> Play[None]:
        yield from h.together([one(h, 0), one(h, 1)])
        h.s.log.append("all")

    table = turn(step)
    answer_prompt(table, 0, "yes")
    answer_prompt(table, 1, "no")
    assert log(table) == [1, "all"]


def test_menus_beside_each_other_keep_their_questions_apart() -> None:
    def mine(h: Turn[Note], seat: int) -> Play[None]:
        for n in range(2):
            yield from h.ask_menu(
                lambda n=n: [
                    ("go", yes_no(h.t, seat, f"Go {n}?")),
                    ("stay", yes_no(h.t, seat, "Stay?", optional=True)),
                ]
            )

    table = turn(lambda h: h.together([mine(h, 0), mine(h, 1)]))
    before = {p.seat: p.id for p in table.prompts if p.text == "Stay?"}
    for seat in (0, 1):
        answer_prompt(table, seat, "yes", optional=False)
    assert {p.seat: p.id for p in table.prompts if p.text == "Stay?"} == before
