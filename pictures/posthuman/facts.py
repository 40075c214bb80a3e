"""What of a view each public picture shows, and how players and places are named."""

from __future__ import annotations

from pydantic import BaseModel

from pictures.kit.fonts import writable
from pictures.kit.phrases import bare, called
from rules.posthuman.terms import Action, Terrain
from rules.posthuman.view_models import FightView, PlayerView, Private, View

STAGES = ("Event", "Declare", "Trade", "Camp", "Act", "Mutants")
PHASES = ("event", "declare", "trade", "camp", "act", "mutants")
TERRAINS: dict[Terrain, str] = {
    "rural": "Rural",
    "urban": "Urban",
    "mountain": "Mountain",
    "wilderness": "Wilderness",
}
ACTIONS: dict[Action, str] = {
    "camp": "camps",
    "forage": "forages",
    "scout": "scouts",
    "move": "moves",
    "nothing": "waits",
}
HUNGER = ("full", "peckish", "hungry", "starving")
"""The slots of the hunger track in a word."""


class OneSeat(BaseModel):
    """What a picture of one player shows."""

    player: PlayerView
    fight: FightView | None = None


def public(view: View) -> View:
    """The view without what is one seat's alone."""
    return view.model_copy(update={"seat": None, "private": Private()})


def fight_of(view: View, seat: int) -> FightView | None:
    """The encounter that a seat is resolving."""
    return next((fight for fight in view.fights if fight.seat == seat), None)


def named(player: PlayerView) -> str:
    """The player, as messages name them."""
    return called(player.name)


def spoken(player: PlayerView) -> str:
    """The player without markup, for alt texts."""
    return bare(player.name)


def initial(player: PlayerView) -> str:
    """The letter on the player's token."""
    return writable(bare(player.name), "?")[0].upper()


def stage(view: View) -> int:
    """Which of STAGES it is; -1 before the first turn."""
    return PHASES.index(view.phase) if view.phase in PHASES else -1
