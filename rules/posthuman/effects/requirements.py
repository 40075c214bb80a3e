"""When an effect counts, and what it costs: conditions and prices (PH-25.15)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from rules.posthuman.effects.language.spelling import Data, expand_shorthand


class AmountIs(Data):
    """A condition on a number: at least so many living enemies, or the number of the round."""

    do: Literal["enemies_at_least", "round_is"]
    n: int


class WordIs(Data):
    """A condition that the terrain, or a living enemy's kind, is one of these: `{terrain: [rural,
    urban]}`, `{enemy: [mutant]}`."""

    do: Literal["terrain", "enemy"]
    of: tuple[str, ...]


class Flag(Data):
    """A condition that something is so: `safe_house` in a safe house, `caught` after a failed
    evasion, `won` once a combat is won, `in_company` with another human on the same terrain
    (PH-26.6)."""

    do: Literal["safe_house", "caught", "won", "in_company"]
    no: bool = False
    """Whether the opposite must be so: `{safe_house: {"no": true}}`, in quotes, since a bare `no`
    is false in YAML."""


Condition = Annotated[
    AmountIs | WordIs | Flag, Field(discriminator="do"), BeforeValidator(expand_shorthand)
]


class Cost(Data):
    """What the owner of a card pays: `{food: 1}`, or `{discard: 1}` for the card itself."""

    do: Literal["food", "ammo", "health", "morale", "discard"]
    n: int = 1


Price = Annotated[Cost, BeforeValidator(expand_shorthand)]
