"""A record as a line and as JSON, with what the task at hand works on."""

import json
import logging
from collections.abc import Callable

import pytest

from cogs.monitoring.logs import Format, add_work_fields, make_formatter
from tables.log_context import WORK, Work
from tests.cogs.play import Camp


def written(form: Format, say: Callable[[logging.Logger], None]) -> str:
    """What a logger's record becomes in that form."""
    found: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(self.format(record))

    handler, logger = Kept(), logging.Logger("cogs.somewhere")
    handler.setFormatter(make_formatter(form))
    handler.addFilter(add_work_fields)
    logger.addHandler(handler)
    say(logger)
    (text,) = found
    return text


def fails(logger: logging.Logger) -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logger.exception("Table %s failed.", 7)


async def test_a_record_names_its_table_game_and_interaction() -> None:
    WORK.set(Work(7, "tiny", 99))
    told = json.loads(written("json", fails))
    assert told["message"] == "Table 7 failed."
    assert (told["level"], told["logger"]) == ("ERROR", "cogs.somewhere")
    assert (told["table"], told["game"], told["interaction"]) == ("7", "tiny", "99")
    assert "ValueError: two\nlines" in told["traceback"]
    first, *trace = written("line", fails).splitlines()
    assert first.endswith(
        " ERROR cogs.somewhere: Table 7 failed. [table=7 game=tiny interaction=99]"
    )
    assert trace[-2:] == ["ValueError: two", "lines"]
    WORK.set(Work(7, interaction=99))
    assert "game" not in json.loads(written("json", fails))


async def test_what_is_not_known_is_left_out() -> None:
    WORK.set(Work())
    assert written("line", lambda log: log.warning("Well.")).endswith("cogs.somewhere: Well.")
    assert {"table", "game", "interaction"}.isdisjoint(json.loads(written("json", fails)))


async def test_a_press_is_logged_by_table(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the press to the table that it takes, across the bot's own tasks."""
    await camp.begin(camp.ben)
    seen: list[Work] = []
    write = camp.store.save_commit

    async def commit(*given: object, **more: object) -> int:
        seen.append(WORK.get())
        return await write(*given, **more)

    monkeypatch.setattr(camp.store, "save_commit", commit)
    await camp.ada.click(camp.card(), label="Gather wood")
    assert [(work.table, work.game) for work in seen] == [((await camp.row()).id, "tiny")]
    assert seen[0].interaction
    assert WORK.get().interaction is None  # and no other task's
