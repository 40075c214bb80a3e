"""LA-11.7 to LA-11.20: Convoys fire on the Enemies of their Region."""

from __future__ import annotations

import pytest

from rules.aurora.model.decks import DECKS
from rules.engine import Illegal
from tests.rules.aurora.build import Road


def front(
    seats: int = 2, ammo: int = 1, *, hitpoints: str = "1a", filled: int = 3, **targets: int
) -> Road:
    """Ada stands before the Warwolves with the Weapon 2 of her Crew Car ("1b2"); nobody else has
    Ammo."""
    stage = Road(seats, "fire").foe("warwolves", hitpoints=hitpoints, filled=filled, **targets)
    return stage.stow(0, "S S S " + "A " * ammo)


SHOT = "1b2:warwolves"


# -- attacks (LA-11.7 to LA-11.12) ---------------------------------------------------------------


@pytest.mark.rule("LA-11.7")
def test_convoys_fire_in_right_turn_order() -> None:
    """The front Convoy first; each makes its attacks before the next one's turn."""
    stage = front(3).order(1, 2, 0).stow(1, "S S S A").stow(2, "S S S A")
    case = stage.play()
    seen = []
    for _ in range(3):
        seen.append(case.prompt.seat)
        assert case.view().acting == case.prompt.seat
        case.pick("stop")
    assert seen == [0, 2, 1]


@pytest.mark.rule("LA-11.7", "LA-11.12")
def test_each_attack_takes_another_weapon_and_one_ammo() -> None:
    """Two Weapons and three Ammo make two shots, and 1 Ammo is left."""
    stage = Road(4, "fire").foe("ulmar", hitpoints="5b", filled=0)
    stage.convoy(0, "hauler/roof-gun", "crew-car", "flatbed").stow(0, "S S S A A A")
    case = stage.outcomes(2, 8).play()
    assert set(case.options) == {"0t0:ulmar", "1b2:ulmar", "every:ulmar", "stop"}
    case.pick("0t0:ulmar")
    assert set(case.options) == {"1b2:ulmar", "stop"}
    case.pick("1b2:ulmar")
    assert case.stores(0) == "PA", "the Food came out of a Defence box"
    assert case.s.foes[0].filled == 3
    assert case.s.phase != "fire"


@pytest.mark.rule("LA-11.7")
def test_weapons_of_one_strength_are_told_apart_by_name() -> None:
    stage = Road(4, "fire").foe("ulmar", hitpoints="5b", filled=0)
    two = (
        stage.convoy(0, "hauler/roof-gun", "crew-car", "gun-trailer").stow(0, "S S S A A A").play()
    )
    labels = [option.label for option in two.prompt.options if option.id.endswith(":ulmar")]
    assert len(set(labels)) == len(labels) > 2


@pytest.mark.rule("LA-11.7", "LA-11.12")
def test_every_weapon_fires_while_it_can() -> None:
    """The strongest first, as if each shot had been named; it ends with the Ammo, with the Weapons
    or with the Enemy, and single shots lead to the same."""
    stage = Road(4, "fire").foe("ulmar", hitpoints="5b", filled=0)
    stage.convoy(0, "hauler/twin-cannon", "crew-car", "flatbed").stow(0, "S S S A A A")
    stage.outcomes(2, 8)
    case = stage.play()
    ratings = {ref: box.value for ref, box in case.p(0).list_working_boxes("weapon")}
    first, second = sorted(ratings, key=lambda ref: -ratings[ref])
    single = stage.play().go(f"{first}:ulmar", f"{second}:ulmar")
    assert ratings[first] > ratings[second]
    assert case.go("every:ulmar").s == single.s
    assert case.stores(0) == "PA"
    one = Road(4, "fire").foe("ulmar", hitpoints="5b", filled=0)
    one.convoy(0, "hauler/roof-gun", "crew-car", "flatbed").stow(0, "S S S A")
    assert "every:ulmar" not in one.play().options, "1 Ammo is one shot"
    weak = Road(2, "fire").foe("warwolves", filled=5)
    weak.convoy(0, "hauler/roof-gun", "crew-car", "flatbed").stow(0, "S S S A A")
    assert "every:warwolves" not in weak.play().options, "one box is left"


@pytest.mark.rule("LA-11.7", "LA-22.4")
def test_what_is_asked_for_the_sake_of_hidden_cards_is_asked_in_secret() -> None:
    """Ada has no Ammo and an Object that may be of use: everybody reads that she holds cards, and
    not whether one can be played."""
    for card in ("incendiary-ammunition-1", "mre-1"):
        case = front(ammo=0).hand(0, card).play()
        assert (case.prompt.seat, case.options) == (0, ["stop", "hurry"])
        assert (case.prompt.secret, case.prompt.default) == (True, ["stop"])
        assert case.prompt.about == "Ada may play a hidden card"
    fired = front(ammo=1).hand(0, "mre-1").play().pick(SHOT)
    assert fired.s.phase != "fire", "an Object needs a Weapon that has not been fired"


@pytest.mark.rule("LA-11.7")
def test_only_enemies_of_the_own_region_are_in_reach() -> None:
    """Riderwolves beside Ada, Warwolves on the next board."""
    stage = front().foe("riderwolves", 2, hitpoints="2a")
    case = stage.play()
    assert set(case.options) == {SHOT, "stop"}
    with pytest.raises(Illegal):
        case.pick("1b2:riderwolves")
    stage = front().foe("riderwolves", 1, hitpoints="2a")
    assert set(stage.play().options) == {SHOT, "1b2:riderwolves", "stop"}


@pytest.mark.rule("LA-11.9", "LA-11.10")
def test_the_odds_stand_with_each_weapon() -> None:
    """By what has not been discarded yet: cards 2 and 8 are left, then card 8 alone."""
    stage = front().outcomes(2, 8)
    cards = [DECKS.outcomes[n] for n in stage.state.outcomes.pile]
    hits = sum(card.weapons[1] > 0 for card in cards)
    (shot,) = [o for o in stage.play().prompt.options if o.verb == "fire"]
    assert f"hits on {hits} of {len(cards)} cards" in shot.detail
    jams = sum(card.jams for card in cards)
    assert (f"jams on {jams}" in shot.detail) == bool(jams)
    stage.state.outcomes.pile[:] = [n for n in DECKS.outcomes if DECKS.outcomes[n].jams][:1]
    (shot,) = [o for o in stage.play().prompt.options if o.verb == "fire"]
    assert "jams on 1" in shot.detail


@pytest.mark.rule("LA-11.7")
def test_by_default_nobody_fires() -> None:
    """The Ammo is kept and nothing is revealed."""
    case = front().play()
    assert case.prompt.default == ["stop"]
    case.lapse()
    assert case.stores(0) == "A"
    assert case.p(0).fired == []


@pytest.mark.rule("LA-11.7", "LA-11.8")
def test_without_ammo_or_an_undamaged_weapon_there_is_no_attack() -> None:
    """Nobody is asked to fire."""
    assert front(ammo=0).play().s.phase != "fire"
    assert front().damaged(0, "1b2").play().s.phase != "fire"


@pytest.mark.rule("LA-11.8", "LA-11.9", "LA-17.4")
@pytest.mark.parametrize(
    ("card", "box", "rating", "damage"),
    [
        ("gun-trailer", "1b2", 2, 2),
        ("artillery-trailer", "1b2", 3, 3),
        ("covered-wagon/gauss-cannon", "1t0", 4, 3),
    ],
)
def test_the_row_of_the_weapons_rating_counts(
    card: str, box: str, rating: int, damage: int
) -> None:
    """Outcome 8 has 1, 2, 3 and 3 damage for the four ratings."""
    stage = Road(4, "fire").foe("ulmar", hitpoints="6b", filled=0).convoy(0, "hauler", card)
    case = stage.stow(0, "S S S A").outcomes(8).play()
    assert case.option(f"{box}:ulmar").label == f"Weapon {rating} at " + case.view().foes[0].name
    case.pick(f"{box}:ulmar")
    assert case.s.foes[0].filled == damage
    assert 8 in case.s.outcomes.discards


@pytest.mark.rule("LA-11.8", "LA-11.9", "LA-11.13", "LA-11.14", "LA-17.3")
def test_the_convoy_fire_example() -> None:
    """Four players, Weapon 2, 2 damage on fresh Warwolves: 1 Object card, and a Target counter."""
    case = front(4, filled=0).outcomes(3).objects("mre-1").play().pick(SHOT)
    assert case.p(0).hand == ["mre-1"]
    assert case.s.find_foe("warwolves").targets == {0: 1}
    assert case.s.find_foe("warwolves").filled == 2
    assert case.stores(0) == ""


@pytest.mark.rule("LA-11.10")
def test_a_jammed_weapon_is_damaged_and_its_shot_still_counts() -> None:
    """Outcome 6: 2 damage and J."""
    stage = front(4, ammo=2, hitpoints="1b", filled=0).outcomes(6, 5)
    case = stage.play().pick(SHOT)
    assert case.p(0).list_damaged_boxes() == ["1b2"]
    assert case.s.find_foe("warwolves").filled == 2
    assert case.s.phase != "fire"
    assert case.stores(0) == "A"


@pytest.mark.rule("LA-11.11")
@pytest.mark.parametrize(("outcome", "fury", "filled"), [(12, 2, 0), (7, 1, 1)])
def test_fury_on_the_outcome_is_gained(outcome: int, fury: int, filled: int) -> None:
    """Outcome 12 for rating 2: no damage, 2 Fury; outcome 7: 1 and 1."""
    case = front(4, filled=0).outcomes(outcome, 5).play().pick(SHOT)
    assert (case.p(0).fury, case.s.find_foe("warwolves").filled) == (fury, filled)


@pytest.mark.rule("LA-11.12", "LA-25.14")
def test_a_weapon_fires_once_a_phase_even_when_it_has_been_repaired() -> None:
    """It jams, the Weapon Manual mends it, and it stays silent until the next round."""
    stage = front(4, ammo=2, hitpoints="1b", filled=0).hand(0, "weapon-manual").outcomes(6, 5)
    case = stage.play().pick(SHOT).also("weapon-manual")
    assert case.p(0).list_damaged_boxes() == []
    assert case.s.phase != "fire"
    assert case.stores(0) == "A"


# -- Defence boxes (LA-11.13 to LA-11.18) --------------------------------------------------------


@pytest.mark.rule("LA-11.13")
@pytest.mark.parametrize(
    ("seats", "first", "rewards"), [(4, 1, {"object"}), (3, 3, {"target"}), (2, 4, {"ammo"})]
)
def test_the_example_of_the_first_damage_counter(seats: int, first: int, rewards: set[str]) -> None:
    """Card 1a, O T T A T T, fresh from an ambush: 4 players begin at box 1, 3 at box 3, 2 at 4."""
    stage = Road(seats, "ambush").zone("warwolves").stow(0, "S S S A").objects("mre-1")
    stage.set(hitpoints=[["2a", "1a"], ["3a", "4a"], ["5a", "6a"]])
    case = stage.outcomes(2, 5).play()
    assert case.s.find_foe("warwolves").filled == first - 1
    case.pick(SHOT)
    foe = case.s.find_foe("warwolves")
    assert foe.filled == first
    gained = {
        *(["object"] if case.p(0).hand else []),
        *(["target"] if foe.targets.get(0) else []),
        *(["ammo"] if case.stores(0) == "A" else []),
    }
    assert gained == rewards


@pytest.mark.rule("LA-11.13")
def test_later_damage_begins_at_the_first_empty_box() -> None:
    """The fourth case of the example: box 4 of 1a is filled, the next shot fills box 5."""
    case = front(filled=4).outcomes(2, 5).play().pick(SHOT)
    foe = case.s.find_foe("warwolves")
    assert (foe.filled, foe.targets) == (5, {0: 1})


@pytest.mark.rule("LA-11.14")
@pytest.mark.parametrize(
    ("hitpoints", "filled", "gain"),
    [("1b", 0, "fame"), ("2b", 0, "P"), ("4a", 4, "F"), ("1a", 0, "O"), ("2a", 0, "T")],
)
def test_each_box_pays_at_once(hitpoints: str, filled: int, gain: str) -> None:
    """1 Fame, 1 Resource, 1 Object or 1 own Target counter, by what stands in the box."""
    case = front(4, hitpoints=hitpoints, filled=filled).outcomes(2, 5).objects("mre-1").play()
    case.pick(SHOT)
    p, foe = case.p(0), case.s.find_foe("warwolves")
    found = (p.fame, case.stores(0), p.hand, foe.targets)
    assert found == (
        1 if gain == "fame" else 0,
        gain if gain in "FPA" else "",
        ["mre-1"] if gain == "O" else [],
        {0: 1} if gain == "T" else {},
    )


@pytest.mark.rule("LA-11.14", "LA-17.2")
def test_an_empty_box_pays_nothing() -> None:
    """The fifth box of card 3b."""
    stage = Road(2, "fire").foe("the-final-howl", hitpoints="3b", filled=4).stow(0, "S S S A")
    case = stage.outcomes(2, 5).play().pick("1b2:the-final-howl")
    assert case.s.foes[0].filled == 5
    assert (case.p(0).fame, case.stores(0), case.p(0).hand) == (0, "", [])
    assert case.s.foes[0].targets == {}


@pytest.mark.rule("LA-11.15")
def test_what_was_gained_is_of_use_at_once() -> None:
    """The last Ammo brings an Ammo, and that one fires the second Weapon."""
    stage = front().convoy(0, "hauler/roof-gun", "crew-car", "flatbed").stow(0, "S S S A")
    case = stage.outcomes(2, 2).play().pick(SHOT)
    assert case.stores(0) == "A"
    case.pick("0t0:warwolves")
    assert case.s.find_foe("warwolves").filled == 5
    assert case.stores(0) == ""


@pytest.mark.rule("LA-11.15")
def test_an_object_gained_is_of_use_at_once() -> None:
    """Without Ammo the Incendiary Ammunition just drawn fires the second Weapon."""
    stage = front(4, filled=0).convoy(0, "hauler/roof-gun", "crew-car", "flatbed")
    stage.stow(0, "S S S A").objects("incendiary-ammunition-1")
    case = stage.outcomes(2, 2).play().pick(SHOT).also("incendiary-ammunition-1")
    case.pick("0t0:warwolves")
    assert case.s.find_foe("warwolves").filled == 3, "1 damage, and 1 more for the fire"


@pytest.mark.rule("LA-11.16")
def test_damage_beyond_the_last_box_is_lost() -> None:
    """2 damage on the last box: no other Enemy takes the second point."""
    stage = front(filled=5).foe("riderwolves", 1, hitpoints="2a")
    case = stage.outcomes(3, 5).play().pick(SHOT)
    assert case.s.defeated == ["warwolves"]
    assert case.s.find_foe("riderwolves").filled == 3


def _all_out(here: int = 0) -> Road:
    """Ada's three Target counters are on Enemies; box 2 of 2b's row is next: Fame, then T."""
    stage = front(filled=4, s0=here).foe("riderwolves", 2, hitpoints="2a", s0=3 - here)
    return stage.outcomes(2, 5)


@pytest.mark.rule("LA-11.17")
def test_a_target_counter_may_come_from_another_enemy() -> None:
    """None is left on the board: one of the three moves over, if Ada wants it so."""
    case = _all_out(1).play().pick(SHOT)
    assert set(case.options) == {"none", "riderwolves"}
    case.pick("riderwolves")
    assert case.s.find_foe("warwolves").targets[0] == 2
    assert case.s.find_foe("riderwolves").targets[0] == 1


@pytest.mark.rule("LA-11.17")
def test_by_default_target_counters_stay() -> None:
    """Who does not answer moves none."""
    case = _all_out().play().pick(SHOT).lapse()
    assert case.s.find_foe("warwolves").targets.get(0, 0) == 0
    assert case.s.find_foe("riderwolves").targets[0] == 3


@pytest.mark.rule("LA-11.18", "LA-25.10")
def test_there_is_no_fourth_target_counter() -> None:
    """All three are on this Enemy: the box is filled, nothing else happens, nobody is asked."""
    case = _all_out(3).play().pick(SHOT)
    assert case.s.find_foe("warwolves").targets == {0: 3}
    assert case.s.find_foe("warwolves").filled == 5
    assert case.s.phase != "fire"


# -- damage without a shot (LA-11.19, LA-11.20) --------------------------------------------------


def _cages(*, active: str = "leader") -> Road:
    stage = Road(4, "fire").foe("ulmar", hitpoints="6b", filled=0)
    stage.convoy(0, "hauler/wolves-cages", "crew-car", "flatbed").crew(0, active=active)
    return stage.stow(0, "S P P P A")


@pytest.mark.rule("LA-11.19")
def test_damage_from_a_box_needs_no_outcome_card() -> None:
    """1 Food for 2 damage: boxes T and *, a Target counter and 1 Fame, and no card is turned."""
    case = _cages().outcomes(8, 2).play()
    outcomes = len(case.s.outcomes.pile)
    case.pick("0t0:ulmar")
    foe = case.s.foes[0]
    assert (foe.filled, foe.targets, case.p(0).fame) == (2, {0: 1}, 1)
    assert len(case.s.outcomes.pile) == outcomes
    assert case.stores(0) == "PPA"


@pytest.mark.rule("LA-11.20")
def test_such_a_box_works_once_a_phase() -> None:
    """Two cages, three Food: 4 damage, no more."""
    case = _cages().play().pick("0t0:ulmar")
    assert "0t0:ulmar" not in case.options
    case.pick("0t1:ulmar")
    assert set(case.options) == {"1b2:ulmar", "stop"}
    assert case.s.foes[0].filled == 4
    assert case.stores(0).count("P") >= 1


@pytest.mark.rule("LA-11.20", "LA-14.22")
def test_such_a_box_is_no_shot() -> None:
    """Neither the Shooter's bonus nor the Incendiary Ammunition is used up by the cages."""
    case = _cages(active="shooter").outcomes(2).play().pick("0t0:ulmar")
    assert case.s.foes[0].filled == 2
    case.pick("1b2:ulmar")
    assert case.s.foes[0].filled == 4, "1 damage, and 1 from the Shooter"
    stage = _cages().hand(0, "incendiary-ammunition-1").outcomes(2)
    case = stage.play().also("incendiary-ammunition-1").pick("0t0:ulmar")
    assert case.s.foes[0].filled == 2
    case.pick("1b2:ulmar")
    assert case.s.foes[0].filled == 4
    assert case.stores(0).count("A") == 1
