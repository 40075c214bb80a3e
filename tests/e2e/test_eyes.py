"""What listens for leaks hears them: a sheet of Survive! and a Scene of Hope Inhumanity are their
reader's, and found where they are shown to others. And no complaint of the bot's goes unheard."""

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

from pictures import find_artist
from rules.engine import Entry, Table
from rules.hope.model.decks import DECKS
from rules.hope.words import card_text
from tests.drivers import bot_play, take_entry
from tests.e2e import complaints
from tests.e2e.eyes import Eyes, Sight, find_names, find_watch
from tests.kit.sentences import list_own_sentences
from tests.packs import list_pack_texts, list_prose

PROSE = ("text", "told", "told_failed", "callout", "prompt", "line", "situation", "setup")
"""The fields of packs with words that are hidden until they are read."""


class PlayedGame:
    """The beginning of a game among bots, as a ledger has it. Seat n is user n's."""

    def __init__(self, game: str, answers: int, packs: Sequence[str] = ()) -> None:
        self.packs = packs
        self.sandbox = SimpleNamespace(interactions=SimpleNamespace(add_watcher=lambda hear: None))
        self.listeners: list[Any] = []
        self.game = game
        self.played = [entry for entry, _ in islice(bot_play(self.open_table(1)), answers)]
        ledger: Any = self  # all of one that eyes need
        self.eyes = Eyes(ledger)

    def open_table(self, _: int) -> Table[Any]:
        return Table.open(self.game, names=["Ada", "Ben", "Cleo"], seed="eyes", packs=self.packs)

    def read_entries(self, _: int) -> list[Entry]:
        return self.played

    def query(self, text: str, *_: Any) -> list[tuple[Any, ...]]:
        return [(n, n) for n in range(3)] if "seats" in text else [(1, self.game)]

    def pass_positions(self) -> Iterator[tuple[int, Table[Any]]]:
        """The table after each entry, by its revision."""
        table = self.open_table(1)
        for revision, entry in enumerate(self.played, 1):
            take_entry(table, entry)
            yield revision, table

    def list_views(self, seat: int) -> list[Any]:
        """What the seat may know after each entry."""
        return [table.view(seat).model_copy(deep=True) for _, table in self.pass_positions()]

    def watch_sight(self, reader: int | None, revision: int, body: str) -> Eyes:
        """Somebody has been sent that, and nothing else was sent."""
        kept = find_names(self.game, json.dumps({"content": str(body)}, ensure_ascii=False))
        assert kept is not None
        self.eyes.seen = [Sight(reader, 1, revision, False, kept)]
        return self.eyes


@pytest.mark.parametrize(("game", "answers"), [("posthuman", 40), ("hope", 80), ("aftermath", 80)])
def test_a_packs_cards_are_hidden_until_read(game: str, answers: int) -> None:
    """Each hand, as its own seat is shown it; and a text of the pack that nobody has read yet,
    which is then shown to everybody."""
    played = PlayedGame(game, answers, list_pack_texts(game))
    unread = {*list_own_sentences(list_prose(game, *PROSE))} - knowledge_of(played)
    assert unread
    word = min(unread & set(find_watch(game)[0](" | ".join(unread))))
    eyes = played.watch_sight(None, len(played.played), word)
    with pytest.raises(AssertionError, match="was shown to None"):
        eyes.check_all()
    eyes.seen.clear()
    for revision, table in played.pass_positions():
        for seat in range(3):
            hand = find_artist(game).hand(table.view(seat))
            shown = find_names(game, json.dumps(hand, ensure_ascii=False))
            if shown:
                eyes.seen.append(Sight(seat, 1, revision, False, shown))
    eyes.check_all()


def knowledge_of(played: Any) -> set[str]:
    """What anybody has read by the end of what was played."""
    known = played.eyes.list_knowledge(1, played.game)
    return set().union(*known[-1].values())


def test_a_humans_sheet_is_private() -> None:
    played = PlayedGame("survive", 25)
    revision, view = next(
        (n, view) for n, view in enumerate(played.list_views(0), 1) if view.players[0].cards > 2
    )
    sheet = find_artist("survive").hand(view)
    assert played.watch_sight(0, revision, sheet).check_all()["hidden of survive"] >= 3
    for reader in (None, 1):
        with pytest.raises(AssertionError, match=rf"Crops \*\*.* was shown to {reader}"):
            played.watch_sight(reader, revision, sheet).check_all()


def test_a_scene_is_private_until_told() -> None:
    played = PlayedGame("hope", 60)
    views = played.list_views(0)
    told = {view.scene.told for view in views if view.scene is not None}
    revision, scene = next(
        (n, DECKS.scenes[view.private.card])
        for n, view in enumerate(views, 1)
        if view.private.card and str(DECKS.scenes[view.private.card].callout) in told
    )
    card = str(card_text.describe_scene(scene))
    assert played.watch_sight(0, revision, card).check_all()["hidden of hope"] >= 3
    for reader, body in ((None, card), (1, f"They came upon {scene.callout}")):
        with pytest.raises(AssertionError, match=f"was shown to {reader}"):
            played.watch_sight(reader, revision, body).check_all()
    assert played.watch_sight(None, len(views), scene.callout).check_all()["open"] >= 2


def test_a_standing_order_is_private() -> None:
    played = PlayedGame("hope", 40)
    views = played.list_views(0)
    own = find_artist("hope").hand(views[-1])
    assert "While you're away I'll" in own
    assert played.watch_sight(0, len(views), own).check_all()["hidden of hope"] >= 1
    with pytest.raises(AssertionError, match=r"While you're away I'll.* was shown to None"):
        played.watch_sight(None, len(views), own).check_all()


BEGINS = "2026-11-21 16:38:48,580 "


@pytest.mark.parametrize(
    "complaint",
    [
        "ERROR tables.actions.bots: Table 3: bots failed.\nTraceback (most recent call last):",
        "WARNING discord.http: We are being rate limited. Retrying in 1.0 seconds.\nTraceback",
        "WARNING cogs.outbox.publisher: Table 3: it could not be noted what is shown: The file is "
        "broken.",
    ],
)
def test_the_check_finds_an_unknown_complaint(complaint: str) -> None:
    known = "WARNING discord.http: We are being rate limited. Retrying in 1.0 seconds.\n"
    assert complaints.count_complaints(2 * (BEGINS + known)) == {"complaints of 429": 2}
    with pytest.raises(AssertionError, match="1 complaints that nobody knows"):
        complaints.count_complaints(f"{BEGINS}{known}{BEGINS}{complaint}\n{BEGINS}{known}")
