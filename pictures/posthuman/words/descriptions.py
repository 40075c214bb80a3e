"""The table in words: for alt texts, the panel, play without pictures, and one seat alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pictures.artist import ALT, PANEL, WORDS, clip
from pictures.kit.phrases import escape_markdown
from pictures.posthuman import facts, turn
from pictures.posthuman.facts import in_words, label_player, label_player_plainly, place_of
from pictures.posthuman.fights.assault import Assaulted, find_assaulted, with_what
from pictures.posthuman.map.atlas import label_item
from pictures.posthuman.map.placing import Placing
from pictures.posthuman.people.cards import Held
from rules.kit.grids import turn_exits
from rules.kit.words import capitalize_first, count_noun, list_words
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


def describe_picture(view: View) -> str:
    """Describe the card's picture: who acts, what has just happened, and how each player stands."""
    parts = [turn.describe_turn(view), *turn.list_news(view)]
    if view.phase == "build":
        parts.append("Posthuman, before the journey.")
    else:
        parts.append(
            f"Posthuman, turn {view.turn}, {facts.STAGES[facts.find_stage(view)].lower()}."
        )
    parts += [_player_short(player, label_player_plainly(player)) for player in view.seats]
    parts += [f"Season: {view.season.name}."] if view.season else []
    return clip(" ".join(parts), ALT)


def _player_short(player: SeatView, name: str) -> str:
    if player.mutant is not None:
        return f"{name} has turned mutant, {count_noun(player.mutant.hand, 'card')} in hand."
    human = player.human
    if human is None:
        return f"{name} has no character yet."
    hungry = f", {facts.HUNGER[human.hunger]}" if human.hunger else ""
    acts = f", {facts.ACTIONS[human.declared]}" if human.declared else ""
    return (
        f"{name}: {human.place} of {GOAL}, {_describe_tracks(human, ' of ')}, {human.food} food, "
        f"{human.ammo} ammo{hungry}, at {human.where}, {human.terrain}{acts}."
    )


def _describe_tracks(human: HumanView, of: str) -> str:
    """Describe health and morale with their limits: "health 4 of 6, morale 5 of 5"."""
    health, morale = human.limits["health"], human.limits["morale"]
    return f"health {human.health}{of}{health}, morale {human.morale}{of}{morale}"


def _list_fights(view: View) -> list[tuple[SeatView, FightView]]:
    found = [(player, facts.fight_of(player)) for player in view.seats]
    return [(player, fight) for player, fight in found if fight is not None]


def map_alt(one: facts.OneSeat) -> str:
    """Describe a player's map and sheet."""
    human = one.player.human
    if human is None:
        return f"{label_player_plainly(one.player)} has no map."
    parts = [
        _player_short(one.player, label_player_plainly(one.player)),
        f"{count_noun(len(human.map), 'tile')}:",
    ]
    parts += [f"{in_words(tile, human)}." for tile in human.map]
    parts.append(f"Carries {_format_names(human.gear) or 'nothing'}.")
    parts.append(f"Skills: {_format_names(human.skills) or 'none'}.")
    return clip(" ".join(parts), ALT)


def fight_alt(one: facts.OneSeat) -> str:
    """Describe a fight: the enemies, the dice, the result."""
    fight = one.fight
    if fight is None:
        return f"{label_player_plainly(one.player)} is in no fight."
    name = label_player_plainly(one.player)
    parts = [f"{name}, level {fight.level}: {fight.name}. {fight.text}"]
    parts += [f"{_describe_foe(foe)}." for foe in fight.foes]
    if fight.clash is not None:
        parts += list(_describe_clash(fight.clash, name, fight))
    return clip(" ".join(parts), ALT)


def _describe_foe(foe: FoeView) -> str:
    shoots = f", shoots {count_noun(foe.dice, 'die/dice')} to range {foe.range}" if foe.dice else ""
    state = f"{foe.health} of {foe.full} health" if foe.health else "dead"
    return (
        f"{foe.name} ({foe.kind}): {state}, speed {foe.speed}, melee {foe.melee}, "
        f"{count_noun(foe.wounds, 'wound')}, special {foe.special}{shoots}"
    )


def _describe_clash(clash: ClashView, name: str, fight: FightView) -> Iterator[str]:
    foe = fight.foes[clash.foe].name if 0 <= clash.foe < len(fight.foes) else "the enemy"
    yield from _describe_blows(clash, name, foe)


def assault_alt(one: Assaulted) -> str:
    """Describe a mutant's attack: its weapon, the dice, the result."""
    name, mutant = label_player_plainly(one.player), label_player_plainly(one.mutant)
    parts = [f"{mutant}, a mutant, attacks {name} with {with_what(one.assault)}."]
    return clip(" ".join([*parts, *_describe_blows(one.assault.clash, name, mutant)]), ALT)


def _describe_blows(clash: ClashView, name: str, foe: str) -> Iterator[str]:
    if clash.shots:
        yield f"{name} shoots: {', '.join(FACES[face] for face in clash.shots)}."
    if clash.their_shots:
        yield f"{foe} shoots: {', '.join(FACES[face] for face in clash.their_shots)}."
    if clash.mine or clash.defence:
        yield f"{name} rolls {_list_faces([*clash.mine, *clash.defence], clash.my_blocked)}."
    if clash.theirs:
        yield (f"{foe} rolls {_list_faces([*clash.theirs, *clash.their_defence], clash.blocked)}.")
    told = facts.worked_out(clash)
    reasons = len(clash.reasons)
    yield from (f"{reason}." for reason in told[:reasons])
    yield from told[reasons:]


def _list_faces(faces: Sequence[MeleeFace], blocked: list[int]) -> str:
    words = [f"{FACES[face]}{' (blocked)' if n in blocked else ''}" for n, face in enumerate(faces)]
    return ", ".join(words)


def held_alt(held: Held) -> str:
    """Describe the private picture of cards."""
    parts = [f"In your hand: {_format_names(held.hand)}."] if held.hand else []
    parts += [f"Your scars: {_format_names(held.scars)}."] if held.scars else []
    parts += [f"Followers face down: {_format_names(held.followers)}."] if held.followers else []
    for name, mutant in zip(held.names, held.mutants, strict=True):
        laid = f", and {mutant.laid.name}, laid face down" if mutant.laid else ""
        parts.append(f"{name}'s mutant actions: {_format_names(mutant.hand) or 'none'}{laid}.")
    return clip(" ".join(parts), ALT)


def placing_alt(placing: Placing) -> str:
    """Describe the private picture of where a drawn tile can be laid."""
    if not placing.ways:
        return "There is no way to lay the tile."
    tile = placing.ways[0].tile
    ways = [
        (
            f"{way.letter}: {place_of(way.cell)}, exits "
            f"{' '.join(turn_exits(tile.exits, way.quarters))}"
        )
        for way in placing.ways
    ]
    return clip(f"{in_words(tile)}. Ways to lay it: {'; '.join(ways)}.", ALT)


def _format_names(cards: list[CardView] | list[ScarView]) -> str:
    return ", ".join(card.name for card in cards)


# -- the panel and the table in words ------------------------------------------------------------


def format_panel(view: View) -> str:
    """Write the side panel: turn, season, event, and how each player stands."""
    if view.phase == "build":
        lines = ["**Before the journey** · everybody chooses a character"]
    else:
        lines = [f"**Turn {view.turn}** · {facts.STAGES[facts.find_stage(view)]}"]
    for card, what in ((view.season, "Season"), (view.event, "Event")):
        if card is not None:
            lines.append(f"-# {what}: **{card.name}** · {facts.describe_rules(card)}")
    for player in view.seats:
        lines += _describe_standing(view, player)
    return clip("\n".join(lines), PANEL)


def _describe_standing(view: View, player: SeatView) -> Iterator[str]:
    if player.mutant is not None:
        held = count_noun(player.mutant.hand, "card")
        yield f"**{label_player(player)}** · mutant, {held} in hand"
    human = player.human
    if human is None:
        return
    acts = f" · {facts.ACTIONS[human.declared]}" if human.declared else ""
    yield f"**{label_player(player)}** · **{human.place}** of {GOAL}{acts}"
    hungry = f" · {facts.HUNGER[human.hunger]}" if human.hunger else ""
    yield (
        f"-# {_describe_tracks(human, '/')}, food {human.food}, ammo {human.ammo}{hungry} · "
        f"{escape_markdown(human.where)}"
    )
    fight, attack = facts.fight_of(player), find_assaulted(view.seats, player)
    if fight is not None:
        yield f"-# {escape_markdown(facts.describe_opponents(fight, label_player(player)))}"
    if attack is not None:
        yield (
            f"-# attacked by {label_player(attack.mutant)}, "
            f"{escape_markdown(with_what(attack.assault))}"
        )


def describe_table(view: View) -> str:
    """Describe the whole table for readers who use no pictures."""
    lines: list[str] = []
    for card, what in ((view.season, "Season"), (view.event, "Event")):
        if card is not None:
            lines.append(
                f"**{what}: {card.name}** {card.text} "
                f"{capitalize_first(facts.describe_rules(card))}."
            )
    for player, fight in _list_fights(view):
        lines += _whole_fight(player, fight)
    for player in view.seats:
        attack = find_assaulted(view.seats, player)
        lines += [escape_markdown(assault_alt(attack))] if attack is not None else []
    for player in view.seats:
        if player.human is not None:
            lines += _describe_human(player, player.human)
        elif player.mutant is not None:
            lines += _whole_mutant(player, player.mutant)
        else:
            lines.append(f"**{label_player(player)}** has no character yet.")
    sizes = ", ".join(f"{_label_deck(name)} {size}" for name, size in view.decks.items())
    return clip("\n".join([*lines, f"**Decks** {sizes}"]), WORDS)


def _label_deck(name: str) -> str:
    """Put a deck's name into words: "encounters of level 1" for "encounters_1"."""
    kind, _, which = name.partition("_")
    if which.isdigit():
        return f"{kind} of level {which}"
    return f"{which} {kind}" if kind == "minions" else name.replace("_", " ")


def _whole_fight(player: SeatView, fight: FightView) -> Iterator[str]:
    yield f"**{fight.name}** ({label_player(player)}, level {fight.level}) {fight.text}"
    for foe in fight.foes:
        yield f"- {_describe_foe(foe)}{'. ' + ' '.join(foe.rules) if foe.rules else ''}"
    if fight.clash is not None:
        for line in _describe_clash(fight.clash, label_player(player), fight):
            yield f"-# {line}"


def _describe_human(player: SeatView, human: HumanView) -> Iterator[str]:
    yield f"**{label_player(player)}** · {human.place} of {GOAL}, level {level_of(human.place + 1)}"
    stats = ", ".join(f"{stat} {human.effective[stat]}" for stat in STATS)
    yield f"- {stats}"
    yield (
        f"- {capitalize_first(_describe_tracks(human, ' of '))}, "
        f"{facts.HUNGER[human.hunger]}, {human.food} "
        f"food, {human.ammo} ammo, {human.xp} XP, {count_noun(human.scars, 'scar')}, "
        f"{count_noun(human.hand, 'card')} in hand"
    )
    gear = ", ".join(_describe_item(item) for item in human.gear)
    yield f"- Pack {human.used_slots} of {human.slots}: {gear or 'nothing'}"
    if human.skills:
        yield f"- Skills: {'; '.join(_describe_card(card) for card in human.skills)}"
    followers = [*(_describe_card(card) for card in human.followers)]
    followers += [f"{human.hidden_followers} face down"] if human.hidden_followers else []
    if followers:
        yield f"- Followers: {'; '.join(followers)}"
    if human.events:
        yield f"- Kept: {'; '.join(_describe_card(card) for card in human.events)}"
    for tile in human.map:
        if not tile.start:
            yield f"- {in_words(tile, human)}{'. ' + tile.special if tile.special else ''}"


def _whole_mutant(player: SeatView, mutant: MutantView) -> Iterator[str]:
    stats = ", ".join(f"{stat} {mutant.stats[stat]}" for stat in STATS)
    laid = ", has laid a card" if mutant.laid else ""
    yield f"**{label_player(player)}** · mutant, {count_noun(mutant.hand, 'card')} in hand{laid}"
    yield f"- {stats}"
    for scar in mutant.mutations:
        yield f"- {_describe_scar(scar)}"


def _describe_item(card: CardView) -> str:
    parts = [
        part for part in (facts.describe_weapon(card), "in use" if card.active else "") if part
    ]
    return label_item(card) + (f" ({', '.join(parts)})" if parts else "")


def _describe_card(card: CardView) -> str:
    rules = facts.describe_rules(card)
    return f"{card.name}: {rules}" if rules else card.name


def _describe_scar(scar: ScarView) -> str:
    return f"{scar.name}: {facts.scar_does(scar)}"


# -- for one seat alone --------------------------------------------------------------------------


def format_hand(view: View) -> str:
    """Describe the reader's own sheet, and what only their seat may know."""
    if view.seat is None:
        return WATCHING
    said = [*_describe_sheet(view, view.seats[view.seat]), *_describe_own(view)]
    return clip("\n".join(said), HAND)


def _describe_sheet(view: View, player: SeatView) -> Iterator[str]:
    """Describe the reader's own character or mutant, for decisions without a picture."""
    human, mutant = player.human, player.mutant
    if human is not None:
        stats = ", ".join(f"{stat} {human.effective[stat]}" for stat in STATS)
        yield f"**{human.character or 'You'}** · {stats}"
        weapons = list_words([item.name for item in human.gear if item.active]) or "fists"
        hungry = facts.HUNGER[human.hunger] if human.hunger else "not hungry"
        yield (
            f"-# {capitalize_first(_describe_tracks(human, '/'))}, "
            f"{hungry}, {human.food} food, {human.ammo} "
            f"ammo, {human.xp} XP; space {human.place} of {GOAL}; you fight with {weapons}; "
            f"backpack {human.used_slots} of {human.slots}"
        )
    elif mutant is not None:
        stats = ", ".join(f"{stat} {mutant.stats[stat]}" for stat in STATS)
        yield f"**Mutant** · {stats}"
        left = [label_player(each) for each in view.seats if each.human is not None]
        yield (
            "-# You win when nobody is human any more. "
            f"Still human: {list_words(left) or 'nobody'}."
        )
        for scar in mutant.mutations:
            yield f"- {_describe_scar(scar)}"
    else:
        yield "You have no character yet."


def _describe_own(view: View) -> Iterator[str]:
    """Describe what only the reader's seat sees, and for mutants what all mutants see."""
    own = view.private
    for tile in own.drawn_tiles:
        yield f"**Drawn** {in_words(tile)}"
    if own.hand:
        yield "**In your hand**, of use only once in play (More)"
    for card in own.hand:
        parts = [f"size {card.size}", facts.describe_weapon(card), facts.describe_rules(card)]
        yield f"- {card.name}: {'; '.join(part for part in parts if part)}"
    for card in own.hidden_followers:
        yield f"**Follower, face down** {_describe_card(card)}"
    if own.scars:
        mutations = sum(not scar.blank for scar in own.scars)
        yield f"**Your scars**: {count_noun(mutations, 'mutation')} of {MUST} that turn you"
        for scar in own.scars:
            yield f"- {_describe_scar(scar)}"
    yield from _describe_plans(view)
    if own.standing:
        orders = "; ".join(f"{kind}: {value}" for kind, value in sorted(own.standing.items()))
        yield f"-# Standing orders: {orders}"


def _describe_offer_side(cards: Sequence[str], food: int, ammo: int) -> str:
    """List what one side of an offer gives. Amounts below 0 are not its own: they are left out."""
    amounts = [f"{n} {what}" for n, what in ((food, "food"), (ammo, "ammo")) if n > 0]
    return list_words([*cards, *amounts]) or "nothing"


def _describe_plans(view: View) -> Iterator[str]:
    """Describe the offers to or from the reader's seat, and what the mutants hold."""
    own = view.private
    for deal in view.deals:
        if view.seat not in (deal.seat, deal.partner):
            continue
        maker, partner = label_player(view.seats[deal.seat]), label_player(view.seats[deal.partner])
        gives = _describe_offer_side(deal.give, deal.food, deal.ammo)
        gets = _describe_offer_side(deal.get, -deal.food, -deal.ammo)
        yield f"**Offer** {maker} gives {partner} {gives} for {gets}"
    for mutant in own.plans:
        who = (
            "**Your mutant actions**"
            if mutant.seat == view.seat
            else (f"**{label_player(view.seats[mutant.seat])}'s**")
        )
        own_hand = mutant.seat == view.seat and mutant.hand
        yield who if own_hand else f"{who} {_format_names(mutant.hand) or 'none'}"
        if mutant.seat == view.seat:
            for card in mutant.hand:
                yield f"- {_describe_card(card)}"
        if mutant.laid:
            yield f"-# laid: {mutant.laid.name}, {mutant.when}"
