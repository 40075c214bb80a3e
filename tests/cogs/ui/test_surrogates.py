"""Lone surrogates, which no file or database can hold, wherever words are typed."""

from typing import Any

import discord
import pytest
from discord import app_commands

from tables.workers.jobs import JobTooLong
from tests.cogs.play import Camp, fail_with, read_reply, read_text

HALF = "\ud800"


async def test_text_loses_only_its_lone_surrogates(camp: Camp) -> None:
    await camp.begin_odd("words")
    await camp.write(camp.ada, f"It rained.{HALF} Then 🔥.")
    assert await camp.list_answers() == ["It rained. Then 🔥."]
    assert "It rained. Then 🔥." in read_reply(await camp.in_menu(camp.ada, "Earlier"))
    await camp.begin_odd("words")
    await camp.act(camp.ada, f"{HALF}It rained.{HALF}")
    assert await camp.list_answers() == ["It rained."]


async def test_text_too_short_without_its_lone_surrogates_is_refused(camp: Camp) -> None:
    await camp.begin(camp.ben, camps=False)
    assert "you wrote 0" in read_reply(await camp.write(camp.ada, HALF))
    assert await camp.list_answers() == []


async def test_a_name_is_shown_without_its_lone_surrogate(camp: Camp) -> None:
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


def fill_options(command: Any) -> dict[str, Any]:
    """A lone surrogate wherever somebody may write their own words."""
    return {
        p.display_name: p.choices[0].value if p.choices else f"{HALF}x"
        for p in command.parameters
        if p.type is discord.AppCommandOptionType.string
    }


@pytest.mark.parametrize("playing", [False, True])
async def test_every_text_command_accepts_lone_surrogates(
    camp: Camp, playing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it says about them: it is no fault of ours. Files that take long to make are not
    made."""
    monkeypatch.setattr(camp.bot.workers, "run_work", fail_with(JobTooLong()))
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
        given = fill_options(command)
        said = await camp.ada.slash(camp.channel, name, **given)
        assert "our fault" not in read_text(said.response), name
        for option, value in given.items():
            if HALF in value and command.get_parameter(option).autocomplete:
                await camp.ada.autocomplete(camp.channel, name, option, value)
    assert camp.trouble == []
