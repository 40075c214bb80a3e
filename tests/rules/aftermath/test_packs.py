"""A campaign takes a pack up and lays it down: chapters with its cards and without. And what cards
of a pack may do: for each limit a value on both sides of it."""

from typing import Any

import pytest

from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import Colony
from rules.engine import Table
from rules.engine.packs import is_pack_card
from tests.drivers import bot_play, open_table
from tests.packs import sample
from tests.rules.kit.packs.test_reading import check_limit

PACK = sample("aftermath")
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


def test_a_pack_is_taken_up_kept_laid_down_and_taken_up_again() -> None:
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


def test_a_campaign_without_packs_hears_nothing_of_them() -> None:
    table = open_chapter(None, packed=False)
    assert not any(event.kind == "pack" for event in table.opening)
    assert packed_in(table.state.colony) == []


# -- limits ----------------------------------------------------------------------------------------

LANCE, POPPER, VISOR = (f"items.{n}" for n in range(3))
DOES, LOOT, SETUP = "encounters.0.does", "encounters.0.loot", "encounters.0.setup"
WAY = f"{DOES}.0.choice.of.0"
TRIAL = "encounters.1.does.0.test"


def nest(deep: int) -> Any:
    """A test inside others, so many in all."""
    inner = [nest(deep - 1)] if deep > 1 else [{"battery": 1}]
    return {"test": {"attribute": "agility", "difficulty": 5, "ok": inner, "told_ok": "Well."}}


def attack(strength: int) -> Any:
    return [{"attack": {"strength": strength}}]


def own_item(n: int, **given: Any) -> Any:
    return [{"item": {"n": n, **given}}]


DEFENCE = {"to": "defence", "n": 1}
# fmt: off
LIMITS: list[tuple[str, list[Any], list[Any], str]] = [
    (f"{LANCE}.slot", ["paw"], ["head", "stash"], "slot: "),
    (f"{VISOR}.slot", ["head"], ["body", "paw"], "slot: of this kind it is head"),
    (f"{VISOR}.two_paw", [False], [True], "only an item that goes in a paw"),
    (f"{POPPER}.range", [1, 2], [0], "range: a ranged weapon has one"),
    (f"{LANCE}.range", [0], [1], "range: a ranged weapon has one"),
    (f"{POPPER}.battery", [1], [0], "but the item holds none"),
    (f"{LANCE}.battery", [0], [1], "nothing in the item uses one"),
    ("items.3.power", ["charm", "sees"], ["forge"], "power: is one of"),
    (f"{VISOR}.bonus", [[DEFENCE] * 3], [[DEFENCE] * 4], "bonus: there are 4; the most is 3"),
    (f"{LANCE}.bonus", [[DEFENCE]], [[]], "bonus: it does nothing"),
    (SETUP, [["pin-vole"] * 2], [["tollkeeper"] * 2, ["dragon"] * 2],
        "yard-adder and young-cat"),
    (SETUP, [["pin-vole"] * 2], [["pin-vole"] * 3], "there are no 3 pin-vole"),
    (LOOT, [[{"heal": n}] for n in (1, 3)], [[{"heal": n}] for n in (0, 4)], "n: is 1 to 3"),
    (LOOT, [own_item(n) for n in (1, 3)], [own_item(n) for n in (0, 4)], "n: is 1 to 3"),
    (LOOT, [own_item(1, id="luggage-label")], [own_item(2, id="luggage-label")],
        "there is only one of each"),
    (LOOT, [[{"dial": {"food": n}}] for n in (-3, 1, 3)],
        [[{"dial": {"food": n}}] for n in (-4, 0, 4)], "dial: -3 to 3 of"),
    (LOOT, [[{"dial": {one: 1}}] for one in ("food", "scrap", "clue", "morale")],
        [[{"dial": {one: 1}}] for one in ("population", "time")], "dial: -3 to 3 of"),
    (LOOT, [[{"heal": 1}] * 4], [[{"heal": 1}] * 5], "there are 5; the most is 4"),
    (LOOT, [[nest(1)]], [attack(4), [{"threat": 1}], [{"wound": 1}]], "is none of"),
    (DOES, [attack(n) for n in (1, 9)], [attack(n) for n in (0, 10)], "strength: 1 to 9"),
    (DOES, [[{"wound": 1}]], [[{"wound": {"n": 1, "strength": 4}}]], "strength: 1 to 9"),
    (DOES, [[nest(3)]], [[nest(4)]], "inside one another"),
    (f"{WAY}.cost", [{"scrap": n} for n in (1, 3)], [{"scrap": n} for n in (0, 4)], "1 to 3 of"),
    (f"{TRIAL}.difficulty", [3, 10], [2, 11], "difficulty"),
    (f"{TRIAL}.told_ok", ["Well. " * 66], ["Well. " * 67 + "Well."], "told_ok"),
]
# fmt: on


@pytest.mark.parametrize(("place", "good", "bad", "said"), LIMITS)
def test_limits(place: str, good: list[Any], bad: list[Any], said: str) -> None:
    check_limit("aftermath", place, good, bad, said)
