"""What else knows of campaigns: proofs, files, rematches, privacy, moving, and Discord's limits."""

import json
from dataclasses import replace
from typing import Any

import pytest

from cogs.ui.message import list_components
from cogs.views import card, lobby_card
from rules.engine import Result
from rules.engine.seal import hash_text, seal_secret
from storage import Chapter
from tables.errors import UserError
from tables.files import table_file
from tables.snapshot import take_snapshot
from tables.wording import campaigns
from tests.cogs.campaigns.play import (
    NAME,
    find_campaign,
    gather_chapter,
    list_names,
    play_chapter,
    play_on,
)
from tests.cogs.play import Camp, list_labels, read_reply, read_text
from tests.cogs.ui.test_limits import check_limits
from tests.storage.tables import dump_database

pytestmark = pytest.mark.usefixtures("work_here")


async def two_chapters(camp: Camp, *others: Any) -> None:
    """A campaign whose second chapter is over."""
    await play_chapter(camp, *others)
    await camp.ada.click(camp.card(), label="Next chapter")
    await play_on(camp, camp.ada, *others)


async def test_verify_proves_the_save_the_seed_and_every_roll(camp: Camp) -> None:
    first = await play_chapter(camp, camp.ben)
    said = await camp.ask(camp.cleo, "table verify")
    sealed = hash_text((await find_campaign(camp, first)).save)
    assert f"The save for the next chapter, SHA-256: `{sealed}`" in said
    assert seal_secret(first.seed) in said
    await camp.ada.click(camp.card(), label="Next chapter")
    await camp.ada.click(camp.card(), label="Start")
    row = await camp.row()
    during = await camp.ask(camp.cleo, "table verify")
    assert sealed in during
    assert seal_secret(row.seed, row.save) in during
    assert row.seed not in during
    assert "Chapter 1, table 1, left that save." in during
    await camp.close()
    after = await camp.ask(camp.cleo, "table verify")
    assert row.seed in after
    assert "are the same" in after


async def test_verify_detects_a_swapped_save(camp: Camp) -> None:
    await two_chapters(camp)
    row = await camp.row()
    before = await find_campaign(camp, row)
    honest = await camp.ask(camp.ada, "table verify")
    change = "UPDATE saves SET body = '{\"logs\":1000}' WHERE table_id = ?"
    await camp.store._writer.write_change(lambda db: db.execute(change, (row.id,)))
    camp.sessions._sessions.clear()
    said = await camp.ask(camp.ada, "table verify")
    assert "now leaves a different save" in said
    assert "the end is not the same" in said
    assert seal_secret(row.seed, row.save) in honest
    assert seal_secret(row.seed, row.save) not in said
    assert before.carried == 2


async def test_a_rematch_reuses_the_save_but_is_not_a_chapter(camp: Camp) -> None:
    await two_chapters(camp, camp.ben)
    second = await camp.row()
    known = await find_campaign(camp, second)
    said = read_reply(await camp.in_menu(camp.ben, "Rematch"))
    assert "and is not a chapter. To go on with the campaign, use `/campaign continue`" in said
    row = await camp.row()
    assert (row.save, row.chapter, row.seats) == (second.save, None, second.seats)
    assert "It carries on from another table" in read_text(camp.card())
    await play_on(camp, camp.ada, camp.ben)
    assert "Next chapter" not in list_labels(camp.card())
    assert await find_campaign(camp, second) == known
    said = await camp.ask(camp.ada, "table verify")
    assert "are the same" in said
    assert "This table is not a chapter" in said


async def test_an_export_names_a_first_chapter_but_its_rematch_is_not_one(camp: Camp) -> None:
    await play_chapter(camp, camp.ben)
    done = await camp.ben.slash(camp.channel, "me export")
    about = json.loads(await done.response.attachments[0].read())
    assert [(each["campaign"], each["chapter"]) for each in about["tables"]] == [(NAME, 1)]
    assert "campaign" not in read_reply(await camp.in_menu(camp.ada, "Rematch"))
    row = await camp.row()
    assert (row.save, row.chapter) == (None, None)
    await camp.bot.http.delete_channel(camp.channel.id)
    await camp.env.settle()
    done = await camp.ada.slash(camp.other_channel, "campaign continue", campaign=NAME)
    assert "I have opened chapter 2" in read_reply(done)


async def test_an_imported_chapter_continues_its_campaign_elsewhere(camp: Camp) -> None:
    await two_chapters(camp, camp.ben)
    known = await find_campaign(camp, await camp.row())
    content = await camp.export_table(camp.cleo)
    file = json.loads(content)
    assert file["chapter"] == {"campaign": NAME, "number": 2}
    assert file["seed_hash"] == seal_secret(file["seed"], file["save"])
    done = await camp.import_table(camp.cleo, content, camp.other_channel)
    assert "You can go on with its campaign here: `/campaign continue`." in done
    row = await camp.row(camp.other_channel)
    came = await find_campaign(camp, row)
    assert came.id != known.id
    assert (came.name, came.save, came.carried) == (NAME, known.save, 2)
    assert await find_campaign(camp, await camp.row()) == known
    said = read_reply(await camp.cleo.slash(camp.other_channel, "table verify"))
    assert "are the same" in said
    assert "I do not have chapter 1 here" in said
    assert await camp.export_table(camp.cleo, camp.other_channel) == content
    await camp.cleo.click(camp.card(camp.other_channel), label="Next chapter")
    third = await camp.row(camp.other_channel)
    assert (third.chapter.number, third.save) == (3, known.save)
    assert [seat.name for seat in third.seats] == ["Cleo"]


async def test_the_file_of_an_unfinished_chapter_has_no_save(camp: Camp) -> None:
    await play_chapter(camp)
    await camp.ada.click(camp.card(), label="Next chapter")
    await camp.ada.click(camp.card(), label="Start")
    file = json.loads(await camp.export_table(camp.cleo))
    row = await camp.row()
    assert "save" not in file
    assert file["seed_hash"] == seal_secret(row.seed, row.save)
    assert file["chapter"] == {"campaign": NAME, "number": 2}
    # The owner moves it.
    first = await camp.row()
    camp.bot.named_owners = frozenset([camp.cleo.id])
    content = await camp.export_table(camp.cleo, whole=True)
    await camp.import_table(camp.cleo, content, camp.other_channel)
    row = await camp.row(camp.other_channel)
    assert (row.save, row.chapter.number) == (first.save, 2)
    for said in ("Camp Ada", "Gather wood", "1", "0"):
        await camp.ada.slash(camp.other_channel, "act", what=said)
    came = await find_campaign(camp, row)
    assert (came.carried, (await find_campaign(camp, first)).carried) == (2, 1)


async def test_a_file_with_another_save_is_refused(camp: Camp) -> None:
    await two_chapters(camp)
    whole = json.loads(await camp.export_table(camp.cleo))
    changes: tuple[tuple[dict[str, Any], str], ...] = (
        ({"save": '{"logs":1000}'}, "The secret or the save in that file is not the one"),
        ({"save": None}, "The secret in that file is not the one"),
        ({"chapter": {"campaign": NAME, "number": 0}}, "`chapter.number` does not fit"),
        ({"chapter": {"campaign": NAME}}, "`chapter.number` is missing"),
    )
    for change, why in changes:
        with pytest.raises(UserError, match=why):
            table_file.parse_table_file(json.dumps(whole | change).encode(), camp.store.now())
    # The seal proves nothing if somebody writes the file themselves, so the rules check the save.
    file = whole | {"save": '{"logs":-1}'}
    file["seed_hash"] = seal_secret(file["seed"], file["save"])
    done = await camp.import_table(camp.cleo, json.dumps(file).encode(), camp.other_channel)
    assert "Tiny Fire cannot go on from that save" in done
    assert await camp.store.find_latest_table(camp.other_channel.id) is None


async def test_erasing_a_player_keeps_the_campaign_intact(camp: Camp) -> None:
    """Their name disappears from the campaign's; what is carried on names nobody, and stays."""
    await play_chapter(camp, camp.ben, name="Ada's and Ben's winter")
    await camp.ada.click(camp.card(), label="Next chapter")
    second = await camp.row()
    known = await find_campaign(camp, second)
    asked = await camp.ada.slash(camp.channel, "me erase")
    assert "your name where a campaign carries it" in read_reply(asked)
    await camp.ada.click(asked.response, label="Erase me")
    now = await find_campaign(camp, second)
    assert now == replace(known, name="a former player's and Ben's winter")
    assert str(camp.ada.id) not in await dump_database(camp.store)
    assert await list_names(camp) == ["Ben"]
    assert "a former player's and Ben's winter" in read_text(camp.card())
    refused = await camp.ask(camp.ada, "campaign rename", name="Mine")
    assert "Only players of that campaign" in refused
    await play_on(camp, camp.ben)
    said = await camp.ask(camp.ben, "table verify")
    assert "are the same" in said
    assert "Chapter 1, table 1, left that save." in said


async def test_later_chapters_do_not_name_an_erased_player(camp: Camp) -> None:
    """They do not sit there any more, but the campaign was called by their name."""
    await play_chapter(camp, camp.ben, name="Ben's winter")
    await camp.ada.click(camp.card(), label="Next chapter")
    await camp.ben.click(camp.card(), label="Leave")
    assert "Ben's winter" in read_text(camp.card())
    await camp.erase(camp.ben)
    assert "**a former player's winter**, chapter 2\n" in read_text(camp.card())
    await camp.ada.click(camp.card(), label="Start")
    assert "**a former player's winter**, chapter 2" in read_text(camp.card())


async def test_game_status_names_the_chapter_and_a_campaign_moves_with_it(camp: Camp) -> None:
    await gather_chapter(camp)
    assert f"**{NAME}**, chapter 1." in await camp.ask(camp.cleo, "game status")
    row = await camp.row()
    await camp.bot.http.delete_channel(camp.channel.id)
    await camp.env.settle()
    await camp.ada.slash(camp.other_channel, "table move")
    assert (await find_campaign(camp, row)).channel_id == camp.other_channel.id
    assert NAME in read_reply(await camp.cleo.slash(camp.other_channel, "campaign list"))


async def test_the_largest_cards_of_a_campaign_fit(camp: Camp) -> None:
    await camp.begin(camp.ben)
    async with camp.sessions.lock_table((await camp.row()).id) as session:
        snapshot = take_snapshot(session)
    long = Chapter(10**6, "*" * campaigns.NAME_CHARACTERS, 10**5, 10**5)
    row = replace(snapshot.row, chapter=long, save="x" * 10**5)
    check_limits(card.make_game_card(replace(snapshot, row=row), [], None))
    gathering = replace(snapshot, row=replace(row, status="gathering"), view=None)
    check_limits(lobby_card.make_lobby_card(gathering))
    check_limits(card.make_never_begun_card(gathering))
    result = Result((0,), {0: 1, 1: 2}, "Why? " * 200)
    over = replace(snapshot, row=replace(row, status="ended"), result=result)
    ended = card.make_game_card(over, [], None)
    check_limits(ended)
    assert "Next chapter" in json.dumps(list_components(ended))
    for carried, status, said in (
        (10**5 - 1, "ended", "This game leaves nothing for the next chapter"),
        (10**6, "ended", "has gone on since"),
        (10**5, "closed", "has gone on since"),
    ):
        row = replace(over.row, chapter=replace(long, carried=carried), status=status)
        again = card.make_game_card(replace(over, row=row), [], None)
        check_limits(again)
        shown = json.dumps(list_components(again))
        assert said in shown
        assert "Next chapter" not in shown
