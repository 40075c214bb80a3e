"""Lone surrogates, which no file or database can hold, wherever words are typed."""

from typing import Any

import discord
import pytest
from discord import app_commands

from tables.workers.jobs import JobTooLong
from tests.cogs.play import Camp, failing, seen, told

HALF = "\ud800"


async def test_words_lose_the_half_character_and_nothing_else(camp: Camp) -> None:
    await camp.begin_odd("words")
    await camp.write(camp.ada, f"It rained.{HALF} Then 🔥.")
    assert await camp.list_answers() == ["It rained. Then 🔥."]
    assert "It rained. Then 🔥." in told(await camp.in_menu(camp.ada, "Earlier"))
    await camp.begin_odd("words")
    await camp.act(camp.ada, f"{HALF}It rained.{HALF}")
    assert await camp.list_answers() == ["It rained."]


async def test_what_is_too_short_without_it_is_refused(camp: Camp) -> None:
    await camp.begin(camp.ben, camps=False)
    assert "you wrote 0" in told(await camp.write(camp.ada, HALF))
    assert await camp.list_answers() == []


async def test_a_name_is_shown_without_it(camp: Camp) -> None:
    odd = camp.add_member(f"Dor{HALF}a")
    await camp.gather(odd)
    assert (await camp.row()).seats[1].name == "Dora"
    await camp.ada.click(camp.card(), label="Start")
    await camp.act(odd, "Ash")
    assert len(await camp.list_answers()) == 1


def leaves(camp: Camp) -> list[str]:
    return [
        command.qualified_name
        for command in camp.bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
        and any(p.type is discord.AppCommandOptionType.string for p in command.parameters)
    ]


def filled(command: Any) -> dict[str, Any]:
    """Half a character wherever words of one's own may stand."""
    return {
        p.display_name: p.choices[0].value if p.choices else f"{HALF}x"
        for p in command.parameters
        if p.type is discord.AppCommandOptionType.string
    }


@pytest.mark.parametrize("playing", [False, True])
async def test_every_command_that_takes_words_takes_half_a_character(
    camp: Camp, playing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it says about them: it is no fault of ours. Files that take long to make are not
    made."""
    monkeypatch.setattr(camp.bot.workers, "run_work", failing(JobTooLong()))
    await camp.gather(camp.ben)
    await camp.lend_admin(camp.ada)
    if playing:
        await camp.ada.click(camp.card(), label="Start")
    names = leaves(camp)
    assert len(names) > 15
    for name in names:
        command = camp.bot.tree.get_command(name.split()[0])
        for part in name.split()[1:]:
            command = command.get_command(part)
        given = filled(command)
        said = await camp.ada.slash(camp.channel, name, **given)
        assert "our fault" not in seen(said.response), name
        for option, value in given.items():
            if HALF in value and command.get_parameter(option).autocomplete:
                await camp.ada.autocomplete(camp.channel, name, option, value)
    assert camp.trouble == []
