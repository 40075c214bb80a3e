"""PH-25.1, PH-26.8, PH-27.1 to PH-27.3: the terrain tiles and the supply cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from pydantic import ValidationError

from rules.kit.grids import Side
from rules.posthuman.model.cards import START, Reward, Supply, Tile
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.terms import TERRAINS, Terrain
from tests.rules.posthuman.rows import RULE, figure

TILES = list(CONTENT.tiles.values())
ZONES = [(tile.terrain, zone) for tile in TILES for zone in tile.zones]
FIGURES = {
    "1 / 0": 2,
    "1 / 1": 4,
    "1,1 / 1": 3,
    "1,1 / 2": 3,
    "2,1 / 2": 1,
    "1,2 / 3": 1,
    "1,1,1 / 2": 1,
    "1,1,2 / 3": 1,
    "1 safe / 0": 1,
    "1,1 safe / 1": 1,
}
"""Of each terrain but mountains: figures by zone / supply icons -> tiles."""
PRINTED = """
2f;2a;1f2a;1f  1fE;G;1f;2f  1f;1f2a;2aE;2f  2f;E;1f1a;1f1a  1f1a;3a;G;1fE
G;1fE;2f;2f  1fE;1aG;2aE;1fE  2f;1f1a;1fE;2a  1f1a;2aE;1f2a;2f  2f;1fG;1f1a;1f
"""
"""Cards, each rural; urban; mountain; wilderness: f food, a ammo, E equipment, G weapon."""
ORDER: tuple[Terrain, ...] = ("rural", "urban", "mountain", "wilderness")
HUT = {"id": "hut", "name": "Hut", "terrain": "mountain", "exits": ["N", "S"], "supply": 0}
CRATE: dict[str, Any] = {
    "id": "crate",
    "name": "Crate",
    "on": {one: {"food": 1} for one in TERRAINS},
}


def on(terrain: Terrain) -> list[Tile]:
    return [tile for tile in TILES if tile.terrain == terrain]


def figures(tile: Tile) -> str:
    zones = [f"{zone.figures}{' safe' if zone.kind == 'safe' else ''}" for zone in tile.zones]
    return f"{','.join(zones)} / {tile.supply}"


def exits(sides: Iterable[Side]) -> str:
    found = "".join(sorted(sides))
    if len(found) != 2:
        return f"{len(set(found))} exits"
    return "straight" if found in ("NS", "EW") else "corner"


def reward(cell: str) -> Reward:
    found = {letter: int(n or 1) for n, letter in re.findall(r"(\d?)([faEG])", cell)}
    names = {"f": "food", "a": "ammo", "E": "equipment", "G": "weapons"}
    return Reward(**{name: found.get(letter, 0) for letter, name in names.items()})


def supplies() -> list[dict[Terrain, Reward]]:
    cells = [map(reward, card.split(";")) for card in PRINTED.split()]
    return [dict(zip(ORDER, card, strict=True)) for card in cells]


def average(what: str, *terrains: Terrain) -> list[float]:
    cards = list(CONTENT.supply.values())
    return [sum(getattr(card.on[one], what) for card in cards) / len(cards) for one in terrains]


WANTED = dict(zip(("4 exits", "3 exits", "straight", "corner"), (5, 8, 3, 2), strict=True))
# fmt: off
CARDS = [
    # 68 tiles, each with a name of its own, exits, zones and supplies.
    figure("PH-1.2 PH-27.1", lambda: sum(tile.copies for tile in TILES), 68),
    figure("PH-27.1", lambda: len({tile.name for tile in TILES}), 68),
    figure("PH-27.1", lambda: Counter(tile.terrain for tile in TILES),
        {"rural": 18, "urban": 18, "wilderness": 18, "mountain": 14}),
    figure("PH-6.2", lambda: {len(tile.zones) for tile in TILES}, {1, 2, 3}),
    figure("PH-6.2", lambda: {tile.supply for tile in TILES}, {0, 1, 2, 3}),
    figure("PH-6.7 PH-6.7a", lambda: {zone.figures for _, zone in ZONES}, {1, 2}),
    figure("PH-6.8 PH-6.9a", lambda: {terrain for terrain, zone in ZONES if zone.kind == "dead"},
        {"mountain"}),
    figure("PH-6.9a", lambda: {zone.kind for terrain, zone in ZONES if terrain == "mountain"},
        {"dead"}),
    *(
        figure("PH-27.1", lambda one=one: Counter(map(figures, on(one))), FIGURES)
        for one in ("rural", "urban", "wilderness")
    ),
    figure("PH-27.1", lambda: Counter(map(figures, on("mountain"))),
        {"1 / 1": 4, "1 / 2": 4, "1,1 / 2": 4, "1,1 / 3": 2}),
    *(
        figure("PH-27.2", lambda one=one: Counter(exits(tile.exits) for tile in on(one)), wanted)
        for one, wanted in (("rural", WANTED), ("urban", WANTED), ("wilderness", WANTED),
            ("mountain", {"4 exits": 3, "3 exits": 6, "straight": 3, "corner": 2}))
    ),
    figure("PH-27.3 PH-1.1", lambda: [card.on for card in CONTENT.supply.values()], supplies()),
    figure("PH-27.3", lambda: {card.copies for card in CONTENT.supply.values()}, {1}),
    figure("PH-27.3", lambda: average("food", *ORDER), [1.3, 0.4, 0.8, 1.3]),
    figure("PH-27.3", lambda: average("ammo", "urban", "mountain"), [1.1, 1.0]),
]
# fmt: on


@pytest.mark.parametrize(("find", "wanted"), CARDS)
def test_the_figures_of_tiles(find: Callable[[], Any], wanted: Any) -> None:
    assert find() == wanted


def refused(rules: str, model: Any, raw: dict[str, Any], fault: str, **change: Any) -> Any:
    """A row: a card that would do, and what is wrong once it is changed."""
    return pytest.param(model, raw, change, fault, marks=RULE(*rules.split()))


WRONG = [
    refused("PH-25.1", Tile, START.model_dump(), "exits", exits=["N"]),
    refused("PH-6.7a", Tile, START.model_dump(), "figures", zones=[{"figures": 0}]),
    refused("PH-6.7a", Tile, START.model_dump(), "figures", zones=[{"figures": 3}]),
    refused(
        *("PH-6.9a PH-25.1", Tile, {**HUT, "zones": [{"figures": 1, "kind": "dead"}]}),
        "all zones of a mountain are dead",
        zones=[{"figures": 1, "kind": "safe"}],
    ),
    refused("PH-25.2", Supply, CRATE, "every terrain gives something", on={"rural": {"food": 1}}),
    refused(
        *("PH-25.2", Supply, CRATE, "every terrain gives something"),
        on={**CRATE["on"], "urban": {"food": 0}},
    ),
]


@pytest.mark.parametrize(("model", "raw", "change", "fault"), WRONG)
def test_what_no_tile_and_no_supply_can_be(model: Any, raw: Any, change: Any, fault: str) -> None:
    assert model.model_validate(raw)
    with pytest.raises(ValidationError, match=fault):
        model.model_validate({**raw, **change})
