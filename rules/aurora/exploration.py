"""Phase 1, Exploration: turns, each with one main action, Explore or Take a Break (LA-8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from rules.engine import Option, Play, Prompt
from rules.engine.clipping import clip
from rules.kit import words
from rules.kit.words import listed

from . import damage, exploration_zone, explore, free_actions, fury, parties, trucks
from .context import LISTED, Here
from .decks import CARDS, PARTS, brief, name_of
from .players import Crew, Player
from .survivors import crew_words

DONE = "done"
OTHERS = "others"
"""In an answer: that its player puts together who goes."""


def exploration_turn(h: Here, seat: int) -> Play[None]:
    """Free actions, one main action, free actions, end (LA-8.6). Nobody is asked for the end but
    those who publicly have something left (LA-8.7)."""
    h.acting = seat
    acted = False
    while not acted:
        p = h.player(seat)
        if not p.in_zone("active"):
            return
        chosen = yield from free_actions.ask(h, seat, lambda: _main(h, seat))
        if chosen is None:
            continue
        what, _, how = chosen.partition(":")
        which, _, more = how.partition(":")
        if what == "explore":
            acted = yield from _explore(h, seat, int(which) - 1, more)
        else:
            acted = True
            yield from take_a_break(h, seat, p.crew_of(which), more)
    text = "Anything more, before your turn ends?"
    yield from free_actions.afterwards(h, seat, text, rule="LA-8.6")


def _main(h: Here, seat: int) -> Prompt[Any]:
    """Explore a slot, or Take a Break (LA-8.3); with it who goes and how the points are split."""
    p = h.player(seat)
    active = p.in_zone("active")
    rested = sorted(active, key=lambda one: (-p.skill(one), one.name))
    outings, breaks = _outings(h, p, each_party=True), _breaks(p, rested, each_split=True)
    if len(outings) + len(breaks) > LISTED:
        breaks = _breaks(p, rested, each_split=False)
    if len(outings) + len(breaks) > LISTED:
        outings = _outings(h, p, each_party=False)
    options = [*outings, *breaks]
    default = next(option.id for option in options if option.verb == "break")
    return h.t.choice(
        seat,
        "Explore a slot, or let somebody Take a Break?",
        options,
        default=default,
        topic="turn",
        rule="LA-8.3",
    )


# -- Explore -------------------------------------------------------------------------------------


def _outings(h: Here, p: Player, *, each_party: bool) -> list[Option]:
    """The slots that can be explored; one answer for each party that may go, if so wished."""
    active = p.in_zone("active")
    found = explore.explorable(h.s.zone, p, active)
    names = [name_of(slot.card) for _, slot in found]
    options: list[Option] = []
    for (index, slot), name in zip(found, names, strict=True):
        twice = names.count(name) > 1
        goers = [("", "")]
        able = parties.parties(p, exploration_zone.cost_of(index))
        if each_party and len(able) > 1:
            few = parties.listed_parties(p, exploration_zone.cost_of(index))
            goers = [(party.key, party.words) for party in few]
            goers += [(OTHERS, "others together")] if len(few) < len(able) else []
        elif len(able) == 1 and (len(active) > 1 or able[0].food):
            goers = [("", able[0].words)]
        options += [
            _exploration(index, slot.card, tuple(slot.blocks), twice=twice, key=key, who=who)
            for key, who in goers
        ]
    return options


@cache
def _exploration(
    index: int, card: str, blocks: tuple[str, ...], *, twice: bool, key: str, who: str
) -> Option:
    """A slot as an answer: what there is to be had, with these blocks still there, and who goes;
    with its number in its name where the same card lies there twice."""
    cost = exploration_zone.cost_of(index)
    detail = brief(f"slot {index + 1}, skill {cost}: {_brings(card, blocks)}")
    name = f"{name_of(card)} (slot {index + 1})" if twice else name_of(card)
    label = clip(f"{name}: {who}" if who else name, 80)
    return Option(f"explore:{index + 1}" + (f":{key}" if key else ""), "explore", label, detail)


def _explore(h: Here, seat: int, index: int, who: str) -> Play[bool]:
    """Explore a slot; False where the player turned back."""
    s, p = h.s, h.player(seat)
    slot = s.zone[index]
    assert slot is not None
    cost = exploration_zone.cost_of(index)
    able = parties.parties(p, cost)
    party: parties.Party | None = able[0]
    if who not in ("", OTHERS):
        party = next(party for party in able if party.key == who)
    elif len(able) > 1:
        party = yield from parties.put_together(h, seat, slot, cost)
    return party is not None and (yield from explore.explore(h, seat, index, party))


def _brings(card: str, blocks: tuple[str, ...]) -> str:
    data = CARDS[card]
    if data.kind == "survivor":
        return f"Survivor {data.skill}, {data.tells}"
    if card in PARTS:
        return f"{data.kind}, {trucks.wording(PARTS[card])}"
    return exploration_zone.in_words(card, blocks)


# -- Take a Break (LA-8.47 to LA-8.49) -----------------------------------------------------------


def _breaks(p: Player, rested: Sequence[Crew], *, each_split: bool) -> list[Option]:
    """Who may Take a Break; one answer for each way to split the points, if so wished. Most Repairs
    come first (LA-8.3)."""
    options: list[Option] = []
    for one in rested:
        points = p.skill(one)
        ways = _splits(p, one)
        if each_split and len(ways) > 1:
            options += [
                Option(
                    f"break:{one.card}:{n}",
                    "break",
                    f"Break: {one.name}, {_split(n, points - n)}",
                    crew_words(p, one),
                    {"repairs": n, "fury": points - n},
                )
                for n in ways
            ]
        else:
            detail = f"{crew_words(p, one)}: that many Repairs and Fury"
            options.append(Option(f"break:{one.card}", "break", f"Break: {one.name}", detail))
    return options


def _splits(p: Player, one: Crew) -> Sequence[int]:
    """How many of the points may be Repairs, the most first."""
    return range(min(p.skill(one), len(p.damaged())), -1, -1)


def take_a_break(h: Here, seat: int, one: Crew, split: str = "") -> Play[None]:
    """One Survivor rests, and their skill is split between Repairs and Fury. `split`: how many are
    Repairs, if that has been said."""
    p = h.player(seat)
    points, ways = p.skill(one), _splits(p, one)
    one.zone = "rest"
    h.tell(f"{h.name(seat)}: {one.name} takes a break.", kind="break", seat=seat)
    if not split:
        options = [
            Option(str(n), "break", _split(n, points - n), data={"repairs": n, "fury": points - n})
            for n in ways
        ]
        text = f"The break gives {words.count(points, 'point')}. Repairs or Fury?"
        split = yield from h.choose(seat, text, options, topic="split", rule="LA-8.47")
    repairs = int(split)
    if points > repairs:
        fury.gain(h, seat, points - repairs)
    yield from damage.repair(h, seat, repairs)


def _split(repairs: int, fury: int) -> str:
    parts = [words.count(repairs, "Repair") if repairs else "", f"{fury} Fury" if fury else ""]
    return listed([part for part in parts if part]) or "Nothing"
