"""A playtest: bots play games with a pack, and a report says in words what it does to the
balance."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from rules.engine import GAMES, Text
from rules.engine.packs import Pack
from rules.kit.words import Message

from .playing import Card, Outcome, play_game_pair

GAMES_IN_PLAYTEST = 200
"""How many games a playtest plays."""
SIGNIFICANT_DEVIATIONS = 2.6
"""How many standard errors a difference must exceed to count: chance alone does that in about one
of a hundred."""
SEATS = range(6)


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


def run_playtest(
    pack: Pack,
    games: int = GAMES_IN_PLAYTEST,
    seed: str = "playtest",
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play this many games of bots with the pack, and as many with the same seeds without it. The
    same pack, number and seed give the same report. `progress` is called after each game with the
    number done and the total; an exception from it ends the playtest. Raises PackError if a game
    fails or does not end, naming the cards that were in play."""
    done: list[tuple[Outcome, Outcome]] = []
    for number in range(games):
        done.append(play_game_pair(pack, number, seed))
        if progress is not None:
            progress(number + 1, games)
    return make_report(pack, done)


def make_report(pack: Pack, pairs: Sequence[tuple[Outcome, Outcome]]) -> Report:
    """Make the report on games, each played with the pack and without it. For callers that play the
    games elsewhere, with `play_game_pair`."""
    game = GAMES[pack.manifest.game]
    with_, without = [one for one, _ in pairs], [one for _, one in pairs]
    shifts: list[str] = []
    lines = [str(Message("games-played", games=len(pairs)))]
    if game.pack_cards is not None and game.pack_cards.tried:
        lines.append(game.pack_cards.tried)

    def compare(shift: Text, key: str, what: Callable[[Outcome], float], **data: str) -> None:
        a, b = [what(one) for one in with_], [what(one) for one in without]
        beyond = "no" if _is_by_chance(a, b) else "yes"
        if beyond == "yes":
            shifts.append(str(shift))
        data |= {"with": f"{fmean(a):.1f}", "without": f"{fmean(b):.1f}", "beyond": beyond}
        lines.append(str(Message(key, **data)))

    compare(Message("shifts-length"), "report-length", lambda one: one.answers)
    if any(one.rounds for one in without):
        shift = Message("shifts-rounds", periods=game.periods)
        compare(shift, "report-rounds", lambda one: one.rounds, periods=game.periods)
    if game.measure:
        compare(
            Message("shifts-measure", measure=game.measure),
            "report-measure",
            _find_mean_progress,
            measure=game.measure,
        )
    compare(Message("shifts-winners"), "report-winners", lambda one: len(one.winners))
    lines.append(_describe_wins_by_seat(with_, without, shifts))
    if shifts:
        verdict = Message("balance-shifts", shifts=", ".join(shifts))
    else:
        verdict = Message("balance-stays")
    return Report(
        len(pairs), (str(verdict), *lines), tuple(_report_cards(pack, with_)), tuple(shifts)
    )


def _find_mean_progress(one: Outcome) -> float:
    return fmean(one.measured) if one.measured else 0.0


def _is_by_chance(a: Sequence[float], b: Sequence[float]) -> bool:
    """Return whether two series of paired games differ by no more than chance allows."""
    differences = [x - y for x, y in zip(a, b, strict=True)]
    if len(differences) < 2:
        return True
    allowed = SIGNIFICANT_DEVIATIONS * stdev(differences) / sqrt(len(differences))
    return abs(fmean(differences)) <= allowed


def _describe_wins_by_seat(
    with_: Sequence[Outcome], without: Sequence[Outcome], shifts: list[str]
) -> str:
    """Say how often each seat wins, out of the games that have this seat."""
    told = []
    for seat in SEATS:
        games = [n for n, one in enumerate(with_) if one.seats > seat]
        if not games:
            break
        a = [float(seat in with_[n].winners) for n in games]
        b = [float(seat in without[n].winners) for n in games]
        if not _is_by_chance(a, b):
            shifts.append(str(Message("shifts-wins", seat=seat)))
        shares = {"with": f"{fmean(a):.0%}", "without": f"{fmean(b):.0%}"}
        told.append(str(Message("wins-of-seat", seat=seat, **shares)))
    return str(Message("wins-by-seat", wins=", ".join(told)))


def _report_cards(pack: Pack, games: Sequence[Outcome]) -> list[str]:
    game = GAMES[pack.manifest.game]
    assert game.pack_cards is not None
    kept = {one for kind in game.pack_cards.kinds if kind.kept for one in pack.cards[kind.name]}
    lines = []
    for one, name in pack.named.items():
        total = Card()
        for each in games:
            if one in each.cards:
                total.add_card_counts(each.cards[one])
        lines.append(_report_card(name, total, kept=one in kept))
    return lines


def _report_card(name: str, total: Card, *, kept: bool) -> str:
    if not total.drawn:
        return str(Message("never-drawn", card=name))
    words = [str(Message("drawn-so-often", times=total.drawn, games=total.games))]
    if total.told:
        words.append(", ".join(f"{field} {n}" for field, n in sorted(total.told.items())))
    changes = [
        f"{what} {n / total.drawn:+.1f}"
        for what, n in total.change.items()
        if abs(n / total.drawn) >= 0.05
    ]
    if changes and not kept:
        words.append(str(Message("changes-in-play", changes=", ".join(changes))))
    return f"{name}: {'; '.join(words)}."
