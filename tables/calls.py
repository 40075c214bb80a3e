"""Whom a table's card has called, and to what."""

from collections.abc import Set
from dataclasses import dataclass, field

from rules.engine.messages import Text

Call = tuple[int, Text]
"""A user to call although the table does not wait for them, and why: the text of a question that
another player hopes they answer, or the key of their new role. If the same text is asked again with
other options, that is still the same call."""


@dataclass(slots=True)
class Calls:
    """The calls of a table in memory. `to_ping`: the users whose turn has come and whom no message
    has pinged yet. `open`: the calls that are open, the game not being over; `made`: those that the
    card has made. `roles_told`: by user, the key of the role that they were last told they play."""

    to_ping: set[int] = field(default_factory=set)
    open: frozenset[Call] = frozenset()
    made: frozenset[Call] = frozenset()
    roles_told: dict[int, str] = field(default_factory=dict)

    def find_users_to_ping(self, before: Set[int], waiting: Set[int]) -> set[int]:
        """Find the users whom the next card pings. `before`, `waiting`: whom the table waited for
        before the change, and after it."""
        called = {user for user, _ in self.open}
        new = {user for user, _ in self.open - self.made}
        return (self.to_ping & (waiting | called)) | (waiting - before) | new
