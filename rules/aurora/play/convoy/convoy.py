"""Stowing: what fits into a Convoy, where it goes, and which box an absent player gives up first
(LA-4)."""

from collections.abc import Iterable, Sequence
from functools import cache

from rules.aurora.model.boxes import CARGO, DAMAGE, RESOURCES, TOKEN, Box, Token
from rules.aurora.model.layout import name_on, parse_reference
from rules.aurora.model.players import Player
from rules.aurora.words import Message

TOKENS: tuple[Token, ...] = ("S", "P", "F", "A")


def _list_cargo_boxes(p: Player) -> list[tuple[str, str, str]]:
    """List the undamaged cargo boxes, each as reference, kind and content."""
    plan, contents = p.plan, p.contents
    return [(plan.refs[n], kind, contents[n]) for n, kind in plan.cargo if contents[n] != DAMAGE]


def can_arrange_tokens(
    p: Player, more: Sequence[Token] = (), without: Sequence[Token] = ()
) -> bool:
    """Whether all tokens, with `more` and less `without`, have a legal arrangement (LA-4.12)."""
    return count_shortage(p, more, without, moving=True) == 0


def count_shortage(
    p: Player, more: Sequence[Token], without: Sequence[Token] = (), *, moving: bool
) -> int:
    """Count the tokens that find no box: among all tokens if they may move, otherwise among the
    added tokens only."""
    plan, contents = p.plan, p.contents
    held = {token: contents.count(token) if moving else 0 for token in TOKENS}
    for token in more:
        held[token] += 1
    for token in without:
        held[token] -= 1
    kinds = [
        kind for n, kind in plan.cargo if contents[n] == "" or (moving and contents[n] != DAMAGE)
    ]
    over = max(0, held["S"] - kinds.count("survivor"))
    over += max(0, held["F"] + held["P"] - kinds.count("stores"))
    return max(0, over + held["A"] - kinds.count("any"))


def find_empty_box(p: Player, token: Token, *, drives: bool = True) -> str | None:
    """Find an empty box for the token: the narrowest that takes it, from the front. With `drives`,
    the first Survivor goes onto the Truck. Return None if no empty box takes the token."""
    manned = token == "S" and p.is_manned
    free = [
        (box.kind == "any", token != "S" or (manned and ref.startswith("0")), ref)
        for ref, box, content in p.list_boxes()
        if content == "" and box.can_hold(token)
    ]
    if drives and token == "S" and not manned:
        on_truck = [entry for entry in free if entry[2].startswith("0b")]
        free = on_truck or free
    return min(free)[2] if free else None


def has_room(p: Player, token: Token, *, moving: bool) -> bool:
    """Whether one more token finds a box: an empty one, or by moving others (LA-4.9 to LA-4.12)."""
    for box, content in zip(p.plan.boxes, p.contents, strict=True):
        if content == "" and box.can_hold(token):
            return True
    return moving and can_arrange_tokens(p, [token])


def place_token(p: Player, token: Token, *, moving: bool, drives: bool = True) -> bool:
    """Place a token, and return whether it found a box. `moving`: others may make way. `drives`:
    the first Survivor goes onto the Truck."""
    ref = find_empty_box(p, token, drives=drives)
    if ref is None and moving and can_arrange_tokens(p, [token]):
        ref = _make_way(p, token)
    if ref is None:
        return False
    p.fill_box(ref, token)
    return True


def _make_way(p: Player, token: Token) -> str:
    """Free a box for the token by moving what the box holds into an empty one; return the freed
    box."""
    for ref, kind, content in _list_cargo_boxes(p):
        if token not in CARGO[kind]:
            continue
        for other, narrow, empty in _list_cargo_boxes(p):
            if empty == "" and other != ref and content in CARGO[narrow]:
                p.fill_box(other, content)
                p.fill_box(ref, "")
                return ref
    raise AssertionError("a token that fits has a way")


def drop_token(p: Player, token: Token) -> None:
    """Return one token to the Reserve, the rearmost first; a Survivor on the Truck goes last."""
    held = p.find_boxes_with(token)
    off = [ref for ref in held if token != "S" or not ref.startswith("0b")] or held
    p.fill_box(min(off, key=_make_rear_key), "")


def stow_tokens(p: Player, tokens: Iterable[Token], *, moving: bool) -> list[Token]:
    """Place tokens that were set aside, Survivors first; return those that find no box (LA-8.36,
    LA-8.37). If no token may make way, a Survivor goes onto the Truck only if that costs no other
    token its box."""
    order = sorted(tokens, key=TOKENS.index)
    kept = p.contents
    drives = moving or not _place_tokens(p, order, moving=False)
    p.refill_boxes(kept)
    return _place_tokens(p, order, moving=moving, drives=drives)


def _place_tokens(
    p: Player, tokens: Sequence[Token], *, moving: bool, drives: bool = True
) -> list[Token]:
    return [token for token in tokens if not place_token(p, token, moving=moving, drives=drives)]


def list_tokens_to_drop(p: Player, tokens: Sequence[Token], *, moving: bool) -> list[Token]:
    """List the kinds of which giving up one token would help when the tokens set aside do not all
    fit. An absent player gives them up in this order: new ones first, then, if tokens may move, old
    ones, and a Survivor last (LA-8.25, LA-4.10)."""
    short = count_shortage(p, tokens, moving=moving)
    old = [token for token in RESOURCES if moving and p.count_tokens(token)]
    by_worth = sorted({*tokens, *old}, key=lambda token: _TOKEN_WORTH[token])
    helping = [t for t in by_worth if count_shortage(p, tokens, [t], moving=moving) < short]
    return sorted(helping, key=lambda token: (token == "S", token not in tokens))


def man_the_truck(p: Player) -> bool:
    """Bring a Survivor token onto the Truck if possible; return whether one is there (LA-10.2)."""
    if p.is_manned:
        return True
    return _climb_in(p, moving=False) or _climb_in(p, moving=True)


def can_be_manned(p: Player) -> bool:
    """Whether a Survivor token is on the Truck or can be brought there. Moves nothing (LA-4.12)."""
    if p.is_manned:
        return True
    kept = p.contents
    manned = man_the_truck(p)
    p.refill_boxes(kept)
    return manned


def _climb_in(p: Player, *, moving: bool) -> bool:
    """Exchange one Survivor off the Truck with what a box on it holds, and return whether that
    worked. With `moving`, a third token may make way."""
    riders = p.find_boxes_with("S")
    seats = [
        (ref, content)
        for ref, kind, content in _list_cargo_boxes(p)
        if ref.startswith("0b") and "S" in CARGO[kind]
    ]
    for ref, content in sorted(seats, key=lambda seat: seat[1] != ""):
        for rider in riders:
            p.fill_box(rider, "")
            p.fill_box(ref, DAMAGE)  # so that nothing is moved there meanwhile
            if content == "" or place_token(p, TOKEN[content], moving=moving):
                p.fill_box(ref, "S")
                return True
            p.fill_box(rider, "S")
            p.fill_box(ref, content)
    return False


def can_swap(p: Player, one: str, two: str) -> bool:
    """Whether two boxes may exchange what they hold (LA-4.5)."""
    return can_exchange(p.find_box_and_content(one), p.find_box_and_content(two))


def can_exchange(one: tuple[Box, str], two: tuple[Box, str]) -> bool:
    """Whether two boxes, each given with what it holds, may exchange their contents."""
    (here, first), (there, second) = one, two
    return (
        first != second
        and (first == "" or there.can_hold(first))
        and (second == "" or here.can_hold(second))
    )


# -- which box to give up first (LA-4.20) --------------------------------------------------------

_WORTH = {
    "armor": 0,
    "locker": 2,
    "tracks": 3,
    "maker": 4,
    "pay": 4,
    "turbo": 4,
    "fame": 5,
    "per": 5,
}
_TOKEN_WORTH = {"A": 20, "P": 21, "F": 22, "S": 23}


@cache
def _make_rear_key(ref: str) -> tuple[int, bool, int]:
    """Return a key that sorts boxes from the rear, a Device's before those below it."""
    column, top, index = parse_reference(ref)
    return -column, not top, index


def _make_sacrifice_key(ref: str, box: Box, content: str) -> tuple[int, tuple[int, bool, int]]:
    """Return a sort key: the boxes that an absent player gives up first are lowest."""
    worth = _rate_box(box, content)
    if content == "S" and ref.startswith("0b"):
        worth += 1
    return worth, _make_rear_key(ref)


def _rate_box(box: Box, content: str = "") -> int:
    if box.is_cargo:
        return _TOKEN_WORTH.get(content, 1)
    return 10 + box.value if box.kind == "weapon" else _WORTH[box.kind]


def sort_by_sacrifice(boxes: Iterable[tuple[str, Box, str]]) -> list[tuple[str, Box, str]]:
    """Sort boxes in the order in which an absent player gives them up (LA-4.20)."""
    return sorted(boxes, key=lambda one: _make_sacrifice_key(*one))


def choose_default_repairs(p: Player, count: int) -> list[str]:
    """Choose which boxes an absent player repairs: the most valuable first (LA-4.18)."""
    if not count:
        return []
    return sorted(p.list_damaged_boxes(), key=lambda ref: _make_repair_key(p, ref), reverse=True)[
        :count
    ]


def _make_repair_key(p: Player, ref: str) -> tuple[int, tuple[int, bool, int]]:
    """Return a sort key like `_make_sacrifice_key`, by the kind of box alone: a damaged box holds
    nothing."""
    return _rate_box(p.find_box(ref)), _make_rear_key(ref)


# -- words ---------------------------------------------------------------------------------------


def label_box(p: Player, ref: str) -> Message:
    """Name the box by its card and number, as in "Hauler 3"."""
    part, index = p.find_holder(ref)
    return name_on(part.card, index)


def describe_box(p: Player, ref: str) -> Message:
    """Describe the kind of this box and what it holds."""
    return describe_box_with_content(*p.find_box_and_content(ref))


def describe_box_with_content(box: Box, content: str) -> Message:
    """Describe a box and what it holds: damage, a token or nothing."""
    if content == DAMAGE:
        return Message("damaged-box", box=box.description)
    if content:
        return Message("full-box", box=box.description, token=content)
    return Message("empty-box", box=box.description) if box.is_cargo else box.description


def find_most_plentiful(p: Player) -> str | None:
    """Find the most plentiful Resource; among equals, Ammo before Food before Fuel (LA-17.1).
    Return None if the Convoy has no Resource."""
    counts = [(p.count_tokens(token), token) for token in reversed(RESOURCES)]
    best = max(count for count, _ in counts)
    return next((token for count, token in counts if count == best), None) if best else None
