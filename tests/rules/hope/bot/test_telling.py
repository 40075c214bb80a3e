"""What bots tell: of what, in whose words, and never the same twice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.engine import Chance, Prompt
from rules.hope import GAME
from rules.hope.model.decks import DECKS
from rules.hope.model.entries import Telling
from rules.hope.words.tellings import TELLINGS, load
from rules.kit.content import BrokenCard
from tests.drivers import bot_play, opened
from tests.rules.hope.build import Case, Road, question, roll

GAMES = 12


def told(case: Case, seat: int) -> str | None:
    """What a bot in that seat answers where it is asked to tell something."""
    asked = [p for p in case.asked(seat) if p.kind == "text" and p.verb == "tell"]
    if not asked:
        return None
    answer = case.table.bot_answer(asked[0])
    assert answer is None or isinstance(answer, str)
    return answer


def real() -> Road:
    """A table at which everybody is somebody of the decks: Ada is p01 with t01 and t24."""
    road = Road(3)
    for seat, (who, traits) in enumerate((("p01", ("t01", "t24")), ("p02", ()), ("p03", ()))):
        c = road.state.find_character(seat)
        c.personality.card = who
        c.traits = [type(c.personality)(card=one) for one in traits]
    return road


def of(who: str, went: str, *traits: str) -> set[str]:
    """What may be said by somebody of these cards."""
    lines = {*getattr(TELLINGS.personalities[who], went)}
    return lines | {getattr(TELLINGS.traits[one], went) for one in traits}


@pytest.mark.rule("HI-16.2")
def test_a_drawer_tells_how_it_went_from_what_it_is_made_of() -> None:
    won = real().draws(roll(1)).play(6).acts(1).refuse(1, 2).roll()
    assert told(won, 0) in of("p01", "won", "t01", "t24")
    lost = real().draws(roll(1)).play(1).acts(1).refuse(1, 2).roll()
    assert told(lost, 0) in of("p01", "lost", "t01", "t24")
    avoids = real().draws(roll(1)).play().avoids()
    assert told(avoids, 0) in TELLINGS.personalities["p01"].avoided
    asks = real().draws(question()).play().acts()
    assert told(asks.accept(1).refuse(2).accept(0), 0) in of("p01", "won", "t01", "t24")
    asks = real().draws(question()).play().acts()
    assert told(asks.accept(1).refuse(2, 0), 0) in of("p01", "held", "t01", "t24")


@pytest.mark.rule("HI-16.2", "HI-12.2")
def test_cards_that_were_used_are_told_of_first() -> None:
    road = real().draws(roll(1))
    road.state.find_character(0).assets = [
        type(road.state.find_character(0).personality)(card="a20", uses=1)
    ]
    case = road.play(6).acts(1)
    case.pick("t01.0", 0, "use")
    case.pick("a20.0", 0, "use")
    case.refuse(1, 2).roll()
    assert told(case, 0) == f"{TELLINGS.assets['a20']} {TELLINGS.traits['t01'].won}"


@pytest.mark.rule("HI-16.2", "HI-12.2")
def test_a_used_card_that_has_been_told_of_leaves_room_for_others() -> None:
    case = real().draws(roll(1)).play(6).acts(1)
    case.pick("t01.0", 0, "use")
    case.refuse(1, 2).roll()
    entry = next(e for e in case.state.story if e.kind == "scene")
    line = TELLINGS.traits["t01"].won
    entry.told.append(Telling(seat=0, name="Ada", about="callout", text=str(line)))
    assert told(case, 0) in of("p01", "won", "t24")


@pytest.mark.parametrize(("terrain", "fits"), [("coastal", True), ("urban", False)])
def test_a_fear_of_water_is_told_of_where_there_is_water(terrain: str, fits: bool) -> None:
    road = real()
    held = type(road.state.find_character(0).personality)
    road.state.find_character(0).traits = [held(card="t32")]
    case = road.draws(roll(1, terrain=terrain)).play().avoids(terrain)
    entry = next(e for e in case.state.story if e.kind == "scene")
    entry.course.way, entry.course.refused = "acted", [0]
    lines = of("p01", "held", "t32")
    found = {told(case, 0)}
    for line in TELLINGS.personalities["p01"].held:
        entry.told.append(Telling(seat=0, name="Ada", about="callout", text=str(line)))
        found.add(told(case, 0))
    assert found <= {*lines, None}
    assert (TELLINGS.traits["t32"].held in found) is fits


@pytest.mark.rule("HI-16.2", "HI-14.4")
def test_somebody_new_does_not_tell_of_what_was_before_them() -> None:
    starve = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}
    road = real().person(0, hunger=1)
    case = road.draws(roll(1, title="The Weir", refuse=[starve])).play().avoids()
    case.pick("no", 0, "gift")
    assert told(case, 0) == TELLINGS.personalities["p01"].died
    case.say("It was quick.", 0, "tell")
    case.pick("yes", 0, "join")
    case.avoids().draw()
    asked = {p.text for p in case.asked(0) if p.verb == "tell" and p.kind == "text"}
    case.say("I sat on a milestone.", 0, "tell")
    assert told(case, 0) is None, (asked, "The Weir was led by who sat there before")


@pytest.mark.rule("HI-16.2")
def test_nothing_is_told_twice_and_where_nothing_is_left_nothing_is_told() -> None:
    case = real().draws(roll(1)).play(6).acts(1).refuse(1, 2).roll()
    lines = of("p01", "won", "t01", "t24")
    found: set[str] = set()
    entry = next(e for e in case.state.story if e.kind == "scene")
    for _ in range(len(lines)):
        line = told(case, 0)
        assert line is not None
        assert line not in found
        found.add(line)
        # Told of something else, so that this is still to tell.
        other = Telling(seat=0, name="Ada", about="callout", text=f"First this. {line}")
        entry.told.append(other)
    assert found == lines
    assert told(case, 0) is None


@pytest.mark.rule("HI-16.2", "HI-16.3")
def test_those_who_held_back_tell_now_and_then() -> None:
    case = real().draws(*[roll(1) for _ in range(12)]).play(*[6] * 12)
    said: dict[int, list[bool]] = {0: [], 1: [], 2: []}
    for turn in range(12):
        drawer = turn % 3
        others = [seat for seat in range(3) if seat != drawer]
        case.acts(1).refuse(*others).roll()
        for seat in others:
            said[seat].append(told(case, seat) is not None)
    for seat, ones in said.items():
        assert 0 < sum(ones) < len(ones), seat


@pytest.mark.rule("HI-13.10", "HI-14.8", "HI-15.4", "HI-2.7")
def test_what_bots_say_at_a_death_a_meeting_an_arrival_and_of_a_bond() -> None:
    deaths = meetings = arrivals = bonds = 0
    for number in range(GAMES):
        table = opened("hope", 3 + number % 3, f"bots tell {number}", {})
        for _ in bot_play(table):
            pass
        s = table.state
        for entry in s.story:
            for one in entry.told:
                if one.about == "death":
                    deaths += 1
                    assert one.text == TELLINGS.personalities[entry.card].died
                elif one.about == "meeting":
                    meetings += 1
                    assert one.text in TELLINGS.meetings
                    assert one.seat == entry.seat, "the newcomer's own account"
                elif one.about == "end":
                    arrivals += 1
                    here = s.find_character(one.seat).personality.card
                    assert one.text == TELLINGS.personalities[here].arrived
                elif one.about == "bond":
                    bonds += 1
                    assert one.seat == entry.seat, "of one's own bond alone"
                    assert one.text in TELLINGS.relationships[entry.card]
    assert min(deaths, meetings, arrivals, bonds) > 0


@pytest.mark.rule("HI-2.7")
def test_bonds_are_told_of_once_somebody_has_drawn_a_scene() -> None:
    table = opened("hope", 3, "bonds", {})
    drawn, after = False, 0
    for _, events in bot_play(table):
        for event in events:
            drawn = drawn or event.kind == "draw"
            if event.kind == "told" and " tells of “" in event.text:
                assert drawn
                after += 1
    assert after


@pytest.mark.rule("HI-16.2")
def test_every_chapter_that_bots_led_has_a_voice_and_no_line_comes_back() -> None:
    for number in range(GAMES):
        table = opened("hope", 3 + number % 3, f"bots tell {number}", {})
        for _ in bot_play(table):
            pass
        texts = Counter(one.text for entry in table.state.story for one in entry.told)
        assert max(texts.values()) == 1, texts.most_common(1)
        scenes = [entry for entry in table.state.story if entry.kind == "scene"]
        silent = [entry for entry in scenes if not entry.told]
        assert len(silent) <= len(scenes) / 4


def test_the_same_game_is_told_alike() -> None:
    def tale() -> str:
        table = opened("hope", 3, "alike", {"short": True})
        for _ in bot_play(table):
            pass
        return str(table.game.write_story(table.state, table.names, table.result))

    assert tale() == tale()


@pytest.mark.rule("HI-16.1", "HI-16.4", "HI-2.3")
def test_what_bots_leave_as_it_is() -> None:
    """The callout is read out as printed; names, lines in character and the world are left be."""
    case = real().draws(roll(1)).play().draw()
    case.pick("act-1")
    prompt = case.prompt(0)
    assert case.table.bot_answer(prompt) == prompt.default
    case.run_out(0)
    asked: list[Prompt[Any]] = [p for seat in range(3) for p in case.asked(seat)]
    for prompt in asked:
        if prompt.kind == "text" and prompt.verb in ("speak", "character"):
            assert GAME.bot(case.table.view(prompt.seat), prompt, Chance("any")) == []


# -- the file --------------------------------------------------------------------------------------


def test_every_card_that_makes_a_character_has_lines() -> None:
    for kind in ("personalities", "traits", "relationships"):
        assert set(getattr(TELLINGS, kind)) == set(getattr(DECKS, kind)), kind
    assert set(TELLINGS.assets) <= set(DECKS.assets)


def test_a_card_that_was_forgotten_is_named(folder: Any) -> None:
    path = folder / "en" / "tellings.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("  t07:\n", "  t77:\n"), encoding="utf-8")
    with pytest.raises(BrokenCard, match=r"tellings\.yaml: traits has nothing for t07"):
        load(folder)
