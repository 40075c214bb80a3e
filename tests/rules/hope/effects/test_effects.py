"""HI-19: what cards can say."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from pydantic import ValidationError

from rules.hope.effects.carry_out import apply_effect
from rules.hope.effects.language.models import Check, Condition, Effect
from rules.hope.model.scenes import Section
from tests.rules.hope.build import Case, Road, asset, bond, passive, power, question, roll, trait

LINE = {"op": "tell", "line": "Nothing comes of this at all."}


def refused(effect: dict[str, Any], road: Road | None = None, *luck: Any) -> Case:
    """Ada avoids a Scene whose refusal does this once, with her as self."""
    once = {"per": "once", **effect}
    return (road or Road(4)).draws(roll(1, refuse=[once])).play(*luck).avoids()


def effect(**fields: Any) -> Any:
    return Section.model_validate({"line": "It went as it went.", "effects": [fields]}).effects[0]


@pytest.mark.rule("HI-19.2")
@pytest.mark.parametrize(
    ("target", "hit"),
    [
        ("self", {0}),
        ("drawer", {0}),
        ("all", {0, 1, 2, 3}),
        ("others", {1, 2, 3}),
        ("left", {1}),
        ("right", {3}),
        ("least_humanity", {2}),
        ("most_humanity", {0}),
        ("most_hungry", {2}),
        ("most_harmed", {3}),
        ("least_burdened", {0}),
        ("partner", {3}),
    ],
)
def test_targets(target: str, hit: set[int]) -> None:
    road = Road(4).person(2, humanity=2, hunger=1).person(3, harm=1)
    road.tie(0, bond(passive("partner_hurt", LINE), side="right"), 3)
    before = [road.state.people[n].harm for n in range(4)]
    case = refused({"op": "harm", "n": 1, "target": target}, road)
    assert {n for n in range(4) if case.person(n).harm > before[n]} == hit


@pytest.mark.rule("HI-19.2")
def test_targets_by_what_one_did() -> None:
    parts = ("supporters", "refusers", "committed", "drawer")
    for part, hit in zip(parts, ({1}, {2, 3}, {0, 1}, {0}), strict=True):
        card = roll(1, succeed=[{"op": "harm", "n": 1, "target": part, "per": "once"}])
        case = Road(4).draws(card).play(6, 1).acts(1).support(1, 1).refuse(2, 3).roll()
        assert {n for n in range(4) if case.person(n).harm} == hit, part
    card = question(accept=[{"op": "harm", "n": 1, "target": "accepters", "per": "once"}])
    case = Road(3).draws(card).play().acts().accept(1).refuse(2).accept(0)
    assert {n for n in range(3) if case.person(n).harm} == {0, 1}


@pytest.mark.rule("HI-19.2")
def test_chosen_and_random_targets() -> None:
    case = refused({"op": "harm", "n": 1, "target": "chosen"})
    assert case.options(0) == ["1", "2", "3", "0"]
    case.pick("0", 0)
    assert case.person(0).harm == 1
    case = refused({"op": "harm", "n": 1, "target": "random"}, None, 2)
    assert case.person(2).harm == 1


@pytest.mark.rule("HI-19.3", "HI-18.3")
@pytest.mark.parametrize(
    "fields",
    [
        {"op": "humanity", "n": 4},
        {"op": "humanity", "n": -3},
        {"op": "hunger", "n": 3},
        {"op": "hope", "n": 0},
        {"op": "hardship", "n": 3},
        {"op": "draw_asset", "n": 3},
        {"op": "levitate"},
        {"op": "hunger", "n": 1, "when": "later"},
    ],
)
def test_amounts_and_operations_are_bounded(fields: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        effect(**fields)


@pytest.mark.rule("HI-19.1", "HI-19.5")
@pytest.mark.parametrize(
    ("phrase", "true"),
    [
        ("hunger>=1", True),
        ("hunger>=2", False),
        ("harm>=1", True),
        ("harm>=2", False),
        ("humanity<=3", True),
        ("humanity<=2", False),
        ("round>=2", True),
        ("round>=3", False),
        ("hope>=1", True),
        ("hope>=4", False),
        ("has_tag(food)", True),
        ("has_tag(drug)", False),
        ("terrain is any", True),
        ("terrain is urban", False),
        ("supporters==0", True),
        ("supporters>=1", False),
        ("partner_is(drawer)", False),
        ("partner_is(dead)", False),
        ("partner_is(refuser)", True),
    ],
)
def test_conditions(phrase: str, true: bool) -> None:
    soup = asset(power("free", {"op": "hunger", "n": -1}), tags=["food"])
    road = Road(3).round(2).person(0, humanity=3, hunger=1, harm=1, assets=[soup])
    road.tie(0, bond(passive("partner_hurt", LINE)), 1)
    no = [{"op": "hope", "n": -1}]
    case = refused({"op": "hope", "n": 2, "if": phrase, "else": no}, road)
    assert case.state.hope == (3 if true else 0)


@pytest.mark.rule("HI-19.5")
def test_conditions_of_the_outcome_and_of_answers() -> None:
    for face, harm in ((6, 1), (1, 0)):
        hurt = [{"op": "harm", "n": 1, "if": "outcome is succeed"}]
        card = roll(1, accept=hurt)
        case = Road(3).draws(card).play(face).acts(1).refuse(1, 2).roll()
        assert case.person(0).harm == harm
    card = question(accept=[{"op": "harm", "n": 1, "if": "accepters>=2"}])
    case = Road(3).draws(card).play().acts().accept(1).refuse(2).accept(0)
    assert case.person(0).harm == 1
    for many, harm in ((1, 0), (2, 1), (3, 1)):
        hurt_if = {"op": "harm", "n": 1, "if": "supporters>=2", "target": "drawer", "per": "once"}
        card = roll(1, succeed=[hurt_if])
        case = Road(4).draws(card).play(*[6] * (many + 1)).acts(1)
        case.refuse(*range(many + 1, 4))
        for seat in range(1, many + 1):
            case.support(seat, 1)
        assert case.roll().person(0).harm == harm
    tied = bond(passive("i_support_partner", {"op": "hope", "n": 1, "if": "partner_is(drawer)"}))
    case = Road(3).tie(1, tied, 0).draws(roll(1)).play(6, 6).acts(1).support(1, 1).refuse(2).roll()
    assert case.state.hope == 2
    with pytest.raises(ValidationError, match="is no condition"):
        effect(op="hope", n=1, **{"if": "moon is full"})
    assert effect(op="hope", n=1, **{"if": "hope>=2"}).if_ == Condition(what="hope", number=2)


@pytest.mark.rule("HI-19.4", "HI-19.4a")
@pytest.mark.parametrize("op", ["humanity", "hunger", "harm"])
def test_resources(op: str) -> None:
    case = refused({"op": op, "n": -1}, Road(3).person(0, humanity=3, hunger=1, harm=1))
    assert getattr(case.person(0), op) == (2 if op == "humanity" else 0)


@pytest.mark.rule("HI-19.4b")
def test_cards_come_and_go() -> None:
    one, two = (asset(power("free", {"op": "humanity", "n": 1})) for _ in "ab")
    gift = trait(power("free", {"op": "humanity", "n": 1}))
    case = refused({"op": "draw_asset", "n": 2}, Road(3).top(one, two))
    assert [held.card for held in case.person(0).assets] == [one.id, two.id]
    case = refused({"op": "draw_trait"}, Road(3).top(gift))
    assert [held.card for held in case.person(0).traits] == [gift.id]
    case = refused({"op": "lose_asset"}, Road(3).person(0, assets=[one, two]))
    case.run_out(0)
    assert [held.card for held in case.person(0).assets] == [one.id], "the newest is lost"
    case = refused({"op": "lose_asset", "how": "all"}, Road(3).person(0, assets=[one, two]))
    assert case.person(0).assets == []
    case = refused({"op": "lose_asset", "tag": "food"}, Road(3).person(0, assets=[one]))
    assert len(case.person(0).assets) == 1
    case = refused({"op": "lose_trait", "how": "random"}, Road(3).person(0, traits=[gift]))
    assert case.state.traits.discards == [gift.id]
    assert case.person(0).traits == []
    case = refused({"op": "take_asset", "target": "left"}, Road(3).person(1, assets=[one]))
    assert [held.card for held in case.person(0).assets] == [one.id]
    case = refused({"op": "add_use"}, Road(3).person(0, assets=[one]))
    assert case.person(0).assets[0].uses == 2
    road = Road(3).person(0, traits=[gift])
    road.state.people[0].traits[0].spent = [0]
    assert refused({"op": "refresh"}, road).person(0).traits[0].spent == []


@pytest.mark.rule("HI-19.4c")
def test_this_roll() -> None:
    sure = asset(power("plead", {"op": "auto_success", "n": 1}))
    back = asset(power("plead", {"op": "return_die", "n": 1}))
    more = asset(power("plead", {"op": "dice", "n": 2}))
    fewer = asset(power("plead", {"op": "dice", "n": -1}))
    case = Road(3).person(0, assets=[sure, back, more]).draws(roll(2)).play(1, 1, 6).acts(2)
    case.use(0, sure).use(0, back).use(0, more).refuse(1, 2).roll()
    assert case.told("dice")[0].data["faces"] == [1, 1, 6]
    assert case.told("result")[0].data["success"] is True
    assert case.person(0).humanity == 4
    case = Road(3).person(0, assets=[fewer]).draws(roll(1)).play(6).acts(2)
    case.use(0, fewer).refuse(1, 2).roll()
    assert case.told("dice")[0].data["faces"] == [6]


@pytest.mark.rule("HI-19.4d", "HI-8.2")
def test_omens_wait_for_the_next_roll() -> None:
    own = {"op": "next_hardship", "n": 1, "whose": "self"}
    case = refused(own, Road(3).draws(roll(1), roll(1)))
    case = Road(3).draws(roll(1, refuse=[{**own, "per": "once"}]), roll(1)).play(6).avoids()
    case.acts(1).refuse(0, 2).roll()
    assert case.told("hardship")[0].data["hardship"] == 1, "it waits for Ada"
    anyone = {"op": "next_hardship", "n": 1, "per": "once"}
    case = Road(3).draws(roll(1, refuse=[anyone]), roll(1), roll(1)).play(6, 6).avoids()
    assert case.view(None).omens
    case.acts(1).refuse(0, 2).roll()
    case.acts(1).refuse(0, 1).roll()
    assert [event.data["hardship"] for event in case.told("hardship")] == [2, 1]


@pytest.mark.rule("HI-19.4d", "HI-19.8")
def test_statuses() -> None:
    case = refused({"op": "status", "status": "mute_support", "target": "left"}, Road(3))
    case.draw().pick("act-1")
    case.run_out(1)
    assert case.waits_for == {0, 2}, "it was for Ben, who draws; it waits for the next"
    case = Road(3).person(1, statuses=["mute_support"]).draws(roll(1)).play().acts(1)
    assert case.waits_for == {2}
    assert case.person(1).statuses == []
    hurt = {"op": "harm", "n": 1}
    case = refused(hurt, Road(3).person(0, statuses=["shielded"]))
    assert (case.person(0).harm, case.person(0).statuses) == (0, [])
    case = refused(
        {"op": "humanity", "n": 1}, Road(3).person(0, humanity=1, statuses=["no_regain"])
    )
    assert case.person(0).humanity == 1
    lifted = {"op": "status", "status": "no_regain", "ends": True}
    case = refused(lifted, Road(3).person(0, statuses=["no_regain"]))
    assert case.person(0).statuses == []
    case = Road(3).person(1, humanity=0, statuses=["no_hope"]).draws(roll(1)).play().acts(1)
    assert case.waits_for == {2}, "Ben can only refuse"
    assert case.told("refuse")[-1].data["seat"] == 1


@pytest.mark.rule("HI-19.4f", "HI-19.8", "HI-19.9")
def test_exchanges() -> None:
    give = {"op": "transfer", "what": "humanity", "n": 2, "from": "self", "to": "left"}
    case = refused(give, Road(3).person(0, humanity=1).person(1, humanity=2))
    assert (case.person(0).humanity, case.person(1).humanity) == (0, 3)
    assert not case.told("doomed")
    barred = Road(3).person(1, humanity=2, statuses=["no_regain"])
    case = refused(give, barred)
    assert (case.person(0).humanity, case.person(1).humanity) == (5, 2)
    swap = {"op": "swap", "what": "conditions", "target": "left"}
    case = refused(swap, Road(3).person(0, hunger=2).person(1, harm=1))
    assert [(case.person(n).hunger, case.person(n).harm) for n in (0, 1)] == [(0, 1), (2, 0)]
    rope = asset(power("free", {"op": "humanity", "n": 1}))
    case = refused({**swap, "what": "assets"}, Road(3).person(1, assets=[rope]))
    assert [held.card for held in case.person(0).assets] == [rope.id]


@pytest.mark.rule("HI-19.4g")
def test_a_card_may_bar_avoiding() -> None:
    proud = trait(passive("i_draw", {"op": "bar_avoid"}))
    case = Road(3).person(0, traits=[proud]).draws(roll(1)).play().draw()
    assert "avoid" not in case.options()
    poor = Road(3).person(0, humanity=0, traits=[proud]).hope(0).draws(roll(1)).play().draw()
    assert poor.options() == ["avoid"], "nothing can be acted on without a die"


@pytest.mark.rule("HI-19.4h", "HI-19.10", "HI-13.4")
def test_fate() -> None:
    check = {"op": "check", "then": [{"op": "hope", "n": 1}], "else": [{"op": "hope", "n": -1}]}
    assert refused(check, None, 4).state.hope == 2
    assert refused(check, None, 3).state.hope == 0
    dead = refused({"op": "kill", "target": "left"}, Road(3).round(4))
    assert [grave.cause for grave in dead.state.graves] == ["fate"]
    assert dead.offers(1, "gift"), "legacy as usual"
    ways = [
        {"label": "One way", "effects": [{"op": "hope", "n": 1}]},
        {"label": "Other way", "effects": [{"op": "hope", "n": -1}]},
    ]
    case = refused({"op": "choose_one", "ways": ways})
    case.pick("1", 0)
    assert case.state.hope == 0


@pytest.mark.rule("HI-19.4i")
def test_a_question_without_numbers() -> None:
    case = refused({"op": "tell", "line": "What did you lose there?", "target": "left"})
    assert "Ben: What did you lose there?" in case.texts()


@pytest.mark.rule("HI-18.10")
def test_every_effect_can_be_carried_out() -> None:
    """Nothing can be written on a card that the rules could not carry out."""
    models = set(get_args(get_args(Effect)[0]))
    done = {*apply_effect.registry} - {object}
    assert done == models - {Check}  # which is carried out with what follows from it


@pytest.mark.rule("HI-19.4f", "HI-9.9")
@pytest.mark.parametrize(
    "effect",
    [
        {"op": "take_asset", "n": 2, "target": "left"},
        {"op": "transfer", "what": "asset", "n": 2, "from": "left", "to": "self"},
    ],
)
def test_whoever_dies_of_the_first_thing_gets_no_second(effect: dict[str, Any]) -> None:
    """Ada takes what kills her as she gets it; Ben keeps the other."""
    use = power("free", {"op": "humanity", "n": 1})
    deadly = asset(use, drawback=passive("gained", {"op": "kill"}))
    other = asset(use)
    case = refused(effect, Road(3).person(1, assets=[other, deadly]))
    case.pick(deadly.id)
    assert not case.table.state.is_alive(0)
    assert [held.card for held in case.person(1).assets] == [other.id]
