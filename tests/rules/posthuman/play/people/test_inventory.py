"""Items: the hand, the backpack, mounting, active weapons (PH-13.1, PH-20.9 to PH-20.16)."""

from __future__ import annotations

from copy import deepcopy

import pytest

from rules.engine import Option, Play
from rules.posthuman.effects.carry_out import carry_out, list_uses, use_card
from rules.posthuman.effects.language.models import Discard
from rules.posthuman.model import decks
from rules.posthuman.model.terms import ItemDeck
from rules.posthuman.play.actions import free_actions
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import followers, inventory, item_choices
from rules.posthuman.play.people.sheet import sum_effective_stat
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import blade, combat, follower, gear, gun, skill

BONUS = {"at": "anytime", "do": [{"stat": {"stat": "speed", "n": 1}}]}


def draws(road: Road, n: int = 1, keep: int = 0, deck: ItemDeck = "equipment") -> Case:
    """Ada draws item cards."""
    return road.play(lambda h: item_choices.draw_items(h, 0, deck, n, keep=keep, cause="Chest"))


def offered(road: Road, seat: int = 0) -> list[str]:
    """What somebody may do with their things."""
    return [option.id for option in free_actions.gear_options(road.state, seat)]


def does(road: Road, chosen: str) -> Case:
    """Ada does something with her things while nothing else happens."""
    return road.play(lambda h: inventory.carry_out(h, 0, chosen))


def waits(h: Here) -> Play[str]:
    """Ada is asked something, and beside it stands what is free."""
    options = [Option("on", "choose", "On"), Option("off", "choose", "Off")]
    return (yield from h.choose(0, "Go on?", options))


# -- the hand (PH-20.9, PH-20.10) ----------------------------------------------------------------


@pytest.mark.rule("PH-20.9")
def test_cards_drawn_go_to_the_hand_and_work_only_once_in_play() -> None:
    quick = gear(BONUS)
    case = draws(Road(1).stacks("equipment", quick))
    assert case.human().hand == [quick]
    assert case.human().gear == []
    assert sum_effective_stat(case.s, 0, "speed") == 3
    case = does(Road(1).holds(0, quick), f"play:{quick}")
    assert sum_effective_stat(case.s, 0, "speed") == 4


@pytest.mark.rule("PH-20.9a")
def test_only_the_owner_learns_what_was_drawn() -> None:
    case = draws(Road(2).stacks("equipment", "antibiotics"))
    assert [event.seats for event in case.told() if "Antibiotics" in event.text] == [(0,)]
    assert case.said("Ada draws 1 equipment card")


@pytest.mark.rule("PH-20.9", "PH-20.10", "PH-30.6")
def test_three_cards_are_kept_and_more_are_played_or_discarded() -> None:
    third = gear()
    case = draws(Road(1).holds(0, gear(), gear()).stacks("equipment", third))
    assert case.pick(f"keep:{third}").over
    assert len(case.human().hand) == 3
    full = [gear(), gear(), gear()]
    new = gear(size=2)
    case = draws(Road(1).holds(0, *full).stacks("equipment", new))
    assert case.prompt().secret
    assert set(case.options) >= {f"play:{new}", f"drop:{new}", f"play:{full[0]}"}
    case.pick(f"drop:{full[1]}")
    assert case.human().hand == [full[0], full[2], new]
    assert full[1] in case.s.equipment.discards


@pytest.mark.rule("PH-20.10a")
def test_by_default_the_new_card_is_played_where_it_fits_and_else_discarded() -> None:
    full = [gear(), gear(), gear()]
    new = gear(size=2)
    case = draws(Road(1).holds(0, *full).stacks("equipment", new))
    case.lapse()
    assert (case.human().hand, case.human().gear) == (full, [new])
    crowd = Road(1).holds(0, *full).has(0, gear(size=3), gear(size=2)).stacks("equipment", new)
    case = draws(crowd)
    case.lapse()
    assert (case.human().hand, case.s.equipment.discards) == (full, [new])


@pytest.mark.rule("PH-20.10", "PH-20.11")
def test_over_the_limit_what_is_in_play_may_make_room_first() -> None:
    big, new = gear(size=3), gear(size=3)
    road = Road(1).holds(0, gear(size=3), gear(size=3), gear(size=3)).has(0, big, gear(size=2))
    case = draws(road.stacks("equipment", new))
    assert f"play:{new}" not in case.options
    case.pick(f"drop:{big}")
    case.pick(f"play:{new}")
    assert new in case.human().gear


@pytest.mark.rule("PH-1.8", "PH-25.16")
def test_an_empty_deck_comes_back_from_its_discards_or_gives_nothing() -> None:
    one = gear()
    road = Road(1).only("equipment")
    road.state.equipment.discards = [one]
    assert draws(road).human().hand == [one]
    case = draws(Road(1).only("equipment"))
    assert case.human().hand == []
    assert case.said("no equipment card is left")


@pytest.mark.rule("PH-20.9")
def test_of_several_drawn_the_chosen_are_kept_and_the_others_discarded() -> None:
    one, other = blade(), blade()
    case = draws(Road(1).stacks("weapons", one, other), 2, 1, "weapons")
    case.pick(other)
    assert case.human().hand == [other]
    assert case.s.weapons.discards == [one]


# -- the backpack (PH-20.11 to PH-20.14) ---------------------------------------------------------


@pytest.mark.rule("PH-20.11", "PH-20.12", "PH-30.7")
def test_a_card_needs_free_slots_and_active_weapons_take_theirs() -> None:
    big, small = gear(size=2), gear(size=1)
    road = Road(1).has(0, blade(size=3), gear(size=2)).holds(0, big, small)
    assert road.state.human(0).melee
    assert inventory.slots_used(road.state, 0) == 5
    assert not inventory.can_fit(road.state, 0, big)
    assert f"play:{small}" in offered(road)
    assert f"play:{big}" not in offered(road)


@pytest.mark.rule("PH-20.11")
def test_what_is_in_play_can_be_dropped_for_room_and_never_goes_back_to_the_hand() -> None:
    big, thing = gear(size=3), gear(size=1)
    road = Road(1).has(0, big, gear(size=3)).holds(0, thing)
    assert f"play:{thing}" not in offered(road)
    case = road.play(waits, free=True)
    case.pick(f"drop:{big}", by=0).pick(f"play:{thing}", by=0)
    assert thing in case.human().gear
    assert case.s.equipment.discards == [big]
    assert not [chosen for chosen in case.free(0) if chosen.startswith("hand:")]


@pytest.mark.rule("PH-20.12")
def test_a_pack_brings_slots_and_cannot_be_dropped_while_they_are_used() -> None:
    pack = gear({"at": "anytime", "do": [{"slots": 2}]}, size=0)
    road = Road(1).has(0, pack, gear(size=3), gear(size=3))
    assert inventory.count_slots(road.state, 0) == 8
    two = gear(size=2)
    road.holds(0, two)
    assert inventory.can_fit(road.state, 0, two)
    assert inventory.can_drop(road.state, 0, pack)
    road.state.human(0).gear.append(two)
    assert not inventory.can_drop(road.state, 0, pack)


@pytest.mark.rule("PH-20.12", "PH-30.7")
def test_whoever_loses_somebody_who_carried_drops_what_no_longer_fits() -> None:
    carrier = follower({"at": "anytime", "do": [{"slots": 1}]})
    sword, old, new = blade(size=3), gear(size=3), gear(size=1)
    road = Road(1).has(0, carrier, old, new, sword)
    case = road.play(lambda h: followers.dismiss_follower(h, 0, carrier))
    assert case.human().gear == [old, sword]
    assert case.s.equipment.discards == [new]
    mule = skill({"at": "anytime", "do": [{"slots": 1}]})
    lose = Discard(do="discard", kind="skill")
    road = Road(1).has(0, mule, old, new, sword)
    case = road.play(lambda h: carry_out(h, 0, [lose], "Test"))
    assert case.human().gear == [old, sword]


@pytest.mark.rule("PH-20.13")
def test_discarded_starting_items_leave_the_game_and_others_go_to_their_discards() -> None:
    road = Road(1).has(0, "knife", "antibiotics", "crossbow")
    knife, drug, bow = road.state.human(0).gear
    s = does(road, f"drop:{knife}").s
    assert knife in s.removed
    assert drug in does(road, f"drop:{drug}").s.equipment.discards
    assert bow in does(road, f"drop:{bow}").s.weapons.discards


@pytest.mark.rule("PH-20.14")
def test_a_one_use_item_works_from_play_alone_and_goes_with_its_use() -> None:
    road = Road(1).holds(0, "antibiotics").human(0, health=2)
    assert list_uses(road.state, 0, "anytime") == []
    road = Road(1).has(0, "antibiotics").human(0, health=2)
    (one,) = list_uses(road.state, 0, "anytime")
    case = road.play(lambda h: use_card(h, 0, one))
    assert (case.human().health, case.human().gear) == (5, [])
    assert case.s.equipment.discards == [one.card]


# -- mounting (PH-20.12a, PH-20.15) --------------------------------------------------------------


@pytest.mark.rule("PH-20.12a")
def test_what_is_mounted_takes_no_slot() -> None:
    road = Road(1).has(0, "kalt-9mm", gear(size=3), gear(size=2)).holds(0, "gunscope")
    pistol = road.state.human(0).gear[0]
    (scope,) = road.state.human(0).hand
    assert not inventory.can_fit(road.state, 0, scope)
    case = does(road, f"mount:{scope}>{pistol}")
    assert case.human().mounts == {pistol: scope}
    assert inventory.slots_used(case.s, 0) == 6


@pytest.mark.rule("PH-20.15", "PH-26.3")
def test_a_weapon_bears_one_thing_and_only_of_its_class() -> None:
    road = Road(1).has(0, "kalt-9mm", "hunting-bow").holds(0, "gunscope", "gunscope")
    pistol, bow = road.state.human(0).gear
    one, other = road.state.human(0).hand
    assert f"mount:{one}>{pistol}" in offered(road)
    assert f"mount:{one}>{bow}" not in offered(road)
    case = does(road, f"mount:{one}>{pistol}")
    mounts = free_actions.gear_options(case.s, 0)
    assert not [option for option in mounts if option.id == f"mount:{other}>{pistol}"]


@pytest.mark.rule("PH-20.15")
def test_what_is_mounted_stays_and_goes_with_the_weapon() -> None:
    road = Road(2).has(0, "kalt-9mm").mounts(0, "kalt-9mm", "gunscope")
    pistol = road.state.human(0).gear[0]
    scope = road.state.human(0).mounts[pistol]
    assert not [chosen for chosen in offered(road) if scope in chosen]

    def hands_over(h: Here) -> None:
        card, *mounted = inventory.take_away(h.human(0), pistol)
        inventory.receive_item(h, 1, card, *mounted)

    case = road.play(hands_over)
    assert (case.human(0).gear, case.human(0).mounts) == ([], {})
    assert (case.human(1).gear, case.human(1).mounts) == ([pistol], {pistol: scope})
    dropped = does(Road(1).has(0, pistol).mounts(0, "kalt-9mm", "gunscope"), f"drop:{pistol}")
    assert dropped.s.equipment.discards == [scope]


@pytest.mark.rule("PH-13.1", "PH-20.13", "PH-20.15")
def test_an_item_is_taken_from_its_place_alone_with_what_is_mounted_on_it() -> None:
    sword, pistol, scope = blade(), gun(), gear()
    road = Road(1).has(0, sword, pistol, gear(), blade(), gun()).holds(0, gear())
    before = road.mounts(0, pistol, scope).state.human(0)
    for card in (*before.gear, *before.hand, scope):
        human = deepcopy(before)
        goes = [pistol, scope] if card == pistol else [card]
        assert inventory.take_away(human, "".join(card)) == goes  # not the same str, as loaded
        assert human.gear == [one for one in before.gear if one != card]
        assert human.hand == [one for one in before.hand if one != card]
        assert human.melee == ([] if card == sword else [sword])
        assert human.ranged == (None if card == pistol else pistol)
        assert human.mounts == ({} if scope in goes else {pistol: scope})


# -- active weapons (PH-13.1) --------------------------------------------------------------------


@pytest.mark.rule("PH-13.1")
def test_one_melee_and_one_ranged_weapon_are_active_and_may_be_changed() -> None:
    first, second, pistol, rifle = blade(), blade(), gun(), gun(size=2)
    road = Road(1).has(0, first, second, pistol, rifle)
    assert (road.state.human(0).melee, road.state.human(0).ranged) == ([first], pistol)
    case = does(road, f"wield:{second}")
    assert case.human().melee == [second]
    assert does(road, f"wield:{rifle}").human().ranged == rifle


@pytest.mark.rule("PH-13.1")
def test_a_card_may_allow_two_melee_weapons_of_two_hands_together() -> None:
    first, second, third, heavy = blade(), blade(), blade(), blade(hands=2)
    road = Road(1).has(0, "off-hand", first, second, third, heavy)
    case = does(road, f"wield:{second}")
    assert case.human().melee == [first, second]
    road.human(0, melee=[first, second])
    assert does(road, f"wield:{third}").human().melee == [second, third]
    assert does(road, f"wield:{heavy}").human().melee == [heavy]


@pytest.mark.rule("PH-13.1", "PH-13.3")
def test_things_may_be_handled_until_the_first_die_of_a_fight() -> None:
    thing = gear()
    road = Road(1).holds(0, thing).fight(0, combat())
    case = road.play(waits, free=True)
    assert f"play:{thing}" in case.free(0)
    road = Road(1).holds(0, thing).fight(0, combat(), rolled=True)
    case = road.play(waits, free=True)
    assert f"play:{thing}" not in case.free(0)


@pytest.mark.rule("PH-20.9")
def test_a_weapon_that_is_not_in_hand_does_nothing() -> None:
    swift, plain = blade(BONUS), blade()
    road = Road(1).has(0, plain, swift)
    assert sum_effective_stat(road.state, 0, "speed") == 3
    assert sum_effective_stat(does(road, f"wield:{swift}").s, 0, "speed") == 4


@pytest.mark.rule("PH-20.13")
def test_every_starting_item_is_one_and_nothing_else_is() -> None:
    assert all(decks.kind_of(one) in decks.CONTENT.starting for one in decks.STARTING)
    assert len(decks.STARTING) == 26


@pytest.mark.rule("PH-20.10", "PH-30.5")
def test_while_a_hand_holds_too_much_nothing_else_is_done_with_items() -> None:
    """Or a card could be played beside the question, and once more by its answer."""
    full = [gear(), gear(), gear()]
    road = Road(1).holds(0, *full).stacks("equipment", gear())
    case = road.play(lambda h: item_choices.draw_items(h, 0, "equipment"), free=True)
    assert case.topics() == ["hand"]
    assert not [prompt for prompt in case.asked(0) if prompt.topic == "gear"]


# -- found things --------------------------------------------------------------------------------


def finds(road: Road, card: str) -> Case:
    """Ada draws that card."""
    deck: ItemDeck = "weapons" if card in decks.WEAPONS else "equipment"
    return draws(road.stacks(deck, card), deck=deck)


@pytest.mark.rule("PH-20.9", "PH-20.11", "PH-20.16")
def test_what_is_found_is_used_packed_or_left_in_one_answer() -> None:
    old, found = gun(name="Old"), gun(name="Shotgun")

    def case() -> Case:
        return finds(Road(1).has(0, old), found)

    prompt = case().prompt("found")
    assert prompt.secret and "Shotgun" in prompt.text and "Shotgun" not in prompt.about
    assert case().options == [f"{what}:{found}" for what in ("keep", "take", "play", "drop")]
    used = case().pick(f"take:{found}")
    assert used.over
    assert (used.human().ranged, used.human().gear, used.human().hand) == (found, [old, found], [])
    packed = case().pick(f"play:{found}").human()
    assert (packed.ranged, packed.gear) == (old, [old, found])
    left = case().pick(f"drop:{found}")
    assert (left.human().hand, left.s.weapons.discards) == ([], [found])
    kept = case().defaults().human()
    assert (kept.hand, kept.gear) == ([found], [old])


@pytest.mark.rule("PH-20.11", "PH-20.12", "PH-13.1")
def test_without_room_a_found_weapon_takes_the_place_of_the_one_in_hand() -> None:
    old, found = gun(size=2, name="Old"), gun(size=2, name="Shotgun")
    road = Road(1).has(0, old, gear(size=3), gear(size=1))
    case = finds(road, found)
    assert case.options == [f"keep:{found}", f"swap:{found}>{old}", f"drop:{found}"]
    human = case.pick(f"swap:{found}>{old}").human()
    assert human.ranged == found
    assert old not in human.gear and old in case.s.weapons.discards


@pytest.mark.rule("PH-7.6", "PH-20.16")
def test_an_order_keeps_what_is_found_unasked() -> None:
    found = gear()
    case = finds(Road(1).stands_by(0, found="default"), found)
    assert case.over
    assert case.human().hand == [found]


@pytest.mark.rule("PH-13.3", "PH-20.9")
def test_what_is_found_in_the_middle_of_a_fight_comes_into_the_hand() -> None:
    found = gear()
    case = finds(Road(1).fight(0, combat(), rolled=True), found)
    assert case.over
    assert case.human().hand == [found]
