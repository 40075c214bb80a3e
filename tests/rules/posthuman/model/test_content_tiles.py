"""PH-25.1, PH-26.8, PH-27.1 to PH-27.3: the terrain tiles and the supply cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from pydantic import ValidationError

from rules.kit.grids import Side
from rules.posthuman.model.cards import START, Reward, Supply, Tile
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.terms import TERRAINS, Terrain
from tests.rules.posthuman.words.reading import effects

TILES = list(CONTENT.tiles.values())
ROWS = {
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
MOUNTAINS = {"1 / 1": 4, "1 / 2": 4, "1,1 / 2": 4, "1,1 / 3": 2}


def on(terrain: Terrain) -> list[Tile]:
    return [tile for tile in TILES if tile.terrain == terrain]


def row(tile: Tile) -> str:
    zones = [f"{zone.figures}{' safe' if zone.kind == 'safe' else ''}" for zone in tile.zones]
    return f"{','.join(zones)} / {tile.supply}"


def exits(sides: Iterable[Side]) -> str:
    found = "".join(sorted(sides))
    if len(found) != 2:
        return f"{len(found)} exits"
    return "straight" if found in ("NS", "EW") else "corner"


@pytest.mark.rule("PH-1.2", "PH-6.2", "PH-27.1")
def test_sixty_eight_tiles_each_with_a_name_of_its_own() -> None:
    assert sum(tile.copies for tile in TILES) == 68
    assert {terrain: len(on(terrain)) for terrain in TERRAINS} == {
        "rural": 18,
        "urban": 18,
        "wilderness": 18,
        "mountain": 14,
    }
    assert len({tile.name for tile in TILES}) == 68


@pytest.mark.rule("PH-27.1")
@pytest.mark.parametrize("terrain", ["rural", "urban", "wilderness"])
def test_figures_and_supplies_off_the_mountains(terrain: Terrain) -> None:
    assert Counter(map(row, on(terrain))) == ROWS


@pytest.mark.rule("PH-27.1", "PH-6.9a")
def test_figures_and_supplies_on_the_mountains_where_every_zone_is_dead() -> None:
    assert Counter(map(row, on("mountain"))) == MOUNTAINS
    assert {zone.kind for tile in on("mountain") for zone in tile.zones} == {"dead"}
    assert not [
        t for t in TILES if t.terrain != "mountain" and any(z.kind == "dead" for z in t.zones)
    ]


@pytest.mark.rule("PH-6.9a", "PH-25.1")
def test_no_mountain_has_a_safe_house() -> None:
    raw: dict[str, Any] = {"id": "hut", "name": "Hut", "terrain": "mountain", "exits": "NS"}
    raw |= {"exits": ["N", "S"], "supply": 0}
    with pytest.raises(ValidationError, match="all zones of a mountain are dead"):
        Tile.model_validate({**raw, "zones": [{"figures": 1, "kind": "safe"}]})
    assert Tile.model_validate({**raw, "zones": [{"figures": 1, "kind": "dead"}]}).supply == 0


@pytest.mark.rule("PH-27.2")
@pytest.mark.parametrize(
    ("terrain", "wanted"),
    [
        ("rural", (5, 8, 3, 2)),
        ("urban", (5, 8, 3, 2)),
        ("wilderness", (5, 8, 3, 2)),
        ("mountain", (3, 6, 3, 2)),
    ],
)
def test_exits(terrain: Terrain, wanted: tuple[int, ...]) -> None:
    found = Counter(exits(tile.exits) for tile in on(terrain))
    assert tuple(found[kind] for kind in ("4 exits", "3 exits", "straight", "corner")) == wanted
    assert all(len(set(tile.exits)) == len(tile.exits) for tile in on(terrain))


@pytest.mark.rule("PH-25.1")
def test_no_tile_is_a_dead_end() -> None:
    with pytest.raises(ValidationError, match="exits"):
        Tile.model_validate(START.model_dump() | {"exits": ["N"]})


@pytest.mark.rule("PH-6.7a")
@pytest.mark.parametrize("figures", [0, 3])
def test_a_zone_has_one_figure_or_two(figures: int) -> None:
    assert {zone.figures for tile in TILES for zone in tile.zones} == {1, 2}
    with pytest.raises(ValidationError, match="figures"):
        Tile.model_validate(START.model_dump() | {"zones": [{"figures": figures}]})


def test_the_starting_tile_is_no_card_of_the_stack() -> None:
    assert (START.terrain, set(START.exits), START.zones) == ("rural", set("NESW"), ())
    assert START.supply and not START.effects
    assert START.id not in CONTENT.tiles


# -- special tiles -------------------------------------------------------------------------------

SPECIALS: dict[str, tuple[Terrain, list[dict[str, Any]]]] = {
    "Watch Tower": (
        "mountain",
        [{"at": "tile_done", "do": [{"free": {"action": "scout"}}], "ask": True}],
    ),
    "Abandoned Amusement Park": ("urban", [{"at": "camp", "do": [{"morale": 1}]}]),
    "Church": (
        "rural",
        [{"at": "tile_done", "do": [{"morale": 1}]}, {"at": "camp", "do": [{"morale": 1}]}],
    ),
    "Farm": ("rural", [{"at": "tile_done", "do": [{"food": 2}]}]),
    "Clinic": ("urban", [{"at": "camp", "do": [{"health": 1}]}]),
    "Armoury": ("urban", [{"at": "tile_done", "do": [{"draw": {"deck": "weapons", "n": 1}}]}]),
    "Silo": ("rural", [{"at": "forage", "do": [{"supply_cards": 1}]}]),
    "Herb Garden": (
        "wilderness",
        [
            {
                "at": "camp",
                "do": [{"health": {"n": 1, "whom": "other"}}],
                "limit": "turn",
                "ask": True,
            }
        ],
    ),
    "Hunting Cabin": ("wilderness", []),
    "Hidden Spring": ("wilderness", [{"at": "tile_done", "do": [{"hunger": -1}]}]),
    "Observatory": ("mountain", [{"at": "tile_drawn", "do": [{"pick_tile": 2}]}]),
    "Hermit's Cave": ("mountain", [{"at": "tile_done", "do": [{"xp": 1}]}]),
}


@pytest.mark.rule("PH-26.8")
@pytest.mark.parametrize("name", SPECIALS)
def test_special_tiles(name: str) -> None:
    terrain, raw = SPECIALS[name]
    (tile,) = [tile for tile in TILES if tile.name == name]
    assert (tile.terrain, tile.effects) == (terrain, effects(*raw))


@pytest.mark.rule("PH-26.8")
def test_twelve_tiles_are_special_and_no_others() -> None:
    assert len(SPECIALS) == 12
    assert {tile.name for tile in TILES if tile.effects} <= SPECIALS.keys()
    (cabin,) = [tile for tile in TILES if tile.name == "Hunting Cabin"]
    assert cabin.zones[-1].kind == "safe"
    (silo,) = [tile for tile in TILES if tile.name == "Silo"]
    assert silo.supply, "without a supply icon nobody could forage there"


# -- supply cards --------------------------------------------------------------------------------

PRINTED = """
2f;2a;1f2a;1f  1fE;G;1f;2f  1f;1f2a;2aE;2f  2f;E;1f1a;1f1a  1f1a;3a;G;1fE
G;1fE;2f;2f  1fE;1aG;2aE;1fE  2f;1f1a;1fE;2a  1f1a;2aE;1f2a;2f  2f;1fG;1f1a;1f
"""
"""Cards, each rural; urban; mountain; wilderness: f food, a ammo, E equipment, G weapon."""
ORDER: tuple[Terrain, ...] = ("rural", "urban", "mountain", "wilderness")


def reward(cell: str) -> Reward:
    found = {letter: int(n or 1) for n, letter in re.findall(r"(\d?)([faEG])", cell)}
    return Reward(
        food=found.get("f", 0),
        ammo=found.get("a", 0),
        equipment=found.get("E", 0),
        weapons=found.get("G", 0),
    )


@pytest.mark.rule("PH-27.3", "PH-1.1")
def test_ten_supply_cards_with_these_rewards() -> None:
    printed = [
        dict(zip(ORDER, map(reward, card.split(";")), strict=True)) for card in PRINTED.split()
    ]
    assert len(printed) == 10
    assert [card.on for card in CONTENT.supply.values()] == printed
    assert all(card.copies == 1 for card in CONTENT.supply.values())


@pytest.mark.rule("PH-27.3")
def test_the_means_of_supply_cards() -> None:
    def mean(what: str, terrain: Terrain) -> float:
        rewards = [getattr(card.on[terrain], what) for card in CONTENT.supply.values()]
        return sum(rewards) / len(rewards)

    assert [mean("food", terrain) for terrain in ORDER] == [1.3, 0.4, 0.8, 1.3]
    assert [mean("ammo", terrain) for terrain in ("urban", "mountain")] == [1.1, 1.0]


@pytest.mark.rule("PH-25.2")
@pytest.mark.parametrize("rewards", [{}, {"food": 0}], ids=["no terrain", "nothing"])
def test_a_supply_card_gives_something_on_every_terrain(rewards: dict[str, int]) -> None:
    on_all: dict[str, Any] = {terrain: {"food": 1} for terrain in TERRAINS}
    assert Supply.model_validate({"id": "crate", "name": "Crate", "on": on_all})
    on_all.pop("urban")
    if rewards:
        on_all["urban"] = rewards
    with pytest.raises(ValidationError, match="every terrain gives something"):
        Supply.model_validate({"id": "crate", "name": "Crate", "on": on_all})
