"""How a game of Posthuman is told in its book: which characters set out, and which messages are
part of the story. Dice and goods are left to the pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.engine import Event, Result
from rules.engine.events import passage_of
from rules.engine.retelling import Retold, Role, first_sentence
from rules.kit.words import capitalize_first, list_words, spell_number
from rules.posthuman.model.decks import CONTENT, ENCOUNTERS
from rules.posthuman.model.state import Player, State
from rules.posthuman.play import ending

PREMISE = (
    "People are turning. It begins with a wound that does not close, and it ends out of doors, "
    "among the others, who were people too.\n\n"
    "At the end of the road there is a town with a wall round it, the Fortress, and it lets in "
    "those who are human still. Ten steps lead there, through places that somebody else has left "
    "in a hurry. Whoever falls on the way wakes up at home with a scar, and whoever has too many "
    "scars wakes up as something else, with the same memories and another appetite."
)
ASIDE = "What came of it"
"""The title of a passage that continues the one before."""
STEPS = 10
_BARE = ("Row", "Lane", "Road", "Six", "Quay", "Central Station", "Home")
"""Places whose names have these endings take no article."""
_KILLED = ("{} is dead.", "That is the end of {}.", "{} does not get up again.", "{} falls.")
_PASSED = (
    "{}: {} tries, and it works.",
    "{}: so {} does, and it comes off.",
    "{}: {} does just that.",
)
_FAILED = (
    "{}: {} tries, and it does not work.",
    "{}: so {} means to, and it goes wrong.",
    "{}: {} does what can be done, which is not enough.",
)


def list_roles(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """List the players, each with the character that they set out as."""
    players = s.players or [Player() for _ in names]
    return [
        Role(seat, name, _describe_character(player))
        for seat, (name, player) in enumerate(zip(names, players, strict=True))
    ]


def _describe_character(player: Player) -> str:
    if player.human is None:  # not chosen yet, or no longer known
        return ""
    key = player.human.character
    return f"The {CONTENT.characters[key].name}." if key else "A survivor of their own making."


def describe_afterwards(s: State, names: tuple[str, ...], result: Result) -> Sequence[str]:
    """Tell where all players were in the end."""
    turned = [name for player, name in zip(s.players, names, strict=True) if player.mutant]
    places = ending.list_places(s)
    there = [name for seat, name in enumerate(names) if places[seat] >= STEPS]
    told = [
        f"{name} {_describe_progress(places[seat])}."
        for seat, name in enumerate(names)
        if name not in turned and name not in there
    ]
    if there:
        beds = "have beds" if len(there) > 1 else "has a bed"
        told.insert(0, f"{list_words(there)} {beds} inside the wall.")
    if turned:
        are, know = ("are", "know") if len(turned) > 1 else ("is", "knows")
        others = f"{are} out there with the others, and {know} where everybody sleeps"
        told.append(f"{list_words(turned)} {others}.")
    return (" ".join(told),)


def _describe_progress(steps: int) -> str:
    if not steps:
        return "has not got away from home yet"
    return f"was still on the road, {spell_number(steps)} of the ten steps from home"


def retell_event(event: Event) -> Retold:
    """Retell an event for the book; events without a teller are left out."""
    teller = _TELLERS.get(event.kind)
    return teller(event) if teller is not None else Retold()


def _find_seat(event: Event) -> int | None:
    seat = event.data.get("seat")
    return seat if isinstance(seat, int) else None


def _lower_article(name: str) -> str:
    """Return a name as it is written in the middle of a sentence."""
    return f"the {name.removeprefix('The ')}" if name.startswith("The ") else name


def _format_place(name: str) -> str:
    """Return a place as it is written in the middle of a sentence."""
    if name == "Home":
        return "home"
    if name.startswith("The ") or name.endswith(_BARE) or "'s " in name:
        return _lower_article(name)
    return f"the {name}"


def _retell_sentences(event: Event, weight: int = 0) -> Retold:
    said = first_sentence(event.text)
    return Retold(said, "", weight, said.rstrip("."), _find_seat(event))


def _retell_without_cause(event: Event, weight: int = 0) -> Retold:
    """Retell what happened, without the card that caused it."""
    said = capitalize_first(first_sentence(event.text.partition(": ")[2] or event.text))
    return Retold(said, "", weight, said.rstrip("."), _find_seat(event))


def _retell_passage(event: Event) -> Retold:
    title, read = event.text.rstrip("."), passage_of(event)
    if title == ASIDE:
        return Retold("", read, alone=True)
    if title.startswith("Who ") and title.endswith(" is"):
        who = title.removeprefix("Who ").removesuffix(" is")
        names = (card.name for card in CONTENT.characters.values() if card.text == read)
        said = "".join(f"{who} is the {name}." for name in names)
        return Retold(said, read, alone=True, titled=False)
    who, meets, what = title.partition(" meets ")
    if meets:
        if _is_story(what):
            return Retold(f"{who}: {what}.", read, 2, what, alone=True)
        said = f"{who} meets {_lower_article(what)}"
        return Retold(f"{said}.", read, 2, said, alone=True)
    who, plays, how = title.partition(" plays ")
    if plays and " on " in how:
        said = f"{who} comes for {how.rpartition(' on ')[2]}"
        return Retold(f"{said}.", read, 3, said, alone=True)
    name, chosen, what = title.partition(": ")
    if chosen and _is_story(name):
        return Retold(f"{what}.", read, alone=True)
    name = title.removeprefix("The event is ")
    return Retold(f"{name}.", read, alone=True, again=f"Once more: {name}.")


def _is_choice(what: str) -> bool:
    """Whether a text is the label of an option that a player chose, and not another cause of a
    test."""
    stories = (card.narrative for card in ENCOUNTERS.values() if card.narrative is not None)
    return any(option.label == what for story in stories for option in story.options)


def _is_story(name: str) -> bool:
    """Whether a name is that of a narrative, which has no enemy to fight."""
    return any(card.narrative is not None and card.name == name for card in ENCOUNTERS.values())


def _retell_declared(event: Event) -> Retold:
    said = event.text.replace("does nothing", "waits").replace("do nothing", "wait")
    return Retold(said, alone=True)


def _retell_move(event: Event) -> Retold:
    who, enters, place = event.text.partition(",")[0].rstrip(".").partition(" enters ")
    if event.data.get("zone") or not enters:
        return Retold()
    place = _format_place(place)
    ways = (f"{who} comes to {place}.", f"{who} gets as far as {place}.")
    return Retold(f"{who} enters {place}.", seat=_find_seat(event), ways=ways)


def _retell_stay(event: Event) -> Retold:
    who, _, where = first_sentence(event.text).rstrip(".").partition(" stays ")
    by, _, place = where.partition(" ")
    return Retold(f"{who} stays {by} {_format_place(place)}.", seat=_find_seat(event))


def _retell_zone(event: Event) -> Retold:
    """Retell a step of the journey; zones that give no journey point are left out."""
    done, _, points = event.text.partition(":")
    if "which makes" not in points:
        return Retold()
    who, _, what = done.partition(" completes ")
    seat, steps = event.data["seat"], spell_number(event.data["place"])
    at = f"{steps} of the ten steps" if event.data["place"] < STEPS else "the last of the ten steps"
    if " of " in what:  # "zone 1 of 2 of Silo"
        place = _format_place(what.partition(" of ")[2].partition(" of ")[2])
        said = f"{who} gets further into {place}: {at}."
        ways = (
            f"{who} is well inside {place} now: {at}.",
            f"Part of {place} is behind {who}: {at}.",
        )
    else:
        place = _format_place(what)
        are = "are" if place.endswith("s") and not place.endswith("ss") else "is"
        said = f"{capitalize_first(place)} {are} behind {who}, and with that {at}."
        ways = (
            f"{who} comes out on the far side of {place}: {at}.",
            f"{who} has done with {place}: {at}.",
        )
    return Retold(said, "", 1, f"{who}, {at}", seat, ways=ways)


def _retell_test(event: Event) -> Retold:
    what, _, how = event.text.partition(": ")
    who = how.partition(" needs ")[0]
    said, *ways = _PASSED if event.data.get("ok") == "passed" else _FAILED
    told = tuple(way.format(what, who) for way in ways) if _is_choice(what) else ()
    return Retold(said.format(what, who), seat=_find_seat(event), ways=told)


def _retell_evade(event: Event) -> Retold:
    who = event.text.partition(" tries to evade")[0]
    if event.data.get("away"):
        ways = (f"{who} is gone before it can be said who was there.",)
        return Retold(f"{who} gets away.", seat=_find_seat(event), ways=ways)
    ways = (f"{who} runs, and not fast enough.",)
    return Retold(f"{who} tries to get away, and is caught.", seat=_find_seat(event), ways=ways)


def _retell_shots(event: Event) -> Retold:
    who, shoots, whom = first_sentence(event.text).rstrip(".").partition(" shoots ")
    if not shoots:
        return Retold()
    whom, _, weapon = whom.partition(" with ")
    by = f" with {'' if weapon.endswith('s') else 'the '}{weapon}" if weapon else ""
    ways = (f"{who} aims at {_lower_article(whom)}, and shoots{by}.",) if weapon else ()
    return Retold(f"{who} shoots {_lower_article(whom)}{by}.", seat=_find_seat(event), ways=ways)


def _retell_kill(event: Event) -> Retold:
    who = event.text.partition(" takes ")[0]
    said, *ways = [capitalize_first(way.format(_lower_article(who))) for way in _KILLED]
    return Retold(said, seat=_find_seat(event), ways=tuple(ways))


def _retell_knockout(event: Event) -> Retold:
    said = event.text.partition(": ")[2].partition(", health")[0].partition(", morale")[0]
    who = said.partition(" is knocked out")[0]
    ways = (f"{who} goes down, and wakes up at home.",)
    heading = f"{who} is knocked out"
    return Retold(said.rstrip(".") + ".", "", 6, heading, _find_seat(event), ways=ways)


def _retell_turned(event: Event) -> Retold:
    who, _, grown = event.text.rstrip(".").partition(" turns mutant: ")
    said = f"{who} is human no longer"
    return Retold(f"{said}: {grown}." if grown else f"{said}.", "", 9, said, _find_seat(event))


def _retell_follower(event: Event) -> Retold:
    who, no_food, _ = event.text.partition(" has no food for somebody")
    if no_food:
        said = f"Somebody would come along with {who}, but there is nothing to feed them with."
        return Retold(said, seat=_find_seat(event))
    return _retell_without_cause(event)


def _retell_eat(event: Event) -> Retold:
    who, nothing, _ = event.text.partition(" has nothing to eat")
    if not nothing:
        return Retold()
    ways = (f"{who} goes hungry.", f"There is nothing left for {who} to eat.")
    return Retold(f"{who} has nothing to eat.", seat=_find_seat(event), ways=ways)


def _retell_fled(event: Event) -> Retold:
    return Retold(f"{event.text.partition(':')[0]}.", seat=_find_seat(event))


_TELLERS: dict[str, Callable[[Event], Retold]] = {
    "passage": _retell_passage,
    "declared": _retell_declared,
    "move": _retell_move,
    "stay": _retell_stay,
    "zone": _retell_zone,
    "test": _retell_test,
    "evade": _retell_evade,
    "shots": _retell_shots,
    "kill": _retell_kill,
    "fled": _retell_fled,
    "knockout": _retell_knockout,
    "turned": _retell_turned,
    "follower": _retell_follower,
    "skill": _retell_without_cause,
    "eat": _retell_eat,
    "driven_off": lambda event: _retell_without_cause(event, 3),
}
