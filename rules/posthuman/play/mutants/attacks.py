"""Attack! and Charge: a mutant strikes a human (PH-18.17 to PH-18.21).

Standing orders (PH-7.6) of the human: `shoot` is `hold`, or anything else to shoot; `swap` is
`default`, `none` or `most`; `blocks` is `default`; `reroll` is `default` (none) or `misses`."""

from collections.abc import Iterator

from rules.engine import Option, Play
from rules.kit.dice import roll
from rules.posthuman.effects.carry_out import carry_out, fire_hook
from rules.posthuman.effects.models import Dice, SetDice
from rules.posthuman.effects.modifiers import expire_effects, find_sourced_modifiers, sum_modifiers
from rules.posthuman.model.cards import MutantAction
from rules.posthuman.model.fight_state import Assault, Foe, Lasting
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import DEFENCE_DIE
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights import shooting, uses
from rules.posthuman.play.fights.damage import wound_human
from rules.posthuman.play.fights.dice import (
    count_human_shooting,
    count_swaps,
    find_enemy,
    make_human_gun,
)
from rules.posthuman.play.fights.melee import exchange_blows, find_default_swap, list_swaps
from rules.posthuman.play.fights.odds import (
    count_dice,
    find_percent_to_deal,
    find_percents_to_strike,
)
from rules.posthuman.play.people import sheet
from rules.posthuman.play.people.scars import find_claw_weapon, name_claw_weapon
from rules.posthuman.words import Message
from rules.posthuman.words.fight_words import describe_dice

SHOOT = "shoot"


# -- Attack! (PH-18.19, PH-18.20) ----------------------------------------------------------------


def resolve_attack(
    h: Here, seat: int, target: int, card: MutantAction, weapon: str | None
) -> Play[None]:
    """Play one melee round with a mutation's weapon or with fists; the human may shoot first.
    Raises Fallen if the human is knocked out, or turns."""
    strength = sheet.clamp_effective_stat(h.s, seat, "strength")
    assault = h.s.assaults[target] = Assault(
        mutant=seat,
        name=h.name_seat(seat),
        weapon=weapon,
        foes=[Foe(card="", health=strength)],
        lasting=list(_list_mutations_dice(h.s, seat)),
    )
    try:
        yield from _resolve_shots(h, target, assault)
        if assault.shot >= strength:
            told = Message("driven-off", n=assault.shot, strength=strength, mutant=assault.name)
            h.tell(told, kind="driven_off", seat=target, mutant=seat)
            return
        yield from _resolve_melee(h, target, assault, card)
    finally:
        expire_effects(h.s, target, "round", "combat")
        del h.s.assaults[target]


def _list_mutations_dice(s: State, seat: int) -> Iterator[Lasting]:
    """List what a mutant's mutations change about the number of dice. On these cards too, the human
    is the `player`."""
    kinds: tuple[type[Dice | SetDice], ...] = (Dice, SetDice)
    for kind in kinds:
        for scar, one in find_sourced_modifiers(s, seat, "melee_roll", kind):
            yield Lasting(source=scar, modifier=one, lasts="combat")


def _resolve_shots(h: Here, target: int, assault: Assault) -> Play[None]:
    """Let the human shoot first, or hold (PH-18.19)."""
    if not shooting.can_shoot(h.s, target) or not (yield from _ask_shoot(h, target, assault)):
        return
    yield from fire_hook(h, target, "shoot_roll", asking=False)
    assault.rolled = True
    shots = shooting.fire_shots(h, target, {0: count_human_shooting(h.s, target).total})
    hits = yield from shooting.resolve_hits(h, target, shots, {})
    if shooting.is_stunning(h.s, target):
        assault.foes[0].stunned = hits[0] > 0
    else:
        assault.shot = hits[0]


def _ask_shoot(h: Here, target: int, assault: Assault) -> Play[bool]:
    s = h.s
    order = h.find_standing_order(target, "shoot")
    if order is not None:
        return order != shooting.HOLD
    strength = assault.foes[0].health
    text = Message(
        "shoot-first", mutant=assault.name, weapon=name_claw_weapon(assault.weapon), n=strength
    )

    def list_shoot_options() -> list[Option]:
        """List the options with the weapon that is active now."""
        suffer = find_percents_to_strike(*count_dice(s, target, assault.foes[0]))[1]
        melee = Message("hold-before-mutant", mutant=assault.name, suffer=suffer)
        hold = Option(shooting.HOLD, "shoot", Message("hold-fire"), melee)
        if not shooting.can_shoot(s, target):
            return [hold]
        dice = count_human_shooting(s, target).total
        gun = make_human_gun(s, target)
        odds = (
            "none" if shooting.is_stunning(s, target) else find_percent_to_deal(gun, dice, strength)
        )
        cost = shooting.describe_ammo(s, target)
        detail = Message("shoot-mutant", cost=cost, odds=odds, mutant=assault.name)
        data = {"dice": dice, "ammo": shooting.count_ammo_needed(s, target)}
        label = Message("shoot-dice", n=dice)
        shoot = Option(SHOOT, "shoot", label, detail, data)
        return [shoot, hold, *uses.list_use_options(s, target, "shoot_roll")]

    while True:
        chosen = yield from h.choose(
            target,
            text,
            list_shoot_options,
            topic="shoot",
            data={"mutant": assault.mutant, "strength": strength},
            rule="PH-18.25",
        )
        if not (yield from uses.resolve_use(h, target, chosen, "shoot_roll")):
            return chosen == SHOOT and shooting.can_shoot(s, target)


def _resolve_melee(h: Here, target: int, assault: Assault, card: MutantAction) -> Play[None]:
    """Play the only round: the swap, the engagement, its wounds, a scar if the weapon or the card
    leaves one, and the weapon's own effects (PH-18.17, PH-18.20)."""
    assault.stage = "melee"
    assault.swap = yield from _ask_swap(h, target, assault)
    yield from fire_hook(h, target, "melee_roll", asking=False)
    outcome = yield from exchange_blows(h, target, 0)
    weapon = find_claw_weapon(assault.weapon)
    cause = Message("weapon-of", player=assault.name, weapon=name_claw_weapon(assault.weapon))
    scar = weapon.scar or card.scar
    yield from wound_human(h, target, outcome.suffered, "melee", cause, scar=scar)
    for _ in range(outcome.their_effects):
        for effect in weapon.effects:
            if effect.at == "melee_result":
                yield from carry_out(h, target, effect.do, cause, source=assault.weapon or "")


def _ask_swap(h: Here, target: int, assault: Assault) -> Play[int]:
    """Ask how many melee dice the human rolls as defence dice (PH-15.8, PH-18.20)."""
    foe, name = assault.foes[0], name_claw_weapon(assault.weapon)

    def list_swap_options() -> list[Option]:
        """List the options with the weapons that are active now, the default first."""
        swaps = list_swaps(h, target, [0], first=True)
        usual = find_default_swap(h.s, target, swaps)
        mine, theirs = count_dice(h.s, target, foe)
        found: list[Option] = []
        for n in sorted(swaps, key=lambda n: n != usual):
            rolled = mine.swap_dice(n)
            suffer = find_percents_to_strike(rolled, theirs)[1]
            detail = Message(
                "swap-dice-detail", mine=rolled.dice, n=n, theirs=theirs.dice, suffer=suffer
            )
            label = Message("swap-dice", n=n)
            found.append(Option(f"s{n}", "strike", label, detail, {"swap": n}))
        if h.find_standing_order(target, "swap") is None:
            found += uses.list_use_options(h.s, target, "melee_roll")
        return found

    wounds = find_enemy(h.s, target, foe).wounds
    while True:
        chosen = yield from h.choose(
            target,
            Message("swap-before-mutant", mutant=assault.name, weapon=name, n=wounds),
            list_swap_options,
            topic="swap",
            data={"mutant": assault.mutant},
            rule="PH-18.25",
        )
        if not (yield from uses.resolve_use(h, target, chosen, "melee_roll")):
            return int(chosen[1:])


# -- Charge (PH-18.21) ---------------------------------------------------------------------------


def resolve_charge(h: Here, seat: int, target: int, card: MutantAction) -> Play[None]:
    """Deal the card's wounds, less those that defence dice block. The defence dice that the human's
    speed and its cards give are always rolled (PH-18.21a, PH-18.25). Raises Fallen if the human is
    knocked out, or turns."""
    s = h.s
    dice = max(0, count_swaps(s, target))
    dice += max(0, sum_modifiers(s, target, "melee_roll", Dice, die="defence", side="player"))
    wounds = card.charge
    if dice:
        faces = roll(h.t.rng, DEFENCE_DIE, dice)
        blocks = min(wounds, faces.count("block"))
        wounds -= blocks
        told = Message("braces", player=h.name_seat(target), dice=describe_dice(faces), n=blocks)
        h.tell(told, kind="charge", seat=target, mutant=seat, faces=list(faces), dice=list(faces))
    yield from wound_human(h, target, wounds, "melee", card.name, scar=card.scar)
