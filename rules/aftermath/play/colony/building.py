"""Repair and building: how the colony spends its scrap (AF-19.17 to AF-19.28)."""

from rules.aftermath.effects.conditions import is_condition_met
from rules.aftermath.model.decks import ITEMS, STRUCTURES
from rules.aftermath.model.state import State
from rules.aftermath.model.terms import Structure
from rules.aftermath.play import dials, goals
from rules.aftermath.play.colony.chapter import read_chapter_entry
from rules.aftermath.play.context import Here
from rules.aftermath.play.party.voting import ask_vote
from rules.aftermath.play.railcar import HULL
from rules.aftermath.play.turn import repairing
from rules.aftermath.words import Message, tale
from rules.aftermath.words.fitting import FittedMessage
from rules.aftermath.words.item_words import summarise_item
from rules.engine import Option, Play
from rules.kit.content import DETAIL_CHARACTERS

PEOPLE_TO_BUILD = 4
"""The least population with which the colony can build a structure (AF-19.19)."""
WRECK_COST = 4
"""What mending a wrecked railcar costs in scrap (AF-26.10)."""
ENOUGH = Option("enough", "colony", Message("build-nothing"))


def resolve_repair_step(h: Here) -> Play[None]:
    """Let the party fix broken items and mend a wrecked railcar (AF-19.17, AF-26.10)."""
    s = h.s
    yield from repairing.resolve_repairs(h, s.members, "AF-19.17")
    if s.colony.railcar and not s.colony.hull and s.colony.dials["scrap"] >= WRECK_COST:
        chosen = yield from ask_vote(
            h,
            Message("mend-railcar"),
            [
                Option("leave", "colony", Message("leave-it")),
                Option(
                    "mend",
                    "colony",
                    Message("mend-it"),
                    Message("mend-price", price=WRECK_COST, scrap=s.colony.dials["scrap"]),
                ),
            ],
            "leave",
            topic="mend-railcar",
            rule="AF-26.10",
        )
        if chosen == "mend":
            dials.pay_costs(h, {"scrap": WRECK_COST}, Message("the-railcar"))
            s.colony.hull = HULL
            h.tell(Message("mends-railcar"), kind="railcar")


def list_buildable(s: State) -> list[Structure]:
    """List the structures that could be built and paid for now, in their fixed order."""
    if s.colony.dials["population"] < PEOPLE_TO_BUILD:
        return []
    found: list[Structure] = []
    for card in STRUCTURES.values():
        able = card.needs is None or is_condition_met(s, card.needs)
        if card.id not in s.colony.built and able and card.cost <= s.colony.dials["scrap"]:
            found.append(card.id)
    return found


def resolve_building(h: Here) -> Play[None]:
    """Let the party build at most one structure and any number of improvements, as long as it has
    the scrap (AF-19.18)."""
    s = h.s
    built = False
    begun = False
    while True:
        structures = [] if built else list_buildable(s)
        improvements = [
            one for one in s.colony.supply if ITEMS[one].repair <= s.colony.dials["scrap"]
        ]
        if not structures and not improvements:
            return
        if not begun:
            read_chapter_entry(h, 22, Message("what-is-built"))
            begun = True
        chosen = yield from ask_vote(
            h,
            Message("build-what", scrap=s.colony.dials["scrap"]),
            [ENOUGH, *map(_offer_structure, structures), *map(_offer_improvement, improvements)],
            ENOUGH.id,
            topic="build",
            rule="AF-19.18",
        )
        if chosen == ENOUGH.id:
            return
        if chosen in STRUCTURES:
            built = True
            _build_structure(h, next(one for one in structures if one == chosen))
        else:
            yield from _build_improvement(h, chosen)
        goals.complete_goals(h)


def _offer_structure(one: Structure) -> Option:
    card = STRUCTURES[one]
    label = Message("build-for", name=card.name, price=card.cost)
    return Option(one, "colony", label, card.effect)


def _offer_improvement(one: str) -> Option:
    card = ITEMS[one]
    label = Message("build-for", name=card.name, price=card.repair)
    does = FittedMessage(Message("improvement-does", does=summarise_item(card)), DETAIL_CHARACTERS)
    return Option(one, "colony", label, does)


def _build_structure(h: Here, structure: Structure) -> None:
    card = STRUCTURES[structure]
    dials.pay_costs(h, {"scrap": card.cost}, card.name)
    h.s.colony.built.append(structure)
    told = Message("builds-structure", structure=card.name, text=card.text)
    h.tell(told, kind="build", structure=structure)
    tale.add_sentence(h.s, Message("was-built", structure=card.name, text=card.text))


def _build_improvement(h: Here, one: str) -> Play[None]:
    card = ITEMS[one]
    dials.pay_costs(h, {"scrap": card.repair}, card.name)
    h.s.colony.supply.remove(one)
    h.s.colony.improvements.append(one)
    h.tell(Message("puts-up", item=card.name), kind="build", item=one)
    if card.power == "loom":
        yield from dials.change_dials(h, {"morale": 1}, card.name)
