"""HI-19: what cards can say."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from pydantic import ValidationError

from rules.hope.effects.carry_out import apply_effect
from rules.hope.effects.language.models import Check, Condition, Effect
from rules.hope.model.scenes import Section
from tests.rules.hope.build import Case, Road, asset, bond, passive, power, roll
from tests.rules.hope.rows import check, rows

LINE = {"op": "tell", "line": "Nothing comes of this at all."}
HOPE, NO_HOPE = {"op": "hope", "n": 1}, {"op": "hope", "n": -1}
WAYS = [{"label": "One way", "effects": [HOPE]}, {"label": "Other way", "effects": [NO_HOPE]}]


def refused(effect: dict[str, Any], road: Road | None = None) -> Case:
    """Ada avoids a Scene whose refusal does this once, with her as self."""
    once = {"per": "once", **effect}
    return (road or Road(4)).draws(roll(1, refuse=[once])).play().avoids()


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
    case = refused({"op": "hope", "n": 2, "if": phrase, "else": [NO_HOPE]}, road)
    assert case.state.hope == (3 if true else 0)


@rows("""
HI-19.2 | chosen: the left comes first, the chooser last | Scene roll 1 refuse harm+1@chosen!;
        Ada avoids | options Ada 1 2 0
HI-19.2 | chosen: it may be the chooser | Scene roll 1 refuse harm+1@chosen!; Ada avoids;
        Ada picks 0 | harm 1 0 0
HI-19.2 | random | Scene roll 1 refuse harm+1@random!; dice 2; Ada avoids | harm 0 0 1
HI-19.2 | supporters | Scene roll 1 succeed harm+1@supporters!; dice 6 1; Ada acts 1; Ben gives 1;
        Cleo refuses; roll | harm 0 1 0
HI-19.2 | refusers | Scene roll 1 succeed harm+1@refusers!; dice 6 1; Ada acts 1; Ben gives 1;
        Cleo refuses; roll | harm 0 0 1
HI-19.2 | committed | Scene roll 1 succeed harm+1@committed!; dice 6 1; Ada acts 1; Ben gives 1;
        Cleo refuses; roll | harm 1 1 0
HI-19.2 | accepters | Scene question accept harm+1@accepters!; Ada acts; Ben accepts; Cleo refuses;
        Ada accepts | harm 1 1 0
HI-19.5 | outcome is succeed, and it does | Scene roll 1 accept harm+1?outcome_is_succeed; dice 6;
        Ada acts 1; rest refuse; roll | harm 1 0 0
HI-19.5 | outcome is succeed, and it fails | Scene roll 1 accept harm+1?outcome_is_succeed; dice 1;
        Ada acts 1; rest refuse; roll | harm 0 0 0
HI-19.5 | two accepters | Scene question accept harm+1?accepters>=2; Ada acts; Ben accepts;
        Cleo refuses; Ada accepts | harm 1 1 0
HI-19.5 | one accepter is not two | Scene question accept harm+1?accepters>=2; Ada acts;
        Ben accepts; Cleo refuses; Ada refuses | harm 0 0 0
HI-19.5 | two supporters | Scene roll 1 succeed hope+1!?supporters>=2; dice 6 6 6; Ada acts 1;
        rest give 1; roll | hope 2
HI-19.5 | one supporter is not two | Scene roll 1 succeed hope+1!?supporters>=2; dice 6 6;
        Ada acts 1; Ben gives 1; Cleo refuses; roll | hope 1
HI-19.5 | the partner draws | Ben bond Ada i_support_partner hope+1?partner_is(drawer);
        Scene roll 1; dice 6 6; Ada acts 1; Ben gives 1; Cleo refuses; roll | hope 2
HI-19.4 HI-19.4a | Humanity | Ada humanity 3; Scene roll 1 refuse humanity-1@drawer!; Ada avoids
        | humanity 2 5 5
HI-19.4 HI-19.4a | Hunger | Ada hunger 1; Scene roll 1 refuse hunger-1@drawer!; Ada avoids
        | hunger 0 0 0
HI-19.4 HI-19.4a | Harm | Ada harm 1; Scene roll 1 refuse harm-1@drawer!; Ada avoids | harm 0 0 0
HI-19.4b | draw Assets | top thing free hope+1; Scene roll 1 refuse draw_asset@drawer!; Ada avoids
        | things a99 - -
HI-19.4b | draw a Trait | top trait free hope+1; Scene roll 1 refuse draw_trait@drawer!; Ada avoids
        | traits t99 - -
HI-19.4b HI-17.5 | if nobody chooses, the newest Asset is lost | Ada thing free hope+1;
        Ada thing free hope+1; Scene roll 1 refuse lose_asset@drawer!; Ada avoids; Ada lapses
        | things a99 - -
HI-19.4b | each Asset that is lost is chosen | Ada thing free hope+1; Ada thing free hope+1;
        Ada thing free hope+1; Scene roll 1 refuse lose_asset2@drawer!; Ada avoids; Ada picks a99;
        Ada lapses | things a98 - -; used-up a99 a97
HI-19.4b | lose all Assets | Ada thing free hope+1; Ada thing free hope+1;
        Scene roll 1 refuse lose_asset@drawer!:how=all; Ada avoids | things - - -
HI-19.4b | an Asset of another kind is not lost | Ada thing free hope+1;
        Scene roll 1 refuse lose_asset@drawer!:tag=food; Ada avoids | things a99 - -
HI-19.4b | lose a Trait at random | Ada trait free hope+1;
        Scene roll 1 refuse lose_trait@drawer!:how=random; Ada avoids | traits - - -;
        traits-gone t99
HI-19.4b HI-17.5 | which Asset is taken is asked | Ben thing free hope+1; Ben thing free hope+1;
        Scene roll 1 refuse take_asset@left!; Ada avoids | options Ada a99 a98;
        asks Ada The River (Refuse): which of Ben's Assets do you take?
HI-19.4b | take an Asset | Ben thing free hope+1; Ben thing free hope+1;
        Scene roll 1 refuse take_asset@left!; Ada avoids; Ada picks a99 | things a99 a98 -
HI-19.4b HI-19.6 | take what is there | Ben thing free hope+1;
        Scene roll 1 refuse take_asset2@left!:how=random; Ada avoids | things a99 - -
HI-19.4b HI-12.6 | add uses | Ada thing free hope+1 uses=2; Scene roll 1 refuse add_use2@drawer!;
        Ada avoids | uses 4 - -
HI-19.4b HI-12.5 | refresh a Trait | hope 0; Ada trait free hope+1;
        Scene roll 1 refuse refresh@drawer!; Ada uses; Ada avoids | used Ada; spent [] - -
HI-19.4f HI-19.9 | giving Humanity stops at none and dooms nobody | Ada humanity 1; Ben humanity 2;
        Scene roll 1 refuse transfer2@self!:what=humanity:from=self:to=left; Ada avoids
        | humanity 0 3 5; doomed nobody
HI-19.4f HI-19.8 | who cannot regain Humanity is given none | Ben humanity 2; Ben status no_regain;
        Scene roll 1 refuse transfer2@self!:what=humanity:from=self:to=left; Ada avoids
        | humanity 5 2 5
HI-19.4f HI-11.10 HI-9.9 | a condition that is moved may kill | Ada hunger 2; Ben hunger 2;
        Ada trait free transfer:what=hunger:from=self:to=chosen_other; Ada uses; Ada picks 1
        | hunger 1 - 0; deaths hunger
HI-19.4f | swap conditions | Ada hunger 2; Ben harm 1;
        Scene roll 1 refuse swap@left!:what=conditions; Ada avoids | hunger 0 2 0; harm 1 0 0
HI-19.4f | swap Assets | Ben thing free hope+1; Scene roll 1 refuse swap@left!:what=assets;
        Ada avoids | things a99 - -
HI-19.4b HI-9.9 | who dies of the first thing takes no second | Ben thing free hope+1;
        Ben thing free hope+1 drawback=gained/kill; Scene roll 1 refuse take_asset2@left!;
        Ada avoids; Ada picks a98 | living Ben Cleo; things - a99 -
HI-19.4f HI-9.9 | who dies of the first thing is given no second | Ben thing free hope+1;
        Ben thing free hope+1 drawback=gained/kill;
        Scene roll 1 refuse transfer2!:what=asset:from=left:to=self; Ada avoids; Ben picks a98
        | living Ben Cleo; things - a99 -
HI-19.4d HI-8.2 | an omen for oneself waits for one's own Scene
        | Scene roll 1 refuse next_hardship+1!:whose=self; Scene roll 1; dice 6; Ada avoids;
        Ben acts 1; Ada refuses; Cleo refuses; roll | hardship 1; omens +1
HI-19.4d HI-8.2 | an omen for anyone is spent on the next Scene
        | Scene roll 1 refuse next_hardship+1!; Scene roll 1; Scene roll 1; dice 6 6; Ada avoids;
        Ben acts 1; rest refuse; roll; Cleo acts 1; rest refuse; roll | hardship 2 1; omens none
HI-19.4d HI-8.2 | omens add up | omen +1; omen -2 Ben; omen +2 Ada; Scene roll 1; dice 1;
        Ada acts 1; rest refuse; roll | says Hardship: 1, omen +1, omen +2 = 4.; omens -2
HI-19.4d | nobody is barred from supporting their own Scene
        | Scene roll 1 refuse status@left!:status=mute_support; Ada avoids; Ben acts 1
        | waits Ada Cleo; statuses - mute_support -
HI-19.4d HI-6.9 | who is barred from supporting has refused, once | Ben status mute_support;
        Scene roll 1; Ada acts 1 | waits Cleo; refused Ben; statuses - - -
HI-19.4d | the next Harm is void | Ada status shielded; Scene roll 1 refuse harm+1@drawer!;
        Ada avoids | harm 0 0 0; statuses - - -
HI-19.4d HI-19.8 | no Humanity is regained | Ada humanity 1; Ada status no_regain;
        Scene roll 1 refuse humanity+1@drawer!; Ada avoids | humanity 1 5 5
HI-19.4d | a status ends | Ada status no_regain;
        Scene roll 1 refuse status@drawer!:status=no_regain:ends=; Ada avoids | statuses - - -
HI-19.4d | no Hope die is taken | Ben humanity 0; Ben status no_hope; Scene roll 1; Ada acts 1
        | waits Cleo; refused Ben
HI-19.4g | avoiding is barred | Ada humanity 1; Ada trait i_draw bar_avoid; Scene roll 1; Ada draws
        | options Ada act-1 printed
HI-19.4g | who cannot act may avoid | hope 0; Ada humanity 0; Ada trait i_draw bar_avoid;
        Scene roll 1; Ada draws | options Ada avoid
HI-19.4h | check: a 4 is good | Scene roll 1 refuse check!:then=hope+1:else=hope-1; dice 4;
        Ada avoids | hope 2
HI-19.4h | check: a 3 is not | Scene roll 1 refuse check!:then=hope+1:else=hope-1; dice 3;
        Ada avoids | hope 0
HI-19.4h HI-19.10 HI-13.4 | kill | round 4; Scene roll 1 refuse kill@left!; Ada avoids
        | deaths fate; offers Ben gift
HI-19.4i | a question for the story | Scene roll 1 refuse tell@left!; Ada avoids
        | says Ben: What did you lose there?
""")
def test_effects(play: str, then: str) -> None:
    check(play, then)


@pytest.mark.rule("HI-19.4h")
def test_one_of_two_ways() -> None:
    case = refused({"op": "choose_one", "ways": WAYS}).picks("1", 0)
    assert case.state.hope == 0


@pytest.mark.rule("HI-19.3", "HI-18.3", "HI-19.5")
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
        {"op": "hope", "n": 1, "if": "moon is full"},
    ],
)
def test_amounts_operations_and_conditions_are_bounded(fields: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        effect(**fields)


@pytest.mark.rule("HI-18.10", "HI-19.5")
def test_every_effect_can_be_carried_out() -> None:
    """Nothing can be written on a card that the rules could not carry out."""
    models = set(get_args(get_args(Effect)[0]))
    done = {*apply_effect.registry} - {object}
    assert done == models - {Check}  # which is carried out with what follows from it
    assert effect(op="hope", n=1, **{"if": "hope>=2"}).if_ == Condition(what="hope", number=2)
