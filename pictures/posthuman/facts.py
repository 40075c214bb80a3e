"""The facts of a view that the public pictures show, and the names of players and places."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import BaseModel

from pictures.kit import players
from pictures.kit.phrases import (
    format_markdown_name,
    format_plain_name,
    strip_invisible,
    strip_markup,
)
from pictures.kit.players import Mark
from rules.kit.words import count_noun, list_words
from rules.posthuman.model.terms import Action, Terrain
from rules.posthuman.view_models import (
    CardView,
    ClashView,
    FightView,
    HumanView,
    Private,
    ScarView,
    SeatView,
    TileView,
    View,
)

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
"""A word for each slot of the hunger track."""


class OneSeat(BaseModel):
    """The facts that a picture of one player shows."""

    player: SeatView
    names: list[str]
    """The names of all players, in seat order. Marks need them all: no two initials may be
    alike."""

    @property
    def fight(self) -> FightView | None:
        """The encounter that the player is resolving; None if there is no such encounter."""
        return fight_of(self.player)


def make_public_view(view: View) -> View:
    """Copy the view without the facts that only one seat may know."""
    return view.model_copy(update={"seat": None, "private": Private()})


def fight_of(player: SeatView) -> FightView | None:
    """Return the encounter that a player is resolving, or None."""
    return player.human.fight if player.human is not None else None


def describe_opponents(fight: FightView, name: str) -> str:
    """Say in a sentence whom the player of this name fights, or what they have come upon."""
    if not fight.combat:
        return f"{name} has come upon {fight.name}."
    foes = list_words([f"{foe.name} ({foe.health} of {foe.full})" for foe in fight.foes])
    return f"{name} faces {foes}."


def describe_rules(card: CardView) -> str:
    """Join all rules of a card in one line."""
    return "; ".join(card.rules)


def scar_does(scar: ScarView) -> str:
    """Describe which stats a scar changes, and which weapon and rules it gives."""
    parts = [f"{stat} {n:+d}" for stat, n in scar.changes.items()]
    parts += [f"{scar.weapon}: {count_noun(scar.weapon_wounds, 'wound')}"] if scar.weapon else []
    return "; ".join([*parts, *scar.rules]) or "a scar and no more"


def describe_weapon(card: CardView) -> str:
    """List a weapon's figures in short. Return "" if the card is not a weapon."""
    if card.kind != "weapon":
        return ""
    shot = card.shooting
    hands = count_noun(card.hands, "hand")
    if shot is None:
        return f"{count_noun(card.wounds, 'wound')}, {card.special}, {hands}"
    hits = "/".join(str(n) for n in shot.specials)
    ammo = f"{shot.ammo} ammo" if shot.ammo else "no ammo"
    dice = count_noun(shot.dice, "die/dice")
    return f"{card.of}, {dice}, range {shot.range}, {ammo}, specials {hits}, {hands}"


def label_player(player: SeatView) -> str:
    """Format the player's name for messages, which are in Markdown."""
    return format_markdown_name(player.name)


def label_player_plainly(player: SeatView) -> str:
    """Format the player's name without markup, for pictures and alt texts."""
    return format_plain_name(player.name)


def worked_out(clash: ClashView) -> list[str]:
    """List a line for each reason why a side has so many dice, then the result of the roll, if
    there is one. Markup and invisible characters, which players' names may contain, are removed."""
    lines = [*clash.reasons, *([clash.result] if clash.result else [])]
    return [strip_markup(strip_invisible(line)) for line in lines]


def make_seat_marks(names: Sequence[str]) -> tuple[Mark, ...]:
    """Make the mark of each seat."""
    return players.make_marks([format_plain_name(name) for name in names])


def find_stage(view: View) -> int:
    """Find the index of the current stage in STAGES. Return -1 outside the six stages of a turn."""
    return PHASES.index(view.phase) if view.phase in PHASES else -1


def in_words(tile: TileView, human: HumanView | None = None) -> str:
    """Describe a tile: "Millbrook, rural, 1 north and 2 east, exits N S, zones 1, 2". With `human`,
    also say if they stand on it."""
    place = f", {place_of(tile.cell)}" if tile.cell else ""
    zones = [
        f"{zone.figures}" if zone.kind == "normal" else f"{zone.figures} ({zone.kind})"
        for zone in tile.zones
    ]
    state = "completed" if tile.completed else f"zones {', '.join(zones)}"
    if tile.completed and tile.supply and not tile.foraged:
        state += ", can be foraged"
    here = ", stands here" if human is not None and tile.cell == human.at else ""
    exits = " ".join(tile.exits)
    return f"{tile.name}, {tile.terrain}{place}, exits {exits}, {state}{here}"


def place_of(cell: str) -> str:
    """Describe where a cell lies, counted from the start: "1 north and 2 east"."""
    x, y = (int(n) for n in cell.split(","))
    ways = [f"{abs(y)} {'north' if y > 0 else 'south'}"] if y else []
    ways += [f"{abs(x)} {'east' if x > 0 else 'west'}"] if x else []
    return list_words(ways) or "the start"
