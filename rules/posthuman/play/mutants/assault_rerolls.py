"""Cards that let a human roll dice again under a mutant's Attack!; the mind does not (PH-5.9,
PH-18.20, PH-18.25)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TypeGuard

from rules.engine import Option, Play
from rules.posthuman.effects.carry_out import list_uses, pay_for_use
from rules.posthuman.effects.conditions import all_hold
from rules.posthuman.effects.language.models import Data, Limit, Reroll
from rules.posthuman.effects.language.words import in_words
from rules.posthuman.effects.sources import in_play
from rules.posthuman.model.decks import name_of
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights.dice.pools import HOOKS, Pool, roll_again


def resolve_assault_rerolls(
    h: Here, seat: int, pool: Pool, idle: Callable[[], list[int]]
) -> Play[None]:
    """The human may use such cards, and then picks the dice; each is rolled again once at most
    (PH-20.3). `idle`: places of the dice that count for nothing: only where there are such is
    anybody asked."""
    for allowed in list(_list_allowances(h, seat, shooting=pool.kind == "shooting")):
        misses = [place for place in idle() if place in _open_to(pool, allowed)]
        if not misses:
            continue
        picks = yield from _ask_dice(h, seat, pool, allowed, misses)
        if picks:
            allowed.spend()
            roll_again(h, seat, pool, picks, f"{allowed.name}: {h.name_seat(seat)}")


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many dice may be rolled again, by a card."""

    name: str
    what: Reroll
    spend: Callable[[], None]
    """Pays for it, or marks it as used up."""


def _list_allowances(h: Here, seat: int, *, shooting: bool) -> Iterator[Allowance]:
    """Cards that hold at every roll, those that work once in a combat, and those that are used."""
    for hook in HOOKS[shooting]:
        for card, effects in in_play(h.s, seat):
            for number, effect in enumerate(effects):
                key = f"{card}/{number}"
                if effect.at in (hook, "anytime") and not effect.is_optional:
                    if key in h.human(seat).used or not all_hold(h.s, seat, effect.if_):
                        continue
                    for one in effect.do:
                        if _lets_roll(one):
                            spend = partial(_mark_used, h, seat, key, effect.limit)
                            yield Allowance(name_of(card), one, spend)
        for use in list_uses(h.s, seat, hook):
            for one in use.effect.do:
                if _lets_roll(one):
                    yield Allowance(name_of(use.card), one, partial(pay_for_use, h, seat, use))


def _mark_used(h: Here, seat: int, key: str, limit: Limit) -> None:
    if limit != "always":
        h.human(seat).used[key] = limit


def _lets_roll(one: Data) -> TypeGuard[Reroll]:
    return isinstance(one, Reroll) and one.whose == "player" and one.forced is None


def _open_to(pool: Pool, allowance: Allowance) -> list[int]:
    """The places of the dice that an allowance is for and that have not been rolled again."""
    return [
        place
        for place in pool.list_rerollable()
        if pool.find_die_kind(place) in allowance.what.dice
    ]


def _ask_dice(
    h: Here, seat: int, pool: Pool, allowance: Allowance, misses: list[int]
) -> Play[list[int]]:
    """The places of the dice that the human rolls again: by a standing order, or as asked."""
    allowed = allowance.what
    order = h.find_standing_order(seat, "reroll")
    if order is not None:
        return misses[: allowed.n] if order == "misses" else []
    chosen = yield from h.t.ask(
        h.t.choices(
            seat,
            f"{allowance.name}: {in_words(allowed)}. Which dice do you roll again?",
            [
                Option(
                    f"p{place}",
                    "reroll",
                    pool.describe_die(place),
                    data={"whose": "player", "place": place, "face": pool.find_face(place)},
                )
                for place in _open_to(pool, allowance)
            ],
            default=[],
            most=allowed.n,
            topic="reroll",
            data={"most": allowed.n},
            rule="PH-18.25",
        )
    )
    return sorted(int(one[1:]) for one in chosen)
