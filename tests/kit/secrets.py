"""Hidden things dealt again, for tools/noninterference.py: the ways that games have in common."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from random import Random
from typing import Any, Generic, TypeVar

from rules import GAMES
from rules.engine import Position
from rules.kit.decks import Deck

from .positions import decks

S = TypeVar("S", bound=Position)


class Dealing(ABC, Generic[S]):
    """One way to deal again what a reader (a seat, or None for a spectator) may not know. A game
    derives its own and says in `deal_again` what changes."""

    within_steps = False
    """Whether a table may be dealt again in the middle of a step: only where nothing that is dealt
    has come out since the step began."""

    @abstractmethod
    def deal_again(self, state: S, reader: int | None, rnd: Random) -> None:
        """Change a copy of the position, so that the reader cannot tell it from the true one."""

    def has_hidden(self, state: S) -> bool:
        """Whether there is anything hidden yet, and still."""
        return True

    def deal_state(self, state: S, reader: int | None, rnd: Random) -> S | None:
        """Another position that the reader cannot tell from this one, which may be changed; None
        where there is none."""
        before = state.model_dump_json()
        if self.has_hidden(state):
            self.deal_again(state, reader, rnd)
        return None if state.model_dump_json() == before else state

    def deal_saved(
        self, saved: dict[str, Any], reader: int | None, rnd: Random
    ) -> dict[str, Any] | None:
        """The same for a table's dump."""
        if saved["now"]["answers"] and not self.within_steps:
            return None
        kind: type[S] = GAMES[saved["game"]].state
        other = self.deal_state(kind.model_validate_json(saved["now"]["checkpoint"]), reader, rnd)
        if other is None:
            return None
        saved["now"]["checkpoint"] = other.model_dump_json()
        return saved

    def hide_dealt(self, view: dict[str, Any]) -> dict[str, Any]:
        """A view without what this way of dealing changes for everybody to see."""
        return view


class DecksAnew(Dealing[S]):
    """What lies undrawn lies in another order: in every Deck of the position, found by its type. It
    is tried for every game by itself; a game with cards whose backs tell something brings its own
    in its DEALS, with `find_public_part`."""

    def find_public_part(self, path: str, deck: Deck[Any], place: int) -> Hashable:
        """What everybody may know of the card at that place of a pile, such as its back: only
        cards of which they know the same change places."""
        return None

    def deal_again(self, state: S, reader: int | None, rnd: Random) -> None:
        for path, deck in decks(state).items():
            groups: dict[Hashable, list[int]] = {}
            for place in range(len(deck.pile)):
                groups.setdefault(self.find_public_part(path, deck, place), []).append(place)
            for places in groups.values():
                cards = [deck.pile[place] for place in places]
                rnd.shuffle(cards)
                for place, card in zip(places, cards, strict=True):
                    deck.pile[place] = card
