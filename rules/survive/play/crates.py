"""Crates: landing, won, picked up, trampled and lost (SV-13)."""

from __future__ import annotations

from rules.kit.words import count_noun, list_words
from rules.survive.content import flavour
from rules.survive.model.board import Space
from rules.survive.model.components import HOMES, TOKEN_NAMES, Colour, found_name
from rules.survive.model.state import State
from rules.survive.play.context import Here
from rules.survive.play.dice import highest_roll


def crate_lands(t: Here, space: Space) -> None:
    """From the supply to the space, and on to whom it belongs (SV-13.3 to SV-13.16)."""
    s = t.state
    if not s.crates_left:
        t.tell("No Crates are left, so nothing falls.", kind="crate")
        return
    token = s.tokens.get(space)
    colour = s.find_village_colour(space)
    if space in (s.white, s.dark):
        which = "White" if space == s.white else "dark"
        _lose_crate(t, space, f"on the {which} Meteorite at {space} and is lost.")
    elif token in ("city", "graveyard", "mountain"):
        _lose_crate(t, space, f"on {found_name(token)} at {space} and is lost.")
    elif colour is not None:
        _crate_on_village(t, space, colour)
    elif s.is_element(space) and space in s.defenses:
        (owner,) = s.defenses[space]
        seat = s.seat_of(owner)
        assert seat is not None  # a Defense leaves with its owner (SV-24.7)
        _crate_taken(t, space, [seat], f"beside {t.name_seat(seat)}'s Defense.")
    elif s.is_element(space) and s.humans_on(space):
        here = s.humans_on(space)
        names = list_words([t.name_seat(seat) for seat in here])
        _crate_taken(t, space, here, f"where {names} stand{'s' if len(here) == 1 else ''}.")
    elif s.monsters_on(space):
        _lose_crate(t, space, f"on {space} among Monsters and is lost.")
    else:
        s.crates_left -= 1
        s.crates[space] = s.crates.get(space, 0) + 1
        t.tell(f"A Crate lands on {space} and waits there.", kind="crate", space=space)


def _crate_on_village(t: Here, space: Space, colour: Colour) -> None:
    """For the Human whose home it is (SV-13.7 to SV-13.9)."""
    seat = t.state.seat_of(colour)
    if seat is not None:
        _crate_taken(t, space, [seat], f"{t.name_seat(seat)}'s Home Village.")
        return
    village = TOKEN_NAMES[HOMES[colour]]
    _lose_crate(t, space, f"on the {village} at {space}, which is nobody's home, and is lost.")


def _crate_taken(t: Here, space: Space, seats: list[int], where: str) -> None:
    """By the one there or, among several, by the highest roll (SV-13.12)."""
    line = flavour.of_event(t.state, "crate-taken")
    t.tell(f"A Crate lands on {space}, {where} {line}", kind="crate", space=space)
    win_crate(t, highest_roll(t, seats), fallen=True)


def _lose_crate(t: Here, space: Space, what: str) -> None:
    s = t.state
    s.crates_left -= 1
    s.crates_out += 1
    line = flavour.of_event(s, "crate-lost")
    t.tell(f"A Crate lands {what} {line}", kind="crate", space=space)


def win_crate(t: Here, seat: int, *, fallen: bool = False) -> None:
    """A Crate from the supply, if one is left (SV-9.10, SV-13.3): for an attack, or one that has
    fallen from the sky."""
    s = t.state
    if not s.crates_left:
        t.tell(f"No Crate is left for {t.name_seat(seat)}.", kind="crate", seat=seat)
        return
    s.crates_left -= 1
    s.players[seat].crates += 1
    t.tell(
        f"{t.name_seat(seat)} takes {'the' if fallen else 'a'} Crate: 1 Month more, "
        f"{s.count_months(seat)} in all.",
        kind="crate",
        seat=seat,
    )


def pick_up_crates(t: Here, seat: int, space: Space) -> None:
    """All of them, before discovering (SV-13.17)."""
    s = t.state
    found = s.crates.pop(space, 0)
    if found:
        s.players[seat].crates += found
        t.tell(
            (
                f"{t.name_seat(seat)} picks up {crates_name(found)} "
                f"at {space}. Months: {s.count_months(seat)}."
            ),
            kind="crate",
            seat=seat,
        )


def lose_crates(s: State, space: Space) -> int:
    """The Crates lying there are out of the game (SV-13.2). Returns how many there were."""
    lost = s.crates.pop(space, 0)
    s.crates_out += lost
    return lost


def trample_crates(t: Here, monster: str, space: Space) -> None:
    """A Monster ends there: Crates under its feet are lost (SV-13.18), for all to see (SV-19.2)."""
    if lost := lose_crates(t.state, space):
        t.tell(f"{monster} tramples {crates_name(lost)} at {space}.", kind="crate", space=space)


def crates_name(number: int) -> str:
    """ "a Crate", "3 Crates"."""
    return "a Crate" if number == 1 else count_noun(number, "Crate")
