"""Whatever somebody types into a command gets a clear answer, and is never the bot's fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.table import typed_answers
from cogs.views import questions
from rules.engine import Illegal, Table
from tests.cogs.odd import ODD
from tests.cogs.play import Camp, seen, told

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
async def test_no_words_are_our_fault(camp: Camp, words: str) -> None:
    await camp.begin(camp.ben)
    await camp.lend_admin(camp.ada)
    tried = list(typed_into(camp, words))
    assert ("table log", {"turn": words}) in tried
    for command, options in tried:
        done = await camp.ada.slash(camp.channel, command, **options)
        said = "".join(seen(each) for each in (done.response, *done.followups) if each)
        assert "our fault" not in said, (command, list(options))


def test_every_number_that_can_be_typed_has_its_bounds(camp: Camp) -> None:
    for command in camp.bot.tree.walk_commands():
        for option in getattr(command, "parameters", ()):
            if option.type is discord.AppCommandOptionType.integer and not option.choices:
                assert option.min_value is not None, (command.qualified_name, option.name)
                assert option.max_value is not None, (command.qualified_name, option.name)


async def test_a_turn_that_is_no_turn_is_said_to_be_none(camp: Camp) -> None:
    await camp.begin(camp.ben)
    said = told(await camp.ada.slash(camp.channel, "table log", turn=NINES))
    assert "You can read no turn" in said
    assert "choose one from the list" in said


@pytest.mark.parametrize("digits", [NINES, "--5", "-", "5-", "1e3", "²"])
def test_what_is_no_number_is_said_to_be_none(digits: str) -> None:
    table = Table.open(ODD, names=["Ada"], seed="x", options={"ask": "wide"})
    (prompt,) = table.prompts
    with pytest.raises(Illegal, match=r"is not a whole number\. Give one from 0 to 1000"):
        questions.from_words(prompt, digits)


def test_numbers_are_suggested_as_far_as_they_are_numbers() -> None:
    table = Table.open(ODD, names=["Ada"], seed="x", options={"ask": "wide"})
    (prompt,) = table.prompts
    assert any(
        label.startswith("777:") for label, _ in typed_answers._suggest_free_answer(prompt, "777")
    )
    assert typed_answers._suggest_free_answer(
        prompt, "0" * 5000 + "7"
    ) == typed_answers._suggest_free_answer(prompt, "")
