"""Encounters: people on the road, and what they offer and ask for (LA-15.8 to LA-15.12)."""

from collections.abc import Callable, Iterator

from rules.aurora.effects import objects
from rules.aurora.model.boxes import RESOURCE, RESOURCES
from rules.aurora.model.cards import Encounter
from rules.aurora.model.decks import CARDS, HELD, list_one_of_each, name_of
from rules.aurora.model.players import Crew, Player
from rules.aurora.model.state import Slot
from rules.aurora.play import fame, resources, survivors
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy
from rules.aurora.play.survivors import make_crew_option, use_if_able
from rules.aurora.words import Message
from rules.engine import Option, Play, Text

LEAVES = ("kind", "hard", "sell")
"""The deals that discard the card; a Merchant stays (LA-8.41, LA-15.9)."""
NOBODY = "nobody"


def list_deals(p: Player, slot: Slot) -> Iterator[Option]:
    """List the deals that the Encounter offers this player now. If there are none, the player
    cannot explore the slot (LA-8.40)."""
    card = CARDS[slot.card]
    assert isinstance(card, Encounter)
    return _OFFERS[card.deal](p, slot)


def count_kept_food(p: Player, slot: Slot) -> int:
    """Count the Food that the party must not spend on the way: 1 if the Merchant's only possible
    deal is for Food (LA-8.40)."""
    card = CARDS[slot.card]
    if not isinstance(card, Encounter) or card.deal != "merchant":
        return 0
    return int([deal.id for deal in list_deals(p, slot)] == ["swap-P"])


def _list_traveler_deals(p: Player, slot: Slot) -> Iterator[Option]:
    helping = Message("help-travelers"), Message("help-travelers-detail")
    robbing = Message("rob-travelers"), Message("rob-travelers-detail", fame=int(p.has_fame))
    yield Option("kind", "explore", *helping)
    yield Option("hard", "explore", *robbing)


def _list_merchant_deals(p: Player, slot: Slot) -> Iterator[Option]:
    has = slot.blocks[0]
    for r in RESOURCES:
        if r != has and p.count_tokens(r):
            words = Message("give-merchant", token=r, gained=Message("token", token=has))
            yield Option(f"swap-{r}", "explore", words, Message("give-merchant-detail"))
    if p.objects:
        words, unseen = Message("trade-object"), Message("trade-object-detail")
        yield Option("trade", "explore", words, unseen)


def _list_slaver_deals(p: Player, slot: Slot) -> Iterator[Option]:
    if len(p.crew) > 1:
        detail = Message("sell-somebody-detail", fame=int(p.has_fame))
        yield Option("sell", "explore", Message("sell-somebody"), detail)


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
    nobody = Option(NOBODY, "choose", Message("nobody"), Message("no-deal"))
    options = [nobody, *(make_crew_option(p, one, "choose") for one in crew)]
    return (yield from h.choose(seat, Message("sell-whom"), options, rule="LA-15.12"))


def resolve_deal(
    h: Here, seat: int, slot: Slot, chosen: str, preacher: Crew | None, *, sold: str = ""
) -> Play[None]:
    """Carry out a deal. A Preacher in the party prevents the loss of Fame (LA-14.19). `sold`: who
    goes with the Slaver."""
    p, why = h.find_player(seat), name_of(slot.card)
    if chosen == "kind":
        yield from resources.gain_tokens(h, seat, "P", why=why)
        yield from fame.change_fame(h, seat, 2, why=why)
        return
    if chosen == "hard":
        yield from resources.gain_tokens(h, seat, "FO", why=why)
        yield from fame.change_fame(h, seat, 0 if use_if_able(preacher) else -1, why=why)
        return
    if chosen == "sell":
        yield from _sell_survivor(h, seat, sold, preacher, why)
        return
    if chosen == "trade":
        given = yield from h.choose(
            seat,
            Message("give-which-object"),
            [
                Option(card, "discard", name_of(card), HELD[card].brief)
                for card in list_one_of_each(p.objects)
            ],
            secret=len(p.objects) > 1,
            about=Message("about-object-for-merchant", player=h.name_seat(seat)),
            rule="LA-15.9",
        )
        objects.discard_hidden_card(h.s, seat, given)
        told = Message("gives-object", player=h.name_seat(seat), name=name_of(given))
        h.tell(told, kind="card", seat=seat)
    else:
        given, wanted = chosen.removeprefix("swap-"), slot.blocks[0]
        convoy.drop_token(p, RESOURCE[given])
        slot.blocks[0] = given
        told = Message("gives-token", player=h.name_seat(seat), token=given)
        h.tell(told, kind="token", seat=seat)
        yield from resources.gain_tokens(h, seat, wanted, why=why)
    yield from resources.gain_tokens(h, seat, "O")


def _sell_survivor(h: Here, seat: int, sold: str, preacher: Crew | None, why: Text) -> Play[None]:
    p = h.find_player(seat)
    convoy.drop_token(p, "S")
    one = p.crew_of(sold)
    told = Message("hands-over", player=h.name_seat(seat), name=one.name)
    survivors.discard_survivor(h, seat, one, told)
    yield from resources.gain_tokens(h, seat, "FFO", why=why)
    yield from fame.change_fame(h, seat, 0 if use_if_able(preacher) else -1, why=why)
