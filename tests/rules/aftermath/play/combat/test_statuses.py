"""Statuses: how they come and go, and what they do at the end of a turn (AF-15)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.model.state import Member
from rules.aftermath.model.terms import BLACK_DIE, COPIES, NEGATIVE, Attribute, Status
from rules.aftermath.play.combat import poison_and_fire, statuses
from rules.aftermath.play.context import Here, MissionEnds
from rules.aftermath.play.page import leaving, maps
from rules.aftermath.play.turn import actions, recovering, routes, turn
from tests.rules.aftermath.build import A, B, C, Case, Party, Script
from tests.rules.aftermath.model.own_book import effects, enemy, item, page

ALL: tuple[Status, ...] = get_args(Status)


def wren(*given: Status, **fields: Any) -> Party:
    """Wren, who is all this already, and Bodkin."""
    return Party("wren", "bodkin").member("wren", statuses=[*given], **fields)


def becomes(*given: Status, member: Member = A) -> Script:
    """Somebody becomes all this."""

    def script(h: Here) -> None:
        for one in given:
            statuses.gain_status(h, member, one, "The nettles")

    return script


def ends(party: Party, *luck: int) -> Case:
    """Wren's turn has come to its end."""
    return party.play(lambda h: poison_and_fire.end_of_turn(h, A), *luck)


# -- coming and going ----------------------------------------------------------------------------


@pytest.mark.rule("AF-15.1")
def test_a_status_comes_at_once_and_is_told() -> None:
    case = wren().play(becomes("badly-hurt"))
    assert case.of("wren").statuses == ["badly-hurt"]
    assert case.texts("status") == ["The nettles: Wren becomes Badly Hurt."]


@pytest.mark.rule("AF-15.2")
def test_nobody_has_the_same_one_twice() -> None:
    case = wren("poisoned").play(becomes("poisoned"))
    assert case.of("wren").statuses == ["poisoned"]
    assert case.s.copies_left("poisoned") == 1


@pytest.mark.rule("AF-15.3")
@pytest.mark.parametrize("status", [one for one in ALL if one != "badly-hurt"])
def test_where_no_copy_is_left_nothing_happens(status: Status) -> None:
    party = Party("wren", "bodkin", "cog", "marl")
    for who in ("bodkin", "cog", "marl")[: COPIES[status]]:
        party.member(who, statuses=[status])
    case = party.play(becomes(status))
    assert case.of("wren").statuses == []
    assert "no such card is left" in case.texts("spared")[0]


@pytest.mark.rule("AF-15.3")
def test_everybody_can_be_badly_hurt() -> None:
    party = Party("wren", "bodkin", "cog", "marl")
    for who in ("bodkin", "cog", "marl"):
        party.member(who, statuses=["badly-hurt"])
    assert party.play(becomes("badly-hurt")).of("wren").statuses == ["badly-hurt"]


@pytest.mark.rule("AF-15.5")
def test_the_cards_there_are() -> None:
    assert COPIES == {
        "badly-hurt": 4,
        "poisoned": 2,
        "tangled": 2,
        "frightened": 2,
        "soaked": 2,
        "burning": 2,
        "stunned": 1,
        "inspired": 1,
        "camouflaged": 1,
    }
    assert sum(COPIES.values()) == 17
    assert {*ALL} - {*NEGATIVE} == {"inspired", "camouflaged"}


def test_the_defeated_become_nothing() -> None:
    party = wren().member("wren", defeated=True, at=None)
    assert party.play(becomes("tangled")).of("wren").statuses == []


def test_what_is_cured_goes_back_to_the_supply() -> None:
    case = wren("tangled").play(lambda h: statuses.lose_status(h, A, "tangled", "The knife"))
    assert case.of("wren").statuses == []
    assert case.s.copies_left("tangled") == 2
    assert case.texts("status") == ["The knife: Wren is no longer Tangled."]


def test_an_entry_gives_a_status_to_whom_it_says() -> None:
    given = effects({"status": {"status": "soaked", "who": "others"}}, {"status": "tangled"})
    case = Party("wren", "bodkin", "cog").play(lambda h: apply_effects(h, given, A, "The weir"))
    assert case.of("wren").statuses == ["tangled"]
    assert case.of("bodkin").statuses == case.of("cog").statuses == ["soaked"]


# -- shaking them off ----------------------------------------------------------------------------


@pytest.mark.rule("AF-15.4")
@pytest.mark.rule("AF-10.26")
@pytest.mark.parametrize(
    ("status", "attribute", "difficulty"),
    [
        pytest.param("badly-hurt", "resistance", 6, marks=pytest.mark.rule("AF-15.6")),
        pytest.param("poisoned", "resistance", 6, marks=pytest.mark.rule("AF-15.7")),
        pytest.param("tangled", "strength", 5, marks=pytest.mark.rule("AF-15.8")),
        pytest.param("frightened", "instinct", 5, marks=pytest.mark.rule("AF-15.9")),
        pytest.param("soaked", "agility", 4, marks=pytest.mark.rule("AF-15.10")),
        pytest.param("burning", "agility", 5, marks=pytest.mark.rule("AF-15.11")),
    ],
)
def test_the_test_that_removes_a_status(
    status: Status, attribute: Attribute, difficulty: int
) -> None:
    s = wren(status).stands("bodkin", 2).state
    assert statuses.find_removal_test(s, A, status) == (attribute, difficulty)
    assert statuses.find_removal_test(s, B, status) is None


@pytest.mark.rule("AF-10.26")
@pytest.mark.parametrize("status", ["stunned", "inspired", "camouflaged"])
def test_no_test_removes_the_others(status: Status) -> None:
    assert statuses.find_removal_test(wren(status).state, A, status) is None


@pytest.mark.rule("AF-10.27")
def test_whoever_else_stands_there_makes_it_easier() -> None:
    party = Party("wren", "bodkin", "cog", "marl").member("wren", statuses=["tangled"])
    assert statuses.find_removal_test(party.state, A, "tangled") == ("strength", 2)
    party.stands("cog", 2).member("marl", at=None, exited=True)
    assert statuses.find_removal_test(party.state, A, "tangled") == ("strength", 4)


@pytest.mark.rule("AF-15.4")
def test_only_the_afflicted_recovers() -> None:
    party = wren("tangled").holds("wren", "red-1a").holds("bodkin", "red-2a")
    assert [one.id for one in recovering.list_recover_options(party.state, A)] == [
        "recover-tangled"
    ]
    assert recovering.list_recover_options(party.state, B) == []


@pytest.mark.rule("AF-10.26")
@pytest.mark.parametrize(("die", "left"), [(3, []), (2, ["tangled"])])
def test_success_discards_the_status(die: int, left: list[Status]) -> None:
    party = wren("tangled").stands("bodkin", 2).holds("wren", "red-2a")
    case = party.play(lambda h: recovering.resolve_recovery(h, A, "tangled"), die)
    assert case.says("recover", "red-2a").of("wren").statuses == left


# -- what they do --------------------------------------------------------------------------------


@pytest.mark.rule("AF-15.6")
@pytest.mark.parametrize(("given", "cards"), [((), 5), (("badly-hurt",), 4)])
def test_the_badly_hurt_draw_to_four(given: tuple[Status, ...], cards: int) -> None:
    deck = ["green-1a", "green-1b", "green-2a", "green-2b", "green-3a"]
    case = wren(*given).stacks("deck", *deck).play(lambda h: turn.draw_step(h, A))
    assert case.of("wren").hand == deck[:cards]


@pytest.mark.rule("AF-15.7")
@pytest.mark.parametrize(("black", "toxic"), [(1, 0), (2, 0), (3, 1)])
def test_poison_may_bring_a_toxic_wound(black: int, toxic: int) -> None:
    case = ends(wren("poisoned"), black)
    assert (case.of("wren").toxic, case.of("wren").wounds) == (toxic, 0)
    assert case.luck.picked == [BLACK_DIE]
    told = case.said("Poisoned (black die")[0]
    assert told.data["dice"] == [black], "whatever it does, the die can be verified"


@pytest.mark.rule("AF-15.8")
def test_the_tangled_cannot_move() -> None:
    for given, moves in (((), True), (("tangled",), False)):
        party = wren(*given).holds("wren", "green-2a")
        words = {one.verb for one in actions.list_turn_options(party.state, A)}
        assert ("move" in words) is moves


@pytest.mark.rule("AF-15.9")
@pytest.mark.parametrize(("safe", "verb"), [(True, "talk"), (False, "fight")])
def test_the_frightened_neither_fight_nor_talk(safe: bool, verb: str) -> None:
    for given, dares in (((), True), (("frightened",), False)):
        party = wren(*given).holds("wren", "red-2a", "yellow-2a")
        party.faces(enemy(communicate=3), 1, safe=safe)
        assert (verb in {one.verb for one in actions.list_turn_options(party.state, A)}) is dares


@pytest.mark.rule("AF-15.10")
@pytest.mark.parametrize(("card", "points"), [("green-3a", 2), ("green-2a", 1), ("green-1a", 1)])
def test_the_soaked_move_a_point_less_but_one(card: str, points: int) -> None:
    party = wren("soaked").holds("wren", card)
    assert routes.sum_points(party.state, A, [card]) == points


@pytest.mark.rule("AF-15.11")
def test_fire_wounds_at_the_end_of_the_turn() -> None:
    case = ends(wren("burning"))
    assert (case.of("wren").wounds, case.of("wren").statuses) == (1, ["burning"])


@pytest.mark.rule("AF-15.11")
def test_water_puts_it_out() -> None:
    number = page({"dash": [(1, 2)]}, {1: {"start": True}, 2: {"water": True}})
    party = Party("wren", page=number).member("wren", statuses=["burning"], at=2)
    case = party.play(lambda h: statuses.douse_in_water(h, A))
    assert case.of("wren").statuses == []
    case = ends(party)
    assert (case.of("wren").wounds, case.of("wren").statuses) == (0, [])
    assert (
        Party("wren", page=number).stands("wren", 2).play(becomes("burning")).of("wren").statuses
        == []
    )


@pytest.mark.rule("AF-26.2")
def test_nobody_catches_fire_in_the_rain() -> None:
    case = wren().environment("rain").play(becomes("burning"))
    assert case.of("wren").statuses == []


@pytest.mark.rule("AF-15.12")
def test_the_stunned_discard_a_card_of_their_choice_and_are_free() -> None:
    party = wren("stunned").holds("wren", "green-3a", "red-1a", "blue-2a")
    case = party.play(lambda h: statuses.resolve_stun(h, A))
    assert case.prompt().default == ["red-1a"]
    case.pick("green-3a")
    assert case.of("wren").hand == ["red-1a", "blue-2a"]
    assert case.of("wren").statuses == []


@pytest.mark.rule("AF-15.12")
def test_that_happens_in_the_draw_step_once_threats_are_placed() -> None:
    deck = ["black-1a", "green-1a", "red-2a", "blue-3a", "yellow-3a"]
    case = wren("stunned").stacks("deck", *deck).play(lambda h: turn.draw_step(h, A))
    assert case.s.visit.threats == ["black-1a"]
    case.defaults()
    assert case.of("wren").hand == ["red-2a", "blue-3a", "yellow-3a"]


@pytest.mark.rule("AF-15.14")
def test_the_camouflaged_hide_anywhere_unless_big_or_noisy() -> None:
    def hides(who: str, member: Member, *worn: str) -> bool:
        party = Party("wren", "bodkin").member(who, statuses=["camouflaged"]).wears(who, *worn)
        return maps.is_hidden(party.state, member)

    assert not maps.is_hidden(wren().state, A)
    assert hides("wren", A)
    assert not hides("bodkin", B)
    assert not hides("wren", A, item(noisy=True))


@pytest.mark.rule("AF-15.16")
def test_poison_and_fire_come_at_the_end_of_ones_own_turn_alone() -> None:
    party = wren("poisoned", "burning").member("bodkin", statuses=["burning"])
    case = ends(party, 3)
    assert (case.of("wren").toxic, case.of("wren").wounds) == (1, 1)
    assert case.of("bodkin").wounds == 0


@pytest.mark.rule("AF-15.16")
def test_that_is_after_check_threat_and_before_nesting() -> None:
    number = page(entries={"THREAT": [{"dial": {"food": 1}}]})
    party = Party("wren", "bodkin", page=number).member("wren", statuses=["burning"])
    party.threats("black-1a", "black-1b", "black-2a", "black-2b").only("deck").set(camp=B)
    case = party.play(turn.play_turn)
    assert case.prompt(seat=0).topic == "nest-vote"
    assert case.of("wren").wounds == 1
    kinds = [event.kind for event in case.told()]
    assert kinds.index("dial") < kinds.index("wound")


def test_whom_the_poison_has_felled_does_not_burn() -> None:
    party = wren("poisoned", "burning", wounds=3)
    case = ends(party, 3)
    assert case.of("wren").defeated
    assert [event.data["n"] for event in case.told("wound")] == [1]


@pytest.mark.rule("AF-15.16")
def test_the_last_one_to_fall_at_the_end_of_a_turn_fails_the_mission() -> None:
    party = wren("burning", wounds=3).member("bodkin", defeated=True, at=None)
    assert isinstance(ends(party).ended, MissionEnds)


@pytest.mark.rule("AF-15.15")
def test_a_nest_sheds_the_negative_ones() -> None:
    def sheds(h: Here) -> list[Status]:
        return statuses.lose_negative_statuses(h, A)

    case = wren("tangled", "inspired", "poisoned").play(sheds)
    assert case.returned == ["tangled", "poisoned"]
    assert case.of("wren").statuses == ["inspired"]


@pytest.mark.rule("AF-15.15")
def test_statuses_stay_from_page_to_page() -> None:
    party = wren("tangled", "inspired").play(leaving.clear_page)
    assert party.of("wren").statuses == ["tangled", "inspired"]


@pytest.mark.rule("AF-15.15")
def test_statuses_end_with_defeat() -> None:
    party = Party("wren", "bodkin", "cog").member("cog", statuses=["soaked"], wounds=3)
    hurt = effects({"wound": {"who": "chosen"}})
    case = party.play(lambda h: apply_effects(h, hurt, A, "A slate")).says("whom", str(C))
    assert (case.of("cog").defeated, case.of("cog").statuses) == (True, [])
