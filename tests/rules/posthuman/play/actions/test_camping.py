"""Camp: rest, safe houses, and what campers do for others and to others (PH-11.1 to PH-11.7)."""

from __future__ import annotations

import pytest

from rules.engine import Play
from rules.posthuman.play.actions.camping import camp_step
from rules.posthuman.play.actions.legality import legal_actions
from rules.posthuman.play.context import Here
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.play.travel.on_the_map import acts

SAFE = ({"figures": 1, "kind": "safe"},)


def camp(h: Here) -> Play[None]:
    """Everybody who has declared it camps."""
    yield from camp_step(h, [n for n in h.s.humans if h.human(n).declared == "camp"])


def camped(road: Road, *luck: object) -> Case:
    return road.play(camp, *luck)


def on_one_terrain(seats: int = 2) -> Road:
    """Everybody is at home, which is rural, and hurt; Ada camps."""
    road = Road(seats, phase="camp").declares(0, "camp")
    for seat in range(seats):
        road.human(seat, health=2, morale=2)
    return road


# -- rest ----------------------------------------------------------------------------------------


@pytest.mark.rule("PH-11.1")
def test_camping_gives_two_health_up_to_the_limit() -> None:
    case = camped(Road(1).camps(0, own_cards.tile()).human(0, health=3))
    assert case.over  # nothing is asked
    assert case.human().health == 5
    full = camped(Road(1).camps(0, own_cards.tile()).human(0, health=5))
    assert full.human().health == 6


@pytest.mark.rule("PH-11.1")
@pytest.mark.parametrize(("chosen", "health", "morale"), [("health", 4, 1), ("morale", 3, 2)])
def test_a_safe_house_gives_one_more_of_either(chosen: str, health: int, morale: int) -> None:
    road = Road(1).camps(0, own_cards.tile(zones=SAFE)).stands(0, "0,1", zone=0, fresh=True)
    case = camped(road.human(0, health=1, morale=1)).pick(chosen)
    assert (case.human().health, case.human().morale) == (health, morale)


@pytest.mark.rule("PH-11.1a")
@pytest.mark.parametrize(
    ("health", "morale", "default"), [(1, 4, "health"), (3, 2, "morale"), (2, 4, "health")]
)
def test_the_bonus_goes_by_default_to_the_track_further_below_its_limit(
    health: int, morale: int, default: str
) -> None:
    road = Road(1).camps(0, own_cards.tile(zones=SAFE)).stands(0, "0,1", zone=0, fresh=True)
    case = camped(road.human(0, health=health, morale=morale))
    assert case.prompt("safe-house").default == [default]


@pytest.mark.rule("PH-11.1a")
def test_a_bonus_that_can_only_be_one_thing_is_not_asked() -> None:
    road = Road(1).camps(0, own_cards.tile(zones=SAFE)).stands(0, "0,1", zone=0, fresh=True)
    case = camped(road.human(0, health=5, morale=3))
    assert case.over
    assert (case.human().health, case.human().morale) == (6, 4)


@pytest.mark.rule("PH-11.2")
def test_at_home_one_camps_only_with_something_to_recover_from() -> None:
    road = Road(1)
    assert "camp" not in legal_actions(road.state, 0)
    assert "camp" in legal_actions(Road(1).human(0, health=5).state, 0)
    assert "camp" in legal_actions(Road(1).human(0, morale=5).state, 0)
    away = Road(1).lays(0, own_cards.tile(), "0,1").stands(0, "0,1")
    assert "camp" in legal_actions(away.state, 0)


@pytest.mark.rule("PH-10.2", "PH-11.2")
def test_a_camp_that_has_become_illegal_is_lost() -> None:
    case = camped(Road(1).declares(0, "camp"))
    assert case.over
    assert case.said("loses the action")


@pytest.mark.rule("PH-11.9")
def test_camping_foraging_and_scouting_draw_no_encounter() -> None:
    road = Road(1).human(0, health=1).stacks("tiles", *(own_cards.tile() for _ in range(4)))
    before = [list(deck.pile) for deck in road.state.encounters.values()]
    case = road.play(acts(0, "camp", "forage", "scout")).defaults()
    assert case.human().health == 3
    assert case.human().tile.foraged
    assert len(case.human().map) == 5
    assert [list(deck.pile) for deck in case.s.encounters.values()] == before


# -- skills and things (PH-11.3 to PH-11.5) ------------------------------------------------------


@pytest.mark.rule("PH-11.3")
def test_what_gives_something_at_camp_just_gives_it() -> None:
    case = camped(on_one_terrain().has(0, "sound-sleeper", "ines"))
    assert case.over
    assert case.human().morale == 4


@pytest.mark.rule("PH-11.3")
def test_what_is_for_oneself_or_another_names_each_in_the_menu() -> None:
    road = on_one_terrain(3).has(0, "first-aid")
    road.lays(2, own_cards.tile(terrain="urban"), "0,1").stands(2, "0,1")
    case = camped(road)
    assert case.options == ["first-aid/0>0", "first-aid/0>1", "done"]
    case.pick("first-aid/0>0")
    assert case.over
    assert (case.human(0).health, case.human(1).health) == (5, 2)


@pytest.mark.rule("PH-11.3", "PH-11.4")
def test_another_on_the_same_terrain_who_does_not_camp_may_be_helped_if_it_agrees() -> None:
    case = camped(on_one_terrain().has(0, "first-aid")).pick("first-aid/0>1")
    assert case.waits_for == {1}
    case.pick("yes")
    assert case.human(1).health == 3
    assert case.over


@pytest.mark.rule("PH-11.4")
def test_whoever_declines_is_not_helped_and_nothing_is_spent() -> None:
    road = on_one_terrain().has(0, "suture-kit", "camp-cook").human(0, food=1)
    case = camped(road).pick("suture-kit.1/0>1").pick("no")
    assert case.human(1).health == 2
    assert "suture-kit.1" in case.human(0).gear
    assert case.options == ["camp-cook/0>", "done"]


@pytest.mark.rule("PH-11.4")
def test_what_is_used_on_another_is_paid_for_and_gone() -> None:
    case = camped(on_one_terrain().has(0, "suture-kit")).pick("suture-kit.1/0>1").pick("yes")
    assert case.human(1).health == 5
    assert case.human(0).gear == []
    assert case.s.equipment.discards == ["suture-kit.1"]


@pytest.mark.rule("PH-11.5")
def test_help_is_offered_openly_and_by_default_nobody_helps() -> None:
    case = camped(on_one_terrain().has(0, "first-aid"))
    prompt = case.prompt("camp")
    assert not prompt.secret
    assert prompt.default == ["done"]


@pytest.mark.rule("PH-11.5")
@pytest.mark.parametrize(("benign", "default"), [(True, "yes"), (False, "no")])
def test_whoever_is_away_agrees_to_what_is_benign(benign: bool, default: str) -> None:
    gift = {"at": "camp", "do": [{"health": {"n": 1, "whom": "other"}}], "ask": True}
    mine = own_cards.gear(gift, benign=benign)
    case = camped(on_one_terrain().has(0, mine)).pick(f"{mine}/0>1")
    assert case.prompt(seat=1).default == [default]


@pytest.mark.rule("PH-11.6")
def test_help_is_for_nothing_nobody_can_pay_for_it_here() -> None:
    road = on_one_terrain().has(0, "first-aid").human(1, food=3, ammo=3)
    case = camped(road).pick("first-aid/0>1")
    assert [option.id for option in case.prompt(seat=1).options] == ["yes", "no"]
    case.pick("yes")
    assert (case.human(1).food, case.human(1).ammo, case.human(0).food) == (3, 3, 0)


@pytest.mark.rule("PH-11.7")
def test_campers_act_in_any_order_and_the_step_ends_when_all_are_done() -> None:
    road = on_one_terrain().has(0, "first-aid").has(1, own_cards.skill(GIFT)).declares(1, "camp")
    case = camped(road)
    assert case.waits_for == {0, 1}
    case.pick("done", by=1)
    assert case.waits_for == {0}
    assert not case.over
    case.pick("done", by=0)
    assert case.over


GIFT = {"at": "camp", "do": [{"morale": {"n": 1, "whom": "chosen"}}], "ask": True}


@pytest.mark.rule("PH-11.4")
@pytest.mark.parametrize("once", [True, False])
def test_what_says_so_is_put_away_after_one_use(once: bool) -> None:
    mine = own_cards.gear(GIFT, once=once)
    case = camped(on_one_terrain().has(0, mine).human(0, morale=3)).pick(f"{mine}/0>0")
    assert case.human(0).morale == 4
    assert case.human(0).gear == ([] if once else [mine])
    assert case.s.equipment.discards == ([mine] if once else [])


@pytest.mark.rule("PH-11.3")
def test_a_card_works_once_in_a_camp_and_what_would_do_nothing_is_not_offered() -> None:
    case = camped(on_one_terrain().has(0, "first-aid")).pick("first-aid/0>0")
    assert case.over
    full = on_one_terrain().has(0, "first-aid").human(0, health=6).human(1, health=6)
    assert camped(full).over


# -- skills that the ledger names (PH-26.1, PH-26.3) ---------------------------------------------


@pytest.mark.rule("PH-26.1", "PH-11.4")
@pytest.mark.parametrize(("way", "food", "ammo"), [("", 1, 0), ("+1", 0, 2)])
def test_looting_takes_food_or_ammo_unasked(way: str, food: int, ammo: int) -> None:
    road = on_one_terrain().has(0, "looting").human(1, food=3, ammo=3)
    case = camped(road).pick(f"looting.1/0{way}>")
    assert case.over
    assert (case.human(0).food, case.human(0).ammo) == (food, ammo)
    assert (case.human(1).food, case.human(1).ammo) == (3 - food, 3 - ammo)


@pytest.mark.rule("PH-26.1")
@pytest.mark.parametrize(("mine", "theirs", "taken"), [(4, 3, True), (3, 3, False), (2, 5, False)])
def test_raiding_wins_by_a_strictly_higher_sum(mine: int, theirs: int, taken: bool) -> None:
    road = on_one_terrain().has(0, "raiding").has(1, "knife")
    case = camped(road, mine, theirs).pick("raiding.1/0>")
    assert case.over
    assert ("knife.1" in case.human(0).gear) is taken
    assert ("knife.1" in case.human(1).gear) is not taken


@pytest.mark.rule("PH-26.1")
def test_raiding_adds_speed_and_takes_only_what_is_of_size_one() -> None:
    road = on_one_terrain().has(0, "raiding").human(0, speed=5, health=2)
    case = camped(road.has(1, "knife", "nail-club"), 1, 2).pick("raiding.1/0>")
    assert case.human(0).gear == ["knife.1"]  # 1 + 5 against 2 + 3; the club is of size 2
    assert case.human(1).gear == ["nail-club.1"]


@pytest.mark.rule("PH-26.1")
def test_storytelling_cheers_everybody_who_agrees_and_the_teller() -> None:
    case = camped(on_one_terrain(3).has(0, "storytelling")).pick("storytelling/0>0.1.2")
    assert case.waits_for == {1, 2}
    case.pick("yes", by=1).pick("no", by=2)
    assert [case.human(seat).morale for seat in range(3)] == [3, 3, 2]


@pytest.mark.rule("PH-26.1")
def test_psychologist_gives_another_two_morale() -> None:
    case = camped(on_one_terrain().has(0, "psychologist"))
    assert case.options == ["psychologist/0>1", "done"]
    case.pick("psychologist/0>1").pick("yes")
    assert (case.human(0).morale, case.human(1).morale) == (2, 4)


@pytest.mark.rule("PH-26.3")
def test_a_camo_tent_keeps_vs_cards_from_a_camper_and_from_nobody_else() -> None:
    road = on_one_terrain().has(0, "looting").has(1, "camo-tent").human(1, food=1)
    assert not camped(road).over  # whoever does not camp is not hidden by it
    road = on_one_terrain().has(0, "looting").has(1, "camo-tent").human(1, food=1)
    case = camped(road.declares(1, "camp"))
    assert case.over
    assert case.human(1).food == 1


@pytest.mark.rule("PH-26.3")
def test_a_camo_tent_does_not_keep_help_away() -> None:
    road = on_one_terrain().has(0, "psychologist").has(1, "camo-tent").declares(1, "camp")
    assert "psychologist/0>1" in camped(road).options
