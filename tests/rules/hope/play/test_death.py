"""HI-13, HI-14: legacy, gifts from the grave, and late-comers."""

from tests.rules.hope.rows import check_row, rows


@rows("""
HI-14.1 HI-14.11 | the dead one's player names the heirs; before the next Scene, and then comes the
    gift | Ada thing free tell; Ada starves; is waits Ada; is options Ada 1 2; Ada lapses
    | waits Ada; offers Ada gift; lacks Ben scene
HI-14.1 HI-12.7 HI-17.5 | of each Asset; the group's stay | Ada thing free tell; Ada thing free
    tell; group free tell; Ada starves; Ada picks 2 heir; Ada lapses | things - a98 a99; commons a97
HI-14.11 | so if somebody dies while a deck is chosen | round 4; Ben thing free kill; Ben thing free
    tell; Ben uses; is lacks Ada scene; Ben picks 2 heir; Ben picks no gift | things - - a98;
    offers Ada scene
HI-14.11 | and then the next turn | Ada starves; Ada picks no gift | waits Ben; offers Ben scene
HI-14.1 | with nobody sound left Assets are discarded | Ada hunger 1; Ada thing free tell; Ben
    humanity 0; Cleo humanity 0; avoid humanity-1@others!,hunger+2@drawer! | used-up a99; phase end
HI-14.1 HI-14.2 HI-13.8 | a Scene dooms the living, who leave something | round 5; turn Cleo; Cleo
    humanity 0; Cleo thing free tell; top trait free tell; avoid humanity-1@drawer!; Cleo picks 1
    heir; Cleo picks yes gift; Cleo picks 0 gift | things - a99 -; traits t99 - -; phase end;
    waits Ada
HI-14.1 | the last one's Assets are discarded before the end | round 5; turn Cleo; dead Ada Ben;
    Cleo humanity 0; Cleo thing free tell; avoid humanity-1@drawer! | used-up a99; phase end
HI-14.1 HI-14.2 HI-17.5 | the doomed inherit nothing, and get no gift; the next who is sound does
    | seats 4; round 4; Ada hunger 1; Ada thing free tell; Ben humanity 0;
    avoid humanity-1@left!,hunger+2@drawer!; is doomed Ben; is options Ada 2 3; Ada lapses;
    Ada picks yes gift | things - - a99 -; options Ada 2 3
HI-14.2 HI-14.1 | to the doomed alone nothing is left | round 4; Ada hunger 1; Ada thing free tell;
    dead Cleo; Ben humanity 0; avoid humanity-1@others!,hunger+2@drawer! | used-up a99; never gift;
    phase end
HI-14.2 HI-17.5 | in silence no gift is drawn | Ada starves; Ada lapses | traits - - -; waits Ben
HI-19.4d HI-2.5 | an omen for the dead is not for who comes after | Ada hunger 1;
    avoid next_hardship+2!:whose=self,hunger+2@drawer!; Ada picks no gift; Ada picks yes join;
    Ben avoids | omens none; living Ada Ben Cleo
HI-14.9 | a place that was passed is gone | seats 4; Ben hunger 1; avoid hunger+2@left!; Ben picks
    no gift; Ben picks yes join; Cleo avoids | living Ada Ben Cleo Dov; waits Dov
HI-14.9 | a place that is still to come is not | seats 4; Dov hunger 1; avoid hunger+2@right!;
    Dov picks no gift; Dov picks yes join; Ben avoids; Cleo avoids | waits Dov; offers Dov scene
HI-14.6 | who is silent joins after round three | round 2; Ada starves; Ada picks no gift;
    Ben avoids; Cleo avoids; Ben avoids; Cleo avoids | round 4; living Ada Ben Cleo
HI-14.6 | who has declined does not | round 2; Ada starves; Ada picks no gift; Ada picks no join;
    Ben avoids; Cleo avoids; Ben avoids; Cleo avoids | round 4; living Ben Cleo
HI-14.4 | no grace after round two | round 3; Ada starves; Ada picks no gift | lacks Ada join
HI-14.5 HI-14.12 | nor for a late-comer | Ada newcomer; Ada starves; Ada picks no gift | lacks Ada
    join
HI-14.7 | doomed in round two and gone in round three | round 2; turn Cleo; Cleo humanity 0;
    avoid humanity-1@drawer!; Cleo picks no gift | round 3; offers Cleo join
HI-14.6 HI-14.7 | in the short game too, which ends with that round | rounds 3; round 2; turn Cleo;
    Cleo humanity 0; avoid humanity-1@drawer!; Cleo picks no gift; is asks Cleo Grace of Innocence:
    do you want to come back as someone new? After this round's last Scene it is too late.;
    Cleo picks yes join; Ada avoids | round 3; living Ada Ben Cleo
HI-14.6 | the offer says what silence brings | round 2; Ada starves; Ada picks no gift | asks Ada
    Grace of Innocence: do you want to come back as someone new? If you do not answer by the end of
    round three, someone joins in your name.
HI-14.6 HI-14.7 | in the short game nothing | rounds 3; round 2; Ada starves; Ada picks no gift
    | asks Ada Grace of Innocence: do you want to come back as someone new?
HI-14.6 HI-14.7 | nor does anybody join after it | rounds 3; round 2; turn Cleo; Cleo humanity 0;
    avoid humanity-1@drawer!; Cleo picks no gift; Ada avoids; Ben avoids; Ada lapses; Ben lapses
    | phase end; waits Cleo; lacks Cleo join
HI-2.5 HI-20.12 HI-18.7 | a partner's death is felt once | round 4; Ben bond Ada partner_dies
    humanity-1; Ada starves | humanity - 4 5
HI-13.5 HI-3.7 | whom a death dooms as a turn begins is gone with the next | seats 4; round 4; Dov
    humanity 0; Ada humanity 0; Ada bond Dov partner_dies humanity-1; avoid humanity-1@right!;
    Dov picks no gift; is doomed Dov Ada; is living Ada Ben Cleo; Ben avoids | living Ben Cleo
HI-13.8 HI-2.5 | or does not arrive | round 5; turn Cleo; Ada humanity 0; Cleo humanity 0; Cleo bond
    Ada partner_dies humanity-1; avoid humanity-1@left!; Ada picks no gift; Cleo picks no gift
    | living Ben; phase end; waits Ben
HI-12.3 HI-18.5 | a last act | round 4; Ben humanity 3; Ada is death humanity+1@others; Ada starves;
    Ada uses | humanity - 4 5; says The Quiet One: Ben gains 1 Humanity.
HI-12.3 | the dead one's left is meant | round 4; Ada is death humanity-1@left; Ada starves;
    Ada uses | humanity - 4 5
HI-12.3 | a last act is declined | round 4; Ada is death humanity-1@left; Ada starves; Ada passes
    | humanity - 5 5
HI-3.3 HI-12.3 | who dies before drawing has drawn nothing | Ada thing free kill; Ada uses;
    Ada picks no gift | living Ben Cleo; never draw; offers Ben scene
HI-14.2 HI-14.3 | a gift from the grave is seen first, by its giver alone, and must be given
    | round 4; top trait i_avoid humanity-1; Ada starves; Ada picks yes; is Ada sees private.gift.id
    t99; is Ben sees private.gift none; is unsaid A Gift; is prompt Ada secret yes;
    is options Ada 1 2; is hears Ada You drew A Gift: It shows when it has to.; Ada picks 2
    | traits - - t99; state gift none; says Gift from Ada's grave: Cleo gains the Trait A Gift.;
    entry gift: title A gift from Ada, card t99; retracts nobody
HI-14.4 HI-14.6 HI-14.9 | who accepts grace joins at the start of the next turn | round 2;
    Ada starves; Ada picks no; is view people.0.grace yes; is bars Ben yes; is prompt Ada/join:
    default yes, optional yes; Ada picks yes; is lacks Ada join; is living Ben Cleo; Ben avoids
    | living Ada Ben Cleo; humanity 3 5 5; hunger 0 0 0; things - - -; state people.0.bonds nothing;
    state people.0.original no; waits Cleo
HI-14.4 HI-2.1 | with two Traits of the pile | top trait plead dice+1; top trait plead dice+1;
    Ada starves; Ada picks no; Ada picks yes; Ben avoids | traits t98,t99 - -
HI-14.9 | and draws in the next round | Ada starves; Ada picks no; Ada picks yes; Ben avoids;
    Cleo avoids | waits Ada; round 2
HI-14.8 | the others tell how they met | Ada starves; Ada picks no; Ada picks yes; Ben avoids;
    Cleo tells She was asleep in our cart. | tale Ben “The River” is over. How did it go?;
    entry arrival told.0.text She was asleep in our cart.
HI-14.10 HI-15.6 | with nobody left nobody joins, and it is over | dead Ben; Ada hunger 1; Cleo
    hunger 1; avoid hunger+2@all!; is phase end; is lacks Ada join; is lacks Cleo join; end
    | state phase end; living nobody
HI-13.10 HI-16.2 | a death is its player's to tell | round 4; Ada starves; Ada picks no; Ada tells I
    gave mine to the dog. | entry death told.0.text I gave mine to the dog.
HI-13.2 HI-2.3 | the dead are still called by their names | round 4; Ada starves | state all_names 0
    Ada / 1 Ben / 2 Cleo
""")
def test_legacy_and_late_comers(play: str, then: str) -> None:
    check_row(play, then)
