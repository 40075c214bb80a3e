"""Last Hope: a Hope die in place of Humanity, which supporters get one, and the drawer's Hope dice
(HI-7)."""

from rules.engine import Option, Prompt
from rules.hope.model.state import MOST_DICE
from rules.hope.play import powers
from rules.hope.play.context import Here
from rules.hope.words import Message

TAKE = Option("hope", "support", Message("take-hope"), Message("take-hope-detail"))
ROLL = [
    Option(f"hope-{n}", "hope", Message("roll-with-hope", dice=n)) for n in range(MOST_DICE + 1)
]
"""The options to roll with no Hope die, with 1 and so on."""


def list_claimants(h: Here) -> list[int]:
    """List the supporters who claim a Hope die: the least burdened by conditions first, ties
    clockwise from the drawer's left. Claims are settled at the lock (HI-7.5)."""
    s, scene = h.s, h.scene
    claimants = [seat for seat in scene.last_hope if seat != scene.drawer and s.is_alive(seat)]
    order = s.list_clockwise(scene.drawer, claimants)
    return sorted(order, key=lambda seat: s.find_character(seat).penalty)


ASK = Option("ask", "hope", Message("ask-again"), Message("ask-again-detail"))


def count_hope_left(h: Here) -> int:
    """Count the Hope dice that remain for the drawer (HI-7.7)."""
    return max(0, h.s.hope - len(list_claimants(h))) if h.s.can_take_hope(h.scene.drawer) else 0


def list_usable_cards(h: Here) -> list[powers.Card]:
    """List the cards that the drawer may use before the roll."""
    seat = h.scene.drawer
    return [*powers.list_usable(h, seat, "free"), *powers.list_usable(h, seat, "plead")]


def offer_lock(h: Here, *, may_ask: bool) -> Prompt[str]:
    """Make the drawer's question how many of the remaining Hope dice to add; the answer locks the
    Scene (HI-7.7, HI-6.9). If no Hope dice remain, it offers the drawer's cards, and to ask again
    those who refused."""
    text = Message("with-how-much-hope")
    options = ROLL[: count_hope_left(h) + 1]
    if len(options) == 1:
        text = Message("do-you-roll")
        options += [ASK] if may_ask else []
        options += [powers.make_use_option(card, "use:") for card in list_usable_cards(h)]
    return h.t.choice(h.scene.drawer, text, options, default="hope-0", rule="HI-7.7")
