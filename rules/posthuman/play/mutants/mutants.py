"""The mutants' part of the turn: their step, and what they may do at any time (PH-18.3, PH-18.4,
PH-18.10, PH-18.11, PH-18.16, PH-18.24)."""

from functools import cache, partial
from typing import Any

from rules.engine import Offer, Option, Play, Prompt
from rules.kit.turns import Gone
from rules.posthuman.model.decks import MUTANT_ACTIONS, find_kind, name_of
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import LEVELS
from rules.posthuman.play.context import Here, while_standing
from rules.posthuman.play.mutants import default_actions, mutant_actions
from rules.posthuman.play.people.scars import find_hand_limit, refill_hand
from rules.posthuman.words import Message

MUTATE, CONSOLIDATE = "mutate", "consolidate"
ORDER, PLAN, PUT_BACK = "prey_order", "prey_tactics", "prey_put_back"


# -- the step ------------------------------------------------------------------------------------


def play_mutant_step(h: Here) -> Play[None]:
    """Let all mutants act that have not yet, clockwise. Unless the pace is strict they decide side
    by side, and a mutant whose choice has become impossible is asked again. Then fill hands, and
    clear what is noted about mutants for one turn."""
    s = h.s
    waiting = [
        seat
        for seat in s.list_seats_clockwise()
        if mutant_actions.is_active(s, seat) and not s.mutant(seat).acted
    ]
    chosen: dict[int, str] = {}
    if not s.strict and len(waiting) > 1:
        answers = yield from h.t.ask_all([_offer_actions(h, seat) for seat in waiting])
        chosen = dict(zip(waiting, answers, strict=True))
    for seat in waiting:
        if not s.humans:
            break
        value = chosen.get(seat)
        if value is None or not _is_possible(s, seat, value):
            value = yield from h.ask(partial(_offer_actions, h, seat))
        yield from _resolve_choice(h, seat, value)
    if s.humans:
        yield from _fill_hands(h)
    _reset_turn(s)


ALWAYS = (
    Option(CONSOLIDATE, "prey", Message("consolidate"), Message("consolidate-detail")),
    Option(MUTATE, "prey", Message("mutate"), Message("mutate-detail")),
)
"""What a mutant may do in every turn, beside nothing."""


def _offer_actions(h: Here, seat: int) -> Prompt[str]:
    """Make the question what a mutant does in its step (PH-18.11)."""
    laid = h.mutant(seat).laid
    text, back = Message("act-as-mutant"), None
    if laid is not None:
        hits, back = _list_targets(h.s, seat), Message("card-comes-back")
        text = Message("play-on-whom" if hits else "play-on-nobody", card=name_of(laid))
    options = [
        *_list_plays(h, seat),
        *ALWAYS,
        Option(mutant_actions.NOTHING, "prey", Message("do-nothing"), back or ""),
    ]
    return h.t.choice(
        seat,
        text,
        options,
        default=_find_default(h.s, seat),
        secret=True,
        about=Message("about-mutant", player=h.name_seat(seat)),
        topic="mutant",
        data={"laid": laid},
        rule="PH-18.11",
    )


def _find_default(s: State, seat: int) -> str:
    """Find the default: play the laid card on the human whom its order names, or else on the
    leader, if that is legal; otherwise consolidate."""
    targets = _list_targets(s, seat)
    first = (mutant_actions.list_preferred_targets(s, seat, targets) or targets)[:1]
    return f"play-{first[0]}" if first else CONSOLIDATE


def _list_targets(s: State, seat: int) -> list[int]:
    """List the humans on whom the laid card may be played in this step, the leader first."""
    laid = s.mutant(seat).laid
    if laid is None or "mutant" not in MUTANT_ACTIONS[laid].step:
        return []
    card = MUTANT_ACTIONS[laid]
    legal = [other for other in s.humans if mutant_actions.is_legal_target(s, card, other)]
    return mutant_actions.list_leaders(s, seat, legal)


def _list_plays(h: Here, seat: int) -> list[Option]:
    """List the ways to play the laid card on each legal target."""
    found: list[Option] = []
    for target in _list_targets(h.s, seat):
        about = mutant_actions.describe_prey(h.s, target)
        found += mutant_actions.list_plays_on(h, seat, target, f"play-{target}", about)
    return found


def _is_possible(s: State, seat: int, value: str) -> bool:
    if not value.startswith("play-"):
        return True
    return int(value.split("-")[1]) in _list_targets(s, seat)


def _resolve_choice(h: Here, seat: int, value: str) -> Play[None]:
    mutant = h.mutant(seat)
    if value == MUTATE:
        yield from default_actions.resolve_mutate(h, seat)
    elif value == CONSOLIDATE:
        yield from default_actions.resolve_consolidate(h, seat)
    elif value != mutant_actions.NOTHING:
        _, target, *weapon = value.split("-", 2)
        if weapon:
            mutant.order.weapon = weapon[0]
        try:
            hit = int(target)
            yield from while_standing(h, hit, mutant_actions.play_laid_card(h, seat, hit, "mutant"))
        except Gone:
            return  # the human fell, which ends only this action


def _fill_hands(h: Here) -> Play[None]:
    """Fill the mutants' hands up to the limit, and ask those whose hand was already full whether
    they swap a card (PH-18.16). A laid card that was not played first comes back to the hand."""
    s = h.s
    full: list[int] = []
    for seat in s.list_seats_clockwise():
        if not mutant_actions.is_active(s, seat):
            continue
        mutant = s.mutant(seat)
        if mutant.laid is not None:
            mutant.hand.append(mutant.laid)
            mutant.laid = None
        if len(mutant.hand) >= find_hand_limit(mutant):
            full.append(seat)
        else:
            refill_hand(h, seat)
    asked = [_offer_swap(h, seat) for seat in full]
    for seat, value in zip(full, (yield from h.t.ask_all(asked)) if asked else [], strict=True):
        if value != mutant_actions.NOTHING:
            default_actions.discard_actions(h, seat, [value])
            refill_hand(h, seat)


def _offer_swap(h: Here, seat: int) -> Prompt[str]:
    hand = h.mutant(seat).hand
    options = [
        Option(mutant_actions.NOTHING, "prey", Message("keep-hand")),
        *(_make_swap_option(one) for one in {find_kind(one): one for one in hand}.values()),
    ]
    return h.t.choice(
        seat,
        Message("swap-which-card"),
        options,
        default=mutant_actions.NOTHING,
        secret=True,
        about=Message("about-swapping", player=h.name_seat(seat)),
        topic="swap_card",
        data={"hand": list(hand)},
        rule="PH-18.16",
    )


@cache
def _make_swap_option(one: str) -> Option:
    label = Message("swap-card", card=name_of(one))
    return Option(one, "prey", label, mutant_actions.describe_mutant_action(one), {"card": one})


def _reset_turn(s: State) -> None:
    s.struck.clear()
    s.tactics.clear()
    s.begun.clear()
    s.set_out.clear()
    for seat in s.mutants:
        mutant = s.mutant(seat)
        mutant.acted = False
        mutant.peeked = []


# -- what is free at any time --------------------------------------------------------------------


def list_offers(h: Here, seat: int) -> list[Offer]:
    """List the questions that a mutant may answer at any time: another order for its laid card
    (PH-18.10), tactics (PH-18.24), and the order of the cards that tactics showed."""
    s = h.s
    if not mutant_actions.is_active(s, seat):
        return []
    mutant = s.mutant(seat)
    found: list[Offer] = []
    if mutant.laid is not None and not mutant.acted:
        found.append((ORDER, _offer_order(h, seat, mutant.laid)))
    if default_actions.can_plan(s, seat):
        found.append((PLAN, _offer_tactics(h, seat)))
    if default_actions.find_seen_level(s, seat) is not None:
        found.append((PUT_BACK, _make_put_back_prompt(h, seat)))
    return found


def carry_out(h: Here, role: str, prompt: Prompt[Any], value: Any) -> None:
    """Carry out the answer to a question of `list_offers`, unless it has become impossible
    meanwhile."""
    seat = prompt.seat
    if role == ORDER and h.s.mutant(seat).laid is not None:
        mutant_actions.give_order(h, seat, value)
    elif role == PLAN and default_actions.can_plan(h.s, seat):
        default_actions.resolve_tactics(h, seat, LEVELS[int(value) - 1])
    elif role == PUT_BACK:
        default_actions.put_back(h, seat, value)


def _offer_order(h: Here, seat: int, laid: str) -> Prompt[str]:
    order = h.mutant(seat).order
    now = f"{order.when}{order.targets[0] if order.targets else ''}"
    options = mutant_actions.order_options(h, seat, laid)
    if now not in [
        option.id for option in options
    ]:  # a card that only reactions play has no target
        now = order.when if order.when == "hold" else options[0].id
    usual = next(option for option in options if option.id == now)
    others, given = [option for option in options if option is not usual], usual.data
    text = Message(
        "order-now",
        card=name_of(laid),
        when=given["when"],
        late=int("mutant" in MUTANT_ACTIONS[laid].step),
        whom=mutant_actions.name_prey(h, given["target"]),
    )
    return h.t.choice(
        seat,
        text,
        others,
        default=others[0].id,
        secret=True,
        optional=True,
        aside=True,
        topic="order",
        data={"laid": laid, "now": now},
        rule="PH-18.10",
    )


def _offer_tactics(h: Here, seat: int) -> Prompt[str]:
    options = [
        Option(str(level), "prey", Message("look-at-level", level=level), data={"level": level})
        for level, deck in h.s.encounters.items()
        if deck.cards
    ]
    return h.t.choice(
        seat,
        Message("look-at-which-level"),
        options,
        default=options[0].id,
        secret=True,
        optional=True,
        aside=True,
        topic="tactics",
        rule="PH-18.12",
    )


def _make_put_back_prompt(h: Here, seat: int) -> Prompt[str]:
    options = default_actions.list_put_back_options(h.s, seat)
    return h.t.choice(
        seat,
        Message("put-back-how"),
        options,
        default=options[0].id,
        secret=True,
        optional=True,
        topic="tactics_order",
        rule="PH-18.12",
    )
