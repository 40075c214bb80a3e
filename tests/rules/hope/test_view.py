"""HI-2.6, HI-4.7, HI-5.11, HI-8.11: what lies open to all, and what one seat alone may see."""

from tests.rules.hope.rows import check_row, rows


@rows("""
HI-2.6 HI-11.9 | a person lies open | Ben humanity 2 hunger 2 harm 1; Ben status no_hope; Ben looks
    One glove.; Ben past Kept bees. | view people.1: seat 1, player Ben, name Ben, looks One glove.,
    past Kept bees., humanity 2, hunger 2, harm 1, penalty 3, doomed no, alive yes, cause none,
    died 0, statuses cannot take Hope dice
HI-2.6 HI-13.5 | so does that they are doomed | Ada humanity 1; Ada trait react prevent:of=harm;
    avoid humanity-2@drawer!,harm+1@drawer! | view people.0: doomed yes, alive yes
HI-2.6 HI-12.1 | who they are | Ben is free hope+1 flaw=i_avoid/hunger+1
    | view people.1.personality: id p98, name The Quiet One, text Somebody who says very little.;
    view people.1.personality.rule At any quiet time: Hope +1 (once). When you avoid a Scene: Hunger
    +1 (once).
HI-2.6 HI-12.1 | their Traits | Ben trait free hope+1 | view people.1.traits.0: id t99, name A Gift,
    text It shows when it has to.
HI-2.6 HI-2.4 | their ties | Ben bond Cleo+Ada partner_dies hope+1 side=both
    | view people.1.bonds.0: partners Cleo / Ada, seats 2 / 0; view people.1.bonds.0.card.text You
    owe Cleo and Ada more than either of you will ever say aloud.
HI-2.6 HI-12.6 | their Assets | Ben thing plead hardship-1 uses=3; Ben thing free tell
    drawback=i_draw/tell | view people.1.assets.*.uses 3 / 1; view people.1.assets.0.rule Before the
    roll: hardship -1 (3 uses).; view people.1.assets.1.rule At any quiet time: a question to answer
    (1 use). When you draw a Scene: a question to answer (once).
HI-2.6 HI-12.7 | those of the group | group free tell uses=2 | view commons.0: id a99, uses 2
HI-2.6 HI-12.5 | a card is fresh until all of it is turned over | hope 0; Ada is free hope+1
    flaw=i_draw/hope+1; is view people.0.personality.fresh yes; Ada uses;
    is view people.0.personality.fresh yes; Ada draws | view people.0.personality.fresh no
HI-2.6 HI-13.11 HI-2.5 | the dead are shown as what they are | round 2; Ben bond Ada partner_hurt
    tell; Ada starves | view people.0: alive no, cause hunger, died 2, grace yes, name Ada, player
    Ada, personality none; view graves.0: name Ada, seat 0, cause hunger, round 2;
    view people.1.bonds.0: partners Ada, seats nothing
HI-2.6 HI-14.4 | and who stays dead | Ada starves; Ada picks no gift; Ada picks no join
    | view people.0.grace no
HI-2.6 | who is not made yet has a player's name | new 3 | view people.2: alive no, cause none, name
    Cleo
HI-2.6 HI-1.13 HI-4.6 HI-19.4d HI-16.10 | the table itself lies open | seats 4; round 3; turn Cleo;
    hope 4; left urban 2; omen +1; omen -2 Ben; veils grief | view: seat none, phase turns, world
    Ash fell., destination Port, round 3, rounds 5, turn 2, hope 4, veils grief, graves nothing,
    scene none; view decks.urban 2; view omens hardship +1 on the next Scene with a roll /
    hardship -2 on Ben's next Scene with a roll
HI-2.6 HI-1.10 | so do proposals and voters | new 3; Ben picks s02; Ada proposes The moon
    left. | view proposals.1 The moon left.; view: phase world, awaited 2
HI-4.7 HI-5.11 | of a Scene that is read, its deck | seats 4; Scene roll 3 unavoidable yes;
    Ada draws | view scene: drawer 0, terrain any, step read, kind none, unavoidable no,
    told nothing, ceiling 0
HI-5.11 HI-6.5 HI-6.8 | of a roll before the lock, who gave what | seats 4; hope 2; Ben humanity 0;
    Dov trait plead hardship-1 anyone; Scene roll 3 unavoidable yes; Ada acts 2; Ben gives 0;
    Cleo refuses; Dov uses | view scene: step plead, kind roll, unavoidable yes, ceiling 2, given
    0:2, last_hope 1, refused 2, used Dov: A Gift, changes A Gift -1, hardship none, dice nothing,
    success none, veiled no
HI-8.11 HI-12.12 | nor what cards make of it while somebody wards off a loss | Ben trait i_refuse
    humanity-1; Ben trait react prevent:of=humanity; Scene roll 3; Ada acts 2; Ben refuses;
    Cleo refuses; roll | view scene: step plead, hardship none
HI-8.9 HI-8.11 | after it, each die with its giver | seats 4; hope 2; Ada harm 1; Ada trait
    after_roll success+1; Ada trait plead dice+1; Ada trait after_roll hope+1; Cleo humanity 0;
    Scene roll 4; dice 6 1 2 5 3; Ada acts 1; Ada uses t98; Ben gives 1; Cleo gives 0; Dov refuses;
    roll 1; is view scene: step rolled, hardship 5, boost 1, success none, successes 2, changes the
    Scene 4 / Ada's condition 1; Ada uses t99 | view scene.dice.*.giver 0 / 1 / 2 / none / none;
    view scene.dice.*.kind humanity / humanity / hope / hope / free; view scene.dice.*.face 6 / 1
    / 2 / 5 / 3; view scene.dice.*.success yes / no / no / yes / no; view scene.successes 3
HI-5.11 HI-10.5 HI-10.2 HI-10.6 | of a question, words and answers | Ben thing free hunger+1
    tag=food; veils grief; Scene question needs food themes grief; Ada acts; Ben accepts
    | view scene: kind question, price 0, veiled yes, answers 1:yes
HI-5.11 HI-10.8 | of a toll, what was paid | Scene toll 2; Ada acts; Ben accepts | view scene: kind
    toll, price 2, given 1:2, answers 1:yes
HI-4.5 HI-5.14 | the card is its drawer's | Scene roll 2 succeed hunger+1; Ada draws | Ada sees
    private.card z87; Ben sees private: card nothing, reading nothing, odds none
HI-5.14 | what a card shows is its user's | Ben trait plead reveal:part=succeed anyone; Scene roll 2
    succeed hunger+1; Ada acts 2; Ben uses | Ben sees private.shown Succeed: Hunger +1.; Ada sees
    private.shown nothing; view private: standing none, shown nothing
HI-10.10 | of a question there are no odds | Scene question; Ada acts | Ada sees private.odds none
HI-20.1 HI-4.5 | the odds for the dice now in: two | Scene roll 1; Ada acts 2 | Ada sees
    private.odds 75
HI-20.1 | three | Scene roll 1; Ada acts 3 | Ada sees private.odds 88
HI-20.1 HI-8.3 | two, one of them for a wound | Ada harm 1; Scene roll 1; Ada acts 2 | Ada sees
    private.odds 25
HI-20.1 HI-8.3 | three, two of them for wound and hunger | Ada hunger 1 harm 1; Scene roll 1;
    Ada acts 3 | Ada sees private.odds 12
HI-20.1 HI-8.2 HI-8.5 | they count omens, cards, Hope and sure dice | hope 1; Ada trait plead
    hardship-1; Ada trait plead dice+1; Ada trait plead auto_success1; Ben humanity 0; omen +1; omen
    +2 Ben; Scene roll 2; Ada acts 2; is Ada sees private.odds 0; Ada uses t99; is Ada sees
    private.odds 25; Ada uses t98; is Ada sees private.odds 50; Ben gives 0; is Ada sees
    private.odds 69; Ada uses t97 | Ada sees private.odds 88; Ben sees private.odds none
HI-2.6 HI-6.4 HI-6.9 | the table waits for answers | turn Ben; Scene roll 2; is view awaited 1;
    Ben draws; is Cleo sees awaited 1; Ben picks act-1; is view awaited 1; Ben says It rains.;
    is view awaited 0 / 2; Cleo refuses; is view awaited 0; Ada gives 1 | view awaited 1
HI-21.3 | for all who declare in secret | seats 4; sealed; Scene roll 2; Ada acts 1 | view awaited 1
    / 2 / 3
HI-5.12 HI-9.1 HI-9.2 | what the last Scene did is seen | Scene roll 1 succeed hunger+1 refuse
    harm+1; Ada Ben roll 6 6 | view last: title The River, drawer 0, terrain any, success yes,
    avoided no; view people.*.humanity_by -1 / -1 / 0; view people.*.hunger_by 1 / 1 / 0;
    view people.*.harm_by 0 / 0 / 1
HI-5.12 | until the next is drawn | Scene roll 1 title The_Weir succeed hunger+1 refuse harm+1; Ada
    Ben roll 6 6; Ben draws; is view last: title The Weir, success yes; Ben picks
    avoid | view people.*.humanity_by 0 / 0 / 0; view people.*.hunger_by 0 / 0 / 0;
    view people.*.harm_by 0 / 0 / 0; view last: title The River, avoided yes, success none
HI-13.2 HI-9.11 | the view tells the newly dead from the long dead | seats 4; round 4; dead Dov;
    Ada starves; is view people.*.lately yes / no / no / no; Ada picks no; Ben draws
    | view people.*.lately no / no / no / no
""")
def test_view(play: str, then: str) -> None:
    check_row(play, then)
