"""What every game shares: the table, prompts, chance, events, undo and the journal."""

from .chance import Chance
from .events import Event, Result
from .game import GAMES, Game, Weight, register
from .journal import Entry
from .lanes import Offer, Play, Reply, Wait
from .playout import Playout
from .position import Position, Slotted
from .prompts import Answer, Data, Illegal, Option, Prompt, renewed
from .seal import hashed, seal
from .search import STRENGTHS, Search, Strength, fitting
from .table import Table

__all__ = [
    "GAMES",
    "STRENGTHS",
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
    "Playout",
    "Position",
    "Prompt",
    "Reply",
    "Result",
    "Search",
    "Slotted",
    "Strength",
    "Table",
    "Wait",
    "Weight",
    "fitting",
    "hashed",
    "register",
    "renewed",
    "seal",
]
