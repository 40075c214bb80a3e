"""What the bot does for players whose time is up, and for players who do not come back."""

import asyncio
import itertools
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.time import deadlines
from cogs.time.deadlines import Deadlines
from rules.engine import Answer, Table
from storage import StorageFull, Store
from tables.actions import bots
from tables.files import import_replay, table_file
from tables.thinking.search_job import SearchJob
from tables.time.deadlines import Clock
from tests.cogs.play import Camp, fail_with, read_text
from tests.cogs.time.deadlines.play import begin_timed, use_up_a_day


async def test_a_bot_makes_the_whole_move(camp: Camp) -> None:
    await begin_timed(camp, camp.ben, then="bot")
    await use_up_a_day(camp)
    assert "Ada's time is up, so a bot makes this move." in await camp.read_log()
    row = await camp.row()
    assert not row.seats[0].bot
    entries = [line.entry for line in await camp.store.list_journal(row.id)]
    assert entries[2].kind == "stand-in"
    assert {entry.kind for entry in entries[2:]} == {"stand-in"}
    game = await camp.running_game()
    assert (game.waiting_seats, game.absent_seats) == ({1}, frozenset())
    await camp.close()
    assert "every roll and the end are the same" in await camp.ask(camp.ben, "table verify")
    about = await camp.store.export_user(camp.ada.id)
    (table,) = about["tables"]
    assert [answer["answer"] for answer in table["answers"]] == ["Camp Ada"]
    # The table goes out and comes in with the bot's moves.
    file = table_file.make_full_file(row, await camp.store.list_journal(row.id)).model_dump_json()
    read = table_file.parse_table_file(file.encode(), camp.store.now())
    played = import_replay.run_replay(table_file.make_replay_job(read))
    arrival = table_file.make_arrival(
        read, played, channel_id=9, guild_id=None, opener_id=camp.ada.id
    )
    assert "stand-in" in {line.entry.kind for line in arrival.journal}


async def count_searches(dump: str, seat: int, monkeypatch: pytest.MonkeyPatch, look: float) -> int:
    """Count how often a strong bot thinks that makes the seat's missed move; each look at the time
    is so many seconds after the one before."""
    times, searched = itertools.count(100.0, look), []

    async def search(job: SearchJob) -> Answer:
        searched.append(job.prompt)
        return Table[Any].load(job.dump).find_prompt(job.prompt).default

    monkeypatch.setattr(deadlines, "monotonic", lambda: next(times))
    sessions = SimpleNamespace(searcher=SimpleNamespace(search=search))
    office: Any = SimpleNamespace(_sessions=sessions)
    table = Table[Any].load(dump)
    step = table.step
    await Deadlines._make_expired_move(office, table, Clock(seat, (), None), "strong")
    assert table.step > step, "the move is made"
    return len(searched)


async def test_a_strong_stand_in_searches_briefly_and_a_middling_one_finishes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table: Table[Any] = Table.open("survive", names=["Ada", "Ben"], seed="missed")
    while True:
        prompt = table.needed_prompts[0]
        if table.step > 1 and await count_searches(table.dump(), prompt.seat, monkeypatch, 0.0) > 1:
            break
        table.answer(prompt.id, prompt.default)
    assert await count_searches(table.dump(), prompt.seat, monkeypatch, 2.0) == 1


@pytest.mark.parametrize("then", ["default", "bot"])
async def test_either_the_answer_or_the_deadline_counts_but_not_both(camp: Camp, then: str) -> None:
    await begin_timed(camp, camp.ben, then=then)
    await camp.wait(hours=18)
    camp.clock.pass_by(hours=6)
    card = camp.card_in_play()
    task = asyncio.create_task(camp.bot.scheduler.run_round())
    await camp.press_at_once(card, (camp.ada, "Draw a card"))
    await task
    journal = await camp.list_journal()
    assert len([line for line in journal if line.entry.prompt == journal[2].entry.prompt]) == 1


async def with_ada_absent(camp: Camp, **rule: str) -> None:
    """A game in which Ada has missed so many decisions that the table plays on for her, and waits
    for Ben, who has answered all of his."""
    await begin_timed(camp, camp.ben, **rule)
    for _ in range(30):
        game = await camp.running_game()
        if 0 in game.absent_seats:
            return
        assert game.result is None
        if not await ben_answers(camp):
            await use_up_a_day(camp)
    raise AssertionError("Ada never goes quiet.")


async def ben_answers(camp: Camp) -> bool:
    """Ben does the safe and dull thing, if the table waits for him."""
    async with camp.sessions.lock_table((await camp.row()).id) as session:
        waits = [p for p in session.list_user_prompts(camp.ben.id) if not p.optional]
    if waits:
        given = waits[0].default
        what = ",".join(given) if isinstance(given, list) else str(given)
        await camp.act(camp.ben, f"{waits[0].id}::{what}")
    return bool(waits)


async def test_a_bot_plays_for_the_absent_until_they_return(camp: Camp) -> None:
    await with_ada_absent(camp, then="bot")
    assert (await camp.read_log()).count("Ada has missed three decisions in a row") == 1
    assert "Away: Ada" in await camp.ask(camp.ben, "game status")
    await camp.ada.click(camp.card_in_play(), label="Your move")
    await camp.bot.scheduler.run_round()
    assert "Ada is back." in await camp.read_log()
    assert "Away" not in await camp.ask(camp.ben, "game status")
    assert (await camp.running_game()).absent_seats == frozenset()


@pytest.mark.parametrize("then", ["default", "bot", "off"])
async def test_a_restart_resumes_an_absent_players_move_after_a_full_disk(
    camp: Camp, store: Store, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    """Ben's answer stands and is shown; what follows upon it for Ada finds no room, and the bot
    stops before it tries again. `off`: there is no limit by then, and nobody's clock runs."""
    await with_ada_absent(camp, then="bot" if then == "bot" else "default")
    if then == "off":
        await camp.ada.slash(camp.channel, "table deadline", time="off")
        assert (await camp.running_game()).absent_seats == {0}
    table = (await camp.row()).id
    with monkeypatch.context() as patch:
        patch.setattr(bots, "_play_batch", fail_with(StorageFull("The disk is full.")))
        for _ in range(9):
            await ben_answers(camp)
            (wait, *_) = await store.list_waits([table])
            if wait.seat == 0:
                break
    row = await camp.row()
    assert wait.seat == 0
    assert not row.is_lagging
    assert await store.list_due_posts(table) == []
    before = await store.list_journal(table)
    await camp.restart()
    assert await store.list_journal(table) == before
    await camp.wait(seconds=5)
    since = (await store.list_journal(table))[len(before) :]
    assert since
    assert {line.entry.seat for line in since} == {0}
    assert {line.entry.kind for line in since} == {"stand-in" if then == "bot" else "lapse"}
    assert {wait.seat for wait in await store.list_waits([table])} <= {1}
    assert not (await camp.row()).is_lagging


async def test_a_failed_deadline_is_retried_later(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither at once nor never."""
    await begin_timed(camp, camp.ben)
    await camp.wait(hours=18)
    with monkeypatch.context() as patch:
        patch.setattr(Deadlines, "_expire_clock", fail_with(ZeroDivisionError("a clock")))
        await camp.wait(hours=6)
    camp.trouble.clear()
    await camp.wait(minutes=4)
    assert "time is up" not in await camp.read_log()
    await camp.wait(minutes=2)
    assert "Ada's time is up" in await camp.read_log()


async def test_a_table_without_present_players_rests(camp: Camp) -> None:
    """It does not play itself to the end without anybody there; whoever returns wakes it, and has
    time to think."""
    await begin_timed(camp, camp.ben)
    for _ in range(40):
        await camp.wait(hours=6)
    said = await camp.read_log()
    assert said.count("Nobody is left to answer") == 1
    row = await camp.row()
    assert row.status == "playing"
    assert await camp.bot.scheduler.run_round() is None
    card = camp.card_in_play()
    assert "Nobody is here at the moment" in read_text(card)
    assert "**Waiting for you**" in await camp.ask(camp.ada, "mine")  # her question is open
    assert (await camp.ask(camp.ben, "mine")).startswith("**Resting until a player comes back**")
    before = len(await camp.store.list_journal(row.id))
    await camp.ben.click(card, label="Your move")
    await camp.bot.scheduler.run_round()
    assert "Ben is back." in await camp.read_log()
    assert len(await camp.store.list_journal(row.id)) > before
    assert "Nobody is here at the moment" not in read_text(camp.card_in_play())
    assert await camp.store.find_next_table_due() is not None
    await camp.wait(hours=17)
    assert "Ben's time is up" not in (await camp.read_log()).split("Ben is back.")[1]


async def test_a_solo_table_rests_too(camp: Camp) -> None:
    await begin_timed(camp)
    for _ in range(20):
        await camp.wait(hours=6)
    assert (await camp.row()).status == "playing"
    assert await camp.bot.scheduler.run_round() is None
