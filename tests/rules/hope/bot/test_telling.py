"""What bots tell: of what, in whose words, and never the same twice."""

from collections import Counter
from pathlib import Path

import pytest

from rules.engine import Chance
from rules.hope import GAME
from rules.hope.model.decks import DECKS
from rules.hope.model.entries import Telling
from rules.hope.model.state import State
from rules.hope.words.tellings import TELLINGS, load_tellings
from rules.kit.content import BrokenCard
from tests.drivers import bot_play, open_table
from tests.rules.hope.build import Case
from tests.rules.hope.rows import play_row

CAST = "Ada plays p01 t01 t24; Ben plays p02; Cleo plays p03"
"""Everybody is somebody of the decks."""


def find_telling(case: Case, seat: int = 0) -> str | None:
    """What a bot in that seat answers where it is asked to tell something."""
    asked = [p for p in case.asked(seat) if p.kind == "text" and p.verb == "tell"]
    if not asked:
        return None
    answer = case.table.game.bot(case.table.view(seat), asked[0], Chance("tell"))
    assert answer == [] or isinstance(answer, str)
    return answer or None


def list_lines(who: str, went: str, *traits: str) -> set[str]:
    """The lines that somebody with these cards may say."""
    lines = {*getattr(TELLINGS.personalities[who], went)}
    return lines | {getattr(TELLINGS.traits[one], went) for one in traits}


def tell_first(case: Case, line: object) -> None:
    """Ada has told this of something else, so that it is still to tell how the Scene went."""
    told = Telling(seat=0, name="Ada", about="callout", text=f"First this. {line}")
    case.last_scene().told.append(told)


@pytest.mark.rule("HI-16.2")
@pytest.mark.parametrize(
    ("play", "went"),
    [
        ("Scene roll 1; Ada rolls 6", "won"),
        ("Scene roll 1; Ada rolls 1", "lost"),
        ("Scene question; Ada acts; Ben accepts; Cleo refuses; Ada accepts", "won"),
        ("Scene question; Ada acts; Ben accepts; Cleo refuses; Ada refuses", "held"),
    ],
)
def test_a_bot_drawer_tells_the_outcome_with_the_lines_of_its_cards(play: str, went: str) -> None:
    assert find_telling(play_row(f"{CAST}; {play}")) in list_lines("p01", went, "t01", "t24")


@pytest.mark.rule("HI-16.2", "HI-12.2")
def test_used_cards_are_told_about_first() -> None:
    used = "Scene roll 1; Ada acts 1; Ada uses t01"
    case = play_row(f"{CAST}; Ada carries a20; {used}; Ada uses a20; rest refuse; then 6; roll")
    assert find_telling(case) == f"{TELLINGS.assets['a20']} {TELLINGS.traits['t01'].won}"
    case = play_row(f"{CAST}; {used}; rest refuse; then 6; roll")
    tell_first(case, TELLINGS.traits["t01"].won)
    assert find_telling(case) in list_lines("p01", "won", "t24"), "it has been told of"
    avoided = find_telling(play_row(f"{CAST}; Ada avoids"))
    assert avoided in TELLINGS.personalities["p01"].avoided


@pytest.mark.parametrize(("terrain", "fits"), [("coastal", True), ("urban", False)])
def test_a_fear_of_water_is_told_only_where_there_is_water(terrain: str, fits: bool) -> None:
    case = play_row(f"Ada plays p01 t32; Scene roll 1 terrain {terrain}").avoids(terrain)
    course = case.last_scene().course
    course.way, course.refused = "acted", [0]
    found = {find_telling(case)}
    for line in TELLINGS.personalities["p01"].held:
        tell_first(case, line)
        found.add(find_telling(case))
    assert found <= {*list_lines("p01", "held", "t32"), None}
    assert (TELLINGS.traits["t32"].held in found) is fits


@pytest.mark.rule("HI-16.2", "HI-14.4")
def test_a_newcomer_does_not_tell_about_earlier_scenes() -> None:
    case = play_row(f"{CAST}; Ada starves; Ada picks no")
    assert find_telling(case) == TELLINGS.personalities["p01"].died
    case.say("It was quick.", 0, "tell").pick("yes", 0, "join").avoids().draw()
    case.say("I sat on a milestone.", 0, "tell")
    assert find_telling(case) is None, "The Scene was led by somebody who sat there before."


@pytest.mark.rule("HI-16.2")
def test_a_bot_never_repeats_a_line_and_is_silent_when_none_is_left() -> None:
    case = play_row(f"{CAST}; Scene roll 1; Ada rolls 6")
    lines, found = list_lines("p01", "won", "t01", "t24"), list[str | None]()
    for _ in lines:
        found.append(find_telling(case))
        tell_first(case, found[-1])
    assert (len(found), {*found}) == (len(lines), lines)
    assert find_telling(case) is None


@pytest.mark.rule("HI-16.2", "HI-16.3")
def test_bots_that_refused_tell_in_two_of_seven_scenes() -> None:
    case = play_row(f"rounds 8; {CAST}; {'; '.join(['Scene roll 1 succeed humanity+1'] * 21)}")
    said: dict[int, list[bool]] = {0: [], 1: [], 2: []}
    for turn in range(21):
        others = [seat for seat in range(3) if seat != turn % 3]
        case.then(6).acts(1).refuse(*others).roll()
        for seat in others:
            said[seat].append(find_telling(case, seat) is not None)
    assert [(sum(ones), len(ones)) for ones in said.values()] == [(4, 14)] * 3


@pytest.fixture(scope="module")
def games() -> list[State]:
    """How games of bots have ended."""
    tables = [open_table("hope", 3 + number % 3, f"bots tell {number}", {}) for number in range(12)]
    for table in tables:
        for _ in bot_play(table):
            pass
    return [table.state for table in tables]


@pytest.mark.rule("HI-13.10", "HI-14.8", "HI-15.4", "HI-2.7")
def test_what_bots_tell_at_deaths_meetings_arrivals_and_of_bonds(games: list[State]) -> None:
    told = [(s, entry, one) for s in games for entry in s.story for one in entry.told]
    for s, entry, one in told:
        if one.about == "death":
            assert one.text == TELLINGS.personalities[entry.card].died
        elif one.about == "meeting":
            assert one.text in TELLINGS.meetings
            assert one.seat == entry.seat, "the newcomer's own account"
        elif one.about == "end":
            here = s.find_character(one.seat).personality.card
            assert one.text == TELLINGS.personalities[here].arrived
        elif one.about == "bond":
            assert one.seat == entry.seat, "only of their own bond"
            assert one.text in TELLINGS.relationships[entry.card]
    assert {one.about for _, _, one in told} >= {"death", "meeting", "end", "bond"}


@pytest.mark.rule("HI-16.2")
def test_most_chapters_led_by_bots_are_told_and_no_line_repeats(games: list[State]) -> None:
    for s in games:
        texts = Counter(one.text for entry in s.story for one in entry.told)
        assert max(texts.values()) == 1, texts.most_common(1)
        scenes = [entry for entry in s.story if entry.kind == "scene"]
        assert sum(not entry.told for entry in scenes) <= len(scenes) / 4


@pytest.mark.rule("HI-2.7")
def test_bots_tell_about_bonds_only_after_the_first_draw() -> None:
    table = open_table("hope", 3, "bonds", {})
    events = [event for _, more in bot_play(table) for event in more]
    drawn = [event.kind for event in events].index("draw")
    told = [n for n, event in enumerate(events) if " tells of “" in event.text]
    assert told
    assert min(told) > drawn


@pytest.mark.rule("HI-16.1", "HI-16.4", "HI-2.3")
def test_bots_use_the_printed_callout_and_invent_no_words() -> None:
    """The callout is read out as printed; names, lines in character and the world are left
    alone."""
    case = play_row(f"{CAST}; Ben unnamed; Scene roll 1; Ada draws; Ada picks act-1")
    prompt = case.prompt(0)
    assert case.table.choose_bot_answer(prompt) == prompt.default
    case.run_out(0)
    asked = [p for p in case.table.prompts if p.kind == "text" and p.verb in ("speak", "character")]
    assert {p.verb for p in asked} == {"speak", "character"}
    for prompt in asked:
        assert GAME.bot(case.view(prompt.seat), prompt, Chance("any")) == []


# -- the file --------------------------------------------------------------------------------------


def test_every_card_that_makes_a_character_has_lines() -> None:
    for kind in ("personalities", "traits", "relationships"):
        assert set(getattr(TELLINGS, kind)) == set(getattr(DECKS, kind)), kind
    assert set(TELLINGS.assets) <= set(DECKS.assets)


def test_a_card_without_tellings_is_named(folder: Path) -> None:
    path = folder / "en" / "tellings.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("  t07:\n", "  t77:\n"), encoding="utf-8")
    with pytest.raises(BrokenCard, match=r"tellings\.yaml: traits has nothing for t07"):
        load_tellings(folder)
