"""HI-4, HI-5, HI-17.4: what the drawer is asked, and what that comes to."""

from tests.rules.hope.rows import check_row, rows


@rows("""
HI-7.1 HI-19.4d | who may take no Hope die cannot act on one | hope 3; Ada humanity 0; Ada status
    no_hope; Scene roll 1; Ada draws | options Ada avoid
HI-7.1 HI-19.4d | and faces what is unavoidable | hope 3; Ada humanity 0; Ada status no_hope; Scene
    roll 1 unavoidable yes; Ada draws | options Ada face
HI-7.1 HI-19.4d | nor add one | hope 3; Ada status no_hope; Scene roll 1; Ada acts 1; rest refuse
    | options Ada hope-0 ask
HI-5.1 HI-8.1 HI-8.3 | the odds: a success of two is missing | Ada humanity 3 hunger 1; Scene
    roll 1; Ada draws | details Ada act-1 You cannot do it without help.; details Ada act-2 Chance
    without help: about 25%.; details Ada act-3 Chance without help: about 50%.
HI-5.1 HI-7.3 | the odds on a Hope die | Ada humanity 0; Scene roll 1; Ada draws | details Ada act-0
    Takes 1 Hope die (Last Hope). Chance without help: about 50%.
HI-7.3 HI-6.1 HI-16.5 | acting on Last Hope is told | hope 2; Ada humanity 0; Scene roll 1;
    Ada acts 0 | says Ada acts with a Hope die (Last Hope).; claims Ada; given
HI-6.1 HI-16.5 | so is acting with dice | Scene roll 1; Ada acts 3 | says Ada acts with 3 dice.
HI-6.1 HI-16.5 | and on a question | Scene question; Ada acts | says Ada acts.
HI-12.3 HI-12.13 | a card may be used while one reads, and then the drawer is asked again | Ada
    humanity 1; Ada trait read humanity+1; Scene roll 1; Ada draws; is options Ada act-1 printed
    avoid use:t99.0; Ada uses | options Ada act-1 act-2 avoid
HI-13.5 HI-13.7 HI-3.7 | a doomed drawer still leads | Ada humanity 0; Ada trait i_draw humanity-1;
    Scene roll 1; dice 6; Ada acts 0; rest refuse; roll | doomed Ada; won yes; living Ben Cleo
HI-5.1 HI-5.6 HI-17.4 | three dice, of which silence gives one | Ada humanity 3; Scene roll 2;
    Ada draws | options Ada act-1 act-2 act-3 avoid; prompt Ada: secret yes, default act-1
HI-5.1 HI-17.4 | four, of which it gives two | Ada humanity 4; Scene roll 2; Ada draws | options Ada
    act-1 act-2 act-3 act-4 avoid; prompt Ada default act-2
HI-5.1 HI-16.1 | one die may be read out as printed at once | Ada humanity 1; Scene roll 2;
    Ada draws | options Ada act-1 printed avoid; prompt Ada default act-1; asks Ada The River (Any
    Terrain). Hardship 2. What do you do?
HI-5.7 HI-17.4 | a Hope die | Ada humanity 0; Scene roll 2; Ada draws | options Ada act-0 printed
    avoid; prompt Ada default act-0
HI-5.7 HI-17.4 | nothing | hope 0; Ada humanity 0; Scene roll 2; Ada draws | options Ada avoid;
    prompt Ada default avoid
HI-5.6 HI-17.4 | a Hope die for what is unavoidable | Ada humanity 0; Scene roll 2 unavoidable yes;
    Ada draws | options Ada act-0 printed; prompt Ada default act-0
HI-5.8 HI-17.4 | nothing for it | hope 0; Ada humanity 0; Scene roll 2 unavoidable yes; Ada draws
    | options Ada face; prompt Ada default face
HI-5.8 HI-5.9 | no card saves the drawer then | hope 0; Ada humanity 0; Ada trait free humanity+1;
    Ben trait free hope+1; Scene roll 2 unavoidable yes; Ada draws; Ben uses; Ada uses
    | humanity 1 5 5; hope 1; options Ada face; prompt Ada default face
HI-5.7 HI-5.8 | but from one that may be avoided | hope 0; Ada humanity 0; Ben trait free hope+1;
    Scene roll 2; Ada draws; Ben uses | options Ada act-0 printed avoid
HI-5.8 HI-12.13 | and so does another Scene | hope 0; Ada humanity 0; Ada trait read redraw; Ben
    trait free hope+1; Scene roll 2 unavoidable yes; Scene question; Ada draws; is options Ada face
    use:t99.0; Ada uses; Ada picks any | options Ada act printed avoid; offers Ben use
HI-5.1 HI-10.7 | a question needs no die | hope 0; Ada humanity 0; Scene question; Ada draws
    | options Ada act printed avoid; prompt Ada default act
HI-5.6 HI-10.12 | an unavoidable one | Scene question unavoidable yes; Ada draws | options Ada act
    printed; prompt Ada default act
HI-5.10 HI-16.1 | to read out as printed is one answer with acting | Ada humanity 1; Scene roll 1;
    Ada draws; Ada picks printed | humanity 0 5 5; waits Ben Cleo; says Ada reads out the Scene:
HI-5.3 HI-5.12 HI-16.2 | an avoided Scene says whose refusal it was | turn Ben; Scene roll 2 title
    The_Weir refuse harm+1 all_refuse harm+1; Ben avoids | told avoid / Ben avoids the Scene.;
    told harm / The Weir (All Refuse): Ben is Hurt. / The Weir (All Refuse): Cleo is Hurt. / The
    Weir (All Refuse): Ada is Hurt.; told callout / This is the Scene that nobody faced:;
    entry scene: title The Weir, open no; told prompt / A question for your story: Whom do you think
    of?; entry scene also nothing
HI-5.12 HI-5.10 | nobody alone takes back what has laid the card open | Scene roll 1; Ada draws;
    Ada picks avoid | scene over; retracts nobody
HI-5.10 HI-6.3 | nor dice, once the callout is told | Scene roll 1; Ada draws; Ada picks act-2;
    is retracts Ada; Ada says It rains. | waits Ben Cleo; retracts nobody
HI-5.3 | without All Refuse | avoid harm+1 | told harm / The River (Refuse): Ada is Hurt. / The
    River (Refuse): Ben is Hurt. / The River (Refuse): Cleo is Hurt.
HI-5.8 HI-5.9 HI-5.12 | empty hands are told, and nobody else is asked | hope 0; Ada humanity 0;
    Scene roll 1 title The_Weir unavoidable yes fail harm+1 refuse harm+2; Ada draws; Ada picks face
    | told fail / Ada has no dice and cannot avoid the Scene, so it fails.; told harm / The Weir
    (Fail): Ada is Hurt. / The Weir (Fail): Ben is Hurt. / The Weir (Fail): Cleo is Hurt.;
    told uncovered / The Scene was “The Weir”. Hardship 1. Succeed: nothing. Fail: Harm +1. Refuse:
    Harm +2.; entry scene title The Weir; scene over; waits Ben
HI-9.11 HI-3.8 | a drawer who dies while reading leaves the Scene to nobody | round 4; Ada trait
    free kill; Scene roll 1 title The_Weir refuse harm+1 fail harm+1; Ada draws; Ada uses
    | told dropped / Nobody is left to lead the Scene, so it is dropped.; state decks.any.discards
    z87; harm - 0 0
HI-9.11 HI-3.8 | or while drawing | round 4; Ada trait i_draw kill; Scene roll 1 title The_Weir;
    Ada draws | told dropped / Nobody is left to lead the Scene, so it is dropped.; entry scene
    title The Weir; harm - 0 0
HI-17.2 HI-6.5 | a standing order of one die | Scene roll 1; Ben picks support-one; Ada acts 3;
    is prompt Ben default give-1; Ben lapses | given Ada:3 Ben:1
HI-17.2 HI-6.5 | of all but one | Scene roll 1; Ben picks support-keep1; Ada acts 3; Ben lapses
    | given Ada:3 Ben:3
HI-17.2 | of two | Ben humanity 2; Scene roll 1; Ben picks support-keep1; Ada acts 3; Ben lapses
    | given Ada:3 Ben:1
HI-17.2 | and of one | Ben humanity 1; Scene roll 1; Ben picks support-keep1; Ada acts 3;
    is prompt Ben/refuse default refuse; Ben lapses | given Ada:3; refused Ben
HI-17.2 | of all but three | Scene roll 1; Ben picks support-keep3; Ada acts 5; Ben lapses | given
    Ada:5 Ben:2
HI-17.2 HI-7.1 | or else of a Hope die | Ben humanity 0; Scene roll 1; Ben picks support-keep2;
    Ada acts 3; is prompt Ben default hope; Ben lapses | given Ada:3; claims Ben
HI-17.2 HI-7.1 | so with one die | Ben humanity 0; Scene roll 1; Ben picks support-one; Ada acts 3;
    Ben lapses | claims Ben
HI-17.3 HI-6.4 | without an order silence refuses | Scene roll 1; Ada acts 3; Ben lapses | given
    Ada:3; refused Ben
HI-21.3 HI-6.9 HI-17.3 | sealed support may grow once it is shown | seats 4; sealed; hope 0; Dov
    humanity 0; Scene roll 1; Ada acts 2; is waits Ben Cleo Dov; is prompt Ben/refuse secret yes;
    is prompt Dov/refuse secret yes; Ben gives 1; Cleo lapses; is never support; Dov refuses
    | told support / Ben supports with 1 die.; support Ben give-2; waits Ada
HI-21.3 HI-6.12 | alone there is nobody to ask | sealed; dead Ben Cleo; Scene roll 1; Ada acts 1
    | offers Ada hope
""")
def test_drawing(play: str, then: str) -> None:
    check_row(play, then)
