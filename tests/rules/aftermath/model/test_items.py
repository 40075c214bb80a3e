"""Items and batteries: how they come, fit, break and are fixed (AF-14, AF-24.5)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model import decks, items
from rules.aftermath.model.terms import BATTERIES
from rules.aftermath.play.cards import batteries
from rules.aftermath.play.turn import actions, skill_tests
from rules.aftermath.words.item_words import summarise_item
from tests.rules.aftermath.build import A, B, Case, Party, Script
from tests.rules.aftermath.model.own_book import effects, item


def gains(one: str) -> Script:
    """Wren gains an item."""
    return lambda h: items.gain_item(h, A, one)


def does(*written: Any) -> Script:
    """Wren reads an entry that does this."""
    return lambda h: apply_effects(h, effects(*written), A, "The drawer")


# -- slots ---------------------------------------------------------------------------------------


@pytest.mark.rule("AF-14.1")
@pytest.mark.parametrize(
    ("slot", "places"), [("head", 1), ("body", 1), ("paw", 2), ("accessory", 1)]
)
def test_how_much_a_slot_takes(slot: Any, places: int) -> None:
    party, more = Party("wren"), item(slot=slot)
    for _ in range(places):
        assert items.can_equip_item(party.state, A, more)
        party.wears("wren", item(slot=slot))
    assert not items.can_equip_item(party.state, A, more)


@pytest.mark.rule("AF-14.1")
def test_the_pack_holds_two_whatever_their_slots() -> None:
    party, more = Party("wren").packs("wren", item(slot="head")), item(slot="body")
    assert items.can_store_item(party.state, A, more)
    party.packs("wren", item(slot="head"))
    assert not items.can_store_item(party.state, A, more)
    assert items.can_have_item(party.state, A, more)
    party.wears("wren", item(slot="body"))
    assert not items.can_have_item(party.state, A, more)


@pytest.mark.rule("AF-24.5")
def test_with_a_backpack_it_holds_three() -> None:
    party = Party("wren").wears("wren", "sock-rucksack").packs("wren", item(), item())
    assert items.can_store_item(party.state, A, item())
    assert not items.can_store_item(party.packs("wren", item()).state, A, item())


@pytest.mark.rule("AF-14.3")
def test_a_two_pawed_item_fills_both_paws() -> None:
    large, small = item(slot="paw", two_paw=True), item(slot="paw")
    party = Party("wren").wears("wren", large)
    assert not items.can_equip_item(party.state, A, small)
    party = Party("wren").wears("wren", small)
    assert not items.can_equip_item(party.state, A, large)
    assert items.can_equip_item(Party("wren").state, A, large)


@pytest.mark.rule("AF-24.2")
def test_some_things_are_for_big_ones_only() -> None:
    s, large = Party("wren", "bodkin").state, item(big_only=True)
    assert (items.can_equip_item(s, A, large), items.can_equip_item(s, B, large)) == (False, True)
    assert items.can_store_item(s, A, large)


# -- gaining -------------------------------------------------------------------------------------


@pytest.mark.rule("AF-14.4")
def test_what_can_become_of_an_item() -> None:
    party, found = Party("wren", "bodkin", "cog").stands("cog", 2), item(repair=3)
    case = party.play(gains(found))
    assert case.options == ["equip", "store", "give-1", "scrap"]
    assert case.prompt("fate").default == ["equip"]
    assert case.pick("equip").worn("wren") == [found]


@pytest.mark.rule("AF-14.4")
def test_it_can_be_stored_or_taken_apart() -> None:
    found = item(repair=3)
    case = Party("wren").play(gains(found)).pick("store")
    assert case.box("wren").pack == [found]
    case = Party("wren").dials(scrap=1).play(gains(found)).pick("scrap")
    assert (case.dial("scrap"), items.list_items(case.s, A)) == (4, [])
    assert case.s.colony.items.discards == [found]


@pytest.mark.rule("AF-14.4")
def test_whom_it_is_given_to_equips_or_stores_it() -> None:
    found = item()
    case = Party("wren", "bodkin").play(gains(found)).pick("give-1")
    assert (case.prompt("place").seat, case.options) == (1, ["equip", "store"])
    assert case.pick("store").box("bodkin").pack == [found]


@pytest.mark.rule("AF-14.4")
@pytest.mark.parametrize(
    ("worn", "packed", "default"),
    [(0, 0, "equip"), (1, 0, "store"), (1, 2, "scrap"), (0, 2, "equip")],
)
def test_the_default_is_to_equip_else_to_store_else_scrap(
    worn: int, packed: int, default: str
) -> None:
    party = Party("wren", "bodkin").wears("wren", *(item() for _ in range(worn)))
    party.packs("wren", *(item() for _ in range(packed)))
    case = party.play(gains(item()))
    assert case.prompt("fate").default == [default]


@pytest.mark.rule("AF-14.4")
def test_nobody_else_gets_it_who_has_no_room() -> None:
    party = Party("wren", "bodkin").wears("bodkin", item()).packs("bodkin", item(), item())
    assert party.play(gains(item())).options == ["equip", "store", "scrap"]


@pytest.mark.rule("AF-14.5")
def test_an_improvement_goes_to_the_colony() -> None:
    case = Party("wren").play(gains("loom"))
    assert case.over
    assert (case.s.colony.supply, items.list_items(case.s, A)) == (["loom"], [])
    assert not items.can_equip_item(case.s, A, "loom")


@pytest.mark.rule("AF-14.6")
@pytest.mark.rule("AF-14.7")
def test_what_fits_nowhere_when_it_is_gained_pays_scrap() -> None:
    party = Party("wren").wears("wren", item()).packs("wren", item(), item()).dials(scrap=0)
    case = party.play(gains(item(repair=2)))
    assert case.over
    assert case.dial("scrap") == 2


@pytest.mark.rule("AF-14.6")
@pytest.mark.rule("AF-14.7")
def test_what_fits_no_more_is_discarded_for_nothing() -> None:
    kept, other, third = (item(repair=n) for n in (2, 1, 3))
    party = Party("wren").wears("wren", "sock-rucksack").packs("wren", kept, other, third)
    case = party.play(does({"lose_item": 1})).says("lose", "sock-rucksack")
    assert case.prompt("lose").default == [other]
    case.pick(kept)
    assert case.box("wren").pack == [other, third]
    assert case.dial("scrap") == 2
    assert case.s.colony.items.discards == ["sock-rucksack", kept]


@pytest.mark.rule("AF-14.15")
def test_the_top_item_card_and_a_deck_that_is_empty() -> None:
    draws: Script = partial(items.draw_item, m=A)
    case = Party("wren").stacks("items", "latchkey", "sixpence").play(draws).pick("equip")
    assert case.worn("wren") == ["latchkey"]
    case = Party("wren").only("items").discards("items", "latchkey").play(draws).pick("equip")
    assert case.worn("wren") == ["latchkey"]
    case = Party("wren").only("items").dials(scrap=1).play(draws)
    assert (case.over, case.dial("scrap")) == (True, 3)


# -- what entries do -----------------------------------------------------------------------------


def test_an_entry_gives_the_top_items() -> None:
    party = Party("wren").stacks("items", "latchkey", "felt-slippers")
    case = party.play(does({"item": 2})).defaults()
    assert case.worn("wren") == ["latchkey", "felt-slippers"]


@pytest.mark.rule("AF-14.8")
def test_a_broken_one_goes_to_the_broken_pile() -> None:
    case = Party("wren").stacks("items", "latchkey").play(does({"item": {"n": 1, "broken": True}}))
    assert (case.over, case.s.colony.broken) == (True, ["latchkey"])
    assert case.texts("broken") == ["The drawer: the party finds the Latchkey, but it is broken."]


def test_a_certain_item_comes_from_the_deck_once() -> None:
    case = Party("wren").play(does({"item": {"id": "latchkey"}})).pick("equip")
    assert case.worn("wren") == ["latchkey"]
    assert "latchkey" not in case.s.colony.items.cards
    party = Party("wren", "bodkin").packs("bodkin", "latchkey")
    case = party.play(does({"item": {"id": "latchkey"}}))
    assert (case.over, case.worn("wren")) == (True, [])


def test_an_item_is_lost_by_choice() -> None:
    party = Party("wren").wears("wren", "latchkey").packs("wren", "chain-flail", "party-popper")
    case = party.play(does({"lose_item": 1}))
    assert case.options == ["latchkey", "party-popper", "chain-flail"]
    case.pick("party-popper")
    assert (case.box("wren").pack, case.s.colony.broken) == (["chain-flail"], [])
    assert case.s.colony.items.discards == ["party-popper"]
    assert Party("wren").play(does({"lose_item": 1})).over


@pytest.mark.rule("AF-14.8")
def test_what_breaks_goes_to_the_broken_pile_without_its_batteries() -> None:
    party = Party("wren").wears("wren", "flint-gun", batteries=1)
    case = party.play(does({"lose_item": {"n": 1, "breaks": True}}))
    assert case.s.colony.broken == ["flint-gun"]
    assert any("Wren's Lighter-Flint Gun breaks." in one.text for one in case.told("broken"))
    assert (case.s.batteries_left, items.list_items(case.s, A)) == (BATTERIES, [])


@pytest.mark.rule("AF-14.9")
def test_a_starting_item_breaks_like_any_other_and_whoever_likes_has_it_fixed() -> None:
    party = Party("wren", "bodkin").wears("wren", "rubber-band-sling")
    case = party.play(does({"lose_item": {"n": 1, "breaks": True}}))
    assert case.s.colony.broken == ["rubber-band-sling"]
    party = Party("wren", "bodkin").breaks("rubber-band-sling")
    case = party.play(lambda h: items.fix_item(h, "rubber-band-sling", B)).says("place", "equip")
    assert (case.s.colony.broken, case.worn("bodkin")) == ([], ["rubber-band-sling"])


def test_what_is_fixed_for_the_colony_goes_to_the_colony() -> None:
    case = Party("wren").breaks("loom").play(lambda h: items.fix_item(h, "loom", A))
    assert (case.s.colony.broken, case.s.colony.supply) == ([], ["loom"])


@pytest.mark.rule("AF-14.6")
def test_what_is_fixed_for_whom_it_does_not_fit_is_discarded_for_nothing() -> None:
    party = Party("wren").wears("wren", item()).packs("wren", item(), item())
    one = item()
    case = party.breaks(one).dials(scrap=0).play(lambda h: items.fix_item(h, one, A))
    assert (case.dial("scrap"), case.s.colony.items.discards) == (0, [one])


# -- batteries -----------------------------------------------------------------------------------


@pytest.mark.rule("AF-14.14")
def test_batteries_are_held_until_they_are_placed() -> None:
    party = Party("wren").wears("wren", "flint-gun")
    case = party.play(does({"battery": 2}))
    assert case.of("wren").batteries == 2
    assert case.box("wren").equipped[0].batteries == 0


@pytest.mark.rule("AF-1.6")
def test_there_are_only_eight() -> None:
    party = Party("wren", "bodkin").member("bodkin", batteries=5).wears("wren", "coil-magnet")
    party.state.find_box(A).equipped[0].batteries = 2
    case = party.play(lambda h: batteries.gain_batteries(h, A, 3, ""))
    assert (case.returned, case.of("wren").batteries) == (1, 1)


@pytest.mark.rule("AF-14.11")
@pytest.mark.parametrize(("printed", "on", "room"), [(0, 0, 0), (1, 0, 1), (1, 1, 0), (2, 1, 1)])
def test_an_item_takes_as_many_as_is_printed_on_it(printed: int, on: int, room: int) -> None:
    party = Party("wren").wears("wren", item(battery=printed), batteries=on)
    assert len(batteries.find_battery_room(party.state, A)) == room


# -- the salve -----------------------------------------------------------------------------------


def uses_the_salve(party: Party) -> Case:
    def script(h: Any) -> Any:
        (salve,) = [one for one in actions.list_turn_options(h.s, A) if one.id == "salve"]
        yield from actions.carry_out(h, A, salve)

    return party.play(script)


@pytest.mark.rule("AF-24.5")
def test_the_salve_removes_a_wound_and_breaks() -> None:
    case = uses_the_salve(Party("wren").wears("wren", "salve-tin").member("wren", wounds=2))
    assert case.of("wren").wounds == 1
    assert (case.worn("wren"), case.s.colony.broken) == ([], ["salve-tin"])


@pytest.mark.rule("AF-24.5")
@pytest.mark.parametrize(
    ("fields", "equipped", "usable"),
    [
        ({"wounds": 1}, True, True),
        ({"toxic": 1}, True, False),
        ({}, True, False),
        ({"wounds": 1}, False, False),
    ],
)
def test_the_salve_needs_a_wound_and_to_be_worn(
    fields: dict[str, int], equipped: bool, usable: bool
) -> None:
    party = Party("wren").member("wren", **fields)
    party = party.wears("wren", "salve-tin") if equipped else party.packs("wren", "salve-tin")
    assert items.find_salve(party.state, A) == ("salve-tin" if usable else "")


def test_an_item_in_words() -> None:
    assert str(summarise_item(decks.ITEMS["chain-flail"])) == "+2 melee attacks, noisy"
    assert str(summarise_item(decks.ITEMS["flint-gun"])) == (
        "+1 ranged attacks with each battery, range 3, holds 1 battery"
    )
    assert skill_tests.CHARM not in decks.ACTIONS
    for one in decks.ITEMS.values():
        assert 0 < len(str(summarise_item(one))) <= 100, one.id
