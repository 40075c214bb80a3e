"""Fight or evade: asked once for each encounter with enemies, before any die is rolled (PH-13.6 to
PH-13.10).

Standing orders (PH-7.6): `evade` is `default`, `fight`, or `evade`, which evades if allowed."""

from collections.abc import Sequence
from functools import cache

from rules.engine import Option, Play, Prompt, Text
from rules.kit.dice import D6
from rules.kit.words import format_signed
from rules.posthuman.effects.carry_out import fire_hook
from rules.posthuman.effects.models import RollBonus
from rules.posthuman.effects.modifiers import find_modifiers, is_forbidden, use_up_bonuses
from rules.posthuman.effects.spelling import Data, Hook
from rules.posthuman.effects.words import describe_effect
from rules.posthuman.model.cards import Combat, NarrativeOption
from rules.posthuman.model.decks import ENCOUNTERS, WEAPONS, count_card_xp, find_enemy_card
from rules.posthuman.model.state import Human, State
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights import uses
from rules.posthuman.play.fights.odds import count_dice, find_percents_to_strike
from rules.posthuman.play.people import inventory
from rules.posthuman.play.people.sheet import sum_effective_stat
from rules.posthuman.words import Message, fit_detail, join_sentences
from rules.posthuman.words.fight_words import describe_foe

FIGHT, EVADE = "fight", "evade"
_HOOKS: tuple[Hook, ...] = ("reveal", "evade")


def find_fastest_speed(s: State, seat: int) -> int:
    """Find the speed of the fastest living enemy (PH-13.7)."""
    return max(find_enemy_card(foe.card).speed for foe in s.fights[seat].living_foes)


def evade_bonus(s: State, seat: int) -> int:
    """Find what cards add to a human's evade roll, apart from speed (PH-13.7)."""
    return sum(one.n for one in find_modifiers(s, seat, "evade", RollBonus) if one.what == "evade")


def can_evade(s: State, seat: int) -> bool:
    """Whether a human may evade the enemies it faces (PH-13.6)."""
    return s.fights[seat].evadable and not is_forbidden(s, seat, "evade")


def fight_or_evade(h: Here, seat: int, number: int = 1, of: int = 1) -> Play[bool]:
    """Let the human fight, evade, or use a card first; weapons and items may be changed meanwhile
    (PH-13.1, PH-13.10). Return whether the human got away. `number`, `of`: which encounter of the
    zone this is."""
    fight = h.s.fights[seat]
    while fight.living_foes and not fight.ended:
        chosen = yield from _ask_evade(h, seat, number, of)
        if (yield from uses.resolve_use(h, seat, chosen, *_HOOKS)):
            continue
        if chosen == FIGHT:
            return False
        return (yield from _resolve_evade(h, seat))
    return False


# -- the choice ----------------------------------------------------------------------------------


def _ask_evade(h: Here, seat: int, number: int, of: int) -> Play[str]:
    s = h.s
    order = h.find_standing_order(seat, "evade")
    if order in (FIGHT, EVADE):
        return EVADE if order == EVADE and can_evade(s, seat) else FIGHT
    if order is not None:
        return _find_default(s, seat)
    options = _list_options(s, seat)
    if len(options) == 1 and not has_anything_to_change(s.human(seat)):
        return options[0].id
    fight = s.fights[seat]
    living = [n for n, foe in enumerate(fight.foes) if foe.health > 0]

    def make() -> Prompt[str]:
        options, foes = _list_options(s, seat), _describe_foes(s, seat, living)
        text = Message("fight-or-evade", foes=foes, number=number, of=of)
        if not can_evade(s, seat):
            again = int(not fight.evadable)
            text = Message("fight-anyway", foes=foes, again=again, number=number, of=of)
        return h.t.choice(
            seat,
            text,
            options,
            default=options[0].id,
            topic="evade",
            data={
                "encounter": fight.encounter,
                "speed": sum_effective_stat(s, seat, "speed", "evade") + evade_bonus(s, seat),
                "against": find_fastest_speed(s, seat),
            },
            rule="PH-13.7",
        )

    return (yield from h.ask(make))


def _describe_foes(s: State, seat: int, living: Sequence[int]) -> Text:
    """Say what is printed on each enemy, and what a round of melee with it may bring."""
    fight = s.fights[seat]
    told: list[Text] = []
    for n in living:
        deal, suffer = find_percents_to_strike(*count_dice(s, seat, fight.foes[n]))
        told += [describe_foe(fight, n), Message("round-odds", deal=deal, suffer=suffer)]
    return join_sentences(told)


def _find_default(s: State, seat: int) -> str:
    """Evade if that is allowed and the human is faster, else fight (PH-13.10)."""
    faster = sum_effective_stat(s, seat, "speed", "evade") > find_fastest_speed(s, seat)
    return EVADE if faster and can_evade(s, seat) else FIGHT


def _list_options(s: State, seat: int) -> list[Option]:
    """List the options of the question, the default first."""
    found = [Option(FIGHT, "fight", Message("fight"), _describe_fight(s, seat))]
    if can_evade(s, seat):
        mine = sum_effective_stat(s, seat, "speed", "evade") + evade_bonus(s, seat)
        theirs = find_fastest_speed(s, seat)
        chance = _estimate_escape(mine - theirs)
        detail = Message(
            "evade-detail", mine=format_signed(mine), theirs=format_signed(theirs), chance=chance
        )
        found.append(Option(EVADE, "evade", Message("evade"), detail, {"chance": chance}))
    usual = _find_default(s, seat)
    found.sort(key=lambda option: option.id != usual)
    return [*found, *uses.list_use_options(s, seat, *_HOOKS)]


def _describe_fight(s: State, seat: int) -> Message:
    """Say how the fight goes and what it brings if it is won (PH-13.12)."""
    fight = s.fights[seat]
    combat = ENCOUNTERS[fight.encounter].combat
    reward = list_rewards(combat.reward, combat, s.human(seat).food) if combat else []
    return fit_detail(
        Message(
            "fight-detail",
            shoots=int(s.human(seat).ranged is not None),
            xp=sum(count_card_xp(foe.card) for foe in fight.foes),
            reward=Message("and-reward", reward=Message("all-of", things=reward)) if reward else "",
        )
    )


def list_rewards(gains: Sequence[Data], won: Combat | NarrativeOption, food: int) -> list[Text]:
    """List in words what an encounter gives. `food`: what the human has for a follower that costs
    some."""
    found = [describe_effect(one) for one in gains]
    if won.follower:
        paid = Message("a-follower-for-food", food=food)
        found.append(paid if won.follower_food else Message("a-follower"))
    return found


@cache
def _estimate_escape(lead: int) -> int:
    """Return the chance to get away in percent, with a speed that leads by so much."""
    ways = [lead + a > b for a in D6 for b in D6]
    return round(100 * sum(ways) / len(ways))


def has_anything_to_change(human: Human) -> bool:
    """Whether the human has anything to change before the first die is rolled: a card in hand, a
    follower face down, a weapon that is not active, or equipment to mount (PH-13.1, PH-13.3,
    PH-20.7, PH-20.15)."""
    active = (*human.melee, human.ranged)
    return bool(human.hand or human.hidden_followers) or any(
        one not in active if one in WEAPONS else inventory.list_mountable_weapons(human, one)
        for one in human.gear
    )


# -- the attempt ---------------------------------------------------------------------------------


def _resolve_evade(h: Here, seat: int) -> Play[bool]:
    """Roll a die for each side, add speed, and return whether the human got away: its total must be
    strictly higher, or it is caught (PH-13.7, PH-13.8)."""
    fight = h.s.fights[seat]
    yield from fire_hook(h, seat, "evade", asking=False)
    speed, bonus = sum_effective_stat(h.s, seat, "speed", "evade"), evade_bonus(h.s, seat)
    against = find_fastest_speed(h.s, seat)
    mine, theirs = h.t.rng.pick(D6), h.t.rng.pick(D6)
    fight.rolled = True
    use_up_bonuses(h.s, seat, "evade")
    total, other = mine + speed + bonus, theirs + against
    away = total > other
    parts: list[Text] = [Message("a-number", n=mine), Message("own-speed", speed=speed)]
    parts += [format_signed(bonus)] if bonus else []
    h.tell(
        Message(
            "evades" if away else "fails-to-evade",
            player=h.name_seat(seat),
            parts=parts,
            total=total,
            theirs=theirs,
            against=against,
            other=other,
        ),
        kind="evade",
        seat=seat,
        mine=mine,
        theirs=theirs,
        away=away,
        dice=[mine, theirs],
    )
    fight.caught = not away
    return away
