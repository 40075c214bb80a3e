"""The public facts of a table: all that a picture, its alt text or the side panel may show.

They are the same whichever seat's view they are read from: nothing that only one seat may know is
copied. Once the game is over, hands are public and are copied too.
"""

from dataclasses import dataclass

from pictures.kit.phrases import pick_fields
from pictures.survive.words import Message
from rules.survive.model.board import SPACES, Space
from rules.survive.model.components import COLOURS, ZOMBIES, Cards, Colour, Role, Size, Zombie
from rules.survive.model.state import GM
from rules.survive.view import View

VILLAGE = "village-"
WHITE = "white"
"""The place of the space with the White Meteorite, which has no location token."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player, or the Zombies that the game master plays."""

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
    """Everything that is on one space."""

    space: Space
    place: str | None
    """The location token, WHITE, or None if the space is unexplored."""
    humans: tuple[Colour | None, ...]
    zombies: tuple[Zombie, ...]
    vampire: bool
    defenses: tuple[tuple[Colour, Size], ...]
    coffins: tuple[Colour, ...]
    crates: int
    dark: bool

    @property
    def village_colour(self) -> str | None:
        """The colour of the Village on this space, or None if there is none."""
        kind = self.place or ""
        return kind.removeprefix(VILLAGE) if kind.startswith(VILLAGE) else None

    @property
    def is_blank(self) -> bool:
        """Whether the space is unexplored and empty."""
        return self.place is None and not self.is_occupied and not self.defenses

    @property
    def is_occupied(self) -> bool:
        """Whether anything except Defenses stands or lies on the space."""
        pieces = self.humans or self.zombies or self.vampire
        return bool(pieces or self.coffins or self.crates or self.dark)


def list_seats(view: View) -> list[Seat]:
    """List the seats in order. The game master's Zombies, if any, come last."""
    over = view.phase == "over"
    found = [
        Seat(
            number=p.seat,
            **pick_fields(p, "name colour role space cards months crates cubes stuck"),
            active=view.phase == "turns" and view.turn == p.seat,
            hand=p.hand if over else None,
            progress=p.progress if over else None,
        )
        for p in view.players
    ]
    if view.zombie_player == GM:
        turn = view.phase == "turns" and view.turn == GM
        found.append(
            Seat(GM, str(GAME_MASTER), None, "zombie", None, 0, 0, 0, {}, False, turn, None, None)
        )
    return found


def list_spots(view: View) -> list[Spot]:
    """List what is on each of the 49 spaces, in coordinate order."""
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
    """List the colours of the Coffins that are on the map and not yet saved."""
    return [colour for colour in COLOURS if colour in view.coffins and colour not in view.saved]


def list_saved_coffins(view: View) -> list[Colour]:
    return [colour for colour in COLOURS if colour in view.saved]


def list_zombies_at_home(view: View) -> list[Zombie]:
    """List the Zombies that stand on Zombie City."""
    return [z for z in ZOMBIES if z in view.zombies and find_place(view, view.zombies[z]) == "city"]


def find_place(view: View, space: Space) -> str | None:
    """Find the location token on a space, or WHITE; None if the space is unexplored."""
    return WHITE if space == view.white else view.tokens.get(space)


def find_token(view: View, token: str) -> Space | None:
    """Find the space of a token that exists only once; None if nobody has found it."""
    return next((space for space, there in view.tokens.items() if there == token), None)


GAME_MASTER = Message("game-master")


def make_shown_view(view: View) -> View:
    """Copy the public view without the offer and the calls to end, which the words beside the
    picture show."""
    return make_public_view(view).model_copy(update={"offer": None, "calls": []})


def make_public_view(view: View) -> View:
    """Copy the view as a spectator sees it. Unless the game is over, leave out the hands and the
    Humans' progress."""
    players = view.players
    if view.phase != "over":
        bare = {"hand": None}
        players = [
            p.model_copy(update={**bare, "progress": None} if p.role == "human" else bare)
            for p in view.players
        ]
    return view.model_copy(update={"seat": None, "sheet": None, "players": players})
