"""AF-25, AF-27, AF-28.4: the places, pages and missions of the book, and what its entries ask."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

import pytest

from rules.aftermath.effects.models import (
    Bare,
    ChangeExit,
    Condition,
    Count,
    Dials,
    Discovery,
    Effect,
    Flag,
    Goto,
    If,
    MakeEncounter,
    SetEnvironment,
    Task,
)
from rules.aftermath.effects.models import Test as SkillTest
from rules.aftermath.model.book import Entry, Page, effects_inside
from rules.aftermath.model.decks import BOOK, SCAVENGE
from rules.engine import Text
from rules.kit.content import DeckText

PAGES = [pytest.param(page, id=str(page.id)) for page in BOOK.pages.values()]
HOME = "signal-box-lane"


def inside(page: int) -> Iterator[tuple[str, Effect]]:
    """All effects of a page, each with its entry."""
    for entry in BOOK.pages[page].entries:
        for effect in effects_inside(entry.do):
            yield entry.id, effect


def bosses(*pages: int) -> list[str]:
    """The bosses that come up on pages."""
    found = [e.boss for n in pages for _, e in inside(n) if isinstance(e, MakeEncounter)]
    return sorted({boss for boss in found if boss})


def raises(page: int, flag: str) -> bool:
    """Whether something on a page raises a flag of the campaign."""
    found = [e for _, e in inside(page) if isinstance(e, Flag) and e.name == flag]
    return any(effect.campaign for effect in found)


def retrieves(page: int) -> set[str]:
    """The discoveries that are made on a page."""
    found = [e for _, e in inside(page) if isinstance(e, Discovery)]
    return {effect.id for effect in found if effect.do == "discovery"}


def reward(mission: int) -> list[str]:
    """What a mission's card adds to its success: "food 3"."""
    words = []
    for effect in BOOK.missions[mission].reward:
        if isinstance(effect, Dials):
            words += [f"{dial} {n}" for dial, n in effect.by.items()]
        elif isinstance(effect, Count):
            words.append(f"{effect.do} {effect.n}")
        elif isinstance(effect, Flag):
            assert effect.campaign
            words.append(f"flag {effect.name}")
        else:
            words.append(effect.do)
    return words


def mission(n: int) -> tuple[Text, bool, str, int, tuple[int, ...]]:
    """Name, whether it is a main one, location, allowance, pages."""
    card = BOOK.missions[n]
    return card.name, card.main, card.location, card.allowance, card.pages


def tasks(page: int) -> list[DeckText]:
    return [effect.name for _, effect in inside(page) if isinstance(effect, Task)]


# -- the town ------------------------------------------------------------------------------------


@pytest.mark.rule("AF-27.1")
def test_it_is_set_in_pellmoor_where_tinderbox_lives_in_the_signal_box() -> None:
    first = BOOK.pages[2]
    assert BOOK.locations[first.location].name == "Signal Box Lane"
    assert "signal box" in str(first.scene)
    assert "Tinderbox" in str(first.find_entry("START").text)
    assert any("Pellmoor" in str(entry.text) for entry in BOOK.colony.values())


@pytest.mark.rule("AF-27.2")
def test_the_travel_map() -> None:
    rows = [
        ["Signal Box Lane", "Allotment Rows", "Brickwell School", "Water Tower"],
        ["Goods Yard", "Station Hall", "Market Arcade", "Canal Locks"],
        ["Bus Depot", "Laundry Works", "Picture House", "Pumping Station"],
    ]
    assert {place.at: place.name for place in BOOK.locations.values()} == {
        (column, row): name for row, names in enumerate(rows) for column, name in enumerate(names)
    }


@pytest.mark.rule("AF-27.3")
def test_the_outer_pages() -> None:
    wanted = dict(enumerate(sorted(BOOK.locations.values(), key=lambda p: (p.at[1], p.at[0]))))
    assert [place.page for place in wanted.values()] == [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
    assert set(BOOK.pages) == set(range(2, 26))
    for place in BOOK.locations.values():
        assert BOOK.pages[place.page].location == place.id
    assert BOOK.pages[3].location == HOME


@pytest.mark.rule("AF-27.4")
def test_the_inner_pages() -> None:
    inner = {n: BOOK.pages[n] for n in range(15, 26)}
    assert {n: str(page.title).removeprefix("The ") for n, page in inner.items()} == {
        15: "Buffet",
        16: "Stalls",
        17: "Projection Room",
        18: "Toll Barge",
        19: "Sluice",
        20: "Filter Beds",
        21: "Lamp Room",
        22: "Seed Shed",
        23: "Drying Loft",
        24: "Inspection Pit",
        25: "Tank",
    }
    outer = {place.id: place.page for place in BOOK.locations.values()}
    ways = defaultdict(set)
    for n in BOOK.pages:
        for _, effect in inside(n):
            if isinstance(effect, Goto) and effect.do == "goto":
                ways[effect.n].add(n)
    for n, page in inner.items():
        assert all(BOOK.pages[by].location == page.location for by in ways[n]), n
    first = {n for n, page in inner.items() if outer[page.location] in ways[n]}
    assert first == {15, 16, 18, 20, 22, 23, 24, 25}


def holds(condition: Condition, missions: Mapping[int, str], flags: set[str]) -> bool:
    """Whether a condition on missions and flags alone holds, on a first visit."""
    for n, wanted in condition.mission.items():
        now = missions.get(n, "closed")
        if now != wanted and (now, wanted) != ("assigned", "open"):
            return False
    if condition.first_visit is False or condition.structure:
        return False
    return set(condition.flag) <= flags and not flags & set(condition.no)


def done_at_start(page: Page, missions: Mapping[int, str], flags: set[str]) -> list[Effect]:
    """The effects of START in such a campaign."""

    def done(effects: tuple[Effect, ...]) -> Iterator[Effect]:
        for effect in effects:
            if isinstance(effect, If):
                met = holds(effect.when, missions, flags)
                yield from done(effect.then if met else effect.otherwise)
            else:
                yield effect

    return list(done(page.find_entry("START").do))


def opened(page: Page, missions: Mapping[int, str], flags: set[str]) -> set[str]:
    """Exits that START opens."""
    effects = done_at_start(page, missions, flags)
    return {one.letter for one in effects if isinstance(one, ChangeExit) and one.open}


@pytest.mark.rule("AF-27.4")
@pytest.mark.parametrize(
    ("page", "n"), [(4, 5), (6, 8), (8, 1), (10, 3), (11, 7), (12, 6), (13, 2), (14, 4)]
)
def test_an_outer_page_sends_inward_once_its_mission_is_open(page: int, n: int) -> None:
    outer = BOOK.pages[page]
    (inward,) = (one for one in outer.exits if not one.open)
    assert opened(outer, {}, set()) == set()
    assert opened(outer, {n: "done"}, set()) == {inward.letter}
    if page == 8:
        # Its door is the task of the mission.
        assert opened(outer, {n: "open"}, set()) == set()
        assert any(one.do == "task" for one in done_at_start(outer, {n: "assigned"}, set()))
        assert not any(one.do == "task" for one in done_at_start(outer, {}, set()))
        assert opened(outer, {n: "open"}, {"buffet-open"}) == {inward.letter}
    else:
        assert opened(outer, {n: "open"}, set()) == {inward.letter}
        assert opened(outer, {n: "assigned"}, set()) == {inward.letter}


@pytest.mark.rule("AF-27.5")
def test_the_colonys_chapter() -> None:
    wanted = [str(n) for n in (*range(1, 10), *range(11, 25))]
    assert [n for n in BOOK.colony if "-" not in n] == wanted
    for n in BOOK.missions:
        assert str(n) in BOOK.colony and str(10 + n) in BOOK.colony


# -- missions ------------------------------------------------------------------------------------


@pytest.mark.rule("AF-27.6")
def test_every_mission_has_its_fields() -> None:
    assert set(BOOK.missions) == set(range(1, 9))
    assert [n for n, card in BOOK.missions.items() if card.main] == [1, 2, 3, 4]
    stories = {card.story for card in BOOK.missions.values()}
    goals = {card.goal for card in BOOK.missions.values()}
    assert len(stories) == len(goals) == 8


@pytest.mark.rule("AF-27.7")
def test_a_larder_run() -> None:
    assert mission(1) == ("A Larder Run", True, "station-hall", 6, (8, 15))
    assert reward(1) == ["food 3"]
    assert BOOK.missions[1].act == 1
    assert BOOK.missions[2].opens_after == 1
    assert tasks(8) and not bosses(8, 15)


@pytest.mark.rule("AF-27.8")
def test_the_singing_wires() -> None:
    assert mission(2) == ("The Singing Wires", True, "picture-house", 8, (13, 16, 17))
    assert reward(2) == ["population 2"]
    assert bosses(13, 16, 17) == bosses(17) == ["old-grin"]
    assert raises(17, "letter2")
    assert BOOK.missions[2].act == 1 and BOOK.missions[3].act == 2
    assert BOOK.missions[3].opens_after == 2


@pytest.mark.rule("AF-27.9")
def test_iron_in_the_yard() -> None:
    assert mission(3) == ("Iron in the Yard", True, "canal-locks", 8, (10, 18, 19))
    assert reward(3) == ["scrap 4", "discovery"]
    assert bosses(10, 18, 19) == bosses(19) == ["tollkeeper"]
    assert BOOK.missions[4].opens_after == 3


@pytest.mark.rule("AF-27.10")
def test_the_lamp_keeper() -> None:
    assert mission(4) == ("The Lamp-Keeper", True, "pumping-station", 9, (14, 20, 21))
    assert reward(4) == ["morale 2"]
    assert bosses(14, 20, 21) == bosses(21) == ["lamp-keeper"]
    assert retrieves(21) >= {"d-end-1", "d-end-2", "d-end-3"}
    assert BOOK.missions[4].act == 2


@pytest.mark.rule("AF-27.11")
def test_seeds_for_keeping() -> None:
    assert mission(5) == ("Seeds for Keeping", False, "allotment-rows", 4, (4, 22))
    assert reward(5) == ["flag seeds"]
    assert bosses(4, 22) == []


@pytest.mark.rule("AF-27.12")
def test_lost_litter() -> None:
    assert mission(6) == ("Lost Litter", False, "laundry-works", 6, (12, 23))
    assert reward(6) == ["strays 3", "population 2"]
    assert bosses(12, 23) == []
    clock = effects_inside(BOOK.pages[23].find_entry("CALAMITY").do)
    assert any(isinstance(e, Flag) and e.name == "loft-lost" for e in clock)


@pytest.mark.rule("AF-27.13")
def test_spare_parts() -> None:
    assert mission(7) == ("Spare Parts", False, "bus-depot", 5, (11, 24))
    assert reward(7) == []
    assert bosses(11, 24) == bosses(24) == ["mother-rust"]
    assert tasks(24)
    assert any(isinstance(e, Bare) and e.do == "vehicle" for _, e in inside(24))


@pytest.mark.rule("AF-27.14")
def test_the_third_letter() -> None:
    assert mission(8) == ("The Third Letter", False, "water-tower", 6, (6, 25))
    assert reward(8) == []
    assert bosses(6, 25) == []
    assert raises(25, "letter3") and raises(9, "letter1")
    # Nobody is met in the tank but by the entry that noise has read.
    met = [where for where, e in inside(25) if isinstance(e, MakeEncounter)]
    assert met == ["9"]
    loud = {where for where, e in inside(25) if isinstance(e, Goto) and (e.do, e.n) == ("read", 9)}
    assert loud == {"THREAT", "CALAMITY", "6"}
    clatter = [e.name for _, e in inside(25) if isinstance(e, SetEnvironment)]
    assert set(clatter) == {"clatter"}


def distance(location: str) -> int:
    """Orthogonal steps from home."""
    (x, y), (at_x, at_y) = BOOK.locations[HOME].at, BOOK.locations[location].at
    return abs(at_x - x) + abs(at_y - y)


@pytest.mark.rule("AF-27.15")
def test_allowances_go_by_distance() -> None:
    for card in BOOK.missions.values():
        assert card.allowance == distance(card.location) + (4 if card.main else 3)


@pytest.mark.rule("AF-25.6", "AF-27.16")
@pytest.mark.parametrize("page", PAGES)
def test_a_calamity_goes_by_distance(page: Page) -> None:
    assert page.calamity.value == distance(page.location) + 4


@pytest.mark.rule("AF-27.16")
def test_six_pages_use_the_hunt() -> None:
    hunts = []
    for page in BOOK.pages.values():
        effects = list(effects_inside(page.find_entry(page.calamity.entry).do))
        assert effects
        hunts += [page.id for e in effects if isinstance(e, MakeEncounter) and e.hunt]
    assert len(hunts) == len(set(hunts)) == 6


# -- entries -------------------------------------------------------------------------------------


@pytest.mark.rule("AF-28.4")
@pytest.mark.parametrize("page", PAGES)
def test_difficulties_of_entries(page: Page) -> None:
    for where, effect in inside(page.id):
        if isinstance(effect, SkillTest):
            least, most = (3, 5) if effect.opposed else (4, 6)
            assert least <= effect.difficulty <= most, where
        if isinstance(effect, Task):
            assert 3 <= effect.each <= 5, where


@pytest.mark.rule("AF-28.4")
def test_scavenge_difficulties() -> None:
    assert {token.difficulty for token in SCAVENGE.values()} == {4, 5, 6, 7, 8}


def entries() -> list[tuple[str, Entry]]:
    """All entries of the book, each with where it stands."""
    found = [(f"{page.id}/{e.id}", e) for page in BOOK.pages.values() for e in page.entries]
    return found + [(f"100/{one}", entry) for one, entry in BOOK.colony.items()]


def words(text: DeckText) -> list[str]:
    return re.findall(r"[\w'.]*\w", str(text).lower())


@pytest.mark.rule("AF-27.17")
def test_entries_have_20_to_70_words() -> None:
    for where, entry in entries():
        assert 20 <= len(words(entry.text)) <= 70, where


@pytest.mark.rule("AF-27.17")
def test_every_numbered_entry_does_something() -> None:
    for where, entry in entries():
        if entry.id.isdigit() and not where.startswith("100/"):
            assert entry.do, where


def test_no_entry_begins_or_ends_as_another() -> None:
    texts = [(where, words(entry.text)) for where, entry in entries()]
    texts += [(f"mission {n}", words(card.story)) for n, card in BOOK.missions.items()]
    for part in (slice(0, 2), slice(-3, None)):
        seen = Counter(tuple(found[part]) for _, found in texts)
        assert [one for one, n in seen.items() if n > 1] == []


@pytest.mark.parametrize("page", PAGES)
def test_start_does_not_take_threats_away(page: Page) -> None:
    """None lies on the track when a page is set up (AF-4.13)."""
    for effect in effects_inside(page.find_entry("START").do):
        assert not (isinstance(effect, Count) and effect.do == "threat" and effect.n < 0)


@pytest.mark.rule("AF-26.13")
@pytest.mark.parametrize(
    ("discovery", "page"), [(1, 5), (2, 7), (3, 8), (5, 10), (6, 12), (7, 14), (8, 6), (4, 10)]
)
def test_a_changed_place_stays_changed(discovery: int, page: int) -> None:
    """START finds it so ever after: a line, an exit or an environment is another (the ferry comes
    with the mission itself)."""
    flags = {f.name for _, f in inside(page) if isinstance(f, Flag) and f.campaign}
    missions = {3: "done"} if discovery == 4 else {}
    lasting = ("line", "exit", "environment")
    before = [e for e in done_at_start(BOOK.pages[page], {}, set()) if e.do in lasting]
    after = [e for e in done_at_start(BOOK.pages[page], missions, flags) if e.do in lasting]
    assert before != after
