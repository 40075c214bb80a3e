"""When an effect counts, and what it costs: conditions and prices (PH-25.15)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from .spelling import Data, spelled


class AmountIs(Data):
    """A number is at least, or at most, so much."""

    do: Literal[
        "position_at_least",
        "enemies_at_least",
        "health_at_most",
        "morale_at_most",
        "hunger_at_least",
        "has_food",
        "has_ammo",
        "party_at_least",
        "players_at_least",
        "round_is",
        "level_is",
    ]
    n: int


class WordIs(Data):
    """What stands there is one of these: `{terrain: [rural, urban]}`, `{enemy: [mutant]}`,
    `{weapon: [pistol]}` (a class; or `one-handed`, `two-handed`, `melee`, `ranged`, `none`)."""

    do: Literal["terrain", "enemy", "weapon", "season"]
    of: tuple[str, ...]


class Flag(Data):
    """It is so: on the starting tile, in a safe house, and so on; `caught` after a failed evasion,
    `won` once a combat is; `in_company` while another human is on the same terrain (PH-26.6)."""

    do: Literal["start", "safe_house", "tile_completed", "caught", "won", "solo", "in_company"]
    no: bool = False
    """The opposite: `{safe_house: {"no": true}}`, in quotes, since a bare `no` is false in YAML."""


Condition = Annotated[AmountIs | WordIs | Flag, Field(discriminator="do"), BeforeValidator(spelled)]


class Cost(Data):
    """What its owner pays: `{food: 1}`, `{discard: 1}` (the card itself leaves), `{item: 1}` (an
    item of the owner's choice), `{action: 1}` (this turn's action)."""

    do: Literal["food", "ammo", "health", "morale", "xp", "discard", "item", "action"]
    n: int = 1


Price = Annotated[Cost, BeforeValidator(spelled)]
