"""How strong bots search Hope Inhumanity: how to deal again what a seat may not know, which answers
may be good, and how likely a character is to arrive."""

from collections.abc import Hashable, Sequence
from math import exp
from typing import Any

from rules.engine import Answer, Chance, Prompt, Result
from rules.engine.search import Search
from rules.hope.bot import strong
from rules.hope.bot.quick_view import view_for_bot
from rules.hope.bot.worths import GUESSES_IN_TEN, Stakes
from rules.hope.effects.language.models import Amount, Effect, Prevent, Redirect
from rules.hope.model.decks import DECKS
from rules.hope.model.state import Character, OpenScene, Standing, State
from rules.hope.play.powers import list_own_powers
from rules.hope.view import View
from rules.kit.redeal import redeal_cards

SEARCHED_VERBS = frozenset({"act", "avoid", "support", "hope", "accept", "refuse"})
"""The verbs of the questions that are searched."""
CARD_VERBS = frozenset({"use", "pass"})
"""The verbs of questions whether to use a card on a roll or on what is about to hit."""
FREE_VERBS = frozenset({"avoid", "refuse", "pass"})
"""Those of the verbs that cost neither dice nor a card."""


class HopeSearch(Search[State]):
    """The search for this game. Hidden are the decks, the Scene that another drawer reads, a gift
    from a grave, and the others' standing orders."""

    horizon = 40
    most = 4
    rounds = 40
    margin = 0.5

    def redeal_hidden(self, state: State, seat: int, rng: Chance) -> None:
        scene = state.scene
        hidden = scene is not None and scene.drawer != seat and not scene.locked
        for terrain, deck in sorted(state.decks.items()):
            if hidden and scene is not None and scene.terrain == terrain:
                _replace_scene(state, scene, deck.pile, rng)
            redeal_cards(rng, deck.pile)
        if state.gift is not None and state.gift[0] != seat:
            gift = [state.gift[1]]
            redeal_cards(rng, gift, state.traits.pile)
            state.gift = (state.gift[0], gift[0])
        for deck in (state.personalities, state.traits, state.relationships, state.assets):
            redeal_cards(rng, deck.pile)
        for other, player in enumerate(state.players):
            if other != seat:
                player.standing = Standing()

    def view(self, state: State, seat: int, names: tuple[str, ...]) -> View:
        return view_for_bot(state, seat)

    def find_lap(self, state: State) -> Hashable:
        """Return the turn as the lap: the round and the place in it."""
        return state.round, state.place

    def is_worth_searching(self, view: View, prompt: Prompt[Any]) -> bool:
        """Return whether to search: at the seat's own Scene, at its cards on the roll, at whether
        to support another's Scene, and at cards against what is about to hit it. What the rules
        hold as the drawer read it cannot be dealt again: another player's question or toll, and a
        roll until the card is shown."""
        scene = view.scene
        if view.phase != "turns" or scene is None or view.private.shown:
            return False
        if all(option.verb in CARD_VERBS for option in prompt.options):
            mine = prompt.data.get("for", view.seat) == view.seat
            return mine and (scene.drawer == view.seat or scene.success is not None)
        if scene.drawer != view.seat and scene.kind != "roll":
            return False
        return all(option.verb in {*SEARCHED_VERBS, "use"} for option in prompt.options)

    def list_plausible_answers(
        self, view: View, prompt: Prompt[Any], rng: Chance
    ) -> Sequence[Answer]:
        return [[option.id] for option in prompt.options if option.verb in SEARCHED_VERBS]

    def give_advice(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer | None:
        return strong.give_advice(view, prompt, rng)

    def list_answers_to_try(self, view: View, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        """List the answers that cost nothing first, then cards, then dice from the fewest up: only
        the first few are tried."""
        answers = [
            option for option in prompt.options if option.verb in {*SEARCHED_VERBS, *CARD_VERBS}
        ]
        answers.sort(
            key=lambda option: (option.verb not in FREE_VERBS, option.verb not in CARD_VERBS)
        )
        return [[option.id] for option in answers]

    def rate_result(self, result: Result, state: State, seat: int) -> float:
        return 1.0 if seat in result.winners else 0.0

    def rate_position(self, state: State, seat: int) -> float:
        who = state.people[seat]
        if who is None:
            return REBIRTH_CHANCE if state.players[seat].grace in ("open", "taken") else 0.0
        return _estimate_arrival(state, seat, who)


def _replace_scene(state: State, scene: OpenScene, pile: list[str], rng: Chance) -> None:
    """Replace the open Scene by one that is like it in all that has been told. If its callout was
    read out as printed, that may be a hint."""

    def seen(card: str) -> Hashable:
        if not scene.told:
            return None
        printed = DECKS.scenes[card]
        veiled = any(theme in state.veils for theme in printed.themes)
        return printed.kind, printed.unavoidable, veiled

    kin = sorted(card for card in [*pile, scene.card] if seen(card) == seen(scene.card))
    hinted = [card for card in kin if DECKS.scenes[card].callout.has_reading(scene.told.text)]
    guesses = rng.draw_below(10) < GUESSES_IN_TEN
    drawn = rng.pick(hinted if hinted and guesses else kin)
    if drawn != scene.card:
        pile[pile.index(drawn)], scene.card = scene.card, drawn


REBIRTH_CHANCE = 0.2
"""How likely a seat is to arrive with a new character, after an early death."""


def _estimate_arrival(state: State, seat: int, who: Character) -> float:
    """Estimate how likely a character is to arrive, as a turn begins. The weights were fitted to
    115,000 positions of 1,800 games of four bots (logistic regression). Early on, all chances are
    much alike: there is time to die, and time to recover."""
    left = (state.rounds - state.round + 1 - state.place / state.seats) / 5
    fellows = [one for one in state.people if one is not None and not one.doomed]
    company = sum(one.humanity for one in fellows if one is not who)
    worth = 3.06 - 7.2 * left + 6.0 * left**2 - 0.51 * len(fellows) - 0.07 * company
    worth += strong.rate_prospects(Stakes(who.humanity, who.hunger, who.harm), left)
    worth += 0.06 * state.hope + 0.15 * len(who.assets) + 0.33 * _count_saving_cards(who)
    worth -= 2.27 * (who.doomed > 0)
    return 1 / (1 + exp(-worth))


def _count_saving_cards(who: Character) -> int:
    """Count a character's unspent cards that feed or comfort it, or prevent what would hit it."""
    cards = [*list_own_powers(who, "free"), *list_own_powers(who, "react")]
    return sum(card.is_fresh and _is_helpful(card.power.effects[0]) for card in cards)


def _is_helpful(first: Effect) -> bool:
    match first:
        case Amount():
            return first.op in ("hunger", "humanity")
        case Prevent():
            return first.target != "others"
        case Redirect():
            return first.to == "target"
        case _:
            return False
