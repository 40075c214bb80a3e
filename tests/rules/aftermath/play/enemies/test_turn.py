"""The enemy turn: who acts how, where enemies move, and whom they attack (AF-12)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.model.state import Enemy
from rules.aftermath.play.enemies.enemies import find_defence
from rules.aftermath.play.enemies.movement import find_flight
from rules.aftermath.play.enemies.turn import resolve_enemy_turn
from rules.aftermath.play.party.standing_orders import standing_offers, take_standing
from tests.rules.aftermath.build import Case, Party
from tests.rules.aftermath.model.own_book import enemy, page


def acts(party: Party, *luck: Any) -> Case:
    """The enemies act."""
    return party.play(resolve_enemy_turn, *luck)


def walker(speed: int = 2, reach: int = 0, strength: int | None = None, **fields: Any) -> str:
    """An enemy that moves and, with a strength, attacks, whatever the threat."""
    action = {"speed": speed, "range": reach, "strength": strength, **fields.pop("action", {})}
    return enemy(action=action, **fields)


def at(case: Case, number: int = 1) -> list[int]:
    found = case.s.find_enemy(number)
    assert found is not None
    return found.at


# -- activations (AF-12.1 to AF-12.4, AF-12.14) --------------------------------------------------


@pytest.mark.rule("AF-12.1")
def test_each_acts_once_from_the_top_slot_down() -> None:
    party = Party().faces("jackdaw", 6).faces("bruiser", 6).faces("pin-vole", 6)
    case = acts(party.threats("black-1a", "black-1b", "black-2a", "black-2b"))
    assert [event.data["enemy"] for event in case.told("enemy-move")] == [1, 2, 3]


@pytest.mark.rule("AF-12.2")
@pytest.mark.rule("AF-23.2")
@pytest.mark.parametrize(("card", "strength"), [("black-1b", 3), ("black-2a", 5), ("black-3b", 7)])
def test_the_threat_below_selects_speed_range_and_strength(card: str, strength: int) -> None:
    actions = [
        {"speed": 0, "range": 0, "strength": 3},
        {"speed": 1, "range": 1, "strength": 5},
        {"speed": 2, "range": 2, "strength": 7},
    ]
    one = enemy(actions=actions)
    party = Party("wren", "bodkin").stands("wren", 1).stands("bodkin", None)
    away = {3: 0, 5: 2, 7: 4}[strength]
    case = acts(party.faces(one, 1 + away).threats(card).holds("wren", "blue-1a"))
    assert case.prompt("defend").data["difficulty"] == strength
    assert at(case) == [1 + {3: 0, 5: 1, 7: 2}[strength]]


@pytest.mark.rule("AF-12.3")
def test_who_is_gone_does_not_act_and_who_comes_meanwhile_neither() -> None:
    first, second = walker(0, 0, 1), walker(0, 0, 9)
    party = Party().faces(first, 1).faces(second, 6).threats("black-1a", "black-2a", "black-3a")
    party.holds("wren", "green-3a").stands("bodkin", None)
    party.stands("wren", 1)

    def script(h: Any) -> Any:
        turn = resolve_enemy_turn(h)
        wait = next(turn)
        h.s.visit.enemies.pop()  # while Wren thinks, the second one is gone
        h.s.visit.enemies.append(_arrived())
        answer = yield wait
        while True:
            try:
                wait = turn.send(answer)
            except StopIteration:
                return
            answer = yield wait

    case = party.play(script)
    case.says("defend")
    assert [event.data["enemy"] for event in case.told("enemy-move")] == [1]
    assert case.s.visit.threats == []
    assert sorted(case.s.deck.discards) == ["black-1a", "black-2a", "black-3a"]


def _arrived() -> Enemy:
    return Enemy(number=9, id="bruiser", at=[6])


@pytest.mark.rule("AF-12.4")
def test_it_moves_first_and_then_attacks() -> None:
    party = Party().stands("bodkin", None).faces(walker(2, 0, 9), 3).threats("black-1a")
    case = acts(party)
    kinds = [e.kind for e in case.told() if e.kind in ("enemy-move", "wound")]
    assert kinds == ["enemy-move", "wound"]


@pytest.mark.rule("AF-12.14")
def test_all_threats_are_discarded() -> None:
    party = Party().faces(walker(0), 6).threats("black-1a", "black-2a", "black-3a")
    case = acts(party)
    assert case.s.visit.threats == []
    assert sorted(case.s.deck.discards) == ["black-1a", "black-2a", "black-3a"]


@pytest.mark.rule("AF-4.8")
def test_with_nobody_on_the_map_nothing_moves_and_threats_go() -> None:
    party = Party().member("wren", at=None, exited=True).member("bodkin", at=None, exited=True)
    swarm = walker(2, type="crawler", swarm=2, most=8)
    case = acts(party.faces(swarm, 6).faces(walker(2), 6).threats("black-1a", "black-1b"))
    assert (at(case), at(case, 2), case.s.visit.threats) == ([6], [6], [])
    assert case.told("enemy-move") == case.told("enemy-action") == []


@pytest.mark.rule("AF-12.17")
def test_without_a_strength_there_is_no_attack() -> None:
    case = acts(Party().faces(walker(1), 1).threats("black-1a"))
    assert case.of("wren").wounds == case.of("bodkin").wounds == 0


# -- moving (AF-12.5 to AF-12.8, AF-12.12) -------------------------------------------------------


@pytest.mark.rule("AF-12.5")
def test_an_enemy_moves_its_speed_towards_the_nearest_or_into_its_space() -> None:
    party = Party().stands("wren", 1).stands("bodkin", 2)
    assert at(acts(party.faces(walker(2), 6).threats("black-1a"))) == [4]
    party = Party().stands("wren", 1).stands("bodkin", 2)
    assert at(acts(party.faces(walker(9), 6).threats("black-1a"))) == [2]


@pytest.mark.rule("AF-12.5")
def test_it_stays_where_it_shares_a_space_with_a_character() -> None:
    party = Party(page=page(spaces={1: {"start": True}, 4: {"hide": True}, 6: {"enemy": True}}))
    party.stands("wren", 4).stands("bodkin", 5)
    assert at(acts(party.faces(walker(2), 4).threats("black-1a"))) == [4]


@pytest.mark.rule("AF-12.6")
def test_coloured_lines_cost_an_enemy_one_and_white_ones_cannot_be_crossed() -> None:
    ways = {
        "red": [(2, 1)],
        "green": [(3, 2)],
        "dash": [(3, 4), (4, 5), (5, 6), (6, 1)],
        "white": [(3, 1)],
        "double": [(4, 1)],
    }
    party = Party(page=page(ways)).stands("bodkin", None)
    assert at(acts(party.faces(walker(2), 3).threats("black-1a"))) == [1]
    party = Party(page=page(ways)).stands("bodkin", None)
    assert at(acts(party.faces(walker(1), 4).threats("black-1a"))) == [3]


@pytest.mark.rule("AF-12.18")
def test_flyers_cross_single_white_lines() -> None:
    ways = {"white": [(3, 1)], "double": [(4, 1)], "dash": [(3, 4), (4, 5), (5, 1)]}
    party = Party(page=page(ways)).stands("bodkin", None)
    assert at(acts(party.faces(walker(1, fly=True), 3).threats("black-1a"))) == [1]
    party = Party(page=page(ways)).stands("bodkin", None)
    assert at(acts(party.faces(walker(1), 3).threats("black-1a"))) == [4]


@pytest.mark.rule("AF-12.7")
def test_characters_out_of_reach_are_ignored() -> None:
    ways = {"dash": [(1, 2), (2, 3), (3, 4), (4, 5)], "white": [(5, 6)]}
    island = page({**ways, "dash": [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)], "white": []})
    party = Party(page=island).stands("wren", 6).stands("bodkin", 1)
    party.state.visit.lines["5-6"] = "white"
    assert at(acts(party.faces(walker(1), 5).threats("black-1a"))) == [4]
    party = Party(page=island).stands("wren", 6).stands("bodkin", None)
    party.state.visit.lines["5-6"] = "white"
    assert at(acts(party.faces(walker(1), 5).threats("black-1a"))) == [5]


HIDING = {1: {"start": True}, 4: {"hide": True}, 6: {"enemy": True}}


@pytest.mark.rule("AF-12.8")
@pytest.mark.rule("AF-6.10")
def test_those_who_hide_are_not_moved_towards_while_there_is_another() -> None:
    party = Party("wren", "cog", page=page(spaces=HIDING)).stands("wren", 4).stands("cog", 1)
    party.state.visit.lines["2-5"] = "dash"
    assert at(acts(party.faces(walker(1), 5).threats("black-1a"))) == [2]
    party = Party("wren", "cog", page=page(spaces=HIDING)).stands("wren", 4).stands("cog", None)
    assert at(acts(party.faces(walker(1), 5).threats("black-1a"))) == [4]


@pytest.mark.rule("AF-1.17")
def test_an_enemy_stops_in_the_space_of_a_character_on_its_way() -> None:
    party = Party("wren", "cog", page=page(spaces=HIDING)).stands("wren", 4).stands("cog", 1)
    assert at(acts(party.faces(walker(9), 6).threats("black-1a"))) == [4]


@pytest.mark.rule("AF-12.12")
def test_of_equal_paths_the_one_along_the_lowest_numbers_without_asking() -> None:
    ring = page({"dash": [(1, 5), (1, 3), (5, 6), (3, 6), (3, 4), (2, 4)]})
    party = Party(page=ring).stands("bodkin", None)
    case = acts(party.faces(walker(1), 6).threats("black-1a"))
    assert at(case) == [3]


# -- who is torn (AF-12.11) ----------------------------------------------------------------------


def torn(**wounds: int) -> Party:
    party = Party("wren", "bodkin", "cog").stands("wren", 1).stands("bodkin", 5).stands("cog", 5)
    for who, n in wounds.items():
        party.member(who, wounds=n)
    return party.faces(walker(1), 3).threats("black-1a").bookkeeper("cog")


@pytest.mark.rule("AF-12.11")
def test_the_bookkeeper_decides_towards_whom_it_moves() -> None:
    case = acts(torn())
    assert (case.waits_for, case.topics()) == ({2}, ["torn-move"])
    assert not case.prompt().secret
    assert at(case.pick("0")) == [2]


@pytest.mark.rule("AF-12.11")
def test_the_default_is_most_life_and_then_the_next_after_the_active_one() -> None:
    # Lives of 4, 6 and 4.
    assert acts(torn()).prompt().default == ["1"]
    assert acts(torn(bodkin=2)).prompt().default == ["1"]
    assert acts(torn(bodkin=3)).prompt().default == ["2"]
    assert acts(torn(bodkin=3).active("cog")).prompt().default == ["0"]


@pytest.mark.rule("AF-12.11")
def test_nobody_is_asked_where_it_makes_no_difference() -> None:
    party = Party("wren", "cog").stands("wren", 2).stands("cog", 2)
    assert acts(party.faces(walker(1), 4).threats("black-1a")).over
    same = page({"dash": [(1, 2), (1, 3), (1, 4), (4, 5)]})
    party = Party("wren", "cog", page=same).stands("wren", 2).stands("cog", 3)
    assert at(acts(party.faces(walker(2), 5).threats("black-1a"))) == [1]


@pytest.mark.rule("AF-12.11")
def test_the_bookkeeper_decides_whom_of_the_closest_it_attacks() -> None:
    party = Party("wren", "bodkin").bookkeeper("bodkin").faces(walker(0, 0, 9), 1)
    case = acts(party.threats("black-1a"))
    assert (case.waits_for, case.topics()) == ({1}, ["torn-attack"])
    assert case.prompt().default == ["1"]
    assert case.pick("0").of("wren").wounds == 1


@pytest.mark.rule("AF-12.11")
@pytest.mark.parametrize(("preference", "moved"), [("0", 2), ("2", 4), ("life", 4)])
def test_a_standing_preference_is_used_without_asking(preference: str, moved: int) -> None:
    assert at(acts(torn().set(preference=preference))) == [moved]


@pytest.mark.rule("AF-12.11")
def test_the_bookkeeper_alone_gives_the_preference() -> None:
    def script(h: Any) -> Any:
        h.stand(
            lambda seat: standing_offers(h, seat),
            lambda role, prompt, value: take_standing(h, role, prompt, value) and None,
        )
        yield from resolve_enemy_turn(h)

    case = torn().faces(walker(1), 3).threats("black-1b").play(script)
    assert "life" in case.free(2)
    assert "life" not in case.free(0)
    case.pick("0", by=2)  # the question that is open
    assert case.topics() == ["torn-move"]
    (order,) = [one for one in case.asked(2) if "life" in [each.id for each in one.options]]
    case.table.answer(order.id, ["1"])
    assert case.s.preference == "1"
    case.pick("1", by=2)
    assert case.over


# -- targets (AF-12.9, AF-12.10) -----------------------------------------------------------------


@pytest.mark.rule("AF-12.9")
def test_the_closest_within_range_and_sight_is_attacked_or_nobody() -> None:
    party = Party().stands("wren", 2).stands("bodkin", 3)
    case = acts(party.faces(walker(0, 2, 9), 4).threats("black-1a"))
    assert (case.of("wren").wounds, case.of("bodkin").wounds) == (0, 1)
    party = Party().stands("wren", 1).stands("bodkin", 2)
    case = acts(party.faces(walker(0, 1, 9), 4).threats("black-1a"))
    assert (case.of("wren").wounds, case.of("bodkin").wounds) == (0, 0)
    blind = page({"double": [(1, 2)], "dash": [(1, 3), (2, 3)]}, blind=[(1, 2)])
    party = Party(page=blind).stands("bodkin", None)
    case = acts(party.faces(walker(0, 2, 9), 2).threats("black-1a"))
    assert case.of("wren").wounds == 0


@pytest.mark.rule("AF-6.15")
def test_range_goes_over_single_white_lines_which_nobody_crosses() -> None:
    ways = page({"white": [(1, 2)], "dash": [(1, 3), (3, 4), (4, 2)]})
    party = Party(page=ways).stands("bodkin", None)
    case = acts(party.faces(walker(0, 1, 9), 2).threats("black-1a"))
    assert case.of("wren").wounds == 1


@pytest.mark.rule("AF-12.10")
@pytest.mark.rule("AF-6.10")
@pytest.mark.parametrize(("space", "wounds"), [(5, 0), (4, 1)])
def test_whoever_hides_is_attacked_from_the_same_space_alone(space: int, wounds: int) -> None:
    party = Party("wren", "cog", page=page(spaces=HIDING)).stands("wren", 4).stands("cog", None)
    case = acts(party.faces(walker(0, 2, 9), space).threats("black-1a"))
    assert case.of("wren").wounds == wounds


# -- swarms, specials, tokens (AF-12.15, AF-12.16, AF-12.18, AF-6.16, AF-6.18) -------------------


@pytest.mark.rule("AF-12.15")
@pytest.mark.rule("AF-12.16")
@pytest.mark.rule("AF-5.22")
def test_each_token_of_a_swarm_moves_and_attacks_in_turn() -> None:
    swarm = walker(1, 0, 9, type="crawler", swarm=2, most=8)
    party = Party().stands("bodkin", None).faces(swarm, 2, 6, 1).threats("black-1a", "black-2a")
    case = acts(party)
    assert at(case) == [1, 5, 1]
    assert case.of("wren").wounds == 2
    assert len(case.told("enemy-action")) == 1


@pytest.mark.rule("AF-12.18")
def test_who_flees_goes_where_the_nearest_is_furthest_and_does_not_attack() -> None:
    shy = walker(2, 0, 9, action={"special": "flee"})
    case = acts(Party().stands("bodkin", None).faces(shy, 1).threats("black-1a"))
    assert (at(case), case.of("wren").wounds) == ([3], 0)
    party = Party().stands("wren", 1).stands("bodkin", 6).faces(shy, 2)
    case = party.play(lambda h: find_flight(h.s, h.s.visit.enemies[0], 2, 9))
    assert case.returned == [3]  # 4 is as far from both, and further away


@pytest.mark.rule("AF-12.18")
def test_who_guards_does_not_attack_and_defends_better_until_it_acts_again() -> None:
    guard = {"speed": 0, "range": 0, "strength": 9, "special": "guard"}
    plain = {"speed": 0, "range": 0, "strength": None}
    one = enemy(actions=[guard, plain, plain], defence=5)
    party = Party().faces(one, 1).threats("black-1a")

    def script(h: Any) -> Any:
        yield from resolve_enemy_turn(h)
        assert h.s.party[0].wounds == h.s.party[1].wounds == 0
        assert find_defence(h.s, h.s.visit.enemies[0]) == 7
        h.s.visit.threats.append("black-2a")
        yield from resolve_enemy_turn(h)
        assert find_defence(h.s, h.s.visit.enemies[0]) == 5

    party.state.deck.pile.remove("black-2a")
    assert party.play(script).over


@pytest.mark.rule("AF-6.18")
def test_a_trap_stops_the_first_that_enters_and_costs_it_the_attack() -> None:
    party = Party().stands("wren", 3).stands("bodkin", None).tokens(4, "trap")
    party.faces(walker(3, 2, 9), 6).faces(walker(3, 0, 9), 6)
    case = acts(party.threats("black-1a", "black-2a"))
    assert (at(case, 1), at(case, 2)) == ([4], [3])
    assert case.of("wren").wounds == 1
    assert case.s.visit.tokens == {}
    party = Party().stands("bodkin", None).tokens(5, "trap").tokens(3, "trap")
    case = acts(party.faces(walker(9), 6).threats("black-1a"))
    assert (at(case), case.s.visit.tokens) == ([5], {3: ["trap"]})


@pytest.mark.rule("AF-6.16")
def test_an_enemy_that_ends_its_movement_in_a_fire_takes_a_wound() -> None:
    party = Party().stands("bodkin", None).tokens(4, "fire").tokens(5, "fire")
    tough = walker(2, life=2)
    case = acts(party.faces(tough, 6).threats("black-1a"))
    assert case.s.visit.enemies[0].wounds == 1
    weak = Party().stands("bodkin", None).tokens(5, "fire").faces(walker(1), 6)
    case = acts(weak.threats("black-1a"))
    assert case.s.visit.enemies == []
    assert case.s.visit.situation == "safe"
    still = Party().stands("bodkin", None).tokens(1, "fire").faces(walker(1), 1)
    assert acts(still.threats("black-1a")).s.visit.enemies[0].wounds == 0


@pytest.mark.rule("AF-12.16")
def test_a_token_that_falls_in_a_fire_gives_its_place_to_the_next() -> None:
    swarm = walker(1, 0, 9, type="crawler", swarm=2, most=8)
    party = Party().stands("bodkin", None).tokens(5, "fire").faces(swarm, 6, 6, 2)
    case = acts(party.threats("black-1a"))
    assert at(case) == [1]
    assert case.of("wren").wounds == 1


@pytest.mark.rule("AF-13.14")
def test_the_last_blow_ends_the_mission_before_the_next_enemy_acts() -> None:
    party = Party().stands("bodkin", None).member("bodkin", defeated=True)
    party.member("wren", wounds=3).faces(walker(0, 0, 9), 1).faces(walker(0, 0, 9), 1)
    case = acts(party.threats("black-1a", "black-2a"))
    assert case.ended is not None
    assert len(case.told("enemy-move")) == 1
