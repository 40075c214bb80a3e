"""A bot in a fight: whether to stand, whom to shoot and strike, what to block, re-roll and use."""

from __future__ import annotations

from typing import Any

from rules.engine import Answer, Chance, Illegal, Option, Prompt
from rules.kit.bots import best_of

from .bot_odds import Estimate, Fighter, Foe, fight, usual
from .bot_worths import POINTS, XP, Needs, cost_of, effect_of, effect_worth
from .effects.models import Cancel, Dice, Prevent, Reroll, StatBonus, Wounds
from .terms import Level
from .view_models import FightView, HumanView, View

SPOILS = 0.8
"""What a won fight gives beside XP, on average."""
A_STORY = 0.5
"""What an encounter without a fight is worth, on average."""
LOST_ZONE = 3.0
"""What a knock-out costs beside health: the zone, two scars."""
IN_NEED = 0.8
"""A card that goes is used where the fight threatens to cost more than this."""
WORTH_DICE = ("miss", "warrior")
DANGEROUS = ("critical", "special", "attack")


def price(estimate: Estimate, health: int) -> float:
    """What the wounds of a fight cost somebody with so much health."""
    lost = 0.0
    for wounds, odds in enumerate(estimate.suffered):
        left = max(0, health - wounds)
        lost += odds * (POINTS[min(health, 8)] - POINTS[left] + (0 if left else LOST_ZONE))
    return lost


def stand(estimate: Estimate, health: int, xp: float = 1.0) -> float:
    """What it is worth to fight it out."""
    return estimate.won * (XP * xp + SPOILS) - price(estimate, health)


def encounter(me: Fighter, health: int, level: Level) -> float:
    """What an encounter of a level is worth on average, before anything is known of it."""
    fights, estimate = usual(me, level)
    return fights * stand(estimate, health) + (1 - fights) * A_STORY


def foes_of(here: FightView) -> list[Foe]:
    """The enemies that stand."""
    return [Foe.of(foe) for foe in here.foes if foe.health > 0]


def ahead(human: HumanView) -> Estimate:
    """What the fight that a human is in would come to now."""
    here = human.fight
    assert here is not None
    fired = here.stage not in ("", "reveal", "evade", "shooting")
    return fight(Fighter.of(human), foes_of(here), caught=here.caught, fired=fired)


def evade(view: View, human: HumanView, prompt: Prompt[Any]) -> Answer:
    """Evade where the fight is worse than what is likely to come instead."""
    here = human.fight
    way = next((option for option in prompt.options if option.verb == "evade"), None)
    if here is None or way is None:
        return [_fight(prompt)]
    me, foes = Fighter.of(human), foes_of(here)
    xp = sum(foe.xp for foe in here.foes)
    odds = way.data.get("chance", 0) / 100
    away = encounter(me, human.health, here.level)
    caught = stand(fight(me, foes, caught=True), human.health, xp)
    fought = stand(fight(me, foes), human.health, xp)
    return [way.id if odds * away + (1 - odds) * caught > fought else _fight(prompt)]


def _fight(prompt: Prompt[Any]) -> str:
    return next(
        (option.id for option in prompt.options if option.verb == "fight"), prompt.options[0].id
    )


def shoot(human: HumanView, prompt: Prompt[Any]) -> Answer:
    """All dice at the enemy who would fall by them and does most harm; hold only against what is
    no danger. First what helps."""
    here = human.fight
    if (card := _used(human, prompt)) is not None:
        return [card]
    ways = [option for option in prompt.options if option.data.get("split")]
    if here is None:
        return ["shoot" if any(o.id == "shoot" for o in prompt.options) else prompt.options[0].id]
    hold = next((o.id for o in prompt.options if o.verb == "shoot" and o not in ways), "")
    if not ways:
        return [hold or prompt.options[0].id]
    me = Fighter.of(human)
    without = fight(me._replace(shots=0), foes_of(here))
    if human.ammo < 2 and price(without, human.health) < IN_NEED / 2 and without.won > 0.8 and hold:
        return [hold]

    def worth(option: Option) -> float:
        found = 0.0
        for target, dice in option.data["split"].items():
            foe = here.foes[int(target)]
            hits = min(dice * max(me.hits, 0.4), foe.health)
            found += hits / foe.health * (1 + foe.wounds + foe.melee / 3 + foe.dice)
        return found

    return [max(ways, key=worth).id]


def strike(human: HumanView, prompt: Prompt[Any]) -> Answer:
    """The weakest first; defence dice only where every wound counts. First what helps."""
    here = human.fight
    if (card := _used(human, prompt)) is not None:
        return [card]
    ways = [option for option in prompt.options if option.verb == "strike"]
    if not ways or here is None:
        return prompt.default
    weak = human.health <= 2
    swaps = {option.data["swap"] for option in ways}
    swap = max(swaps) if weak else min(swaps)
    fitting = [option for option in ways if option.data["swap"] == swap]
    return [min(fitting, key=lambda option: here.foes[option.data["target"]].health).id]


def swap(human: HumanView, prompt: Prompt[Any]) -> Answer:
    """Against a mutant, whom one's blows do nothing, all of them."""
    return [max(prompt.options, key=lambda option: option.data["swap"]).id]


def blocks(human: HumanView, prompt: Prompt[Any]) -> Answer:
    """What leaves most wounds dealt, and least suffered."""
    dear = 2.5 if human.health <= 3 else 1.4

    def worth(option: Option) -> float:
        suffered = option.data["suffer"]
        return option.data["deal"] - dear * suffered - 5 * (suffered >= human.health)

    return [max(prompt.options, key=worth).id]


def reroll(human: HumanView, prompt: Prompt[Any]) -> Answer:
    """Own misses, and enemy dice that hit; as many as may be."""
    counts = human.effective["melee"] > 4

    def wanted(option: Option) -> int:
        face = option.data["face"]
        if option.data["whose"] == "enemy":
            return {"critical": 3, "special": 2, "attack": 2}.get(face, 0)
        if face == "warrior":
            return 0 if counts else 2
        return {"miss": 2, "range3": 1, "skill": 1}.get(face, 0)

    picked: list[str] = []
    for option in sorted(prompt.options, key=wanted, reverse=True):
        if not wanted(option):
            break
        try:
            prompt.read([*picked, option.id])
        except Illegal:
            continue
        picked.append(option.id)
    return picked


def prevent(view: View, human: HumanView, prompt: Prompt[Any]) -> Answer:
    """Hold off wounds: one's own where the card stays or they are many; another's where it would
    fall by them."""
    keep, use = prompt.options[0], prompt.options[1]
    found = effect_of(use.id)
    whose, wounds = prompt.data["for"], prompt.data["wounds"]
    if found is None:
        return [use.id]
    stays = not cost_of(found[1].cost, Needs.of(human), found[0]) and found[1].limit != "discard"
    hurt = view.human(whose)
    if whose == view.seat:
        return [use.id if stays or wounds > 1 or human.health <= 3 else keep.id]
    return [use.id if stays or (hurt is not None and wounds >= hurt.health) else keep.id]


def wound(human: HumanView, prompt: Prompt[Any], rng: Chance) -> Answer:
    """Wounds by a card: whoever dies of them, the strongest of those."""
    here, n = human.fight, prompt.data["n"]
    if here is None:
        return prompt.default

    def worth(option: Option) -> float:
        foe = here.foes[option.data["target"]]
        return 10 * (foe.health <= n) + foe.melee + foe.wounds

    return [best_of(rng, prompt.options, worth).id]


def use(human: HumanView, prompt: Prompt[Any]) -> Answer:
    """What may be used now, one's things being asked about one by one or together."""
    name = prompt.data.get("use")
    if name is None:
        found = _used(human, prompt)
        return [found if found is not None else prompt.options[0].id]
    wanted = _helps(human, name)
    return [prompt.options[1 if wanted else 0].id]


def _used(human: HumanView, prompt: Prompt[Any]) -> str | None:
    for option in prompt.options:
        if option.verb == "use" and effect_of(option.id) is not None and _helps(human, option.id):
            return option.id
    return None


def _helps(human: HumanView, name: str) -> bool:
    """Whether to use something: in a fight what costs nothing, and dear things in need."""
    found = effect_of(name)
    if found is None:
        return False
    card, effect = found
    needs = Needs.of(human)
    if human.fight is None or not human.fight.foes:
        return effect_worth(effect, needs, card) > 0
    cost = cost_of(effect.cost, needs, card)
    estimate = ahead(human)
    danger = price(estimate, human.health) + (1 - estimate.won) * SPOILS
    if any(
        isinstance(one, Wounds | Dice | StatBonus | Reroll | Cancel | Prevent) for one in effect.do
    ):
        return danger > IN_NEED * max(0.2, cost)
    worth = effect_worth(effect, needs, card)
    return worth > 0 or (danger > 3 and worth > -cost)
