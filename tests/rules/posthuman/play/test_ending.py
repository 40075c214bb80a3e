"""How it ends: arrivals, points, and mutants alone (PH-21, PH-23.1)."""

from rules.engine import Play, Result
from rules.engine.languages import speak
from rules.posthuman.play.context import Here
from rules.posthuman.play.ending import (
    count_score_parts,
    describe_achievement,
    end_check,
    end_if_all_turned,
)
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import Check, make_rows, pairs


def at_once(h: Here) -> Play[None]:
    end_if_all_turned(h)
    raise AssertionError("It goes on.")
    yield


POSITIONS = {"tied": "two; place=10; Ben place=10; Ben lays clinic 0,1 done=0"}


end_rows = make_rows(POSITIONS, end_check, {"at-once": at_once})


@end_rows("""
PH-21.1 | two; place=9; Ben place=8 | -> winners=none
PH-21.1 PH-21.7 | three; Ada turned; Ben turned; Cleo turned; play at-once
    -> winners=Ada,Ben,Cleo
# The game ends at the end of the turn, after the others have done what they declared.
PH-21.1 | two phase=trade; place=10; Ben health=3 declares camp; play game
    .. -> says='gains 2 health' winners=Ada
# The fourth to turn ends the game.
PH-1.6 | four; Ada turned; Ben turned; Cleo turned | -> winners=none
PH-1.6 | four; Ada turned; Ben turned; Cleo turned; Dov turned | -> winners=Ada,Ben,Cleo,Dov
# One alone on 10 wins, whatever others have.
PH-21.2 | three; place=9 bought=5; Ben place=10 | -> winners=Ben why='Ben has reached the Fortress.'
# Turning takes the place away, and a knockout does not.
PH-21.3 | three; place=10; Ada turned | -> winners=none
PH-21.3 | two; place=10 health=1 hunger=3 | -> winners=Ada
# Of several on 10, most points win; then the wider map, completed or not; then both.
PH-21.4 | three; place=10 learnt=1; Ben place=10 bought=1; Cleo place=9 bought=9
    -> winners=Ben scores=0:10,1:10,2:9 says='Ada: 1 point (skills 1).'
        says='Ben: 2 points (stats 2).'
PH-21.6 PH-21.6a | tied
    -> winners=Ben why='Ada and Ben have reached the Fortress. Ben has 0 points, like others,
        but more tiles.'
PH-21.6 PH-21.6a | tied; lays farm 0,1
    -> winners=Ada,Ben
        why='Ada and Ben have reached the Fortress. Ada and Ben have the most points: 0.'
# Alone: 10 points at the end of a turn; the Fortress is the last turn; turning is a loss.
PH-21.10 PH-21.12 | alone; place=10 | -> winners=Ada
PH-21.10 PH-21.12 | alone; place=10; in-force fortress | -> winners=Ada
PH-21.10 | alone; place=9; in-force {fortress/hurricane} | -> winners={nobody/none}
PH-21.10 | alone; Ada turned | -> winners=nobody
# Two players: an arrival, or both have turned.
PH-23.1 | two; Ada turned | -> winners=none
PH-23.1 | two; Ada turned; Ben place=10 | -> winners=Ben
PH-23.1 | two; Ada turned; Ben turned | -> winners=Ada,Ben
""")
def test_the_end(check: Check) -> None:
    check()


@pairs("""
PH-21.2 | place=9; Ben place=10 | gained 9 of 10 journey points, with 0 tiles and no scars /
        reached the Fortress with 0 tiles and no scars
PH-21.4 | place=10; Ben place=10
    reached the Fortress with 0 tiles and no scars: 0 points (no points) /
        reached the Fortress with 0 tiles and no scars: 0 points (no points)
""")
def test_what_players_have_achieved(said: str, told: str) -> None:
    state, result = read_road(f"two; {said}").state, Result((), {}, "")
    found = [describe_achievement(state, seat, result) for seat in (0, 1)]
    assert found == told.split(" / ")
    with speak("de"):
        assert "hatte 0 Plättchen und keine Narben" in describe_achievement(state, 1, result)


@pairs("""
PH-21.4 | follower friend; {has/hides} friend | 2
PH-21.4 | hunger=2 | -2
PH-21.4 PH-21.5 | {bought=3/strength=5} | {6/0}
PH-21.4 | learnt=2 | 2
PH-21.4 | counters={8/2} | {2/0}
PH-21.4 | {has thick-neck/scar blank; has blank} | {-1/0}
""")
def test_what_scores_points(said: str, told: str) -> None:
    assert sum(count_score_parts(read_road(f"two; {said}").state, 0).values()) == int(told)
