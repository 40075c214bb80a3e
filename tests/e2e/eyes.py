"""Everything that the bot sends, and who sees it: it is searched for what is hidden at a table."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from rules.engine import Event, Table, ahead
from sandbox.interactions import Outcome
from tests.drivers import of_game, take_entry
from tests.e2e.canary import WORDS, find_holders, find_told
from tests.e2e.ledger import Exchange, Ledger
from tests.e2e.people import EPHEMERAL

HELD_WORDS = re.compile("|".join(WORDS))
SEEDS = (32, 64)
"""So long are a secret that nobody chose, and a seed that was mixed; a test's may be any word."""

Find: TypeAlias = Callable[[str], Iterable[str]]
Known: TypeAlias = list[dict[int | None, set[str]]]
"""After each entry of a journal: what each seat may have read by then, and (None) everybody."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Something that the bot sent: to whom (None: to everybody), when, and what."""

    reader: int | None
    table: int
    revision: int
    over: bool
    body: str


class Eyes:
    """Reads along. `keep`: what of a body is remembered, of a game; all of it unless told."""

    def __init__(
        self, ledger: Ledger, keep: Callable[[str, str], str | None] = lambda game, body: body
    ) -> None:
        self.seen: list[Sight] = []
        self.faults: list[str] = []
        self._knowledge: dict[tuple[int, int], Known] = {}
        """What was listed, by the table and the number of its entries."""
        self.read: Counter[str] = Counter()
        """How much was sent, to everybody and to somebody alone."""
        self._ledger = ledger
        self._keep = keep
        self._users: dict[str, int] = {}
        self._channels: dict[str, str] = {}
        self._direct: dict[str, int] = {}
        ledger.sandbox.interactions.add_watcher(self._note_started)
        ledger.listeners.append(self._note_exchange)

    def _note_started(self, outcome: Outcome) -> None:
        started = outcome.interaction
        if outcome.state == "sent":
            self._users[started.id] = self._users[started.token] = int(started.user_id)
            self._channels[started.id] = self._channels[started.token] = started.channel.id

    def _note_exchange(self, exchange: Exchange) -> None:
        if exchange.path == "/users/@me/channels" and exchange.status == 200:
            (recipient,) = exchange.answer["recipients"]
            self._direct[exchange.answer["id"]] = int(recipient["id"])
        if exchange.method not in ("POST", "PATCH", "PUT") or exchange.body is None:
            return
        reader = self._find_reader(exchange)
        self.read["public" if reader is None else "private"] += 1
        table = self._find_table(exchange, reader)
        if table is None:
            return
        number, game, revision, status, seed, secret = table
        body = json.dumps(exchange.body, ensure_ascii=False)
        over = status in ("ended", "closed")
        hidden = [each for each in (seed, secret) if each and len(each) in SEEDS]
        if not over and any(each in body for each in hidden):
            self.faults.append(f"Table {number}: its seed is shown before the end: {body[:500]}")
        kept = self._keep(game, body)
        if kept is not None:
            self.seen.append(Sight(reader, number, revision, over, kept))

    def _find_reader(self, exchange: Exchange) -> int | None:
        _, kind, *parts = exchange.path.partition("?")[0].split("/")
        if kind == "channels":
            return self._direct.get(parts[0])
        if kind == "interactions":
            data = exchange.body.get("data") or {}
            alone = exchange.body["type"] in (6, 8, 9) or data.get("flags", 0) & EPHEMERAL
            return self._users[parts[0]] if alone else None
        if kind == "webhooks":
            shown = exchange.answer if exchange.status == 200 else {"flags": EPHEMERAL}
            return self._users[parts[1]] if shown["flags"] & EPHEMERAL else None
        return None

    def _find_table(self, exchange: Exchange, reader: int | None) -> tuple[Any, ...] | None:
        """The table that is spoken of: its channel's, or in direct messages its reader's."""
        _, kind, *parts = exchange.path.partition("?")[0].split("/")
        where = {"channels": 0, "interactions": 0, "webhooks": 1}.get(kind)
        if where is None:
            return None
        channel = self._channels.get(parts[where], parts[where])
        rows = self._ledger.query(
            "SELECT id, game, revision, status, seed,"
            " (SELECT secret FROM mixed_seeds WHERE table_id = tables.id)"
            " FROM tables WHERE channel_id = ?"
            " OR id IN (SELECT table_id FROM seats WHERE user_id = ?) ORDER BY id DESC LIMIT 1",
            *(int(channel) if channel.isdecimal() else 0, reader or 0),
        )
        return rows[0] if rows else None

    def list_knowledge(self, table: int, game: str) -> Known:
        """List who may have read what by when at a table."""
        at = table, len(self._ledger.read_entries(table))
        if at not in self._knowledge:
            self._knowledge[at] = find_watch(game)[1](self._ledger, table)
        return self._knowledge[at]

    def check_all(self) -> Counter[str]:
        """Hold what was sent against what each could know by then; the counts. Raises
        AssertionError."""
        found = Counter(self.read)
        faults = list(self.faults)
        knowledge: dict[int, Known] = {}
        seats: dict[int, dict[int, int]] = {}
        games = dict(self._ledger.query("SELECT id, game FROM tables"))
        for sight in self.seen:
            find, _ = find_watch(games[sight.table])
            if sight.table not in seats:
                knowledge[sight.table] = self.list_knowledge(sight.table, games[sight.table])
                seats[sight.table] = dict(
                    self._ledger.query(
                        "SELECT user_id, number FROM seats WHERE table_id = ?"
                        " AND user_id IS NOT NULL",
                        sight.table,
                    )
                )
            seat = None if sight.reader is None else seats[sight.table].get(sight.reader)
            known = knowledge[sight.table][sight.revision]
            for word in set(find(sight.body)):
                if word not in known[seat]:
                    faults.append(f"{word} was shown to {seat}: {sight}")
                hidden = word not in known[None]
                found["hidden" if hidden else "open"] += 1
                found[f"hidden of {games[sight.table]}"] += hidden
        assert not faults, "\n".join(faults)
        return found


def find_knowledge(ledger: Ledger, number: int) -> Known:
    """Of Canary: a card's word is for those who have held it, or have been told of it."""
    table = ledger.open_table(number)
    seats = (None, *range(len(table.names)))
    known: Known = [{seat: set() for seat in seats}]
    events: tuple[Any, ...] = ()
    for entry in [None, *ledger.read_entries(number)]:
        if entry is not None:
            events = take_entry(table, entry)
            known.append(_copy_known(known[-1]))
        for news in (find_holders(table), find_told(events)):
            for word, who in news.items():
                for seat in who:
                    known[-1][seat].add(word)
    return known


def _read_along(
    ledger: Ledger,
    number: int,
    read: Callable[[Table[Any], int | None, Iterable[Event]], set[str]],
    find: Find,
) -> Known:
    """By what each may read after an entry, and has read before. What a seat may answer ahead comes
    of the rules and of its own view, so it may be read as well."""
    table = ledger.open_table(number)
    seats = (None, *range(len(table.names)))
    known: Known = [{seat: set() for seat in seats}]
    for entry in [None, *ledger.read_entries(number)]:
        events: tuple[Event, ...] = table.opening
        if entry is not None:
            events = take_entry(table, entry)
            known.append(_copy_known(known[-1]))
        for reader in seats:
            told = [e for e in events if e.seats is None or reader in e.seats]
            known[-1][reader] |= read(table, reader, told)
            if reader is not None:
                known[-1][reader] |= {*find("\n".join(_list_offered(table, reader)))}
    return known


def _list_offered(table: Table[Any], seat: int) -> Iterable[str]:
    for one in ahead.list_offered(table, seat):
        yield one.kind.asked
        for choice in (*one.answers, *one.conditions):
            yield f"{choice.label}\n{choice.detail}"


def _copy_known(known: dict[int | None, set[str]]) -> dict[int | None, set[str]]:
    return {seat: set(words) for seat, words in known.items()}


def find_watch(game: str) -> tuple[Find, Callable[[Ledger, int], Known]]:
    """How what is hidden in a game is found in a text, and who may have read which of it by when.
    A game brings tests/rules/<game>/eyes.py with `find` and `read`."""
    if game == "canary":
        return HELD_WORDS.findall, find_knowledge
    own = of_game(game, "eyes")
    return own.find, lambda ledger, number: _read_along(ledger, number, own.read, own.find)


def find_names(game: str, body: str) -> str | None:
    """Find the names in a body, and nothing else of it, for long runs."""
    find, _ = find_watch(game)
    return "\n".join(sorted(set(find(body)))) or None
