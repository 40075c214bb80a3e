"""The printed decks, read from `content/` and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter

from rules.kit.content import BrokenCard, read_deck
from rules.posthuman.model.cards import (
    Character,
    Encounter,
    Equipment,
    Event,
    Follower,
    Minion,
    MutantAction,
    Scar,
    Skill,
    Supply,
    Tile,
    Weapon,
)

CONTENT = Path(__file__).parents[1] / "content"


AnyItem = Annotated[Weapon | Equipment, Field(discriminator="type")]


@dataclass(frozen=True, kw_only=True)
class Content:
    """All cards and characters, by id, in the order of the files."""

    tiles: Mapping[str, Tile]
    supply: Mapping[str, Supply]
    weapons: Mapping[str, Weapon]
    equipment: Mapping[str, Equipment]
    starting: Mapping[str, Weapon | Equipment]
    skills: Mapping[str, Skill]
    encounters: Mapping[str, Encounter]
    minions: Mapping[str, Minion]
    events: Mapping[str, Event]
    scars: Mapping[str, Scar]
    mutant_actions: Mapping[str, MutantAction]
    followers: Mapping[str, Follower]
    characters: Mapping[str, Character]


def load(folder: Path = CONTENT) -> Content:
    """Read and check all decks. Raises BrokenCard, which names file, card and field."""
    encounters: dict[str, Encounter] = {}
    for level in (1, 2, 3):
        for half in ("combats", "narratives"):
            path = folder / f"{half}_{level}.yaml"
            found = read_deck(path, Encounter, level=level)
            if twice := found.keys() & encounters.keys():
                raise BrokenCard(f"{path.name}, card {min(twice)}: there is another of that id")
            encounters |= found
    starting: TypeAdapter[Weapon | Equipment] = TypeAdapter(AnyItem)
    return Content(
        tiles=read_deck(folder / "tiles.yaml", Tile),
        supply=read_deck(folder / "supply.yaml", Supply),
        weapons=read_deck(folder / "weapons.yaml", Weapon, type="weapon"),
        equipment=read_deck(folder / "equipment.yaml", Equipment, type="equipment"),
        starting=read_deck(folder / "starting_items.yaml", starting),
        skills=read_deck(folder / "skills.yaml", Skill),
        encounters=encounters,
        minions=read_deck(folder / "minions.yaml", Minion),
        events=read_deck(folder / "events.yaml", Event),
        scars=read_deck(folder / "scars.yaml", Scar),
        mutant_actions=read_deck(folder / "mutant_actions.yaml", MutantAction),
        followers=read_deck(folder / "followers.yaml", Follower),
        characters=read_deck(folder / "characters.yaml", Character),
    )
