"""Repair and building: how the colony spends its scrap (AF-19.17 to AF-19.28)."""

from __future__ import annotations

from rules.aftermath.effects.conditions import is_condition_met
from rules.aftermath.model.decks import ITEMS, STRUCTURES
from rules.aftermath.model.state import State
from rules.aftermath.model.terms import Structure
from rules.aftermath.play import dials, goals
from rules.aftermath.play.colony.chapter import read_chapter
from rules.aftermath.play.context import Here
from rules.aftermath.play.party.voting import ask_vote
from rules.aftermath.play.railcar import HULL
from rules.aftermath.play.turn import repairing
from rules.aftermath.words import tale
from rules.aftermath.words.item_words import summarise_item
from rules.engine import Option, Play
from rules.kit.content import DETAIL
from rules.kit.words import capitalize_first

BUILDERS = 4
"""The least population with which the colony can build a structure (AF-19.19)."""
WRECK = 4
"""What mending a wrecked railcar costs in scrap (AF-26.10)."""
ENOUGH = Option("enough", "colony", "Build nothing more")


def resolve_repair_step(h: Here) -> Play[None]:
    """Let the party fix broken items and mend a wrecked railcar (AF-19.17, AF-26.10)."""
    s = h.s
    yield from repairing.resolve_repairs(h, s.members, "AF-19.17")
    if s.colony.railcar and not s.colony.hull and s.colony.dials["scrap"] >= WRECK:
        chosen = yield from ask_vote(
            h,
            "The railcar is a wreck. Do you mend it?",
            [
                Option("leave", "colony", "Leave it"),
                Option("mend", "colony", "Mend it", f"{WRECK} of {s.colony.dials['scrap']} scrap."),
            ],
            "leave",
            topic="mend-railcar",
            rule="AF-26.10",
        )
        if chosen == "mend":
            dials.pay_costs(h, {"scrap": WRECK}, "The railcar")
            s.colony.hull = HULL
            h.tell("The railcar stands on its wheels again.", kind="railcar")


def list_buildable(s: State) -> list[Structure]:
    """List the structures that could be built and paid for now, in their fixed order."""
    if s.colony.dials["population"] < BUILDERS:
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
            read_chapter(h, 22, "What does Tinderbox build?")
            begun = True
        chosen = yield from ask_vote(
            h,
            f"What do you build? You have {s.colony.dials['scrap']} scrap.",
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
    return Option(one, "colony", f"{card.name}, {card.cost} scrap", card.effect[:100])


def _offer_improvement(one: str) -> Option:
    card = ITEMS[one]
    does = f"{capitalize_first(summarise_item(card))}."
    return Option(one, "colony", f"{card.name}, {card.repair} scrap", does[:DETAIL])


def _build_structure(h: Here, structure: Structure) -> None:
    card = STRUCTURES[structure]
    dials.pay_costs(h, {"scrap": card.cost}, card.name)
    h.s.colony.built.append(structure)
    h.tell(f"Tinderbox builds the {card.name}. {card.text}", kind="build", structure=structure)
    tale.add_sentence(h.s, f"Then the {card.name} was built. {card.text}")


def _build_improvement(h: Here, one: str) -> Play[None]:
    card = ITEMS[one]
    dials.pay_costs(h, {"scrap": card.repair}, card.name)
    h.s.colony.supply.remove(one)
    h.s.colony.improvements.append(one)
    h.tell(f"Tinderbox puts up the {card.name}.", kind="build", item=one)
    if card.power == "loom":
        yield from dials.change_dial(h, "morale", 1, card.name)
