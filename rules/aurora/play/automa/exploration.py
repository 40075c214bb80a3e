"""What the Last Automa does while the player explores and rests (LA-20.8 to LA-20.20, LA-20.24)."""

from rules.aurora.model.cards import Action, Enemy, Location, Part, Survivor
from rules.aurora.model.decks import CARDS, DECKS
from rules.aurora.model.state import Slot, State
from rules.aurora.play.automa import board
from rules.aurora.play.context import Here
from rules.aurora.play.exploration import zone
from rules.aurora.words import Message

SLOT_OF_SKILL = {1: 0, 3: 4}
TWOS = (1, 2, 3)


# -- Exploration (LA-20.8 to LA-20.20) -----------------------------------------------------------


def draw_pile(h: Here) -> None:
    """Deal the Automa as many Action cards as it has Survivors, face down (LA-20.8)."""
    a = board.require_automa(h.s)
    a.pile, a.revealed, a.cancelled, a.explored = [], [], [], 0
    for _ in range(a.survivors):
        card = a.deck.take_unseen(h.t.rng)
        if card is not None:
            a.pile.append(card)


def resolve_exploration(h: Here) -> None:
    """Reveal the Automa's next card and act on it; without a card it passes (LA-20.9)."""
    s = h.s
    a = board.require_automa(s)
    if not a.pile:
        return
    h.t.note_reveal()
    card = DECKS.actions[a.pile.pop()]
    a.revealed.append(card.id)
    a.explored += 1
    told = Message("automa-turns-over", card=card.id, skill=card.skill)
    h.tell(told, kind="automa", card=card.id)
    index = _find_slot(s, card)
    if index is None:
        h.tell(Message("automa-finds-nothing"), kind="automa")
        return
    slot = s.zone[index]
    assert slot is not None
    if isinstance(CARDS[slot.card], Enemy):
        _meet_enemy(h, card)
        return
    _resolve_slot(h, index, slot, card)


def _find_slot(s: State, card: Action) -> int | None:
    """Find the slot that the Action card explores (LA-20.11, LA-20.12). Return None if there is
    none."""
    if card.skill != 2:
        index = SLOT_OF_SKILL[card.skill]
        return index if s.zone[index] is not None else None
    order = TWOS if card.arrow == "left" else TWOS[::-1]
    for wanted in card.priority:
        for index in order:
            slot = s.zone[index]
            if slot is not None and _find_slot_kind(slot) == wanted:
                return index
    return None


def _find_slot_kind(slot: Slot) -> str:
    card = CARDS[slot.card]
    return "convoy" if isinstance(card, Part) else card.kind


def _meet_enemy(h: Here, card: Action) -> None:
    """Apply only the Action card's text, because the Enemy in the slot stays (LA-20.18)."""
    a = board.require_automa(h.s)
    if card.id == "AC2":
        board.gain_tokens(h, "PA" if a.hard else "P")
    elif card.id == "AC3":
        board.gain_tokens(h, "F")


def _resolve_slot(h: Here, index: int, slot: Slot, action: Action) -> None:
    s = h.s
    card = CARDS[slot.card]
    h.tell(Message("automa-goes", card=card.id, name=card.name), kind="automa", card=card.id)
    if isinstance(card, Location):
        if card.effect == "damage":
            board.apply_damage(h, 1)
        elif card.effect == "contamination":
            board.contaminate_rightmost(h)
        elif card.effect == "fame":
            board.change_fame(h, -1)
        first, second = (0, 1) if action.arrow == "left" else (1, 0)
        side = first if slot.blocks[first] else second
        block, slot.blocks[side] = slot.blocks[side], ""
        board.gain_tokens(h, block)
        if any(slot.blocks):
            return
    elif isinstance(card, Part):
        board.repair_damage(h)
    elif isinstance(card, Survivor):
        board.gain_survivor(h)
    s.common.append(card.id)
    s.zone[index] = None
    zone.close_gap(h, index)


# -- Rest (LA-20.24) -------------------------------------------------------------------------------


def resolve_automa_rest(h: Here) -> None:
    """Pay Food for Action cards, face up to the right, while the deck lasts (LA-20.24)."""
    a = board.require_automa(h.s)
    while a.food and (card := a.deck.draw(h.t, reshuffle=False)) is not None:
        a.food -= 1
        a.revealed.append(card)
        h.tell(Message("automa-eats", card=card), kind="automa")
