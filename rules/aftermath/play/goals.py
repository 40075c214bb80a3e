"""Personal goals, and winning the campaign by them (AF-20.1 to AF-20.4, AF-22.3 to AF-22.6)."""

from collections.abc import Callable, Mapping

from rules.aftermath.model.decks import CHARACTERS
from rules.aftermath.model.state import Colony
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message

TO_WIN = 4
"""How many completed goals win (AF-20.1), however many characters there are (AF-20.17)."""
LETTERS = ("letter1", "letter2", "letter3")
STRAYS = 6
COUNTS_STRAYS = "marl"
"""The character whose goal strays count for, whichever member brings them in."""


GOALS: Mapping[str, Callable[[Colony], tuple[int, int]]] = {
    "wren": lambda colony: (sum(colony.flags.get(one, 0) > 0 for one in LETTERS), len(LETTERS)),
    "bodkin": lambda colony: (int("orchard" in colony.built), 1),
    "cog": lambda colony: (("workshop" in colony.built) + colony.railcar, 2),
    COUNTS_STRAYS: lambda colony: (min(colony.boxes[COUNTS_STRAYS].strays, STRAYS), STRAYS),
}
"""By character: a function that returns how far its goal has come, and how far it must."""


def find_progress(colony: Colony, character: str) -> tuple[int, int]:
    """Find how far a character's goal has come, and how far it must: (2, 3) for 2 of 3 letters."""
    return GOALS[character](colony)


def complete_goals(h: Here) -> None:
    """Complete and announce goals that have been reached, even of characters whom nobody plays
    (AF-20.3, AF-20.4). A goal once complete stays so (AF-20.2); the fourth wins the campaign
    (AF-20.1)."""
    colony = h.s.colony
    for character, box in colony.boxes.items():
        so_far, wanted = find_progress(colony, character)
        if box.done or so_far < wanted:
            continue
        box.done = True
        colony.goals.append(character)
        card = CHARACTERS[character]
        told = Message(
            "reaches-goal",
            character=card.name,
            pronoun=card.pronoun,
            goal=card.goal,
            aim=Message("small", text=card.goal),
        )
        h.tell(told, kind="goal", character=character, goals=len(colony.goals))
    if len(colony.goals) >= TO_WIN and not colony.won:
        colony.won = True
        h.tell(Message("wins-campaign"), kind="won")


def gain_strays(h: Here, n: int) -> None:
    """Count n strays that have come to Tinderbox, and tell everybody (AF-22.6)."""
    box = h.s.colony.boxes[COUNTS_STRAYS]
    box.strays += n
    name = CHARACTERS[COUNTS_STRAYS].short
    if not box.done:
        told = Message("counts-strays", all=STRAYS, member=name, strays=box.strays)
        h.tell(told, kind="strays", strays=box.strays)
    complete_goals(h)
