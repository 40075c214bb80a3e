"""The event of the turn: drawing it, reading it out, and what it does to the humans (PH-8)."""

from rules.engine import Option, Play
from rules.posthuman.effects.carry_out import can_change_anything, carry_out
from rules.posthuman.effects.choices import is_for_all_at_once
from rules.posthuman.effects.conditions import is_every_condition_met
from rules.posthuman.effects.models import Effect, Free
from rules.posthuman.effects.modifiers import expire_effects, list_event_effects
from rules.posthuman.effects.payment import can_pay, pay_cost
from rules.posthuman.effects.words import describe_effect, describe_in_turn, describe_primitives
from rules.posthuman.model.decks import EVENTS
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Here, until_fallen
from rules.posthuman.words import Message, fit_detail

YES, NO = "yes", "no"


def play_event_phase(h: Here) -> Play[None]:
    """Draw the top event and resolve it (PH-8.1). An empty deck is reshuffled, except in solo play
    (PH-8.11)."""
    s = h.s
    card = s.events.draw(h.t, reshuffle=not s.is_solo)
    if card is None:
        return
    event = EVENTS[card]
    h.read_out(card, event.text, Message("event-is", event=event.name))
    if _has_nobody_to_compare(s, card):
        s.events.discard(card)
        h.tell(Message("nobody-to-compare"), kind="event", card=card)
        return
    effects = list_event_effects(card, s.is_solo)
    does = Message("event-lasts-turn", does=describe_in_turn(effects))
    if event.kind == "seasonal":
        does = _describe_season(effects)
    h.tell(does, kind="event", card=card)
    _put_in_force(s, card)
    yield from _resolve_event(h, card, effects)


def _describe_season(effects: tuple[Effect, ...]) -> Message:
    """Describe what a season does: what happens once, as it is drawn, apart from what lasts."""
    once = [effect for effect in effects if effect.at == "event"]
    lasting = [effect for effect in effects if effect.at != "event"]
    return Message(
        "event-of-season",
        once=int(bool(once)),
        now=describe_in_turn(once),
        lasts=int(bool(lasting)),
        does=describe_in_turn(lasting),
    )


def _has_nobody_to_compare(s: State, card: str) -> bool:
    """Whether an event compares humans and only one is left; in solo play a text for solo replaces
    the comparison (PH-8.5, PH-8.5a)."""
    event = EVENTS[card]
    own = s.is_solo and event.solo is not None
    return event.compares and len(s.humans) < 2 and not own


def _put_in_force(s: State, card: str) -> None:
    """Put an event in force: a seasonal event replaces the last one, any other is for this turn
    (PH-8.2)."""
    if EVENTS[card].kind == "seasonal":
        if s.season is not None:
            s.events.discard(s.season)
        for seat in s.humans:
            expire_effects(s, seat, "season")
        s.season = card
    else:
        s.event = card


def expire_event(s: State) -> None:
    """Discard the event of the turn, unless a human keeps it (PH-7.4, PH-8.3)."""
    if s.event is not None:
        s.events.discard(s.event)
        s.event = None


# -- what it does now ----------------------------------------------------------------------------


def _resolve_event(h: Here, card: str, effects: tuple[Effect, ...]) -> Play[None]:
    """Carry out the effects for all humans together once, and then each human's own, side by side
    (PH-8.10)."""
    s = h.s
    now = [effect for effect in effects if effect.at == "event"]
    for effect in now:
        if is_for_all_at_once(effect.do) and s.humans:
            seat = next(seat for seat in s.list_seats_clockwise() if seat in s.humans)
            yield from _carry_out(h, seat, effect, card)
    own = [effect for effect in now if not is_for_all_at_once(effect.do)]
    if own:
        concerned = [seat for seat in s.list_seats_clockwise() if seat in s.humans]
        yield from h.together([_apply_event(h, seat, card, own) for seat in concerned])


def _carry_out(h: Here, seat: int, effect: Effect, card: str) -> Play[None]:
    """Carry out one effect. A knockout ends it, but not the event's next effect (PH-19.9)."""
    return until_fallen(carry_out(h, seat, effect.do, EVENTS[card].name, source=card, at="event"))


def _apply_event(h: Here, seat: int, card: str, effects: list[Effect]) -> Play[None]:
    """Carry out what an event does to one human (PH-8.6, PH-8.7)."""
    s = h.s
    for effect in effects:
        if s.players[seat].human is None:
            return
        if not is_every_condition_met(s, seat, effect.if_) or not can_pay(
            s, seat, effect.cost, card
        ):
            continue
        if not any(can_change_anything(s, seat, one, card) for one in effect.do):
            continue  # a free action can only if it is legal now (PH-8.7)
        if effect.is_optional:
            if not (yield from _ask_acceptance(h, seat, card, effect)):
                continue
            pay_cost(h, seat, effect.cost, card, EVENTS[card].name)
        yield from _carry_out(h, seat, effect, card)


def _ask_acceptance(h: Here, seat: int, card: str, effect: Effect) -> Play[bool]:
    """Ask whether a human accepts what an event offers; by default it does not (PH-8.10)."""
    name = EVENTS[card].name
    free = all(isinstance(one, Free) for one in effect.do)
    # Not "everybody may".
    does = (
        Message("you-may", does=describe_primitives(effect.do)) if free else describe_effect(effect)
    )
    detail = fit_detail(Message("capital-sentence", text=does))
    chosen = yield from h.choose(
        seat,
        Message("take-offer-of-event", event=name),
        [
            Option(NO, "choose", Message("decline"), Message("nothing-happens")),
            Option(YES, "choose", Message("take-it"), detail),
        ],
        default=NO,
        topic="event",
        data={"card": card},
        rule="PH-8.10",
    )
    return chosen == YES
