"""What happens when the Meteorite lands (SV-12)."""

from rules.engine import Text
from rules.kit.content import DeckText
from rules.survive.content import flavour
from rules.survive.model.board import GRID, Space
from rules.survive.model.components import Cards, describe_cards, name_zombie
from rules.survive.model.state import State
from rules.survive.play.bank import lose_all, lose_half
from rules.survive.play.context import Aim, Here
from rules.survive.play.crates import lose_crates
from rules.survive.play.monsters.monsters import kill_vampire, kill_zombie
from rules.survive.words import Message


def land_meteorite(t: Here, space: Space) -> None:
    """Move the dark Meteorite to this space (SV-12.1), and strike what is there. It also strikes
    again where it already lies (SV-12.16), and on the White Meteorite's space (SV-12.17)."""
    s = t.state
    s.dark = space
    if humans := s.humans_on(space):
        line = flavour.choose_event_line(s, "meteorite-human", Aim(t, humans[0]))
    elif s.has_monster_on(space):
        line = flavour.choose_event_line(
            s, "meteorite-monster", {"monster": _name_monster(s, space)}
        )
    elif space in s.defenses:
        line = _describe_ruin(t, space)
    else:
        line = flavour.choose_event_line(s, "meteorite-empty", Aim(t, s.turn))
    t.tell(Message("meteorite-lands", space=space, line=line), kind="meteorite", space=space)
    _strike_humans(t, space)
    _strike_monsters(t, space)
    _strike_things(t, space)


def _name_monster(s: State, space: Space) -> Message:
    """Name the Monster on a space, or the first of several."""
    found = s.zombies_on(space)
    if found:
        return name_zombie(found[0])
    return Message("finder", finder="vampire", player="", zombie="")


def _describe_ruin(t: Here, space: Space) -> DeckText:
    """Choose a line for a Defense that is about to be destroyed."""
    s = t.state
    seat = s.seat_of(next(iter(s.defenses[space])))
    assert seat is not None  # a Defense leaves with its owner (SV-24.7)
    months = Message("months-behind", months=s.count_months(seat))
    facts: dict[str, Text] = {"who": t.name_seat(seat), "months": months}
    return flavour.choose_event_line(s, "meteorite-structure", facts)


def _strike_humans(t: Here, space: Space) -> None:
    """Take all cards from Humans under the Meteorite, who are stuck (SV-12.2, SV-12.3), and half
    from those beside it, whatever protects them from Monsters (SV-12.4, SV-12.5)."""
    s = t.state
    for seat in s.humans_on(space):
        lost = lose_all(s, seat)
        _tell_loss(t, seat, "under-meteorite", lost)
    for beside in GRID.neighbours[space]:
        for seat in s.humans_on(beside):
            _tell_loss(t, seat, "beside-meteorite", lose_half(t, seat))


def _tell_loss(t: Here, seat: int, what: str, lost: Cards) -> None:
    told = Message(
        what, player=t.name_seat(seat), count=sum(lost.values()), cards=describe_cards(lost)
    )
    t.tell(told, kind="cards", seat=seat)


def _strike_monsters(t: Here, space: Space) -> None:
    """Destroy the Monsters under the Meteorite, on their Lairs too, and give nobody a Crate for it
    (SV-12.6, SV-12.7, SV-12.18, SV-12.19); destroy Coffins there too (SV-12.8, SV-12.9)."""
    s = t.state
    for zombie in s.zombies_on(space):
        kill_zombie(t, zombie)
    if s.vampire == space:
        kill_vampire(t)
    for colour in [colour for colour, at in s.coffins.items() if at == space]:
        del s.coffins[colour]
        t.tell(Message("coffin-destroyed", colour=colour), kind="coffin", colour=colour)


def _strike_things(t: Here, space: Space) -> None:
    """Return Defenses on the space to stock (SV-12.10, SV-12.11), and put Crates that lie there out
    of the game (SV-12.12). Crates that a player has are safe (SV-12.13)."""
    s = t.state
    for colour, size in s.defenses.pop(space, {}).items():
        owner = s.seat_of(colour)
        assert owner is not None
        s.players[owner].cubes[size] += 1
        told = Message(
            "defense-destroyed", player=t.name_seat(owner), size=size, months=s.count_months(owner)
        )
        t.tell(told, kind="build", seat=owner)
    if crushed := lose_crates(s, space):
        t.tell(Message("crates-crushed", count=crushed, space=space), kind="crate", space=space)
