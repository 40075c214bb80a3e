"""What each picture shows of a view, and how characters, spaces and cards are named."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from pictures.kit.fonts import make_writable
from pictures.kit.phrases import format_markdown_name, format_plain_name
from rules.aftermath.model.terms import DIALS, Colour, Dial, Line, Status, Token
from rules.aftermath.view_models import (
    CardView,
    FigureView,
    HandView,
    LocationView,
    MemberView,
    MissionView,
    PageView,
    SpaceView,
    View,
)
from rules.kit.words import count_noun, inflect_noun, list_words

COLOURS: dict[Colour, str] = {
    "green": "agility",
    "red": "strength",
    "blue": "resistance",
    "yellow": "instinct",
    "white": "heroic",
    "black": "threat",
    "calamity": "calamity",
}
STATUSES: dict[Status, str] = {
    "badly-hurt": "Badly Hurt",
    "poisoned": "Poisoned",
    "tangled": "Tangled",
    "frightened": "Frightened",
    "soaked": "Soaked",
    "burning": "Burning",
    "stunned": "Stunned",
    "inspired": "Inspired",
    "camouflaged": "Camouflaged",
}
WAYS: dict[Line, str] = {
    "dash": "path, 1 step",
    "red": "red line",
    "green": "green line",
    "blue": "blue line",
    "white": "wall, seen over",
    "double": "wall, no sight",
}
TOKENS: dict[Token, str] = {
    "fire": "fire",
    "heavy": "a heavy object",
    "trap": "a trap",
    "objective": "the objective",
}
ORDERS = {
    "thrifty": "thrifty (the fewest cards that will do)",
    "all-out": "all-out (the cards that come to most)",
    "none": "none (every card is kept)",
}
HOME = {
    "prepare": "Getting ready",
    "page": "A page is turned",
    "turn": "On the way",
    "leaving": "Leaving the page",
    "verdict": "The verdict",
    "hardship": "Hardship",
    "upkeep": "Upkeep",
    "work": "Work",
    "repair": "Repairs",
    "build": "Building",
    "clues": "Clues",
    "rest": "Rest",
    "next": "The next mission",
}
"""What the party does in each phase, said when there is no page."""


class Held(BaseModel):
    """What the private picture shows: the hands of the reader's own characters."""

    hands: list[HandView]
    species: list[str]
    """The species of each hand's character, in the order of `hands`."""
    seats: list[int]
    """The seat that plays each hand's character, in the order of `hands`."""


class Way(BaseModel):
    """What the third picture shows: where the party is, and what stands at home."""

    travel: list[LocationView]
    mission: MissionView
    chapter: int
    dials: dict[Dial, int]
    cap: int
    built: list[tuple[str, str, int, bool]]
    """Each structure: its name, what it does, what it costs, and whether it stands."""
    improvements: list[str]
    supply: list[str]
    broken: list[str]
    missions: dict[str, str]
    railcar: bool
    hull: int
    goals: list[str]


def make_public_view(view: View) -> View:
    """Copy the view without what only one seat may see and what no picture shows."""
    left_out: dict[str, Any] = {
        "seat": None,
        "hands": [],
        "tests": view.tests[-1:],
        "votes": {},
        "deck": 0,
        "visited": [],
    }
    return view.model_copy(update={**left_out, "discards": [], "unseen": {}})


def make_way(view: View) -> Way:
    """Collect what the travel map and the colony's sheet show."""
    colony = view.colony
    return Way(
        travel=view.travel,
        mission=view.mission,
        chapter=colony.chapter,
        dials=colony.dials,
        cap=colony.cap,
        built=[(one.name, one.effect, one.cost, one.built) for one in colony.structures],
        improvements=[item.name for item in colony.improvements],
        supply=[item.name for item in colony.supply],
        broken=[item.name for item in colony.broken],
        missions=dict(colony.missions),
        railcar=colony.railcar,
        hull=colony.hull,
        goals=colony.goals,
    )


def make_held(view: View) -> Held:
    """Collect the reader's own hands, each with its character's species and seat."""
    members = [view.party[hand.member] for hand in view.hands]
    return Held(
        hands=view.hands,
        species=[one.species for one in members],
        seats=[one.seat for one in members],
    )


# -- names -----------------------------------------------------------------------------------------


def label_member(member: MemberView) -> str:
    """Name a character and its player, in Markdown: "Wren (Ada)"."""
    return f"{member.short} ({format_markdown_name(member.player)})"


def label_member_plainly(member: MemberView) -> str:
    """Name a character and its player without markup."""
    return f"{member.short} ({format_plain_name(member.player)})"


def label_member_in_picture(member: MemberView) -> str:
    """Name a character and its player in the letters that a picture can show. Leave the player out
    if none of the player's name can be shown."""
    player = make_writable(format_plain_name(member.player), "")
    return f"{member.short} ({player})" if player else member.short


def label_card(one: CardView) -> str:
    """Name a card by its attribute, value and colour: "strength 3 (red)"."""
    if one.influence:
        return f"influence {one.value} (anything)"
    return f"{COLOURS[one.colour]} {one.value} ({one.colour})"


def count_life_left(member: MemberView) -> int:
    """Count the life that a character has left, 0 at least."""
    return max(0, member.life - member.wounds - member.toxic)


def describe_whereabouts(member: MemberView, page: PageView | None) -> str:
    """Say where a character is: "at the till, hiding"."""
    if member.defeated:
        return "defeated"
    if member.exited:
        return "has left the page"
    if member.at is None or page is None:
        return "not on a page"
    return f"at {lower_space_label(find_space_label(page, member.at))}" + (
        ", hiding" if member.hidden else ""
    )


def find_space_label(page: PageView, number: int) -> str:
    """Find the name of a space by its number; "somewhere" if the page has no such space."""
    return next((space.label for space in page.spaces if space.id == number), "somewhere")


def lower_space_label(name: str) -> str:
    """Write a space's name as it stands within a sentence: its article in lower case."""
    return name[0].lower() + name[1:] if name.startswith(("The ", "A ", "An ")) else name


def list_space_marks(space: SpaceView) -> list[str]:
    """List what is at a space, scavenge tokens and exits apart, by the names of `FIGURES` in
    marks/figures.py."""
    found = ["start"] if space.start else []
    found += ["enemy"] if space.enemy else []
    found += ["hide"] if space.hide else []
    found += ["water"] if space.water else []
    if space.poi:
        found.append("repeat" if space.repeat else "poi")
    found += ["objective"] if space.objective else []
    return [*found, *space.tokens]


def in_words(space: SpaceView) -> list[str]:
    """List in words everything that is at a space."""
    found = ["a start"] if space.start else []
    found += ["enemies come in here"] if space.enemy else []
    found += ["a hiding spot"] if space.hide else []
    found += ["water"] if space.water else []
    if space.poi:
        found.append("something to read more than once" if space.repeat else "something to read")
    found += ["the objective"] if space.objective else []
    if space.scavenge:
        found.append(f"scavenge {list_words([str(n) for n in space.scavenge])}")
    found += [TOKENS[token] for token in space.tokens]
    found += [f"exit {space.exit}"] if space.exit else []
    found += ["an exit, closed"] if space.closed else []
    return found


def find_slot_number(page: PageView, enemy: FigureView) -> int:
    """Find the slot of the threat track, from 1, that an enemy lies in: the number that is drawn on
    the enemy."""
    return page.enemies.index(enemy) + 1


ORDINALS = ("first", "second", "third", "fourth", "fifth")


def label_which_of_kind(page: PageView, enemy: FigureView) -> str:
    """Find the ordinal of an enemy among those of its kind: "second". Return "" if it is the only
    one of its kind."""
    alike = sorted(one.number for one in page.enemies if one.id == enemy.id)
    return ORDINALS[alike.index(enemy.number)] if len(alike) > 1 else ""


def label_enemy(page: PageView, enemy: FigureView) -> str:
    """Name an enemy with its slot: "2 Latch Rat, the first"."""
    kind = label_which_of_kind(page, enemy)
    return f"{find_slot_number(page, enemy)} {enemy.name}" + (f", the {kind}" if kind else "")


def list_dial_numbers(view: View) -> list[tuple[Dial, str]]:
    """List the dials in order, each with the number that it shows."""
    dials, found = view.colony.dials, []
    for dial in DIALS:
        text = str(dials[dial])
        if dial == "time":
            text = f"{dials[dial]}/{view.mission.allowance}"
        elif dial == "population":
            text = f"{dials[dial]}/{view.colony.cap}"
        found.append((dial, text))
    return found


def find_alarming_dials(view: View) -> set[Dial]:
    """Find the dials that stand badly: time if it is beyond the allowance, and population and
    morale if they are 2 or less."""
    found: set[Dial] = {"time"} if count_hours_late(view) else set()
    lost: tuple[Dial, ...] = ("population", "morale")
    return found | {dial for dial in lost if view.colony.dials[dial] <= 2}


def count_hours_late(view: View) -> int:
    """Count the hours beyond the mission's allowance; 0 if the party is in time."""
    return max(0, view.colony.dials["time"] - view.mission.allowance)


def describe_urgent(view: View) -> str:
    """Say in a sentence which attack or proposal to nest waits for an answer; "" if none does."""
    if view.attack is not None:
        target = view.party[view.attack.target].short
        return f"{view.attack.by} attacks {target}, strength {view.attack.strength}."
    if view.proposed is not None:
        return f"{view.party[view.proposed].short} proposes to nest after this turn."
    return ""


def describe_turn(view: View) -> str:
    """Say in a sentence whose turn it is and where they are, or what the party does; "" if there is
    nothing to say."""
    if view.phase == "prepare":
        chosen = {one.seat for one in view.party}
        left = [
            format_plain_name(name) for seat, name in enumerate(view.names) if seat not in chosen
        ]
        return (
            f"{list_words(left)} {inflect_noun(len(left), 'chooses/choose')} whom to play."
            if left
            else ""
        )
    if view.phase == "leaving":
        return "The party leaves the page."
    if view.page is None or not view.party:
        return ""
    active = view.party[view.active]
    there = describe_whereabouts(active, view.page)
    return (
        f"{label_member_plainly(active)} has the turn{' and ' if active.exited else ', '}{there}."
    )


def last_test(view: View) -> str:
    """Say in a sentence how the last test went; "" before the first test."""
    if not view.tests:
        return ""
    last = view.tests[-1]
    went = "passed" if last.success else "failed"
    return f"Last test: {view.party[last.member].short} {went}, {last.attribute}, {last.what}."


def label_turn(view: View) -> str:
    """Name whose turn it is, without markup, or what the party does when there is no page."""
    if view.page is None or not view.party:
        return HOME[view.phase]
    active = view.party[view.active]
    return f"{active.short}'s turn"


def describe_wounds(member: MemberView) -> str:
    """Say how much life a character has left: "life 2 of 4, 1 wound, 1 toxic"."""
    found = [f"life {count_life_left(member)} of {member.life}"]
    found += [count_noun(member.wounds, "wound")] if member.wounds else []
    found += [f"{member.toxic} toxic"] if member.toxic else []
    return ", ".join(found)
