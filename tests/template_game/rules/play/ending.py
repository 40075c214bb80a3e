"""The end (CI-6)."""

from rules.engine import Result, Table
from tests.template_game.rules.model.state import State
from tests.template_game.rules.words import Message


def end_game(t: Table[State]) -> None:
    """A dry cistern loses for both (CI-6.3); otherwise most litres win (CI-6.1), and a tie is
    shared (CI-6.2)."""
    s = t.state
    s.phase = "over"
    if s.cistern == 0:
        winners, why = [], Message("dry")
    else:
        best = max(s.jars)
        winners = [seat for seat, litres in enumerate(s.jars) if litres == best]
        why = Message("fullest", litres=best)
    t.tell(why, kind="end", dry=s.cistern == 0)
    t.finish_game(winners, dict(enumerate(s.jars)), why)


def write_epilogue(s: State, result: Result) -> str:
    """The last card's few sentences."""
    if not result.winners:
        return str(Message("epilogue-dry"))
    return str(Message("epilogue-shared" if len(result.winners) > 1 else "epilogue-won"))


def describe_achievement(s: State, seat: int, result: Result) -> str:
    """What a keeper has come to."""
    return str(Message("achieved", litres=s.jars[seat]))
