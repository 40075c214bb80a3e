"""The end (CI-6)."""

from rules.engine import Result, Table
from rules.kit.words import count_noun
from tests.template_game.rules.model.state import State


def end_game(t: Table[State]) -> None:
    """A dry cistern loses for both (CI-6.3); otherwise most litres win (CI-6.1), and a tie is
    shared (CI-6.2)."""
    s = t.state
    s.phase = "over"
    if s.cistern == 0:
        winners, why = [], "The cistern is dry, so nobody wins."
    else:
        best = max(s.jars)
        winners = [seat for seat, litres in enumerate(s.jars) if litres == best]
        why = f"After the last day the fullest jars hold {count_noun(best, 'litre')}."
    t.tell(why, kind="end", dry=s.cistern == 0)
    t.finish_game(winners, dict(enumerate(s.jars)), why)


def write_epilogue(s: State, result: Result) -> str:
    """The last card's few sentences."""
    if not result.winners:
        return "The bucket comes up full of dust. Both keepers leave that night, in two directions."
    if len(result.winners) > 1:
        return "The rain comes at last. Two keepers stand in it, with the same number of jars."
    return "The rain comes at last. One keeper laughs, and the other holds out an empty jar."


def describe_achievement(s: State, seat: int, result: Result) -> str:
    """What a keeper has come to."""
    return f"kept {count_noun(s.jars[seat], 'litre')}"
