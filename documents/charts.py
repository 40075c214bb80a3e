"""The chart of a game that is over, made from its record alone."""

from documents.moments import Record
from pictures import Drawing, chart
from rules.engine.course import measure_course
from tables.summary import FEWEST_CHART_POINTS, make_game_chart


def make_chart_drawing(past: Record) -> Drawing | None:
    """Make the chart of a finished game; it includes what was hidden during play. Return None if
    the game goes on, measures nothing, ended almost at once, or was played under other rules."""
    if not (past.over and past.game.measure) or past.other_versions:
        return None
    table = past.make_opened_table()
    points = measure_course(table, past.entries)
    if table.result is None or len(points) < FEWEST_CHART_POINTS:
        return None
    winners = table.result.winners
    return chart.make_drawing(
        make_game_chart(past.game, table.view(None), past.names, winners, points)
    )
