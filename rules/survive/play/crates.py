"""Crates: how they land, and how players win, pick up, trample and lose them (SV-13)."""

from typing import Any

from rules.survive.content import flavour
from rules.survive.model.board import Space
from rules.survive.model.components import HOMES, Colour
from rules.survive.model.state import State
from rules.survive.play.context import Aim, Here, list_rivals
from rules.survive.play.dice import roll_for_highest
from rules.survive.words import Message


def land_crate(t: Here, space: Space) -> None:
    """Let a Crate from the supply land on the space, and give it to the right player (SV-13.3 to
    SV-13.16)."""
    s = t.state
    if not s.crates_left:
        t.tell(Message("nothing-falls"), kind="crate")
        return
    token = s.tokens.get(space)
    colour = s.find_village_colour(space)
    if space in (s.white, s.dark):
        which = "white" if space == s.white else "dark"
        _lose_crate(t, space, "crate-on-meteorite", meteorite=which)
    elif token in ("city", "graveyard", "mountain"):
        _lose_crate(t, space, "crate-on-token", token=token)
    elif colour is not None:
        _give_crate_to_owner(t, space, colour)
    elif s.is_element(space) and space in s.defenses:
        (owner,) = s.defenses[space]
        seat = s.seat_of(owner)
        assert seat is not None  # a Defense leaves with its owner (SV-24.7)
        _award_crate(t, space, [seat], "crate-beside-defense", player=t.name_seat(seat))
    elif s.is_element(space) and s.humans_on(space):
        here = s.humans_on(space)
        names = [t.name_seat(seat) for seat in here]
        _award_crate(t, space, here, "crate-on-humans", count=len(here), players=names)
    elif s.has_monster_on(space):
        _lose_crate(t, space, "crate-among-monsters")
    else:
        s.crates_left -= 1
        s.crates[space] = s.crates.get(space, 0) + 1
        t.tell(Message("crate-waits", space=space), kind="crate", space=space)


def _give_crate_to_owner(t: Here, space: Space, colour: Colour) -> None:
    """Give the Crate to the Human whose Home Village this is, or lose it (SV-13.7 to SV-13.9)."""
    seat = t.state.seat_of(colour)
    if seat is not None:
        _award_crate(t, space, [seat], "crate-on-home", player=t.name_seat(seat))
        return
    _lose_crate(t, space, "crate-on-village", token=HOMES[colour])


def _award_crate(t: Here, space: Space, seats: list[int], where: str, **what: Any) -> None:
    """Give the Crate to the Human there or, if there are several, the highest roll (SV-13.12)."""
    names = [t.name_seat(seat) for seat in seats]
    line = flavour.choose_event_line(
        t.state, "crate-taken", {"who": Message("players", players=names)}
    )
    t.tell(Message(where, space=space, line=line, **what), kind="crate", space=space)
    win_crate(t, roll_for_highest(t, seats), fallen=True)


def _lose_crate(t: Here, space: Space, where: str, **what: Any) -> None:
    s = t.state
    s.crates_left -= 1
    s.crates_out += 1
    line = flavour.choose_event_line(s, "crate-lost", Aim(t, s.turn))
    t.tell(Message(where, space=space, line=line, **what), kind="crate", space=space)


def win_crate(t: Here, seat: int, *, fallen: bool = False) -> None:
    """Give the seat a Crate from the supply, if one is left (SV-9.10, SV-13.3). `fallen`: it has
    fallen from the sky; otherwise it is for an attack."""
    s = t.state
    if not s.crates_left:
        t.tell(Message("no-crate-left", player=t.name_seat(seat)), kind="crate", seat=seat)
        return
    s.crates_left -= 1
    s.players[seat].crates += 1
    told = Message(
        "takes-fallen-crate" if fallen else "takes-crate",
        player=t.name_seat(seat),
        months=s.count_months(seat),
    )
    t.tell(told, kind="crate", seat=seat, rivals=list_rivals(t, seat))


def pick_up_crates(t: Here, seat: int, space: Space) -> None:
    """Pick up all Crates on the space, before discovering (SV-13.17)."""
    s = t.state
    found = s.crates.pop(space, 0)
    if found:
        s.players[seat].crates += found
        told = Message(
            "picks-up-crates",
            player=t.name_seat(seat),
            crates=found,
            space=space,
            months=s.count_months(seat),
        )
        t.tell(told, kind="crate", seat=seat, gained=found, rivals=list_rivals(t, seat))


def lose_crates(s: State, space: Space) -> int:
    """Put the Crates on this space out of the game (SV-13.2). Return how many there were."""
    lost = s.crates.pop(space, 0)
    s.crates_out += lost
    return lost


def trample_crates(t: Here, monster: Message, space: Space) -> None:
    """Lose the Crates on the space where a Monster ends (SV-13.18), and tell all (SV-19.2)."""
    if lost := lose_crates(t.state, space):
        told = Message("tramples-crates", monster=monster, crates=lost, space=space)
        t.tell(told, kind="crate", space=space)
