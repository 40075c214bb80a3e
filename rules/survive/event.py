"""SURVIVE!: respawns, coordinate dice, coin, and what falls from the sky (SV-11, SV-12, SV-13).
Nobody decides anything in it (SV-11.13)."""

from __future__ import annotations

from . import lore
from .attacks import win_crate
from .board import NEIGHBOURS, Space
from .components import (
    COIN,
    HOMES,
    LETTER_DIE,
    MOVEMENT_DIE,
    NUMBER_DIE,
    SURVIVE,
    TOKEN_NAMES,
    Colour,
    found_name,
    in_words,
)
from .hands import lose_all, lose_half
from .state import GM
from .turn import Here, who
from .undead import kill_vampire, kill_zombie, lose_crates, respawn


def survive_event(t: Here, roller: int) -> None:
    """The whole event: respawns first, so that a Monster it kills waits for the next (SV-11.1)."""
    respawn(t)
    letter, number = t.rng.pick(LETTER_DIE), t.rng.pick(NUMBER_DIE)
    coin = t.rng.pick(COIN)
    t.tell(
        f"The coordinate dice show {letter} and {number}, the coin shows {coin}.",
        kind="dice",
        letter=letter,
        number=number,
        coin=coin,
    )
    space = _struck(t, roller, letter, number)
    if space is not None:
        if coin == "Meteorite":
            meteorite_lands(t, space)
        else:
            crate_lands(t, space)
    elif coin == "Meteorite" and t.state.dark is not None:
        t.state.dark = None
        t.tell(
            f"The dark Meteorite leaves the board. {lore.of_event(t.state, 'meteorite-removed')}",
            kind="meteorite",
        )
    else:
        t.tell(lore.of_event(t.state, "no-effect"), kind="event")


def _struck(t: Here, roller: int, letter: str, number: str) -> Space | None:
    """Where the dice point: a space, or with two icons the roller's own place (SV-11.6 to
    SV-11.11); None with one icon."""
    s = t.state
    icons = (letter, number).count(SURVIVE)
    if icons == 0:
        return letter + number
    if icons == 1:
        return None
    role = "zombie" if roller == GM else s.players[roller].role
    if role == "human":
        return s.players[roller].space
    return s.where("city" if role == "zombie" else "graveyard")


# -- the Meteorite (SV-12) -----------------------------------------------------------------------


def meteorite_lands(t: Here, space: Space) -> None:
    """It moves there from wherever it lay (SV-12.1); landing where it lies strikes again
    (SV-12.16)."""
    s = t.state
    s.dark = space
    struck_humans = s.humans_on(space)
    struck_monsters = s.monsters_on(space)
    line = lore.of_event(
        s,
        "meteorite-human"
        if struck_humans
        else "meteorite-monster"
        if struck_monsters
        else "meteorite-structure"
        if space in s.defenses
        else "meteorite-empty",
    )
    t.tell(f"The dark Meteorite lands on {space}. {line}", kind="meteorite", space=space)
    for seat in struck_humans:
        lost = lose_all(s, seat)
        t.tell(f"{t.name(seat)} loses {in_words(lost)} and is stuck.", kind="cards", seat=seat)
    for beside in NEIGHBOURS[space]:
        for seat in s.humans_on(beside):
            lost = lose_half(t, seat)
            t.tell(f"{t.name(seat)}, beside it, loses {in_words(lost)}.", kind="cards", seat=seat)
    for zombie in s.zombies_on(space):
        kill_zombie(t, zombie)
    if s.vampire == space:
        kill_vampire(t)
    for colour in [colour for colour, at in s.coffins.items() if at == space]:
        del s.coffins[colour]
        t.tell(f"The {colour.title()} Coffin is destroyed.", kind="coffin", colour=colour)
    for colour, size in s.defenses.pop(space, {}).items():
        owner = s.seat_of(colour)
        assert owner is not None
        s.players[owner].cubes[size] += 1
        t.tell(
            f"{t.name(owner)}'s {size.title()} Defense is destroyed; the cube goes back to stock.",
            kind="build",
            seat=owner,
        )
    if crushed := lose_crates(s, space):
        what = "A Crate is" if crushed == 1 else f"{crushed} Crates are"
        t.tell(f"{what} crushed at {space}.", kind="crate", space=space)


# -- Crates (SV-13) ------------------------------------------------------------------------------


def crate_lands(t: Here, space: Space) -> None:
    """From the supply to the space, and on to whom it belongs (SV-13.3 to SV-13.16)."""
    s = t.state
    if not s.crates_left:
        t.tell("The Crates have run out. Nothing falls.", kind="crate")
        return
    token = s.tokens.get(space)
    colour = s.village(space)
    if space in (s.white, s.dark):
        which = "White" if space == s.white else "dark"
        _lose_crate(t, space, f"on the {which} Meteorite at {space} and is lost.")
    elif token in ("city", "graveyard", "mountain"):
        _lose_crate(t, space, f"on {found_name(token)} at {space} and is lost.")
    elif colour is not None:
        _crate_on_village(t, space, colour)
    elif s.element(space) and space in s.defenses:
        (owner,) = s.defenses[space]
        seat = s.seat_of(owner)
        assert seat is not None  # a Defense leaves with its owner (SV-24.7)
        _crate_taken(t, space, [seat], f"beside {t.name(seat)}'s Defense.")
    elif s.element(space) and s.humans_on(space):
        here = s.humans_on(space)
        names = " and ".join(map(t.name, here))
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
        _crate_taken(t, space, [seat], f"{t.name(seat)}'s Home Village.")
        return
    village = TOKEN_NAMES[HOMES[colour]]
    _lose_crate(
        t, space, f"on the {village} at {space} and is lost: no Human of that colour plays."
    )


def _crate_taken(t: Here, space: Space, seats: list[int], where: str) -> None:
    """By the one there or, among several, by the highest roll (SV-13.12)."""
    line = lore.of_event(t.state, "crate-taken")
    t.tell(f"A Crate lands on {space}, {where} {line}", kind="crate", space=space)
    win_crate(t, highest_roll(t, seats), fallen=True)


def _lose_crate(t: Here, space: Space, what: str) -> None:
    s = t.state
    s.crates_left -= 1
    s.crates_out += 1
    line = lore.of_event(s, "crate-lost")
    t.tell(f"A Crate lands {what} {line}", kind="crate", space=space)


def highest_roll(t: Here, seats: list[int]) -> int:
    """Who rolls highest with the Movement Die; SURVIVE! counts 0, ties roll again (SV-2.13,
    SV-13.13)."""
    while len(seats) > 1:
        rolls = {seat: t.rng.pick(MOVEMENT_DIE) for seat in seats}
        told = ", ".join(f"{who(t, seat)} {roll}" for seat, roll in rolls.items())
        t.tell(f"Highest roll: {told}.", kind="dice")
        counts = {seat: 0 if roll == SURVIVE else int(roll) for seat, roll in rolls.items()}
        seats = [seat for seat in seats if counts[seat] == max(counts.values())]
    return seats[0]
