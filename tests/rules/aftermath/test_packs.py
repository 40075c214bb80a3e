"""A campaign adds a pack and drops it again: chapters with its cards and without. And what cards of
a pack may do: for each limit a value on both sides of it."""

from typing import Any

import pytest

from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import Colony
from rules.engine import Table
from rules.engine.packs import is_pack_card
from tests.drivers import bot_play, open_table
from tests.kit.rows import Limit, read_limits
from tests.packs import read_sample
from tests.rules.kit.packs.test_reading import check_limit

PACK = read_sample("aftermath")
ITEMS, ENCOUNTERS = PACK.cards["items"], PACK.cards["encounters"]


def open_chapter(save: str | None, *, packed: bool) -> Table[Any]:
    return open_table("aftermath", 2, "packs", save=save, packs=[PACK.text] if packed else [])


def play_to_save(table: Table[Any]) -> str:
    for _ in bot_play(table):
        pass
    assert table.carried_save is not None
    return table.carried_save


def with_things(save: str) -> str:
    """The save, with an item of the pack on somebody, one in a pack and one broken."""
    colony = Colony.model_validate_json(save)
    lance, visor, label = (next(one for one in ITEMS if one.endswith(f"-{n}")) for n in (1, 3, 4))
    for item in (lance, visor, label):
        for pile in (colony.items.pile, colony.items.discards):
            if item in pile:
                pile.remove(item)
        colony.broken = [one for one in colony.broken if one != item]
        for box in colony.boxes.values():
            box.equipped = [worn for worn in box.equipped if worn.item != item]
            box.pack = [one for one in box.pack if one != item]
    wren, bodkin = colony.boxes["wren"], colony.boxes["bodkin"]
    wren.equipped = [Worn(item=visor)]
    bodkin.pack = [label]
    colony.broken.append(lance)
    return colony.model_dump_json()


def packed_in(colony: Colony) -> list[str]:
    boxes = colony.boxes.values()
    found = [*colony.items.cards, *colony.encounters.cards, *colony.broken]
    found += [worn.item for box in boxes for worn in box.equipped]
    found += [one for box in boxes for one in box.pack]
    return sorted(one for one in found if is_pack_card(one))


def test_a_pack_can_be_added_kept_dropped_and_added_again() -> None:
    first = play_to_save(open_chapter(None, packed=True))
    save = with_things(first)
    second = open_chapter(save, packed=True)
    assert packed_in(second.state.colony) == sorted([*ITEMS, *ENCOUNTERS])
    assert [
        one.item for one in second.state.colony.boxes["wren"].equipped if is_pack_card(one.item)
    ]
    assert not any(event.kind == "pack" for event in second.opening)

    without = open_chapter(save, packed=False)
    assert packed_in(without.state.colony) == []
    (told,) = [event for event in without.opening if event.kind == "pack"]
    assert told.text == "3 things from a pack you no longer play with stayed behind."
    for seat in (None, 0, 1):
        without.view(seat)
    later = play_to_save(without)
    assert "packed" not in later
    again = open_chapter(later, packed=True)
    assert packed_in(again.state.colony) == sorted([*ITEMS, *ENCOUNTERS])


def test_a_campaign_without_packs_does_not_mention_them() -> None:
    table = open_chapter(None, packed=False)
    assert not any(event.kind == "pack" for event in table.opening)
    assert packed_in(table.state.colony) == []


# -- limits ----------------------------------------------------------------------------------------

PLACES = {
    **{name: f"items.{n}" for n, name in enumerate(("lance", "popper", "visor"))},
    **{part: f"encounters.0.{part}" for part in ("does", "loot", "setup")},
    "way": "encounters.0.does.0.choice.of.0",
    "trial": "encounters.1.does.0.test",
}
# What stands there, with good values and bad ones.
LIMITS = """
lance.slot | @ | paw | head / stash | slot:
visor.slot | @ | head | body / paw | slot: of this kind it is head
visor.two_paw | @ | no | yes | only an item that goes in a paw
popper.range | @ | 1 / 2 | 0 | range: a ranged weapon has one
lance.range | @ | 0 | 1 | range: a ranged weapon has one
popper.battery | @ | 1 | 0 | but the item holds none
lance.battery | @ | 0 | 1 | nothing in the item uses one
items.3.power | @ | charm / sees | forge | power: is one of
visor.bonus | [&one {to: defence, n: 1}, *one, @] | *one | *one, *one
    | bonus: there are 4; the most is 3
lance.bonus | @ | [{to: defence, n: 1}] | [] | bonus: it does nothing
setup | [@, @] | pin-vole | tollkeeper / dragon | yard-adder and young-cat
setup | [pin-vole, @] | pin-vole | pin-vole, pin-vole | there are no 3 pin-vole
loot | [{heal: @}] | 1 / 3 | 0 / 4 | n: is 1 to 3
loot | [{item: {n: @}}] | 1 / 3 | 0 / 4 | n: is 1 to 3
loot | [{item: {id: luggage-label, n: @}}] | 1 | 2 | there is only one of each
loot | [{dial: {food: @}}] | -3 / 1 / 3 | -4 / 0 / 4 | dial: -3 to 3 of
loot | [{dial: {@: 1}}] | food / scrap / clue / morale | population / time | dial: -3 to 3 of
loot | [&one {heal: 1}, *one, *one, @] | *one | *one, *one | there are 5; the most is 4
loot | [@] | {test: {attribute: agility, difficulty: 5, ok: [{battery: 1}], told_ok: Well.}}
    | {attack: {strength: 4}} / {threat: 1} / {wound: 1} | is none of
does | [{attack: {strength: @}}] | 1 / 9 | 0 / 10 | strength: 1 to 9
does | [{wound: @}] | 1 | {n: 1, strength: 4} | strength: 1 to 9
way.cost | {scrap: @} | 1 / 3 | 0 / 4 | 1 to 3 of
trial.difficulty | @ | 3 / 10 | 2 / 11 | difficulty
"""


def nest(deep: int) -> Any:
    """A test inside others, so many in all."""
    inner = [nest(deep - 1)] if deep > 1 else [{"battery": 1}]
    return {"test": {"attribute": "agility", "difficulty": 5, "ok": inner, "told_ok": "Well."}}


MORE: list[Limit] = [
    ("encounters.0.does", [[nest(3)]], [[nest(4)]], "inside one another"),
    ("encounters.1.does.0.test.told_ok", ["Well. " * 66], ["Well. " * 67 + "Well."], "told_ok"),
]


@pytest.mark.parametrize(("place", "good", "bad", "said"), [*read_limits(LIMITS, PLACES), *MORE])
def test_limits(place: str, good: list[Any], bad: list[Any], said: str) -> None:
    check_limit("aftermath", place, good, bad, said)
