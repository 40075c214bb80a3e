"""LA-20.20 to LA-20.28, LA-20.36 to LA-20.46: how the Last Automa rests, drives, fires and ends a
round."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aurora import automa
from rules.aurora.cards import Shortcut
from rules.aurora.maps import Link
from rules.aurora.state import AUTOMA

from .build import Road, opened
from .test_automa import its, marks, rows, stores


def solo(phase: Any, *cards: str, hard: bool = False, **kinds: Any) -> Road:
    """The Automa with these Action cards face up, of which it explored by the first. It acts before
    Ada, except in the Exploration Phase."""
    stage = Road(solo=True, phase=phase, hard=hard, **kinds).order(0, AUTOMA)
    return stage.automa(revealed=list(cards), explored=1 if cards else 0)


def drives(*cards: str, space: str = "100", hard: bool = False, **facts: Any) -> Road:
    """It moves next, without Fuel unless it is given some; then Ada is asked."""
    sides = facts.pop("sides", ("1A", "2A", "3A"))
    stage = solo("movement", *cards, hard=hard, sides=sides).stow(0, "S S S F")
    return stage.automa(**{"fuel": 0, "space": space, **facts})


def ends_on(stage: Road) -> str:
    return its(stage.play()).space


# -- Rest (LA-20.24) -----------------------------------------------------------------------------


@pytest.mark.rule("LA-20.24", "LA-20.20")
def test_it_eats_and_turns_over_a_card_for_each_food() -> None:
    """To the right of the others; the cards work in the phases that are left."""
    stage = solo("rest", "AC1").automa(food=2, deck=["AC3", "AC6", "AC2"], fuel=0)
    case = stage.stow(0, "S S S F").play()
    a = its(case)
    assert (a.revealed, a.food, a.deck.pile) == (["AC1", "AC2", "AC6"], 0, ["AC3"])
    assert a.space == "103a", "AC2 has given it 1 Fuel on the way: 2 and 1"


@pytest.mark.rule("LA-20.24")
def test_it_stops_eating_when_the_deck_is_empty() -> None:
    """One card left, three Food: two Food stay."""
    stage = solo("rest").automa(food=3, deck=["AC5"]).stow(0, "S S S F")
    case = stage.play()
    assert (its(case).food, its(case).revealed) == (2, ["AC5"])


# -- Movement (LA-20.25 to LA-20.28) -------------------------------------------------------------


@pytest.mark.rule("LA-20.25")
def test_it_always_moves_at_full_speed_even_without_fuel() -> None:
    """2 spaces; with 3 Fuel 5, and all of it is spent."""
    assert ends_on(drives()) == "102"
    case = drives(fuel=3).play()
    assert (its(case).space, its(case).fuel) == ("105a", 0)


@pytest.mark.rule("LA-20.25", "LA-20.26", "LA-20.4")
def test_its_speed_box_counts_uncovered_and_undamaged() -> None:
    """A4 is uncovered in round 4, and does not count under its cover or a Damage counter."""
    assert ends_on(drives(column=3, rows=rows(column=3))) == "102"
    assert ends_on(drives(column=4, rows=rows(column=4))) == "103a"
    assert ends_on(drives(column=4, rows=rows("A4", column=4))) == "102"


@pytest.mark.rule("LA-20.25")
@pytest.mark.parametrize(("ahead", "end"), [("107a", "102"), ("108a", "103a")])
def test_it_drives_harder_six_spaces_behind_the_player(ahead: str, end: str) -> None:
    """108 is six away by the Dangerous Shortcut, 107 five."""
    assert ends_on(drives().at(0, ahead)) == end


@pytest.mark.rule("LA-20.26")
def test_a_snowstorm_takes_two_off_its_speed_and_its_shortcut() -> None:
    """With 2 Fuel it makes 2 instead of 4, by the road though AC5 gives it Tracks."""
    case = drives("AC5", space="101", fuel=2).set(storm=True).play()
    assert its(case).space == "103a"
    assert ends_on(drives().set(storm=True)) == "100"


@pytest.mark.rule("LA-20.26", "LA-20.21", "LA-20.20")
@pytest.mark.parametrize(
    ("fuel", "hard", "end", "ammo"),
    [(0, False, "103a", 1), (0, True, "104a", 1), (1, False, "104a", 2), (1, True, "104a", 2)],
)
def test_fuel_of_the_second_card_is_used_at_once(
    fuel: int, hard: bool, end: str, ammo: int
) -> None:
    """1 Fuel (hard: 2) if it has none, else 1 Fuel and 1 Ammo."""
    case = drives("AC2", fuel=fuel, hard=hard).play()
    assert (its(case).space, its(case).fuel, its(case).ammo) == (end, 0, ammo)


@pytest.mark.rule("LA-20.20")
def test_cards_work_from_the_leftmost_on() -> None:
    """AC2 twice as it were: the first card finds no Fuel, the next one does."""
    case = drives("AC2", "AC2", ammo=0).play()
    assert (its(case).ammo, its(case).space) == (1, "104a")


@pytest.mark.rule("LA-20.21", "LA-20.22")
def test_the_third_card_costs_the_player_a_food() -> None:
    """Before it moves; without Food nothing."""
    case = drives("AC3").stow(0, "S S S P A").play()
    assert case.stores(0) == "A"
    assert drives("AC3").stow(0, "S S S A").play().stores(0) == "A"


@pytest.mark.rule("LA-20.22")
def test_against_the_hard_one_the_player_chooses_food_or_ammo() -> None:
    """Ammo by default; what there is if there is but one."""
    stage = drives("AC3", hard=True).stow(0, "S S S P A")
    case = stage.play()
    assert (set(case.options), case.prompt.default) == ({"A", "P"}, ["A"])
    case.lapse()
    assert case.stores(0) == "P"
    assert stage.play().pick("P").stores(0) == "A"
    assert drives("AC3", hard=True).stow(0, "S S S A").play().stores(0) == ""


@pytest.mark.rule("LA-20.21", "LA-20.29")
@pytest.mark.parametrize(("hard", "left"), [(False, 2), (True, 1)])
def test_the_sixth_card_treats(hard: bool, left: int) -> None:
    """1 contaminated Survivor comes back, or 2."""
    stage = drives("AC6", hard=hard, survivors=4, standing=[True] * 3, variant=False)
    case = stage.stow(0, "S S S F").play()
    assert its(case).contaminated == left


@pytest.mark.rule("LA-20.27")
def test_it_suffers_waypoints() -> None:
    """It takes a Resource or an Object, and is contaminated where the sign is."""
    case = drives().waypoints(s102="A").play()
    assert (stores(case)[2], case.s.waypoints) == (2, {})
    case = drives().waypoints(s102="O").objects("mre-1").play()
    assert (its(case).objects, case.s.waypoints) == (["mre-1"], {})
    case = drives().waypoints(s102="C").play()
    assert (its(case).contaminated, case.s.waypoints) == (1, {"102": "C"})
    case = drives().waypoints(s101="C").play()
    assert its(case).contaminated == 0, "it only drove past"


@pytest.mark.rule("LA-20.27")
def test_it_never_enters_a_road_that_ends_at_a_closed_tunnel() -> None:
    """From 106 on 1A before 2A: north, though both have the same numbers; and from 115 on 2A before
    3B as well."""
    assert ends_on(drives(space="106")) == "108a"
    assert ends_on(drives(space="115", sides=("1A", "2A", "3B"))) == "117a"


@pytest.mark.rule("LA-20.28")
def test_at_a_fork_of_equal_numbers_it_takes_branch_a_and_never_turns_back() -> None:
    """102 to 103a; on a blind road it stays where it is."""
    assert ends_on(drives(space="102")) == "104a"
    assert ends_on(drives(space="107b")) == "107b"


@pytest.mark.rule("LA-20.21", "LA-20.28")
def test_with_the_fifth_card_it_takes_the_first_shortcut_it_meets() -> None:
    """From 100 by 101 to 104a, Rough as it is; the hard one is 1 faster."""
    assert ends_on(drives("AC5")) == "104a"
    assert ends_on(drives("AC5", hard=True)) == "105a"


@pytest.mark.rule("LA-20.28")
def test_only_the_first_shortcut_is_taken() -> None:
    """From 110 on 2A by the Rough one to 113a, then 114, then the road 115, not 117a."""
    assert ends_on(drives("AC5", space="110", fuel=1)) == "115"


@pytest.mark.rule("LA-20.28")
def test_it_takes_the_branch_whose_first_shortcut_is_nearer() -> None:
    """From 102 by 103b to the Dangerous Shortcut, with its Damage, on to 106; without the card
    by 103a."""
    case = drives("AC5", space="102").outcomes(7).play()
    assert its(case).space == "106"
    assert "C1" in marks(case)
    assert ends_on(drives("AC1", space="102")) == "104a"


@pytest.mark.rule("LA-20.28")
def test_of_two_shortcuts_at_one_space_the_furthest_then_the_gentlest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No space of the boards has two, so three more are laid at 101: two lead as far as 105, and
    the one that costs less is taken."""
    stage = drives("AC5", space="101", fuel=0).set(storm=False)

    def cut(end: str, damage: int) -> Link:
        return Link(("101", end), "shortcut", Shortcut(ends=("101", end), damage=damage))

    links = stage.state.map.links
    more = (cut("105a", 2), cut("105b", 1), cut("104b", 0))
    monkeypatch.setitem(links, "101", (*links["101"], *more))
    case = stage.automa(column=3, rows=rows(column=3)).outcomes(7).play()
    assert its(case).space == "106", "1 more from 105b"
    assert marks(case) == {"C3"}


@pytest.mark.rule("LA-20.28")
def test_if_its_points_end_before_a_shortcut_none_is_taken() -> None:
    """From 104a on 1A the next one is far ahead on 2A: 2 steps by road."""
    assert ends_on(drives("AC5", space="104a")) == "106"


@pytest.mark.rule("LA-20.28")
def test_it_stops_at_the_last_quay() -> None:
    """With Fuel for five more."""
    assert ends_on(drives(space="Q7", fuel=5)) == "Q8"


# -- Fire (LA-20.36 to LA-20.42) -----------------------------------------------------------------


def aims(*cards: str, **facts: Any) -> Road:
    """Warwolves (I) and Riderwolves (II) on its Region; Weapons 1 in A1 and C2. Ada is next."""
    stage = solo("fire", *cards).stow(0, "S S S A")
    stage.foe("warwolves", 1, filled=4).foe("riderwolves", 1, hitpoints="2a", filled=3)
    return stage.automa(**facts)


@pytest.mark.rule("LA-20.36", "LA-20.23")
@pytest.mark.parametrize(
    ("cards", "hit"),
    [
        (("AC2", "AC1"), "riderwolves"),
        (("AC1", "AC2"), "warwolves"),
        ((), "warwolves"),
    ],
)
def test_whom_it_fires_at(cards: tuple[str, ...], hit: str) -> None:
    """By the arrow of the first Action card of the Exploration Phase: right the highest number,
    left the lowest."""
    case = aims(*cards, ammo=1).outcomes(2, 7).play()
    filled = {foe.card: foe.filled for foe in case.s.foes}
    assert filled == {
        "warwolves": 4 + (hit == "warwolves"),
        "riderwolves": 3 + (hit != "warwolves"),
    }


@pytest.mark.rule("LA-20.36", "LA-20.23")
def test_the_card_it_explored_by_aims_later_in_the_round() -> None:
    """AC2 is turned over in the Exploration Phase; in Phase 4 its right arrow picks the highest."""
    stage = Road(solo=True).order(AUTOMA, 0).crew(0, rest="leader").stow(0, "S A")
    stage.foe("warwolves", 1, filled=4).foe("riderwolves", 1, hitpoints="2a", filled=3)
    case = stage.deck("driver").automa(pile=["AC2"], food=0, fuel=0, ammo=1).outcomes(2, 7).play()
    assert case.s.phase == "fire"
    assert [foe.filled for foe in case.s.foes] == [4, 4]


@pytest.mark.rule("LA-20.37")
def test_a_card_that_was_only_eaten_for_does_not_aim() -> None:
    """Nothing was revealed in the Exploration Phase: the lowest Enemy."""
    case = aims("AC2", explored=0, ammo=1).outcomes(2, 7).play()
    assert case.s.foe("warwolves").filled == 5


@pytest.mark.rule("LA-20.36")
def test_the_convoys_fire_example() -> None:
    """It spends 1 Ammo on the Weapon 1 because the one further right is damaged, on Rendall and
    Randall, for the arrow of its first card."""
    stage = solo("fire", "AC2").stow(0, "S S S A").foe("warwolves", 1, filled=4)
    stage.foe("rendall-and-randall", 1, hitpoints="4a", filled=3)
    stage.automa(ammo=1, column=3, rows=rows("A3", column=3))
    case = stage.outcomes(8, 7).play()
    assert case.s.foe("rendall-and-randall").filled == 4
    assert (its(case).fired, its(case).ammo) == (["C2"], 0)


@pytest.mark.rule("LA-20.36")
def test_it_fires_while_it_has_ammo_and_weapons() -> None:
    """Three Ammo and two Weapons: two shots; at Enemies of its own Region only."""
    case = aims(ammo=3).outcomes(2, 2, 7).play()
    assert (its(case).ammo, len(its(case).fired)) == (1, 2)
    case = aims(ammo=3, space="109a").play()
    assert (its(case).ammo, its(case).fired) == (3, [])


@pytest.mark.rule("LA-20.37")
def test_two_weapons_in_one_column_fire_from_the_top(monkeypatch: pytest.MonkeyPatch) -> None:
    """No column of the board has two, so one more is put in B1: A1 fires before it."""
    monkeypatch.setitem(automa.WEAPONS, ("B", 1), 1)
    case = aims(ammo=2).play()
    assert its(case).fired == ["C2", "A1"]
    case = aims(ammo=3).play()
    assert its(case).fired == ["C2", "A1", "B1"]


@pytest.mark.rule("LA-20.38")
def test_a_jam_damages_its_weapon_and_fury_is_ignored() -> None:
    """Outcome 6 jams C2, right of the counter; outcome 12 gives nobody Fury."""
    case = aims(ammo=1).outcomes(6, 7).play()
    assert its(case).rows["C"][1] is True
    case = aims(ammo=1).outcomes(12, 7).play()
    assert case.p(0).fury == 0


@pytest.mark.rule("LA-20.38")
@pytest.mark.parametrize(
    ("hitpoints", "filled", "gain"),
    [("1b", 0, "fame"), ("2b", 0, "food"), ("2a", 1, "ammo"), ("1a", 0, "object"), ("2a", 0, "T")],
)
def test_rewards_are_as_for_a_player(hitpoints: str, filled: int, gain: str) -> None:
    """Fame on its track, Resources in its stores, Objects unseen, Target counters."""
    stage = solo("fire").stow(0, "S S S A")
    stage.foe("warwolves", 1, hitpoints=hitpoints, filled=filled)
    stage.automa(ammo=1, rows=rows("C2")).objects("mre-1")
    case = stage.outcomes(2, 7).play()
    a = its(case)
    found = {
        "fame": a.fame == 1,
        "food": a.food == 2,
        "ammo": a.ammo == 1,
        "object": a.objects == ["mre-1"],
        "T": case.s.foes[0].targets == {AUTOMA: 1},
    }
    assert [what for what, there in found.items() if there] == [gain]


@pytest.mark.rule("LA-20.40")
def test_without_a_counter_all_move_to_the_enemy_it_fires_at() -> None:
    """Both are on the Riderwolves; the next Target box of the Warwolves brings both over."""
    stage = solo("fire").stow(0, "S S S A").automa(ammo=1)
    stage.foe("warwolves", 1, filled=4).foe("riderwolves", 1, hitpoints="2a", automa=2)
    case = stage.outcomes(2, 7).play()
    assert case.s.foe("warwolves").targets == {AUTOMA: 2}
    assert case.s.foe("riderwolves").targets.get(AUTOMA, 0) == 0


@pytest.mark.rule("LA-20.41")
def test_with_both_on_this_enemy_nothing_happens() -> None:
    """It has only two."""
    stage = solo("fire").stow(0, "S S S A").automa(ammo=1)
    stage.foe("warwolves", 1, filled=4, automa=2)
    case = stage.outcomes(2, 7).play()
    assert case.s.foe("warwolves").targets == {AUTOMA: 2}
    assert case.s.foe("warwolves").filled == 5


@pytest.mark.rule("LA-20.38", "LA-11.16")
def test_its_damage_beyond_the_last_box_is_lost() -> None:
    """Outcome 11 is 2 damage, and the Warwolves have 1 box left."""
    stage = solo("fire").automa(ammo=1).foe("warwolves", 1, filled=5)
    case = stage.outcomes(11, 7).play()
    assert (case.s.foes, case.s.defeated) == ([], ["warwolves"])
    assert len(its(case).loot) == 1


@pytest.mark.rule("LA-20.42", "LA-22.6")
def test_its_loot_goes_under_its_board_unseen() -> None:
    """Two cards for its two counters; Ada draws as usual."""
    stage = solo("fire").automa(ammo=1).foe("warwolves", 1, filled=5, automa=1, s0=1)
    case = stage.loot(0, "land-mine", "pack-banner", "weapon-manual").outcomes(2, 7).play()
    assert len(its(case).loot) == 2
    view = case.view(0)
    assert view.automa is not None
    assert view.automa.cards == 2
    (offered,) = (set(case.options) - {"none"},)
    assert len(offered) == 1
    assert offered | {*its(case).loot} == {"land-mine", "pack-banner", "weapon-manual"}
    hidden = view.model_dump_json()
    assert not any(card in hidden for card in its(case).loot)
    assert case.s.counters_left(AUTOMA) == 2


# -- End of Round (LA-20.43 to LA-20.46) ---------------------------------------------------------


def evening(*cards: str, hard: bool = False, number: int = 2, **facts: Any) -> Road:
    return solo("end", *cards, hard=hard, number=number).automa(**facts)


@pytest.mark.rule("LA-20.43")
def test_its_ends_work_then_its_cards_are_discarded() -> None:
    """AC3: the player takes 1 Damage; then both cards lie on its discards."""
    case = evening("AC3", "AC5", deck=["AC1", "AC2"], discards=[]).play()
    assert its(case).revealed == ["AC3", "AC5"]
    case.pick("2b0")
    assert case.p(0).damaged() == ["2b0"]
    assert (its(case).revealed, its(case).deck.discards) == ([], ["AC3", "AC5"])


@pytest.mark.rule("LA-20.21", "LA-20.22", "LA-20.43")
@pytest.mark.parametrize(("hard", "left"), [(False, {"C1", "D1"}), (True, {"D1"})])
def test_the_first_card_repairs_whole_rows(hard: bool, left: set[str]) -> None:
    """The row of 1 Outcome card, hard of 2; not right of the counter."""
    stage = evening("AC1", hard=hard, column=2, rows=rows("B1", "B2", "B5", "C1", "D1", column=2))
    case = stage.outcomes(4, 7).play()
    assert marks(case) == left | {"B5"}


@pytest.mark.rule("LA-20.21", "LA-20.43")
@pytest.mark.parametrize(
    ("hard", "food", "fames", "after"),
    [
        (False, 1, (1, 0), (1, 0, 1)),
        (False, 2, (1, 0), (0, 1, 0)),
        (False, 3, (0, 0), (1, 1, 0)),
        (True, 1, (0, 2), (0, 1, -1)),
        (True, 0, (0, 2), (0, 0, 0)),
    ],
)
def test_the_fourth_card_turns_food_into_trouble(
    hard: bool, food: int, fames: tuple[int, int], after: tuple[int, int, int]
) -> None:
    """Standard: 2 Food for 1 Damage, and 1 Fame if the player is higher; hard: 1 Food for both."""
    mine, theirs = fames
    case = evening("AC4", hard=hard, food=food, fame=theirs).has(0, fame=mine).play()
    if after[1]:
        case.lapse()
    assert (its(case).food, len(case.p(0).damaged()), case.p(0).fame) == after


@pytest.mark.rule("LA-20.21", "LA-20.43")
@pytest.mark.parametrize(("ammo", "fame"), [(0, 1), (2, 0)])
def test_the_sixth_card_turns_ammo_into_shame(ammo: int, fame: int) -> None:
    """1 Ammo, and the player loses 1 Fame."""
    case = evening("AC6", ammo=ammo).has(0, fame=1).play()
    assert (its(case).ammo, case.p(0).fame) == (max(0, ammo - 1), fame)


@pytest.mark.rule("LA-20.44", "LA-20.45")
def test_the_counter_moves_on_and_uncovers_a_box() -> None:
    """After the end check, and not in the last round."""
    case = evening(column=2, rows=rows(column=2)).play()
    assert its(case).column == 3
    assert its(case).rows["A"] == [False, False, False, True, True, True]
    case = evening(number=6, column=5, rows=rows(column=5)).play()
    assert case.over
    assert (its(case).column, its(case).rows["A"][5]) == (5, True)


@pytest.mark.rule("LA-20.45", "LA-20.35")
def test_a_box_uncovered_works_from_the_next_round() -> None:
    """AC1 repairs row A while the counter is still on 2: A3 is uncovered, not repaired, and what is
    right of it stays covered."""
    case = evening("AC1", column=2, rows=rows("A1", column=2)).outcomes(1).play()
    assert its(case).rows["A"] == [False, False, False, True, True, True]
    case = evening(column=2, rows=rows("A1", column=2)).play()
    assert its(case).rows["A"] == [True, False, False, True, True, True]


# -- the variant (LA-20.46) ----------------------------------------------------------------------


def lying(*cards: str, phase: Any = "end", standing: int = 1, **facts: Any) -> Road:
    facts = {"survivors": 4, "standing": [True] * standing, "deck": ["AC2", "AC5"], **facts}
    return solo(phase, *cards, number=2).automa(**facts)


@pytest.mark.rule("LA-20.46")
def test_one_laid_down_cancels_one_end_of_the_round() -> None:
    """Of AC3 and AC6 one; AC5 has no such ability. At the end of the round all stand again."""
    case = lying("AC3", "AC6", "AC5", ammo=1).has(0, fame=1).play()
    assert (set(case.options), case.prompt.most) == ({"AC3", "AC6"}, 1)
    case.pick("AC3")
    assert (case.p(0).damaged(), case.p(0).fame) == ([], 0)
    assert its(case).standing == [True]


@pytest.mark.rule("LA-20.46")
def test_by_default_nothing_is_cancelled() -> None:
    """Nobody lies down."""
    case = lying("AC3").play()
    assert case.prompt.default == []
    case.lapse().lapse()
    assert len(case.p(0).damaged()) == 1


@pytest.mark.rule("LA-20.46")
def test_without_a_contaminated_one_or_the_variant_there_is_no_choice() -> None:
    """The Damage is at once to be placed."""
    for stage in (lying("AC3", standing=0), lying("AC3", variant=False)):
        assert "2b0" in stage.play().options


@pytest.mark.rule("LA-20.46", "LA-21.4")
def test_it_may_be_cancelled_in_any_phase() -> None:
    """Before the Automa is healed, Ada lays its one contaminated Survivor down for AC3, in the
    Movement Phase; the treatment of AC6 then takes that one, and AC3 stays cancelled."""
    stage = lying("AC3", "AC6", phase="movement", ammo=0).order(AUTOMA, 0)
    case = stage.stow(0, "S S S F").play()
    assert case.prompt.seat == 0
    case.also("AC3")
    assert its(case).standing == [False]
    case.pick("stay")
    assert its(case).contaminated == 0
    assert case.p(0).damaged() == []
    assert case.s.round == 3


@pytest.mark.rule("LA-20.46")
def test_standing_ones_are_healed_first() -> None:
    """One lies, one stands: AC6 takes the standing one."""
    stage = lying("AC6", phase="movement", ammo=0, variant=True).stow(0, "S S S F")
    case = stage.automa(standing=[False, True]).play()
    assert its(case).standing == [False]


@pytest.mark.rule("LA-20.46")
def test_the_variant_is_on_unless_the_table_says_no() -> None:
    """At creation."""
    assert its(opened(1)).variant is True
    assert its(opened(1, variant=False)).variant is False
