"""Cog Merrin, the Tinker: Rummage, Spark, Bluff, Jury-Rig and Foresight (AF-22.10)."""

from collections.abc import Sequence

from rules.aftermath.effects.powers.registry import register_lasting_power, register_power
from rules.aftermath.model.decks import ITEMS
from rules.aftermath.model.items import fix_item
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.cards import batteries
from rules.aftermath.play.cards.action_deck import label_card, name_cards
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import threats
from rules.aftermath.words import Message
from rules.aftermath.words.item_words import summarise_item
from rules.engine import Option, Play

CARDS_SEEN = 5
"""How many action cards Foresight shows."""
CHEAP_REPAIR = 2
"""The highest repair cost that Jury-Rig saves."""


register_lasting_power("rummage", lambda s, m: any(s.visit.scavenge.values()), "rummage-lasts")


@register_power("spark", lambda s, m: s.batteries_left > 0)
def _use_spark(h: Here, m: Member) -> None:
    """Gain 1 battery."""
    batteries.gain_batteries(h, m, 1, Message("spark"))


@register_power("bluff", lambda s, m: bool(s.visit.threats))
def _use_bluff(h: Here, m: Member) -> None:
    """Discard the last threat card of the track."""
    threats.remove_last(h, 1)


# -- the broken pile -----------------------------------------------------------------------------


def _list_fixable(s: State) -> list[str]:
    """List broken items that Jury-Rig can fix, each kind once."""
    return [one for one in dict.fromkeys(s.colony.broken) if ITEMS[one].repair <= CHEAP_REPAIR]


@register_power("jury-rig", lambda s, m: bool(_list_fixable(s)))
def _use_jury_rig(h: Here, m: Member) -> Play[None]:
    """Fix a broken item with repair cost 2 or less for nothing; the member gains it (AF-14.4)."""
    options = [
        Option(one, "ability", ITEMS[one].name, summarise_item(ITEMS[one]))
        for one in _list_fixable(h.s)
    ]
    chosen = yield from h.choose_for(
        m, Message("fix-which"), options, topic="jury-rig", rule="AF-22.10"
    )
    yield from fix_item(h, chosen, m, gained=True)


# -- the top of the deck -------------------------------------------------------------------------


@register_power("foresight", lambda s, m: bool(s.deck.cards))
def _use_foresight(h: Here, m: Member) -> Play[None]:
    """Show the top 5 action cards to the member's player alone, who puts them back in any order
    (AF-22.13)."""
    deck = h.s.deck
    deck.renew_pile(h.t.rng)
    seen = deck.draw_up_to(h.t, CARDS_SEEN, reshuffle=False)
    told = Message("foresees", cards=name_cards(seen))
    h.t.tell(told, h.find_seat(m), kind="foresight", cards=seen)
    told = Message("looks-ahead", member=h.name_member(m), count=len(seen))
    h.tell_of(m, told, kind="ability")
    order = yield from _ask_order(h, m, seen)
    deck.put_on_top(*reversed(order))


def _ask_order(h: Here, m: Member, seen: Sequence[str]) -> Play[list[str]]:
    """Ask which card comes next until the player leaves the rest as it is; return all cards in the
    order of drawing."""
    placed: list[str] = []
    left = list(seen)
    while len(left) > 1:
        cards = Message("cards-label", cards=name_cards(left))
        rest = Option("as-is", "ability", Message("leave-cards"), cards)
        options = [rest, *(Option(one, "ability", label_card(one)) for one in left)]
        chosen = yield from h.choose_for(
            m,
            Message("which-card-next" if placed else "which-card-first"),
            options,
            secret=True,
            about=Message("about-foresight", member=h.name_member(m)),
            topic="foresight",
            data={"cards": list(left), "placed": list(placed)},
            rule="AF-22.10",
        )
        if chosen == "as-is":
            break
        placed.append(chosen)
        left.remove(chosen)
    return [*placed, *left]
