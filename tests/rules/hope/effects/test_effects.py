"""HI-19: what cards can say."""

from typing import get_args

import pytest
from pydantic import ValidationError

from rules.hope.effects.carry_out import apply_effect
from rules.hope.effects.language.models import Check, Condition, Effect
from rules.hope.model.scenes import Section
from tests.rules.hope.cards import make_section
from tests.rules.hope.rows import check_row, rows


@rows("""
HI-19.2 | self | 1 0 0 1
HI-19.2 | drawer | 1 0 0 1
HI-19.2 | all | 1 1 1 2
HI-19.2 | others | 0 1 1 2
HI-19.2 | left | 0 1 0 1
HI-19.2 | right | 0 0 0 2
HI-19.2 | least_humanity | 0 0 1 1
HI-19.2 | most_humanity | 1 0 0 1
HI-19.2 | most_hungry | 0 0 1 1
HI-19.2 | most_harmed | 0 0 0 2
HI-19.2 | least_burdened | 1 0 0 1
HI-19.2 | partner | 0 0 0 2
""")
def test_targets(target: str, harm: str) -> None:
    """If several people fit a superlative, the drawer comes first."""
    bound = "Ada bond Dov partner_hurt tell side=right"
    play = f"seats 4; Cleo humanity 2 hunger 1; Dov harm 1; {bound}; avoid harm+1@{target}!"
    check_row(play, f"harm {harm}")


HOLD = "hunger>=1 harm>=1 humanity<=3 round>=2 hope>=1 has_tag(food) terrain_is_any"
FAIL = "hunger>=2 harm>=2 humanity<=2 round>=3 hope>=4 has_tag(drug) terrain_is_urban"


@pytest.mark.rule("HI-19.1", "HI-19.5")
@pytest.mark.parametrize(
    ("condition", "hope"),
    [(one, 3) for one in [*HOLD.split(), "supporters==0", "partner_is(refuser)"]]
    + [(one, 0) for one in [*FAIL.split(), "supporters>=1", "partner_is(drawer)"]]
    + [("partner_is(dead)", 0)],
)
def test_conditions(condition: str, hope: int) -> None:
    """Two Hope dice come if it holds, and one goes if not."""
    ada = "Ada humanity 3 hunger 1 harm 1; Ada thing free hunger-1 tag=food"
    play = f"round 2; {ada}; Ada bond Ben partner_hurt tell; avoid hope+2!?{condition}:else=hope-1"
    check_row(play, f"hope {hope}")


@rows("""
HI-19.2 | chosen: the left comes first, the chooser last | avoid harm+1@chosen! | options Ada 1 2 0
HI-19.2 | chosen: it may be the chooser | avoid harm+1@chosen!; Ada picks 0 | harm 1 0 0
HI-19.2 | random | dice 2; avoid harm+1@random! | harm 0 0 1
HI-19.2 | supporters | Scene roll 1 succeed harm+1@supporters!; Ada Ben roll 6 1 | harm 0 1 0
HI-19.2 | refusers | Scene roll 1 succeed harm+1@refusers!; Ada Ben roll 6 1 | harm 0 0 1
HI-19.2 | committed | Scene roll 1 succeed harm+1@committed!; Ada Ben roll 6 1 | harm 1 1 0
HI-19.2 | accepters | Scene question accept harm+1@accepters!; Ada acts; Ben accepts; Cleo refuses;
    Ada accepts | harm 1 1 0
HI-19.5 | outcome is succeed, and it does | Scene roll 1 accept harm+1?outcome_is_succeed;
    Ada rolls 6 | harm 1 0 0
HI-19.5 | outcome is succeed, and it fails | Scene roll 1 accept harm+1?outcome_is_succeed;
    Ada rolls 1 | harm 0 0 0
HI-19.5 | two accepters are one, too | Scene question
    accept harm+1?accepters>=2,hunger+1?accepters>=1; Ada acts; Ben accepts; Cleo refuses;
    Ada accepts | harm 1 1 0; hunger 1 1 0
HI-19.5 | one accepter is not two | Scene question accept harm+1?accepters>=2; Ada acts;
    Ben accepts; Cleo refuses; Ada refuses | harm 0 0 0
HI-19.5 | two supporters are one, too | Scene roll 1
    succeed hope+1!?supporters>=2,hope+1!?supporters>=1; Ada Ben Cleo roll 6 6 6 | hope 3
HI-19.5 | one supporter is not two | Scene roll 1 succeed hope+1!?supporters>=2; Ada Ben roll 6 6
    | hope 1
HI-19.5 | the partner draws | Ben bond Ada i_support_partner hope+1?partner_is(drawer); Scene
    roll 1; Ada Ben roll 6 6 | hope 2
HI-19.4b | draw Assets | top thing free hope+1; avoid draw_asset@drawer! | things a99 - -
HI-19.4b | draw a Trait | top trait free hope+1; avoid draw_trait@drawer! | traits t99 - -
HI-19.4b HI-17.5 | if nobody chooses, the newest Asset is lost | Ada thing free hope+1; Ada thing
    free hope+1; avoid lose_asset@drawer!; Ada lapses | things a99 - -
HI-19.4b | each Asset that is lost is chosen | Ada thing free hope+1; Ada thing free hope+1; Ada
    thing free hope+1; avoid lose_asset2@drawer!; Ada picks a99; Ada lapses | things a98 - -;
    used-up a99 a97
HI-19.4b | lose all Assets | Ada thing free hope+1; Ada thing free hope+1;
    avoid lose_asset@drawer!:how=all | things - - -
HI-19.4b | an Asset of another kind is not lost | Ada thing free hope+1;
    avoid lose_asset@drawer!:tag=food | things a99 - -
HI-19.4b | lose a Trait at random | Ada trait free hope+1; avoid lose_trait@drawer!:how=random
    | traits - - -; traits-gone t99
HI-19.4b HI-17.5 | which Asset is taken is asked; take an Asset | Ben thing free hope+1; Ben thing
    free hope+1; avoid take_asset@left!; is options Ada a99 a98; is asks Ada The River (Refuse):
    which of Ben's Assets do you take?; Ada picks a99 | things a99 a98 -
HI-19.4b HI-19.6 | take what is there | Ben thing free hope+1; avoid take_asset2@left!:how=random
    | things a99 - -
HI-19.4b HI-12.6 | add uses | Ada thing free hope+1 uses=2; avoid add_use2@drawer! | uses 4 - -
HI-19.4b HI-12.5 | refresh a Trait | hope 0; Ada trait free hope+1; Ada uses; avoid refresh@drawer!
    | used Ada; spent [] - -
HI-19.4f HI-19.9 | giving Humanity stops at none and dooms nobody | Ada humanity 1; Ben humanity 2;
    avoid transfer2@self!:what=humanity:from=self:to=left | humanity 0 3 5; doomed nobody
HI-19.4f HI-19.8 | who cannot regain Humanity is given none | Ben humanity 2; Ben status no_regain;
    avoid transfer2@self!:what=humanity:from=self:to=left | humanity 5 2 5
HI-19.4f HI-11.10 HI-9.9 | a condition that is moved may kill | Ada hunger 2; Ben hunger 2; Ada
    trait free transfer:what=hunger:from=self:to=chosen_other; Ada uses; Ada picks 1 | hunger 1 - 0;
    deaths hunger
HI-19.4f | swap conditions | Ada hunger 2; Ben harm 1; avoid swap@left!:what=conditions
    | hunger 0 2 0; harm 1 0 0
HI-19.4f | swap Assets | Ben thing free hope+1; avoid swap@left!:what=assets | things a99 - -
HI-19.4b HI-9.9 | who dies of the first thing takes no second | Ben thing free hope+1; Ben thing
    free hope+1 drawback=gained/kill; avoid take_asset2@left!; Ada picks a98 | living Ben Cleo;
    things - a99 -
HI-19.4f HI-9.9 | who dies of the first thing is given no second | Ben thing free hope+1; Ben thing
    free hope+1 drawback=gained/kill; avoid transfer2!:what=asset:from=left:to=self; Ben picks a98
    | living Ben Cleo; things - a99 -
HI-19.4d HI-8.2 | an omen for the player waits for their own Scene | Scene roll 1 refuse
    next_hardship+1!:whose=self; Scene roll 1; Ada avoids; Ben rolls 6 | hardship 1; omens +1
HI-19.4d HI-8.2 | an omen for anyone is spent on the next Scene | Scene roll 1 refuse
    next_hardship+1!; Scene roll 1; Scene roll 1; dice 6 6; Ada avoids; Ben acts 1; rest refuse;
    roll; Cleo acts 1; rest refuse; roll | hardship 2 1; omens none
HI-19.4d HI-8.2 | omens add up | omen +1; omen -2 Ben; omen +2 Ada; Scene roll 1; Ada rolls 1
    | says Hardship: 1, omen +3 = 4.; omens -2
HI-19.4d | nobody is barred from supporting their own Scene
    | avoid status@left!:status=mute_support; Ben acts 1 | waits Ada Cleo; statuses - mute_support -
HI-19.4d HI-6.9 | who is barred from supporting has refused, once | Ben status mute_support; Scene
    roll 1; Ada acts 1 | waits Cleo; refused Ben; statuses - - -
HI-19.4d HI-6.9 | once, though two things bar them | Ben status mute_support; Ben trait right_acts
    status:status=mute_support; Scene roll 1; Ada acts 1 | refused Ben; muted Ben
HI-19.4d | the next Harm is void | Ada status shielded; avoid harm+1@drawer! | harm 0 0 0;
    statuses - - -
HI-19.4d HI-19.8 | no Humanity is regained | Ada humanity 1; Ada status no_regain;
    avoid humanity+1@drawer! | humanity 1 5 5
HI-19.4d | a status ends | Ada status no_regain; avoid status@drawer!:status=no_regain:ends=
    | statuses - - -
HI-19.4d | no Hope die is taken | Ben humanity 0; Ben status no_hope; Scene roll 1; Ada acts 1
    | waits Cleo; refused Ben
HI-19.4g | avoiding is barred | Ada humanity 1; Ada trait i_draw bar_avoid; Scene roll 1; Ada draws
    | options Ada act-1 printed
HI-19.4g | who cannot act may avoid | hope 0; Ada humanity 0; Ada trait i_draw bar_avoid; Scene
    roll 1; Ada draws | options Ada avoid
HI-19.4h | check: a 4 is good | dice 4; avoid check!:then=hope+1:else=hope-1 | hope 2
HI-19.4h | check: a 3 is not | dice 3; avoid check!:then=hope+1:else=hope-1 | hope 0
HI-19.4h HI-19.10 HI-13.4 | kill | round 4; avoid kill@left! | deaths fate; offers Ben gift
HI-19.4i | a question for the story | avoid tell@left! | says Ben: What did you lose there?
HI-19.4h | one of two ways | avoid choose_one!:ways=One_way>hope+1/Other_way>hope-1; Ada picks 1
    | hope 0
""")
def test_effects(play: str, then: str) -> None:
    check_row(play, then)


@pytest.mark.rule("HI-19.3", "HI-18.3", "HI-19.5")
@pytest.mark.parametrize(
    "effect",
    [
        *("humanity+4", "humanity-3", "hunger+3", "hope+0", "hardship+3", "draw_asset3"),
        *("levitate", "hunger+1:when=later", "hope+1?moon_is_full"),
    ],
)
def test_amounts_operations_and_conditions_are_bounded(effect: str) -> None:
    with pytest.raises(ValidationError):
        Section.model_validate(make_section(effect))


@pytest.mark.rule("HI-18.10", "HI-19.5")
def test_every_effect_can_be_carried_out() -> None:
    """Nothing can be written on a card that the rules could not carry out."""
    models = set(get_args(get_args(Effect)[0]))
    done = {*apply_effect.registry} - {object}
    assert done == models - {Check}  # which is carried out with what follows from it
    (made,) = Section.model_validate(make_section("hope+1?hope>=2")).effects
    assert made.if_ == Condition(what="hope", number=2)
