"""Packs: cards that people have written themselves, and that a table may add to a game's own.

A pack is known by its digest, the SHA-256 of its canonical text, and every card's id begins with
the digest's first digits. What stands on a card of such an id can therefore never change, so that
rules look it up by the id alone, like a card of the game's own. Positions and journals hold ids and
digests; the text is kept once, by whoever keeps tables, and given to `Table.open` and `Table.load`.
A table holds its packs; one that no table in this process holds any more is forgotten.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal
from weakref import WeakValueDictionary

from pydantic import BaseModel, ConfigDict, Field

from .prompts import Illegal

MOST = 4
"""Packs that a table may have."""
DIGITS = 16
"""Digits of the digest in a card's id: 64 bits, so that nobody can write a pack whose cards have
the ids of another's."""


class PackError(Illegal):
    """What cannot be played with. Its text names the card and the field, for its author."""


class MissingPacks(PackError):
    """Packs that a table plays with, and that nobody has given. `digests`: which."""

    def __init__(self, digests: Sequence[str]) -> None:
        self.digests = tuple(digests)
        short = ", ".join(digest[:8] for digest in digests)
        super().__init__(f"This table plays with cards that are not here: pack {short}.")


Line = Annotated[str, Field(min_length=1, max_length=60)]


class Manifest(BaseModel):
    """Who wrote a pack, for which game, and on what terms."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    pack: Literal[1] = Field(description="The form of the file: 1.")
    game: str = Field(description="The game that it is for, by its key.", max_length=24)
    name: Line = Field(description="What the pack is called.")
    author: Line = Field(description="Who wrote it, as they wish to be named.")
    language: str = Field(
        description="The language of its texts, such as en or pt-BR.",
        pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$",
    )
    licence: Line = Field(description="On what terms others may use it, such as CC BY 4.0.")
    own_words: Literal[True] = Field(
        description="true: the texts are the author's own words, and nobody else's."
    )
    content_notes: tuple[Line, ...] = Field(
        default=(),
        max_length=12,
        description="What somebody may wish to know before they play: violence, grief. Or [].",
    )
    version: Annotated[str, Field(pattern=r"^[0-9A-Za-z][0-9A-Za-z.-]{0,15}$")] = Field(
        description="The author's own count, in quotation marks, such as “1” or “2.1”."
    )


@dataclass(frozen=True, slots=True)
class PackKind:
    """A kind of card that a pack may bring."""

    name: str
    """The heading that its cards stand under: "scenes"."""
    one: str
    """A card of it, in a message: "scene"."""
    model: type[BaseModel]
    """What stands on such a card."""
    most: int
    """Cards of it in a pack."""
    told: tuple[str, ...] = ()
    """Fields of the model whose texts are told when that part of the card comes about."""
    kept: bool = False
    """Whether somebody keeps it, such as a thing; else it is over soon, such as a scene."""
    given: Mapping[str, Any] = field(default_factory=dict)
    """Fields of the model that a pack has no say in."""
    about: str = ""
    """What it is, in a sentence for the reference."""


@dataclass(frozen=True, eq=False)
class Pack:
    """A pack that has been read and checked. Two of one digest hold the same."""

    text: str
    """The whole pack in its canonical form, to be kept: JSON of at most as many bytes as the file
    may have had, twice over. `Table.open` and `Table.load` take it."""
    digest: str
    """The SHA-256 of `text`, in 64 hexadecimal digits."""
    manifest: Manifest
    cards: Mapping[str, Mapping[str, Any]]
    """By kind and by id, in the order of the file."""
    named: Mapping[str, str]
    """By a card's id, what its author calls it: its kind and its own id, "scene salt-bell"."""

    @property
    def counts(self) -> dict[str, int]:
        """How many cards it has of each kind that it has any of."""
        return {kind: len(cards) for kind, cards in self.cards.items() if cards}


class PackCards(ABC):
    """What packs may bring to a game, and what of it is on the table."""

    kinds: Sequence[PackKind]
    vocabulary: frozenset[str] = frozenset()
    """The words for what cards of packs may do, hang on and cost."""
    notes: Sequence[str] = ()
    """What else holds of a pack's cards, a sentence each, for the reference."""
    template: str
    """A pack with one card of each kind, as YAML with explanations."""

    @abstractmethod
    def read_cards(
        self, raw: Mapping[str, Sequence[Mapping[str, Any]]], name: Callable[[int], str]
    ) -> tuple[dict[str, dict[str, Any]], dict[str, str]]:
        """The cards of a pack, by kind and id, and what their author calls each. `raw`: the
        entries by kind; `name`: the id of the card of that number. Raises PackError where an entry
        is no such card. A kept pack is read by it for as long as there are tables with it: what the
        game has forbidden or named since must not stand in the way."""

    @abstractmethod
    def check_cards(self, raw: Mapping[str, Sequence[Mapping[str, Any]]], pack: Pack) -> None:
        """Whether all else holds of a pack that comes from somewhere: its wording, its numbers, and
        that each of its effects can come about. Raises PackError."""

    tried: str = ""
    """How a playtest's tables differ from others, in a sentence; "" where they do not."""

    def make_save(self, number: int, state: Any) -> str | None:
        """What a playtest's table of that number starts from, as a campaign's next chapter does;
        None: as a game begins. `state`: the position that it begins with. For games in which most
        cards stay in their decks."""
        return None

    @abstractmethod
    def cards_in_play(self, state: Any) -> Mapping[str, Collection[int]]:
        """The cards of packs that are in somebody's hands or being resolved, each with the seats
        that it is about: what a playtest counts as drawn."""

    @abstractmethod
    def measure_gauges(self, state: Any, seats: Collection[int]) -> Mapping[str, float]:
        """What cards change, added up for these seats, by what players call it: "Health"."""


# -- ids -----------------------------------------------------------------------------------------


_KNOWN: WeakValueDictionary[str, Pack] = WeakValueDictionary()
"""The packs that somebody holds in this process, by the beginning of their cards' ids."""
_MARKED = 1 + DIGITS


def mark_of_digest(digest: str) -> str:
    """How the ids of a pack's cards begin."""
    return f"x{digest[:DIGITS]}"


def is_packed(card: str) -> bool:
    """Whether an id is that of a pack's card."""
    return len(card) > _MARKED and card[0] == "x" and card[_MARKED] == "-"


def packed_card(kind: str, card: str) -> Any:
    """The card of a kind and an id. Raises KeyError where no pack in play has it."""
    pack = _KNOWN.get(card[:_MARKED])
    if pack is None or kind not in pack.cards:
        raise KeyError(card)
    return pack.cards[kind][card]


def hold_pack(pack: Pack) -> Pack:
    """The pack, found by its cards' ids from now on, for as long as somebody holds it: the one that
    is held here already, if it is. Raises PackError."""
    kept = _KNOWN.setdefault(mark_of_digest(pack.digest), pack)
    if kept.digest != pack.digest:
        raise PackError("Another pack that is in play begins with the same digits.")
    return kept


def find_held_pack(digest: str) -> Pack | None:
    """The pack of that digest, if somebody holds it here."""
    pack = _KNOWN.get(mark_of_digest(digest))
    return pack if pack is not None and pack.digest == digest else None
