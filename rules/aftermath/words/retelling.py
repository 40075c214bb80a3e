"""How a mission is told in its book: who the party is, what it came upon, chose and fought. Cards,
dials and steps are left to the pictures.

The game's own `story` has only what was read aloud; this book also says who did what.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rules.aftermath.model.decks import BOOK, CHARACTERS, ENEMIES
from rules.aftermath.model.state import FORAGE, State
from rules.aftermath.play.colony.chapter import LOST, WON
from rules.aftermath.play.colony.verdict import chapter_entry
from rules.engine import Event, Result
from rules.engine.course import HEAVY
from rules.engine.events import passage_of
from rules.engine.retelling import Retold, Role, first_sentence, rest_of_text
from rules.kit.words import capitalize_first, count_noun, inflect_noun, list_words, spell_number

PREMISE = (
    "One day the humans left, all of them, and did not say where to. The small animals call it the "
    "Leaving. They moved into what was still standing, and found that most of it had lids.\n\n"
    "Tinderbox is a signal box on a dead railway line, with a stove, a slate, a tin of oats and a "
    "view of the town. Everything that a colony needs is out there. Somebody has to go and fetch "
    "it, and most of it belongs to somebody with teeth."
)
FIRE_AT, GO_FOR = "Shot at ", "Attack on "
_MISSIONS = {"Forage", *(mission.name for mission in BOOK.missions.values())}
_NOBODY = "In the end nobody is left standing."
_NO_HEART = "Nobody at Tinderbox has the heart to go on."
_ENEMIES = tuple(card.name for card in ENEMIES.values())
_ARTICLES = ("The ", "A ", "An ", "One ")
_COUNTED = re.compile(r"\b(\d+) ")


def list_roles(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """List the party's characters in order; for seats without a character, the players."""
    found = [
        Role(one.seat, card.name, f"{card.species} and {card.role.lower()}. {card.bio}")
        for one in s.party
        for card in (CHARACTERS[one.id],)
    ]
    there = {role.seat for role in found}
    return found + [Role(seat, name) for seat, name in enumerate(names) if seat not in there]


def describe_afterwards(s: State, _: tuple[str, ...], result: Result) -> Sequence[str]:
    """Describe how things stand at Tinderbox and with the party at the end."""
    dials, mood = s.colony.dials, s.colony.dials["morale"]
    spirits = "in good heart" if mood >= 7 else "of good cheer" if mood >= 4 else "very quiet"
    souls = f"{capitalize_first(spell_number(dials['population']))} of them live at Tinderbox now"
    larder = f"{_so_many(dials['food'], 'meal')} in the tin and "
    larder += f"{_so_many(dials['scrap'], 'piece')} of scrap in the bunker"
    home = f"{souls}, with {larder}, and the place is {spirits}."
    if s.colony.lost:
        home = "The lever room is empty, and somebody has put the stove out, properly, with sand."
    reached = [CHARACTERS[one].name for one in s.colony.goals if one in CHARACTERS]
    if not reached:
        return (home,)
    reached = list(dict.fromkeys(reached))
    return (home, f"{list_words(reached)} went out for something besides, and found it.")


def _so_many(number: int, word: str) -> str:
    return f"{spell_number(number) if number else 'no'} {inflect_noun(number, word)}"


def retell_event(event: Event) -> Retold:
    """Retell an event; return an empty `Retold` if the book leaves it out."""
    teller = _TELLERS.get(event.kind)
    return teller(event) if teller is not None else Retold()


def write_epilogue(s: State, _: Result) -> str:
    """Find the text of the colony's chapter with which the mission or the campaign ends."""
    number = chapter_entry(s.played, succeeded=s.outcome == "success")
    if s.colony.lost:
        number = LOST
    elif s.colony.won and s.over:
        number = WON
    return BOOK.colony[str(number)].text


def describe_achievement(s: State, seat: int, _: Result) -> str:
    """Describe whom a player played, and what those characters have now."""
    told = []
    for member in s.of_seat(seat):
        box = s.find_box(member)
        has = [count_noun(len(box.abilities), "ability/abilities")]
        has.append(count_noun(len(box.equipped) + len(box.pack), "item"))
        has += ["personal goal reached"] if box.done else []
        told.append(f"{s.find_character(member).card.short} ({', '.join(has)})")
    return f"played {list_words(told)}"


def explain_end(s: State, _: Result) -> str:
    """Say how the mission ended, and whether the campaign goes on."""
    if s.colony.lost:
        return "Tinderbox is given up."
    if s.colony.won and s.over:
        return "Tinderbox has come through."
    what = "The forage" if s.played == FORAGE else f"“{BOOK.missions[s.played].name}”"
    if s.outcome == "success":
        return f"{what} is done, and Tinderbox goes on."
    return f"{what} has failed. Tinderbox goes on."


def _lower_article(who: str) -> str:
    """Lower the first letter of an article, for the middle of a sentence; a name stays as it is."""
    return f"{who[0].lower()}{who[1:]}" if who.startswith(_ARTICLES) else who


def _find_seat(event: Event) -> int | None:
    seat = event.data.get("seat")
    return seat if isinstance(seat, int) else None


def _strip_cause(event: Event) -> str:
    """Return what happened, without its cause."""
    return capitalize_first(first_sentence(event.text.partition(": ")[2] or event.text))


def _retell_text(event: Event, weight: int = 0) -> Retold:
    said = capitalize_first(first_sentence(event.text))
    return Retold(said, "", weight, said.rstrip("."), _find_seat(event))


def _retell_passage(event: Event) -> Retold:
    title, read = event.text.rstrip("."), passage_of(event)
    lead, _, name = title.partition(": ")
    if lead == "The mission":
        return Retold("", read, chapter=name, alone=True)
    if lead in ("A new mission", "A new side mission"):  # read when it is played
        return Retold()
    if lead == "Somebody joins Tinderbox":
        said = f"{name} joins Tinderbox"
        return Retold(f"{said}.", read, 4, said, alone=True, titled=False)
    name, ended, how = title.partition(": it ")
    if ended and name in _MISSIONS:
        return Retold("", read, 7, f"{name} {how}", alone=True)
    if title.startswith("What does Tinderbox build"):
        return Retold("", read, alone=True)
    who, comes, place = title.removeprefix("What ").partition(" comes upon at ")
    if comes:
        return _retell_arrival(who, place, read)
    who, chooses, what = title.partition(" chooses “")
    if chooses:
        return _retell_choice(who, what.removesuffix("”"), read)
    return Retold("", read, alone=True)


def _retell_arrival(who: str, place: str, read: str) -> Retold:
    """Retell that somebody comes to a place, and what is read there."""
    said = f"{who} comes to {place}."
    ways = (f"{who} tries {place}.", f"It is {who} who goes to {place}.")
    return Retold(said, read, ways=ways, alone=True, titled=False)


def _retell_choice(who: str, what: str, read: str = "") -> Retold:
    """Retell a choice as if the party or member had said it, and what came of it."""
    if who.lower() == "the party":
        said = f"“{what},” the party decides."
        ways: tuple[str, ...] = (
            f"They put it to the vote. “{what}” has it.",
            f"“{what},” says most of the party.",
        )
    else:
        said = f"“{what},” says {who}."
        ways = (f"{who} decides. “{what}.”",)
    return Retold(said, read, ways=ways, alone=True, titled=False)


def _retell_chosen(event: Event) -> Retold:
    who, _, what = event.text.partition(": ")[2].partition(" chooses “")
    return _retell_choice(who, what.rstrip(".").removesuffix("”"))


def _retell_page(event: Event) -> Retold:
    place = capitalize_first(event.text.partition(" comes to ")[2].rstrip("."))
    return Retold("", "", 1, place, part=place)


def _retell_encounter(event: Event) -> Retold:
    who = event.text.partition(": ")[2].rstrip(".").replace(" at the spot ", " ")
    who = re.sub(r"\b1 ", "a ", who)
    said = capitalize_first(_COUNTED.sub(lambda found: f"{spell_number(int(found[1]))} ", who))
    return Retold(f"{said}.", "", 4, said)


def _retell_calamity(event: Event) -> Retold:
    return Retold("", "", HEAVY, "The calamity comes") if event.data["resolved"] else Retold()


def _retell_test(event: Event) -> Retold:
    """Retell a shot or an attack, but no other tests: their results are read out."""
    what, _, how = event.text.partition(": ")
    who = how.rstrip(".").rpartition(". ")[2].partition(" ")[0]
    well = "succeeds" in how.rpartition(". ")[2]
    for begin, hit, missed in (
        (
            FIRE_AT,
            (
                "{} shoots at {}, and hits.",
                "{} takes aim at {}, and does not miss.",
                "A shot from {} finds {}.",
            ),
            ("{} shoots at {}, and misses.", "{} takes aim at {} and hits the wall."),
        ),
        (
            GO_FOR,
            (
                "{} goes for {}, and it tells.",
                "{} strikes at {}, and strikes true.",
                "{} is upon {} before it can turn.",
            ),
            ("{} goes for {}, and comes away with nothing.", "{} strikes at {}, too late."),
        ),
    ):
        if what.startswith(begin):
            whom = what.removeprefix(begin)
            said, *ways = [way.format(who, whom) for way in (hit if well else missed)]
            return Retold(said, ways=tuple(ways), seat=_find_seat(event))
    return Retold()


def _retell_enemy_defeat(event: Event) -> Retold:
    who, beaten, _ = _strip_cause(event).partition(" is defeated")
    if not beaten:
        return Retold()
    ways = (f"{who} has had enough.", f"That is the end of {_lower_article(who)}.")
    return Retold(f"{who} goes down.", ways=ways)


def _retell_wound(event: Event) -> Retold:
    by, _, how = event.text.partition(": ")
    who = how.partition(" takes ")[0]
    enemy, hits, _ = by.partition(" hits")
    if not hits or not enemy.endswith(_ENEMIES):
        return Retold(f"{who} is hurt.", seat=_find_seat(event))
    ways = (f"{enemy} gets {who}.", f"{who} is hit by {_lower_article(enemy)}.")
    return Retold(f"{enemy} hits {who}.", ways=ways, seat=_find_seat(event))


def _retell_defeat(event: Event) -> Retold:
    who = event.text.partition(" is defeated")[0]
    said = f"{who} can do no more, and runs."
    ways = (f"It is too much for {who}, who gets away with nothing but fur.",)
    return Retold(said, "", 6, f"{who} has to flee", _find_seat(event), ways=ways)


def _retell_status(event: Event) -> Retold:
    who, becomes, what = _strip_cause(event).partition(" becomes ")
    return Retold(f"{who} is {what.lower()}", seat=_find_seat(event)) if becomes else Retold()


def _retell_finding(event: Event) -> Retold:
    """Retell that somebody found something, even if it was broken."""
    said = (
        _strip_cause(event)
        .replace("The party finds", "They find")
        .replace(", broken", ", in pieces")
    )
    return Retold(said, seat=_find_seat(event))


def _retell_repair(event: Event) -> Retold:
    what = event.text.partition(": ")[2].rstrip(".")
    return Retold(f"{capitalize_first(what)} is mended.")


def _retell_hunt(event: Event) -> Retold:
    number = len(event.data["enemies"])
    if number == 1:
        return Retold("One of those who hunt them is left behind, for now.")
    said = (
        f"{capitalize_first(spell_number(number))} of those who hunt them are left behind, for now."
    )
    return Retold(said)


def _retell_encouragement(event: Event) -> Retold:
    said = event.text.replace(" encourages ", " has a good word for ").replace(" with a card", "")
    return Retold(said, seat=_find_seat(event))


def _retell_building(event: Event) -> Retold:
    said = first_sentence(event.text)
    return Retold(said, rest_of_text(event.text), 3, said.rstrip("."), alone=True, titled=False)


def _retell_road(event: Event) -> Retold:
    what = event.text.partition(": ")[2]
    return Retold(
        first_sentence(what), rest_of_text(what), 3, first_sentence(what).rstrip("."), alone=True
    )


def _retell_next_mission(event: Event) -> Retold:
    name = event.text.partition(": ")[2].rstrip(".")
    going = "a day's foraging" if name == "Forage" else f"{name}"
    return Retold(f"Next on the slate: {going}.", alone=True)


def _retell_goal(event: Event) -> Retold:
    said, _, goal = event.text.partition(": ")
    return Retold(f"{said}: to {goal[0].lower()}{goal[1:]}", "", 6, said)


_TELLERS: dict[str, Callable[[Event], Retold]] = {
    "passage": _retell_passage,
    "chosen": _retell_chosen,
    "page": _retell_page,
    "encounter": _retell_encounter,
    "calamity": _retell_calamity,
    "test": _retell_test,
    "enemy-wound": _retell_enemy_defeat,
    "wound": _retell_wound,
    "defeated": _retell_defeat,
    "return": _retell_text,
    "talked": lambda event: _retell_text(event, 4),
    "status": _retell_status,
    "found": _retell_finding,
    "broken": _retell_finding,
    "fixed": _retell_repair,
    "hunt": _retell_hunt,
    "encourage": _retell_encouragement,
    "nest": lambda event: _retell_text(event) if event.text.startswith("The party") else Retold(),
    "learn": _retell_text,
    "goal": _retell_goal,
    "fail": lambda event: Retold(_NOBODY, "", 8, "Nobody is left standing", alone=True),
    "lost": lambda event: Retold(_NO_HEART, "", 9, "Tinderbox loses heart", alone=True),
    "won": _retell_text,
    "home": lambda event: _retell_text(event, HEAVY),
    "build": _retell_building,
    "road": _retell_road,
    "mission": _retell_next_mission,
}
