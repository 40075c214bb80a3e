"""HI-6, HI-7: committing Humanity, and Last Hope."""

from tests.rules.hope.rows import check_row, rows


@rows("""
HI-6.1 HI-6.3 HI-6.10 HI-6.4 | the drawer declares first and for good; in any order | seats 4; Scene
    roll 2; Ada acts 2; is humanity 3 5 5 5; is waits Ben Cleo Dov; is lacks Ada act support;
    is given Ada:2; Dov gives 1; Ben gives 2; Cleo refuses | humanity 3 3 5 4; waits Ada
HI-6.4 HI-6.5 | others give up to what the drawer gave | seats 4; Dov humanity 1; Scene roll 2;
    Ada draws; Ada picks act-2; Ada says The river. | options Cleo give-1 give-2 refuse; options
    Dov give-1 refuse; asks Ben Ada acts and asks for support. Will you give up to 2 dice?
    “The river.”
HI-6.6 HI-6.9 | the drawer waits for all, and then closes | seats 4; Scene roll 2; Ada acts 1;
    Ben gives 1; Cleo refuses; is lacks Ada hope; Dov lapses | offers Ada hope
HI-6.7 HI-19.4c | free dice do not raise the limit | Ada trait plead dice+2; Scene roll 2;
    Ada draws; Ada picks act-1; Ada says The river.; Ada uses | options Ben give-1 refuse; asks Ben
    Ada acts and asks for support. Will you give 1 die? “The river.”
HI-6.8 | support may grow and never shrink | Scene roll 2; Ada acts 3; Ben refuses; Cleo gives 2
    | support Ben give-1 give-2 give-3; asks Ben Will you give dice after all?; support Cleo give-3;
    asks Cleo You have given 2 dice. Raise it to how many in all?
HI-6.8 | who has refused may give after all | Scene roll 2; Ada acts 3; Ben refuses; Ben gives 2
    | humanity 2 3 5; refused nobody
HI-6.11 | giving the last die dooms nobody | Ben humanity 1; Scene roll 2; Ada acts 1; Ben gives 1
    | humanity 4 0 5; doomed nobody
HI-6.12 HI-9.5 | the last one living acts alone | dead Ben Cleo; Ada humanity 2; Scene roll 1
    succeed humanity+1 all_refuse harm+1; Ada rolls 6 | humanity 2 - -; harm 0 - -
HI-7.1 HI-7.2 HI-7.5 | only without Humanity may one take a Hope die; it is a claim until the lock
    | Ben humanity 0; Scene roll 2; Ada acts 2; is options Ben hope refuse; is options Cleo give-1
    give-2 refuse; Ben gives 0 | hope 1; claims Ben; says Ben supports and asks for a Hope die.
HI-7.2 HI-7.5 | who has Humanity again claims none, and is asked again | Ben humanity 0;
    Ben trait free humanity+1; Scene roll 2; Ada acts 2; Ben gives 0; Ben uses | claims nobody;
    options Ben give-1 refuse; says Ben has Humanity again, asks for no Hope die, and must answer
    once more.
HI-7.2 HI-12.9 | also of given Humanity; not who acts on Last Hope | hope 3; Ada humanity 0;
    Ben humanity 0; Cleo trait plead transfer:what=humanity:to=chosen_other; Scene roll 2;
    Cleo trait plead humanity+1@all; Ada acts 0; Ben gives 0; Cleo uses t99; Cleo picks 1;
    is options Ben give-1 refuse; Cleo uses | claims Ada
HI-7.2 HI-6.8 | who gives of new Humanity claims no Hope | hope 2; Ben humanity 0; Cleo trait plead
    humanity+1@chosen_other; Scene roll 2 fail harm+1; dice 1 1 1; Ada acts 2; Ben gives 0;
    Cleo uses; Cleo picks 1; Ben gives 1; Cleo refuses; roll | hope 2; rolled 1 1 1; harm 1 1 0
HI-6.8 HI-17.3 | the default of giving more is one die more | Scene roll 2; Ada acts 3;
    Ben gives 1; Cleo refuses | prompt Ben/support: optional yes, default give-2;
    prompt Cleo/support: optional yes, default give-1
HI-7.3 | the drawer may act on Last Hope | hope 2; Ada humanity 0; Scene roll 2; Ada draws
    | options Ada act-0 printed avoid
HI-7.3 | which counts as one | hope 2; Ada humanity 0; Scene roll 2; Ada acts 0 | hope 1;
    options Ben give-1 refuse
HI-7.4 HI-7.5 HI-7.6 HI-8.2 | too few go to the least burdened | seats 4; hope 1; Ben humanity 0
    hunger 1; Cleo humanity 0; Scene roll 1 succeed humanity+1 refuse harm+1; dice 6 1; Ada acts 1;
    Ben gives 0; Cleo gives 0; Dov refuses; roll | humanity 5 0 1 5; harm 0 1 0 1
HI-7.4 | of equals, clockwise from the drawer's left | seats 4; turn Cleo; hope 1; Ben humanity 0;
    Dov humanity 0; Scene roll 1 succeed humanity+1 refuse harm+1; dice 6 1; Cleo acts 1;
    Ben gives 0; Dov gives 0; Ada refuses; roll | humanity 5 0 5 1; harm 1 1 0 0
HI-7.7 HI-7.8 | the drawer adds of the Hope that is left | hope 3; Ben humanity 0; Scene roll 2;
    Ada acts 1; Ben gives 0; Cleo refuses | lacks Cleo hope; options Ada hope-0 hope-1 hope-2
HI-7.7 HI-7.9 | and it is rolled | hope 3; Ben humanity 0; Scene roll 2; dice 6 5 4 4; Ada acts 1;
    Ben gives 0; Cleo refuses; roll 2 | hope 0; rolled 6 5 4 4
HI-7.7 HI-6.5 | every die put in is rolled | hope 5; Scene roll 1; dice 6 6 6 6 6 6 6 6 6 6;
    Ada acts 5; Ben gives 3; Cleo refuses; roll 2 | rolled 6 6 6 6 6 6 6 6 6 6; hope 3;
    humanity 0 2 5
HI-7.7 HI-6.9 | with nothing left to decide the roll falls | hope 0; Scene roll 2; dice 6 5 4;
    Ada acts 1; Ben gives 1; Cleo gives 1 | rolled 6 5 4
HI-6.8 HI-7.7 | the drawer may ask once more; refusers are asked | hope 0; Scene roll 2; Ada acts 1;
    Ben refuses; Cleo gives 1; is options Ada hope-0 ask; Ada picks ask hope | waits Ben;
    says Ada asks Ben again for support.
HI-6.8 HI-7.7 | and that once only | hope 0; Scene roll 2; dice 6 5; Ada acts 1; Ben refuses;
    Cleo gives 1; Ada picks ask hope; Ben refuses | rolled 6 5
HI-7.7 HI-12.3 | before the roll the drawer's cards are answers too | hope 0; Ada trait plead
    dice+1; Scene roll 2; Ada acts 1; Ben gives 1; Cleo gives 1 | options Ada hope-0 use:t99.0;
    usable Ada t99
HI-7.7 HI-12.3 | the last card used, the roll falls | hope 0; Ada trait plead dice+1; Scene roll 2;
    dice 6 5 4 3; Ada acts 1; Ben gives 1; Cleo gives 1; Ada picks use:t99.0 hope | rolled 6 5 4 3
HI-7.10 | a Last Hope die shares what comes | hope 1; Ben humanity 0; Scene roll 2 fail harm+1
    refuse humanity-1; dice 1 1; Ada acts 1; Ben gives 0; Cleo refuses; roll | harm 1 1 0;
    humanity 4 0 4
HI-21.3 | sealed support is hidden, and shown together | sealed; Scene roll 2; Ada acts 2;
    Ben gives 2; is given Ada:2; is humanity 3 5 5; Cleo refuses | given Ada:2 Ben:2; humanity 3 3 5
""")
def test_commitment(play: str, then: str) -> None:
    check_row(play, then)
