"""How a member learns a new ability (AF-19.4, AF-22.7)."""

from rules.aftermath.model.cards import Ability
from rules.aftermath.model.decks import ABILITIES
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.engine import Option, Play


def list_unlearnt(s: State, member: Member) -> list[Ability]:
    """List the abilities of a member's character that it does not know, the lowest number first."""
    known, character = s.find_box(member).abilities, s.party[member].id
    own = [card for card in ABILITIES.values() if card.owner == character and card.id not in known]
    return sorted(own, key=lambda card: card.n)


def learn_ability(h: Here, member: Member, *, rule: str = "AF-19.4") -> Play[None]:
    """Let a member learn an ability that its player chooses, by default the lowest number. Do
    nothing if it knows them all."""
    left = list_unlearnt(h.s, member)
    if not left:
        return
    options = [
        Option(
            card.id,
            "ability",
            Message("ability-cost", ability=card.name, cost=card.cost),
            card.effect,
        )
        for card in left
    ]
    chosen = yield from h.choose_for(
        member, Message("learn-which"), options, topic="learn", rule=rule
    )
    card = next(card for card in left if card.id == chosen)
    h.s.find_box(member).abilities.append(card.id)
    told = Message("learns-ability", member=h.name_member(member), ability=card.name)
    h.tell_of(member, told, kind="learn", ability=card.id)
