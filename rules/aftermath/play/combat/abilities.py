"""Abilities: which a member can use in its turn, how heroic cards pay, and using them (AF-10.28,
AF-10.29, AF-22.7). What each does is in `powers/`, what lasts is in `lasting.py`."""

from itertools import combinations

from rules.aftermath.effects.powers import bodkin, cog, marl, wren
from rules.aftermath.effects.powers.registry import POWERS
from rules.aftermath.model import card_sets
from rules.aftermath.model.cards import Ability, Does
from rules.aftermath.model.decks import ABILITIES, ACTIONS
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.cards.action_deck import discard_from_hand, name_cards
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.engine import Option, Play

FILES = (wren, bodkin, cog, marl)
"""Modules that register the abilities."""
PREFIX = "ability-"
OTHERWISE = "."
"""Stands in an option's id before the number of the paying set of cards, if it is not the first."""


def list_heroic_cards(s: State, m: Member) -> list[str]:
    """List the cards of a member's hand that pay for abilities: heroic ones, but not influence
    cards, which serve tests, tasks and moves alone (AF-8.13)."""
    return [one for one in s.party[m].hand if one in _HEROIC]


_HEROIC = frozenset(
    [one for one, card in ACTIONS.items() if card.colour == "white" and not card.influence]
)


def list_payments(s: State, m: Member, cost: int) -> list[card_sets.Cards]:
    """List the sets of heroic cards that reach the cost (AF-10.28), lowest total first. A set is
    left out if another pays with no more cards and no more points."""
    cards = sorted(list_heroic_cards(s, m), key=lambda one: (ACTIONS[one].value, one))
    paying: list[tuple[int, card_sets.Cards]] = []
    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            total = card_sets.sum_values(chosen)
            if total >= cost and all(other > total for other, _ in paying):
                paying.append((total, chosen))
    return [chosen for _, chosen in sorted(paying, key=lambda one: (one[0], len(one[1])))]


def list_usable(s: State, m: Member) -> list[Ability]:
    """List the abilities that a member knows, can pay for, and that would change something now. It
    may use them any number of times in its turn (AF-10.29)."""
    if s.party[m].at is None or _HEROIC.isdisjoint(s.party[m].hand):
        return []
    known: list[Does] = s.find_box(m).abilities
    most = card_sets.sum_values(list_heroic_cards(s, m))
    return [
        ABILITIES[does]
        for does in known
        if ABILITIES[does].cost <= most and POWERS[does].useful(s, m)
    ]


def list_ability_options(s: State, m: Member) -> list[Option]:
    """List an option for each usable ability and each set of cards that pays for it, the least
    wasteful first."""
    return [
        Option(
            f"{PREFIX}{one.id}" + (f"{OTHERWISE}{n}" if n else ""),
            "ability",
            Message("ability-for", ability=one.name, cards=name_cards(cards)),
            one.effect,
            {"does": one.id, "cost": one.cost, "cards": list(cards)},
        )
        for one in list_usable(s, m)
        for n, cards in enumerate(list_payments(s, m, one.cost))
    ]


def use_ability(h: Here, m: Member, chosen: str) -> Play[None]:
    """Use an ability, given by its id or its option's id: discard the heroic cards, whose surplus
    is lost, and carry it out (AF-10.28)."""
    does, _, number = chosen.removeprefix(PREFIX).partition(OTHERWISE)
    ability = next(one for one in list_usable(h.s, m) if one.id == does)
    cards = list_payments(h.s, m, ability.cost)[int(number or 0)]
    discard_from_hand(h, m, cards)
    told = Message(
        "uses-ability", member=h.name_member(m), ability=ability.name, cards=name_cards(cards)
    )
    h.tell_of(m, told, kind="ability", does=ability.id, cards=list(cards))
    yield from POWERS[ability.id].do(h, m)
