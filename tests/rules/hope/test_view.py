"""HI-2.6, HI-4.7, HI-5.11, HI-8.11: what lies open to all, and what one seat alone may see."""

from __future__ import annotations

from typing import Any

import pytest

from rules.hope.model.odds import estimate_chance
from rules.hope.play.scene.between_scenes import Omen
from rules.hope.view import SceneView
from tests.rules.hope.build import (
    Case,
    Road,
    asset,
    bond,
    opened,
    passive,
    personality,
    power,
    question,
    roll,
)
from tests.rules.hope.build import trait as trait_card

LINE = {"op": "tell", "line": "Nothing comes of this at all."}
HUNGRY = {"op": "hunger", "n": 1}


def scene(case: Case, seat: int | None = None) -> SceneView:
    found = case.view(seat).scene
    assert found is not None
    return found


@pytest.mark.rule("HI-2.6", "HI-12.1", "HI-12.6", "HI-11.9")
def test_everything_before_somebody_lies_open() -> None:
    rope = asset(power("plead", {"op": "hardship", "n": -1}), uses=3)
    drug = asset(power("free", LINE), drawback=passive("i_draw", LINE))
    gift = trait_card(power("free", {"op": "hope", "n": 1}))
    who = personality(power("free", {"op": "hope", "n": 1}), passive("i_avoid", HUNGRY))
    tie = bond(passive("partner_dies", {"op": "hope", "n": 1}), side="both")
    tent = asset(power("free", LINE), group=True, uses=2)
    road = Road(3).person(
        1, humanity=2, hunger=2, harm=1, who=who, traits=[gift], assets=[rope, drug]
    )
    road.person(1, statuses=["no_hope"], looks="One glove.", past="Kept bees.")
    case = road.tie(1, tie, 2, 0).commons(tent).play()
    assert not case.view(None).people[1].doomed
    case.person(1).doomed = 1
    person = case.view(None).people[1]
    assert (person.seat, person.player, person.name) == (1, "Ben", "Ben")
    assert (person.looks, person.past) == ("One glove.", "Kept bees.")
    assert (person.humanity, person.hunger, person.harm, person.penalty) == (2, 2, 1, 3)
    assert (person.doomed, person.alive, person.cause, person.died) == (True, True, None, 0)
    assert person.statuses == ["cannot take Hope dice"]
    assert person.personality is not None
    assert person.personality.text == who.portrait
    assert person.personality.rule == (
        "At any quiet time: Hope +1 (once). When you avoid a Scene: Hunger +1 (once)."
    )
    (shown,) = person.traits
    assert (shown.id, shown.name, shown.text) == (gift.id, gift.name, gift.text)
    (card,) = person.bonds
    assert (card.partners, card.seats) == (["Cleo", "Ada"], [2, 0])
    assert card.card.text == "You owe Cleo and Ada more than either of you will ever say aloud."
    one, two = person.assets
    assert (one.uses, two.uses) == (3, 1)
    assert one.rule == "Before the roll: hardship -1 (3 uses)."
    assert str(two.rule).startswith(
        "At any quiet time: a question to answer (1 use). When you draw"
    )
    (common,) = case.view(None).commons
    assert (common.id, common.uses) == (tent.id, 2)


@pytest.mark.rule("HI-2.6", "HI-12.5")
def test_a_card_is_fresh_until_all_of_it_is_turned_over() -> None:
    who = personality(power("free", {"op": "hope", "n": 1}), passive("i_draw", {"op": "hope"}))
    road = Road(3).hope(0).person(0, who=who)
    for spent, fresh in (([], True), ([0], True), ([0, 1], False)):
        road._at(0).personality.spent = spent
        card = road.play().view(None).people[0].personality
        assert card is not None
        assert card.fresh is fresh


@pytest.mark.rule("HI-2.6", "HI-13.11", "HI-2.5")
def test_the_dead_are_shown_as_what_they_are() -> None:
    starve = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}
    tie = bond(passive("partner_hurt", LINE))
    road = Road(3).round(2).tie(1, tie, 0).person(0, hunger=1).draws(roll(1, refuse=[starve]))
    case = road.play().avoids()
    view = case.view(None)
    dead = view.people[0]
    assert (dead.alive, dead.cause, dead.died, dead.grace) == (False, "hunger", 2, True)
    assert (dead.name, dead.player, dead.personality) == ("Ada", "Ada", None)
    (grave,) = view.graves
    assert (grave.name, grave.seat, grave.cause, grave.round) == ("Ada", 0, "hunger", 2)
    assert view.people[1].bonds[0].partners == ["Ada"]
    assert view.people[1].bonds[0].seats == []
    case.pick("no", 0, "gift")
    case.pick("no", 0, "join")
    assert not case.view(None).people[0].grace
    unborn = opened(3).view(None).people[2]
    assert (unborn.alive, unborn.cause, unborn.name) == (False, None, "Cleo")


@pytest.mark.rule("HI-2.6", "HI-1.13", "HI-4.6", "HI-19.4d", "HI-16.10")
def test_the_table_itself_lies_open() -> None:
    road = Road(4).round(3).turn(2).hope(4)
    road.state.decks["urban"].pile = road.state.decks["urban"].pile[:2]
    road.state.omens = [Omen(n=1), Omen(n=-2, seat=1)]
    road.state.veils = ["grief"]
    view = road.play().view(None)
    assert (view.seat, view.phase, view.world, view.destination) == (
        None,
        "turns",
        "Ash fell.",
        "Port",
    )
    assert (view.round, view.rounds, view.turn, view.hope) == (3, 5, 2, 4)
    assert view.decks["urban"] == 2
    assert view.omens == [
        "hardship +1 on the next Scene with a roll",
        "hardship -2 on Ben's next Scene with a roll",
    ]
    assert (view.veils, view.graves, view.scene) == (["grief"], [], None)
    case = opened(3)
    case.pick("s02", 1, "world")
    case.say("The moon left.", 0, "world")
    assert case.view(None).proposals[1] == "The moon left."
    assert case.view(None).phase == "world"


@pytest.mark.rule("HI-4.7", "HI-5.11", "HI-6.5", "HI-6.8")
def test_a_roll_before_the_lock() -> None:
    rope = trait_card(power("plead", {"op": "hardship", "n": -1}, anyone=True))
    road = Road(4).hope(2).person(1, humanity=0).person(3, traits=[rope])
    case = road.draws(roll(3, unavoidable=True)).play().draw()
    seen = scene(case)
    assert (seen.drawer, seen.terrain, seen.step, seen.kind) == (0, "any", "read", None)
    assert (seen.unavoidable, seen.told, seen.ceiling) == (False, "", 0)
    case.acts(2).support(1, 0).refuse(2).use(3, rope)
    seen = scene(case)
    assert (seen.step, seen.kind, seen.unavoidable, seen.ceiling) == ("plead", "roll", True, 2)
    assert (seen.given, seen.last_hope, seen.refused) == ({0: 2}, [1], [2])
    assert (seen.used, seen.changes) == (["Dov: A Gift"], [("A Gift", -1)])
    assert (seen.hardship, seen.dice, seen.success) == (None, [], None)
    assert not seen.veiled


@pytest.mark.rule("HI-8.9", "HI-8.11")
def test_a_roll_after_the_lock_shows_each_die_with_its_giver() -> None:
    luck = trait_card(power("after_roll", {"op": "success", "n": 1}))
    more = trait_card(power("plead", {"op": "dice", "n": 1}))
    road = Road(4).hope(2).person(0, harm=1, traits=[luck, more]).person(2, humanity=0)
    case = road.draws(roll(4)).play(6, 1, 2, 5, 3).acts(1).use(0, more)
    case.support(1, 1).support(2, 0).refuse(3).roll(1)
    seen = scene(case)
    assert (seen.step, seen.hardship, seen.boost, seen.success) == ("rolled", 5, 1, None)
    assert seen.changes == [("the Scene", 4), ("Ada's condition", 1)]
    assert [(die.giver, die.kind, die.face, die.success) for die in seen.dice] == [
        (0, "humanity", 6, True),
        (1, "humanity", 1, False),
        (2, "hope", 2, False),
        (None, "hope", 5, True),
        (None, "free", 3, False),
    ]
    assert seen.successes == 2
    stepped = case.state.scene
    assert stepped is not None
    stepped.extra = 1
    assert scene(case).successes == 3, "a card's success is no die"


@pytest.mark.rule("HI-5.11", "HI-10.5", "HI-10.6", "HI-10.2")
def test_a_question_shows_its_words_and_answers() -> None:
    card = question(accept_needs={"asset": "food"}, themes=["grief"])
    soup = asset(power("free", HUNGRY), tags=["food"])
    road = Road(3).person(1, assets=[soup]).draws(card)
    road.state.veils = ["grief"]
    case = road.play().acts().accept(1)
    seen = scene(case)
    assert (seen.kind, seen.price, seen.veiled) == ("question", 0, True)
    assert seen.answers == {1: True}
    case = Road(3).draws(question(price=2)).play().acts().accept(1)
    seen = scene(case)
    assert (seen.kind, seen.price) == ("toll", 2)
    assert (seen.given, seen.answers) == ({1: 2}, {1: True})


@pytest.mark.rule("HI-4.5", "HI-5.14")
def test_what_one_seat_alone_may_see() -> None:
    glass = trait_card(power("plead", {"op": "reveal", "part": "succeed"}, anyone=True))
    card = roll(2, succeed=[HUNGRY])
    case = Road(3).person(1, traits=[glass]).draws(card).play().draw()
    assert case.view(0).private.card == card.id
    assert (case.view(1).private.card, case.view(1).private.reading) == ("", "")
    assert case.view(1).private.odds is None
    case.acts(2).use(1, glass)
    assert case.view(1).private.shown == ["Succeed: Hunger +1."]
    assert case.view(0).private.shown == []
    assert case.view(None).private.standing is None
    asked = Road(3).draws(question()).play().acts()
    assert asked.view(0).private.odds is None, "nothing is rolled"


@pytest.mark.rule("HI-20.1", "HI-4.5")
@pytest.mark.parametrize(
    ("fields", "dice", "odds"),
    [({}, 2, 75), ({}, 3, 88), ({"harm": 1}, 2, 25), ({"hunger": 1, "harm": 1}, 3, 12)],
)
def test_the_drawer_sees_the_odds_for_the_dice_now_in(
    fields: dict[str, Any], dice: int, odds: int
) -> None:
    case = Road(3).person(0, **fields).draws(roll(1)).play().acts(dice)
    assert case.view(0).private.odds == odds


@pytest.mark.rule("HI-20.1", "HI-8.2", "HI-8.5")
def test_the_odds_count_omens_cards_hope_and_sure_dice() -> None:
    fewer = trait_card(power("plead", {"op": "hardship", "n": -1}))
    more = trait_card(power("plead", {"op": "dice", "n": 1}))
    sure = trait_card(power("plead", {"op": "auto_success", "n": 1}))
    road = Road(3).hope(1).person(0, traits=[fewer, more, sure]).person(1, humanity=0)
    road.state.omens = [Omen(n=1), Omen(n=2, seat=1)]
    case = road.draws(roll(2)).play().acts(2)
    assert case.view(0).private.odds == 0, "three successes of two dice"
    assert case.use(0, fewer).view(0).private.odds == 25
    assert case.use(0, more).view(0).private.odds == 50
    assert case.support(1, 0).view(0).private.odds == 69
    assert case.use(0, sure).view(0).private.odds == 88
    assert case.refuse(2).view(1).private.odds is None
    assert [round(estimate_chance(n, 2), 2) for n in range(1, 6)] == [0, 0.25, 0.5, 0.69, 0.81]
    assert estimate_chance(3, 0) == estimate_chance(0, -1) == 1.0


# -- whose move it is, and what has changed --------------------------------------------------------


@pytest.mark.rule("HI-2.6", "HI-6.4", "HI-6.9")
def test_the_view_says_whose_answers_the_table_waits_for() -> None:
    case = opened(3)
    case.pick("s02", 1, "world")
    assert case.view(None).awaited == [0, 2]
    case = Road(3).turn(1).draws(roll(2)).play()
    assert case.view(None).awaited == [1]
    case.draw()
    assert case.view(2).awaited == [1], "who reads"
    case.pick("act-1", 1)
    assert case.view(None).awaited == [1], "who tells"
    case.say("It rains.", 1, "tell")
    assert case.view(None).awaited == [0, 2]
    assert case.refuse(2).view(None).awaited == [0]
    assert case.support(0, 1).view(None).awaited == [1]


@pytest.mark.rule("HI-21.3")
def test_those_who_declare_in_secret_are_all_awaited() -> None:
    case = Road(4).sealed().draws(roll(2)).play().acts(1)
    assert case.view(None).awaited == [1, 2, 3]


@pytest.mark.rule("HI-5.12", "HI-9.1", "HI-9.2")
def test_what_the_last_scene_did_is_seen_until_the_next_is_drawn() -> None:
    first, second = roll(1, succeed=[HUNGRY], refuse=[{"op": "harm", "n": 1}]), roll(1)
    case = Road(3).draws(first, second).play(6, 1).acts(1).support(1, 1).refuse(2).roll()
    view = case.view(None)
    assert view.last is not None
    assert (view.last.title, view.last.drawer, view.last.terrain) == (first.title, 0, "any")
    assert (view.last.success, view.last.avoided) == (True, False)
    changes = [(one.humanity_by, one.hunger_by, one.harm_by) for one in view.people]
    assert changes == [(-1, 1, 0), (-1, 1, 0), (0, 0, 1)]
    case.draw()
    after = case.view(None)
    assert after.last == view.last
    assert {(one.humanity_by, one.hunger_by, one.harm_by) for one in after.people} == {(0, 0, 0)}
    case.pick("avoid", 1)
    last = case.view(None).last
    assert last is not None
    assert (last.title, last.avoided, last.success) == (second.title, True, None)


@pytest.mark.rule("HI-13.2", "HI-9.11")
def test_who_has_just_gone_is_told_from_who_has_long_been_gone() -> None:
    starve = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}
    road = Road(4).round(4).dead(3).person(0, hunger=1).draws(roll(1, refuse=[starve]), roll(1))
    case = road.play().avoids()
    assert [one.lately for one in case.view(None).people] == [True, False, False, False]
    case.pick("no", 0, "gift")
    case.draw()
    assert [one.lately for one in case.view(None).people] == [False] * 4
