"""Convoys Fire: attacks, Defence boxes and their rewards (LA-11.7 to LA-11.20)."""

from collections.abc import Sequence
from functools import cache

from rules.aurora.model.boxes import DAMAGE, RESOURCE, Box
from rules.aurora.model.decks import DECKS, ENEMIES
from rules.aurora.model.maps import find_region
from rules.aurora.model.players import Player
from rules.aurora.model.state import AUTOMA, Foe, State
from rules.aurora.play import fame, fury, resources
from rules.aurora.play.automa import combat
from rules.aurora.play.combat import loot, outcomes, target_counters
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy
from rules.aurora.play.exploration import free_actions
from rules.aurora.words import Message
from rules.aurora.words.fitting import ClippedDetail
from rules.engine import Option, Play, Prompt, Text

STOP = "stop"
_HOLD_FIRE = Option(STOP, "done", Message("hold-fire"), Message("hold-fire-detail"))
_FIRED_ALL = Option(STOP, "done", Message("end-firing"))
EVERY = "every"
"""The id of the answer that fires one Weapon after the other at an Enemy without asking again."""


def fire_convoys(h: Here) -> Play[None]:
    """Let each Convoy fire in Right Turn Order, then let the players choose Loot and bring it into
    play (LA-11.7, LA-11.23, LA-11.24)."""
    s = h.s
    while s.queue:
        who = s.queue[0]
        if who == AUTOMA:
            combat.fire_weapons(h)
        else:
            h.acting = who
            yield from _resolve_attacks(h, who)
        s.queue = [other for other in s.queue if other != who]
    h.acting = None
    yield from h.together([loot.ask_loot(h, seat) for seat in s.living_seats])
    for seat in s.right_turn_order:
        if seat in s.living_seats:
            yield from h.together([loot.bring_into_play(h, seat)])


# -- attacks -------------------------------------------------------------------------------------


def list_foes_near(s: State, seat: int) -> list[Foe]:
    """List the Enemies in the Region of this Convoy."""
    here = find_region(s.players[seat].space)
    return [foe for foe in s.foes if foe.region == here]


def _list_paid_shots(s: State, seat: int) -> list[tuple[str, int, str]]:
    """List the special boxes that can turn a Resource into damage now, each as reference, damage
    and Resource."""
    p = s.players[seat]
    return [
        (ref, box.value, box.what)
        for ref, box in p.list_working_boxes("pay")
        if ref not in p.fired and p.count_tokens(RESOURCE[box.what])
    ]


def _resolve_attacks(h: Here, seat: int) -> Play[None]:
    s = h.s
    while True:
        chosen = yield from free_actions.ask_with_free_actions(
            h, seat, lambda: _offer_shots(h, seat)
        )
        if chosen == STOP:
            _tell_lack_of_ammo(h, seat)
            return
        if chosen is None:
            continue
        ref, _, card = chosen.partition(":")
        foe = s.find_foe(card)
        if ref == EVERY:
            yield from _resolve_barrage(h, seat, foe)
        else:
            yield from _resolve_attack(h, seat, ref, foe)


def _tell_lack_of_ammo(h: Here, seat: int) -> None:
    """Tell that a Convoy near an Enemy could not fire any Weapon for want of Ammo."""
    p = h.find_player(seat)
    if (
        not (p.fired or p.count_tokens("A") or p.armed)
        and list_foes_near(h.s, seat)
        and _list_ready_weapons(p)
    ):
        h.tell(Message("no-ammo", player=h.name_seat(seat)), kind="fire", seat=seat)


def _resolve_barrage(h: Here, seat: int, foe: Foe) -> Play[None]:
    """Fire the Weapons with the highest rating first, until the Enemy is defeated or no shot is
    left."""
    p = h.find_player(seat)
    while (
        foe.boxes_left and (weapons := _list_ready_weapons(p)) and (p.count_tokens("A") or p.armed)
    ):
        ref, _ = max(weapons, key=lambda weapon: weapon[1].value)
        yield from _resolve_attack(h, seat, ref, foe)


def _list_ready_weapons(p: Player) -> list[tuple[str, Box]]:
    """List the Weapons that work and have not been fired."""
    return [(ref, box) for ref, box in p.list_working_boxes("weapon") if ref not in p.fired]


def _offer_shots(h: Here, seat: int) -> Prompt[str]:
    s, p = h.s, h.find_player(seat)
    options: list[Option] = []
    ammo = p.count_tokens("A")
    for foe in list_foes_near(s, seat):
        options += _list_shots(s, p, foe, ammo)
        options += _list_paid_shot_options(p, foe, _list_paid_shots(s, seat))
    text = Message("open-fire", ammo=ammo)
    options.append(_HOLD_FIRE if options else _FIRED_ALL)
    if options == [_FIRED_ALL]:
        text = Message("fired-all")
    return h.t.choice(seat, text, options, default=STOP, topic="fire", rule="LA-11.7")


def _list_shots(s: State, p: Player, foe: Foe, ammo: int) -> list[Option]:
    """List the Weapons that can fire at the Enemy, and, if there are several, all of them."""
    name, left = ENEMIES[foe.card].name, foe.boxes_left
    weapons = _list_ready_weapons(p)
    ratings = [box.value for _, box in weapons]
    options = []
    if ammo or p.armed:
        options = [
            Option(
                f"{ref}:{foe.card}",
                "fire",
                Message(
                    "fire-weapon",
                    rating=box.value,
                    box=_label_box(p, ref, ratings.count(box.value)),
                    name=name,
                ),
                ClippedDetail(
                    "fire-weapon-detail",
                    price="free" if p.armed else "ammo",
                    next=_describe_next_rewards(foe),
                    left=left,
                    **_count_odds(s, box.value),
                ),
            )
            for ref, box in weapons
        ]
    if len(weapons) > 1 and left > 1 and ammo + p.armed > 1:
        label, detail = Message("fire-every", name=name), Message("fire-every-detail", left=left)
        options.append(Option(f"{EVERY}:{foe.card}", "fire", label, detail))
    return options


def _list_paid_shot_options(
    p: Player, foe: Foe, paid: Sequence[tuple[str, int, str]]
) -> list[Option]:
    return [
        Option(
            f"{ref}:{foe.card}",
            "fire",
            Message(
                "pay-for-damage",
                damage=value,
                box=_label_box(p, ref, len(paid)),
                name=ENEMIES[foe.card].name,
            ),
            ClippedDetail(
                "pay-for-damage-detail",
                token=what,
                next=_describe_next_rewards(foe),
                left=foe.boxes_left,
            ),
        )
        for ref, value, what in paid
    ]


def _describe_next_rewards(foe: Foe) -> Text:
    """Say what the next two boxes of the Enemy pay, or the last one."""
    first, *rest = [_describe_reward(one) for one in foe.boxes[foe.filled : foe.filled + 2]]
    if not rest:
        return first
    second = Message("one-more") if rest[0] == first else rest[0]
    return Message("pays-first", first=first, second=second)


@cache
def _describe_reward(reward: str) -> Message:
    what = {loot.TARGET: "target", loot.FAME: "fame", "-": "none"}.get(reward, "token")
    return Message("reward", what=what, count=1, token=reward)


def _count_odds(s: State, rating: int) -> dict[str, int]:
    """Count how many of the Outcome cards that are not discarded, which everybody can work out,
    let a Weapon of this rating hit, and how many jam it."""
    pile = s.outcomes.pile or list(DECKS.outcomes)
    cards = [DECKS.outcomes[card] for card in pile]
    return {
        "hits": sum(card.weapons[rating - 1] > 0 for card in cards),
        "jams": sum(card.jams for card in cards),
        "cards": len(cards),
    }


def _label_box(p: Player, ref: str, count: int) -> Text:
    """Name the box if several could do the same."""
    return convoy.label_box(p, ref) if count > 1 else "none"


def _resolve_attack(h: Here, seat: int, ref: str, foe: Foe) -> Play[None]:
    p = h.find_player(seat)
    box = p.find_box(ref)
    p.fired.append(ref)
    enemy = ENEMIES[foe.card]
    if box.kind == "pay":  # no Outcome card, no shot (LA-11.19, LA-11.20)
        convoy.drop_token(p, RESOURCE[box.what])
        told = Message(
            "pays-for-damage",
            player=h.name_seat(seat),
            token=box.what,
            damage=box.value,
            name=enemy.name,
        )
        h.tell(told, kind="fire", seat=seat)
        yield from inflict_damage(h, seat, foe, box.value)
        return
    burning, p.armed = p.armed, False
    if not burning:
        convoy.drop_token(p, "A")
    outcome = outcomes.draw_outcome(h)
    points = outcome.weapons[box.value - 1]
    if points and burning:
        points += 1
    if points and not p.shots and any(c.ability == "shooter" for c in p.in_zone("active")):
        points += 1
    p.shots += bool(points)
    told = Message(
        "fires",
        player=h.name_seat(seat),
        rating=box.value,
        box=convoy.label_box(p, ref),
        card=foe.card,
        name=enemy.name,
        damage=points,
        jams="yes" if outcome.jams else "no",
    )
    h.tell(told, kind="fire", seat=seat, outcome=outcome.id)
    if outcome.jams:
        p.fill_box(ref, DAMAGE)
    if outcome.fury[box.value - 1]:
        fury.gain_fury(h, seat, outcome.fury[box.value - 1], why=enemy.name)
    yield from inflict_damage(h, seat, foe, points)


# -- Defence boxes (LA-11.13 to LA-11.18) --------------------------------------------------------


def inflict_damage(h: Here, seat: int, foe: Foe, points: int) -> Play[None]:
    """Fill the Enemy's boxes along the arrows, and give each reward at once; damage beyond the last
    box is lost."""
    aimed, name = 0, ENEMIES[foe.card].name
    for reward in foe.fill_boxes(points):
        if reward == loot.TARGET:
            aimed += yield from target_counters.add_target_counter(
                h, seat, foe, "choose", rule="LA-11.17"
            )
        elif reward == loot.FAME:
            yield from fame.change_fame(h, seat, 1, why=name)
        elif reward != "-":
            yield from resources.gain_tokens(h, seat, reward, why=name)
    if aimed:
        told = Message("puts-counters", player=h.name_seat(seat), counters=aimed, name=name)
        h.tell(told, kind="target", seat=seat)
    if not foe.boxes_left:
        loot.defeat_enemy(h, foe)
