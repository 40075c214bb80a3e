"""HI-16: narration and the chronicle."""

import pytest

from rules.hope.model.decks import DECKS
from rules.hope.words.chronicle import rename_character, write_chronicle
from tests.rules.hope.cards import LINE, RIVER
from tests.rules.hope.facts import say_fact
from tests.rules.hope.rows import check_row, play_row, rows


@rows("""
HI-16.1 | the drawer tells the Scene | Scene roll 1; Ada draws; Ada picks act-1; Ada says __Deep
    water._ | told told / Ada tells you what lies ahead:; quotes Deep water.; never callout
HI-16.1 | or reads it out | Scene roll 1; Ada draws; Ada picks act-1; is prompt Ada as_it_is Read
    out the printed text; Ada lapses | told callout / Ada reads out the Scene:; never told
HI-16.1 | no words are those of the card | Scene roll 1; Ada draws; Ada picks act-1; Ada says ___
    | told callout / Ada reads out the Scene:; never told
HI-16.1 HI-5.11 | the kind is told with it: a roll | Scene roll 1; Ada acts 1 | told kind / Any
    Terrain: this Scene needs dice and a roll.
HI-16.1 HI-5.11 | that is unavoidable | Scene roll 1 unavoidable yes; Ada acts 1 | told kind / Any
    Terrain: this Scene needs dice and a roll. You cannot avoid it.
HI-16.1 HI-5.11 | a question | Scene question; Ada draws; Ada picks act; Ada says Do we stay?
    | told kind / Any Terrain: this Scene asks everyone a question, without a roll.; asks Ben What
    is your answer? “Do we stay?”
HI-16.1 HI-5.11 | a toll | Scene toll 2; Ada acts | told kind / Any Terrain: this Scene
    asks everyone for 2 dice, without a roll.
HI-16.2 HI-16.3 HI-16.9 | who led and who held back are asked, while play goes on; what they tell
    is filed under the Scene | Scene roll 1 title The_Weir; Ada Ben roll 6 6; is waits Ben;
    is told prompt / A question for your story: Whom do you think of?; is tale Ada “The Weir”
    is over. How did it go?; is tale Ben nothing; is tale Cleo You held back in “The Weir”. What did
    you do instead?; Cleo tells I held the rope.; is last Cleo tells what they did instead in “The
    Weir”:; Ada tells We held hands. | last Ada tells how “The Weir” went:; tellings I held the
    rope. / We held hands.; entry scene told.0.about refusal; entry scene told.1.about outcome; tale
    Ada nothing; tale Cleo nothing; entry scene course.outcomes.0.line It went as such things go.
HI-16.2 | an open Scene is nobody's to tell | Scene roll 1; Ada acts 1 | tale Ada nothing
HI-16.4 | a line in character is filed before the roll | seats 4; dead Dov; Scene roll 2; Ada draws;
    is lacks Ada speak; Ada picks act-1; Ada says Deep water.; is lacks Dov speak;
    is prompt Ben/speak text Say something as Ben, for the story:; is prompt Ben/speak optional yes;
    Cleo speaks __Well?_ | last Cleo says:; quotes Deep water. / Well?; tellings Deep water. / Well?
HI-16.4 | no words are none | Scene roll 1; Ada acts 1; Ben speaks ___ | tellings nothing
HI-16.4 | not before the callout nor after the lock | Ada trait after_roll success+1; Scene roll 2;
    is lacks Ada speak; Ada rolls 1 | lacks Ben speak
HI-16.6 HI-4.7 | nothing is written before it is public | Scene roll 4 title The_Weir fail harm+1;
    Ada acts 1 | written ### 1. On the road; unwritten The Weir; unwritten Harm
HI-16.6 | of an open Scene told words alone are written | Ada humanity 3; Scene roll 4; Ada draws;
    Ada picks act-2; Ada says We stop.; Ben gives 1; Cleo speaks Not again. | chapter > **Cleo:**
    Not again.; written > **Ada:** We stop.; unwritten goes first
HI-16.6 | and then all | Scene roll 4; Ada Ben roll 1 1 | written Ada goes first; appendix Ada acts
    with 1 die.
HI-16.6 HI-12.13 HI-4.7 | the deck of the redraw is written | Ada trait read redraw; Scene roll 5;
    Ada draws; Ada uses; Ada picks coastal | view scene.terrain coastal; written ### 1. On the
    coast; unwritten On the road
HI-16.7 | told words may be written again | Scene roll 1 title The_Weir; Ada Ben roll 6 6; Ada tells
    We held hands.; is bars Ben tale-1; Ada picks tale-1; is prompt Ada/tell default We held hands.;
    Ada tells __I held their hands._ | tellings I held their hands.; last Ada retells “The Weir”:;
    tale Ada nothing; written > **Ada:** I held their hands.; told amending
HI-16.7 | no words change nothing | Scene roll 1; Ada Ben roll 6 6; Ada tells We held hands.;
    Ada picks tale-1; Ada tells ___ | tellings We held hands.
HI-16.7 HI-16.10 | they are veiled by what is veiled now | Scene roll 1 themes grief; Ada Ben
    roll 6 6; Ada tells We held hands.; Ben picks veil-grief; Ada picks tale-1; Ada tells I let go.
    | veiled no no yes; entry scene told.0.veil yes
HI-16.7 | what is being told again is not offered for it | Ada avoids; Ada tells So it was.;
    Ben avoids; Cleo avoids; Ada avoids; Ada tells So it was.; is has Ada tale-1 tale-4; Ada picks
    tale-1 | has Ada tale-4; bars Ada tale-1
HI-16.10 | a veiled theme must be uncovered | Scene roll 1 themes hunger; Ada Ben roll 6 6;
    Cleo picks veil-hunger; Ada tells We ate the dog. | veiled no yes; unwritten We ate the dog.;
    unwritten It went as such things go.; humanity 4 4 5
HI-16.10 | anybody lifts a veil | Cleo picks veil-hunger; Ben picks veil-hunger | state veils
    nothing
HI-16.10 HI-16.3 | a late telling is veiled for its own Scene, not for the one in hand | Scene
    roll 1; Scene roll 1 themes grief; Scene roll 1; Ada rolls 6; Cleo picks veil-grief; Ben acts 1;
    Ada tells We held hands.; Cleo speaks Not again.; rest refuse; roll; Cleo acts 1; Ben tells I
    let go. | veiled no yes no yes no yes
HI-16.5 HI-13.10 HI-16.9 | a gift is told in a sentence about its giver | round 4; top trait free
    humanity+1; Ada starves; Ada picks yes; Ada picks 1 | written We used to say of Ada: “It shows
    when it has to.” Now we say it of Ben.; written ## The lost
HI-16.5 HI-16.9 | a saying that names its giver says so itself | round 4; top trait free harm+1
    saying=Ask_{name}_about_it.; Ada starves; Ada picks yes; Ada picks 1 | written We used to say:
    “Ask Ada about it.” Now we say it of Ben.
""")
def test_narration(play: str, then: str) -> None:
    check_row(play, then)


@pytest.mark.rule("HI-16.5", "HI-16.9")
def test_renaming_the_giver_changes_a_gifts_saying_too() -> None:
    saying = "saying=Ask_{name}_about_it."
    case = play_row(f"top trait free harm+1 {saying}; Ada starves; Ada picks yes; Ada picks 1")
    rename_character(case.state, "Ada", "Hana")
    wanted = "written We used to say: “Ask Hana about it.” Now we say it of Ben."
    assert say_fact(case, wanted) == wanted


@pytest.mark.rule("HI-16.2", "HI-16.3")
def test_players_are_not_asked_to_tell_scenes_older_than_three_rounds() -> None:
    """It must be among the entries of the last three rounds."""
    case = play_row("Scene roll 1 title The_Ford; Ada rolls 6")
    asked = []
    for _ in range(12):
        asked.append("The Ford" in say_fact(case, "tale Ada"))
        case.avoids()
        if "The River" in say_fact(case, "tale Ada"):
            case.say("We went round.", 0, "tell")
    assert asked == [True] * 9 + [False] * 3


@pytest.mark.rule("HI-16.5", "HI-16.8", "HI-16.10", "HI-15.4", "HI-14.8", "HI-13.10")
def test_the_chronicle_of_a_whole_game() -> None:
    case = play_row(
        "rounds 3; round 2; Ada hunger 1; Ada looks One *glove*.; "
        "Scene roll 1 title The_Weir refuse hunger+2@drawer!; "
        "Scene roll 1 title The_Ford themes grief; Ada avoids; Ada picks no; "
        "Ada tells I gave mine // to the dog.; Ada picks yes; Ben draws; Ben picks act-1; "
        "Ben says Deep water.; Cleo speaks Not again.; Cleo gives 1; then 6 6 Quinn; roll"
    )
    case.pick("veil-grief", 0).say("He was asleep in our cart.", 2, "tell")
    case.say("We held hands.", 1, "tell")
    for _ in range(4):
        case.avoids()
    case.say("I grow *beans*.", 0).lapse_all()
    page = write_chronicle(case.state, case.table.names, case.table.result)
    deaths, arrivals = DECKS.voice.deaths["hunger"], DECKS.voice.arrival
    (death,) = (x for one in deaths if (x := str(one.tell("line").fill({"name": "Ada"}))) in page)
    (arrival,) = (x for one in arrivals if (x := str(one.tell("line"))) in page)
    new = case.person(0)
    who = DECKS.personalities[new.personality.card]
    traits = [str(DECKS.traits[held.card].tell("text")) for held in new.traits]
    quiet = "Somebody who says very little."
    head, third = page.split("## Part three\n\n")
    assert head.split("\n\n")[:-1] == [
        *("# Hope Inhumanity", "*The story of Ada, Ben and Cleo*"),
        *("Ash fell.", "We hoped to reach Port.", "## Who we were"),
        f"**Ada** (Ada): The Quiet One. One \\*glove\\*. {quiet}",
        f"**Ben** (Ben): The Quiet One. {quiet}",
        f"**Cleo** (Cleo): The Quiet One. {quiet}",
        f"**Quinn** (Ada): {who.name}. {who.tell('portrait')} {' '.join(traits)}",
        *("## Part two", "### 1. The Weir", RIVER, "Ada decides against it.", LINE, death),
        "> **Ada:** I gave mine\n> to the dog.",
        *("### 2. The Ford", "> **Ben:** Deep water.", "> **Cleo:** Not again."),
        *("Ben takes it on. Cleo lends a hand.", "> **Ben** (veiled)"),
        "**Quinn joins us on the road.**",
        "> **Cleo:** He was asleep in our cart.",
        *("### 3. The River", RIVER, "Cleo will not risk it.", LINE),
    ]
    assert third.count("### ") == 3
    assert third.split("## The end\n\n")[1].split("\n\n") == [
        *(arrival, "Quinn, Ben and Cleo reach Port."),
        "> **Quinn:** I grow \\*beans\\*.",
        *("## The lost", "- **Ada** died of hunger in part two\n"),
    ]
