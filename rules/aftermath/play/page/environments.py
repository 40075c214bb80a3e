"""Environments: which are in force on the page, and how they start and end (AF-26.1 to AF-26.3).

The effect of each environment is in the module that it changes: Night, Smoke, Clatter, Cramped and
Flood in `maps.py`, Live Rail in `hazards.py`, the others with tests, draws, threats and talks.
"""

from rules.aftermath.model.decks import ENVIRONMENTS
from rules.aftermath.model.state import State
from rules.aftermath.model.terms import Environment
from rules.aftermath.play.context import Here
from rules.aftermath.words import Message

MOST_ENVIRONMENTS = 2
"""How many environments may be in force on a page at once (AF-26.1)."""


def is_in_force(s: State, name: Environment) -> bool:
    """Whether an environment is in force now."""
    return s.here is not None and name in s.here.environments


def start_environment(h: Here, name: Environment) -> None:
    """Bring an environment into force. Do nothing if it is in force already, and only say so if two
    others are (AF-26.1, AF-1.6)."""
    here, card = h.s.visit, ENVIRONMENTS[name]
    if name in here.environments:
        return
    if len(here.environments) >= MOST_ENVIRONMENTS:
        there = [ENVIRONMENTS[one].name for one in here.environments]
        told = Message("in-force-already", environments=there, environment=card.name)
        h.tell(told, kind="environment")
        return
    here.environments.append(name)
    told = Message("comes-into-force", environment=card.name, effect=card.effect)
    h.tell(told, kind="environment", name=name)
    if name == "rain":
        put_out_fires(h)


def end_environment(h: Here, name: Environment) -> None:
    """End an environment; do nothing if it is not in force."""
    here = h.s.visit
    if name in here.environments:
        here.environments.remove(name)
        told = Message("ends-environment", environment=ENVIRONMENTS[name].name)
        h.tell(told, kind="environment", name=name, ends=True)


def put_out_fires(h: Here) -> None:
    """Put out the fires on the page and end Burning for members on the map, because it rains
    (AF-26.2)."""
    here, rain = h.s.visit, ENVIRONMENTS["rain"].name
    burning = [space for space, tokens in here.tokens.items() if "fire" in tokens]
    for space in burning:
        here.tokens[space].remove("fire")
    here.tokens = {space: tokens for space, tokens in here.tokens.items() if tokens}
    if burning:
        told = Message("rain-puts-out", rain=rain, count=len(burning))
        h.tell(told, kind="fire", spaces=burning)
    for member in h.s.on_map:
        if "burning" in h.s.party[member].statuses:
            h.s.party[member].statuses.remove("burning")
            told = Message("burns-no-longer", rain=rain, member=h.name_member(member))
            h.tell_of(member, told, kind="status", status="burning")
