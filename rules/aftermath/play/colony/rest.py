"""Rest: characters recover, and items move between boxes (AF-19.31 to AF-19.33)."""

from collections.abc import Sequence

from rules.aftermath.model import boxes
from rules.aftermath.model.decks import BASIC, CHARACTERS, ITEMS
from rules.aftermath.model.state import State
from rules.aftermath.play.context import Here
from rules.aftermath.play.party.voting import ask_vote
from rules.aftermath.words import Message
from rules.aftermath.words.labels import name_item, name_item_of
from rules.engine import Option, Play, Text
from rules.kit.decks import Deck

HIGH_MORALE = 10
"""The morale at which every character starts the next game with its influence card (AF-19.33)."""
PLACES: tuple[boxes.Place, ...] = ("equip", "pack")
DONE = Option("done", "colony", Message("leave-things"))


def resolve_rest(h: Here) -> Play[None]:
    """Remove wounds, statuses, batteries, hands, the mission's flags and the like (AF-19.31); then
    let players move items between boxes: each from its own boxes, and all by vote from those that
    nobody plays. A single player decides alone."""
    s = h.s
    for character in s.party:
        character.wounds = character.toxic = character.batteries = character.aim = 0
        character.statuses, character.lasting = [], []
        character.hand, character.influence = [], False
    s.deck = Deck.of(BASIC)
    s.flags = {}
    s.scavenge += s.spent
    s.spent, s.found = [], []
    for box in s.colony.boxes.values():
        for worn in box.equipped:
            worn.batteries = 0
    for seat in range(s.seats):
        own = [h.s.party[member].id for member in s.list_members_of_seat(seat)]
        yield from _ask_rearrangement(h, seat, own if s.seats > 1 else [*own, *_list_unplayed(s)])
    if s.seats > 1:
        yield from _move_unplayed_items(h)
    s.colony.influence = s.colony.dials["morale"] >= HIGH_MORALE


def list_moves(s: State, box: str) -> dict[str, tuple[str, str]]:
    """List where items of a box could go: option id -> item and destination, which is another box,
    or "equip" or "pack" of the same box."""
    own = s.colony.boxes[box]
    found: dict[str, tuple[str, str]] = {}
    for item in [*[worn.item for worn in own.equipped], *own.pack]:
        packed, free = item in own.pack, boxes.count_free_pack_places(own, item)
        here: boxes.Place = "equip" if packed else "pack"
        if boxes.can_place_item(s.colony, box, item, "equip") if packed else free > 0:
            found[f"{item}.{here}"] = item, here
        for other in CHARACTERS:
            if (
                other != box
                and free >= 0
                and any(boxes.can_place_item(s.colony, other, item, way) for way in PLACES)
            ):
                found[f"{item}.{other}"] = item, other
    return found


def _list_options(s: State, box: str, *, of_whom: bool = False) -> list[Option]:
    who = CHARACTERS[box].short
    packed = s.colony.boxes[box].pack
    return [
        Option(
            key,
            "equip",
            _label_move(name_item_of(who, ITEMS[item]) if of_whom else ITEMS[item].name, to),
            data={
                "item": item,
                "from": box,
                "to": box if to in PLACES else to,
                "packed": item in packed,
                "way": to if to in PLACES else "",
            },
        )
        for key, (item, to) in list_moves(s, box).items()
    ]


def _label_move(item: Text, to: str) -> Message:
    if to in PLACES:
        return Message("thing-to-slot" if to == "equip" else "thing-to-pack", item=item)
    return Message("thing-to-member", item=item, member=CHARACTERS[to].short)


def _ask_rearrangement(h: Here, seat: int, own: Sequence[str]) -> Play[None]:
    """Let a player move items out of these boxes until they are done (AF-19.32)."""
    s = h.s
    text = Message("change-places")
    while options := [one for box in own for one in _list_options(s, box, of_whom=len(own) > 1)]:
        chosen = yield from h.choose(
            seat, text, [DONE, *options], topic="rearrange", rule="AF-19.32"
        )
        if chosen == DONE.id:
            return
        _carry_item(h, own, chosen)
        text = Message("change-places-else")


def _move_unplayed_items(h: Here) -> Play[None]:
    """Let all vote on moving items out of the boxes that nobody plays, until they want no more."""
    s = h.s
    at_home, more = _list_unplayed(s), False
    while options := [one for box in at_home for one in _list_options(s, box, of_whom=True)]:
        names = [CHARACTERS[box].short for box in at_home if list_moves(s, box)]
        chosen = yield from ask_vote(
            h,
            Message("borrow-more-things" if more else "borrow-things", members=names),
            [DONE, *options],
            DONE.id,
            topic="borrow",
            rule="AF-19.32",
        )
        if chosen == DONE.id:
            return
        _carry_item(h, at_home, chosen)
        more = True


def _list_unplayed(s: State) -> list[str]:
    """List the characters whom nobody plays."""
    return [character for character in CHARACTERS if s.find_member(character) is None]


def _carry_item(h: Here, among: Sequence[str], chosen: str) -> None:
    """Carry out one of the `list_moves` of these boxes. A character who receives an item equips it
    if a slot is free, else packs it."""
    s = h.s
    box, (item, to) = next(
        (box, list_moves(s, box)[chosen]) for box in among if chosen in list_moves(s, box)
    )
    boxes.take_out(s.colony, box, item)
    where = box if to in PLACES else to
    way: boxes.Place = "pack"
    if to == "equip" or (where == to and boxes.can_place_item(s.colony, to, item, "equip")):
        way = "equip"
    boxes.put_in(s.colony, where, item, way)
    name, short = name_item(ITEMS[item]), CHARACTERS[where].short
    if way == "equip":
        told = Message("equips-item", cause=0, member=short, item=name)
    else:
        told = Message("packs-item", member=short, item=name)
    h.tell(told, kind="equip", item=item, character=where)
