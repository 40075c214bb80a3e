"""Environments come, are in force, and end; what fire and live rails do (AF-6.16, AF-26.1 to
AF-26.3)."""

from __future__ import annotations

import pytest

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model.terms import Environment
from rules.aftermath.play.context import MissionEnds
from rules.aftermath.play.page import environments, hazards
from tests.rules.aftermath.build import A, B, Case, Party
from tests.rules.aftermath.model.own_book import effects, item, page


def does(party: Party, *written: object, by: int = A) -> Case:
    return party.play(lambda h: apply_effects(h, effects(*written), h.s.members[by], "A thing"))


@pytest.mark.rule("AF-26.1")
def test_an_environment_comes_for_all_to_see_and_ends() -> None:
    case = does(Party(), {"environment": {"name": "night"}})
    assert environments.in_force(case.s, "night")
    assert not environments.in_force(case.s, "smoke")
    assert case.said("Night")
    gone = does(Party().environment("night"), {"environment": {"name": "night", "ends": True}})
    assert not environments.in_force(gone.s, "night")


@pytest.mark.rule("AF-26.1")
def test_a_third_environment_does_not_come() -> None:
    case = does(Party().environment("night", "frost"), {"environment": {"name": "rain"}})
    assert case.s.visit.environments == ["night", "frost"]
    assert case.said("Rain does not come")


@pytest.mark.rule("AF-26.1")
def test_what_is_in_force_does_not_come_again() -> None:
    case = does(Party().environment("night"), {"environment": {"name": "night"}})
    assert case.s.visit.environments == ["night"]
    assert not case.told("environment")


def test_what_is_not_in_force_does_not_end() -> None:
    case = does(Party().environment("night"), {"environment": {"name": "rain", "ends": True}})
    assert case.s.visit.environments == ["night"]
    assert not case.told("environment")


@pytest.mark.rule("AF-26.2")
def test_rain_puts_out_fires_and_whoever_burns() -> None:
    party = Party().tokens(2, "fire", "trap").tokens(3, "fire")
    party.member("wren", statuses=["burning", "soaked"])
    case = does(party, {"environment": {"name": "rain"}})
    assert case.s.visit.tokens == {2: ["trap"]}
    assert case.of("wren").statuses == ["soaked"]


@pytest.mark.rule("AF-26.2")
def test_in_the_rain_no_fire_is_lit() -> None:
    fire = {"place": {"token": "fire", "spaces": [2]}}
    assert does(Party().environment("rain"), fire).s.visit.tokens == {}
    assert does(Party().environment("night"), fire).s.visit.tokens == {2: ["fire"]}


# -- fire and water ------------------------------------------------------------------------------


@pytest.mark.rule("AF-6.16")
def test_whoever_ends_a_movement_in_a_fire_is_wounded_and_burns() -> None:
    case = Party().tokens(1, "fire").play(lambda h: hazards.end_of_movement(h, A))
    assert case.of("wren").wounds == 1
    assert case.of("wren").statuses == ["burning"]
    assert case.of("bodkin").wounds == 0


@pytest.mark.rule("AF-6.16")
def test_beside_a_fire_nothing_happens() -> None:
    case = Party().tokens(2, "fire").play(lambda h: hazards.end_of_movement(h, A))
    assert case.of("wren").wounds == 0
    assert case.of("wren").statuses == []


@pytest.mark.rule("AF-6.16")
def test_nobody_burns_on_who_is_defeated_in_the_fire() -> None:
    party = Party().tokens(1, "fire").member("wren", wounds=3)
    case = party.play(lambda h: hazards.end_of_movement(h, A))
    assert case.of("wren").defeated
    assert case.of("wren").statuses == []


@pytest.mark.rule("AF-15.11")
def test_a_movement_that_ends_in_water_puts_burning_out() -> None:
    party = Party(page=page(None, {1: {"water": True, "start": True}}))
    case = party.member("wren", statuses=["burning"]).play(lambda h: hazards.end_of_movement(h, A))
    assert case.of("wren").statuses == []


# -- the live rail -------------------------------------------------------------------------------

RAIL = {"dash": [(1, 2), (2, 3)], "red": [(1, 3)]}


def rail(*hand: str, live: bool = True, who: str = "wren") -> Party:
    party = Party(page=page(RAIL)).holds(who, *hand)
    return party.environment("live-rail") if live else party


@pytest.mark.rule("AF-26.2")
def test_crossing_a_live_rail_takes_resistance_five() -> None:
    case = rail("blue-3a").play(lambda h: hazards.resolve_crossing(h, A, 1, 3), 2)
    assert case.prompt("live-rail").data["compulsory"]
    case.says("live-rail", "blue-3a")
    assert case.returned is True
    assert case.of("wren").wounds == 0


@pytest.mark.rule("AF-26.2")
@pytest.mark.parametrize("played", [("blue-3a",), ()])
def test_or_else_it_wounds(played: tuple[str, ...]) -> None:
    case = rail("blue-3a").play(lambda h: hazards.resolve_crossing(h, A, 1, 3), 1)
    case.says("live-rail", *played)
    assert case.of("wren").wounds == 1
    assert case.returned is True


@pytest.mark.rule("AF-26.2")
def test_without_a_card_for_it_it_wounds_and_may_defeat() -> None:
    case = rail().member("wren", wounds=3).play(lambda h: hazards.resolve_crossing(h, A, 1, 3))
    assert case.of("wren").defeated
    assert case.returned is False


@pytest.mark.rule("AF-26.2")
@pytest.mark.parametrize(("live", "to"), [(True, 2), (False, 3)])
def test_only_red_lines_and_only_while_it_is_live(live: bool, to: int) -> None:
    case = rail("blue-3a", live=live).play(lambda h: hazards.resolve_crossing(h, A, 1, to))
    assert case.returned is True
    assert case.of("wren").wounds == 0


@pytest.mark.rule("AF-13.12")
def test_a_fire_that_defeats_the_last_one_ends_the_mission() -> None:
    party = (
        Party().tokens(1, "fire").member("wren", wounds=3).member("bodkin", defeated=True, at=None)
    )
    case = party.play(lambda h: hazards.end_of_movement(h, A))
    assert isinstance(case.ended, MissionEnds)


@pytest.mark.rule("AF-26.3")
@pytest.mark.parametrize("name", ["clatter", "cramped", "frost", "hush", "truce-bells"])
def test_each_of_them_can_come(name: Environment) -> None:
    assert environments.in_force(does(Party(), {"environment": {"name": name}}).s, name)


def test_fireproof_clothes_do_not_spare_the_wound() -> None:
    party = Party().tokens(1, "fire").wears("wren", item(power="fireproof", slot="body"))
    case = party.play(lambda h: hazards.end_of_movement(h, A))
    assert case.of("wren").wounds == 1
    assert case.of("wren").statuses == []
    assert case.s.on_map == [A, B]
