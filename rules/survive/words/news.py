"""What is new on the board: what the last turn or SURVIVE! with any effect has changed, for the
pictures and words that show it. No rule depends on it, and everybody may see it (SV-19.2)."""

from collections.abc import Mapping
from typing import Any

from rules.survive.model.board import SPACES, Space
from rules.survive.model.state import Before, State


def begin_news(s: State) -> None:
    """Remember the board before a change; older changes no longer count as new."""
    s.trail = []
    s.before = Before(
        explored=len(s.tokens),
        crates=s.crates.copy(),
        defenses=s.defenses.copy(),
        coffins=s.coffins.copy(),
        dark=s.dark,
        monsters=[*s.zombies, "vampire"] if s.vampire is not None else [*s.zombies],
    )


def list_news(s: State) -> list[Space]:
    """List in coordinate order the spaces whose things have changed, or where a Monster has newly
    entered the board. The trail has the pieces that only moved."""
    before = s.before
    if before is None:
        return []
    changed = set(list(s.tokens)[before.explored :])  # none ever leaves or moves (SV-5.16)
    if s.crates != before.crates:
        changed |= _list_differences(before.crates, s.crates)
    if s.defenses != before.defenses:
        changed |= _list_differences(before.defenses, s.defenses)
    if s.coffins != before.coffins:
        lain, lie = before.coffins, s.coffins
        changed.update(
            one[colour]
            for one in (lain, lie)
            for colour in _list_differences(lain, lie)
            if colour in one
        )
    if s.dark != before.dark:
        changed.update(space for space in (before.dark, s.dark) if space is not None)
    changed.update(at for zombie, at in s.zombies.items() if zombie not in before.monsters)
    if s.vampire is not None and "vampire" not in before.monsters:
        changed.add(s.vampire)
    return [space for space in SPACES if space in changed] if changed else []


def _list_differences(before: Mapping[Any, object], now: Mapping[Any, object]) -> set[Any]:
    """Find the keys whose value has changed, including new and missing keys."""
    return {key for key in (*before, *now) if before.get(key) != now.get(key)}
