"""Retrieving and banishing discovery cards (AF-3.21, AF-3.22, AF-26.12 to AF-26.14)."""

from rules.aftermath.effects.models import GainItem
from rules.aftermath.effects.performing import apply_effects, narrate_passage
from rules.aftermath.model.decks import DISCOVERIES
from rules.aftermath.model.state import Member
from rules.aftermath.play import goals
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.engine import Play, Text


def retrieve_discovery(h: Here, card_id: str, by: Member) -> Play[None]:
    """Retrieve the card with this id (AF-26.14): show it to everybody (AF-26.12), gain its item and
    apply its effects. Do nothing if it is retrieved already (AF-3.21) or banished (AF-3.22)."""
    colony, card = h.s.colony, DISCOVERIES[card_id]
    if card_id in colony.retrieved or card_id in colony.banished:
        return
    colony.retrieved.append(card_id)
    h.t.note_reveal()
    if card.kind == "folk":
        title = Message("joins-tinderbox", card=card.name)
    else:
        title = Message("discovery", kind=card.kind, card=card.name)
    narrate_passage(h, card.text, title)
    if card.item:
        yield from apply_effects(h, [GainItem(do="item", id=card.item)], by, "")
    yield from apply_effects(h, card.does, by, card.name)
    goals.complete_goals(h)


def banish_discovery(h: Here, card_id: str, cause: Text) -> None:
    """Take a card out of the campaign (AF-3.22). A card already retrieved stays retrieved."""
    colony = h.s.colony
    if card_id in colony.banished:
        return
    colony.banished.append(card_id)
    told = Message("banishes-discovery", cause=cause, card=DISCOVERIES[card_id].name)
    h.tell(told, kind="banish", card=card_id)
