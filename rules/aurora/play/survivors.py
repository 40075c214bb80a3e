"""Survivors: how the game names them, takes them in and removes them, and what happens to a player
who has none left (LA-8.38, LA-8.39, LA-4.17, LA-13.13). A card and its token in the Convoy come and
go together (LA-1.5).

Each ability (LA-14) is in the module where it works: the Cold Maiden, the Jackal and the Medic in
`free_actions`; the Leader, the Explorer, the Hermit and the Preacher in `explore`; the Mechanic in
`rest`; the Co-Pilot and the Driver in `routes`; the Renegade in `ambush`; the Shooter in
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
    """Use up this Survivor's ability for the round. Return False if there is no Survivor."""
    if one is not None:
        one.used = True
    return one is not None


def crew_option(p: Player, one: Crew, verb: str) -> Option:
    """Make the option that names a Survivor, with skill and Contamination."""
    return Option(one.card, verb, one.name, crew_words(p, one))


def crew_words(p: Player, one: Crew) -> str:
    """Describe a Survivor, as in "skill 2, 1 Contamination"."""
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
    """Ask the player for one of their Survivors, the first by default. `among` lists them, and does
    so again because a Hazmat Suit may change who they are; if it then lists nobody, the earlier
    ones stay."""
    p = h.find_player(seat)
    last = among()

    def options() -> list[Option]:
        nonlocal last
        last = among() or last
        return [crew_option(p, one, verb) for one in last]

    return p.crew_of((yield from h.choose(seat, text, options, topic=topic, rule=rule)))


def recruit_survivor(h: Here, seat: int, card: str) -> Play[bool]:
    """Put the card in the Rest Zone and a token in the Convoy; if that is full, ask what makes room
    (LA-8.38, LA-8.39). Return whether the Survivor came."""
    p = h.find_player(seat)
    moving = not h.is_firing
    if not convoy.place_token(p, "S", moving=moving):
        seats = [ref for ref, box, _ in p.list_area_boxes(None) if box.can_hold("S")]
        if not seats:
            return False

        def options() -> list[Option]:
            """List the boxes again, because they may have exchanged what they hold."""
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
    """Ask the owner which Survivor is lost with a token, and remove that one (LA-4.17)."""
    p = h.find_player(seat)

    def by_worth() -> list[Crew]:
        return sorted(p.crew, key=lambda one: _find_loss_key(p, one))

    text = give_cause(why, "a Survivor is lost. Who?")
    one = yield from ask_survivor(h, seat, text, by_worth, "choose", topic="loss", rule="LA-4.17")
    bury_survivor(h, seat, one, give_cause(why, f"{h.name_seat(seat)} loses"))


def _find_loss_key(p: Player, one: Crew) -> tuple[bool, int, str]:
    """Return a sort key: the Survivor whom an absent player loses first is lowest (LA-4.21)."""
    return one.ability in ("co-pilot", "leader"), p.find_skill(one), one.name


def bury_survivor(h: Here, seat: int, one: Crew, how: str) -> None:
    """Move the card to the Common pile; a player without Survivors is out (LA-5.17, LA-13.13).
    `how` begins the message, as in "Contamination: Ada loses". Raises Gone if the player is out."""
    p = h.find_player(seat)
    p.crew.remove(one)
    h.s.common.append(one.card)
    h.tell(f"{how} {one.name}.", kind="lost", seat=seat)
    if not p.crew:
        eliminate_player(h, seat)
        raise Gone


def eliminate_player(h: Here, seat: int) -> None:
    """Take the player out of the game with all their pieces (LA-13.13, LA-13.14)."""
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
