"""The views: what each seat, and a spectator, may see of the position, its cards included (section
29 of the ledger)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rules.engine import Text
from rules.engine.messages import Either
from rules.kit.grids import Side
from rules.kit.secrecy import fill_view
from rules.posthuman.effects.models import Effect
from rules.posthuman.effects.words import describe
from rules.posthuman.model.cards import (
    Card,
    Equipment,
    Event,
    Follower,
    MutantAction,
    Scar,
    Skill,
    Tile,
    Weapon,
)
from rules.posthuman.model.decks import (
    CARDS,
    ENCOUNTERS,
    MUTANT_ACTIONS,
    SCARS,
    TILES,
    enemy_of,
    name_of,
    name_title,
)
from rules.posthuman.model.state import (
    HOME,
    Assault,
    Cell,
    Deal,
    Fight,
    Foe,
    Human,
    Laid,
    Lasting,
    Mutant,
    State,
    find_neighbour,
)
from rules.posthuman.model.terms import STATS, Stat
from rules.posthuman.play.actions.legality import legal_actions
from rules.posthuman.play.mutants.mutant_actions import describe_effects
from rules.posthuman.play.people.experience import count_xp
from rules.posthuman.play.people.inventory import count_slots, slots_used
from rules.posthuman.play.people.scars import hand_limit
from rules.posthuman.play.people.sheet import sum_effective_stat
from rules.posthuman.view_models import (
    AssaultView,
    CardKind,
    CardView,
    ClashView,
    DealView,
    FightView,
    FoeView,
    HumanView,
    MutantView,
    PlanView,
    Private,
    ScarView,
    SeatView,
    ShootingView,
    TileView,
    View,
    ZoneView,
)
from rules.posthuman.words import Message, either_terrain, join_sentences, join_with_commas

_KINDS: dict[type[Card], CardKind] = {
    Weapon: "weapon",
    Equipment: "equipment",
    Skill: "skill",
    Follower: "follower",
    Event: "event",
    Scar: "scar",
    Tile: "tile",
}


def rules_of(effects: tuple[Effect, ...]) -> list[Text]:
    """Describe what effects do, one line for each."""
    return [describe(effect) for effect in effects]


@lru_cache(1024)
def view_card(one: str, mounted: str = "", active: bool = False) -> CardView:
    """Make the view of a card. Views are cached, so nobody may change them."""
    printed = CARDS[one]
    kind = _KINDS.get(type(printed), "action" if one in MUTANT_ACTIONS else "encounter")
    found = fill_view(
        CardView,
        id=one,
        kind=kind,
        name=printed.name,
        text=getattr(printed, "text", ""),
        rules=rules_of(printed.effects),
        mounted=mounted,
        active=active,
    )
    if isinstance(printed, Weapon | Equipment):
        found.size = printed.size
    if isinstance(printed, Equipment):
        found.once = printed.once
    if isinstance(printed, Weapon):
        found.of, found.hands, found.wounds = printed.of, printed.hands, printed.wounds
        found.special = printed.special
        if printed.shooting is not None:
            found.shooting = fill_view(ShootingView, printed.shooting)
    if one in MUTANT_ACTIONS:
        action = MUTANT_ACTIONS[one]
        rules: Any = [_describe_play(action), *describe_effects(action)]
        found.rules = rules
    return found


def _describe_play(action: MutantAction) -> Message:
    """Say when and on whom an action is played, such as "when a human in rural or urban terrain
    moves"."""
    whom = Message("a-human")
    if action.terrains:
        whom = Message("a-human-in", terrains=either_terrain(action.terrains))
    steps = [Message("acts", action=step) for step in action.step if step != "mutant"]
    if not steps:
        if action.terrains:
            return Message("played-in-step-on", whom=whom)
        return Message("played-in-step")
    late = int("mutant" in action.step)
    return Message("played-when", whom=whom, acts=Either(tuple(steps)), late=late)


@lru_cache(256)
def view_event(one: str, solo: bool) -> CardView:
    """Make the view of an event; in solo play its solo text replaces the other (PH-8.5a)."""
    printed = CARDS[one]
    assert isinstance(printed, Event)
    effects = printed.solo if solo and printed.solo is not None else printed.effects
    return view_card(one).model_copy(update={"rules": rules_of(effects)})


def view_gear(human: Human) -> list[CardView]:
    """Make the views of the items in play, weapons with what is mounted on them."""
    return [
        view_card(one, human.mounts.get(one, ""), one in human.melee or one == human.ranged)
        for one in human.gear
    ]


@lru_cache(64)
def view_scar(one: str) -> ScarView:
    """Make the view of a scar's face."""
    printed = SCARS[one]
    changes: dict[Stat, int] = {}
    for change in printed.changes:
        changes[change.stat] = changes.get(change.stat, 0) + change.n
    weapon = printed.weapon
    rules = rules_of(printed.effects)
    rules += [
        Message(
            "rider",
            title=name_title(rider.title),
            does=join_with_commas(list(map(describe, rider.do))),
        )
        for rider in printed.riders
    ]
    return fill_view(
        ScarView,
        id=one,
        name=printed.name,
        text=printed.text,
        blank=printed.is_blank,
        changes=changes,
        weapon="" if weapon is None else weapon.name,
        weapon_wounds=0 if weapon is None else weapon.wounds,
        rules=rules,
    )


# -- tiles ---------------------------------------------------------------------------------------


def drawn_tile(one: str) -> TileView:
    """Make the view of a tile that is not laid yet."""
    return view_tile("", one, (0, 0, False), ())


def map_of(human: Human) -> list[TileView]:
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
) -> TileView:
    """Make the view of a tile as it lies. `lies`: quarters turned, zones done, foraged. Views are
    cached."""
    quarters, done, foraged = lies
    laid, printed = Laid(tile=one, quarters=quarters, done=done, foraged=foraged), TILES[one]
    x, _, y = cell.partition(",")
    return fill_view(
        TileView,
        id=one,
        name=printed.name,
        terrain=printed.terrain,
        exits=list(laid.exits),
        zones=[ZoneView(figures=zone.figures, kind=zone.kind) for zone in printed.zones],
        supply=printed.supply,
        special=join_sentences(rules_of(printed.effects)),
        cell=cell,
        x=int(x or 0),
        y=int(y or 0),
        done=done,
        completed=laid.is_completed,
        foraged=foraged,
        start=cell == HOME,
        vacant=list(vacant),
    )


# -- enemies -------------------------------------------------------------------------------------


def view_foe(one: Foe, *, leader: bool) -> FoeView:
    """Make the view of an enemy in a fight."""
    enemy = enemy_of(one.card)
    return fill_view(
        FoeView,
        one,
        enemy,
        id=one.card,
        name=CARDS[one.card].name,
        leader=leader,
        health=one.health,
        full=enemy.health,
        scar=enemy.is_scarring,
        rules=rules_of(enemy.effects),
    )


def view_table(s: State, seat: int | None, names: tuple[str, ...]) -> View:
    """Make the view of the position for a seat, or for a spectator if `seat` is None."""
    return fill_view(
        View,
        s,
        seat=seat,
        solo=s.is_solo,
        event=None if s.event is None else view_event(s.event, s.is_solo),
        season=None if s.season is None else view_event(s.season, s.is_solo),
        seats=[_view_seat(s, n, name) for n, name in enumerate(names)],
        market=[view_card(one) for one in s.market],
        deals=[_view_deal(s, deal, seat) for deal in s.deals],
        decks=_view_decks(s),
        discards=_view_discards(s),
        removed=len(s.removed),
        private=Private() if seat is None else _view_private(s, seat),
    )


# -- decks ---------------------------------------------------------------------------------------


def _view_decks(s: State) -> dict[str, int]:
    """Count the cards of each draw pile (PH-1.10)."""
    return {
        "tiles": len(s.tiles),
        "events": len(s.events.pile),
        "supply": len(s.supply.pile),
        "skills": len(s.skills.pile),
        "equipment": len(s.equipment.pile),
        "weapons": len(s.weapons.pile),
        "followers": len(s.followers.pile),
        "scars": len(s.scars.pile),
        "mutant_actions": len(s.mutant_actions.pile),
        **{f"encounters_{level}": len(deck.pile) for level, deck in s.encounters.items()},
        **{f"minions_{kind}": len(deck.pile) for kind, deck in s.minions.items()},
    }


def _view_discards(s: State) -> dict[str, list[str]]:
    return {
        "events": list(s.events.discards),
        "supply": list(s.supply.discards),
        "skills": list(s.skills.discards),
        "equipment": list(s.equipment.discards),
        "weapons": list(s.weapons.discards),
        "followers": list(s.followers.discards),
        "mutant_actions": list(s.mutant_actions.discards),
        **{f"encounters_{level}": list(deck.discards) for level, deck in s.encounters.items()},
        **{f"minions_{kind}": list(deck.discards) for kind, deck in s.minions.items()},
    }


# -- seats ---------------------------------------------------------------------------------------


def _view_seat(s: State, seat: int, name: str) -> SeatView:
    player = s.players[seat]
    return SeatView(
        seat=seat,
        name=name,
        human=None if player.human is None else _view_human(s, seat, player.human),
        mutant=None if player.mutant is None else _view_mutant(player.mutant),
    )


def _view_human(s: State, seat: int, human: Human) -> HumanView:
    fight = s.fights.get(seat)
    return fill_view(
        HumanView,
        human,
        effective={stat: sum_effective_stat(s, seat, stat) for stat in STATS},
        xp=count_xp(s, seat),
        skills=[view_card(one) for one in human.skills],
        gear=view_gear(human),
        slots=count_slots(s, seat),
        used_slots=slots_used(s, seat),
        followers=[view_card(one) for one in human.followers],
        hidden_followers=len(human.hidden_followers),
        events=[view_event(one, s.is_solo) for one in human.events],
        hand=len(human.hand),
        scars=len(human.scars),
        tile=human.tile.card.name,
        where=_describe_place(human),
        safe_house=human.in_safe_house,
        completed=human.tile.is_completed,
        map=map_of(human),
        legal=legal_actions(s, seat),
        declared=human.declared if s.phase != "declare" else None,
        lasting=[_describe_lasting(one) for one in human.lasting],
        fight=None if fight is None else see_fight(fight),
        assault=_view_assault(s.assaults[seat]) if seat in s.assaults else None,
    )


def _describe_place(human: Human) -> Text:
    """Say where a human stands, such as "Farm, zone 1 of 2", "Farm, in the safe house" or
    "Home"."""
    card = human.tile.card
    if human.in_safe_house:
        return Message("stands-in-safe-house", place=card.name)
    if human.zone is None or human.tile.is_completed:
        return card.name
    zone, zones = human.zone + 1, len(card.zones)
    return Message("stands-in-zone", place=card.name, zone=zone, zones=zones)


def _view_mutant(mutant: Mutant) -> MutantView:
    return fill_view(
        MutantView,
        mutant,
        mutations=[view_scar(one) for one in mutant.mutations],
        hand=len(mutant.hand),
        limit=hand_limit(mutant),
        laid=mutant.laid is not None,
    )


def _describe_lasting(one: Lasting) -> Text:
    does = describe(one.modifier)
    if one.source not in CARDS:
        return does
    return Message("lasts-because", cause=name_of(one.source), does=does)


def see_fight(fight: Fight) -> FightView:
    printed = ENCOUNTERS[fight.encounter]
    combat = printed.combat
    return fill_view(
        FightView,
        fight,
        printed,
        level=fight.level,
        combat=combat is not None,
        foes=[view_foe(foe, leader=n == 0) for n, foe in enumerate(fight.foes)],
        reward=[] if combat is None else list(map(describe, combat.reward)),
        lasting=[_describe_lasting(one) for one in fight.lasting],
        clash=None if fight.clash is None else fill_view(ClashView, fight.clash),
    )


def _view_assault(assault: Assault) -> AssaultView:
    assert assault.clash is not None
    weapon = None if assault.weapon is None else SCARS[assault.weapon].weapon
    return fill_view(
        AssaultView,
        assault,
        weapon="" if weapon is None else weapon.name,
        wounds=1 if weapon is None else weapon.wounds,  # fists (PH-15.24a)
        clash=fill_view(ClashView, assault.clash),
    )


def _view_deal(s: State, deal: Deal, reader: int | None) -> DealView:
    """Make the view of an offer; cards in a hand are shown only to its two players (PH-10.14)."""
    shown = {
        who: [
            one for one in cards if reader in (deal.seat, deal.partner) or _lies_open(s, who, one)
        ]
        for who, cards in ((deal.seat, deal.give), (deal.partner, deal.get))
    }
    return fill_view(
        DealView,
        deal,
        give=[name_of(one) for one in shown[deal.seat]],
        get=[name_of(one) for one in shown[deal.partner]],
    )


def _lies_open(s: State, seat: int, card: str) -> bool:
    human = s.players[seat].human
    return human is not None and card in (*human.gear, *human.mounts.values())


# -- what one seat alone knows -------------------------------------------------------------------


def _view_private(s: State, seat: int) -> Private:
    player = s.players[seat]
    found = Private(
        hand=[],
        scars=[],
        hidden_followers=[],
        drawn_tiles=[drawn_tile(one) for one in s.drawn_tiles.get(seat, ())],
        declared=None,
        standing=dict(player.standing),
        plans=[],
        peeked=[],
    )
    human = player.human
    if human is not None:
        found.hand = [view_card(one) for one in human.hand]
        found.scars = [view_scar(one) for one in human.scars]
        found.hidden_followers = [view_card(one) for one in human.hidden_followers]
        found.declared = human.declared if s.phase != "declare" else None
    elif player.mutant is not None:
        mutant = player.mutant
        found.plans = [_view_plan(n, s.mutant(n)) for n in s.mutants]
        found.peeked = [view_card(one) for one in mutant.peeked]
    return found


def _view_plan(seat: int, mutant: Mutant) -> PlanView:
    """Make the view of a mutant's plan, which all mutants may see (PH-10.6, PH-18.22a)."""
    return fill_view(
        PlanView,
        seat=seat,
        hand=[view_card(one) for one in mutant.hand],
        laid=None if mutant.laid is None else view_card(mutant.laid),
        targets=list(mutant.order.targets),
        when=mutant.order.when,
        weapon=_label_weapon(mutant.order.weapon),
    )


def _label_weapon(scar: str | None) -> Text:
    weapon = None if scar is None else SCARS[scar].weapon
    return "" if weapon is None else weapon.name
