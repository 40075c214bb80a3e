"""Which picture a question needs: what games declare is there, and the card shows it."""

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice, takewhile
from random import Random
from typing import Any

import pytest
from discord.ui import LayoutView

import pictures
from cogs.ui.components import walk_payload
from cogs.ui.message import list_components
from cogs.views import plain, private_panel
from pictures import find_artist
from rules.engine import GAMES, Prompt, Table
from storage import Seat, TableRow
from tables.session import TableSession
from tables.snapshot import Snapshot, take_snapshot
from tables.wording import text
from tests import golden
from tests.drivers import open_table, random_play
from tests.rules.aurora.positions import sit_down_at

DECLARING = sorted(key for key, game in GAMES.items() if game.pictured)


def find_needed(key: str, prompt: Prompt[Any]) -> str:
    return GAMES[key].pictured[prompt.topic].format(seat=prompt.seat)


def pass_positions(key: str, games: int) -> Iterator[Table[Any]]:
    """The positions of kept games, and of so many random ones with the most players."""
    yield from golden.pass_positions(key)
    for number in range(games):
        table = open_table(key, max(GAMES[key].seats), f"pictured {number}")
        yield from (table for _ in random_play(table, Random(number)))


@pytest.mark.parametrize("games", [3, pytest.param(25, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", DECLARING)
def test_every_picture_a_question_needs_exists(key: str, games: int) -> None:
    """Whenever such a question is open; and each that is declared is asked in these games."""
    asked, drawer = set(), find_artist(key)
    assert drawer is not None
    for table in pass_positions(key, games):
        needing = [p for p in table.prompts if p.topic in GAMES[key].pictured and not p.optional]
        if needing:
            drawn = {drawing.name for drawing in drawer.pictures(table.view(None))}
            assert {find_needed(key, prompt) for prompt in needing} <= drawn
            asked.update(prompt.topic for prompt in needing)
    assert len(asked) > 0.8 * len(GAMES[key].pictured), "few are so rare"


def test_the_card_shows_the_questions_picture() -> None:
    """Damage: the Convoy of whoever takes it; a drive: the road; a turn: the Zone."""

    def first(case: Any) -> str:
        names = [one.name for one in plain.list_drawings("aurora", case.view(), case.table.prompts)]
        assert len(set(names)) == len(names) > 3
        found: str = names[0]
        return found

    driven = "phase movement; sides 1B 2A 3A; order 1 0; stow SF; at 102a"
    assert first(sit_down_at(driven)) == "road"
    assert first(sit_down_at("zone frozen-farm")) == "zone"
    case = sit_down_at("order 1 0; zone service-station; active_1 leader")
    assert first(case.go("explore:1", "0")) == "convoy-1"


async def test_private_questions_have_their_picture_too(painted: list[str]) -> None:
    case = sit_down_at("order 1 0; zone service-station; active_1 leader")
    await plain.paint_own_pictures(seen_by(case.table, 1))
    assert painted == ["zone"]
    painted.clear()
    case.go("explore:1", "0")
    await plain.paint_own_pictures(seen_by(case.table, 1))
    assert painted == ["convoy-1"]
    painted.clear()
    await plain.paint_own_pictures(seen_by(case.table, 0))
    assert not painted, "nothing is asked of this seat"


@pytest.mark.parametrize(
    ("key", "own"),
    [("aurora", ["convoy-1"]), ("posthuman", ["map-1", "cards"]), ("aftermath", ["hand"])],
)
async def test_a_hand_shows_everything_a_player_owns(
    key: str, own: list[str], painted: list[str]
) -> None:
    drawer = find_artist(key)
    assert drawer is not None
    found: set[str] = set()
    shared = takewhile(lambda table: len(table.names) > 2, golden.pass_positions(key))
    for table in islice(shared, 0, 160, 4):
        mine = seen_by(table, 1)
        await plain.paint_own_pictures(mine, plain.list_hand_drawings)
        found.update(painted)
        painted.clear()
        held = words_of(private_panel.make_hand_view(mine))
        alts = [
            text.format_plain(each.alt(each.facts)) for each in plain.list_public_own_drawings(mine)
        ]
        assert all(alt[:300] in held for alt in alts)
        assert held.startswith(drawer.hand(mine.view)[:200])
    assert set(own) <= found
    assert not {name for name in found if name[-1] in "023"}, "what is another's"


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the pictures that are painted, which takes no time here."""
    names: list[str] = []

    async def paint(game: str, drawing: pictures.Drawing, seat: int | None = None):
        names.append(drawing.name)
        return pictures.Picture(b"", "", drawing.name)

    monkeypatch.setattr(pictures, "paint", paint)
    return names


def seen_by(table: Table[Any], seat: int) -> Snapshot:
    """The table as the seat may see it."""
    now = datetime(2026, 1, 1, tzinfo=UTC)
    seats = tuple(Seat(n, 10 + n, name) for n, name in enumerate(table.names))
    key = table.game.key
    row = TableRow(1, 2, 3, 4, key, {}, {}, "s", "playing", 0, 0, seats, None, now, now)
    return take_snapshot(TableSession(row, table), seat=seat)


def words_of(view: LayoutView) -> str:
    parts = walk_payload(list_components(view))
    return "\n".join(str(part["content"]) for part in parts if part["type"] == 10)
