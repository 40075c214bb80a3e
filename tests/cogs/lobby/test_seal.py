"""The seal of the dice is public from the start on, at every table."""

from __future__ import annotations

import json

import pytest

from cogs.views.news import news
from rules import GAMES
from rules.engine import Event
from tables.actions import dice_words
from tests.cogs.campaigns import play as campaigns
from tests.cogs.play import Camp, labels, log, seen, told


def line(sealed: str) -> str:
    return f"The dice are sealed as {sealed[:32]}; /table verify says what that means."


@pytest.mark.parametrize("key", GAMES)
async def test_the_first_card_of_every_game_shows_it(camp: Camp, key: str) -> None:
    await camp.gather(*[camp.ben, camp.cleo][: GAMES[key].seats[0] - 1], game=key)
    shown_before = seen(camp.card())
    await camp.ada.click(camp.card(), label="Start")
    row = await camp.row()
    assert row.seal in shown_before, "whole, before the start"
    first = [seen(m) for m in camp.channel.history() if "My hand" in labels(m)]
    assert line(row.seal) in first[0]
    assert line(row.seal) in await log(camp)
    assert row.secret not in first[0]
    assert row.seal in told(await camp.cleo.slash(camp.channel, "table verify")), "and whole there"


async def test_a_rematch_shows_its_own(camp: Camp) -> None:
    await camp.begin(camp.ben)
    first = await camp.row()
    sure = await camp.ada.slash(camp.channel, "game end")
    await camp.ada.click(sure.response, label="Close the table")
    await camp.ada.click(camp.card(), label="Rematch")
    await camp.ada.click(camp.card(), label="Start")
    second = await camp.row()
    assert second.seal != first.seal
    assert line(second.seal) in seen(camp.card())
    assert first.seal[:32] not in seen(camp.card())


async def test_a_next_chapter_shows_that_of_save_and_secret(camp: Camp) -> None:
    await campaigns.played(camp, camp.ben)
    await camp.ada.click(camp.card(), label="Next chapter")
    await camp.ada.click(camp.card(), label="Start")
    row = await camp.row()
    assert row.save is not None
    assert line(row.seal) in seen(camp.card())


async def test_with_words_it_stands_in_the_line_about_them(camp: Camp) -> None:
    await camp.gather(camp.ben)
    options = (await camp.ben.click(camp.card(), label="Options")).response
    form = await camp.ben.click(options, label="Add a word")
    await camp.ben.submit_modal(form, {"words": "moth"})
    await camp.ada.click(camp.card(), label="Start")
    row = await camp.row()
    said = await log(camp)
    assert f"from that word and my secret, sealed as {row.seal[:32]}." in said
    assert "The dice are sealed" not in said


async def test_a_file_tells_it_and_an_imported_table_does_too(camp: Camp) -> None:
    """Whoever holds a forged file against the channel's log finds another seal there."""
    await camp.begin(camp.ben)
    row = await camp.row()
    sure = await camp.ada.slash(camp.channel, "game end")
    await camp.ada.click(sure.response, label="Close the table")
    done = await camp.ada.slash(camp.channel, "table export")
    content = await done.response.attachments[0].read()
    assert json.loads(content)["seed_hash"].startswith(row.seal[: dice_words.SEAL_SHOWN])
    elsewhere = camp.guild.create_text_channel("elsewhere")
    await camp.cleo.slash(elsewhere, "table import", file=("table.json", content))
    assert line(row.seal) in told(await camp.cleo.slash(elsewhere, "table log"))


def test_news_keep_it_however_much_happens() -> None:
    events = [Event(f"Something of its own kind happens: {n}.", kind=f"k{n}") for n in range(30)]
    passage = Event("They read:", data={"quote": "so many words " * 40})
    shown = news([dice_words.sealed("ab" * 32, 0), *events, passage])
    assert line("ab" * 32) in shown.words
    assert "so many words" in shown.words
    assert shown.more
