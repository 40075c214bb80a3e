"""LA-11.31 to LA-11.36: the Enemies that are left fire back."""

from __future__ import annotations

import pytest

from rules.kit.decks import Deck
from tests.rules.aurora.build import Case, Road

TRUCK = {"0b0", "0b1", "0b2", "0b3"}


def under(*foes: str, seats: int = 2, outcomes: tuple[int, ...] = (8, 5)) -> Road:
    """Enemies on Region 1, whose Outcome card is the first named; the second shows the area."""
    stage = Road(seats, "enemies").outcomes(*outcomes)
    pairs = {"warwolves": "1a", "riderwolves": "2a", "the-final-howl": "3a"}
    for card in foes:
        stage.foe(card, 1, hitpoints=pairs.get(card, "5a" if card == "ulmar" else "4a"))
    return stage


def damage(case: Case, seat: int) -> int:
    return len(case.p(seat).list_damaged_boxes())


@pytest.mark.rule("LA-11.31")
def test_without_an_enemy_nothing_is_revealed() -> None:
    """The Outcome deck stays as it is."""
    case = under().play()
    assert case.s.phase == "exploration"
    assert len(case.s.outcomes.pile) == 12


@pytest.mark.rule("LA-11.31", "LA-17.4")
def test_one_card_for_all_regions_and_each_enemy_its_own_row() -> None:
    """Outcome 11: 1 for I-II on Region 1, where Ada is; 2 for III-IV on Region 2, where Ben is."""
    stage = under("warwolves", outcomes=(11, 5)).foe("the-final-howl", 2, hitpoints="3a")
    case = stage.at(1, "109a").play()
    assert case.s.outcomes.discards == [11]
    case.pick("0b3", by=0).pick("0b2", "0b3", by=1)
    assert [damage(case, seat) for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("LA-11.31")
def test_every_convoy_in_the_region_is_fired_on_and_no_other() -> None:
    """Cleo is on Region 2 and is let be."""
    case = under("warwolves", seats=3).at(2, "109a").play()
    assert case.table.waiting_seats == {0, 1}


@pytest.mark.rule("LA-11.32", "LA-4.2", "LA-22.2")
@pytest.mark.parametrize(
    ("top", "area"),
    [
        (1, TRUCK),
        (2, TRUCK | {f"{n}b{m}" for n in (1, 2) for m in range(3)}),
        (3, {"0t0", "0t1", "2t0"}),
        (9, TRUCK | {"0t0", "0t1"}),
        (6, {"1b0", "1b1", "1b2"}),
        (11, {"2b0", "2b1", "2b2", "2t0"}),
    ],
)
def test_damage_goes_to_the_area_on_the_back_of_the_top_card(top: int, area: set[str]) -> None:
    """The card now on top says where, in every one of the six areas."""
    stage = under("warwolves", outcomes=(2, top))
    stage.convoy(0, "hauler/roof-rack", "crew-car", "flatbed/roof-gun").at(1, "109a")
    case = stage.play()
    assert set(case.options) == area
    hit = max(area)
    case.pick(hit)
    assert case.p(0).list_damaged_boxes() == [hit]


@pytest.mark.rule("LA-11.32", "LA-4.3")
def test_the_enemies_fire_example() -> None:
    """The Warwolves inflict 1 Damage on the last column, as the back of the top card has it."""
    case = under("warwolves", outcomes=(8, 11)).play()
    for seat in (0, 1):
        offered = {o.id for p in case.asked(seat) for o in p.options if o.verb == "damage"}
        assert offered == {"2b0", "2b1", "2b2"}
    case.pick("2b1", by=0).pick("2b0", by=1)
    assert [case.p(seat).list_damaged_boxes() for seat in (0, 1)] == [["2b1"], ["2b0"]]


@pytest.mark.rule("LA-11.32", "LA-21.2", "LA-4.20")
def test_owners_spread_the_damage_side_by_side() -> None:
    """Both are asked at once; whoever says nothing gives up the armour first."""
    case = under("warwolves", outcomes=(2, 5)).play()
    assert case.table.waiting_seats == {0, 1}
    case.pick("0b2", by=1)
    assert (damage(case, 0), damage(case, 1)) == (0, 1)
    case.lapse()
    assert case.p(0).list_damaged_boxes() == ["0b3"]


@pytest.mark.rule("LA-11.32", "LA-4.15")
def test_an_area_without_a_box_is_ignored() -> None:
    """Nobody has a Device: the top row cannot be hit."""
    case = under("warwolves", outcomes=(8, 3)).play()
    assert case.s.phase == "exploration"
    assert [damage(case, seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("LA-11.33")
def test_if_the_last_card_was_revealed_the_others_are_reshuffled_for_a_back() -> None:
    """Eleven cards come back, and the one revealed stays where it is."""
    stage = under("warwolves")
    stage.set(outcomes=Deck([2], [n for n in range(1, 13) if n != 2]))
    case = stage.play()
    assert case.s.outcomes.discards == [2]
    assert sorted(case.s.outcomes.pile) == [n for n in range(1, 13) if n != 2]
    assert case.view().area is not None


@pytest.mark.rule("LA-11.34")
def test_ambush_in_the_row_is_the_ambush_again_and_one_fury() -> None:
    """Outcome 3: the Warwolves strike the top row again, and each there gains 1 Fury."""
    stage = under("warwolves", seats=3, outcomes=(3, 5)).at(2, "109a")
    for seat in range(3):
        stage.convoy(seat, "hauler/roof-rack", "crew-car", "flatbed")
    case = stage.play()
    assert [case.p(seat).fury for seat in range(3)] == [1, 1, 0]
    case.pick("0t0", by=0).pick("0t1", by=1)
    assert [case.p(seat).list_damaged_boxes() for seat in range(3)] == [["0t0"], ["0t1"], []]


@pytest.mark.rule("LA-11.34", "LA-14.20")
def test_the_renegades_player_gets_neither_ambush_nor_fury() -> None:
    """The Enemy named is ignored in this phase."""
    stage = under("warwolves", outcomes=(3, 5)).convoy(0, "hauler/roof-rack", "crew-car")
    case = stage.has(0, spared="warwolves").play()
    assert (case.p(0).fury, damage(case, 0), case.p(1).fury) == (0, 0, 1)


@pytest.mark.rule("LA-11.35")
def test_a_miss_is_a_miss() -> None:
    """Outcome 7 misses for all."""
    case = under("warwolves", "the-final-howl", "ulmar", outcomes=(7, 5)).play()
    assert case.s.phase == "exploration"
    assert [damage(case, seat) for seat in (0, 1)] == [0, 0]
    assert [case.p(seat).fury for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("LA-11.36")
def test_two_enemies_of_one_region_use_one_card_and_one_area() -> None:
    """Outcome 11: 1 from the Warwolves, then 2 from the Final Howl, both on the front column."""
    case = under("the-final-howl", "warwolves", outcomes=(11, 5)).at(1, "109a").play()
    assert set(case.options) == TRUCK
    assert case.prompt.most == 1
    case.pick("0b3")
    assert set(case.options) == TRUCK - {"0b3"}
    assert case.prompt.most == 2
    case.pick("0b2", "0b1").pick("red-cold-maiden")
    assert set(case.p(0).list_damaged_boxes()) == {"0b1", "0b2", "0b3"}
    assert case.s.outcomes.discards == [11]
