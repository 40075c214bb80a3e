"""Hardship: what has happened at home during the mission (AF-19.5 to AF-19.13)."""

from rules.aftermath.model.decks import BOOK, STRUCTURES
from rules.aftermath.model.state import FORAGE, FORAGE_ALLOWANCE, State
from rules.aftermath.model.terms import BLACK_DIE, Dial, Structure
from rules.aftermath.play import dials
from rules.aftermath.play.colony.chapter import read_chapter_entry
from rules.aftermath.play.context import Here
from rules.aftermath.play.party.voting import ask_vote
from rules.aftermath.words import Message
from rules.engine import Option, Play

LOSSES: dict[int, dict[Dial, int]] = {
    1: {},
    2: {"food": -2},
    3: {"morale": -1},
    4: {"morale": -1, "food": -2},
    5: {"population": -1, "morale": -1},
    6: {"population": -1, "morale": -2},
    7: {"population": -2, "morale": -2},
    8: {"population": -3, "morale": -2},
}
"""What each total of hardship costs, from 1 or less to 8 or more (AF-19.6 to AF-19.13)."""
WORST = 8
LOW_MORALE = 3


def find_time_allowance(s: State) -> int:
    """Find the time that this mission may take (AF-27.15, AF-19.35)."""
    mission = s.played
    return FORAGE_ALLOWANCE if mission == FORAGE else BOOK.missions[mission].allowance


def sum_ward(s: State) -> int:
    """Sum what structures and improvements take off hardship (AF-19.20, AF-19.21, AF-24.6)."""
    built = sum(one in s.colony.built for one in ("palisade", "watchtower"))
    return built + (1 if s.has_improvement("alarm-bell") else 0)


def resolve_hardship(h: Here) -> Play[None]:
    """Roll a black die, add overtime and low morale, subtract the ward, and apply the losses."""
    s = h.s
    over = max(0, s.colony.dials["time"] - find_time_allowance(s))
    gloom = 1 if s.colony.dials["morale"] <= LOW_MORALE else 0
    die = h.t.rng.pick(BLACK_DIE)
    total = die + over - sum_ward(s) + gloom
    title = Message(
        "hardship-adds-up", total=total, die=die, over=over, gloom=gloom, ward=sum_ward(s)
    )
    read_chapter_entry(h, 20, title, dice=[die])
    losses = LOSSES[max(1, min(WORST, total))]
    for dial, n in losses.items():
        yield from dials.change_dials(h, {dial: n}, Message("hardship"))
    if not losses:
        h.tell(Message("loses-nothing"), kind="hardship")
    if total >= WORST and s.colony.built:
        yield from _lose_a_structure(h)


def _lose_a_structure(h: Here) -> Play[None]:
    """Let the party vote which structure is lost; by default the cheapest, of equal ones the first
    in the list (AF-19.13). Without the Warren there is no room for more than 15 (AF-1.11)."""
    built = h.s.colony.built
    cards = sorted(
        (card for card in STRUCTURES.values() if card.id in built), key=lambda card: card.cost
    )
    options = [Option(card.id, "colony", card.name, card.effect) for card in cards]
    chosen = yield from ask_vote(
        h, Message("give-up-which"), options, options[0].id, topic="structure-lost", rule="AF-19.13"
    )
    lost: Structure = next(one for one in built if one == chosen)
    built.remove(lost)
    told = Message("loses-structure", structure=STRUCTURES[lost].name)
    h.tell(told, kind="hardship", structure=lost)
    homeless = h.s.colony.dials["population"] - dials.find_dial_limit(h.s, "population")
    if homeless > 0:
        cause = STRUCTURES[lost].name
        yield from dials.change_dials(h, {"population": -homeless}, cause)
