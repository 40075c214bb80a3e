"""What every game shares: the table, prompts, chance, events, undo and the journal."""

from .chance import Chance
from .events import Event, Result
from .game import GAMES, Game, Weight, register
from .journal import Entry
from .lanes import Offer, Play, Reply, Wait
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
    "Offer",
    "Option",
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
    "mixed_seed",
    "register",
    "renewed",
    "seal",
    "word_mark",
]
