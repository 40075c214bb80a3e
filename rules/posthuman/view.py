"""What each seat, and a spectator, may see (PH section 29)."""

from __future__ import annotations

from rules.kit.words import count, noun

from .decks import ALL, ENCOUNTERS, EQUIPMENT, FOLLOWERS, ITEMS, SCARS, TILES, WEAPONS, enemy_of
from .effects.words import in_words
from .experience import xp
from .inventory import slots, slots_used
from .sheet import ability
from .state import Clash, Deal, Fight, Foe, Human, Laid, Mutant, State
from .terms import STATS, level_of
from .view_models import (
    CardView,
    ClashView,
    DealView,
    FightView,
    FoeView,
    HumanView,
    ItemView,
    MutantView,
    OwnMutant,
    PlayerView,
    Private,
    TileView,
    View,
    ZoneView,
)


def see(state: State, seat: int | None, names: tuple[str, ...]) -> View:
    """All that a seat may know; None is a spectator."""
    s = state
    return View(
        seat=seat,
        seats=s.seats,
        solo=s.solo,
        short=s.short,
        phase=s.phase,
        turn=s.turn,
        first=s.first,
        event=card_view(s.event) if s.event else None,
        season=card_view(s.season) if s.season else None,
        players=[_player(s, n, names[n]) for n in range(s.seats)],
        fights=[_fight(n, fight) for n, fight in sorted(s.fights.items())],
        deals=[_deal(s, deal, open_hand=False) for deal in s.deals],
        decks=_sizes(s),
        discards=_discards(s),
        private=_private(s, seat) if seat is not None else Private(),
    )


# -- cards ---------------------------------------------------------------------------------------


def card_view(one: str) -> CardView:
    """A card that lies open, or is its reader's own."""
    card = ALL[one]
    return CardView(
        id=one,
        name=card.name,
        text=getattr(card, "text", ""),
        does=" ".join(in_words(effect) for effect in card.effects),
    )


def scar_view(one: str) -> CardView:
    """A scar whose face its reader knows: what it changes, its weapon, its abilities."""
    scar = SCARS[one]
    parts = [f"{change.stat} {change.n:+d}" for change in scar.changes]
    if scar.weapon is not None:
        weapon = scar.weapon
        parts.append(f"{weapon.name}: {count(weapon.wounds, 'wound')}, {weapon.special}")
    parts += [f"with {rider.title}: {in_words(rider.do)}" for rider in scar.riders]
    parts += [in_words(effect) for effect in scar.effects]
    return CardView(id=one, name=scar.name, text=scar.text, does="; ".join(parts) or "no effect")


def item_view(one: str, human: Human | None = None) -> ItemView:
    """An item; of a human's in play also whether it is active and what is on it."""
    card, plain = ITEMS[one], card_view(one)
    mounted = human.mounts.get(one) if human is not None else None
    return ItemView(
        **plain.model_dump(),
        size=card.size,
        figures=figures_of(one),
        active=human is not None and (one in human.melee or one == human.ranged),
        mounted=ALL[mounted].name if mounted else "",
    )


def figures_of(one: str) -> str:
    """A weapon's figures in short; "" of equipment."""
    if one not in WEAPONS:
        card = EQUIPMENT[one]
        return f"mounts on a {' or '.join(card.mount)}" if card.mount else ""
    weapon = WEAPONS[one]
    hands = count(weapon.hands, "hand")
    if weapon.shooting is None:
        return f"{count(weapon.wounds, 'wound')}, {weapon.special}, {hands}"
    shot = weapon.shooting
    hits = "/".join(str(n) for n in shot.specials)
    ammo = f"{shot.ammo} ammo" if shot.ammo else "no ammo"
    dice = f"+{shot.dice} {noun(shot.dice, 'die/dice')}"
    return f"{weapon.of}, {dice}, range {shot.range}, {ammo}, specials {hits}, {hands}"


# -- seats ---------------------------------------------------------------------------------------


def _player(s: State, seat: int, name: str) -> PlayerView:
    player = s.players[seat] if seat < len(s.players) else None
    if player is None:
        return PlayerView(seat=seat, name=name)
    return PlayerView(
        seat=seat,
        name=name,
        human=_human(s, seat, player.human) if player.human is not None else None,
        mutant=_mutant(s, player.mutant) if player.mutant is not None else None,
    )


def _human(s: State, seat: int, human: Human) -> HumanView:
    revealed = s.phase not in ("build", "event", "declare")
    return HumanView(
        health=human.health,
        health_limit=human.limits["health"],
        morale=human.morale,
        morale_limit=human.limits["morale"],
        hunger=human.hunger,
        food=human.food,
        ammo=human.ammo,
        xp=xp(s, seat),
        stats={stat: ability(s, seat, stat) for stat in STATS},
        printed=dict(human.stats),
        skills=[card_view(one) for one in human.skills],
        gear=[item_view(one, human) for one in human.gear],
        slots=slots(s, seat),
        slots_used=slots_used(s, seat),
        followers=[card_view(one) for one in human.followers],
        hidden_followers=len(human.hidden_followers),
        events=[card_view(one) for one in human.events],
        hand=len(human.hand),
        scars=len(human.scars),
        place=human.place,
        level=level_of(human.place),
        terrain=human.terrain,
        where=where(human),
        safe_house=human.in_safe_house,
        on_start=human.on_start,
        cell=human.at,
        map=[_tile(cell, laid, human) for cell, laid in human.map.items()],
        declared=human.declared if revealed else None,
    )


def where(human: Human) -> str:
    """Where a human stands, in words."""
    tile = human.tile
    name = tile.card.name
    if human.on_start:
        return f"{name} (start)"
    if human.zone is None:
        return f"{name} (completed)"
    safe = ", safe house" if human.in_safe_house else ""
    return f"{name}, zone {human.zone + 1} of {len(tile.card.zones)}{safe}"


def _tile(cell: str, laid: Laid, human: Human | None) -> TileView:
    card = laid.card
    here = human is not None and human.at == cell
    return TileView(
        cell=cell,
        name=card.name,
        terrain=card.terrain,
        exits=laid.exits,
        zones=[
            ZoneView(
                figures=zone.figures,
                kind=zone.kind,
                done=number < laid.done,
                here=here and human is not None and human.zone == number,
            )
            for number, zone in enumerate(card.zones)
        ],
        supply=card.supply,
        special=" ".join(in_words(effect) for effect in card.effects),
        completed=laid.completed,
        foraged=laid.foraged,
        start=card is TILES["start"],
        here=here,
    )


def _mutant(s: State, mutant: Mutant) -> MutantView:
    return MutantView(
        stats=mutant.stats,
        mutations=[scar_view(one) for one in mutant.mutations],
        hand=len(mutant.hand),
        laid=mutant.laid is not None,
        acted=mutant.acted,
    )


# -- fights and deals ----------------------------------------------------------------------------


def _fight(seat: int, fight: Fight) -> FightView:
    card = ENCOUNTERS[fight.encounter]
    return FightView(
        seat=seat,
        name=card.name,
        text=card.text,
        level=fight.level,
        narrative=card.narrative is not None,
        stage=fight.stage,
        round=fight.round,
        caught=fight.caught,
        foes=[_foe(foe) for foe in fight.foes],
        clash=_clash(fight.clash) if fight.clash is not None else None,
    )


def _foe(foe: Foe) -> FoeView:
    enemy = enemy_of(foe.card)
    return FoeView(
        id=foe.card,
        name=ALL[foe.card].name,
        kind=enemy.kind,
        speed=enemy.speed,
        health=foe.health,
        full=enemy.health,
        melee=enemy.melee,
        wounds=enemy.wounds,
        dice=enemy.dice,
        range=enemy.range,
        special=enemy.special,
        scars=enemy.scars,
        does=" ".join(in_words(effect) for effect in enemy.effects),
    )


def _clash(clash: Clash) -> ClashView:
    return ClashView(
        foe=clash.foe,
        mine=list(clash.mine),
        defence=list(clash.defence),
        theirs=list(clash.theirs),
        shots=list(clash.shots),
        their_shots=list(clash.their_shots),
        blocked=list(clash.blocked),
        my_blocked=list(clash.my_blocked),
        reasons=list(clash.reasons),
        result=clash.result,
    )


def _deal(s: State, deal: Deal, *, open_hand: bool) -> DealView:
    """An offer; the cards in hand that it names are its two sides' alone (PH-10.14)."""
    held = {
        *(s.human(deal.seat).hand if s.players[deal.seat].human else ()),
        *(s.human(deal.partner).hand if s.players[deal.partner].human else ()),
    }
    hidden = 0 if open_hand else sum(card in held for card in (*deal.give, *deal.get))
    return DealView(
        seat=deal.seat,
        partner=deal.partner,
        give=[ALL[card].name for card in deal.give if open_hand or card not in held],
        get=[ALL[card].name for card in deal.get if open_hand or card not in held],
        food=deal.food,
        ammo=deal.ammo,
        hidden=hidden,
    )


# -- piles ---------------------------------------------------------------------------------------


def _sizes(s: State) -> dict[str, int]:
    """How many cards are left in each pile (PH-1.10)."""
    return {
        "tiles": len(s.tiles),
        "events": len(s.events.pile),
        "supply": len(s.supply.pile),
        "skills": len(s.skills.pile),
        "equipment": len(s.equipment.pile),
        "weapons": len(s.weapons.pile),
        "followers": len(s.followers.pile),
        "scars": len(s.scars.pile),
        "mutant actions": len(s.mutant_actions.pile),
        **{f"level {level} encounters": len(deck.pile) for level, deck in s.encounters.items()},
        **{f"{kind} minions": len(deck.pile) for kind, deck in s.minions.items()},
    }


def _discards(s: State) -> dict[str, list[str]]:
    decks = {
        "events": s.events,
        "supply": s.supply,
        "skills": s.skills,
        "equipment": s.equipment,
        "weapons": s.weapons,
        "followers": s.followers,
        "mutant actions": s.mutant_actions,
        **{f"level {level} encounters": deck for level, deck in s.encounters.items()},
        **{f"{kind} minions": deck for kind, deck in s.minions.items()},
    }
    return {name: [ALL[one].name for one in deck.discards] for name, deck in decks.items()}


# -- private -------------------------------------------------------------------------------------


def _private(s: State, seat: int) -> Private:
    if seat >= len(s.players):
        return Private()
    player = s.players[seat]
    own = Private(standing=dict(player.standing))
    if player.human is not None:
        human = player.human
        own.hand = [item_view(one) for one in human.hand]
        own.scars = [scar_view(one) for one in human.scars]
        own.mutations = len(human.mutations)
        own.hidden_followers = [
            CardView(
                id=one,
                name=FOLLOWERS[one].name,
                text=FOLLOWERS[one].text,
                does=" ".join(in_words(effect) for effect in FOLLOWERS[one].effects),
            )
            for one in human.hidden_followers
        ]
        own.declared = human.declared
        own.tiles = [_tile("", Laid(tile=one), None) for one in s.drawn_tiles.get(seat, ())]
        own.deals = [_deal(s, d, open_hand=True) for d in s.deals if seat in (d.seat, d.partner)]
    if player.mutant is not None:
        own.mutants = [_own_mutant(other, s.mutant(other)) for other in s.mutants]
    return own


def _own_mutant(seat: int, mutant: Mutant) -> OwnMutant:
    return OwnMutant(
        seat=seat,
        hand=[card_view(one) for one in mutant.hand],
        laid=ALL[mutant.laid].name if mutant.laid is not None else "",
        when=mutant.order.when,
        targets=list(mutant.order.targets),
    )
