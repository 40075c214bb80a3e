"""Encounters: people on the road, and what they offer and ask for (LA-15.8 to LA-15.12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.aurora.effects import objects
from rules.aurora.model.boxes import NAMES, RESOURCE, RESOURCES
from rules.aurora.model.cards import Encounter
from rules.aurora.model.decks import CARDS, HELD, name_of, one_of_each, shorten_text
from rules.aurora.model.players import Crew, Player
from rules.aurora.model.state import Slot
from rules.aurora.play import fame, resources, survivors
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy
from rules.aurora.play.survivors import crew_option, use_if_able
from rules.engine import Option, Play

LEAVES = ("kind", "hard", "sell")
"""The deals that discard the card; a Merchant stays (LA-8.41, LA-15.9)."""
NOBODY = "nobody"


def list_deals(p: Player, slot: Slot) -> Iterator[Option]:
    """List the deals that the Encounter offers this player now. If there are none, the player
    cannot explore the slot (LA-8.40)."""
    card = CARDS[slot.card]
    assert isinstance(card, Encounter)
    return _OFFERS[card.deal](p, slot)


def _list_traveler_deals(p: Player, slot: Slot) -> Iterator[Option]:
    yield Option("kind", "explore", "Help them on their way", "Gain 1 Food and 2 Fame.")
    yield Option("hard", "explore", "Empty their sledge", "Gain 1 Fuel, 1 Object; lose 1 Fame.")


def _list_merchant_deals(p: Player, slot: Slot) -> Iterator[Option]:
    has = slot.blocks[0]
    for r in RESOURCES:
        if r != has and p.count_tokens(r):
            words = f"Give {NAMES[r]} for {NAMES[has]}"
            yield Option(f"swap-{r}", "explore", words, "You gain 1 Object as well.")
    if p.objects:
        yield Option("trade", "explore", "Trade an Object for another", "Unseen for seen.")


def _list_slaver_deals(p: Player, slot: Slot) -> Iterator[Option]:
    if len(p.crew) > 1:
        yield Option("sell", "explore", "Sell somebody", "2 Fuel and 1 Object; lose 1 Fame.")


_OFFERS: dict[str, Callable[[Player, Slot], Iterator[Option]]] = {
    "travelers": _list_traveler_deals,
    "merchant": _list_merchant_deals,
    "slaver": _list_slaver_deals,
}


def ask_whom_to_sell(h: Here, seat: int) -> Play[str]:
    """Ask whom the player hands over to the Slaver. Return NOBODY for no deal, or if the player is
    absent (LA-15.12)."""
    p = h.find_player(seat)
    crew = sorted(p.crew, key=lambda one: (p.find_skill(one), one.name))
    nobody = Option(NOBODY, "choose", "Nobody", "No deal: the Slaver stays where he is.")
    options = [nobody, *(crew_option(p, one, "choose") for one in crew)]
    return (
        yield from h.choose(seat, "Whom do you hand over to the Slaver?", options, rule="LA-15.12")
    )


def resolve_deal(
    h: Here, seat: int, slot: Slot, chosen: str, preacher: Crew | None, *, sold: str = ""
) -> Play[None]:
    """Carry out a deal. A Preacher in the party prevents the loss of Fame (LA-14.19). `sold`: who
    goes with the Slaver."""
    p = h.find_player(seat)
    if chosen == "kind":
        yield from resources.gain_tokens(h, seat, "P")
        yield from fame.change_fame(h, seat, 2)
        return
    if chosen == "hard":
        yield from resources.gain_tokens(h, seat, "FO")
        yield from fame.change_fame(h, seat, 0 if use_if_able(preacher) else -1)
        return
    if chosen == "sell":
        yield from _sell_survivor(h, seat, sold, preacher)
        return
    if chosen == "trade":
        given = yield from h.choose(
            seat,
            "Which Object do you give the Merchant?",
            [
                Option(card, "discard", name_of(card), shorten_text(HELD[card].tells))
                for card in one_of_each(p.objects)
            ],
            secret=len(p.objects) > 1,
            about=f"{h.name_seat(seat)} has met the Merchant and chooses which Object to give",
            rule="LA-15.9",
        )
        objects.discard_hidden_card(h.s, seat, given)
        h.tell_of(seat, f"gives the Merchant {name_of(given)}.", kind="card")
    else:
        given, wanted = chosen.removeprefix("swap-"), slot.blocks[0]
        convoy.drop_token(p, RESOURCE[given])
        slot.blocks[0] = given
        h.tell_of(seat, f"gives the Merchant 1 {NAMES[given]}.", kind="token")
        yield from resources.gain_tokens(h, seat, wanted)
    yield from resources.gain_tokens(h, seat, "O")


def _sell_survivor(h: Here, seat: int, sold: str, preacher: Crew | None) -> Play[None]:
    p = h.find_player(seat)
    convoy.drop_token(p, "S")
    survivors.bury_survivor(h, seat, p.crew_of(sold), f"Slaver: {h.name_seat(seat)} hands over")
    yield from resources.gain_tokens(h, seat, "FFO")
    yield from fame.change_fame(h, seat, 0 if use_if_able(preacher) else -1)
