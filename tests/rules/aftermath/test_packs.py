"""A campaign takes a pack up and lays it down: chapters with its cards and without."""

from __future__ import annotations

from typing import Any

from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import Colony
from rules.engine import Table
from rules.engine.packs import is_packed
from tests.drivers import bot_play, open_table
from tests.packs import sample

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
    return sorted(one for one in found if is_packed(one))


def test_a_pack_is_taken_up_kept_laid_down_and_taken_up_again() -> None:
    first = play_to_save(open_chapter(None, packed=True))
    save = with_things(first)
    second = open_chapter(save, packed=True)
    assert packed_in(second.state.colony) == sorted([*ITEMS, *ENCOUNTERS])
    assert [one.item for one in second.state.colony.boxes["wren"].equipped if is_packed(one.item)]
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
