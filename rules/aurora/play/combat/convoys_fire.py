"""Convoys Fire: attacks, Defence boxes and their rewards (LA-11.7 to LA-11.20)."""

from __future__ import annotations

from rules.aurora.model.boxes import DAMAGE, NAMES, RESOURCE, Box
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
from rules.engine import Option, Play, Prompt
from rules.kit import words

STOP = "stop"
EVERY = "every"
"""The id of the answer that fires one Weapon after the other at an Enemy without asking again."""


def convoys_fire(h: Here) -> Play[None]:
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


def foes_of(s: State, seat: int) -> list[Foe]:
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
            return
        if chosen is None:
            continue
        ref, _, card = chosen.partition(":")
        foe = s.find_foe(card)
        if ref == EVERY:
            yield from _resolve_barrage(h, seat, foe)
        else:
            yield from _resolve_attack(h, seat, ref, foe)


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
    options = [Option(STOP, "done", "Hold fire")]
    ammo, price = p.count_tokens("A"), "no Ammo" if p.armed else "1 Ammo"
    weapons = _list_ready_weapons(p)
    paid = _list_paid_shots(s, seat)
    ratings = [box.value for _, box in weapons]
    for foe in foes_of(s, seat):
        name = ENEMIES[foe.card].name
        left = f"{words.count_noun(foe.boxes_left, 'box/boxes')} left"
        if ammo or p.armed:
            options += [
                Option(
                    f"{ref}:{foe.card}",
                    "fire",
                    f"Weapon {box.value}{_label_box(p, ref, ratings.count(box.value))} at {name}",
                    f"{convoy.label_box(p, ref)}, {price}; {_describe_odds(s, box.value)}; {left}",
                )
                for ref, box in weapons
            ]
        if len(weapons) > 1 and foe.boxes_left > 1 and ammo + p.armed > 1:
            detail = f"The strongest first, until it falls or the Ammo is gone; {left}"
            options.append(Option(f"{EVERY}:{foe.card}", "fire", f"Every Weapon at {name}", detail))
        options += [
            Option(
                f"{ref}:{foe.card}",
                "fire",
                f"{value} damage{_label_box(p, ref, len(paid))} to {name}",
                f"{convoy.label_box(p, ref)}, 1 {NAMES[what]}; {left}",
            )
            for ref, value, what in paid
        ]
    text = f"Open fire? You have {ammo} Ammo."
    if len(options) == 1:
        text = "Nothing is left to fire. Do you play a card before the firing ends?"
    return h.t.choice(seat, text, options, default=STOP, topic="fire", rule="LA-11.7")


def _describe_odds(s: State, rating: int) -> str:
    """Describe how often a Weapon of this rating hits and jams, from the Outcome cards that are not
    discarded, which everybody can work out."""
    pile = s.outcomes.pile or list(DECKS.outcomes)
    cards = [DECKS.outcomes[card] for card in pile]
    hits = sum(card.weapons[rating - 1] > 0 for card in cards)
    jams = sum(card.jams for card in cards)
    risk = f", jams {jams} in {len(cards)}" if jams else ""
    return f"hits {hits} in {len(cards)}{risk}"


def _label_box(p: Player, ref: str, count: int) -> str:
    """Name the box in brackets if several could do the same; otherwise return ""."""
    return f" ({convoy.label_box(p, ref)})" if count > 1 else ""


def _resolve_attack(h: Here, seat: int, ref: str, foe: Foe) -> Play[None]:
    p = h.find_player(seat)
    box = p.find_box(ref)
    p.fired.append(ref)
    enemy = ENEMIES[foe.card]
    if box.kind == "pay":  # no Outcome card, no shot (LA-11.19, LA-11.20)
        convoy.drop_token(p, RESOURCE[box.what])
        h.tell_of(
            seat, f"spends 1 {NAMES[box.what]} on {box.value} damage to {enemy.name}.", kind="fire"
        )
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
    jams = f", and it jams: Damage on {convoy.label_box(p, ref)}" if outcome.jams else ""
    h.tell_of(
        seat,
        f"fires Weapon {box.value} at {enemy.name}: {points or 'no'} damage{jams}.",
        kind="fire",
        outcome=outcome.id,
    )
    if outcome.jams:
        p.fill_box(ref, DAMAGE)
    if outcome.fury[box.value - 1]:
        fury.gain_fury(h, seat, outcome.fury[box.value - 1])
    yield from inflict_damage(h, seat, foe, points)


# -- Defence boxes (LA-11.13 to LA-11.18) --------------------------------------------------------


def inflict_damage(h: Here, seat: int, foe: Foe, points: int) -> Play[None]:
    """Fill the Enemy's boxes along the arrows, and give each reward at once; damage beyond the last
    box is lost."""
    aimed = 0
    for reward in foe.fill_boxes(points):
        if reward == loot.TARGET:
            aimed += yield from target_counters.add_target_counter(
                h, seat, foe, "choose", rule="LA-11.17"
            )
        elif reward == loot.FAME:
            yield from fame.change_fame(h, seat, 1)
        elif reward != "-":
            yield from resources.gain_tokens(h, seat, reward)
    if aimed:
        counters, name = words.count_noun(aimed, "Target counter"), ENEMIES[foe.card].name
        h.tell_of(seat, f"puts {counters} on {name}.", kind="target")
    if not foe.boxes_left:
        loot.defeat_enemy(h, foe)
