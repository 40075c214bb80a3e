"""What people have played, counted from tables and journals. Only games that came to their end
count; a bot is nobody."""

from __future__ import annotations

from collections.abc import Iterable

from . import rows
from .models import Played

TABLES_OF_USER = """
    SELECT t.game, count(*), sum(t.winners >> s.number & 1), max(t.changed_at),
           avg((SELECT count(*) FROM seats AS each WHERE each.table_id = t.id AND NOT each.bot))
    FROM seats AS s JOIN tables AS t ON t.id = s.table_id
    WHERE s.user_id = ?1 AND t.winners IS NOT NULL AND coalesce(t.guild_id = ?2, ?2 IS NULL)
    GROUP BY t.game"""

TABLES_IN_GUILD = """
    SELECT game, count(*),
           sum(EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id
                       AND NOT bot AND winners >> number & 1)),
           max(changed_at),
           avg((SELECT count(*) FROM seats WHERE table_id = tables.id AND NOT bot))
    FROM tables WHERE guild_id = ?1 AND winners IS NOT NULL GROUP BY game"""

_MEDIANS = """
    SELECT game, count(*), avg(waited) FILTER (WHERE place IN ((known + 1) / 2, (known + 2) / 2))
    FROM (SELECT game, waited, count(waited) OVER (PARTITION BY game) AS known,
                 CASE WHEN waited IS NOT NULL THEN
                     row_number() OVER (PARTITION BY game, waited IS NULL ORDER BY waited)
                 END AS place
          FROM (SELECT t.game, j.at - j.asked_at AS waited {answers}))
    GROUP BY game"""

# An answer that came with an interaction is a person's.
ANSWERS_OF_USER = _MEDIANS.format(
    answers="""
    FROM sittings AS s JOIN tables AS t ON t.id = s.table_id
    JOIN journal AS j ON j.table_id = s.table_id AND j.seat = s.number
        AND j.revision > s.since AND j.revision <= coalesce(s.until, j.revision)
    WHERE s.user_id = ?1 AND t.winners IS NOT NULL AND coalesce(t.guild_id = ?2, ?2 IS NULL)
        AND EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND user_id = ?1)
        AND j.kind = 'a' AND j.interaction_id IS NOT NULL"""
)
ANSWERS_IN_GUILD = _MEDIANS.format(
    answers="""
    FROM tables AS t JOIN journal AS j ON j.table_id = t.id
    WHERE t.guild_id = ?1 AND t.winners IS NOT NULL
        AND j.kind = 'a' AND j.interaction_id IS NOT NULL"""
)


def played(tables: Iterable[rows.Row], answers: Iterable[rows.Row]) -> list[Played]:
    """One line a game, from what the queries above find; the game played last comes first."""
    given = {game: (count, median) for game, count, median in answers}
    found = []
    for game, count, wins, last, people in tables:
        answered, median = given.get(game, (0, None))
        wait = None if median is None else rows.span(round(median))
        found.append(Played(game, count, wins, people, answered, wait, rows.moment(last)))
    return sorted(found, key=lambda line: line.last, reverse=True)
