"""Positions of Aftermath that hold more than any game will, to be played on from."""

from rules.aftermath.model import decks
from rules.aftermath.model.boxes import can_place_item
from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import Phase, State
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.positions import read_position

HAND = "white-{card} red-{card} green-{card} blue-{card} yellow-{card}"
PARTY = "party wren bodkin cog marl" + "".join(
    f"; {who} at={{at}} {HAND.format(card=card)}"
    for who, card in (("wren", "1a"), ("bodkin", "1b"), ("cog", "2a"), ("marl", "2b"))
)
"""Four with five cards each, of as many colours as there are."""


def positions() -> list[State]:
    """A turn of somebody who has everything, among enemies and among strangers; and home, with much
    to decide."""
    return [
        make_turn(safe=False),
        make_turn(safe=True),
        make_second_reading(),
        make_home("repair"),
        make_home("build"),
        make_home("rest"),
    ]


def make_second_reading() -> State:
    """Somebody who stands where something may be read once more."""
    page, space = next(
        (page, space.id)
        for page in decks.BOOK.pages.values()
        for space in page.spaces
        if space.poi and page.find_entry(space.poi).repeat
    )
    party = read_position(f"page {page.id}; {PARTY.format(at=space)}")
    party.state.read[page.id] = [entry.id for entry in page.entries if entry.id.isdecimal()]
    return party.state


def make_turn(*, safe: bool) -> State:
    """Four with full hands and packs, five figures on the page, a task, every token."""
    how = "safe" if safe else ""
    party = make_rich_party(
        f"{PARTY.format(at=3)}; wren statuses=poisoned; bodkin statuses=soaked; "
        "cog statuses=soaked; marl statuses=poisoned; "
        f"latch-rat 3 {how}; pin-vole 3 {how}; bruiser 3 {how}; whistler 5 {how}; "
        f"jackdaw 5 {how}; threats 1 2 3; tokens 3 heavy; tokens 5 fire; environment night rain"
    )
    party.task("strength", 12, spaces=[3], name="Load what is left of the hoard")
    return party.finds(3, *[*decks.SCAVENGE][:3]).state


def make_home(phase: Phase) -> State:
    """The Colony Phase, with scrap for all, much that is broken and many things."""
    s = make_rich_party("party 4").state
    s.phase, s.here, s.outcome = phase, None, "success"
    for one in s.party:
        one.at = None
    items = s.colony.items.pile
    s.colony.broken += [items.pop() for _ in range(6)]
    s.colony.supply += [one for one in items if decks.ITEMS[one].slot == "stash"]
    items[:] = [one for one in items if one not in s.colony.supply]
    return s


def make_rich_party(described: str) -> Party:
    party = read_position(
        f"page 15; {described}; dials food=20 scrap=30 population=12 morale=9 clue=4; "
        "campaign-flag seeds; colony done=1 open=2,5,6,7,8"
    )
    for card in decks.ABILITIES.values():
        party.knows(card.owner, card.id)
    for one in party.state.party:
        _equip_character(party.state, one.id)
    return party


def _equip_character(s: State, character: str) -> None:
    """Whatever fits of what lies on top of the deck."""
    box = s.colony.boxes[character]
    for item in [*s.colony.items.pile]:
        if can_place_item(s.colony, character, item, "equip"):
            box.equipped.append(Worn(item=item))
        elif can_place_item(s.colony, character, item, "pack"):
            box.pack.append(item)
        else:
            continue
        s.colony.items.pile.remove(item)
        if len(box.equipped) + len(box.pack) >= 7:
            return
