"""The end of a game, and the save with which the next one begins (AF-20)."""

from collections.abc import Collection, Iterable

from rules.aftermath.model.decks import BOOK, CHARACTERS, DISCOVERIES, ENCOUNTERS, ITEMS
from rules.aftermath.model.state import FORAGE, Colony, State
from rules.aftermath.model.terms import DIALS, HIGHEST_VALUES
from rules.aftermath.play.context import Here
from rules.aftermath.play.dials import VITAL_DIALS
from rules.aftermath.play.travel_map import name_mission
from rules.aftermath.words import Message
from rules.engine import Illegal, Result, copy_position
from rules.engine.packs import is_pack_card


def finish_mission(h: Here) -> None:
    """End the game: everybody has won its mission or the campaign, or nobody has (AF-1.1,
    AF-20.1). Does not return."""
    s = h.s
    won = s.over or (s.outcome == "success" and not s.colony.lost)
    h.t.finish_game(range(s.seats) if won else (), {}, _describe_result(s))


def _describe_result(s: State) -> Message:
    name, chapter = name_mission(s.played), s.colony.chapter
    if s.colony.lost:
        return Message("tinderbox-given-up", chapter=chapter, mission=name)
    if s.colony.won and s.over:
        return Message("tinderbox-comes-through", chapter=chapter)
    ended = "chapter-done" if s.outcome == "success" else "chapter-failed"
    return Message(ended, chapter=chapter, mission=name)


def make_save(s: State, result: Result) -> str | None:
    """Make the save from which the next chapter begins; return None if the campaign is lost or has
    ended (AF-20.12 to AF-20.14)."""
    if s.colony.lost or s.over:
        return None
    s = copy_position(s)
    s.colony.chapter += 1
    s.colony.cast = [
        [s.party[m].id for m in s.list_members_of_seat(seat)] for seat in range(s.seats)
    ]
    return s.colony.model_dump_json()


def read_save(text: str) -> Colony:
    """Read a save. Raises Illegal if no game can go on from it, and pydantic's ValidationError if
    it is no save at all (AF-20.12)."""
    colony = Colony.model_validate_json(text)
    if (fault := _find_fault(colony)) is not None:
        raise Illegal(Message("save-is-damaged", fault=fault), rule="AF-20.12")
    return colony


def _find_fault(colony: Colony) -> str | None:
    """Name the part of a save that is wrong; None if all is well."""
    boxes = colony.boxes.values()
    items = [*colony.supply, *colony.improvements, *colony.broken, *colony.items.cards]
    items += [one for box in boxes for one in (*box.pack, *(worn.item for worn in box.equipped))]
    missions = {*colony.open, *colony.done}
    cast = [one for seat in colony.cast for one in seat]
    holds = {
        "chapter": colony.chapter > 1 and not colony.lost,
        "dials": colony.dials.keys() == {*DIALS}
        and all(0 <= n <= HIGHEST_VALUES[dial] for dial, n in colony.dials.items())
        and all(colony.dials[dial] for dial in VITAL_DIALS),
        "missions": missions <= BOOK.missions.keys()
        and colony.assigned in (FORAGE, *BOOK.missions),
        "discoveries": _are_printed([*colony.retrieved, *colony.banished], DISCOVERIES),
        "items": _are_printed(items, ITEMS),
        "encounters": _are_printed(colony.encounters.cards, ENCOUNTERS),
        "characters": {*colony.boxes, *colony.goals, *cast} <= CHARACTERS.keys(),
    }
    return next((part for part, well in holds.items() if not well), None)


def _are_printed(cards: Iterable[str], printed: Collection[str]) -> bool:
    """Whether all these cards are the game's own or those of packs."""
    return all(is_pack_card(one) or one in printed for one in cards)
