"""Plays one game of bots, with a pack or without, and records the outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.engine import GAMES, Event, Game, Illegal, Table, Text
from rules.engine.packs import Pack, PackError
from rules.kit.bots import choose_bot_entry
from rules.kit.words import Message

MOST_ANSWERS = 20_000
"""A game with more answers than this counts as endless."""
LONGEST_RATIO = 10
"""A game with a pack also counts as endless if it is about this many times as long as without
it."""
SEAT_NAMES = ("One", "Two", "Three", "Four", "Five", "Six")


@dataclass(slots=True)
class Card:
    """What a pack's card did in one game or several."""

    drawn: int = 0
    games: int = 0
    told: Counter[str] = field(default_factory=Counter)
    """How often the text of each field of the card was told."""
    change: Counter[str] = field(default_factory=Counter)
    """How much each gauge changed while the card was in play, summed up."""

    def add_card_counts(self, other: Card) -> None:
        """Add the counts of another game."""
        self.drawn += other.drawn
        self.games += other.games
        self.told.update(other.told)
        self.change.update(other.change)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of one game of bots."""

    seats: int
    answers: int
    rounds: int
    winners: tuple[int, ...]
    measured: tuple[float, ...]
    cards: Mapping[str, Card]


def play_game(
    key: str, number: int, seed: str, pack: Pack | None = None, most: int = MOST_ANSWERS
) -> Outcome:
    """Play the game of this number, with a pack or without. Raises PackError if the game fails or
    takes more than `most` answers; the error names the pack's cards that were in play."""
    game = GAMES[key]
    seats = game.seats[number % len(game.seats)]
    watch = Watch(game, pack)
    table: Table[Any] | None = None
    answers = 0
    measured: Sequence[float] = ()
    try:
        table = Table.open(
            game,
            names=SEAT_NAMES[:seats],
            seed=f"{seed}/{number}",
            save=_make_save(game, number, seats),
            packs=[pack.text] if pack is not None else (),
        )
        watch.note_in_play(table, table.opening)
        for events in _play_bots(table):
            watch.note_in_play(table, events)
            measured = (
                game.measure_progress(table.state) or measured
            )  # some games measure nothing at the end
            answers += 1
            if answers > most:
                raise PackError(Message("no-end", number=number))
    except Exception as error:  # rules may raise anything on an unknown card
        raise PackError(watch.describe_blame(error)) from error
    assert table.result is not None
    watch.note_end(table)
    return Outcome(
        seats,
        answers,
        game.find_round(table.state) or 0,
        tuple(table.result.winners),
        tuple(measured),
        watch.cards,
    )


def play_game_pair(pack: Pack, number: int, seed: str) -> tuple[Outcome, Outcome]:
    """Play the game of this number with the pack, and without it. Raises PackError."""
    key = pack.manifest.game
    without = play_game(key, number, seed)
    most = min(MOST_ANSWERS, LONGEST_RATIO * without.answers + 1_000)
    return play_game(key, number, seed, pack, most), without


def _make_save(game: Game[Any], number: int, seats: int) -> str | None:
    assert game.pack_cards is not None
    return game.pack_cards.make_save(number, game.setup(seats, game.options()))


def _play_bots(table: Table[Any]) -> Iterator[Sequence[Event]]:
    """Play with the game's own bots in every seat to the end, and yield the events of each answer.
    A bot is asked each offer once, and again if its options change."""
    asked_offers: set[tuple[Text, ...]] = set()
    while table.result is None:
        entry = choose_bot_entry(table, asked_offers)
        yield table.apply_entry(entry)


class Watch:
    """Watches the cards of a pack while a game is played."""

    def __init__(self, game: Game[Any], pack: Pack | None) -> None:
        self.game = game
        self.pack = pack
        self.cards: dict[str, Card] = {}
        self._open: dict[str, tuple[Collection[int], Mapping[str, float]]] = {}
        """For each card in play: the seats that it is about, and their gauges when it came into
        play."""
        self._texts: dict[str, Sequence[tuple[str, str]]] = {}
        """For each card that was in play: the texts that are told of it, with their fields."""

    def note_in_play(self, table: Table[Any], events: Iterable[Event]) -> None:
        """Note the cards in play now, what was told of them, and what changed until a card left
        play."""
        if self.pack is None:
            return
        shelf = self.game.pack_cards
        assert shelf is not None
        now = shelf.list_cards_in_play(table.state)
        for card in now:
            if card not in self._open:
                self._open[card] = (now[card], shelf.sum_gauges(table.state, now[card]))
                self.cards.setdefault(card, Card(games=1)).drawn += 1
        for event in events:
            for card in self._open:
                self._note_told(card, event)
        for card in [card for card in self._open if card not in now]:
            self._count_changes(table, card, *self._open.pop(card))

    def note_end(self, table: Table[Any]) -> None:
        """Count the changes of the cards still in play at the end."""
        for card, before in self._open.items():
            self._count_changes(table, card, *before)

    def describe_blame(self, error: Exception) -> str:
        """Say for the author which cards were in play when the game failed, and why it failed."""
        said: Text = str(error)
        if not isinstance(error, Illegal):
            said = Message("rules-stumble", error=f"{error!r:.120}")
        if self.pack is None:
            return str(Message("fails-without-pack", fault=said))
        cards = [self.pack.named[card] for card in self._open or self.cards]
        return str(Message("fails-with-cards", cards=cards or Message("the-pack"), fault=said))

    def _note_told(self, card: str, event: Event) -> None:
        assert self.pack is not None
        if card not in self._texts:
            self._texts[card] = _list_texts(self.pack, card)
        for field_, text in self._texts[card]:
            if text in event.text or text in str(event.data.get("passage", "")):
                self.cards[card].told[field_] += 1

    def _count_changes(
        self, table: Table[Any], card: str, seats: Collection[int], before: Mapping[str, float]
    ) -> None:
        assert self.game.pack_cards is not None
        for what, n in self.game.pack_cards.sum_gauges(table.state, seats).items():
            if change := round(n - before.get(what, 0)):
                self.cards[card].change[what] += change


def _list_texts(pack: Pack, card: str) -> Sequence[tuple[str, str]]:
    """List a card's texts that are told when their part of it happens, with their fields."""
    for kind in _list_kinds(pack):
        if card in pack.cards[kind.name]:
            return find_told_texts(pack.cards[kind.name][card].model_dump(by_alias=True), kind.told)
    return ()


def _list_kinds(pack: Pack) -> Iterable[Any]:
    shelf = GAMES[pack.manifest.game].pack_cards
    assert shelf is not None
    return shelf.kinds


def find_told_texts(thing: Any, told: Sequence[str], field_: str = "") -> list[tuple[str, str]]:
    """Find the texts in the fields of these names, each with its place in `thing`."""
    found: list[tuple[str, str]] = []
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key in told and isinstance(value, str) and value:
                found.append((field_ if len(told) == 1 else f"{field_}.{key}".lstrip("."), value))
            else:
                found += find_told_texts(value, told, f"{field_}.{key}".lstrip("."))
    elif isinstance(thing, list | tuple):
        for number, value in enumerate(thing, 1):
            found += find_told_texts(value, told, f"{field_}.{number}".lstrip("."))
    return found
