"""Tables exported to files and imported from them; no secret is exported while a game is in
play."""

import asyncio
import json
import pickle
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import discord
import pytest

from cogs.history import transfer
from rules import GAMES
from tables.errors import UserError
from tables.files import import_replay, queue, table_file
from tables.workers.jobs import JobTooLong
from tests.cogs.history.test_replay import play_and_close
from tests.cogs.play import Camp, fail_with, list_labels, read_reply, read_text


async def finish_tale(camp: Camp) -> None:
    await camp.begin_odd("tale", camp.ben)
    await camp.act(camp.ada, "It snowed")
    await camp.act(camp.ben, "The river froze")


@pytest.mark.usefixtures("work_here")
async def test_an_imported_finished_table_equals_the_original(camp: Camp) -> None:
    await finish_tale(camp)
    first = await camp.row()
    saved = await camp.store.find_saved_game(first.id)
    assert saved.since == [], "its last position was saved with the last answer"
    content = await camp.export_table(camp.cleo)
    assert json.loads(content)["seed"] == first.seed
    assert json.loads(content)["seed_hash"].startswith(first.seal[:40])
    assert str(camp.ada.id).encode() not in content
    assert "replayed all 2 moves" in await camp.import_table(camp.cleo, content, camp.other_channel)
    row = await camp.row(camp.other_channel)
    assert (row.status, row.opener_id, row.options) == ("ended", camp.cleo.id, first.options)
    assert [(seat.name, seat.user_id) for seat in row.seats] == [("Ada", None), ("Ben", None)]
    assert "Ada wins" in read_text(camp.card(camp.other_channel))
    log = read_reply(await camp.ben.slash(camp.other_channel, "table log"))
    # Somebody who compares a forged file with the first channel's log finds another seal there.
    assert f"I have sealed the dice as {first.seal[:40]}." in log
    assert "A game of Odd Questions begins, with Ada and Ben at the table." in log
    assert "> The river froze" in log
    assert "**2** · " in log
    bens = read_reply(
        await camp.ada.slash(camp.other_channel, "table log", player="Ben", **{"from": 2})
    )
    assert "The river froze" in bens
    assert "It snowed" not in bens
    recap = read_reply(await camp.cleo.slash(camp.other_channel, "recap"))
    assert "the table has taken 2 answers" in recap
    assert "Ada wins" in recap
    assert "are the same" in read_reply(await camp.ben.slash(camp.other_channel, "table verify"))
    assert "In words" in read_reply(await camp.ben.slash(camp.other_channel, "board"))
    assert await camp.export_table(camp.cleo, camp.other_channel) == content
    assert "1 table," in await camp.ask(camp.ada, "table stats")


@pytest.mark.usefixtures("work_here")
async def test_a_closed_table_is_imported_whole_too(camp: Camp) -> None:
    await play_and_close(camp)
    content = await camp.export_table(camp.cleo)
    assert "you can look at the table here" in await camp.import_table(camp.cleo, content)
    assert (await camp.row()).status == "closed"
    assert "are the same" in await camp.ask(camp.ben, "table verify")
    # A file of the first form is read as well.
    file = json.loads(content)
    assert file.pop("emberkeep") == 2
    del file["draws"]
    for seat in file["seats"]:
        del seat["strength"]
    content = json.dumps({"emberkeep": 1, **file}).encode()
    assert "you can look at the table here" in await camp.import_table(camp.cleo, content)
    # An import that is delivered again opens no second table.
    sent = camp.record_deliveries()
    await camp.import_table(camp.cleo, content)
    imported = await camp.row()
    await camp.deliver_again(sent[-1])
    assert (await camp.row()).id == imported.id
    assert "already counted that" in camp.list_replies()[-1]


@pytest.mark.usefixtures("work_here")
async def test_an_import_replays_undos_by_consent(camp: Camp) -> None:
    camp.clock.stop()  # the log begins with when it began: at the opening there, at the start here
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Gather wood")
    await camp.ada.click(camp.card(), label="1")
    await camp.take_back(camp.ada)
    await camp.ben.click(camp.card(), label="Agree")
    await camp.act(camp.ada, "2")
    await camp.close()
    before = await camp.row()
    assert "are the same" in await camp.ask(camp.ben, "table verify")
    log = await camp.ask(camp.cleo, "table log")
    assert "wants to take back" in log
    assert "Everybody agrees: Ada takes back" in log
    content = await camp.export_table(camp.cleo)
    assert "you can look at the table here" in await camp.import_table(camp.cleo, content)
    assert (await camp.row()).revision == before.revision
    assert "are the same" in await camp.ask(camp.ben, "table verify")
    assert await camp.ask(camp.cleo, "table log") == log


async def test_the_file_of_an_unfinished_game_has_no_secrets(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    row = await camp.row()
    for who in (camp.ada, camp.cleo):
        content = await camp.export_table(who)
        file = json.loads(content)
        assert "seed" not in file
        assert "journal" not in file
        assert row.seed.encode() not in content
        assert b"You drew" not in content
        told_by = {line["text"]: line.get("entry") for line in file["log"]}
        assert told_by["Ada draws a card."] == 3
        assert len(file["seed_hash"]) == 64
    assert "only the bot's owner" in await camp.ask(camp.cleo, "table export", whole=True)
    assert "leaves out the secrets" in await camp.import_table(
        camp.cleo, content, camp.other_channel
    )
    # Nor does the owner who plays get any.
    camp.bot.named_owners = frozenset([camp.ada.id])
    assert "You sit at this table" in await camp.ask(camp.ada, "table export", whole=True)


@pytest.mark.usefixtures("work_here")
async def test_the_owner_can_move_an_unfinished_game(camp: Camp) -> None:
    camp.bot.named_owners = frozenset([camp.cleo.id])
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Draw a card")
    before = await camp.row()
    content = await camp.export_table(camp.cleo, whole=True)
    stranger = await camp.import_table(camp.ben, content, camp.other_channel)
    assert "only the bot's owner" in stranger
    done = await camp.import_table(camp.cleo, content, camp.other_channel)
    assert "the table goes on from there" in done
    # It is known when somebody is to be reminded there.
    assert await camp.store.find_next_table_due() > camp.store.now()
    row = await camp.row(camp.other_channel)
    assert (row.status, row.revision, row.seats) == ("playing", before.revision, before.seats)
    here, there = [
        {(wait.prompt, wait.seat) for wait in await camp.store.list_waits([table])}
        for table in (before.id, row.id)
    ]
    assert here == there
    assert "has taken 3 answers" in read_reply(await camp.ben.slash(camp.other_channel, "recap"))
    assert f"table {row.id}" in read_reply(await camp.ben.user.slash("mine"))
    card = camp.card(camp.other_channel)
    assert "Draw a card" in list_labels(card)
    await camp.ben.click(card, label="Draw a card")
    assert "Ben draws a card" in read_reply(await camp.ada.slash(camp.other_channel, "table log"))


async def test_an_import_needs_a_file_a_game_and_a_free_channel(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(discord.Attachment, "read", fail_with(TimeoutError()))
        assert "would not give me that file" in await camp.import_table(camp.ada, b"{}")
    assert "at most 4 MB" in await camp.import_table(camp.ada, b" " * (4 * 1024 * 1024 + 1))
    assert "not one of my tables" in await camp.import_table(camp.ada, b"\x89PNG")
    assert await camp.store.find_latest_table(camp.channel.id) is None
    await finish_tale(camp)
    content = await camp.export_table(camp.cleo)
    await camp.gather()
    assert "has not begun" in await camp.ask(camp.ada, "table export")
    assert "already has a table" in await camp.import_table(camp.ada, content)


def spoil(change: Callable[[dict[str, Any]], object]) -> Callable[[bytes], bytes]:
    def spoilt(content: bytes) -> bytes:
        file = json.loads(content)
        change(file)
        return json.dumps(file).encode()

    return spoilt


def change_first_entry(file: dict[str, Any], **changes: Any) -> None:
    file["journal"][0].update(changes)


BROKEN: list[tuple[Callable[[bytes], bytes], str]] = [
    (lambda content: b"", "is not one of my tables, or it is damaged. Use a file"),
    (lambda content: b"\xff\xfe\x00nonsense", "not one of my tables"),
    (lambda content: b"[" * 100_000, "not one of my tables"),
    (lambda content: content[:-40], "not one of my tables"),
    (lambda content: b'"\\ud800"', "not one of my tables"),
    (lambda content: b'{"emberkeep": 0}', "emberkeep"),
    (spoil(lambda file: file.update(emberkeep=3, lanterns=[])), "A newer Emberkeep"),
    (spoil(lambda file: file.update(more=1)), "I do not know `more`. Use"),
    (lambda content: b'{"letter": 1}', "`emberkeep` is missing. Use"),
    (spoil(lambda file: file.update(seed="\ud800")), "damaged"),
    (spoil(lambda file: file.update(seed="another")), "not the one that I sealed"),
    (spoil(lambda file: file.update(game="chess")), "do not know the game “chess”"),
    (spoil(lambda file: file.update(options={"ask": "nothing"})), "its beginning"),
    (spoil(lambda file: file.update(options={"ask": [[[]]]})), "its beginning"),
    (spoil(lambda file: file.update(seats=[])), "its beginning"),
    (spoil(lambda file: file.update(status="closed")), "does not end as the file says"),
    (spoil(lambda file: file.update(status="gathering")), "`status` does not fit"),
    (spoil(lambda file: file["journal"].pop()), "does not end as the file says"),
    (spoil(lambda file: file["journal"].append(file["journal"][0])), "its move 3 of 3"),
    (spoil(lambda file: change_first_entry(file, answer=True)), "does not fit"),
    (spoil(lambda file: change_first_entry(file, answer=10**30)), "does not fit"),
    (spoil(lambda file: change_first_entry(file, answer=None)), "its move 1 of 2"),
    (spoil(lambda file: change_first_entry(file, answer=["o1"])), "its move 1 of 2"),
    (spoil(lambda file: change_first_entry(file, seat=1)), "a question for another seat"),
    (spoil(lambda file: change_first_entry(file, seat=10**30)), "There is no such seat"),
    (spoil(lambda file: change_first_entry(file, kind="undo")), "its move 1 of 2"),
    (spoil(lambda file: change_first_entry(file, kind="back")), "its move 1 of 2"),
    (
        spoil(lambda file: change_first_entry(file, prompt="nothing", version="0")),
        "rules were 0 and 1",
    ),
    (spoil(lambda file: file.update(opened_at="2199-01-01T00:00:00Z")), "times in that file"),
    (spoil(lambda file: change_first_entry(file, at="2199-01-01T00:00:00Z")), "times in that file"),
    (spoil(lambda file: change_first_entry(file, at="2020-01-02T00:00:00Z")), "times in that file"),
    (spoil(lambda file: change_first_entry(file, at="yesterday")), "does not fit"),
    (spoil(lambda file: change_first_entry(file, at="2026-01-01T00:00:00")), "does not fit"),
    (spoil(lambda file: change_first_entry(file, at="0001-01-01T00:00:00+14:00")), "does not fit"),
]


def find_refusal(content: bytes, now: datetime) -> str:
    """What the bot says about a file; "" if it accepts it."""
    try:
        file = table_file.parse_table_file(content, now)
        played = import_replay.run_replay(table_file.make_replay_job(file))
        table_file.make_arrival(file, played, channel_id=1, guild_id=1, opener_id=1)
    except UserError as why:
        return str(why)
    return ""


async def test_a_broken_file_gets_a_clear_sentence(camp: Camp) -> None:
    await finish_tale(camp)
    whole = await camp.export_table(camp.cleo)
    assert find_refusal(whole, camp.store.now()) == ""
    last = datetime.fromisoformat(json.loads(whole)["journal"][-1]["at"])
    assert find_refusal(whole, last - timedelta(days=1)) == "", "a clock may have been a day fast"
    for broken, words in BROKEN:
        said = find_refusal(broken(whole), camp.store.now())
        assert words in said and len(said) < 700, words


async def test_an_import_that_replays_too_slowly_opens_no_table(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish_tale(camp)
    content = await camp.export_table(camp.cleo)
    budgets: list[float] = []

    async def take_too_long(within: float, *_: Any) -> Any:
        budgets.append(within)
        raise JobTooLong

    monkeypatch.setattr(camp.bot.workers, "run_work", take_too_long)
    done = await camp.import_table(camp.cleo, content, camp.other_channel)
    assert "the longest I allow. I have not opened a table." in done
    assert budgets == [transfer.JOB_SECONDS]
    assert await camp.store.find_latest_table(camp.other_channel.id) is None


async def test_only_a_few_imports_may_wait_and_not_for_long(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finish_tale(camp)
    content = await camp.export_table(camp.cleo)
    files = camp.bot.files
    with monkeypatch.context() as patched:
        patched.setattr(queue, "SECONDS_FOR_TURN", 0.0)
        async with files._playing:
            late = await camp.import_table(camp.cleo, content)
        assert "would have to wait too long" in late
    async with files._playing:
        waiting = [asyncio.create_task(files.wait_for_turn().__aenter__()) for _ in range(3)]
        await asyncio.sleep(0)
        assert "would have to wait too long" in await camp.import_table(camp.cleo, content)
        for each in waiting:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    assert "replayed all 2 moves" in await camp.import_table(camp.cleo, content)
    # A bot that leaves plays no file.
    camp.bot.workers.close()
    done = await camp.import_table(camp.cleo, content)
    assert "about to restart. Nothing has changed" in done


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_game_can_be_pickled_for_another_process(key: str) -> None:
    assert pickle.loads(pickle.dumps(GAMES[key])).title == GAMES[key].title
