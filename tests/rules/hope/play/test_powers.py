"""HI-12: using cards, and things that are shared or used up."""

from __future__ import annotations

import pytest

from rules.hope.effects.cards import draw_asset, draw_trait
from rules.hope.play.context import Here
from rules.hope.play.free_actions import carry_out, list_free_offers
from rules.kit.decks import Deck
from tests.rules.hope.build import Road, asset, bond, passive, personality, power, roll, trait

EAT = {"op": "hunger", "n": -1}
HURT = {"op": "harm", "n": 1, "target": "drawer", "per": "once"}
LINE = {"op": "tell", "line": "Nothing comes of this at all."}


@pytest.mark.rule("HI-12.1", "HI-12.2", "HI-18.6")
def test_a_cards_rule_says_window_use_and_effect() -> None:
    rope = trait(power("plead", {"op": "hardship", "n": -1}))
    case = Road(3).person(0, traits=[rope]).play()
    (shown,) = case.view(None).people[0].traits
    assert shown.rule == "Before the roll: hardship -1 (once)."
    assert shown.fresh


@pytest.mark.rule("HI-12.3", "HI-12.5")
def test_a_once_card_is_turned_over_and_stays() -> None:
    herb = trait(power("free", EAT))
    case = Road(3).person(1, hunger=2, traits=[herb]).play()
    case.use(1, herb)
    assert case.person(1).hunger == 1
    assert case.person(1).traits[0].spent == [0]
    assert not case.offers(1, "use")
    assert not case.view(None).people[1].traits[0].fresh


@pytest.mark.rule("HI-12.2", "HI-12.3")
def test_a_card_with_a_condition_is_offered_only_while_it_holds() -> None:
    late = trait(power("free", EAT, **{"if": "round>=3"}))
    for number, open_now in ((2, False), (3, True)):
        case = Road(3).round(number).person(0, hunger=1, traits=[late]).play()
        assert case.offers(0, "use") is open_now


@pytest.mark.rule("HI-12.6", "HI-18.8")
def test_a_thing_is_discarded_with_its_last_use() -> None:
    soup = asset(power("free", EAT), tags=["food"], uses=2)
    case = Road(3).person(0, hunger=2, assets=[soup]).play()
    case.use(0, soup)
    assert case.person(0).assets[0].uses == 1
    case.use(0, soup)
    assert case.person(0).assets == []
    assert case.state.assets.discards == [soup.id]


@pytest.mark.rule("HI-12.7")
def test_a_group_thing_lies_in_the_middle_for_all() -> None:
    tent = asset(power("free", EAT), group=True, uses=2)
    find = roll(1, refuse=[{"op": "draw_asset", "target": "drawer", "per": "once"}])
    case = Road(3).person(2, hunger=1).top(tent).draws(find).play().avoids()
    assert [held.card for held in case.state.commons] == [tent.id]
    case.use(2, tent)
    assert case.person(2).hunger == 0
    assert not case.offers(0, "give")


@pytest.mark.rule("HI-12.8")
def test_a_spent_asset_deck_is_made_of_its_discard_and_traits_never() -> None:
    road = Road(3)
    table = road.play().table
    h = Here(table, list_free_offers, carry_out)
    s = table.state
    s.assets, s.traits = Deck([], ["a01"]), Deck([], ["t01"])
    held = draw_asset(h)
    assert held is not None
    assert held.card == "a01"
    assert draw_asset(h) is None
    assert draw_trait(h) is None


@pytest.mark.rule("HI-12.11")
def test_cards_count_in_the_order_in_which_they_are_played() -> None:
    up = trait(power("free", {"op": "hunger", "n": -2}))
    case = Road(3).person(0, hunger=1, traits=[up]).person(1, traits=[trait(power("free", LINE))])
    table = case.play()
    second = table.prompt(1, "use").options[0].id
    table.pick(second, 1, "use")
    table.use(0, up)
    assert [event.data["seat"] for event in table.told("use")] == [1, 0]


@pytest.mark.rule("HI-12.3", "HI-12.7")
def test_cards_are_offered_in_the_order_in_which_they_lie() -> None:
    """What somebody is, then what they carry, then what is everybody's."""
    glad = {"op": "humanity", "n": 1}
    who = personality(boon=power("free", glad))
    gift, rope, tent = (
        trait(power("free", glad)),
        asset(power("free", glad)),
        asset(power("free", glad)),
    )
    road = Road(3).person(0, humanity=1, who=who, traits=[gift], assets=[rope]).commons(tent)
    uses = [o.id for p in road.play().asked(0) for o in p.options if o.verb == "use"]
    assert uses == [f"{card.id}.0" for card in (who, gift, rope, tent)]


@pytest.mark.rule("HI-12.12", "HI-19.4e")
def test_a_blow_waits_for_whoever_can_hold_it_off() -> None:
    shield = trait(power("react", {"op": "prevent", "of": ["harm"], "target": "others"}))
    skin = trait(power("react", {"op": "prevent", "of": ["harm"]}))
    hit = roll(1, refuse=[{**HURT, "n": 2}])
    road = Road(3).person(0, traits=[skin]).person(2, traits=[shield]).draws(hit)
    case = road.play().avoids()
    assert case.waits_for == {0}, "the one about to be hit is asked first"
    case.use(0, skin)
    assert case.waits_for == {2}
    case.use(2, shield)
    assert case.person(0).harm == 0
    plain = Road(3).person(1, traits=[skin]).draws(roll(1, refuse=[HURT])).play().avoids()
    assert plain.waits_for == {1}, "nobody else is asked"
    assert plain.person(0).harm == 1


@pytest.mark.rule("HI-19.4e")
def test_a_blow_may_be_taken_upon_oneself_or_passed_on() -> None:
    brave = personality(
        boon=power("react", {"op": "redirect", "of": ["harm"], "target": "chosen_other"})
    )
    case = Road(3).person(1, who=brave).draws(roll(1, refuse=[HURT])).play().avoids()
    case.use(1, brave)
    assert (case.person(0).harm, case.person(1).harm) == (0, 1)
    sly = personality(boon=power("react", {"op": "redirect", "of": ["harm"], "to": "target"}))
    case = Road(3).person(0, who=sly).draws(roll(1, refuse=[HURT])).play().avoids()
    case.use(0, sly)
    case.pick("2", 0)
    assert (case.person(0).harm, case.person(2).harm) == (0, 1)


@pytest.mark.rule("HI-12.12", "HI-19.4e")
def test_whom_a_blow_is_passed_on_to_may_hold_it_off() -> None:
    sly = personality(boon=power("react", {"op": "redirect", "of": ["harm"], "to": "target"}))
    skin = trait(power("react", {"op": "prevent", "of": ["harm"]}))
    road = Road(3).person(0, who=sly).person(1, traits=[skin]).person(2, who=sly)
    case = road.draws(roll(1, refuse=[HURT])).play().avoids()
    case.use(0, sly)
    case.pick("1", 0)
    assert case.waits_for == {1}
    assert case.options(1) == [f"{skin.id}.0", "pass"]
    case.use(1, skin)
    assert [case.person(seat).harm for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("HI-12.12", "HI-19.4e")
def test_whoever_takes_a_blow_on_may_hold_it_off_with_another_card() -> None:
    brave = personality(
        boon=power("react", {"op": "redirect", "of": ["harm"], "target": "chosen_other"})
    )
    skin = trait(power("react", {"op": "prevent", "of": ["harm"]}))
    friend = trait(power("react", {"op": "prevent", "of": ["harm"], "target": "others"}))
    road = Road(3).person(1, who=brave, traits=[skin]).person(2, traits=[friend])
    case = road.draws(roll(1, refuse=[HURT])).play().avoids()
    case.use(1, brave)
    assert case.waits_for == {1}
    case.pick("pass", 1)
    assert case.person(1).harm == 1, "that person's own cards answer it, and nobody else's"
    assert case.person(2).traits[0].spent == []


@pytest.mark.rule("HI-9.9", "HI-19.4e")
def test_whoever_dies_of_a_blow_they_took_on_does_nothing_more() -> None:
    """Their card would bring Hope after it."""
    taken = {"op": "redirect", "of": ["harm"], "target": "chosen_other"}
    brave = personality(boon=power("react", taken, {"op": "hope", "n": 1}))
    for harm, hope in ((0, 2), (2, 1)):
        road = Road(3).person(1, who=brave, harm=harm).draws(roll(1, refuse=[HURT]))
        case = road.play().avoids()
        case.use(1, brave)
        assert case.table.state.is_alive(1) == (harm == 0)
        assert case.table.state.hope == hope


@pytest.mark.rule("HI-12.12")
def test_a_blow_is_passed_on_once() -> None:
    sly = personality(boon=power("react", {"op": "redirect", "of": ["harm"], "to": "target"}))
    other = personality(boon=power("react", {"op": "redirect", "of": ["harm"], "to": "target"}))
    road = Road(3).person(0, who=sly).person(1, who=other).draws(roll(1, refuse=[HURT]))
    case = road.play().avoids()
    case.use(0, sly)
    case.pick("1", 0)
    assert [case.person(seat).harm for seat in range(3)] == [0, 1, 0], "Ben is not asked"


@pytest.mark.rule("HI-12.14", "HI-19.4g", "HI-18.7")
def test_forced_support_counts_as_given() -> None:
    sworn = bond(passive("partner_acts", {"op": "force_support", "n": 1}, use="round"))
    hunger = {"op": "hunger", "n": 1}
    road = Road(3).tie(1, sworn, 0).draws(roll(1, succeed=[hunger]))
    case = road.play(6, 6, 6).acts(2)
    assert case.person(1).humanity == 4
    assert case.options(1, "support") == ["give-2"]
    case.refuse(2).roll()
    assert case.person(1).hunger == 1


@pytest.mark.rule("HI-12.9")
def test_gifts_may_be_given_while_one_pleads() -> None:
    bread = asset(power("free", EAT), tags=["food"])
    case = Road(3).person(0, assets=[bread]).draws(roll(1)).play().acts(1)
    case.pick(f"{bread.id}>2", 0, "give")
    assert [held.card for held in case.person(2).assets] == [bread.id]
    assert case.waits_for == {1, 2}
