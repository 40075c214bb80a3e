"""What the colony eats, and what it makes (AF-19.14 to AF-19.16)."""

import pytest

from rules.aftermath.play.colony.upkeep import resolve_upkeep, resolve_work
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.model import own_book
from tests.rules.aftermath.rows import Check, make_rows

rows = make_rows(
    {"eat": resolve_upkeep, "work": resolve_work}, before="dials scrap=0 food=9 morale=9"
)


@rows("""
AF-19.14 {of one/of six/rounded up} | dials population={1/6/7} | eat | food {8/6/5}; morale 9
AF-19.22 | dials population=9; colony built=larder | eat | food 6
AF-19.22 not below nothing | dials population=2; colony built=larder | eat | food 9
AF-19.15 | dials population=8 food=2 | eat | food 0; morale 7; population 8
AF-19.15 three missing | dials population=8 food=1 | eat | food 0; morale 6; population 7
AF-19.36 | dials population=8 food=0 morale=4 | eat | topics infinite-lives infinite-lives
AF-19.16 of four | dials population=4 | work | scrap 0; food 9
AF-19.16 {of five/of nine/of ten} | dials population={5/9/10} | work | scrap {1/1/2}
AF-19.27 | colony built=orchard | work | food 12
AF-24.6 {barrel/snares} | colony improvements={rain-barrel/snare-line} | work | food 10
AF-24.6 both | colony improvements=rain-barrel,snare-line | work | food 11
""")
def test_upkeep_and_work(check: Check) -> None:
    check()


@pytest.mark.rule("AF-26.13")
def test_folk_discoveries_bring_their_yield_each_colony_phase() -> None:
    cook = own_book.add_discovery(
        kind="folk", each_phase=own_book.make_effects({"dial": {"food": 1}})
    )
    party = Party(phase="work").dials(food=0).colony(retrieved=[cook])
    assert party.play(resolve_work).dial("food") == 1
