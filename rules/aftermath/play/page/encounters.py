"""Encounters: which enemies come, and what the situation becomes (AF-5.7 to AF-5.23, AF-5.28,
AF-5.29)."""

from collections.abc import Sequence

from rules.aftermath.effects import performing
from rules.aftermath.effects.models import MakeEncounter
from rules.aftermath.model.cards import Special
from rules.aftermath.model.decks import ENCOUNTERS, ENEMIES
from rules.aftermath.model.pieces import Brought
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import Situation, Type
from rules.aftermath.play.context import Here
from rules.aftermath.play.page.arrivals import deal_enemies, deal_hunt
from rules.aftermath.play.page.situations import change_situation
from rules.aftermath.words import Message
from rules.engine import Play, Text


def start_encounter(
    h: Here,
    cards: Sequence[str],
    to: Situation,
    *,
    cause: Text,
    card: str = "",
    loot: str = "",
    special: Special | None = None,
) -> None:
    """Start an encounter: take the listed enemy cards from the supply, then from The Hunt, shuffle
    and deal them (AF-5.7, AF-5.17, AF-5.18). Then the situation becomes `to` (AF-5.10), but a safe
    encounter does not calm hostile enemies (AF-5.11). `card`: the encounter card, if any; `loot`:
    where its loot is written (AF-5.28)."""
    s = h.s
    visit = s.visit
    hostile = visit.situation == "hostile" and bool(visit.enemies)
    number = len(visit.encounters) + 1
    visit.encounters.append(Brought(number=number, card=card, loot=loot, special=special))
    deal_enemies(h, h.t.rng.shuffle(take_enemies(s, cards)), number, cause)
    if to == "hostile" or not hostile:
        change_situation(h, to, cause)


def take_enemies(s: State, cards: Sequence[str]) -> list[str]:
    """Take these enemy cards, from the supply first, then from The Hunt, and return those that were
    there (AF-5.17, AF-5.18)."""
    found = []
    for card in cards:
        for pile in (s.enemy_supply, s.hunt):
            if card in pile:
                pile.remove(card)
                found.append(card)
                break
    return found


def start_random_encounter(
    h: Here, type_: Type, to: Situation, *, cause: Text, loot: str = ""
) -> None:
    """Start an encounter of random enemies of a type, as many as the party has characters, without
    bosses (AF-5.14, AF-5.15)."""
    s = h.s
    piles = (s.enemy_supply, s.hunt)
    fitting = [[one for one in pile if ENEMIES[one].type == type_ != "boss"] for pile in piles]
    dealt = [one for pile in fitting for one in h.t.rng.shuffle(pile)]
    start_encounter(h, dealt[: len(s.party)], to, cause=cause, loot=loot)


def reveal_encounter(h: Here, by: Member) -> Play[None]:
    """Reveal and discard the top card of the encounter deck, and start its encounter (AF-5.16). An
    empty deck is renewed from its discards (AF-5.29). A party of n meets the first n enemies of the
    card (AF-23.23)."""
    deck = h.s.colony.encounters
    drawn = deck.draw(h.t)
    if drawn is None:
        return
    deck.discard(drawn)
    card, party = ENCOUNTERS[drawn], len(h.s.party)
    performing.narrate_passage(h, card.text, Message("named", name=card.name))
    listed = [*card.setup[:party], *(card.with_four if party == 4 else ())]
    start_encounter(
        h,
        listed,
        card.situation,
        cause=card.name,
        card=drawn,
        loot=f"card:{drawn}" if card.loot else "",
        special=card.special,
    )
    yield from performing.apply_effects(h, card.does, by, card.name)


@performing.register_operation("encounter")
def _apply_encounter(h: Here, effect: MakeEncounter, by: Member, cause: Text) -> Play[None]:
    """Start an encounter of the book: a card, a list, a random one of a type, a boss, or The Hunt.
    With a boss, one enemy fewer of the list comes."""
    if effect.hunt:
        deal_hunt(h, cause)
    elif effect.card:
        yield from reveal_encounter(h, by)
    else:
        loot = performing.find_effect_address(h, effect) if effect.loot else ""
        if effect.random is not None:
            start_random_encounter(h, effect.random, effect.situation, cause=cause, loot=loot)
        else:
            start_encounter(h, _list_enemies(h.s, effect), effect.situation, cause=cause, loot=loot)


def _list_enemies(s: State, effect: MakeEncounter) -> list[str]:
    boss = [effect.boss] if effect.boss else []
    size = len(effect.enemies) if effect.all_of_them else len(s.party) - len(boss)
    return [*boss, *effect.enemies[:size]]
