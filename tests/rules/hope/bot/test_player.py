"""HI-20.18: what the bots decide by its numbers, each where it can be seen from two sides."""

from fnmatch import fnmatch

import pytest

from rules.engine import Chance, messages
from rules.engine.search import STRENGTHS, Strength
from rules.hope import GAME
from rules.hope.bot import player, worths
from rules.hope.bot.worths import Stakes
from rules.hope.model.odds import estimate_chance
from tests.drivers import open_table
from tests.rules.hope.build import NAMES, Case
from tests.rules.hope.rows import play_row, rows


def find_answers(case: Case, whom: str) -> list[str]:
    """What a bot answers there in different moods: "Ada/use"; "nothing" if it declines."""
    who, _, verb = whom.partition("/")
    seat = NAMES.index(who)
    view, prompt = case.view(seat), case.prompt(seat, verb)
    answers = (GAME.bot(view, prompt, Chance(f"mood {n}")) for n in range(20))
    return [
        str(answer[0]) if isinstance(answer, list) and answer else "nothing" for answer in answers
    ]


@rows("""
HI-20.18 | what is worth more than it costs | Ada humanity 4; Scene question accept humanity+1;
    Ada acts; rest refuse | Ada/refuse | accept
HI-20.18 | a wound is not | Scene question accept hunger+1; Ada acts; rest refuse | Ada/refuse
    | refuse
HI-20.18 | a wound for refusing | Scene question refuse hunger+1; Ada acts; rest refuse | Ada/refuse
    | accept
HI-20.18 | for nothing one accepts | Scene question; Ada acts; rest refuse | Ada/refuse | accept
HI-20.18 | but does not pay | Scene toll 1; Ada acts; rest refuse | Ada/refuse | refuse
HI-20.18 | one die for an Asset | Scene toll 1 accept draw_asset; Ada acts; rest refuse | Ada/refuse
    | accept
HI-20.18 | two are too many | Scene toll 2 accept draw_asset; Ada acts; rest refuse | Ada/refuse
    | refuse
HI-20.18 | who does not know the card pays a die while hungry | Ben hunger 1; Scene toll 1; Ada acts
    | Ben/refuse | accept
HI-20.18 | but not two | Ben hunger 1; Scene toll 2; Ada acts | Ben/refuse | refuse
HI-20.18 | while Cleo might give her soup, Ben can only refuse | Cleo thing free hunger-1 tag=food;
    Scene question needs food; Ada acts | Ben/refuse | refuse
HI-20.18 | a roll that is worth it | Scene roll 1 refuse harm+2; Ada draws | Ada/avoid | act*
HI-20.18 | one that is not | Scene roll 5 fail harm+2; Ada draws | Ada/avoid | avoid
HI-20.18 | a failure that leaves one of three dice is better than two wounds | Ada humanity 4;
    Scene roll 3 fail humanity-2 refuse harm+2; Ada draws | Ada/avoid | act-1
HI-20.18 | one that leaves none is not | Ada humanity 3; Scene roll 3 fail humanity-2 refuse harm+2;
    Ada draws | Ada/avoid | avoid
HI-20.18 | a question whose refusal is dear | Scene question refuse harm+2; Ada draws
    | Ada/avoid | act
HI-20.18 HI-12.13 | what promises ill is drawn again | Ada trait read redraw; Scene roll 5 fail
    harm+2 refuse harm+2; Ada draws | Ada/act | use:t99.0
HI-20.18 HI-12.13 | what promises well is not | Ada humanity 3; Ada trait read redraw; Scene roll 1
    succeed humanity+2; Ada draws | Ada/act | act-*
HI-20.18 HI-12.12 | a card holds off Harm | Ada trait react prevent:of=harm; avoid harm+1@drawer!
    | Ada/use | t99.0
HI-20.18 HI-12.12 | not the loss of a die of five | Ada trait react prevent:of=humanity;
    avoid humanity-1@drawer! | Ada/use | pass
HI-20.18 HI-12.12 | whatever else the card brings | Ada trait react prevent:of=humanity,hope+1;
    avoid humanity-1@drawer! | Ada/use | pass
HI-20.18 HI-12.12 | nor of three | Ada humanity 3; Ada trait react prevent:of=humanity;
    avoid humanity-1@drawer! | Ada/use | pass
HI-20.18 HI-12.12 | but of two | Ada humanity 2; Ada trait react prevent:of=humanity;
    avoid humanity-1@drawer! | Ada/use | t99.0
HI-20.18 HI-12.12 | a blow is taken for a friend near death | Ada harm 2; Ben is react
    redirect@chosen_other:of=harm; avoid harm+1@drawer! | Ben/use | p98.0
HI-20.18 HI-12.12 | not for one who is only hurt | Ada harm 1; Ben is react
    redirect@chosen_other:of=harm; avoid harm+1@drawer! | Ben/use | pass
HI-20.18 HI-12.12 | nor by one who is hurt | Ada harm 2; Ben harm 1; Ben is react
    redirect@chosen_other:of=harm; avoid harm+1@drawer! | Ben/use | pass
HI-20.18 HI-12.12 | a friend is not put in the way | Ada is react
    redirect@chosen_other:of=harm:to=target; avoid harm+1 | Ada/use | pass
HI-20.18 HI-12.12 | but to live | Ada harm 2; Ada is react redirect@chosen_other:of=harm:to=target;
    avoid harm+1 | Ada/use | p98.0
HI-20.18 HI-19.2 | what is chosen for goes to the one nearest to death | seats 4; Ben hunger 1; Cleo
    harm 2; Dov humanity 2; avoid harm-1@chosen! | Ada/choose | 2
HI-20.18 HI-14.2 | the dead leave a gift | Ada starves | Ada/gift | yes
HI-20.18 HI-14.4 | and come back | Ada starves; Ada picks no | Ada/join | yes
HI-20.18 | food is used by the hungry | Ben hunger 1; Ben trait free hunger-1 | Ben/use | t99.0
HI-20.18 | a fifth die is not worth a card | Ben humanity 4; Ben trait free humanity+1 | Ben/use
    | nothing
HI-20.18 | a third is | Ben humanity 2; Ben trait free humanity+1 | Ben/use | t99.0
HI-20.18 | an Asset is | Ben trait free draw_asset | Ben/use | t99.0
HI-20.18 | a Trait is not | Ben trait free draw_trait | Ben/use | nothing
HI-20.18 | nor what may come to nothing | Ben humanity 1; Ben trait free check:then=humanity+3
    | Ben/use | nothing
HI-20.18 | what mends is for a friend near death too | Cleo harm 2; Ada trait free harm-1@chosen
    | Ada/use | t99.0
HI-20.18 | not for one who is hurt | Cleo harm 1; Ada trait free harm-1@chosen | Ada/use | nothing
HI-20.18 HI-12.4 | on a roll in doubt the drawer uses a card | Ada thing plead hardship-1; Scene
    roll 3; Ada acts 3; Ben refuses | Ada/use | a99.0
HI-20.18 HI-12.4 | on a safe one not | Ada thing plead hardship-1; Scene roll 1; Ada acts 4;
    Ben refuses | Ada/use | nothing
HI-20.18 HI-12.4 | nor before it is clear who helps | Ada thing plead hardship-1; Scene roll 3;
    Ada acts 3 | Ada/use | nothing
HI-20.18 HI-12.4 | but once somebody has given | Ada thing plead hardship-1; Scene roll 3;
    Ada acts 2; Ben gives 1 | Ada/use | a99.0
HI-20.18 HI-12.4 | a supporter does where few dice are in | Ben thing plead hardship-1 anyone; Scene
    roll 2; Ada acts 1; Ben gives 1 | Ben/use | a99.0
HI-20.18 HI-12.4 | not where many are | Ben thing plead hardship-1 anyone; Scene roll 2; Ada acts 4;
    Ben gives 1 | Ben/use | nothing
HI-20.18 HI-12.4 | nor with nothing of theirs in it | Ben thing plead hardship-1 anyone; Scene
    roll 2; Ada acts 1 | Ben/use | nothing
HI-20.18 | the starving join where refusing is hunger | Ben hunger 2; printed c06; Ada draws
    coastal; Ada acts 2 | Ben/support | give-*
HI-20.18 | the last die is not for what costs nothing to refuse | seats 4; Ben humanity 1; printed
    m03; Ada draws mountainous; Ada acts 1; Cleo gives 1 | Ben/support | refuse
HI-20.18 HI-9.5 | who would die if all refused gives | seats 4; Ben humanity 1 hunger 2; printed
    w01; Ada draws wilderness; Ada acts 1; Cleo refuses; Dov refuses | Ben/refuse | give-1
HI-20.18 HI-9.5 | but not once somebody supports | seats 4; Ben humanity 1 hunger 2; printed w01;
    Ada draws wilderness; Ada acts 1; Cleo gives 1; Dov refuses | Ben/refuse | refuse
""")
def test_a_bot_decides_by_what_things_are_worth(play: str, whom: str, answer: str) -> None:
    found = find_answers(play_row(play), whom)
    assert all(fnmatch(one, answer) for one in found), found


@rows("""
HI-20.18 HI-7.7 | early it adds little | hope 3; Scene roll 1; Ada acts 1 | 1 | 1 | hope-1
HI-20.18 HI-7.7 | in the end all | round 5; hope 3; Scene roll 1; Ada acts 1 | 1 | 1 | hope-3
HI-20.18 HI-7.7 | nothing where it is safe | hope 2; Scene roll 1; Ada acts 5 | 5 | 1 | hope-0
HI-20.18 HI-7.7 | nor where it is hopeless | round 5; Scene roll 5; Ada acts 1 | 1 | 5 | hope-0
HI-20.18 HI-7.7 | most where it is in doubt | round 3; hope 2; Scene roll 2; Ada acts 2 | 2 | 2
    | hope-2
HI-20.18 HI-7.7 | four dice for one are enough | round 5; hope 3; Scene roll 1; Ada acts 4 | 4 | 1
    | hope-0
HI-20.18 HI-8.2 | for three, two of them for wounds, not | round 5; hope 3; Ada harm 2; Scene
    roll 1; Ada acts 4 | 4 | 3 | hope-3
HI-20.18 HI-8.2 | unless a card eases it | round 5; hope 3; Ada harm 2; Ada trait plead hardship-2;
    Scene roll 1; Ada acts 4; Ada uses | 4 | 1 | hope-0
HI-20.18 HI-7.10 | claimed Hope dice count | seats 4; round 5; hope 4; Ben humanity 0; Cleo
    humanity 0; Scene roll 1; Ada acts 2; Ben gives 0; Cleo gives 0 | 4 | 1 | hope-0
""")
def test_the_drawer_adds_hope_dice_where_they_change_the_odds(
    play: str, dice: str, hardship: str, adds: str
) -> None:
    """Four times the chance, less 0.7 a die, and a quarter of that for each round still to come."""
    case = play_row(play)
    case.refuse(*(seat for seat in sorted(case.waits_for) if seat))
    offered = [one for one in case.options(0, "hope") if one.startswith("hope-")]

    def rate(option: str) -> float:
        n = int(option.removeprefix("hope-"))
        return (
            4 * estimate_chance(int(dice) + n, int(hardship)) - n * 0.7 * (6 - case.state.round) / 4
        )

    assert {*find_answers(case, "Ada/hope")} == {max(offered, key=rate)} == {adds}


@pytest.mark.rule("HI-20.18")
def test_a_bot_expects_help_only_from_people_with_dice_to_spare() -> None:
    """Refusing this one costs nothing, as six in ten guess: they would not give a last die."""
    values = []
    for humanity in (0, 1, 5):
        people = f"dead Cleo; Ada hunger 2; Ben humanity {humanity}"
        case = play_row(f"{people}; Scene roll 2 succeed hunger-1 fail harm+1; Ada draws")
        assert case.state.scene is not None
        card = case.state.scene.scene
        values.append(player.MIXED.rate_answer(case.view(0), card, "act-2"))
    # Two dice, or three, have no chance of four successes.
    own = worths.rate_section(card.fail, Stakes(3, 2, 0)) - Stakes(5, 2, 0).rate_dice_cost(2)
    shared = 0.4 * worths.rate_section(card.fail, Stakes(5, 0, 0))
    alone = own + 0.3 * 2.0
    assert values == pytest.approx([alone, alone, alone + 0.3 * shared])


@pytest.mark.rule("HI-20.18")
def test_supporters_are_assumed_to_count_on_those_asked_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The last one counts on nobody, the others on a tenth of a die for each later person."""
    counted = list[float]()

    def note(_: player.Mind, _plea: worths.Plea, _whose: Stakes, coming: float, *__: object) -> int:
        counted.append(coming)
        return 0

    case = play_row("seats 4; Scene roll 2; Ada draws")
    assert case.state.scene is not None
    monkeypatch.setattr(player.Mind, "_choose_gift", note)
    player.MIXED.rate_answer(case.view(0), case.state.scene.scene, "act-1")
    assert [*dict.fromkeys(counted)] == pytest.approx([0.2, 0.1, 0])


@pytest.mark.rule("HI-20.18", "HI-7.10", "HI-8.2")
def test_a_bot_asked_for_support_counts_committed_dice_and_known_hardship(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pleas: list[worths.Plea] = []

    def note(_: player.Mind, plea: worths.Plea, *__: object) -> int:
        pleas.append(plea)
        return 0

    case = play_row(
        "seats 4; hope 2; Ada harm 2; Ben humanity 0; Dov trait plead hardship+1 anyone; "
        "Scene roll 3; Ada acts 2; Ben gives 0; Dov uses"
    )
    monkeypatch.setattr(player.Mind, "_choose_gift", note)
    assert {*find_answers(case, "Cleo/refuse")} == {"refuse"}
    plea = pleas[0]
    assert (plea.terrain, plea.unavoidable) == ("any", False)
    assert plea.dice == 3, "two of Ada's and Ben's Hope die"
    assert plea.penalty == 3, "Ada's two stages and Dov's card"
    committed = sorted(plea.committed, key=lambda one: one.humanity)
    assert committed == [Stakes(0, 0, 0), Stakes(3, 0, 2)]


@pytest.mark.rule("HI-20.18")
@pytest.mark.parametrize("me", NAMES[:3])
@pytest.mark.parametrize("dying", NAMES[:3])
def test_each_bot_decides_by_its_own_need(me: str, dying: str) -> None:
    """A question that is death to one, and cheap for the others; bread, and a shield."""
    ask = "Scene question accept humanity-2 refuse harm+1"
    case = play_row(f"turn {me}; {dying} harm 2; {ask}; {me} acts; rest refuse")
    assert {*find_answers(case, f"{me}/refuse")} == {"accept" if me == dying else "refuse"}
    case = play_row(f"{me} trait free hunger-1; {dying} hunger 1")
    assert case.offers(NAMES.index(me), "use") == (me == dying)
    if me == dying:
        assert {*find_answers(case, f"{me}/use")} == {"t99.0"}
    sly = f"{me} is react redirect@left:of=hunger:to=target"
    case = play_row(f"turn {me}; {sly}; {dying} harm 2; avoid hunger+1@drawer!")
    mine = f"{case.person(NAMES.index(me)).personality.card}.0"
    assert {*find_answers(case, f"{me}/use")} == {mine if me == dying else "pass"}


@pytest.mark.parametrize("strength", STRENGTHS)
def test_bots_decide_without_making_any_text(
    strength: Strength, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a view says in words is made when somebody reads it, which no bot does."""
    table = open_table(GAME, 4, "no words", {})
    while table.result is None:
        prompt = table.needed_prompts[0]
        with monkeypatch.context() as silent:
            silent.delattr(messages, "format_message")
            answer = table.choose_bot_answer(prompt, strength)
        assert answer is not None
        table.answer(prompt.id, answer)
