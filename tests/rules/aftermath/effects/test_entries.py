"""Entries of the book: how they are read, and what the plain effects do (AF-3, AF-25)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.effects import choices, operations
from rules.aftermath.effects.choosing import find_affected
from rules.aftermath.effects.models import Who
from rules.aftermath.effects.performing import (
    apply_effects,
    find_effect_at,
    find_effect_source,
    read_entry,
)
from rules.aftermath.model.decks import DISCOVERIES
from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import MOST_NESTED
from rules.aftermath.play import calamities
from rules.aftermath.play.combat import poison_and_fire
from rules.aftermath.play.context import Here
from rules.aftermath.play.page import pages
from rules.engine import Play
from tests.rules.aftermath.build import A, B, Case, Party
from tests.rules.aftermath.model.own_book import WORDS, discovery, effects, page

assert choices
assert operations


def reads(number: int, entry: str, *luck: Any, party: Party | None = None, by: Member = A) -> Case:
    party = party or Party(page=number)
    return party.play(lambda h: read_entry(h, entry, by), *luck)


def done(*written: Any, party: Party | None = None, by: Member = A) -> Case:
    """What effects do, without an entry around them."""
    party = party or Party()
    return party.play(lambda h: apply_effects(h, effects(*written), by, "The ledge"))


# -- reading -------------------------------------------------------------------------------------


@pytest.mark.rule("AF-3.2")
def test_an_entry_becomes_public_when_it_is_read() -> None:
    words = "Under the lid there is another lid, and under that one somebody has drawn a third."
    number = page(spaces={3: {"poi": "1"}}, entries={"1": {"text": words}})
    case = reads(number, "1")
    (told,) = case.told("passage")
    assert told.seats is None
    assert told.text == "Wren explores the space 3."
    assert told.data["passage"] == words
    assert case.s.colony.tale == [f"@{number}/1"]
    assert case.s.read == {number: ["1"]}


@pytest.mark.rule("AF-3.2", "AF-3.16")
def test_the_words_of_an_entry_are_told_once_a_chapter() -> None:
    """Read again it does the same, and only its title is told."""
    words = "The lid moves, and whatever is under it has not slept since the last time."
    more = [{"text": "It is still hungry."}, {"dial": {"food": -1}}]
    number = page(entries={"THREAT": {"text": words, "do": more}})

    def twice(h: Here) -> Play[None]:
        for _ in range(2):
            yield from read_entry(h, "THREAT", A)

    case = Party(page=number).play(twice)
    assert [event.data["passage"] for event in case.told("passage")] == [words, more[0]["text"]]
    assert [event.text for event in case.told("entry")] == [case.told("passage")[0].text]


@pytest.mark.rule("AF-3.3")
def test_the_kinds_of_entry_are_named_by_what_leads_to_them() -> None:
    entries: dict[str, Any] = {"1": [], "2": [], "START": [{"read": 3}], "3": []}
    number = page(spaces={2: {"poi": "1"}, 3: {"objective": "2"}}, entries=entries)
    ids = ("START", "1", "2", "THREAT", "CALAMITY", "EXIT-A")
    titles = []
    for one in ids:
        titles.append([event.text for event in reads(number, one).told("passage")])
    assert titles == [
        ["The party looks around.", "Nowhere: there is more to tell."],
        ["Wren explores the space 2."],
        ["Wren explores the space 3."],
        ["The threats bring trouble at Nowhere."],
        ["The calamity strikes at Nowhere."],
        ["Way A."],
    ]


@pytest.mark.rule("AF-3.18")
def test_effects_resolve_in_order_and_what_is_read_inside() -> None:
    entries = {
        "1": [{"dial": {"food": 1}}, {"read": 2}, {"dial": {"food": 4}}],
        "2": [{"dial": {"food": 2}}],
    }
    number = page(spaces={2: {"poi": "1"}}, entries=entries)
    party = Party(page=number).dials(food=0)
    told = reads(number, "1", party=party).texts("dial")
    assert told == [f"Space 2: food +{n} (now {now})." for n, now in ((1, 1), (2, 3), (4, 7))]


@pytest.mark.rule("AF-3.19")
def test_entries_are_read_eight_deep_at_most() -> None:
    chain: dict[str, Any] = {str(n): [{"read": n + 1}] for n in range(1, MOST_NESTED + 2)}
    number = page(entries={**chain, str(MOST_NESTED + 2): []})
    case = reads(number, "1")
    assert case.s.read[number] == [str(n) for n in range(1, 9)]


@pytest.mark.rule("AF-3.16")
@pytest.mark.parametrize(
    ("revisit", "repeat", "food"),
    [(False, False, 1), (False, True, 1), (True, False, 0), (True, True, 1)],
)
def test_on_a_revisit_only_entries_marked_repeat_are_read(
    revisit: bool, repeat: bool, food: int
) -> None:
    number = page(entries={"1": {"repeat": repeat, "do": [{"dial": {"food": 1}}]}})
    party = Party(page=number).dials(food=0)
    party.state.visit.revisit = revisit
    assert reads(number, "1", party=party).dial("food") == food


@pytest.mark.rule("AF-3.17")
def test_on_a_revisit_start_is_read_again_without_what_is_for_the_first_visit() -> None:
    first = {"if": {"when": {"first_visit": True}, "then": [{"dial": {"scrap": 1}}]}}
    number = page(entries={"START": [{"dial": {"food": 1}}, first]})
    party = Party(page=number).dials(food=0, scrap=0)
    party.state.visit.revisit = True
    case = reads(number, "START", party=party)
    assert (case.dial("food"), case.dial("scrap")) == (1, 0)


@pytest.mark.rule("AF-3.17")
@pytest.mark.parametrize("one", ["THREAT", "CALAMITY", "EXIT-A"])
def test_on_a_revisit_entries_without_a_number_work_as_usual(one: str) -> None:
    number = page(entries={one: [{"dial": {"food": 1}}]})
    party = Party(page=number).dials(food=0)
    party.state.visit.revisit = True
    assert reads(number, one, party=party).dial("food") == 1


def test_an_entry_is_read_once_in_a_mission_unless_it_repeats() -> None:
    once, often = [{"dial": {"food": 1}}], {"repeat": True, "do": [{"dial": {"scrap": 1}}]}
    number = page(entries={"1": once, "2": often})
    party = Party(page=number).dials(food=0, scrap=0).set(read={number: ["1", "2"]})
    case = reads(number, "1", party=party)
    assert case.dial("food") == 0
    case = reads(number, "2", party=Party(page=number).dials(scrap=0).set(read={number: ["2"]}))
    assert case.dial("scrap") == 1


def test_an_entry_whose_condition_fails_is_passed_and_may_be_read_later() -> None:
    number = page(entries={"1": {"when": {"flag": {"key": 1}}, "do": [{"dial": {"food": 1}}]}})
    case = reads(number, "1", party=Party(page=number).dials(food=0))
    assert case.s.read == {}
    assert case.dial("food") == 0
    case = reads(number, "1", party=Party(page=number).dials(food=0).flags(key=1))
    assert case.dial("food") == 1


@pytest.mark.rule("AF-3.15")
def test_what_an_exit_says_is_no_secret_that_comes_out() -> None:
    number = page(entries={"1": []})
    assert reads(number, "EXIT-A").s.read == {}


def test_where_an_effect_stands_is_known_while_it_is_carried_out() -> None:
    prize = {"encounter": {"enemies": ["latch-rat"], "loot": [{"dial": {"food": 1}}]}}
    number = page(entries={"1": [{"dial": {"food": 1}}, {"if": {"when": {}, "then": [prize]}}]})
    party = Party(page=number)

    def script(h: Any) -> str:
        h.reading.append((number, "1"))
        entry = party.state.visit.printed_page.find_entry("1")
        return find_effect_source(h, entry.do[1].then[0])

    where = party.play(script).returned
    assert where == "1/2"
    assert find_effect_at(party.state.visit.printed_page, where).do == "encounter"


# -- plain effects -------------------------------------------------------------------------------


@pytest.mark.rule("AF-25.8")
def test_text_is_told_and_belongs_to_the_tale() -> None:
    case = done({"text": "A bell rings, twice."})
    assert [event.data["passage"] for event in case.told("passage")] == ["A bell rings, twice."]
    assert case.s.colony.tale == ["A bell rings, twice."]


@pytest.mark.parametrize("kept", ["=aftermath/content/discoveries#d-folk-1.text", "in English"])
def test_a_chapter_tells_a_passage_once_in_any_language(kept: str) -> None:
    """Old saves have the passage in English."""
    card = DISCOVERIES["d-folk-1"]
    kept = str(card.text) if kept == "in English" else kept
    case = done({"discovery": card.id}, party=Party().colony(tale=["# A Larder Run", kept]))
    assert (case.told("passage"), case.s.colony.tale[1:]) == ([], [kept])


@pytest.mark.rule("AF-25.8")
def test_dials_are_turned() -> None:
    case = done({"dial": {"food": 2, "time": 1}}, party=Party().dials(food=1, time=0))
    assert (case.dial("food"), case.dial("time")) == (3, 1)


@pytest.mark.rule("AF-25.8")
def test_flags_of_the_mission_and_of_the_campaign_are_raised() -> None:
    written = [{"flag": "heard"}, {"flag": {"name": "heard", "n": 2}}]
    case = done(*written, {"flag": {"name": "seeds", "campaign": True}})
    assert case.s.flags == {"heard": 3}
    assert case.s.colony.flags == {"seeds": 1}


@pytest.mark.rule("AF-25.10")
@pytest.mark.parametrize(("food", "then", "otherwise"), [(3, 1, 0), (2, 0, 1)])
def test_if_does_the_one_or_the_other(food: int, then: int, otherwise: int) -> None:
    written = {"when": {"dial": {"food": 3}}, "then": [{"flag": "a"}], "otherwise": [{"flag": "b"}]}
    case = done({"if": written}, party=Party().dials(food=food))
    assert (case.s.find_flag("a"), case.s.find_flag("b")) == (then, otherwise)


@pytest.mark.rule("AF-25.8", "AF-2.9")
def test_influence_comes_to_hand_once() -> None:
    case = done({"influence": "all"}, {"influence": "active"})
    assert case.of("wren").hand == ["influence-wren"]
    assert case.of("bodkin").hand == ["influence-bodkin"]
    assert case.of("wren").influence


@pytest.mark.rule("AF-25.8")
def test_a_full_hand_discards_what_is_too_much_for_the_influence_card() -> None:
    party = Party().holds("wren", "red-1a", "red-2a", "red-3a", "blue-1a", "blue-2a")
    case = done({"influence": "active"}, party=party)
    case.pick("red-1a")
    assert len(case.of("wren").hand) == 5
    assert "influence-wren" in case.of("wren").hand


@pytest.mark.rule("AF-25.8")
def test_an_ability_is_learnt_the_lowest_by_default() -> None:
    case = done({"learn": "active"}, party=Party().knows("wren", "spotter"))
    assert case.options == ["quick-feet", "long-shot", "vanish", "ricochet"]
    case.lapse()
    assert case.box("wren").abilities == ["spotter", "quick-feet"]


# -- whom it is for (AF-25.11) -------------------------------------------------------------------


def meant(who: Who, party: Party | None = None, *luck: Any) -> Case:
    party = party or Party("wren", "bodkin", "cog", "marl").stands("marl", 3)
    return party.play(lambda h: find_affected(h, who, B), *luck)


@pytest.mark.rule("AF-25.11")
@pytest.mark.parametrize(
    ("who", "members"),
    [
        ("active", [1]),
        ("all", [0, 1, 2, 3]),
        ("here", [0, 1, 2]),
        ("others", [0, 2, 3]),
        ("each", [0, 1, 2, 3]),
    ],
)
def test_whom_an_effect_is_for(who: Who, members: list[int]) -> None:
    assert meant(who).returned == members


@pytest.mark.rule("AF-25.11")
def test_the_active_player_chooses_and_the_lowest_is_the_default() -> None:
    case = meant("chosen")
    assert case.prompt().seat == 1
    case.lapse()
    assert case.returned == [0]
    assert meant("chosen").pick("3").returned == [3]


@pytest.mark.rule("AF-25.11")
def test_one_by_lot() -> None:
    case = meant("random", None, "cog")
    assert case.luck.picked == [("wren", "bodkin", "cog", "marl")]
    assert case.returned == [2]


@pytest.mark.rule("AF-4.5")
def test_who_has_left_or_is_defeated_is_not_meant() -> None:
    party = Party("wren", "bodkin", "cog")
    party.member("wren", at=None, exited=True).member("cog", at=None, defeated=True)
    assert meant("all", party).returned == [1]


@pytest.mark.rule("AF-4.5")
@pytest.mark.parametrize("who", ["active", "all", "here", "others", "chosen", "random", "each"])
def test_an_entry_never_means_who_has_exited_while_others_are_there(who: Who) -> None:
    number = page()
    party = Party("wren", "bodkin", "cog", page=number).member("bodkin", at=None, exited=True)

    def script(h: Here) -> Any:
        h.reading.append((number, "THREAT"))
        return find_affected(h, who, B)

    assert B not in party.play(script).defaults().returned


@pytest.mark.rule("AF-4.5")
def test_each_in_a_choice_leaves_out_who_has_exited() -> None:
    party = Party("wren", "bodkin", "cog").member("bodkin", at=None, exited=True)
    assert done(choice(by="each"), party=party).waits_for == {0, 2}


@pytest.mark.rule("AF-4.14")
def test_who_has_exited_keeps_its_poison_and_suffers_from_it() -> None:
    party = Party().member("wren", at=None, exited=True, statuses=["poisoned"])
    assert party.play(lambda h: poison_and_fire.end_of_turn(h, A), 3).of("wren").toxic == 1


def test_a_defeated_active_is_not_meant() -> None:
    assert meant("active", Party().member("bodkin", at=None, defeated=True)).returned == []


@pytest.mark.parametrize(("entry", "members"), [("EXIT-A", [0]), ("START", [0]), ("THREAT", [])])
def test_off_the_map_all_who_can_are_meant_by_what_is_read_there(
    entry: str, members: list[int]
) -> None:
    number = page()
    party = Party(page=number).stands("wren", None).member("bodkin", at=None, defeated=True)

    def script(h: Any) -> Any:
        h.reading.append((number, entry))
        return find_affected(h, "all", A)

    assert party.play(script).returned == members


# -- choices (AF-17.11) --------------------------------------------------------------------------

LEFT: dict[str, Any] = {"label": "Go left", "do": [{"flag": "left"}]}
RIGHT: dict[str, Any] = {"label": "Go right", "do": [{"flag": "right"}]}


def choice(*ways: Any, **fields: Any) -> dict[str, Any]:
    return {"choice": {"of": list(ways or (LEFT, RIGHT)), **fields}}


@pytest.mark.rule("AF-17.11", "AF-25.10")
@pytest.mark.parametrize(("by", "seats"), [("active", {1}), ("bookkeeper", {0}), ("party", {0, 1})])
def test_a_choice_says_who_decides(by: str, seats: set[int]) -> None:
    party = Party().bookkeeper("wren").active("bodkin")
    case = done(choice(by=by), party=party, by=B)
    assert case.waits_for == seats
    for seat in seats:
        case.pick("1", by=seat)
    assert case.s.flags == {"right": 1}


@pytest.mark.rule("AF-17.11", "AF-17.2")
@pytest.mark.parametrize("default", [0, 1])
@pytest.mark.parametrize("by", ["active", "bookkeeper", "party", "each"])
def test_the_default_is_taken_for_the_absent(by: str, default: int) -> None:
    case = done(choice(by=by, default=default)).defaults()
    assert [*case.s.flags] == [("left", "right")[default]]


@pytest.mark.rule("AF-17.11")
def test_each_answers_for_itself_in_secret_until_all_have() -> None:
    case = done(choice(by="each"))
    assert case.waits_for == {0, 1}
    case.pick("1", by=0)
    assert case.s.flags == {}
    assert not case.said("Go right")
    case.pick("0", by=1)
    assert case.s.flags == {"left": 1, "right": 1}
    assert case.said("The ledge: Wren chooses “Go right”.")


@pytest.mark.rule("AF-17.11")
def test_a_player_of_two_answers_for_each_of_them() -> None:
    case = done(choice(by="each"), party=Party("wren", "bodkin", seats=1))
    first, second = case.table.needed_prompts
    assert (first.text, second.text) == (
        "Wren: The ledge: what do you do?",
        "Bodkin: The ledge: what do you do?",
    )
    case.table.answer(first.id, ["1"])
    case.table.answer(second.id, ["1"])
    assert case.s.flags == {"right": 2}


@pytest.mark.rule("AF-25.10")
@pytest.mark.parametrize(("food", "options"), [(2, ["0", "1"]), (1, [])])
def test_only_what_can_be_paid_for_is_on_offer(food: int, options: list[str]) -> None:
    case = done(choice(LEFT, {**RIGHT, "cost": {"food": 2}}), party=Party().dials(food=food))
    assert ([] if case.over else case.options) == options


@pytest.mark.rule("AF-25.10")
def test_the_cost_is_paid_before_what_comes_of_it() -> None:
    way = {**RIGHT, "cost": {"food": 2}, "do": [{"dial": {"food": 1}}]}
    case = done(choice(LEFT, way), party=Party().dials(food=2))
    assert case.option("1").detail == "Pay 2 food."
    case.pick("1")
    assert case.texts("dial") == ["The ledge: food -2 (now 0).", "The ledge: food +1 (now 1)."]


@pytest.mark.rule("AF-25.10")
def test_only_what_is_needed_is_on_offer() -> None:
    ways = (LEFT, RIGHT, {**RIGHT, "label": "Go up", "need": {"flag": {"rope": 1}}})
    assert done(choice(*ways)).options == ["0", "1"]
    assert done(choice(*ways), party=Party().flags(rope=1)).options == ["0", "1", "2"]


def test_who_cannot_pay_any_more_gets_the_default() -> None:
    ways = choice(LEFT, {**RIGHT, "cost": {"food": 1}}, by="each")
    case = done(ways, party=Party().dials(food=1))
    case.pick("1", by=0).pick("1", by=1)
    assert case.s.flags == {"left": 1, "right": 1}
    assert case.dial("food") == 0


def test_what_a_choice_tells_is_told_with_what_was_chosen() -> None:
    told = {**RIGHT, "told": "It was the left one."}
    case = done(choice(LEFT, told)).pick("1")
    (event,) = case.told("passage")
    assert (event.text, event.data["passage"]) == (
        "Wren chooses “Go right”.",
        "It was the left one.",
    )


# -- discoveries ---------------------------------------------------------------------------------


@pytest.mark.rule("AF-26.12", "AF-26.14", "AF-25.8")
def test_a_discovery_is_retrieved_by_its_id_and_all_see_it() -> None:
    card = discovery({"dial": {"food": 1}}, name="A Tin of Tea")
    case = done({"discovery": card}, party=Party().dials(food=0))
    assert case.s.colony.retrieved == [card]
    (told,) = case.told("passage")
    assert (told.seats, told.data["passage"]) == (None, WORDS)
    assert case.dial("food") == 1


@pytest.mark.rule("AF-3.21")
def test_what_is_retrieved_already_is_not_retrieved_again() -> None:
    card = discovery({"dial": {"food": 1}})
    party = Party().dials(food=0).colony(retrieved=[card])
    case = done({"discovery": card}, party=party)
    assert case.s.colony.retrieved == [card]
    assert case.dial("food") == 0


@pytest.mark.rule("AF-3.22", "AF-25.8")
def test_a_banished_card_never_returns() -> None:
    card = discovery({"dial": {"food": 1}})
    case = done({"banish": card}, {"discovery": card}, party=Party().dials(food=0))
    assert case.s.colony.banished == [card]
    assert case.s.colony.retrieved == []
    assert case.dial("food") == 0


# -- calamities ----------------------------------------------------------------------------------


@pytest.mark.rule("AF-3.14")
def test_a_calamity_stays_resolved_when_the_page_is_visited_again() -> None:
    number = page(entries={"CALAMITY": [{"flag": "struck"}]}, calamity=4)
    party = Party(page=number).dials(time=9).set(calamities=[number], to=number)

    def script(h: Here) -> Play[None]:
        yield from pages.set_up(h)
        yield from calamities.resolve_calamity(h, A)

    case = party.play(script).defaults()
    assert case.s.visit.revisit
    assert case.s.find_flag("struck") == 0
    assert case.texts("calamity") == [
        "Calamity check: nothing happens, because Nowhere has already had its calamity."
    ]
