"""A player changes sides (SV-16). Nobody chooses it, and nobody comes back (SV-16.14, SV-16.3)."""

from __future__ import annotations

from typing import NoReturn

from rules.survive.content import flavour
from rules.survive.model.components import CUBES, Role, in_words
from rules.survive.model.state import State
from rules.survive.play.bank import lose_all
from rules.survive.play.context import Here, TurnOver


def become_zombies(t: Here, seat: int) -> NoReturn:
    """Everything the player had goes; the Original Zombie appears on Zombie City, and the turn
    ends (SV-16.1, SV-16.5)."""
    _leave_human_life(t, seat, "zombie")
    city = t.state.find_lair("zombie")
    t.state.zombies["original"] = city
    t.tell(f"The Original Zombie stands on Zombie City, {city}.", kind="zombie", space=city)
    raise TurnOver


def become_vampire(t: Here, seat: int) -> NoReturn:
    """Everything the player had goes; the Vampire appears on the Graveyard, without a Drop
    (SV-15.4), and the turn ends (SV-16.1, SV-16.5)."""
    _leave_human_life(t, seat, "vampire")
    graveyard = t.state.find_lair("vampire")
    t.state.vampire = graveyard
    t.tell(f"The Vampire stands on the Graveyard, {graveyard}.", kind="vampire", space=graveyard)
    raise TurnOver


def _leave_human_life(t: Here, seat: int, role: Role) -> None:
    """Cards to the Bank, the rest to the supply, Crates out of the game (SV-16.2); of Zombies who
    find the Graveyard and of a Vampire who finds the City all that was theirs (SV-16.4, SV-16.6).
    The Lair stays, without an owner (SV-16.9)."""
    s = t.state
    player = s.players[seat]
    title = "the Zombie player" if role == "zombie" else "the Vampire"
    line = flavour.of_role(s, role)
    if player.role == "human":
        given = _leave_humans(s, seat)
    elif player.role == "zombie":
        s.zombies.clear()
        given = " All Zombies leave the board."
    else:
        s.vampire, s.drops = None, 0
        s.coffins.clear()
        given = " Every Coffin crumbles, the saved ones too."
    player.role = role
    t.tell(
        f"{t.name_seat(seat)} is now {title}.{given} {line}",
        kind="conversion",
        seat=seat,
        role=role,
    )


def _leave_humans(s: State, seat: int) -> str:
    """All that a Human had. Returns what of it there was, in words."""
    player = s.players[seat]
    lost = lose_all(s, seat)
    given = f" Back to the Bank: {in_words(lost)}." if any(lost.values()) else ""
    if player.crates:
        given += " A Crate is lost." if player.crates == 1 else f" {player.crates} Crates are lost."
    s.crates_out += player.crates
    player.crates = 0
    gone = sum(there.pop(player.colour, None) is not None for there in s.defenses.values())
    s.defenses = {space: there for space, there in s.defenses.items() if there}
    if gone:
        given += " A Defense leaves" if gone == 1 else f" {gone} Defenses leave"
        given += " the board."
    player.cubes = CUBES.copy()
    player.space = ""
    return given
