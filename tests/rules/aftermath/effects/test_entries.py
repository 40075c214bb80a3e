"""Entries of the book: how they are read, and what the plain effects do (AF-3, AF-25)."""

from typing import Any

import pytest

from rules.aftermath.effects import choices, operations, performing
from rules.aftermath.effects.choosing import find_affected
from rules.aftermath.model.decks import DISCOVERIES
from rules.aftermath.model.terms import MOST_NESTED
from rules.aftermath.play.combat import damage
from rules.aftermath.play.context import Here
from rules.engine import Play
from tests.rules.aftermath.build import A, B, Party
from tests.rules.aftermath.model.own_book import WORDS, add_discovery, add_page, make_effects
from tests.rules.aftermath.positions import read_position
from tests.rules.aftermath.rows import Check, make_rows

assert choices
assert operations


def find_meant(h: Here, who: Any, entry: str = "") -> Any:
    """Whom an effect is for, of an entry that Bodkin reads."""
    if entry:
        h.reading.append((h.s.visit.page, entry))
    return find_affected(h, who, B)


SCRIPTS: dict[str, Any] = {"meant": find_meant, "end": lambda h: damage.end_of_turn(h, A)}


rows = make_rows(SCRIPTS)
whom_effects_are_for_rows = make_rows(SCRIPTS, before="party wren bodkin cog marl; marl at=3")


@rows("""
AF-3.18 in order, what is read inside | entry 1 {dial: {food: 1}}, {read: 2}, {dial: {food: 4}};
    entry 2 {dial: {scrap: 2}} | reads 1 | food 11; scrap 4; dials food scrap food
AF-3.16 {a revisit/what repeats} | entry {1/1 repeat} {dial: {food: 1}}; visited | reads 1
    | food {6/7}
AF-3.17 START without the first visit | entry START {dial: {food: 1}}, {if: {when: {first_visit:
    true}, then: [{wound: 1}]}}; visited | reads START | food 7; wounds 0
AF-3.17 {threats/calamities/exits} | entry {THREAT/CALAMITY/EXIT-A} {dial: {food: 1}}; visited
    | reads {THREAT/CALAMITY/EXIT-A} | food 7
AF-3.7 {once a mission/unless it repeats} | entry {1/1 repeat} {dial: {food: 1}}; read 1 | reads 1
    | food {6/7}
AF-3.15 an exit is no secret that comes out | entry 1 | reads EXIT-A | entries_read nothing
AF-3.3 {START/a point/an objective/threats/a calamity/an exit} | space 2 poi=1; space 3 objective=2;
    space 6 exit=A; entry 1; entry 2; entry 3; entry START {read: 3}
    | reads {START/1/2/THREAT/CALAMITY/EXIT-A} | told {there is more to tell./Wren explores
    the space 2./Wren explores the space 3./The threats bring trouble at Nowhere./The calamity
    strikes at Nowhere./Way A.}
AF-3.3 how START begins | entry START | reads START | told The party looks around.
AF-25.8 dials | dials food=1 | does {dial: {food: 2, time: 1}} | food 3; time 1
AF-25.8 text | - | does {text: A bell rings.} | read A bell rings.; tale A bell rings.
AF-25.8 flags of the mission | - | does {flag: heard}, {flag: {name: heard, n: 2}}
    | state_flags heard:3
AF-25.8 of the campaign | - | does {flag: {name: seeds, campaign: true}} | colony.flags seeds:1;
    state_flags nothing
AF-25.10 {if/if not} | dials food={3/2} | does {if: {when: {dial: {food: 3}}, then: [{flag: a}],
    otherwise: [{flag: b}]}} | state_flags {a/b}:1
AF-25.8 AF-2.9 influence, once | - | does {influence: all}, {influence: active}
    | all_hand influence-wren influence-bodkin; influence yes
AF-25.8 into a full hand | wren red-1a red-2a red-3a blue-1a blue-2a | does {influence: active};
    red-1a | hand red-2a red-3a blue-1a blue-2a influence-wren
AF-25.8 learning, the lowest by default | wren knows=spotter | does {learn: active};
    is options quick-feet long-shot vanish ricochet; lapse | abilities spotter quick-feet
""")
def test_reading(check: Check) -> None:
    check()


@whom_effects_are_for_rows("""
AF-25.11 {active/all/here/others/each} | - | meant {active/all/here/others/each}
    | gives {1/0 1 2 3/0 1 2/0 2 3/0 1 2 3}
AF-25.11 chosen by the reader, as they like | - | meant chosen; is waits_for 1; 3 | gives 3
AF-25.11 the lowest by default | - | meant chosen; lapse | gives 0
AF-25.11 at random | - | dice cog; meant random | gives 2; picked wren+bodkin+cog+marl
AF-4.5 exited and defeated members are left out | gone wren; fallen cog; gone marl | meant all
    | gives 1
AF-4.5 {active/here/others/each} | gone bodkin | meant {active/here/others/each} THREAT
    | gives {nothing/nothing/0 2 3/0 2 3}
AF-4.5 chosen | gone bodkin | meant chosen THREAT | options 0 2 3
AF-4.5 the defeated | fallen bodkin | meant active | gives nothing
AF-4.5 off the map, of {an exit/START/a threat} | wren at=none; fallen bodkin cog marl
    | meant all {EXIT-A/START/THREAT} | gives {0/0/nothing}
AF-4.5 each in a choice | gone bodkin | does {choice: {by: each, of: [{label: Left}, {label:
    Right}]}} | waits_for 0 2 3
AF-4.14 poison stays | wren at=none exited=yes statuses=poisoned | dice 3; end | toxic 1
""")
def test_whom_effects_are_for(check: Check) -> None:
    check()


choice_rows = make_rows(
    names={
        "asks": "does {choice: {by: {}, of: [{label: Left}, {label: Right, do: [{flag: r}]}]}}",
        "sells": "does {choice: {of: [{label: Left}, {label: Right, cost: {food: 2}, do: "
        "[{dial: {food: 1}}]}]}}",
        "needs": "does {choice: {of: [{label: Left}, {label: Up, need: {flag: {rope: 1}}}, "
        "{label: Down}]}}",
    }
)


@choice_rows("""
AF-17.11 AF-25.10 the active one | - | asks active; 0:1 | state_flags r:1
AF-17.11 the bookkeeper | bookkeeper bodkin | asks bookkeeper; 1:1 | state_flags r:1
AF-17.11 the party, by vote | - | asks party; is waits_for 0 1; 0:1 1:1 | state_flags r:1
AF-17.2 AF-17.11 the absent {active one/bookkeeper/party/each} | -
    | asks {active/bookkeeper/party/each}, default: 1; defaults | state_flags r:{1/1/1/2}
AF-17.11 each in secret, until all have | - | asks each; 0:1; is waits_for 1;
    is state_flags nothing; is untold Right; 1:0
    | state_flags r:1; told The ledge: Wren chooses “Right”.
AF-25.10 what can be paid for | dials food=2 | sells | options 0 1; detail 1 Pay 2 of 2 food.
AF-25.10 and no more | dials food=1 | sells | over yes
AF-25.10 paid first | dials food=2 | sells; 1 | food 1; says The ledge: food -2 (now 0).
AF-25.10 what is needed | - | needs | options 0 2
AF-25.10 is there | flag rope | needs | options 0 1 2
AF-25.10 not paid twice | dials food=1 | does {choice: {by: each, of: [{label: Left, do: [{flag:
    l}]}, {label: Right, cost: {food: 1}, do: [{flag: r}]}]}}; 0:1 1:1 | state_flags r:1 l:1; food 0
AF-25.10 what is told with it | - | does {choice: {of: [{label: Left}, {label: Right, told: It was
    the left one.}]}}; 1 | read It was the left one.; told Wren chooses “Right”.
AF-17.11 AF-2.5 a player of two | seats 1 | asks each
    | asks_all Wren · The ledge: what do you do? Bodkin · The ledge: what do you do?
""")
def test_choices(check: Check) -> None:
    check()


@pytest.mark.rule("AF-3.2")
def test_an_entry_becomes_public_when_it_is_read() -> None:
    number = add_page(spaces={3: {"poi": "1"}}, entries={"1": []})
    case = Party(page=number).play(lambda h: performing.read_entry(h, "1", A))
    (told,) = case.told("passage")
    assert (told.seats, told.text) == (None, "Wren explores the space 3.")
    assert told.data["passage"] == WORDS
    assert (case.s.colony.tale, case.s.read) == ([f"@{number}/1"], {number: ["1"]})


@pytest.mark.rule("AF-3.2", "AF-3.16")
def test_an_entrys_text_is_read_once_a_chapter() -> None:
    """Read again it does the same, and only its title is told."""
    position = "entry THREAT {text: It is still hungry.}, {dial: {food: -1}}"

    def twice(h: Here) -> Play[None]:
        for _ in range(2):
            yield from performing.read_entry(h, "THREAT", A)

    case = read_position(position).play(twice)
    assert case.dial("food") == 4
    assert [e.data["passage"] for e in case.told("passage")] == [WORDS, "It is still hungry."]
    assert [event.text for event in case.told("entry")] == [case.told("passage")[0].text]


@pytest.mark.rule("AF-3.19")
def test_entries_are_read_eight_deep_at_most() -> None:
    chain: dict[str, Any] = {str(n): [{"read": n + 1}] for n in range(1, MOST_NESTED + 2)}
    number = add_page(entries={**chain, str(MOST_NESTED + 2): []})
    case = Party(page=number).play(lambda h: performing.read_entry(h, "1", A))
    assert case.s.read[number] == [str(n) for n in range(1, 9)]


@pytest.mark.parametrize("key", [0, 1])
def test_an_entry_whose_condition_fails_is_skipped_and_may_be_read_later(key: int) -> None:
    number = add_page(entries={"1": {"when": {"flag": {"key": 1}}, "do": [{"dial": {"food": 1}}]}})
    case = Party(page=number).flags(key=key).play(lambda h: performing.read_entry(h, "1", A))
    assert (case.s.read, case.dial("food")) == ({number: ["1"]} if key else {}, 6 + key)


def test_the_address_of_an_effect_is_known_while_it_is_carried_out() -> None:
    prize = {"encounter": {"enemies": ["latch-rat"], "loot": [{"dial": {"food": 1}}]}}
    number = add_page(entries={"1": [{"dial": {"food": 1}}, {"if": {"when": {}, "then": [prize]}}]})
    printed = (party := Party(page=number)).state.visit.printed_page

    def script(h: Any) -> str:
        h.reading.append((number, "1"))
        return performing.find_effect_address(h, printed.find_entry("1").do[1].then[0])

    assert (where := party.play(script).returned) == "1/2"
    assert performing.find_effect_at(printed, where).do == "encounter"


@pytest.mark.parametrize("kept", ["=aftermath/content/discoveries#d-folk-1.text", "in English"])
def test_a_chapter_tells_a_passage_once_in_any_language(kept: str) -> None:
    """Old saves have the passage in English."""
    card = DISCOVERIES["d-folk-1"]
    kept = str(card.text) if kept == "in English" else kept
    party = Party().colony(tale=["# A Larder Run", kept])
    case = party.play(
        lambda h: performing.apply_effects(h, make_effects({"discovery": card.id}), A, "The ledge")
    )
    assert (case.told("passage"), case.s.colony.tale[1:]) == ([], [kept])


@pytest.mark.rule("AF-26.12", "AF-26.14", "AF-25.8", "AF-3.21", "AF-3.22")
@pytest.mark.parametrize(
    ("retrieved", "banned", "food"), [(False, False, 7), (True, False, 6), (False, True, 6)]
)
def test_a_discovery_is_retrieved_by_its_id_once_unless_it_is_banished(
    retrieved: bool, banned: bool, food: int
) -> None:
    card = add_discovery({"dial": {"food": 1}}, name="A Tin of Tea")
    made = make_effects(*([{"banish": card}] if banned else []), {"discovery": card})
    party = Party().colony(retrieved=[card] if retrieved else [])
    case = party.play(lambda h: performing.apply_effects(h, made, A, "The ledge"))
    assert (case.dial("food"), case.s.colony.banished) == (food, [card] if banned else [])
    assert case.s.colony.retrieved == ([] if banned else [card])
    told = [(event.seats, event.data["passage"]) for event in case.told("passage")]
    assert told == ([(None, WORDS)] if food == 7 else [])
