"""Answers ahead."""

from tests.ahead import answer_ahead
from tests.rules.cistern.build import at_dusk, at_turn
from tests.template_game.rules import GAME


def test_a_turn_is_answered_ahead_while_there_is_enough_water() -> None:
    for cistern, answer in ((6, ["draw"]), (5, None)):
        case = at_turn(cistern=cistern)
        assert answer_ahead(GAME, case.table, case.needed(), "turn", "draw", "6") == answer


def test_a_lid_is_played_ahead_if_the_keeper_has_one() -> None:
    for held, answer in (("lid", ["close"]), ("map", ["open"])):
        case = at_turn(jars=(0, 5), hands=("siphon", held))
        case.answer("play-siphon")
        assert answer_ahead(GAME, case.table, case.needed(), "siphon", "close", "3") == answer


def test_a_preset_pours_no_more_than_the_jar_holds() -> None:
    case = at_dusk(jars=(1, 0), cistern=3)
    assert answer_ahead(GAME, case.table, case.needed(), "pour", "2", "low") == 1
    case = at_dusk(jars=(1, 0), cistern=4)
    assert answer_ahead(GAME, case.table, case.needed(), "pour", "2", "low") is None
