"""Moving: a member plays cards for points, and goes from space to space (AF-10.1 to AF-10.9)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from rules.aftermath.model.layouts import Layout, find_layout
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.cards.action_deck import discard_from_hand, list_playable, name_cards
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.page import hazards, maps
from rules.aftermath.play.page.environments import in_force
from rules.aftermath.play.turn import visiting
from rules.aftermath.play.turn.routes import (
    Cards,
    Path,
    Route,
    Way,
    can_move,
    find_path_towards,
    find_routes,
    find_routes_and_choice,
    list_payments,
    payable_otherwise,
)
from rules.aftermath.words import Message
from rules.aftermath.words.fitting import LABEL, FittedMessage
from rules.aftermath.words.item_words import join_messages
from rules.engine import Option, Play, Text
from rules.kit.content import DETAIL

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
    found, otherwise = find_routes_and_choice(s, m)
    if not found:
        return []
    made: list[Option] = []
    there = _describe_spaces(s)
    to, around_to = _label_moves(find_layout(s.visit.printed_page))
    rail = in_force(s, "live-rail") and any(way.rails for way, _ in found)
    calm: dict[int, Route] = {}
    if rail:
        around, other = find_routes_and_choice(s, m, around=True)
        calm, otherwise = {one[0].space: one for one in around}, otherwise or other
    for way, cards in found:
        space = way.space
        made.append(_make_option(way, cards, to[space], there[space]))
        if way.rails and space in calm:
            made.append(_make_option(*calm[space], around_to[space], there[space], AROUND))
    if otherwise:
        made.append(_OTHERWISE)
    if path := towards_exit(s, m):
        made.append(_out_option(s, m, path))
    return made


_OTHERWISE = Option(
    f"move-{OTHERWISE}", "move", Message("move-otherwise"), Message("move-otherwise-detail")
)


def _make_option(
    way: Way, cards: Cards, label: Message, met: tuple[Message, ...], suffix: str = ""
) -> Option:
    if way.reads:
        met = (_TEXT, *met)
    if way.rails:
        met = (_RAIL, *met)
    return Option(
        f"move-{way.space}{suffix}",
        "move",
        label,
        _describe_move(cards, met),
        data={"space": way.space, "cards": list(cards), "path": list(way.path), "reads": way.reads},
    )


@lru_cache(maxsize=64)
def _label_moves(printed: Layout) -> tuple[Mapping[int, Message], Mapping[int, Message]]:
    """Label the Moves to each space of a page: the plain ones, and those around a live rail."""
    names = printed.names.items()
    return (
        {space: Message("move-to", space=name) for space, name in names},
        {space: Message("move-around-to", space=name) for space, name in names},
    )


@lru_cache(maxsize=2048)
def _describe_move(cards: Cards, met: tuple[Message, ...]) -> Message:
    paid = name_cards(cards)
    if not met:
        return _fit_detail(Message("pays", cards=paid))
    return _fit_detail(Message("pays-and-meets", cards=paid, met=join_messages(met)))


_TEXT, _RAIL, _FIRE = Message("meets-text"), Message("meets-rail"), Message("meets-fire")
_EXIT, _COVER = Message("meets-exit"), Message("meets-cover")


@cache
def _count_tokens(count: int) -> Message:
    return Message("meets-tokens", count=count)


@lru_cache(maxsize=1024)
def _name_those_met(strangers: tuple[Message, ...]) -> Message:
    return Message("meets-enemies", enemies=strangers)


@lru_cache(maxsize=1024)
def _name_members(members: tuple[Text, ...]) -> Message:
    return Message("members", members=members)


def _describe_spaces(s: State) -> defaultdict[int, tuple[Message, ...]]:
    """Describe in a few words what is on each space of the page, most important first."""
    here = s.visit
    strangers: dict[int, list[Message]] = {}
    others: dict[int, list[Text]] = {}
    for enemy in here.enemies:
        name = enemies.label_enemy(s, enemy)
        for space in {*enemy.at}:
            strangers.setdefault(space, []).append(name)
    found: defaultdict[int, tuple[Message, ...]] = defaultdict(tuple)
    for space, names in strangers.items():
        found[space] += (_name_those_met(tuple(names)),)
    for space, tokens in here.tokens.items():
        if "fire" in tokens:
            found[space] += (_FIRE,)
    for space, hidden in here.scavenge.items():
        if hidden:
            found[space] += (_count_tokens(len(hidden)),)
    for space in maps.exit_spaces(s):
        found[space] += (_EXIT,)
    for space in maps.list_cover_spaces(s):
        found[space] += (_COVER,)
    for one in s.party:
        if one.at is not None:
            others.setdefault(one.at, []).append(one.card.short)
    for space, members in others.items():
        found[space] += (_name_members(tuple(members)),)
    return found


def _fit_detail(message: Message) -> Message:
    return FittedMessage(message, DETAIL, "…")


# -- moving --------------------------------------------------------------------------------------


def resolve_move(h: Here, m: Member, chosen: Option) -> Play[None]:
    """Carry out an option of `list_move_options`."""
    path, cards = chosen.data.get("path"), chosen.data.get("cards")
    if path is None or cards is None:
        to = yield from _where_to(h, m)
        space, around = int(to.removesuffix(AROUND)), to.endswith(AROUND)
        ways = list_payments(h.s, m, space, around=around)
        way, cards = yield from _which_cards(h, m, space, ways)
        path = way.path
    yield from walk_path(h, m, path, cards)


def _where_to(h: Here, m: Member) -> Play[str]:
    """Ask which space to move to, among those that can be paid for in several ways."""
    s, names = h.s, maps.find_space_names(h.s)
    offered = [
        Option(str(one), "move", names[one], data={"space": one}) for one in payable_otherwise(s, m)
    ]
    if any(way.rails for way, _ in find_routes(s, m)):
        offered += [
            Option(
                f"{one}{AROUND}",
                "move",
                Message("around-rail", space=names[one]),
                data={"space": one},
            )
            for one in payable_otherwise(s, m, around=True)
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


def _which_cards(h: Here, m: Member, space: int, choices: Sequence[Route]) -> Play[Route]:
    first, _ = choices[0]
    offered = [
        Option(
            str(number),
            "move",
            FittedMessage(Message("cards-label", cards=name_cards(cards)), LABEL, "…"),
            _by_way(h.s, way) if way.path != first.path else "",
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


def _by_way(s: State, way: Way) -> Message:
    via = [maps.name_space(s, space) for space in way.path[:-1]]
    return _fit_detail(Message("by-way", rails=int(bool(way.rails)), count=len(via), spaces=via))


def walk_path(h: Here, m: Member, path: Sequence[int], cards: Sequence[str]) -> Play[None]:
    """Play the cards and go step by step. The movement ends when an entry is read, or when the
    member is moved or defeated; points left over are lost (AF-10.8, AF-10.9)."""
    one = h.find_character(m)
    lasting.used_up(h.s, m, "quick-feet")
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


def towards_exit(s: State, m: Member) -> Path:
    """Find how far a Move with all cards leads along the cheapest way to the exit that others have
    used. Return () if nobody has used one, or if the member stands there or cannot move."""
    if not s.visit.exit_used or not can_move(s, m):
        return ()
    return find_path_towards(s, m, maps.exit_spaces(s))


def _out_option(s: State, m: Member, path: Path) -> Option:
    cards = list_playable(s.find_character(m))
    return Option(
        f"move-{OUT}",
        "move",
        Message("make-for-exit"),
        _fit_detail(Message("as-far-as", space=maps.name_space(s, path[-1]))),
        data={"space": path[-1], "cards": cards, "path": list(path)},
    )
