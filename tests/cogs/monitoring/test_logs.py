"""A log record as a line and as JSON, with what the current task works on."""

import json
import logging
from collections.abc import Callable

import pytest

from cogs.monitoring.logs import Format, add_work_fields, make_formatter
from tables.log_context import CURRENT_WORK, Work
from tests.cogs.play import Camp


def format_record(form: Format, say: Callable[[logging.Logger], None]) -> str:
    """What a logger's record looks like in that form."""
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


def log_failure(logger: logging.Logger) -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logger.exception("Table %s failed.", 7)


async def test_a_log_record_names_its_table_game_and_interaction() -> None:
    CURRENT_WORK.set(Work(7, "tiny", 99))
    told = json.loads(format_record("json", log_failure))
    assert told["message"] == "Table 7 failed."
    assert (told["level"], told["logger"]) == ("ERROR", "cogs.somewhere")
    assert (told["table"], told["game"], told["interaction"]) == ("7", "tiny", "99")
    assert "ValueError: two\nlines" in told["traceback"]
    first, *trace = format_record("line", log_failure).splitlines()
    assert first.endswith(
        " ERROR cogs.somewhere: Table 7 failed. [table=7 game=tiny interaction=99]"
    )
    assert trace[-2:] == ["ValueError: two", "lines"]
    CURRENT_WORK.set(Work(7, interaction=99))
    assert "game" not in json.loads(format_record("json", log_failure))


async def test_a_log_record_leaves_out_unknown_fields() -> None:
    CURRENT_WORK.set(Work())
    assert format_record("line", lambda log: log.warning("Well.")).endswith("cogs.somewhere: Well.")
    assert {"table", "game", "interaction"}.isdisjoint(
        json.loads(format_record("json", log_failure))
    )


async def test_a_press_is_logged_by_table(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the press to the table that it takes, across the bot's own tasks."""
    await camp.begin(camp.ben)
    seen: list[Work] = []
    write = camp.store.save_commit

    async def commit(*given: object, **more: object) -> int:
        seen.append(CURRENT_WORK.get())
        return await write(*given, **more)

    monkeypatch.setattr(camp.store, "save_commit", commit)
    await camp.ada.click(camp.card(), label="Gather wood")
    assert [(work.table, work.game) for work in seen] == [((await camp.row()).id, "tiny")]
    assert seen[0].interaction
    assert CURRENT_WORK.get().interaction is None  # and no other task's
