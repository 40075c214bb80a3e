"""PH-15.12 to PH-15.22: an engagement worked out, in figures alone."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman.effects.language.models import Cancel, Face
from rules.posthuman.play.fights.engagements import (
    Cancels,
    Outcome,
    Side,
    apply_face_changes,
    blocked_by_default,
    blocked_by_enemy,
    cancel_blocks,
    compare_sides,
    find_cancelled_dice,
    find_outcome,
    ways_to_block,
)
from tests.rules.posthuman.play.fights.in_fights import dice


def side(faces: str, defence: str = "", **given: Any) -> Side:
    """A side with melee 3 and a weapon of 1 wound whose special is a critical."""
    figures = {"melee": 3, "wounds": 1, "special": "critical", **given}
    return Side(faces=dice(faces), defence=dice(defence), **figures)


def unblocked(mine: Side, theirs: Side) -> Outcome:
    return compare_sides(mine, theirs, (), ())


@pytest.mark.rule("PH-15.12")
def test_a_warrior_counts_for_melee_five_alone_and_a_miss_never() -> None:
    for melee, attacks in ((3, 0), (4, 0), (5, 2)):
        assert unblocked(side("WWM", melee=melee), side("M")).my_attacks == attacks


@pytest.mark.rule("PH-5.11")
def test_a_warrior_counts_for_an_enemy_of_melee_five_too() -> None:
    assert unblocked(side("M"), side("WWM", melee=5)).their_attacks == 2


@pytest.mark.rule("PH-15.13")
def test_each_block_removes_one_die_on_melee_and_defence_dice_alike() -> None:
    theirs = side("AAA")
    for mine, left in ((side("BMM"), 2), (side("BM", "B"), 1)):
        blocked = blocked_by_default(theirs, mine.blocks)
        assert compare_sides(mine, theirs, (), blocked).their_attacks == left


@pytest.mark.rule("PH-15.13")
def test_blocks_never_remove_blocks() -> None:
    assert blocked_by_default(side("BBB"), 2) == ()


@pytest.mark.rule("PH-15.13a")
def test_removable_are_attacks_criticals_specials_and_warriors_that_count() -> None:
    assert side("MWBACS").removable_places == [3, 4, 5]
    assert side("MWBACS", melee=5).removable_places == [1, 3, 4, 5]


@pytest.mark.rule("PH-15.13a")
def test_blocks_of_both_sides_act_together_and_spare_ones_do_nothing() -> None:
    mine, theirs = side("BBA"), side("BAM")
    outcome = compare_sides(
        mine, theirs, blocked_by_enemy(mine, theirs), blocked_by_default(theirs, mine.blocks)
    )
    assert (outcome.my_attacks, outcome.their_attacks) == (0, 0)


@pytest.mark.rule("PH-15.14")
def test_by_default_criticals_then_what_is_worst_of_the_specials_then_attacks() -> None:
    critical = side("ASCW", special="critical", melee=5)
    assert blocked_by_default(critical, 1) == (2,)
    assert blocked_by_default(critical, 2) == (1, 2)
    knockdown = side("ASC", special="knockdown")
    assert blocked_by_default(knockdown, 2) == (1, 2)
    for other in ("wound", "effect", "attack"):
        assert blocked_by_default(side("SAW", special=other, melee=5), 2) == (1, 2)


@pytest.mark.rule("PH-15.14")
def test_each_kind_of_choice_is_one_way_and_the_default_comes_first() -> None:
    ways = ways_to_block(side("AACS", special="wound"), 2)
    assert ways[0] == (0, 2)
    assert len(ways) == 4  # C+A, C+S, A+A, A+S
    assert ways_to_block(side("AA"), 3) == [(0, 1)]


@pytest.mark.rule("PH-15.15")
def test_enemies_block_criticals_then_attacks_then_specials() -> None:
    mine = side("SWAC", melee=5)
    order = [blocked_by_enemy(mine, side("B" * n)) for n in (1, 2, 3, 4)]
    assert order == [(3,), (1, 3), (1, 2, 3), (0, 1, 2, 3)]


@pytest.mark.rule("PH-15.16")
def test_a_block_on_a_defence_die_cannot_be_cancelled() -> None:
    cancel = [Cancel(do="cancel", face="block", n=3, side="player")]
    void = find_cancelled_dice(dice("BMB"), dice("BB"), cancel)
    assert side("BMB", "BB", void=void).blocks == 2


@pytest.mark.rule("PH-15.17")
@pytest.mark.parametrize(
    ("special", "attacks", "dealt"),
    [("attack", 1, 1), ("critical", 1, 2), ("knockdown", 1, 1), ("wound", 0, 0), ("effect", 0, 0)],
)
def test_what_a_special_of_each_kind_yields(special: str, attacks: int, dealt: int) -> None:
    outcome = unblocked(side("S", special=special), side("M"))
    assert (outcome.my_attacks, outcome.dealt) == (attacks, dealt)
    assert outcome.they_fall is (special == "knockdown")
    assert outcome.my_effects == (special == "effect")


@pytest.mark.rule("PH-15.17")
def test_an_attack_and_a_critical_are_one_attack_each() -> None:
    assert unblocked(side("AC"), side("M")).my_attacks == 2


@pytest.mark.rule("PH-15.19")
@pytest.mark.parametrize(
    ("mine", "theirs", "dealt", "suffered"),
    [("AA", "A", 1, 0), ("A", "AA", 0, 1), ("A", "A", 1, 1), ("M", "M", 0, 0)],
)
def test_more_attacks_deal_wounds_equal_ones_both_and_none_nothing(
    mine: str, theirs: str, dealt: int, suffered: int
) -> None:
    outcome = unblocked(side(mine), side(theirs))
    assert (outcome.dealt, outcome.suffered) == (dealt, suffered)


@pytest.mark.rule("PH-15.20")
def test_wounds_are_the_weapons_and_one_for_each_critical_that_is_left() -> None:
    mine = side("CCS", wounds=3, special="critical")
    assert unblocked(mine, side("M")).dealt == 3 + 3
    assert compare_sides(mine, side("M"), (0, 1), ()).dealt == 3 + 1
    assert unblocked(side("M"), side("CA", wounds=2)).suffered == 2 + 1


@pytest.mark.rule("PH-15.21")
def test_a_wound_special_counts_only_for_a_side_that_deals_wounds() -> None:
    with_wound = side("SSA", special="wound")
    assert unblocked(with_wound, side("M")).dealt == 1 + 2
    assert unblocked(with_wound, side("AA")).dealt == 0
    assert unblocked(side("AA"), with_wound).suffered == 0


@pytest.mark.rule("PH-15.22")
def test_a_knockdown_needs_an_unblocked_die_and_a_win_or_a_tie() -> None:
    mine = side("SM", special="knockdown")
    assert unblocked(mine, side("A")).they_fall
    assert not unblocked(mine, side("AA")).they_fall
    assert not compare_sides(mine, side("M"), (0,), ()).they_fall
    assert unblocked(side("A"), mine).i_fall


@pytest.mark.rule("PH-18.20")
@pytest.mark.parametrize(("mine", "theirs"), [("CS", "A"), ("A", "CS"), ("S", "S")])
def test_nobody_wounds_a_mutant_and_nobody_is_knocked_down_in_its_attack(
    mine: str, theirs: str
) -> None:
    mutant = side(theirs, special="knockdown", is_mutant_player=True)
    outcome = unblocked(side(mine, special="knockdown"), mutant)
    assert (outcome.dealt, outcome.they_fall, outcome.i_fall) == (0, False, False)


@pytest.mark.rule("PH-15.17")
def test_a_special_that_cancels_takes_a_die_of_the_other_side() -> None:
    mine, theirs = side("A"), side("SA", special="effect")
    cancels = Cancels(mine=(Cancel(do="cancel", face="attack", side="player"),))
    assert find_outcome(mine, theirs, (), (), cancels).my_attacks == 0
    assert find_outcome(mine, theirs, (), (0,), cancels).my_attacks == 1


@pytest.mark.rule("PH-15.17")
def test_a_special_that_cancels_a_block_does_so_before_dice_are_blocked() -> None:
    mine, theirs = side("SA", special="effect"), side("BM")
    cancels = Cancels(theirs=(Cancel(do="cancel", face="block"),))
    assert cancel_blocks(mine, theirs, cancels)[1].blocks == 0
    assert cancel_blocks(side("MA", special="effect"), theirs, cancels)[1].blocks == 1


@pytest.mark.rule("PH-15.12")
def test_a_card_turns_one_face_into_another_and_no_die_twice() -> None:
    to_block = Face.model_validate({"do": "face", "from": "miss", "to": "block"})
    back = Face.model_validate({"do": "face", "from": "block", "to": "attack", "n": 2})
    assert apply_face_changes(dice("MMA"), [to_block]) == dice("BMA")
    assert apply_face_changes(dice("MBA"), [to_block, back]) == dice("BAA")
