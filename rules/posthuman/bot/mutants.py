"""How a bot plays a mutant: for whom it lays cards, and how it mutates."""

from collections.abc import Sequence

from rules.engine import Answer
from rules.posthuman.bot.worths import Asked, choose_best, choose_legal_part, choose_rated
from rules.posthuman.effects.models import AddMinion, Amount, Forbid, Plain, Steal
from rules.posthuman.model.cards import MutantAction
from rules.posthuman.model.decks import MUTANT_ACTIONS, SCARS
from rules.posthuman.view_models import HumanView, View


def choose_laid_card(asked: Asked) -> Answer:
    """Lay the card that is likely to do most harm, for the human whom it harms most; without a
    named target each human counts."""
    value = {"none": 0.0}
    for option in asked.prompt.options:
        card = MUTANT_ACTIONS.get(option.data.get("card", ""))
        if card is None:
            continue
        when, targets = option.data.get("when", "fire"), option.data.get("targets") or []
        humans = [seat for seat in _list_leaders(asked.view) if not targets or seat in targets]
        hopes = [
            _estimate_chance(card, asked.view.human(seat)) * _rate_harm(card, asked.view, seat)
            for seat in humans
        ]
        value[option.id] = max(hopes, default=0.0) - (0.0 if when == "fire" else 0.3)
    return choose_best(asked, value)


def _list_leaders(view: View) -> list[int]:
    found = [seat.seat for seat in view.seats if seat.human is not None]
    return sorted(found, key=lambda seat: -_find_human(view, seat).place)


def _find_human(view: View, seat: int) -> HumanView:
    human = view.human(seat)
    assert human is not None
    return human


def _estimate_chance(card: MutantAction, human: HumanView | None) -> float:
    """Estimate how likely a card can be played on a human this turn."""
    if human is None:
        return 0.0
    weak = human.health <= 2
    does = {
        "camp": 0.7 if weak else 0.1,
        "forage": 0.5 if "forage" in human.legal and human.food <= 1 else 0.15,
        "scout": 0.1,
        "move": 0.2 if weak else 0.7,
        "mutant": 1.0,
    }
    here = not card.terrains or (human.terrain in card.terrains and not human.on_start)
    odds = sum(does[step] for step in card.step if step != "mutant") * (1.0 if here else 0.0)
    if "mutant" in card.step:  # after the move the human may stand anywhere
        later = 0.8 if here else 0.5 * len(card.terrains) / 4
        odds = 1 - (1 - min(1.0, odds)) * (1 - later)
    return min(1.0, odds)


def _rate_harm(card: MutantAction, view: View, seat: int) -> float:
    """Rate the harm that a card does: more if it might knock the human out, and if the human
    leads."""
    human = _find_human(view, seat)
    wounds = 1.6 if card.attack else float(card.charge)
    morale = 0.0
    for one in card.do:
        if isinstance(one, Amount) and one.do == "morale":
            morale -= one.n
        elif isinstance(one, AddMinion):
            wounds += 1.0
        elif isinstance(one, Plain):
            wounds += 1.4 if one.do == "extra_encounter" else 0.3
        elif isinstance(one, Steal | Forbid):
            morale += 1.0
    knocks = 2.0 if wounds >= human.health or (morale and morale >= human.morale) else 0.0
    return wounds + morale + knocks + 0.15 * human.place


def choose_mutant_action(asked: Asked) -> Answer:
    """Play the laid card if it may be played; else consolidate or mutate."""
    value = {"consolidate": 0.3, "none": 0.0, "mutate": 0.2}
    mutant = asked.view.mutant(asked.prompt.seat)
    if mutant is not None and not any(scar.weapon for scar in mutant.mutations):
        value["mutate"] = 0.6
    for option in asked.prompt.options:
        target = option.data.get("target")
        if target is not None:
            card = MUTANT_ACTIONS[option.data["card"]]
            value[option.id] = (
                1.0 + _rate_harm(card, asked.view, target) + _rate_strike(option.data["weapon"])
            )
    return choose_best(asked, value)


def _rate_strike(scar: str | None) -> float:
    weapon = SCARS[scar].weapon if scar is not None else None
    if weapon is None:
        return 0.0
    return weapon.wounds + (0.5 if weapon.scar else 0.0)


def choose_mutation(asked: Asked) -> Answer:
    """Replace the worst mutation, if the new one is better."""
    new = asked.prompt.data["scar"]
    value = {one: _rate_mutation(new) - _rate_mutation(one) for one in asked.ids if one in SCARS}
    return choose_best(asked, {"keep": 0.1, **value})


def _rate_mutation(scar: str) -> float:
    card = SCARS[scar]
    useful = {"strength": 0.6, "melee": 0.8, "mind": 0.2}
    gain = sum(useful.get(change.stat, 0.0) * change.n for change in card.changes)
    gain += sum(0.4 for _ in (*card.riders, *card.effects))
    return gain + (_rate_strike(scar) if card.weapon is not None else 0.0)


def choose_consolidation(asked: Asked) -> Answer:
    """Discard the cards that can hit no human where they stand."""
    idle = [one for one in asked.ids if _rate_card(asked, one) < 0.25]
    return choose_legal_part(asked.prompt, idle)


def choose_card_swap(asked: Asked) -> Answer:
    """Swap the card that is least likely to hit a human, if it is unlikely enough."""
    idle = {one: 0.25 - _rate_card(asked, one) for one in asked.ids if one in MUTANT_ACTIONS}
    return choose_best(asked, {"none": 0.0, **idle})


def choose_discard(asked: Asked) -> Answer:
    """Discard the least useful card."""
    return choose_rated(asked, lambda option: -_rate_card(asked, option.id))


def _rate_card(asked: Asked, one: str) -> float:
    card = MUTANT_ACTIONS[one]
    humans: Sequence[int] = _list_leaders(asked.view)
    return max((_estimate_chance(card, asked.view.human(seat)) for seat in humans), default=0.0)
