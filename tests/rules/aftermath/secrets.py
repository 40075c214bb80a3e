"""What a seat may not know in Aftermath beside its decks (AF-2.11, AF-2.13, AF-7.16, AF-13.5,
AF-21.12), how to deal it again, and which rule lets a difference be seen."""

from random import Random
from typing import Any

from rules.aftermath.model.decks import ACTIONS, SCAVENGE
from rules.aftermath.model.state import State
from rules.aftermath.play.turn.actions import OTHERWISE
from rules.engine import Event
from tests.kit.secrets import Dealing


class ScavengeTokens(Dealing[State]):
    """Tokens of equal difficulty change places, in the supply and on the page."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        lists = [state.scavenge]
        if state.here is not None:
            lists += state.here.scavenge.values()
        places = [(one, n) for one in lists for n in range(len(one))]
        for difficulty in {token.difficulty for token in SCAVENGE.values()}:
            alike = [(one, n) for one, n in places if SCAVENGE[one[n]].difficulty == difficulty]
            tokens = [one[n] for one, n in alike]
            rnd.shuffle(tokens)
            for (one, n), token in zip(alike, tokens, strict=True):
                one[n] = token


class Hands(Dealing[State]):
    """The others hold other cards of the deck: no threats and no calamity, which a hand never
    keeps."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        for one in state.party:
            if one.seat == reader:
                continue
            for place, card in enumerate(one.hand):
                if ACTIONS[card].influence:
                    continue
                pile = state.deck.pile
                fit = [n for n, other in enumerate(pile) if ACTIONS[other].colour not in DARK]
                if fit:
                    n = rnd.choice(fit)
                    one.hand[place], pile[n] = pile[n], card


class StandingOrders(Dealing[State]):
    """The others have left other orders for their defences."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        for one in state.party:
            if one.seat != reader:
                one.standing = rnd.choice((None, "thrifty", "all-out", "none"))


DARK = ("black", "calamity")
DEALS = (ScavengeTokens(), Hands(), StandingOrders())

COMES_OUT = {
    "scavenge": "AF-10.21: a token that is found is seen",
    "test": "AF-8.8: the cards of a test are seen",
    "discard": "AF-7.2: what is thrown away is seen",
    "move": "AF-10.1: the cards of a move are seen",
    "ability": "AF-10.28: the cards that pay are seen",
    "task": "AF-9.2: the cards of a group task are seen",
    "equip": "AF-10.32: the card that pays is seen",
    "drawn": "AF-7.16: who draws sees the cards",
    "threat": "AF-7.9: threats are seen",
    "calamity": "AF-7.7: the calamity is seen",
    "item": "AF-10.24: an item that is found is seen",
    "broken": "AF-10.24: an item that is found broken is seen",
    "passage": "AF-3.2: what is read is read by all",
}
"""What tells of a card as it comes out of a deck or a hand: kinds of events."""


def excuse(was: Any, now: Any, one: Event | None, two: Event | None) -> str | None:
    """The rule that lets this first difference be seen; None where it is a leak."""
    if was.entry.kind == "lapse":
        return "AF-17.8: a default is carried out"
    for event in (one, two):
        if event is not None and event.kind in COMES_OUT:
            return COMES_OUT[event.kind]
    if _has_order(was, now):
        return "AF-13.5: a standing order is carried out"
    if was.entry.answer == [OTHERWISE]:
        return "AF-7.11: who can play only one action with other cards is not asked which"
    if any(event.kind == "threat" for event in was.events) and _have_same_views(was, now):
        return "AF-25.13: what was drawn before a threat came lies open in the discards"
    return None


def _have_same_views(was: Any, now: Any) -> bool:
    """Whether the reader sees the same but for the discards."""
    views = [{**story.shown["view"], "discards": None} for story in (was, now)]
    return views[0] == views[1] and {**was.shown, "view": 0} == {**now.shown, "view": 0}


def _has_order(was: Any, now: Any) -> bool:
    """Whether in one of the two somebody is asked for a defence who has left an order in the
    other."""
    for here, there in ((was, now), (now, was)):
        asked = [prompt for prompt in here.table.prompts if prompt.topic == "defend"]
        party = there.table.state.party
        if any(party[prompt.data["member"]].standing is not None for prompt in asked):
            return True
    return False
