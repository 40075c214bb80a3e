"""Survivors: how the game names them, takes them in and removes them, and what happens to a player
who has none left (LA-8.38, LA-8.39, LA-4.17, LA-13.13). A card and its token in the Convoy come and
go together (LA-1.5).

Each ability (LA-14) is in the module where it works: the Cold Maiden, the Jackal and the Medic in
`free_actions`; the Leader, the Explorer, the Hermit and the Preacher in `explore`; the Mechanic in
`rest`; the Co-Pilot and the Driver in `routes`; the Renegade in `ambush`; the Shooter in
`convoys_fire`; the Bounty Hunter, the Orphan and the Prisoner in `ending`."""

from collections.abc import Callable, Sequence

from rules.aurora.model.decks import HELD, name_of
from rules.aurora.model.players import Crew, Player
from rules.aurora.play.context import LOOT_RULE, Here, describe_loot_in_play
from rules.aurora.play.convoy import convoy
from rules.aurora.words import Message
from rules.engine import Option, Play, Text
from rules.kit.content import DeckText
from rules.kit.turns import Gone


def use_if_able(one: Crew | None) -> bool:
    """Use up this Survivor's ability for the round. Return False if there is no Survivor."""
    if one is not None:
        one.used = True
    return one is not None


def make_crew_option(p: Player, one: Crew, verb: str) -> Option:
    """Make the option that names a Survivor, with skill, Contamination and ability."""
    about = describe_skill(p.find_skill(one), one.counters)
    detail = Message("skill-and-ability", about=about, ability=one.ability)
    return Option(one.card, verb, one.name, detail)


def describe_skill(skill: int, counters: int) -> Message:
    """Describe a Survivor, as in "Skill 2, 1 Contamination"."""
    if counters:
        return Message("skill-and-contamination", skill=skill, counters=counters)
    return Message("skill", skill=skill)


def ask_survivor(
    h: Here,
    seat: int,
    text: Text,
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
        return [make_crew_option(p, one, verb) for one in last]

    return p.crew_of((yield from h.choose(seat, text, options, topic=topic, rule=rule)))


def recruit_survivor(h: Here, seat: int, card: str) -> Play[bool]:
    """Put the card in the Rest Zone and a token in the Convoy; if that is full, ask what makes room
    (LA-8.38, LA-8.39). Return whether the Survivor came."""
    p = h.find_player(seat)
    moving = not h.is_combat_phase
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
                    Message("you-lose", token=p.find_content(ref)),
                )
                for ref, _, _ in convoy.sort_by_sacrifice(held)
            ]

        text = Message("no-room-for-survivor", name=name_of(card))
        # Loot, which nobody knows until it has its place.
        hidden = h.is_combat_phase and len(seats) > 1
        about: Text = describe_loot_in_play(h, seat) if hidden else ""
        ref = yield from h.choose(
            seat, text, options, secret=hidden, about=about, rule=LOOT_RULE if hidden else "LA-8.39"
        )
        lost = p.find_content(ref)
        p.fill_box(ref, "S")
        p.crew.append(Crew(card=card, zone="rest"))
        if lost == "S":
            yield from lose_survivor(h, seat, Message("no-room"))
        else:
            tell_lost_token(h, seat, lost, Message("no-room"))
    else:
        p.crew.append(Crew(card=card, zone="rest"))
    told = Message("takes-in", player=h.name_seat(seat), card=card, name=name_of(card))
    h.tell(told, kind="survivor", seat=seat)
    return True


def tell_lost_token(h: Here, seat: int, token: str, why: Text) -> None:
    told = Message("loses-token", player=h.name_seat(seat), token=token, why=why)
    h.tell(told, kind="token", seat=seat)


def lose_survivor(h: Here, seat: int, why: Text) -> Play[None]:
    """Ask the owner which Survivor is lost with a token, and remove that one (LA-4.17)."""
    p = h.find_player(seat)

    def by_worth() -> list[Crew]:
        return sorted(p.crew, key=lambda one: _make_loss_key(h, p, one))

    text = Message("who-is-lost", why=why)
    one = yield from ask_survivor(h, seat, text, by_worth, "choose", topic="loss", rule="LA-4.17")
    discard_survivor(h, seat, one, describe_loss(h, seat, one, why))


def _make_loss_key(h: Here, p: Player, one: Crew) -> tuple[bool, int, DeckText]:
    """Return a sort key: the Survivor whom an absent player loses first is lowest (LA-4.21)."""
    skill = p.find_skill(one) if h.s.phase == "exploration" else one.skill_left  # (LA-18.2a)
    return one.ability in ("co-pilot", "leader"), skill, one.name


def describe_loss(h: Here, seat: int, one: Crew, why: Text) -> Message:
    """Make the message that a player has lost a Survivor."""
    player = h.name_seat(seat)
    return Message("loses-survivor", player=player, card=one.card, name=one.name, why=why)


def discard_survivor(h: Here, seat: int, one: Crew, told: Message) -> None:
    """Move the card to the Common pile, and tell that; a player without Survivors is out (LA-5.17,
    LA-13.13). Raises Gone if the player is out."""
    p = h.find_player(seat)
    p.crew.remove(one)
    h.s.common.append(one.card)
    h.tell(told, kind="lost", seat=seat)
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
    p.columns, p.hand, p.kept, p.dealt, p.places = [], [], [], [], {}
    p.fury = 0
    for foe in s.foes:
        foe.targets.pop(seat, None)
    s.order.remove(seat)
    if seat in s.queue:
        s.queue.remove(seat)
    h.tell(Message("nobody-left", player=h.name_seat(seat)), kind="out", seat=seat)
    if not s.living_seats:
        s.ended = "lost"
        s.phase = "over"
        why = Message("end-of-ship", ended=s.ended)
        h.t.finish_game([], dict.fromkeys(range(s.seats), 0), why)
