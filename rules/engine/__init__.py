"""What every game shares: the table, prompts, chance, events, undo and the journal."""

from .chance import Chance
from .events import Event, Result
from .game import GAMES, Game, Weight, register
from .journal import Entry
from .lanes import Offer, Play, Reply, Wait
from .pack_texts import checked, pack_of
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
from .seal import hashed, seal
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
    "checked",
    "hashed",
    "is_packed",
    "pack_of",
    "packed_card",
    "register",
    "renewed",
    "seal",
]
