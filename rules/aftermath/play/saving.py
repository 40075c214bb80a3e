"""The end of a game, and the save with which the next one begins (AF-20)."""

from rules.aftermath.model.state import State
from rules.aftermath.play.context import Here
from rules.aftermath.play.travel_map import name_mission
from rules.aftermath.words import Message
from rules.engine import Result, copy_position


def finish_mission(h: Here) -> None:
    """End the game: everybody has won its mission, or nobody has (AF-1.1). Does not return."""
    s = h.s
    won = list(range(s.seats)) if s.outcome == "success" and not s.colony.lost else []
    h.t.finish_game(won, {}, _describe_result(s))


def _describe_result(s: State) -> Message:
    name, chapter = name_mission(s.played), s.colony.chapter
    if s.colony.lost:
        return Message("tinderbox-given-up", chapter=chapter, mission=name)
    if s.colony.won and s.over:
        return Message("tinderbox-comes-through", chapter=chapter)
    ended = "chapter-done" if s.outcome == "success" else "chapter-failed"
    return Message(ended, chapter=chapter, mission=name)


def make_save(s: State, result: Result) -> str | None:
    """Make the save from which the next chapter begins; return None if the campaign is lost or has
    ended (AF-20.12 to AF-20.14)."""
    if s.colony.lost or s.over:
        return None
    s = copy_position(s)
    s.colony.chapter += 1
    s.colony.cast = [
        [s.party[m].id for m in s.list_members_of_seat(seat)] for seat in range(s.seats)
    ]
    return s.colony.model_dump_json()
