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
from .playout import Playout
from .position import Position, Slotted
from .presets import Choice, Preset, PresetKind, Scope, Span
from .prompts import Answer, Data, Illegal, Option, Prompt, renewed
from .seal import hashed, mixed_seed, seal, word_mark
from .search import STRENGTHS, Search, Strength, fitting
from .table import Table

__all__ = [
    "GAMES",
    "STRENGTHS",
    "Answer",
    "Chance",
    "Choice",
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
    "Playout",
    "Position",
    "Preset",
    "PresetKind",
    "Prompt",
    "Reply",
    "Result",
    "Scope",
    "Search",
    "Slotted",
    "Span",
    "Strength",
    "Table",
    "Wait",
    "Weight",
    "checked",
    "fitting",
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
