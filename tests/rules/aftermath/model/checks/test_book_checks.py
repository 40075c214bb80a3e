"""What is refused when the book is loaded (AF-25.14): broken pages, each named."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib.util import find_spec, module_from_spec
from typing import Any

import pytest
from pydantic import ValidationError

from rules.aftermath.effects.models import Effect
from rules.aftermath.model import decks
from rules.aftermath.model.book import Book, MissionCard, Page
from rules.aftermath.model.checks import book_reach
from rules.aftermath.model.checks.book_checks import Known, check_book, check_page
from rules.kit.content import BrokenCard
from tests.rules.aftermath.model.own_book import make_effects
from tests.rules.aftermath.positions import Place, read_effects
from tests.rules.aftermath.rows import read_lines

pytestmark = pytest.mark.rule("AF-25.14")

KNOWN = Known(
    discoveries=["d-one"],
    items=["spoon", "noisy"],
    enemies=["rat"],
    bosses=["cat"],
    characters=["wren"],
)


def print_page(described: str = "entry 1") -> Page:
    """A page with a point of interest, whose exit leads on to the travel map, unless it is
    described otherwise."""
    place = Place()
    for statement in ("space 2 poi=1", "entry EXIT-A travel", "entry 1", *described.split("; ")):
        place.take(statement)
    return decks.BOOK.pages[place.print_page()]


def bind_book(*pages: Page, missions: Mapping[int, MissionCard] | None = None) -> Book:
    """A book of these pages, the first of which is that of its one location."""
    lane = decks.BOOK.locations["signal-box-lane"].model_copy(update={"page": pages[0].id})
    numbered = {one.id: one for one in pages}
    book = replace(decks.BOOK, pages=numbered, locations={lane.id: lane}, missions=missions or {})
    return replace(book, colony={}, closing={})


def refuse_book(
    book: Book, known: Known = KNOWN, more: Sequence[tuple[str, tuple[Effect, ...]]] = ()
) -> str:
    """Why a book is refused."""
    with pytest.raises(BrokenCard) as error:
        check_book(book, known, more)
    return str(error.value)


def test_the_book_and_a_test_page_pass_the_checks() -> None:
    decks.check_content()
    check_book(bind_book(print_page("entry 1 {dial: {food: 1}}")), KNOWN, ())


def test_the_checks_run_at_loading(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: Any) -> None:
        raise BrokenCard("looked at")

    monkeypatch.setattr(book_reach, "check_reach", broken)
    spec = find_spec("rules.aftermath.model.decks")
    assert spec is not None
    assert spec.loader is not None
    with pytest.raises(BrokenCard, match="looked at"):  # a copy, since others use the real one
        spec.loader.exec_module(module_from_spec(spec))


REFUSED = """
entry 1 {read: 7} | there is no entry 7
entry 1 {task: {name: Lift it, attribute: strength, each: 3, entry: 8}} | there is no entry 8
space 3 objective=9 | there is no entry 9
entry 5 | nothing reads entry 5
entry EXIT-A {if: {when: {}, then: [travel]}} | entry EXIT-A: may end without leading anywhere
page dash 1-2 red 2-3 | no dashed line leads to spaces [3]
page dash 1-2-3 red 3-2 | two lines join the same spaces
page dash 1-2-3; blind 1-14 | lines lead to spaces {14}, which are not there
space 1 start=no | has no start space
space 2 poi=1 exit=A; exit A; exit B; entry EXIT-B travel
        | exits and the spaces that bear their letters differ
space 2 poi=1 exit=A; exit A closed | nothing ever opens exit A
entry 1 {place: {token: fire, spaces: [2, 9]}} | entry 1: there is no space 9
entry 1 {move: {space: 9}} | entry 1: there is no space 9
entry 1 {line: {between: [2, 9], to: dash}} | entry 1: there is no space 9
entry 1 {objective: 3} | entry 1: space 3 has no entry for an objective
entry 1 {exit: {letter: B}} | entry 1: there is no exit B
space 6 enemy=no; entry 1 {encounter: {enemies: [rat]}} | enemies have no space to start on
"""


@pytest.mark.parametrize(("described", "said"), read_lines(REFUSED))
def test_pages_that_are_refused(described: str, said: str) -> None:
    assert refuse_book(bind_book(print_page(described))).endswith(said)


def test_a_duplicate_entry_is_refused() -> None:
    one = print_page()
    twice = one.model_copy(update={"entries": (*one.entries, one.entries[0])})
    assert refuse_book(bind_book(twice)).endswith("an entry is there twice")


@pytest.mark.rule("AF-3.19")
def test_circular_and_too_deeply_nested_entries_are_refused() -> None:
    circle = "entry 1 {read: 2}; entry 2 {if: {when: {}, then: [{read: 1}]}}"
    assert refuse_book(bind_book(print_page(circle))).endswith("entry 1: reads itself")
    chain = [f"entry {n} {{read: {n + 1}}}" for n in range(1, 9)]
    deep = "; ".join([*chain, "entry 9"])
    assert refuse_book(bind_book(print_page(deep))).endswith("entry 9: is read more than 8 deep")
    check_page(print_page("; ".join([*chain[:-1], "entry 8"])))


LEADS_ON = """
entry EXIT-A {if: {when: {}, then: [travel], otherwise: [{goto: 3}]}}
entry EXIT-A {test: {attribute: agility, difficulty: 4, ok: [travel], ko: [travel]}}
entry EXIT-A {choice: [{label: Ahead, do: [travel]}, {label: Aside, do: [{goto: 3}]}]}
entry EXIT-A {mission: {n: 1, to: success}}
entry EXIT-A {read: 1}; entry 1 travel
space 2 poi=1 exit=A; exit A closed; entry 1 {exit: {letter: A}}
entry 1 {encounter: {enemies: [rat], loot: [{read: 1}]}}
"""


@pytest.mark.rule("AF-3.19")
@pytest.mark.parametrize("described", LEADS_ON.strip().splitlines())
def test_pages_that_lead_on_are_accepted(described: str) -> None:
    """What is read when enemies are beaten is no circle."""
    check_page(print_page(described))


@pytest.mark.rule("AF-17.11", "AF-25.8", "AF-25.9", "AF-25.10")
@pytest.mark.parametrize(
    "does",
    [
        "{choice: {default: 2, of: [{label: Go}, {label: Stay}]}}",
        "{choice: {default: -1, of: [{label: Go}, {label: Stay}]}}",
        "{choice: {of: [{label: Pay, cost: {food: 1}}, {label: Go}]}}",
        "{choice: {of: [{label: Climb, need: {flag: {rope: 1}}}, {label: Go}]}}",
        *("sing", "{sing: 2}", "{dial: {joy: 1}}", "{wound: hard}"),
    ],
)
def test_a_choice_without_a_legal_default_and_unknown_words_are_refused(does: str) -> None:
    make_effects(*read_effects("{choice: {of: [{label: Go}, {label: Stay}]}}"))
    with pytest.raises(ValidationError):
        make_effects(*read_effects(does))


UNKNOWN = """
{discovery: d-two} | there is no discovery card d-two
{banish: d-two} | there is no discovery card d-two
{item: {id: fork}} | there is no item fork
{encounter: {enemies: [dog]}} | there is no ordinary enemy dog
{encounter: {enemies: [cat]}} | there is no ordinary enemy cat
{encounter: {boss: rat}} | there is no boss rat
{encounter: {}} | an encounter with nobody
{goto: 40} | there is no page 40
{mission: {n: 6, to: open}} | there is no mission 6
{if: {when: {character: cog}}} | there is no character cog
{if: {when: {item: fork}}} | there is no item fork
{if: {when: {mission: {6: open}}}} | there is no mission 6
{if: {when: {flag: {seen: 1}}}} | asks for the flag seen, which nothing sets
{if: {when: {'no': [seen]}}} | asks for the flag seen, which nothing sets
{choice: [{label: Go}, {label: Stay, need: {flag: {seen: 1}}}]}
        | asks for the flag seen, which nothing sets
{flag: heard} | sets the flag heard, for which nothing asks
"""


@pytest.mark.parametrize(("does", "said"), read_lines(UNKNOWN))
def test_an_effect_that_names_something_missing_is_refused(does: str, said: str) -> None:
    nested = f"{{test: {{attribute: agility, difficulty: 4, ko: [{does}]}}}}"
    for written in (does, nested):
        assert refuse_book(bind_book(print_page(f"entry 1 {written}"))).endswith(f"entry 1: {said}")


def test_existing_cards_and_flags_may_be_named() -> None:
    asks = "{if: {when: {flag: {heard: 1}, character: wren, item: noisy}}}"
    met = "{encounter: {enemies: [rat], boss: cat}}, {flag: heard}"
    page = print_page(f"entry 1 {{discovery: d-one}}, {{item: {{id: spoon}}}}, {met}, {asks}")
    check_book(bind_book(page), KNOWN, ())


def test_conditions_are_checked_wherever_they_stand() -> None:
    one = print_page("space 2 poi=1 exit=A; exit A flag=seen")
    assert "exit A: asks for the flag seen" in refuse_book(bind_book(one))
    entry, exit_a = one.find_entry("1"), one.exits[0].model_copy(update={"when": None})
    entries = [each for each in one.entries if each is not entry]
    asking = entry.model_copy(update={"when": one.exits[0].when})
    other = one.model_copy(update={"entries": (*entries, asking), "exits": (exit_a,)})
    assert "entry 1: asks for the flag seen" in refuse_book(bind_book(other))
    idle, line = bind_book(print_page()), next(iter(decks.BOOK.closing.values()))
    line = line.model_copy(update={"when": one.exits[0].when})
    assert refuse_book(replace(idle, colony={"X": asking})).startswith("page 100, entry X: asks")
    assert refuse_book(replace(idle, closing={"x": line})).startswith("closing line x: asks")


def test_flags_and_effects_of_cards_and_rules_are_checked_too() -> None:
    one = bind_book(print_page("entry 1 {if: {when: {flag: {seen: 1}}}}"))
    check_book(one, KNOWN, [("card", make_effects({"flag": "seen"}))])
    seeds = replace(KNOWN, flags=["seeds"])
    check_book(bind_book(print_page("entry 1 {flag: seeds}")), seeds, ())
    said = refuse_book(bind_book(print_page()), seeds)
    assert said == "the rules ask for the flag seeds, which nothing sets"
    card = [("card tea", make_effects({"item": {"id": "fork"}}))]
    assert refuse_book(bind_book(print_page()), KNOWN, card) == "card tea: there is no item fork"


def test_locations_and_missions_must_lead_to_existing_pages() -> None:
    whole = bind_book(print_page())
    lane = whole.locations["signal-box-lane"].model_copy(update={"page": 99})
    said = refuse_book(replace(whole, locations={"lane": lane}))
    assert said == "location signal-box-lane: there is no page 99"
    first = decks.BOOK.missions[1].model_copy(update={"pages": (99,), "reward": ()})
    assert refuse_book(replace(whole, missions={1: first})) == "mission 1: there is no page 99"


# -- what can never be come to -------------------------------------------------------------------


def find_lost(book: Book, discoveries: Sequence[str] = (), **cards: tuple[Effect, ...]) -> str:
    """What in a book can never be reached."""
    with pytest.raises(BrokenCard) as error:
        book_reach.check_reach(book, discoveries, cards)
    return str(error.value)


UNREACHED = """
entry 1 {if: {when: {flag: {key: 1}}, then: [{read: 2}]}}; entry 2 {flag: key}
        | entry 2: can never be read
space 3 objective=2; entry 2 | entry 2: can never be read
space 2 poi=1 exit=A; exit A closed;
        entry 1 {if: {when: {flag: {key: 1}}, then: [{exit: {letter: A}}]}}
        | entry EXIT-A: can never be read
"""
REACHED = """
entry 1
entry 1 {if: {when: {flag: {key: 1}}, then: [{read: 2}]}}, {flag: key}; entry 2
space 3 objective=2; entry 1 {objective: 3}; entry 2
"""


@pytest.mark.parametrize(("described", "said"), read_lines(UNREACHED))
def test_an_entry_that_can_never_be_read_is_refused(described: str, said: str) -> None:
    assert find_lost(bind_book(print_page(described))).endswith(said)


@pytest.mark.parametrize("described", REACHED.strip().splitlines())
def test_reachable_pages_are_accepted(described: str) -> None:
    book_reach.check_reach(bind_book(print_page(described)), (), {})


def test_a_page_to_which_nothing_leads_is_refused() -> None:
    second = print_page()
    assert find_lost(bind_book(print_page(), second)) == f"page {second.id}: nothing leads there"
    first = print_page(f"entry 1 {{goto: {second.id}}}")
    book_reach.check_reach(bind_book(first, second), (), {})


def test_a_mission_that_can_never_succeed_is_refused() -> None:
    missions = {n: decks.BOOK.missions[n] for n in (1, 3)}
    page = print_page("entry 1 {mission: {n: 1, to: success}}, {mission: {n: 3, to: success}}")
    assert find_lost(bind_book(page, missions=missions)) == "mission 3: can never succeed"
    opened = missions[3].model_copy(update={"opens_after": 1, "reward": ()})
    whole = bind_book(page, missions={**missions, 3: opened})
    book_reach.check_reach(whole, (), {"d-place-4": ()})


def test_an_ending_that_can_never_be_retrieved_is_refused() -> None:
    said = find_lost(bind_book(print_page("entry 1 {discovery: d-end-1}")), ["d-end-1", "d-end-2"])
    assert said == "discovery card d-end-2: can never be retrieved"


def test_loot_discoveries_and_rewards_make_entries_reachable() -> None:
    loot = "{encounter: {enemies: [rat], loot: [{discovery: d-one}]}}"
    asks = "{if: {when: {flag: {key: 1}}, then: [{mission: {n: 1, to: success}}]}}"
    door = "{if: {when: {flag: {won: 1}}, then: [{read: 2}]}}"
    reward = decks.BOOK.missions[1].model_copy(update={"reward": make_effects({"flag": "won"})})
    one = bind_book(print_page(f"entry 1 {loot}, {asks}, {door}; entry 2"), missions={1: reward})
    book_reach.check_reach(one, ["d-one"], {"d-one": make_effects({"flag": "key"})})
    assert find_lost(one, ["d-one"]).endswith("entry 2: can never be read")
