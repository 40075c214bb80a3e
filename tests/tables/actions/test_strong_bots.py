"""Strong bots at a table: they think while it is free, and what they thought of counts only where
nobody has acted since."""

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from rules.engine import Answer, Prompt, Table
from rules.kit.search import is_worth_searching
from tables.actions import lobby_bots
from tables.actions.bots import resume_bots
from tables.actions.gathering import Person
from tables.errors import ShuttingDown
from tables.thinking.search_job import SearchJob
from tests.answers import give_answer
from tests.cogs.play import Camp


class Mind:
    """Answers with the last option; before that, does what a test wants."""

    def __init__(self, meanwhile: Callable[[], Any] | None = None) -> None:
        self.meanwhile = meanwhile
        self.given: list[Answer] = []
        self.warm = 0
        self.silent = False

    def warm_up(self) -> None:
        self.warm += 1

    async def search(self, job: SearchJob) -> Answer | None:
        if self.meanwhile is not None:
            await self.meanwhile()
        if self.silent:
            return None
        self.given.append([Table[Any].load(job.dump).find_prompt(job.prompt).options[-1].id])
        return self.given[-1]


async def begin_game(camp: Camp, mind: Mind | None, strength: Any = "strong") -> int:
    """Ada plays Survive! with a bot; the number of their table."""
    camp.sessions._seed = "strong"
    camp.sessions.searcher = mind
    await camp.mark_as_known(camp.ada, game="survive")
    await camp.gather(game="survive")
    row = await camp.row()
    await lobby_bots.add_bot(camp.sessions, row.id, Person(camp.ada.id, False), strength=strength)
    await camp.ada.click(camp.card(), label="Start")
    return row.id


async def ada_plays(camp: Camp, table_id: int, answers: int) -> list[Answer]:
    """Ada answers with the defaults; what the bot answered where a strong one thinks."""
    sessions = camp.sessions
    for number in range(answers):
        await sessions.finish_later_tasks()
        await resume_bots(sessions, table_id)
        await sessions.finish_later_tasks()
        async with sessions.lock_table(table_id) as session:
            mine = [p for p in session.running_game.needed_prompts if p.seat == 0]
            if session.running_game.result is not None:
                break
        asked, press = mine[0], 10_000 + number
        await give_answer(
            sessions, table_id, camp.ada.id, asked.id, asked.default, interaction_id=press
        )
    await sessions.finish_later_tasks()
    return [answer async for _, _, answer in list_thoughts(camp)]


async def list_thoughts(camp: Camp) -> AsyncIterator[tuple[Table[Any], Prompt[Any], Answer]]:
    """Each time a strong bot would think: the table, the question, and what the bot answered."""
    row = await camp.row()
    table = Table[Any].open(row.game, names=[s.name for s in row.seats], seed=row.seed)
    for entry in [one.entry for one in await camp.list_journal()]:
        if entry.seat == 1 and entry.kind == "answer":
            prompt = table.find_prompt(entry.prompt)
            if is_worth_searching(table, prompt):
                assert entry.answer is not None
                yield table, prompt, entry.answer
        table.apply_entry(entry)


async def test_a_strong_bot_plays_the_move_it_found(camp: Camp) -> None:
    mind = Mind()
    table_id = await begin_game(camp, mind)
    assert mind.warm
    found = await ada_plays(camp, table_id, 4)
    assert found
    assert found == mind.given


async def test_without_workers_a_strong_bot_plays_its_first_choice(camp: Camp) -> None:
    mind = Mind()
    mind.silent = True
    table_id = await begin_game(camp, mind)
    strong = await ada_plays(camp, table_id, 4)
    assert strong
    assert strong == [
        table.choose_bot_answer(prompt, "strong") async for table, prompt, _ in list_thoughts(camp)
    ]


async def test_a_move_found_before_a_change_is_dropped(camp: Camp) -> None:
    """Ada calls the end while the bot thinks, and it agrees: its thought is not played any more."""
    table_id = 0
    acted: list[int] = []

    async def meanwhile() -> None:
        if acted:
            return
        sessions = camp.sessions
        async with sessions.lock_table(table_id) as session:  # the table is free
            calls = [p for p in session.running_game.prompts if p.seat == 0 and p.optional]
            acted.append(session.running_game.revision)
        if not calls:
            acted.clear()
            return
        await give_answer(sessions, table_id, camp.ada.id, calls[0].id, ["call"], interaction_id=7)

    mind = Mind(meanwhile)
    table_id = await begin_game(camp, mind)
    found = await ada_plays(camp, table_id, 8)
    assert acted, "somebody acted while a bot was thinking"
    assert (await camp.row()).status == "ended"
    assert len(mind.given) == len(found) + 1, "the last thought was in vain"


async def test_a_restart_while_a_bot_thinks_logs_no_warning(
    camp: Camp, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever hosts it reads warnings. It goes on by itself, and says so below them."""
    caplog.set_level("INFO", logger="tables")
    mind = Mind()
    table_id = await begin_game(camp, mind)
    mind.meanwhile = camp.sessions.close
    with contextlib.suppress(ShuttingDown):  # Ada's next answer finds the bot gone
        await ada_plays(camp, table_id, 4)
    said = [(one.levelname, one.getMessage()) for one in caplog.records]
    assert ("INFO", f"Table {table_id}: bots go on after the restart.") in said
    assert not [text for level, text in said if level != "INFO"]
