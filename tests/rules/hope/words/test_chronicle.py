"""HI-16.5: whatever changes is told to all, and stands in the chronicle under its Scene."""

import pytest

from rules.engine.languages import speak
from rules.engine.position import STORED_CONTEXT
from rules.hope.model.state import State
from rules.hope.words import Message
from tests.rules.hope.rows import check_row, play_row, rows


@rows("""
HI-16.5 HI-19.4a | humanity+1! | Ada gains 1 Humanity
HI-16.5 HI-19.4a | humanity+3! | Ada gains 2 Humanity
HI-16.5 HI-19.4a | humanity-2! | Ada loses 2 Humanity
HI-16.5 HI-19.4a | hope+2! | the Hope pool now has 3 dice
HI-16.5 HI-19.4a | hope-2! | the Hope pool now has no dice
HI-16.5 HI-19.4a | hunger+1! | Ada is Starving
HI-16.5 HI-19.4a | hunger-1! | Ada is no longer hungry
HI-16.5 HI-19.4a | harm-1! | Ada is Hurt
HI-16.5 HI-19.4a | harm-2! | Ada is unhurt again
HI-16.5 HI-19.4a | hunger-1@left! | Ben is Hungry
HI-16.5 HI-19.4a | harm+1@right! | Cleo is Hurt
HI-16.5 HI-19.4d | next_hardship+1! | hardship +1 on the next Scene with a roll (omen)
HI-16.5 HI-19.4d | next_hardship-1!:whose=self | hardship -1 on Ada's next Scene with a roll (omen)
HI-16.5 HI-19.4d | status!:status=no_regain | Ada cannot regain Humanity
HI-16.5 HI-19.4d | status!:status=shielded | Ada is shielded from the next Harm
HI-16.5 HI-19.4d | status@left!:status=mute_support | Ben cannot support the next Scene
HI-16.5 HI-19.4d | status@right!:status=no_hope:ends= | Cleo can take Hope dice again
HI-16.5 HI-19.4f | transfer2!:what=humanity:from=left:to=self | Ben gives Ada 2 Humanity
""")
def test_a_change_is_told_with_its_person_and_cause(effect: str, told: str) -> None:
    people = "Ada humanity 3 hunger 1 harm 2; Ben hunger 2; Cleo status no_hope"
    facts = f"facts Ada avoids the Scene. / The River (Refuse): {told}."
    check_row(f"{people}; avoid {effect}", facts)


@pytest.mark.rule("HI-16.5", "HI-19.6")
@pytest.mark.parametrize(
    "effect",
    [
        *("humanity+1@left!", "harm-1@left!", "status@right!:status=no_hope"),
        *("status!:status=no_hope:ends=", "lose_asset!", "take_asset@left!", "add_use!"),
        *("refresh!", "transfer!:what=asset:to=left", "transfer!:what=harm:from=left:to=self"),
        *("reveal!:part=fail", "redraw!"),
    ],
)
def test_an_effect_that_changes_nothing_is_not_told(effect: str) -> None:
    check_row(f"Cleo status no_hope; avoid {effect}", "facts Ada avoids the Scene.")


@rows("""
HI-16.5 HI-13.5 HI-13.6 | a loss at none is told as what it is | round 4; Ada humanity 1;
    avoid humanity-2@self!,humanity-2@self! | facts Ada avoids the Scene. / The River (Refuse):
    Ada loses 1 Humanity. / The River (Refuse): Ada has no Humanity left to lose and is doomed. /
    The River (Refuse): Ada has no Humanity left to lose and is already doomed.
HI-16.5 HI-19.4b | an Asset that is found | top thing free humanity+1; avoid draw_asset! | says The
    River (Refuse): Ada finds A Rope.
HI-16.5 HI-19.4b | one for the group | top thing free humanity+1 group; avoid draw_asset! | says The
    River (Refuse): Ada finds A Rope for everyone.
HI-16.5 HI-19.4b | a Trait | top trait free humanity+1; avoid draw_trait! | says The River (Refuse):
    Ada gains the Trait A Gift.
HI-16.5 HI-19.4b | an Asset that is lost | Ada thing free humanity+1; avoid lose_asset! | says The
    River (Refuse): Ada loses A Rope.
HI-16.5 HI-19.4b | a Trait that is lost | Ada trait free humanity+1; avoid lose_trait! | says The
    River (Refuse): Ada loses A Gift.
HI-16.5 HI-19.4b | an Asset that is taken | Ben thing free humanity+1; avoid take_asset@left!
    | says The River (Refuse): A Rope goes from Ben to Ada.
HI-16.5 HI-19.4f | that is given | Ada thing free humanity+1; avoid transfer!:what=asset:to=right
    | says The River (Refuse): A Rope goes from Ada to Cleo.
HI-16.5 HI-19.4b | that can be used more often | Ada thing free humanity+1; avoid add_use!
    | says The River (Refuse): Ada can use A Rope again.
HI-16.5 HI-12.8 | no Asset is left | left assets 0; avoid draw_asset! | facts Ada avoids the Scene.
    / No Asset is left to draw.
HI-16.5 HI-12.8 | no Trait is left | left traits 0; avoid draw_trait! | facts Ada avoids the Scene.
    / No Trait is left to draw.
HI-16.5 HI-19.4h | a check that is passed | dice 4; avoid check!:then=hope+1 | facts Ada avoids the
    Scene. / The River (Refuse): Ada rolls a 4. / The River (Refuse): the Hope pool now has 2 dice.
HI-16.5 HI-19.4h | and failed | dice 3; avoid check!:then=hope+1 | facts Ada avoids the Scene. / The
    River (Refuse): Ada rolls a 3.
HI-16.5 HI-19.4f | conditions that are swapped | Ada hunger 2 harm 1;
    avoid swap@left!:what=conditions | facts Ada avoids the Scene. / The River (Refuse): Ada and Ben
    swap conditions. / Ada is fed and unhurt, and Ben is Starving and Hurt.
HI-16.5 HI-19.4f | Assets that are | avoid swap@left!:what=assets | facts Ada avoids the Scene. /
    The River (Refuse): Ada and Ben swap Assets.
HI-16.5 HI-19.2 | what is chosen for and changes nothing | avoid hunger-1@chosen!; is asks Ada The
    River (Refuse): who do you choose?; Ada picks 1 | facts Ada avoids the Scene. / The River
    (Refuse): Ben has no Hunger to lose.
HI-16.5 HI-19.4h | a death by fate | round 4; avoid kill@left! | facts Ada avoids the Scene. / The
    River (Refuse): Ben dies.
HI-16.5 HI-8.11 HI-11.1 | a rolled Scene, from act to outcome | hope 2; Ada harm 1; Ada trait i_draw
    bar_avoid; Ada trait plead dice+2; Ada trait after_roll success+1; Ada trait after_roll reroll1;
    Ben trait plead auto_success1; Ben thing plead hardship-1; Scene roll 5 succeed hunger+1;
    dice 6 1 2 5 6 4; Ada acts 2; Ada uses t98; Ben gives 1; Ben uses a99; Ben uses t95;
    Cleo refuses; roll 1; Ada uses t97 | facts A Gift takes effect for Ada. / A Gift: Ada cannot
    avoid the Scene. / Ada acts with 2 dice. / Any Terrain: this Scene needs dice and a roll. /
    Ada uses A Gift. / A Gift: dice +2. / Ben supports with 1 die. / Ben uses A Rope. / A Rope:
    hardship -1. / Ben uses A Gift. / A Gift: one of Ben's dice succeeds without a roll. /
    Cleo refuses. / Ada adds 1 Hope die. / Hardship: 5, Ada's condition +1, A Rope -1 = 5. / 1 die
    succeeds without a roll. / Roll: 6, 1, 2, 5, 6. / Ada uses A Gift. / A Gift: successes +1. / 5
    successes, 5 needed: the Scene succeeds. / The River (Succeed): Ada is Hungry. / The River
    (Succeed): Ben is Hungry.; entry scene: themes nothing, open no
HI-16.5 HI-8.11 | more than one sure die, and second tries | hope 3; Ada trait plead auto_success2;
    Ada trait after_roll reroll1; Scene roll 4; dice 1 1 1 3; Ada acts 3; Ada uses; rest refuse;
    roll 2; Ada uses | facts Ada acts with 3 dice. / Any Terrain: this Scene needs dice and a roll.
    / Ada uses A Gift. / A Gift: 2 of Ada's dice succeed without a roll. / Ben refuses. /
    Cleo refuses. / Ada adds 2 Hope dice. / Hardship: 4. / 2 dice succeed without a roll. /
    Roll: 1, 1, 1. / Ada uses A Gift. / Re-roll: 3. / 2 successes, 4 needed: the Scene fails.
HI-16.5 HI-5.14 HI-12.14 HI-19.4d HI-19.4g | what cards do to others before the roll | seats 4; Cleo
    trait plead reveal:part=fail anyone; Dov trait left_acts status:status=mute_support; Ben bond
    Ada partner_acts force_support2; Scene roll 1; Ada acts 3; Cleo uses | says A Gift takes effect
    for Dov.; says A Gift: Dov cannot support this Scene.; says An Old Debt takes effect for Ben.;
    says An Old Debt: Ben must give 2 dice.; says Cleo uses A Gift.; says A Gift: Cleo sees more of
    the Scene than the others.; hears Cleo Fail: nothing.
HI-16.5 HI-10.2 HI-10.8 HI-7.4 | answers and claims | seats 4; Ben humanity 0 harm 1; Cleo
    humanity 0; Scene toll 1; Ada acts; Ben hopes; Cleo hopes; Dov refuses; Ada accepts | facts
    Ada acts. / Any Terrain: this Scene asks everyone for 1 die, without a roll. / Ben: Share. /
    Cleo: Share. / Dov: Move on. / Ada: Share. / No Hope die is left, so Ben refuses.; told line /
    Ada and Cleo: It went as such things go. / Ben and Dov: It went as such things go.
HI-16.5 HI-14.1 HI-15.1 | what happens between Scenes | turn Cleo; Cleo hunger 1; Cleo thing free
    hunger-1; avoid hunger+2@drawer!; Cleo picks 0; Cleo picks no | says Ada inherits A Rope from
    Cleo.; says The Hope pool gains 1 die (now 2).; last Round 2 of 5 begins.
HI-16.5 HI-14.4 HI-14.6 | who comes back | Ada starves; Ada picks no; Ada picks yes; is last Ada
    will come back as someone new.; Ben draws; is last Ben draws from the Any Terrain deck.; then
    Quinn; Ben picks avoid | last Quinn joins the group, played by Ada.; entry arrival title Quinn
    joins
HI-16.5 HI-14.4 | and who does not | Ada starves; Ada picks no gift; Ada picks no join | last
    Ada stays with the dead.
HI-16.5 HI-12.2 HI-12.12 | a card against a blow by its name | Ada trait react prevent:of=harm;
    avoid harm+1@drawer!; Ada uses | facts Ada avoids the Scene. / Ada uses A Gift. / A Gift saves
    Ada from suffering 1 Harm.
HI-16.5 HI-12.3 | a last act | round 4; Ada harm 2; Ada is death hope+1; avoid harm+1@drawer!;
    is asks Ada Ada dies. Use The Quiet One as a last act?; Ada uses | facts Ada avoids the Scene. /
    The River (Refuse): Ada dies of wounds. / Ada uses The Quiet One as a last act. / The Quiet One:
    the Hope pool now has 2 dice.
""")
def test_facts_stand_under_their_scene(play: str, then: str) -> None:
    check_row(play, then)


def test_the_chronicle_of_a_loaded_position_reads_the_same_in_each_language() -> None:
    state = play_row("Scene roll 1; Ada acts 1; Ben gives 1").state
    loaded = State.model_validate_json(state.model_dump_json(context=STORED_CONTEXT))
    facts, kept = state.story[-1].facts, loaded.story[-1].facts
    assert all(isinstance(fact.text, Message) for fact in facts)
    assert loaded == state
    assert loaded.model_dump() == state.model_dump()
    older = State.model_validate_json(state.model_dump_json()).story[-1].facts
    english = [*map(str, kept)]
    with speak("de"):
        assert not {*map(str, kept)} & {*english}
        assert list(map(str, kept)) == list(map(str, facts))
        assert [*map(str, older)] == english, "An older version kept what was told."
