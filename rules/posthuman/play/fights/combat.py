"""A combat as a whole: the shooting round, up to three rounds of melee, and what follows (PH-14.1,
PH-15.27, PH-16.1 to PH-16.4)."""

from __future__ import annotations

from rules.engine import Play
from rules.posthuman.effects.carry_out import carry_out, fire_hook
from rules.posthuman.effects.modifiers import expire_effects
from rules.posthuman.model.decks import ENCOUNTERS
from rules.posthuman.model.state import Fight, State
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights import melee, shooting
from rules.posthuman.play.mutants import reactions
from rules.posthuman.play.people import experience
from rules.posthuman.play.people.turning import end_fight
from rules.posthuman.play.travel import rewards
from rules.posthuman.words import Message
from rules.posthuman.words.fight_words import foe_name


def resolve_combat(h: Here, seat: int) -> Play[None]:
    """Fight the revealed enemies to the end. Raises Fallen if the human is knocked out or turns."""
    fight = h.s.fights[seat]
    yield from reactions.resolve_reactions(h, seat, "move", "fight")
    yield from fire_hook(h, seat, "combat_start", asking=False)
    if _goes_on(fight):
        yield from shooting.shooting_round(h, seat)
    for number in range(1, melee.ROUNDS + 1):
        if _goes_on(fight):
            yield from melee.melee_round(h, seat, number)
    yield from finish_combat(h, seat)


def _goes_on(fight: Fight) -> bool:
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
            "flee", foes=[foe_name(fight, n) for n in fled], n=len(fled), player=h.name_seat(seat)
        )
        h.tell(told, kind="fled", seat=seat, foes=fled)
    else:
        h.tell_of(seat, Message("wins-fight", player=h.name_seat(seat)), kind="won")
    killed = [foe.card for foe in fight.foes if foe.health <= 0]
    for n in fled:
        discard_encounter(s, fight.foes[n].card)
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
        yield from rewards.gain_follower(h, seat, card.name, for_food=card.combat.follower_food)


def discard_encounter(s: State, card: str) -> None:
    """Put an encounter or a minion on the discards of its deck."""
    experience.deck_of(s, card).discard(card)


def abandon_encounter(s: State, seat: int) -> None:
    """Discard all cards of an encounter, the dead enemies too, and give nothing for it: it was
    evaded or skipped, or its human fell (PH-13.7, PH-16.4, PH-16.5)."""
    expire_effects(s, seat, "round", "combat")
    end_fight(s, seat)
