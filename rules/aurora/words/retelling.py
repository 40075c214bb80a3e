"""How a game of Last Aurora is told in its book: who drives, and what of the log is a story.
Tokens, repairs and counting are left to the pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rules.aurora.model.maps import aurora_space
from rules.aurora.model.state import State
from rules.engine import Event, Result
from rules.engine.retelling import Retold, Role, first, rest
from rules.kit.words import capitalized, listed

PREMISE = (
    "The ice has come down from the north and does not mean to go back. One ship still sails from "
    "it, the Aurora, and she moves along the quay from berth to berth, a little nearer to the open "
    "water every day. On the last of them she casts off, with whoever is there.\n\n"
    "So everybody is on the road to her. A convoy is a truck and two trailers, with a Leader, a "
    "Co-Pilot and a Cold Maiden, one can of fuel and one meal. Everything else has to be found on "
    "the way, and most of it has been found already, by others."
)
_BOX = re.compile(r" \d+\.?$")
_TILE = re.compile(r" \(\w+\)")
_ALONE = ("Ulmar", "Rendall and Randall")
"""Names that take no article."""
_MANY = ("wolves", " and ", "Travelers", "Cages", "Blades", "Capsules")


def cast(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """Who leads which Convoy."""
    return [
        Role(seat, names[seat], f"Leads the {player.colour} Convoy.")
        for seat, player in enumerate(s.players)
    ]


def ended(s: State, result: Result) -> str:
    """What has become of the ship. Alone the points belong to it, which no table has then."""
    return result.why if s.automa is not None else first(result.why)


def afterwards(s: State, names: tuple[str, ...], result: Result) -> Sequence[str]:
    """Where each Convoy was in the end, and who was in it."""
    return (" ".join(_fate(s, seat, name) for seat, name in enumerate(names)),)


def _fate(s: State, seat: int, name: str) -> str:
    player = s.players[seat]
    if player.out:
        return f"{name}'s convoy stands where it stopped, with nobody in it."
    crew = listed([_the(one.name) for one in player.crew])
    with_them = f", with {crew}" if crew else ""
    if s.place(seat) >= aurora_space(s.aurora, s.red):
        return f"{name} was at the ship in time{with_them}."
    if player.space.startswith("Q"):
        return f"{name} was on the quay, too far back{with_them}."
    return f"{name} was still on the road{with_them}."


def retold(event: Event) -> Retold:
    """An event in the book."""
    teller = _TELLERS.get(event.kind)
    return teller(event) if teller is not None else Retold()


def _the(name: str) -> str:
    """A card's name in a sentence."""
    if name in _ALONE:
        return name
    return f"the {name.removeprefix('The ')}"


def _low(who: str) -> str:
    """Whoever it is, in the middle of a sentence."""
    return "the Automa" if who == "The Automa" else who


def _are(name: str, one: str = "is", many: str = "are") -> str:
    return many if any(part in name for part in _MANY) else one


def _seat(event: Event) -> int | None:
    seat = event.data.get("seat")
    return seat if isinstance(seat, int) else None


def _said(event: Event, weight: int = 0) -> Retold:
    said = first(event.text)
    return Retold(said, rest(event.text), weight, said.rstrip("."), _seat(event))


def _setup(event: Event) -> Retold:
    regions = _TILE.sub("", event.text.rstrip(".")).removeprefix("The road leads through ")
    named = [name.replace("The ", "the ", 1) for name in regions.split(", ")]
    return Retold(f"The road leads through {listed(named)}.", alone=True)


def _reveal(event: Event) -> Retold:
    name = first(event.text).removeprefix("Next on the road: ").rstrip(".")
    return Retold(f"{capitalized(_the(name))}.", rest(event.text), alone=True)


def _explore(event: Event) -> Retold:
    who, _, did = event.text.rstrip(".").partition(": ")
    for goes in (" goes to ", " go to "):
        crew, found, place = did.partition(goes)
        if not found:
            continue
        each, there = crew.replace(", ", ", the ").replace(" and ", " and the "), _the(place)
        get = "gets" if goes == " goes to " else "get"
        ways = (
            f"At {there} {who}'s {crew} {get} out.",
            f"{who} has the {each} try {there}.",
            f"The {each}{goes}{there} for {who}.",
        )
        return Retold(f"{who} sends the {each} to {there}.", seat=_seat(event), ways=ways)
    return Retold()


def _move(event: Event) -> Retold:
    who, drives, way = event.text.partition(" drives from ")
    if not drives:
        return Retold()
    here, _, there = way.partition(" on ")[0].rstrip(".").partition(" to ")
    seat = _seat(event)
    if here.startswith("Q"):
        return Retold(f"{who} drives on along the quay.", "", 1, f"{who} on the quay", seat)
    if there.startswith("Q"):
        return Retold(f"{who} comes to the quay.", "", 3, f"{who} comes to the quay", seat)
    ways = (f"{who}'s engine catches, and the convoy rolls.", f"{who} is on the road again.")
    return Retold(f"{who} drives on.", seat=seat, ways=ways)


def _ambush(event: Event) -> Retold:
    enemy = event.text.partition(": ")[2].rstrip(".")
    if "card" not in event.data:
        enemy = event.text.partition(":")[0]
        again = _are(enemy, "strikes again", "strike again")
        return Retold(f"{capitalized(_the(enemy))} {again}.")
    said = f"{capitalized(_the(enemy))} {_are(enemy, 'lies', 'lie')} in ambush"
    return Retold(f"{said}.", "", 4, said, alone=True)


def _defeated(event: Event) -> Retold:
    enemy = event.text.partition(": ")[2].rstrip(".")
    said = f"{capitalized(_the(enemy))} {_are(enemy)} beaten"
    return Retold(f"{said}.", "", 6, said)


def _left(event: Event) -> Retold:
    what = event.text.partition(": ")[2].rstrip(".")
    ways = (f"The convoys leave {_the(what)} behind.",)
    return Retold(f"{capitalized(_the(what))} {_are(what)} left behind.", ways=ways)


def _fire(event: Event) -> Retold:
    if event.text.startswith("The Enemies open fire"):
        answers = ("Then it is the Enemies who shoot.", "The Enemies answer.")
        return Retold("The Enemies open fire.", ways=answers)
    who, fires, shot = event.text.partition(" fires ")
    if not fires:
        return Retold()
    target, _, done = shot.partition(" at ")[2].partition(": ")
    target, seat = _the(target), _seat(event)
    jams = ", and then the weapon jams" if "jams" in done else ""
    if done.startswith("0 damage"):
        ways = (f"A shot of {_low(who)}'s goes wide of {target}{jams}.",)
        return Retold(f"{who} fires at {target}, and misses{jams}.", seat=seat, ways=ways)
    ways = (f"{who} opens up on {target}, and hits{jams}.",)
    return Retold(f"{who} fires at {target}, and hits{jams}.", seat=seat, ways=ways)


def _damage(event: Event) -> Retold:
    """What was hit in an ambush or on the road; what a Bonus Action cost is no story."""
    who, hit, part = event.text.rpartition(": ")[2].partition(" takes Damage on ")
    if not hit or event.text.startswith("Bonus Action"):
        return Retold()
    part = _BOX.sub("", part.partition(",")[0])
    takes = "take" if part.endswith("s") else "takes"
    ways = (f"Something breaks on {_low(who)}'s {part}.",)
    return Retold(f"{who}'s {part} {takes} a hit.", seat=_seat(event), ways=ways)


def _contamination(event: Event) -> Retold:
    whose = event.text.partition(": ")[2].partition(" takes ")[0]
    ways = (f"{whose} begins to cough.",)
    return Retold(f"The contamination reaches {whose}.", seat=_seat(event), ways=ways)


def _part(event: Event) -> Retold:
    who, takes, what = first(event.text).rstrip(".").partition(" takes ")
    if not takes or "seat" not in event.data or "unseen" in event.text:
        return Retold()
    what = " in place of ".join(_the(one) for one in what.split(" in place of "))
    return Retold(f"{who} takes {what}.", seat=_seat(event))


def _survivor(event: Event) -> Retold:
    who, takes, whom = first(event.text).rstrip(".").partition(" takes in ")
    if not takes:
        return _said(event, 2)
    said = f"{who} takes in {_the(whom)}"
    return Retold(f"{said}.", rest(event.text), 2, said, _seat(event))


def _card(event: Event) -> Retold:
    """A hidden card that is told of in words of its own."""
    who, plays, what = first(event.text).rstrip(".").partition(" plays ")
    if not plays or not rest(event.text):
        return Retold()
    said = f"{who} has kept {_the(what)} for this"
    return Retold(f"{said}.", rest(event.text), 1, said, _seat(event))


def _aurora(event: Event) -> Retold:
    if "red" not in event.text:
        return Retold()
    ways = ("In the harbour the Aurora moves up by a berth.",)
    return Retold("The Aurora moves along the quay.", ways=ways, alone=True)


def _event(event: Event) -> Retold:
    if "card" in event.data:
        said = first(event.text)
        again = f"Once more: {said}"
        return Retold(said, rest(event.text), 4, said.rstrip("."), alone=True, again=again)
    if event.text.startswith("Until "):
        return Retold()
    return Retold(event.text.partition(":")[0].rstrip(".") + ".")


def _lost(event: Event) -> Retold:
    who, loses, whom = event.text.rpartition(": ")[2].rstrip(".").partition(" loses ")
    said = f"{who} loses {_the(whom)}" if loses else who
    return Retold(f"{said}.", "", 7, said, _seat(event))


_TELLERS: dict[str, Callable[[Event], Retold]] = {
    "setup": _setup,
    "reveal": _reveal,
    "explore": _explore,
    "move": _move,
    "ambush": _ambush,
    "defeated": _defeated,
    "fire": _fire,
    "damage": _damage,
    "event": _event,
    "lost": _lost,
    "avalanche": _said,
    "contamination": _contamination,
    "part": _part,
    "card": _card,
    "left": _left,
    "aurora": _aurora,
    "survivor": _survivor,
    "out": lambda event: _said(event, 9),
}
