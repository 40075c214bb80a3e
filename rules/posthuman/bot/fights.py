"""How a bot fights: whether it evades, what it re-rolls and blocks, and which cards it uses."""

from rules.engine import Answer
from rules.posthuman.bot import worths
from rules.posthuman.model.decks import WEAPONS
from rules.posthuman.view_models import FightView, FoeView, HumanView

GRAVE_WOUNDS = 1.5
"""The wounds that a fight must be expected to cost to be worth a card such as a throwable."""


def rate_threat(me: HumanView, fight: FightView) -> float:
    """Estimate roughly how many wounds a fight will cost."""
    wounds = max(
        [WEAPONS[card.id].wounds for card in me.gear if card.active and card.id in WEAPONS] or [1]
    )
    wounds = max(1, wounds) + max(0, me.effective["strength"] - 3)
    total = 0.0
    standing = 0
    for foe in fight.foes:
        if foe.health <= 0:
            continue
        standing += 1
        edge = foe.melee - me.effective["melee"] + (0.5 if standing > 1 else 0.0)
        hit = max(0.25, min(0.9, 0.55 + 0.12 * edge))
        mine = max(0.25, min(0.9, 0.6 - 0.12 * edge))
        rounds = min(3.0, foe.health / (mine * (wounds + 0.3)) + 0.3)
        total += _rate_blow(foe) * hit * rounds + 0.4 * foe.dice
    return total


def _rate_blow(foe: FoeView) -> float:
    more = {"critical": 0.5, "wound": 0.4, "effect": 0.3}.get(foe.special, 0.1)
    return foe.wounds + more


def choose_evade(asked: worths.Asked) -> Answer:
    """Evade if the fight is likely to cost more than what comes instead."""
    me, fight = asked.me, asked.me.fight
    if asked.careful or fight is None:
        return asked.prompt.default
    tool = find_grave_tool(asked)
    if tool is not None:
        return [tool]
    if "evade" not in asked.ids:
        return ["fight"]
    odds = 0.01 * next(o.data["chance"] for o in asked.prompt.options if o.id == "evade")
    here = rate_threat(me, fight)
    away = odds * 0.65 * worths.FIGHT_WOUNDS[fight.level] + (1 - odds) * (1.35 * here + 0.3)
    stand = here - 0.7
    if here >= me.health:
        stand += 3.0
    return ["evade"] if away < stand else ["fight"]


def find_grave_tool(asked: worths.Asked) -> str | None:
    """Find something to use before a grave fight. Return None if the fight is not grave, or nothing
    is on offer."""
    fight = asked.me.fight
    if fight is None or rate_threat(asked.me, fight) < GRAVE_WOUNDS:
        return None
    return next((one for one in asked.ids if worths.find_effect(one) is not None), None)


def choose_card_use(asked: worths.Asked) -> Answer:
    """Use a card that is worth more than it costs; in a fight, only if the fight is grave."""
    me = asked.me
    if me.fight is not None and not asked.prompt.optional:
        chosen = find_grave_tool(asked)
        if chosen is None and "yes" in asked.ids and rate_threat(me, me.fight) >= GRAVE_WOUNDS:
            chosen = "yes"
        return [chosen] if chosen is not None else asked.prompt.default
    value: dict[str, float] = {}
    for one in asked.ids:
        effect = worths.find_effect(one) or worths.find_effect(
            str(asked.prompt.data.get("use", ""))
        )
        if effect is not None and one != "no":
            value[one] = (
                worths.rate_primitives(effect.do, me) - worths.rate_costs(effect.cost, me) - 1.0
            )
    if value and max(value.values()) > 0:
        return [max(value, key=lambda one: value[one])]
    return [] if asked.prompt.optional else asked.prompt.default


def choose_strike(asked: worths.Asked) -> Answer:
    """Take the default, but use a card first if the fight is grave."""
    tool = find_grave_tool(asked)
    return [tool] if tool is not None else asked.prompt.default


def choose_dice_swap(asked: worths.Asked) -> Answer:
    """Swap as many melee dice for defence dice as allowed. The question only comes when a mutant
    strikes, and a mutant suffers no wounds from melee."""
    return worths.choose_rated(asked, lambda option: float(option.data["swap"]))


def choose_rerolls(asked: worths.Asked) -> Answer:
    """Re-roll the bot's own dice that count for nothing, spare blocks last."""
    idle = [option for option in asked.prompt.options if option.data["idle"]]
    idle.sort(key=lambda option: option.data["face"] == "block")
    return worths.choose_legal_part(
        asked.prompt, [option.id for option in idle][: asked.prompt.most]
    )


def choose_blocks(asked: worths.Asked) -> Answer:
    """Block so as to suffer little and deal much."""
    return worths.choose_rated(asked, lambda one: one.data["deal"] - 1.5 * one.data["suffer"])


def choose_prevention(asked: worths.Asked) -> Answer:
    """Prevent wounds to the bot itself if they are serious."""
    data = asked.prompt.data
    dear = data["for"] == asked.prompt.seat and (data["wounds"] >= 2 or asked.me.health <= 3)
    return [one for one in asked.ids if one != "no"][:1] if dear else asked.prompt.default
