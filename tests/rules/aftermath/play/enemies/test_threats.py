"""Threat cards, calamities and Check Threat (AF-3.10 to AF-3.14, AF-7.7 to AF-7.15, AF-25.13)."""

from __future__ import annotations

import pytest

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model.terms import BLACK_DIE
from rules.aftermath.play import calamities
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import checking_threat, threats
from rules.engine import Play
from tests.rules.aftermath.build import A, Case, Party
from tests.rules.aftermath.model.own_book import effects, enemy, page

FOUR = ("black-1a", "black-1b", "black-2a", "black-2b")


def threat(party: Party, n: int, *luck: object) -> Case:
    """An effect adds or removes threats."""
    return party.play(lambda h: apply_effects(h, effects({"threat": n}), A, "The gate"), *luck)


def check(party: Party, *luck: object) -> Case:
    """The last step of Wren's turn."""
    return party.play(checking_threat.resolve_threat_check, *luck)


# -- the track -----------------------------------------------------------------------------------


@pytest.mark.rule("AF-7.9")
def test_drawn_threats_come_in_random_order_behind_those_that_are_there() -> None:
    party = Party().threats("black-3a").faces("latch-rat", 3).faces("pin-vole", 4)
    taken = [party.take(one) for one in FOUR[:2]]
    case = party.play(lambda h: threats.place_threats(h, taken), [*reversed(taken)])
    assert case.s.visit.threats == ["black-3a", "black-1b", "black-1a"]
    assert case.luck.sampled == [(("black-1a", "black-1b"), 2)]


@pytest.mark.rule("AF-25.13")
def test_adding_threats_draws_until_they_came_and_discards_the_rest() -> None:
    party = Party().stacks("deck", "green-1a", "black-1a", "calamity", "red-1a", "black-2a")
    case = threat(party, 2, ["black-1a", "black-2a"])
    assert case.s.visit.threats == ["black-1a", "black-2a"]
    assert case.s.deck.discards == ["green-1a", "calamity", "red-1a"]
    assert case.s.calamities == []
    assert not case.told("calamity")


@pytest.mark.rule("AF-25.13")
def test_adding_threats_stops_where_no_card_is_left() -> None:
    party = Party().discards("deck", "black-1a", "red-1a").only("deck", "green-1a")
    case = threat(party, 2)
    assert case.s.visit.threats == ["black-1a"]
    assert sorted(case.s.deck.cards) == ["green-1a", "red-1a"]


@pytest.mark.rule("AF-25.13")
def test_removing_threats_discards_from_the_bottom() -> None:
    case = threat(Party().threats(*FOUR), -2)
    assert case.s.visit.threats == ["black-1a", "black-1b"]
    assert case.s.deck.discards == ["black-2b", "black-2a"]


@pytest.mark.rule("AF-25.13")
def test_removing_more_threats_than_there_are_removes_all() -> None:
    case = threat(Party().threats("black-1a"), -3)
    assert (case.s.visit.threats, case.s.deck.discards) == ([], ["black-1a"])


# -- calamities ----------------------------------------------------------------------------------


def calamity(value: int, time: int, die: int, **colony: object) -> Case:
    """The calamity card comes on a page where that costs food."""
    number = page(entries={"CALAMITY": [{"dial": {"food": -1}}]}, calamity=value)
    party = Party(page=number).dials(time=time).colony(**colony)
    return party.play(lambda h: calamities.resolve_calamity(h, A), die)


@pytest.mark.rule("AF-7.7")
@pytest.mark.rule("AF-3.13")
@pytest.mark.parametrize(("time", "die", "comes"), [(3, 1, False), (3, 2, True), (2, 2, False)])
def test_the_black_die_and_the_time_must_reach_the_value(time: int, die: int, comes: bool) -> None:
    case = calamity(5, time, die)
    assert case.luck.picked == [BLACK_DIE]
    assert case.dial("food") == (5 if comes else 6)
    assert case.s.calamities == ([case.s.visit.page] if comes else [])


@pytest.mark.rule("AF-7.8")
def test_a_roll_that_fails_leaves_it_for_a_later_card() -> None:
    number = page(entries={"CALAMITY": [{"dial": {"food": -1}}]}, calamity=5)

    def twice(h: Here) -> Play[None]:
        yield from calamities.resolve_calamity(h, A)
        yield from calamities.resolve_calamity(h, A)

    case = Party(page=number).dials(time=3).play(twice, 1, 2)
    assert case.dial("food") == 5


@pytest.mark.rule("AF-3.13")
@pytest.mark.rule("AF-3.14")
@pytest.mark.rule("AF-7.7")
@pytest.mark.parametrize("revisit", [False, True])
def test_a_calamity_is_resolved_once_a_mission_revisits_included(revisit: bool) -> None:
    number = page(entries={"CALAMITY": [{"dial": {"food": -1}}]}, calamity=4)
    party = Party(page=number).dials(time=8).set(calamities=[number])
    party.state.visit.revisit = revisit
    case = party.play(lambda h: calamities.resolve_calamity(h, A))
    assert case.dial("food") == 6
    assert case.luck.picked == []


@pytest.mark.rule("AF-3.17")
def test_a_calamity_that_was_not_spent_may_come_on_a_revisit() -> None:
    number = page(entries={"CALAMITY": [{"dial": {"food": -1}}]}, calamity=4)
    party = Party(page=number).dials(time=8)
    party.state.visit.revisit = True
    assert party.play(lambda h: calamities.resolve_calamity(h, A), 1).dial("food") == 5


@pytest.mark.rule("AF-19.21")
def test_the_watchtower_makes_calamities_rarer() -> None:
    assert calamity(5, 3, 2, built=["watchtower"]).dial("food") == 6
    assert calamity(5, 3, 3, built=["watchtower"]).dial("food") == 5


# -- Check Threat while it is safe ---------------------------------------------------------------


def quiet(*threat_cards: str, does: list[object] | None = None) -> Party:
    """A safe page with threats; its threat entry costs food, unless a test says otherwise."""
    number = page(entries={"THREAT": [{"dial": {"food": -1}}] if does is None else does})
    return Party(page=number).threats(*threat_cards)


@pytest.mark.rule("AF-3.10")
@pytest.mark.rule("AF-7.12")
@pytest.mark.parametrize(("cards", "food"), [(FOUR[:3], 6), (FOUR, 5), ((*FOUR, "black-3a"), 5)])
def test_four_threats_bring_the_threat_entry(cards: tuple[str, ...], food: int) -> None:
    assert check(quiet(*cards)).dial("food") == food


@pytest.mark.rule("AF-26.3")
def test_in_a_hush_five_threats_bring_it() -> None:
    assert check(quiet(*FOUR).environment("hush")).dial("food") == 6
    assert check(quiet(*FOUR, "black-3a").environment("hush")).dial("food") == 5


@pytest.mark.rule("AF-3.11")
def test_after_a_threat_entry_that_leaves_it_safe_all_threats_are_discarded() -> None:
    case = check(quiet(*FOUR))
    assert case.s.visit.threats == []
    assert sorted(case.s.deck.discards) == [*FOUR]


@pytest.mark.rule("AF-3.11")
def test_after_one_that_makes_it_hostile_they_stay() -> None:
    case = check(quiet(*FOUR, does=[{"encounter": {"enemies": ["latch-rat"]}}]))
    assert case.s.visit.situation == "hostile"
    assert case.s.visit.threats == [*FOUR]


@pytest.mark.rule("AF-3.12")
def test_the_threat_entry_may_be_read_again() -> None:
    def twice(h: Here) -> Play[None]:
        yield from checking_threat.resolve_threat_check(h)
        threats.add_threats(h, 4)
        yield from checking_threat.resolve_threat_check(h)

    case = quiet(*FOUR).play(twice)
    assert case.dial("food") == 4


@pytest.mark.rule("AF-3.11")
def test_a_threat_entry_that_ends_a_turn_ends_it_once() -> None:
    case = check(quiet(*FOUR, does=["end_turn"]))
    assert case.ended is None
    assert case.s.visit.threats == []


# -- and while it is hostile ---------------------------------------------------------------------


def besieged(enemies: int, *threat_cards: str) -> Party:
    """Enemies that strike whoever stands with them, where Wren stands, and threats."""
    party = Party(page=page()).threats(*threat_cards).stands("bodkin", 6)
    for _ in range(enemies):
        party.faces(enemy(action={"speed": 0, "range": 0, "strength": 4}), 1)
    return party


@pytest.mark.rule("AF-7.13")
@pytest.mark.parametrize(
    ("enemies", "cards", "acted"), [(2, 1, False), (2, 2, True), (1, 3, True), (5, 4, False)]
)
def test_as_many_threats_as_enemies_bring_an_enemy_turn(
    enemies: int, cards: int, acted: bool
) -> None:
    case = check(besieged(enemies, *FOUR[:cards]))
    assert bool(case.told("enemy-turn")) is acted
    assert len(case.s.visit.threats) == (0 if acted else cards)


@pytest.mark.rule("AF-7.13")
def test_while_hostile_the_threat_entry_is_not_read() -> None:
    number = page(entries={"THREAT": [{"dial": {"food": -1}}]})
    party = Party(page=number).threats(*FOUR)
    for _ in range(5):
        party.faces(enemy(), 6)
    assert check(party).dial("food") == 6


@pytest.mark.rule("AF-7.15")
def test_a_swarm_counts_as_one_enemy() -> None:
    party = Party(page=page()).threats("black-1a").faces("silverfish", 6, 6, 6, 6)
    assert check(party).told("enemy-turn")


@pytest.mark.rule("AF-7.14")
def test_an_encounter_born_of_the_threat_entry_does_not_act_in_the_same_step() -> None:
    case = check(quiet(*FOUR, does=[{"encounter": {"enemies": ["latch-rat"]}}]))
    assert len(case.s.visit.enemies) == 1
    assert not case.told("enemy-turn")


@pytest.mark.rule("AF-4.8")
def test_an_enemy_turn_with_nobody_on_the_map_only_discards_the_threats() -> None:
    party = besieged(1, "black-1a", "black-2a").member("wren", at=None, exited=True)
    party.member("bodkin", at=None, defeated=True)
    case = check(party)
    assert case.s.visit.threats == []
    assert [one.at for one in case.s.visit.enemies] == [[1]]


# -- the Wary Watch ------------------------------------------------------------------------------


@pytest.mark.rule("AF-23.28")
def test_at_four_threats_a_wary_watch_turns_hostile_instead() -> None:
    party = quiet(*FOUR).faces("whistler", 6, encounter="wary-watch", safe=True)
    case = check(party)
    assert (case.s.visit.situation, case.dial("food")) == ("hostile", 6)
    assert case.s.visit.threats == [*FOUR]
    assert not case.told("enemy-turn")
