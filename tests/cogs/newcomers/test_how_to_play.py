"""How to play: a first turn in a few screens, which the rules really play."""

from typing import Any

import pytest

from cogs.newcomers.how_to_play import draw_screens, make_screen
from cogs.ui.components import walk_payload
from cogs.ui.limits import COMPONENTS, TEXT
from rules import GAMES
from rules.engine.how_to_play import HowToPlay
from rules.engine.languages import speak
from rules.engine.messages import list_languages
from tests.cogs.play import Camp, labels, seen, selects, told
from tests.cogs.shelf import find_offer, list_messages

KEYS = list(GAMES)


def screens_of(key: str) -> HowToPlay:
    found = GAMES[key].how_to_play
    assert found is not None
    return found


async def opened(camp: Camp, key: str) -> Any:
    """The first screen of a game, as Ada opens it from the shelf."""
    shown = await camp.ada.slash(camp.channel, "game open")
    found = find_offer(list_messages(shown), f"Open {GAMES[key].title.split(': ')[0]}")
    return (await camp.ada.click(found, custom_id=f"ek:0:howto:{key}:0")).response


@pytest.mark.parametrize("language", sorted(list_languages()))
@pytest.mark.parametrize("key", KEYS)
def test_every_screen_fits(key: str, language: str) -> None:
    with speak(language):
        for number in range(len(screens_of(key).screens)):
            parts = list(walk_payload(make_screen(key, number).to_components()))
            assert len(parts) <= COMPONENTS
            assert sum(len(str(part.get("content", ""))) for part in parts) <= TEXT


def test_each_reader_gets_screens_and_pictures_in_their_language() -> None:
    found = []
    for language in ("en", "de", "en"):
        with speak(language):
            found.append((screens_of("survive").screens, draw_screens("survive")))
    english, german, again = found
    assert english[0][0].text != german[0][0].text
    assert english[1] is not german[1]
    assert again == english


@pytest.mark.parametrize("key", KEYS)
def test_every_kind_of_question_has_its_screen(key: str) -> None:
    lessons = screens_of(key)
    verbs = [verb for screen in lessons.screens for verb in screen.verbs]
    assert len(verbs) == len(set(verbs))
    assert set(GAMES[key].lessons) <= set(verbs) <= set(GAMES[key].verbs)


async def test_screens_are_turned_in_place_with_their_pictures(camp: Camp) -> None:
    first = await opened(camp, "survive")
    screens = screens_of("survive").screens
    assert screens[0].text in seen(first)
    assert not first.attachments
    assert "Full rules" in labels(first)
    await camp.ada.click(first, label="Next")
    assert screens[1].text in seen(first)
    assert [one.filename for one in first.attachments] == ["table.png"]
    (contents,) = selects(first)
    await camp.ada.select(first, [contents["options"][-1]["value"]])
    assert screens[-1].text in seen(first)
    assert not first.attachments
    await camp.ada.click(first, label="Back")
    assert screens[-2].text in seen(first)
    await camp.ada.click(first, label="Open a table")
    assert (await camp.row()).game == "survive"


async def test_a_reader_of_words_only_sees_no_pictures(camp: Camp) -> None:
    await camp.ada.slash(camp.channel, "settings", words_only=True)
    first = await opened(camp, "survive")
    await camp.ada.click(first, label="Next")
    assert screens_of("survive").screens[1].text in seen(first)
    assert not first.attachments


async def test_it_opens_at_the_question_that_is_asked(camp: Camp) -> None:
    await camp.gather(camp.ben, camp.cleo, game="hope")
    await camp.ada.click(camp.card(), label="Start")
    asked = await camp.in_menu(camp.ada, "How to play")
    assert screens_of("hope").screens[0].text in told(asked), "how did the world end?"
    assert screens_of("hope").find_screen(frozenset({"support", "refuse"})) == 3
