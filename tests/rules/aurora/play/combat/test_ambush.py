"""LA-11.1 to LA-11.6, LA-17.1: Enemies leave the Exploration Zone and fall on the front Region."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Case, Road


def lurking(*cards: str, seats: int = 2) -> Road:
    """Enemies in the Zone, and every Convoy on Region 1, in the order of the seats."""
    return Road(seats, "ambush").zone(*cards)


def asked(case: Case) -> list[int]:
    """The seats that the table waits for."""
    return sorted(case.table.waiting_seats)


def to_the_end_of_phase_four(case: Case) -> Case:
    while case.s.phase in ("ambush", "fire", "enemies"):
        case.table.lapse_prompt(next(p.id for p in case.table.prompts if not p.optional))
    return case


@pytest.mark.rule("LA-11.1", "LA-1.1")
def test_ambush_then_convoys_fire_then_enemies_fire() -> None:
    """With an Enemy in the Zone and Ammo aboard the three steps follow one another."""
    stage = lurking("riderwolves").stow(0, "S S S A").outcomes(8, 2)
    case = stage.play()
    phases = []
    while case.s.phase in ("ambush", "fire", "enemies"):
        if not phases or phases[-1] != case.s.phase:
            phases.append(case.s.phase)
        case.table.lapse_prompt(next(p.id for p in case.table.prompts if not p.optional))
    assert phases == ["ambush", "fire", "enemies"]
    assert case.s.round == 2


@pytest.mark.rule("LA-11.1")
def test_without_an_enemy_phase_four_passes() -> None:
    """Nobody is asked anything."""
    case = lurking("roadside-pump").stow(0, "S S S A").play()
    assert (case.s.phase, case.s.round) == ("exploration", 2)


@pytest.mark.rule("LA-11.2")
def test_an_enemy_falls_on_the_region_of_the_front_convoy() -> None:
    """Front is the rightmost Turn Order counter: Ada, on Region 2."""
    case = lurking("warwolves").order(1, 0).at(0, "109a").stow(0, "S S S A").play()
    (foe,) = case.s.foes
    assert (foe.card, foe.region) == ("warwolves", 2)
    assert "warwolves" not in case.slots()


@pytest.mark.rule("LA-11.2", "LA-11.5")
def test_the_movement_example_of_the_warwolves() -> None:
    """They come to the Region of the lead; each player there puts 1 Damage on the top row."""
    stage = lurking("warwolves", seats=3).at(1, "109a").at(2, "110")
    for seat in range(3):
        stage.convoy(seat, "hauler", "crew-car/" + ("roof-rack", "roof-gun", "twin-cannon")[seat])
    case = stage.stow(0, "S S S").play()
    assert asked(case) == [2], "Ben has but one box in his top row"
    assert case.p(1).list_damaged_boxes() == ["1t0"]
    assert set(case.options) == {"1t0", "1t1"}
    case.pick("1t1")
    assert case.p(2).list_damaged_boxes() == ["1t1"]
    assert case.p(0).list_damaged_boxes() == []


@pytest.mark.rule("LA-11.3")
def test_several_enemies_come_from_the_left_slot_to_the_right() -> None:
    """The Riderwolves lie further left, and strike before the Warwolves."""
    stage = lurking("", "riderwolves", "", "warwolves").at(0, "109a").at(1, "109a")
    case = to_the_end_of_phase_four(stage.play())
    ambushes = [event.data["card"] for event in case.told("ambush")]
    assert ambushes[:2] == ["riderwolves", "warwolves"]
    stage = lurking("warwolves", "", "riderwolves").at(0, "109a").at(1, "109a")
    case = to_the_end_of_phase_four(stage.play())
    ambushes = [event.data["card"] for event in case.told("ambush")]
    assert ambushes[:2] == ["warwolves", "riderwolves"]


@pytest.mark.rule("LA-11.4")
@pytest.mark.parametrize(
    ("card", "top"),
    [
        ("warwolves", "2a"),
        ("riderwolves", "2a"),
        ("the-final-howl", "4a"),
        ("rendall-and-randall", "4a"),
        ("ulmar", "6a"),
        ("immortal-wolf", "6a"),
    ],
)
def test_it_gets_the_top_hitpoints_card_of_its_pair(card: str, top: str) -> None:
    """The stacks lie as the builder lays them: 2a, 4a and 6a on top."""
    case = lurking(card).stow(0, "S S S A A").play()
    (foe,) = case.s.foes
    assert foe.hitpoints == top
    assert [len(stack) for stack in case.s.hitpoints] == [
        1 if int(top[0]) in (2 * pair + 1, 2 * pair + 2) else 2 for pair in range(3)
    ]


@pytest.mark.rule("LA-11.5", "LA-21.2")
def test_owners_answer_in_any_order_and_none_waits_for_another() -> None:
    """All three are asked at once; the last in the order answers first."""
    case = lurking("riderwolves", seats=3).play()
    assert asked(case) == [0, 1, 2]
    case.pick("2b0", by=0).pick("2b2", by=2)
    assert case.p(0).list_damaged_boxes() == ["2b0"]
    assert asked(case) == [1]


@pytest.mark.rule("LA-11.5")
def test_a_convoy_in_another_region_is_not_ambushed() -> None:
    """Ben drives ahead on Region 2; Ada, a space behind the border, is let be."""
    case = lurking("riderwolves").at(0, "108a").at(1, "109a").play()
    assert asked(case) == [1]
    case.pick("2b2")
    assert case.p(0).list_damaged_boxes() == []


@pytest.mark.rule("LA-11.6", "LA-25.15")
def test_the_gap_stays_open_until_phase_five() -> None:
    """While Convoys fire nothing slides and nothing is revealed; then the Zone is full again."""
    stage = lurking("frozen-farm", "riderwolves", "police-post").stow(0, "S S S A")
    case = stage.play().pick("2b2", by=0).pick("2b2", by=1)
    assert case.s.phase == "fire"
    assert case.slots() == ["frozen-farm", "", "police-post", "", ""]
    to_the_end_of_phase_four(case)
    assert case.slots()[:2] == ["frozen-farm", "police-post"]
    assert "" not in case.slots()


# -- what each Enemy does (LA-17.1) --------------------------------------------------------------

GRID = ("hauler/roof-rack", "crew-car/roof-gun", "flatbed")
TRUCK = {"0b0", "0b1", "0b2", "0b3"}
ROW = TRUCK | {f"{column}b{box}" for column in (1, 2) for box in range(3)}
TOP = {"0t0", "0t1", "1t0"}


def struck(card: str, tokens: str = "S S S") -> Case:
    """Ben alone is ambushed by the card, with two Devices."""
    stage = lurking(card).convoy(1, *GRID).stow(1, tokens).at(1, "109a")
    return stage.play()


@pytest.mark.rule("LA-17.1")
@pytest.mark.parametrize(("card", "area"), [("warwolves", TOP), ("riderwolves", ROW)])
def test_numbers_one_and_two_do_one_damage(card: str, area: set[str]) -> None:
    """Warwolves in the top row, Riderwolves in the bottom row."""
    case = struck(card)
    assert set(case.options) == area
    hit = max(area)
    case.pick(hit)
    assert case.p(1).list_damaged_boxes() == [hit]


@pytest.mark.rule("LA-17.1")
def test_the_final_howl_poisons_or_breaks() -> None:
    """1 Contamination on an own Survivor, or 2 Damage in the bottom row."""
    case = struck("the-final-howl").pick("1")
    assert set(case.options) == ROW
    case.pick("2b0", "2b1")
    assert case.p(1).list_damaged_boxes() == ["2b0", "2b1"]
    assert not any(one.counters for one in case.p(1).crew)
    case = struck("the-final-howl").go("0", "green-leader")
    assert case.p(1).crew_of("green-leader").counters == 1
    assert case.p(1).list_damaged_boxes() == []


@pytest.mark.rule("LA-17.1")
def test_the_final_howl_by_default() -> None:
    """Contamination where a Survivor outlives it, or else the Damage."""
    case = struck("the-final-howl")
    assert case.prompt.default == ["0"]
    case.lapse().lapse()
    assert [one.counters for one in case.p(1).crew if one.counters] == [1]
    assert len(case.p(1).crew) == 3
    stage = lurking("the-final-howl").crew(1, active="co-pilot orphan").at(1, "109a")
    assert stage.play().prompt.default == ["1"]


@pytest.mark.rule("LA-17.1")
def test_rendall_and_randall_take_a_resource_or_break_the_front() -> None:
    """1 Resource of any type, or 1 Damage in the front column."""
    case = struck("rendall-and-randall", "S S S F P A").pick("0")
    assert set(case.options) == {"F", "P", "A"}
    case.pick("F")
    assert case.stores(1) == "PA"
    case = struck("rendall-and-randall", "S S S F").pick("1")
    assert set(case.options) == TRUCK | {"0t0", "0t1"}
    case.pick("0t1")
    assert (case.p(1).list_damaged_boxes(), case.stores(1)) == (["0t1"], "F")


@pytest.mark.rule("LA-17.1")
def test_who_has_nothing_to_give_the_brothers_must_take_the_damage() -> None:
    """There is no choice then."""
    assert set(struck("rendall-and-randall").options) == TRUCK | {"0t0", "0t1"}


@pytest.mark.rule("LA-17.1")
@pytest.mark.parametrize(
    ("tokens", "left"), [("F F P A", "FPA"), ("F P A", "FP"), ("F P", "F"), ("F", "")]
)
def test_by_default_the_brothers_take_what_is_most_plentiful(tokens: str, left: str) -> None:
    """Ammo before Food before Fuel where there is as much of each."""
    case = struck("rendall-and-randall", f"S S S {tokens}").lapse()
    if case.s.phase == "ambush":
        case.lapse()
    assert (case.stores(1), case.p(1).list_damaged_boxes()) == (left, [])


@pytest.mark.rule("LA-17.1")
@pytest.mark.parametrize(("card", "second"), [("ulmar", TOP), ("immortal-wolf", ROW)])
def test_numbers_five_and_six_hit_the_front_and_one_row(card: str, second: set[str]) -> None:
    """1 Damage in the front column, then 1 in the top row (Ulmar) or the bottom row."""
    case = struck(card)
    assert set(case.options) == TRUCK | {"0t0", "0t1"}
    case.pick("0t0")
    assert set(case.options) == second - {"0t0"}
    hit = max(second)
    case.pick(hit)
    assert set(case.p(1).list_damaged_boxes()) == {"0t0", hit}


@pytest.mark.rule("LA-14.20", "LA-14.21")
@pytest.mark.parametrize(("ahead", "default"), [("101", "ulmar"), ("109a", "warwolves")])
def test_by_default_the_renegade_knows_the_highest_enemy_that_would_hit(
    ahead: str, default: str
) -> None:
    """Ulmar in the Zone will fall on the front Region; if that is not Ada's, it is the Warwolves
    beside her that matter, though she may name either."""
    stage = lurking("ulmar").crew(0, active="renegade").foe("warwolves", 1).at(1, ahead)
    case = stage.order(0, 1).play()
    assert set(case.options) == {"ulmar", "warwolves", "none"}
    assert case.prompt.default == [default]
