"""The strong bots' rules of thumb, where they are better than those of `bot`. They were found in
games of bots in which these habits differed by chance: see docs/bots.md."""

from collections.abc import Iterator
from statistics import fmean
from typing import Any

from rules.engine import Answer, Chance, Prompt
from rules.hope.bot.player import Mind, find_first_power
from rules.hope.bot.worths import (
    GUESSES_IN_TEN,
    KNOWN_SCENES,
    Stakes,
    apply_expected_effects,
    find_hinted_scene,
    list_possible_scenes,
)
from rules.hope.effects.language.models import Reroll, RollChange
from rules.hope.model.decks import DECKS
from rules.hope.model.scenes import Scene, Section
from rules.hope.view import SceneView, View

KEEN = Mind(others=0.15, lead=0.0)
"""A strong bot counts the others at half the share of a middling bot, and expects no gratitude."""
MOST_DICE = 2
"""The most dice with which a bot imagines acting on a Scene that is not drawn yet."""


def give_advice(view: View, prompt: Prompt[Any], rng: Chance) -> Answer | None:
    """Choose a strong bot's answer without a search. Return None to answer as a middling bot
    does."""
    if prompt.kind != "choice" or view.phase != "turns":
        return None
    verbs = {option.verb for option in prompt.options}
    if verbs == {"scene"}:
        return _choose_deck(view, prompt)
    if "accept" in verbs:
        return _choose_question_answer(view, prompt)
    if prompt.topic == "after roll" and not _can_turn_roll(prompt):
        return ["pass"]
    return KEEN.choose_answer(view, prompt, rng)


# -- the deck --------------------------------------------------------------------------------------


def _choose_deck(view: View, prompt: Prompt[Any]) -> Answer:
    """Choose the deck whose Scenes promise the seat most: usually Any Terrain, because half its
    Scenes are questions that take no dice."""
    decks = [option.id for option in prompt.options]
    return [max(decks, key=lambda one: _rate_deck(view, one))]


def _rate_deck(view: View, terrain: str) -> float:
    """Rate the Scenes of a deck on average, each with its best answer."""
    cards = (card for card in KNOWN_SCENES if card.terrain == terrain)
    return fmean(
        max(KEEN.rate_answer(view, card, way) for way in _list_actions(view, card))
        for card in cards
    )


def _list_actions(view: View, card: Scene) -> Iterator[str]:
    """List the answers that the seat could give to a Scene."""
    humanity = view.people[view.seat or 0].humanity
    able = card.kind != "roll" or humanity or view.hope
    if card.kind != "roll":
        yield "act"
    elif humanity:
        yield from (f"act-{n}" for n in range(1, min(MOST_DICE, humanity) + 1))
    elif able:
        yield "act-0"
    if not card.unavoidable or not able:
        yield "avoid"


# -- the roll --------------------------------------------------------------------------------------


def _can_turn_roll(prompt: Prompt[Any]) -> bool:
    """Return whether the seat's cards, all together, could still turn the roll into a success; if
    not, it keeps them. A card that does something else always counts as useful."""
    could = 0
    for power in filter(None, map(find_first_power, (option.id for option in prompt.options))):
        first = power.effects[0]
        if not isinstance(first, Reroll | RollChange):
            return True
        could += abs(first.n)
    missing: int = prompt.data["missing"]
    return could >= missing


# -- questions and tolls ---------------------------------------------------------------------------

LOSS_WORTH = -6.0
"""How much it is worth to be dead, or doomed."""
CARD_WORTH_SHARE = 0.35
"""How much one point of a card's or Hope die's worth from `apply_expected_effects` adds to the
prospects."""


def rate_prospects(whose: Stakes, left: float) -> float:
    """Rate how a character's Humanity and conditions change its chance to arrive, as a logarithm.
    `left`: how much of five rounds is still to come, 0 to 1. Fitted together with the other weights
    of `search`: dice count for more towards the end, and the first of them most."""
    if whose.hunger > 2 or whose.harm > 2 or whose.humanity < 0:
        return LOSS_WORTH
    found = (0.87 - 0.65 * left) * whose.humanity
    found += max(0.0, 0.77 - 1.3 * left) * (whose.humanity > 0)
    found -= 0.52 * (whose.hunger > 0) + (1.31 - 0.98 * left) * (whose.hunger > 1)
    return found - 0.37 * (whose.harm > 0) - 0.74 * (whose.harm > 1)


def _choose_question_answer(view: View, prompt: Prompt[Any]) -> Answer:
    """Choose the better answer to a question or toll. For another player's Scene, average over the
    possible cards, and weigh in the hint of the callout as far as it is reliable."""
    accept = next(option.id for option in prompt.options if option.verb == "accept")
    scene = view.scene
    assert scene is not None
    mine = Stakes.make_stakes(view.people[prompt.seat])
    paid = min(scene.price, mine.humanity)
    payer = Stakes(mine.humanity - paid, mine.hunger, mine.harm)
    left = (view.rounds - view.round + 0.5) / 5
    agree, decline = _estimate_unanimity(view, scene)

    def better(card: Scene) -> float:
        yes = _rate_after_section(card.accept, card.all_accept, agree, payer, left)
        return yes - _rate_after_section(card.refuse, card.all_refuse, decline, mine, left)

    if view.private.card:
        return [accept if better(DECKS.scenes[view.private.card]) >= 0 else "refuse"]
    found = fmean(
        better(card) for card in list_possible_scenes(scene.terrain, scene.kind, scene.unavoidable)
    )
    hint = find_hinted_scene(scene)
    if hint is not None and hint.kind == scene.kind:
        found += GUESSES_IN_TEN / 10 * (better(hint) - found)
    return [accept if found >= 0 else "refuse"]


def _estimate_unanimity(view: View, scene: SceneView) -> tuple[float, float]:
    """Estimate how likely all the others accept, and how likely all refuse."""
    others = [one for one in view.people if one.alive and one.seat != view.seat]
    open_to = 0.5 ** sum(one.seat not in scene.answers for one in others)
    said = set(scene.answers.values())
    return (open_to if said <= {True} else 0.0), (open_to if said <= {False} else 0.0)


def _rate_after_section(
    section: Section | None, of_all: Section | None, alike: float, whose: Stakes, left: float
) -> float:
    """Rate a character's prospects after a section. With likelihood `alike`, the section `of_all`
    replaces it."""
    if of_all is not None:
        one = _rate_after_section(section, None, 0.0, whose, left)
        return one + alike * (_rate_after_section(of_all, None, 0.0, whose, left) - one)
    after, extra = apply_expected_effects(section.effects if section is not None else (), whose)
    return rate_prospects(after, left) + CARD_WORTH_SHARE * extra
