"""What is said at the table: with its cause first, once, and about somebody."""

import pytest

from rules.engine.languages import speak
from rules.hope.model.decks import DECKS
from rules.hope.model.terms import shorten_text
from rules.hope.play.characters import split_off_name
from tests.rules.hope.build import Road, open_table
from tests.rules.hope.rows import check_row, play_row, rows


@rows("""
HI-7.4 HI-7.6 | who gets the Hope dice | seats 4; hope 1; Ben humanity 0 hunger 1; Cleo humanity 0;
    Scene roll 1; dice 6 1; Ada acts 1; Ben gives 0; Cleo gives 0; Dov refuses; roll
    | says Cleo gets a Hope die.; says No Hope die is left, so Ben refuses.
HI-12.12 | what is prevented | Cleo trait react prevent@others:of=harm; avoid harm+1@drawer!;
    Cleo uses | says A Gift saves Ada from suffering 1 Harm.
HI-12.12 HI-13.6 | and what of it | Ada trait react prevent:of=humanity; avoid humanity-2@drawer!;
    Ada uses | says A Gift saves Ada from losing 1 Humanity.; humanity 4 5 5
HI-12.12 | who is about to be hit | Ben is react redirect@chosen_other:of=humanity; Scene roll 1
    title The_Weir refuse humanity-2@drawer!; Ada avoids | asks Ben The Weir (Refuse): Ada is about
    to lose 2 Humanity. Use a card against it?
HI-12.12 | who takes it instead | Ben is react redirect@chosen_other:of=humanity;
    avoid humanity-2@drawer!; Ben uses | says The Quiet One: Ben is about to lose 2 Humanity instead
    of Ada.; says The Quiet One: Ben loses 2 Humanity.
HI-19.4d | the Scene that may not be supported is this one | Cleo trait left_acts
    status:status=mute_support; Scene roll 1; Ada acts 1 | says A Gift: Cleo cannot support this
    Scene.
HI-16.5 HI-19.4f | conditions that change hands | Ben hunger 1; Ben bond Ada partner_hurt
    swap@partner:what=conditions; avoid harm+1@drawer! | says Ben is Hurt, and Ada is Hungry.
HI-19.4i | a question to several, once | avoid tell@all! | says Ada, Ben and Cleo: What did you lose
    there?
HI-19.4b HI-17.5 | what makes one choose a card | Ada thing free hope+1; Ada thing free hope+1;
    Scene roll 1 title The_Weir refuse lose_asset@drawer!; Ada avoids | asks Ada The Weir (Refuse):
    which one do you lose?
HI-19.8 HI-19.4d | what is void | Ada humanity 1; Ada status no_regain shielded; Scene roll 1 title
    The_Weir refuse humanity+1@drawer!,harm+1@drawer!; Ada avoids | says The Weir (Refuse): Ada
    would gain 1 Humanity but cannot regain any.; says The Weir (Refuse): Ada is shielded and
    suffers no Harm.
HI-9.2 | nobody is told the line of a section whose people are dead | round 4; Ben harm 2; Cleo
    harm 2; Scene roll 1 fail harm+1@refusers! refuse harm+1; Ada rolls 1 | living Ada; told line /
    It went as such things go.
HI-12.2 | a card on offer says what it does | Ada hunger 1; Ada thing free hunger-1; Ada is free
    hunger-1@chosen; is details Ada a99.0 Hunger -1.; is details Ada p98.0 Hunger -1 for someone you
    choose.; Ada uses p98 | asks Ada The Quiet One: who do you choose?; details Ada 0 Humanity 5,
    Hungry.; details Ada 1 Humanity 5.
HI-16.10 | a question does not repeat what is veiled; until it is unveiled | Scene question themes
    grief; Cleo picks veil-grief; Ada draws; Ada picks act; Ada says We buried the dog.; is veiled
    yes; is asks Ben What is your answer?; is view scene.veiled yes; Cleo picks veil-grief
    | asks Ben What is your answer? “We buried the dog.”; view scene.veiled no
HI-16.10 | what the card tells is veiled as well | Scene roll 1 themes grief; Cleo picks veil-grief;
    Ada avoids | veiled yes
""")
def test_lines_said_at_the_table(play: str, then: str) -> None:
    check_row(play, then)


@pytest.mark.rule("HI-13.4", "HI-16.5")
def test_a_death_is_told_once_with_its_cause() -> None:
    case = play_row("round 4; Ada harm 2; avoid harm+1@drawer!")
    (entry,) = (entry for entry in case.state.story if entry.kind == "death")
    end = "The River (Refuse): Ada dies of wounds."
    (death,) = (text for text in case.texts() if "Ada dies" in text)
    assert death == f"{end} {entry.line}"
    page = case.table.game.write_story(case.state, case.table.names, None)
    assert page.count(str(entry.line)) == 1
    assert end not in page
    assert f"- {end}\n" in case.table.game.write_appendix(case.state, case.table.names)


@rows("""
HI-2.3 | Ilse | Ilse | nothing
HI-2.3 | Old Mother Ninepence | Old Mother Ninepence | nothing
HI-2.3 | Mara, tall and cross | Mara | tall and cross
HI-2.3 | Bo: one glove, no hat | Bo | one glove, no hat
HI-2.3 | Grigor the lame. He walked here from the sea | Grigor the lame | He walked here from the
    sea
HI-2.3 | Somebody who never would say what they were called | None | nothing
""")
def test_a_name_is_never_cut_in_the_middle(line: str, name: str, after: str) -> None:
    found = split_off_name(line)
    assert (str(found[0]), found[1] or "nothing") == (name, after)


@pytest.mark.rule("HI-2.3", "HI-16.5")
def test_the_chronicle_uses_one_name_for_each_person() -> None:
    """People go by a new name from the first page on, but in others' own words."""
    case = play_row(
        "Ben unnamed; Ben bond Ada partner_dies humanity-1; Scene roll 1; Ada acts 1; "
        "Cleo speaks Ben! Come here.; Ben gives 1; Ben writes Ilse; Cleo refuses; then 6 6; roll"
    )
    told = case.table.game.write_story(case.state, case.table.names, None)
    assert "Ada goes first, with Ilse close behind." in told
    assert "Ben! Come here." in told
    assert "Ben" not in told.replace("Ben! Come here.", "").replace("(Ben)", "")
    did = case.table.game.write_appendix(case.state, case.table.names)
    assert "- Ilse supports with 1 die.\n" in did
    assert "Ben" not in did.replace("(Ben)", "")


# -- what is too long ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "most", "cut"),
    [
        ("The sea came up.", 16, "The sea came up."),
        ("The sea came up.", 15, "The sea came…"),
        ("The sea, came up.", 10, "The sea…"),
        ("Unpronounceable", 8, "Unprono…"),
        ("Two\nlines", 20, "Two lines"),
    ],
)
def test_long_texts_are_cut_between_words_with_an_ellipsis(words: str, most: int, cut: str) -> None:
    assert shorten_text(words, most) == cut


@pytest.mark.rule("HI-1.10")
def test_a_world_on_offer_says_where_the_group_is_going() -> None:
    case = open_table(3)
    for option in case.prompt(0, "world").options[1:]:
        for language in ("en", "de"):
            with speak(language):
                assert f"{DECKS.scenarios[option.id].destination}." in option.detail
                assert len(option.detail) <= 100
    words = "The moon left one evening in spring, quite politely, and took the tides with it. " * 3
    case.say(words, 0, "world")
    own = next(o for o in case.prompt(1, "world").options if o.id.startswith("own"))
    assert own.label == "“The moon left one evening in spring, quite politely, and…”"
    assert own.detail.startswith("…took the tides with it. The moon left")
    assert own.detail.endswith("…")
    assert len(own.detail) <= 100


@pytest.mark.rule("HI-2.3")
def test_looks_and_past_are_cut_between_words() -> None:
    looks = "taller than the door and cross about it, " * 5
    for before in ("", "One glove.\n"):
        case = Road(3).person(1, named=False).play()
        case.say(f"Ilse\n{before}{looks}", 1, "character")
        told = case.person(1).past if before else case.person(1).looks
        assert len(told) <= 200
        assert told.endswith("…")
        assert looks.startswith(told.removesuffix("…"))
        assert looks[len(told) - 1] in " ,"
