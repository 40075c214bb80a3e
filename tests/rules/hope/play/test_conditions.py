"""HI-11, HI-13: Humanity, Hope, Hunger and Harm, and the two ways to die."""

from tests.rules.hope.rows import check_row, rows


@rows("""
HI-11.1 HI-19.6 | Humanity stops at five | Ada humanity 4; avoid humanity+3@drawer! | humanity 5 5 5
HI-11.2 HI-13.5 HI-19.6 | a loss at none dooms | Ada humanity 1; avoid humanity-2@drawer!
    | doomed Ada; deaths humanity
HI-11.2 HI-19.4 HI-19.4a | a loss down to none does not | Ada humanity 1; avoid humanity-1@drawer!
    | humanity 0 5 5; doomed nobody
HI-11.3 | at none one may regain | Ada humanity 0; avoid humanity+2@drawer! | humanity 2 5 5
HI-11.4 HI-1.6 | the Hope pool has five at most | hope 5; avoid hope+2! | hope 5
HI-11.4 | and none at least | hope 1; avoid hope-2! | hope 0
HI-11.4 | it grows | hope 2; avoid hope+2! | hope 4
HI-11.5 HI-11.7 HI-18.9 | Hungry | avoid hunger+1@drawer! | hunger 1 0 0; says The River (Refuse):
    Ada is Hungry.
HI-11.5 HI-11.7 | Starving | avoid hunger+2@drawer! | hunger 2 0 0; says The River (Refuse):
    Ada is Starving.
HI-11.6 HI-11.7 HI-18.9 | Hurt | avoid harm+1@drawer! | harm 1 0 0; says The River (Refuse):
    Ada is Hurt.
HI-11.6 HI-11.7 | Crippled | avoid harm+2@drawer! | harm 2 0 0; says The River (Refuse):
    Ada is Crippled.
HI-11.7 HI-19.4a | fed | Ada hunger 1; avoid hunger-2@drawer! | hunger 0 0 0
HI-11.7 HI-19.4a | healed | Ada harm 2; avoid harm-1@drawer! | harm 1 0 0
HI-11.8 | nothing changes by itself | Ben hunger 1 harm 2; Ada avoids; Ben avoids; Cleo avoids;
    Ada avoids; Ben avoids; Cleo avoids | hunger 0 1 0; harm 0 2 0
HI-13.1 HI-13.2 | Starving, and Hunger | Ada hunger 2; avoid hunger+1@drawer! | deaths hunger
HI-13.2 | Hungry, and two Hunger | Ada hunger 1; avoid hunger+2@drawer! | deaths hunger
HI-13.2 | Crippled, and Harm | Ada harm 2; avoid harm+1@drawer! | deaths harm
HI-13.2 | Hurt, and two Harm | Ada harm 1; avoid harm+2@drawer! | deaths harm
HI-13.3 | Hunger and Harm are not added together | Ada hunger 2 harm 1; avoid harm+1@drawer!
    | deaths none
HI-13.1 | Humanity lost at none | Ada humanity 0; avoid humanity-1@drawer! | deaths humanity
HI-13.5 HI-13.6 HI-2.6 | doom is final, whatever comes back | Ada humanity 1; Ada trait after_roll
    hope+1; Scene roll 1 fail humanity-1,humanity+2; Ada rolls 1; Ada uses | doomed Ada;
    deaths humanity; buried 2/0/0
HI-13.9 | doomed, and a third stage | Ada humanity 1 harm 2; Scene roll 1 fail humanity-1,harm+1;
    Ada rolls 1 | doomed Ada; deaths harm
HI-13.6 HI-12.12 HI-19.4e | a card that prevents the loss saves | Ada humanity 0; Ada trait react
    prevent:of=humanity; avoid humanity-1@drawer!; Ada uses | living Ada Ben Cleo; doomed nobody
HI-13.7 HI-3.7 | doomed and next: nothing is drawn | Ben humanity 0; avoid humanity-1@left!;
    Ben picks no gift | living Ada Cleo; waits Cleo
HI-13.8 | doomed in the last Scene: no arrival | round 5; turn Cleo; Cleo humanity 0;
    avoid humanity-1@drawer!; Cleo picks no gift | living Ada Ben; phase end
HI-13.11 HI-13.12 | the dead take their cards along | Ada hunger 2; Ada trait i_refuse tell;
    avoid hunger+1@drawer! | traits - - -; traits-gone t99
""")
def test_conditions(play: str, then: str) -> None:
    check_row(play, then)
