"""The facts of a view that the public pictures show, and the names of players and places."""

from collections.abc import Iterable, Mapping, Sequence

from pydantic import BaseModel

from pictures.kit import players
from pictures.kit.phrases import (
    format_markdown_name,
    format_plain_name,
    pick_fields,
    strip_invisible,
    strip_markup,
)
from pictures.kit.players import Mark
from pictures.posthuman.words import Message
from rules.kit.grids import Side
from rules.posthuman import view_models
from rules.posthuman.model.decks import name_of
from rules.posthuman.model.terms import STATS, Stat


class OneSeat(BaseModel):
    """The facts that a picture of one player shows."""

    player: view_models.SeatView
    names: list[str]
    """The names of all players, in seat order. Marks need them all: no two initials may be
    alike."""

    @property
    def fight(self) -> view_models.FightView | None:
        """The encounter that the player is resolving; None if there is no such encounter."""
        return fight_of(self.player)


class Assaulted(BaseModel):
    """The facts that the picture of an attack shows: the attacked player, and the mutant who
    attacks them."""

    player: view_models.SeatView
    mutant: view_models.SeatView
    names: list[str]
    """The names of all players, in seat order."""

    @property
    def assault(self) -> view_models.AssaultView:
        """The attack on the player. It must be going on."""
        assert self.player.human is not None
        assert self.player.human.assault is not None
        return self.player.human.assault


def find_assaulted(
    seats: list[view_models.SeatView], player: view_models.SeatView
) -> Assaulted | None:
    """Find the attack that a mutant is making on this player. Return None if there is none."""
    human = player.human
    if human is None or human.assault is None:
        return None
    names = [seat.name for seat in seats]
    return Assaulted(player=player, mutant=seats[human.assault.mutant], names=names)


def name_mutant_weapon(assault: view_models.AssaultView) -> str:
    """Name the mutant's weapon, or its fists, to begin a sentence."""
    return assault.weapon or str(Message("capital-fists"))


def name_fists() -> str:
    """Name what somebody without a weapon fights with."""
    return str(Message("fists"))


def make_public_view(view: view_models.View) -> view_models.View:
    """Copy the view without the facts that only some may know, such as what an offer names."""
    return view.model_copy(update={"seat": None, "private": view_models.Private(), "deals": []})


def fight_of(player: view_models.SeatView) -> view_models.FightView | None:
    """Return the encounter that a player is resolving, or None."""
    return player.human.fight if player.human is not None else None


def describe_opponents(fight: view_models.FightView, name: str) -> str:
    """Say in a sentence whom the player of this name fights, or what they have come upon."""
    if not fight.combat:
        return str(Message("has-come-upon", player=name, encounter=fight.name))
    foes = tuple(
        str(Message("foe-health", foe=foe.name, health=foe.health, full=foe.full))
        for foe in fight.foes
    )
    return str(Message("faces", player=name, foes=foes))


def describe_rules(card: view_models.CardView) -> str:
    """Join all rules of a card in one line."""
    return "; ".join(card.rules)


def describe_scar(scar: view_models.ScarView) -> str:
    """Describe which stats a scar changes, and which weapon and rules it gives."""
    parts = [Message("stat-value", stat=stat, value=f"{n:+d}") for stat, n in scar.changes.items()]
    if scar.weapon:
        parts.append(_name_scar_weapon(scar))
    return "; ".join([*map(str, parts), *scar.rules]) or str(Message("scar-only"))


def _name_scar_weapon(scar: view_models.ScarView) -> Message:
    """Name the weapon of a scar and its wounds; the name only if the scar has another."""
    own = "yes" if scar.weapon == scar.name else "no"
    return Message("scar-weapon", weapon=scar.weapon, own=own, wounds=scar.weapon_wounds)


def list_stats(stats: Mapping[Stat, int]) -> str:
    """List the values of all stats."""
    return ", ".join(str(Message("stat-value", stat=stat, value=stats[stat])) for stat in STATS)


def describe_weapon(card: view_models.CardView) -> str:
    """List a weapon's figures in short. Return "" if the card is not a weapon."""
    if card.kind != "weapon":
        return ""
    shot = card.shooting
    if shot is None:
        special = card.special or ""
        return str(Message("melee-weapon", wounds=card.wounds, special=special, hands=card.hands))
    figures = pick_fields(shot, "dice range ammo") | pick_fields(card, "of hands")
    specials = "/".join(str(n) for n in shot.specials)
    return str(Message("ranged-weapon", **figures, specials=specials))


def label_item(card: view_models.CardView) -> str:
    """Name an item in play, and the equipment that is mounted on it."""
    if not card.mounted:
        return card.name
    return str(Message("mounted", item=card.name, mounted=name_of(card.mounted)))


def label_player(player: view_models.SeatView) -> str:
    """Format the player's name for messages, which are in Markdown."""
    return format_markdown_name(player.name)


def label_player_plainly(player: view_models.SeatView) -> str:
    """Format the player's name without markup, for pictures and alt texts."""
    return format_plain_name(player.name)


def list_clash_reasons(clash: view_models.ClashView) -> list[str]:
    """List a line for each reason for a side's number of dice, then the result of the roll, if
    there is one. Markup and invisible characters, which players' names may contain, are removed."""
    lines = [*clash.reasons, *([clash.result] if clash.result else [])]
    return [strip_markup(strip_invisible(line)) for line in lines]


def make_seat_marks(names: Sequence[str]) -> tuple[Mark, ...]:
    """Make the mark of each seat."""
    return players.make_marks([format_plain_name(name) for name in names])


def end_sentence(text: object) -> str:
    """Put a full stop after a text."""
    return str(Message("sentence", text=str(text)))


def list_exits(exits: Iterable[Side]) -> str:
    """List the letters of a tile's exits, such as "N S"."""
    return " ".join(str(Message("side-letter", side=side)) for side in exits)


def describe_tile(tile: view_models.TileView, human: view_models.HumanView | None = None) -> str:
    """Describe a tile: "Millbrook, rural, 1 north and 2 east, exits N S, zones 1, 2". With `human`,
    also say if they stand on it."""
    parts: list[Message | str] = [tile.name, Message("of-terrain", terrain=tile.terrain)]
    parts += [place_of(tile.cell)] if tile.cell else []
    parts.append(Message("tile-exits", exits=list_exits(tile.exits)))
    if tile.completed:
        parts.append(Message("completed"))
        parts += [Message("can-be-foraged")] if tile.supply and not tile.foraged else []
    else:
        zones = [
            str(zone.figures)
            if zone.kind == "normal"
            else str(Message("zone-of-kind", figures=zone.figures, zone=zone.kind))
            for zone in tile.zones
        ]
        parts.append(Message("tile-zones", zones=", ".join(zones)))
    parts += [Message("stands-here")] if human is not None and tile.cell == human.at else []
    return ", ".join(map(str, parts))


def place_of(cell: str) -> str:
    """Describe where a cell lies, counted from the start: "1 north and 2 east"."""
    x, y = (int(n) for n in cell.split(","))
    ways = [Message("north" if y > 0 else "south", steps=abs(y))] if y else []
    ways += [Message("east" if x > 0 else "west", steps=abs(x))] if x else []
    return str(Message("cell", ways=tuple(map(str, ways))) if ways else Message("the-start"))
