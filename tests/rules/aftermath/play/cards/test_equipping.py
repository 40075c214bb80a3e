"""Equip and trade (AF-10.32 to AF-10.36, AF-14.10, AF-14.13, AF-14.14)."""

from __future__ import annotations

import pytest

from rules.aftermath.model import items
from rules.aftermath.model.decks import ITEMS
from rules.aftermath.play.cards import equipping
from rules.aftermath.play.cards.equipping import EquipProgress
from rules.aftermath.play.turn import actions
from tests.rules.aftermath.build import A, B, Case, Party
from tests.rules.aftermath.model.own_book import item


def wren(*cards: str, seats: int = 2) -> Party:
    """Wren with these cards (one, unless a test says which) and Bodkin, in the same space."""
    return Party("wren", "bodkin", seats=seats).holds("wren", *(cards or ("green-1a",)))


def equips(party: Party) -> Case:
    """Wren takes the action; a card of one kind is discarded without a question."""
    return party.play(lambda h: equipping.resolve_equipping(h, A))


def offered(party: Party) -> list[str]:
    """What Wren could change."""
    return [one.id for one in equipping.list_changes(party.state, A, EquipProgress())]


# -- the price -----------------------------------------------------------------------------------


@pytest.mark.rule("AF-10.32")
def test_one_card_of_any_kind_pays_for_everything() -> None:
    helmet, coat = item(slot="head"), item(slot="body")
    case = equips(wren("green-3a", "red-1a").packs("wren", helmet, coat))
    assert case.prompt("equip-card").secret
    assert case.prompt().default == ["red-1a"]
    case.pick("green-3a").pick(f"on.{helmet}").pick(f"on.{coat}")
    assert (case.over, case.worn("wren")) == (True, [helmet, coat])
    assert (case.of("wren").hand, case.s.deck.discards) == (["red-1a"], ["green-3a"])


@pytest.mark.rule("AF-10.35")
def test_it_is_an_action_of_ones_own_turn_for_whoever_has_a_card_and_a_use() -> None:
    hat = item(slot="head")
    ready = wren().packs("wren", hat)
    assert "equip" in [one.id for one in actions.list_turn_options(ready.state, A)]
    assert "equip" not in [one.id for one in actions.list_turn_options(wren().state, A)]
    cardless = Party("wren", "bodkin").packs("wren", hat)
    assert "equip" not in [one.id for one in actions.list_turn_options(cardless.state, A)]


@pytest.mark.rule("AF-10.35")
def test_it_ends_when_the_player_says_so_or_the_deadline_passes() -> None:
    case = equips(wren().packs("wren", item(slot="head"), item(slot="body")))
    assert case.prompt("equip").default == ["done"]
    assert case.pick("done").over
    assert case.worn("wren") == []


# -- slots and pack ------------------------------------------------------------------------------


@pytest.mark.rule("AF-10.32")
def test_items_go_from_the_pack_to_slots_and_back() -> None:
    hat, coat = item(slot="head"), item(slot="body")
    case = equips(wren().packs("wren", hat).wears("wren", coat))
    assert case.options == [f"on.{hat}", f"off.{coat}", f"give.{coat}", f"give.{hat}", "done"]
    case.pick(f"on.{hat}").pick(f"off.{coat}")
    assert (case.worn("wren"), case.box("wren").pack) == ([hat], [coat])


@pytest.mark.rule("AF-10.32")
def test_an_item_takes_the_place_of_another() -> None:
    hat, old = item(slot="head"), item(slot="head")
    full = wren().wears("wren", old).packs("wren", hat, item(slot="body"))
    case = equips(full).pick(f"swap.{hat}.{old}")
    assert case.worn("wren") == [hat]
    assert old in case.box("wren").pack


@pytest.mark.rule("AF-14.1")
def test_of_two_paws_one_is_freed_and_for_two_pawed_things_both() -> None:
    left, right, third = (item(slot="paw") for _ in range(3))
    large = item(slot="paw", two_paw=True)
    party = wren().wears("wren", left, right)
    ids = offered(party.packs("wren", third))
    assert [one for one in ids if one.startswith("swap")] == [
        f"swap.{third}.{left}",
        f"swap.{third}.{right}",
    ]
    party = wren().wears("wren", left, right).packs("wren", large)
    assert f"swap.{large}.{left}" in offered(party)
    (swap,) = [
        one for one in equipping.list_changes(party.state, A, EquipProgress()) if "swap" in one.id
    ]
    assert swap.data["items"] == [large, left, right]
    party.packs("wren", third)  # now the pack has no room for two
    assert f"swap.{large}.{left}" not in offered(party)


@pytest.mark.rule("AF-14.1")
def test_nothing_is_stored_where_the_pack_is_full() -> None:
    hat = item(slot="head")
    party = wren().wears("wren", hat).packs("wren", item(slot="body"), item(slot="body"))
    assert f"off.{hat}" not in offered(party)


@pytest.mark.rule("AF-24.5")
def test_a_backpack_stays_on_while_it_is_full() -> None:
    party = wren().wears("wren", "sock-rucksack").packs("wren", item(slot="head"))
    assert {"off.sock-rucksack", "give.sock-rucksack"} <= {*offered(party)}
    party.packs("wren", item(slot="head"))
    assert "off.sock-rucksack" not in offered(party)
    assert "give.sock-rucksack" in offered(party)
    party.packs("wren", item(slot="head"))
    assert "give.sock-rucksack" not in offered(party)


@pytest.mark.rule("AF-24.2")
def test_what_is_for_big_ones_is_not_equipped_by_others() -> None:
    large = item(slot="head", big_only=True)
    assert f"on.{large}" not in offered(wren().packs("wren", large))
    worn = wren().packs("wren", large).wears("wren", item(slot="head"))
    assert not [one for one in offered(worn) if one.startswith("swap")]
    case = equips(wren().packs("wren", large)).pick(f"give.{large}").says("place", "equip")
    assert case.worn("bodkin") == [large]


# -- batteries -----------------------------------------------------------------------------------


@pytest.mark.rule("AF-14.10")
def test_batteries_are_placed_any_number_on_any_number_of_items() -> None:
    party = wren().wears("wren", "flint-gun", "wired-waistcoat").member("wren", batteries=2)
    case = equips(party).pick("battery.flint-gun")
    assert "battery.flint-gun" not in case.options
    case.pick("battery.wired-waistcoat").pick("done")
    assert [one.batteries for one in case.box("wren").equipped] == [1, 1]
    assert case.of("wren").batteries == 0


@pytest.mark.rule("AF-14.10")
def test_batteries_go_on_equipped_items_alone() -> None:
    party = wren().packs("wren", "flint-gun").member("wren", batteries=1)
    assert "battery.flint-gun" not in offered(party)


@pytest.mark.rule("AF-14.13")
def test_a_powered_item_that_is_stored_or_traded_loses_its_batteries() -> None:
    party = wren().wears("wren", "flint-gun", batteries=1)
    for answer in ("off.flint-gun", "give.flint-gun"):
        case = equips(party).pick(answer)
        if not case.over:
            case.defaults()
        assert "flint-gun" in [*case.box("wren").pack, *case.worn("bodkin")]
        assert case.s.batteries_left == 8
        assert (case.of("wren").batteries, case.of("bodkin").batteries) == (0, 0)


@pytest.mark.rule("AF-14.14")
def test_held_batteries_may_be_traded() -> None:
    party = wren().member("wren", batteries=1)
    case = equips(party).pick("lend.1")
    assert (case.of("wren").batteries, case.of("bodkin").batteries) == (0, 1)
    assert case.over  # a battery just given is not asked back
    party = wren().member("bodkin", batteries=1)
    case = equips(party).pick("borrow.1").says("consent", "yes", seat=1).pick("done")
    assert (case.of("wren").batteries, case.of("bodkin").batteries) == (1, 0)


# -- trading -------------------------------------------------------------------------------------


@pytest.mark.rule("AF-10.33")
@pytest.mark.rule("AF-10.34")
def test_who_is_given_something_equips_or_stores_it_at_once() -> None:
    hat = item(slot="head")
    case = equips(wren().packs("wren", hat)).pick(f"give.{hat}")
    prompt = case.prompt("place")
    assert (prompt.seat, prompt.default, case.options) == (1, ["equip"], ["equip", "store"])
    case.pick("store")
    assert case.box("bodkin").pack == [hat]
    assert items.list_items(case.s, A) == []


@pytest.mark.rule("AF-10.34")
@pytest.mark.parametrize("full", ["slot", "pack"])
def test_who_has_one_place_left_is_not_asked_which(full: str) -> None:
    hat, party = item(slot="head"), wren()
    if full == "slot":
        party.wears("bodkin", item(slot="head"))
    else:
        party.packs("bodkin", item(slot="body"), item(slot="body"))
    case = equips(party.packs("wren", hat)).pick(f"give.{hat}")
    assert "place" not in [prompt.topic for prompt in case.table.needed_prompts]
    assert hat in (case.box("bodkin").pack if full == "slot" else case.worn("bodkin"))


@pytest.mark.rule("AF-10.33")
def test_nothing_is_given_to_whom_it_does_not_fit() -> None:
    hat = item(slot="head")
    party = wren().packs("wren", hat).wears("bodkin", item(slot="head"))
    party.packs("bodkin", item(), item())
    assert f"give.{hat}" not in offered(party)


@pytest.mark.rule("AF-10.34")
def test_taking_needs_consent_which_is_the_default() -> None:
    hat = item(slot="head")
    case = equips(wren().wears("bodkin", hat)).pick("take.1")
    assert (case.prompt("consent").seat, case.prompt().default) == (1, ["yes"])
    case.pick("yes").says("place", "equip")
    assert (case.worn("wren"), case.worn("bodkin")) == ([hat], [])


@pytest.mark.rule("AF-10.34")
def test_what_is_refused_stays_and_is_not_asked_for_again() -> None:
    hat = item(slot="head")
    case = equips(wren().wears("bodkin", hat)).pick("take.1").pick("no")
    assert case.over
    assert case.worn("bodkin") == [hat]


@pytest.mark.rule("AF-10.33")
def test_nothing_is_taken_that_does_not_fit_or_was_just_given() -> None:
    hat = item(slot="head")
    party = wren().wears("bodkin", hat).wears("wren", item(slot="head"))
    assert "take.1" in offered(party)
    assert "take.1" not in offered(party.packs("wren", item(), item()))
    case = equips(wren().packs("wren", hat)).pick(f"give.{hat}").says("place", "equip")
    assert case.over


@pytest.mark.rule("AF-10.34")
def test_who_plays_both_is_not_asked_for_consent() -> None:
    hat = item(slot="head")
    case = equips(wren(seats=1).wears("bodkin", hat)).pick("take.1")
    assert case.prompt().topic == "place"


@pytest.mark.rule("AF-10.32")
def test_one_trades_in_ones_own_space_alone() -> None:
    party = wren().packs("wren", item(slot="head")).stands("bodkin", 2)
    party.wears("bodkin", item(slot="body")).member("bodkin", batteries=1)
    assert [one.partition(".")[0] for one in offered(party)] == ["on"]


@pytest.mark.rule("AF-10.36")
@pytest.mark.parametrize("fields", [{"defeated": True, "at": None}, {"exited": True, "at": None}])
def test_off_the_map_one_changes_ones_own_things(fields: dict[str, bool | None]) -> None:
    hat = item(slot="head")
    party = wren().packs("wren", hat).member("wren", **fields).member("bodkin", **fields)
    assert offered(party) == [f"on.{hat}"]
    assert [one.id for one in actions.list_turn_options(party.state, A)] == [
        "equip",
        "encourage-1",
        "end",
    ]


def test_each_thing_moves_once_so_that_it_comes_to_an_end() -> None:
    hat = item(slot="head")
    party = Party("wren").holds("wren", "green-1a").packs("wren", hat)
    assert equips(party).pick(f"on.{hat}").over
    party = Party("wren").holds("wren", "green-1a").wears("wren", hat)
    assert equips(party).pick(f"off.{hat}").over
    party = Party("wren").holds("wren", "green-1a").packs("wren", hat, item(slot="head"))
    assert equips(party).pick(f"on.{hat}").over


def test_several_companions_are_asked_about_by_name() -> None:
    hat = item(slot="head")
    party = Party("wren", "bodkin", "cog").holds("wren", "green-1a").packs("wren", hat)
    case = equips(party).pick(f"give.{hat}")
    assert (case.prompt("give").seat, case.options) == (0, [str(B), "2"])
    case.pick("2").defaults()
    assert case.worn("cog") == [hat]


def test_bots_can_tell_what_an_option_does() -> None:
    hat, old = item(slot="head"), item(slot="head")
    party = wren().packs("wren", hat).wears("wren", old).member("wren", batteries=1)
    found = {one.id: one.data for one in equipping.list_changes(party.state, A, EquipProgress())}
    assert found[f"swap.{hat}.{old}"] == {"do": "swap", "items": [hat, old]}
    assert found["lend.1"] == {"do": "lend", "with": B}


def test_ids_of_options_stay_short_enough_for_a_button() -> None:
    """Also of the things with the longest names, of which a two-pawed one takes two places."""
    paws = sorted((one for one in ITEMS.values() if one.slot == "paw"), key=lambda one: len(one.id))
    small = [one.id for one in paws if not one.two_paw and not one.big_only]
    large = [one.id for one in paws if one.two_paw]
    party = Party("bodkin").wears("bodkin", *small[-2:]).packs("bodkin", large[-1])
    found = [option.id for option in equipping.list_changes(party.state, A, EquipProgress())]
    assert any(one.startswith("swap") for one in found)
    assert max(map(len, found)) <= 40
