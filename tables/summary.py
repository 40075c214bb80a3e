"""How a game went: its deciding moments in words, and a chart of what the game measures."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pictures
from pictures import chart
from pictures.kit.players import marks
from rules.engine import GAMES, Game, Table
from rules.engine.clipping import clip
from rules.engine.course import Moment, Point, course, moments
from storage import JournalRow, LoggedEvent, Store, TableRow
from tables.loading import begun
from tables.snapshot import Snapshot
from tables.wording import text
from tables.wording.bots import called, says_so
from tables.wording.highlights import LINES, pick_highlights

WORDS = 360
"""Characters of the whole text: about ten lines on a phone."""
MOST = 3
EACH = 1
LINE, QUOTED = 100, 80
"""Characters of a log line and of a quotation in it. For each moment the rarest line is chosen, one
about its seat first; /log has them all."""
SHORTER = (LINE, 75, 55, 40)
"""The same, where the moments would be too long together: the first that does."""
FEWEST = 4
"""Points that a chart needs; fewer show nothing that the scores do not."""


@dataclass(frozen=True, slots=True)
class Summary:
    """`words`: the deciding moments, ready to be shown. `figures`: the chart in words, for people
    who use no pictures; "", and `chart` None, where there is nothing to chart. `told`: the texts of
    the events in `words`, which need not be repeated beside them."""

    words: str
    figures: str = ""
    chart: pictures.Picture | None = None
    told: frozenset[str] = frozenset()


async def summary(store: Store, snapshot: Snapshot) -> Summary:
    """The summary of a table that has ended, from what everybody could read and what the game
    measured."""
    journal = await store.journal(snapshot.id)
    events = await store.events(snapshot.id, None, limit=None)
    kinds = await store.kinds(snapshot.id, None)
    packs = await store.packs.at_table(snapshot.id) if snapshot.row.packs else ()
    points = await asyncio.to_thread(_points, snapshot.row, journal, packs)
    decided = moments(points, snapshot.result.winners if snapshot.result else ())
    if not decided:
        rare = _rare(snapshot, events, kinds)
        words = clip(_headed(list(map(_line, rare))), WORDS)
        return Summary(words, told=_told(rare, words, LINE))
    came = [_of(snapshot, moment, events, kinds) for moment in decided]
    words, told = _decided(snapshot, decided, came)
    if len(points) < FEWEST:
        return Summary(words, told=told)
    names = [seat.name for seat in snapshot.row.seats]
    winners = snapshot.result.winners if snapshot.result is not None else ()
    drawn = measured(snapshot.game, snapshot.view, names, winners, points)
    figures = [f"**{text.plain(chart.head(drawn))}**", *map(text.plain, chart.lines(drawn))]
    picture = None if snapshot.words_only else await pictures.paint_chart(drawn)
    return Summary(words, clip("\n".join(figures), chart.MOST), picture, told)


def measured(
    game: Game[Any],
    view: Any,
    names: Sequence[str],
    winners: Sequence[int],
    points: Sequence[Point],
) -> chart.Chart:
    """What the chart of a game shows. `view`: a spectator's, from which the players' marks are."""
    artist = pictures.artist(game.key)
    return chart.Chart(
        title=game.title,
        measure=game.measure,
        period=game.period,
        names=tuple(names),
        marks=marks(names) if artist is None else artist.marks(view, names),
        winners=tuple(winners),
        points=tuple(chart.Point(each.revision, each.values, each.round) for each in points),
    )


def _points(row: TableRow, journal: Sequence[JournalRow], packs: Sequence[str] = ()) -> list[Point]:
    """What the game measured over time; [] where it measures nothing, or was played under other
    rules."""
    game = GAMES[row.game]
    if not game.measure or any(line.version != game.version for line in journal):
        return []
    table: Table[Any] = begun(Table, row, packs)
    return course(table, (line.entry for line in journal))


def _together(snapshot: Snapshot) -> bool:
    """Whether all have won: then no moment decided who."""
    won = snapshot.result.winners if snapshot.result is not None else ()
    return len(won) == len(snapshot.row.seats)


def _headed(lines: Sequence[str], *, together: bool = False) -> str:
    if not lines:
        return ""
    head = "Where most changed" if together else "What decided it"
    return "\n".join([f"**{head}**, by the number of the answer", *lines])


def _decided(
    snapshot: Snapshot, decided: Sequence[Moment], came: Sequence[Sequence[LoggedEvent]]
) -> tuple[str, frozenset[str]]:
    """The deciding moments, and the texts of the events in them. Where they are too long together,
    what happened is cut shorter in each: the last moment and the numbers matter most."""
    words, told = "", frozenset[str]()
    for most in SHORTER:
        pairs = zip(decided, came, strict=True)
        lines = [_moment(snapshot, moment, first, most) for moment, first in pairs]
        words = _headed(lines, together=_together(snapshot))
        told = _told([each for first in came for each in first], words, most)
        if len(words) <= WORDS:
            break
    return clip(words, WORDS), told


def _of(
    snapshot: Snapshot, moment: Moment, events: Sequence[LoggedEvent], kinds: Mapping[str, int]
) -> list[LoggedEvent]:
    """The log lines that tell of a moment."""
    came = [each for each in events if each.revision == moment.revision and _news(snapshot, each)]
    came.sort(key=lambda each: (moment.seat not in each.about, kinds.get(each.event.kind, 0)))
    return sorted(came[:EACH], key=lambda each: each.id)


def _moment(snapshot: Snapshot, moment: Moment, first: Sequence[LoggedEvent], most: int) -> str:
    said = " ".join(text.plain(each.event.text, most) for each in first)
    name = snapshot.name(moment.seat)
    name = called(name) if says_so(name) else name
    before, after = chart.number(moment.before), chart.number(moment.after)
    changed = [f"{name} {before} → {after}"] if before != after else []
    if moment.for_good:
        winners = snapshot.names(snapshot.result.winners) if snapshot.result else name
        changed.append(f"from here on nobody was ahead of {winners}")
    numbers = f"*({'; '.join(changed)})*"
    return f"- **{moment.revision}** · {said} {numbers}" if said else f"- {numbers}"


def _told(events: Sequence[LoggedEvent], words: str, most: int) -> frozenset[str]:
    """The texts of those events that fitted into the words."""
    texts = {each.event.text for each in events}
    return frozenset(said for said in texts if text.plain(said, most) in words)


def _rare(
    snapshot: Snapshot, events: Sequence[LoggedEvent], kinds: Mapping[str, int]
) -> list[LoggedEvent]:
    """For games that measure nothing: the rarest kinds of events."""
    rare = pick_highlights([each for each in events if _news(snapshot, each)], kinds, None)
    return rare[-MOST:] if len(events) > LINES else []


def _line(each: LoggedEvent) -> str:
    number = "" if each.revision is None else f"**{each.revision}** · "
    return f"- {number}{text.told(each.event, LINE, QUOTED, QUOTED)}"


def _news(snapshot: Snapshot, each: LoggedEvent) -> bool:
    """Whether the event is worth a line: not the opening or the reason for the end, which the card
    shows, nor a long passage."""
    return (
        each.revision is not None
        and not {"quote", "passage"} & each.event.data.keys()
        and (snapshot.result is None or each.event.text != snapshot.result.why)
    )
