"""What was said to players, held against what the bot has written down.

The Ledger listens at the sandbox: every answer that a player sends, every call the bot makes. When
the bot tells a player that an answer counts, or shows a card, it looks into the bot's database (as
any other process may) and remembers what stands there. At the end nothing of that may be missing.
"""

import json
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import Any

import psycopg

from cogs.table.typed_answers import PROMPT_SEPARATOR
from cogs.ui.components import shorten_id
from rules.engine import Entry, Table
from sandbox import Sandbox
from sandbox.dispatch import Dispatch
from sandbox.interaction import Interaction, Type
from sandbox.interactions import Outcome
from sandbox.seeing import join_texts, walk_components
from storage import Place, rows
from storage.database.postgresql.connecting import Link, connect
from storage.database.postgresql.queries import translate_query
from storage.past import entries
from tables.cache.locks import ALREADY_COUNTED_TEXT
from tests.drivers import take_entry
from tests.e2e.beforehand import Beforehand, ReplayedPresets
from tests.e2e.cards_of_packs import CAME_UP, CameUp

JSON = dict[str, Any]
Row = tuple[Any, ...]
OURS = ("seat", "away", "deadline", "settings", "dice-word", "dice-mixed", "dice-sealed")
"""The kinds of what stands in a log and no rule has told; and so does "start", but only before the
first entry: those of Aftermath's rules tell where somebody comes in."""
TAKING = ("answer", "none", "choose", "form", "written", "undo", "undone")
"""The doors behind which something is written into the journal, or a form is opened for that."""
UNWRITTEN = ("My disk is full", "I could not save that")
WAITING = ("I lost my database in the middle", "I cannot read my database")
"""How the bot begins what it says where an answer may count."""
COUNTS = ("That counts", "Your answer counts", "Everything so far counts")
BESIDES = (*COUNTS, "You wanted your hand by direct message")
"""How the bot begins what it says of an answer that it has taken."""
CLOSED = "- That question is no longer open"
"""How a panel begins that shows what is asked instead of what was answered."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """A call of the bot's, and what it got."""

    method: str
    path: str
    body: Any
    status: int
    answer: Any


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody sat somewhere, for the entries after `since` up to and with `until`."""

    seat: int
    user: int
    name: str
    since: int
    until: int | None

    def has_given(self, revision: int) -> bool:
        """Whether that entry, if it is the seat's, is theirs."""
        return self.since < revision <= (revision if self.until is None else self.until)


@dataclass(slots=True)
class SentAction:
    """Something a player did that might be written down."""

    user: int
    channel: int
    door: str
    prompt: str = ""
    refs: tuple[str, ...] | None = None
    """The chosen options, or the words; None where the interaction alone does not tell."""
    acknowledged: bool = False
    failed: bool = False
    """The player was told that the bot did not answer in time."""
    accepted: bool = False
    refused: str = ""
    deliveries: int = 0
    """How often the bot was given it."""


def read_sent(interaction: Interaction) -> SentAction | None:
    """Read what a player sends. Returns None if it takes no part in the game."""
    data = interaction.data
    sent = SentAction(int(interaction.user_id), int(interaction.channel.id), "")
    _, *parts = str(data.get("custom_id", "")).split(":")
    if interaction.type is Type.COMMAND:
        options = data.get("options", [])
        while options and "value" not in options[0]:
            options = options[0].get("options", [])
        found = [o["value"] for o in options if o["name"] in ("what", "choice")]
        if not found:
            return None
        sent.door = "command"
        sent.prompt, suggested, said = str(found[0]).partition(PROMPT_SEPARATOR)
        sent.refs = tuple(filter(None, said.split(","))) if suggested else None
        return sent
    if len(parts) < 2 or parts[1] not in TAKING:
        return None
    sent.door, sent.prompt = parts[1], parts[2] if len(parts) > 2 else ""
    if sent.door == "answer":
        sent.refs = tuple(parts[3:])
    elif sent.door == "choose":
        sent.refs = tuple(data["values"])
    elif sent.door == "none":
        sent.refs = ()
    elif sent.door == "written":
        inner = [part.get("component", part) for part in data["components"]]
        given = [[part["value"]] if "value" in part else part.get("values", ()) for part in inner]
        sent.refs = tuple(map(str, chain.from_iterable(given)))
    return sent


class Ledger:
    """Listens at a sandbox, beside a bot's database."""

    def __init__(self, sandbox: Sandbox, database: Place) -> None:
        self.sandbox = sandbox
        self.database = database
        self.exchanges: list[Exchange] = []
        self.calls: Counter[str] = Counter()
        """Every call by its method and path, ids left out, and its status."""
        self.sent: dict[int, SentAction] = {}
        self.nothing: list[SentAction] = []
        """What Discord heard of, and was neither written nor refused in words: the bot was killed
        before it showed anything."""
        self.faults: list[str] = []
        self.keep = True
        """Whether to keep the exchanges, or only to count them."""
        self.listeners: list[Callable[[Exchange], None]] = []
        """Told of every exchange, before the bot has its answer."""
        self._tokens: dict[str, int] = {}
        self.beforehand = Beforehand(self.query, self.faults)
        self._link: Link | None = None
        self._file: sqlite3.Connection | None = None
        self._known: dict[int, list[Row]] = {}
        self._bots: dict[int, dict[tuple[int, int], str]] = {}
        """For each table the bots that were seen there: the seat and the revision, and the name."""
        sandbox.interactions.add_watcher(self._note_outcome)
        self._send = sandbox.gateway.send_event
        sandbox.gateway.send_event = self._note_delivery
        assert sandbox.recorder is not None, "start the sandbox with record=..."
        self._write = sandbox.recorder.note_exchange
        sandbox.recorder.note_exchange = self._note_exchange

    # -- listening -------------------------------------------------------------------------------

    def _note_outcome(self, outcome: Outcome) -> None:
        interaction = outcome.interaction
        self.beforehand.note_outcome(outcome)
        if outcome.state == "sent":
            sent = read_sent(interaction)
            if sent is not None:
                self.sent[int(interaction.id)] = sent
                self._tokens[interaction.token] = int(interaction.id)
        elif outcome.state == "modal":  # what is written into the form will be sent
            self.sent.pop(int(interaction.id), None)
        elif int(interaction.id) in self.sent:
            sent = self.sent[int(interaction.id)]
            sent.failed = outcome.state == "failed"
            sent.acknowledged = not sent.failed

    def _note_delivery(self, event: Dispatch) -> bool:
        if event.name == "INTERACTION_CREATE" and int(event.data["id"]) in self.sent:
            self.sent[int(event.data["id"])].deliveries += 1
        return self._send(event)

    def _note_exchange(self, method: str, path: str, body: Any, status: int, answer: Any) -> None:
        exchange = Exchange(method, path, body, status, answer)
        if self.keep:
            self._write(method, path, body, status, answer)
            self.exchanges.append(exchange)
        self.calls[f"{method} {strip_path(path)} {status}"] += 1
        if status == 200 and isinstance(answer, dict):
            shown = (answer.get("resource") or {}).get("message", answer)
            if "components" in shown:
                self._note_shown(path, shown)
        for listener in self.listeners:
            listener(exchange)

    def _note_shown(self, path: str, message: JSON) -> None:
        self.beforehand.note_shown(path, message)
        token = re.match(r"/(?:webhooks|interactions)/\d+/([^/?]+)", path)
        if token is None:
            tables = {
                int(part["custom_id"].split(":")[1])
                for part in walk_components(message["components"])
                if str(part.get("custom_id", "")).startswith("ek")
            }
            for table in tables:
                self._remember_journal(table)
            return
        interaction_id = self._tokens.get(token[1])
        if interaction_id is None or interaction_id not in self.sent:
            return
        sent, words = self.sent[interaction_id], join_texts(message)
        if any(line.startswith(CLOSED) for line in words.splitlines()):
            sent.refused = words
        elif any(part["type"] == 17 for part in message["components"]):
            sent.accepted = True
            tables = {table for (table,) in self.find_rows(interaction_id)}
            if not tables:
                self.faults.append(f"{interaction_id} was accepted, but is not written: {sent}")
            for table in tables:
                self._remember_journal(table)
        elif not words.startswith((*BESIDES, *WAITING)):
            sent.refused = words

    def _remember_journal(self, table: int) -> None:
        known = self._known.setdefault(table, [])
        known += self.read_journal(table, since=len(known))
        seen = self.query(
            "SELECT number, revision, name FROM seats JOIN tables ON id = table_id"
            " WHERE table_id = ? AND bot = 1",
            table,
        )
        bots = self._bots.setdefault(table, {})
        bots.update({(seat, revision): name for seat, revision, name in seen})

    @property
    def told_count(self) -> int:
        """How many answers players have been told of that they count."""
        return sum(sent.accepted for sent in self.sent.values())

    # -- the database ----------------------------------------------------------------------------

    def query(self, text: str, *values: Any) -> list[Row]:
        """Read what is durable."""
        if isinstance(self.database, str):
            return self._query_server(text, values)
        if self._file is None:
            self._file = sqlite3.connect(self.database, timeout=5.0)
            self._file.execute("PRAGMA query_only = ON")
        return self._file.execute(text, values).fetchall()

    def _query_server(self, text: str, values: Sequence[Any]) -> list[Row]:
        """The same at a server, which may just be down: then it will be there again."""
        while True:
            try:
                if self._link is None or self._link.closed:
                    self._link = connect(str(self.database))
                return self._link.execute(translate_query(text).encode(), values).fetchall()
            except psycopg.OperationalError:
                time.sleep(0.05)

    def close(self) -> None:
        """Close the connections. That to a file must be gone before anybody is killed: who opens it
        then finds what the bot left, and nobody else who knows better."""
        if self._link is not None:
            self._link.close()
        if self._file is not None:
            self._file.close()
            self._file = None

    def find_rows(self, interaction_id: int) -> list[Row]:
        """Find the journal rows of an interaction."""
        return self.query("SELECT table_id FROM journal WHERE interaction_id = ?", interaction_id)

    def read_journal(self, table: int, since: int = 0) -> list[Row]:
        """Revision, kind, seat, prompt, answer, interaction. By which interaction a packed entry
        came is not written any more, but was remembered (0: nobody had been told of it)."""
        seen = {row[0]: row[5] for row in self._known.get(table, [])}
        return [
            (*line[:5], line.interaction_id or seen.get(line.revision, line.interaction_id))
            for line in entries.unpack_journal(self.query(entries.SELECT_JOURNAL, table))
            if line.revision > since
        ]

    def read_entries(self, table: int) -> list[Entry]:
        return [rows.parse_entry(*row[1:5]) for row in self.read_journal(table)]

    def list_tables(self) -> list[int]:
        return [number for (number,) in self.query("SELECT id FROM tables ORDER BY id")]

    def open_table(self, table: int) -> Table[Any]:
        """Open the table as it was when its game began."""
        ((game, seed, options, save),) = self.query(
            "SELECT game, seed, options, body FROM tables"
            " LEFT JOIN saves ON saves.table_id = tables.id WHERE id = ?",
            table,
        )
        # Whoever gave a seat away before the first answer sat there all the same.
        first = {
            each.seat: each.name for each in reversed(self.list_sittings(table)) if not each.since
        }
        names = [first.get(seat, name) for seat, name in enumerate(self.list_names(table, 1))]
        played = self.query(
            "SELECT body FROM table_packs JOIN packs ON packs.digest = table_packs.digest"
            " WHERE table_id = ? ORDER BY place",
            table,
        )
        return Table.open(
            game,
            names=names,
            seed=seed,
            options=json.loads(options),
            save=save,
            packs=[text for (text,) in played],
        )

    def list_sittings(self, table: int) -> list[Sitting]:
        """List which people sat there when, in the order in which they sat down."""
        found = self.query(
            "SELECT number, user_id, name, since, until FROM sittings WHERE table_id = ?"
            " ORDER BY rowid",
            table,
        )
        return [Sitting(*row) for row in found]

    def find_holders(self, table: int, revision: int) -> dict[int, Sitting]:
        """Find the people who sat there when that entry was made, by their seats."""
        return {each.seat: each for each in self.list_sittings(table) if each.has_given(revision)}

    def list_names(self, table: int, revision: int) -> list[str]:
        """List the names in the seats when that entry was made."""
        held = self.find_holders(table, revision)
        seats = self.query("SELECT number FROM seats WHERE table_id = ? ORDER BY number", table)
        return [
            held[seat].name if seat in held else self._find_bot_name(table, seat, revision)
            for (seat,) in seats
        ]

    def _find_bot_name(self, table: int, seat: int, revision: int) -> str:
        """The bot that was seen there last before the entry; or first, if only since."""
        seen = {
            at: name for (where, at), name in self._bots.get(table, {}).items() if where == seat
        }
        before = [at for at in seen if at < revision]
        return seen[max(before) if before else min(seen)] if seen else "A bot that nobody saw"

    # -- the reckoning ---------------------------------------------------------------------------

    def check_all(self) -> Counter[str]:
        """Hold everything that was said against everything that is written, once the bot has left.
        Raises AssertionError with all that does not fit; returns the counts."""
        found: Counter[str] = Counter()
        for table in self.list_tables():
            self._reckon_table(table, found)
        self._reckon_sent(found)
        assert not self.faults, "\n".join(self.faults)
        return found

    def _reckon_table(self, table: int, found: Counter[str]) -> None:
        journal = self.read_journal(table)
        known = self._known.get(table, [])
        if journal[: len(known)] != known:
            self.faults.append(f"Table {table}: what a card had shown is written otherwise now.")
        if [row[0] for row in journal] != list(range(1, len(journal) + 1)):
            self.faults.append(f"Table {table}: the journal has a gap.")
        sat = self.list_sittings(table)
        found["seats that changed hands"] += sum(each.until is not None for each in sat)
        for row in journal:
            users = {each.seat: each.user for each in sat if each.has_given(row[0])}
            self._reckon_row(table, row, users, found)
        now = self.query(
            "SELECT number, user_id FROM seats WHERE table_id = ? AND user_id IS NOT NULL", table
        )
        if journal and {(each.seat, each.user) for each in sat if each.until is None} != set(now):
            self.faults.append(f"Table {table}: those who sit there are not noted as sitting.")
        ((status, seed_shown),) = self.query(
            "SELECT status, card_edition = edition FROM tables WHERE id = ?", table
        )
        found["tables"] += 1
        found[f"tables {status}"] += 1
        found["entries"] += len(journal)
        if status != "gathering":
            self._replay_journal(table, status, found)
            self.beforehand.reckon_words(table, found)
        if status in ("ended", "closed") and not seed_shown:
            self.faults.append(f"Table {table} is {status}, but its card does not show that.")

    def _reckon_row(self, table: int, row: Row, seats: dict[int, int], found: Counter[str]) -> None:
        revision, kind, seat, _, answer, interaction_id = row
        if interaction_id is None:
            if seat in seats and kind == "a":
                self.faults.append(f"Table {table}/{revision}: nobody sent that answer.")
            return
        if not interaction_id:
            found["packed before anybody was told"] += 1
            return
        found["journaled"] += 1
        sent = self.sent.get(interaction_id)
        if sent is None or sent.user != seats.get(seat):
            self.faults.append(f"Table {table}/{revision}: not what seat {seat} sent: {sent}")
            return
        if kind != "a":
            return
        value = json.loads(answer)
        given = tuple(map(shorten_id, value)) if isinstance(value, list) else (str(value),)
        if sent.door == "command":
            given = tuple(filter(None, ",".join(given).split(",")))
        if sent.refs is not None and given != sent.refs:
            self.faults.append(f"Table {table}/{revision}: {given} is written for {sent}")

    def _reckon_sent(self, found: Counter[str]) -> None:
        written = {row[5] for table in self.list_tables() for row in self.read_journal(table)}
        for interaction_id, sent in self.sent.items():
            found["sent"] += 1
            found["acknowledged"] += sent.acknowledged
            found["told that it counts"] += sent.accepted
            found["refused"] += bool(sent.refused)
            if not (sent.refused or sent.failed or interaction_id in written):
                found["of which nothing came"] += 1
                self.nothing.append(sent)
            if sent.accepted and interaction_id not in written:
                self.faults.append(f"Lost: {interaction_id} {sent}")
            again = str(ALREADY_COUNTED_TEXT) in sent.refused
            # One delivery could not be written, and said so; for the other there was room again.
            twice = sent.deliveries > 1 and sent.refused.startswith(UNWRITTEN)
            found["taken on their second delivery"] += twice and interaction_id in written
            if sent.refused and not again and not twice and interaction_id in written:
                self.faults.append(f"Refused, yet written: {interaction_id} {sent}")

    def _replay_journal(self, table: int, status: str, found: Counter[str]) -> None:
        """The journal, played again from the seed, comes to the same position, and has told each
        thing as often as the log has it."""
        again = self.open_table(table)
        told, ahead = list(again.events), ReplayedPresets(self.beforehand, table, found)
        packs = CameUp(again)
        for revision, entry in enumerate(self.read_entries(table), 1):
            people = self.find_holders(table, revision).values()
            ahead.check_entry(again, entry, revision, {each.user: each.seat for each in people})
            for seat, name in enumerate(self.list_names(table, revision)):
                if again.names[seat] != name:
                    again.rename_seat(seat, name)
            told += take_entry(again, entry)
            packs.look_at(again)
        found[CAME_UP] += len(packs.cards)
        ((checkpoint, revision),) = self.query(
            "SELECT body, revision FROM checkpoints WHERE table_id = ?", table
        )
        saved: Table[Any] = Table.load(checkpoint, self.read_entries(table)[revision:])
        if (
            again.state.model_dump() != saved.state.model_dump()
            or again.result != saved.result
            or saved.lost
        ):
            self.faults.append(f"Table {table}: the journal leads elsewhere than it was played.")
        if status == "ended" and again.result is None:
            self.faults.append(f"Table {table} has ended without a result.")
        log = entries.unpack_log(self.query(entries.SELECT_LOG, table, -1, -1))
        written = [line.text for line in log if not is_ours(line)]
        for place, pair in enumerate(zip_longest(written, (event.text for event in told))):
            if pair[0] != pair[1]:
                before = written[max(0, place - 3) : place]
                self.faults.append(
                    f"Table {table}, {again.game.key}: the log is not what the journal tells: "
                    f"{pair} after {before}"
                )
                return


def is_ours(line: rows.LineRow) -> bool:
    """Whether a line of a log was told by the bot, and by no rule."""
    ended = line.kind == "ahead" and line.text.startswith("Your answer ahead no longer counts, ")
    return ended or line.kind in OURS or (line.kind == "start" and line.revision is None)


def strip_path(path: str) -> str:
    """Strip from a path what differs from call to call."""
    path = re.sub(
        r"(/webhooks/\d+|/interactions/\d+)/[^/?]+", r"\1/T", path.split("?", maxsplit=1)[0]
    )
    return re.sub(r"\d{5,}", "N", path)
