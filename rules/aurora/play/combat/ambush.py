"""Ambush: Enemies come from the Zone and attack the front Region (LA-11.2 to LA-11.6, LA-17.1)."""

from collections.abc import Sequence

from rules.aurora.model.boxes import RESOURCE, RESOURCES
from rules.aurora.model.cards import Enemy, Hit
from rules.aurora.model.decks import CARDS, DECKS, ENEMIES
from rules.aurora.model.maps import find_region
from rules.aurora.model.state import AUTOMA, Foe, State
from rules.aurora.play import contamination, fury, survivors
from rules.aurora.play.automa import board
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy, damage
from rules.aurora.words import Message
from rules.aurora.words.fitting import ClippedDetail
from rules.engine import Option, Play, Text
from rules.engine.messages import Either


def list_enemy_slots(s: State) -> list[int]:
    """List the slots with an Enemy, from the left."""
    return [
        index
        for index, slot in enumerate(s.zone)
        if slot is not None and isinstance(CARDS[slot.card], Enemy)
    ]


def list_threats(s: State, seat: int) -> list[str]:
    """List the Enemies that could hit the seat in this phase, those in the Zone and in its Region
    (LA-14.21), the highest number first."""
    here = find_region(s.players[seat].space)
    found = [slot.card for index in list_enemy_slots(s) if (slot := s.zone[index]) is not None]
    found += [foe.card for foe in s.foes if foe.region == here]
    return sorted(found, key=lambda card: -ENEMIES[card].number)


def resolve_ambush(h: Here) -> Play[None]:
    """Let Renegades choose an Enemy to ignore, then let each Enemy in the Zone attack the front
    Region (LA-11.2 to LA-11.5)."""
    s = h.s
    yield from h.together([_ask_ignored_enemy(h, seat) for seat in s.living_seats])
    for index in list_enemy_slots(s):
        slot = s.zone[index]
        assert slot is not None
        s.zone[index] = None
        enemy = ENEMIES[slot.card]
        front = find_region(s.space_of(s.order[-1]))
        foe = _place_enemy(h, enemy, front)
        s.foes.append(foe)
        told = Message("ambushes", region=front, card=enemy.id, name=enemy.name)
        h.tell(told, kind="ambush", card=enemy.id)
        yield from resolve_strike(h, foe)


def _place_enemy(h: Here, enemy: Enemy, where: int) -> Foe:
    s = h.s
    h.t.note_reveal()  # nobody could see which Hitpoints card lay on top
    hitpoints = s.hitpoints[enemy.group].pop()
    data = DECKS.hitpoints[hitpoints]
    crowd = 2 if s.automa is not None else s.seats
    return Foe(card=enemy.id, region=where, hitpoints=hitpoints, filled=data.start[crowd - 2] - 1)


def _ask_ignored_enemy(h: Here, seat: int) -> Play[None]:
    """Ask a player with the Renegade which Enemy to ignore (LA-14.20)."""
    p = h.find_player(seat)
    renegade = p.find_able_survivor("renegade")
    found = list_threats(h.s, seat)
    if renegade is None or not found:
        return
    options = [
        Option(card, "ability", ENEMIES[card].name, _describe_threat(h.s, card)) for card in found
    ]
    options.append(Option("none", "ability", Message("none-of-them")))
    text = Message("ignore-which", renegade=renegade.name)
    default = next((card for card in found if _can_hit(h.s, seat, card)), "none")
    chosen = yield from h.choose(seat, text, options, default=default, rule="LA-14.20")
    if chosen != "none":
        renegade.used = True
        p.spared = chosen
        told = Message(
            "ignores", renegade=renegade.name, player=h.name_seat(seat), name=ENEMIES[chosen].name
        )
        h.tell(told, kind="ability")


def _describe_threat(s: State, card: str) -> Message:
    """Say what an Enemy is about to do to the Convoys."""
    ways = Either(tuple(describe_hits(hits) for hits in ENEMIES[card].ambush))
    here = any(foe.card == card for foe in s.foes)
    return ClippedDetail("enemy-threat", here="yes" if here else "no", ways=ways)


def _can_hit(s: State, seat: int, card: str) -> bool:
    """Whether one of the seat's threats (`list_threats`) is in its Region already, or the front
    Region that it will attack is the seat's."""
    here = find_region(s.players[seat].space)
    return any(foe.card == card for foe in s.foes) or here == find_region(s.space_of(s.order[-1]))


def list_struck_convoys(s: State, foe: Foe) -> list[int]:
    """List the Convoys that an Enemy hits, in Right Turn Order."""
    return [
        who
        for who in s.right_turn_order
        if find_region(s.space_of(who)) == foe.region
        and (who == AUTOMA or s.players[who].spared != foe.card)
    ]


def resolve_strike(h: Here, foe: Foe, *, gives: int = 0) -> Play[None]:
    """Apply the Ambush effect to every Convoy in the Region (LA-11.5). Before that, each player
    gains `gives` Fury: 1 at the Enemies' own fire (LA-11.34)."""
    enemy = ENEMIES[foe.card]
    targets = list_struck_convoys(h.s, foe)
    if AUTOMA in targets:
        board.apply_ambush_hits(h, enemy.ambush[0], enemy.name)
    seats = [who for who in targets if who != AUTOMA]
    for seat in seats if gives else ():
        fury.gain_fury(h, seat, gives, why=enemy.name)
    yield from h.together([_resolve_enemy_hits(h, seat, enemy) for seat in seats])


def _resolve_enemy_hits(h: Here, seat: int, enemy: Enemy) -> Play[None]:
    options = _list_alternatives(h, seat, enemy)
    text = Message("ambush-choice", card=enemy.id, name=enemy.name)
    chosen = yield from h.choose(
        seat, text, options, topic="ambush", data={"card": enemy.id}, rule="LA-17.1"
    )
    for hit in enemy.ambush[int(chosen)]:
        yield from _resolve_hit(h, seat, hit, enemy)
    contamination.remove_dead_survivors(h, seat)


def _list_alternatives(h: Here, seat: int, enemy: Enemy) -> list[Option]:
    """List the effects that the player can choose, an absent player's choice first (LA-17.1)."""
    p = h.find_player(seat)
    weak = not any(one.skill_left > 1 for one in p.crew)
    found = [
        (
            bool(hits[0].contamination and weak),
            Option(str(n), "choose", describe_hits(hits), _describe_price(hits)),
        )
        for n, hits in enumerate(enemy.ambush)
        if not hits[0].resource or convoy.find_most_plentiful(p) is not None
    ]
    return [option for _, option in sorted(found, key=lambda entry: entry[0])]


def describe_hits(hits: Sequence[Hit]) -> Message:
    """Describe hits, as in "2 Damage (bottom row)"."""
    return Message("hits", hits=[_describe_hit(hit) for hit in hits])


def _describe_price(hits: Sequence[Hit]) -> Text:
    """Say what a single hit costs; several speak for themselves."""
    if len(hits) > 1:
        return ""
    (hit,) = hits
    if hit.resource:
        return Message("hit-resource-detail")
    if hit.contamination:
        return Message("hit-contamination-detail")
    return Message("hit-damage-detail", damage=hit.damage)


def _describe_hit(hit: Hit) -> Message:
    if hit.resource:
        return Message("hit-resource")
    if hit.contamination:
        return Message("hit-contamination")
    return Message("hit-damage", damage=hit.damage, area=damage.name_area(hit.area))


def _resolve_hit(h: Here, seat: int, hit: Hit, enemy: Enemy) -> Play[None]:
    p = h.find_player(seat)
    if hit.damage:
        yield from damage.resolve_damage(h, seat, hit.damage, hit.area, why=enemy.name)
    elif hit.contamination:
        yield from contamination.contaminate_survivor(h, seat, why=enemy.name)
    else:
        plenty = convoy.find_most_plentiful(p)
        held = [r for r in RESOURCES if p.count_tokens(r)]
        options = [Option(r, "choose", Message("one-token", token=r)) for r in held]
        text = Message("lose-which", name=enemy.name)
        lost = yield from h.choose(seat, text, options, default=plenty or "", rule="LA-17.1")
        convoy.drop_token(p, RESOURCE[lost])
        survivors.tell_lost_token(h, seat, lost, enemy.name)
