"""How pieces draw location tokens, and what each means to the piece that finds it (SV-5)."""

from typing import Literal

from rules.engine import Text
from rules.kit.counts import draw_from
from rules.survive.content import flavour
from rules.survive.model.board import Space
from rules.survive.model.components import VILLAGES, WORTH, YIELDS, Size, Token, Zombie
from rules.survive.model.state import GM
from rules.survive.play.bank import gather_cards
from rules.survive.play.context import Aim, Here, TurnOver, list_rivals
from rules.survive.play.conversion import become_vampire, become_zombies
from rules.survive.play.monsters.monsters import add_coffin, replicate_zombie
from rules.survive.words import Message


def draw_token(
    t: Here,
    space: Space,
    finder: Literal["player", "vampire", "zombie"],
    player: Text = "",
    zombie: Text = "",
) -> Token:
    """Draw a token, each left in the bag as likely as the others, and lay it (SV-5.1, SV-5.2).
    `finder`: what ended there; `player` or `zombie` says which."""
    s = t.state
    token = draw_from(s.bag, t.rng)
    assert token is not None  # the bag has one for each unexplored space (SV-24.2)
    s.tokens[space] = token
    who = Message("finder", finder=finder, player=player, zombie=zombie)
    line = flavour.choose_place_line(s, flavour.find_token_kind(token), Aim(t, s.turn, who))
    told = Message(
        "discovers" if token in YIELDS or token == "mountain" else "discovers-landmark",
        finder=finder,
        player=player,
        zombie=zombie,
        token=token,
        space=space,
        line=line,
    )
    t.tell(told, kind="discovery", space=space, token=token, whose=_name_villager(t, token))
    return token


def _name_villager(t: Here, token: Token) -> str:
    """Name the Human whose Home Village a place is; "" if it is nobody's."""
    colour = VILLAGES.get(token)
    seat = t.state.seat_of(colour) if colour is not None else None
    return "" if seat is None else t.name_seat(seat)


def resolve_human_discovery(t: Here, seat: int) -> None:
    """Resolve a Human's discovery (SV-5.3 to SV-5.9). A Mountain, where nobody else can end and
    attack (SV-5.15), or a Lair ends the turn."""
    s = t.state
    space = s.players[seat].space
    token = draw_token(t, space, "player", player=t.name_seat(seat))
    if token in YIELDS:
        gather_cards(t, seat, "taking", YIELDS[token], 2)
    elif token == "mountain":
        raise TurnOver
    elif token == "city":
        become_zombies(t, seat)
    elif token == "graveyard":
        become_vampire(t, seat)
    else:
        _build_free_defense(t, seat, space)


def _build_free_defense(t: Here, seat: int, space: Space) -> None:
    """Build a Basic on another colour's Village, an Improved on the own one (SV-5.4 to SV-5.6)."""
    s = t.state
    player = s.players[seat]
    wanted: tuple[Size, ...] = ("basic",)
    if s.find_village_colour(space) == player.colour:
        wanted = ("improved", "basic")
    for size in wanted:
        if player.cubes[size]:
            player.cubes[size] -= 1
            s.defenses[space] = {**s.defenses.get(space, {}), player.colour: size}
            t.tell(
                Message(
                    "builds-free",
                    player=t.name_seat(seat),
                    size=size,
                    space=space,
                    months=s.count_months(seat),
                ),
                kind="build",
                seat=seat,
                space=space,
                size=size,
                gained=WORTH[size],
                rivals=list_rivals(t, seat),
            )
            return
    told = Message("none-in-stock", player=t.name_seat(seat), best=wanted[0], space=space)
    t.tell(told, kind="build", seat=seat)


def resolve_zombie_discovery(t: Here, owner: int, zombie: Zombie) -> None:
    """Resolve a Zombie's discovery (SV-5.10, SV-5.11, SV-5.13). The turn ends if it converts the
    player."""
    s = t.state
    space = s.zombies[zombie]
    token = draw_token(t, space, "zombie", zombie=zombie)
    if token == "graveyard":
        if owner == GM:
            # SV-20.4: the game master keeps its role, and no Zombie may stand on the Graveyard.
            city = s.zombies[zombie] = s.find_lair("zombie")
            t.tell(Message("spat-out", zombie=zombie, city=city), kind="zombie")
        else:
            become_vampire(t, owner)
    elif s.find_village_colour(space) is not None:
        replicate_zombie(t, space)


def resolve_vampire_discovery(t: Here, seat: int) -> None:
    """Resolve the Vampire's discovery (SV-5.10, SV-5.12, SV-5.13). The turn ends if it converts the
    player."""
    s = t.state
    assert s.vampire is not None
    space = s.vampire
    token = draw_token(t, space, "vampire")
    colour = s.find_village_colour(space)
    if token == "city":
        become_zombies(t, seat)
    if colour is not None:
        add_coffin(t, colour, space)
