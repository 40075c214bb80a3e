"""What may be answered ahead in Last Aurora: to stay, and what it depends on."""

import pytest

from rules.aurora import GAME
from tests.ahead import answer_ahead
from tests.rules.aurora.positions import sit_down_at


@pytest.mark.parametrize(
    ("fuel", "condition", "stays"),
    [(1, "", True), (1, "0", False), (1, "1", True), (2, "1", False)],
)
def test_a_preset_keeps_the_convoy_in_place_while_fuel_is_short(
    fuel: int, condition: str, stays: bool
) -> None:
    case = sit_down_at(f"phase movement; order 1 0; active leader; stow S{'F' * fuel}")
    prompt = case.prompt
    assert prompt.topic == "drive"
    answer = answer_ahead(GAME, case.table, prompt, "drive", "stay", condition)
    assert answer == (["stay"] if stays else None)


@pytest.mark.parametrize(
    ("ammo", "chosen", "condition", "answer"),
    [
        (1, "stop", "", "stop"),
        (2, "fire", "", "every:warwolves"),
        (1, "fire", "", "0t0:warwolves"),
        (2, "fire", "2", "every:warwolves"),
        (1, "fire", "2", None),
    ],
)
def test_a_preset_holds_fire_or_fires_what_it_can(
    ammo: int, chosen: str, condition: str, answer: str | None
) -> None:
    """Every Weapon where there is Ammo for more than one; else the first."""
    guns = "convoy hauler/twin-cannon crew-car flatbed"
    case = sit_down_at(f"phase fire; foe warwolves; {guns}; stow SSS{'A' * ammo}")
    found = answer_ahead(GAME, case.table, case.prompt, "fire", chosen, condition)
    assert found == ([answer] if answer else None)
