"""What each seat, and a spectator, may see (SV-19, SV-23)."""

from pydantic import BaseModel

from rules.engine import Text
from rules.kit.late_views import HasLateTexts, LateLine
from rules.kit.secrecy import fill_view
from rules.survive.model.board import Space, list_spaces, make_mask
from rules.survive.model.components import (
    CHART,
    CRATES,
    ELEMENTS,
    MONTHS_TO_WIN,
    SURVIVE,
    Act,
    Cards,
    Colour,
    Element,
    Role,
    Size,
    Token,
    Zombie,
    read_zombie,
)
from rules.survive.model.state import State
from rules.survive.play import absence
from rules.survive.play.ending import measure_progress
from rules.survive.play.humans import turn as humans
from rules.survive.play.humans.movement import find_human_ends, find_human_reach, is_human_stuck
from rules.survive.play.monsters import vampire, zombies
from rules.survive.words.news import list_news

__all__ = ["CRATES", "Destination", "OfferView", "PlayerView", "Sheet", "View", "view_table"]


class PlayerView(BaseModel):
    """One player, as the reader may see them."""

    seat: int
    name: str
    colour: Colour | None
    """None until the player has chosen a colour."""
    role: Role
    space: Space | None
    cards: int
    hand: Cards | None
    """The cards; None unless they are the reader's own or the game is over (SV-19.3)."""
    crates: int
    months: int
    cubes: dict[Size, int]
    stuck: bool
    progress: int | None
    """Progress out of 60. A Human's depends on the hand, so only they see it before the end."""


class Destination(HasLateTexts, BaseModel):
    """A legal destination for a piece, and what it would bring."""

    piece: str
    """ "human", "vampire" or a Zombie's name."""
    space: Space
    brings: LateLine


class Sheet(BaseModel):
    """What only the reader may see (SV-23): what their hand can pay, and their legal
    destinations."""

    pays: dict[Act, bool]
    missing: list[Element]
    """Elements that the hand still lacks for the set of four."""
    months_missing: int
    destinations: list[Destination]
    """The reader's legal destinations, if their turn waits for a move."""


class OfferView(BaseModel):
    """A trade on the table: its two parties see the cards, all others the numbers (SV-8.5)."""

    by: int
    to: int
    gives: int
    takes: int
    give: Cards | None
    take: Cards | None


class View(BaseModel):
    """The table as one seat, or a spectator, may see it."""

    seat: int | None
    phase: str
    round: int
    last_dawn: int
    turn: int
    """Whose turn it is: a seat, or -1 for the game master's Zombies."""
    roll: str | None
    trail: list[tuple[Space, Space]]
    news: list[Space]
    """The spaces that changed in the last turn or SURVIVE! with any effect, apart from moves."""
    reach: list[Space]
    """Where the pieces whose turn it is may go now, whatever cards their player holds."""
    contested: list[Space]
    """Spaces with a Monster that a Human could also reach. To go there, they must be able to pay
    for an attack, which is their secret (SV-19.5)."""
    players: list[PlayerView]
    tokens: dict[Space, Token]
    white: Space | None
    dark: Space | None
    crates: dict[Space, int]
    crates_left: int
    defenses: dict[Space, dict[Colour, Size]]
    zombies: dict[Zombie, Space]
    zombies_to_move: list[Zombie]
    zombie_player: int | None
    vampire: Space | None
    vampire_player: int | None
    drops: int
    coffins: dict[Colour, Space]
    saved: list[Colour]
    bank: Cards
    bag: dict[Token, int]
    calls: list[int]
    offer: OfferView | None
    sheet: Sheet | None
    """None for a spectator."""


def view_table(s: State, seat: int | None, names: tuple[str, ...], *, sheet: bool = True) -> View:
    """Show the position as the seat may know it; a seat of None is a spectator. With `sheet` False,
    leave out what only people read, not bots."""
    over = s.phase == "over"
    reached = _view_reach(s) if sheet else {}
    within = 0
    for ends in reached.values():
        within |= ends
    contested = within & s.monster_spaces() if "human" in reached else 0
    return fill_view(
        View,
        s,
        seat=seat,
        news=list_news(s) if sheet else [],
        reach=list(list_spaces(within & ~contested)),
        contested=list(list_spaces(contested)),
        players=[_view_player(s, n, names[n], over or n == seat) for n in range(s.seats)],
        white=s.white or None,
        saved=s.saved_colours(),
        offer=_view_offer(s, seat),
        sheet=_view_sheet(s, seat, reached) if sheet and seat is not None else None,
    )


def _view_reach(s: State) -> dict[str, int]:
    """Find where each piece that waits for a move may end, as bit sets. The keys are "human",
    "vampire", a Zombie's name, and "together" for Villages that only several Zombies may enter. A
    Human's set includes spaces with a Monster, even if they cannot pay for an attack, so that it
    depends only on what everybody sees."""
    if s.phase != "turns" or s.roll in (None, SURVIVE):
        return {}
    roll = int(s.roll or 0)
    if s.to_move and s.players[s.turn].role == "human":
        return {"human": find_human_reach(s, s.turn, roll)}
    if s.to_move and s.vampire is not None:
        return {"vampire": vampire.find_vampire_ends(s, roll + 1)}
    found = {str(one): zombies.find_zombie_ends(s, one, roll - 1) for one in s.zombies_to_move}
    if len(found) > 1:
        found["together"] = make_mask(
            zombies.find_zombie_groups(s, zombies.find_reach(s, roll - 1))
        )
    return found


def _view_player(s: State, seat: int, name: str, open_hand: bool) -> PlayerView:
    player = s.players[seat]
    human = player.role == "human"
    return PlayerView(
        seat=seat,
        name=name,
        colour=player.colour if s.phase != "colours" or seat in s.picked else None,
        role=player.role,
        space=player.space or None,
        cards=s.hand_size(seat),
        hand=player.hand.copy() if human and open_hand else None,
        crates=player.crates,
        months=s.count_months(seat),
        cubes=player.cubes.copy(),
        stuck=human and is_human_stuck(s, seat),
        progress=measure_progress(s, seat) if open_hand or not human else None,
    )


def _view_offer(s: State, seat: int | None) -> OfferView | None:
    offer = s.offer
    if offer is None:
        return None
    party = seat in (s.turn, offer.to)
    return OfferView(
        by=s.turn,
        to=offer.to,
        gives=sum(offer.give.values()),
        takes=sum(offer.take.values()),
        give=offer.give.copy() if party else None,
        take=offer.take.copy() if party else None,
    )


def _view_sheet(s: State, seat: int, reached: dict[str, int]) -> Sheet:
    hand = s.players[seat].hand
    human = s.players[seat].role == "human"
    return Sheet(
        pays={act: human and s.can_pay(seat, act) for act in CHART},
        missing=[element for element in ELEMENTS if human and not hand[element]],
        months_missing=max(0, MONTHS_TO_WIN - s.count_months(seat)) if human else 0,
        destinations=_list_destinations(s, seat, reached) if s.turn == seat else [],
    )


def _list_destinations(s: State, seat: int, reached: dict[str, int]) -> list[Destination]:
    """List where the reader may move now, and what each end would bring (SV-19.5)."""
    found: list[tuple[str, Space, Text]] = []
    for piece, within in reached.items():
        if piece == "human":
            ends = find_human_ends(s, seat, within)
            describe_space = humans.describe_ends(s, seat, ends)
            found += [(piece, space, describe_space(space)) for space in list_spaces(ends)]
        elif piece == "vampire":
            describe_space = vampire.describe_ends(s)
            found += [(piece, space, describe_space(space)) for space in list_spaces(within)]
        elif piece != "together":
            zombie, describe_space = read_zombie(piece), zombies.describe_ends(s)
            found += [(piece, space, describe_space(space)) for space in list_spaces(within)]
            if s.tokens.get(s.zombies[zombie]) == "city":
                found.append((piece, s.zombies[zombie], absence.STAY))
    return [
        fill_view(Destination, piece=piece, space=space, brings=brings)
        for piece, space, brings in found
    ]
