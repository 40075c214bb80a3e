"""The action deck and hands: drawing, discarding, and the hand limit (AF-7.2 to AF-7.6, AF-7.10,
AF-7.18, AF-21.1 to AF-21.5).

Threat cards and the calamity stay in a hand only from the draw until they are resolved. They cannot
be played, chosen or given meanwhile (AF-7.5, AF-8.13).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, get_args

from rules.aftermath.effects.choosing import find_affected
from rules.aftermath.effects.models import Count
from rules.aftermath.effects.performing import register_operation
from rules.aftermath.model.decks import ACTIONS
from rules.aftermath.model.state import Character, Member, State
from rules.aftermath.model.terms import CARDS_IN_HAND, Colour
from rules.aftermath.play import calamities
from rules.aftermath.play.context import Here, PageLeft, TurnEnds
from rules.aftermath.play.enemies import threats
from rules.aftermath.play.page.environments import is_in_force
from rules.aftermath.words import Message
from rules.engine import Option, Play, Prompt, Text

_ORDER: tuple[Colour, ...] = get_args(Colour)
"""The colours in the order of AF-7.18."""
PUBLIC = frozenset([one for one, card in ACTIONS.items() if card.colour in ("black", "calamity")])
"""Cards that everybody sees when they are drawn: threats and the calamity (AF-7.1)."""


@cache
def name_card(card: str) -> Message:
    """Name a card: "agility 2", "threat 1", "the calamity", "influence 3"."""
    return Message("card", **_describe_face(card))


@cache
def label_card(card: str) -> Message:
    """Name a card for a button: "Agility 2"."""
    return Message("card-label", **_describe_face(card))


def _describe_face(card: str) -> dict[str, Any]:
    one = ACTIONS[card]
    return {"colour": "influence" if one.influence else one.colour, "value": one.value}


def name_cards(cards: Iterable[str]) -> list[Message]:
    """Name cards, for a list: "agility 2 and heroic 1"."""
    return _name_cards(tuple(cards))


@lru_cache(maxsize=4096)
def _name_cards(cards: tuple[str, ...]) -> list[Message]:
    return [name_card(card) for card in cards]


def list_playable(character: Character) -> list[str]:
    """List the cards of a hand that can be played or discarded: no threats, no calamity."""
    return [card for card in character.hand if card not in PUBLIC]


def sort_by_value(cards: Iterable[str]) -> list[str]:
    """Sort cards in the order in which they are discarded for an absent player: lowest value first,
    then by colour, G R B Y W; influence cards last (AF-7.18)."""
    return sorted(
        cards,
        key=lambda one: (
            ACTIONS[one].influence,
            ACTIONS[one].value,
            _ORDER.index(ACTIONS[one].colour),
            one,
        ),
    )


# -- drawing -------------------------------------------------------------------------------------


def find_hand_size(s: State, m: Member) -> int:
    """Return how many cards a draw step fills the hand to: 5, Badly Hurt 4, in Frost 1 less
    (AF-7.2, AF-15.6, AF-26.3)."""
    return CARDS_IN_HAND - ("badly-hurt" in s.party[m].statuses) - is_in_force(s, "frost")


def take_cards(h: Here, m: Member, n: int) -> list[str]:
    """Take up to n cards from the deck to hand, and return them; the discards become a new deck
    when it is empty (AF-7.3, AF-7.4). Only the player sees them, except threats and the
    calamity."""
    drawn = h.s.deck.draw_up_to(h.t, n) if n > 0 else []
    if not drawn:
        return drawn
    h.s.party[m].hand += drawn
    told = Message("draws-cards", member=h.name_member(m), count=len(drawn))
    h.tell_of(m, told, kind="draw", n=len(drawn))
    if not h.s.deck.pile and not h.s.deck.discards and len(drawn) < n:
        h.tell(Message("no-card-left"), kind="info")
    if new := [card for card in drawn if card not in PUBLIC]:
        told = Message("new-in-hand", member=h.name_member(m), cards=name_cards(new))
        h.t.tell(told, h.find_seat(m), kind="drawn", cards=new)
    return drawn


def draw_for_members(h: Here, owed: Mapping[Member, int]) -> Play[None]:
    """Let several members draw, then apply the hand limit, the calamity and the threats (AF-7.6,
    AF-7.10). `owed`: how many cards each draws."""
    for m, n in owed.items():
        take_cards(h, m, n)
    yield from enforce_hand_limit(h, *owed)
    for m in owed:
        yield from resolve_drawn_cards(h, m)


def resolve_drawn_cards(h: Here, m: Member) -> Play[None]:
    """Resolve the calamity in a hand, then place its threats (AF-7.1, AF-7.5, AF-7.7, AF-7.9). The
    threats are placed even if the calamity ends the turn."""
    found = [card for card in h.s.party[m].hand if ACTIONS[card].colour == "calamity"]
    try:
        for card in found:
            discard_from_hand(h, m, [card])
            yield from calamities.resolve_calamity(h, m)
    except (TurnEnds, PageLeft):
        _place_threats(h, m)
        raise
    _place_threats(h, m)


def _place_threats(h: Here, m: Member) -> None:
    found = [card for card in h.s.party[m].hand if ACTIONS[card].colour == "black"]
    take_from_hand(h, m, found)
    threats.place_threats(h, found)


def gain_influence(h: Here, m: Member) -> bool:
    """Put a character's influence card into its hand, unless it is there (AF-2.9, AF-19.33). Return
    whether it was not."""
    one = h.s.party[m]
    gained = not one.influence
    if gained:
        one.influence = True
        one.hand.append(f"influence-{one.id}")
    return gained


# -- discarding ----------------------------------------------------------------------------------


def take_from_hand(h: Here, m: Member, cards: Sequence[str]) -> None:
    """Take cards from a hand; the caller puts them somewhere."""
    for card in cards:
        h.s.party[m].hand.remove(card)


def discard_from_hand(h: Here, m: Member, cards: Sequence[str]) -> None:
    """Move cards from a hand to the discards without a message; an influence card goes out of play
    (AF-8.14). Used for played cards too."""
    take_from_hand(h, m, cards)
    for card in cards:
        if ACTIONS[card].influence:
            h.s.party[m].influence = False
        else:
            h.s.deck.discard(card)


def discard_openly(h: Here, m: Member, cards: Sequence[str], cause: Text = "") -> None:
    """Discard cards and tell everybody which: the discards are public (AF-2.11, AF-7.2)."""
    if cards:
        discard_from_hand(h, m, cards)
        told = Message(
            "discards-cards", cause=cause or 0, member=h.name_member(m), cards=name_cards(cards)
        )
        h.tell_of(m, told, kind="discard", cards=list(cards))


def enforce_hand_limit(h: Here, *members: Member) -> Play[None]:
    """Make members who hold more than five cards discard the rest, all at once. Threats and the
    calamity do not count (AF-7.6, AF-7.18)."""
    excess = {m: len(list_playable(h.s.party[m])) - CARDS_IN_HAND for m in members}
    yield from _discard_by_choice(
        h,
        {m: n for m, n in excess.items() if n > 0},
        Message("more-than-cards", count=CARDS_IN_HAND),
    )


def choose_discards(h: Here, m: Member, n: int, cause: Text) -> Play[None]:
    """Make a player discard n cards of its choice, or all that can be discarded if there are fewer.
    The choice is secret until made, and may be out of turn; default: the lowest (AF-7.18)."""
    yield from _discard_by_choice(h, {m: n}, cause)


def _discard_by_choice(h: Here, owed: Mapping[Member, int], cause: Text) -> Play[None]:
    """Make several members discard at once, each by its player's choice."""
    choosing: list[tuple[Member, Prompt[list[str]]]] = []
    for m, n in owed.items():
        cards = sort_by_value(list_playable(h.s.party[m]))
        if n >= len(cards):
            discard_openly(h, m, cards[:n], cause)
        else:
            choosing.append((m, _offer_discards(h, m, cards, n, cause)))
    if not choosing:
        return
    answers = yield from h.t.ask_all([prompt for _, prompt in choosing])
    for (m, _), chosen in zip(choosing, answers, strict=True):
        discard_openly(h, m, chosen, cause)


def _offer_discards(
    h: Here, m: Member, cards: Sequence[str], n: int, cause: Text
) -> Prompt[list[str]]:
    return h.t.choices(
        h.find_seat(m),
        h.address_question(m, Message("discard-which", cause=cause, count=n)),
        list_card_options(cards, "choose"),
        default=list(cards[:n]),
        least=n,
        most=n,
        secret=True,
        about=Message("about-discarding", cause=cause, member=h.name_member(m), count=n),
        topic="excess",
        data={"member": m, "cards": list(cards), "n": n},
        rule="AF-7.18",
    )


def list_card_options(cards: Iterable[str], verb: str) -> list[Option]:
    """Make an option for each card, with the card's id."""
    return [
        Option(
            card,
            verb,
            label_card(card),
            data={"colour": ACTIONS[card].colour, "value": ACTIONS[card].value},
        )
        for card in cards
    ]


# -- what entries do -----------------------------------------------------------------------------


@register_operation("draw")
def apply_draw(h: Here, effect: Count, by: Member, cause: Text) -> Play[None]:
    """Let the affected members draw action cards (AF-25.13)."""
    found = yield from find_affected(h, effect.who, by)
    yield from draw_for_members(h, dict.fromkeys(found, effect.n))


@register_operation("discard")
def apply_discard(h: Here, effect: Count, by: Member, cause: Text) -> Play[None]:
    """Make the affected members discard n cards of their choice, or all they have (AF-25.8)."""
    found = yield from find_affected(h, effect.who, by)
    yield from _discard_by_choice(
        h, {m: effect.n for m in found if list_playable(h.s.party[m])}, cause
    )
