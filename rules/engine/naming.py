"""Renames players in the dump of a table."""

import json
from collections.abc import Callable, Iterable
from typing import Any

from .journal import list_dumped_steps


def rename_in_dump(dump: str, seats: Iterable[int], new: str, told: Callable[[str], str]) -> str:
    """Return a table's dump with another name in these seats; `told` rewrites the texts of its
    answers and result. Position and answers are unchanged, so the dump replays as before."""
    saved: dict[str, Any] = json.loads(dump)
    for seat in seats:
        saved["names"][seat] = new
    if saved["result"]:
        winners, scores, why, *_ = saved["result"]
        saved["result"] = [winners, scores, told(why)]
    for step in list_dumped_steps(saved):
        step["said"] = [told(said) for said in step["said"]]
    return json.dumps(saved, ensure_ascii=False, separators=(",", ":"))
