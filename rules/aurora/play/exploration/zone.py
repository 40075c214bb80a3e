"""The Exploration Zone: five slots, and what is revealed into them (LA-6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from rules.aurora.model.boxes import list_amounts
from rules.aurora.model.cards import Encounter, Happening, Location
from rules.aurora.model.decks import CARDS
from rules.aurora.model.state import SLOTS, Slot
from rules.aurora.play.context import Here
from rules.aurora.play.exploration import events
from rules.aurora.words import Message, list_with
from rules.engine import Text

COSTS = (1, 2, 2, 2, 3)
"""The skill that each slot asks for (LA-2.2)."""
MERCHANT_BRINGS = "F"


def find_skill_cost(slot: int) -> int:
    """Find the skill that a slot asks for, whatever card lies there (LA-6.7)."""
    return COSTS[slot]


def reveal_card(h: Here) -> bool:
    """Turn over the top card into the rightmost empty slot; Events happen at once and another card
    follows (LA-6.1 to LA-6.3). Return whether a card came."""
    s = h.s
    while (drawn := s.deck.draw(h.t)) is not None:
        card = CARDS[drawn]
        if isinstance(card, Happening):
            events.apply_event(h, card)
            s.common.append(card.id)
            continue
        place = max(index for index, slot in enumerate(s.zone) if slot is None)
        blocks = list(card.blocks) if isinstance(card, Location) else []
        if isinstance(card, Encounter) and card.deal == "merchant":
            blocks = [MERCHANT_BRINGS]
        s.zone[place] = Slot(card=card.id, blocks=blocks)
        told = Message("reveals", card=card.id, name=card.name, says=card.says)
        h.tell(told, kind="reveal", card=card.id, slot=place)
        return True
    return False


def slide_cards(h: Here) -> None:
    """Slide the cards left (LA-6.4)."""
    cards = [slot for slot in h.s.zone if slot is not None]
    h.s.zone[:] = [*cards, *([None] * (SLOTS - len(cards)))]


def close_gap(h: Here, index: int) -> None:
    """If the card has left this slot, slide the others and reveal a new one (LA-6.4)."""
    if h.s.zone[index] is None:
        slide_cards(h)
        reveal_card(h)
        slide_cards(h)


def refill_zone(h: Here) -> None:
    """Slide the cards, then reveal more until five lie in the Zone or the deck is empty (LA-12.8,
    LA-6.6)."""
    slide_cards(h)
    while None in h.s.zone and reveal_card(h):
        pass
    slide_cards(h)


@dataclass(frozen=True, slots=True)
class Block:
    """A block of a Location that a player may take: its tokens, and its name as an answer."""

    key: str
    words: Text
    tokens: str


def list_blocks(slot: Slot) -> Sequence[Block]:
    """List the blocks that a player may choose (LA-8.24, LA-8.29)."""
    return make_blocks(tuple(slot.blocks))


@cache
def make_blocks(blocks: tuple[str, ...]) -> tuple[Block, ...]:
    """Make the blocks of a Location from their tokens, "" for one that is gone. Of two that hold
    the same, only the first is a choice."""
    made: dict[Message, Block] = {}
    for n, tokens in enumerate(blocks):
        if tokens:
            words = describe_block(tokens)
            made.setdefault(words, Block(str(n), words, tokens))
    return tuple(made.values())


@cache
def describe_block(block: str) -> Message:
    """Put a block of tokens in words: "2 Ammo and 1 Object", or "nothing" if it is empty."""
    return Message("block", amounts=list_amounts(block)) if block else Message("nothing")


def find_search_price(card: Location, *, has_fame: bool) -> str:
    """Find what a player pays to search a Location: "damage" and so on, or "none". A player without
    Fame takes 1 Damage instead (LA-5.4)."""
    return "no-fame" if card.effect == "fame" and not has_fame else card.effect


@cache
def describe_slot(name: str, blocks: tuple[str, ...], *, has_fame: bool = True) -> Message:
    """Say in a few words what the card in a slot has, with these blocks still there. `has_fame`:
    whether the searching player has Fame to lose."""
    card = CARDS[name]
    if isinstance(card, Location):
        effect = find_search_price(card, has_fame=has_fame)
        return Message("location", effect=effect, found=_describe_blocks(blocks))
    if isinstance(card, Encounter):
        return _describe_deal(card, blocks, fame=int(has_fame))
    return Message("card-kind", kind=card.kind)


def _describe_deal(card: Encounter, blocks: Sequence[str], *, fame: int) -> Message:
    """Say in a few words what the people of an Encounter give, and for what. `fame`: whether the
    player has Fame to lose; else they take 1 Damage (LA-5.4)."""
    if card.deal == "merchant":
        return Message("merchant-gives", block=describe_block("".join(blocks[:1])))
    return Message("slaver-gives" if card.deal == "slaver" else "travelers-give", fame=fame)


def _describe_blocks(blocks: Sequence[str]) -> Text:
    left = [describe_block(block) for block in blocks if block]
    if len(left) > 1 and len({*left}) == 1:
        return Message("two-alike", block=left[0])
    return list_with("or", left)
