"""What a seat may not know in Posthuman beside its decks (PH-6.18, PH-10.6, PH-17.5, PH-18.22a,
PH-20.7c, PH-20.9a), how to deal it again, and which rule lets a difference be seen."""

from abc import abstractmethod
from collections.abc import Callable
from itertools import zip_longest
from random import Random
from typing import Any

from rules.engine import Event
from rules.kit.decks import Deck
from rules.posthuman.model.decks import EQUIPMENT, SCARS, STARTING, WEAPONS
from rules.posthuman.model.state import Human, State
from tests.kit.secrets import Dealing


def _swap_cards(
    cards: list[str], pile: list[str], rnd: Random, alike: Callable[[str], Any] = lambda _: None
) -> None:
    """Each card changes places with one of a pile that is like it in what may be known."""
    for place, card in enumerate(cards):
        others = [n for n, one in enumerate(pile) if alike(one) == alike(card)]
        if others:
            n = rnd.choice(others)
            cards[place], pile[n] = pile[n], card


class TheStackOfTiles(Dealing[State]):
    """The tiles lie in another order."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        rnd.shuffle(state.tiles)


class _OfOthers(Dealing[State]):
    """What the other humans hold."""

    @abstractmethod
    def deal_to_human(self, state: State, human: Human, rnd: Random) -> None:
        """Change what this one holds."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        for seat in state.humans:
            if seat != reader:
                self.deal_to_human(state, state.human(seat), rnd)


class HandsOfItems(_OfOthers):
    """Other cards of the same decks, but for those named in an offer, which its partner has seen
    (PH-10.14)."""

    def deal_to_human(self, state: State, human: Human, rnd: Random) -> None:
        named = {card for deal in state.deals for card in deal.give}
        for place, card in enumerate(human.hand):
            if card in STARTING or card in named:
                continue
            pile = self._pile(state, card).pile
            if pile:
                n = rnd.randrange(len(pile))
                human.hand[place], pile[n] = pile[n], card

    def _pile(self, state: State, card: str) -> Deck[str]:
        assert card in WEAPONS or card in EQUIPMENT
        return state.weapons if card in WEAPONS else state.equipment


class FacesOfScars(_OfOthers):
    """Other scars: blank for blank, since what a mutation brings about can be seen."""

    def deal_to_human(self, state: State, human: Human, rnd: Random) -> None:
        _swap_cards(human.scars, state.scars.pile, rnd, lambda scar: SCARS[scar].is_blank)


class FollowersFaceDown(_OfOthers):
    """Others who come along."""

    def deal_to_human(self, state: State, human: Human, rnd: Random) -> None:
        _swap_cards(human.hidden_followers, state.followers.pile, rnd)


class HandsOfMutants(Dealing[State]):
    """For humans: the mutants hold other actions."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        if reader is not None and reader in state.mutants:
            return
        for seat in state.mutants:
            _swap_cards(state.mutant(seat).hand, state.mutant_actions.pile, rnd)


class StandingOrders(Dealing[State]):
    """The others have left other orders."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        for seat, player in enumerate(state.players):
            if seat != reader:
                player.standing = rnd.choice(({}, {"evade": "default"}, {"swap": "default"}))


DEALS = (
    TheStackOfTiles(),
    HandsOfItems(),
    FacesOfScars(),
    FollowersFaceDown(),
    HandsOfMutants(),
    StandingOrders(),
)

COMES_OUT = {
    "passage": "PH-13.4: an encounter, an event or a mutant action is read aloud",
    "foe": "PH-13.5: the minions of an encounter are seen",
    "minion": "PH-13.5: the minions of an encounter are seen",
    "goods": "PH-6.19: a supply card is turned up",
    "supply": "PH-6.19: a supply card is turned up",
    "draw": "PH-6.19: a supply card is turned up, and items come with it",
    "tile": "PH-6.18: a tile that is laid is public",
    "skill": "PH-21.4: a skill is public",
    "event": "PH-8.1: the event of the turn is read aloud",
    "scar_face": "PH-17.5: a scar is seen by its owner",
    "turned": "PH-17.9: the mutations of who turns are public",
    "tactics_seen": "PH-18.12a: all mutants see the cards that tactics show",
    "peek": "PH-25.14: who looks at cards sees them",
    "mutate": "PH-18.13: a mutation in play is public",
    "hand": "PH-18.22a: mutants see their hands",
}
"""What tells of a card as it comes out of a deck or a hand: kinds of events."""
LOOKED_AT = {
    "tile": "PH-6.18: a drawn tile is seen by who draws it",
    "place": "PH-6.18: a drawn tile is seen by who draws it",
    "mutate": "PH-18.13: who mutates sees the scar",
    "skill": "PH-21.4: who learns sees the skills",
    "tactics_order": "PH-18.12: tactics show the next cards",
}
"""Secret questions about what their own reader has just drawn: by topic."""


def excuse(was: Any, now: Any, one: Event | None, two: Event | None) -> str | None:
    """The rule that lets this first difference be seen; None where it is a leak."""
    if was.entry.kind == "lapse":
        return "PH-7.5: a default is carried out"
    if _has_order(was, now):
        return "PH-7.6: a standing order is carried out"
    for event in (one, two):
        if event is not None and event.kind in COMES_OUT:
            return COMES_OUT[event.kind]
    if one is None and two is None:
        for prompt in _list_differing(was, now):
            if prompt.secret and prompt.topic in LOOKED_AT:
                return LOOKED_AT[prompt.topic]
        if _sees_mutants_now(was, now):
            return COMES_OUT["hand"]
        if _left_behind(was, now):
            return "PH-1.10: what has been used or left behind lies open in the discards"
    return None


def _sees_mutants_now(was: Any, now: Any) -> bool:
    """Whether the reader has turned in this step, so that from now on they see the hands of all
    mutants, and nothing but those differs."""
    views = [story.shown["view"] for story in (was, now)]
    turned = {event.data["seat"] for event in was.events if event.kind == "turned"}
    if views[0]["seat"] not in turned or _list_differing(was, now):
        return False
    blind = [{**view, "private": {**view["private"], "plans": []}} for view in views]
    return blind[0] == blind[1]


def _left_behind(was: Any, now: Any) -> bool:
    """Whether a supply card was turned up or somebody has turned, and only the discards differ."""
    views = [{**story.shown["view"], "discards": None} for story in (was, now)]
    told = any(event.kind in ("turned", "supply", "goods") for event in was.events)
    return told and views[0] == views[1] and not _list_differing(was, now)


def _has_order(was: Any, now: Any) -> bool:
    """Whether a question is open in one story and not in the other, before or after the entry, and
    its player has a standing order for it in either. A player who turns loses their orders, so
    those from the start of the step count too."""
    orders = {
        (seat, topic)
        for story in (was, now)
        for state in (story.start, story.table.state)
        for seat, player in enumerate(state.players)
        for topic in player.standing
    }
    for here, there in ((was, now), (now, was)):
        one, two = here.answered, there.answered
        if one and two and one.topic != two.topic and (one.seat, one.topic) in orders:
            return True
        for ours, theirs in (
            (here.open_before, there.open_before),
            (here.table.prompts, there.table.prompts),
        ):
            open_there = {(prompt.seat, prompt.topic) for prompt in theirs}
            if orders.intersection((each.seat, each.topic) for each in ours) - open_there:
                return True
    return False


def _list_differing(was: Any, now: Any) -> list[Any]:
    """The questions to which the two readers do not see the same."""
    shown = list(zip_longest(was.shown["prompts"], now.shown["prompts"]))
    return [
        prompt
        for story, own in ((was, 0), (now, 1))
        for prompt, both in zip(story.prompts, shown, strict=False)
        if both[own] is not None and both[0] != both[1]
    ]
