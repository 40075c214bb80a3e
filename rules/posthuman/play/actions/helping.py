"""What campers do with their skills and items, for themselves, for others and to others (PH-11.3 to
PH-11.6, PH-26.1, PH-26.3).

One menu shows everything that a camper could do, with a line for each use and each human whom it
could be for; a card works once in a camp. Humans who must agree are asked before anything is
paid."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules.engine import Option, Play, Text
from rules.posthuman.effects.carry_out import Use, can_change_anything, list_uses
from rules.posthuman.effects.choices import can_take_way
from rules.posthuman.effects.models import Amount, Choose, Cost
from rules.posthuman.effects.payment import pay_cost, put_away
from rules.posthuman.effects.performing import apply_primitives
from rules.posthuman.effects.spelling import Data
from rules.posthuman.effects.targets import (
    ask_consent,
    is_vs,
    limit_to_self,
    list_candidates,
    needs_consent,
)
from rules.posthuman.effects.words import describe_costs, describe_primitives
from rules.posthuman.model.decks import EQUIPMENT, name_of
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights import knockout
from rules.posthuman.words import Message, fit_detail, fit_label

DONE = Option("done", "camp", Message("done"), Message("rest-on"))


@dataclass(slots=True, frozen=True)
class Help:
    """One use that a camper could make of a card, and for whom."""

    use: Use
    number: int
    """The number of the way, if the card offers a choice; else 0."""
    cost: tuple[Cost, ...]
    do: tuple[Data, ...]
    targets: tuple[int, ...]
    """The seats it is for, the owner's among them if it is for the owner too. Empty: for the owner
    alone, or the effect itself asks for whom."""

    @property
    def id(self) -> str:
        """The id as an option, such as "storytelling/0>0.2" or "looting.1/0+1>"."""
        way = f"+{self.number}" if self.number else ""
        return f"{self.use.id}{way}>{'.'.join(str(target) for target in self.targets)}"


# -- what there is to do -------------------------------------------------------------------------


def list_helps(s: State, seat: int) -> list[Help]:
    """List everything that a camper could do now and that would change something."""
    return [
        one
        for found in list_uses(s, seat, "camp")
        for number, cost, do in _list_ways(s, seat, found)
        for one in _list_uses(s, seat, Help(found, number, cost, do, ()))
    ]


def _list_ways(
    s: State, seat: int, one: Use
) -> Iterator[tuple[int, tuple[Cost, ...], tuple[Data, ...]]]:
    """List what an effect costs and does; if it offers a choice, each way that would change
    something."""
    cost, do = one.effect.cost, one.effect.do
    if len(do) > 1 or not isinstance(do[0], Choose):
        yield 0, cost, do
        return
    for number, way in enumerate(do[0].of):
        matters = any(can_change_anything(s, seat, each, one.card) for each in way.do)
        if matters and can_take_way(s, seat, way, one.card):
            yield number, (*cost, *way.cost), way.do


def _list_uses(s: State, seat: int, one: Help) -> Iterator[Help]:
    """List a use once for each human it could be for, or only once if it is for all of them."""
    amounts = [each for each in one.do if isinstance(each, Amount) and each.whom != "self"]
    if not amounts:
        yield one
        return
    first = amounts[0]
    found = [
        who
        for who in list_candidates(s, seat, first.whom, one.use.card)
        if any(can_change_anything(s, who, limit_to_self(each)) for each in amounts)
    ]
    if first.whom in ("other", "chosen"):
        for who in found:
            yield replace(one, targets=(who,))
    elif found:
        yield replace(one, targets=tuple(found))


# -- the menu ------------------------------------------------------------------------------------


def help_others(h: Here, seat: int) -> Play[None]:
    """Let the camper use things until the player is done or has turned (PH-11.7)."""
    human = h.human(seat)
    spent: set[str] = set()

    def left() -> list[Help]:
        return [one for one in list_helps(h.s, seat) if one.use.id not in spent]

    while h.s.players[seat].human is human:
        chosen = yield from h.choose(
            seat,
            Message("help-with-what"),
            lambda: [*(_make_option(h, seat, one) for one in left()), DONE],
            default=DONE.id,
            topic="camp",
            rule="PH-11.3",
        )
        if chosen == DONE.id:
            return
        picked = next((one for one in left() if one.id == chosen), None)
        if picked is None:  # meanwhile another player's camp has made it impossible
            continue
        spent.add(picked.use.id)
        yield from _resolve_help(h, seat, picked)


def _make_option(h: Here, seat: int, one: Help) -> Option:
    card = one.use.card
    label: Text = name_of(card)
    if one.targets:
        whom = [Message("yourself") if who == seat else h.name_seat(who) for who in one.targets]
        label = fit_label(Message("card-for-whom", card=name_of(card), whom=whom))
    does = describe_primitives([limit_to_self(each) for each in one.do])
    detail = fit_detail(Message("capital-sentence", text=does))
    if one.cost:
        detail = fit_detail(Message("help-for-costs", costs=describe_costs(one.cost), does=does))
    return Option(
        one.id,
        "use",
        label,
        detail,
        data={"card": card, "targets": list(one.targets), "vs": is_vs(card)},
    )


# -- doing it ------------------------------------------------------------------------------------


def _resolve_help(h: Here, seat: int, one: Help) -> Play[None]:
    """Ask those who must agree, then pay and carry out the use for those who have (PH-11.4,
    PH-11.5)."""
    card, effect = one.use.card, one.use.effect
    name = name_of(card)
    targets = list(one.targets)
    if targets and needs_consent(card):
        targets = yield from ask_consent(h, seat, targets, name, card, do=one.do)
    human = h.s.players[seat].human
    if human is None or (one.targets and not targets):
        return
    if one.use.id not in {left.id for left in list_uses(h.s, seat, "camp")}:
        return  # while others thought about it, the card has gone or can no longer be paid for
    h.tell_of(
        seat, Message("uses-card", player=h.name_seat(seat), card=name), kind="use", card=card
    )
    if effect.limit in ("turn", "combat", "once"):
        human.used[one.use.id] = effect.limit
    leaves = [price for price in one.cost if price.do == "discard"]
    pay_cost(h, seat, [each for each in one.cost if each not in leaves], card, name)
    for each in one.do:
        aimed = isinstance(each, Amount) and each.whom != "self"
        for who in targets if aimed else [seat]:
            yield from apply_primitives(h, who, [limit_to_self(each)], name, source=card, at="camp")
            if who != seat:
                yield from knockout.resolve_knockout(h, who, name)
    item = EQUIPMENT.get(card)
    if leaves or (item is not None and item.once) or effect.limit == "discard":
        put_away(h, seat, card)
    yield from knockout.knock_out_if_empty(h, seat, name)
