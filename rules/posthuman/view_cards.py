"""Cards as views show them to those who may see them: items, skills, scars, tiles and enemies."""

from functools import lru_cache
from typing import Any

from rules.engine import Text
from rules.kit.grids import Side
from rules.kit.secrecy import fill_view
from rules.posthuman import view_models
from rules.posthuman.effects.models import Effect
from rules.posthuman.effects.words import describe_effect, describe_for_target
from rules.posthuman.model import cards
from rules.posthuman.model.decks import (
    CARDS,
    MUTANT_ACTIONS,
    SCARS,
    TILES,
    find_enemy_card,
    name_title,
)
from rules.posthuman.model.fight_state import Foe
from rules.posthuman.model.state import HOME, Cell, Human, Laid, find_neighbour
from rules.posthuman.model.terms import Stat
from rules.posthuman.play.mutants.mutant_actions import describe_effects, describe_play
from rules.posthuman.words import Message, join_classes, join_sentences, join_with_commas

_KINDS: dict[type[cards.Card], view_models.CardKind] = {
    cards.Weapon: "weapon",
    cards.Equipment: "equipment",
    cards.Skill: "skill",
    cards.Follower: "follower",
    cards.Event: "event",
    cards.Scar: "scar",
    cards.Tile: "tile",
}


def list_effect_rules(effects: tuple[Effect, ...]) -> list[Text]:
    """Describe what effects do, one line for each."""
    return [describe_effect(effect) for effect in effects]


@lru_cache(1024)
def view_card(one: str, mounted: str = "", active: bool = False) -> view_models.CardView:
    """Make the view of a card. Views are cached, so nobody may change them."""
    printed = CARDS[one]
    kind = _KINDS.get(type(printed), "action" if one in MUTANT_ACTIONS else "encounter")
    found = fill_view(
        view_models.CardView,
        id=one,
        kind=kind,
        name=printed.name,
        text=getattr(printed, "text", ""),
        rules=list_effect_rules(printed.effects),
        mounted=mounted,
        active=active,
    )
    if isinstance(printed, cards.Weapon | cards.Equipment):
        found.size = printed.size
    if isinstance(printed, cards.Equipment):
        found.once = printed.once
        if printed.mount:
            fits: Any = [Message("for-weapons", classes=join_classes(printed.mount))]
            found.rules = fits + list_effect_rules(printed.effects)
    if isinstance(printed, cards.Weapon):
        found.of, found.hands, found.wounds = printed.of, printed.hands, printed.wounds
        found.special, found.shooting = printed.special, printed.shooting
    if one in MUTANT_ACTIONS:
        action = MUTANT_ACTIONS[one]
        rules: Any = [describe_play(action), *describe_effects(action)]
        found.rules = rules
    return found


@lru_cache(256)
def view_event(one: str, solo: bool, season: bool = False) -> view_models.CardView:
    """Make the view of an event; in solo play its solo text replaces the other (PH-8.5a). `season`:
    without what it did once, as it was drawn."""
    printed = CARDS[one]
    assert isinstance(printed, cards.Event)
    effects = printed.solo if solo and printed.solo is not None else printed.effects
    if season:
        effects = tuple(effect for effect in effects if effect.at != "event")
    return view_card(one).model_copy(update={"rules": list_effect_rules(effects)})


def view_gear(human: Human) -> list[view_models.CardView]:
    """Make the views of the items in play, weapons with what is mounted on them."""
    return [
        view_card(one, human.mounts.get(one, ""), one in human.melee or one == human.ranged)
        for one in human.gear
    ]


@lru_cache(64)
def view_scar(one: str) -> view_models.ScarView:
    """Make the view of a scar's face."""
    printed = SCARS[one]
    changes: dict[Stat, int] = {}
    for change in printed.changes:
        changes[change.stat] = changes.get(change.stat, 0) + change.n
    weapon = printed.weapon
    rules: list[Text] = [
        describe_for_target(one) for effect in printed.effects for one in effect.do
    ]
    rules += [
        Message(
            "rider",
            title=name_title(rider.title),
            does=join_with_commas(list(map(describe_for_target, rider.do))),
        )
        for rider in printed.riders
    ]
    return fill_view(
        view_models.ScarView,
        id=one,
        name=printed.name,
        text=printed.text,
        blank=printed.is_blank,
        changes=changes,
        weapon="" if weapon is None else weapon.name,
        weapon_wounds=0 if weapon is None else weapon.wounds,
        rules=rules,
    )


def list_map_tiles(human: Human) -> list[view_models.TileView]:
    """List the tiles of a human's map, from north to south and from west to east."""
    found = [
        view_tile(
            cell,
            laid.tile,
            (laid.quarters, laid.done, laid.foraged),
            tuple([side for side in laid.exits if find_neighbour(cell, side) not in human.map]),
        )
        for cell, laid in human.map.items()
    ]
    return sorted(found, key=lambda one: (-one.y, one.x))


@lru_cache(4096)
def view_tile(
    cell: Cell, one: str, lies: tuple[int, int, bool], vacant: tuple[Side, ...]
) -> view_models.TileView:
    """Make the view of a tile as it lies. `lies`: quarters turned, zones done, foraged. Views are
    cached."""
    quarters, done, foraged = lies
    laid, printed = Laid(tile=one, quarters=quarters, done=done, foraged=foraged), TILES[one]
    x, _, y = cell.partition(",")
    return fill_view(
        view_models.TileView,
        id=one,
        name=printed.name,
        terrain=printed.terrain,
        exits=list(laid.exits),
        zones=list(printed.zones),
        supply=printed.supply,
        special=join_sentences(list_effect_rules(printed.effects)),
        cell=cell,
        x=int(x or 0),
        y=int(y or 0),
        done=done,
        completed=laid.is_completed,
        foraged=foraged,
        start=cell == HOME,
        vacant=list(vacant),
    )


def view_foe(one: Foe, *, leader: bool) -> view_models.FoeView:
    """Make the view of an enemy in a fight."""
    enemy = find_enemy_card(one.card)
    return fill_view(
        view_models.FoeView,
        one,
        enemy,
        id=one.card,
        name=CARDS[one.card].name,
        leader=leader,
        health=one.health,
        full=enemy.health,
        scar=enemy.is_scarring,
        rules=list_effect_rules(enemy.effects),
    )
