"""How the book tells a game of Last Aurora: who drives, and which of the log belongs to the story.
The pictures show tokens, repairs and scores."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rules.aurora.model.maps import find_aurora_space
from rules.aurora.model.state import State
from rules.engine import Event, Result
from rules.engine.retelling import Retold, Role, first_sentence, rest_of_text
from rules.kit.words import capitalize_first, list_words

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


def list_roles(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """List who leads which Convoy."""
    return [
        Role(seat, names[seat], f"Leads the {player.colour} Convoy.")
        for seat, player in enumerate(s.players)
    ]


def explain_end(s: State, result: Result) -> str:
    """Say what became of the ship. A solo game has no table of points, so add the points here."""
    return result.why if s.automa is not None else first_sentence(result.why)


def describe_afterwards(s: State, names: tuple[str, ...], result: Result) -> Sequence[str]:
    """Say where each Convoy was in the end, and who was in it."""
    return (" ".join(_describe_fate(s, seat, name) for seat, name in enumerate(names)),)


def _describe_fate(s: State, seat: int, name: str) -> str:
    player = s.players[seat]
    if player.out:
        return f"{name}'s convoy stands where it stopped, with nobody in it."
    crew = list_words([_add_article(one.name) for one in player.crew])
    with_them = f", with {crew}" if crew else ""
    if s.find_convoy_number(seat) >= find_aurora_space(s.aurora, s.red):
        return f"{name} was at the ship in time{with_them}."
    if player.space.startswith("Q"):
        return f"{name} was on the quay, too far back{with_them}."
    return f"{name} was still on the road{with_them}."


def retell_event(event: Event) -> Retold:
    """Retell one event for the book."""
    teller = _TELLERS.get(event.kind)
    return teller(event) if teller is not None else Retold()


def _add_article(name: str) -> str:
    """Name a card within a sentence, with its article."""
    if name in _ALONE:
        return name
    return f"the {name.removeprefix('The ')}"


def _lower_article(who: str) -> str:
    """Name a player, or the Automa, within a sentence."""
    return "the Automa" if who == "The Automa" else who


def _choose_verb(name: str, one: str = "is", many: str = "are") -> str:
    return many if any(part in name for part in _MANY) else one


def _find_seat(event: Event) -> int | None:
    seat = event.data.get("seat")
    return seat if isinstance(seat, int) else None


def _retell_text(event: Event, weight: int = 0) -> Retold:
    said = first_sentence(event.text)
    return Retold(said, rest_of_text(event.text), weight, said.rstrip("."), _find_seat(event))


def _retell_setup(event: Event) -> Retold:
    regions = _TILE.sub("", event.text.rstrip(".")).removeprefix("The road leads through ")
    named = [name.replace("The ", "the ", 1) for name in regions.split(", ")]
    return Retold(f"The road leads through {list_words(named)}.", alone=True)


def _retell_reveal(event: Event) -> Retold:
    name = first_sentence(event.text).removeprefix("Next on the road: ").rstrip(".")
    return Retold(f"{capitalize_first(_add_article(name))}.", rest_of_text(event.text), alone=True)


def _retell_exploration(event: Event) -> Retold:
    who, _, did = event.text.rstrip(".").partition(": ")
    for goes in (" goes to ", " go to "):
        crew, found, place = did.partition(goes)
        if not found:
            continue
        each, there = (
            crew.replace(", ", ", the ").replace(" and ", " and the "),
            _add_article(place),
        )
        get = "gets" if goes == " goes to " else "get"
        ways = (
            f"At {there} {who}'s {crew} {get} out.",
            f"{who} has the {each} try {there}.",
            f"The {each}{goes}{there} for {who}.",
        )
        return Retold(f"{who} sends the {each} to {there}.", seat=_find_seat(event), ways=ways)
    return Retold()


def _retell_move(event: Event) -> Retold:
    who, drives, way = event.text.partition(" drives from ")
    if not drives:
        return Retold()
    here, _, there = way.partition(" on ")[0].rstrip(".").partition(" to ")
    seat = _find_seat(event)
    if here.startswith("Q"):
        return Retold(f"{who} drives on along the quay.", "", 1, f"{who} on the quay", seat)
    if there.startswith("Q"):
        return Retold(f"{who} comes to the quay.", "", 3, f"{who} comes to the quay", seat)
    ways = (f"{who}'s engine catches, and the convoy rolls.", f"{who} is on the road again.")
    return Retold(f"{who} drives on.", seat=seat, ways=ways)


def _retell_ambush(event: Event) -> Retold:
    enemy = event.text.partition(": ")[2].rstrip(".")
    if "card" not in event.data:
        enemy = event.text.partition(":")[0]
        again = _choose_verb(enemy, "strikes again", "strike again")
        return Retold(f"{capitalize_first(_add_article(enemy))} {again}.")
    said = f"{capitalize_first(_add_article(enemy))} {_choose_verb(enemy, 'lies', 'lie')} in ambush"
    return Retold(f"{said}.", "", 4, said, alone=True)


def _retell_defeat(event: Event) -> Retold:
    enemy = event.text.partition(": ")[2].rstrip(".")
    said = f"{capitalize_first(_add_article(enemy))} {_choose_verb(enemy)} beaten"
    return Retold(f"{said}.", "", 6, said)


def _retell_left_behind(event: Event) -> Retold:
    what = event.text.partition(": ")[2].rstrip(".")
    ways = (f"The convoys leave {_add_article(what)} behind.",)
    return Retold(
        f"{capitalize_first(_add_article(what))} {_choose_verb(what)} left behind.", ways=ways
    )


def _retell_shot(event: Event) -> Retold:
    if event.text.startswith("The Enemies open fire"):
        answers = ("Then it is the Enemies who shoot.", "The Enemies answer.")
        return Retold("The Enemies open fire.", ways=answers)
    who, fires, shot = event.text.partition(" fires ")
    if not fires:
        return Retold()
    target, _, done = shot.partition(" at ")[2].partition(": ")
    target, seat = _add_article(target), _find_seat(event)
    jams = ", and then the weapon jams" if "jams" in done else ""
    if done.startswith("0 damage"):
        ways = (f"A shot of {_lower_article(who)}'s goes wide of {target}{jams}.",)
        return Retold(f"{who} fires at {target}, and misses{jams}.", seat=seat, ways=ways)
    ways = (f"{who} opens up on {target}, and hits{jams}.",)
    return Retold(f"{who} fires at {target}, and hits{jams}.", seat=seat, ways=ways)


def _retell_damage(event: Event) -> Retold:
    """Retell what was hit in an ambush or on the road, but not what a Bonus Action cost."""
    who, hit, part = event.text.rpartition(": ")[2].partition(" takes Damage on ")
    if not hit or event.text.startswith("Bonus Action"):
        return Retold()
    part = _BOX.sub("", part.partition(",")[0])
    takes = "take" if part.endswith("s") else "takes"
    ways = (f"Something breaks on {_lower_article(who)}'s {part}.",)
    return Retold(f"{who}'s {part} {takes} a hit.", seat=_find_seat(event), ways=ways)


def _retell_contamination(event: Event) -> Retold:
    whose = event.text.partition(": ")[2].partition(" takes ")[0]
    ways = (f"{whose} begins to cough.",)
    return Retold(f"The contamination reaches {whose}.", seat=_find_seat(event), ways=ways)


def _retell_part(event: Event) -> Retold:
    who, takes, what = first_sentence(event.text).rstrip(".").partition(" takes ")
    if not takes or "seat" not in event.data or "unseen" in event.text:
        return Retold()
    what = " in place of ".join(_add_article(one) for one in what.split(" in place of "))
    return Retold(f"{who} takes {what}.", seat=_find_seat(event))


def _retell_survivor(event: Event) -> Retold:
    who, takes, whom = first_sentence(event.text).rstrip(".").partition(" takes in ")
    if not takes:
        return _retell_text(event, 2)
    said = f"{who} takes in {_add_article(whom)}"
    return Retold(f"{said}.", rest_of_text(event.text), 2, said, _find_seat(event))


def _retell_card(event: Event) -> Retold:
    """Retell that somebody plays a hidden card. Leave it out of the book if the log line has only
    that sentence and no text of the card."""
    who, plays, what = first_sentence(event.text).rstrip(".").partition(" plays ")
    if not plays or not rest_of_text(event.text):
        return Retold()
    said = f"{who} has kept {_add_article(what)} for this"
    return Retold(f"{said}.", rest_of_text(event.text), 1, said, _find_seat(event))


def _retell_aurora(event: Event) -> Retold:
    if "red" not in event.text:
        return Retold()
    ways = ("In the harbour the Aurora moves up by a berth.",)
    return Retold("The Aurora moves along the quay.", ways=ways, alone=True)


def _retell_aurora_event(event: Event) -> Retold:
    if "card" in event.data:
        said = first_sentence(event.text)
        again = f"Once more: {said}"
        return Retold(said, rest_of_text(event.text), 4, said.rstrip("."), alone=True, again=again)
    if event.text.startswith("Until "):
        return Retold()
    return Retold(event.text.partition(":")[0].rstrip(".") + ".")


def _retell_loss(event: Event) -> Retold:
    who, loses, whom = event.text.rpartition(": ")[2].rstrip(".").partition(" loses ")
    said = f"{who} loses {_add_article(whom)}" if loses else who
    return Retold(f"{said}.", "", 7, said, _find_seat(event))


_TELLERS: dict[str, Callable[[Event], Retold]] = {
    "setup": _retell_setup,
    "reveal": _retell_reveal,
    "explore": _retell_exploration,
    "move": _retell_move,
    "ambush": _retell_ambush,
    "defeated": _retell_defeat,
    "fire": _retell_shot,
    "damage": _retell_damage,
    "event": _retell_aurora_event,
    "lost": _retell_loss,
    "avalanche": _retell_text,
    "contamination": _retell_contamination,
    "part": _retell_part,
    "card": _retell_card,
    "left": _retell_left_behind,
    "aurora": _retell_aurora,
    "survivor": _retell_survivor,
    "out": lambda event: _retell_text(event, 9),
}
