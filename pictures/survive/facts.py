"""The public facts of a table: all that a picture, its alt text or the side panel may rest on.

Whatever seat's view they are read from, they are the same: what is one seat's alone is never
copied. When the game is over hands are public, and so they are in here.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.survive.model.board import SPACES, Space
from rules.survive.model.components import COLOURS, ZOMBIES, Cards, Colour, Role, Size, Zombie
from rules.survive.model.state import GM
from rules.survive.view import View

VILLAGE = "village-"
WHITE = "white"
"""The White Meteorite, where others have a location token."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player, or the game master's Zombies."""

    number: int
    name: str
    colour: Colour | None
    role: Role
    space: Space | None
    cards: int
    months: int
    crates: int
    cubes: dict[Size, int]
    stuck: bool
    active: bool
    hand: Cards | None
    progress: int | None


@dataclass(frozen=True, slots=True)
class Spot:
    """All that is on one space."""

    space: Space
    place: str | None
    """A token, WHITE, or None while nobody has been there."""
    humans: tuple[Colour | None, ...]
    zombies: tuple[Zombie, ...]
    vampire: bool
    defenses: tuple[tuple[Colour, Size], ...]
    coffins: tuple[Colour, ...]
    crates: int
    dark: bool

    @property
    def village_colour(self) -> str | None:
        """The colour of the Village there, if there is one."""
        kind = self.place or ""
        return kind.removeprefix(VILLAGE) if kind.startswith(VILLAGE) else None

    @property
    def is_blank(self) -> bool:
        """Whether it is unexplored and empty."""
        return self.place is None and not self.is_occupied and not self.defenses

    @property
    def is_occupied(self) -> bool:
        """Whether something stands or lies on it, Defenses apart."""
        pieces = self.humans or self.zombies or self.vampire
        return bool(pieces or self.coffins or self.crates or self.dark)


def list_seats(view: View) -> list[Seat]:
    """Everybody's line, in seat order; the game master's Zombies last."""
    over = view.phase == "over"
    found = [
        Seat(
            number=p.seat,
            name=p.name,
            colour=p.colour,
            role=p.role,
            space=p.space,
            cards=p.cards,
            months=p.months,
            crates=p.crates,
            cubes=p.cubes,
            stuck=p.stuck,
            active=view.phase == "turns" and view.turn == p.seat,
            hand=p.hand if over else None,
            progress=p.progress if over else None,
        )
        for p in view.players
    ]
    if view.zombie_player == GM:
        turn = view.phase == "turns" and view.turn == GM
        found.append(
            Seat(GM, GAME_MASTER, None, "zombie", None, 0, 0, 0, {}, False, turn, None, None)
        )
    return found


def list_spots(view: View) -> list[Spot]:
    """All 49 spaces, in coordinate order."""
    return [make_spot(view, space) for space in SPACES]


def make_spot(view: View, space: Space) -> Spot:
    walls = view.defenses.get(space, {})
    return Spot(
        space=space,
        place=WHITE if space == view.white else view.tokens.get(space),
        humans=tuple(p.colour for p in view.players if p.space == space),
        zombies=tuple(z for z in ZOMBIES if view.zombies.get(z) == space),
        vampire=view.vampire == space,
        defenses=tuple((colour, walls[colour]) for colour in COLOURS if colour in walls),
        coffins=tuple(c for c in COLOURS if view.coffins.get(c) == space),
        crates=view.crates.get(space, 0),
        dark=view.dark == space,
    )


def list_loose_coffins(view: View) -> list[Colour]:
    """Colours of the Coffins that lie about, not yet saved."""
    return [colour for colour in COLOURS if colour in view.coffins and colour not in view.saved]


def list_saved_coffins(view: View) -> list[Colour]:
    return [colour for colour in COLOURS if colour in view.saved]


def zombies_at_home(view: View) -> list[Zombie]:
    """Zombies that stand on Zombie City."""
    return [z for z in ZOMBIES if z in view.zombies and find_place(view, view.zombies[z]) == "city"]


def find_place(view: View, space: Space) -> str | None:
    """The kind of place that lies there."""
    return WHITE if space == view.white else view.tokens.get(space)


def find_token(view: View, token: str) -> Space | None:
    """Where a token of which there is one lies, once found."""
    return next((space for space, there in view.tokens.items() if there == token), None)


GAME_MASTER = "Game master"


def make_shown_view(view: View) -> View:
    """What a picture of the table shows: an offer and the calls to end stand in the words beside
    it."""
    return make_public_view(view).model_copy(update={"offer": None, "calls": []})


def make_public_view(view: View) -> View:
    """The view as a spectator has it."""
    players = view.players
    if view.phase != "over":
        bare = {"hand": None}
        players = [
            p.model_copy(update={**bare, "progress": None} if p.role == "human" else bare)
            for p in view.players
        ]
    return view.model_copy(update={"seat": None, "sheet": None, "players": players})
