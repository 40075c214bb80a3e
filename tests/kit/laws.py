"""Laws of every game, whatever its rules: random games are held against them beside their own."""

from collections import Counter
from collections.abc import Collection, Hashable, Iterable
from typing import Any

from rules.engine import Prompt, Table
from rules.engine.prompts import ABOUT_CHARACTERS

from .positions import dicts, walk_values


def each_once(
    found: Iterable[Hashable], box: Iterable[Hashable], rule: str, *, in_the_air: int = 0
) -> None:
    """Every card of the box is in exactly one place, equal ones as often as there are. `found`: the
    cards of all places. `in_the_air`: how many may be in none, while somebody chooses among them:
    then a step has them, and no position."""
    places, there = Counter(iter(found)), Counter(iter(box))  # of a mapping the keys
    strange = [card for card in places if card not in there]
    assert not strange, f"{rule}: from nowhere: {strange}"
    doubled = {card: n - there[card] for card, n in places.items() if n > there[card]}
    assert not doubled, f"{rule}: in more places than there are cards: {doubled}"
    if there.total() - places.total() > in_the_air:
        raise AssertionError(f"{rule}: nowhere: {dict(there - places)}")


def waited_for(table: Table[Any]) -> list[Prompt[Any]]:
    """The secret questions that are shown to everybody as open: somebody waits for them."""
    return [p for p in table.asked_prompts if p.secret and (p.calls or not p.optional)]


def without_public_words(table: Table[Any]) -> list[str]:
    """Those of them that do not say to everybody what they are about, or not in a line that fits:
    each with what it says."""
    found = []
    for prompt in waited_for(table):
        about = prompt.about
        fits = 10 <= len(about) <= ABOUT_CHARACTERS and about[-1] not in ".?!" and "\n" not in about
        if not fits:
            found.append(f"{prompt.text[:60]!r} is about {about!r}")
    return found


class CommonLaws:
    """What holds of any table, asked after every answer: no count is negative."""

    def __init__(self, table: Table[Any], below_zero: Collection[str] = ()) -> None:
        """`below_zero`: the names of what may well be negative, such as scores, wherever it
        lies."""
        self.table = table
        self.below_zero = set(below_zero)
        self.check()

    def check(self) -> None:
        """Whether it holds now: a dict with numbers alone says how many there are of each."""
        if not any(map(_short, dicts(self.table.state))):
            return
        for path, value in walk_values(self.table.state):
            if type(value) is dict and not self.below_zero & set(path.split(".")):
                assert not _short(value), f"Fewer than none in {path}: {_short(value)}"


def _short(counts: dict[Any, Any]) -> dict[Any, int]:
    """What there are fewer than none of."""
    if any(type(part) is not int for part in counts.values()):
        return {}
    return {kind: count for kind, count in counts.items() if count < 0}
