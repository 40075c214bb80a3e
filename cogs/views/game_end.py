"""The text on a finished game's card: the winners, the epilogue and the standings."""

from collections.abc import Sequence

from cogs.words import Message
from rules.engine import Result
from tables.ending import Ending
from tables.snapshot import Snapshot
from tables.summary import Summary
from tables.wording import campaigns, text


def describe_game_end(snapshot: Snapshot, went: Summary | None) -> str:
    """Describe the winners, the epilogue, the standings and how the game went."""
    lines = []
    if snapshot.result is None:
        lines.append(str(Message("closed-before-over")))
    else:
        winners = snapshot.result.winners
        lines.append(describe_winners(snapshot, winners, text.escape_text(snapshot.result.why)))
        if snapshot.ending is not None:
            if snapshot.ending.epilogue:
                lines.append(f"*{text.escape_text(snapshot.ending.epilogue)}*")
            lines += _describe_standings(snapshot, snapshot.result, snapshot.ending)
    if went is not None:
        lines += [words for words in (went.words, "" if went.chart else went.figures) if words]
    lines += campaigns.describe_chapter_end(snapshot.row)
    lines.append(str(Message("fair-dice")))
    return "\n".join(lines)


def describe_winners(snapshot: Snapshot, winners: Sequence[int], why: str) -> str:
    """Describe who won. `why`: the reason the game ended, already escaped."""
    if not winners:
        return str(Message("no-winners", why=why))
    players = snapshot.format_seat_names(winners)
    return str(Message("winners", players=players, count=len(winners), why=why))


def _describe_standings(snapshot: Snapshot, result: Result, ending: Ending) -> list[str]:
    """Write a line for each player with what they have achieved, or else with their score."""
    lines = []
    shared = len(result.winners) in (0, len(snapshot.row.seats))
    for seat in rank_seats(result, len(snapshot.row.seats)):
        achieved = ending.standings.get(seat) or str(result.scores.get(seat, ""))
        if achieved:
            standing = Message(
                "standing",
                player=snapshot.format_seat_name(seat),
                won="no" if shared or seat not in result.winners else "yes",
                achieved=text.escape_text(achieved),
            )
            lines.append(str(standing))
    return lines


def rank_seats(result: Result, seats: int) -> list[int]:
    """Sort the seats: winners first, then by falling score."""
    return sorted(range(seats), key=lambda s: (s not in result.winners, -result.scores.get(s, 0)))
