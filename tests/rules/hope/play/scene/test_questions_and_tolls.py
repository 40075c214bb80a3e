"""HI-10: Scenes that ask instead of roll."""

from tests.rules.hope.rows import check_row, rows


@rows("""
HI-10.1 HI-10.2 HI-10.3 HI-10.4 | the others answer first; each gets what they answered | Scene
    question accept hunger+1 refuse humanity-1; Ada acts; is waits Ben Cleo; Cleo accepts;
    Ben refuses; Ada accepts | hunger 1 0 1; humanity 5 4 5
HI-10.3 HI-10.2 | nothing happens before all have answered; the drawer answers last | Scene question
    accept hunger+1; Ada acts; Cleo accepts; is hunger 0 0 0; is lacks Cleo accept refuse;
    Ben refuses | waits Ada
HI-10.2 HI-17.3 | silence refuses | Scene question accept hunger+1 refuse humanity-1; Ada acts;
    Ben lapses; Cleo lapses; Ada lapses | humanity 4 4 4
HI-10.4 HI-10.11 | all accept | Scene question accept hunger+1 all_accept harm+1 split humanity-1;
    Ada acts; Ben accepts; Cleo accepts; Ada accepts | hunger 0 0 0; harm 1 1 1; humanity 5 5 5
HI-10.4 HI-10.11 | all refuse | Scene question refuse harm+1 all_refuse hunger+1 split humanity-1;
    Ada acts; Ben refuses; Cleo refuses; Ada refuses | hunger 1 1 1; harm 0 0 0; humanity 5 5 5
HI-10.4 HI-10.11 | split comes on top | Scene question accept hunger+1 all_accept harm+1 all_refuse
    harm+1 split humanity-1; Ada acts; Ben accepts; Cleo refuses; Ada refuses | hunger 0 1 0;
    harm 0 0 0; humanity 4 4 4
HI-10.6 | without the thing it takes one refuses | Ben thing free hunger-1 tag=food; Scene question
    needs food; Ada acts | options Ben accept refuse; options Cleo refuse
HI-10.6 HI-5.11 | all are told that it takes Humanity | Scene question needs humanity; Ada acts
    | told kind / Any Terrain: this Scene asks everyone a question, without a roll. Only players
    with Humanity can accept.; view scene.accept_needs.humanity yes
HI-10.6 HI-5.11 | or a thing | Ben thing free tell tag=food; Scene toll 1 needs food; Ada acts
    | told kind / Any Terrain: this
    Scene asks everyone for 1 die, without a roll. Only players with an Asset of this kind can
    accept: food.; view scene.accept_needs.asset food
HI-10.6 | without Humanity one has refused | Ben humanity 0; Scene question needs humanity; Ada acts
    | waits Cleo; answered Ben
HI-10.8 HI-10.10 | a toll takes its dice and rolls nothing | Ada trait after_roll success+1; Scene
    toll 2 accept hunger+1; Ada acts; Ben accepts; Cleo refuses; Ada accepts | humanity 3 3 5;
    hunger 1 1 0; never dice use
HI-10.9 HI-7.4 | Last Hope pays one, for the least burdened first | seats 4; hope 1; Ada humanity 0;
    Ben humanity 0 harm 1; Cleo humanity 0; Scene toll 1 accept hunger+1; Ada acts; Ben hopes;
    Cleo hopes; Dov refuses | hunger 0 0 1 0; hope 0; answered Ben Cleo Dov Ada Ben
HI-10.9 | Last Hope does not pay two | hope 2; Ben humanity 0; Scene toll 2; Ada acts | waits Cleo
HI-10.11 HI-10.4 | Accept, Refuse, Split, each from the drawer on | seats 5; turn Cleo; Scene
    question accept hunger+1 refuse humanity-1 split harm+1; Cleo acts; Ben refuses; Ada accepts;
    Dov refuses; Eve accepts; Cleo accepts | order Cleo:hunger Eve:hunger Ada:hunger Dov:humanity
    Ben:humanity Cleo:harm Dov:harm Eve:harm Ada:harm Ben:harm
HI-10.11 | All Accept from the drawer on | seats 4; turn Cleo; Scene question all_accept hunger+1;
    Cleo acts; Ben accepts; Ada accepts; Dov accepts; Cleo accepts | order Cleo:hunger Dov:hunger
    Ada:hunger Ben:hunger
HI-10.11 | All Refuse from the drawer on | seats 4; turn Cleo; Scene question all_refuse harm+1;
    Cleo acts; Ben refuses; Ada refuses; Dov refuses; Cleo refuses | order Cleo:harm Dov:harm
    Ada:harm Ben:harm
HI-10.5 | both answers have their own words | Scene question; Ada acts | label Ben accept Share;
    label Ben refuse Move on
""")
def test_questions_and_tolls(play: str, then: str) -> None:
    check_row(play, then)
