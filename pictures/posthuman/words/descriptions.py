"""The same table in words: for alt texts, the panel, play without pictures, and one seat alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pictures.artist import ALT, PANEL, WORDS, clip
from pictures.kit.phrases import escaped
from pictures.posthuman import facts, turn
from pictures.posthuman.facts import in_words, named, place_of, spoken
from pictures.posthuman.fights.assault import Assaulted, assaulted, with_what
from pictures.posthuman.map.atlas import item
from pictures.posthuman.map.placing import Placing
from pictures.posthuman.people.cards import Held
from rules.kit.grids import turned
from rules.kit.words import capitalized, count, listed
from rules.posthuman.model.terms import GOAL, STATS, MeleeFace, level_of
from rules.posthuman.play.people.scars import MUST
from rules.posthuman.view_models import (
    CardView,
    ClashView,
    FightView,
    FoeView,
    HumanView,
    MutantView,
    ScarView,
    SeatView,
    View,
)
from rules.posthuman.words.fight_words import FACES

HAND = 1500
WATCHING = "You are watching this table. What is private is for those who play."


# -- alt texts -----------------------------------------------------------------------------------


def alt(view: View) -> str:
    """The card's picture: whose turn it is, what has just come of it, and how everybody stands."""
    parts = [turn.whose(view), *turn.news(view)]
    if view.phase == "build":
        parts.append("Posthuman, before the journey.")
    else:
        parts.append(f"Posthuman, turn {view.turn}, {facts.STAGES[facts.stage(view)].lower()}.")
    parts += [_player_short(player, spoken(player)) for player in view.seats]
    parts += [f"Season: {view.season.name}."] if view.season else []
    return clip(" ".join(parts), ALT)


def _player_short(player: SeatView, name: str) -> str:
    if player.mutant is not None:
        return f"{name} has turned mutant, {count(player.mutant.hand, 'card')} in hand."
    human = player.human
    if human is None:
        return f"{name} has no character yet."
    hungry = f", {facts.HUNGER[human.hunger]}" if human.hunger else ""
    acts = f", {facts.ACTIONS[human.declared]}" if human.declared else ""
    return (
        f"{name}: {human.place} of {GOAL}, {_tracks(human, ' of ')}, {human.food} food, "
        f"{human.ammo} ammo{hungry}, at {human.where}, {human.terrain}{acts}."
    )


def _tracks(human: HumanView, of: str) -> str:
    """ "health 4 of 6, morale 5 of 5"."""
    health, morale = human.limits["health"], human.limits["morale"]
    return f"health {human.health}{of}{health}, morale {human.morale}{of}{morale}"


def _fights(view: View) -> list[tuple[SeatView, FightView]]:
    found = [(player, facts.fight_of(player)) for player in view.seats]
    return [(player, fight) for player, fight in found if fight is not None]


def map_alt(one: facts.OneSeat) -> str:
    """A player's map and sheet."""
    human = one.player.human
    if human is None:
        return f"{spoken(one.player)} has no map."
    parts = [_player_short(one.player, spoken(one.player)), f"{count(len(human.map), 'tile')}:"]
    parts += [f"{in_words(tile, human)}." for tile in human.map]
    parts.append(f"Carries {_names(human.gear) or 'nothing'}.")
    parts.append(f"Skills: {_names(human.skills) or 'none'}.")
    return clip(" ".join(parts), ALT)


def fight_alt(one: facts.OneSeat) -> str:
    """A fight: the enemies, the dice, the result."""
    fight = one.fight
    if fight is None:
        return f"{spoken(one.player)} is in no fight."
    name = spoken(one.player)
    parts = [f"{name}, level {fight.level}: {fight.name}. {fight.text}"]
    parts += [f"{_foe(foe)}." for foe in fight.foes]
    if fight.clash is not None:
        parts += list(_clash(fight.clash, name, fight))
    return clip(" ".join(parts), ALT)


def _foe(foe: FoeView) -> str:
    shoots = f", shoots {count(foe.dice, 'die/dice')} to range {foe.range}" if foe.dice else ""
    state = f"{foe.health} of {foe.full} health" if foe.health else "dead"
    return (
        f"{foe.name} ({foe.kind}): {state}, speed {foe.speed}, melee {foe.melee}, "
        f"{count(foe.wounds, 'wound')}, special {foe.special}{shoots}"
    )


def _clash(clash: ClashView, name: str, fight: FightView) -> Iterator[str]:
    foe = fight.foes[clash.foe].name if 0 <= clash.foe < len(fight.foes) else "the enemy"
    yield from _blows(clash, name, foe)


def assault_alt(one: Assaulted) -> str:
    """A mutant's attack: its weapon, the dice, the result."""
    name, mutant = spoken(one.player), spoken(one.mutant)
    parts = [f"{mutant}, a mutant, attacks {name} with {with_what(one.assault)}."]
    return clip(" ".join([*parts, *_blows(one.assault.clash, name, mutant)]), ALT)


def _blows(clash: ClashView, name: str, foe: str) -> Iterator[str]:
    if clash.shots:
        yield f"{name} shoots: {', '.join(FACES[face] for face in clash.shots)}."
    if clash.their_shots:
        yield f"{foe} shoots: {', '.join(FACES[face] for face in clash.their_shots)}."
    if clash.mine or clash.defence:
        yield f"{name} rolls {_faces([*clash.mine, *clash.defence], clash.my_blocked)}."
    if clash.theirs:
        yield f"{foe} rolls {_faces([*clash.theirs, *clash.their_defence], clash.blocked)}."
    told = facts.worked_out(clash)
    reasons = len(clash.reasons)
    yield from (f"{reason}." for reason in told[:reasons])
    yield from told[reasons:]


def _faces(faces: Sequence[MeleeFace], blocked: list[int]) -> str:
    words = [f"{FACES[face]}{' (blocked)' if n in blocked else ''}" for n, face in enumerate(faces)]
    return ", ".join(words)


def held_alt(held: Held) -> str:
    """The private picture of cards."""
    parts = [f"In your hand: {_names(held.hand)}."] if held.hand else []
    parts += [f"Your scars: {_names(held.scars)}."] if held.scars else []
    parts += [f"Followers face down: {_names(held.followers)}."] if held.followers else []
    for name, mutant in zip(held.names, held.mutants, strict=True):
        laid = f", and {mutant.laid.name}, laid face down" if mutant.laid else ""
        parts.append(f"{name}'s mutant actions: {_names(mutant.hand) or 'none'}{laid}.")
    return clip(" ".join(parts), ALT)


def placing_alt(placing: Placing) -> str:
    """The private picture of where a tile can be laid."""
    if not placing.ways:
        return "There is no way to lay the tile."
    tile = placing.ways[0].tile
    ways = [
        f"{way.letter}: {place_of(way.cell)}, exits {' '.join(turned(tile.exits, way.quarters))}"
        for way in placing.ways
    ]
    return clip(f"{in_words(tile)}. Ways to lay it: {'; '.join(ways)}.", ALT)


def _names(cards: list[CardView] | list[ScarView]) -> str:
    return ", ".join(card.name for card in cards)


# -- the panel and the table in words ------------------------------------------------------------


def panel(view: View) -> str:
    """How everybody stands."""
    if view.phase == "build":
        lines = ["**Before the journey** · everybody chooses a character"]
    else:
        lines = [f"**Turn {view.turn}** · {facts.STAGES[facts.stage(view)]}"]
    for card, what in ((view.season, "Season"), (view.event, "Event")):
        if card is not None:
            lines.append(f"-# {what}: **{card.name}** · {facts.does(card)}")
    for player in view.seats:
        lines += _standing(view, player)
    return clip("\n".join(lines), PANEL)


def _standing(view: View, player: SeatView) -> Iterator[str]:
    if player.mutant is not None:
        yield f"**{named(player)}** · mutant, {count(player.mutant.hand, 'card')} in hand"
    human = player.human
    if human is None:
        return
    acts = f" · {facts.ACTIONS[human.declared]}" if human.declared else ""
    yield f"**{named(player)}** · **{human.place}** of {GOAL}{acts}"
    hungry = f" · {facts.HUNGER[human.hunger]}" if human.hunger else ""
    yield (
        f"-# {_tracks(human, '/')}, food {human.food}, ammo {human.ammo}{hungry} · "
        f"{escaped(human.where)}"
    )
    fight, attack = facts.fight_of(player), assaulted(view.seats, player)
    if fight is not None:
        yield f"-# {escaped(facts.faced(fight, named(player)))}"
    if attack is not None:
        yield f"-# attacked by {named(attack.mutant)}, {escaped(with_what(attack.assault))}"


def words(view: View) -> str:
    """The whole table for those who use no pictures."""
    lines: list[str] = []
    for card, what in ((view.season, "Season"), (view.event, "Event")):
        if card is not None:
            lines.append(f"**{what}: {card.name}** {card.text} {capitalized(facts.does(card))}.")
    for player, fight in _fights(view):
        lines += _whole_fight(player, fight)
    for player in view.seats:
        attack = assaulted(view.seats, player)
        lines += [escaped(assault_alt(attack))] if attack is not None else []
    for player in view.seats:
        if player.human is not None:
            lines += _whole(player, player.human)
        elif player.mutant is not None:
            lines += _whole_mutant(player, player.mutant)
        else:
            lines.append(f"**{named(player)}** has no character yet.")
    sizes = ", ".join(f"{_deck(name)} {size}" for name, size in view.decks.items())
    return clip("\n".join([*lines, f"**Decks** {sizes}"]), WORDS)


def _deck(name: str) -> str:
    """ "encounters_1" as people say it: "encounters of level 1"."""
    kind, _, which = name.partition("_")
    if which.isdigit():
        return f"{kind} of level {which}"
    return f"{which} {kind}" if kind == "minions" else name.replace("_", " ")


def _whole_fight(player: SeatView, fight: FightView) -> Iterator[str]:
    yield f"**{fight.name}** ({named(player)}, level {fight.level}) {fight.text}"
    for foe in fight.foes:
        yield f"- {_foe(foe)}{'. ' + ' '.join(foe.rules) if foe.rules else ''}"
    if fight.clash is not None:
        for line in _clash(fight.clash, named(player), fight):
            yield f"-# {line}"


def _whole(player: SeatView, human: HumanView) -> Iterator[str]:
    yield f"**{named(player)}** · {human.place} of {GOAL}, level {level_of(human.place + 1)}"
    stats = ", ".join(f"{stat} {human.effective[stat]}" for stat in STATS)
    yield f"- {stats}"
    yield (
        f"- {capitalized(_tracks(human, ' of '))}, {facts.HUNGER[human.hunger]}, {human.food} "
        f"food, {human.ammo} ammo, {human.xp} XP, {count(human.scars, 'scar')}, "
        f"{count(human.hand, 'card')} in hand"
    )
    gear = ", ".join(_item(item) for item in human.gear)
    yield f"- Pack {human.used_slots} of {human.slots}: {gear or 'nothing'}"
    if human.skills:
        yield f"- Skills: {'; '.join(_card(card) for card in human.skills)}"
    followers = [*(_card(card) for card in human.followers)]
    followers += [f"{human.hidden_followers} face down"] if human.hidden_followers else []
    if followers:
        yield f"- Followers: {'; '.join(followers)}"
    if human.events:
        yield f"- Kept: {'; '.join(_card(card) for card in human.events)}"
    for tile in human.map:
        if not tile.start:
            yield f"- {in_words(tile, human)}{'. ' + tile.special if tile.special else ''}"


def _whole_mutant(player: SeatView, mutant: MutantView) -> Iterator[str]:
    stats = ", ".join(f"{stat} {mutant.stats[stat]}" for stat in STATS)
    laid = ", has laid a card" if mutant.laid else ""
    yield f"**{named(player)}** · mutant, {count(mutant.hand, 'card')} in hand{laid}"
    yield f"- {stats}"
    for scar in mutant.mutations:
        yield f"- {_scar(scar)}"


def _item(card: CardView) -> str:
    parts = [part for part in (facts.figures(card), "in use" if card.active else "") if part]
    return item(card) + (f" ({', '.join(parts)})" if parts else "")


def _card(card: CardView) -> str:
    rules = facts.does(card)
    return f"{card.name}: {rules}" if rules else card.name


def _scar(scar: ScarView) -> str:
    return f"{scar.name}: {facts.scar_does(scar)}"


# -- for one seat alone --------------------------------------------------------------------------


def hand(view: View) -> str:
    """What this seat alone may know."""
    if view.seat is None:
        return WATCHING
    return clip("\n".join([*_sheet(view, view.seats[view.seat]), *_alone(view)]), HAND)


def _sheet(view: View, player: SeatView) -> Iterator[str]:
    """Who the reader is and how they stand, in two lines: what to decide by, without a picture."""
    human, mutant = player.human, player.mutant
    if human is not None:
        stats = ", ".join(f"{stat} {human.effective[stat]}" for stat in STATS)
        yield f"**{human.character or 'You'}** · {stats}"
        weapons = listed([item.name for item in human.gear if item.active]) or "fists"
        hungry = facts.HUNGER[human.hunger] if human.hunger else "not hungry"
        yield (
            f"-# {capitalized(_tracks(human, '/'))}, {hungry}, {human.food} food, {human.ammo} "
            f"ammo, {human.xp} XP; space {human.place} of {GOAL}; you fight with {weapons}; "
            f"backpack {human.used_slots} of {human.slots}"
        )
    elif mutant is not None:
        stats = ", ".join(f"{stat} {mutant.stats[stat]}" for stat in STATS)
        yield f"**Mutant** · {stats}"
        left = [named(each) for each in view.seats if each.human is not None]
        yield f"-# You win when nobody is human any more. Still human: {listed(left) or 'nobody'}."
        for scar in mutant.mutations:
            yield f"- {_scar(scar)}"
    else:
        yield "You have no character yet."


def _alone(view: View) -> Iterator[str]:
    """What no other human sees."""
    own = view.private
    for tile in own.drawn_tiles:
        yield f"**Drawn** {in_words(tile)}"
    if own.hand:
        yield "**In your hand**, of use only once in play (More)"
    for card in own.hand:
        parts = [f"size {card.size}", facts.figures(card), facts.does(card)]
        yield f"- {card.name}: {'; '.join(part for part in parts if part)}"
    for card in own.hidden_followers:
        yield f"**Follower, face down** {_card(card)}"
    if own.scars:
        mutations = sum(not scar.blank for scar in own.scars)
        yield f"**Your scars**: {count(mutations, 'mutation')} of {MUST} that turn you"
        for scar in own.scars:
            yield f"- {_scar(scar)}"
    yield from _plans(view)
    if own.standing:
        orders = "; ".join(f"{kind}: {value}" for kind, value in sorted(own.standing.items()))
        yield f"-# Standing orders: {orders}"


def _side(cards: Sequence[str], food: int, ammo: int) -> str:
    """What one side of an offer gives; amounts below 0 come from the other."""
    amounts = [f"{n} {what}" for n, what in ((food, "food"), (ammo, "ammo")) if n > 0]
    return listed([*cards, *amounts]) or "nothing"


def _plans(view: View) -> Iterator[str]:
    """Offers that concern the seat, and what the mutants hold."""
    own = view.private
    for deal in view.deals:
        if view.seat not in (deal.seat, deal.partner):
            continue
        maker, partner = named(view.seats[deal.seat]), named(view.seats[deal.partner])
        gives = _side(deal.give, deal.food, deal.ammo)
        gets = _side(deal.get, -deal.food, -deal.ammo)
        yield f"**Offer** {maker} gives {partner} {gives} for {gets}"
    for mutant in own.plans:
        who = (
            "**Your mutant actions**"
            if mutant.seat == view.seat
            else (f"**{named(view.seats[mutant.seat])}'s**")
        )
        own_hand = mutant.seat == view.seat and mutant.hand
        yield who if own_hand else f"{who} {_names(mutant.hand) or 'none'}"
        if mutant.seat == view.seat:
            for card in mutant.hand:
                yield f"- {_card(card)}"
        if mutant.laid:
            yield f"-# laid: {mutant.laid.name}, {mutant.when}"
