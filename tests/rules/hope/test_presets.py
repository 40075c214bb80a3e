"""What may be answered ahead in Hope Inhumanity: support, by whom and with how much left."""

import pytest

from rules.hope import GAME
from tests.ahead import answer_ahead
from tests.rules.hope.build import NAMES
from tests.rules.hope.rows import perform, rows


@rows("""
- | seats 4; Ben humanity 3; Scene roll 3; Ada acts 1 | Ben/support | support refuse | refuse
- | seats 4; Ben humanity 3; Scene roll 3; Ada acts 1 | Ben/support | support one | give-1
- | seats 4; Ben humanity 3; Scene roll 3; Ada acts 1 | Ben/support | support one by-0 | give-1
- | seats 4; Ben humanity 3; Scene roll 3; Ada acts 1 | Ben/support | support one by-2 | asked
- | seats 4; Ben humanity 3; Scene roll 3; Ada acts 1 | Ben/support | support one dice-2 | give-1
- | seats 4; Ben humanity 3; Scene roll 3; Ada acts 1 | Ben/support | support one dice-3 | give-1
- | seats 4; Ben humanity 3; Scene roll 3; Ada acts 1 | Ben/support | support one dice-4 | asked
- | seats 4; Ben humanity 5; Scene roll 3; Ada acts 1 | Ben/support | support one dice-5 | give-1
- | seats 4; Ben humanity 3; Scene roll 3; Ada acts 1 | Ben/support | support hope | asked
- | seats 4; Ben humanity 0; Scene roll 3; Ada acts 1 | Ben/support | support hope | hope
- | seats 4; Ben humanity 0; Scene roll 3; Ada acts 1 | Ben/support | support all | asked
- | seats 4; Ben humanity 3; Scene roll 3; Ada acts 2 | Ben/support | support all | give-2
- | Scene toll 2; Ada acts | Ben/accept | toll refuse | refuse
- | Scene toll 2; Ada acts | Ben/accept | toll accept | accept
- | Scene toll 2; Ada acts | Ben/accept | toll accept price-1 | asked
- | Scene toll 1; Ada acts | Ben/accept | toll accept price-1 | accept
- | Ben humanity 3; Scene toll 2; Ada acts | Ben/accept | toll accept left-2 | asked
- | Ben humanity 3; Scene toll 2; Ada acts | Ben/accept | toll accept left-1 | accept
- | Ben humanity 4; Scene toll 2; Ada acts | Ben/accept | toll accept left-2 | accept
- | Ben humanity 2; Scene toll 2; Ada acts | Ben/accept | toll accept left-1 | asked
- | Ada trait after_roll hope+1; Scene roll 1; Ada rolls 6 | Ada/use | rolled use | t99.0
- | Ada trait after_roll hope+1; Scene roll 1; Ada rolls 6 | Ada/use | rolled pass | pass
- | Ada trait after_roll hope+1; Scene roll 1; Ada rolls 6 | Ada/use | rolled use near | asked
- | Ada trait after_roll hope+1; Scene roll 1; Ada rolls 6 | Ada/use | rolled use lost | asked
- | Ada trait after_roll hope+1; Scene roll 1; Ada rolls 1 | Ada/use | rolled use near | t99.0
- | Ada trait after_roll hope+1; Scene roll 1; Ada rolls 1 | Ada/use | rolled use lost | t99.0
- | Ada trait after_roll hope+1; Scene roll 2; Ada rolls 1 | Ada/use | rolled use near | asked
- | Ada trait after_roll hope+1; Scene roll 2; Ada rolls 1 | Ada/use | rolled use lost | t99.0
- | left any 0 | Ada/scene | deck any | asked
- | left any 0 | Ada/scene | deck coastal | coastal
- | left any 0; left wilderness 3 | Ada/scene | deck fullest | mountainous
""")
def test_what_was_answered_ahead_is_given(play: str, whom: str, ahead: str, given: str) -> None:
    case, (who, _, verb) = perform(play), whom.partition("/")
    prompt = case.prompt(NAMES.index(who), verb)
    assert (answer_ahead(GAME, case.table, prompt, *ahead.split()) or ["asked"]) == [given]


@pytest.mark.parametrize(("whom", "hit"), [("drawer", 0), ("left", 1)])
@pytest.mark.parametrize(
    ("answer", "condition", "by"),
    [
        ("pass", "", {0, 1}),
        ("use", "", {0, 1}),
        ("use", "me", {0}),
        ("use", "harm", {0, 1}),
        ("use", "hunger", set()),
    ],
)
def test_a_blow_is_held_off_as_was_said(
    answer: str, condition: str, by: set[int], whom: str, hit: int
) -> None:
    """Seat 0 can hold off Harm from everybody; it hits seat 0 or 1."""
    case = perform(f"Ada trait react prevent@all:of=harm; avoid harm+1@{whom}!")
    prompt = case.prompt(0, "use")
    assert ("you are about to" in prompt.text) == (hit == 0)
    chosen = "pass" if answer == "pass" else "t99.0"
    given = answer_ahead(GAME, case.table, prompt, "react", answer, condition)
    assert given == ([chosen] if hit in by else None)
