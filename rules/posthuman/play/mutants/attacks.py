"""Attack! and Charge: a mutant strikes a human (PH-18.17 to PH-18.21).

Standing orders (PH-7.6) of the human: `shoot` is `hold`, or anything else to shoot; `swap` is
`default`, `none` or `most`; `blocks` is `default`; `reroll` is `default` (none) or `misses`."""

from __future__ import annotations

from rules.engine import Option, Play
from rules.kit.dice import roll
from rules.kit.words import count_noun
from rules.posthuman.effects.carry_out import carry_out
from rules.posthuman.effects.language.models import Dice
from rules.posthuman.effects.modifiers import sum_modifiers
from rules.posthuman.model.cards import MutantAction
from rules.posthuman.model.decks import CARDS, WEAPONS, name_of
from rules.posthuman.model.state import Assault, Clash, Lasting, State
from rules.posthuman.model.terms import DEFENCE_DIE, MELEE_DIE, SHOOTING_DIE
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights.damage import prevent_wounds
from rules.posthuman.play.fights.dice.fight import most_swaps, my_gun, my_shooting
from rules.posthuman.play.fights.dice.pools import Pool
from rules.posthuman.play.fights.engagements import (
    Outcome,
    blocked_by_default,
    compare_sides,
    find_idle_dice,
    ways_to_block,
)
from rules.posthuman.play.fights.engagements import Side as Faces
from rules.posthuman.play.fights.knockout import or_fall
from rules.posthuman.play.fights.shooting import ammo_needed, can_shoot
from rules.posthuman.play.mutants.assault_dice import (
    Counts,
    count_assault_dice,
    describe_dice_reasons,
    find_claw_weapon,
    human_side,
    mutant_side,
)
from rules.posthuman.play.mutants.assault_rerolls import resolve_assault_rerolls
from rules.posthuman.play.people import sheet
from rules.posthuman.play.people.scars import draw_scars
from rules.posthuman.words.fight_words import (
    attacks_in_words,
    dice_in_words,
    marks_in_words,
    shots_in_words,
)

WEAK = 2
"""With so little health one swaps as many dice as possible, by default (PH-15.8)."""


# -- Attack! (PH-18.19, PH-18.20) ----------------------------------------------------------------


def resolve_attack(
    h: Here, seat: int, target: int, card: MutantAction, weapon: str | None
) -> Play[None]:
    """One melee round with a mutation's weapon, or with fists; the human may shoot first. Raises
    Fallen where the human is knocked out, or turns."""
    assault = Assault(mutant=seat, weapon=weapon)
    h.s.assaults[target] = assault
    before = list(h.human(target).lasting), set(h.human(target).used)
    try:
        stunned = yield from _resolve_shots(h, target, assault)
        strength = sheet.clamp_effective_stat(h.s, seat, "strength")
        if assault.shot >= strength:
            what = count_noun(assault.shot, "wound")
            text = f"{what} against strength {strength}: {h.name_seat(seat)} is driven off."
            h.tell(text, kind="driven_off", seat=target, mutant=seat)
            return
        yield from _resolve_melee(h, target, assault, card, stunned=stunned)
    finally:
        h.s.assaults.pop(target, None)
        _end_assault(h.s, target, before)


def _end_assault(s: State, target: int, before: tuple[list[Lasting], set[str]]) -> None:
    """An Attack! is a combat of its own: what was begun in it lasts no longer, and what works once
    a combat may be used again."""
    human = s.players[target].human
    if human is None:
        return
    lasting, used = before
    human.lasting = [one for one in human.lasting if any(one is each for each in lasting)]
    human.used = {
        name: until
        for name, until in human.used.items()
        if name in used or until in ("once", "discard") or _once_a_turn(name)
    }


def _once_a_turn(name: str) -> bool:
    card, _, number = name.rpartition("/")
    effects = CARDS[card].effects
    return int(number) < len(effects) and effects[int(number)].limit == "turn"


def _resolve_shots(h: Here, target: int, assault: Assault) -> Play[bool]:
    """The human shoots first, or holds (PH-18.19). True: the mutant is entangled."""
    s = h.s
    if not can_shoot(s, target) or not (yield from _ask_shoot(h, target, assault)):
        return False
    human, ammo = h.human(target), ammo_needed(s, target)
    human.ammo -= ammo
    if ammo:
        h.tell_of(target, f"spends {ammo} ammo: {human.ammo} left.", kind="goods", ammo=-ammo)
    dice, gun, weapon = my_shooting(s, target), my_gun(s, target), human.ranged or ""
    clash = assault.clash
    clash.reasons = [dice.describe_roll(h.name_seat(target), "shooting die/shooting dice")]
    clash.shots = roll(h.t.rng, SHOOTING_DIE, dice.total)
    pool = Pool("player", clash.shots, [], clash.rerolled, "shooting")
    shooting = WEAPONS[weapon].shooting
    assert shooting is not None
    strength = sheet.clamp_effective_stat(s, assault.mutant, "strength")
    enough = 1 if shooting.stuns else strength

    def wasted() -> list[int]:
        """Of no use once there are hits enough (PH-15.11a)."""
        return [] if gun.count_hits(clash.shots) >= enough else gun.find_wasted_dice(clash.shots)

    yield from resolve_assault_rerolls(h, target, pool, wasted)
    hits = gun.count_hits(clash.shots)
    mutant = h.name_seat(assault.mutant)
    clash.result = (
        f"{h.name_seat(target)} shoots {mutant} with {name_of(weapon)}. "
        f"{shots_in_words(clash.shots, hits)}"
    )
    if hits < enough and not shooting.stuns:
        clash.result += f" {mutant} comes on, whom {strength} would drive off."
    h.tell(clash.result, kind="shots", seat=target, faces=list(clash.shots), dice=list(clash.shots))
    if shooting.stuns:
        return hits > 0
    assault.shot = hits
    return False


def _ask_shoot(h: Here, target: int, assault: Assault) -> Play[bool]:
    order = h.find_standing_order(target, "shoot")
    if order is not None:
        return order != "hold"
    s = h.s
    strength = sheet.clamp_effective_stat(s, assault.mutant, "strength")
    text = (
        f"{h.name_seat(assault.mutant)} attacks you with "
        f"{find_claw_weapon(assault.weapon).name}. Do you shoot "
        f"first? {count_noun(strength, 'wound')} would drive it off."
    )

    def options() -> list[Option]:
        """With what is in hand now."""
        hold = Option("hold", "shoot", "Hold fire", "You meet it with what you hold in your hands.")
        if not can_shoot(s, target):
            return [hold]
        dice, ammo = my_shooting(s, target).total, ammo_needed(s, target)
        cost = f"Costs {ammo} ammo." if ammo else "Costs no ammo."
        data = {"dice": dice, "ammo": ammo}
        return [
            Option("shoot", "shoot", f"Shoot ({count_noun(dice, 'die/dice')})", cost, data),
            hold,
        ]

    chosen = yield from h.choose(
        target,
        text,
        options,
        topic="shoot",
        data={"mutant": assault.mutant, "strength": strength},
        rule="PH-18.25",
    )
    return chosen == "shoot" and can_shoot(s, target)


def _resolve_melee(
    h: Here, target: int, assault: Assault, card: MutantAction, *, stunned: bool
) -> Play[None]:
    """The one round: swap, roll, block, and what it comes to."""
    s = h.s
    assault.stage = "melee"
    assault.swap = yield from _ask_swap(h, target, assault)
    clash = _roll_dice(h, target, assault, count_assault_dice(s, target, stunned=stunned))

    yield from resolve_assault_rerolls(
        h,
        target,
        Pool("player", clash.mine, clash.defence, clash.rerolled),
        lambda: _of_use(human_side(s, target, assault), mutant_side(s, target, assault)),
    )
    mine, theirs = human_side(s, target, assault), mutant_side(s, target, assault)
    clash.my_blocked = list(blocked_by_default(mine, theirs.blocks))
    clash.blocked = list((yield from _ask_blocks(h, target, assault, mine, theirs)))
    outcome = compare_sides(mine, theirs, clash.my_blocked, clash.blocked)
    told = []
    if clash.blocked:
        told.append(f"{h.name_seat(target)} blocks {marks_in_words(theirs, clash.blocked)}.")
    if clash.my_blocked:
        told.append(
            f"{h.name_seat(assault.mutant)} blocks {marks_in_words(mine, clash.my_blocked)}."
        )
    told.append(_describe_outcome(h.name_seat(target), h.name_seat(assault.mutant), outcome))
    clash.result = " ".join(told)
    h.tell(clash.result, kind="blow", seat=target, suffered=outcome.suffered)
    yield from _apply_outcome(h, target, assault, card, outcome)


def _of_use(mine: Faces, theirs: Faces) -> list[int]:
    """The human's dice that count for nothing, while the mutant could still strike (PH-15.11a)."""
    outcome = compare_sides(
        mine, theirs, blocked_by_default(mine, theirs.blocks), ways_to_block(theirs, mine.blocks)[0]
    )
    return find_idle_dice(mine, theirs) if outcome.suffered or outcome.their_effects else []


def _roll_dice(h: Here, target: int, assault: Assault, dice: Counts) -> Clash:
    """Both sides roll at once, the human's dice first (PH-24.2)."""
    swap = min(assault.swap, dice.mine.total)
    names = h.name_seat(target), h.name_seat(assault.mutant)
    rng = h.t.rng
    clash = assault.clash = Clash(
        foe=0,
        mine=roll(rng, MELEE_DIE, dice.mine.total - swap),
        defence=roll(rng, DEFENCE_DIE, dice.defence.total + swap),
        theirs=roll(rng, MELEE_DIE, dice.theirs.total),
        reasons=describe_dice_reasons(h.s, target, dice, names, swap),
    )
    shown = dice_in_words(clash.mine)
    if clash.defence:
        shown += f", and in defence {dice_in_words(clash.defence)}"
    h.tell(
        f"{clash.reasons[0]}: {shown}.",
        kind="melee",
        seat=target,
        dice=[*clash.mine, *clash.defence],
    )
    theirs = dice_in_words(clash.theirs)
    h.tell(
        f"{clash.reasons[1]}: {theirs}.",
        kind="melee",
        seat=target,
        mutant=assault.mutant,
        dice=list(clash.theirs),
    )
    return clash


def _describe_outcome(me: str, who: str, outcome: Outcome) -> str:
    """ "2 attacks against 1: Ben strikes Ada". The human's blows only hold the mutant off, and with
    as many attacks on both sides they do not even that (PH-15.19, PH-18.20)."""
    mine, theirs = outcome.my_attacks, outcome.their_attacks
    told = attacks_in_words(mine, theirs)
    if mine == theirs:
        told = f"{count_noun(mine, 'attack')} each" if mine else "No attack"
    if theirs and theirs >= mine:
        return f"{told}: {who} strikes {me}."
    return f"{told}: {me} holds {who} off."


def _ask_swap(h: Here, target: int, assault: Assault) -> Play[int]:
    """Melee dice that the human rolls as defence dice (PH-15.8, PH-18.20)."""
    most = min(most_swaps(h.s, target), count_assault_dice(h.s, target).mine.total)
    if not most:
        return 0
    usual = most if h.human(target).health <= WEAK else 0
    order = h.find_standing_order(target, "swap")
    if order is not None:
        return {"most": most, "none": 0}.get(order, usual)
    chosen = yield from h.choose(
        target,
        f"{h.name_seat(assault.mutant)} is upon you. How many melee dice become defence dice?",
        [
            Option(
                f"s{n}",
                "strike",
                f"Swap {count_noun(n, 'die/dice')}" if n else "Swap none",
                "",
                data,
            )
            for n in range(most + 1)
            for data in [{"swap": n}]
        ],
        default=f"s{usual}",
        topic="swap",
        data={"most": most, "mutant": assault.mutant},
        rule="PH-18.25",
    )
    return int(chosen[1:])


def _ask_blocks(
    h: Here, target: int, assault: Assault, mine: Faces, theirs: Faces
) -> Play[tuple[int, ...]]:
    """Which of the mutant's dice the human blocks: asked only where it makes a difference to the
    human, whose own blows do nothing to a mutant. The mutant's blocks go by the same order, without
    a question (PH-15.14, PH-18.20)."""
    ways = ways_to_block(theirs, mine.blocks)
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    for way in ways:
        outcome = compare_sides(mine, theirs, assault.clash.my_blocked, way)
        found.setdefault((outcome.suffered, outcome.their_effects), way)
    if len(found) == 1 or h.find_standing_order(target, "blocks") is not None:
        return ways[0]
    options = {f"b{'-'.join(map(str, way))}": (hurt, way) for hurt, way in found.items()}
    chosen = yield from h.choose(
        target,
        f"{h.name_seat(assault.mutant)} shows {dice_in_words(theirs.faces)}. What do you block?",
        [
            Option(
                one,
                "block",
                f"Block {marks_in_words(theirs, way)}",
                f"You would suffer {count_noun(hurt[0], 'wound')}.",
                {"blocked": list(way), "deal": 0, "suffer": hurt[0]},
            )
            for one, (hurt, way) in options.items()
        ],
        topic="blocks",
        data={"blocks": mine.blocks, "mutant": assault.mutant},
        rule="PH-15.14",
    )
    return options[chosen][1]


def _apply_outcome(
    h: Here, target: int, assault: Assault, card: MutantAction, outcome: Outcome
) -> Play[None]:
    """The wounds, the scar where the weapon or the card leaves one, and the weapon's own effects
    (PH-18.17)."""
    weapon = find_claw_weapon(assault.weapon)
    cause = f"{h.name_seat(assault.mutant)}'s {weapon.name}"
    yield from _apply_wounds(h, target, outcome.suffered, cause, scar=weapon.scar or card.scar)
    for _ in range(outcome.their_effects):
        for effect in weapon.effects:
            if effect.at == "melee_result":
                yield from carry_out(h, target, effect.do, cause, source=assault.weapon or "")


# -- Charge (PH-18.21) ---------------------------------------------------------------------------


def resolve_charge(h: Here, seat: int, target: int, card: MutantAction) -> Play[None]:
    """Wounds that defence dice cancel: those of the human's speed and of its cards are always
    rolled (PH-18.21a, PH-18.25). Raises Fallen where the human is knocked out, or turns."""
    s = h.s
    dice = max(0, most_swaps(s, target))
    dice += max(0, sum_modifiers(s, target, "melee_roll", Dice, die="defence", side="player"))
    wounds = card.charge
    if dice:
        faces = roll(h.t.rng, DEFENCE_DIE, dice)
        blocks = min(wounds, faces.count("block"))
        wounds -= blocks
        held = f"blocks {count_noun(blocks, 'wound')}" if blocks else "blocks nothing"
        text = f"{h.name_seat(target)} braces, rolls {dice_in_words(faces)}, and {held}."
        h.tell(text, kind="charge", seat=target, mutant=seat, faces=list(faces), dice=list(faces))
    yield from _apply_wounds(h, target, wounds, card.name, scar=card.scar)


def _apply_wounds(h: Here, target: int, n: int, cause: str, *, scar: bool) -> Play[None]:
    if n > 0:
        n -= yield from prevent_wounds(h, target, n, "melee", cause)
    if n <= 0:
        return
    sheet.lose_on_track(h, target, "health", n, cause)
    if scar and (yield from draw_scars(h, target, 1, cause)):
        raise Fallen(target)
    yield from or_fall(h, target, cause)
