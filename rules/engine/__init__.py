"""What every game shares: the table, prompts, chance, events, undo and the journal.

Here are the names that every game and every caller needs. What belongs to one subject is imported
from its module: `packs`, `presets`, `search`, `seal` and the others.
"""

from .chance import Chance
from .events import Event, Result
from .game import GAMES, Game, register_games
from .journal import Entry
from .lanes import Offer, Play, asks_nothing
from .messages import Message, Text
from .position import Position, Slotted, copy_position
from .prompts import Answer, Data, Illegal, Option, Prompt
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
    "Message",
    "Offer",
    "Option",
    "Play",
    "Position",
    "Prompt",
    "Result",
    "Slotted",
    "Table",
    "Text",
    "asks_nothing",
    "copy_position",
    "register_games",
]
