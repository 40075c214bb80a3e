"""The table in words: for alt texts, the panel, play without pictures, and one seat alone."""

from collections.abc import Iterator, Sequence

from pictures.artist import ALT_CHARACTERS, PANEL_CHARACTERS, WORDS_CHARACTERS, clip
from pictures.kit.phrases import escape_markdown, pick_fields
from pictures.posthuman.words import Message, facts, turn
from rules.posthuman import view_models
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.terms import JOURNEY_END, MeleeFace, find_level
from rules.posthuman.play.people.scars import MUST
from rules.posthuman.words.fight_words import FACES

HAND = 1500


# -- alt texts -----------------------------------------------------------------------------------


def describe_picture(view: view_models.View) -> str:
    """Describe the card's picture: who acts, what has just happened, and how each player stands."""
    parts = [turn.describe_turn(view), *turn.list_news(view)]
    if view.phase == "build":
        parts.append(str(Message("before-journey")))
    else:
        parts.append(str(Message("turn-and-stage", turn=view.turn, stage=view.phase)))
    parts += [_describe_player_briefly(player) for player in view.seats]
    parts += [str(Message("season-is", season=view.season.name))] if view.season else []
    return clip(" ".join(parts), ALT_CHARACTERS)


def _describe_player_briefly(player: view_models.SeatView) -> str:
    name, human = facts.label_player_plainly(player), player.human
    if player.mutant is not None:
        return str(Message("mutant-short", player=name, cards=player.mutant.hand))
    if human is None:
        return str(Message("no-character", player=name))
    stands = Message(
        "human-short",
        player=name,
        place=human.place,
        goal=JOURNEY_END,
        where=human.where,
        terrain=human.terrain,
        action=human.declared or "none",
        **_find_figures(human),
    )
    return str(stands)


def _find_figures(human: view_models.HumanView) -> dict[str, int]:
    """Find a human's health and morale with their limits, hunger, food and ammo, for messages."""
    limits = {f"{what}_limit": human.limits[what] for what in ("health", "morale")}
    return limits | pick_fields(human, "health morale hunger food ammo")


def _list_fights(
    view: view_models.View,
) -> list[tuple[view_models.SeatView, view_models.FightView]]:
    found = [(player, facts.fight_of(player)) for player in view.seats]
    return [(player, fight) for player, fight in found if fight is not None]


def describe_map(one: facts.OneSeat) -> str:
    """Describe a player's map and sheet."""
    human = one.player.human
    if human is None:
        return str(Message("no-map", player=facts.label_player_plainly(one.player)))
    parts = [_describe_player_briefly(one.player), str(Message("tiles", tiles=len(human.map)))]
    parts += [facts.end_sentence(facts.describe_tile(tile, human)) for tile in human.map]
    items = format_names(human.gear) or str(Message("nothing"))
    parts.append(str(Message("carries", items=items)))
    skills = format_names(human.skills) or str(Message("none"))
    parts.append(str(Message("skills", skills=skills)))
    return clip(" ".join(parts), ALT_CHARACTERS)


def fight_alt(one: facts.OneSeat) -> str:
    """Describe a fight: the enemies, the dice, the result."""
    fight, name = one.fight, facts.label_player_plainly(one.player)
    if fight is None:
        return str(Message("no-fight", player=name))
    head = Message("fight", player=name, level=fight.level, encounter=fight.name, text=fight.text)
    parts = [str(head), *(facts.end_sentence(_describe_foe(foe)) for foe in fight.foes)]
    if fight.clash is not None:
        parts += list(_describe_clash(fight.clash, name, fight))
    return clip(" ".join(parts), ALT_CHARACTERS)


def _describe_foe(foe: view_models.FoeView) -> str:
    figures = pick_fields(foe, "kind health full speed melee wounds special dice range")
    return str(Message("foe", foe=foe.name, **figures))


def _describe_clash(
    clash: view_models.ClashView, name: str, fight: view_models.FightView
) -> Iterator[str]:
    known = 0 <= clash.foe < len(fight.foes)
    foe = fight.foes[clash.foe].name if known else str(Message("the-enemy"))
    yield from _describe_blows(clash, name, foe)


def describe_assault(one: facts.Assaulted) -> str:
    """Describe a mutant's attack: its weapon, the dice, the result."""
    name, mutant = facts.label_player_plainly(one.player), facts.label_player_plainly(one.mutant)
    weapon, wounds = facts.name_mutant_weapon(one.assault), one.assault.wounds
    head = Message("mutant-attacks", mutant=mutant, player=name, weapon=weapon, wounds=wounds)
    blows = _describe_blows(one.assault.clash, name, mutant)
    return clip(" ".join([str(head), *blows]), ALT_CHARACTERS)


def _describe_blows(clash: view_models.ClashView, name: str, foe: str) -> Iterator[str]:
    for who, shots in ((name, clash.shots), (foe, clash.their_shots)):
        if shots:
            faces = ", ".join(FACES[face] for face in shots)
            yield str(Message("shoots", name=who, faces=faces))
    if clash.mine or clash.defence:
        faces = _list_faces([*clash.mine, *clash.defence], clash.my_blocked)
        yield str(Message("rolls", name=name, faces=faces))
    if clash.theirs:
        faces = _list_faces([*clash.theirs, *clash.their_defence], clash.blocked)
        yield str(Message("rolls", name=foe, faces=faces))
    told = facts.list_clash_reasons(clash)
    reasons = len(clash.reasons)
    yield from map(facts.end_sentence, told[:reasons])
    yield from told[reasons:]


def _list_faces(faces: Sequence[MeleeFace], blocked: list[int]) -> str:
    return ", ".join(
        str(Message("blocked", face=FACES[face])) if n in blocked else FACES[face]
        for n, face in enumerate(faces)
    )


def format_names(cards: Sequence[view_models.CardView | view_models.ScarView]) -> str:
    """List the names of these cards."""
    return ", ".join(card.name for card in cards)


# -- the panel and the table in words ------------------------------------------------------------


def format_panel(view: view_models.View) -> str:
    """Write the side panel: turn, season, event, and how each player stands."""
    if view.phase == "build":
        lines = [str(Message("panel-before"))]
    else:
        lines = [str(Message("panel-turn", turn=view.turn, stage=view.phase))]
    for card, key in ((view.season, "panel-season"), (view.event, "panel-event")):
        if card is not None:
            lines.append(str(Message(key, card=card.name, rules=facts.describe_rules(card))))
    for player in view.seats:
        lines += _describe_standing(view, player)
    return clip("\n".join(lines), PANEL_CHARACTERS)


def _describe_standing(view: view_models.View, player: view_models.SeatView) -> Iterator[str]:
    name, human = facts.label_player(player), player.human
    if player.mutant is not None:
        yield str(Message("panel-mutant", player=name, cards=player.mutant.hand))
    if human is None:
        return
    action = human.declared or "none"
    yield str(
        Message("panel-human", player=name, place=human.place, goal=JOURNEY_END, action=action)
    )
    where = escape_markdown(human.where)
    yield str(Message("panel-sheet", where=where, **_find_figures(human)))
    fight, attack = facts.fight_of(player), facts.find_assaulted(view.seats, player)
    if fight is not None:
        plainly = facts.label_player_plainly(player)
        yield f"-# {escape_markdown(facts.describe_opponents(fight, plainly))}"
    if attack is not None:
        weapon, wounds = facts.name_mutant_weapon(attack.assault), attack.assault.wounds
        told = escape_markdown(str(Message("with-what", weapon=weapon, wounds=wounds)))
        yield str(Message("panel-attacked", mutant=facts.label_player(attack.mutant), attack=told))


def describe_table(view: view_models.View) -> str:
    """Describe the whole table for readers who use no pictures."""
    lines: list[str] = []
    for card, key in ((view.season, "words-season"), (view.event, "words-event")):
        if card is not None:
            rules = facts.describe_rules(card)
            lines.append(str(Message(key, card=card.name, text=card.text, rules=rules)))
    for player, fight in _list_fights(view):
        lines += _describe_fight(player, fight)
    for player in view.seats:
        attack = facts.find_assaulted(view.seats, player)
        lines += [escape_markdown(describe_assault(attack))] if attack is not None else []
    for player in view.seats:
        if player.human is not None:
            lines += _describe_human(player, player.human)
        elif player.mutant is not None:
            lines += _describe_mutant(player, player.mutant)
        else:
            lines.append(str(Message("words-no-character", player=facts.label_player(player))))
    sizes = [str(Message("deck", deck=name, size=size)) for name, size in view.decks.items()]
    lines.append(str(Message("words-decks", decks=", ".join(sizes))))
    return clip("\n".join(lines), WORDS_CHARACTERS)


def _describe_fight(player: view_models.SeatView, fight: view_models.FightView) -> Iterator[str]:
    name = facts.label_player(player)
    yield str(
        Message(
            "words-fight", player=name, level=fight.level, encounter=fight.name, text=fight.text
        )
    )
    for foe in fight.foes:
        yield _format_list_line(_describe_foe(foe), foe.rules)
    if fight.clash is not None:
        for line in _describe_clash(fight.clash, facts.label_player_plainly(player), fight):
            yield f"-# {escape_markdown(line)}"


def _format_list_line(text: str, rules: Sequence[str]) -> str:
    """Write a line of a list, with rules as sentences of their own."""
    return f"- {' '.join([facts.end_sentence(text), *rules]) if rules else text}"


def _describe_human(player: view_models.SeatView, human: view_models.HumanView) -> Iterator[str]:
    level = find_level(human.place + 1)
    name = facts.label_player(player)
    yield str(Message("words-human", player=name, place=human.place, goal=JOURNEY_END, level=level))
    yield f"- {facts.list_stats(human.effective)}"
    counts = {"xp": human.xp, "scars": human.scars, "cards": human.hand}
    yield str(Message("words-sheet", **_find_figures(human), **counts))
    gear = ", ".join(map(_describe_item, human.gear)) or str(Message("nothing"))
    yield str(Message("words-pack", used=human.used_slots, slots=human.slots, gear=gear))
    if human.skills:
        yield str(Message("words-skills", cards="; ".join(map(_describe_card, human.skills))))
    followers = [*map(_describe_card, human.followers)]
    if human.hidden_followers:
        followers.append(str(Message("face-down", followers=human.hidden_followers)))
    if followers:
        yield str(Message("words-followers", cards="; ".join(followers)))
    if human.events:
        yield str(Message("words-kept", cards="; ".join(map(_describe_card, human.events))))
    for tile in human.map:
        if not tile.start:
            yield _format_list_line(
                facts.describe_tile(tile, human), [tile.special] if tile.special else []
            )


def _describe_mutant(player: view_models.SeatView, mutant: view_models.MutantView) -> Iterator[str]:
    key = "words-mutant-laid" if mutant.laid else "words-mutant"
    yield str(Message(key, player=facts.label_player(player), cards=mutant.hand))
    yield f"- {facts.list_stats(mutant.stats)}"
    for scar in mutant.mutations:
        yield f"- {_describe_scar(scar)}"


def _describe_item(card: view_models.CardView) -> str:
    figures = facts.describe_weapon(card)
    parts = [part for part in (figures, str(Message("in-use")) if card.active else "") if part]
    if not parts:
        return facts.label_item(card)
    return str(Message("item-figures", item=facts.label_item(card), figures=", ".join(parts)))


def _describe_card(card: view_models.CardView) -> str:
    rules = facts.describe_rules(card)
    return str(Message("card-rules", card=card.name, rules=rules)) if rules else card.name


def _describe_scar(scar: view_models.ScarView) -> str:
    return str(Message("card-rules", card=scar.name, rules=facts.describe_scar(scar)))


# -- for one seat alone --------------------------------------------------------------------------


def format_hand(view: view_models.View) -> str:
    """Describe the reader's own sheet, and what only their seat may know."""
    if view.seat is None:
        return str(Message("watching"))
    said = [*_describe_sheet(view, view.seats[view.seat]), *_describe_own(view)]
    return clip("\n".join(said), HAND)


def _describe_sheet(view: view_models.View, player: view_models.SeatView) -> Iterator[str]:
    """Describe the reader's own character or mutant, for decisions without a picture."""
    human, mutant = player.human, player.mutant
    if human is not None:
        known = CONTENT.characters.get(human.character)
        character = Message("you") if known is None else known.name
        figures = _find_figures(human)
        yield str(Message("own-tracks", **figures, place=human.place, goal=JOURNEY_END))
        sheet = Message(
            "own-sheet",
            character=character,
            stats=facts.list_stats(human.effective),
            xp=human.xp,
            weapons=tuple(item.name for item in human.gear if item.active) or facts.name_fists(),
            used=human.used_slots,
            slots=human.slots,
        )
        yield str(sheet)
    elif mutant is not None:
        yield str(Message("own-mutant", stats=facts.list_stats(mutant.stats)))
        left = tuple(facts.label_player(each) for each in view.seats if each.human is not None)
        yield str(Message("own-goal", humans=left or str(Message("nobody"))))
        for scar in mutant.mutations:
            yield f"- {_describe_scar(scar)}"
    else:
        yield str(Message("own-no-character"))


def _describe_own(view: view_models.View) -> Iterator[str]:
    """Describe what only the reader's seat sees, and for mutants what all mutants see."""
    own = view.private
    for tile in own.drawn_tiles:
        yield str(Message("own-tile", tile=facts.describe_tile(tile)))
    if own.hand:
        yield str(Message("own-hand"))
    for card in own.hand:
        size = str(Message("size", size=card.size))
        parts = [size, facts.describe_weapon(card), facts.describe_rules(card)]
        rules = "; ".join(part for part in parts if part)
        yield f"- {Message('card-rules', card=card.name, rules=rules)}"
    for card in own.hidden_followers:
        yield str(Message("own-follower", card=_describe_card(card)))
    if own.scars:
        mutations = sum(not scar.blank for scar in own.scars)
        yield str(Message("own-scars", mutations=mutations, must=MUST))
        for scar in own.scars:
            yield f"- {_describe_scar(scar)}"
    yield from _describe_plans(view)
    if own.standing:
        orders = "; ".join(f"{kind}: {value}" for kind, value in sorted(own.standing.items()))
        yield str(Message("own-orders", orders=orders))


def _describe_offer_side(cards: Sequence[str], food: int, ammo: int) -> tuple[str, ...] | str:
    """List what one side of an offer gives. Amounts below 0 are not its own: they are left out."""
    amounts = [Message("some-food", food=food)] if food > 0 else []
    amounts += [Message("some-ammo", ammo=ammo)] if ammo > 0 else []
    return (*cards, *map(str, amounts)) or str(Message("nothing"))


def _describe_plans(view: view_models.View) -> Iterator[str]:
    """Describe the offers to or from the reader's seat, and what the mutants hold."""
    own = view.private
    for deal in view.deals:
        if view.seat not in (deal.seat, deal.partner):
            continue
        maker, partner = (
            facts.label_player(view.seats[deal.seat]),
            facts.label_player(view.seats[deal.partner]),
        )
        gives = _describe_offer_side(deal.give, deal.food, deal.ammo)
        gets = _describe_offer_side(deal.get, -deal.food, -deal.ammo)
        yield str(Message("offer", maker=maker, partner=partner, gives=gives, gets=gets))
    for mutant in own.plans:
        if mutant.seat == view.seat:
            yield str(Message("own-actions" if mutant.hand else "own-actions-none"))
            yield from (f"- {_describe_card(card)}" for card in mutant.hand)
        else:
            name = facts.label_player(view.seats[mutant.seat])
            held = format_names(mutant.hand) or str(Message("none"))
            yield str(Message("actions-of", mutant=name, cards=held))
        if mutant.laid:
            yield str(Message("action-laid", card=mutant.laid.name, when=mutant.when))
