"""PH-25.8, PH-26.6, PH-26.7, PH-27.18: the events."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.posthuman.effects.language.models import Amount, Choose, Dice, RollBonus
from rules.posthuman.model.cards import Event
from rules.posthuman.model.decks import CONTENT
from tests.rules.posthuman.words.reading import does, effects, primitives

EVENTS = list(CONTENT.events.values())
NOT_SAFE = {"safe_house": {"no": True}}


def named(name: str) -> Event:
    (event,) = [one for one in EVENTS if one.name == name]
    return event


def keep(metric: str, which: str) -> dict[str, Any]:
    return {"at": "event", "do": [{"keep": {"metric": metric, "which": which}}]}


def guide_way(label: str, cost: dict[str, int] | None = None) -> dict[str, Any]:
    return {"label": label} if cost is None else {"label": label, "cost": [cost], "do": [{"jp": 1}]}


BY_NAME: dict[str, list[dict[str, Any]]] = {
    "Togetherness": [{"at": "event", "if": ["in_company"], "do": [{"morale": 1}]}],
    "Great Explorer": [
        {
            "at": "event",
            "do": [{"compare": {"metric": "tiles", "which": "most", "then": [{"xp": 1}]}}],
        }
    ],
    "Watched": [{"at": "test", "do": ["reroll_passed"]}],
    "Dark Days": [
        {"at": "event", "if": [NOT_SAFE], "do": [{"morale": -1}]},
        {"at": "event", "do": [{"free": {"action": "forage"}}], "ask": True},
    ],
    "Hurricane": [
        {
            "at": "declare",
            "if": [NOT_SAFE],
            "do": [{"forbid": {"what": ["camp", "forage", "scout", "move"]}}],
        },
        {
            "at": "declare",
            "if": ["safe_house"],
            "do": [{"forbid": {"what": ["forage", "scout", "move"]}}],
        },
    ],
    "Protector": [
        keep("health", "least"),
        {
            "at": "wounds_in",
            "cost": [{"discard": 1}],
            "do": [{"prevent": {"n": 2, "what": "any", "whom": "chosen"}}],
        },
    ],
    "Killer Instinct": [
        keep("xp", "most"),
        {
            "at": "combat_start",
            "cost": [{"discard": 1}],
            "do": [{"dice": {"die": "melee", "n": 1, "scope": "combat"}}],
        },
    ],
    "The Fortress": [{"at": "event", "do": ["fortress"]}],
}


@pytest.mark.rule("PH-26.6", "PH-26.7")
@pytest.mark.parametrize("name", BY_NAME)
def test_the_events_of_the_rulebook(name: str) -> None:
    assert does(named(name)) == effects(*BY_NAME[name])


@pytest.mark.rule("PH-26.6")
def test_the_caravan_sells_and_swaps() -> None:
    """The first way, which is the default, is to trade nothing."""
    ((choice,),) = [effect.do for effect in named("Trader Caravan").effects]
    assert isinstance(choice, Choose) and choice.default == 0
    deals = [({cost.do: cost.n for cost in way.cost}, way.do) for way in choice.of]
    wanted: list[tuple[dict[str, int], dict[str, Any]]] = [
        ({"food": 2}, {"draw": {"deck": "equipment", "n": 2, "keep": 1}}),
        ({"food": 3}, {"draw": {"deck": "weapons", "n": 2, "keep": 1}}),
        ({"food": 1}, {"ammo": 2}),
        ({"ammo": 2}, {"food": 1}),
    ]
    assert deals[0] == ({}, ())
    assert deals[1:] == [(cost, effects({"at": "event", "do": [do]})[0].do) for cost, do in wanted]


@pytest.mark.rule("PH-26.6")
def test_the_guide_is_paid_at_once_by_the_one_who_is_last_alone() -> None:
    guide = named("Guide")
    ways = [
        guide_way("Go alone"),
        guide_way("Pay her 2 food", {"food": 2}),
        guide_way("Pay her 4 ammo", {"ammo": 4}),
    ]
    compare = {"metric": "place", "which": "least", "alone": True, "then": [{"choose": ways}]}
    assert does(guide) == effects({"at": "event", "do": [{"compare": compare}]})
    assert not guide.keepable


@pytest.mark.rule("PH-26.6", "PH-26.7")
def test_solo_texts() -> None:
    assert named("Togetherness").solo == effects({"at": "event", "do": [{"morale": 1}]})
    for name in ("Protector", "Killer Instinct"):
        assert named(name).solo == named(name).effects, "it is kept in solo play too"


@pytest.mark.rule("PH-26.7")
def test_two_events_are_kept() -> None:
    assert {one.name for one in EVENTS if one.keepable} == {"Protector", "Killer Instinct"}


@pytest.mark.rule("PH-26.6", "PH-26.7")
def test_which_events_compare_the_humans() -> None:
    assert {one.name for one in EVENTS if one.compares} == {
        "Guide",
        "Great Explorer",
        "Protector",
        "Killer Instinct",
    }


@pytest.mark.rule("PH-1.1")
def test_which_events_are_for_whom() -> None:
    assert len(EVENTS) == 21 and {one.copies for one in EVENTS} == {1}
    assert [one.name for one in EVENTS if one.only == "solo"] == ["The Fortress"]
    assert {one.name for one in EVENTS if one.only == "group"} == {"Guide", "Great Explorer"}


# -- our own -------------------------------------------------------------------------------------

RULEBOOK = {*BY_NAME, "Trader Caravan", "Guide"}
OURS = [one for one in EVENTS if one.name not in RULEBOOK]


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


@pytest.mark.rule("PH-27.18")
def test_eleven_events_of_our_own() -> None:
    assert len(RULEBOOK) == 10
    assert Counter(one.kind for one in OURS) == {"seasonal": 5, "regular": 6}
    seasons = [temper(one) for one in OURS if one.kind == "seasonal"]
    assert Counter(seasons) == {"harsh": 2, "mild": 1, "mixed": 2}
    assert [one.name for one in EVENTS if one.kind == "seasonal" and one not in OURS] == [
        "Dark Days"
    ]


@pytest.mark.rule("PH-27.18")
def test_two_losses_two_gains_two_choices() -> None:
    days = [one for one in OURS if one.kind == "regular"]
    choices = [one for one in days if any(isinstance(p, Choose) for p in primitives(one.effects))]
    plain = [one for one in days if one not in choices]
    assert Counter(map(temper, plain)) == {"harsh": 2, "mild": 2}
    assert len(choices) == 2
    lost = [p for one in plain if temper(one) == "harsh" for p in primitives(one.effects)]
    assert all(isinstance(p, Amount) and p.n == -1 for p in lost)
    assert {p.do for p in lost if isinstance(p, Amount)} <= {"health", "morale", "food"}


@pytest.mark.rule("PH-27.18")
def test_whoever_says_nothing_takes_the_way_that_costs_nothing() -> None:
    for event in EVENTS:
        for one in primitives(event.effects):
            if isinstance(one, Choose):
                default = one.of[one.default]
                assert not default.cost and not default.do, event.id


@pytest.mark.rule("PH-27.18")
def test_most_events_work_alone() -> None:
    """By a solo text, or since they neither compare nor speak of company."""
    alone = [
        one
        for one in EVENTS
        if one.only != "group"
        and (
            one.solo is not None
            or not (
                one.compares
                or any(condition.do == "in_company" for e in one.effects for condition in e.if_)
            )
        )
    ]
    assert len(alone) >= 16
