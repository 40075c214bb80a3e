"""What effects, entries and options ask for (AF-25.12)."""

import pytest
import yaml

from rules.aftermath.effects.conditions import is_condition_met
from rules.aftermath.effects.models import Condition
from tests.rules.aftermath.positions import read_position

pytestmark = pytest.mark.rule("AF-25.12")

HOLDS = """
- {}
flag heard=2 {flag: {heard: 2}}
flag heard=3 {flag: {heard: 2}}
campaign-flag letter1 {flag: {letter1: 1}}
- {'no': [heard]}
dials food=3 {dial: {food: 3}}
dials food=4 {dial: {food: 3}}
party wren bodkin {character: bodkin}
item fork noisy; bodkin wears=fork {item: fork}
item fork noisy; bodkin wears=fork {item: noisy}
party wren bodkin cog {party: 2}
party wren bodkin cog {party: 3}
- {situation: safe}
latch-rat 6 {situation: hostile}
colony assigned=2 open=2,5 {mission: {2: assigned}}
colony assigned=2 open=2,5 {mission: {2: open}}
colony assigned=2 open= {mission: {2: open}}
colony open=1,2 {mission: {2: open}}
colony open=1 done=2 {mission: {2: done}}
colony open=1,5; state sides=5 {mission: {5: done}}
- {first_visit: true}
visited {first_visit: false}
colony built=hall {structure: hall}
flag heard {flag: {heard: 1}, party: 2}
"""
FAILS = """
flag heard=1 {flag: {heard: 2}}
flag heard {'no': [heard]}
campaign-flag heard {'no': [heard, seen]}
dials food=2 {dial: {food: 3}}
party wren bodkin {character: cog}
item fork noisy; bodkin wears=fork {item: two-paw}
item fork noisy; bodkin wears=fork at=none {item: fork}
bodkin packs=pin {item: accessory}
party wren bodkin cog {party: 4}
- {situation: hostile}
colony open=1,2 {mission: {2: assigned}}
colony open=1,2 {mission: {2: done}}
colony open=1 {mission: {2: open}}
colony assigned=2 open=2 {mission: {2: done}}
colony open=1 done=2 {mission: {2: open}}
colony open=1,5; state sides=5 {mission: {5: open}}
- {first_visit: false}
visited {first_visit: true}
- {structure: hall}
flag heard {flag: {heard: 1}, party: 3}
"""


@pytest.mark.parametrize("case", HOLDS.strip().splitlines())
@pytest.mark.rule("AF-3.17")
def test_conditions_that_hold(case: str) -> None:
    assert is_met(case)


@pytest.mark.parametrize("case", FAILS.strip().splitlines())
def test_conditions_that_fail(case: str) -> None:
    assert not is_met(case)


def is_met(case: str) -> bool:
    position, _, asked = case.partition(" {")
    condition = Condition.model_validate(yaml.safe_load("{" + asked))
    return is_condition_met(read_position(position).state, condition)
