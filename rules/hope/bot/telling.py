"""The stories that bots tell, from the cards of their characters and those they have used, so that
a table with bots has a story. A bot never says the same thing twice in a game."""

from collections.abc import Sequence
from typing import Any, Literal

from rules.engine import Answer, Chance, Prompt
from rules.hope.model.decks import DECKS, SCENES
from rules.hope.model.scenes import Scene
from rules.hope.play.scene.narration import Went
from rules.hope.view import PersonView, View
from rules.hope.words.tellings import TELLINGS
from rules.kit.content import DeckText

OFTEN, OF = 2, 7
"""A bot that held back in another's Scene tells of it twice in seven times: no number of seats
divides seven, so it is not always the same leader's Scene."""
SEATS = 5
"""The most seats, and so the most characters who join later: each has meetings of its own to
tell."""


def choose_telling(view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
    """Choose words for a telling. If nothing new is left, return the default, or [] for an optional
    telling."""
    assert view.seat is not None
    for ways in _list_lines(view, prompt):
        fresh = [one for one in ways if not _is_told(one, view.private.told)]
        if fresh:
            return _begin_with_asset(prompt, rng.pick(fresh), view.private.told)
    return [] if prompt.optional else prompt.default


def _list_lines(view: View, prompt: Prompt[Any]) -> Sequence[Sequence[DeckText]]:
    """List the lines that the bot may tell, in groups: a later group counts only if all of the
    earlier one has been told."""
    me = view.people[view.seat or 0]
    data = prompt.data
    match prompt.topic:
        case "scene" if data["own"] or (3 * data["entry"] + me.seat) % OF < OFTEN:
            return _list_scene_lines(me, data["went"], data["card"], data["used"])
        case "death" if data["own"] and data["card"]:
            return [[TELLINGS.find_personality(data["card"]).died]]
        case "bond" if data["own"] and _has_begun(view):
            return [TELLINGS.relationships.get(data["card"], ())]
        case "arrival" if data["own"]:
            return [TELLINGS.meetings[data["before"] :: SEATS]]
        case "arrived" if me.personality is not None:
            return [[TELLINGS.find_personality(me.personality.id).arrived]]
        case _:
            return []


def _has_begun(view: View) -> bool:
    """Return whether a Scene has been drawn. Before that, bots tell nothing of their bonds, because
    players have enough to read."""
    fewer = sum(view.decks.values()) < len(SCENES)
    return fewer or view.scene is not None or view.last is not None  # packs make decks fuller


def _list_scene_lines(
    me: PersonView, went: Went, card: str, used: Sequence[str]
) -> Sequence[Sequence[DeckText]]:
    """List lines about a Scene: first from the Traits that played a part, then from the Personality
    and all Traits."""
    if not went or me.personality is None:
        return []
    whole = TELLINGS.find_personality(me.personality.id)
    if went == "avoided":
        return [whole.avoided]
    traits = [trait.id for trait in me.traits]
    had_part = [one for one in used if one in traits]
    fitting = [one for one in traits if _is_fitting(one, SCENES[card])]
    rest = [*getattr(whole, went), *_list_trait_lines(fitting, went)]
    return [_list_trait_lines(had_part, went), rest]


def _list_trait_lines(
    traits: Sequence[str], went: Literal["won", "lost", "held"]
) -> list[DeckText]:
    return [line for trait in traits for line in TELLINGS.find_trait_lines(trait, went)]


def _is_fitting(trait: str, scene: Scene) -> bool:
    """Return whether a Trait fits the Scene's terrain: fear of heights does not, in town."""
    only = DECKS.traits[trait].power.if_
    return only is None or only.what != "terrain" or only.word == scene.terrain


def _is_told(line: DeckText, told: Sequence[str]) -> bool:
    """Return whether a bot told the line before, in any language."""
    return any(reading in before for reading in line.list_readings() for before in told)


def _begin_with_asset(prompt: Prompt[Any], line: DeckText, told: Sequence[str]) -> str:
    """Begin the line with a sentence about an Asset that was used for this Scene, unless one of the
    lines `told` before has it already."""
    if prompt.topic != "scene":
        return str(line)
    things = (TELLINGS.assets[card] for card in prompt.data["used"] if card in TELLINGS.assets)
    new = (thing for thing in things if not _is_told(thing, told))
    return f"{next(new, '')} {line}".lstrip()
