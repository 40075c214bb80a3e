"""HI-16.5: whatever changes is told to all, and stands in the chronicle under its Scene."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.hope.build import (
    LINE,
    Case,
    Road,
    asset,
    bond,
    passive,
    personality,
    power,
    question,
    roll,
    trait,
)

GLAD = power("free", {"op": "humanity", "n": 1})
FEEDS = power("free", {"op": "hunger", "n": -1})
WHY = "The Weir (Refuse)"


def facts(case: Case) -> list[str]:
    """What stands under the last Scene, but the card itself and its printed line; and it has been
    told, in that order."""
    entry = next(entry for entry in reversed(case.state.story) if entry.kind == "scene")
    told = iter(case.texts())
    said = list(map(str, entry.facts))
    assert all(any(text.startswith(fact) for text in told) for fact in said)
    return [fact for fact in said if not (fact.startswith("The Scene was") or fact.endswith(LINE))]


def avoided(effect: dict[str, Any], road: Road, *luck: Any) -> Case:
    card = roll(1, title="The Weir", refuse=[{"per": "once", **effect}])
    return road.draws(card).play(*luck).avoids()


def usual() -> Road:
    road = Road(3).person(0, humanity=3, hunger=1, harm=2).person(1, hunger=2)
    return road.person(2, statuses=["no_hope"])


@pytest.mark.rule("HI-16.5", "HI-19.4a")
@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ({"op": "humanity", "n": 1}, "Ada gains 1 Humanity"),
        ({"op": "humanity", "n": 3}, "Ada gains 2 Humanity"),
        ({"op": "humanity", "n": -2}, "Ada loses 2 Humanity"),
        ({"op": "hope", "n": 2}, "the Hope pool now has 3 dice"),
        ({"op": "hope", "n": -2}, "the Hope pool now has no dice"),
        ({"op": "hunger", "n": 1}, "Ada is Starving"),
        ({"op": "hunger", "n": -1}, "Ada is no longer hungry"),
        ({"op": "harm", "n": -1}, "Ada is Hurt"),
        ({"op": "harm", "n": -2}, "Ada is unhurt again"),
        ({"op": "hunger", "n": -1, "target": "left"}, "Ben is Hungry"),
        ({"op": "harm", "n": 1, "target": "right"}, "Cleo is Hurt"),
        ({"op": "next_hardship", "n": 1}, "hardship +1 on the next Scene with a roll (omen)"),
        (
            {"op": "next_hardship", "n": -1, "whose": "self"},
            "hardship -1 on Ada's next Scene with a roll (omen)",
        ),
        ({"op": "status", "status": "no_regain"}, "Ada cannot regain Humanity"),
        ({"op": "status", "status": "shielded"}, "Ada is shielded from the next Harm"),
        (
            {"op": "status", "status": "mute_support", "target": "left"},
            "Ben cannot support the next Scene",
        ),
        (
            {"op": "status", "status": "no_hope", "ends": True, "target": "right"},
            "Cleo can take Hope dice again",
        ),
        (
            {"op": "transfer", "what": "humanity", "n": 2, "from": "left", "to": "self"},
            "Ben gives Ada 2 Humanity",
        ),
    ],
)
def test_a_change_is_told_with_whom_and_why(effect: dict[str, Any], told: str) -> None:
    assert facts(avoided(effect, usual())) == ["Ada avoids the Scene.", f"{WHY}: {told}."]


@pytest.mark.rule("HI-16.5", "HI-19.6")
@pytest.mark.parametrize(
    "effect",
    [
        {"op": "humanity", "n": 1, "target": "left"},
        {"op": "harm", "n": -1, "target": "left"},
        {"op": "status", "status": "no_hope", "target": "right"},
        {"op": "status", "status": "no_hope", "ends": True},
        {"op": "lose_asset"},
        {"op": "take_asset", "target": "left"},
        {"op": "add_use"},
        {"op": "refresh"},
        {"op": "transfer", "what": "asset", "to": "left"},
        {"op": "transfer", "what": "harm", "from": "left", "to": "self"},
        {"op": "reveal", "part": "fail"},
        {"op": "redraw"},
    ],
)
def test_what_changes_nothing_is_not_told(effect: dict[str, Any]) -> None:
    road = Road(3).person(2, statuses=["no_hope"])
    assert facts(avoided(effect, road)) == ["Ada avoids the Scene."]


@pytest.mark.rule("HI-16.5", "HI-13.5", "HI-13.6")
def test_a_loss_at_none_is_told_as_what_it_is() -> None:
    sad = {"op": "humanity", "n": -2, "target": "self"}
    case = Road(3).round(4).person(0, humanity=1)
    card = roll(1, title="The Weir", refuse=[{**sad, "per": "once"}, {**sad, "per": "once"}])
    assert facts(case.draws(card).play().avoids())[1:] == [
        f"{WHY}: Ada loses 1 Humanity.",
        f"{WHY}: Ada has no Humanity left to lose and is doomed.",
        f"{WHY}: Ada has no Humanity left to lose and is already doomed.",
    ]


@pytest.mark.rule("HI-16.5", "HI-19.4b", "HI-19.4f")
def test_cards_that_come_and_go_are_told() -> None:
    rope, tent = asset(GLAD), asset(GLAD, group=True)
    gift = trait(GLAD)
    cases = [
        ({"op": "draw_asset"}, Road(3).top(rope), "Ada finds A Rope"),
        ({"op": "draw_asset"}, Road(3).top(tent), "Ada finds A Rope for everyone"),
        ({"op": "draw_trait"}, Road(3).top(gift), "Ada gains the Trait A Gift"),
        ({"op": "lose_asset"}, Road(3).person(0, assets=[rope]), "Ada loses A Rope"),
        ({"op": "lose_trait"}, Road(3).person(0, traits=[gift]), "Ada loses A Gift"),
        (
            {"op": "take_asset", "target": "left"},
            Road(3).person(1, assets=[rope]),
            "A Rope goes from Ben to Ada",
        ),
        (
            {"op": "transfer", "what": "asset", "to": "right"},
            Road(3).person(0, assets=[rope]),
            "A Rope goes from Ada to Cleo",
        ),
        ({"op": "add_use"}, Road(3).person(0, assets=[rope]), "Ada can use A Rope again"),
    ]
    for effect, road, told in cases:
        assert facts(avoided(effect, road))[1:] == [f"{WHY}: {told}."], effect
    bare = Road(3)
    bare.state.assets.pile, bare.state.traits.pile = [], []
    assert facts(avoided({"op": "draw_asset"}, bare))[1:] == ["No Asset is left to draw."]
    assert facts(avoided({"op": "draw_trait"}, bare))[1:] == ["No Trait is left to draw."]


@pytest.mark.rule("HI-16.5", "HI-19.4h", "HI-19.4i", "HI-19.4f", "HI-19.2")
def test_chance_and_exchanges_are_told() -> None:
    check = {"op": "check", "then": [{"op": "hope", "n": 1}]}
    case = avoided(check, Road(3), 4)
    assert facts(case)[1:] == [f"{WHY}: Ada rolls a 4.", f"{WHY}: the Hope pool now has 2 dice."]
    assert facts(avoided(check, Road(3), 3))[1:] == [f"{WHY}: Ada rolls a 3."]
    swap = {"op": "swap", "what": "conditions", "target": "left"}
    case = avoided(swap, Road(3).person(0, hunger=2, harm=1))
    assert facts(case)[1:] == [
        f"{WHY}: Ada and Ben swap conditions.",
        "Ada is fed and unhurt, and Ben is Starving and Hurt.",
    ]
    case = avoided({**swap, "what": "assets"}, Road(3))
    assert facts(case)[1:] == [f"{WHY}: Ada and Ben swap Assets."]
    heal = {"op": "hunger", "n": -1, "target": "chosen"}
    case = avoided(heal, Road(3))
    assert case.prompt(0).text == "The Weir (Refuse): who do you choose?"
    case.pick("1", 0)
    assert facts(case)[1:] == [f"{WHY}: Ben has no Hunger to lose."]
    case = avoided({"op": "kill", "target": "left"}, Road(3).round(4))
    assert facts(case)[1:] == [f"{WHY}: Ben dies."]


@pytest.mark.rule("HI-16.5", "HI-8.11", "HI-11.1")
def test_a_rolled_scene_is_told_from_act_to_outcome() -> None:
    proud = trait(passive("i_draw", {"op": "bar_avoid"}))
    rope = asset(power("plead", {"op": "hardship", "n": -1}))
    luck = trait(power("after_roll", {"op": "success", "n": 1}))
    again = trait(power("after_roll", {"op": "reroll", "n": 1}))
    more = trait(power("plead", {"op": "dice", "n": 2}))
    sure = trait(power("plead", {"op": "auto_success", "n": 1}))
    road = Road(3).hope(2).person(0, traits=[proud, more, luck, again], harm=1)
    road.person(1, traits=[sure], assets=[rope])
    card = roll(5, title="The Weir", succeed=[{"op": "hunger", "n": 1}])
    case = road.draws(card).play(6, 1, 2, 5, 6, 4).acts(2)
    case.use(0, more).support(1, 1).use(1, rope).use(1, sure).refuse(2).roll(1)
    case.use(0, luck)
    assert facts(case) == [
        "A Gift takes effect for Ada.",
        "A Gift: Ada cannot avoid the Scene.",
        "Ada acts with 2 dice.",
        "Any Terrain: this Scene needs dice and a roll.",
        "Ada uses A Gift.",
        "A Gift: dice +2.",
        "Ben supports with 1 die.",
        "Ben uses A Rope.",
        "A Rope: hardship -1.",
        "Ben uses A Gift.",
        "A Gift: one of Ben's dice succeeds without a roll.",
        "Cleo refuses.",
        "Ada adds 1 Hope die.",
        "Hardship: 5, Ada's condition +1, A Rope -1 = 5.",
        "1 die succeeds without a roll.",
        "Roll: 6, 1, 2, 5, 6.",
        "Ada uses A Gift.",
        "A Gift: successes +1.",
        "5 successes, 5 needed: the Scene succeeds.",
        "The Weir (Succeed): Ada is Hungry.",
        "The Weir (Succeed): Ben is Hungry.",
    ]
    entry = next(entry for entry in case.state.story if entry.kind == "scene")
    assert entry.themes == []
    assert not entry.open


@pytest.mark.rule("HI-16.5", "HI-8.11")
def test_more_than_one_sure_die_and_second_tries_are_told() -> None:
    sure = trait(power("plead", {"op": "auto_success", "n": 2}))
    again = trait(power("after_roll", {"op": "reroll", "n": 1}))
    road = Road(3).hope(3).person(0, traits=[sure, again]).draws(roll(4, title="The Weir"))
    case = road.play(1, 1, 1, 3).acts(3).use(0, sure).refuse(1, 2).roll(2).use(0, again)
    assert facts(case)[3:] == [
        "A Gift: 2 of Ada's dice succeed without a roll.",
        "Ben refuses.",
        "Cleo refuses.",
        "Ada adds 2 Hope dice.",
        "Hardship: 4.",
        "2 dice succeed without a roll.",
        "Roll: 1, 1, 1.",
        "Ada uses A Gift.",
        "Re-roll: 3.",
        "2 successes, 4 needed: the Scene fails.",
    ]


@pytest.mark.rule("HI-16.5", "HI-5.14", "HI-12.14", "HI-19.4d", "HI-19.4g")
def test_what_cards_do_to_others_before_the_roll_is_told() -> None:
    glass = trait(power("plead", {"op": "reveal", "part": "fail"}, anyone=True))
    sworn = bond(passive("partner_acts", {"op": "force_support", "n": 2}))
    grudge = trait(passive("left_acts", {"op": "status", "status": "mute_support"}))
    road = Road(4).person(2, traits=[glass]).person(3, traits=[grudge]).tie(1, sworn, 0)
    case = road.draws(roll(1, title="The Weir")).play(6, 6, 6, 6, 6).acts(3).use(2, glass)
    assert (
        facts(case)[2:]
        == [
            "A Gift takes effect for Dov.",
            "A Gift: Dov cannot support this Scene.",
            "An Old Debt takes effect for Ben.",
            "An Old Debt: Ben must give 2 dice.",
            "Cleo uses A Gift.",
            "A Gift: Cleo sees more of the Scene than the others.",
        ][-len(facts(case)[2:]) :]
    )
    assert case.told("revealed")[0].seats == (2,)
    assert case.told("revealed")[0].text == "Fail: nothing."


@pytest.mark.rule("HI-16.5", "HI-10.2", "HI-10.8", "HI-7.4")
def test_answers_and_claims_are_told() -> None:
    road = Road(4).hope(1).person(1, humanity=0, harm=1).person(2, humanity=0)
    case = road.draws(question(price=1, title="The Weir")).play().acts()
    case.pick("hope", 1)
    case.pick("hope", 2)
    case.refuse(3).accept(0)
    assert facts(case) == [
        "Ada acts.",
        "Any Terrain: this Scene asks everyone for 1 die, without a roll.",
        "Ben: Share.",
        "Cleo: Share.",
        "Dov: Move on.",
        "Ada: Share.",
        "No Hope die is left, so Ben refuses.",
    ]
    lines = [event.text for event in case.told("line")]
    assert lines == [f"Ada and Cleo: {LINE}", f"Ben and Dov: {LINE}"]


@pytest.mark.rule("HI-16.5", "HI-14.4", "HI-14.6", "HI-15.1")
def test_what_happens_between_scenes_is_told() -> None:
    bread = asset(FEEDS)
    starve = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}
    road = Road(3).turn(2).person(2, hunger=1, assets=[bread]).draws(roll(1, refuse=[starve]))
    case = road.play().avoids()
    case.pick("0", 2, "heir")
    case.pick("no", 2, "gift")
    assert case.texts()[-3:] == [
        "Ada inherits A Rope from Cleo.",
        "The Hope pool gains 1 die (now 2).",
        "Round 2 of 5 begins.",
    ]
    case.pick("yes", 2, "join")
    assert case.texts()[-1] == "Cleo will come back as someone new."
    case.draw("any")
    assert case.texts()[-1] == "Ada draws from the Any Terrain deck."
    case.pick("avoid", 0)
    new = case.person(2).name
    assert case.texts()[-1] == f"{new} joins the group, played by Cleo."
    assert case.state.story[-1].title == f"{new} joins"
    case = road.play().avoids()
    case.pick("0", 2, "heir")
    case.pick("no", 2, "gift")
    case.pick("no", 2, "join")
    assert case.texts()[-1] == "Cleo stays with the dead."


@pytest.mark.rule("HI-16.5", "HI-14.2")
def test_a_gift_is_told_to_its_giver_first_and_then_to_all() -> None:
    vice = trait(passive("i_avoid", {"op": "humanity", "n": -1}))
    starve = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}
    road = Road(3).round(4).person(0, hunger=1).top(vice).draws(roll(1, refuse=[starve]))
    case = road.play().avoids()
    case.pick("yes", 0, "gift")
    (told,) = case.told("gift")
    assert (told.seats, told.text) == ((0,), f"You drew {vice.name}: {vice.text}")
    case.pick("1", 0, "gift")
    assert "Gift from Ada's grave: Ben gains the Trait A Gift." in case.texts()
    entry = next(entry for entry in case.state.story if entry.kind == "gift")
    assert (entry.title, entry.card) == ("A gift from Ada", vice.id)
    assert entry.line == f"We used to say of Ada: “{vice.text}” Now we say it of Ben."
    assert case.state.gift is None


@pytest.mark.rule("HI-16.5", "HI-12.2", "HI-12.3", "HI-12.12")
def test_cards_that_answer_a_blow_or_a_death_are_told_by_name() -> None:
    skin = trait(power("react", {"op": "prevent", "of": ["harm"]}))
    hurt = {"op": "harm", "n": 1, "target": "drawer", "per": "once"}
    road = Road(3).person(0, traits=[skin]).draws(roll(1, title="The Weir", refuse=[hurt]))
    case = road.play().avoids().use(0, skin)
    assert facts(case)[1:] == ["Ada uses A Gift.", "A Gift saves Ada from suffering 1 Harm."]
    saint = personality(boon=power("death", {"op": "hope", "n": 1}))
    road = Road(3).round(4).person(0, harm=2, who=saint)
    case = road.draws(roll(1, title="The Weir", refuse=[hurt])).play().avoids()
    assert case.prompt(0).text == "Ada dies. Use The Quiet One as a last act?"
    case.use(0, saint)
    assert facts(case)[1:] == [
        f"{WHY}: Ada dies of wounds.",
        "Ada uses The Quiet One as a last act.",
        "The Quiet One: the Hope pool now has 2 dice.",
    ]
    case = road.play().avoids()
    case.pick("pass", 0)
    assert case.state.hope == 1
