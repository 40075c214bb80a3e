"""HI-3, HI-4, HI-5: turns, drawing, reading, acting and avoiding."""

import pytest

from rules.hope.words.card_text import describe_scene
from tests.rules.hope.rows import check_row, play_row, rows


@rows("""
HI-3.1 HI-3.4 HI-1.3 | the turn passes to the left | Ada avoids | round 1; waits Ben
HI-3.2 HI-3.4 | a Scene each, and a new round begins | Ada avoids; Ben avoids; Cleo avoids
    | round 2; waits Ada
HI-5.4 HI-5.5 | avoiding takes no dice | Ada avoids | humanity 5 5 5; never dice
HI-3.3 HI-15.7 HI-3.5 | the dead draw nothing, and a round begins with the next one
    living | seats 4; dead Ada Cleo; turn Ben; Ben avoids; is waits Dov; Dov avoids | round 2;
    waits Ben
HI-3.6 HI-3.8 | nobody draws out of turn | seats 3 | offers Ada scene; lacks Ben scene
HI-3.8 HI-12.9 HI-12.10 HI-12.3 | a quiet gift, out of turn | Cleo thing plead hardship-1;
    Cleo picks a99>1 give | things - a99 -; lacks Cleo give; offers Ben give
HI-5.1 | a Scene may be avoided | Scene roll 1; Ada humanity 2; Ada draws | options Ada act-1 act-2
    avoid
HI-5.6 | an unavoidable one may not | Scene roll 1 unavoidable yes; Ada humanity 2; Ada draws
    | options Ada act-1 act-2
HI-5.2 HI-5.3 | avoiding a roll is everybody's refusal | Scene roll 1 refuse humanity-1 all_refuse
    harm+1; Ada avoids | harm 1 1 1; humanity 5 5 5
HI-5.2 HI-10.7 | avoiding a question is | Scene question refuse humanity-1 all_refuse harm+1;
    Ada avoids | harm 1 1 1; humanity 5 5 5
HI-5.3 | without All Refuse it is Refuse | avoid humanity-1 | humanity 4 4 4
HI-5.3 HI-10.7 | in a question too | Scene question refuse humanity-1; Ada avoids | humanity 4 4 4
HI-5.2 HI-10.7 HI-19.2 | all the living have refused | seats 4; dead Cleo; Scene question refuse
    harm+1@refusers!; Ada avoids | harm 1 1 - 1
HI-5.7 HI-6.2 | without a die one must avoid | hope 0; Ada humanity 0; Scene roll 1; Ada draws
    | options Ada avoid
HI-5.8 HI-5.9 | or face what is unavoidable | hope 0; Ada humanity 0; Scene roll 1 unavoidable yes;
    Ada draws | options Ada face
HI-5.8 HI-10.12 | which is everybody's failure | hope 0; Ada humanity 0; Scene roll 1 unavoidable
    yes fail harm+1 refuse humanity-1 all_refuse humanity-1; Ada draws; Ada picks face | harm 1 1 1;
    humanity 0 5 5; never dice
HI-5.9 | a question asks for no die | hope 0; Ada humanity 0; Scene question unavoidable yes;
    Ada draws | options Ada act printed
HI-3.5 HI-3.4 | a round begins with the seat that began the first | seats 4; began Cleo;
    is waits Cleo; Cleo avoids; Dov avoids; Ada avoids; is waits Ben; Ben avoids | waits Cleo;
    round 2
HI-3.5 HI-3.3 | or with the next one living | seats 4; began Cleo; dead Cleo; Dov avoids;
    Ada avoids; Ben avoids | waits Dov; round 2
HI-4.1 HI-4.7 | the drawer picks a deck, and only that is public | Scene roll 2; Ada draws
    | view scene: terrain any, kind none, told nothing, step read; prompt Ada secret yes
HI-4.1 HI-17.4 | silence draws from Any Terrain | Ada lapses | Ada sees scene.terrain any
HI-4.1 HI-17.4 | or from the fullest deck | left any 0; left wilderness 3; Ada lapses | Ada sees
    scene.terrain mountainous
HI-4.2 | an empty deck cannot be picked | left coastal 0 | options Ada wilderness mountainous urban
    any
HI-4.1 HI-4.2 HI-1.7 | decks are offered with what is left in them | left wilderness 0; left
    mountainous 1; left coastal 0; left urban 2; left any 0 | options Ada mountainous urban;
    asks Ada Which deck suits the story so far?; label Ada mountainous Mountainous; details
    Ada mountainous 1 left; details Ada urban 2 left; prompt Ada default urban
HI-4.1 HI-17.4 | of the fullest the first is taken | left wilderness 0; left mountainous 1; left
    coastal 2; left urban 2; left any 0 | prompt Ada default coastal
HI-4.3 HI-5.12 | a Scene never comes back and is public when it is over | Scene roll 1 title
    The_Weir; Ada avoids | state decks.any.discards z87; scene over; entry scene title The Weir;
    says The Scene was “The Weir”. Hardship 1. Succeed: nothing. Fail: nothing. Refuse: nothing.
HI-4.4 | with every deck empty the turns pass | rounds 1; left any 0; left wilderness 0; left
    mountainous 0; left coastal 0; left urban 0; Ada lapses | phase end
HI-4.6 HI-19.4g | a look into a deck stays with the one who looked | Ada thing read peek2; Scene
    roll 2; Scene roll 1 title First_One; Scene roll 1 title Second_One; Ada draws; Ada uses;
    Ada picks any; is prompt Ada secret yes; Ada picks z85 | hears Ada First One; hears Ada Second
    One; state decks.any.pile.-1 z85; state decks.any.pile.-2 z86
HI-5.11 HI-10.5 | acting tells the kind, the price and what there is to answer | Scene toll 2
    unavoidable yes; Ada acts | view scene: kind toll, price 2, unavoidable yes, accept_word Share,
    refuse_word Move on; unsaid The River
HI-5.14 HI-19.4g | a hidden part that a card shows is shown to one | Ben thing plead
    reveal:part=hardship anyone; Ben trait plead reveal:part=hardship anyone; Ada trait plead
    reveal:part=hardship anyone; Scene roll 4; Ada acts 2; is lacks Ada use; Ben uses a99 | Ben sees
    private.shown The printed hardship is 4.; Cleo sees private.shown nothing; lacks Ben use;
    view scene.hardship none
HI-12.13 HI-5.14 | what somebody saw of the first Scene is not of the next | Ben bond Ada
    partner_draws reveal:part=succeed; Ada trait read redraw; Scene roll 1; Scene roll 2 succeed
    hunger-1; Ada draws; is Ben sees private.shown Succeed: nothing.; Ada uses; Ada picks any
    | Ben sees private.shown nothing
HI-12.13 HI-4.3 | a redraw puts even an unavoidable Scene away unseen | Ada trait read redraw; Scene
    roll 5 unavoidable yes; Scene roll 1 title Better unavoidable yes; Ada draws; Ada uses;
    Ada picks any | asks Ada Better (Any Terrain). Hardship 1. Unavoidable. What do you do?;
    state decks.any.discards z87; lacks Ada use; unsaid The River
""")
def test_rounds(play: str, then: str) -> None:
    check_row(play, then)


@pytest.mark.rule("HI-4.5", "HI-4.6", "HI-5.10", "HI-5.12", "HI-16.1")
def test_only_the_drawer_reads_the_whole_card_and_reads_the_callout_out() -> None:
    case = play_row("Ada humanity 1; Scene roll 3 title The_Weir fail harm+1; Ada draws")
    assert case.state.scene is not None
    card = case.state.scene.scene
    assert case.view(0).private.reading.text == describe_scene(card)
    for other in (1, 2, None):
        seen = case.view(other).model_dump_json()
        assert "The Weir" not in seen
        assert card.id not in seen
    case.pick("printed", 0)
    assert case.told("callout")[0].data["quote"] == case.last_scene().line == card.callout
