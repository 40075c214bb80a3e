"""What a seat may not know in Last Aurora (LA-22), how to deal it again, and which rule lets a
difference be seen."""

from collections.abc import Hashable
from random import Random
from typing import Any

from rules.aurora.model.decks import DECKS, HELD
from rules.aurora.model.state import State
from rules.engine import Event
from rules.kit.decks import Deck
from tests.kit.secrets import Dealing, DecksAnew


class Hidden(Dealing[State]):
    """From the first turn to the count."""

    def has_hidden(self, state: State) -> bool:
        return state.phase not in ("setup", "over")


class TheDecks(Hidden, DecksAnew[State]):
    """What lies undrawn lies in another order; the backs stay (LA-22.1, LA-22.2): the period of
    each Exploration card, and of the Outcome cards the one on top."""

    def find_public_part(self, path: str, deck: Deck[Any], place: int) -> Hashable:
        if path == "deck":
            return DECKS.exploration[deck.pile[place]].period
        return path == "outcomes" and place == len(deck.pile) - 1


class TheLeftOut(Hidden):
    """Other marked cards of the same period have been left out (LA-22.3)."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        for n, out in enumerate(state.left_out):
            period = DECKS.exploration[out].period
            deck = [
                m
                for m, card in enumerate(state.deck.pile)
                if DECKS.exploration[card].marked and DECKS.exploration[card].period == period
            ]
            if deck:
                m = rnd.choice(deck)
                state.left_out[n], state.deck.pile[m] = state.deck.pile[m], state.left_out[n]


class TheHands(Hidden):
    """The others hold other hidden cards, as many as before (LA-22.4)."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        for seat, player in enumerate(state.players):
            if seat == reader:
                continue
            for n, card in enumerate(player.hand):
                if HELD[card].kind == "object" and state.objects.pile:
                    m = rnd.randrange(len(state.objects.pile))
                    player.hand[n], state.objects.pile[m] = state.objects.pile[m], card


class TheSpecialLoot(Hidden):
    """The others hold other Special Loot, of the same pairs (LA-22.4)."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        for seat, player in enumerate(state.players):
            for n, card in enumerate(player.hand if seat != reader else ()):
                pair = HELD[card].pair
                pile = state.loot[pair].pile if pair is not None else []
                special = [m for m, other in enumerate(pile) if other in HELD]
                if special:
                    m = rnd.choice(special)
                    player.hand[n], pile[m] = pile[m], card


class TheHitpoints(Hidden):
    """The Hitpoints cards lie in another order, on other sides (LA-22.1)."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        for cards in state.hitpoints:
            rnd.shuffle(cards)
            cards[:] = [card[0] + rnd.choice("ab") for card in cards]


class TheLoot(Hidden):
    """The others were dealt other Loot, and kept other Loot (LA-22.5), and so did the Automa
    (LA-22.6)."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        hidden = [p for seat, p in enumerate(state.players) if seat != reader]
        piles = [cards for p in hidden for cards in (*p.dealt, p.kept)]
        if state.automa is not None:
            piles.append(state.automa.loot)
        for cards in piles:
            for n, card in enumerate(cards):
                pair = DECKS.loot[card].pair
                assert pair is not None
                if state.loot[pair].pile:
                    m = rnd.randrange(len(state.loot[pair].pile))
                    cards[n], state.loot[pair].pile[m] = state.loot[pair].pile[m], card


class TheAutoma(Hidden):
    """Its face-down cards and its Objects are others (LA-22.6)."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        a = state.automa
        if a is None:
            return
        cards = [*a.deck.pile, *a.pile]
        rnd.shuffle(cards)
        a.deck.pile, a.pile = cards[: len(a.deck.pile)], cards[len(a.deck.pile) :]
        objects = [*a.objects, *state.objects.pile]
        rnd.shuffle(objects)
        a.objects, state.objects.pile = objects[: len(a.objects)], objects[len(a.objects) :]


DEALS = (
    TheDecks(),
    TheLeftOut(),
    TheHands(),
    TheSpecialLoot(),
    TheHitpoints(),
    TheLoot(),
    TheAutoma(),
)


def excuse(was: Any, now: Any, one: Event | None, two: Event | None) -> str | None:
    """The rule that lets this first difference be seen; None where it is a leak."""
    if was.entry.kind == "lapse":
        return "LA-21.1: a default is carried out"
    drawn = {"reveal", "fire", "ambush", "event", "automa", "defeated", "loot", "card", "damage"}
    if any(event.kind in drawn for event in (*was.events, *now.events)):
        return "LA-22.1: what is drawn or played comes out"
    return None
