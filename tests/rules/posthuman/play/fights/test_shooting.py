"""PH-14: the shooting round; PH-26.2 and PH-26.4: experts and weapons."""

from __future__ import annotations

import pytest

from rules.posthuman.model.decks import WEAPONS, name_of
from rules.posthuman.model.terms import SHOOTING_DIE
from rules.posthuman.play.fights.dice.fight import my_gun, my_shooting
from rules.posthuman.play.fights.shots import Gun, weapon_dice
from tests.rules.posthuman.build import Case, Road
from tests.rules.posthuman.own_cards import combat, follower, gear, gun, minion, skill
from tests.rules.posthuman.play.fights.in_fights import fight_of, fights_on, foe, shoots, shots


def armed(enemy: str, *minions: str, weapon: str | None = None, **human: int) -> Road:
    """Ada with a pistol (1 die, range 2, 1 ammo) and 4 ammo before enemies."""
    road = Road(1).human(0, **{"ammo": 4, **human}).has(0, weapon or gun())
    return road.fight(0, enemy, *minions)


def shot_by(case: Case) -> list[str]:
    """Who has shot, in order: the beginnings of what was told."""
    return [text.split(" shoots ")[0] for text in case.texts("shots")]


def foe_took(case: Case, *, before: str) -> int:
    """Wounds that enemies took before an event of a kind came."""
    told = case.told()
    first = next(n for n, event in enumerate(told) if event.kind == before)
    return sum(event.data["n"] for event in told[:first] if event.kind in ("wound", "kill"))


# -- the round -----------------------------------------------------------------------------------


@pytest.mark.rule("PH-14.1")
def test_one_shooting_round_comes_before_three_of_melee() -> None:
    road = armed(combat(dice=1, health=7, melee=1)).human(0, melee=5, health=8)
    case = fights_on(road, *shots("XXXX")).defaults()
    kinds = [event.kind for event in case.told() if event.kind in ("shots", "round")]
    assert kinds == ["shots", "shots", "round", "round", "round"]


@pytest.mark.rule("PH-14.2")
def test_enemies_shoot_at_who_holds_its_fire() -> None:
    case = shoots(armed(combat(dice=2, name="Gnarl")), *shots("1X")).pick("hold")
    assert (case.human().ammo, case.human().health) == (4, 6 - 1)
    assert shot_by(case) == ["Gnarl"]


@pytest.mark.rule("PH-14.3")
def test_the_faster_side_shoots_first() -> None:
    slow, fast = combat(dice=1, speed=2, health=7), combat(dice=1, speed=4, health=7)
    luck = shots("XXXX")
    assert shot_by(shoots(armed(slow), *luck).defaults())[0] == "Ada"
    assert shot_by(shoots(armed(fast), *luck).defaults())[-1] == "Ada"


@pytest.mark.rule("PH-14.3")
def test_equally_fast_both_may_fall() -> None:
    road = armed(combat(dice=1, speed=3, health=1)).human(0, health=1)
    case = shoots(road, *shots("1XX"), *shots("1")).defaults()
    assert case.returned == "fallen"
    assert case.told("kill")


@pytest.mark.rule("PH-14.4")
def test_in_a_group_each_enemy_is_compared_by_itself() -> None:
    equal, slow = minion(dice=1, speed=3), minion(dice=1, speed=1)
    road = armed(combat(dice=1, speed=5, name="Fast", health=7), slow, equal)
    case = shoots(road, *shots("XXXXXX")).defaults()
    assert shot_by(case) == ["Fast", "Ada", name_of(equal), name_of(slow)]


@pytest.mark.rule("PH-14.5")
def test_who_is_dead_or_knocked_out_shoots_no_more() -> None:
    killed = shoots(armed(combat(dice=1, speed=2, health=1)), *shots("1XX")).defaults()
    assert shot_by(killed) == ["Ada"]
    road = armed(combat(dice=1, speed=4, name="Gnarl")).human(0, health=1)
    assert shot_by(shoots(road, *shots("1")).defaults()) == ["Gnarl"]


@pytest.mark.rule("PH-14.8")
def test_nobody_shoots_at_an_enemy_who_is_dead() -> None:
    road = armed(combat(), minion())
    road.state.fights[0].foes[1].health = 0
    assert shoots(road).options == ["0x3", "hold"]


# -- ammo and dice -------------------------------------------------------------------------------


@pytest.mark.rule("PH-14.6")
def test_a_shot_costs_the_printed_ammo_once_for_the_round_or_there_is_none() -> None:
    road = armed(combat(), minion(), weapon=gun(ammo=2))
    assert shoots(road, *shots("XXX")).pick("0x2-1x1").human().ammo == 4 - 2
    case = shoots(armed(combat(), weapon=gun(ammo=2), ammo=1))
    assert (case.returned, shot_by(case)) == ("done", [])


@pytest.mark.rule("PH-14.6a")
def test_shooting_is_declared_first_and_paid_when_the_dice_are_rolled() -> None:
    road = armed(combat(dice=1, speed=5)).human(0, health=1)
    case = shoots(road, *shots("1"))
    assert case.topics() == ["shoot"]
    assert shot_by(case) == []
    case.pick("0x3").defaults()
    assert case.returned == "fallen"
    assert case.human().ammo == 4


@pytest.mark.rule("PH-14.7")
@pytest.mark.parametrize(("shooting", "dice"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_dice_are_those_of_the_stat_the_weapon_and_cards(shooting: int, dice: int) -> None:
    road = armed(combat(), weapon=gun(dice=2), shooting=shooting)
    assert my_shooting(road.state, 0).total == dice + 2
    helped = follower({"at": "shoot_roll", "do": [{"dice": {"die": "shooting", "n": 1}}]})
    assert my_shooting(road.has(0, helped).state, 0).total == dice + 2 + 1


@pytest.mark.rule("PH-14.8")
def test_dice_are_divided_before_they_roll_and_work_apart() -> None:
    road = armed(combat(health=1), minion(health=3))
    case = shoots(road, *shots("11"), *shots("X")).pick("0x2-1x1")
    assert (foe(case, 0).health, foe(case, 1).health) == (0, 3)  # the second hit is lost


@pytest.mark.rule("PH-14.8")
def test_specials_count_for_each_target_by_itself() -> None:
    weapon = gun(dice=2, specials=(1, 3, 5))
    road = armed(combat(health=7), minion(health=7), weapon=weapon)
    case = shoots(road, *shots("SS"), *shots("SS")).pick("0x2-1x2")
    assert (foe(case, 0).health, foe(case, 1).health) == (7 - 3, 7 - 3)


@pytest.mark.rule("PH-14.9")
def test_by_default_all_dice_go_to_who_still_shoots_with_most_dice_or_is_weakest() -> None:
    armed_foes = combat(dice=1, speed=2), minion(dice=2, speed=2, health=7), minion(health=1)
    foes = combat(health=3), minion(health=2), minion(health=3)
    for enemies in (armed_foes, foes):
        assert shoots(armed(*enemies)).prompt().default == ["1x3"]


@pytest.mark.rule("PH-14.9")
def test_standing_orders_answer_at_once() -> None:
    held = shoots(armed(combat()).stands_by(0, shoot="hold"))
    assert (held.returned, held.human().ammo) == ("done", 4)
    road = armed(combat(dice=1, speed=1, health=3), minion(health=2)).stands_by(0, shoot="weakest")
    case = shoots(road, *shots("111"))
    assert foe(case, 1).health == 0


# -- faces ---------------------------------------------------------------------------------------


@pytest.mark.rule("PH-14.10")
@pytest.mark.parametrize(("reach", "hits"), [(1, 1), (2, 2), (3, 3)])
def test_a_face_of_a_range_hits_with_a_weapon_of_that_range(reach: int, hits: int) -> None:
    assert Gun(range=reach).count_hits(shots("123X")) == hits


@pytest.mark.rule("PH-14.10")
@pytest.mark.parametrize(
    ("shooting", "expert", "hits"), [(3, False, 0), (5, False, 1), (3, True, 1), (5, True, 2)]
)
def test_a_skill_shot_hits_for_shooting_five_for_the_expert_and_twice_for_both(
    shooting: int, expert: bool, hits: int
) -> None:
    road = armed(combat(), shooting=shooting)
    if expert:
        road.has(0, skill({"at": "shoot_roll", "do": [{"expert": ["pistol"]}]}))
    assert my_gun(road.state, 0).count_hits(shots("K")) == hits


@pytest.mark.rule("PH-14.11", "PH-24.1")
def test_a_shooting_die_has_each_of_its_six_faces_once() -> None:
    assert len(SHOOTING_DIE) == 6
    assert set(SHOOTING_DIE) == {"range1", "range2", "range3", "special", "skill", "miss"}
    case = shoots(armed(combat(dice=1)), *shots("XXXX")).defaults()
    assert case.luck.picked == [SHOOTING_DIE] * 4


@pytest.mark.rule("PH-14.10", "PH-14.12")
def test_specials_hit_by_the_table_and_beyond_it_one_more_each() -> None:
    listed = Gun(range=1, specials=(1, 2, 4))
    assert [listed.count_hits(shots("S" * n)) for n in range(6)] == [0, 1, 2, 4, 5, 6]


@pytest.mark.rule("PH-14.12", "PH-26.4")
def test_the_kalt_a4() -> None:
    card = WEAPONS["kalt-a4"]
    assert (card.of, card.size, card.hands) == ("rifle", 2, 2)
    assert card.shooting is not None
    assert (card.shooting.ammo, card.shooting.dice, card.shooting.range) == (2, 2, 3)
    assert card.shooting.specials[:3] == (1, 2, 4)
    road = armed(combat(health=7), weapon="kalt-a4", shooting=4)
    case = shoots(road, *shots("XXSSS")).defaults()  # the worked example, with a second miss
    assert foe(case).health == 7 - 4


@pytest.mark.rule("PH-14.13")
def test_an_enemy_rolls_its_own_dice_at_its_own_range() -> None:
    road = Road(1).fight(0, combat(dice=3, range=2))
    case = shoots(road, *shots("S23"))
    assert case.human().health == 6 - 2
    several = shoots(Road(1).fight(0, combat(dice=3)), *shots("SSS"))
    assert several.human().health == 6 - 3  # one hit each
    marked = shoots(Road(1).fight(0, combat(dice=1, skill_shot=True)), *shots("K"))
    assert marked.human().health == 6 - 1
    assert shoots(Road(1).fight(0, combat(dice=1)), *shots("K")).human().health == 6


@pytest.mark.rule("PH-14.14")
def test_a_shot_of_a_mutant_leaves_no_scar() -> None:
    human = shoots(Road(1).fight(0, combat(kind="mutant", dice=2)), *shots("11")).human()
    assert (human.health, human.scars) == (6 - 2, [])


@pytest.mark.rule("PH-14.14")
def test_what_prevents_melee_wounds_does_not_stop_shots() -> None:
    plate = gear({"at": "wounds_in", "do": [{"prevent": {"n": 1, "what": "melee"}}]})
    vest = gear({"at": "shot_at", "do": [{"prevent": {"n": 1, "what": "shooting"}}]})
    hit = [
        shoots(Road(1).has(0, card).fight(0, combat(dice=2)), *shots("11")).human().health
        for card in (plate, vest)
    ]
    assert hit == [6 - 2, 6 - 1]


@pytest.mark.rule("PH-14.15")
def test_wounds_by_shots_stay_for_the_melee() -> None:
    case = fights_on(armed(combat(health=3), speed=4), *shots("11X")).defaults()
    first = next(event for event in case.told("wound"))
    assert "1 health left" in first.text
    assert case.texts("round")


@pytest.mark.rule("PH-14.16", "PH-26.3")
@pytest.mark.parametrize(("printed", "with_scope"), [((1, 1), (1, 2)), ((2, 3), (1, 3))])
def test_a_gunscope_takes_a_die_but_the_last_and_adds_to_the_range_up_to_three(
    printed: tuple[int, int], with_scope: tuple[int, int]
) -> None:
    weapon = gun(dice=printed[0], reach=printed[1])
    s = armed(combat(), weapon=weapon, shooting=4).mounts(0, weapon, "gunscope").state
    assert (my_shooting(s, 0).total - 3, my_gun(s, 0).range) == with_scope
    assert [weapon_dice(dice, -1) for dice in (0, 1, 2, 3)] == [0, 1, 1, 2]


@pytest.mark.rule("PH-14.17", "PH-26.4")
def test_bolas_deal_no_wound_but_leave_one_die_in_round_one() -> None:
    card = WEAPONS["bolas"]
    assert card.shooting is not None
    assert (card.of, card.size) == ("thrown", 1)
    assert (card.shooting.ammo, card.shooting.dice, card.shooting.range) == (0, 1, 2)
    case = fights_on(
        armed(combat(health=7, melee=5, name="Gnarl"), weapon="bolas"), *shots("11X")
    ).defaults()
    assert case.human().ammo == 4
    told = [text for text in case.texts("melee") if text.startswith("Gnarl rolls ")]
    assert [text.removeprefix("Gnarl rolls ")[:12] for text in told[:2]] == [
        "1 melee die ",
        "4 melee dice",
    ]
    assert case.told("shots")[0].data["faces"] == list(shots("11X"))
    assert foe_took(case, before="round") == 0


@pytest.mark.rule("PH-14.17")
def test_bolas_that_miss_do_nothing() -> None:
    case = shoots(armed(combat(), weapon="bolas"), *shots("XXX")).defaults()
    assert not foe(case).stunned


@pytest.mark.rule("PH-26.2")
@pytest.mark.parametrize("of", ["pistol", "rifle", "shotgun", "bow"])
def test_there_is_an_expert_of_each_class(of: str) -> None:
    for weapon, hits in ((gun(of=of), 1), (gun(of="thrown"), 0)):
        road = armed(combat(), weapon=weapon).has(0, f"{of}-expert")
        assert my_gun(road.state, 0).count_hits(shots("K")) == hits


# -- re-rolls ------------------------------------------------------------------------------------


@pytest.mark.rule("PH-5.9", "PH-15.11")
def test_the_mind_rolls_a_shooting_die_again_once_a_combat() -> None:
    road = armed(combat(health=7), mind=4)
    case = shoots(road, *shots("XX1"), *shots("1")).pick("0x3")
    assert case.prompt("reroll").default == []
    case.pick("p0")
    assert foe(case).health == 7 - 2
    assert fight_of(case).mind_used


@pytest.mark.rule("PH-15.11a", "PH-14.17")
@pytest.mark.parametrize(
    ("weapon", "health", "faces", "asked"),
    [
        (None, 1, "1XX", []),
        (None, 2, "1XX", ["reroll"]),
        ("bolas", 7, "1XX", []),  # one hit that entangles is enough
        ("bolas", 7, "XXX", ["reroll"]),
    ],
)
def test_hits_that_are_enough_are_not_rolled_again(
    weapon: str | None, health: int, faces: str, asked: list[str]
) -> None:
    road = armed(combat(health=health), weapon=weapon, mind=4)
    assert shoots(road, *shots(faces)).pick("0x3").topics() == asked


@pytest.mark.rule("PH-13.8")
def test_who_is_caught_does_not_shoot() -> None:
    road = armed(combat(dice=1, name="Gnarl"))
    road.state.fights[0].caught = True
    case = shoots(road, *shots("X"))
    assert shot_by(case) == ["Gnarl"]


# -- what is asked -------------------------------------------------------------------------------


@pytest.mark.rule("PH-14.8")
@pytest.mark.parametrize("dice", [(2, 1, 3), (4, 1, 1), (5, 1, 0), (6, 0, 0)])
def test_many_dice_are_divided_enemy_by_enemy(dice: tuple[int, ...]) -> None:
    road = armed(combat(health=7), minion(health=7), minion(health=7), weapon=gun(dice=3))
    case = shoots(road.human(0, shooting=4), *shots("1" * 6))
    assert "0x2-1x1-2x3" not in case.options
    case.pick("divide")
    left = 6
    for n in dice[:-1]:
        if left:
            assert case.options == [str(each) for each in range(left + 1)]
            case.pick(str(n))
            left -= n
    assert [foe(case, n).health for n in range(3)] == [7 - n for n in dice]
    assert case.human().ammo == 4 - 1


@pytest.mark.rule("PH-14.8", "PH-14.9")
def test_who_is_away_while_dividing_shoots_all_at_the_usual_target() -> None:
    road = armed(combat(health=7), minion(health=3), minion(health=7), weapon=gun(dice=3))
    case = shoots(road.human(0, shooting=4), *shots("XXXXXX")).pick("divide").defaults()
    assert [event.data["foe"] for event in case.told("shots")] == [1]


@pytest.mark.rule("PH-14.8", "PH-13.1")
def test_another_weapon_taken_while_dividing_begins_the_question_again() -> None:
    one, other = gun(dice=3, name="Long Gun"), gun(dice=1, name="Short Gun")
    road = armed(combat(health=7), minion(health=7), minion(health=7), weapon=one)
    road.human(0, shooting=4).has(0, other)
    case = shoots(road, free=True).pick("divide")
    case.answer(f"wield:{other}", seat=0)
    case.pick("1").pick("1")
    assert case.topics() == ["shoot"]
    assert "Short Gun" in case.prompt().text
    assert case.human().ammo == 4


@pytest.mark.rule("PH-14.8")
def test_few_dice_are_divided_in_one_question() -> None:
    road = armed(combat(), minion(), minion(), weapon=gun(dice=2)).human(0, shooting=4)
    assert "divide" not in shoots(road).options  # 21 ways
    assert "0x2-1x2-2x1" in shoots(road).options


@pytest.mark.rule("PH-13.1", "PH-14.9")
def test_the_question_names_the_weapon_that_is_in_hand_now() -> None:
    bow, shotgun = gun(dice=0, ammo=0, name="Bow"), gun(dice=2, ammo=2, name="Shotgun")
    case = shoots(armed(combat(health=7), weapon=bow).has(0, shotgun), free=True)
    prompt = case.prompt("shoot")
    assert (prompt.text, prompt.data) == ("Shoot with Bow?", {"dice": 2, "ammo": 0})
    case.answer(f"wield:{shotgun}", seat=0)
    again = case.prompt("shoot")
    assert again.id == prompt.id
    assert (again.text, again.data) == ("Shoot with Shotgun?", {"dice": 4, "ammo": 2})
    assert again.default == ["0x4"]


@pytest.mark.rule("PH-15.11", "PH-14.3")
def test_dice_are_rolled_again_once_those_of_equally_fast_enemies_are_known() -> None:
    road = armed(combat(health=7, dice=2, speed=3, name="Gnarl"), mind=4)
    case = shoots(road, *shots("XX1"), *shots("X1")).pick("0x3")
    assert case.prompt("reroll").text.startswith(
        "You rolled 1 at range 1 and 2 misses at Gnarl. Gnarl rolled 1 at range 1 and a miss."
    )
    clash = fight_of(case).clash
    assert clash is not None
    assert clash.their_shots == list(shots("X1"))
    assert case.human().health == 6
    case.then(*shots("1")).pick("p0")
    assert (foe(case).health, case.human().health) == (7 - 2, 6 - 1)


@pytest.mark.rule("PH-14.3")
def test_slower_enemies_roll_after_the_humans_dice_were_rolled_again() -> None:
    road = armed(combat(health=7, dice=2, speed=2, name="Gnarl"), mind=4)
    case = shoots(road, *shots("XX1")).pick("0x3")
    assert "Gnarl rolled" not in case.prompt("reroll").text
