"""HI-8, HI-9: hardship, the roll, and what comes of it."""

from tests.rules.hope.rows import check_row, rows


@rows("""
HI-8.1 HI-8.5 HI-8.6 HI-8.7 HI-8.12 | 4, 5 and 6 are successes | Scene roll 2 succeed hunger+1 fail
    harm+1; Ada Ben roll 4 1 1 6 | won yes; hunger 1 1 0; harm 0 0 0; humanity 3 3 5
HI-8.6 HI-8.7 | 3 and less are none | Scene roll 2 succeed hunger+1 fail harm+1; Ada Ben
    roll 3 3 3 3 | won no; hunger 0 0 0; harm 1 1 0
HI-8.7 | one of two is too few | Scene roll 2; Ada Ben roll 5 3 2 1 | won no
HI-8.2 HI-8.11 HI-11.9 | the drawer's conditions add to the hardship | Ada hunger 1 harm 2; Ben
    hunger 2; Scene roll 2; Ada Ben roll 6 6 6 6 1 1 | says Hardship: 2, Ada's condition +3 = 5.;
    won no
HI-8.3 | nobody else's do | Ben hunger 2 harm 1; Cleo hunger 1 harm 2; Scene roll 2; Ada Ben
    roll 6 6 | says Hardship: 2.
HI-8.3 | the drawer | turn Ben; Ada hunger 2; Ben harm 1; Scene roll 2; Ben Ada roll 6 6
    | says Hardship: 2, Ben's condition +1 = 3.
HI-8.4 | what is healed before the lock does not count | Ada hunger 1 harm 1; Ada thing free
    hunger-1; Scene roll 1; dice 6; Ada acts 1; Ada uses; rest refuse; roll | hardship 2
HI-8.4 | what is healed after it does | Ada harm 1; Ada trait after_roll harm-1; Scene roll 1;
    Ada rolls 6; Ada uses | hardship 2; harm 0 0 0; won no
HI-8.4 | what is suffered before it counts | Ada trait plead harm+1 anyone; Scene roll 1; dice 6;
    Ada acts 1; Ada uses; rest refuse; roll | hardship 2
HI-8.8 HI-19.7 | without hardship it succeeds unrolled, and the die is spent | Ada trait my_scene
    hardship-2 use=round; Scene roll 1 succeed hunger+1; Ada acts 1; rest refuse; roll | never dice;
    hunger 1 0 0; humanity 4 5 5
HI-8.9 HI-8.10 HI-19.4c | only the player's own dice roll again | Ben trait after_roll reroll2; Ben
    trait after_roll reroll2; Scene roll 2; dice 1 2 3 3; Ada acts 1; Ben gives 1; Cleo refuses;
    roll; Ben uses; Ben uses | rolled 1 2 / 3 / 3
HI-8.10 | a success of one's own needs no second try | Ben trait after_roll reroll2; Scene roll 2;
    Ada Ben roll 1 6 | won no; never use
HI-8.10 HI-12.2 | a card after the roll is asked for, and may decline | Ada trait after_roll
    success+1; Scene roll 2; Ada rolls 6; is options Ada t99.0 pass; is never result; Ada passes
    | won no; spent [] - -
HI-8.10 HI-12.11 | of a success others may take away; after each, players who passed may answer
    | Ada trait after_roll success+1 anyone; Ben trait after_roll success-2 anyone; Cleo trait
    after_roll success+1 anyone; Scene roll 2; Ada rolls 6 6; is waits Ben; Ben uses; Ada passes;
    Cleo uses; Ada uses | won yes; used Ben Cleo Ada
HI-9.1 HI-9.2 HI-9.4 | who committed shares a success, who refused suffers Refuse | Scene roll 1
    succeed hunger+1 fail harm+1 refuse humanity-1; Ada Ben roll 6 6 | hunger 1 1 0; harm 0 0 0;
    humanity 4 4 4
HI-9.1 HI-9.3 HI-9.4 | and so with a failure | Scene roll 1 succeed hunger+1 fail harm+1 refuse
    humanity-1; Ada Ben roll 1 1 | hunger 0 0 0; harm 1 1 0; humanity 4 4 4
HI-9.5 | all others refuse | Scene roll 1 refuse humanity-1 all_refuse harm+1; Ada rolls 6
    | harm 0 1 1; humanity 4 5 5
HI-9.5 | as long as one supports it is Refuse | seats 4; Scene roll 1 refuse humanity-1 all_refuse
    harm+1; Ada Cleo roll 6 6 | harm 0 0 0 0; humanity 4 4 4 4
HI-9.5 | all living players refuse | seats 4; round 4; Ben thing free kill; Scene roll 1 refuse
    humanity-1 all_refuse harm+1; dice 6 6; Ada acts 1; Ben gives 1; Ben uses; rest refuse; roll
    | harm 0 - 1 1; humanity 4 - 5 5
HI-9.5 | a supporter who dies of it has supported | seats 4; round 4; Ben harm 2; Scene roll 1 fail
    harm+1 refuse humanity-1 all_refuse hunger+1; Ada Ben roll 1 1 | hunger 0 - 0 0; humanity 4 - 4
    4
HI-9.5 | no All Refuse is printed | Scene roll 1 refuse humanity-1; Ada rolls 6 | humanity 4 4 4
HI-9.6 HI-9.7 | section by section, each from the drawer on | seats 5; turn Cleo; Dov humanity 3;
    Ben humanity 3; Scene roll 1 accept humanity+1 fail hunger+1,harm+1 refuse humanity-1; Cleo Ben
    Dov roll 1 1 1 | order Cleo:humanity Dov:humanity Ben:humanity Cleo:hunger Cleo:harm Dov:hunger
    Dov:harm Ben:hunger Ben:harm Eve:humanity Ada:humanity
HI-8.8 HI-5.12 | the drawer alone does not take back what has laid the card open | Ada trait plead
    hardship-1; Scene roll 1; Ada acts 1; Ada uses; rest refuse; roll | scene over; retracts nobody
HI-9.8 HI-19.1 | what is marked once happens once | Scene roll 1 succeed hope+1!,hunger+1; Ada Ben
    Cleo roll 6 6 6 | hope 2; hunger 1 1 1
HI-9.8 | to the next if the first dies on the way | round 4; Ada harm 2; top thing free hunger+1;
    Scene roll 1 fail harm+1,draw_asset!; Ada Ben Cleo roll 1 1 1 | living Ben Cleo; things - a99 -
HI-9.8 | if nobody owns it, any death sets it off | round 4; hope 2; Ada harm 2; Scene roll 1 fail
    harm+1,hope-1!; Ada rolls 1 | deaths harm; hope 1
HI-9.8 | what somebody would have had goes with them | round 4; hope 2; Ada harm 2; Scene roll 1
    fail harm+1,draw_asset!; Ada rolls 1 | deaths harm; never asset
HI-9.9 HI-13.4 | a death is at once | Ada harm 2; Scene roll 1 fail harm+1,hunger+1; Ada Ben Cleo
    roll 1 1 1 | deaths harm; buried 4/0/2; harm - 1 1; hunger - 1 1
HI-9.10 | the Scene goes on without its drawer | seats 4; round 4; Ada harm 2; Scene roll 1 fail
    harm+1 refuse humanity-1; Ada Cleo roll 1 1 | harm - 0 1 0; humanity - 4 4 4
HI-9.10 | even if they die at the lock | seats 4; round 4; Ada harm 2; Ada trait my_scene harm+1;
    Scene roll 1 succeed hunger+1 refuse humanity-1; Ada Cleo roll 6 1 | won yes; hunger - 0 1 0;
    humanity - 4 4 4
HI-9.11 | a drawer dead before the lock drops the Scene | Ben thing plead kill@drawer anyone; Scene
    roll 1 fail harm+1 refuse harm+1; Ada acts 2; Cleo gives 1; Ben uses | scene over;
    humanity - 5 4; harm - 0 0
HI-9.11 | and nobody is bound to it any more | round 4; Cleo trait left_acts kill@drawer; Ben bond
    Ada partner_acts force_support; Scene roll 1 refuse harm+1; Ada acts 2 | scene over;
    humanity - 5 5; never support
HI-19.4c HI-7.3 | nobody is asked to take a Hope die back | hope 2; Ben humanity 0; Ben trait
    after_roll return_die; Scene roll 1; dice 6 6; Ada acts 1; Ben gives 0; Cleo refuses; roll
    | scene over
HI-19.8 HI-19.4c | a die comes back | Ada thing plead return_die uses=2; Scene roll 1; dice 6 6;
    Ada acts 2; Ada uses; rest refuse; roll | humanity 4 5 5; says Ada takes back 1 die.
HI-19.8 | but not to who cannot regain | Ada thing plead return_die uses=2; Ada status no_regain;
    Scene roll 1; dice 6 6; Ada acts 2; Ada uses; rest refuse; roll | humanity 3 5 5
HI-12.4 | only the committed may play cards for the roll | Ben thing plead
    hardship-1; Ben thing plead hardship-1 anyone; Scene roll 3; Ada acts 1; is usable Ben a98;
    Ben refuses | usable Ben a98
HI-12.4 | and then for who supports | Ben thing plead hardship-1; Ben thing plead hardship-1 anyone;
    Scene roll 3; Ada acts 1; Ben refuses; Ben gives 1 | usable Ben a99 a98
HI-12.4 HI-7.7 | also who supports last | hope 0; Ben trait plead hardship-1; Scene roll 3;
    dice 6 6 1 1; Ada acts 2; Cleo gives 1; Ben gives 1; is waits Ada; is options Ada hope-0;
    Ben uses; roll | won yes; hardship 2
HI-12.4 | so with the group's | Ben thing plead dice+1; group plead hardship-1; Scene roll 2;
    Ada acts 1; Ben refuses; Cleo gives 1 | usable Ben nothing; usable Cleo a98
HI-12.4 | and after the roll | Ben trait after_roll success+1; Cleo trait after_roll success+1;
    Scene roll 2; Ada Cleo roll 1 1; Cleo passes | won no
HI-9.5 | the line for people who refuse fits a success | Scene roll 1 refuse.succeeded
    You_are_asked_how_it_was. refuse.failed You_slept_through_it.; Ada Ben roll 6 6 | told line / It
    went as such things go. / Cleo: You are asked how it was.
HI-9.5 | and a failure | Scene roll 1 refuse.succeeded You_are_asked_how_it_was. refuse.failed
    You_slept_through_it.; Ada Ben roll 1 1 | told line / It went as such things go. / Cleo: You
    slept through it.
HI-9.5 | so if all refuse | Scene roll 1 all_refuse nothing all_refuse.succeeded
    You_are_asked_how_it_was. all_refuse.failed You_slept_through_it.; Ada rolls 6 | told line / It
    went as such things go. / Ben and Cleo: You are asked how it was.
HI-9.5 | and it fails | Scene roll 1 all_refuse nothing all_refuse.succeeded
    You_are_asked_how_it_was. all_refuse.failed You_slept_through_it.; Ada rolls 1 | told line / It
    went as such things go. / Ben and Cleo: You slept through it.
HI-9.5 HI-16.2 | one line is told however the roll ends | Scene roll 1; Ada rolls 1 | told line / It
    went as such things go. / Ben and Cleo: It went as such things go.
HI-5.3 | and where nobody has rolled | Scene roll 1 refuse.succeeded You_are_asked_how_it_was.
    refuse.failed You_slept_through_it.; Ada avoids | told line / It went as such things go.
HI-9.11 HI-5.4 | a dropped Scene is nobody's refusal, and lies open | round 4; Ada thing free kill;
    Scene question title The_Weir refuse harm+1 accept harm+1; Ada acts; Ben refuses; Ada uses
    | scene over; harm - 0 0; entry scene: title The Weir, also nothing; view last: title The Weir,
    avoided no, success none
HI-9.11 | and the next one draws | round 4; Ada thing free kill; Scene question; Ada acts;
    Ben refuses; Ada uses; Ada picks no gift | offers Ben scene
HI-12.4 | others bend the roll blindly | Ben thing plead hardship-1 anyone; Scene roll 3;
    Ada acts 1; Ben uses | Ben sees scene: hardship none, changes A Rope -1
""")
def test_rolling(play: str, then: str) -> None:
    check_row(play, then)
