"""PH-25.8, PH-26.6, PH-26.7, PH-27.18: the events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from rules.posthuman.effects.models import Amount, Choose, Dice, RollBonus
from rules.posthuman.model.cards import Event
from rules.posthuman.model.decks import CONTENT
from tests.rules.posthuman.model.printed import effects, primitives, printed
from tests.rules.posthuman.rows import figure

EVENTS = list(CONTENT.events.values())
NAMED = {str(one.name): one for one in EVENTS}
NOT_SAFE = {"safe_house": {"no": True}}
RULEBOOK = """Togetherness, Trader Caravan, Guide, Great Explorer, Watched, Dark Days, Hurricane,
Protector, Killer Instinct, The Fortress""".replace("\n", " ").split(", ")
OURS = [one for one in EVENTS if one.name not in RULEBOOK]
REGULAR = [one for one in OURS if one.kind == "regular"]


def day(*do: Any, **more: Any) -> dict[str, Any]:
    """What an event does as it comes."""
    return {"at": "event", "do": list(do), **more}


def forbids(where: Any, *what: str) -> dict[str, Any]:
    return {"at": "declare", "if": [where], "do": [{"forbid": {"what": list(what)}}]}


def once(hook: str, do: Any) -> dict[str, Any]:
    return {"at": hook, "cost": [{"discard": 1}], "do": [do]}


def pay(label: str, **cost: int) -> dict[str, Any]:
    return {"label": label, **({"cost": [cost], "do": [{"jp": 1}]} if cost else {})}


def chooses(event: Event) -> bool:
    return any(isinstance(one, Choose) for one in primitives(event.effects))


def good(one: Any) -> bool | None:
    """Whether a primitive is good for the humans; None: neither good nor bad by itself."""
    if isinstance(one, Amount | RollBonus):
        return one.n > 0
    if isinstance(one, Dice):
        return (one.n > 0) is (one.side == "player")
    return None


def temper(event: Event) -> str:
    judged = {good(one) for one in primitives(event.effects)} - {None}
    return {(True,): "mild", (False,): "harsh"}.get(tuple(judged), "mixed")


def names(has: Callable[[Event], Any]) -> set[str]:
    return {str(one.name) for one in EVENTS if has(one)}


def alone(one: Event) -> bool:
    """Whether it works alone: by a solo text, or since it neither compares nor asks for company."""
    company = any(condition.do == "in_company" for e in one.effects for condition in e.if_)
    return one.only != "group" and (one.solo is not None or not (one.compares or company))


def losses() -> set[Any]:
    """What the plain harsh days take."""
    harsh = [one for one in REGULAR if not chooses(one) and temper(one) == "harsh"]
    return {
        (getattr(p, "do", ""), getattr(p, "n", 0)) for e in harsh for p in primitives(e.effects)
    }


def sold() -> list[Any]:
    """The ways of the caravan; the first is the default."""
    ((choice,),) = [effect.do for effect in NAMED["Trader Caravan"].effects]
    assert isinstance(choice, Choose) and choice.default == 0
    return [({cost.do: cost.n for cost in way.cost}, way.do) for way in choice.of]


def deal(do: Any, **cost: int) -> Any:
    return (cost, effects(day(do))[0].do)


KEPT = {"Protector", "Killer Instinct"}
LEAST, MOST = {"metric": "health", "which": "least"}, {"metric": "xp", "which": "most"}
SHIELD = {"prevent": {"n": 2, "what": "any", "whom": "chosen"}}
WAYS = [pay("Go alone"), pay("Pay her 2 food", food=2), pay("Pay her 4 ammo", ammo=4)]
LAST = {"metric": "place", "which": "least", "alone": True, "then": [{"choose": WAYS}]}
# fmt: off
CARDS = [
    # The events of the rulebook.
    printed("PH-26.6", NAMED["Togetherness"], day({"morale": 1}, **{"if": ["in_company"]}),
        solo=effects(day({"morale": 1}))),
    printed("PH-26.6", NAMED["Great Explorer"],
        day({"compare": {"metric": "tiles", "which": "most", "then": [{"xp": 1}]}})),
    printed("PH-26.6", NAMED["Guide"], day({"compare": LAST}), keepable=False),
    figure("PH-26.6", sold, [({}, ()),
        deal({"draw": {"deck": "equipment", "n": 2, "keep": 1}}, food=2),
        deal({"draw": {"deck": "weapons", "n": 2, "keep": 1}}, food=3),
        deal({"ammo": 2}, food=1), deal({"food": 1}, ammo=2)]),
    printed("PH-26.7", NAMED["Watched"], {"at": "test", "do": ["reroll_passed"]}),
    printed("PH-26.7", NAMED["Dark Days"], day({"morale": -1}, **{"if": [NOT_SAFE]}),
        day({"free": {"action": "forage"}}, ask=True), kind="seasonal"),
    printed("PH-26.7", NAMED["Hurricane"], forbids(NOT_SAFE, "camp", "forage", "scout", "move"),
        forbids("safe_house", "forage", "scout", "move")),
    printed("PH-26.7", NAMED["Protector"], day({"keep": LEAST}), once("wounds_in", SHIELD),
        solo=NAMED["Protector"].effects),
    printed("PH-26.7", NAMED["Killer Instinct"], day({"keep": MOST}),
        once("combat_start", {"dice": {"die": "melee", "n": 1, "scope": "combat"}}),
        solo=NAMED["Killer Instinct"].effects),
    printed("PH-26.7", NAMED["The Fortress"], day("fortress")),
    figure("PH-26.7", lambda: names(lambda one: one.keepable), KEPT),
    figure("PH-26.6 PH-26.7", lambda: names(lambda one: one.compares),
        KEPT | {"Guide", "Great Explorer"}),
    figure("PH-1.1", lambda: Counter(one.copies for one in EVENTS), {1: 21}),
    figure("PH-1.1 PH-2.2", lambda: names(lambda one: one.only == "solo"), {"The Fortress"}),
    figure("PH-1.1", lambda: names(lambda one: one.only == "group"), {"Guide", "Great Explorer"}),
    # Eleven are our own. A player who does not answer takes the option without a cost.
    figure("PH-27.18", lambda: Counter(one.kind for one in OURS), {"seasonal": 5, "regular": 6}),
    figure("PH-27.18", lambda: Counter(temper(one) for one in OURS if one.kind == "seasonal"),
        {"harsh": 2, "mild": 1, "mixed": 2}),
    figure("PH-27.18", lambda: names(lambda e: e.kind == "seasonal" and e.name in RULEBOOK),
        {"Dark Days"}),
    figure("PH-27.18", lambda: Counter(temper(one) for one in REGULAR if not chooses(one)),
        {"harsh": 2, "mild": 2}),
    figure("PH-27.18", lambda: sum(map(chooses, REGULAR)), 2),
    figure("PH-27.18", lambda: losses() <= {("health", -1), ("morale", -1), ("food", -1)}, True),
    figure("PH-27.18 PH-8.10", lambda: [one.of[one.default] for e in EVENTS
        for one in primitives(e.effects) if isinstance(one, Choose)
        and (one.of[one.default].cost or one.of[one.default].do)], []),
    figure("PH-27.18", lambda: sum(map(alone, EVENTS)) >= 16, True),
]
# fmt: on


@pytest.mark.parametrize(("find", "wanted"), CARDS)
def test_the_events(find: Callable[[], Any], wanted: Any) -> None:
    assert find() == wanted
