"""HI-15: the end of a round, and of the journey."""

import pytest

from rules.hope.model.cards import Passage
from rules.hope.model.decks import DECKS
from tests.rules.hope.rows import check_row, play_row, rows


@rows("""
HI-15.1 HI-15.2 | a Hope die joins at the end of a round | turn Cleo; Cleo avoids | hope 2; round 2
HI-15.2 HI-3.3 HI-13.7 | before the doomed die, though a dead seat would come next | dead Cleo;
    turn Ben; Ben humanity 0; Scene roll 1 refuse humanity-1; Ben avoids | hope 2; round 2; waits
    Ben; living Ada
HI-15.1 HI-11.4 | there are five at most | turn Cleo; hope 5; Cleo avoids | hope 5
HI-3.1 | a position in a later round is in the last one | round 6; turn Cleo; Cleo avoids | phase
    end
HI-15.1 | none joins after the last round | round 5; turn Cleo; hope 2; Cleo avoids | hope 2; phase
    end
HI-15.2 HI-12.5 | cards for once a round turn back | turn Cleo; Cleo trait i_avoid tell use=round;
    Cleo trait i_avoid tell use=once; Cleo avoids | spent - - [],[0]
HI-15.3 HI-15.4 HI-15.5 | the living have arrived and tell, clockwise; then the dead | seats 4; dead
    Ben; round 5; turn Dov; Dov avoids; is waits Ada; Ada says One.; is waits Cleo; Cleo says Two.;
    is waits Dov; Dov says Three.; is waits Ben; Ben says Four. | won-by Ada Cleo Dov; why Ada, Cleo
    and Dov reach Port.; entry end told.0.text One.; entry end told.3.text Four.
HI-15.4 | from the left of the last drawer on | seats 4; round 5; began Cleo; turn Ben; Ben avoids;
    is waits Cleo; Cleo lapses; is waits Dov; Dov lapses; is waits Ada; Ada lapses | waits Ben
HI-15.3 HI-15.4 | nobody plays a card after the arrival | round 5; turn Cleo; dead Ben; Ada thing
    free kill; Cleo avoids; Ada lapses; Cleo lapses | waits Ben; lacks Ada use give standing;
    has Ada veil-grief
HI-15.4 HI-17.1 | silence is no hindrance | round 5; turn Cleo; Cleo avoids; end | won-by Ada Ben
    Cleo; entry end told nothing
HI-15.3 HI-15.4 HI-15.5 | one who arrives alone reaches it | dead Ada Ben; round 5; turn Cleo;
    Cleo avoids; is asks Cleo Cleo has arrived. What good do they find there?; Cleo lapses;
    is waits Ada Ben; is asks Ben Do you have a last line for the lost?; Ben says We were three.;
    is last Ben has the last word:; Ada lapses | won-by Cleo; why Cleo reaches Port.; entry end:
    title Arrival, round 5; entry end told.0.text We were three.
HI-15.6 | when all are gone it is over in mid-round | round 2; Ada hunger 1; Ben hunger 1; Cleo
    hunger 1; avoid hunger+2; is phase end; is waits Ada Ben Cleo; Ben says We nearly had it.;
    Ada lapses; Cleo lapses | won-by nobody; why Nobody reached Port. The road ended in round 2.;
    entry end told.0.text We nearly had it.
HI-15.6 | nobody arrives where nobody is left | round 4; avoid kill@all!; end | won-by nobody; why
    Nobody reached Port. The road ended in round 4.; entry end: title Nobody, round 4; written
    Nobody reached Port. The road ended in round 4. // // ## The lost
""")
def test_endings(play: str, then: str) -> None:
    check_row(play, then)


@pytest.mark.rule("HI-15.3", "HI-15.5", "HI-15.6", "HI-16.2")
@pytest.mark.parametrize(
    ("play", "passages"),
    [
        ("round 5; turn Cleo; Cleo avoids", DECKS.voice.arrival),
        ("round 4; avoid kill@all!", DECKS.voice.lost),
    ],
)
def test_the_game_master_tells_how_it_ends_and_nobody_scores(
    play: str, passages: tuple[Passage, ...]
) -> None:
    case = play_row(f"{play}; end")
    (line,) = (entry.line for entry in case.state.story if entry.kind == "end")
    assert line in [one.line for one in passages]
    assert line in case.texts()
    assert case.table.result is not None
    assert case.table.result.scores == {}
