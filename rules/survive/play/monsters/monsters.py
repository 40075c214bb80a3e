"""What comes to and leaves the Monsters' side of the board, whoever causes it: replication,
Coffins, Blood Drops, deaths and respawns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from rules.kit.words import count_noun, inflect_noun, list_words
from rules.survive.model.board import Space
from rules.survive.model.components import MOST_DROPS, Colour, Zombie, the_zombie
from rules.survive.model.state import State
from rules.survive.play.context import Here

P = TypeVar("P")


def replicate_zombie(t: Here, space: Space) -> None:
    """Add the Village's Zombie to its space, if it is not on the board (SV-14.19 to SV-14.21)."""
    colour = t.state.find_village_colour(space)
    assert colour is not None
    add_zombie(t, colour, space)


def add_zombie(t: Here, colour: Colour, space: Space) -> None:
    """One Zombie of the colour rises there, if it is not on the board (SV-14.27, SV-14.28)."""
    text = f"{the_zombie(colour)} rises at {space}."
    _place_piece(t, t.state.zombies, colour, space, text, kind="zombie", zombie=colour)


def add_coffin(t: Here, colour: Colour, space: Space) -> None:
    """Place that colour's Coffin, if it is not on the board (SV-15.13, SV-15.14, SV-15.25)."""
    text = f"The {colour.title()} Coffin stands at {space}."
    _place_piece(t, t.state.coffins, colour, space, text, kind="coffin", colour=colour)


def _place_piece(
    t: Here, pieces: dict[P, Space], piece: P, space: Space, text: str, **told: Any
) -> None:
    if piece not in pieces:
        pieces[piece] = space
        t.tell(text, **told, space=space)


def kill_zombie(t: Here, zombie: Zombie) -> None:
    """It leaves the board (SV-14.30, SV-14.31)."""
    space = t.state.zombies.pop(zombie)
    t.tell(
        f"{the_zombie(zombie)} is destroyed at {space}.", kind="zombie", zombie=zombie, space=space
    )


def gain_drops(t: Here, number: int) -> None:
    """Blood for the Vampire, as far as the box holds Drops (SV-15.5)."""
    s = t.state
    gained = min(number, MOST_DROPS - s.drops)
    s.drops += gained
    held = count_noun(s.drops, "Blood Drop")
    told = (
        f"gains {count_noun(gained, 'Blood Drop')} and now has {s.drops}"
        if gained
        else f"gains no blood and {f'still has {held}' if s.drops else 'has none'}"
    )
    t.tell(f"The Vampire {told}.", kind="blood", drops=s.drops)


def left_of(s: State) -> str:
    """What blood the Vampire has left: "none is left", "2 are left"."""
    return f"{s.drops or 'none'} {'are' if s.drops > 1 else 'is'} left"


def coffins_name(colours: Sequence[Colour]) -> str:
    """ "the Red Coffin", "the Red and Blue Coffins"."""
    names = list_words([colour.title() for colour in colours])
    return f"the {names} {inflect_noun(len(colours), 'Coffin')}"


def strike_vampire(t: Here) -> bool:
    """An attack on the Vampire: a Drop is lost or, without one, its life. The discard is
    automatic (SV-15.27, SV-15.28). Returns whether it died."""
    s = t.state
    if s.drops:
        s.drops -= 1
        t.tell(
            f"The attack costs the Vampire 1 Blood Drop; {left_of(s)}.", kind="blood", drops=s.drops
        )
        return False
    kill_vampire(t)
    return True


def kill_vampire(t: Here) -> None:
    """It leaves the board with its Drops and every Coffin that is not saved (SV-15.29, 15.30)."""
    s = t.state
    space, s.vampire, s.drops = s.vampire, None, 0
    saved = s.saved_colours()
    loose = [colour for colour in s.coffins if colour not in saved]
    for colour in loose:
        del s.coffins[colour]
    with_it = f", and {coffins_name(loose)} with it" if loose else ""
    t.tell(f"The Vampire is destroyed at {space}{with_it}.", kind="vampire", space=space)


def respawn_monsters(t: Here) -> None:
    """Any SURVIVE! roll brings back the Original Zombie and the Vampire (SV-11.2 to SV-11.4),
    under a Meteorite too: there they are stuck, not killed (SV-12.22). Drops stay lost (SV-15.4).
    """
    s = t.state
    if s.zombie_player is not None and "original" not in s.zombies:
        city = s.zombies["original"] = s.find_lair("zombie")
        t.tell(f"The Original Zombie is back on Zombie City, {city}.", kind="zombie", space=city)
    if s.vampire_player is not None and s.vampire is None:
        graveyard = s.vampire = s.find_lair("vampire")
        t.tell(f"The Vampire rises again at {graveyard}.", kind="vampire", space=graveyard)
