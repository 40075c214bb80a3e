"""Rarely used questions that are nearly always open are only behind the button "More"."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

import pictures
from cogs.table import typed_answers
from cogs.ui.components import shorten_id, walk_payload
from cogs.views import private_panel
from pictures import find_artist as real_artist
from rules.engine import GAMES, Prompt
from tables.snapshot import Snapshot, take_snapshot
from tests.cogs.play import Camp, list_labels, read_reply, read_text
from tests.cogs.ui.test_limits import check_limits
from tests.drivers import open_table, random_play
from tests.sessions import make_session
from tests.template_game import find_path

KEYS = sorted(key for key in GAMES if key not in ("tiny", "odd"))
AHEAD = {str(private_panel.AHEAD), str(private_panel.ALWAYS)}
EVERY = 24
"""Panels are looked at after each so-many-th entry."""


@cache
def take_shots(key: str) -> list[Snapshot]:
    """Everybody's looks at random games of the fewest and of the most players."""
    found = []
    for seats in {GAMES[key].seats[0], GAMES[key].seats[-1]}:
        table = open_table(key, seats, "seldom used")
        for number, _ in enumerate(random_play(table, Random(key))):
            if number % EVERY == 0 and table.result is None:
                session = make_session(table)
                found += [take_snapshot(session, seat=seat) for seat in range(seats)]
    return found


def list_offered(view: Any) -> set[str]:
    """The `shorten_id`s of the questions for which a message has a button or a select."""
    raw: Any = view.to_components()
    ids = [str(part.get("custom_id", "")).split(":") for part in walk_payload(raw)]
    return {bits[3] for bits in ids if len(bits) > 3 and bits[2] != "look"}


def list_view_labels(view: Any) -> list[str]:
    return [str(part["label"]) for part in walk_payload(view.to_components()) if "label" in part]


def refs(prompts: list[Prompt[Any]]) -> set[str]:
    return {shorten_id(prompt.id) for prompt in prompts}


@pytest.mark.parametrize("key", KEYS)
def test_rare_answers_are_behind_more_or_typed_but_on_no_panel(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "find_artist", real_artist)
    seldom: Counter[bool] = Counter()
    for snapshot in take_shots(key):
        aside = [prompt for prompt in snapshot.own_prompts if prompt.aside]
        assert all(prompt.optional and not prompt.calls for prompt in aside)
        panel = private_panel.make_private_panel(snapshot)
        more = private_panel.make_more_view(snapshot)
        assert not list_offered(panel) & refs(aside)
        pages = [verb.capitalize() for verb in real_artist(key).pages]
        assert list_view_labels(panel).count("More") == bool(aside or pages[1:])
        assert set(pages) <= set(list_view_labels(more))
        own = [one for one in list_view_labels(panel) if one in {*pages, "Earlier", "More", *AHEAD}]
        assert len(own) <= 3
        assert (own[-1] in AHEAD) is not snapshot.game.is_out(snapshot.view)
        assert list_offered(more) == refs(aside)
        assert snapshot.rule_number in {"", *(prompt.rule for prompt in snapshot.usual_prompts)}
        check_limits(more)
        suggested = {value for _, value in typed_answers.list_suggestions(snapshot.own_prompts, "")}
        for one in refs(aside):
            assert any(value.startswith(one) for value in suggested)
        seldom[bool(aside)] += 1
    sources = (path.read_text("utf-8") for path in find_path(f"rules/{key}").rglob("*.py"))
    assert (seldom[True] > 5) == any("aside=True" in source for source in sources)
    assert seldom[False]


async def test_more_opens_its_own_message_and_takes_an_answer(camp: Camp) -> None:
    await camp.begin_odd("seldom", camp.ben)
    mine = (await camp.ben.click(camp.card(), label="Your move")).response
    assert "Ring the bell" not in list_labels(mine)
    assert "You have nothing to decide. It is Ada's move." in read_text(mine)
    more = (await camp.ben.click(mine, label="More")).response
    assert "At any time, if you like:" in read_text(more)
    assert "Ring the bell" in list_labels(more)
    assert "Your move" not in read_text(more)
    assert "Ben rings the bell." in await camp.press(camp.ben, more, "Ring the bell")
    camp.forget_panels()
    assert "More" not in list_labels(
        (await camp.ben.click(camp.card(), label="Your move")).response
    )
    row = await camp.row()
    late = await camp.forge(camp.ben, camp.card(), f"ek:{row.id}:more")
    assert "There is nothing else you can do right now." in read_reply(late)
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    assert "Which of these bells?" not in read_text(mine)
    more = (await camp.ada.click(mine, label="More")).response
    assert "Which of these bells?" in read_text(more)
    assert (await camp.ada.click(more, label="Choose up to 60…")).modal
