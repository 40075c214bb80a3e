"""When an effect counts, and what it costs: conditions and prices (PH-25.15)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from rules.posthuman.effects.language.spelling import Data, expand_shorthand


class AmountIs(Data):
    """A number is at least, or at most, so much."""

    do: Literal["enemies_at_least", "round_is"]
    n: int


class WordIs(Data):
    """What stands there is one of these: `{terrain: [rural, urban]}`, `{enemy: [mutant]}`."""

    do: Literal["terrain", "enemy"]
    of: tuple[str, ...]


class Flag(Data):
    """It is so: in a safe house, `caught` after a failed evasion, `won` once a combat is;
    `in_company` while another human is on the same terrain (PH-26.6)."""

    do: Literal["safe_house", "caught", "won", "in_company"]
    no: bool = False
    """The opposite: `{safe_house: {"no": true}}`, in quotes, since a bare `no` is false in YAML."""


Condition = Annotated[
    AmountIs | WordIs | Flag, Field(discriminator="do"), BeforeValidator(expand_shorthand)
]


class Cost(Data):
    """What its owner pays: `{food: 1}`, `{discard: 1}` (the card itself leaves)."""

    do: Literal["food", "ammo", "health", "morale", "discard"]
    n: int = 1


Price = Annotated[Cost, BeforeValidator(expand_shorthand)]
