"""What a seat may not know in Hope Inhumanity beside its decks (HI-4.5, HI-17.2), how to deal it
again, and which rule lets a difference be seen."""

from random import Random
from typing import Any

from rules.engine import Event
from rules.hope.model.state import Standing, State
from tests.kit.secrets import Dealing


class TheSceneInHand(Dealing[State]):
    """While it is being read it is another card of the same deck. No checkpoint has one."""

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        scene = state.scene
        if scene is None or scene.acted or scene.refused or reader == scene.drawer:
            return
        if reader in scene.shown:  # a card has shown the reader a part of it (HI-5.14)
            return
        if state.phase == "turns" and not scene.used and state.decks[scene.terrain].pile:
            deck = state.decks[scene.terrain].pile
            place = rnd.randrange(len(deck))
            scene.card, deck[place] = deck[place], scene.card


class StandingOrders(Dealing[State]):
    """The others have left other orders."""

    within_steps = True

    def deal_again(self, state: State, reader: int | None, rnd: Random) -> None:
        for seat, player in enumerate(state.players):
            if seat != reader:
                player.standing = Standing(
                    support=rnd.choice(("refuse", "one", "keep1", "keep2", "keep3")),
                    question=rnd.choice(("refuse", "accept")),
                )


DEALS = (TheSceneInHand(), StandingOrders())


def excuse(was: Any, now: Any, one: Event | None, two: Event | None) -> str | None:
    """The rule that lets this first difference be seen; None where it is a leak."""
    if was.entry.kind == "lapse":
        return "HI-17.2: a standing order is carried out"
    drawn = {"draw", "redraw", "asset", "trait", "joined", "gift"}
    if any(event.kind in drawn for event in (*was.events, *now.events)):
        return "HI-4.3: what is drawn comes out of the deck"
    return None
