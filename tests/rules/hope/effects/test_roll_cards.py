"""HI-19.4c, HI-19.4d, HI-19.4g: cards that bend a roll, force a hand or close one."""

from tests.rules.hope.rows import check_row, rows


@rows("""
HI-12.14 HI-19.4g | support is forced | hope 3; Ben bond Ada partner_acts force_support1; Scene
    roll 1; Ada acts 2 | given Ada:2 Ben:1; forced Ben; humanity 3 4 5
HI-12.14 HI-18.7 | more of it | hope 3; Ben bond Ada partner_acts force_support2; Scene roll 1;
    Ada acts 2 | given Ada:2 Ben:2; forced Ben; humanity 3 3 5
HI-12.14 HI-6.5 | no more than the drawer gave | hope 3; Ben bond Ada partner_acts force_support2;
    Scene roll 1; Ada acts 1 | given Ada:1 Ben:1; humanity 4 4 5
HI-12.14 HI-19.6 | no more than one has | hope 3; Ben humanity 1; Ben bond Ada partner_acts
    force_support2; Scene roll 1; Ada acts 2 | given Ada:2 Ben:1; humanity 3 0 5
HI-12.14 HI-19.6 | nothing of nothing | hope 3; Ben humanity 0; Ben bond Ada partner_acts
    force_support2; Scene roll 1; Ada acts 2 | given Ada:2; forced nobody
HI-12.14 | not who may not support | hope 3; Ben status mute_support; Ben bond Ada partner_acts
    force_support2; Scene roll 1; Ada acts 2 | given Ada:2; forced nobody
HI-12.14 HI-6.8 | what was given counts, a refusal and a claim do not end it | seats 4; hope 2; Ada
    trait plead force_support2@others; Dov humanity 0; Scene roll 1; Ada acts 3; Ben gives 1;
    Cleo refuses; Dov gives 0; Ada uses | given Ada:3 Ben:2 Cleo:2; refused nobody; claims Dov;
    forced Ben Cleo; humanity 2 3 3 0
HI-12.14 | who has given more gives no more | Ada trait plead force_support1@others; Scene roll 1;
    Ada acts 2; Ben gives 2; Cleo refuses; Ada uses | given Ada:2 Ben:2 Cleo:1
HI-12.14 | forced support counts as given | Ben bond Ada partner_acts force_support1 use=round;
    Scene roll 1 succeed hunger+1; dice 6 6 6; Ada acts 2; Cleo refuses; roll | hunger 1 1 0;
    humanity 3 4 5
HI-12.14 HI-6.8 | and may be raised | Ben bond Ada partner_acts force_support1 use=round; Scene
    roll 1; Ada acts 2 | support Ben give-2
HI-19.4d | who may not support has refused | Cleo trait left_acts status:status=mute_support; Scene
    roll 1 refuse harm+1; Ada acts 1 | muted Cleo; refused Cleo; waits Ben; lacks Cleo support
HI-19.4d HI-6.9 | and suffers it | Cleo trait left_acts status:status=mute_support; Scene roll 1
    refuse harm+1; Ada rolls 6 | harm 0 1 1; statuses - - -
HI-19.4d | what was given before stands | seats 4; Ada trait plead
    status@others:status=mute_support; Scene roll 1; Ada acts 1; Ben gives 1; Ada uses | muted Cleo
    Dov; options Cleo refuse
HI-19.4c HI-8.5 | a die less is a free one | Ada trait plead dice+1; Ben trait plead dice-1; Cleo
    trait after_roll hope+1; Scene roll 5; dice 1 1 1; Ada acts 1; Ben gives 1; Cleo refuses;
    Ada uses; Ben uses; roll 1 | dice Ada Ben hope
HI-19.4c | or else of Hope | Ben trait plead dice-1; Cleo trait after_roll hope+1; Scene roll 5;
    dice 1 1; Ada acts 1; Ben gives 1; Cleo refuses; Ben uses; roll 1 | dice Ada Ben
HI-19.4c | or else the user's | hope 0; Ben trait plead dice-1; Cleo trait after_roll hope+1; Scene
    roll 5; dice 1; Ada acts 1; Ben gives 1; Cleo refuses; Ben uses; roll | dice Ada
HI-19.4c HI-19.7 HI-8.9 | sure dice are the user's own | Ada trait after_roll hope+1; Ben trait
    plead auto_success2; Scene roll 4; dice 1 1; Ada acts 2; Ben gives 1; Ben uses; Cleo refuses;
    roll | rolled 1 1; successes 1
HI-19.4c | sure, free and returned dice | Ada thing plead auto_success1; Ada thing plead
    return_die1; Ada thing plead dice+2; Scene roll 2; dice 1 1 6; Ada acts 2; Ada uses; Ada uses;
    Ada uses; rest refuse; roll | rolled 1 1 6; won yes; humanity 4 5 5
HI-19.4c HI-8.12 | no more dice come back than were given | hope 2; Ada trait plead return_die2; Ada
    trait plead return_die2; Ben humanity 0; Scene roll 1; dice 6 6 6 6; Ada acts 3; Ada uses;
    Ada uses; Ben gives 0; Cleo refuses; roll | humanity 5 0 5; says Ada takes back 3 dice.
HI-8.10 HI-12.3 | a re-roll of a failure is offered | Ada trait after_roll reroll1; Scene roll 1;
    Ada rolls 1 | asks Ada No successes, 1 needed. Use a card?
HI-8.10 | a re-roll of a success is not | Ada trait after_roll reroll1; Scene roll 1; Ada rolls 6
    | won yes
HI-8.10 | a success more than enough is not | Ada trait after_roll success+1; Scene roll 1;
    Ada rolls 6 | won yes
HI-8.10 | a success less is | Ada trait after_roll success-1; Scene roll 1; Ada rolls 6 | asks Ada 1
    success, 1 needed. Use a card?
HI-8.10 | on a failure too | Ada trait after_roll success-1; Scene roll 1; Ada rolls 1 | asks Ada No
    successes, 1 needed. Use a card?
HI-8.10 | a die more on a failure is | Ada trait after_roll dice+1; Scene roll 1; Ada rolls 1
    | asks Ada No successes, 1 needed. Use a card?
HI-8.10 | a die more on a success is not | Ada trait after_roll dice+1; Scene roll 1; Ada rolls 6
    | won yes
HI-8.10 | more hardship on a failure is | Ada trait after_roll hardship+1; Scene roll 1; Ada rolls 1
    | asks Ada No successes, 1 needed. Use a card?
HI-8.10 | what has nothing to do with the roll is | Ada trait after_roll hope+1; Scene roll 1;
    Ada rolls 6 | asks Ada 1 success, 1 needed. Use a card?
HI-12.2 HI-19.6 | a question has no hardship | Ada trait i_draw hardship+1; Scene question;
    Ada draws | unsaid hardship +1
HI-12.2 HI-19.6 | a roll has | Ada trait i_draw hardship+1; Scene roll 1; Ada draws
    | says A Gift: hardship +1.
HI-8.10 HI-19.4c | of another's dice none is one's own | Ben trait after_roll reroll3:whose=own;
    Scene roll 2; Ada Ben roll 1 6 | won no
HI-8.10 HI-19.4c | anybody's dice | Ben trait after_roll reroll3:whose=any; Scene roll 2;
    dice 1 6 5; Ada acts 1; Ben gives 1; Cleo refuses; roll; Ben uses | rolled 1 6 / 5; won yes
HI-19.4c HI-8.5 | a die that comes late is rolled then | Ada trait after_roll dice+2; Scene roll 2;
    dice 1 6 5; Ada acts 1; rest refuse; roll; Ada uses | rolled 1 / 6 5; won yes
HI-19.4d HI-8.2 | an omen may leave no hardship | turn Ben; omen -2 Ben; Scene roll 1; Ben acts 1;
    rest refuse; roll | says Hardship: 1, omen -2 = 0.; says No hardship is left, so the Scene
    succeeds.; omens none
""")
def test_roll_cards(play: str, then: str) -> None:
    check_row(play, then)
