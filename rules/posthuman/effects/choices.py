"""Primitives that lead to others: choices between ways, comparisons of all humans, and events that
a human keeps (PH-25.14)."""

from collections.abc import Callable, Sequence

from rules.engine import Option, Play, Text, asks_nothing
from rules.engine.messages import Either
from rules.posthuman.effects import models as m
from rules.posthuman.effects.payment import can_pay, pay_cost
from rules.posthuman.effects.performing import apply_primitives, register_operation
from rules.posthuman.effects.spelling import Data
from rules.posthuman.effects.words import describe_costs, describe_primitives
from rules.posthuman.model.cards import NarrativeOption, Trial
from rules.posthuman.model.decks import EVENTS, name_of
from rules.posthuman.model.state import Human, State
from rules.posthuman.model.terms import JOURNEY_END
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights import knockout
from rules.posthuman.play.people import experience, sheet
from rules.posthuman.words import Message, fit_detail

NONE = "none"


# -- ways (PH-8.10) ------------------------------------------------------------------------------


def can_take_way(s: State, seat: int, way: m.Way, source: str = "") -> bool:
    """Whether a human can choose a way: it can pay its price, and no journey point of it would lead
    to the last space (PH-26.6)."""
    last = s.human(seat).place >= JOURNEY_END - 1
    to_goal = last and any(isinstance(one, m.Amount) and one.do == "jp" for one in way.do)
    return not to_goal and can_pay(s, seat, way.cost, source)


@register_operation(m.Choose, sourced=True)
def _resolve_choice(h: Here, seat: int, one: m.Choose, cause: Text, *, source: str) -> Play[None]:
    chosen = yield from h.choose(
        seat,
        lambda: ask_which_way(h.s, seat, cause, one.of, source),
        lambda: list_way_options(h.s, seat, one, source),
        default=find_default_way(h.s, seat, one, source),
        topic="way",
        data={"card": source, "ways": [way.label for way in one.of]},
        rule="PH-8.10",
    )
    if chosen == NONE:
        return
    way = one.of[int(chosen)]
    pay_cost(h, seat, way.cost, source, cause)
    yield from apply_primitives(h, seat, way.do, cause, source=source)


def list_way_options(s: State, seat: int, one: m.Choose, source: str = "") -> list[Option]:
    """List the ways that a human can choose; if all of them cost something, the last option
    declines."""
    found = [
        Option(str(number), "choose", Message("way", way=way.label), _describe_way(s, seat, way))
        for number, way in enumerate(one.of)
        if can_take_way(s, seat, way, source)
    ]
    if all(way.cost for way in one.of):
        found.append(Option(NONE, "choose", Message("decline"), Message("nothing-happens")))
    return found


def ask_which_way(
    s: State, seat: int, cause: Text, ways: Sequence[m.Way | NarrativeOption], source: str
) -> Message:
    """Ask what a human does, and name the ways that it cannot pay."""
    unpaid = tuple(
        [
            Message("unpaid-way", costs=describe_costs(way.cost), way=way.label)
            for way in ways
            if not can_pay(s, seat, way.cost, source)
        ]
    )
    return Message("which-way", cause=cause, unpaid=Either(unpaid) if unpaid else "none")


def _describe_way(s: State, seat: int, way: m.Way) -> Message:
    """Describe what a way costs and does, and the odds of its test, in at most 100 characters."""
    does = describe_primitives(way.do) or Message("that-nothing-happens")
    if way.cost:
        costs = describe_costs(way.cost, s.human(seat))
        return fit_detail(Message("way-for-costs", costs=costs, does=does))
    if len(way.do) == 1 and isinstance(test := way.do[0], m.Test):
        gains = describe_primitives(test.passed) or Message("nothing-gained")
        return fit_detail(describe_odds(s, seat, test, gains, test.failed))
    return fit_detail(Message("capital-sentence", text=does))


def describe_odds(
    s: State, seat: int, test: Trial | m.Test, gains: Text, failed: Sequence[Data]
) -> Message:
    """Describe a human's chance to pass a test, and what follows."""
    most = sheet.find_test_target(s, seat, test.stat, test.modifier)
    chance = max(0, min(6, most)) / 6
    return Message(
        "odds-of-test",
        odds=round(100 * chance ** (1 + sheet.is_watched(s, seat, test.stat))),
        stat=test.stat,
        most=most,
        gains=gains,
        failed=describe_primitives(failed) or Message("nothing"),
    )


def find_default_way(s: State, seat: int, one: m.Choose, source: str = "") -> str:
    """Find the default: the way that `default` names if it costs nothing, else the first that costs
    nothing, else NONE."""
    order = [one.default, *range(len(one.of))]
    free = [n for n in order if not one.of[n].cost]
    return str(free[0]) if free else NONE


# -- comparisons (PH-8.5) ------------------------------------------------------------------------

METRICS: dict[str, Callable[[State, int, Human], int]] = {
    "place": lambda s, seat, human: human.place,
    "tiles": lambda s, seat, human: len(human.map) - 1,
    "health": lambda s, seat, human: human.health,
    "morale": lambda s, seat, human: human.morale,
    "food": lambda s, seat, human: human.food,
    "ammo": lambda s, seat, human: human.ammo,
    "xp": lambda s, seat, human: experience.count_xp(s, seat),
    "scars": lambda s, seat, human: len(human.scars),
    "hunger": lambda s, seat, human: human.hunger,
}


def find_extreme_humans(s: State, metric: str, which: str) -> list[int]:
    """List the humans who have most, or least, of something, clockwise from the starting player."""
    humans = [seat for seat in s.list_seats_clockwise() if seat in s.humans]
    value = {seat: METRICS[metric](s, seat, s.human(seat)) for seat in humans}
    wanted = (max if which == "most" else min)(value.values(), default=0)
    return [seat for seat in humans if value[seat] == wanted]


@register_operation(m.Compare, sourced=True)
def _resolve_comparison(
    h: Here, seat: int, one: m.Compare, cause: Text, *, source: str
) -> Play[None]:
    """Carry out the primitives for each of the humans found, once for all humans and not for
    each."""
    found = find_extreme_humans(h.s, one.metric, one.which)
    if one.alone and len(found) > 1:
        h.tell(Message("compares-tied", cause=cause, which=one.which), kind="compare")
        return
    for who in found:
        yield from apply_primitives(h, who, one.then, cause, source=source)
        if who != seat:
            yield from knockout.resolve_knockout(h, who, cause)


@register_operation(m.Keep, sourced=True)
@asks_nothing
def _assign_event(h: Here, seat: int, one: m.Keep, cause: Text, *, source: str) -> None:
    """Give the event to one human, on a tie to the first clockwise from the starting player
    (PH-8.3). This is done once for all humans, not for each."""
    found = find_extreme_humans(h.s, one.metric, one.which)
    if source not in EVENTS or not found:
        return
    if h.s.event == source:
        h.s.event = None
    h.human(found[0]).events.append(source)
    told = Message("keeps-event", player=h.name_seat(found[0]), card=name_of(source))
    h.tell_of(found[0], told, kind="event", card=source)


def is_for_all_at_once(primitives: Sequence[object]) -> bool:
    """Whether an effect is carried out once for all humans and not for each: it compares them, a
    human keeps the event, or it is for all."""
    return any(
        isinstance(one, m.Compare | m.Keep) or getattr(one, "whom", "self") == "all"
        for one in primitives
    )
