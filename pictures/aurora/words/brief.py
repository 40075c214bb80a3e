"""Cards in a few words, for places that have no room for their whole text."""

from pictures.aurora.facts import find_area_key
from pictures.aurora.words import Message
from rules.aurora.model.cards import Encounter, Enemy, Hit, Survivor
from rules.aurora.model.decks import CARDS, DECKS
from rules.aurora.play.exploration.bonus import describe_steps
from rules.aurora.view import SlotView
from rules.aurora.words import Message as GameMessage
from rules.engine.messages import Either


def describe_ability(card: str) -> str:
    """Say briefly what a Survivor can do."""
    data = CARDS[card]
    assert isinstance(data, Survivor)
    return str(GameMessage("ability-in-short", ability=data.ability))


def describe_deal(card: str) -> str:
    """Say briefly what an Encounter offers."""
    data = CARDS[card]
    assert isinstance(data, Encounter)
    return str(Message("deal", deal=data.deal))


def describe_ambush(card: str) -> str:
    """Say briefly what an Enemy's Ambush does: "1 Damage on front column, 1 on Devices"."""
    data = CARDS[card]
    assert isinstance(data, Enemy)
    ways = Either(tuple(_describe_hits(way) for way in data.ambush))
    return str(Message("ways-of-ambush", ways=ways))


def _describe_hits(hits: tuple[Hit, ...]) -> str:
    told: list[Message] = []
    for hit in hits:
        if hit.contamination:
            told.append(Message("hit-contaminates", count=hit.contamination))
        elif hit.resource:
            told.append(Message("hit-takes-resource", count=hit.resource))
        else:
            damaged = any(one.id == "hit-damages" for one in told)
            area = find_area_key(hit.area or "bottom row")
            key = "hit-damages-too" if damaged else "hit-damages"
            told.append(Message(key, count=hit.damage, area=area))
    return ", ".join(map(str, told))


def list_bonuses(slot: SlotView) -> list[str]:
    """List a slot's Bonus Actions; merge those that differ only in what they recycle."""
    actions = DECKS.bonuses[slot.tile].actions
    kinds = [step.what for steps in actions for step in steps if step.do == "recycle"]
    if len(kinds) < 2:
        return slot.bonuses
    before = str(describe_steps([step for step in actions[0] if step.do != "recycle"]))
    recycle = Message("recycle", kinds=Either(tuple(Message("kind", kind=kind) for kind in kinds)))
    return [", ".join(filter(None, [before, str(recycle)]))]
