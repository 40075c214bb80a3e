"""HI-12: using cards, and things that are shared or used up."""

from tests.rules.hope.rows import check_row, rows


@rows("""
HI-12.3 HI-12.5 | a once card is turned over and stays | Ben hunger 2; Ben trait free hunger-1;
    Ben uses | hunger 0 1 0; spent - [0] -; lacks Ben use
HI-12.2 HI-12.3 | a condition that does not hold | round 2; Ada hunger 1; Ada trait free hunger-1
    if=round>=3 | usable Ada nothing
HI-12.2 HI-12.3 | and one that does | round 3; Ada hunger 1; Ada trait free hunger-1 if=round>=3
    | usable Ada t99
HI-12.2 HI-12.3 | nobody supports while no Scene is open | Ada hunger 1; Ada bond Ben partner_hurt
    hope+1; Ada trait free hunger-1 if=partner_is(supporter) | usable Ada nothing
HI-12.6 HI-18.8 | a use is counted; the last one discards the Asset | Ada hunger 2; Ada thing free
    hunger-1 uses=2; Ada uses; is uses 1 - -; is used-up none; Ada uses | things - - -; used-up a99
HI-12.7 | a group Asset lies in the middle | top thing free hunger-1 uses=2 group;
    avoid draw_asset@drawer! | commons a99; things - - -; lacks Ada give
HI-12.7 | for all | Cleo hunger 1; group free hunger-1 uses=2; Cleo uses | hunger 0 0 0
HI-12.11 | cards count in the order in which they are played | hope 0; Ada trait free hope+1; Ben
    trait free hope+1; Ben uses; Ada uses | used Ben Ada
HI-12.3 HI-12.7 | what one is, then what one carries, then what is everybody's | Ada humanity 1;
    Ada is free humanity+1; Ada trait free humanity+1; Ada thing free humanity+1; group free
    humanity+1 | usable Ada p98 t99 a99 a98
HI-12.12 | who is about to be hit is asked first, then who can prevent the rest | Ada trait react
    prevent:of=harm; Cleo trait react prevent@others:of=harm; avoid harm+2@drawer!; is waits Ada;
    is harm 0 0 0; Ada uses | waits Cleo
HI-12.12 HI-19.4e | prevented by both | Ada trait react prevent:of=harm; Cleo trait react
    prevent@others:of=harm; avoid harm+2@drawer!; Ada uses; Cleo uses | harm 0 0 0
HI-12.12 | whose card is for themselves is not asked | Ben trait react prevent:of=harm;
    avoid harm+1@drawer! | harm 1 0 0; offers Ben scene
HI-12.12 HI-19.2 | nor is whose left neighbour is somebody else | Ben trait react
    prevent@left:of=harm; Cleo trait react prevent@left:of=harm; avoid harm+1@drawer! | waits Cleo
HI-12.12 HI-19.2 | or whose right | Ben trait react prevent@right:of=harm; Cleo trait react
    prevent@right:of=harm; avoid harm+1@drawer! | waits Ben
HI-12.12 | nor is who has a card against something else | Ada trait react prevent:of=humanity;
    avoid harm+1@drawer! | harm 1 0 0; offers Ben scene
HI-19.4e | a hit is taken upon oneself | Ben is react redirect@chosen_other:of=harm;
    avoid harm+1@drawer!; Ben uses | harm 0 1 0
HI-19.4e | a hit is passed on | Ada is react redirect:of=harm:to=target; avoid harm+1@drawer!;
    Ada uses; Ada picks 2 | harm 0 0 1
HI-12.12 HI-19.4e | to someone who may prevent it, but not pass it on | Ada is react
    redirect:of=harm:to=target; Ben trait react prevent:of=harm; Ben is react
    redirect:of=harm:to=target; avoid harm+1@drawer!; Ada uses; Ada picks 1 | waits Ben; options Ben
    t99.0 pass
HI-12.12 HI-19.4e | and does | Ada is react redirect:of=harm:to=target; Ben trait react
    prevent:of=harm; avoid harm+1@drawer!; Ada uses; Ada picks 1; Ben uses | harm 0 0 0
HI-12.12 HI-19.4e | who takes a hit may prevent it with a card of their own, and nobody else's
    | Ben is react redirect@chosen_other:of=harm; Ben trait react prevent:of=harm; Cleo trait react
    prevent@others:of=harm; avoid harm+1@drawer!; Ben uses; is waits Ben; is options Ben t99.0 pass;
    Ben passes | harm 0 1 0; spent - [] []
HI-19.4e | what else the card does follows | Ben is react redirect@chosen_other:of=harm,hope+1;
    avoid harm+1@drawer!; Ben uses | harm 0 1 0; hope 2
HI-9.9 HI-19.4e | unless they die of it | Ben harm 2; Ben is react
    redirect@chosen_other:of=harm,hope+1; avoid harm+1@drawer!; Ben uses | deaths harm; hope 1
HI-12.9 | gifts may be given while one pleads | Ada thing free hunger-1; Scene roll 1; Ada acts 1;
    Ada picks a99>2 give | things - - a99; waits Ben Cleo
HI-12.1 HI-12.2 HI-18.6 | a card's rule says window, use and effect | Ada trait plead hardship-1
    | view people.0.traits.0: rule Before the roll: hardship -1 (once)., fresh yes
HI-12.8 | a spent Asset deck is made of its discard | left assets 0; Ada thing free hope+1;
    Ada uses; is used-up a99; avoid draw_asset@drawer! | things a99 - -; used-up none
HI-12.8 | Traits never are | left traits 0; Ada trait free hope+1;
    avoid lose_trait!:how=random,draw_trait! | traits - - -; traits-gone t99
""")
def test_powers(play: str, then: str) -> None:
    check_row(play, then)
