"""SV-9 and SV-10: Humans attacking, and Humans being attacked."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.survive.build import Board, Case

COLOURS = ("red", "blue", "yellow", "green", "white")
RICH = "4 crops, 4 water, 4 wood, 4 rock"


# -- Humans attacking (9) ------------------------------------------------------------------------


def hunt(hand: str, *, drops: int | None = None, **zombies: str) -> Case:
    """Ruth, on the Forest A1, is about to roll a 1; Zombies where told; with Drops, the Vampire
    on A2. Ben is far off."""
    board = Board("A1 forest, A2 forest, B1 forest, B2 forest, A3 forest")
    board.human("red", "A1", hand=hand).human("blue").zombie_player("green", **zombies)
    if drops is not None:
        board.vampire_player("yellow", "A2", drops=drops)
    return board.play("1")


def targets(case: Case) -> set[str]:
    """Whom Ruth may attack."""
    assert case.whose == "red"
    return {option.id for option in case.prompt.options if option.verb == "attack"}


@pytest.mark.rule("SV-9.1")
def test_only_monsters_on_the_space_one_ends_on() -> None:
    """Two Zombies on A2 are targets; the one she left behind and the one next door are not."""
    case = hunt(RICH, original="A2", red="A2", blue="A1", white="B2")
    case.go("A2")
    assert targets(case) == {"original", "red"}


@pytest.mark.rule("SV-9.2")
def test_humans_never_attack_humans() -> None:
    """Beside Ben and two Zombies only the Zombies are named; beside Ben alone nobody is."""
    board = Board("A1 forest, A2 forest").human("red", "A1", hand=RICH).human("blue", "A2")
    case = board.zombie_player("green", original="A2", white="A2").play("1")
    case.go("A2")
    assert targets(case) == {"original", "white"}
    board = Board("A1 forest, A2 forest").human("red", "A1", hand=RICH).human("blue", "A2")
    case = board.play("1")
    case.go("A2")
    assert not targets(case)


@pytest.mark.rule("SV-9.3", "SV-9.4", "SV-14.31")
def test_each_paid_attack_kills_the_zombie_named() -> None:
    """Of three Zombies Ruth chooses the Blue one and then the Original: each costs a Wood and a
    Rock, and the White one is left."""
    case = hunt("2 wood, 2 rock", original="A2", blue="A2", white="A2")
    case.go("A2", "blue")
    assert case.state.zombies == {"original": "A2", "white": "A2"}
    assert case.hand("red") == {"wood": 1, "rock": 1}
    case.go("original")
    assert case.state.zombies == {"white": "A2"}
    assert case.hand("red") == {}


@pytest.mark.rule("SV-9.5", "SV-9.6", "SV-15.27")
def test_the_vampire_bleeds_and_then_dies() -> None:
    """With two Drops it takes three attacks; only the third kills it."""
    case = hunt("3 crops, 3 water, 3 wood", drops=2)
    case.go("A2")
    assert (case.state.vampire, case.state.drops) == ("A2", 1)
    case.go("vampire")
    assert (case.state.vampire, case.state.drops) == ("A2", 0)
    case.go("vampire")
    assert case.state.vampire is None


@pytest.mark.rule("SV-9.7")
def test_at_least_one_attack_and_more_while_the_hand_pays() -> None:
    """First there is no way out; then she may stop or go on; when she cannot pay it is over."""
    case = hunt("2 wood, 2 rock", original="A2", blue="A2", white="A2")
    case.go("A2")
    assert set(case.options) == {"original", "blue", "white"}
    case.go("blue")
    assert set(case.options) == {"original", "white", "done"}
    stopped = hunt("2 wood, 2 rock", original="A2", blue="A2", white="A2")
    stopped.go("A2", "blue", "done")
    assert stopped.state.zombies == {"original": "A2", "white": "A2"}
    case.go("white")
    assert case.turn == "blue"
    assert case.state.zombies == {"original": "A2"}


@pytest.mark.rule("SV-9.7")
def test_all_read_whom_she_attacks() -> None:
    """The target is named openly."""
    case = hunt("2 wood, 2 rock", original="A2", blue="A2")
    case.go("A2", "blue")
    (event,) = case.told("attack")
    assert event.seats is None
    assert "Blue Zombie" in event.text


@pytest.mark.rule("SV-9.7", "SV-18.4")
@pytest.mark.parametrize(
    ("zombies", "drops", "first"),
    [
        (("white", "red", "original"), 0, "original"),
        (("white", "blue", "red"), 0, "red"),
        (("white", "yellow", "blue"), 0, "blue"),
        (("white",), 0, "white"),
    ],
)
def test_the_silent_attack_once(zombies: tuple[str, ...], drops: int, first: str) -> None:
    """The Original Zombie, else her own colour's, else in colour order, the Vampire last; then
    the next deadline ends it, though she could pay for more."""
    case = hunt("4 crops, 4 water, 4 wood, 4 rock", drops=drops, **dict.fromkeys(zombies, "A2"))
    case.go("A2")
    case.lapse()
    assert case.state.zombies == dict.fromkeys(set(zombies) - {first}, "A2")
    assert case.state.vampire == "A2"
    case.lapse()
    assert case.state.zombies == dict.fromkeys(set(zombies) - {first}, "A2")
    assert case.state.vampire == "A2"


@pytest.mark.rule("SV-9.7", "SV-18.4")
@pytest.mark.parametrize(("zombies", "first"), [("red white", "white"), ("blue red", "red")])
def test_the_silent_attack_their_own_colour_first(zombies: str, first: str) -> None:
    """Wes, last in colour order: the White Zombie before the Red one, the Red before the Blue."""
    board = Board("A1 forest, A2 forest").human("white", "A1", hand="1 wood, 1 rock").human("blue")
    board.zombie_player("green", **dict.fromkeys(zombies.split(), "A2"))
    case = board.play("1")
    case.go("A2")
    case.lapse()
    assert set(case.state.zombies) == {*zombies.split()} - {first}


@pytest.mark.rule("SV-9.7", "SV-18.4")
def test_the_silent_attack_what_they_can_pay() -> None:
    """Without a Rock the Vampire is the first that can be paid."""
    case = hunt("1 crops, 1 water, 1 wood", drops=1, original="A2")
    case.go("A2")
    case.lapse()
    assert case.state.drops == 0
    assert case.state.zombies == {"original": "A2"}


@pytest.mark.rule("SV-9.8")
@pytest.mark.parametrize("target", ["original", "vampire"])
def test_one_attack_on_any_of_them_is_enough_to_stay(target: str) -> None:
    """With a Zombie and the Vampire there Ruth attacks one of them and stays with the other."""
    case = hunt(RICH, drops=0, original="A2")
    case.go("A2", target, "done")
    assert case.player("red").space == "A2"
    assert case.state.zombies == ({} if target == "original" else {"original": "A2"})
    assert case.state.vampire == ("A2" if target == "original" else None)
    assert case.whose == "red"  # in her end step


@pytest.mark.rule("SV-9.9")
@pytest.mark.parametrize("zombie", ["original", "red"])
def test_the_original_and_the_own_colours_zombie_bring_a_crate(zombie: str) -> None:
    """One of the supply, a Month."""
    case = hunt("1 wood, 1 rock", **{zombie: "A2"})
    case.go("A2")
    assert case.player("red").crates == 1
    assert case.state.crates_left == 11
    assert case.months("red") == 1


@pytest.mark.rule("SV-9.9", "SV-9.5")
def test_the_vampires_death_brings_a_crate_its_blood_does_not() -> None:
    """One attack costs it its Drop, the second its life."""
    case = hunt("2 crops, 2 water, 2 wood", drops=1)
    case.go("A2")
    assert case.player("red").crates == 0
    case.go("vampire")
    assert case.player("red").crates == 1


@pytest.mark.rule("SV-9.10")
@pytest.mark.parametrize("zombie", ["blue", "yellow", "green", "white"])
def test_another_colours_zombie_brings_nothing(zombie: str) -> None:
    """Whether that colour plays or not."""
    case = hunt("1 wood, 1 rock", **{zombie: "A2"})
    case.go("A2")
    assert case.state.zombies == {}
    assert case.player("red").crates == 0
    assert case.state.crates_left == 12


@pytest.mark.rule("SV-9.10")
def test_an_empty_supply_gives_nothing() -> None:
    """The Original Zombie dies for no Crate."""
    board = Board("A1 forest, A2 forest").human("red", "A1", hand="1 wood, 1 rock").human("blue")
    case = board.zombie_player("green", original="A2").crates_left(0).play("1")
    case.go("A2")
    assert case.state.zombies == {}
    assert case.player("red").crates == 0
    assert case.state.crates_left == 0


@pytest.mark.rule("SV-9.11")
def test_an_attack_leaves_the_end_step_open() -> None:
    """After it Ruth may build, swap and trade with Ben."""
    board = Board("A1 forest, A2 forest").human("red", "A1", hand=RICH)
    board.human("blue", "A2", hand="1 crops")
    case = board.zombie_player("green", original="A2").play("1")
    case.go("A2")
    assert case.state.zombies == {}
    assert {"build", "swap-water-rock", "trade-1", "done"} <= set(case.options)


@pytest.mark.rule("SV-9.12", "SV-3.12")
def test_no_attack_without_a_move() -> None:
    """In the corner between two Mountains, with a Zombie and the cards to kill it, Ruth rolls a 1
    and forfeits: the Zombie lives."""
    board = Board("A1 forest, A2 mountain, B1 mountain").human("red", "A1", hand=RICH)
    case = board.human("blue").zombie_player("green", original="A1").play("1")
    assert case.whose == "blue"
    assert case.state.zombies == {"original": "A1"}
    assert case.hand("red") == {"crops": 4, "water": 4, "wood": 4, "rock": 4}


# -- Humans being attacked (10) ------------------------------------------------------------------


def hit(hand: str, *luck: object, space: str = "A2 lake") -> Case:
    """The Original Zombie steps from A1 to A2, where Ruth is with this hand, and attacks her."""
    board = Board(f"A1 lake, {space}").zombie_player("green", original="A1")
    case = board.human("red", "A2", hand=hand).human("blue").play("2", *luck)
    case.go("A2")
    return case


def bitten(hand: str, action: str, *luck: object, drops: int = 1) -> Case:
    """The Vampire goes from A1 to B2, where Ruth is with this hand, and sucks or attacks."""
    board = Board("A1 lake, B2 lake").vampire_player("green", "A1", drops=drops)
    case = board.human("red", "B2", hand=hand).human("blue").play("1", *luck)
    case.go("B2")
    if action in case.options:  # without a Drop there is but one thing to do
        case.go(action)
    return case


@pytest.mark.rule("SV-10.1", "SV-14.14", "SV-15.9")
def test_no_monster_comes_to_a_human_in_a_village() -> None:
    """Neither a Zombie nor the Vampire may end there, whose Village it may be."""
    for village in ("red", "blue", "white"):
        told = f"A1 lake, B2 {village} village"
        board = Board(told).zombie_player("green", original="A1").human("red", "B2")
        assert "B2" not in board.play("3").ends
        board = Board(told).vampire_player("green", "A1", drops=3).human("red", "B2")
        assert "B2" not in board.play("1").ends


@pytest.mark.rule("SV-10.1")
def test_nobody_is_attacked_in_a_village() -> None:
    """Ruth has fought her way in beside two Zombies; on a 1 they stay, and leave her alone."""
    board = Board("A1 lake, A2 blue village").zombie_player("green", original="A2", white="A2")
    case = board.human("red", "A2", hand="4 crops").play("1")
    assert case.turn == "red"
    assert case.told("attack") == []
    assert case.hand("red") == {"crops": 4}


@pytest.mark.rule("SV-10.2", "SV-14.11", "SV-15.6")
def test_nobody_is_attacked_behind_an_own_wall() -> None:
    """No Monster may come, and Zombies already there leave Ruth alone."""
    told = "A1 lake, B2 lake"
    board = Board(told).zombie_player("green", original="A1").human("red", "B2")
    assert "B2" not in board.defense("B2", red="basic").play("3").ends
    board = Board(told).vampire_player("green", "A1", drops=3).human("red", "B2")
    assert "B2" not in board.defense("B2", red="basic").play("1").ends
    board = Board(told).zombie_player("green", original="A1").human("red", "A1", hand="4 crops")
    case = board.defense("A1", red="basic").play("1")
    assert case.told("attack") == []
    assert case.hand("red") == {"crops": 4}


@pytest.mark.rule("SV-10.3", "SV-14.13")
def test_anothers_wall_does_not_protect() -> None:
    """Ben's Defense on Ruth's Lake stops neither Monster."""
    told = "A1 lake, B2 lake"
    board = Board(told).zombie_player("green", original="A1").human("red", "B2", hand="4 crops")
    case = board.human("blue").defense("B2", blue="basic").play("3")
    case.go("B2")
    assert case.hand("red") == {"crops": 2}
    board = Board(told).vampire_player("green", "A1").human("red", "B2", hand="4 crops")
    case = board.human("blue").defense("B2", blue="basic").play("1")
    case.go("B2")
    assert case.hand("red") == {"crops": 2}
    assert case.state.drops == 2


@pytest.mark.rule("SV-10.4")
@pytest.mark.parametrize("kind", ["prairie", "lake", "forest", "rocky"])
def test_on_open_land_one_is_attacked(kind: str) -> None:
    """No Defense at all."""
    assert hit("4 crops", space=f"A2 {kind}").hand("red") == {"crops": 2}


@pytest.mark.rule("SV-10.4", "SV-5.15")
def test_where_no_monster_can_end_nobody_is_attacked() -> None:
    """On the White Meteorite, on a Mountain, under the dark Meteorite."""
    for told, where in (
        ("B2 lake", {"white": "A2"}),
        ("B2 lake, A2 mountain", {}),
        ("B2 lake, A2 lake", {"dark": "A2"}),
    ):
        zombie = Board(told, **where).zombie_player("green", original="B2").human("red", "A2")
        assert zombie.play("2").ends == {"B1", "B3", "C2"}
        vampire = Board(told, **where).vampire_player("green", "B2").human("red", "A2")
        assert vampire.play("2").ends >= {"B1", "B3"}
        assert "A2" not in vampire.play("2").ends


@pytest.mark.rule("SV-10.5", "SV-10.6", "SV-10.8")
def test_who_can_defend_does_and_nobody_is_asked() -> None:
    """One answer of the Zombie player, and the cost is paid; nothing else happens: the other
    cards stay, no Zombie rises, and it is Ruth's turn."""
    case = hit("1 water, 1 rock, 5 crops")
    assert case.hand("red") == {"crops": 5}
    assert case.state.zombies == {"original": "A2"}
    assert case.turn == "red"
    assert len(case.told("defense")) == 1


@pytest.mark.rule("SV-10.5", "SV-10.8", "SV-10.13")
def test_a_defended_bite_brings_nothing() -> None:
    """Attack: the Drop is spent and no Coffin stands; Suck: no Drop is won."""
    case = bitten("1 crops, 1 water, 4 rock", "attack", drops=1)
    assert (case.state.drops, case.state.coffins) == (0, {})
    assert case.hand("red") == {"rock": 4}
    case = bitten("1 crops, 1 water, 4 rock", "suck", drops=1)
    assert case.state.drops == 1
    assert case.hand("red") == {"rock": 4}


@pytest.mark.rule("SV-10.7", "SV-14.26")
def test_each_attack_is_defended_separately() -> None:
    """Three Zombies: the hand holds two defences and four Crops; the third attack takes half."""
    board = Board("A1 lake, G1 lake").zombie_player("green", original="A1", blue="A1", white="A1")
    case = board.human("red", "A1", hand="2 water, 2 rock, 4 crops").human("yellow").play("1")
    paid = [event.text for event in case.told("defense")]
    assert paid == ["Ruth pays 1 Water and 1 Rock to fend it off."] * 2
    assert case.hand("red") == {"crops": 2}
    assert case.state.zombies["red"] == "A1"


@pytest.mark.rule("SV-10.9", "SV-10.11")
@pytest.mark.parametrize(
    ("held", "left"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 4), (15, 8)]
)
def test_an_undefended_attack_takes_half_rounded_down(held: int, left: int) -> None:
    """A Zombie's and the Vampire's, attack or suck; of a single card none."""
    hand = f"{held} wood"
    for case in (hit(hand), bitten(hand, "attack"), bitten(hand, "suck")):
        assert case.hand("red") == ({"wood": left} if left else {})
        assert case.bank()["wood"] == 15 - left


@pytest.mark.rule("SV-10.10")
def test_the_loss_is_blind_and_goes_to_the_bank() -> None:
    """Of 3 Crops, 2 Wood and 2 Rock three are drawn, each card as likely as another; they go to
    the Bank, and nobody else gains."""
    case = hit("3 crops, 2 wood, 2 rock", ["rock", "crops", "rock"])
    ((drawn_from, count),) = case.luck.sampled
    assert Counter(drawn_from) == {"crops": 3, "wood": 2, "rock": 2}
    assert count == 3
    assert case.hand("red") == {"crops": 2, "wood": 2}
    assert case.bank() == {"crops": 13, "water": 15, "wood": 13, "rock": 15}
    assert case.hand("green") == case.hand("blue") == {}


@pytest.mark.rule("SV-10.10")
def test_nobody_chooses_what_is_lost() -> None:
    """Two different losses of the same hand come from chance alone, with no question between."""
    lost = [hit("2 crops, 2 wood", loss) for loss in (["crops", "crops"], ["wood", "crops"])]
    assert [case.hand("red") for case in lost] == [{"wood": 2}, {"crops": 1, "wood": 1}]


@pytest.mark.rule("SV-10.11", "SV-10.12")
@pytest.mark.parametrize("hand", ["", "1 wood"])
def test_with_no_card_or_one_the_attack_still_counts(hand: str) -> None:
    """The Zombie replicates, the Vampire's attack places a Coffin, its suck wins two Drops; the
    one card stays."""
    kept = {"wood": 1} if hand else {}
    case = hit(hand)
    assert case.state.zombies == {"original": "A2", "red": "A2"}
    assert case.hand("red") == kept
    case = bitten(hand, "attack")
    assert case.state.coffins == {"red": "B2"}
    assert case.hand("red") == kept
    case = bitten(hand, "suck", drops=0)
    assert case.state.drops == 2
    assert case.hand("red") == kept


@pytest.mark.rule("SV-10.13")
def test_sucking_is_defended_with_crops_and_water() -> None:
    """As an attack of the Vampire, not with what stops a Zombie."""
    case = bitten("1 crops, 1 water", "suck")
    assert case.hand("red") == {}
    assert case.state.drops == 1
    case = bitten("1 rock, 1 water", "suck")
    assert case.state.drops == 3
    assert sum(case.hand("red").values()) == 1


@pytest.mark.rule("SV-10.14")
def test_nobody_defends_for_another() -> None:
    """Ben stands beside Ruth with everything; she is attacked, loses half, and his hand stays."""
    board = Board("A1 lake, A2 lake").zombie_player("green", original="A1")
    board.human("red", "A2", hand="4 crops").human("blue", "A2", hand=RICH)
    case = board.play("2")
    case.go("A2", "red")
    assert case.hand("red") == {"crops": 2}
    assert case.hand("blue") == {"crops": 4, "water": 4, "wood": 4, "rock": 4}
    assert case.whose == "red"


@pytest.mark.rule("SV-9.9", "SV-9.10", "SV-15.27")
def test_what_an_attack_costs_and_gains_stands_with_it() -> None:
    """A Zombie of one's own colour and the original bring a Crate, another's does not; the Vampire
    loses a Drop first."""
    board = Board("D4 lake, D5 lake").human("blue", "D4", hand="4 wood, 4 rock, 4 crops, 4 water")
    board.zombie_player("red", original="D5", red="D5", blue="D5").vampire_player(
        "green", "D5", drops=1
    )
    case = board.play("1")
    case.go("D5")
    found = {option.id: option.detail for option in case.prompt.options}
    assert found["original"].endswith(": destroy it and gain 1 Crate.")
    assert found["blue"].endswith(": destroy it and gain 1 Crate.")
    assert found["red"].endswith(": destroy it, but gain no Crate.")
    assert found["vampire"].endswith(": the Vampire loses 1 Blood Drop.")
    assert all(detail.startswith("Pay 1 ") for detail in found.values())
