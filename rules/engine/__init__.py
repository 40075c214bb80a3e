"""What every game shares: the table, prompts, chance, events, undo and the journal."""

from .chance import Chance
from .events import Event, Result
from .game import GAMES, Game, Weight, register
from .journal import Entry
from .lanes import Offer, Play, Reply, Wait
from .position import Position, Slotted
from .presets import Choice, Preset, PresetKind, Scope
from .prompts import Answer, Data, Illegal, Option, Prompt, renewed
from .seal import hashed, seal
from .table import Table

__all__ = [
    "GAMES",
    "Answer",
    "Chance",
    "Choice",
    "Data",
    "Entry",
    "Event",
    "Game",
    "Illegal",
    "Offer",
    "Option",
    "Play",
    "Position",
    "Preset",
    "PresetKind",
    "Prompt",
    "Reply",
    "Result",
    "Scope",
    "Slotted",
    "Table",
    "Wait",
    "Weight",
    "hashed",
    "register",
    "renewed",
    "seal",
]
