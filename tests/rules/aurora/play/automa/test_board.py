"""LA-20: the Last Automa's board, what befalls it, and how it scores."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aurora.model.state import AUTOMA, Automa
from tests.rules.aurora.build import Case, Road, opened

STORES = {"P": "food", "F": "fuel", "A": "ammo"}


def solo(phase: Any = "exploration", *, hard: bool = False, **kinds: Any) -> Road:
    """Ada and the Automa, which acts first in the Exploration Phase."""
    return Road(solo=True, phase=phase, hard=hard, **kinds).order(AUTOMA, 0)


def turning(card: str, *zone: str, hard: bool = False, **facts: Any) -> Road:
    """The Automa is about to turn over one Action card."""
    return solo(hard=hard).zone(*zone).automa(pile=[card], **facts)


def its(case: Case) -> Automa:
    assert case.s.automa is not None
    return case.s.automa


def stores(case: Case) -> tuple[int, int, int]:
    """Food, Fuel, Ammo."""
    a = its(case)
    return a.food, a.fuel, a.ammo


def marks(case: Case) -> set[str]:
    """Damage in rows B to D, and in row A as far as the counter: "B3"."""
    a = its(case)
    return {
        f"{row}{n}"
        for row, boxes in a.rows.items()
        for n, damaged in enumerate(boxes, 1)
        if damaged and (row != "A" or n <= a.column)
    }


def rows(*damaged: str, column: int = 1) -> dict[str, list[bool]]:
    """Rows with Damage there, and row A covered right of the counter."""
    found = {row: [f"{row}{n}" in damaged for n in range(1, 7)] for row in "ABCD"}
    found["A"] = [mark or n > column for n, mark in enumerate(found["A"], 1)]
    return found


# -- setup (LA-20.1 to LA-20.7) ------------------------------------------------------------------


@pytest.mark.rule("LA-20.1")
def test_it_is_set_up_for_two() -> None:
    """A deck of 29 with 2, 2 and 3 marked cards put back, and the player's own six start cards."""
    case = opened(1)
    assert case.view().put_back == [2, 2, 3]
    out = len(case.s.deck.pile) + sum(1 for card in case.slots() if card) + len(case.s.common)
    assert out == 29
    assert len(case.p(0).crew) == 3
    assert len(list(case.p(0).list_parts())) == 3


@pytest.mark.rule("LA-20.2")
def test_what_the_automa_has_at_the_start() -> None:
    """2 Survivors, 1 of each Resource, 2 Target counters, its counter on 1, its token on 100; the
    six Action cards, of which two lie ready."""
    case = opened(1)
    a = its(case)
    assert (a.survivors, *stores(case), a.fame, a.column, a.space) == (2, 1, 1, 1, 0, 1, "100")
    assert case.s.counters_left(AUTOMA) == 2
    assert {*a.deck.pile, *a.pile, *a.revealed} == {f"AC{n}" for n in range(1, 7)}
    assert len([*a.deck.pile, *a.pile, *a.revealed]) == 6
    assert AUTOMA in case.s.order


@pytest.mark.rule("LA-20.2")
def test_standard_unless_the_player_chooses_hard() -> None:
    """And its deck is shuffled."""
    assert its(opened(1)).hard is False
    assert its(opened(1, hard=True)).hard is True
    decks = {tuple(its(opened(1, f"seed {n}")).deck.pile) for n in range(6)}
    assert len(decks) > 1


@pytest.mark.rule("LA-20.3")
def test_row_a_is_covered_and_the_turn_order_is_drawn() -> None:
    """All but the leftmost box of row A; either of the two may be first."""
    tables = [opened(1, f"seed {n}") for n in range(10)]
    start = its(solo().play()).rows
    assert start["A"] == [False, True, True, True, True, True]
    assert all(not any(start[row]) for row in "BCD")
    assert {tuple(case.s.order) for case in tables} == {(0, AUTOMA), (AUTOMA, 0)}


@pytest.mark.rule("LA-20.4", "LA-20.37")
def test_the_boxes_of_its_board() -> None:
    """Weapons 3 in A6, 2 in A3, 1 in A1 and C2; plain boxes do nothing. Outcome 8 has 1, 2, 3."""
    stage = solo("fire").foe("immortal-wolf", hitpoints="6b", filled=0)
    stage.automa(column=6, rows=rows(column=6), ammo=7).order(0, AUTOMA)
    stage.state.outcomes.pile = [8] * 8
    case = stage.play()
    shots = [event.text for event in case.told("fire") if "Automa fires" in event.text]
    assert [text.split(": ")[1] for text in shots] == [
        "3 damage.",
        "2 damage.",
        "1 damage.",
        "1 damage.",
    ]
    assert its(case).fired == ["A6", "A3", "C2", "A1"]


@pytest.mark.rule("LA-20.4", "LA-20.36")
def test_covered_weapons_do_not_fire() -> None:
    """In round 1 only the Weapons 1 in A1 and C2: the rest of row A is covered, rows B to D are
    open from the start."""
    stage = solo("fire").foe("immortal-wolf", hitpoints="6b", filled=0).automa(ammo=7)
    case = stage.play()
    assert its(case).fired == ["C2", "A1"]


@pytest.mark.rule("LA-20.5", "LA-20.6")
def test_stores_hold_seven_and_six_from_the_start() -> None:
    """What comes beyond that is lost."""
    case = turning("AC3", "", "", "", "", "arsenal", ammo=6, fame=1).play()
    assert stores(case)[2] == 6, "the right block of the Arsenal is Objects"
    case = turning("AC5", "", "", "", "", "arsenal", ammo=5).play()
    assert stores(case)[2] == 7
    case = turning("AC1", "", "driver", survivors=5).play()
    assert its(case).survivors == 6
    case = turning("AC1", "", "driver", survivors=6, standing=[True, True]).play()
    assert (its(case).survivors, its(case).contaminated_count) == (6, 1)


@pytest.mark.rule("LA-20.6", "LA-20.32")
def test_damage_never_hits_the_stores() -> None:
    """Four points in four rows: all it owned is still there."""
    stage = solo("enemies").foe("immortal-wolf", hitpoints="6b").foe("ulmar", hitpoints="5b")
    stage.at(0, "109a").automa(food=3, fuel=3, ammo=3).outcomes(6, 1, 4, 7, 10)
    case = stage.play()
    assert stores(case) == (3, 3, 3)
    assert its(case).survivors == 2
    assert marks(case)


@pytest.mark.rule("LA-20.7")
@pytest.mark.parametrize("hard", [False, True])
def test_nobody_is_ever_asked_for_the_automa(hard: bool) -> None:
    """A whole game of defaults: every question is the player's, and it comes to its end."""
    case = opened(1, "nobody", hard=hard)
    for _ in range(400):
        if case.over:
            break
        assert {prompt.seat for prompt in case.table.prompts} == {0}
        case.lapse()
    assert case.over


# -- what befalls it (LA-20.29 to LA-20.35) ------------------------------------------------------


@pytest.mark.rule("LA-20.29")
def test_contamination_takes_one_survivor_to_the_contaminated_zone() -> None:
    """Two Survivors, three poisoned places: the third is ignored."""
    for before, after in ((0, 1), (1, 2), (2, 2)):
        stage = turning("AC3", "", "", "", "", "greenhouse", standing=[True] * before)
        case = stage.play()
        assert (its(case).survivors, its(case).contaminated_count) == (2, after)


def ambushed(card: str, *outcomes: int, **facts: Any) -> Case:
    """The card falls on the Automa's Region; Ada is behind."""
    stage = solo("ambush").order(0, AUTOMA).zone(card).automa(space="109a", **facts)
    return stage.outcomes(*outcomes).play()


@pytest.mark.rule("LA-20.30", "LA-20.32")
def test_the_ambush_example() -> None:
    """Immortal Wolf, 2 damage: C under the counter, then D, whose box there is damaged already:
    the next to the left."""
    case = ambushed("immortal-wolf", 8, 11, 7, column=3, rows=rows("D3", column=3))
    assert {"C3", "D2", "D3"} <= marks(case)
    ambush = [event for event in case.told("automa") if "takes 1 Damage" in event.text]
    assert [event.text.split("row ")[1] for event in ambush[:2]] == ["C, column 3.", "D, column 2."]


@pytest.mark.rule("LA-20.30")
def test_of_two_options_it_takes_the_first() -> None:
    """The Final Howl contaminates it; Ada is not asked in its place."""
    case = ambushed("the-final-howl", 7, 12)
    assert its(case).contaminated_count == 1
    assert marks(case) == set()


@pytest.mark.rule("LA-20.30")
def test_target_areas_are_ignored() -> None:
    """The Warwolves' top row means nothing to it: 1 damage."""
    assert marks(ambushed("warwolves", 7, 12, ammo=0)) == {"C1"}


@pytest.mark.rule("LA-20.31")
@pytest.mark.parametrize(
    ("has", "left"), [((1, 1, 1), (1, 1, 0)), ((1, 1, 0), (0, 1, 0)), ((0, 1, 0), (0, 0, 0))]
)
def test_what_the_brothers_take_from_it(
    has: tuple[int, int, int], left: tuple[int, int, int]
) -> None:
    """Ammo, else Food, else Fuel."""
    food, fuel, ammo = has
    case = ambushed("rendall-and-randall", 12, 7, food=food, fuel=fuel, ammo=ammo, rows=rows("A1"))
    assert (stores(case), marks(case)) == (left, {"A1"})


@pytest.mark.rule("LA-20.31")
def test_with_nothing_to_give_it_takes_the_damage() -> None:
    """1 point."""
    case = ambushed("rendall-and-randall", 8, 12, 7, food=0, fuel=0, ammo=0)
    assert marks(case) == {"C1"}


@pytest.mark.rule("LA-20.33")
def test_a_row_with_nothing_left_is_not_damaged() -> None:
    """D1 to D3 are damaged and the counter is on 3: the point is ignored, D4 stays whole."""
    full = rows("D1", "D2", "D3", column=3)
    case = ambushed("warwolves", 11, 7, column=3, rows=full, ammo=0)
    assert marks(case) == {"D1", "D2", "D3"}


@pytest.mark.rule("LA-20.34")
def test_enemies_fire_goes_to_the_row_of_the_one_card() -> None:
    """Outcome 11, D: 1 from the Warwolves and 2 from the Final Howl, all in row D."""
    stage = solo("enemies").at(0, "109a").foe("warwolves").foe("the-final-howl", hitpoints="3a")
    case = stage.automa(column=4, rows=rows(column=4)).outcomes(11, 5).play()
    assert marks(case) == {"D4", "D3", "D2"}
    assert case.s.outcomes.discards == [11]


@pytest.mark.rule("LA-20.39", "LA-20.32")
def test_ambush_among_the_enemies_fire_is_an_ambush() -> None:
    """Outcome 3: the Warwolves again, 1 point in the row of a card of its own."""
    stage = solo("enemies").at(0, "109a").foe("warwolves").outcomes(3, 8)
    case = stage.play()
    assert marks(case) == {"C1"}
    assert case.p(0).fury == 0


@pytest.mark.rule("LA-20.35")
def test_the_repair_example() -> None:
    """Nothing in the counter's column: one to the left, from the top down, it finds row D."""
    stage = turning("AC6", "", "roof-gun", column=3)
    case = stage.automa(rows=rows("D2", "C1", "C5", column=3)).play()
    assert marks(case) == {"C1", "C5"}


@pytest.mark.rule("LA-20.35")
def test_it_repairs_from_top_to_bottom_and_never_right_of_the_counter() -> None:
    """B before D in the counter's column; a jammed Weapon further right stays broken."""
    stage = turning("AC6", "", "roof-gun", column=3)
    assert marks(stage.automa(rows=rows("D3", "B3", column=3)).play()) == {"D3"}
    stage = turning("AC6", "", "roof-gun", rows=rows("C2"))
    assert marks(stage.play()) == {"C2"}


@pytest.mark.rule("LA-20.39")
def test_its_fame_track_works_as_a_players() -> None:
    """Below the bottom it takes 1 Damage; above the top it repairs 1."""
    stage = turning("AC3", "", "", "", "", "hunting-lodge", fame=-1).outcomes(7)
    case = stage.play()
    assert (its(case).fame, marks(case)) == (-1, {"C1"})
    stage = solo("fire").foe("warwolves", hitpoints="2b", filled=2).at(0, "109a")
    stage.automa(ammo=1, fame=3, rows=rows("D1", "C2"))
    case = stage.outcomes(2, 7).play()
    assert (its(case).fame, marks(case)) == (3, {"C2"})


# -- the solo end (LA-20.47 to LA-20.51) ---------------------------------------------------------


def end(number: int = 6, **facts: Any) -> Road:
    return solo("end", number=number).automa(**facts)


def score(case: Case) -> dict[str, int]:
    return {part: points for part, points in case.s.scores[AUTOMA].items() if points}


@pytest.mark.rule("LA-20.47", "LA-20.48", "LA-20.49")
def test_the_fame_points_calculation_example() -> None:
    """1 space ahead, 1 Fame, 2 Objects and 4 Loot for 3, four clean groups: 9."""
    loot = ["pack-banner", "land-mine", "prisoner", "shortcut-map"]
    broken = rows("B1", "B6", "C5", column=6)
    broken["A"] = [False, False, False, False, True, False]
    stage = end(fame=1, objects=["mre-1", "mre-2"], loot=loot, column=6, rows=broken)
    case = stage.at(0, "100").automa(space="101").play()
    assert score(case) == {"distance": 1, "fame": 1, "cards": 3, "groups": 4}
    assert sum(score(case).values()) == 9
    assert case.s.ended == "missed"


@pytest.mark.rule("LA-20.47")
def test_cards_count_by_twos_rounded_down_and_reshuffled_ones_too() -> None:
    """3 Objects, of which 1 has gone back to the deck, and no Loot: 1 point."""
    case = end(objects=["mre-1", "mre-2"], counted=1).play()
    assert score(case)["cards"] == 1


@pytest.mark.rule("LA-20.47", "LA-10.24")
def test_its_lead_is_measured_with_the_players_means() -> None:
    """101 to 104a: 3 spaces, or 1 if the player has Tracks."""
    case = end(space="104a").at(0, "101").play()
    assert score(case)["distance"] == 3
    stage = end(space="104a").at(0, "101").convoy(0, "hauler/plough-blades", "flatbed")
    assert score(stage.play())["distance"] == 1


@pytest.mark.rule("LA-20.48")
@pytest.mark.parametrize("first", ["player", "automa"])
def test_ship_taken_by_either_counts_its_clean_survivors(first: str) -> None:
    """Five Survivors, two contaminated: 3; groups do not count then."""
    stage = end(3, survivors=5, standing=[True, True])
    stage = stage.at(0, "Q3") if first == "player" else stage.automa(space="Q3")
    case = stage.play()
    assert case.s.ended == "taken"
    assert score(case)["aboard"] == 3
    assert "groups" not in score(case)


@pytest.mark.rule("LA-20.49")
@pytest.mark.parametrize(("column", "groups"), [(2, 6), (3, 7), (5, 7), (6, 8)])
def test_covered_boxes_count_as_damaged(column: int, groups: int) -> None:
    """Eight groups; those of row A are clean once the counter has uncovered all three boxes."""
    case = end(column=column, rows=rows(column=column)).play()
    assert score(case)["groups"] == groups


@pytest.mark.rule("LA-20.50", "LA-20.51")
@pytest.mark.parametrize(("fame", "won"), [(1, False), (2, True), (0, False)])
def test_the_player_wins_only_with_more_points(fame: int, won: bool) -> None:
    """Three clean Convoy cards and Fame against four groups: 4 to 4 is a defeat, though the player
    is on the higher space in the turn order."""
    broken = rows("B1", "C1", "D1", column=3)
    stage = end(column=3, rows=broken).order(AUTOMA, 0).has(0, fame=fame)
    case = stage.play()
    assert sum(score(case).values()) == 4
    assert case.table.result is not None
    assert case.table.result.scores == {0: 3 + fame}
    assert case.table.result.winners == ((0,) if won else ())
