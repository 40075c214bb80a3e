"""The end: when it comes, what each part of the score is, and who wins (LA-12.2, LA-12.3, LA-13,
LA-20.47 to LA-20.51)."""

from collections.abc import Callable

from rules.aurora.model.boxes import DAMAGE
from rules.aurora.model.decks import CARDS, HELD
from rules.aurora.model.maps import find_aurora_space, find_space_number
from rules.aurora.model.players import Player
from rules.aurora.model.state import AUTOMA, State
from rules.aurora.play.automa import board
from rules.aurora.play.context import Here
from rules.aurora.play.movement import routes
from rules.aurora.words import Message, list_with
from rules.engine import Result
from rules.engine.late_texts import LateTexts

LAST_ROUND = 6
_PARTS = {
    "distance": Message("score-distance"),
    "fame": Message("score-fame"),
    "objects": Message("score-objects"),
    "loot": Message("score-loot"),
    "boxes": Message("score-boxes"),
    "survivors": Message("score-survivors"),
    "aboard": Message("score-aboard"),
    "convoy": Message("score-convoy"),
    "cards": Message("score-cards"),
    "groups": Message("score-groups"),
}
PARTS = LateTexts(_PARTS)
"""The parts of the score, by their keys."""
HIDDEN_PARTS = ("objects", "loot", "cards")
"""The parts of the score that only a player's hidden cards, or those of the Automa, count for."""


def is_ship_reached(s: State) -> bool:
    """Whether a Convoy is on or beyond the Aurora's space (LA-12.2, LA-13.1)."""
    ship = find_aurora_space(s.aurora, s.red)
    return any(s.find_convoy_number(who) >= ship for who in s.order)


def is_game_over(s: State) -> bool:
    """Whether the end check ends the game (LA-12.2, LA-12.3)."""
    return is_ship_reached(s) or s.aurora == LAST_ROUND


def end_game(h: Here) -> None:
    """Count the scores, tell them, and end the game. Does not return."""
    s = h.s
    taken = is_ship_reached(s)
    s.ended = "taken" if taken else "missed"
    s.phase = "over"
    for seat in range(s.seats):
        s.scores[seat] = {} if s.players[seat].out else count_score_parts(s, seat, taken=taken)
    if s.automa is not None:
        s.scores[AUTOMA] = count_automa_score_parts(s, taken=taken)
    _tell_scores(h)
    totals = {who: sum(parts.values()) for who, parts in s.scores.items()}
    scores = {seat: totals[seat] for seat in range(s.seats)}
    if s.automa is not None:
        mine, its = totals[0], totals[AUTOMA]
        won = mine > its  # LA-20.50, LA-20.51
        why = Message(
            "ends-alone",
            ended=s.ended,
            player=h.name_seat(0),
            points=mine,
            won="yes" if won else "no",
            automa=its,
        )
        h.t.finish_game([0] if won else [], scores, why)
    best = max(
        s.living_seats,
        key=lambda seat: (totals[seat], s.find_convoy_number(seat), s.order.index(seat)),
    )
    why = Message("wins", ended=s.ended, player=h.name_seat(best), points=totals[best])
    h.t.finish_game([best], scores, why)


def write_epilogue(s: State, result: Result) -> str:
    """Choose the epilogue by how the game ended."""
    ship = find_aurora_space(s.aurora, s.red)
    if any(s.find_convoy_number(seat) >= ship for seat in s.living_seats):
        return str(Message("epilogue-aboard"))
    if is_ship_reached(s):
        return str(Message("epilogue-automa"))
    if not s.living_seats:
        return str(Message("epilogue-lost"))
    return str(Message("epilogue-missed"))


def describe_achievement(s: State, seat: int, _: Result) -> str:
    """Describe for the standings what a player achieved."""
    p = s.players[seat]
    if p.out:
        return str(Message("lost-the-last"))
    there = s.find_convoy_number(seat) >= find_aurora_space(s.aurora, s.red)
    total = _describe_score(s.scores[seat])
    did = Message("achieved", there="yes" if there else "no", crew=len(p.crew), total=total)
    return str(did)


def _describe_score(parts: dict[str, int]) -> Message:
    """Describe a score with its parts, as in "3 points (Fame Track 2, Objects 1)"."""
    points = sum(parts.values())
    listed = [
        Message("points-for", part=_PARTS[part], points=worth)
        for part, worth in parts.items()
        if worth
    ]
    if not listed:
        return Message("points", points=points)
    return Message("total", points=points, parts=list_with("comma", listed))


def list_standings(s: State) -> list[float]:
    """List each seat's points as they would count now."""
    if s.scores:
        return [float(sum(s.scores[seat].values())) for seat in range(s.seats)]
    taken = is_ship_reached(s)
    return [
        0.0 if s.players[seat].out else float(sum(count_score_parts(s, seat, taken=taken).values()))
        for seat in range(s.seats)
    ]


def count_open_points(s: State) -> dict[int, int]:
    """Count each Convoy's points so far without hidden cards, most points first."""
    taken = is_ship_reached(s)
    parts = {seat: count_score_parts(s, seat, taken=taken) for seat in s.living_seats}
    if s.automa is not None:
        parts[AUTOMA] = count_automa_score_parts(s, taken=taken)
    points = {
        who: sum(worth for part, worth in counted.items() if part not in HIDDEN_PARTS)
        for who, counted in parts.items()
    }
    return dict(sorted(points.items(), key=lambda each: -each[1]))


def _tell_scores(h: Here) -> None:
    for who, parts in h.s.scores.items():
        told = Message("score", player=h.name_convoy(who), total=_describe_score(parts))
        h.tell(told, kind="score", seat=who)


# -- players (LA-13.2 to LA-13.11) ---------------------------------------------------------------


def count_score_parts(s: State, seat: int, *, taken: bool) -> dict[str, int]:
    """Count each part of a player's score."""
    p = s.players[seat]
    return {
        "distance": count_lead_points(s, seat),
        "fame": p.fame,
        "objects": len(p.objects),
        "loot": sum(find_special_loot_points(s, p).values()),
        "boxes": count_box_points(p),
        "survivors": count_survivor_points(p),
        **(
            {"aboard": sum(not one.counters for one in p.crew)}
            if taken
            else {"convoy": sum(DAMAGE not in part.boxes for _, part in p.list_parts())}
        ),
    }


def count_lead_points(s: State, who: int) -> int:
    """Count 1 point per space ahead of the last Convoy, measured with the last one's Tracks. If
    several are last, count the shortest distance (LA-13.2, LA-13.3)."""
    rear = min(s.find_convoy_number(other) for other in s.order)
    if s.find_convoy_number(who) == rear:
        return 0
    lasts = [other for other in s.order if s.find_convoy_number(other) == rear]
    return min(routes.count_distance(s, last, who) for last in lasts)


def find_special_loot_points(s: State, p: Player) -> dict[str, int]:
    """Find the Special Loot in the hand that counts at the end, with its points (LA-13.6 to
    LA-13.8)."""
    counted = {card: COUNTED.get(HELD[card].key) for card in p.hand}
    return {card: count(s, p) for card, count in counted.items() if count is not None}


def count_wolves(p: Player) -> int:
    """Count the player's Wolves Loot cards in Convoy, Survivors and hand (LA-16.16)."""
    cards = [part.card for _, part in p.list_parts()]
    cards += [one.card for one in p.crew] + p.hand
    return sum(CARDS[card].wolves for card in cards)


COUNTED: dict[str, Callable[[State, Player], int]] = {
    "pack-banner": lambda s, p: min(4, 1 + count_wolves(p)),
    "tooth-necklace": lambda s, p: min(3, len(s.defeated)),
}
"""Hidden cards that count at the end -> their points; the others are played (see
`card_effects.PLAY_EFFECTS`)."""


def count_box_points(p: Player) -> int:
    """Count the points of undamaged fame boxes, and of boxes for what the player owns (LA-13.9,
    LA-16.17, LA-16.18)."""
    points = sum(box.value for _, box in p.list_working_boxes("fame"))
    for _, box in p.list_working_boxes("per"):
        owned = (
            p.fury
            if box.what == "Fury"
            else sum(content == box.what for _, _, content in p.list_boxes())
        )
        points += min(box.value, owned)
    return points


def count_survivor_points(p: Player) -> int:
    """Count the points of Survivors with end-of-game abilities, whatever their zone or
    Contamination (LA-13.9, LA-14.8, LA-14.18, LA-14.23)."""
    points = 0
    for one in p.crew:
        if one.ability in ("orphan", "prisoner"):
            points += 1
        elif one.ability == "bounty-hunter":
            looted = any(CARDS[part.card].pair is not None for _, part in p.list_parts())
            points += 2 if looted else 0
    return points


# -- the Automa (LA-20.47 to LA-20.49) -----------------------------------------------------------


def count_automa_score_parts(s: State, *, taken: bool) -> dict[str, int]:
    a = s.automa
    assert a is not None
    ahead = find_space_number(a.space) > find_space_number(s.players[0].space)
    return {
        "distance": routes.count_distance(s, 0, AUTOMA) if ahead else 0,
        "fame": a.fame,
        "cards": (len(a.objects) + a.counted + len(a.loot)) // 2,
        **(
            {"aboard": a.survivors - a.contaminated_count}
            if taken
            else {"groups": board.count_clean_groups(a)}
        ),
    }
