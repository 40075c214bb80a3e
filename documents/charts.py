"""The chart of a game that is over, made from its record alone."""

from __future__ import annotations

import pictures
from documents.moments import Record
from pictures import Drawing, chart
from pictures.kit.players import marks
from rules.engine.course import course
from tables.summary import FEWEST


def charted(past: Record) -> Drawing | None:
    """The chart; None where the game is not over, measures nothing, has hardly begun, or was played
    under other rules. It counts what was hidden: never before the game is over."""
    if not (past.over and past.game.measure) or past.other_rules:
        return None
    table = past.opened()
    artist = pictures.artist(past.game.key)
    points = course(table, past.entries)
    if table.result is None or len(points) < FEWEST:
        return None
    view = table.view(None)
    return chart.charted(
        chart.Chart(
            title=past.game.title,
            measure=past.game.measure,
            period=past.game.period,
            names=past.names,
            marks=artist.marks(view, past.names) if artist else marks(past.names),
            winners=table.result.winners,
            points=tuple(chart.Point(each.revision, each.values, each.round) for each in points),
        )
    )
