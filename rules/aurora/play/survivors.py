"""Survivors: how they are named, taken in and lost, and what becomes of whoever has none left
(LA-8.38, LA-8.39, LA-4.17, LA-13.13). A card and a token aboard come and go together (LA-1.5).

What each can do (LA-14) stands where it works: the Cold Maiden, the Jackal and the Medic in
`free_actions`; the Leader, the Explorer, the Hermit and the Preacher in `explore`; the Mechanic in
`rest`; the Co-Pilot and the Driver in `routes.speed`; the Renegade in `ambush`; the Shooter in
`convoys_fire`; the Bounty Hunter, the Orphan and the Prisoner in `ending`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.aurora.model.boxes import NAMES
from rules.aurora.model.decks import HELD, name_of
from rules.aurora.model.players import Crew, Player
from rules.aurora.play.context import LOOT_RULE, Here, loot_in_play
from rules.aurora.play.convoy import convoy
from rules.engine import Option, Play
from rules.kit.turns import Gone
from rules.kit.words import give_cause


def use_if_able(one: Crew | None) -> bool:
    """Whether somebody's ability is at hand when it is needed; it is used for this round."""
    if one is not None:
        one.used = True
    return one is not None


def crew_option(p: Player, one: Crew, verb: str) -> Option:
    """A Survivor as an answer: name, skill, Contamination."""
    return Option(one.card, verb, one.name, crew_words(p, one))


def crew_words(p: Player, one: Crew) -> str:
    """ "skill 2, 1 Contamination"."""
    marks = f", {one.counters} Contamination" if one.counters else ""
    return f"skill {p.find_skill(one)}{marks}"


def ask_survivor(
    h: Here,
    seat: int,
    text: str,
    among: Callable[[], Sequence[Crew]],
    verb: str,
    *,
    rule: str,
    topic: str = "",
) -> Play[Crew]:
    """One of some own Survivors, the first by default. `among` says who they are, again when a
    Hazmat Suit may have changed it meanwhile; where it leaves nobody, those from before stay."""
    p = h.find_player(seat)
    last = among()

    def options() -> list[Option]:
        nonlocal last
        last = among() or last
        return [crew_option(p, one, verb) for one in last]

    return p.crew_of((yield from h.choose(seat, text, options, topic=topic, rule=rule)))


def recruit_survivor(h: Here, seat: int, card: str) -> Play[bool]:
    """The card to the Rest Zone, a token into the Convoy; where it is full, something makes room
    (LA-8.38, LA-8.39). Returns whether the Survivor came."""
    p = h.find_player(seat)
    moving = not h.is_firing
    if not convoy.place_token(p, "S", moving=moving):
        seats = [ref for ref, box, _ in p.list_area_boxes(None) if box.can_hold("S")]
        if not seats:
            return False

        def options() -> list[Option]:
            """Made again when the boxes have exchanged what they hold."""
            held = [one for one in p.list_area_boxes(None) if one[1].can_hold("S")]
            return [
                Option(
                    ref,
                    "choose",
                    convoy.label_box(p, ref),
                    f"You lose 1 {NAMES[p.find_content(ref)]}.",
                )
                for ref in convoy.damage_by_default(held, 99)
            ]

        text = f"There is no room for {name_of(card)}. What makes way?"
        hidden = h.is_firing and len(seats) > 1  # Loot, which nobody knows until it has its place
        about = loot_in_play(h, seat) if hidden else ""
        ref = yield from h.choose(
            seat, text, options, secret=hidden, about=about, rule=LOOT_RULE if hidden else "LA-8.39"
        )
        lost = p.find_content(ref)
        p.fill_box(ref, "S")
        p.crew.append(Crew(card=card, zone="rest"))
        if lost == "S":
            yield from lose_survivor(h, seat, "No room")
        else:
            h.tell_of(seat, f"loses 1 {NAMES[lost]}.", kind="token", why="No room")
    else:
        p.crew.append(Crew(card=card, zone="rest"))
    h.tell_of(seat, f"takes in {name_of(card)}.", kind="survivor")
    return True


def lose_survivor(h: Here, seat: int, why: str) -> Play[None]:
    """A Survivor token is gone: the owner says whose it was (LA-4.17)."""
    p = h.find_player(seat)

    def by_worth() -> list[Crew]:
        return sorted(p.crew, key=lambda one: _find_loss_key(p, one))

    text = give_cause(why, "a Survivor is lost. Who?")
    one = yield from ask_survivor(h, seat, text, by_worth, "choose", topic="loss", rule="LA-4.17")
    bury_survivor(h, seat, one, give_cause(why, f"{h.name_seat(seat)} loses"))


def _find_loss_key(p: Player, one: Crew) -> tuple[bool, int, str]:
    """Whom an absent player loses first (LA-4.21)."""
    return one.ability in ("co-pilot", "leader"), p.find_skill(one), one.name


def bury_survivor(h: Here, seat: int, one: Crew, how: str) -> None:
    """The card goes to the Common pile; a player without Survivors is out (LA-5.17, LA-13.13).
    `how`: "Contamination: Ada loses", say. Raises Gone."""
    p = h.find_player(seat)
    p.crew.remove(one)
    h.s.common.append(one.card)
    h.tell(f"{how} {one.name}.", kind="lost", seat=seat)
    if not p.crew:
        eliminate_player(h, seat)
        raise Gone


def eliminate_player(h: Here, seat: int) -> None:
    """Out: all of the player's pieces leave play (LA-13.13, LA-13.14)."""
    s, p = h.s, h.find_player(seat)
    p.out = True
    parts = [part.card for _, part in p.list_parts()]
    s.common += parts
    for card in [*p.hand, *p.kept, *(card for dealt in p.dealt for card in dealt)]:
        if card in HELD and HELD[card].kind == "object":
            s.objects.discard(card)
        else:
            s.common.append(card)
    p.columns, p.hand, p.kept, p.dealt = [], [], [], []
    p.fury = 0
    for foe in s.foes:
        foe.targets.pop(seat, None)
    s.order.remove(seat)
    if seat in s.queue:
        s.queue.remove(seat)
    h.tell_of(
        seat,
        "has nobody left. The convoy stands where it stopped, and the road goes on without it.",
        kind="out",
    )
    if not s.living_seats:
        s.ended = "lost"
        s.phase = "over"
        why = "Nobody is left to reach the ship."
        h.t.finish_game([], dict.fromkeys(range(s.seats), 0), why)
