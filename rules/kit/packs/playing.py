"""One game of bots with a pack or without it, and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.engine import GAMES, Entry, Event, Game, Illegal, Prompt, Table
from rules.engine.packs import Pack, PackError
from rules.kit.words import list_words

ENDLESS = 20_000
"""So many answers, and a game counts as endless."""
LONGER = 10
"""A game with a pack that is so many times as long as that without it counts as endless too."""
NAMES = ("One", "Two", "Three", "Four", "Five", "Six")


@dataclass(slots=True)
class Card:
    """What a card of a pack did in a game, or in several."""

    drawn: int = 0
    games: int = 0
    told: Counter[str] = field(default_factory=Counter)
    """By field, how often a text of the card was told."""
    change: Counter[str] = field(default_factory=Counter)
    """By how much what it may change has changed while the card was in play, each time added
    up."""

    def add_card(self, other: Card) -> None:
        """Count another game's in."""
        self.drawn += other.drawn
        self.games += other.games
        self.told.update(other.told)
        self.change.update(other.change)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one game of bots came to."""

    seats: int
    answers: int
    rounds: int
    winners: tuple[int, ...]
    measured: tuple[float, ...]
    cards: Mapping[str, Card]


def play_one(
    key: str, number: int, seed: str, pack: Pack | None = None, most: int = ENDLESS
) -> Outcome:
    """The game of that number, with a pack or without. Raises PackError where it fails or takes
    more than so many answers, which names the cards of the pack that were in play."""
    game = GAMES[key]
    seats = game.seats[number % len(game.seats)]
    watch = Watch(game, pack)
    table: Table[Any] | None = None
    answers = 0
    measured: Sequence[float] = ()
    try:
        table = Table.open(
            game,
            names=NAMES[:seats],
            seed=f"{seed}/{number}",
            save=_make_save(game, number, seats),
            packs=[pack.text] if pack is not None else (),
        )
        watch.note_in_play(table, table.opening)
        for events in _play_bots(table):
            watch.note_in_play(table, events)
            measured = (
                game.measure_progress(table.state) or measured
            )  # some measure nothing at the end
            answers += 1
            if answers > most:
                raise PackError(f"game {number} comes to no end")
    except Exception as error:  # whatever rules may do with a card that they have never seen
        raise PackError(watch.describe_blame(error)) from error
    assert table.result is not None
    watch.note_end(table)
    return Outcome(
        seats,
        answers,
        game.round_of(table.state) or 0,
        tuple(table.result.winners),
        tuple(measured),
        watch.cards,
    )


def play_pair(pack: Pack, number: int, seed: str) -> tuple[Outcome, Outcome]:
    """The game of that number with the pack, and without it. Raises PackError."""
    key = pack.manifest.game
    without = play_one(key, number, seed)
    most = min(ENDLESS, LONGER * without.answers + 1_000)
    return play_one(key, number, seed, pack, most), without


def _make_save(game: Game[Any], number: int, seats: int) -> str | None:
    assert game.pack_cards is not None
    return game.pack_cards.make_save(number, game.setup(seats, game.options()))


def _play_bots(table: Table[Any]) -> Iterator[Sequence[Event]]:
    """The game's own bots in every seat, to the end; what happens at each answer. Offers are theirs
    once each, and once more where there is something else to pick."""
    left_be: set[tuple[str, ...]] = set()
    while table.result is None:
        entry = _next_entry(table, left_be)
        yield table.apply_entry(entry)


def _next_entry(table: Table[Any], left_be: set[tuple[str, ...]]) -> Entry:
    offers = [p for p in table.prompts if p.optional and _offer_key(p) not in left_be]
    for prompt in [*offers, *table.needed_prompts]:
        left_be.add(_offer_key(prompt))
        answer = table.bot_answer(prompt)
        if answer is not None:
            return Entry("answer", prompt.seat, prompt.id, answer)
    raise Illegal("no bot knows how to go on")


def _offer_key(prompt: Prompt[Any]) -> tuple[str, ...]:
    return (prompt.id, prompt.text, *(option.id for option in prompt.options))


class Watch:
    """Looks at the cards of a pack while a game is played."""

    def __init__(self, game: Game[Any], pack: Pack | None) -> None:
        self.game = game
        self.pack = pack
        self.cards: dict[str, Card] = {}
        self._open: dict[str, tuple[Collection[int], Mapping[str, float]]] = {}
        """The cards that are in play, and whom they are about, and how those stood when they
        came."""

    def note_in_play(self, table: Table[Any], events: Iterable[Event]) -> None:
        """See what is in play now, and what was told."""
        if self.pack is None:
            return
        shelf = self.game.pack_cards
        assert shelf is not None
        now = shelf.cards_in_play(table.state)
        for card in now:
            if card not in self._open:
                self._open[card] = (now[card], shelf.measure_gauges(table.state, now[card]))
                self.cards.setdefault(card, Card(games=1)).drawn += 1
        for event in events:
            for card in self._open:
                self._note_told(card, event)
        for card in [card for card in self._open if card not in now]:
            self._count_changes(table, card, *self._open.pop(card))

    def note_end(self, table: Table[Any]) -> None:
        """What is still in play counts up to the end."""
        for card, before in self._open.items():
            self._count_changes(table, card, *before)

    def describe_blame(self, error: Exception) -> str:
        """What a game stumbled over, in words for the author."""
        said = str(error) if isinstance(error, Illegal) else f"the rules stumble ({error!r:.120})"
        if self.pack is None:
            return f"The game fails without the pack: {said}."
        cards = [self.pack.named[card] for card in self._open or self.cards]
        return f"{list_words(cards) or 'The pack'}: {said}."

    def _note_told(self, card: str, event: Event) -> None:
        assert self.pack is not None
        for field_, text in _list_texts(self.pack, card):
            if text in event.text or text in str(event.data.get("passage", "")):
                self.cards[card].told[field_] += 1

    def _count_changes(
        self, table: Table[Any], card: str, seats: Collection[int], before: Mapping[str, float]
    ) -> None:
        assert self.game.pack_cards is not None
        for what, n in self.game.pack_cards.measure_gauges(table.state, seats).items():
            if change := round(n - before.get(what, 0)):
                self.cards[card].change[what] += change


def _list_texts(pack: Pack, card: str) -> Sequence[tuple[str, str]]:
    """The texts of a card that are told when their part of it comes about, with their fields."""
    for kind in _list_kinds(pack):
        if card in pack.cards[kind.name]:
            return told_texts(pack.cards[kind.name][card].model_dump(by_alias=True), kind.told)
    return ()


def _list_kinds(pack: Pack) -> Iterable[Any]:
    shelf = GAMES[pack.manifest.game].pack_cards
    assert shelf is not None
    return shelf.kinds


def told_texts(thing: Any, told: Sequence[str], field_: str = "") -> list[tuple[str, str]]:
    """The texts under fields of these names, each with where it stands."""
    found: list[tuple[str, str]] = []
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key in told and isinstance(value, str) and value:
                found.append((field_ if len(told) == 1 else f"{field_}.{key}".lstrip("."), value))
            else:
                found += told_texts(value, told, f"{field_}.{key}".lstrip("."))
    elif isinstance(thing, list | tuple):
        for number, value in enumerate(thing, 1):
            found += told_texts(value, told, f"{field_}.{number}".lstrip("."))
    return found
