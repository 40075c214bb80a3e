"""How a player changes sides (SV-16). Nobody chooses to, and nobody comes back (SV-16.14,
SV-16.3)."""

from typing import Any, NoReturn

from rules.survive.content import flavour
from rules.survive.model.components import CUBES, Role, describe_cards
from rules.survive.model.state import State
from rules.survive.play.bank import lose_all
from rules.survive.play.context import Here, TurnOver
from rules.survive.words import Message


def become_zombies(t: Here, seat: int) -> NoReturn:
    """Make a player the Zombies: they lose everything, the Original Zombie appears on Zombie City,
    and the turn ends (SV-16.1, SV-16.5)."""
    _leave_human_life(t, seat, "zombie")
    city = t.state.find_lair("zombie")
    t.state.zombies["original"] = city
    t.tell(Message("original-stands", city=city), kind="zombie", space=city)
    raise TurnOver


def become_vampire(t: Here, seat: int) -> NoReturn:
    """Make a player the Vampire: they lose everything, the Vampire appears on the Graveyard without
    a Drop (SV-15.4), and the turn ends (SV-16.1, SV-16.5)."""
    _leave_human_life(t, seat, "vampire")
    graveyard = t.state.find_lair("vampire")
    t.state.vampire = graveyard
    t.tell(Message("vampire-stands", space=graveyard), kind="vampire", space=graveyard)
    raise TurnOver


def _leave_human_life(t: Here, seat: int, role: Role) -> None:
    """Take all that the player had, and give them the new role. A Human's cards go to the Bank,
    their Crates out of the game, all else to the supply (SV-16.2); Zombies who find the Graveyard
    and a Vampire who finds the City lose all pieces (SV-16.4, SV-16.6). The Lair stays, without an
    owner (SV-16.9)."""
    s = t.state
    player = s.players[seat]
    line = flavour.choose_role_line(s, role, {})
    name = t.name_seat(seat)
    if player.role == "human":
        told = Message("converts", player=name, role=role, line=line, **_leave_humans(s, seat))
    elif player.role == "zombie":
        s.zombies.clear()
        told = Message("zombies-become-vampire", player=name, line=line)
    else:
        s.vampire, s.drops = None, 0
        s.coffins.clear()
        told = Message("vampire-becomes-zombies", player=name, line=line)
    player.role = role
    t.tell(told, kind="conversion", seat=seat, role=role)


def _leave_humans(s: State, seat: int) -> dict[str, Any]:
    """Take all that a Human had, and return how much it was as data for a message."""
    player = s.players[seat]
    lost = lose_all(s, seat)
    crates, player.crates = player.crates, 0
    s.crates_out += crates
    gone = sum(player.colour in there for there in s.defenses.values())
    left = {
        space: {colour: size for colour, size in there.items() if colour != player.colour}
        for space, there in s.defenses.items()
    }
    s.defenses = {space: there for space, there in left.items() if there}
    player.cubes = CUBES.copy()
    player.space = ""
    cards = sum(lost.values())
    return {"count": cards, "cards": describe_cards(lost), "crates": crates, "defenses": gone}
