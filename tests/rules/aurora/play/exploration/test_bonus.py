"""LA-8.42 to LA-8.49: Bonus Actions, and Breaks."""

from __future__ import annotations

from random import Random

import pytest

from rules.aurora.model.cards import Location, Step
from rules.aurora.model.decks import CARDS, DECKS
from rules.aurora.model.players import Player
from rules.aurora.model.state import SLOTS, State
from rules.aurora.play.convoy import trucks
from rules.aurora.play.convoy.convoy import label_box, repair_by_default
from rules.aurora.play.exploration import bonus, bonus_plans
from rules.aurora.play.exploration.bonus import Offers
from rules.aurora.play.exploration.bonus_plans import LATER
from rules.engine import Illegal, Table
from tests.drivers import random_answer
from tests.rules.aurora.build import Case, Road

RECYCLE = ("1-1", "2-1", "3-2", "4-1", "5-1")
"""Slot 3 recycles: 3.1 a Truck, 3.2 a Trailer, 3.3 a Device, each after 1 Repair."""


def alone(*zone: str, crew: str = "leader") -> Road:
    return Road(2).zone(*zone).crew(0, active=crew)


def bonuses(case: Case) -> list[str]:
    return [option for option in case.options if option[1:2] == "."]


# -- Bonus Actions -------------------------------------------------------------------------------


@pytest.mark.rule("LA-8.42")
def test_one_of_the_slots_options_or_none() -> None:
    """Slot 1 sells a Repair or a treatment for Damage: one of the two, before or after; who does
    not answer gets neither."""
    road = alone("frozen-farm", crew="leader+1").damaged(0, "1b2", "2b2")
    case = road.play().go("explore:1")
    assert case.prompt.default == ["0"]
    assert case.options == [
        *("0", "1", "0:1.1", "0:1.2", "1:1.1", "1:1.2", "first:1.1", "first:1.2", "later", "back")
    ]
    case.go("later", "0")
    assert bonuses(case) == ["1.1", "1.2"]
    assert case.prompt.default == ["none"]
    before = case.p(0).list_damaged_boxes()
    case.lapse()
    assert (case.p(0).list_damaged_boxes(), case.stores(0)) == (before, "P")
    case = alone("frozen-farm").damaged(0, "1b2", "2b2").play()
    case.go("explore:1", "first:1.1", "2b2", "1")
    assert case.prompt.seat == 1, "a second Bonus Action is not asked for"


@pytest.mark.rule("LA-8.43")
def test_the_rulebooks_repairs_come_first() -> None:
    """The Leader goes to the third slot with a full Convoy: two Repairs free the boxes for both
    Food of the left block."""
    road = alone("", "", "silent-village")
    road.lies(0, "0b0:S 0b2:A 1b0:X 1b1:X 2b0:A 2b1:A 2b2:F")
    case = road.play().go("explore:3", "first:3.1", "0")
    assert (case.stores(0), case.p(0).list_damaged_boxes()) == ("FPPAAA", [])
    case = road.play().go("explore:3", "later", "0")
    assert "new" in case.options, "otherwise there is no room"


@pytest.mark.rule("LA-8.45")
def test_nobody_is_offered_to_recycle_what_there_is_not() -> None:
    """A Trailer lies in the Common pile, and no Truck and no Device: slot 3 offers the Repair with
    the Trailer. Without any it offers the Repair once."""

    def offered(*common: str) -> list[str]:
        road = alone("", "", "frozen-farm").tiles(*RECYCLE).damaged(0, "1b2").common(*common)
        case = road.play().go("explore:3", "later", "0")
        return [option.label for option in case.prompt.options]

    assert offered("covered-wagon") == ["No Bonus Action", "1 Repair and a recycled Trailer"]
    assert offered() == ["No Bonus Action", "1 Repair"]
    both = ["No Bonus Action", "1 Repair and a recycled Truck", "1 Repair and a recycled Trailer"]
    assert offered("covered-wagon", "road-train") == both


@pytest.mark.rule("LA-8.44")
def test_gains_as_far_as_possible() -> None:
    """Two Repairs are for sale to somebody with one thing to repair. With nothing to repair they
    are worth no question."""
    case = alone("", "frozen-farm").play().go("explore:2")
    assert case.options == ["0", "1", "back"]
    case = alone("", "frozen-farm").damaged(0, "1b2").play().go("explore:2", "first:2.1")
    assert case.p(0).list_damaged_boxes() == []


@pytest.mark.rule("LA-8.44")
def test_costs_in_full() -> None:
    """Two Damage for a Fuel are not to be had with one whole box."""
    tiles = ("1-1", "2-1", "3-1", "4-1", "5-2")
    whole = ["0b0", "0b2"]
    for count in (1, 2):
        road = alone("", "", "", "", "driver", crew="renegade").tiles(*tiles)
        case = road.play()
        refs = [ref for ref, _, _ in case.p(0).list_boxes() if ref not in whole[:count]]
        case = road.lies(0, " ".join(["0b0:S", *(f"{ref}:X" for ref in refs)])).play()
        case.go("explore:5")
        assert ("first:5.1" in case.options) == (count == 2)


@pytest.mark.rule("LA-8.44", "LA-5.13")
def test_the_dead_take_no_contamination() -> None:
    """The Renegade goes to slot 5 and is lost to the Damage of the place: nobody who went is left
    to bear a counter."""
    road = Road(2).zone("", "", "", "", "service-station").crew(0, active="renegade", rest="medic")
    case = road.play().go("explore:5", "later", "0b1", "renegade", "1")
    assert [one.card for one in case.p(0).crew] == ["medic"]
    assert bonuses(case) == []


@pytest.mark.rule("LA-8.45")
def test_recycling() -> None:
    """After the Repair a card of the kind is taken from the Common pile, Loot too, and improves
    the Convoy by the usual rules."""
    road = alone("", "", "frozen-farm").tiles(*RECYCLE).damaged(0, "0b3")
    road.common("snowcat", "wolves-hummer", "bunk-wagon", "roof-gun", "medic")
    case = road.play().go("explore:3", "first:3.1")
    assert case.p(0).list_damaged_boxes() == []
    assert case.options == ["none", "snowcat", "wolves-hummer"]
    case.go("wolves-hummer")
    assert case.p(0).truck.card == "wolves-hummer"
    assert {*case.s.common} == {"snowcat", "bunk-wagon", "roof-gun", "medic", "red-hauler"}
    case.go("0")
    case = road.play().go("explore:3", "first:3.2", "bunk-wagon")
    assert case.options == ["1b", "2b"], "it must replace one"
    case.go("2b")
    assert case.p(0).find_part("2b").card == "bunk-wagon"
    case = road.play().go("explore:3", "first:3.3", "roof-gun", "1t")
    assert case.p(0).find_part("1t").card == "roof-gun"


@pytest.mark.rule("LA-8.46")
def test_opponents_start_cards_are_not_recycled() -> None:
    """Green's Hauler is left where it lies; Ada may have her own again."""
    road = alone("", "", "frozen-farm").tiles(*RECYCLE).convoy(0, "snowcat", "crew-car", "flatbed")
    road.common("green-hauler", "red-hauler")
    case = road.play().go("explore:3", "first:3.1")
    assert case.options == ["none", "red-hauler"]


# -- Take a Break --------------------------------------------------------------------------------


@pytest.mark.rule("LA-8.47")
def test_the_rulebooks_break() -> None:
    """The Explorer rests and has two points: one Repair, one Fury."""
    road = alone(crew="explorer leader").damaged(0, "1b2", "2b0")
    case = road.play()
    assert case.option("break").label == "Break: Explorer, 2 Repairs"
    case.go("otherwise").pick("break")
    assert case.options[:3] == ["explorer:2", "explorer:1", "explorer:0"]
    assert case.option("explorer:1").label == "Explorer, 1 Repair and 1 Fury"
    case.go("explorer:1", "2b0")
    assert (case.p(0).list_damaged_boxes(), case.p(0).fury) == (["1b2"], 1)
    assert case.zones(0) == {"active": {"leader"}, "rest": {"explorer"}, "exhausted": set()}


@pytest.mark.rule("LA-8.47")
@pytest.mark.parametrize(("repairs", "fury"), [(2, 0), (0, 2)])
def test_points_are_split_in_any_way(repairs: int, fury: int) -> None:
    case = alone().damaged(0, "1b2", "2b0").play().go(f"break:red-leader:{repairs}")
    assert (2 - len(case.p(0).list_damaged_boxes()), case.p(0).fury) == (repairs, fury)


@pytest.mark.rule("LA-8.48")
def test_a_break_counts_the_skill_of_now() -> None:
    """A Renegade with one counter is worth two points; with Antifreeze the Co-Pilot is worth
    three."""
    case = alone(crew="renegade+1").play()
    assert case.p(0).fury == 2
    case = alone(crew="co-pilot").hand(0, "antifreeze-capsules-1").play()
    assert case.options == ["break", "hurry"]
    case.also("antifreeze-capsules-1")
    assert case.p(0).fury == 3


@pytest.mark.rule("LA-8.49")
def test_exploring_after_a_break() -> None:
    """The Medic rests; in her next turn Ada sends the Leader."""
    case = alone("frozen-farm", crew="medic leader").crew(1, active="leader").play()
    case.go("break:medic", "done", "break:green-leader", "done")
    assert case.prompt.seat == 0
    case.go("explore:1", "later", "0")
    assert case.stores(0) == "P"


# -- the plan that the turn's question names -----------------------------------------------------


@pytest.mark.rule("LA-8.3", "LA-8.42")
def test_one_press_takes_the_fullest_block_and_a_bonus_action_that_costs_nothing() -> None:
    """The right block has more; slot 3's first Bonus Action is 1 Repair and recycles nothing."""
    road = alone("", "", "silent-village").tiles(*RECYCLE).damaged(0, "1b2")
    case = road.play()
    (there,) = [option for option in case.prompt.options if option.id == "explore:3"]
    block = max(case.s.zone[2].blocks, key=len) if case.s.zone[2] else ""
    assert (there.data["tokens"], there.data["then"]) == (block, "3.1")
    assert "Bonus Action: 1 Repair" in there.detail
    before = case.stores(0)
    case.pick("explore:3")
    assert case.p(0).list_damaged_boxes() == []
    assert sorted(case.stores(0)) == sorted(before + block.replace("O", ""))


@pytest.mark.rule("LA-8.44")
def test_no_price_is_paid_that_nobody_has_agreed_to() -> None:
    """Slot 1 treats a Survivor for 1 Damage: the press does not, and does not name it."""
    case = alone("frozen-farm", crew="leader+1").play()
    assert "Bonus Action" not in case.option("explore:1").detail
    case.pick("explore:1")
    assert case.p(0).list_damaged_boxes() == []
    asked = alone("frozen-farm", crew="leader+1").play().pick("otherwise").pick("explore:1")
    assert {"0:1.2", "1:1.2", "first:1.2"} <= set(asked.options)


@pytest.mark.rule("LA-8.3")
def test_where_there_is_one_plan_and_one_traveller_nothing_else_is_offered() -> None:
    case = alone("driver").play()
    assert "otherwise" not in case.options


@pytest.mark.rule("LA-4.18", "LA-8.47")
def test_a_suggested_break_names_the_boxes_that_it_repairs() -> None:
    """They are what an absent player would repair; others are chosen behind the last button."""
    road = alone(crew="leader").damaged(0, "1b2", "2b2", "0b2")
    case = road.play()
    rested = case.option("break")
    mended = repair_by_default(case.p(0), rested.data["repairs"])
    assert len(mended) == 2
    assert all(str(label_box(case.p(0), ref)) in rested.detail for ref in mended)
    case.pick("break")
    assert set(case.p(0).list_damaged_boxes()) == {"1b2", "2b2", "0b2"} - {*mended}
    asked = road.play().pick("otherwise").pick("break").pick("red-leader:2")
    assert asked.prompt.topic == "repair"


def _list_afresh(s: State, p: Player, at: int) -> list[tuple[Step, ...]]:
    """What the Bonus Actions of a slot do, without Recycle where the Common pile has no such card,
    and none that is then only a part of another."""
    done: list[tuple[Step, ...]] = []
    for steps in DECKS.bonuses[s.tiles[at]].actions:
        kept = [
            step
            for step in steps
            if step.do != "recycle" or trucks.from_the_common_pile(s.common, step.what, p.colour)
        ]
        done.append(tuple(kept))
    return [
        one
        for n, one in enumerate(done)
        if not any(
            other[: len(one)] == one and (len(other) > len(one) or done.index(other) < n)
            for other in done
        )
    ]


@pytest.mark.parametrize("seed", ["three", "five"])
def test_what_is_kept_of_bonus_actions_is_what_a_fresh_list_says(seed: str) -> None:
    table: Table[State] = Table.open("aurora", names=["Ada", "Ben", "Cy"], seed=seed)
    rnd, seen = Random(seed), 0
    while needed := table.needed_prompts:
        s = table.state
        for p in s.players if s.tiles else ():
            for at in range(SLOTS):
                missing = bonus._find_missing_kinds(s, p, at)
                listed = [
                    one.steps for one in bonus._list_actions_without(s.tiles[at], at, missing)
                ]
                assert listed == _list_afresh(s, p, at)
                seen += listed != [*DECKS.bonuses[s.tiles[at]].actions]
            for index, slot in enumerate(s.zone):
                if slot is None or not p.crew:
                    continue
                offers = Offers(index, p.crew[:1], p.find_able_survivor("explorer"))
                card = CARDS[slot.card]
                harm = card.effect if isinstance(card, Location) else None
                offered = dict(bonus.list_bonus_actions(s, p, offers, harm=harm))
                found = bonus_plans.suggest(s, p, slot, offers)
                assert found.plan.then in {*offered, LATER if not offered else ""}
                assert found.does == offered.get(found.plan.then, "")
                blocks = sum(map(bool, slot.blocks)) if isinstance(card, Location) else 0
                assert found.others == (blocks > 1 or bool(offered))
        prompt = needed[0]
        try:
            table.answer(prompt.id, random_answer(prompt, rnd))
        except Illegal:
            table.answer(prompt.id, prompt.default)
    assert seen, "nothing was to be left out in this game"
