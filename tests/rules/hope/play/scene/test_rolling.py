"""HI-8, HI-9: hardship, the roll, and what comes of it."""

from __future__ import annotations

import pytest

from tests.rules.hope.build import LINE, Case, Road, asset, power, question, roll, section
from tests.rules.hope.rows import check, rows

HURT = {"op": "harm", "n": 1}


def rolled(road: Road, *faces: int, dice: int = 1, support: tuple[int, ...] = ()) -> Case:
    """Ada acts, some support with as much, the rest refuse, and the dice fall."""
    case = road.play(*faces).acts(dice)
    for seat in case.state.list_others(0):
        if seat in support:
            case.support(seat, dice)
        else:
            case.refuse(seat)
    return case.roll()


@rows("""
HI-8.1 HI-8.5 HI-8.6 HI-8.7 HI-8.12 | 4, 5 and 6 are successes
        | Scene roll 2 succeed hunger+1 fail harm+1; dice 4 1 1 6; Ada acts 2; Ben gives 2;
        Cleo refuses; roll | won yes; hunger 1 1 0; harm 0 0 0; humanity 3 3 5
HI-8.6 HI-8.7 | 3 and less are none | Scene roll 2 succeed hunger+1 fail harm+1; dice 3 3 3 3;
        Ada acts 2; Ben gives 2; Cleo refuses; roll | won no; hunger 0 0 0; harm 1 1 0
HI-8.7 | one of two is too few | Scene roll 2; dice 5 3 2 1; Ada acts 2; Ben gives 2; Cleo refuses;
        roll | won no
HI-8.2 HI-8.11 HI-11.9 | the drawer's conditions add to the hardship | Ada hunger 1 harm 2;
        Ben hunger 2; Scene roll 2; dice 6 6 6 6 1 1; Ada acts 3; Ben gives 3; Cleo refuses; roll
        | says Hardship: 2, Ada's condition +3 = 5.; won no
HI-8.3 | nobody else's do | Ben hunger 2 harm 1; Cleo hunger 1 harm 2; Scene roll 2; dice 6 6;
        Ada acts 1; Ben gives 1; Cleo refuses; roll | says Hardship: 2.
HI-8.3 | the drawer | turn Ben; Ada hunger 2; Ben harm 1; Scene roll 2; dice 6 6; Ben acts 1;
        Ada gives 1; Cleo refuses; roll | says Hardship: 2, Ben's condition +1 = 3.
HI-8.4 | what is healed before the lock does not count | Ada hunger 1 harm 1;
        Ada thing free hunger-1; Scene roll 1; dice 6; Ada acts 1; Ada uses; rest refuse; roll
        | hardship 2
HI-8.4 | what is healed after it does | Ada harm 1; Ada trait after_roll harm-1; Scene roll 1;
        dice 6; Ada acts 1; rest refuse; roll; Ada uses | hardship 2; harm 0 0 0; won no
HI-8.4 | what is suffered before it counts | Ada trait plead harm+1 anyone; Scene roll 1; dice 6;
        Ada acts 1; Ada uses; rest refuse; roll | hardship 2
HI-8.8 HI-19.7 | without hardship it succeeds unrolled, and the die is spent
        | Ada trait my_scene hardship-2 use=round; Scene roll 1 succeed hunger+1; Ada acts 1;
        rest refuse; roll | never dice; hunger 1 0 0; humanity 4 5 5
HI-8.9 HI-8.10 HI-19.4c | only one's own dice are rolled again | Ben trait after_roll reroll2;
        Ben trait after_roll reroll2; Scene roll 2; dice 1 2 3 3; Ada acts 1; Ben gives 1;
        Cleo refuses; roll; Ben uses; Ben uses | rolled 1 2 / 3 / 3
HI-8.10 | a success of one's own needs no second try | Ben trait after_roll reroll2; Scene roll 2;
        dice 1 6; Ada acts 1; Ben gives 1; Cleo refuses; roll | won no; never use
HI-8.10 HI-12.2 | a card after the roll is asked for | Ada trait after_roll success+1; Scene roll 2;
        dice 6; Ada acts 1; rest refuse; roll | options Ada t99.0 pass; never result
HI-8.10 HI-12.2 | and may decline | Ada trait after_roll success+1; Scene roll 2; dice 6;
        Ada acts 1; rest refuse; roll; Ada passes | won no; spent [] - -
HI-8.10 | of a success others may take away | Ada trait after_roll success+1 anyone;
        Ben trait after_roll success-2 anyone; Cleo trait after_roll success+1 anyone; Scene roll 2;
        dice 6 6; Ada acts 2; rest refuse; roll | waits Ben
HI-8.10 HI-12.11 | after each use those who passed may answer it
        | Ada trait after_roll success+1 anyone; Ben trait after_roll success-2 anyone;
        Cleo trait after_roll success+1 anyone; Scene roll 2; dice 6 6; Ada acts 2; rest refuse;
        roll; Ben uses; Ada passes; Cleo uses; Ada uses | won yes; used Ben Cleo Ada
HI-9.1 HI-9.2 HI-9.4 | who committed shares a success, who refused suffers Refuse
        | Scene roll 1 succeed hunger+1 fail harm+1 refuse humanity-1; dice 6 6; Ada acts 1;
        Ben gives 1; Cleo refuses; roll | hunger 1 1 0; harm 0 0 0; humanity 4 4 4
HI-9.1 HI-9.3 HI-9.4 | and so with a failure
        | Scene roll 1 succeed hunger+1 fail harm+1 refuse humanity-1; dice 1 1; Ada acts 1;
        Ben gives 1; Cleo refuses; roll | hunger 0 0 0; harm 1 1 0; humanity 4 4 4
HI-9.5 | all others refuse | Scene roll 1 refuse humanity-1 all_refuse harm+1; dice 6; Ada acts 1;
        rest refuse; roll | harm 0 1 1; humanity 4 5 5
HI-9.5 | as long as one supports it is Refuse | seats 4;
        Scene roll 1 refuse humanity-1 all_refuse harm+1; dice 6 6; Ada acts 1; Cleo gives 1;
        Ben refuses; Dov refuses; roll | harm 0 0 0 0; humanity 4 4 4 4
HI-9.5 | no All Refuse is printed | Scene roll 1 refuse humanity-1; dice 6; Ada acts 1; rest refuse;
        roll | humanity 4 4 4
HI-9.6 HI-9.7 | section by section, each from the drawer on | seats 5; turn Cleo; Dov humanity 3;
        Ben humanity 3; Scene roll 1 accept humanity+1 fail hunger+1,harm+1 refuse humanity-1;
        dice 1 1 1; Cleo acts 1; Ben gives 1; Ada refuses; Dov gives 1; Eve refuses; roll | order
        Cleo:humanity Dov:humanity Ben:humanity Cleo:hunger Cleo:harm Dov:hunger Dov:harm Ben:hunger
        Ben:harm Eve:humanity Ada:humanity
HI-9.8 HI-19.1 | what is marked once happens once | Scene roll 1 succeed hope+1!,hunger+1;
        dice 6 6 6; Ada acts 1; rest give 1; roll | hope 2; hunger 1 1 1
HI-9.8 | to the next if the first dies on the way | round 4; Ada harm 2; top thing free hunger+1;
        Scene roll 1 fail harm+1,draw_asset!; dice 1 1 1; Ada acts 1; rest give 1; roll
        | living Ben Cleo; things - a99 -
HI-9.8 | if nobody owns it, any death sets it off | round 4; hope 2; Ada harm 2;
        Scene roll 1 fail harm+1,hope-1!; dice 1; Ada acts 1; rest refuse; roll | deaths harm;
        hope 1
HI-9.8 | what somebody would have had goes with them | round 4; hope 2; Ada harm 2;
        Scene roll 1 fail harm+1,draw_asset!; dice 1; Ada acts 1; rest refuse; roll | deaths harm;
        never asset
HI-9.9 HI-13.4 | a death is at once | Ada harm 2; Scene roll 1 fail harm+1,hunger+1; dice 1 1 1;
        Ada acts 1; rest give 1; roll | deaths harm; buried 4/0/2; harm - 1 1; hunger - 1 1
HI-9.10 | the Scene goes on without its drawer | seats 4; round 4; Ada harm 2;
        Scene roll 1 fail harm+1 refuse humanity-1; dice 1 1; Ada acts 1; Cleo gives 1; Ben refuses;
        Dov refuses; roll | harm - 0 1 0; humanity - 4 4 4
HI-9.10 | even if they die at the lock | seats 4; round 4; Ada harm 2; Ada trait my_scene harm+1;
        Scene roll 1 succeed hunger+1 refuse humanity-1; dice 6 1; Ada acts 1; Cleo gives 1;
        Ben refuses; Dov refuses; roll | won yes; hunger - 0 1 0; humanity - 4 4 4
HI-9.11 | a drawer dead before the lock drops the Scene | Ben thing plead kill@drawer anyone;
        Scene roll 1 fail harm+1 refuse harm+1; Ada acts 2; Cleo gives 1; Ben uses | scene over;
        humanity - 5 4; harm - 0 0
HI-9.11 | and nobody is bound to it any more | round 4; Cleo trait left_acts kill@drawer;
        Ben bond Ada partner_acts force_support; Scene roll 1 refuse harm+1; Ada acts 2
        | scene over; humanity - 5 5; never support
HI-19.8 HI-19.4c | a die comes back | Ada thing plead return_die uses=2; Scene roll 1; dice 6 6;
        Ada acts 2; Ada uses; rest refuse; roll | humanity 4 5 5; says Ada takes back 1 die.
HI-19.8 | but not to who cannot regain | Ada thing plead return_die uses=2; Ada status no_regain;
        Scene roll 1; dice 6 6; Ada acts 2; Ada uses; rest refuse; roll | humanity 3 5 5
HI-12.4 | cards for the roll are for the committed | Ben thing plead hardship-1;
        Ben thing plead hardship-1 anyone; Scene roll 3; Ada acts 1 | usable Ben a98
HI-12.4 | not for who has refused | Ben thing plead hardship-1; Ben thing plead hardship-1 anyone;
        Scene roll 3; Ada acts 1; Ben refuses | usable Ben a98
HI-12.4 | and then for who supports | Ben thing plead hardship-1; Ben thing plead hardship-1 anyone;
        Scene roll 3; Ada acts 1; Ben refuses; Ben gives 1 | usable Ben a99 a98
HI-12.4 | so with the group's | Ben thing plead dice+1; group plead hardship-1; Scene roll 2;
        Ada acts 1; Ben refuses; Cleo gives 1 | usable Ben nothing; usable Cleo a98
HI-12.4 | and after the roll | Ben trait after_roll success+1; Cleo trait after_roll success+1;
        Scene roll 2; dice 1 1; Ada acts 1; Ben refuses; Cleo gives 1; roll; Cleo passes | won no
""")
def test_rolling(play: str, then: str) -> None:
    check(play, then)


@pytest.mark.rule("HI-9.5")
@pytest.mark.parametrize("support", [(), (1,)], ids=["all refuse", "some refuse"])
@pytest.mark.parametrize(
    ("face", "told"), [(6, "You are asked how it was."), (1, "You slept through it.")]
)
def test_the_line_for_those_who_refuse_fits_the_roll(
    face: int, told: str, support: tuple[int, ...]
) -> None:
    lines = {"succeeded": "You are asked how it was.", "failed": "You slept through it."}
    parts = {"refuse": section() | lines, "all_refuse": section() | lines}
    case = rolled(Road(3).draws(roll(1, **parts)), face, face, support=support)
    lines_told = [event.text for event in case.told("line")]
    assert lines_told[-1].endswith(f": {told}"), lines_told


@pytest.mark.rule("HI-9.5", "HI-5.3")
def test_one_line_for_those_who_refuse_is_told_however_the_roll_ends() -> None:
    for face in (6, 1):
        case = rolled(Road(3).draws(roll(1)), face)
        assert case.told("line")[-1].text.endswith(f": {LINE}")
    lines = {"succeeded": "You are asked how it was.", "failed": "You slept through it."}
    case = Road(3).draws(roll(1, refuse=section() | lines)).play().avoids()
    assert [event.text for event in case.told("line")] == [LINE], "Nobody has rolled."


@pytest.mark.rule("HI-9.11", "HI-5.4")
def test_a_dropped_scene_is_nobodys_refusal() -> None:
    poison = asset(power("free", {"op": "kill"}))
    card = question(title="The Weir", refuse=[HURT], accept=[HURT])
    case = Road(3).round(4).person(0, assets=[poison]).draws(card).play().acts()
    case.refuse(1).use(0, poison)
    assert case.state.scene is None
    assert [case.person(seat).harm for seat in (1, 2)] == [0, 0]
    entry = next(entry for entry in case.state.story if entry.kind == "scene")
    assert entry.title == "The Weir", "it lies open, as one that was avoided"
    assert entry.also == [], "nobody is asked what they did instead"
    last = case.view(None).last
    assert last is not None
    assert (last.title, last.avoided, last.success) == ("The Weir", False, None)
    case.pick("no", 0, "gift")
    assert case.offers(1, "scene")


@pytest.mark.rule("HI-12.4")
def test_others_bend_the_roll_blindly() -> None:
    lamp = asset(power("plead", {"op": "hardship", "n": -1}, anyone=True))
    case = Road(3).person(1, assets=[lamp]).draws(roll(3)).play().acts(1).use(1, lamp)
    scene = case.view(1).scene
    assert scene is not None
    assert (scene.hardship, scene.changes) == (None, [("A Rope", -1)])
