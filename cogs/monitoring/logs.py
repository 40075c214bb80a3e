"""Sets how the bot logs: from which level on, and as lines to read or as JSON to collect."""

import logging
import sys
from typing import Literal

from pythonjsonlogger.json import JsonFormatter

from tables.log_context import CURRENT_WORK, WORK_FIELDS

OWN_LOGGERS = (
    "emberkeep",
    "cogs",
    "documents",
    "pictures",
    "rules",
    "sandbox",
    "storage",
    "tables",
)
"""The loggers that EMBERKEEP_LOG_LEVEL applies to."""
LINE_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

Format = Literal["line", "json"]


def set_up_logging(level: str, form: Format) -> None:
    """Log to the error stream in that form, from that level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(add_work_fields)
    handler.setFormatter(make_formatter(form))
    logging.basicConfig(handlers=[handler])
    set_log_level(level)


def set_log_level(level: str) -> None:
    """Log from that level on. Libraries log nothing below INFO, because there they log what passes
    through them, such as hands, answers and interaction tokens."""
    number = logging.getLevelNamesMapping()[level]
    logging.getLogger().setLevel(max(number, logging.INFO))
    for part in OWN_LOGGERS:
        logging.getLogger(part).setLevel(number)


def add_work_fields(record: logging.LogRecord) -> bool:
    """Add to the record what the current task works on, and let every record through. This filter
    runs where the record is made, and so in that task."""
    for name in WORK_FIELDS:
        if (value := getattr(CURRENT_WORK.get(), name)) is not None:
            setattr(record, name, str(value))  # Discord's ids are too long for JSON's numbers
    return True


class LineFormatter(logging.Formatter):
    """Formats a record as a line, with its fields at the end; a traceback follows below it."""

    def __init__(self) -> None:
        super().__init__(LINE_FORMAT)

    def formatMessage(self, record: logging.LogRecord) -> str:
        """Format the record's line."""
        known = [name for name in WORK_FIELDS if hasattr(record, name)]
        fields = " ".join(f"{name}={getattr(record, name)}" for name in known)
        return super().formatMessage(record) + (f" [{fields}]" if fields else "")


def make_formatter(form: Format) -> logging.Formatter:
    """Make the formatter that writes records in that form."""
    if form == "json":
        return JsonFormatter(
            ["levelname", "name", "message"],
            rename_fields={"levelname": "level", "name": "logger", "exc_info": "traceback"},
            timestamp="time",
        )
    return LineFormatter()
