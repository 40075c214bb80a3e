"""How a mission is told in its book: who the party is, what it came upon, chose and fought. Cards,
dials and steps are left to the pictures.

The game's own `story` has only what was read aloud; this book also says who did what, in the words
that the catalog has beside the log's lines.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.aftermath.model.decks import BOOK, CHARACTERS
from rules.aftermath.model.state import FORAGE, State
from rules.aftermath.play.colony.chapter import LOST, WON, list_closing_lines
from rules.aftermath.play.colony.verdict import find_chapter_entry
from rules.aftermath.words import Message
from rules.engine import Event, Result
from rules.engine.course import HEAVY_WEIGHT
from rules.engine.events import find_passage
from rules.engine.retelling import Retold, Role, retell_as_logged, retell_message

_WEIGHTS: Mapping[str, int] = {
    "comes-to-page": 1,
    "comes-back-to-page": 1,
    "builds-structure": 3,
    "puts-up": 3,
    "meets-road-card": 3,
    "comes-along": 4,
    "enemies-come": 4,
    "joins-tinderbox": 4,
    "nobody-hunts": 4,
    "flees": 6,
    "reaches-goal": 6,
    "mission-failed": 7,
    "mission-is-done": 7,
    "mission-is-lost": 8,
    "loses-heart": 9,
    "calamity-comes": HEAVY_WEIGHT,
    "goes-home": HEAVY_WEIGHT,
    "goes-home-laden": HEAVY_WEIGHT,
}
"""How much messages decide the game; others not at all."""
_LATER = ("opens-mission", "opens-side-mission")
"""Passages that are read again when they are played."""
_OUTCOMES = ("came-of-it", "member-chooses", "party-chooses")
"""Passages that tell the result of a choice. They belong to its paragraph."""
_ALONE = ("build", "chosen", "fail", "lost", "mission", "passage", "road")
_UNTITLED = ("build", "chosen")
"""Kinds of events that are paragraphs of their own, and those of them without a title."""
_KINDS = (
    *_ALONE,
    *("page", "encounter", "calamity", "enemy-wound", "wound", "defeated", "return"),
    *("talked", "found", "broken", "fixed", "hunt", "nest", "goal", "won", "home"),
)
"""The kinds of events that the book tells."""
_BLOWS = ("enemy-wound", "wound", "defeated", "return", "hunt")
"""Kinds of events that make one paragraph of a fight, no matter who acts."""


def list_roles(s: State, names: tuple[str, ...]) -> Sequence[Role]:
    """List the party's characters in order; for seats without a character, the players."""
    found = []
    for one in s.party:
        card = CHARACTERS[one.id]
        about = Message("about-character", species=card.species, role=card.role, bio=card.bio)
        found.append(Role(one.seat, str(card.name), str(about)))
    there = {role.seat for role in found}
    return found + [Role(seat, name) for seat, name in enumerate(names) if seat not in there]


def describe_afterwards(s: State, _: tuple[str, ...], result: Result) -> Sequence[str]:
    """Describe how things stand at Tinderbox and with the party at the end."""
    dials, mood = s.colony.dials, s.colony.dials["morale"]
    home = Message(
        "afterwards",
        population=dials["population"],
        food=dials["food"],
        scrap=dials["scrap"],
        mood="good" if mood >= 7 else "fair" if mood >= 4 else "low",
    )
    if s.colony.lost:
        home = Message("afterwards-nobody")
    reached = [CHARACTERS[one].name for one in s.colony.goals if one in CHARACTERS]
    if not reached:
        return (str(home),)
    return (str(home), str(Message("afterwards-goals", characters=[*dict.fromkeys(reached)])))


def retell_event(event: Event) -> Retold:
    """Retell an event; return an empty `Retold` if the book leaves it out."""
    if event.kind not in _KINDS:
        return Retold()
    message = event.message
    if message is None or not message.is_readable():
        return retell_as_logged(event)
    key = message.id
    if key in _LATER:
        return Retold()
    told = retell_message(event, _WEIGHTS.get(key, 0), alone=event.kind in _ALONE)
    if event.kind == "passage":
        goes_on = key in _OUTCOMES
        told = replace(
            told,
            scene=find_passage(event),
            alone=not goes_on,
            goes_on=goes_on,
            titled=not told.text,
        )
        return replace(told, heading="", chapter=told.heading) if key == "the-mission" else told
    if event.kind == "page":
        return replace(told, weight=_WEIGHTS.get(key, 0), part=told.heading)
    if not told.text and not told.weight:
        return Retold()
    goes_on = event.kind in _BLOWS
    return replace(told, titled=event.kind not in _UNTITLED, goes_on=goes_on)


def write_epilogue(s: State, _: Result) -> str:
    """Find the text with which the mission ends, or the campaign and what it did about the
    lamps."""
    if not (s.colony.lost or (s.colony.won and s.over)):
        number = find_chapter_entry(s.played, succeeded=s.outcome == "success")
        return str(BOOK.colony[str(number)].text)
    ending = BOOK.colony[str(LOST if s.colony.lost else WON)].text
    return f"{ending} {list_closing_lines(s)[0].text}"


def describe_achievement(s: State, seat: int, _: Result) -> str:
    """Describe whom a player played, and what those characters have now."""
    told = []
    for member in s.list_members_of_seat(seat):
        box = s.find_box(member)
        told.append(
            Message(
                "achieved-by",
                member=s.party[member].card.short,
                abilities=len(box.abilities),
                items=len(box.equipped) + len(box.pack),
                done=int(box.done),
            )
        )
    return str(Message("achieved", characters=told))


def explain_end(s: State, _: Result) -> str:
    """Say how the mission ended, and whether the campaign goes on."""
    if s.colony.lost:
        return str(Message("ends-given-up"))
    if s.colony.won and s.over:
        return str(Message("comes-through"))
    done = s.outcome == "success"
    if s.played == FORAGE:
        return str(Message("ends-foraged" if done else "ends-not-foraged"))
    mission = BOOK.missions[s.played].name
    return str(Message("ends-done" if done else "ends-failed", mission=mission))
