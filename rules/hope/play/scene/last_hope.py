"""Last Hope: a Hope die in place of Humanity, who gets one, and the drawer's own (HI-7)."""

from __future__ import annotations

from rules.engine import Option, Prompt
from rules.hope.model.state import FULL
from rules.hope.play import powers
from rules.hope.play.context import Here
from rules.kit.words import count_noun

TAKE = Option(
    "hope",
    "support",
    "Take a Hope die",
    "Your Last Hope. If there are too few, the least burdened come first.",
)
_WITH = [f"with {count_noun(n, 'Hope die', 'Hope dice')}" if n else "now" for n in range(FULL + 1)]
ROLL = [Option(f"hope-{n}", "hope", f"Roll {how}") for n, how in enumerate(_WITH)]
"""To roll with no Hope die, with 1 and so on."""


def list_claimants(h: Here) -> list[int]:
    """Those beside the drawer who claim a Hope die: the least burdened by conditions first, ties
    clockwise from the drawer's left. Claims are settled at the lock (HI-7.5)."""
    s, scene = h.s, h.scene
    claimants = [seat for seat in scene.last_hope if seat != scene.drawer and s.is_alive(seat)]
    order = s.list_clockwise(scene.drawer, claimants)
    return sorted(order, key=lambda seat: s.find_character(seat).penalty)


ASK = Option("ask", "hope", "Ask once more", "Those who refused say again whether they support.")


def count_hope_left(h: Here) -> int:
    """The Hope dice that remain for the drawer (HI-7.7)."""
    return max(0, h.s.hope - len(list_claimants(h))) if h.s.hope_for(h.scene.drawer) else 0


def list_usable_cards(h: Here) -> list[powers.Card]:
    """What the drawer may use before the roll."""
    seat = h.scene.drawer
    return [*powers.list_usable(h, seat, "free"), *powers.list_usable(h, seat, "plead")]


def offer_lock(h: Here, *, may_ask: bool) -> Prompt[str]:
    """How many of the Hope dice that remain go in; this closes the table (HI-7.7, HI-6.9). Without
    any it is asked for the sake of the drawer's cards, and of those who have refused."""
    text = "All have answered. Roll, and with how much Hope? Dice used are gone for everyone."
    options = ROLL[: count_hope_left(h) + 1]
    if len(options) == 1:
        text = "All have answered, and there is no Hope for you. Do you roll now?"
        options += [ASK] if may_ask else []
        options += [powers.make_use_option(card, "use:") for card in list_usable_cards(h)]
    return h.t.choice(h.scene.drawer, text, options, default="hope-0", rule="HI-7.7")
