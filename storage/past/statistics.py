"""Computes statistics of what people have played, from tables and journals. Only finished games
count, and bots do not count."""

from collections.abc import Iterable, Iterator
from statistics import median

from storage import rows
from storage.past.pages import unpack_page
from storage.records import PlayStatistics

TABLES_OF_USER = """
    SELECT t.game, count(*), CAST(sum(t.winners >> s.number & 1) AS BIGINT), max(t.changed_at),
           CAST(avg((SELECT count(*) FROM seats AS held WHERE held.table_id = t.id
                     AND held.bot = 0)) AS DOUBLE PRECISION)
    FROM seats AS s JOIN tables AS t ON t.id = s.table_id
    WHERE s.user_id = ?1 AND t.winners IS NOT NULL AND (t.guild_id = ?2 OR ?2 IS NULL)
    GROUP BY t.game"""

TABLES_IN_GUILD = """
    SELECT game, count(*),
           CAST(sum(CASE WHEN EXISTS (
               SELECT 1 FROM seats WHERE table_id = tables.id
               AND bot = 0 AND (winners >> number & 1) = 1
           ) THEN 1 ELSE 0 END) AS BIGINT),
           max(changed_at),
           CAST(avg((SELECT count(*) FROM seats WHERE table_id = tables.id AND bot = 0))
                AS DOUBLE PRECISION)
    FROM tables WHERE guild_id = ?1 AND winners IS NOT NULL GROUP BY game"""

# Selects answers in rows, and pages with older answers, each with the seat and the entries to
# count. An answer that came with an interaction is a person's.
_SELECT_ANSWERS = """
    WITH held AS ({held})
    SELECT game, j.at - j.asked_at, NULL, number, since, until
    FROM held JOIN journal AS j ON j.table_id = held.table_id
        AND (number IS NULL OR j.seat = number) AND j.revision > since
        AND j.revision <= coalesce(until, j.revision)
    WHERE j.kind = 'a' AND j.interaction_id IS NOT NULL
    UNION ALL
    SELECT game, NULL, body, number, since, until
    FROM held JOIN pages ON pages.table_id = held.table_id"""

ANSWERS_OF_USER = _SELECT_ANSWERS.format(
    held="""
    SELECT t.game, t.id AS table_id, s.number, s.since, s.until
    FROM sittings AS s JOIN tables AS t ON t.id = s.table_id
    WHERE s.user_id = ?1 AND t.winners IS NOT NULL AND (t.guild_id = ?2 OR ?2 IS NULL)
        AND EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND user_id = ?1)"""
)
ANSWERS_IN_GUILD = _SELECT_ANSWERS.format(
    held="""
    SELECT game, id AS table_id, CAST(NULL AS INTEGER) AS number, 0 AS since,
        CAST(NULL AS BIGINT) AS until
    FROM tables WHERE guild_id = ?1 AND winners IS NOT NULL"""
)


def make_statistics_by_game(
    tables: Iterable[rows.Row], answers: Iterable[rows.Row]
) -> list[PlayStatistics]:
    """Make one row for each kind of game from the results of the queries above, the game played
    last first. Raises PageBroken if a page cannot be read."""
    given: dict[str, list[int | None]] = {}
    for game, wait, body, seat, since, until in answers:
        waits = given.setdefault(game, [])
        waits += (
            [wait]
            if body is None
            else _measure_answer_times(unpack_page(body).entries, seat, since, until)
        )
    found = []
    for game, count, wins, last, people in tables:
        waits = given.get(game, [])
        known = [wait for wait in waits if wait is not None]
        middle = rows.milliseconds_to_span(round(median(known))) if known else None
        found.append(
            PlayStatistics(
                game, count, wins, people, len(waits), middle, rows.from_milliseconds(last)
            )
        )
    return sorted(found, key=lambda line: line.last, reverse=True)


def _measure_answer_times(
    entries: Iterable[rows.EntryRow], seat: int | None, since: int, until: int | None
) -> Iterator[int | None]:
    """Yield how long each question waited for the answer that a person gave in this seat (None: any
    seat), for the entries after `since` up to `until`. Yield None if the time was not recorded."""
    for line in entries:
        if (
            (line.kind, line.interaction_id is None) == ("a", False)
            and seat in (None, line.seat)
            and line.revision > since
            and (until is None or line.revision <= until)
        ):
            yield None if line.asked_at is None else line.at - line.asked_at
