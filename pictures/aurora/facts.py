"""The public facts of a table: all that a picture, its alt text or a panel may rest on.

Whatever seat's view they are read from they are the same: what is one seat's alone is never
copied. When the game is over hands are public, and so they are in here.
"""

from __future__ import annotations

from typing import Any

from pictures.kit.phrases import tidy
from rules.aurora.boxes import Box
from rules.aurora.cards import ROMAN
from rules.aurora.decks import PARTS
from rules.aurora.state import AUTOMA
from rules.aurora.view import CrewView, FoeView, PartView, PlayerView, View

PHASES = {
    "setup": "Setting out",
    "exploration": "Exploration",
    "rest": "Rest",
    "movement": "Movement",
    "ambush": "Ambush",
    "fire": "Convoys fire",
    "enemies": "Enemies fire",
    "end": "End of round",
    "over": "The game is over",
}
STAGES = ("Explore", "Rest", "Move", "Fire", "End")
STAGE_OF = {
    "exploration": 0,
    "rest": 1,
    "movement": 2,
    "ambush": 3,
    "fire": 3,
    "enemies": 3,
    "end": 4,
}
AREAS = {
    "bottom first": "the Truck",
    "bottom row": "Truck and Trailers",
    "top row": "all Devices",
    "front column": "the Truck and its Device",
    "second column": "the first Trailer and its Device",
    "last column": "the last Trailer and its Device",
}
ZONES = {"active": "Active", "rest": "Rest", "exhausted": "Exhausted"}
PERIODS = ("", "I", "II", "III")
THE_AUTOMA = "Automa"
ORDINALS = ("1st", "2nd", "3rd", "4th")


def public(view: View) -> View:
    """The view as a spectator has it."""
    hidden: dict[str, Any] = {} if view.phase == "over" else {"hand": None}
    players = [p.model_copy(update={"name": tidy(p.name, 200), **hidden}) for p in view.players]
    return view.model_copy(update={"seat": None, "sheet": None, "players": players})


def side(view: View, who: int) -> str:
    """The colour of a Convoy: a seat's, or "automa"."""
    return "automa" if who == AUTOMA else view.players[who].colour


def on_space(view: View, space: str) -> list[str]:
    """Colours of the Convoys there, in turn order."""
    return [side(view, who) for who in convoys(view) if where(view, who) == space]


def convoys(view: View) -> list[int]:
    """Everybody who has a Convoy on the road."""
    if view.order:
        return list(view.order)
    everybody = [p.seat for p in view.players if not p.out]
    return everybody + ([AUTOMA] if view.automa is not None else [])


def where(view: View, who: int) -> str:
    if who == AUTOMA:
        assert view.automa is not None
        return view.automa.space
    return view.players[who].space


def place(view: View, who: int) -> str:
    """The place in the Turn Order, "" while there is none."""
    return ORDINALS[view.order.index(who)] if who in view.order else ""


def printed(part: PartView) -> tuple[Box, ...]:
    """The boxes as the card has them."""
    return PARTS[part.card].printed


def columns(p: PlayerView) -> list[tuple[PartView, PartView | None]]:
    """The Truck or a Trailer, and the Device above it."""
    above = {part.place[:-1]: part for part in p.parts if part.place.endswith("t")}
    below = [part for part in p.parts if part.place.endswith("b")]
    return [(part, above.get(part.place[:-1])) for part in below]


def free_hitches(p: PlayerView) -> int:
    """How many Trailers more the Truck tows."""
    return max(0, p.towing - (len(columns(p)) - 1))


def zones(p: PlayerView) -> dict[str, list[CrewView]]:
    """Survivors by zone; empty zones are left out."""
    found = {zone: [one for one in p.crew if one.zone == zone] for zone in ZONES}
    return {zone: crew for zone, crew in found.items() if crew}


def roman(foe: FoeView) -> str:
    return ROMAN[foe.number - 1]


def track(view: View) -> str:
    """ "white 3"."""
    return f"{'red' if view.red else 'white'} {view.aurora}"


def quay(view: View) -> str:
    """The quay where the Aurora lies."""
    return f"Q{view.aurora_at - 122}"


def total(view: View, who: int) -> int | None:
    """Points at the end."""
    return sum(view.scores[who].values()) if who in view.scores else None


def exploring(view: View) -> bool:
    """Whether slots of the Exploration Zone can still be chosen in this round's Phase 1."""
    return view.phase in ("setup", "exploration")


def firing(view: View) -> bool:
    """Whether Phase 4 is going on."""
    return STAGE_OF.get(view.phase) == 3
