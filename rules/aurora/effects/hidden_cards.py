"""Hidden cards, which are Objects and Special Loot: when a player may play each, and how many they
may hold (LA-5.19 to LA-5.22). `card_effects` has what each does."""

from collections.abc import Iterable

from rules.aurora.effects import objects
from rules.aurora.effects.card_effects import PLAY_CONDITIONS, PLAY_EFFECTS, carry_out
from rules.aurora.model.cards import Window
from rules.aurora.model.decks import ENEMIES, HELD, list_one_of_each
from rules.aurora.model.state import State
from rules.aurora.play import contamination
from rules.aurora.play.context import Here
from rules.aurora.words import Message
from rules.engine import Option, Play, Prompt

CARDS = Message("your-hidden-cards")
SUIT = Message("play-suit-against-it")
SUITS = frozenset(card for card, data in HELD.items() if data.key == contamination.HAZMAT)
FLARES = frozenset(card for card, data in HELD.items() if data.key == "sos-flare")
ASKED_WITH = {SUIT: SUITS, CARDS: frozenset(HELD) - SUITS - FLARES}
"""Question -> the hidden cards that it offers; the Flare has a question of its own."""
WHICH_RULE = {SUIT: "LA-16.6", CARDS: "LA-5.22"}
"""Question -> the rule that says when its cards may be played."""


KINDS = list_one_of_each(HELD)
"""One card of each name."""
WINDOWS: dict[str, tuple[Window, ...]] = {
    "exploration": ("exploration",),
    "rest": ("rest",),
    "movement": ("movement",),
    "ambush": ("fire",),
    "fire": ("fire",),
    "enemies": ("fire",),
    "end": ("rest", "fire"),
}
"""Phase -> the windows of the cards that may be played in it. No card names Phase 5, and only those
for any phase may be played there (LA-16.22)."""
PLAY = {
    card: Option(card, "play", Message("play-card", name=data.name), data.brief)
    for card, data in HELD.items()
}
"""Hidden card -> the option to play it."""


def list_playable_cards(s: State, seat: int) -> list[str]:
    """List the hidden cards that the seat may play now, in its own turn (LA-5.22)."""
    return [card for card in s.players[seat].hand if can_play(s, seat, card)]


def can_play(s: State, seat: int, card: str) -> bool:
    """Whether the phase and the position allow the card; each card names its windows (LA-5.22,
    LA-16.24)."""
    data = HELD[card]
    now = WINDOWS.get(s.phase)
    if "reaction" not in data.windows and (not now or not {*now} <= {*data.windows}):
        return False
    when = PLAY_CONDITIONS.get(data.key)
    return when is None or when(s, seat)


def could_play(s: State, seat: int) -> bool:
    """Whether the seat could hold a card that it may play now, as far as everybody knows from how
    many Objects and Special Loot cards it holds (LA-22.4)."""
    return could_hold(s, seat, (card for card in KINDS if can_play(s, seat, card)))


def could_hold(s: State, seat: int, cards: Iterable[str]) -> bool:
    """Whether the seat could hold one of these cards, going by what everybody knows. Special Loot
    comes only from pairs of which an Enemy has been defeated."""
    p = s.players[seat]
    if not p.hand:
        return False
    objects = bool(p.objects)
    won = {ENEMIES[foe].group for foe in s.defeated} if len(p.hand) > len(p.objects) else ()
    return any(objects if HELD[card].kind == "object" else HELD[card].pair in won for card in cards)


def offer_hidden_cards(h: Here, seat: int, text: Message) -> Prompt[str] | None:
    """Make the question which hidden card to play: with CARDS, those for the seat's own turn; with
    SUIT, the Hazmat Suit, which needs no turn. Return None if there is none to offer."""
    hand = h.find_player(seat).hand
    kinds = list_one_of_each(hand) if hand else ()
    cards = [PLAY[card] for card in kinds if card in ASKED_WITH[text] and can_play(h.s, seat, card)]
    # Use up the question's number even if nothing is asked, so that it does not betray the hand.
    if not cards or h.has_open_option(seat, hand):
        h.t.skip_id()
        return None
    default = cards[0].id
    return h.t.choice(
        seat,
        text,
        cards,
        default=default,
        optional=True,
        secret=True,
        topic="cards",
        rule=WHICH_RULE[text],
    )


def play_hidden_card(h: Here, seat: int, card: str) -> Play[None]:
    """Play a hidden card: put it on its pile, then do what it says. Its words are read aloud once a
    game, with the first copy."""
    data = HELD[card]
    objects.discard_hidden_card(h.s, seat, card)
    told = Message("plays-card", player=h.name_seat(seat), name=data.name)
    if data.key not in h.s.heard:
        h.s.heard.append(data.key)
        told = Message("plays-card-aloud", **told.data, card=card, says=data.says)
    h.tell(told, kind="card", seat=seat, card=card)
    yield from carry_out(PLAY_EFFECTS[data.key], h, seat)


def fire_the_flare(h: Here, seat: int) -> Play[None]:
    card = next(c for c in h.find_player(seat).hand if HELD[c].key == "sos-flare")
    yield from play_hidden_card(h, seat, card)


def discard_over_limit(h: Here, seat: int) -> Play[None]:
    """While the hand is above its limit, ask for a card to discard, or to play if allowed
    (LA-5.20)."""
    p = h.find_player(seat)
    while len(p.hand) > p.hand_limit:

        def build_discard_prompt() -> Prompt[str]:
            options = [
                Option(c, "discard", Message("discard-card", name=HELD[c].name), HELD[c].brief)
                for c in list_one_of_each(reversed(p.hand))
            ]
            if h.acting in (None, seat):
                options += [
                    Option(
                        f"play-{c}", "play", Message("play-card", name=HELD[c].name), HELD[c].brief
                    )
                    for c in list_one_of_each(list_playable_cards(h.s, seat))
                ]
            text = Message("discard-which", most=p.hand_limit)
            about = Message(
                "about-discard", player=h.name_seat(seat), cards=len(p.hand), most=p.hand_limit
            )
            return h.t.choice(
                seat, text, options, default=p.hand[-1], secret=True, about=about, rule="LA-5.20"
            )

        chosen = yield from h.ask(build_discard_prompt)
        if chosen.startswith("play-"):
            yield from play_hidden_card(h, seat, chosen.removeprefix("play-"))
        else:
            objects.discard_hidden_card(h.s, seat, chosen)
            told = Message("discards", player=h.name_seat(seat), name=HELD[chosen].name)
            h.tell(told, kind="card", seat=seat)
