"""Moving: a member plays cards for points, and goes from space to space (AF-10.1 to AF-10.9)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from rules.aftermath.model.layouts import Layout, find_layout
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.cards.action_deck import discard_from_hand, list_playable, name_cards
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.page import hazards, maps
from rules.aftermath.play.page.environments import is_in_force
from rules.aftermath.play.turn import routes, visiting
from rules.aftermath.words import Message
from rules.aftermath.words.fitting import LABEL, FittedMessage
from rules.aftermath.words.item_words import join_messages
from rules.engine import Option, Play, Text
from rules.kit.content import DETAIL_CHARACTERS
from rules.kit.late_options import LateOption

AROUND = "-around"
"""Suffix of a space's option for the way that crosses no live rail."""
OTHERWISE = "otherwise"
"""Stands in place of a space: the player chooses the space and the cards that pay."""
OUT = "out"
"""Stands in place of a space: towards the exit that others have used, with all cards."""


def list_move_options(s: State, m: Member) -> list[Option]:
    """List where a member can Move: each space with the fewest cards that get there, and what lies
    on it. If the best way crosses a live rail, a second option goes around it, if possible. If
    other cards would do as well, an option lets the player choose."""
    basis = routes.find_basis(s, m)
    if basis is None or not (reached := routes.list_reachable(basis)):
        return []
    sights = _find_sights(s)
    made: list[Option] = [MoveOption(basis, space, sights) for space in reached]
    otherwise = routes.is_payable_otherwise(basis)
    railed = _list_railed(basis, reached) if is_in_force(s, "live-rail") else ()
    if railed and (around := routes.find_basis(s, m, around=True)):
        calm = {*routes.list_reachable(around)}.intersection(railed)
        made += [MoveOption(around, space, sights, AROUND) for space in calm]
        made.sort(key=lambda one: one.data["space"])
        otherwise = otherwise or routes.is_payable_otherwise(around)
    if otherwise:
        made.append(_OTHERWISE)
    if path := find_way_to_exit(s, m):
        made.append(_make_exit_option(s, m, path))
    return made


_OTHERWISE = Option(
    f"move-{OTHERWISE}", "move", Message("move-otherwise"), Message("move-otherwise-detail")
)


def _list_railed(basis: routes.Basis, spaces: Sequence[int]) -> list[int]:
    """List the spaces that the best way reaches over a live rail."""
    return [space for space in spaces if routes.find_route(basis, space)[0].rails]


class MoveOption(LateOption):
    """A Move to a space with the fewest cards that get there; `suffix` is AROUND if the way leads
    around live rails."""

    __slots__ = ("_basis", "_sights", "_space", "_suffix")

    def __init__(self, basis: routes.Basis, space: int, sights: Sights, suffix: str = "") -> None:
        self.id, self.verb = f"move-{space}{suffix}", "move"
        self._basis, self._space, self._sights, self._suffix = basis, space, sights, suffix

    def make_data(self) -> dict[str, Any]:
        way, cards = routes.find_route(self._basis, self._space)
        return {"space": way.space, "cards": list(cards), "path": [*way.path], "reads": way.reads}

    def make_words(self) -> tuple[Text, Text]:
        """Say where the Move leads, which cards pay for it and what the member meets."""
        way, cards = routes.find_route(self._basis, self._space)
        label = "move-around-to" if self._suffix else "move-to"
        met = [*([_RAIL] if way.rails else []), *([_TEXT] if way.reads else [])]
        met += _describe_spaces(self._sights)[way.space]
        detail = Message("pays", cards=name_cards(cards))
        if met:
            detail = Message("pays-and-meets", **detail.data, met=join_messages(met))
        return Message(label, space=self._sights.printed.names[way.space]), _fit_detail(detail)


_TEXT, _RAIL, _FIRE = Message("meets-text"), Message("meets-rail"), Message("meets-fire")
_EXIT, _COVER, _TASK = Message("meets-exit"), Message("meets-cover"), Message("meets-task")


class Sights(NamedTuple):
    """What is on the spaces of a page now; a cache key."""

    printed: Layout
    strangers: tuple[tuple[Message, tuple[int, ...]], ...]
    """The enemies, each with the spaces of its figures."""
    fires: tuple[int, ...]
    scavenge: tuple[tuple[int, int], ...]
    """Spaces with scavenge tokens, and how many."""
    exits: tuple[int, ...]
    heavy: tuple[int, ...]
    task: tuple[int, ...]
    """The spaces of the group task, if it has any."""
    members: tuple[tuple[int, Text], ...]
    """Space and name of each member."""


def _find_sights(s: State) -> Sights:
    here = s.visit
    return Sights(
        find_layout(here.printed_page),
        tuple([(enemies.label_enemy(s, one), tuple({*one.at})) for one in here.enemies]),
        tuple([space for space, tokens in here.tokens.items() if "fire" in tokens]),
        tuple([(space, len(hidden)) for space, hidden in here.scavenge.items() if hidden]),
        tuple(maps.list_exit_spaces(s)),
        tuple([space for space, tokens in here.tokens.items() if "heavy" in tokens]),
        tuple(here.task.spaces if here.task is not None else ()),
        tuple([(one.at, one.card.short) for one in s.party if one.at is not None]),
    )


@lru_cache(maxsize=64)
def _describe_spaces(sights: Sights) -> defaultdict[int, list[Message]]:
    """Describe in a few words what is on each space of the page, most important first."""
    found = defaultdict[int, list[Message]](list)
    strangers, members = defaultdict[int, list[Text]](list), defaultdict[int, list[Text]](list)
    for enemy, spaces in sights.strangers:
        for space in spaces:
            strangers[space].append(enemy)
    for space, one in sights.members:
        members[space].append(one)
    for space, names in strangers.items():
        found[space].append(Message("meets-enemies", enemies=names))
    for space in sights.fires:
        found[space].append(_FIRE)
    for space, count in sights.scavenge:
        found[space].append(Message("meets-tokens", count=count))
    for space in sights.task:
        found[space].append(_TASK)
    for space in sights.exits:
        found[space].append(_EXIT)
    for space in {*sights.printed.cover, *sights.heavy}:
        found[space].append(_COVER)
    for space, names in members.items():
        found[space].append(Message("members", members=names))
    return found


def _fit_detail(message: Message) -> Message:
    return FittedMessage(message, DETAIL_CHARACTERS, "…")


# -- moving --------------------------------------------------------------------------------------


def resolve_move(h: Here, m: Member, chosen: Option) -> Play[None]:
    """Carry out an option of `list_move_options`."""
    path, cards = chosen.data.get("path"), chosen.data.get("cards")
    if path is None or cards is None:
        to = yield from _ask_space(h, m)
        basis, space = _find_basis(h, m, around=to.endswith(AROUND)), int(to.removesuffix(AROUND))
        way, cards = yield from _ask_cards(h, m, space, routes.list_payments(basis, space))
        path = way.path
    yield from walk_path(h, m, path, cards)


def _find_basis(h: Here, m: Member, *, around: bool = False) -> routes.Basis:
    basis = routes.find_basis(h.s, m, around=around)
    assert basis is not None
    return basis


def _ask_space(h: Here, m: Member) -> Play[str]:
    """Ask which space to move to, among those that can be paid for in several ways."""
    names, basis = find_layout(h.s.visit.printed_page).names, _find_basis(h, m)
    offered = [
        Option(str(one), "move", names[one], data={"space": one})
        for one in routes.list_otherwise_payable(basis)
    ]
    if _list_railed(basis, routes.list_reachable(basis)):
        offered += [
            Option(
                f"{one}{AROUND}",
                "move",
                Message("around-rail", space=names[one]),
                data={"space": one},
            )
            for one in routes.list_otherwise_payable(_find_basis(h, m, around=True))
        ]
    if len(offered) == 1:
        return offered[0].id
    return (
        yield from h.choose_for(
            m,
            Message("move-where"),
            offered,
            secret=True,
            about=Message("about-moving", member=h.name_member(m)),
            topic="move-space",
            rule="AF-10.1",
        )
    )


def _ask_cards(
    h: Here, m: Member, space: int, choices: Sequence[routes.Route]
) -> Play[routes.Route]:
    first, _ = choices[0]
    offered = [
        Option(
            str(number),
            "move",
            FittedMessage(Message("cards-label", cards=name_cards(cards)), LABEL, "…"),
            _describe_way(h.s, way) if way.path != first.path else "",
            data={"cards": list(cards), "path": list(way.path)},
        )
        for number, (way, cards) in enumerate(choices)
    ]
    chosen = yield from h.choose_for(
        m,
        Message("move-with-which", space=maps.name_space(h.s, space)),
        offered,
        secret=True,
        about=Message("about-paying", member=h.name_member(m)),
        topic="move-cards",
        data={"space": space},
        rule="AF-10.1",
    )
    return choices[int(chosen)]


def _describe_way(s: State, way: routes.Way) -> Message:
    via = [maps.name_space(s, space) for space in way.path[:-1]]
    return _fit_detail(Message("by-way", rails=int(bool(way.rails)), count=len(via), spaces=via))


def walk_path(h: Here, m: Member, path: Sequence[int], cards: Sequence[str]) -> Play[None]:
    """Play the cards and go step by step. The movement ends when an entry is read, or when the
    member is moved or defeated; points left over are lost (AF-10.8, AF-10.9)."""
    one = h.s.party[m]
    lasting.end_used_ability(h.s, m, "quick-feet")
    _tell_move(h, m, path, cards)
    discard_from_hand(h, m, cards)
    for space in path:
        start = one.at
        assert start is not None
        if not (yield from hazards.resolve_crossing(h, m, start, space)):
            return
        one.at = space
        if (yield from visiting.enter_space(h, m)) or one.at != space:
            break
    if one.at == space:
        yield from hazards.end_of_movement(h, m)


def _tell_move(h: Here, m: Member, path: Sequence[int], cards: Sequence[str]) -> None:
    h.tell_of(
        m,
        Message(
            "moves",
            member=h.name_member(m),
            space=maps.name_space(h.s, path[-1]),
            cards=name_cards(cards),
        ),
        kind="move",
        space=path[-1],
        path=list(path),
        cards=list(cards),
    )


# -- towards the exit that others have used (AF-17.9) --------------------------------------------


def find_way_to_exit(s: State, m: Member) -> routes.Path:
    """Find how far a Move with all cards leads along the cheapest way to the exit that others have
    used. Return () if nobody has used one, or if the member stands there or cannot move."""
    if not s.visit.exit_used or not routes.can_move(s, m):
        return ()
    return routes.find_path_towards(s, m, maps.list_exit_spaces(s))


def _make_exit_option(s: State, m: Member, path: routes.Path) -> Option:
    cards = list_playable(s.party[m])
    return Option(
        f"move-{OUT}",
        "move",
        Message("make-for-exit"),
        _fit_detail(Message("as-far-as", space=maps.name_space(s, path[-1]))),
        data={"space": path[-1], "cards": cards, "path": list(path)},
    )
