"""What is refused when the book is loaded (AF-25.14): broken pages, each named."""

from __future__ import annotations

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
from tests.rules.aftermath.model.own_book import effects, page

pytestmark = pytest.mark.rule("AF-25.14")

KNOWN = Known(
    discoveries=["d-one"],
    items=["spoon", "noisy"],
    enemies=["rat"],
    bosses=["cat"],
    characters=["wren"],
)
POI: dict[int, Any] = {2: {"poi": "1"}}


def made(
    *does: Any, spaces: Mapping[int, Any] | None = None, entries: Any = None, **fields: Any
) -> Page:
    """A page whose point of interest does this; its exit leads on to the travel map."""
    written = {"1": list(does), "EXIT-A": ["travel"], **(entries or {})}
    return decks.BOOK.pages[
        page(spaces=POI if spaces is None else spaces, entries=written, **fields)
    ]


def book(*pages: Page, missions: Mapping[int, MissionCard] | None = None) -> Book:
    """A book of these pages, the first of which is that of its one location."""
    lane = decks.BOOK.locations["signal-box-lane"].model_copy(update={"page": pages[0].id})
    return replace(
        decks.BOOK,
        pages={one.id: one for one in pages},
        locations={lane.id: lane},
        missions=missions or {},
        colony={},
        closing={},
    )


def refused(*does: Any, **how: Any) -> str:
    """Why a book of such a page is refused."""
    return refused_book(book(made(*does, **how)))


def refused_book(
    one: Book, known: Known = KNOWN, more: Sequence[tuple[str, tuple[Effect, ...]]] = ()
) -> str:
    with pytest.raises(BrokenCard) as error:
        check_book(one, known, more)
    return str(error.value)


def test_the_book_is_as_it_should_be_and_so_is_a_page_of_the_tests() -> None:
    decks.check_content()
    check_book(book(made({"dial": {"food": 1}})), KNOWN, ())


def test_the_checks_are_made_at_loading(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: Any) -> None:
        raise BrokenCard("looked at")

    monkeypatch.setattr(book_reach, "check_reach", broken)
    spec = find_spec("rules.aftermath.model.decks")
    assert spec is not None
    assert spec.loader is not None
    with pytest.raises(BrokenCard, match="looked at"):  # a copy, since others use the real one
        spec.loader.exec_module(module_from_spec(spec))


# -- entries -------------------------------------------------------------------------------------


def test_an_entry_that_is_not_there() -> None:
    assert refused({"read": 7}).endswith("there is no entry 7")
    task = {"name": "Lift it", "attribute": "strength", "each": 3, "entry": 8}
    assert refused({"task": task}).endswith("there is no entry 8")
    assert refused(spaces={2: {"poi": "1"}, 3: {"objective": "9"}}).endswith("there is no entry 9")


def test_an_entry_that_nothing_reads() -> None:
    assert refused(entries={"5": []}).endswith("nothing reads entry 5")


def test_an_entry_that_is_there_twice() -> None:
    one = made()
    twice = one.model_copy(update={"entries": (*one.entries, one.entries[0])})
    assert refused_book(book(twice)).endswith("an entry is there twice")


@pytest.mark.rule("AF-3.19")
def test_entries_that_read_each_other_in_a_circle() -> None:
    circle = {"2": [{"if": {"when": {}, "then": [{"read": 1}]}}]}
    assert refused({"read": 2}, entries=circle).endswith("entry 1: reads itself")


@pytest.mark.rule("AF-3.19")
def test_entries_too_deep_inside_each_other() -> None:
    chain: dict[str, Any] = {str(n): [{"read": n + 1}] for n in range(2, 9)}
    said = refused({"read": 2}, entries={**chain, "9": []})
    assert said.endswith("entry 9: is read more than 8 deep")
    del chain["8"]
    check_page(made({"read": 2}, entries={**chain, "8": []}))


@pytest.mark.rule("AF-3.19")
def test_what_is_read_when_enemies_are_beaten_is_no_circle() -> None:
    check_page(made({"encounter": {"enemies": ["rat"], "loot": [{"read": 1}]}}))


def test_an_exit_that_may_lead_nowhere() -> None:
    nowhere = [{"if": {"when": {}, "then": ["travel"]}}]
    said = refused(entries={"EXIT-A": nowhere})
    assert said.endswith("entry EXIT-A: may end without leading anywhere")


@pytest.mark.parametrize(
    "does",
    [
        {"if": {"when": {}, "then": ["travel"], "otherwise": [{"goto": 3}]}},
        {"test": {"attribute": "agility", "difficulty": 4, "ok": ["travel"], "ko": ["travel"]}},
        {"choice": [{"label": "On", "do": ["travel"]}, {"label": "Off", "do": [{"goto": 3}]}]},
        {"mission": {"n": 1, "to": "success"}},
        {"read": 1},
    ],
)
def test_an_exit_that_leads_on_whatever_happens(does: Any) -> None:
    check_page(made("travel", entries={"EXIT-A": [does]}))


# -- choices -------------------------------------------------------------------------------------


@pytest.mark.rule("AF-17.11")
@pytest.mark.parametrize(
    "fields",
    [
        {"default": 2},
        {"default": -1},
        {"of": [{"label": "Pay", "cost": {"food": 1}}, {"label": "Go"}]},
        {"of": [{"label": "Climb", "need": {"flag": {"rope": 1}}}, {"label": "Go"}]},
    ],
)
def test_a_choice_without_a_default_that_is_always_legal(fields: dict[str, Any]) -> None:
    ways = [{"label": "Go"}, {"label": "Stay"}]
    effects({"choice": {"of": ways}})
    with pytest.raises(ValidationError):
        effects({"choice": {"of": ways, **fields}})


@pytest.mark.rule("AF-25.8", "AF-25.9", "AF-25.10")
@pytest.mark.parametrize("unknown", ["sing", {"sing": 2}, {"dial": {"joy": 1}}, {"wound": "hard"}])
def test_an_effect_that_is_not_in_the_vocabulary(unknown: Any) -> None:
    with pytest.raises(ValidationError):
        effects(unknown)


# -- the map -------------------------------------------------------------------------------------


def test_a_space_that_no_dashed_line_leads_to() -> None:
    lines = {"dash": [(1, 2)], "red": [(2, 3)]}
    assert refused(lines=lines).endswith("no dashed line leads to spaces [3]")


def test_two_lines_between_the_same_spaces() -> None:
    lines = {"dash": [(1, 2), (2, 3)], "red": [(3, 2)]}
    assert refused(lines=lines).endswith("two lines join the same spaces")


def test_lines_to_spaces_that_are_not_there() -> None:
    one = made()
    broken = one.model_copy(update={"blind": ((1, 14),)})
    assert refused_book(book(broken)).endswith("lines lead to spaces {14}, which are not there")


def test_a_page_without_a_start_space() -> None:
    spaces = {1: {"start": False}, 2: {"poi": "1"}}
    assert refused(spaces=spaces).endswith("has no start space")


def test_an_exit_that_no_space_bears() -> None:
    said = refused(
        spaces={2: {"poi": "1", "exit": "A"}},
        exits=[{"letter": "A"}, {"letter": "B"}],
        entries={"EXIT-B": ["travel"]},
    )
    assert said.endswith("exits and the spaces that bear their letters differ")


def test_a_closed_exit_that_nothing_opens() -> None:
    shut = [{"letter": "A", "open": False}]
    spaces = {2: {"poi": "1", "exit": "A"}}
    assert refused(spaces=spaces, exits=shut).endswith("nothing ever opens exit A")
    check_page(made({"exit": {"letter": "A"}}, spaces=spaces, exits=shut))


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ({"place": {"token": "fire", "spaces": [2, 9]}}, "there is no space 9"),
        ({"move": {"space": 9}}, "there is no space 9"),
        ({"line": {"between": [2, 9], "to": "dash"}}, "there is no space 9"),
        ({"objective": 3}, "space 3 has no entry for an objective"),
        ({"exit": {"letter": "B"}}, "there is no exit B"),
    ],
)
def test_an_effect_on_what_the_map_does_not_have(does: Any, said: str) -> None:
    assert refused(does).endswith(f"entry 1: {said}")


def test_enemies_without_a_space_to_start_on() -> None:
    spaces = {2: {"poi": "1"}, 6: {"enemy": False}}
    said = refused({"encounter": {"enemies": ["rat"]}}, spaces=spaces)
    assert said.endswith("enemies have no space to start on")


# -- what effects name ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ({"discovery": "d-two"}, "there is no discovery card d-two"),
        ({"banish": "d-two"}, "there is no discovery card d-two"),
        ({"item": {"id": "fork"}}, "there is no item fork"),
        ({"encounter": {"enemies": ["dog"]}}, "there is no ordinary enemy dog"),
        ({"encounter": {"enemies": ["cat"]}}, "there is no ordinary enemy cat"),
        ({"encounter": {"boss": "rat"}}, "there is no boss rat"),
        ({"encounter": {}}, "an encounter with nobody"),
        ({"goto": 40}, "there is no page 40"),
        ({"mission": {"n": 6, "to": "open"}}, "there is no mission 6"),
        ({"if": {"when": {"character": "cog"}}}, "there is no character cog"),
        ({"if": {"when": {"item": "fork"}}}, "there is no item fork"),
        ({"if": {"when": {"mission": {6: "open"}}}}, "there is no mission 6"),
        ({"if": {"when": {"flag": {"seen": 1}}}}, "asks for the flag seen, which nothing sets"),
        ({"if": {"when": {"no": ["seen"]}}}, "asks for the flag seen, which nothing sets"),
        ({"flag": "heard"}, "sets the flag heard, for which nothing asks"),
    ],
)
def test_an_effect_that_names_what_is_not_there(does: Any, said: str) -> None:
    assert refused(does).endswith(f"entry 1: {said}")
    nested = {"test": {"attribute": "agility", "difficulty": 4, "ko": [does]}}
    assert refused(nested).endswith(f"entry 1: {said}")


def test_what_there_is_may_be_named() -> None:
    one = made(
        {"discovery": "d-one"},
        {"item": {"id": "spoon"}},
        {"encounter": {"enemies": ["rat"], "boss": "cat"}},
        {"flag": "heard"},
        {"if": {"when": {"flag": {"heard": 1}, "character": "wren", "item": "noisy"}}},
    )
    check_book(book(one), KNOWN, ())


def test_conditions_of_entries_exits_and_options_are_looked_at_too() -> None:
    asks = {"when": {"flag": {"seen": 1}}}
    assert "entry 1: asks for the flag seen" in refused(entries={"1": asks})
    ways = [{"letter": "A", **asks}]
    spaces = {2: {"poi": "1", "exit": "A"}}
    assert "exit A: asks for the flag seen" in refused(spaces=spaces, exits=ways)
    options = [{"label": "Go"}, {"label": "Stay", "need": {"flag": {"seen": 1}}}]
    assert "entry 1: asks for the flag seen" in refused({"choice": options})


def test_flags_of_cards_and_of_the_rules_count() -> None:
    one = book(made({"if": {"when": {"flag": {"seen": 1}}}}))
    check_book(one, KNOWN, [("card", effects({"flag": "seen"}))])
    check_book(book(made({"flag": "seeds"})), replace(KNOWN, flags=["seeds"]), ())
    said = refused_book(book(made()), replace(KNOWN, flags=["seeds"]))
    assert said == "the rules ask for the flag seeds, which nothing sets"


def test_what_cards_do_is_looked_at_too() -> None:
    said = refused_book(book(made()), KNOWN, [("card tea", effects({"item": {"id": "fork"}}))])
    assert said == "card tea: there is no item fork"


def test_places_of_the_travel_map_and_missions_lead_to_pages() -> None:
    whole = book(made())
    lane = whole.locations["signal-box-lane"]
    away = {"lane": lane.model_copy(update={"page": 99})}
    assert refused_book(replace(whole, locations=away)) == (
        "location signal-box-lane: there is no page 99"
    )
    first = decks.BOOK.missions[1].model_copy(update={"pages": (99,), "reward": ()})
    said = refused_book(replace(whole, missions={1: first}))
    assert said == "mission 1: there is no page 99"


# -- what can never be come to -------------------------------------------------------------------


def lost(one: Book, discoveries: Sequence[str] = (), **cards: tuple[Effect, ...]) -> str:
    with pytest.raises(BrokenCard) as error:
        book_reach.check_reach(one, discoveries, cards)
    return str(error.value)


def test_a_book_that_can_be_come_to() -> None:
    book_reach.check_reach(book(made()), (), {})


def test_a_page_to_which_nothing_leads() -> None:
    first, second = made(), made()
    assert lost(book(first, second)) == f"page {second.id}: nothing leads there"
    book_reach.check_reach(book(made({"goto": second.id}), second), (), {})


def test_an_entry_that_can_never_be_read() -> None:
    never = {"if": {"when": {"flag": {"key": 1}}, "then": [{"read": 2}]}}
    said = lost(book(made(never, entries={"2": [{"flag": "key"}]})))
    assert said.endswith("entry 2: can never be read")
    book_reach.check_reach(book(made(never, {"flag": "key"}, entries={"2": []})), (), {})


def test_an_objective_that_is_never_placed() -> None:
    spaces = {2: {"poi": "1"}, 3: {"objective": "2"}}
    said = lost(book(made(spaces=spaces, entries={"2": []})))
    assert said.endswith("entry 2: can never be read")
    book_reach.check_reach(book(made({"objective": 3}, spaces=spaces, entries={"2": []})), (), {})


def test_an_exit_that_never_opens() -> None:
    spaces = {2: {"poi": "1", "exit": "A"}}
    shut = [{"letter": "A", "open": False}]
    key = {"if": {"when": {"flag": {"key": 1}}, "then": [{"exit": {"letter": "A"}}]}}
    said = lost(book(made(key, spaces=spaces, exits=shut)))
    assert said.endswith("entry EXIT-A: can never be read")


def test_a_mission_that_can_never_succeed() -> None:
    missions = {1: decks.BOOK.missions[1], 3: decks.BOOK.missions[3]}
    done = [{"mission": {"n": n, "to": "success"}} for n in missions]
    assert lost(book(made(*done), missions=missions)) == "mission 3: can never succeed"
    opened = {3: missions[3].model_copy(update={"opens_after": 1, "reward": ()})}
    cards = {"d-place-4": ()}
    whole = book(made(*done), missions={**missions, **opened})
    book_reach.check_reach(whole, (), cards)


def test_an_ending_that_can_never_be_come_to() -> None:
    said = lost(book(made({"discovery": "d-end-1"})), ["d-end-1", "d-end-2"])
    assert said == "discovery card d-end-2: can never be retrieved"


def test_loot_discoveries_and_rewards_lead_on() -> None:
    loot = {"encounter": {"enemies": ["rat"], "loot": [{"discovery": "d-one"}]}}
    asks = {"if": {"when": {"flag": {"key": 1}}, "then": [{"mission": {"n": 1, "to": "success"}}]}}
    reward = decks.BOOK.missions[1].model_copy(update={"reward": effects({"flag": "won"})})
    door = {"if": {"when": {"flag": {"won": 1}}, "then": [{"read": 2}]}}
    one = book(made(loot, asks, door, entries={"2": []}), missions={1: reward})
    book_reach.check_reach(one, ["d-one"], {"d-one": effects({"flag": "key"})})
    assert lost(one, ["d-one"]).endswith("entry 2: can never be read")
