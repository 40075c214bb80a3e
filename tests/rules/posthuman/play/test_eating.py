"""Eating and hunger (PH-9)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman.play.eating import eating_phase
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.rows import Row, row


def ada(**human: Any) -> Any:
    """Ada alone."""
    return lambda: Road(1).human(0, **human)


def housed(*cards: dict[str, int], **human: Any) -> Any:
    """Ada alone, in the safe house at the end of a completed tile, with followers."""

    def made() -> Road:
        house = own_cards.tile(zones=({"figures": 1, "kind": "safe"},), supply=0)
        road = Road(1).lays(0, house, "0,1").stands(0, "0,1", zone=0, fresh=True)
        return road.human(0, **human).has(0, *[own_cards.follower(**each) for each in cards])

    return made


def both(**orders: str) -> Road:
    return Road(3).human(0, food=2).human(1, food=1).mutant(2).stands_by(0, **orders)


FED = {"upkeep": 1}
TIN = {"at": "anytime", "do": [{"food": 2}], "ask": True}
# fmt: off
EATING = [
    # All humans at once, and nothing happens before all have answered.
    row("PH-9.1", lambda: both(eat="always").stands_by(1, eat="always"), "0:0 -> hunger=0 food=2"),
    row("PH-9.1", lambda: both(eat="always").stands_by(1, eat="always"),
        "0:0 1:1 -> hunger=1 food=2 Ben.hunger=0 Ben.food=0"),
    # Eating moves the marker back, and not eating moves it on.
    row("PH-9.2", ada(food=5, hunger=2), "0 -> hunger=3 food=5"),
    row("PH-9.2", ada(food=5, hunger=2), "1 -> hunger=1 food=4 says='hunger now 1'"),
    row("PH-9.2", ada(food=5, hunger=2), "2 -> hunger=0 food=3"),
    row("PH-9.2", ada(hunger=1), "-> hunger=2 says='Ada has nothing to eat (hunger now 2)'"),
    row("PH-9.4", housed(food=5, hunger=2), "0 -> says='Ada eats in the safe house.'"),
    # As much as is of use; one food keeps the full full.
    row("PH-9.3", ada(food=5, hunger=1), "-> options=1,0"),
    row("PH-9.3", ada(food=5, hunger=3), "-> options=1,0,2,3"),
    row("PH-9.3", ada(food=2, hunger=3), "-> options=1,0,2"),
    row("PH-9.3", lambda: both(eat="always").human(1, food=0), "1 -> hunger=0 food=1"),
    # In a safe house nobody goes hungrier, and food counts all the same.
    row("PH-9.3 PH-9.4", housed(food=5, hunger=2), "-> options=0,1,2 | 0 -> hunger=2 food=5"),
    row("PH-9.4", housed(food=5, hunger=2), "2 -> hunger=0 food=3"),
    row("PH-9.4 PH-9.8", housed(food=5), "-> over food=5"),
    # The marker moves first; then its slot works, every turn, in a safe house too.
    row("PH-9.5", ada(food=2, hunger=2), "2 -> health=6 morale=6"),
    row("PH-9.5 PH-5.13a", housed(hunger=0), "-> health=6 morale=6"),
    row("PH-9.5 PH-5.13a", housed(hunger=1), "-> health=6 morale=5"),
    row("PH-9.5 PH-5.13a", housed(hunger=2), "-> health=5 morale=5"),
    row("PH-9.5 PH-5.13a", housed(hunger=3), "-> health=5 morale=4"),
    # Beyond the last slot: a knockout.
    row("PH-9.6 PH-19.4", ada(hunger=3, place=4),
        "-> fallen health=1 morale=1 hunger=0 food=1 scars=2 place=4"),
    # Camping outside does not feed, and followers eat in a safe house too, or leave.
    row("PH-9.7", lambda: Road(1).declares(0, "camp"), "-> hunger=1"),
    row("PH-9.7", housed(FED, food=1), "-> food=0 followers=1"),
    row("PH-9.7", housed(FED), "-> followers=0"),
    # Who is full eats 1 food unasked, but not in a safe house, nor with somebody to feed.
    row("PH-9.8 PH-7.6", ada(food=3), "-> over hunger=0 food=2 says='Ada eats 1 food.'"),
    row("PH-9.8", lambda: both().human(0, food=3), "-> says='Ada and Ben eat 1 food each.'"),
    row("PH-9.8 PH-27.17", lambda: ada(food=1)().has(0, own_cards.follower(**FED)),
        "-> topics=eat"),
    # Silence eats one if there is any, and nothing in a safe house.
    row("PH-9.8", ada(food=3, hunger=2), ". -> food=2 hunger=1"),
    row("PH-9.8", ada(food=1, hunger=2), ". -> food=0 hunger=1"),
    row("PH-9.8", housed(food=3, hunger=2), ". -> food=3"),
    # Health and morale drop together: one knockout.
    row("PH-9.9 PH-19.5a", ada(hunger=2, health=1, morale=2),
        "-> health=1 morale=1 scars=2 told.knockout=1"),
    # An answer can be taken back until all are in.
    row("PH-9.8", lambda: Road(2).human(0, food=2, hunger=1).human(1, food=2, hunger=1),
        "0:0 0:undo 0:1 1:1 -> all.hunger=0,0 all.food=1,1"),
    # What becomes of the marker is said before, and it keeps up with what is done beside it.
    row("PH-9.6 PH-5.13a", ada(food=2, hunger=3), "-> detail.0='You starve and are knocked out.' "
        "detail.1='Hunger 2: you lose 1 health and 1 morale.' "
        "detail.2='Hunger 1: you lose 1 morale.'"),
    row("PH-9.3", lambda: ada(food=1, hunger=3)().has(0, own_cards.gear(TIN, id="tin", once=True)),
        "-> options=1,0 | 0:tin/0 -> options=1,0,2,3", free=True),
]
# fmt: on


@pytest.mark.parametrize("row", EATING)
def test_eating(row: Row) -> None:
    row.check(eating_phase)
