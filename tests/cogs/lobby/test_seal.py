"""The seal of the dice is in `/table verify` and the log of every table, and in nobody's face."""

import json

import pytest

from rules import GAMES
from tests.cogs.campaigns import play as campaigns
from tests.cogs.packs.files import work_here
from tests.cogs.play import Camp, labels, seen, told


def line(sealed: str) -> str:
    return f"I have sealed the dice as {sealed[:40]}. Use /table verify to see what that means."


@pytest.mark.parametrize("key", GAMES)
async def test_every_game_has_it(camp: Camp, key: str) -> None:
    await camp.gather(*[camp.ben, camp.cleo][: GAMES[key].seats[0] - 1], game=key)
    shown_before = seen(camp.card())
    proof = await camp.ask(camp.cleo, "table verify")
    before = (await camp.row()).seal in proof
    await camp.ada.click(camp.card(), label="Start")
    row = await camp.row()
    assert before, "whole, before the start"
    cards = [seen(m) for m in camp.channel.history() if labels(m)]
    assert not any(row.seal[:8] in card for card in (shown_before, *cards))
    assert line(row.seal) in await camp.read_log()
    assert row.seal in await camp.ask(camp.cleo, "table verify"), "and whole there"


async def test_a_next_chapter_shows_that_of_save_and_secret(camp: Camp) -> None:
    await campaigns.play_chapter(camp, camp.ben)
    await camp.ada.click(camp.card(), label="Next chapter")
    await camp.ada.click(camp.card(), label="Start")
    row = await camp.row()
    assert row.save is not None
    assert line(row.seal) in await camp.read_log()


async def test_files_and_imported_tables_tell_it(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever holds a forged file against the channel's log finds another seal there."""
    work_here(monkeypatch)
    await camp.begin(camp.ben)
    row = await camp.row()
    await camp.close()
    content = await camp.export_table(camp.ada)
    assert json.loads(content)["seed_hash"].startswith(row.seal[:40])
    elsewhere = camp.guild.create_text_channel("elsewhere")
    await camp.cleo.slash(elsewhere, "table import", file=("table.json", content))
    assert line(row.seal) in told(await camp.cleo.slash(elsewhere, "table log"))
