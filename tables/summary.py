"""Makes the summary of a game that has ended: its deciding moments in words, and a chart of what
the game measures."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pictures
from pictures import chart
from pictures.kit.faces import make_faces
from pictures.kit.players import make_marks
from rules.engine import GAMES, Game, Table
from rules.engine.clipping import clip_text
from rules.engine.course import (
    HEAVY_WEIGHT,
    DecidingMoment,
    Point,
    find_deciding_moments,
    measure_course,
)
from rules.engine.retelling import shorten_event
from storage import JournalRow, LoggedEvent, Store, TableRow
from tables.loading import make_begun_table
from tables.snapshot import Snapshot
from tables.wording import text
from tables.wording.bots import has_bot_label, strip_bot_label
from tables.wording.highlights import MOST_LINES, pick_highlights
from tables.words import Message

SUMMARY_CHARACTERS = 420
"""How many characters the whole text may have: about twelve lines on a phone."""
MOST_SENTENCES = 3
SENTENCE_CHARACTERS = (160, 110, 70, 0)
"""How many characters the sentence about a moment may have. If all sentences together are too long,
the next lower limit is tried. No sentence is cut; one that is too long is left out."""
FEWEST_CHART_POINTS = 4
"""How many points a chart needs; fewer show nothing that the scores do not."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A summary of a game. `words`: the turning points, ready to be shown. `figures`: the chart in
    words, for people who use no pictures; "" (and `chart` None) if there is nothing to chart."""

    words: str
    figures: str = ""
    chart: pictures.Picture | None = None


async def make_summary(store: Store, snapshot: Snapshot) -> Summary:
    """Make the summary of a table that has ended, from its public log and from what the game
    measured."""
    journal = await store.list_journal(snapshot.id)
    events = await store.list_events(snapshot.id, None, limit=None)
    kinds = await store.count_event_kinds(snapshot.id, None)
    packs = await store.packs.list_pack_bodies(snapshot.id) if snapshot.row.packs else ()
    points = await asyncio.to_thread(_measure_points, snapshot.row, journal, packs)
    decided = find_deciding_moments(points, snapshot.result.winners if snapshot.result else ())
    if not decided:
        return Summary(_format_turning_points(_describe_rare_events(snapshot, events, kinds)))
    came = [_find_telling_line(snapshot, moment, events, kinds) for moment in decided]
    words = _describe_deciding_moments(snapshot, decided, came)
    if len(points) < FEWEST_CHART_POINTS:
        return Summary(words)
    names = [seat.name for seat in snapshot.row.seats]
    winners = snapshot.result.winners if snapshot.result is not None else ()
    drawn = make_game_chart(snapshot.game, snapshot.view, names, winners, points)
    figures = [
        f"**{text.format_plain(chart.describe_measure(drawn))}**",
        *map(text.format_plain, chart.list_seat_lines(drawn)),
    ]
    picture = None if snapshot.is_words_only else await pictures.paint_chart(drawn)
    return Summary(words, clip_text("\n".join(figures), chart.DESCRIPTION_CHARACTERS), picture)


def make_game_chart(
    game: Game[Any],
    view: Any,
    names: Sequence[str],
    winners: Sequence[int],
    points: Sequence[Point],
) -> chart.Chart:
    """Make the chart of a game. `view`: a spectator's, from which the artist takes the players'
    marks and faces."""
    artist = pictures.find_artist(game.key)
    return chart.Chart(
        title=game.title,
        measure=game.measure,
        period=game.period,
        names=tuple(names),
        marks=make_marks(names) if artist is None else artist.marks(view, names),
        faces=make_faces(names) if artist is None else artist.faces(view, names),
        winners=tuple(winners),
        points=tuple(chart.Point(each.revision, each.values, each.round) for each in points),
    )


def _measure_points(
    row: TableRow, journal: Sequence[JournalRow], packs: Sequence[str] = ()
) -> list[Point]:
    """Play the journal again and list what the game measured over time. Return [] if the game
    measures nothing, or was played under other rules."""
    game = GAMES[row.game]
    if not game.measure or any(line.version != game.version for line in journal):
        return []
    table: Table[Any] = make_begun_table(Table, row, packs)
    return measure_course(table, (line.entry for line in journal))


def _format_turning_points(lines: Sequence[str]) -> str:
    return "\n".join([str(Message("turning-points")), *dict.fromkeys(lines)]) if lines else ""


def _describe_deciding_moments(
    snapshot: Snapshot, decided: Sequence[DecidingMoment], came: Sequence[LoggedEvent | None]
) -> str:
    """Describe the deciding moments. If the text is too long, shorten what it says of each."""
    words = ""
    for most in SENTENCE_CHARACTERS:
        pairs = zip(decided, came, strict=True)
        words = _format_turning_points(
            [_describe_moment(snapshot, moment, event, most) for moment, event in pairs]
        )
        if len(words) <= SUMMARY_CHARACTERS:
            break
    return words


def _find_telling_line(
    snapshot: Snapshot,
    moment: DecidingMoment,
    events: Sequence[LoggedEvent],
    kinds: Mapping[str, int],
) -> LoggedEvent | None:
    """Find the log line that tells most about a moment: one on which the game turns, or else one of
    the rarest kind, about the moment's seat if its measure changed. Return None if there is no line
    worth telling."""

    def rank_line(each: LoggedEvent) -> tuple[int, bool, int, int]:
        weight = snapshot.game.retell_event(each.event).weight
        heavy = weight if weight >= HEAVY_WEIGHT else 0
        aside = moment.before != moment.after and moment.seat not in each.about
        return -heavy, aside, -weight, kinds.get(each.event.kind, 0)

    came = [
        each
        for each in events
        if each.revision == moment.revision and _is_newsworthy(snapshot, each)
    ]
    return min(came, key=rank_line, default=None)


def _describe_moment(
    snapshot: Snapshot, moment: DecidingMoment, event: LoggedEvent | None, most: int
) -> str:
    name = snapshot.format_seat_name(moment.seat)
    name = strip_bot_label(name) if has_bot_label(name) else name
    before, after = chart.format_number(moment.before), chart.format_number(moment.after)
    data = {"player": name, "measure": snapshot.game.measure, "before": before, "after": after}
    # Beside an event about others, the number would seem to be about them.
    is_own = event is None or not event.about or moment.seat in event.about
    changed = [str(Message("measure-changes", **data))] if is_own and before != after else []
    if moment.for_good:
        winners = snapshot.format_seat_names(snapshot.result.winners) if snapshot.result else name
        changed.append(str(Message("nobody-ahead", players=winners)))
    when = "" if moment.round is None else f"**{snapshot.game.period} {moment.round}:** "
    said = "" if event is None else _find_sentence(snapshot, event, most)
    numbers = f"*({'; '.join(changed)})*" if changed else ""
    return f"- {when}{' '.join(filter(None, (said, numbers)))}"


def _find_sentence(snapshot: Snapshot, each: LoggedEvent, most: int) -> str:
    """Find a sentence of at most `most` characters for the event: the book's heading if the game
    turns on the event, else the log line in one sentence, else the heading. Return "" if none
    fits."""
    retold = snapshot.game.retell_event(each.event)
    heading = str(Message("headed", heading=retold.heading)) if retold.heading else ""
    ways = (heading if retold.weight >= HEAVY_WEIGHT else "", shorten_event(each.event), heading)
    return next((text.escape_text(way) for way in ways if way and len(way) <= most), "")


def _describe_rare_events(
    snapshot: Snapshot, events: Sequence[LoggedEvent], kinds: Mapping[str, int]
) -> list[str]:
    """Make a line about each of the rarest events, for a game without deciding moments."""
    rare = pick_highlights([each for each in events if _is_newsworthy(snapshot, each)], kinds, None)
    said = [
        _find_sentence(snapshot, each, SENTENCE_CHARACTERS[0])
        for each in rare
        if len(events) > MOST_LINES
    ]
    return [f"- {sentence}" for sentence in said if sentence][-MOST_SENTENCES:]


def _is_newsworthy(snapshot: Snapshot, each: LoggedEvent) -> bool:
    """Whether the event is worth a line. The opening and the reason for the end are not, as the
    card shows them; nor is a long passage on which nothing turns."""
    return (
        each.revision is not None
        and each.event.seats is None
        and (
            not {"quote", "passage"} & each.event.data.keys()
            or snapshot.game.retell_event(each.event).weight >= HEAVY_WEIGHT
        )
        and not (snapshot.result is not None and snapshot.result.is_told_by(each.event))
    )
