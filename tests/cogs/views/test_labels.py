"""No two buttons of one message read alike, nor two options of one select."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from discord.ui import LayoutView
from hypothesis import given
from hypothesis import strategies as st

import pictures
from cogs.ui import limits
from cogs.ui.components import shorten_id, walk_payload
from cogs.ui.message import list_components
from cogs.views import card, private_panel, questions
from cogs.views.labels import list_button_labels, relabel_duplicates
from pictures.artist import find_artist as real_artist
from rules.engine import GAMES, Option, Prompt
from tables.session import TableSession
from tables.snapshot import take_snapshot
from tests.cogs.ui.test_limits import make_message
from tests.drivers import open_table, random_play
from tests.sessions import make_session

GAMES_EACH = 3
ANSWERS = 250
DRAWN = pictures.Picture(b"", "The board.")


def buttons_and_selects(view: LayoutView) -> tuple[list[str], list[dict[str, Any]]]:
    parts = list(walk_payload(list_components(view)))
    buttons = [str(part["label"]) for part in parts if part["type"] == 2]
    return buttons, [part for part in parts if part["type"] == 3]


def reads_apart(view: LayoutView) -> None:
    """Check that every button and select of the message can be told from the others by what it
    says."""
    buttons, selects = buttons_and_selects(view)
    places = [str(select["placeholder"]) for select in selects]
    for said in (buttons, places):
        assert not [label for label, many in Counter(said).items() if many > 1], said
    for select in selects:
        options = [(o["label"], o.get("description")) for o in select["options"]]
        assert not [each for each, many in Counter(options).items() if many > 1], options


@pytest.mark.parametrize("every", [12, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_two_components_of_a_message_read_alike(
    key: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card and everybody's panel, through random games, after each so-many-th answer."""
    monkeypatch.setattr(pictures, "find_artist", real_artist)
    game = GAMES[key]
    for number in range(GAMES_EACH):
        table = open_table(key, game.seats[number % len(game.seats)], f"labels {number}")
        for count, _ in enumerate(random_play(table, Random(f"labels {number}"))):
            if count > ANSWERS or table.result is not None:
                break
            if count % every == 0:
                everybody_and_each(make_session(table))


def everybody_and_each(session: TableSession) -> None:
    reads_apart(card.make_game_card(take_snapshot(session), (), DRAWN))
    for seat in {prompt.seat for prompt in session.running_game.prompts}:
        reads_apart(private_panel.make_private_panel(take_snapshot(session, seat=seat)))


def make_question(*options: Option, identifier: str = "1", text: str = "Which?") -> Prompt[Any]:
    return Prompt(identifier, 0, text, "choice", options, 1, 1, [options[0].id])


WORD = st.text("ab ", min_size=1, max_size=90).map(str.strip).filter(bool)


@given(st.lists(st.tuples(WORD, st.just("") | WORD), min_size=1, max_size=40))
def test_options_of_one_question_never_read_alike(said: list[tuple[str, str]]) -> None:
    options = [
        Option(str(n), "pick", label[:80], detail[:100]) for n, (label, detail) in enumerate(said)
    ]
    view = make_message(*questions.make_controls(1, make_question(*options)))
    reads_apart(view)
    assert all(len(label) <= limits.BUTTON_LABEL for label in buttons_and_selects(view)[0])


def test_options_of_the_same_name_say_how_they_differ() -> None:
    ways = make_question(
        Option("n", "go", "Go to the well", "By the north road."),
        Option("s", "go", "Go to the well", "By the south road."),
        Option("x", "go", "Stay", "Here."),
    )
    assert list_button_labels(questions.make_controls(1, ways)) == [
        "Go to the well: By the north road.",
        "Go to the well: By the south road.",
        "Stay",
    ]
    asked = [
        Prompt[Any](str(n), 0, text, "text", (), 0, 99, "")
        for n, text in enumerate(["Who is this? A line for the name.", "How did it go?"])
    ]
    answers = [(prompt, questions.make_controls(1, prompt)) for prompt in asked]
    relabel_duplicates(answers, ["Look"])
    said = [label for _, rows in answers for label in list_button_labels(rows)]
    assert said == ["Write · Who is this?", "Write · How did it go?"]
    long = [
        make_question(Option("o", "go", "Go on " * 13), text=text) for text in ("Here?", "There?")
    ]
    answers = [(prompt, questions.make_controls(1, prompt)) for prompt in long]
    relabel_duplicates(answers, [])
    said = [label for _, rows in answers for label in list_button_labels(rows)]
    assert all(len(label) <= limits.BUTTON_LABEL for label in said), said


def test_the_way_out_is_a_button_rather_than_a_checkbox() -> None:
    """Of ten things and a way out, ten are to be ticked, each in its box."""
    things = [Option(f"o{n}", "pick", f"Thing {n}") for n in range(10)]
    out = Option("back", "pick", "Never mind", "Nothing has happened yet.")
    prompt: Prompt[Any] = Prompt(
        "7", 0, "Which?", "choice", (*things, out), 1, 11, ["back"], many=True, way_out="back"
    )
    view = make_message(*questions.make_controls(1, prompt))
    assert buttons_and_selects(view) == (["Choose up to 10…", "Never mind"], [])
    (field,) = [
        p for p in walk_payload(questions.make_form(1, prompt, "Tiny").to_dict()) if "options" in p
    ]
    assert [option["value"] for option in field["options"]] == [shorten_id(o.id) for o in things]
    assert (field["type"], field["min_values"], field["max_values"]) == (22, 1, 10)
    assert "Never mind** · Nothing has happened yet." in questions.describe_question(prompt)
