"""Tiny with packs: a game whose cards people may write, for tests of bringing and choosing them."""

from collections.abc import Collection, Mapping
from typing import ClassVar

from pydantic import BaseModel, Field

from rules.engine import Play, Table, register_games
from rules.engine.packs import PackCards, PackKind, find_pack_card, is_pack_card
from rules.kit.packs.catalog import list_added_cards
from rules.kit.packs.checked_cards import CheckedCards
from tests.tiny import DECK, Position, Tiny, TinyView

KIND = "kindling"


class Kindling(BaseModel, extra="forbid"):
    """A card that can be drawn."""

    id: str
    name: str = Field(min_length=1, max_length=40)


class TinyCards(CheckedCards):
    """Kindling of people's own."""

    kinds = (PackKind(KIND, "card", Kindling, 20, kept=True),)
    template = (
        "pack: 1\ngame: tiny\nname: Driftwood\nauthor: Dana\nlanguage: en\nlicence: CC BY 4.0\n"
        'own_words: true\ncontent_notes: [splinters]\nversion: "1"\n'
        "kindling:\n  - id: plank\n    name: salty plank\n"
    )

    def list_taken_names(self, kind: str) -> Collection[str]:
        return sorted(set(DECK))

    def list_cards_in_play(self, state: Position) -> Mapping[str, Collection[int]]:
        found: dict[str, list[int]] = {}
        for seat, hand in enumerate(state.hands):
            for card in filter(is_pack_card, hand):
                found.setdefault(card, []).append(seat)
        return found

    def sum_gauges(self, state: Position, seats: Collection[int]) -> Mapping[str, float]:
        return {"Wood": sum(state.wood[seat] for seat in seats)}


class PackedTiny(Tiny):
    """With a pack, nothing but its cards is drawn."""

    pack_cards: ClassVar[PackCards | None] = TinyCards()

    def step(self, t: Table[Position]) -> Play[None]:
        own = list(list_added_cards(t, KIND))
        if t.state.round == 0 and own:
            t.state.deck = own * len(DECK)
        yield from super().step(t)

    def view(self, state: Position, seat: int | None, names: tuple[str, ...]) -> TinyView:
        view = super().view(state, seat, names)
        held = [
            find_pack_card(KIND, card).name if is_pack_card(card) else card for card in view.hand
        ]
        return view.model_copy(update={"hand": held})


def register_packed_tiny() -> None:
    """Put it on the list of games in Tiny's place."""
    register_games(PackedTiny())
