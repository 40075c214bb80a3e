"""What listens for leaks hears them: a sheet of Survive! and a Scene of Hope Inhumanity are their
reader's, and found where they are shown to others. And no complaint of the bot's goes unheard."""

from __future__ import annotations

import json
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

from pictures import artist
from rules.engine import Entry, Table
from rules.hope import wording
from rules.hope.decks import DECKS
from tests.drivers import bot_play, take
from tests.e2e import complaints
from tests.e2e.eyes import Eyes, Sight, named


class Played:
    """The beginning of a game among bots, as a ledger has it. Seat n is user n's."""

    def __init__(self, game: str, answers: int) -> None:
        self.sandbox = SimpleNamespace(interactions=SimpleNamespace(watch=lambda hear: None))
        self.listeners: list[Any] = []
        self.game = game
        self.played = [entry for entry, _ in islice(bot_play(self.opened(1)), answers)]

    def opened(self, _: int) -> Table[Any]:
        return Table.open(self.game, names=["Ada", "Ben", "Cleo"], seed="eyes")

    def entries(self, _: int) -> list[Entry]:
        return self.played

    def query(self, text: str, *_: Any) -> list[tuple[Any, ...]]:
        return [(n, n) for n in range(3)] if "seats" in text else [(1, self.game)]

    def tables(self) -> list[tuple[int, Table[Any]]]:
        """The table after each entry, with its number."""
        table, found = self.opened(1), []
        for revision, entry in enumerate(self.played, 1):
            take(table, entry)
            found.append((revision, Table.load(table.dump())))
        return found

    def watched(self, reader: int | None, revision: int, body: str) -> Eyes:
        """Somebody has been sent that, and nothing else was sent."""
        eyes: Any = Eyes(self)  # type: ignore[arg-type]  # all of a ledger that it needs
        kept = named(self.game, json.dumps({"content": body}, ensure_ascii=False))
        assert kept is not None
        eyes.seen.append(Sight(reader, 1, revision, False, kept))
        watched: Eyes = eyes
        return watched


def test_the_sheet_of_a_human_is_their_own() -> None:
    played = Played("survive", 40)
    sheets = [
        (revision, artist("survive").hand(table.view(seat)), seat)
        for revision, table in played.tables()
        for seat in range(3)
        if table.view(seat).players[seat].cards > 2
    ]
    revision, sheet, seat = sheets[-1]
    assert played.watched(seat, revision, sheet).reckon()["hidden of survive"] >= 3
    for reader in (None, (seat + 1) % 3):
        with pytest.raises(AssertionError, match=f"It pays for.* was shown to {reader}"):
            played.watched(reader, revision, sheet).reckon()


def test_a_scene_is_its_readers_until_it_is_told() -> None:
    played = Played("hope", 120)
    drawn = [
        (revision, table.view(seat).private.card, seat)
        for revision, table in played.tables()
        for seat in range(3)
        if table.view(seat).private.card
    ]
    revision, card, seat = drawn[0]
    scene = DECKS.scenes[card]
    assert played.watched(seat, revision, wording.scene(scene)).reckon()["hidden of hope"] >= 3
    for reader in (None, (seat + 1) % 3):
        for body in (wording.scene(scene), f"They came upon {scene.callout}"):
            with pytest.raises(AssertionError, match=f"was shown to {reader}"):
                played.watched(reader, revision, body).reckon()
    last, _ = played.tables()[-1]
    assert played.watched(None, last, scene.callout).reckon()["open"] >= 2


def test_a_standing_order_is_its_givers_own() -> None:
    played = Played("hope", 60)
    revision, table = played.tables()[-1]
    own = artist("hope").hand(table.view(1))
    assert "If you are away" in own
    assert played.watched(1, revision, own).reckon()["hidden of hope"] >= 1
    with pytest.raises(AssertionError, match=r"If you are away.* was shown to None"):
        played.watched(None, revision, own).reckon()


BEGINS = "2026-11-21 16:38:48,580 "


@pytest.mark.parametrize(
    "complaint",
    [
        "ERROR cogs.moves: Table 3: its bots could not go on.\nTraceback (most recent call last):",
        "WARNING discord.http: We are being rate limited. Retrying in 1.0 seconds.\nTraceback",
        "WARNING cogs.poster: Table 3: it could not be noted what is shown: The file is broken.",
    ],
)
def test_a_complaint_that_nobody_knows_is_found(complaint: str) -> None:
    known = "WARNING discord.http: We are being rate limited. Retrying in 1.0 seconds.\n"
    assert complaints.reckon(2 * (BEGINS + known)) == {"complaints of 429": 2}
    with pytest.raises(AssertionError, match="1 complaints that nobody knows"):
        complaints.reckon(f"{BEGINS}{known}{BEGINS}{complaint}\n{BEGINS}{known}")
