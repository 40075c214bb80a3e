"""Better Convoys: how a Truck, a Trailer or a Device takes its place, and what was there leaves
(LA-8.30 to LA-8.37)."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from rules.aurora.model.boxes import DAMAGE, TOKEN, Box, Token
from rules.aurora.model.cards import Part
from rules.aurora.model.decks import DECKS, PARTS, name_of
from rules.aurora.model.players import Column, Hauled, Player
from rules.aurora.play import survivors
from rules.aurora.play.context import LOOT_RULE, Here, describe_loot_in_play
from rules.aurora.play.convoy import convoy
from rules.aurora.words import Message, list_with
from rules.aurora.words.fitting import ShortDetail
from rules.engine import Option, Play, Text

REFUSE = "refuse"
IMPROVES = {"truck": "LA-8.30", "trailer": "LA-8.31", "device": "LA-8.33"}
"""Kind of card -> the rule that says where it goes."""


def list_places(p: Player, card: str) -> list[tuple[str, str]]:
    """List where the card may go, as (place, the card it replaces or ""). A Truck has one place."""
    part = PARTS[card]
    if part.kind == "truck":
        return [("0b", p.truck.card)]
    if part.kind == "trailer":
        if p.truck.data.towing > len(p.columns) - 1:
            return [(f"{len(p.columns)}b", "")]
        return [
            (f"{index}b", column.bottom.card) for index, column in enumerate(p.columns) if index
        ]
    free = [(f"{index}t", "") for index, column in enumerate(p.columns) if column.top is None]
    held = [
        (f"{index}t", column.top.card)
        for index, column in enumerate(p.columns)
        if column.top is not None
    ]
    return [*free, *held]


def is_worth_placing(p: Player, card: str) -> bool:
    """Whether an absent player takes this Loot: if it is no Convoy card, or has a free place, or is
    a faster Truck (LA-11.26)."""
    part = PARTS.get(card)
    if part is None or any(not old for _, old in list_places(p, card)):
        return True
    return part.kind == "truck" and part.speed > p.truck.data.speed


def ask_place_for_part(h: Here, seat: int, card: str, *, may_refuse: bool = False) -> Play[bool]:
    """Ask the owner where the card goes; return whether they took it. A Device may go on any Truck
    or Trailer without one, and a card replaces only what it must or what the owner names. The owner
    may refuse Loot, and then nobody learns what it was (LA-11.26, LA-22.5)."""
    p = h.find_player(seat)
    part = PARTS[card]
    found = list_places(p, card)
    verb = "loot" if may_refuse else "choose"
    options = [
        Option(place, verb, describe_place(p, place, old), _describe_loss(old))
        for place, old in found
    ]
    if may_refuse:
        refuse = Option(REFUSE, verb, Message("leave-part", part=part.name))
        options = [*options, refuse] if is_worth_placing(p, card) else [refuse, *options]
    hidden = may_refuse and len(options) > 1
    text = Message("where-does-it-go", part=part.name, boxes=describe_part(part))
    about: Text = describe_loot_in_play(h, seat) if hidden else ""
    where = yield from h.choose(
        seat,
        text,
        options,
        secret=hidden,
        about=about,
        topic="place",
        data={"card": card},
        rule=LOOT_RULE if may_refuse else IMPROVES[part.kind],
    )
    if where == REFUSE:
        h.tell(Message("leaves-loot", player=h.name_seat(seat)), kind="part", seat=seat)
        return False
    yield from attach_card(h, seat, card, where)
    return True


def attach_card(h: Here, seat: int, card: str, place: str) -> Play[None]:
    """Put the card in its place, and stow again what lay on a card that it replaces (LA-8.36)."""
    p = h.find_player(seat)
    column, top = int(place[:-1]), place[-1] == "t"
    new = Hauled.make_empty(card)
    old: Hauled | None = None
    if column == len(p.columns):
        p.columns.append(Column(bottom=new))
    elif top:
        old, p.columns[column].top = p.columns[column].top, new
    else:
        old, p.columns[column].bottom = p.columns[column].bottom, new
    told = Message("takes-part", player=h.name_seat(seat), card=card, name=name_of(card))
    if old:
        name = name_of(old.card)
        the_old = Message("the-card", card=old.card, name=name)
        told = Message("replaces-part", **told.data, old=name, **{"the-old": the_old})
    h.tell(told, kind="part", seat=seat)
    gone = [old] if old else []
    if PARTS[card].kind == "truck":
        gone += yield from _drop_trailers(h, seat)
    h.s.common += [part.card for part in gone]
    yield from _stow_anew(h, seat, gone)


def _drop_trailers(h: Here, seat: int) -> Play[list[Hauled]]:
    """Remove Trailers that the new Truck cannot tow, and their Devices; return them all
    (LA-8.35)."""
    p = h.find_player(seat)
    gone: list[Hauled] = []
    while len(p.columns) - 1 > p.truck.data.towing:
        trailers = list(range(len(p.columns) - 1, 0, -1))
        options = [
            Option(
                str(n), "choose", name_of(p.columns[n].bottom.card), _describe_device(p.columns[n])
            )
            for n in trailers
        ]
        truck = p.truck.data
        text = Message("which-trailer", truck=truck.name, towing=truck.towing)
        chosen = yield from h.choose(seat, text, options, rule="LA-8.35")
        column = p.columns.pop(int(chosen))
        gone += [column.bottom, *([column.top] if column.top else [])]
        trailer = name_of(column.bottom.card)
        told = Message("unhitches", player=h.name_seat(seat), trailer=trailer)
        h.tell(told, kind="part", seat=seat)
    return gone


def _describe_device(column: Column) -> Text:
    return Message("with-device", device=name_of(column.top.card)) if column.top else ""


def _stow_anew(h: Here, seat: int, gone: Sequence[Hauled]) -> Play[None]:
    """Stow the tokens of cards that left. Tokens without room are lost, a Survivor with its card
    (LA-8.37). In Phase 4, no other token moves for them (LA-11.27)."""
    p = h.find_player(seat)
    tokens = [
        TOKEN[content] for part in gone for content in part.boxes if content not in ("", DAMAGE)
    ]
    lost = 0
    while convoy.count_shortage(p, tokens, moving=not h.is_combat_phase):
        token = yield from _ask_token_to_give_up(h, seat, tokens)
        if token in tokens:
            tokens.remove(token)
        else:
            convoy.drop_token(p, token)
        if token == "S":
            lost += 1
        else:
            survivors.tell_lost_token(h, seat, token, Message("no-room"))
    convoy.stow_tokens(p, tokens, moving=not h.is_combat_phase)
    for _ in range(lost):
        yield from survivors.lose_survivor(h, seat, Message("no-room"))
    if len(p.hand) > p.hand_limit:
        yield from h.over_the_limit(h, seat)


def _ask_token_to_give_up(h: Here, seat: int, tokens: Sequence[Token]) -> Play[Token]:
    """Ask the owner which token to give up when not all have room (LA-8.25)."""
    found = convoy.list_tokens_to_drop(h.find_player(seat), tokens, moving=not h.is_combat_phase)
    options = [
        Option(
            one,
            "choose",
            Message("one-token", token=one),
            Message("survivor-goes-too") if one == "S" else "",
        )
        for one in found
    ]
    text = Message("give-up-what")
    return TOKEN[(yield from h.choose(seat, text, options, rule="LA-8.37"))]


def describe_place(p: Player, place: str, old: str) -> Message:
    """Say where a Convoy card goes, or which card it replaces."""
    if old:
        return Message("instead-of", old=name_of(old))
    if place[-1] == "t":
        return Message("on-top-of", part=name_of(p.columns[int(place[:-1])].bottom.card))
    return Message("at-the-tail")


def _describe_loss(old: str) -> Text:
    """Say what the player gives up with the card that goes."""
    return ShortDetail("loses-part", boxes=describe_part(PARTS[old])) if old else ""


@cache
def describe_part(part: Part) -> Text:
    """Describe a Convoy card in a line: "speed 3, towing 2; 2 open boxes, Tracks"."""
    counts = Counter(part.printed_boxes)
    boxes = list_with("comma", [_count_boxes(box, count) for box, count in counts.items()])
    if part.kind == "truck":
        figures = {"speed": part.speed, "towing": part.towing, "count": len(part.boxes)}
        return Message("truck-in-words", boxes=boxes, **figures)
    return boxes


@cache
def describe_find(part: Part) -> Message:
    """Describe a Convoy card that an outing finds; in short, with the number of its boxes alone."""
    figures = {"speed": part.speed, "towing": part.towing, "count": len(part.boxes)}
    return Message("find-part", kind=part.kind, boxes=describe_part(part), **figures)


def _count_boxes(box: Box, count: int) -> Message:
    if count == 1:
        return Message("one-box", kind=box.kind, box=box.description)
    return Message("several-boxes", kind=box.kind, box=box.description, count=count)


def list_recyclable(common: Sequence[str], kind: str, colour: str) -> list[str]:
    """List what the player may recycle: cards of this kind, except opponents' start cards (LA-8.45,
    LA-8.46)."""
    return [
        card
        for card in common
        if card in PARTS and PARTS[card].kind == kind and PARTS[card].colour in ("", colour)
    ]


def return_loot(h: Here, card: str) -> None:
    """Shuffle Loot that nobody keeps back into its deck, unseen (LA-11.23, LA-11.26)."""
    pair = DECKS.loot[card].pair
    assert pair is not None
    h.s.loot[pair].shuffle_in(h.t.rng, card)
