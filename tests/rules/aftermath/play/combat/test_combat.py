"""Attacks of characters (AF-10.16 to AF-10.20)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.play.combat.combat import list_targets, resolve_melee, resolve_shot
from tests.rules.aftermath.build import A, Case, Party
from tests.rules.aftermath.model.own_book import enemy, item, page


def foe(**fields: Any) -> str:
    return enemy(**{"life": 2, "defence": 5, **fields})


def fights(party: Party, *luck: Any) -> Case:
    """Wren, with strength 0, attacks the first enemy in her space."""
    return party.play(lambda h: resolve_melee(h, A, h.s.visit.enemies[0]), *luck)


def shoots(party: Party, *luck: Any) -> Case:
    """Wren, with agility +2, shoots at the first enemy."""
    return party.play(lambda h: resolve_shot(h, A, h.s.visit.enemies[0]), *luck)


def seen(party: Party) -> list[tuple[str, int, int]]:
    """Whom Wren can attack: way, number of the enemy, space."""
    return [(one.way, one.enemy.number, one.space) for one in list_targets(party.state, A)]


# -- melee (AF-10.16) ----------------------------------------------------------------------------


@pytest.mark.rule("AF-10.16")
@pytest.mark.rule("AF-10.19")
@pytest.mark.parametrize(("black", "wounds"), [(1, 1), (2, 0)])
def test_melee_is_an_opposed_strength_test_against_the_defence(black: int, wounds: int) -> None:
    # 3 and the white die 3 are 6, against defence 5 and the black die.
    case = fights(Party().faces(foe(), 1).holds("wren", "red-3a", "green-3a")).then(3, black)
    assert case.prompt("fight").data["attribute"] == "strength"
    assert case.refused("green-3a") == "AF-8.2"
    case.says("fight", "red-3a")
    assert case.s.visit.enemies[0].wounds == wounds


@pytest.mark.rule("AF-10.16")
def test_melee_is_for_ones_own_space_and_a_hostile_situation() -> None:
    assert seen(Party().faces(foe(), 1)) == [("fight", 1, 1), ("shoot", 1, 1)]
    assert ("fight", 1, 2) not in seen(Party().faces(foe(), 2))
    assert seen(Party().faces(foe(), 1, safe=True)) == []


@pytest.mark.rule("AF-15.9")
def test_the_frightened_do_not_fight_but_may_shoot() -> None:
    party = Party().faces(foe(), 1).member("wren", statuses=["frightened"])
    assert seen(party) == [("shoot", 1, 1)]


@pytest.mark.rule("AF-10.16")
@pytest.mark.rule("AF-8.5")
def test_melee_bonuses_add() -> None:
    pike, bow = item(("melee", 2), slot="paw"), item(("ranged", 2), slot="paw")
    party = Party().faces(foe(), 1).holds("wren", "red-1a").wears("wren", pike, bow)
    assert fights(party).prompt("fight").data["bonus"] == 2


# -- ranged (AF-10.17 to AF-10.20) ---------------------------------------------------------------


@pytest.mark.rule("AF-10.17")
@pytest.mark.rule("AF-10.19")
@pytest.mark.parametrize(("black", "wounds"), [(1, 1), (2, 0)])
def test_a_shot_is_an_opposed_agility_test_against_the_defence(black: int, wounds: int) -> None:
    case = shoots(Party().faces(foe(), 2).holds("wren", "green-2a")).then(2, black)
    assert case.prompt("shoot").data["attribute"] == "agility"
    case.says("shoot", "green-2a")
    assert case.s.visit.enemies[0].wounds == wounds


@pytest.mark.rule("AF-10.17")
def test_a_shot_reaches_one_space_in_sight() -> None:
    party = Party().faces(foe(), 2).faces(foe(), 3)
    assert seen(party) == [("shoot", 1, 2)]
    through = page({"white": [(1, 2)], "double": [(1, 3)], "dash": [(2, 3)]})
    party = Party(page=through).faces(foe(), 2).faces(foe(), 3)
    assert seen(party) == [("shoot", 1, 2)]
    assert seen(Party().faces(foe(), 2, safe=True)) == []


@pytest.mark.rule("AF-10.18")
@pytest.mark.rule("AF-10.20")
@pytest.mark.rule("AF-1.17")
def test_the_furthest_weapon_gives_the_range_and_all_bonuses_add() -> None:
    sling = item(("ranged", 1), slot="paw", kind="ranged", range=2)
    bow = item(("ranged", 1), slot="paw", kind="ranged", range=3)
    party = Party().faces(foe(), 4).faces(foe(), 5).holds("wren", "green-1a")
    party.wears("wren", sling, bow)
    assert seen(party) == [("shoot", 1, 4)]
    assert shoots(party).prompt("shoot").data["bonus"] == 4
    near = Party().faces(foe(), 3).faces(foe(), 4).wears("wren", sling)
    assert seen(near) == [("shoot", 1, 3)]
    packed = Party().faces(foe(), 3).packs("wren", sling)
    assert seen(packed) == []


@pytest.mark.rule("AF-26.2")
def test_ranged_totals_are_one_less_in_the_rain() -> None:
    party = Party().faces(foe(), 1).holds("wren", "green-1a", "red-1a").environment("rain")
    assert shoots(party).prompt("shoot").data["bonus"] == 1
    assert fights(party).prompt("fight").data["bonus"] == 0


@pytest.mark.rule("AF-6.19")
def test_aim_tokens_are_spent_before_a_shot() -> None:
    party = Party().faces(foe(), 2).holds("wren", "green-1a").member("wren", aim=2)
    case = shoots(party).then(2, 1)
    assert case.prompt("aim").default == ["0"]
    case.pick("2")
    assert case.prompt("shoot").data["bonus"] == 4
    case.says("shoot", "green-1a")
    assert case.of("wren").aim == 0
    kept = shoots(party).says("aim", "1").says("shoot")
    assert kept.of("wren").aim == 2  # she has not shot after all


# -- what follows --------------------------------------------------------------------------------


@pytest.mark.rule("AF-15.14")
def test_whoever_attacks_gives_up_a_disguise() -> None:
    party = Party().faces(foe(), 1).member("wren", statuses=["camouflaged"])
    party.holds("wren", "red-1a", "green-1a")
    assert fights(party).says("fight", "red-1a").of("wren").statuses == []
    assert shoots(party).says("shoot", "green-1a").of("wren").statuses == []
    assert shoots(party).says("shoot").of("wren").statuses == ["camouflaged"]


@pytest.mark.rule("AF-5.22")
def test_an_attack_on_a_swarm_takes_the_token_that_was_aimed_at() -> None:
    swarm = foe(type="crawler", swarm=2, most=8)
    party = Party().faces(swarm, 3, 2, 1).holds("wren", "green-3a")
    assert seen(party) == [("fight", 1, 1), ("shoot", 1, 1), ("shoot", 1, 2)]

    def script(h: Any) -> Any:
        yield from resolve_shot(h, A, h.s.visit.enemies[0], 2)

    case = party.play(script, 4, 1).says("shoot", "green-3a")
    assert case.s.visit.enemies[0].at == [3, 1]
    case = shoots(party, 4, 1).says("shoot", "green-3a")
    assert case.s.visit.enemies[0].at == [3, 2]
    case = fights(Party().faces(swarm, 3, 1).holds("wren", "red-3a"), 4, 1).says("fight", "red-3a")
    assert case.s.visit.enemies[0].at == [3]


@pytest.mark.rule("AF-11.4")
def test_the_attacker_takes_the_loot() -> None:
    party = Party().active("bodkin").faces("hornet-guard", 1, encounter="black-wings")
    case = fights(party.holds("wren", "red-3a"), 4, 1).says("fight", "red-3a")
    assert case.of("wren").batteries == 1
