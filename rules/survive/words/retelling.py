"""How the book tells a game of Survive!: who takes part, and which of the log belongs to the story.
The pictures show dice, hands and where on the board things happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from rules.engine import Event, Result
from rules.engine.retelling import Retold, Role, first_sentence, rest_of_text
from rules.kit.words import capitalize_first, inflect_noun, list_words, spell_number
from rules.survive.model.components import MONTHS_TO_WIN
from rules.survive.model.state import State

_WHERE = re.compile(r",? (?:at|on) [A-G][1-7]\b|, [A-G][1-7](?=\.)|^At [A-G][1-7] ")
_MONSTER = re.compile(r"^The (?=\w+ Zombie$|Vampire$)")
_BOOKKEEPING = re.compile(r"Back to the Bank|(A|\d+) (Crate|Defense)s? |All Zombies leave")
_FOUND = (
    "{who} finds {what}.",
    "{who} comes to {what}.",
    "Next for {who} is {what}.",
    "{who} reaches {what}.",
    "There is {what} in front of {who}.",
    "{who} goes on, to {what}.",
)
_BUILT = (
    "{who} puts up {what}: {months}.",
    "{what} goes up, and {who} has {months}.",
    "{who} builds {what}. That makes {months}.",
    "With {what} {who} has {months}.",
)
_STRENGTHS = {"basic": "a plain wall", "improved": "a better wall", "fortified": "a fortress"}


def list_roles(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """List the players and their colours."""
    return [
        Role(seat, name, f"{player.colour.capitalize()}." if s.phase != "colours" else "")
        for seat, (name, player) in enumerate(zip(names, s.players, strict=True))
    ]


def describe_afterwards(s: State, names: tuple[str, ...], result: Result) -> Sequence[str]:
    """Say what became of each player."""
    told = [
        f"{name} {_describe_fate(s, seat, seat in result.winners)}."
        for seat, name in enumerate(names)
        if _describe_fate(s, seat, seat in result.winners)
    ]
    come: dict[int, list[str]] = {}
    for seat, name in enumerate(names):
        if not _describe_fate(s, seat, seat in result.winners):
            come.setdefault(s.count_months(seat), []).append(name)
    through = [
        f"{list_words(who)} through {spell_number(months)}" for months, who in sorted(come.items())
    ]
    if through:
        through[-1] = through[-1].replace(" through ", " had come through ", 1)
        told.insert(0, f"Of the twelve months {list_words([through[-1], *through[-2::-1]])}.")
    return (" ".join(told),)


def _describe_fate(s: State, seat: int, won: bool) -> str:
    """Say what became of one player; return "" for a Human who is still on the way."""
    role = s.players[seat].role
    if role == "zombie":
        return "is the city's now, and has the whole street for company"
    if role == "vampire":
        return "sleeps by day, under the angels"
    months = s.count_months(seat)
    if not months:
        return "is still out there, with a coat, a knife and half a map"
    if months < MONTHS_TO_WIN:
        return ""
    if won:
        return "has shut the gate behind the last of the winter"
    return "had all twelve months behind the walls, and only the way home to go"


def retell_event(event: Event) -> Retold:
    """Retell one event for the book."""
    teller = _TELLERS.get(event.kind)
    return teller(event) if teller is not None else Retold()


def _strip_places(text: str) -> str:
    """Remove from the text where on the board things happened."""
    return capitalize_first(_WHERE.sub("", text))


def _retell_sentences(event: Event, weight: int = 0) -> Retold:
    """Retell an event by its first sentence, with the rest of its text as the scene."""
    said = _strip_places(first_sentence(event.text)).replace(": The ", ": the ")
    seat = event.data.get("seat")
    return Retold(said, rest_of_text(event.text), weight, said.rstrip("."), seat)


def _retell_role(event: Event) -> Retold:
    who, _, words = event.text.partition(": ")
    return Retold(f"{who}.", words, seat=event.data["seat"], alone=True)


def _retell_setup(event: Event) -> Retold:
    if event.text.startswith("The White Meteorite"):
        return Retold(
            "", f"A white Meteorite lies in the grass. {rest_of_text(event.text)}", alone=True
        )
    if event.text.startswith("Zombie City"):
        return Retold("Zombie City is out there, and something has already left it.", alone=True)
    who, begins, _ = event.text.partition(" begins.")
    return Retold(
        f"{who} is the first to go." if begins else first_sentence(event.text), alone=True
    )


def _retell_discovery(event: Event) -> Retold:
    """Retell a discovery in one of several wordings, because a game has many discoveries."""
    token = str(event.data.get("token", ""))
    weight = 3 if token.startswith("village") else 4 if token in ("graveyard", "city") else 0
    told = _retell_sentences(event, weight)
    who, discovers, what = told.text.rstrip(".").partition(" discovers ")
    if weight or not discovers:
        return told
    what = f"{what[0].lower()}{what[1:]}".replace("Rocky Landscape", "rocky landscape")
    for terrain in ("Prairie", "Lake", "Forest", "Mountain"):
        what = what.replace(terrain, terrain.lower())
    who = _MONSTER.sub("the ", who)
    said, *ways = [capitalize_first(way.format(who=who, what=what)) for way in _FOUND]
    return replace(told, text=said, heading="", ways=tuple(ways))


def _retell_build(event: Event) -> Retold:
    done, _, months = event.text.partition(" Months: ")
    seat = event.data.get("seat")
    size = event.data.get("size")
    if size is None:
        lost = re.match(r"(.+)'s \w+ Defense is destroyed", done)
        return Retold(f"One of {lost[1]}'s walls is gone.", seat=seat) if lost else Retold()
    who = re.split(r" pays | puts up ", done)[0]
    wall = _STRENGTHS.get(size, f"a {size} wall")
    count = int(months.rstrip("."))
    said, *ways = [
        capitalize_first(way.format(who=who, what=wall, months=_spell_months(count)))
        for way in _BUILT
    ]
    heading = f"{who} has {_spell_months(count)}"
    return Retold(said, "", 2 if size == "fortified" else 1, heading, seat, ways=tuple(ways))


def _spell_months(count: int) -> str:
    return f"{spell_number(count)} {inflect_noun(count, 'month')}"


def _retell_crate(event: Event) -> Retold:
    told, _, months = event.text.partition(" Months: ")
    seat = event.data.get("seat")
    if months:  # nothing but a number follows
        count = _spell_months(int(months.rstrip(".")))
        who, _, what = _strip_places(told).rstrip(".").partition(" picks up ")
        what = re.sub(r"\d+", lambda found: spell_number(int(found[0])), what.lower())
        ways = (f"{what[0].upper()}{what[1:]}, waiting there for {who}, means {count}.",)
        return Retold(f"{who} picks up {what}: {count}.", seat=seat, ways=ways)
    if "waits there" in told or "No Crate" in told:
        return Retold()
    who, takes, what = told.partition(" takes ")
    if takes and "more" in what:
        which = "a crate" if what.startswith("a ") else "the crate"
        return Retold(f"{who} carries {which} home.", seat=seat)
    crate = _retell_sentences(event)
    where = crate.text.replace("lands, beside", "lands beside").replace("lands, ", "lands on ")
    return replace(crate, text=where.replace("A Crate", "A crate"))


def _retell_meteorite(event: Event) -> Retold:
    gone = "leaves" in first_sentence(event.text)
    said = f"The dark Meteorite {'is gone' if gone else 'comes down'}"
    return Retold(f"{said}.", rest_of_text(event.text), 1, said)


def _retell_cards(event: Event) -> Retold:
    seat = event.data.get("seat")
    if "stuck" in event.text:
        who = event.text.partition(",")[0]
        return Retold(f"{who} lies under it, and is stuck.", seat=seat)
    who, cannot, _ = event.text.partition(" cannot defend ")
    if not cannot:
        return Retold()
    ways = (f"{who} gets away with half a pack.", f"Half of what {who} had is gone.")
    return Retold(f"{who} has nothing to fight back with.", ways=ways, seat=seat)


def _retell_forfeit(event: Event) -> Retold:
    who, held, _ = event.text.partition(" is held ")
    if not held:
        return Retold()
    ways = (f"{who} still cannot move.", f"{who} digs, and is no further.")
    return Retold(f"{who} lies under the stone, and waits.", ways=ways, seat=event.data["seat"])


def _retell_coffin(event: Event) -> Retold:
    if " is destroyed" in event.text:
        return _retell_sentences(event, 3)
    if "colour" not in event.data:
        which = re.split(r" (?:is|are) saved", first_sentence(event.text))[0]
        number = len(re.split(r", | and ", which))
        come = "comes" if number == 1 else "come"
        said = f"{which} {come} home to the Graveyard."
        coffins = which if number == 1 else f"{capitalize_first(spell_number(number))} Coffins"
        return Retold(said, "", 5, f"{coffins} {come} home")
    coffin = f"The {event.data['colour'].capitalize()} Coffin"
    return Retold(f"{coffin} has been found.", "", 2, f"{coffin} is found")


def _retell_conversion(event: Event) -> Retold:
    sentences = event.text.split(". ")
    scene = [one for one in sentences[1:] if not _BOOKKEEPING.match(one)]
    who = first_sentence(event.text).replace(
        "is now the Zombie player", "belongs to Zombie City now"
    )
    heading = who.rstrip(".")
    return Retold(who, ". ".join(scene), 9, heading, event.data["seat"], alone=True)


def _retell_attack(event: Event) -> Retold:
    """Retell an attack; the event after it tells the result."""
    told = _retell_sentences(event, 4)
    who, attacks, whom = told.text.rstrip(".").partition(" with ")[0].partition(" attacks ")
    if attacks:
        said, ways = f"{who} attacks {whom}", (f"{who} is upon {whom}.", f"{who} goes for {whom}.")
        return replace(told, text=f"{said}.", heading=said, ways=ways)
    who, sucks, whom = told.text.rstrip(".").partition(" sucks blood from ")
    if not sucks:
        return told
    return replace(told, ways=(f"{who} drinks from {whom}.", f"{who} helps itself to {whom}."))


def _retell_vampire(event: Event) -> Retold:
    if " stands on " in event.text:
        return Retold()
    return _retell_sentences(event, 6 if " is destroyed" in event.text else 2)


def _retell_scene(event: Event) -> Retold:
    return Retold("", event.text, alone=True)


def _retell_defense(event: Event) -> Retold:
    who = event.text.partition(" defends")[0]
    ways = (f"{who} pays, and is let go.", f"{who} holds out.")
    return Retold(f"{who} fights it off.", ways=ways, seat=event.data.get("seat"))


_TELLERS: dict[str, Callable[[Event], Retold]] = {
    "role": _retell_role,
    "setup": _retell_setup,
    "discovery": _retell_discovery,
    "build": _retell_build,
    "crate": _retell_crate,
    "cards": _retell_cards,
    "coffin": _retell_coffin,
    "conversion": _retell_conversion,
    "event": _retell_scene,
    "defense": _retell_defense,
    "meteorite": _retell_meteorite,
    "attack": _retell_attack,
    "vampire": _retell_vampire,
    "zombie": lambda event: _retell_sentences(event, 3),
    "forfeit": _retell_forfeit,
    "call": lambda event: _retell_sentences(event, 2),
}
