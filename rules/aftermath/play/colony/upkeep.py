"""Upkeep and work: what the colony eats, and what it produces (AF-19.14 to AF-19.16)."""

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model.decks import DISCOVERIES
from rules.aftermath.model.state import State
from rules.aftermath.play import dials
from rules.aftermath.play.colony.chapter import read_chapter_entry
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message
from rules.engine import Play

LARDER = 2
ORCHARD = 3
PEOPLE_FOR_SCRAP = 5
"""How many of the population produce one scrap."""
FOOD_FOR_DEATH = 3
"""How much missing food also costs 1 population."""


def find_food_need(s: State) -> int:
    """Find how much food upkeep takes: half the population, rounded up, less what the Larder saves
    (AF-19.14, AF-19.22)."""
    mouths = -(-s.colony.dials["population"] // 2)
    return max(0, mouths - (LARDER if "larder" in s.colony.built else 0))


def resolve_upkeep(h: Here) -> Play[None]:
    """Eat as much of the needed food as there is; each missing food costs 1 morale (AF-19.15), and
    3 or more cost 1 population."""
    s = h.s
    needed = find_food_need(s)
    paid = min(needed, s.colony.dials["food"])
    missing = needed - paid
    read_chapter_entry(h, 21, Message("eats", needed=needed, missing=missing))
    yield from dials.change_dials(h, {"food": -paid}, Message("upkeep"))
    if missing:
        yield from dials.change_dials(h, {"morale": -missing}, Message("hunger"))
    if missing >= FOOD_FOR_DEATH:
        yield from dials.change_dials(h, {"population": -1}, Message("hunger"))


def resolve_work(h: Here) -> Play[None]:
    """Gain scrap from the population, food from the Orchard and improvements (AF-19.16, AF-19.27,
    AF-24.6), and what each colonist does."""
    s = h.s
    scrap = s.colony.dials["population"] // PEOPLE_FOR_SCRAP
    if scrap:
        yield from dials.change_dials(h, {"scrap": scrap}, Message("work"))
    if "orchard" in s.colony.built:
        yield from dials.change_dials(h, {"food": ORCHARD}, Message("the-orchard"))
    rigged = sum(s.has_improvement(one) for one in ("rain-barrel", "snare-line"))
    if rigged:
        yield from dials.change_dials(
            h, {"food": rigged}, Message("barrel-and-snares" if rigged > 1 else "work")
        )
    for one in s.colony.retrieved:
        card = DISCOVERIES[one]
        yield from apply_effects(h, card.each_phase, s.bookkeeper, card.name)
    stores = s.colony.dials
    told = Message("counts-stores", food=stores["food"], scrap=stores["scrap"])
    h.tell(told, kind="work")
