"""HI-6, HI-7: committing Humanity, and Last Hope."""

from __future__ import annotations

import pytest

from rules.engine import Illegal
from tests.rules.hope.build import Case, Road, passive, power, roll, trait
from tests.rules.hope.play.test_setup import begun

SAD = {"op": "humanity", "n": -1}
GLAD = {"op": "humanity", "n": 1}
HURT = {"op": "harm", "n": 1}


def acting(dice: int = 2, *, seats: int = 4, **people: int) -> Case:
    """Ada acts with so many dice; `b=1`: Ben has one Humanity, and so on."""
    road = Road(seats).draws(roll(2, succeed=[GLAD], fail=[HURT], refuse=[SAD]))
    for letter, humanity in people.items():
        road.person("abcde".index(letter), humanity=humanity)
    return road.play().acts(dice)


@pytest.mark.rule("HI-6.1", "HI-6.3", "HI-6.10")
def test_the_drawer_declares_first_and_for_good() -> None:
    case = acting(2)
    assert case.person(0).humanity == 3
    assert case.waits_for == {1, 2, 3}
    assert not case.offers(0, "act")
    assert not case.offers(0, "support")
    scene = case.view(None).scene
    assert scene is not None
    assert scene.given == {0: 2}


@pytest.mark.rule("HI-6.4", "HI-6.5")
def test_others_give_up_to_what_the_drawer_gave_in_any_order() -> None:
    case = acting(2, d=1)
    assert case.options(2) == ["give-1", "give-2", "refuse"]
    assert case.options(3) == ["give-1", "refuse"]
    case.support(3, 1).support(1, 2).refuse(2)
    assert case.person(1).humanity == 3
    assert case.waits_for == {0}


@pytest.mark.rule("HI-6.6", "HI-6.9")
def test_the_drawer_closes_only_when_all_have_declared() -> None:
    case = acting(1)
    assert not case.offers(0, "hope")
    case.support(1, 1).refuse(2)
    assert not case.offers(0, "hope")
    case.run_out(3)
    assert case.offers(0, "hope")


@pytest.mark.rule("HI-6.7", "HI-19.4c")
def test_free_dice_do_not_raise_the_ceiling() -> None:
    lucky = trait(passive("partner_hurt", {"op": "dice", "n": 2}))
    case = Road(3).person(0, traits=[lucky]).draws(roll(2)).play().acts(1)
    case.state.scene.free = 2
    assert case.options(1) == ["give-1", "refuse"]


@pytest.mark.rule("HI-6.8")
def test_until_the_lock_support_may_grow_and_never_shrink() -> None:
    case = acting(3)
    case.refuse(1).support(2, 2)
    assert case.options(1, "support") == ["give-1", "give-2", "give-3"]
    assert case.options(2, "support") == ["give-3"]
    case.support(1, 2)
    assert case.person(1).humanity == 3
    assert case.state.scene is not None
    assert case.state.scene.refused == []
    with pytest.raises(Illegal):
        case.table.answer(case.prompt(2, "support").id, ["refuse"])


@pytest.mark.rule("HI-6.4", "HI-6.5", "HI-6.8")
def test_the_question_says_what_may_be_given_and_what_has_been() -> None:
    case = acting(2)
    assert case.prompt(1).text == "Ada acts and asks for support. Will you give up to 2 dice?"
    case.refuse(1).support(2, 1)
    assert case.prompt(1, "support").text == "Will you give dice after all?"
    assert case.prompt(1, "support").optional
    assert case.prompt(2, "support").text == "You have given 1 die. Raise it to how many in all?"
    assert acting(1).prompt(1).text == "Ada acts and asks for support. Will you give 1 die?"


@pytest.mark.rule("HI-6.11")
def test_giving_the_last_die_dooms_nobody() -> None:
    case = acting(1, b=1).support(1, 1)
    assert case.person(1).humanity == 0
    assert case.person(1).doomed == 0


@pytest.mark.rule("HI-6.12", "HI-9.5")
def test_the_last_one_living_acts_alone() -> None:
    card = roll(1, succeed=[GLAD], all_refuse=[HURT])
    case = Road(3).dead(1, 2).person(0, humanity=2).draws(card).play(6)
    case.acts(1).roll()
    assert case.person(0).humanity == 2
    assert case.person(0).harm == 0


@pytest.mark.rule("HI-7.1", "HI-7.2", "HI-7.5")
def test_only_who_has_no_humanity_may_take_a_hope_die() -> None:
    case = acting(2, b=0)
    assert case.options(1) == ["hope", "refuse"]
    assert "hope" not in case.options(2)
    case.support(1, 0)
    assert case.state.hope == 1, "a claim until the lock"
    (claim,) = case.told("support")
    assert (claim.text, claim.data) == (
        "Ben supports and asks for a Hope die.",
        {"seat": 1, "n": 0},
    )


@pytest.mark.rule("HI-7.2", "HI-6.8")
def test_who_comes_by_humanity_and_gives_of_it_claims_no_hope_die() -> None:
    gift = trait(power("plead", {"op": "humanity", "n": 1, "target": "chosen_other"}))
    road = Road(4).person(1, humanity=0).person(2, traits=[gift]).hope(2)
    case = road.draws(roll(2, fail=[HURT])).play(1, 1, 1).acts(2).support(1, 0)
    case.use(2, gift)
    case.pick("1", 2)
    case.support(1, 1).refuse(2, 3).roll()
    assert case.state.hope == 2, "the Hope die that was claimed is left"
    assert len(case.told("dice")[0].data["faces"]) == 3
    assert case.person(1).harm == 1, "struck once"


@pytest.mark.rule("HI-7.3")
def test_a_drawer_on_last_hope_counts_as_one() -> None:
    case = Road(3).person(0, humanity=0).hope(2).draws(roll(2)).play().draw()
    assert case.options() == ["act-0", "printed", "avoid"]
    case.pick("act-0")
    case.say(case.prompt().default)
    assert case.state.hope == 1
    assert case.options(1) == ["give-1", "refuse"]


@pytest.mark.rule("HI-7.4", "HI-7.5", "HI-7.6", "HI-8.2")
def test_too_few_hope_dice_go_to_the_least_burdened() -> None:
    road = Road(4).hope(1).draws(roll(1, succeed=[GLAD], refuse=[HURT]))
    road.person(1, humanity=0, hunger=1).person(2, humanity=0)
    case = road.play(6, 1).acts(1).support(1, 0).support(2, 0).refuse(3).roll()
    assert case.person(2).humanity == 1, "committed: Succeed"
    assert case.person(1).harm == 1, "a refuser after all"


@pytest.mark.rule("HI-7.4")
def test_equally_burdened_clockwise_from_the_drawers_left() -> None:
    road = Road(4).turn(2).hope(1).draws(roll(1, succeed=[GLAD], refuse=[HURT]))
    road.person(1, humanity=0).person(3, humanity=0)
    case = road.play(6, 1).acts(1).support(1, 0).support(3, 0).refuse(0).roll()
    assert (case.person(3).humanity, case.person(1).harm) == (1, 1)


@pytest.mark.rule("HI-7.7", "HI-7.8", "HI-7.9")
def test_the_drawer_adds_of_the_hope_that_is_left() -> None:
    road = Road(3).hope(3).person(1, humanity=0).draws(roll(2))
    case = road.play(6, 5, 4, 4).acts(1).support(1, 0).refuse(2)
    assert not case.offers(2, "hope")
    assert case.options(0, "hope") == ["hope-0", "hope-1", "hope-2"]
    case.roll(2)
    assert case.state.hope == 0
    assert case.told("dice")[0].data["faces"] == [6, 5, 4, 4]


@pytest.mark.rule("HI-7.7", "HI-6.5")
@pytest.mark.parametrize(("given", "hope"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_every_die_that_is_put_in_is_rolled(given: int, hope: int) -> None:
    """Those of Humanity, and those of Hope."""
    road = Road(3).hope(5).draws(roll(1))
    case = road.play(*[6] * (5 + given + hope)).acts(5).support(1, given).refuse(2).roll(hope)
    assert len(case.told("dice")[0].data["faces"]) == 5 + given + hope
    assert (case.state.hope, case.person(1).humanity) == (5 - hope, 5 - given)


@pytest.mark.rule("HI-7.7", "HI-6.9")
def test_nobody_is_asked_to_roll_when_nothing_is_left_to_decide() -> None:
    """All have supported, and there is no Hope: the roll falls with the last declaration."""
    case = Road(3).hope(0).draws(roll(2)).play(6, 5, 4).acts(1).support(1, 1)
    assert not case.told("dice")
    case.support(2, 1)
    assert case.told("dice")[0].data["faces"] == [6, 5, 4]


@pytest.mark.rule("HI-6.8", "HI-7.7")
def test_the_drawer_may_ask_once_more() -> None:
    """Without Hope the drawer rolls, or asks those who refused again, and once only."""
    case = Road(3).hope(0).draws(roll(2)).play(6, 5).acts(1).refuse(1).support(2, 1)
    assert case.options(0, "hope") == ["hope-0", "ask"]
    case.pick("ask", 0, "hope")
    assert case.waits_for == {1}, "Cleo has supported"
    assert case.told("again")[0].text == "Ada asks Ben again for support."
    case.refuse(1)
    assert case.told("dice"), "and he has the last word"


@pytest.mark.rule("HI-7.7", "HI-12.3")
def test_before_the_roll_the_drawers_cards_are_answers_too() -> None:
    """No Hope is left, and Ada holds a card for the roll: it stands with the roll, and not beside
    it a second time."""
    more = trait(power("plead", {"op": "dice", "n": 1}))
    road = Road(3).hope(0).person(0, traits=[more])
    case = road.draws(roll(2)).play(6, 5, 4, 3).acts(1).support(1, 1).support(2, 1)
    wanted = f"use:{more.id}.0"
    assert case.options(0, "hope") == ["hope-0", wanted]
    assert not case.offers(0, "give")
    assert [o.id for p in case.asked(0) for o in p.options if o.verb == "use"] == [wanted]
    case.pick(wanted, 0, "hope")
    assert len(case.told("dice")[0].data["faces"]) == 4


@pytest.mark.rule("HI-7.10")
def test_a_last_hope_die_shares_what_comes() -> None:
    road = Road(3).hope(1).person(1, humanity=0).draws(roll(2, fail=[HURT], refuse=[SAD]))
    case = road.play(1, 1).acts(1).support(1, 0).refuse(2).roll()
    assert (case.person(1).harm, case.person(1).humanity) == (1, 0)


@pytest.mark.rule("HI-21.3")
def test_sealed_support_is_shown_together() -> None:
    case = Road(3).sealed().draws(roll(2)).play().acts(2)
    case.support(1, 2)
    scene = case.view(2).scene
    assert scene is not None
    assert scene.given == {0: 2}
    assert case.person(1).humanity == 5
    case.refuse(2)
    scene = case.view(2).scene
    assert scene is not None
    assert scene.given == {0: 2, 1: 2}


@pytest.mark.rule("HI-21.3", "HI-1.6")
def test_options_of_the_table() -> None:
    assert begun(3, gentler=True).state.hope == 3
    assert begun(3, short=True).state.rounds == 3
