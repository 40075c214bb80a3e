"""What may be answered, and in which words the rest is refused."""

import re

import pytest

from rules.engine import Illegal, Option, Table
from rules.engine.asking import Asking
from rules.engine.prompts import keep_or_renew

from .play import NO, YES, describe_table, open_script, yes_no

FEW = [Option(c, "pick", c.upper()) for c in "abcd"]
MANY = [Option(str(n), "pick", f"Card {n}") for n in range(10)]


class Asker(Asking):
    """Makes questions, and never waits for an answer."""

    def note_reveal(self) -> None:
        """Nobody hears of it."""


def even(chosen) -> None:
    if len(chosen) % 2:
        raise Illegal("Pick pairs.")


ASKED = {
    "one": lambda t: yes_no(t, 0),
    "some": lambda t: t.choices(0, "Which?", FEW, least=1, most=3, default=["a"]),
    "pairs": lambda t: t.choices(0, "Which?", FEW, default=[], check=even),
    "up to": lambda t: t.choices(0, "Which?", FEW, most=2, default=[]),
    "two": lambda t: t.choices(0, "Which?", FEW, least=2, most=2, default=["a", "b"]),
    "many": lambda t: t.choices(0, "Which?", MANY, default=[]),
    "number": lambda t: t.number(0, "How many?", -2, 5, default=0),
    "text": lambda t: t.text(0, "Say it.", least=2, most=5, default="hm"),
    "any text": lambda t: t.text(0, "Say it.", most=3),
}


def open_question(what):
    def step(t):
        t.state.log.append((yield from t.ask(ASKED[what](t))))

    return open_script(step)


@pytest.mark.parametrize(
    ("what", "answer", "got"),
    [
        ("one", ["yes"], "yes"),
        ("one", ["no"], "no"),
        ("some", ["a"], ["a"]),
        ("some", ["d", "b", "a"], ["d", "b", "a"]),
        ("pairs", [], []),
        ("pairs", ["c", "a"], ["c", "a"]),
        ("two", ["d", "a"], ["d", "a"]),
        ("many", [str(n) for n in range(10)], [str(n) for n in range(10)]),
        ("number", -2, -2),
        ("number", 5, 5),
        ("text", "ab", "ab"),
        ("text", "ab\n”é", "ab\n”é"),
        ("any text", "", ""),
    ],
)
def test_a_fitting_answer_is_handed_to_the_rules(what, answer, got) -> None:
    table = open_question(what)
    table.answer(table.prompts[0].id, answer)
    assert table.state.log == [got]


@pytest.mark.parametrize(
    ("what", "answer", "words"),
    [
        ("one", "yes", "This is a choice: pick from the options."),
        ("one", 1, "This is a choice: pick from the options."),
        ("one", None, "This is a choice: pick from the options."),
        ("one", ["maybe"], "That is not one of the choices now. You can pick: Yes, No."),
        ("one", [["yes"]], "That is not one of the choices now. You can pick: Yes, No."),
        ("one", [1], "That is not one of the choices now. You can pick: Yes, No."),
        ("one", [], "Pick 1; you picked 0."),
        ("one", ["yes", "no"], "Pick 1; you picked 2."),
        ("some", ["a", "a"], "You can pick each option only once."),
        ("some", [], "Pick 1 to 3; you picked 0."),
        ("some", ["a", "b", "c", "d"], "Pick 1 to 3; you picked 4."),
        ("up to", ["a", "b", "c"], "Pick up to 2; you picked 3."),
        ("two", ["a"], "Pick 2; you picked 1."),
        ("pairs", ["a"], "Pick pairs."),
        ("pairs", ["a", "z", "b"], "That is not one of the choices now. You can pick: A, B, C, D."),
        (
            "many",
            ["10"],
            "That is not one of the choices now. You can pick: "
            "Card 0, Card 1, Card 2, Card 3, Card 4, Card 5, Card 6, Card 7 ….",
        ),
        ("number", 6, "6 does not fit: give a number from -2 to 5."),
        ("number", -3, "-3 does not fit: give a number from -2 to 5."),
        ("number", 10**100, "Give a whole number from -2 to 5."),
        ("number", True, "Give a whole number from -2 to 5."),
        ("number", 1.0, "Give a whole number from -2 to 5."),
        ("number", "3", "Give a whole number from -2 to 5."),
        ("number", ["3"], "Give a whole number from -2 to 5."),
        ("text", "a", "Write 2 to 5 characters; you wrote 1."),
        ("text", "abcdef", "Write 2 to 5 characters; you wrote 6."),
        ("any text", "abcd", "Write up to 3 characters; you wrote 4."),
        ("text", ["ab"], "Answer in words."),
        ("text", 12, "Answer in words."),
        ("text", "ab\ud800", "One of the characters is broken. Write the text again without it."),
    ],
)
def test_an_answer_that_does_not_fit_is_refused_and_changes_nothing(what, answer, words) -> None:
    table = open_question(what)
    before = describe_table(table)
    with pytest.raises(Illegal, match=f"^{re.escape(words)}$"):
        table.answer(table.prompts[0].id, answer)
    assert describe_table(table) == before
    table.answer(table.prompts[0].id, table.prompts[0].default)
    assert table.result is not None


@pytest.mark.parametrize("asked", [None, 1, ["1"]])
def test_a_prompt_id_that_is_not_text_finds_no_question(asked) -> None:
    with pytest.raises(Illegal, match=r"^That question is no longer open; "):
        open_question("one").answer(asked, ["yes"])


def test_changing_a_list_after_answering_does_not_change_the_answer() -> None:
    def step(t):
        for _ in range(2):
            (yield from t.ask(ASKED["some"](t))).append("gone")

    table, given = open_script(step), ["b", "a"]
    table.answer(table.prompts[0].id, given)
    given.append("z")
    assert table.undoable(0) == "This takes back “B, A”. Nobody has to agree."
    assert describe_table(Table.load(table.dump())) == describe_table(table)


def test_choices_give_a_list_even_with_one_option() -> None:
    def step(t):
        prompt = t.choices(0, "Which?", [YES], least=1, most=3, default=["yes"])
        t.state.log.append((yield from t.ask(prompt)))

    table = open_script(step)
    assert (table.prompts[0].least, table.prompts[0].most) == (1, 1)
    table.answer(table.prompts[0].id, ["yes"])
    assert table.state.log == [["yes"]]


def test_a_choice_takes_one_option_and_only_under_its_own_id() -> None:
    table = open_script(lambda t: t.ask(t.choice(1, "?", [NO], default="no")))
    (prompt,) = table.prompts
    assert (prompt.seat, prompt.kind, prompt.least, prompt.most) == (1, "choice", 1, 1)
    assert (prompt.default, prompt.secret, prompt.optional) == (["no"], False, False)
    for wrong in ("0", "", "99", "u1.0", "ü"):
        with pytest.raises(Illegal, match="no longer open"):
            table.answer(wrong, ["no"])


def test_the_way_out_of_a_question_cannot_be_combined() -> None:
    def step(t):
        prompt = t.choices(0, "Which?", FEW, least=1, most=3, default=["d"], way_out="d")
        t.state.log.append((yield from t.ask(prompt)))

    table = open_script(step)
    with pytest.raises(Illegal, match="Pick either “D” or the others"):
        table.answer(table.prompts[0].id, ["a", "d"])
    table.answer(table.prompts[0].id, ["d"])
    assert table.state.log == [["d"]]


def test_a_question_carries_its_meaning_as_data() -> None:
    """Its topic and its options' data go along, and other data make it another question, though the
    words are the same."""
    t = Asker(1)
    options = [Option("a", "pick", "The left one", data={"fuel": 2}), Option("b", "pick", "None")]
    asked = t.choice(0, "Which?", options, default="b", topic="block", data={"card": "pump"})
    assert (asked.topic, asked.data) == ("block", {"card": "pump"})
    assert [option.data for option in asked.options] == [{"fuel": 2}, {}]
    same = t.choice(0, "Which?", options, default="b", topic="block", data={"card": "pump"})
    other = t.choice(0, "Which?", options, default="b", topic="block", data={"card": "depot"})
    assert keep_or_renew(asked, same) is asked
    assert keep_or_renew(asked, other) is other


def refuse_all(_: list[str]) -> None:
    raise Illegal("No.", rule="XX-3.4")


@pytest.mark.parametrize(("check", "rule"), [(None, "XX-1.2"), (refuse_all, "XX-3.4")])
def test_a_refusal_names_the_rule_of_its_question_or_of_the_failed_check(check, rule) -> None:
    asked = Asker(1).choices(0, "Which?", FEW, default=[], most=1, check=check, rule="XX-1.2")
    with pytest.raises(Illegal) as refused:
        asked.read([FEW[0].id] * (1 if check else 9))
    assert refused.value.rule == rule
