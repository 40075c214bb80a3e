"""All that the bot sends, and to whose eyes: what is hidden at a table is looked for in it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from pictures import artist
from rules.aurora.decks import CARDS, DECKS, HELD
from rules.engine import Event, Table
from rules.hope.decks import DECKS as CARDS_OF_HOPE
from rules.survive.components import ELEMENTS
from sandbox.interactions import Outcome
from tests.drivers import take
from tests.e2e.canary import WORDS, holders, told
from tests.e2e.ledger import Exchange, Ledger
from tests.e2e.people import EPHEMERAL

HIDDEN = {card.name for card in (*HELD.values(), *DECKS.loot.values())}
NAMED = re.compile("|".join(sorted(map(re.escape, HIDDEN), key=len, reverse=True)))
HELD_WORDS = re.compile("|".join(WORDS))
SHEET = re.compile(
    " · ".join(rf"{element.title()} \*\*\d+\*\*" for element in ELEMENTS)
    + r"|(?:\*\*(?:It pays for|Your offer|An offer|To win|Progress|Where you can go)\*\*"
    r'|- Elements: |- ✓ )[^\\"\n]+'
)
"""The lines that Survive! shows to one seat alone: what is in the hand, and what comes of it."""
ALONE = re.compile(
    r'(?:If you are away: |\*\*You were shown\*\* |with the dice now in: about )[^\\"\n]+'
)
"""The same of Hope Inhumanity."""
BREAK = re.compile(r'\\[ntr"]|[.!?…:;|*>()“”"\\\n]')
SENTENCE = 20
"""So many characters of a card are its own."""


def _sentences(text: str) -> set[str]:
    """The parts of a text, or of a body, between two stops."""
    return {part.strip() for part in BREAK.split(text)}


def _unread() -> Iterator[str]:
    """What stands on the Scenes and Traits of Hope Inhumanity, and nowhere else."""
    for scene in CARDS_OF_HOPE.scenes.values():
        yield scene.title
        parts = (scene.accept, scene.refuse, scene.all_refuse, scene.all_accept, scene.split)
        sections = [part for part in (*parts, scene.succeed, scene.fail) if part is not None]
        for text in (scene.callout, scene.prompt, *(section.line for section in sections)):
            yield from (part for part in _sentences(text) if len(part) >= SENTENCE)
    for trait in CARDS_OF_HOPE.traits.values():
        yield trait.name
        yield from (part for part in _sentences(trait.text) if len(part) >= SENTENCE)


UNREAD = frozenset(_unread())

SEED = 32
"""So long is a seed that nobody chose; a test's own may be any word."""

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
        self.read: Counter[str] = Counter()
        """How much was sent, to everybody and to somebody alone."""
        self._ledger = ledger
        self._keep = keep
        self._users: dict[str, int] = {}
        self._channels: dict[str, str] = {}
        self._direct: dict[str, int] = {}
        ledger.sandbox.interactions.watch(self._started)
        ledger.listeners.append(self._heard)

    def _started(self, outcome: Outcome) -> None:
        started = outcome.interaction
        if outcome.state == "sent":
            self._users[started.id] = self._users[started.token] = int(started.user_id)
            self._channels[started.id] = self._channels[started.token] = started.channel.id

    def _heard(self, exchange: Exchange) -> None:
        if exchange.path == "/users/@me/channels" and exchange.status == 200:
            (recipient,) = exchange.answer["recipients"]
            self._direct[exchange.answer["id"]] = int(recipient["id"])
        if exchange.method not in ("POST", "PATCH", "PUT") or exchange.body is None:
            return
        reader = self._reader(exchange)
        self.read["public" if reader is None else "private"] += 1
        table = self._table(exchange, reader)
        if table is None:
            return
        number, game, revision, status, seed = table
        body = json.dumps(exchange.body, ensure_ascii=False)
        over = status in ("ended", "closed")
        if not over and len(seed) == SEED and seed in body:
            self.faults.append(f"Table {number}: its seed is shown before the end: {body[:500]}")
        kept = self._keep(game, body)
        if kept is not None:
            self.seen.append(Sight(reader, number, revision, over, kept))

    def _reader(self, exchange: Exchange) -> int | None:
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

    def _table(self, exchange: Exchange, reader: int | None) -> tuple[Any, ...] | None:
        """The table that is spoken of: its channel's, or in direct messages its reader's."""
        _, kind, *parts = exchange.path.partition("?")[0].split("/")
        where = {"channels": 0, "interactions": 0, "webhooks": 1}.get(kind)
        if where is None:
            return None
        channel = self._channels.get(parts[where], parts[where])
        rows = self._ledger.query(
            "SELECT id, game, revision, status, seed FROM tables WHERE channel_id = ?"
            " OR id IN (SELECT table_id FROM seats WHERE user_id = ?) ORDER BY id DESC LIMIT 1",
            *(int(channel) if channel.isdecimal() else 0, reader or 0),
        )
        return rows[0] if rows else None

    def reckon(self) -> Counter[str]:
        """Hold what was sent against what each could know by then; the counts. Raises
        AssertionError."""
        found = Counter(self.read)
        faults = list(self.faults)
        knowledge: dict[int, Known] = {}
        seats: dict[int, dict[int, int]] = {}
        games = dict(self._ledger.query("SELECT id, game FROM tables"))
        for sight in self.seen:
            if games[sight.table] not in KNOWN:
                continue
            find, known_at = KNOWN[games[sight.table]]
            if sight.table not in knowledge:
                knowledge[sight.table] = known_at(self._ledger, sight.table)
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


def knowledge(ledger: Ledger, number: int) -> Known:
    """Of Canary: a card's word is for those who have held it, or have been told of it."""
    table = ledger.opened(number)
    seats = (None, *range(len(table.names)))
    known: Known = [{seat: set() for seat in seats}]
    events: tuple[Any, ...] = ()
    for entry in [None, *ledger.entries(number)]:
        if entry is not None:
            events = take(table, entry)
            known.append(_more(known[-1]))
        for news in (holders(table), told(events)):
            for word, who in news.items():
                for seat in who:
                    known[-1][seat].add(word)
    return known


def shown(ledger: Ledger, number: int) -> Known:
    """Of Last Aurora: the names of the cards that have lain open, or that a seat has seen or been
    told of."""

    def read(table: Table[Any], reader: int | None, events: Iterable[Event]) -> set[str]:
        view = table.view(reader).model_dump_json()
        told = [name for event in events for name in NAMED.findall(event.text)]
        return {*told, *(card.name for card in CARDS.values() if f'"{card.id}"' in view)}

    return _read_along(ledger, number, read)


def held_back(text: str) -> set[str]:
    """What of a text is hidden somewhere in Hope Inhumanity until it is read."""
    return _sentences(text) & UNREAD | set(ALONE.findall(text))


def on_sheets(ledger: Ledger, number: int) -> Known:
    """Of Survive!: the lines of the own sheet and of what everybody may see."""
    drawn = artist("survive")

    def read(table: Table[Any], reader: int | None, events: Iterable[Event]) -> set[str]:
        view = table.view(reader)
        pages = [drawn.hand, drawn.panel, *drawn.pages.values()]
        text = "\n".join([*(page(view) for page in pages), *(event.text for event in events)])
        return set(SHEET.findall(text))

    return _read_along(ledger, number, read)


def read_out(ledger: Ledger, number: int) -> Known:
    """Of Hope Inhumanity: what a seat has in hand, is asked or has been told."""
    drawn = artist("hope")

    def read(table: Table[Any], reader: int | None, events: Iterable[Event]) -> set[str]:
        view = table.view(reader)
        asked = [p for p in table.prompts if p.seat == reader or not p.secret]
        texts = [view.model_dump_json(), drawn.hand(view)]
        texts += [f"{event.text}\n{event.data.get('quote', '')}" for event in events]
        texts += [prompt.text for prompt in asked]
        texts += [f"{o.label}\n{o.detail}" for prompt in asked for o in prompt.options]
        return held_back("\n".join(texts))

    return _read_along(ledger, number, read)


def _read_along(
    ledger: Ledger,
    number: int,
    read: Callable[[Table[Any], int | None, Iterable[Event]], set[str]],
) -> Known:
    """By what each may read after an entry, and has read before."""
    table = ledger.opened(number)
    seats = (None, *range(len(table.names)))
    known: Known = [{seat: set() for seat in seats}]
    for entry in [None, *ledger.entries(number)]:
        events: tuple[Event, ...] = table.opening
        if entry is not None:
            events = take(table, entry)
            known.append(_more(known[-1]))
        for reader in seats:
            told = [e for e in events if e.seats is None or reader in e.seats]
            known[-1][reader] |= read(table, reader, told)
    return known


def _more(known: dict[int | None, set[str]]) -> dict[int | None, set[str]]:
    return {seat: set(words) for seat, words in known.items()}


KNOWN: dict[str, tuple[Callable[[str], Iterable[str]], Callable[[Ledger, int], Known]]] = {
    "canary": (HELD_WORDS.findall, knowledge),
    "aurora": (NAMED.findall, shown),
    "survive": (SHEET.findall, on_sheets),
    "hope": (held_back, read_out),
}
"""How what is hidden in a game is found in a text, and who may have read which of it by when."""


def named(game: str, body: str) -> str | None:
    """The names in a body, and nothing else of it: for long runs."""
    if game not in KNOWN:
        return None
    return "\n".join(sorted(set(KNOWN[game][0](body)))) or None
