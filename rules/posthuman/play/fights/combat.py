"""A combat as a whole: how its enemies are drawn and revealed, what cards do to them, the shooting
round, up to three rounds of melee, and what follows (PH-13.5, PH-14.1, PH-15.27, PH-16.1 to
PH-16.4, PH-25.14)."""

from typing import Literal

from rules.engine import Option, Play, Text, asks_nothing
from rules.posthuman.effects.carry_out import carry_out, fire_hook
from rules.posthuman.effects.models import AddMinion, Plain, Wounds
from rules.posthuman.effects.modifiers import expire_effects
from rules.posthuman.effects.performing import register_operation
from rules.posthuman.model.decks import (
    ENCOUNTERS,
    MINIONS,
    MUTANT_ACTIONS,
    count_card_xp,
    find_enemy_card,
    name_within,
)
from rules.posthuman.model.fight_state import Fight, Foe
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights import melee, shooting
from rules.posthuman.play.fights.damage import prevent_wounds, wound_foe
from rules.posthuman.play.mutants import mutant_actions
from rules.posthuman.play.people import experience, followers, sheet
from rules.posthuman.play.people.scars import end_fight
from rules.posthuman.words import Message
from rules.posthuman.words.fight_words import describe_foe, label_foe, name_foe

Crowd = Literal["human", "mutant"]


# -- drawing and revealing -----------------------------------------------------------------------


def draw_encounter(h: Here, fight: Fight) -> bool:
    """Draw an encounter of the fight's level into the fight, with its minions (PH-13.5a). Return
    False if none is left."""
    deck = h.s.encounters[fight.level]
    experience.free_cards(h, deck)
    one = deck.draw(h.t)
    if one is None:
        return False
    fight.encounter, fight.foes, fight.clash = one, [], None
    combat = ENCOUNTERS[one].combat
    if combat is not None:
        fight.foes.append(_make_foe(one))
        add_minions(h, fight, "human", combat.humans)
        add_minions(h, fight, "mutant", combat.mutants)
    return True


def add_minions(h: Here, fight: Fight, kind: Crowd, n: int) -> list[Foe]:
    """Add minions to a fight, or as many as are left, and return them."""
    deck = h.s.minions[kind]
    found: list[Foe] = []
    for _ in range(n):
        experience.free_cards(h, deck)
        card = deck.draw(h.t)
        if card is not None:
            found.append(_make_foe(card))
    fight.foes += found
    return found


def _make_foe(card: str) -> Foe:
    return Foe(card=card, health=find_enemy_card(card).health)


def reveal_encounter(h: Here, seat: int) -> None:
    """Read out the encounter that has been drawn, and tell the figures of its enemies (PH-13.4)."""
    fight = h.s.fights[seat]
    card = ENCOUNTERS[fight.encounter]
    player = h.name_seat(seat)
    title = Message("meets-story", player=player, story=card.name)
    if card.narrative is None:
        within = name_within(fight.encounter)
        title = Message("meets-enemy", player=player, enemy=card.name, within=within)
    h.t.tell_passage(card.text, title=title, seat=seat)
    for n, foe in enumerate(fight.foes):
        h.tell(describe_foe(fight, n), kind="foe", seat=seat, card=foe.card)


# -- what cards do -------------------------------------------------------------------------------


@register_operation(AddMinion)
@asks_nothing
def _add_minion(h: Here, seat: int, one: AddMinion, cause: Text) -> None:
    fight = h.s.fights.get(seat)
    if fight is None or not fight.foes or fight.ended:
        return
    came = len(add_minions(h, fight, one.kind, one.n))
    for n in range(len(fight.foes) - came, len(fight.foes)):
        card = fight.foes[n].card
        told = Message("joins-fight", cause=cause, foe=name_foe(fight, n), player=h.name_seat(seat))
        h.tell(told, kind="minion", seat=seat, card=card)
        h.tell(describe_foe(fight, n), kind="foe", seat=seat, card=card)


@register_operation(Plain, "replace_encounter")
@asks_nothing
def _replace_encounter(h: Here, seat: int, one: Plain, cause: Text) -> None:
    """Discard the encounter that has just been drawn, and draw the next in its place."""
    fight = h.s.fights.get(seat)
    if fight is None or fight.rolled:
        return
    before = [fight.encounter, *(foe.card for foe in fight.foes if foe.card in MINIONS)]
    if draw_encounter(h, fight):
        told = Message("meets-somebody-else", cause=cause, player=h.name_seat(seat))
        h.tell(told, kind="replaced", seat=seat)
        reveal_encounter(h, seat)
        for card in before:
            h.s.put_away(card)


@register_operation(Plain, "extra_encounter")
@asks_nothing
def _add_encounter(h: Here, seat: int, one: Plain, cause: Text) -> None:
    """Add an encounter that comes after this one."""
    fight = h.s.fights.get(seat)
    if fight is not None:
        fight.extra += 1
        told = Message("one-more-encounter", cause=cause, player=h.name_seat(seat))
        h.tell(told, kind="extra", seat=seat)


@register_operation(Plain, "end_combat")
@asks_nothing
def _end_combat(h: Here, seat: int, one: Plain, cause: Text) -> None:
    """End the fight without reward; it counts as resolved (PH-16.2)."""
    fight = h.s.fights.get(seat)
    if fight is not None and not fight.ended:
        fight.ended = True
        told = Message(
            "leaves-enemies-behind" if fight.foes else "passes-by",
            cause=cause,
            player=h.name_seat(seat),
        )
        h.tell(told, kind="ended", seat=seat)


# -- wounds by cards -----------------------------------------------------------------------------


@register_operation(Wounds, sourced=True)
def _apply_wounds(h: Here, seat: int, one: Wounds, cause: Text, *, source: str) -> Play[None]:
    """Add to the wounds that are being dealt; otherwise deal wounds at once, to enemies, or to the
    human if an enemy's card or a mutant action deals them."""
    fight = h.s.fights.get(seat)
    by_enemy = source in ENCOUNTERS or source in MINIONS or source in MUTANT_ACTIONS
    if one.target == "player" or by_enemy or fight is None:
        n = one.n - (yield from prevent_wounds(h, seat, one.n, "any", cause, firing=False))
        sheet.lose_on_track(h, seat, "health", n, cause)
    elif fight.more_wounds is not None:
        fight.more_wounds += one.n
        h.tell(Message("more-wounds", cause=cause, n=one.n), kind="more", seat=seat, n=one.n)
    else:
        for n in (yield from _ask_targets(h, seat, fight, one, cause)):
            yield from wound_foe(h, seat, fight.foes[n], one.n, cause)


def _ask_targets(h: Here, seat: int, fight: Fight, one: Wounds, cause: Text) -> Play[list[int]]:
    living = [n for n, foe in enumerate(fight.foes) if foe.health > 0]
    if one.target == "all" or not living:
        return living
    living.sort(key=lambda n: fight.foes[n].health)
    chosen = yield from h.choose(
        seat,
        Message("wound-whom", cause=cause, n=one.n),
        [
            Option(str(n), "use", name_foe(fight, n), label_foe(fight, n), {"target": n})
            for n in living
        ],
        topic="wound",
        data={"n": one.n},
        rule="PH-25.14",
    )
    return [int(chosen)]


def resolve_combat(h: Here, seat: int) -> Play[None]:
    """Fight the revealed enemies to the end. Raises Fallen if the human is knocked out or turns."""
    fight = h.s.fights[seat]
    yield from mutant_actions.resolve_reactions(h, seat, "move", "fight")
    yield from fire_hook(h, seat, "combat_start", asking=False)
    if _is_unfinished(fight):
        yield from shooting.play_shooting_round(h, seat)
    for number in range(1, melee.MOST_ROUNDS + 1):
        if _is_unfinished(fight):
            yield from melee.play_melee_round(h, seat, number)
    yield from finish_combat(h, seat)


def _is_unfinished(fight: Fight) -> bool:
    return bool(fight.living_foes) and not fight.ended


def finish_combat(h: Here, seat: int) -> Play[None]:
    """End the combat: living enemies flee, dead ones are kept as XP, and a fight that is won is
    rewarded (PH-13.12, PH-15.27, PH-16.1 to PH-16.3)."""
    s = h.s
    fight, human = s.fights[seat], h.human(seat)
    fight.stage = "over"
    fight.won = not fight.living_foes and human.health >= 1 and human.morale >= 1
    yield from fire_hook(h, seat, "combat_end")
    fled = [n for n, foe in enumerate(fight.foes) if foe.health > 0]
    if fled:
        told = Message(
            "flee", foes=[name_foe(fight, n) for n in fled], n=len(fled), player=h.name_seat(seat)
        )
        h.tell(told, kind="fled", seat=seat, foes=fled)
    else:
        foes = [name_foe(fight, n) for n in range(len(fight.foes))]
        xp = sum(count_card_xp(foe.card) for foe in fight.foes)
        told = Message("wins-fight", player=h.name_seat(seat), foes=foes, xp=xp)
        h.tell_of(seat, told, kind="won")
    killed = [foe.card for foe in fight.foes if foe.health <= 0]
    for n in fled:
        s.put_away(fight.foes[n].card)
    expire_effects(s, seat, "round", "combat")
    del s.fights[seat]
    experience.store_xp_cards(h, seat, killed)
    if fight.won:
        yield from _gain_reward(h, seat, fight.encounter)


def _gain_reward(h: Here, seat: int, one: str) -> Play[None]:
    card = ENCOUNTERS[one]
    assert card.combat is not None
    yield from carry_out(h, seat, card.combat.reward, card.name, source=one)
    if card.combat.follower:
        yield from followers.gain_follower(h, seat, card.name, for_food=card.combat.follower_food)


def abandon_encounter(s: State, seat: int) -> None:
    """Discard all cards of an encounter, dead enemies included, without a reward, because it was
    evaded or skipped, or its human fell (PH-13.7, PH-16.4, PH-16.5)."""
    expire_effects(s, seat, "round", "combat")
    end_fight(s, seat)
