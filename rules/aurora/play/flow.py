"""The round, phase by phase. A step of play is one turn, or one phase for everybody (LA-1.1)."""

from typing import Any

from rules.aurora.effects import hidden_cards
from rules.aurora.model.decks import HELD
from rules.aurora.model.players import clear_phase_marks
from rules.aurora.model.state import AUTOMA, Phase, State
from rules.aurora.play import end_of_round, ending, rest, setup
from rules.aurora.play.automa import end_of_round as automa_end_of_round
from rules.aurora.play.automa import exploration as automa_exploration
from rules.aurora.play.automa import movement as automa_movement
from rules.aurora.play.combat import ambush, convoys_fire, enemies_fire, loot
from rules.aurora.play.context import Here
from rules.aurora.play.exploration import exploration, out_of_turn
from rules.aurora.play.movement import movement
from rules.aurora.words import Message, list_with
from rules.engine import Offer, Play, Prompt, Table
from rules.kit.turns import until_gone


def play_step(t: Table[State]) -> Play[None]:
    """Play one step from where the game stands."""
    h = Here(t, hidden_cards.discard_over_limit, list_free_offers, apply_free_answer)
    phase = t.state.phase
    if phase == "setup":
        setup.set_up(h)
        _begin_round(h)
    elif phase == "exploration":
        yield from _play_exploration_step(h)
    elif phase == "rest":
        yield from _resolve_rest(h)
    elif phase == "movement":
        yield from _play_movement_step(h)
    elif phase == "ambush":
        yield from ambush.resolve_ambush(h)
        _enter_phase(h, "fire")
    elif phase == "fire":
        yield from convoys_fire.fire_convoys(h)
        _enter_phase(h, "enemies")
    elif phase == "enemies":
        yield from enemies_fire.fire_enemies(h)
        _enter_phase(h, "end")
    else:
        yield from end_of_round.end_of_round(h)
        _begin_round(h)


def list_free_offers(h: Here, seat: int) -> list[Offer]:
    """List the offers open to a seat beside the questions: stowing, the Flare, Loot while Convoys
    fire, and in a solo game the Automa's ends of the round."""
    if h.find_player(seat).out:
        return []
    found = [*out_of_turn.list_offers(h, seat), *automa_end_of_round.list_automa_offers(h)]
    if h.s.phase == "fire" and h.acting is not None and h.find_player(seat).dealt:
        found.append(("loot", loot.offer_loot(h, seat, optional=True)))
    return found


def apply_free_answer(h: Here, role: str, prompt: Prompt[Any], value: Any) -> Play[None]:
    """Carry out the answer to one of these offers."""
    if role == "loot":
        loot.keep_loot_card(h, prompt.seat, value)
    elif role == "cancel":
        automa_end_of_round.cancel_card_end(h, value)
    else:
        yield from out_of_turn.apply_out_of_turn(h, role, prompt, value)


# -- rounds and phases ---------------------------------------------------------------------------


def _begin_round(h: Here) -> None:
    s = h.s
    points = ending.count_open_points(s) if s.round > 1 else {}
    so_far = [Message("points-for", part=h.name_convoy(w), points=n) for w, n in points.items()]
    told = Message(
        "round",
        round=s.round,
        last=int(s.aurora == ending.LAST_ROUND),
        rounds=ending.LAST_ROUND,
        points=list_with("comma", so_far) if so_far else "none",
    )
    h.tell(told, kind="round", round=s.round)
    if s.automa is not None:
        automa_exploration.draw_pile(h)
    _enter_phase(h, "exploration")
    for seat in s.living_seats:
        if not s.players[seat].in_zone("active"):
            h.tell(Message("nobody-active", player=h.name_seat(seat)), kind="idle", seat=seat)


def _enter_phase(h: Here, phase: Phase) -> None:
    s = h.s
    s.phase = phase
    s.queue = list(s.order) if phase == "exploration" else s.right_turn_order
    for seat in s.living_seats:
        clear_phase_marks(s.players[seat])


def _play_exploration_step(h: Here) -> Play[None]:
    """Play the turn of the first in the queue, who then goes to its end (LA-8.1 to LA-8.5)."""
    s = h.s
    who = s.queue[0]
    if who == AUTOMA:
        automa_exploration.resolve_exploration(h)
    else:
        yield from _play_own_turn(h, who, exploration.play_exploration_turn(h, who))
    if who in s.queue:
        s.queue.remove(who)
        s.queue.append(who)
    if _is_nobody_active(s):
        _enter_phase(h, "rest")


def _play_own_turn(h: Here, seat: int, turn: Play[None]) -> Play[None]:
    """Play a player's turn, even if the player is out of the game in it. After it, no Hazmat Suit
    helps against Contamination from that turn (LA-16.6)."""
    yield from until_gone(turn)
    for one in h.find_player(seat).crew:
        one.fresh = 0


def _is_nobody_active(s: State) -> bool:
    """Whether the Exploration Phase is over (LA-8.2, LA-20.10)."""
    waiting = s.automa is not None and bool(s.automa.pile)
    return not waiting and not any(
        one.zone == "active" for p in s.players if not p.out for one in p.crew
    )


def _resolve_rest(h: Here) -> Play[None]:
    yield from rest.resolve_rest(h)
    if h.s.automa is not None:
        automa_exploration.resolve_automa_rest(h)
    yield from _fire_late_flare(h)
    _enter_phase(h, "movement")


def _fire_late_flare(h: Here) -> Play[None]:
    """Fire the SOS Flare at the last moment, unless its owner has said no (LA-16.20)."""
    s = h.s
    if s.recall and not s.keeps_flare:
        for seat in s.living_seats:
            if any(HELD[card].key == "sos-flare" for card in s.players[seat].hand):
                yield from hidden_cards.fire_the_flare(h, seat)
    s.recall = False


def _play_movement_step(h: Here) -> Play[None]:
    """Move one Convoy. After the last, sort the turn order and end the storm (LA-10.1, LA-10.21,
    LA-10.23)."""
    s = h.s
    who = s.queue[0]
    if who == AUTOMA:
        yield from until_gone(automa_movement.resolve_movement(h))
    else:
        yield from _play_own_turn(h, who, movement.play_movement_turn(h, who))
    if who in s.queue:
        s.queue.remove(who)
    if not s.queue:
        if s.storm:
            s.storm = False
            h.tell(Message("storm-is-over"), kind="event")
        movement.sort_turn_order(h)
        _enter_phase(h, "ambush")
