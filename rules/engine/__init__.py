"""What every game shares: the table, prompts, chance, events, undo and the journal."""

from .chance import Chance
from .events import Event, Result
from .game import GAMES, Game, Weight, register
from .journal import Entry
from .lanes import Offer, Play, Reply, Wait
from .pack_texts import pack_of
from .packs import (
    Manifest,
    MissingPacks,
    Pack,
    PackCards,
    PackError,
    PackKind,
    is_packed,
    packed_card,
)
from .position import Position, Slotted
from .prompts import Answer, Data, Illegal, Option, Prompt, renewed
from .seal import hashed, mixed_seed, seal, word_mark
from .table import Table

__all__ = [
    "GAMES",
    "Answer",
    "Chance",
    "Data",
    "Entry",
    "Event",
    "Game",
    "Illegal",
    "Manifest",
    "MissingPacks",
    "Offer",
    "Option",
    "Pack",
    "PackCards",
    "PackError",
    "PackKind",
    "Play",
    "Position",
    "Prompt",
    "Reply",
    "Result",
    "Slotted",
    "Table",
    "Wait",
    "Weight",
    "hashed",
    "is_packed",
    "mixed_seed",
    "pack_of",
    "packed_card",
    "register",
    "renewed",
    "seal",
    "word_mark",
]
