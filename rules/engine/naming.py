"""Another name for somebody in what has been told already."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any


def replaced(words: str, old: Iterable[str], new: str) -> str:
    """The words with each of the old ones replaced, wherever it stands as a whole word."""
    for word in sorted(filter(None, old), key=len, reverse=True):
        words = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", lambda _: new, words)
    return words


def renamed(dump: str, seats: Iterable[int], old: Iterable[str], new: str) -> str:
    """A table's dump with another name in these seats, and in all that it says of its answers and
    its end. The position and the answers are as they were, so it replays as before."""
    old = tuple(old)
    saved: dict[str, Any] = json.loads(dump)
    for seat in seats:
        saved["names"][seat] = new
    if saved["result"]:
        winners, scores, why = saved["result"]
        saved["result"] = [winners, scores, replaced(why, old, new)]
    for step in filter(None, (saved["past"], saved["now"])):
        step["said"] = [replaced(said, old, new) for said in step["said"]]
    return json.dumps(saved, ensure_ascii=False, separators=(",", ":"))
