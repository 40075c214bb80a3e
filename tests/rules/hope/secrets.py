"""What a seat may not know in Hope Inhumanity (HI-4.5, HI-4.6, HI-17.2), how to deal it anew, and
which rule lets a difference be seen."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.engine import Event
from rules.hope.state import Standing, State
from tests.copied import copied


class _Deal:
    def state(self, state: State, reader: int | None, rnd: Random) -> State | None:
        before = copied(state)
        self.anew(state, reader, rnd)
        return None if state == before else state

    def anew(self, state: State, reader: int | None, rnd: Random) -> None:
        raise NotImplementedError

    def saved(
        self, saved: dict[str, Any], reader: int | None, rnd: Random
    ) -> dict[str, Any] | None:
        checkpoint = State.model_validate_json(saved["now"]["checkpoint"])
        dealt = self.state(checkpoint, reader, rnd)
        if dealt is None:
            return None
        saved["now"]["checkpoint"] = dealt.model_dump_json()
        return saved

    def seen(self, view: dict[str, Any]) -> dict[str, Any]:
        return view


class TheDecks(_Deal):
    """What lies undrawn lies in another order."""

    def anew(self, state: State, reader: int | None, rnd: Random) -> None:
        if state.phase == "world":
            return
        for deck in (*state.decks.values(), state.traits, state.assets, state.personalities):
            rnd.shuffle(deck.pile)

    def saved(
        self, saved: dict[str, Any], reader: int | None, rnd: Random
    ) -> dict[str, Any] | None:
        """Within a step the cards that it draws come out, so only before its first answer."""
        return None if saved["now"]["answers"] else super().saved(saved, reader, rnd)


class TheSceneInHand(_Deal):
    """While it is being read it is another card of the same deck."""

    def anew(self, state: State, reader: int | None, rnd: Random) -> None:
        scene = state.scene
        if scene is None or scene.acted or scene.refused or reader == scene.drawer:
            return
        if reader in scene.shown:  # a card has shown the reader a part of it (HI-5.14)
            return
        if state.phase == "turns" and not scene.used and state.decks[scene.terrain].pile:
            deck = state.decks[scene.terrain].pile
            place = rnd.randrange(len(deck))
            scene.card, deck[place] = deck[place], scene.card

    def saved(
        self, saved: dict[str, Any], reader: int | None, rnd: Random
    ) -> dict[str, Any] | None:
        return None  # a checkpoint never has an open Scene


class StandingOrders(_Deal):
    """The others have left other orders."""

    def anew(self, state: State, reader: int | None, rnd: Random) -> None:
        for seat, player in enumerate(state.players):
            if seat != reader:
                player.standing = Standing(
                    support=rnd.choice(("refuse", "one", "keep1", "keep2", "keep3")),
                    question=rnd.choice(("refuse", "accept")),
                )


DEALS = (TheDecks(), TheSceneInHand(), StandingOrders())


def excuse(was: Any, now: Any, one: Event | None, two: Event | None) -> str | None:
    """The rule that lets this first difference be seen; None where it is a leak."""
    if was.entry.kind == "lapse":
        return "HI-17.2: a standing order is carried out"
    drawn = {"draw", "redraw", "asset", "trait", "joined", "gift"}
    if any(event.kind in drawn for event in (*was.events, *now.events)):
        return "HI-4.3: what is drawn comes out of the deck"
    return None
