"""Rules of thumb of strong bots where they are better than those of `bot`. They were found by games
of bots in which these habits differed by chance: see docs/bots.md."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Any

from rules.engine import Answer, Chance, Prompt

from .bot import Mind
from .bot_worth import GUESS, KNOWN, Stakes, deck, gain, hinted
from .cards import Scene
from .view import View

KEEN = Mind(others=0.15, lead=0.0)
"""Others count for half of what they do to a middling bot, and nobody is thought to be grateful."""
DICE = 2
"""With so many dice at the most one imagines oneself to act on a Scene that is not drawn yet."""


def advice(view: View, prompt: Prompt[Any], rng: Chance) -> Answer | None:
    """What a strong bot answers at once; None: what a middling one does."""
    if prompt.kind != "choice" or view.phase != "turns":
        return None
    verbs = {option.verb for option in prompt.options}
    if verbs == {"scene"}:
        return _deck(view, prompt)
    if "accept" in verbs and not view.private.card:
        return _question(view, prompt)
    return KEEN.answer(view, prompt, rng)


# -- the deck --------------------------------------------------------------------------------------


def _deck(view: View, prompt: Prompt[Any]) -> Answer:
    """The deck whose Scenes promise most to somebody in one's place: most often Any Terrain, where
    half the Scenes are questions that take no dice."""
    decks = [option.id for option in prompt.options]
    return [max(decks, key=lambda one: _promise(view, one))]


def _promise(view: View, terrain: str) -> float:
    """What the Scenes of a deck are worth on average, each answered as well as one can."""
    cards = (card for card in KNOWN if card.terrain == terrain)
    return fmean(max(KEEN.value(view, card, way) for way in _ways(view, card)) for card in cards)


def _ways(view: View, card: Scene) -> Iterator[str]:
    """What one could do with a Scene."""
    humanity = view.people[view.seat or 0].humanity
    able = card.kind != "roll" or humanity or view.hope
    if card.kind != "roll":
        yield "act"
    elif humanity:
        yield from (f"act-{n}" for n in range(1, min(DICE, humanity) + 1))
    elif able:
        yield "act-0"
    if not card.unavoidable or not able:
        yield "avoid"


# -- questions and tolls ---------------------------------------------------------------------------


def _question(view: View, prompt: Prompt[Any]) -> Answer:
    """Another's question or toll: what its callout hints at counts as far as it is to be trusted,
    for both answers, and for the rest whatever the Scene may be."""
    accept = next(option.id for option in prompt.options if option.verb == "accept")
    scene = view.scene
    assert scene is not None
    mine = Stakes.of(view.people[prompt.seat])
    paid = min(scene.price, mine.humanity)
    left = Stakes(mine.humanity - paid, mine.hunger, mine.harm)
    cards = deck(scene.terrain, scene.kind, scene.unavoidable)
    hint = hinted(scene)

    def better(card: Scene) -> float:
        return gain(card.accept, left) - gain(card.refuse, mine)

    found = fmean(better(card) for card in cards)
    if hint is not None:
        found += GUESS / 10 * (better(hint) - found)
    return [accept if found >= mine.cost(paid) else "refuse"]
