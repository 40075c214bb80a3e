"""Packs: cards that people have written themselves, and that a table may add to a game's own.

A pack is known by its digest, the SHA-256 of its canonical text, and every card's id begins with
the digest's first digits. So the text of a card with such an id can never change, and rules look
the card up by its id alone, like a card of the game's own. Positions and journals hold ids and
digests. The driver that keeps tables stores each text once, and gives it to `Table.open` and
`Table.load`. A table holds its packs; a pack is forgotten when no table in this process holds
it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal
from weakref import WeakValueDictionary

from pydantic import BaseModel, ConfigDict, Field

from .messages import Message, Text
from .prompts import Illegal

MOST_PACKS = 4
"""The most packs that a table may have."""
DIGITS_IN_CARD_ID = 16
"""Digits of the digest in a card's id: 64 bits, so that nobody can write a pack whose cards have
the ids of another's."""


class PackError(Illegal):
    """A pack that cannot be played with. The text names the card and the field, for the pack's
    author."""


class MissingPacks(PackError):
    """A table's packs are missing: nobody has given their texts. `digests`: the missing packs."""

    def __init__(self, digests: Sequence[str]) -> None:
        self.digests = tuple(digests)
        short = ", ".join(digest[:8] for digest in digests)
        super().__init__(Message("missing-packs", packs=short))


Line = Annotated[str, Field(min_length=1, max_length=60)]


class Manifest(BaseModel):
    """Who wrote a pack, for which game, and on what terms."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    pack: Literal[1]
    """The version of the file format: 1."""
    game: str = Field(max_length=24)
    """The key of the game that the pack is for."""
    name: Line
    """What the pack is called."""
    author: Line
    """Who wrote the pack, as they wish to be named."""
    language: str = Field(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$")
    """The language of its texts, such as en or pt-BR."""
    licence: Line
    """On what terms others may use it, such as CC BY 4.0."""
    own_words: Literal[True]
    """true: the texts are the author's own words, and nobody else's."""
    content_notes: tuple[Line, ...] = Field(default=(), max_length=12)
    """What people may wish to know before they play, such as violence or grief; or []."""
    version: Annotated[str, Field(pattern=r"^[0-9A-Za-z][0-9A-Za-z.-]{0,15}$")]
    """The author's own version, in quotation marks, such as “1” or “2.1”."""


@dataclass(frozen=True, slots=True)
class PackKind:
    """A kind of card that a pack may bring."""

    name: str
    """The heading that its cards stand under: "scenes"."""
    one: str
    """The word for one such card in a message: "scene"."""
    model: type[BaseModel]
    """The model of such a card."""
    most: int
    """The most cards of this kind in a pack."""
    told: tuple[str, ...] = ()
    """The model's fields whose texts players read when that part of the card happens."""
    kept: bool = False
    """Whether a player keeps the card, such as a thing; otherwise it is soon over, such as a
    scene."""
    given: Mapping[str, Any] = field(default_factory=dict)
    """The model's fields that a pack may not set, with their values."""
    about: Text = ""
    """What the kind is, in a sentence for the reference."""


@dataclass(frozen=True, eq=False)
class Pack:
    """A pack that has been read and checked. Two packs with the same digest are the same."""

    text: str
    """The whole pack in its canonical form, to be kept: JSON of at most as many bytes as the file
    may have had, twice over. `Table.open` and `Table.load` take it."""
    digest: str
    """The SHA-256 of `text`, in 64 hexadecimal digits."""
    manifest: Manifest
    cards: Mapping[str, Mapping[str, Any]]
    """The cards, by kind and id, in the order of the file."""
    named: Mapping[str, str]
    """For each card's id, what its author calls it: its kind and its own id, "scene salt-bell"."""

    @property
    def counts(self) -> dict[str, int]:
        """How many cards the pack has of each kind; kinds without cards are left out."""
        return {kind: len(cards) for kind, cards in self.cards.items() if cards}


class PackCards(ABC):
    """What packs may bring to a game, and what of it is on the table."""

    kinds: Sequence[PackKind]
    vocabulary: frozenset[str] = frozenset()
    """The words by which cards of packs say what they do, when and at what cost."""
    notes: Sequence[Text] = ()
    """More rules for a pack's cards, a sentence each, for the reference."""
    template: str
    """A pack with one card of each kind, as YAML with explanations."""

    @abstractmethod
    def read_cards(
        self, raw: Mapping[str, Sequence[Mapping[str, Any]]], name: Callable[[int], str]
    ) -> tuple[dict[str, dict[str, Any]], dict[str, str]]:
        """Read the cards of a pack. Return them by kind and id, and what their author calls each.
        `raw`: the entries by kind; `name`: makes a card's id from its number. Raises PackError if
        an entry is not a valid card. This also reads kept packs for as long as tables use them, so
        it must not refuse what the game has forbidden or named since."""

    @abstractmethod
    def check_cards(self, raw: Mapping[str, Sequence[Mapping[str, Any]]], pack: Pack) -> None:
        """Check what `read_cards` does not check of a new pack: its wording, its numbers, and that
        each of its effects can happen. Raises PackError."""

    tried: str = ""
    """How a playtest's tables differ from others, in a sentence; "" if they do not."""

    def make_save(self, number: int, state: Any) -> str | None:
        """Make the save that a playtest's table of this number starts from, like a campaign's next
        chapter. Return None to start as a game begins. `state`: the position at the start. For
        games in which most cards stay in their decks."""
        return None

    @abstractmethod
    def list_cards_in_play(self, state: Any) -> Mapping[str, Collection[int]]:
        """Find the packs' cards that somebody holds or that are being resolved, each with the seats
        it concerns. A playtest counts these cards as drawn."""

    @abstractmethod
    def sum_gauges(self, state: Any, seats: Collection[int]) -> Mapping[str, float]:
        """Sum up for these seats each value that cards change, by its name for players:
        "Health"."""


# -- ids -----------------------------------------------------------------------------------------


_HELD_PACKS: WeakValueDictionary[str, Pack] = WeakValueDictionary()
"""The packs held in this process, by the first characters of their cards' ids."""
_MARK_LENGTH = 1 + DIGITS_IN_CARD_ID


def make_card_mark(digest: str) -> str:
    """Return the first characters of the ids of a pack's cards."""
    return f"x{digest[:DIGITS_IN_CARD_ID]}"


def is_pack_card(card: str) -> bool:
    """Return whether the id belongs to a pack's card."""
    return len(card) > _MARK_LENGTH and card[0] == "x" and card[_MARK_LENGTH] == "-"


def find_pack_card(kind: str, card: str) -> Any:
    """Find the pack card of this kind and id. Raises KeyError if no pack in play has it."""
    pack = _HELD_PACKS.get(card[:_MARK_LENGTH])
    if pack is None or kind not in pack.cards:
        raise KeyError(card)
    return pack.cards[kind][card]


def hold_pack(pack: Pack) -> Pack:
    """Make the pack findable by its cards' ids for as long as somebody holds it. Return the pack,
    or the same pack if this process holds it already. Raises PackError if another pack has the same
    mark."""
    kept = _HELD_PACKS.setdefault(make_card_mark(pack.digest), pack)
    if kept.digest != pack.digest:
        raise PackError(Message("mark-is-taken"))
    return kept


def find_held_pack(digest: str) -> Pack | None:
    """Find the pack of this digest. Return None if nobody holds it in this process."""
    pack = _HELD_PACKS.get(make_card_mark(digest))
    return pack if pack is not None and pack.digest == digest else None
