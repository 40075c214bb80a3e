"""What comes to and leaves the Monsters' side of the board, no matter which piece causes it:
replication, Coffins, Blood Drops, deaths and respawns."""

from collections.abc import Sequence
from typing import Any, TypeVar

from rules.survive.model.board import Space
from rules.survive.model.components import MOST_DROPS, Colour, Zombie
from rules.survive.play.context import Here
from rules.survive.words import Message

P = TypeVar("P")


def replicate_zombie(t: Here, space: Space) -> None:
    """Add the Village's Zombie to its space, if it is not on the board (SV-14.19 to SV-14.21)."""
    colour = t.state.find_village_colour(space)
    assert colour is not None
    add_zombie(t, colour, space)


def add_zombie(t: Here, colour: Colour, space: Space) -> None:
    """Add the Zombie of this colour on the space, if it is not on the board (SV-14.27,
    SV-14.28)."""
    text = Message("zombie-rises", zombie=colour, space=space)
    _place_piece(t, t.state.zombies, colour, space, text, kind="zombie", zombie=colour)


def add_coffin(t: Here, colour: Colour, space: Space) -> None:
    """Place the Coffin of this colour, if it is not on the board (SV-15.13, SV-15.14, SV-15.25)."""
    text = Message("coffin-stands", colour=colour, space=space)
    _place_piece(t, t.state.coffins, colour, space, text, kind="coffin", colour=colour)


def _place_piece(
    t: Here, pieces: dict[P, Space], piece: P, space: Space, text: Message, **told: Any
) -> None:
    if piece not in pieces:
        pieces[piece] = space
        t.tell(text, **told, space=space)


def kill_zombie(t: Here, zombie: Zombie) -> None:
    """Remove the Zombie from the board (SV-14.30, SV-14.31)."""
    space = t.state.zombies.pop(zombie)
    told = Message("zombie-destroyed", zombie=zombie, space=space)
    t.tell(told, kind="zombie", zombie=zombie, space=space)


def gain_drops(t: Here, number: int) -> None:
    """Give the Vampire Blood Drops, up to the limit of its box (SV-15.5)."""
    s = t.state
    gained = min(number, MOST_DROPS - s.drops)
    s.drops += gained
    if gained:
        told = Message("gains-blood", gained=gained, drops=s.drops)
    else:
        told = Message("gains-no-blood", drops=s.drops)
    t.tell(told, kind="blood", drops=s.drops)


def list_coffins(colours: Sequence[Colour]) -> dict[str, Any]:
    """Make the data about Coffins for a message: how many, and which colours."""
    names = [Message("colour", colour=colour) for colour in colours]
    return {"count": len(colours), "colours": names}


def strike_vampire(t: Here) -> bool:
    """Attack the Vampire: it loses a Drop or, without one, dies. The discard is automatic
    (SV-15.27, SV-15.28). Return whether it died."""
    s = t.state
    if s.drops:
        s.drops -= 1
        t.tell(Message("attack-costs-drop", drops=s.drops), kind="blood", drops=s.drops)
        return False
    kill_vampire(t)
    return True


def kill_vampire(t: Here) -> None:
    """Remove the Vampire with its Drops and every Coffin that is not saved (SV-15.29, 15.30)."""
    s = t.state
    space, s.vampire, s.drops = s.vampire, None, 0
    saved = s.saved_colours()
    loose = [colour for colour in s.coffins if colour not in saved]
    for colour in loose:
        del s.coffins[colour]
    if loose:
        told = Message("vampire-destroyed-with-coffins", space=space, **list_coffins(loose))
    else:
        told = Message("vampire-destroyed", space=space)
    t.tell(told, kind="vampire", space=space)


def respawn_monsters(t: Here) -> None:
    """Bring back the Original Zombie and the Vampire, as any SURVIVE! roll does (SV-11.2 to
    SV-11.4), even under a Meteorite, where they are stuck but not killed (SV-12.22). Drops stay
    lost (SV-15.4)."""
    s = t.state
    if s.zombie_player is not None and "original" not in s.zombies:
        city = s.zombies["original"] = s.find_lair("zombie")
        t.tell(Message("original-returns", city=city), kind="zombie", space=city)
    if s.vampire_player is not None and s.vampire is None:
        graveyard = s.vampire = s.find_lair("vampire")
        t.tell(Message("vampire-returns", space=graveyard), kind="vampire", space=graveyard)
