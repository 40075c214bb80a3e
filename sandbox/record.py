"""Records the calls of the bot and the sandbox's answers, one exchange on each line."""

import json
from pathlib import Path
from typing import Any

MAX_SAFE_INTEGER = 2**53 - 1


class Recorder:
    """Appends REST exchanges to a file, as JSON."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        # line-buffered, so a killed process loses no finished line
        self._file = file.open("a", encoding="utf-8", buffering=1)

    def note_exchange(self, method: str, path: str, body: Any, status: int, answer: Any) -> None:
        """Append one exchange. `path` starts after the API's base."""
        exchange = {
            "method": method,
            "path": path,
            "body": stringify_ids(body),
            "status": status,
            "answer": answer,
        }
        self._file.write(json.dumps(exchange, ensure_ascii=False) + "\n")

    def close(self) -> None:
        self._file.close()


def stringify_ids(body: Any) -> Any:
    """Turn the ids in a body into strings. discord.py sends numbers, which Discord takes as well.

    No other number in a body is so large, and JavaScript could not read it exactly.
    """
    if isinstance(body, dict):
        return {key: stringify_ids(value) for key, value in body.items()}
    if isinstance(body, list):
        return [stringify_ids(value) for value in body]
    return str(body) if isinstance(body, int) and body > MAX_SAFE_INTEGER else body
