"""AF-25, AF-27, AF-28.4: the places, pages and missions of the book, and what its entries ask."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from rules.aftermath.effects import models
from rules.aftermath.effects.models import Test as SkillTest
from rules.aftermath.model.book import Entry, Page, list_nested_effects
from rules.aftermath.model.decks import BOOK, SCAVENGE
from rules.kit.content import DeckText
from tests.rules.aftermath.rows import prove_lines

PAGES = [pytest.param(page, id=str(page.id)) for page in BOOK.pages.values()]
HOME = "signal-box-lane"


def list_effects(*pages: int, of: Any = object) -> list[Any]:
    """All effects of pages that are of this kind."""
    entries = [entry for n in pages for entry in BOOK.pages[n].entries]
    return [one for e in entries for one in list_nested_effects(e.do) if isinstance(one, of)]


def list_places(page: int, of: Any) -> Iterator[tuple[str, Any]]:
    """Such effects of a page, each with its entry."""
    for entry in BOOK.pages[page].entries:
        yield from ((entry.id, one) for one in list_nested_effects(entry.do) if isinstance(one, of))


# -- the town ------------------------------------------------------------------------------------


@pytest.mark.rule("AF-27.1")
def test_the_book_is_set_in_pellmoor_with_tinderbox_in_the_signal_box() -> None:
    first = BOOK.pages[2]
    assert BOOK.locations[first.location].name == "Signal Box Lane"
    assert "signal box" in str(first.scene)
    assert "Tinderbox" in str(first.find_entry("START").text)
    assert any("Pellmoor" in str(entry.text) for entry in BOOK.colony.values())


INNER = {
    **{15: "Buffet", 16: "Stalls", 17: "Projection Room", 18: "Toll Barge", 19: "Sluice"},
    **{20: "Filter Beds", 21: "Lamp Room", 22: "Seed Shed", 23: "Drying Loft"},
    **{24: "Inspection Pit", 25: "Tank"},
}


@pytest.mark.rule("AF-27.3", "AF-27.4")
def test_inner_pages_are_reached_only_through_their_outer_page() -> None:
    assert set(BOOK.pages) == set(range(2, 26))
    assert BOOK.pages[3].location == HOME
    inner = {n: BOOK.pages[n] for n in INNER}
    assert {n: str(one.title).removeprefix("The ") for n, one in inner.items()} == INNER
    outer = {place.id: place.page for place in BOOK.locations.values()}
    ways = defaultdict(set)
    for n in BOOK.pages:
        for effect in list_effects(n, of=models.Goto):
            if effect.do == "goto":
                ways[effect.n].add(n)
    for n, page in inner.items():
        assert all(BOOK.pages[by].location == page.location for by in ways[n]), n
    first = {n for n, page in inner.items() if outer[page.location] in ways[n]}
    assert first == {15, 16, 18, 20, 22, 23, 24, 25}


def is_met(condition: models.Condition, missions: Mapping[int, str], flags: set[str]) -> bool:
    """Whether a condition on missions and flags alone holds, on a first visit."""
    for n, wanted in condition.mission.items():
        now = missions.get(n, "closed")
        if now != wanted and (now, wanted) != ("assigned", "open"):
            return False
    if condition.first_visit is False or condition.structure:
        return False
    return set(condition.flag) <= flags and not flags & set(condition.no)


def list_done_at_start(page: Page, missions: Mapping[int, str], *flags: str) -> list[models.Effect]:
    """The effects of START in such a campaign."""

    def list_done(effects: tuple[models.Effect, ...]) -> Iterator[models.Effect]:
        for effect in effects:
            if isinstance(effect, models.If):
                met = is_met(effect.when, missions, {*flags})
                yield from list_done(effect.then if met else effect.otherwise)
            else:
                yield effect

    return list(list_done(page.find_entry("START").do))


@pytest.mark.rule("AF-27.4")
@pytest.mark.parametrize(
    ("page", "n"), [(4, 5), (6, 8), (8, 1), (10, 3), (11, 7), (12, 6), (13, 2), (14, 4)]
)
def test_an_outer_page_sends_inward_once_its_mission_is_open(page: int, n: int) -> None:
    outer = BOOK.pages[page]
    (inward,) = (one.letter for one in outer.exits if not one.open)

    def opened(now: str, *flags: str) -> list[str]:
        done = list_done_at_start(outer, {n: now}, *flags)
        return [one.letter for one in done if isinstance(one, models.ChangeExit) and one.open]

    def asks(now: str) -> bool:
        return any(one.do == "task" for one in list_done_at_start(outer, {n: now}))

    assert (opened("closed"), opened("done")) == ([], [inward])
    if page == 8:  # Its door is the task of the mission.
        assert (opened("open"), opened("open", "buffet-open")) == ([], [inward])
        assert (asks("assigned"), asks("closed")) == (True, False)
    else:
        assert opened("open") == opened("assigned") == [inward]


@pytest.mark.rule("AF-27.5")
def test_the_entries_of_the_colonys_chapter() -> None:
    wanted = [str(n) for n in (*range(1, 10), *range(11, 25))]
    assert [n for n in BOOK.colony if "-" not in n] == wanted


# -- missions ------------------------------------------------------------------------------------


def write_reward(effect: models.Effect) -> str:
    """What a mission's card adds to its success: "food 3"."""
    if isinstance(effect, models.Dials):
        return " ".join(f"{dial} {n}" for dial, n in effect.by.items())
    if isinstance(effect, models.Count):
        return f"{effect.do} {effect.n}"
    return f"flag {effect.name}" if isinstance(effect, models.Flag) else effect.do


@pytest.mark.rule("AF-27.6", "AF-27.15")
@pytest.mark.parametrize(
    ("n", "name", "where", "reward", "boss"),
    prove_lines("""
AF-27.7 | 1 | A Larder Run | station-hall 6: 8 15 | food 3 | nobody
AF-27.8 | 2 | The Singing Wires | picture-house 8: 13 16 17 | population 2 | old-grin
AF-27.9 | 3 | Iron in the Yard | canal-locks 8: 10 18 19 | scrap 4, discovery | tollkeeper
AF-27.10 | 4 | The Lamp-Keeper | pumping-station 9: 14 20 21 | morale 2 | lamp-keeper
AF-27.11 | 5 | Seeds for Keeping | allotment-rows 4: 4 22 | flag seeds | nobody
AF-27.12 | 6 | Lost Litter | laundry-works 6: 12 23 | strays 3, population 2 | nobody
AF-27.13 | 7 | Spare Parts | bus-depot 5: 11 24 | nothing | mother-rust
AF-27.14 | 8 | The Third Letter | water-tower 6: 6 25 | nothing | nobody
"""),
)
def test_a_mission(n: str, name: str, where: str, reward: str, boss: str) -> None:
    card = BOOK.missions[int(n)]
    assert (card.name, card.main) == (name, card.n <= 4)
    assert f"{card.location} {card.allowance}: {' '.join(map(str, card.pages))}" == where
    assert (", ".join(map(write_reward, card.reward)) or "nothing") == reward
    assert card.allowance == find_distance(card.location) + (4 if card.main else 3)
    met = [
        (page, one.boss)
        for page in card.pages
        for one in list_effects(page, of=models.MakeEncounter)
    ]
    assert {one for one in met if one[1]} == (
        {(card.pages[-1], boss)} - {(card.pages[-1], "nobody")}
    )


@pytest.mark.rule("AF-27.6", "AF-27.7", "AF-27.8", "AF-27.9", "AF-27.10")
def test_main_missions_open_one_after_the_other_in_two_acts() -> None:
    assert [BOOK.missions[n].act for n in (1, 2, 3, 4)] == [1, 1, 2, 2]
    assert [BOOK.missions[n].opens_after for n in (2, 3, 4)] == [1, 2, 3]
    cards = BOOK.missions.values()
    assert len({card.story for card in cards}) == len({card.goal for card in cards}) == 8


@pytest.mark.rule("AF-27.7", "AF-27.8", "AF-27.10", "AF-27.12", "AF-27.13", "AF-27.14")
def test_what_each_mission_has_of_its_own() -> None:
    def flags(page: int) -> set[str]:
        return {one.name for one in list_effects(page, of=models.Flag) if one.campaign}

    assert list_effects(8, of=models.Task) and list_effects(24, of=models.Task)
    assert "letter1" in flags(9) and "letter2" in flags(17) and "letter3" in flags(25)
    endings = {one.id for one in list_effects(21) if one.do == "discovery"}
    assert endings >= {"d-end-1", "d-end-2", "d-end-3"}
    clock = list_nested_effects(BOOK.pages[23].find_entry("CALAMITY").do)
    assert any(isinstance(one, models.Flag) and one.name == "loft-lost" for one in clock)
    assert any(one.do == "vehicle" for one in list_effects(24))
    # Nobody is met in the tank but by the entry that noise has read.
    assert [where for where, _ in list_places(25, models.MakeEncounter)] == ["9"]
    loud = {where for where, one in list_places(25, models.Goto) if (one.do, one.n) == ("read", 9)}
    assert loud == {"THREAT", "CALAMITY", "6"}
    assert {one.name for one in list_effects(25, of=models.SetEnvironment)} == {"clatter"}


def find_distance(location: str) -> int:
    """Orthogonal steps from home."""
    (x, y), (at_x, at_y) = BOOK.locations[HOME].at, BOOK.locations[location].at
    return abs(at_x - x) + abs(at_y - y)


@pytest.mark.rule("AF-25.6", "AF-27.16")
def test_calamities_go_by_distance_and_six_use_the_hunt() -> None:
    hunts = []
    for page in BOOK.pages.values():
        assert page.calamity.value == find_distance(page.location) + 4
        does = list(list_nested_effects(page.find_entry(page.calamity.entry).do))
        assert does
        hunts += [page.id for one in does if isinstance(one, models.MakeEncounter) and one.hunt]
    assert len(hunts) == len(set(hunts)) == 6


# -- entries -------------------------------------------------------------------------------------


@pytest.mark.rule("AF-28.4")
def test_difficulties() -> None:
    for effect in list_effects(*BOOK.pages):
        if isinstance(effect, SkillTest):
            least, most = (3, 5) if effect.opposed else (4, 6)
            assert least <= effect.difficulty <= most, effect
        if isinstance(effect, models.Task):
            assert 3 <= effect.each <= 5, effect
    assert {token.difficulty for token in SCAVENGE.values()} == {4, 5, 6, 7, 8}


def list_entries() -> list[tuple[str, Entry]]:
    """All entries of the book, each with where it stands."""
    found = [(f"{page.id}/{e.id}", e) for page in BOOK.pages.values() for e in page.entries]
    return found + [(f"100/{one}", entry) for one, entry in BOOK.colony.items()]


def split_words(text: DeckText) -> list[str]:
    return re.findall(r"[\w'.]*\w", str(text).lower())


@pytest.mark.rule("AF-27.17")
def test_entries_have_20_to_70_words_and_numbered_ones_do_something() -> None:
    for where, entry in list_entries():
        assert 20 <= len(split_words(entry.text)) <= 70, where
        assert entry.do or not entry.id.isdigit() or where.startswith("100/"), where


def test_no_two_entries_begin_or_end_alike() -> None:
    texts = [split_words(entry.text) for _, entry in list_entries()]
    texts += [split_words(card.story) for card in BOOK.missions.values()]
    for part in (slice(0, 2), slice(-3, None)):
        seen = Counter(tuple(found[part]) for found in texts)
        assert [one for one, n in seen.items() if n > 1] == []


@pytest.mark.parametrize("page", PAGES)
def test_no_start_entry_removes_threats(page: Page) -> None:
    """None lies on the track when a page is set up (AF-4.13)."""
    for effect in list_nested_effects(page.find_entry("START").do):
        assert not (isinstance(effect, models.Count) and effect.do == "threat" and effect.n < 0)


@pytest.mark.rule("AF-26.13")
@pytest.mark.parametrize("page", [5, 7, 8, 10, 12, 14, 6])
def test_a_changed_place_stays_changed(page: int) -> None:
    """START keeps it so from then on: a line, an exit or an environment differs."""
    flags = [one.name for one in list_effects(page, of=models.Flag) if one.campaign]
    one = BOOK.pages[page]
    states = [list_done_at_start(one, {}), list_done_at_start(one, {}, *flags)]
    if page == 10:  # The ferry comes with the mission itself.
        states.append(list_done_at_start(one, {3: "done"}, *flags))
    lasting = [[e for e in does if e.do in ("line", "exit", "environment")] for does in states]
    assert all(lasting[0] != after for after in lasting[1:])
