"""Whatever somebody types into a command gets a clear answer, and is never the bot's fault. A name
that is read from right to left leaves the words around it in their order."""

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.table import typed_answers
from cogs.ui import limits
from cogs.views import questions
from rules.engine import Illegal, Message, Option, Prompt, Table
from rules.engine.languages import speak
from tables.errors import UserError
from tests.cogs.odd import ODD
from tests.cogs.play import Camp, read_text

NINES = "9" * 5000
PLAIN: dict[discord.AppCommandOptionType, Any] = {
    discord.AppCommandOptionType.string: "x",
    discord.AppCommandOptionType.integer: 1,
}


def typed_into(camp: Camp, words: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each command, with each of its options that take any words given those."""
    for command in camp.bot.tree.walk_commands():
        if not isinstance(command, app_commands.Command):
            continue
        needed = {p.name: PLAIN.get(p.type, camp.cleo) for p in command.parameters if p.required}
        for option in command.parameters:
            if option.type is discord.AppCommandOptionType.string and not option.choices:
                fitting = words[: option.max_value]  # Discord lets nobody type more
                yield command.qualified_name, needed | {option.name: fitting}


@pytest.mark.parametrize("words", [NINES, f"{NINES} days", "--5"])
async def test_no_typed_words_cause_an_error(camp: Camp, words: str) -> None:
    await camp.begin(camp.ben)
    await camp.lend_admin(camp.ada)
    tried = list(typed_into(camp, words))
    assert ("table log", {"turn": words}) in tried
    for command, options in tried:
        done = await camp.ada.slash(camp.channel, command, **options)
        said = "".join(read_text(each) for each in (done.response, *done.followups) if each)
        assert "our fault" not in said, (command, list(options))


def test_every_typed_number_has_bounds(camp: Camp) -> None:
    for command in camp.bot.tree.walk_commands():
        for option in getattr(command, "parameters", ()):
            if option.type is discord.AppCommandOptionType.integer and not option.choices:
                assert option.min_value is not None, (command.qualified_name, option.name)
                assert option.max_value is not None, (command.qualified_name, option.name)


@pytest.mark.parametrize("digits", [NINES, "--5", "-", "5-", "1e3", "²"])
def test_text_instead_of_a_number_is_refused(digits: str) -> None:
    table = Table.open(ODD, names=["Ada"], seed="x", options={"ask": "wide"})
    (prompt,) = table.prompts
    with pytest.raises(Illegal, match=r"is not a whole number\. Give one from 0 to 1000"):
        questions.parse_words(prompt, digits)


def test_only_valid_numbers_are_suggested() -> None:
    table = Table.open(ODD, names=["Ada"], seed="x", options={"ask": "wide"})
    (prompt,) = table.prompts
    suggest = typed_answers._suggest_free_answer
    assert any(label.startswith("777:") for label, _ in suggest(prompt, "777"))
    assert suggest(prompt, "0" * 5000 + "7") == suggest(prompt, "")


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
    assert "It is Ada's move." in await camp.ask(camp.ben, "act", what=offered[0]["value"])
    before = len(await camp.list_answers())
    await camp.ben.slash(camp.channel, "act", what=offered[1]["value"])
    assert len(await camp.list_answers()) == before + 1
    verb = await camp.ben.autocomplete(camp.channel, "tiny gather", "choice", "")
    assert all("Gather" not in choice["name"] for choice in verb)
    assert await camp.cleo.autocomplete(camp.channel, "act", "what", "") == []
    said = await camp.ask(camp.ada, "table log", turn=NINES)
    assert "that you can read" in said
    assert "choose one from the list" in said
    await camp.ada.slash(camp.channel, "settings", language="Deutsch")
    for who, words in ((camp.ada, "„nonsense“ verstehe"), (camp.ben, "I do not understand “non")):
        assert words in await camp.ask(who, "act", what="nonsense")


def test_a_label_may_be_typed_in_any_language() -> None:
    options = (Option("yes", "undo", Message("agree")), Option("no", "undo", Message("refuse")))
    prompt: Prompt[Any] = Prompt("1", 0, "Undo?", "choice", options, 1, 1, ["no"])
    with speak("de"):
        for typed in ("agree", "Einverstanden", "einv"):
            assert typed_answers.parse_typed_answer([prompt], typed).answer == ["yes"]


def test_typed_words_may_be_any_part_of_one_label() -> None:
    """The beginning of any question's label ranks before the inside of another."""
    pay, move = Option("pay", "buy", "Pay 3 XP: gain a skill"), Option("move", "plan", "Move")
    free = Option("free", "buy", "Undo the last move")
    asked: list[Prompt[Any]] = [
        Prompt("1", 0, "Buy?", "choice", (pay, free), 1, 1, ["pay"]),
        Prompt("2", 0, "Do what?", "choice", (move,), 1, 1, ["move"]),
    ]
    order = Option("never", "order", "Always: ask no more")
    asked.append(
        Prompt("3", 0, "Order?", "choice", (order,), 1, 1, ["never"], optional=True, aside=True)
    )
    for typed, chosen in (("gain a skill", "pay"), ("move", "move"), ("last", "free")):
        assert typed_answers.parse_typed_answer(asked, typed).answer == [chosen]
    for typed in ("l", "ask no more"):
        with pytest.raises(UserError):
            typed_answers.parse_typed_answer(asked, typed)


def test_choosing_nothing_works_by_its_label() -> None:
    dice = (Option("1", "reroll", "Die 1"), Option("2", "reroll", "Die 2"))
    prompt: Prompt[Any] = Prompt("1", 0, "Which?", "choice", dice, 0, 2, [])
    for typed in ("none", "None of them", "Nichts davon"):
        assert typed_answers.parse_typed_answer([prompt], typed).answer == []
    with pytest.raises(UserError, match="Die 2, None of them"):
        typed_answers.parse_typed_answer([prompt], "nonsense")


def test_an_old_suggestion_does_not_answer_another_question() -> None:
    box = (Option("o", "pick", "Box"),)
    old, new = (Prompt[Any](n, 0, "Which?", "choice", box, 1, 1, ["o"]) for n in "12")
    ((_, value),) = typed_answers.list_suggestions([old], "")
    assert typed_answers.parse_typed_answer([new, old], value).prompt is old
    with pytest.raises(UserError, match="no longer open"):
        typed_answers.parse_typed_answer([new], value)


def test_a_list_out_of_turn_is_short_until_somebody_types() -> None:
    options = tuple(Option(f"o{n}", "pick", f"Box {n}", "Full.") for n in range(20))
    prompt: Prompt[Any] = Prompt("1", 0, "Restow?", "choice", options, 1, 1, ["o0"], optional=True)
    found = typed_answers.list_suggestions([prompt], "")
    first, *rest = typed_answers.add_whose_move(found, "", "It is Ada's move.")
    assert first[0] == "It is Ada's move. Type to find what else you can do."
    assert rest == found[: typed_answers.MOST_UNTYPED_SUGGESTIONS - 1]
    typed = typed_answers.list_suggestions([prompt], "box 1")
    assert typed_answers.add_whose_move(typed, "box 1", "It is Ada's move.") == typed
    assert all("— Restow?" in name for name, _ in found)


def test_every_suggestion_has_room_for_its_question() -> None:
    asks = "Where do you drive from here, and with how much of your Fuel do you pay for the way?"
    long = Option("o", "pick", "L" * 70 + " and so on", "d" * 100)
    prompt: Prompt[Any] = Prompt("1", 0, asks, "choice", (long,), 1, 1, ["o"])
    ((name, _),) = typed_answers.list_suggestions([prompt], "")
    assert len(name) <= limits.CHOICE_NAME
    assert name.endswith(" — Where do you drive from here, and with how…")


def test_the_way_out_is_suggested_by_itself() -> None:
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


SARA, LAYLA = "שרה", "ليلى"
APART = re.compile("\u2068([^\u2068\u2069]*)\u2069")


async def test_cards_and_the_log_isolate_right_to_left_names(camp: Camp) -> None:
    """Sara and Layla, whose names say how they would be turned, play Survive!"""
    sara, layla = (camp.add_member(name) for name in (f"\u202e{SARA}\u2069", f"{LAYLA}\u2068"))
    await sara.slash(camp.channel, "game open", game="survive")
    await layla.click(camp.card(), label="Join")
    await sara.click(camp.card(), label="Start")
    await camp.act(sara, "Red")
    await camp.act(layla, "Blue")
    shown = f"{read_text(camp.card_in_play())}\n{await camp.read_log()}"
    for line in ("{} plays Red.", "{} plays Blue."):
        name = SARA if "Red" in line else LAYLA
        assert line.format(f"\u2068{name}\u2069") in shown
    assert {SARA, LAYLA} <= set(APART.findall(shown))
    assert not re.search("[\u2066-\u2069\u202a-\u202e]", APART.sub("", shown)), "in pairs"
