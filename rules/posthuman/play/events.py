"""The event of the turn: drawn, read out, and what it does to whom (PH-8)."""

from __future__ import annotations

from rules.engine import Option, Play
from rules.kit.words import capitalize_first
from rules.posthuman.effects.carry_out import can_change_anything, carry_out
from rules.posthuman.effects.choices import for_all_at_once
from rules.posthuman.effects.conditions import all_hold
from rules.posthuman.effects.language.models import Effect, Free
from rules.posthuman.effects.language.words import all_of, clip_detail, in_words
from rules.posthuman.effects.modifiers import expire_effects
from rules.posthuman.effects.payment import can_pay, pay_cost
from rules.posthuman.effects.sources import event_effects
from rules.posthuman.model.decks import EVENTS
from rules.posthuman.model.state import State
from rules.posthuman.play.asking import until_fallen
from rules.posthuman.play.context import Here

YES, NO = "yes", "no"


def event_phase(h: Here) -> Play[None]:
    """The top event is revealed and resolved (PH-8.1). Its deck is reshuffled when it is empty,
    except in solo (PH-8.11)."""
    s = h.s
    card = s.events.draw(h.t, reshuffle=not s.is_solo)
    if card is None:
        return
    event = EVENTS[card]
    h.read_out(card, event.text, f"The event is {event.name}.")
    if _compares_nobody(s, card):
        s.events.discard(card)
        h.tell("There is nobody to compare with, so nothing happens.", kind="event", card=card)
        return
    effects = event_effects(card, s.is_solo)
    lasts = "Until the next season" if event.kind == "seasonal" else "This turn"
    does = "; ".join(in_words(effect) for effect in effects)
    h.tell(f"{lasts}, {does}.", kind="event", card=card)
    _put_in_force(s, card)
    yield from _resolve_event(h, card, effects)


def _compares_nobody(s: State, card: str) -> bool:
    """Whether it compares humans and only one is left; a text for solo goes before that (PH-8.5,
    PH-8.5a)."""
    event = EVENTS[card]
    own = s.is_solo and event.solo is not None
    return event.compares and len(s.humans) < 2 and not own


def _put_in_force(s: State, card: str) -> None:
    """A seasonal event replaces the one before; any other is in force for the turn (PH-8.2)."""
    if EVENTS[card].kind == "seasonal":
        if s.season is not None:
            s.events.discard(s.season)
        for seat in s.humans:
            expire_effects(s, seat, "season")
        s.season = card
    else:
        s.event = card


def expire_event(s: State) -> None:
    """The event of the turn is over, unless somebody keeps it (PH-7.4, PH-8.3)."""
    if s.event is not None:
        s.events.discard(s.event)
        s.event = None


# -- what it does now ----------------------------------------------------------------------------


def _resolve_event(h: Here, card: str, effects: tuple[Effect, ...]) -> Play[None]:
    """What compares all humans once for all, and then everybody's part, side by side
    (PH-8.10)."""
    s = h.s
    now = [effect for effect in effects if effect.at == "event"]
    for effect in now:
        if for_all_at_once(effect.do) and s.humans:
            seat = next(seat for seat in s.list_seats_clockwise() if seat in s.humans)
            yield from until_fallen(_carry_out(h, seat, effect, card))
    own = [effect for effect in now if not for_all_at_once(effect.do)]
    if own:
        concerned = [seat for seat in s.list_seats_clockwise() if seat in s.humans]
        yield from h.together(
            [until_fallen(_apply_event(h, seat, card, own)) for seat in concerned]
        )


def _carry_out(h: Here, seat: int, effect: Effect, card: str) -> Play[None]:
    yield from carry_out(h, seat, effect.do, EVENTS[card].name, source=card, at="event")


def _apply_event(h: Here, seat: int, card: str, effects: list[Effect]) -> Play[None]:
    """What an event does to one human (PH-8.6, PH-8.7)."""
    s = h.s
    for effect in effects:
        if s.players[seat].human is None:
            return
        if not all_hold(s, seat, effect.if_) or not _can_apply(h, seat, card, effect):
            continue
        if effect.is_optional:
            if not (yield from _ask_acceptance(h, seat, card, effect)):
                continue
            pay_cost(h, seat, effect.cost, card, EVENTS[card].name)
        yield from _carry_out(h, seat, effect, card)


def _can_apply(h: Here, seat: int, card: str, effect: Effect) -> bool:
    """Whether it could do anything: a free action only where it is legal now (PH-8.7)."""
    return can_pay(h.s, seat, effect.cost, card) and any(
        can_change_anything(h.s, seat, one, card) for one in effect.do
    )


def _ask_acceptance(h: Here, seat: int, card: str, effect: Effect) -> Play[bool]:
    """Whether a human wants what an event offers; by default not (PH-8.10)."""
    name = EVENTS[card].name
    free = all(isinstance(one, Free) for one in effect.do)
    does = f"you may {all_of(effect.do)}" if free else in_words(effect)  # not: everybody may
    detail = clip_detail(f"{capitalize_first(does)}.")
    chosen = yield from h.choose(
        seat,
        f"{name}: do you take what it offers?",
        [
            Option(NO, "choose", "Decline", "Nothing happens."),
            Option(YES, "choose", "Take it", detail),
        ],
        default=NO,
        topic="event",
        data={"card": card},
        rule="PH-8.10",
    )
    return chosen == YES
