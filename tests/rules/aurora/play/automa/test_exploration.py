"""LA-20.8 to LA-20.19: how the Last Automa explores."""

from __future__ import annotations

import pytest

from rules.aurora.model.state import AUTOMA
from rules.kit.decks import Deck
from tests.rules.aurora.build import Road
from tests.rules.aurora.play.automa.test_board import its, marks, rows, stores, turning

# -- the pile (LA-20.8 to LA-20.10) --------------------------------------------------------------


@pytest.mark.rule("LA-20.8", "LA-22.6")
def test_as_many_cards_as_survivors_are_drawn_face_down() -> None:
    """Four Survivors, one of them contaminated: four cards; the two that were left in the deck,
    and two of the shuffled discards."""
    stage = Road(solo=True, phase="end").order(0, AUTOMA)
    stage.automa(survivors=4, standing=[True], deck=["AC1", "AC2"])
    stage.automa(discards=["AC3", "AC4", "AC5", "AC6"], variant=False)
    case = stage.play()
    a = its(case)
    assert len(a.pile) == 4
    assert {"AC1", "AC2"} <= {*a.pile}
    assert {*a.pile, *a.deck.pile} == {f"AC{n}" for n in range(1, 7)}
    view = case.view(0).automa
    assert view is not None
    assert view.face_down == 4
    assert view.revealed == []


@pytest.mark.rule("LA-20.9")
def test_it_turns_over_the_next_card_or_passes() -> None:
    """One card a turn; with none left nothing happens."""
    case = turning("AC5").automa(pile=["AC1", "AC5"]).play()
    assert (its(case).revealed, its(case).pile) == (["AC5"], ["AC1"])
    case = turning("AC5", "driver", "mechanic").automa(pile=[]).play()
    assert its(case).revealed == []
    assert case.slots()[:2] == ["driver", "mechanic"]
    assert case.prompt.seat == 0


@pytest.mark.rule("LA-20.10")
def test_the_phase_ends_when_both_are_empty() -> None:
    """With nobody Active the player waits until the pile is used up; and the Automa's empty pile
    does not end the phase while the player can act."""
    stage = turning("AC5").automa(pile=["AC1", "AC2", "AC5"]).crew(0, rest="leader")
    case = stage.stow(0, "S").automa(food=0).play()
    assert {*its(case).deck.discards} == {"AC1", "AC2", "AC5"}
    assert case.s.round == 2
    case = turning("AC5").automa(pile=[]).play()
    assert case.s.phase == "exploration"


# -- where it explores (LA-20.11 to LA-20.13) ----------------------------------------------------


@pytest.mark.rule("LA-20.11")
def test_skill_one_takes_the_first_slot_and_skill_three_the_last() -> None:
    """The example: a card of skill 3 explores the slot of cost 3."""
    cards = ("driver", "roof-gun", "mechanic", "frozen-farm", "explorer")
    case = turning("AC3", *cards).play()
    assert "explorer" in case.s.common
    case = turning("AC2", *cards).play()
    assert "driver" in case.s.common


@pytest.mark.rule("LA-20.11")
@pytest.mark.parametrize(
    ("action", "zone", "taken"),
    [
        ("AC1", ("mechanic", "roof-gun", "orphan"), "mechanic"),
        ("AC1", ("mechanic", "roof-gun", "travelers-1"), "mechanic"),
        ("AC1", ("travelers-1", "roof-gun", "roof-rack"), "roof-gun"),
        ("AC4", ("travelers-1", "merchant-1", "roof-rack"), "travelers-1"),
        ("AC6", ("roof-gun", "mechanic", "roof-rack"), "roof-rack"),
        ("AC6", ("orphan", "mechanic", "travelers-1"), "mechanic"),
    ],
)
def test_skill_two_goes_down_its_priorities(action: str, zone: tuple[str, ...], taken: str) -> None:
    """The first kind that lies in a slot of cost 2; of several the leftmost for a left arrow (the
    example's Mechanic), the rightmost for a right one."""
    stage = turning(action, "driver", *zone, "explorer")
    case = stage.play()
    assert taken in case.s.common
    assert case.s.common == [taken]


@pytest.mark.rule("LA-20.12")
@pytest.mark.parametrize(
    ("action", "zone"),
    [
        ("AC1", ("driver", "warwolves", "", "", "mechanic")),
        ("AC1", ("driver", "", "", "", "mechanic")),
        ("AC2", ("", "driver")),
        ("AC5", ("driver", "mechanic")),
    ],
)
def test_without_a_match_nothing_happens(action: str, zone: tuple[str, ...]) -> None:
    """No kind present in the slots of cost 2, or an empty slot; Enemies there are left alone."""
    case = turning(action, *zone).play()
    assert case.slots() == [*zone, *[""] * (5 - len(zone))]
    assert (case.s.common, stores(case)) == ([], (1, 1, 1))


@pytest.mark.rule("LA-20.13")
def test_it_ignores_bonus_actions_and_costs() -> None:
    """Slot 5 under the tile of 1 Damage, 1 Contamination, 1 Fuel: it only takes the Survivor."""
    case = turning("AC3", "", "", "", "", "driver").play()
    assert (stores(case), marks(case), its(case).contaminated_count) == ((1, 1, 1), set(), 0)
    assert its(case).survivors == 3


# -- what it takes (LA-20.14 to LA-20.19) --------------------------------------------------------


@pytest.mark.rule("LA-20.14")
def test_the_automa_exploration_example() -> None:
    """A Location in slot 5 that costs 1 Fame, and the right block for a right arrow."""
    stage = turning("AC3", "", "", "", "", "hunting-lodge").objects("mre-1")
    case = stage.play()
    a = its(case)
    assert (a.fame, stores(case), a.objects) == (-1, (2, 1, 1), ["mre-1"])
    assert "hunting-lodge" in case.slots(), "the left block still lies there"


@pytest.mark.rule("LA-20.14")
def test_the_left_block_for_a_left_arrow_or_the_only_one() -> None:
    """Two Ammo from the left of the Lodge; and from the right one whose right block is gone."""
    case = turning("AC5", "", "", "", "", "hunting-lodge").play()
    assert stores(case) == (1, 1, 3)
    stage = turning("AC3", "", "", "", "", "hunting-lodge")
    slot = stage.state.zone[4]
    assert slot is not None
    slot.blocks[1] = ""
    case = stage.play()
    assert stores(case) == (1, 1, 3)
    assert "hunting-lodge" in case.s.common, "an emptied Location is discarded"


@pytest.mark.rule("LA-20.14", "LA-20.29", "LA-20.32")
def test_the_locations_effect_hits_it() -> None:
    """Damage in the row of an Outcome card; Contamination on a Survivor."""
    case = turning("AC3", "", "", "", "", "service-station").outcomes(7).play()
    assert marks(case) == {"C1"}
    case = turning("AC3", "", "", "", "", "greenhouse").play()
    assert its(case).standing == [True]


@pytest.mark.rule("LA-20.15")
def test_a_convoy_card_is_one_repair() -> None:
    """It is discarded."""
    stage = turning("AC6", "", "roof-gun", rows=rows("C1", "D1"))
    case = stage.play()
    assert case.s.common == ["roof-gun"]
    assert marks(case) == {"D1"}


@pytest.mark.rule("LA-20.16")
def test_a_survivor_is_one_token_more() -> None:
    """A seventh brings back one of the contaminated, or none."""
    case = turning("AC1", "", "driver").play()
    assert (its(case).survivors, case.s.common) == (3, ["driver"])
    case = turning("AC1", "", "driver", survivors=6, standing=[True]).play()
    assert (its(case).survivors, its(case).contaminated_count) == (6, 0)
    case = turning("AC1", "", "driver", survivors=6).play()
    assert (its(case).survivors, case.s.common) == (6, ["driver"])


@pytest.mark.rule("LA-20.17")
def test_an_encounter_is_merely_discarded() -> None:
    """Not even the Merchant's Fuel is taken."""
    case = turning("AC1", "", "merchant-1").play()
    assert (case.s.common, stores(case)) == (["merchant-1"], (1, 1, 1))


@pytest.mark.rule("LA-20.18", "LA-20.21")
@pytest.mark.parametrize(
    ("action", "hard", "gains"),
    [
        ("AC2", False, (2, 1, 1)),
        ("AC2", True, (2, 1, 2)),
        ("AC3", False, (1, 2, 1)),
        ("AC3", True, (1, 2, 1)),
        ("AC5", False, (1, 1, 1)),
    ],
)
def test_an_enemy_in_the_first_or_last_slot(
    action: str, hard: bool, gains: tuple[int, int, int]
) -> None:
    """Only what the Action card says: Food, with Ammo if hard, in slot 1; Fuel in slot 5."""
    zone = ("warwolves",) if action == "AC2" else ("", "", "", "", "warwolves")
    case = turning(action, *zone, hard=hard).play()
    assert stores(case) == gains
    assert "warwolves" in case.slots()


@pytest.mark.rule("LA-20.19", "LA-22.6")
def test_its_objects_come_back_when_objects_run_out_and_still_count() -> None:
    """With the deck empty its two Objects are shuffled in with the one discard; it drew one of the
    three, and three count."""
    stage = turning("AC3", "", "", "", "", "hunting-lodge", objects=["mre-1", "mre-2"])
    stage.set(objects=Deck([], ["nitromethane-1"]))
    case = stage.play()
    a = its(case)
    assert (len(a.objects), a.counted, len(case.s.objects.pile)) == (1, 2, 2)
    assert {*a.objects, *case.s.objects.pile} == {"mre-1", "mre-2", "nitromethane-1"}
    assert case.s.objects.discards == []
    view = case.view(0).automa
    assert view is not None
    assert view.cards == 3
    assert not case.said("mre-1")
