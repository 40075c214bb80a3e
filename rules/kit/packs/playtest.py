"""A playtest: bots play games with a pack, and a report says in words what it does to the
balance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from rules.engine import GAMES
from rules.engine.packs import Pack
from rules.kit.words import count_noun

from .playing import Card, Outcome, play_pair

TRIED = 200
"""How many games a playtest plays."""
DEVIATIONS = 2.6
"""How many standard errors a difference must exceed to count: chance alone does that in about one
of a hundred."""
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


@dataclass(frozen=True)
class Report:
    """The report of a playtest, in sentences."""

    games: int
    summary: tuple[str, ...]
    """The pack as a whole: five to seven lines."""
    cards: tuple[str, ...]
    """A line for each card, in the order of the pack."""
    shifts: tuple[str, ...]
    """What the pack changes by more than chance, such as "length"; () if nothing."""

    @property
    def report_text(self) -> str:
        """The whole report as lines of text."""
        return "\n".join([*self.summary, "", *self.cards])


def run_playtest(
    pack: Pack,
    games: int = TRIED,
    seed: str = "playtest",
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play this many games of bots with the pack, and as many with the same seeds without it. The
    same pack, number and seed give the same report. `progress` is called after each game with the
    number done and the total; an exception from it ends the playtest. Raises PackError if a game
    fails or does not end, naming the cards that were in play."""
    done: list[tuple[Outcome, Outcome]] = []
    for number in range(games):
        done.append(play_pair(pack, number, seed))
        if progress is not None:
            progress(number + 1, games)
    return make_report(pack, done)


def make_report(pack: Pack, pairs: Sequence[tuple[Outcome, Outcome]]) -> Report:
    """Make the report on games, each played with the pack and without it. For callers that play the
    games elsewhere, with `play_pair`."""
    game = GAMES[pack.manifest.game]
    with_, without = [one for one, _ in pairs], [one for _, one in pairs]
    shifts: list[str] = []
    lines = [f"{count_noun(len(pairs), 'game')} of bots with the pack, and the same without it."]
    if game.pack_cards is not None and game.pack_cards.tried:
        lines.append(game.pack_cards.tried)

    def compared(what: str, unit: str, a: Sequence[float], b: Sequence[float]) -> None:
        end = ""
        if not _by_chance(a, b):
            shifts.append(what.lower())
            end = " (more than chance)"
        lines.append(f"{what}: {fmean(a):.1f}{unit}, without the pack {fmean(b):.1f}{end}.")

    compared("Length", " answers", *_compare_each(with_, without, lambda one: one.answers))
    if any(one.rounds for one in without):
        compared(f"{game.period}s", "", *_compare_each(with_, without, lambda one: one.rounds))
    if game.measure:
        compared(game.measure, " a seat at the end", *_compare_each(with_, without, _mean_progress))
    compared("Winners", " a game", *_compare_each(with_, without, lambda one: len(one.winners)))
    lines.append(_by_seat(with_, without, shifts))
    if shifts:
        verdict = f"The pack changes the balance: {', '.join(shifts)}."
    else:
        verdict = "The balance stays as it was: nothing differs by more than chance."
    return Report(len(pairs), (verdict, *lines), tuple(_report_cards(pack, with_)), tuple(shifts))


def _compare_each(
    with_: Sequence[Outcome], without: Sequence[Outcome], what: Callable[[Outcome], float]
) -> tuple[list[float], list[float]]:
    return [what(one) for one in with_], [what(one) for one in without]


def _mean_progress(one: Outcome) -> float:
    return fmean(one.measured) if one.measured else 0.0


def _by_chance(a: Sequence[float], b: Sequence[float]) -> bool:
    """Return whether two series of paired games differ by no more than chance allows."""
    differences = [x - y for x, y in zip(a, b, strict=True)]
    if len(differences) < 2:
        return True
    allowed = DEVIATIONS * stdev(differences) / sqrt(len(differences))
    return abs(fmean(differences)) <= allowed


def _by_seat(with_: Sequence[Outcome], without: Sequence[Outcome], shifts: list[str]) -> str:
    """Say how often each seat wins, out of the games that have this seat."""
    told = []
    for seat, place in enumerate(PLACES):
        games = [n for n, one in enumerate(with_) if one.seats > seat]
        if not games:
            break
        a = [float(seat in with_[n].winners) for n in games]
        b = [float(seat in without[n].winners) for n in games]
        if not _by_chance(a, b):
            shifts.append(f"wins of the {place} seat")
        told.append(f"{place} {fmean(a):.0%} (without the pack {fmean(b):.0%})")
    return f"Wins by seat: {', '.join(told)}."


def _report_cards(pack: Pack, games: Sequence[Outcome]) -> list[str]:
    game = GAMES[pack.manifest.game]
    assert game.pack_cards is not None
    kept = {one for kind in game.pack_cards.kinds if kind.kept for one in pack.cards[kind.name]}
    lines = []
    for one, name in pack.named.items():
        total = Card()
        for each in games:
            if one in each.cards:
                total.add_card(each.cards[one])
        lines.append(_report_card(name, total, kept=one in kept))
    return lines


def _report_card(name: str, total: Card, *, kept: bool) -> str:
    if not total.drawn:
        return f"{name}: never drawn."
    times = "once" if total.drawn == 1 else f"{total.drawn} times"
    words = [f"drawn {times}, in {count_noun(total.games, 'game')}"]
    if total.told:
        words.append(", ".join(f"{field} {n}" for field, n in sorted(total.told.items())))
    changes = [
        f"{what} {n / total.drawn:+.1f}"
        for what, n in total.change.items()
        if abs(n / total.drawn) >= 0.05
    ]
    if changes and not kept:
        words.append(f"while it was in play, on average {', '.join(changes)}")
    return f"{name}: {'; '.join(words)}."
