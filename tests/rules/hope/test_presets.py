"""What may be answered ahead in Hope Inhumanity: support, by whom and with how much left."""

from rules.hope import GAME
from tests.ahead import answer_ahead
from tests.rules.hope.build import NAMES
from tests.rules.hope.rows import play_row, rows


@rows("""
- | seats 4; Ben humanity 3; Scene roll 3; Ada acts 1 | Ben/support
    | support {refuse/one/one by-0/one by-2/one dice-2/one dice-3/one dice-4}
    | {refuse/give-1/give-1/asked/give-1/give-1/asked}
- | seats 4; Ben humanity 5; Scene roll 3; Ada acts 1 | Ben/support | support one dice-5 | give-1
- | seats 4; Ben humanity {3/0}; Scene roll 3; Ada acts 1 | Ben/support | support hope
    | {asked/hope}
- | seats 4; Ben humanity {0/3}; Scene roll 3; Ada acts {1/2} | Ben/support | support all
    | {asked/give-2}
- | Scene toll 2; Ada acts | Ben/accept | toll {refuse/accept} | {refuse/accept}
- | Scene toll {2/1}; Ada acts | Ben/accept | toll accept price-1 | {asked/accept}
- | Ben humanity {3/3/4/2}; Scene toll 2; Ada acts | Ben/accept
    | toll accept {left-2/left-1/left-2/left-1} | {asked/accept/accept/asked}
- | Ada trait after_roll hope+1; Scene roll 1; Ada rolls 6 | Ada/use
    | rolled {use/pass/use near/use lost} | {t99.0/pass/asked/asked}
- | Ada trait after_roll hope+1; Scene roll {1/1/2/2}; Ada rolls 1 | Ada/use
    | rolled use {near/lost/near/lost} | {t99.0/t99.0/asked/t99.0}
- | Ada trait react prevent@all:of=harm; avoid harm+1@drawer! | Ada/use
    | react {pass/use/use me/use harm/use hunger} | {pass/t99.0/t99.0/t99.0/asked}
- | Ada trait react prevent@all:of=harm; avoid harm+1@left! | Ada/use
    | react {pass/use/use me/use harm/use hunger} | {pass/t99.0/asked/t99.0/asked}
- | left any 0 | Ada/scene | deck {any/coastal} | {asked/coastal}
- | left any 0; left wilderness 3 | Ada/scene | deck fullest | mountainous
""")
def test_answers_given_ahead(play: str, whom: str, ahead: str, given: str) -> None:
    case, (who, _, verb) = play_row(play), whom.partition("/")
    prompt = case.prompt(NAMES.index(who), verb)
    assert (answer_ahead(GAME, case.table, prompt, *ahead.split()) or ["asked"]) == [given]
