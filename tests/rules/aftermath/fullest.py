"""Positions of Aftermath that hold more than any game will, to be played on from."""

from rules.aftermath.model import decks
from rules.aftermath.model.boxes import can_place_item
from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import State
from tests.rules.aftermath.build import Party

PARTY = ("wren", "bodkin", "cog", "marl")
BUFFET = 15


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
    page = next(
        page
        for page in decks.BOOK.pages.values()
        for space in page.spaces
        if space.poi and page.find_entry(space.poi).repeat
    )
    at = next(one.id for one in page.spaces if one.poi and page.find_entry(one.poi).repeat)
    party = Party(*PARTY, page=page.id)
    for one in PARTY:
        party.stands(one, at)
        party.holds(one, *_take_cards(party))
    party.state.read[page.id] = [entry.id for entry in page.entries if entry.id.isdecimal()]
    return party.state


def make_turn(*, safe: bool) -> State:
    """Four with full hands and packs, five figures on the page, a task, every token."""
    party = _make_rich_party(BUFFET)
    for number, enemy in enumerate(("latch-rat", "pin-vole", "bruiser", "whistler", "jackdaw")):
        party.faces(enemy, 3 if number < 3 else 5, safe=safe)
    for one in PARTY:
        party.stands(one, 3)
        party.holds(one, *_take_cards(party))
    party.threats("black-1a", "black-2a", "black-3a")
    party.task("strength", 12, spaces=[3], name="Load what is left of the hoard")
    party.tokens(3, "heavy").tokens(5, "fire").finds(3, *decks.SCAVENGE)
    party.environment("night", "rain")
    for one in PARTY:
        party.member(one, statuses=["poisoned"] if one in ("wren", "marl") else ["soaked"])
    s = party.state
    s.visit.scavenge = {3: s.visit.scavenge[3][:3]}
    s.scavenge = [one for one in decks.SCAVENGE if one not in s.visit.scavenge[3]]
    return s


def make_home(phase: str) -> State:
    """The Colony Phase, with scrap for all, much that is broken and many things."""
    party = _make_rich_party(None)
    s = party.state
    s.phase = phase
    s.here, s.outcome = None, "success"
    for one in s.party:
        one.at = None
    s.colony.broken += [s.colony.items.pile.pop() for _ in range(6)]
    stash = [one for one in s.colony.items.pile if decks.ITEMS[one].slot == "stash"]
    for one in [*stash]:
        s.colony.items.pile.remove(one)
    s.colony.supply += stash
    return s


def _make_rich_party(page: int | None) -> Party:
    party = Party(*PARTY, page=page or BUFFET)
    party.dials(food=20, scrap=30, population=12, morale=9, clue=4)
    s = party.state
    s.colony.flags["seeds"] = 1
    s.colony.done, s.colony.open = [1], [2, 5, 6, 7, 8]
    for card in decks.ABILITIES.values():
        s.colony.boxes[card.owner].abilities.append(card.id)
    for one in PARTY:
        _equip_character(s, one)
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


def _take_cards(party: Party) -> list[str]:
    """Five cards of as many colours as there are."""
    pile = party.state.deck.pile
    held: list[str] = []
    for colour in ("white", "red", "green", "blue", "yellow"):
        found = [one for one in pile if decks.BASIC[one].colour == colour and one not in held]
        held += found[:1]
    return held
