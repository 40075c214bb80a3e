"""The phrases that picture and texts share: whose move it is, and what has changed."""

from __future__ import annotations

from collections.abc import Sequence

from pictures.hope.map.land.light import of_round
from pictures.hope.map.land.places import Country
from pictures.kit.phrases import strip_invisible, strip_markup
from rules.hope.model.terms import STAGES, TERRAIN_NAMES
from rules.hope.view import PersonView, SceneView, View
from rules.kit.words import count_noun, list_words

CAUSES = {
    "hunger": "dead of hunger",
    "harm": "dead of wounds",
    "humanity": "broken, and gone",
    "fate": "dead by fate",
}
WORLD = "How did the world end?"


def format_plain_text(text: str) -> str:
    """Put players' words on one line, without markup, mentions or invisible characters."""
    return strip_invisible(strip_markup(text)) or "nameless"


def label_person(view: View, seat: int) -> str:
    """Name the character of a seat, or the player while there is no character."""
    return format_plain_text(view.people[seat].name)


def format_names(view: View, seats: Sequence[int]) -> str:
    """List the names of these seats as in a sentence."""
    return list_words([label_person(view, seat) for seat in seats])


def find_country_and_light(view: View) -> tuple[Country, int]:
    """Find the country to show and the index of the round's light. The country is that of the Scene
    in play, or else of the last Scene; at the end, that of how the road ended."""
    light = of_round(view.round, view.rounds)
    if view.phase == "end":
        return ("arrival" if any(person.alive for person in view.people) else "lost"), light
    if view.scene is not None:
        return view.scene.terrain, light
    return (view.last.terrain if view.last is not None else "any"), light


# -- whose move it is ------------------------------------------------------------------------------


def describe_move(view: View) -> str:
    """Say in a few words whose move it is and what for."""
    if view.phase == "world":
        return WORLD
    if view.phase == "end":
        living = [person.seat for person in view.people if person.alive]
        return f"{format_names(view, living)} arrived" if living else "Nobody arrived"
    scene = view.scene
    if scene is not None:
        return _in_scene(view, scene)
    if view.awaited in ([view.turn], []):
        return f"{label_person(view, view.turn)} draws a Scene"
    return f"{format_names(view, view.awaited)} decides first"


def _in_scene(view: View, scene: SceneView) -> str:
    leader, awaited = scene.drawer, view.awaited
    led = label_person(view, leader)
    if scene.step == "read":
        if awaited not in ([leader], []):
            return f"{format_names(view, awaited)} decides on a card"
        tells = bool(scene.given or scene.last_hope)
        return f"{led} tells what lies ahead" if tells else f"{led} reads the Scene alone"
    if scene.step == "rolled":
        if scene.success is not None:
            return "It succeeds" if scene.success else "It fails"
        return "Does a card change it?"
    if scene.kind == "roll":
        return f"{led} rolls now" if awaited == [leader] else f"Who stands by {led}?"
    if scene.kind == "toll":
        return f"Who pays {count_noun(scene.price, 'Humanity die', 'Humanity dice')}?"
    return "What does each answer?"


def describe_awaited(view: View) -> str:
    """Say who is awaited. Return "" if nobody is, or if `describe_move` begins with their names."""
    if not view.awaited:
        return ""
    whom = format_names(view, view.awaited)
    return "" if describe_move(view).startswith(f"{whom} ") else f"Awaited: {whom}"


# -- what has changed ------------------------------------------------------------------------------


def list_changes(person: PersonView) -> list[str]:
    """List what the last Scene did to a person, in a few words for each change."""
    if person.lately and person.cause is not None:
        return [CAUSES[person.cause].split(",", maxsplit=1)[0]]
    found = []
    if person.humanity_by:
        found.append(f"Humanity {person.humanity_by:+}")
    for track, by in (("hunger", person.hunger_by), ("harm", person.harm_by)):
        if by:
            stage = STAGES[track][person.hunger if track == "hunger" else person.harm]
            found.append(stage or ("fed" if track == "hunger" else "healed"))
    return found


def describe_outcome(view: View) -> str:
    """Say how the last Scene went. Return "" if there was none yet."""
    last = view.last
    if last is None:
        return ""
    if last.success is not None:
        how = "succeeded" if last.success else "failed"
    else:
        how = "was avoided" if last.avoided else "is over"
    return f"“{last.title}” {how}"


def describe_news(view: View) -> str:
    """Say how the last Scene went and what it did to whom. Return "" if there was none yet."""
    whom = [
        f"{format_plain_text(p.name)} {', '.join(found)}"
        for p in view.people
        if (found := list_changes(p))
    ]
    went = describe_outcome(view)
    if not went:
        return ""
    return f"{went}: {'; '.join(whom)}" if whom else f"{went}, and nothing changed"


def describe_verdict(scene: SceneView) -> tuple[str, str]:
    """Say how many successes were rolled, and whether they are enough."""
    won = {True: "it succeeds", False: "it fails", None: "not settled"}[scene.success]
    added = scene.successes - sum(die.success for die in scene.dice)
    by_cards = f"{added:+} by cards, " if added else ""
    found = count_noun(scene.successes, "success", "successes")
    return found, f"{by_cards}{scene.hardship} needed: {won}"


def label_scene_kind(scene: SceneView) -> str:
    """Say what kind of answer a Scene asks for, or that its drawer has not told it yet."""
    kinds = {"roll": "a roll", "question": "a question to all", "toll": "a toll"}
    if scene.kind is None:
        return "not yet told"
    return f"{kinds[scene.kind]}, no way around it" if scene.unavoidable else kinds[scene.kind]


def label_country(view: View) -> str:
    """Name the country or the phase, for the sign in the picture."""
    if view.phase == "world":
        return "Before the road"
    if view.phase == "end":
        return "The end of the road"
    if view.scene is not None:
        return TERRAIN_NAMES[view.scene.terrain]
    return TERRAIN_NAMES[view.last.terrain] if view.last is not None else "The road"
