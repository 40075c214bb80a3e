"""HI-3.8, HI-12.3, HI-16.4, HI-17.2: what is open to everybody between steps."""

from tests.rules.hope.rows import check_row, rows


@rows("""
HI-12.3 HI-12.4 | before acting a card for the roll is not offered; while one pleads it is | Ada
    hunger 1; Ada thing plead hardship-1; Ada thing free hunger-1; Scene roll 1; is usable Ada a98;
    Ada acts 1 | usable Ada a98 a99
HI-12.3 HI-10.10 | a question has no roll | Ada hunger 1; Ada thing plead hardship-1; Ada thing free
    hunger-1; Scene question; Ada acts | usable Ada a98
HI-12.9 HI-12.3 | gifts go to the living | seats 4; dead Dov; Ben thing plead hardship-1 | has Ben
    a99>2 a99>0; bars Ben a99>3
HI-12.9 | a gift is told | Ben thing plead hardship-1; Ben thing free hunger-1; Ben picks a98>0 give
    | things a98 a99 -; says Gift: A Rope goes from Ben to Ada.
HI-12.3 HI-12.2 | food for the fed is not offered | Ada trait free hunger-1 | usable Ada nothing
HI-12.3 HI-12.2 | nor for the hurt | Ada harm 1; Ada trait free hunger-1 | usable Ada nothing
HI-12.3 HI-12.2 | but for the hungry | Ada hunger 1; Ada trait free hunger-1 | usable Ada t99
HI-12.3 HI-12.2 | a salve for the hungry is not | Ada hunger 1; Ada trait free harm-1 | usable Ada
    nothing
HI-12.3 HI-12.2 | but for the hurt | Ada harm 1; Ada trait free harm-1 | usable Ada t99
HI-12.3 HI-12.2 | Humanity for who has five is not | Ada trait free humanity+1 | usable Ada nothing
HI-12.3 HI-12.2 | but for who has fewer | Ada humanity 4; Ada trait free humanity+1 | usable Ada t99
HI-12.3 HI-19.8 | unless they cannot regain it | Ada humanity 4; Ada status no_regain; Ada trait
    free humanity+1 | usable Ada nothing
HI-12.3 HI-12.2 | Hope is offered | Ada trait free hope+1 | usable Ada t99
HI-12.3 HI-11.4 | unless the pool is full | hope 5; Ada trait free hope+1 | usable Ada nothing
HI-12.3 HI-12.2 | food for anyone, if nobody is hungry, is not | Cleo harm 1; Ada trait free
    hunger-1@chosen | usable Ada nothing
HI-12.3 HI-12.2 | a salve for anyone, if somebody is hurt, is | Cleo harm 1; Ada trait free
    harm-1@chosen | usable Ada t99
HI-12.3 HI-12.2 | more uses of nothing are not | Ada trait free add_use | usable Ada nothing
HI-12.3 HI-12.2 | more uses of a thing are | Ada thing plead hardship-1; Ada trait free add_use
    | usable Ada t99
HI-12.3 HI-12.2 | what does something else is | Ada trait free draw_asset | usable Ada t99
HI-17.2 HI-16.10 | when nothing presses one may order and veil | Ada avoids | free Ben support-one
    support-keep1 support-keep2 support-keep3 question-accept react veil-hunger veil-violence
    veil-grief veil-drugs veil-sickness veil-children veil-animals veil-betrayal veil-despair
    veil-faith; prompt Ben/standing: secret yes, optional yes, default support-one
HI-17.2 | what is ordered is no longer offered, but its opposite | Ben picks support-keep2;
    Ben picks question-accept; Ben picks react | bars Ben support-keep2 question-accept; has Ben
    support-refuse support-one support-keep1 support-keep3 question-refuse react; label Ben react
    Protection cards: ask me first; label Ben question-refuse While I'm away: answer no; hears Ben
    I'll follow this standing order while you're away. Only you can see it.;
    state players.1.standing.react yes
HI-17.2 | and may be taken back | Ben picks react; Ben picks react | state players.1.standing.react
    no
HI-16.10 | a veil is told and may be lifted | Ben picks veil-grief; is last From now on the story
    veils the theme of grief.; is label Cleo veil-grief Unveil grief; is label Cleo veil-faith Veil
    faith; is state veils grief; Cleo picks veil-grief | state veils nothing; last The story no
    longer veils the theme of grief.
HI-17.2 HI-16.10 HI-13.11 | the dead give no orders but may veil | dead Cleo | free Cleo veil-hunger
    veil-violence veil-grief veil-drugs veil-sickness veil-children veil-animals veil-betrayal
    veil-despair veil-faith; lacks Cleo use speak
""")
def test_free_actions(play: str, then: str) -> None:
    check_row(play, then)
