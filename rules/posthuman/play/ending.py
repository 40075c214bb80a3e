"""The end: who has reached the Fortress, who wins, and which points decide if several have reached
it (PH-21, PH-23.1)."""

from rules.engine import Play, Result
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.model.decks import EVENTS
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import JOURNEY_END
from rules.posthuman.play import setup
from rules.posthuman.play.context import Here, until_fallen
from rules.posthuman.play.people.experience import count_xp
from rules.posthuman.words import Message, count_unit, join_with_commas


def end_if_all_turned(h: Here) -> None:
    """End the game at once if no player is human any more (PH-21.1, PH-21.7). In solo play the
    player loses (PH-21.10)."""
    s = h.s
    if any(player.human is not None for player in s.players) or not s.mutants:
        return
    scores = dict.fromkeys(range(s.seats), 0)
    if s.is_solo:
        h.t.finish_game([], scores, Message("loses-alone", player=h.name_seat(0)))
    h.t.finish_game(range(s.seats), scores, Message("mutants-win"))


def find_arrived(s: State) -> list[int]:
    """List the humans on the last space (PH-21.1)."""
    return [seat for seat in s.humans if s.human(seat).place >= JOURNEY_END]


def end_check(h: Here) -> Play[None]:
    """End the game at the end of a turn if humans stand on the last space: a single one wins, and
    several compare points. In solo play the turn of the Fortress is the last (PH-21.1 to PH-21.6a,
    PH-21.10, PH-21.12)."""
    end_if_all_turned(h)
    s = h.s
    there = find_arrived(s)
    if there:
        yield from _finish_game(h, there)
    if s.is_solo and s.event is not None and setup.is_fortress(EVENTS[s.event]):
        place = s.human(0).place
        why = Message("gates-shut", player=h.name_seat(0), place=place, goal=JOURNEY_END)
        h.t.finish_game([], {0: place}, why)


def write_epilogue(s: State, _: Result) -> str:
    """Write the text that ends the game, by how it ended."""
    if find_arrived(s):
        return str(Message("epilogue-arrived"))
    if s.humans:
        return str(Message("epilogue-too-late"))
    return str(Message("epilogue-alone" if s.is_solo else "epilogue-all-turned"))


def describe_achievement(s: State, seat: int, _: Result) -> str:
    """Describe what a player has achieved, for the standings."""
    mutant = s.players[seat].mutant
    if mutant is not None:
        turned, n = mutant.turned_on, len(mutant.mutations)
        return str(Message("achieved-mutant", turn=turned, n=n, unit="mutation"))
    human = s.human(seat)
    there = human.place >= JOURNEY_END
    found = [count_unit(count_tiles(s, seat), "tile")]
    if human.followers:
        found.append(count_unit(len(human.followers), "follower"))
    scars = len(human.scars)
    found.append(count_unit(scars, "scar") if scars else Message("no-scars"))
    if not there:
        return str(Message("achieved-space", place=human.place, goal=JOURNEY_END, things=found))
    if len(find_arrived(s)) == 1:
        return str(Message("achieved-fortress", things=found))
    parts = count_score_parts(s, seat)
    score = _describe_score(parts)
    return str(Message("achieved-points", things=found, score=score))


def _describe_score(parts: dict[str, int]) -> Message:
    """Describe a score with its parts (PH-21.4)."""
    made = [Message("score-part", part=part, n=n) for part, n in parts.items() if n]
    inside = join_with_commas(made or [Message("nothing-counts")])
    return Message("score", n=sum(parts.values()), unit="point", parts=inside)


def find_journey_spaces(s: State) -> dict[int, int]:
    """Find each seat's space on the journey track; mutants have 0 (PH-21.3)."""
    return {
        seat: player.human.place if player.human is not None else 0
        for seat, player in enumerate(s.players)
    }


def _finish_game(h: Here, there: list[int]) -> Play[None]:
    s = h.s
    if len(there) == 1:
        why = Message("reaches-fortress", player=h.name_seat(there[0]))
        h.t.finish_game(there, find_journey_spaces(s), why)
    for seat in there:
        yield from until_fallen(fire_hook(h, seat, "score"))
    scores: dict[int, int] = {}
    for seat in there:
        parts = count_score_parts(s, seat)
        scores[seat] = sum(parts.values())
        told = Message("scores", player=h.name_seat(seat), score=_describe_score(parts))
        h.tell(told, kind="score", seat=seat)
    best = max(scores[seat] for seat in there)
    first = [seat for seat in there if scores[seat] == best]
    widest = max(count_tiles(s, seat) for seat in first)
    winners = [seat for seat in first if count_tiles(s, seat) == widest]
    why = Message(
        "reach-fortress",
        players=[h.name_seat(seat) for seat in there],
        winners=[h.name_seat(seat) for seat in winners],
        number=len(winners),
        n=best,
        unit="point",
        tied=int(len(first) != len(winners)),
    )
    # Players are told the points. What is kept of every game is how far each player came.
    h.t.finish_game(winners, find_journey_spaces(s), why)


def count_score_parts(s: State, seat: int) -> dict[str, int]:
    """Count each part of the score of a human on the last space (PH-21.4, PH-21.5)."""
    human = s.human(seat)
    return {
        "followers": 2 * (len(human.followers) + len(human.hidden_followers)),
        "hunger": -human.hunger,
        "stats": 2 * human.bought,
        "skills": human.learnt,
        "xp": count_xp(s, seat) // 3,
        "scars": -len(human.mutations),
    }


def count_tiles(s: State, seat: int) -> int:
    """Count the tiles on a human's map, completed or not, without the starting tile (PH-21.6)."""
    return len(s.human(seat).map) - 1
