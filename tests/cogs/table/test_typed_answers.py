"""Answers by word: what is suggested, and to whom."""

from __future__ import annotations

from typing import Any

from cogs.table import typed_answers
from cogs.ui import limits
from rules.engine import Message, Option, Prompt
from rules.engine.languages import speak
from tests.cogs.play import Camp, told
from tests.cogs.table.test_answering import journal


async def test_act_out_of_turn_says_whose_move_it_is(camp: Camp) -> None:
    """It is Ada's. Ben may burn his flare; what he takes says which question it answers."""
    await camp.begin(camp.ben)
    offered = await camp.ben.autocomplete(camp.channel, "act", "what", "")
    assert [choice["name"] for choice in offered] == [
        "It is Ada's move.",
        "Burn your flare: A log, at once. — You still have a flare.",
    ]
    typed = await camp.ben.autocomplete(camp.channel, "act", "what", "burn")
    assert [choice["name"] for choice in typed] == [offered[1]["name"]]
    whose = await camp.ben.slash(camp.channel, "act", what=offered[0]["value"])
    assert "It is Ada's move." in told(whose)
    before = len(await journal(camp))
    await camp.ben.slash(camp.channel, "act", what=offered[1]["value"])
    assert len(await journal(camp)) == before + 1
    verb = await camp.ben.autocomplete(camp.channel, "tiny gather", "choice", "")
    assert all("Gather" not in choice["name"] for choice in verb)
    assert await camp.cleo.autocomplete(camp.channel, "act", "what", "") == []


async def test_a_refusal_at_a_table_of_another_language_is_in_the_users(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.slash(camp.channel, "settings", language="Deutsch")
    for who, words in ((camp.ada, "„nonsense“ verstehe"), (camp.ben, "I do not understand “non")):
        assert words in told(await who.slash(camp.channel, "act", what="nonsense"))


def test_a_label_may_be_typed_in_any_language() -> None:
    options = (Option("yes", "undo", Message("agree")), Option("no", "undo", Message("refuse")))
    prompt: Prompt[Any] = Prompt("1", 0, "Undo?", "choice", options, 1, 1, ["no"])
    with speak("de"):
        for typed in ("agree", "Einverstanden", "einv"):
            assert typed_answers.parse_typed_answer([prompt], typed).answer == ["yes"]


def test_a_list_out_of_turn_is_short_until_somebody_types() -> None:
    options = tuple(Option(f"o{n}", "pick", f"Box {n}", "Full.") for n in range(20))
    prompt: Prompt[Any] = Prompt("1", 0, "Restow?", "choice", options, 1, 1, ["o0"], optional=True)
    found = typed_answers.list_suggestions([prompt], "")
    first, *rest = typed_answers.out_of_turn(found, "", "It is Ada's move.")
    assert first[0] == "It is Ada's move. Type to find what else you can do."
    assert rest == found[: typed_answers.FEW - 1]
    typed = typed_answers.list_suggestions([prompt], "box 1")
    assert typed_answers.out_of_turn(typed, "box 1", "It is Ada's move.") == typed
    assert all("— Restow?" in name for name, _ in found)


def test_every_suggestion_has_room_for_its_question() -> None:
    asks = "Where do you drive from here, and with how much of your Fuel do you pay for the way?"
    long = Option("o", "pick", "L" * 70 + " and so on", "d" * 100)
    prompt: Prompt[Any] = Prompt("1", 0, asks, "choice", (long,), 1, 1, ["o"])
    ((name, _),) = typed_answers.list_suggestions([prompt], "")
    assert len(name) <= limits.CHOICE_NAME
    assert name.endswith(" — Where do you drive from here, and with how…")


def test_the_way_out_is_suggested_alone() -> None:
    things = (
        *(Option(f"o{n}", "pick", f"Thing {n}") for n in range(3)),
        Option("x", "pick", "Out"),
    )
    prompt: Prompt[Any] = Prompt(
        "1", 0, "Which?", "choice", things, 1, 3, ["x"], many=True, way_out="x"
    )
    names = [name for name, _ in typed_answers.list_suggestions([prompt], "")]
    assert names == [f"{thing} — Which?" for thing in ("Thing 0", "Thing 1", "Thing 2", "Out")]
    more = [name for name, _ in typed_answers.list_suggestions([prompt], "thing 1, ")]
    assert more == ["Thing 1, Thing 0 — Which?", "Thing 1, Thing 2 — Which?"]
