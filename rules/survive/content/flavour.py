"""The flavour text, read from content/flavour.yaml and checked when loaded (SV-1.21)."""

from pathlib import Path
from string import Formatter
from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

from rules.kit.content import BrokenCard, DeckText, Facts, check_counts, check_unique, read_card
from rules.survive.model.board import SPACES
from rules.survive.model.components import VILLAGES, Role, Token
from rules.survive.model.state import State

Happening = Literal[
    "no-effect",
    "meteorite-removed",
    "meteorite-empty",
    "meteorite-human",
    "meteorite-monster",
    "meteorite-structure",
    "crate-taken",
    "crate-lost",
]
Kind = Literal[
    "village",
    "city",
    "graveyard",
    "mountain",
    "prairie",
    "lake",
    "forest",
    "rocky",
    "white-meteorite",
]

KINDS: tuple[Kind, ...] = get_args(Kind)

Line = Annotated[DeckText, Field(min_length=10, max_length=240)]
Lines = Annotated[list[Line], Field(min_length=2)]
OftenTold = Annotated[list[Line], Field(min_length=11)]
"""Enough lines that none is told again within ten, even if no others are told in between."""


FACTS: dict[str, tuple[str, ...]] = {
    "human": ("home",),
    **dict.fromkeys(KINDS, ("who", "left")),
    "white-meteorite": (),
    **dict.fromkeys(get_args(Happening), ("who", "left")),
    "meteorite-monster": ("monster",),
    "meteorite-structure": ("who", "months"),
    "crate-taken": ("who",),
}
"""What lines may name in braces. `who`: the piece that finds the place, the Human who is hit, those
who get the Crate, or the player whose turn it is; `left`: what `who` still needs to win, as in "Ada
still needs two months"; `months`: what the Human had; `home`: the Human's Village; `monster`: what
is hit."""


class Flavour(BaseModel):
    """Lines for everything that can happen. A game tells no line about a place or a role twice, and
    no line about an event again within ten."""

    model_config = ConfigDict(extra="forbid")

    roles: dict[Role, Lines]
    tokens: dict[Kind, Lines]
    events: dict[Happening, OftenTold]


def load_flavour(path: Path) -> Flavour:
    """Load the lines from a file. Raises BrokenCard, which names the file, the entry and what is
    wrong."""
    flavour = read_card(path, Flavour)
    wanted = {"roles": get_args(Role), "tokens": KINDS, "events": get_args(Happening)}
    for part, kinds in wanted.items():
        check_counts(f"{path.name}, {part}", list(getattr(flavour, part)), dict.fromkeys(kinds, 1))
    entries = [*flavour.roles.items(), *flavour.tokens.items(), *flavour.events.items()]
    check_unique(path.name, [(kind, str(line)) for kind, lines in entries for line in lines])
    for kind, lines in entries:
        _check_facts(f"{path.name}, {kind}", lines, FACTS.get(kind, ()))
    return flavour


def _check_facts(name: str, lines: list[DeckText], known: tuple[str, ...]) -> None:
    """Check that the lines name nothing in braces that is not known then. Raises BrokenCard."""
    for line in lines:
        for _, fact, _, _ in Formatter().parse(str(line)):
            if fact is not None and fact not in known:
                raise BrokenCard(f"{name}: nothing is known of {{{fact}}}: {line}")


FLAVOUR = load_flavour(Path(__file__).with_name("flavour.yaml"))


def find_token_kind(token: Token) -> Kind:
    """Find the kind of a location token; the five Villages are one kind."""
    name = "village" if token in VILLAGES else token
    return KINDS[KINDS.index(name)]


def choose_event_line(s: State, happening: Happening, facts: Facts) -> DeckText:
    """Choose a line for an event result, and fill in what has happened."""
    return _take_next_line(s, happening, FLAVOUR.events[happening]).fill(facts)


def choose_place_line(s: State, place: Kind, facts: Facts) -> DeckText:
    """Choose a line for a kind of place, and fill in who has found it."""
    return _take_next_line(s, place, FLAVOUR.tokens[place]).fill(facts)


def choose_role_line(s: State, role: Role, facts: Facts) -> DeckText:
    """Choose a line for a role that a player takes up."""
    return _take_next_line(s, role, FLAVOUR.roles[role]).fill(facts)


def _take_next_line(s: State, about: str, lines: list[DeckText]) -> DeckText:
    """Choose the next line; all are told before one repeats. The White Meteorite's space decides
    which is first, so that tables differ. Chance does not draw them, because words must not change
    the dice."""
    told = s.lines_told.get(about, 0)
    s.lines_told[about] = told + 1
    return lines[(SPACES.index(s.white) + told) % len(lines)]
