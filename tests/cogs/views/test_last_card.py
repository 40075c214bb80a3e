"""The card of a game that is over."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cogs.ui import limits
from cogs.ui.components import walk_payload
from cogs.views import card, phone_height
from cogs.views.game_end import rank_seats
from rules import GAMES
from rules.engine import Event, Result
from rules.engine.clipping import ELLIPSIS
from tables import ending
from tests import golden
from tests.cogs.play import Camp, list_labels, list_raw_parts, read_text

FILES = sorted(golden.FOLDER.glob("*/*.jsonl"))
LIKE_SHORTER_ONES = {
    "built-and-in-strict-order",
    "first-on-the-last-space",
    "nobody-is-left-standing",
    "success",
    "two-players",
}
"""Long games that end like others: only the soak looks at their ends too."""
WHEN = "2026-11-02T18:00:00Z"
pytestmark = pytest.mark.usefixtures("work_here")


def export_golden_game(file: Path) -> tuple[bytes, dict[str, Any]]:
    """A golden game as `/table export` gives it, and its result."""
    head, *journal, last = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    version = GAMES[head["game"]].version
    keys = ("kind", "seat", "prompt", "answer")
    table = {
        "emberkeep": 2,
        "game": head["game"],
        "status": "ended",
        "opened_at": WHEN,
        "options": head["options"],
        "seats": [{"name": name, "bot": False} for name in head["names"]],
        "seed_hash": golden.begin_game(head).seed_hash,
        "seed": head["seed"],
        "save": head.get("save"),
        "journal": [
            {**dict(zip(keys, row, strict=False)), "version": version, "at": WHEN}
            for row in journal
        ],
    }
    return json.dumps(table).encode(), last


async def last_card(camp: Camp, file: Path) -> tuple[Any, dict[str, Any]]:
    """The last card of a golden game, and the result."""
    content, last = export_golden_game(file)
    assert "I have replayed all" in await camp.import_table(camp.ada, content)
    return camp.card(), last


@pytest.mark.parametrize(
    "left_out", [LIKE_SHORTER_ONES, pytest.param(set(), marks=pytest.mark.soak)], ids=["", "all"]
)
@pytest.mark.parametrize("key", sorted({file.parent.name for file in FILES}))
async def test_a_game_ends_with_a_page_worth_keeping(
    camp: Camp, key: str, left_out: set[str]
) -> None:
    for file in FILES:
        if file.parent.name == key and file.stem not in left_out:
            card, last = await last_card(camp, file)
            is_worth_keeping(card, file, last)


def is_worth_keeping(card: Any, file: Path, last: dict[str, Any]) -> None:
    names = json.loads(file.read_text("utf-8").partition("\n")[0])["names"]
    words = read_text(card)
    epilogue = re.search(r"^\*([^*]+)\*$", words, re.MULTILINE)
    assert 2 <= len(re.findall(r"[.!?](?= |$)", epilogue[1])) <= 8
    standings = re.findall(r"^- \*\*(.+?)\*\*( \(won\))?: (.+)\.$", words, re.MULTILINE)
    told = [line for line in standings if line[0] in names]
    assert sorted(line[0] for line in told) == sorted(names)
    assert all(re.search("[a-z]{3}", line[2]) for line in told), "in words"
    winners = [names[seat] for seat in last["winners"]]
    verb = "wins" if len(winners) == 1 else "win"
    heading = f" {verb}.** {last['why']}" if winners else f"**{last['why']}**"
    assert heading in words
    assert sorted(line[0] for line in told if line[1]) == sorted(
        winners if len(winners) < len(names) else []
    )
    assert "**Turning points**" in words
    assert re.search(rf"^- \*\*{GAMES[file.parent.name].period} \d+:\*\* ", words, re.MULTILINE)
    assert ELLIPSIS not in words
    assert not re.search("[0-9a-f]{16}", words), "no seed, and no hash"
    assert {"Story", "Replay", "Menu"} <= {*list_labels(card)}
    assert {"Rematch", "Next chapter"} & {*list_labels(card)}
    assert len(list(walk_payload(list_raw_parts(card)))) <= limits.MESSAGE_COMPONENTS
    assert len(words) <= limits.MESSAGE_TEXT


async def test_the_last_words_of_players_are_on_the_card(camp: Camp) -> None:
    file = golden.FOLDER / "hope" / "some-arrived.jsonl"
    journal = map(json.loads, file.read_text("utf-8").splitlines()[1:-1])
    written = [row[3] for row in journal if row[-1]]
    (last_words, *_) = [words for words in reversed(written) if isinstance(words, str)]
    card, _ = await last_card(camp, file)
    assert f"> {last_words}" in read_text(card)


def test_last_words_take_four_phone_lines_at_most() -> None:
    full = 4 * phone_height.LIST_LINE
    fits, too_long = [Event("Ada says:", data={"quote": "x" * n}) for n in (full, full + 1)]
    assert card._list_quote_events([fits, too_long, Event("Ada draws.")]) == [fits]


async def test_a_last_card_without_an_epilogue_has_scores(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAMES["survive"]), "write_epilogue", lambda *_: 1 // 0)
    card, last = await last_card(camp, golden.FOLDER / "survive" / "dawn.jsonl")
    assert last["why"] in read_text(card)
    names = [seat.name for seat in (await camp.row()).seats]
    for seat, score in last["scores"].items():
        assert re.search(rf"\*\*{names[int(seat)]}\*\*( \(won\))?: {score}\.", read_text(card))
    assert any(record.name == ending.__name__ for record in camp.trouble)
    camp.trouble.clear()


@pytest.mark.parametrize(
    ("winners", "order"), [((), [0, 2, 1]), ((1,), [1, 0, 2]), ((2, 1), [2, 1, 0])]
)
def test_winners_come_first_in_the_standings(winners: tuple[int, ...], order: list[int]) -> None:
    assert rank_seats(Result(winners, {0: 9, 1: 3, 2: 7}, "It is over."), 3) == order
