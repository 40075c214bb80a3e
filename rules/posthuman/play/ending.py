"""The end: who has reached the Fortress, who wins, and which points decide if several have reached
it (PH-21, PH-23.1)."""

from __future__ import annotations

from rules.engine import Play, Result
from rules.kit.words import count_noun, list_words
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.model.decks import EVENTS
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import GOAL
from rules.posthuman.play import setup
from rules.posthuman.play.asking import until_fallen
from rules.posthuman.play.context import Here
from rules.posthuman.play.people.experience import count_xp

PARTS = {
    "followers": "followers",
    "hunger": "hunger",
    "stats": "stats",
    "skills": "skills",
    "xp": "unspent XP",
    "scars": "mutations",
}
"""The parts of a score, in words (PH-21.4)."""


def if_all_turned(h: Here) -> None:
    """End the game at once if no player is human any more (PH-21.1, PH-21.7). In solo play the
    player loses (PH-21.10)."""
    s = h.s
    if s.humans or not s.mutants:
        return
    scores = dict.fromkeys(range(s.seats), 0)
    if s.is_solo:
        why = f"{h.name_seat(0)} has turned, and nobody is left on the road."
        h.t.finish_game([], scores, why)
    h.t.finish_game(range(s.seats), scores, "Nobody is human any more: the mutants win together.")


def find_arrived(s: State) -> list[int]:
    """List the humans on the last space (PH-21.1)."""
    return [seat for seat in s.humans if s.human(seat).place >= GOAL]


def end_check(h: Here) -> Play[None]:
    """End the game at the end of a turn if humans stand on the last space: a single one wins, and
    several compare points. In solo play the turn of the Fortress is the last (PH-21.1 to PH-21.6a,
    PH-21.10, PH-21.12)."""
    if_all_turned(h)
    s = h.s
    there = find_arrived(s)
    if there:
        yield from _finish_game(h, there)
    if s.is_solo and s.event is not None and setup.is_fortress(EVENTS[s.event]):
        place = s.human(0).place
        why = (
            f"The Fortress shuts its gates, and {h.name_seat(0)} "
            f"is still on space {place} of {GOAL}."
        )
        h.t.finish_game([], {0: place}, why)


def write_epilogue(s: State, _: Result) -> str:
    """Write the text that ends the game, by how it ended."""
    if find_arrived(s):
        return (
            "The gate opens by a hand's breadth, and somebody counts fingers and looks at eyes. "
            "Then it opens wide. Inside there is bread, a bed with a number, and a wall between "
            "them and the road."
        )
    if s.humans:
        return (
            "The gates are shut, and they do not open twice. From the hill there are lamps to be "
            "seen behind the wall, and smoke from a kitchen. It is a long night to look at them."
        )
    if s.is_solo:
        return (
            "In the morning there is nobody on the road who would answer to the name. Something "
            "in the same boots walks uphill, away from the Fortress. It is not hungry any more, "
            "or not for bread."
        )
    return (
        "Nobody comes to the gate any more. The guards wait for a season, then for another, and at "
        "night people whom they used to know walk by under the wall. The Fortress holds, and there "
        "is nobody left to hold it for."
    )


def describe_achievement(s: State, seat: int, _: Result) -> str:
    """Describe what a player has achieved, for the standings."""
    mutant = s.players[seat].mutant
    if mutant is not None:
        had = count_noun(len(mutant.mutations), "mutation")
        return f"turned mutant in turn {mutant.turned_on} and had {had} in the end"
    human = s.human(seat)
    there = human.place >= GOAL
    how = "reached the Fortress" if there else f"came to space {human.place} of {GOAL}"
    found = [count_noun(count_tiles(s, seat), "tile")]
    if human.followers:
        found.append(count_noun(len(human.followers), "follower"))
    found.append(count_noun(len(human.scars), "scar") if human.scars else "no scars")
    told = f"{how} with {list_words(found)}"
    if not there or len(find_arrived(s)) == 1:
        return told
    parts = count_score_parts(s, seat)
    return f"{told}: {count_noun(sum(parts.values()), 'point')}{_in_parts(parts)}"


def _in_parts(parts: dict[str, int]) -> str:
    made = ", ".join(f"{PARTS[part]} {n}" for part, n in parts.items() if n)
    return f" ({made or 'nothing counts'})"


def list_places(s: State) -> dict[int, int]:
    """Find each seat's space on the journey track; mutants have 0 (PH-21.3)."""
    return {
        seat: player.human.place if player.human is not None else 0
        for seat, player in enumerate(s.players)
    }


def _finish_game(h: Here, there: list[int]) -> Play[None]:
    s = h.s
    if len(there) == 1:
        h.t.finish_game(there, list_places(s), f"{h.name_seat(there[0])} has reached the Fortress.")
    for seat in there:
        yield from until_fallen(fire_hook(h, seat, "score"))
    scores: dict[int, int] = {}
    for seat in there:
        parts = count_score_parts(s, seat)
        scores[seat] = sum(parts.values())
        _tell_score(h, seat, parts)
    best = max(scores[seat] for seat in there)
    first = [seat for seat in there if scores[seat] == best]
    widest = max(count_tiles(s, seat) for seat in first)
    winners = [seat for seat in first if count_tiles(s, seat) == widest]
    # Players are told the points. What is kept of every game is how far each player came.
    h.t.finish_game(winners, list_places(s), _describe_victory(h, there, first, winners, best))


def _describe_victory(
    h: Here, there: list[int], first: list[int], winners: list[int], best: int
) -> str:
    reached = list_words([h.name_seat(seat) for seat in there])
    names = list_words([h.name_seat(seat) for seat in winners])
    verb = "has" if len(winners) == 1 else "have"
    why = f"{reached} have reached the Fortress. {names} {verb} {count_noun(best, 'point')}"
    if len(first) == len(winners):
        return f"{why}."
    return f"{why} and the most tiles of those who tie."


def _tell_score(h: Here, seat: int, parts: dict[str, int]) -> None:
    total = count_noun(sum(parts.values()), "point")
    h.tell(f"{h.name_seat(seat)}: {total}{_in_parts(parts)}.", kind="score", seat=seat)


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
