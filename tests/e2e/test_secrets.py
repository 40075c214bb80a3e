"""What only one seat may know reaches no other eyes: of all that the bot ever sends, the public
part depends on nothing hidden, and a private part goes to its owner."""

import asyncio
import json
from collections import Counter
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cogs.views import card
from pictures import Picture, find_artist
from rules.engine import Event, Table, copy_position
from storage import Commit
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.snapshot import Snapshot, take_snapshot
from tests.e2e.eyes import Eyes
from tests.e2e.house import House
from tests.e2e.people import play_together
from tests.kit.tables import RecordingTable
from tests.rules.survive.secrets import AmongThem

pytestmark = pytest.mark.usefixtures("quick")

SHOWN_SOON = "snow" * 8
"""As long as a drawn seed. With it somebody is shown a hidden card in the first game already."""


async def test_a_canary_in_every_hand(house: House) -> None:
    """Each card of the deck bears a word of its own. Over whole games, in messages, edits, alt
    texts, file names, forms and suggestions, nobody reads it but who holds the card or did."""
    eyes = Eyes(house.ledger)
    options = {"rounds": "3"}
    async with (
        house.run_here(),
        house.seat_people("canary", Random(3), people=3, options=options) as people,
    ):
        for person in people[:2]:
            await person.player.run_command("settings", person.channel, hand_by_dm=True)
        await play_together(people)
        for person in people:
            for command in (
                "recap",
                "mine",
                "hand",
                "board",
                "table log",
                "table verify",
                "game status",
            ):
                await person.player.run_command(command, person.channel)
    house.ledger.check_all()
    found = eyes.check_all()
    assert found["hidden"] > 30
    assert found["public"] > 30


async def test_a_convoys_hidden_cards_are_private(house: House) -> None:
    """Last Aurora: the name of an Object or of a Loot card is sent to nobody who has not been shown
    that card, on the table or in the own hand. At the end all that is unsaid stays so."""
    eyes, options = Eyes(house.ledger), {"words_only": "yes"}
    found: Counter[str] = Counter()
    async with house.run_here(SHOWN_SOON):
        for number in range(1, 8):  # now and then nobody comes by a hidden card in a whole game
            async with house.seat_people(
                "aurora", Random(number), people=2, options=options
            ) as people:
                for person in people:
                    await person.player.run_command("settings", person.channel, hand_by_dm=True)
                await play_together(people)
                for person in people:
                    for command in ("hand", "board", "table log", "aurora pile", "aurora convoy"):
                        await person.player.run_command(command, person.channel)
            house.ledger.check_all()
            found = eyes.check_all()
            assert found["public"] > 10  # on a busy machine a card is edited less often
            if found["hidden"]:
                return
    raise AssertionError(f"Nobody was shown a hidden card: {found}")


@pytest.mark.parametrize("enough", [45, pytest.param(1000, marks=pytest.mark.soak)])
async def test_the_card_of_survive_depends_on_nothing_hidden(
    house: House, monkeypatch: pytest.MonkeyPatch, enough: int
) -> None:
    """Whenever the game has moved on, until enough was compared, the hands of all are dealt again
    among them and the card is drawn of both, in pictures and in words: not a byte may differ. Where
    the table itself asks or tells otherwise then (SV-3.14, SV-9.7, SV-10.5), or other cards have
    moved in the open (SV-7.6), that is public, and tests/test_noninterference.py asks by which
    rule; else those cards are equal too."""
    found: Counter[str] = Counter()
    rnd = Random(4)
    leaks: list[tuple[Any, Any]] = []
    compared = asyncio.Event()
    noted = TableSessions._note_commit

    async def held_against_others(
        self: TableSessions, session: TableSession, commit: Commit, edition: int
    ) -> None:
        before = session.row.edition
        await noted(self, session, commit, edition)
        table = session.running_game
        if table.result is None and commit.entries:
            snapshot = await self.take_snapshot(session)
            news = await contents._list_card_news(snapshot, before)
            for other, saved in deal_again(session, snapshot, rnd):
                one, two = lay_out_cards(snapshot, other, *news)
                if one == two:
                    found["equal"] += 1
                    if found["equal"] >= enough:
                        compared.set()
                elif list_public(other) != list_public(snapshot) or list_told(saved) != list_told(
                    table.dump()
                ):
                    found["other in public"] += 1
                else:
                    leaks.append((one, two))

    monkeypatch.setattr(TableSessions, "_note_commit", held_against_others)
    options = {"last_dawn": "20"}
    async with house.run_here() as bot:
        contents = bot.publisher.cards._contents
        async with house.seat_people(
            "survive", Random(5), people=3, bots=1, options=options
        ) as people:
            playing = asyncio.create_task(play_together(people))
            waiting = asyncio.create_task(compared.wait())
            done, going_on = await asyncio.wait(
                [playing, waiting], return_when=asyncio.FIRST_COMPLETED
            )
            for task in going_on:
                task.cancel()
            await asyncio.gather(*done)
            await asyncio.gather(*going_on, return_exceptions=True)
    house.ledger.check_all()
    assert not leaks, f"The card tells of a hand:\n{leaks[0][0]}\n{leaks[0][1]}"
    assert found["equal"] > 40
    assert found["equal"] > 4 * found["other in public"]


def lay_out_cards(
    snapshot: Snapshot, other: Snapshot, news: list[Event], own: list[Event]
) -> tuple[list[Any], list[Any]]:
    """The card of each, with the board in a picture and in words. A picture is what it is drawn
    of."""
    both = []
    for each in (snapshot, other):
        (board,) = find_artist("survive").pictures(each.view)
        picture = Picture(board.fingerprint, board.alt(board.facts), board.name, board.title)
        faces = [card.make_game_card(each, news, shown, None, own) for shown in (picture, None)]
        both.append([board.fingerprint, *(face.to_components() for face in faces)])
    return both[0], both[1]


def deal_again(
    session: TableSession, snapshot: Snapshot, rnd: Random
) -> list[tuple[Snapshot, str]]:
    """The same moment with other hands: as it stands, and as it comes of the step's answers; each
    with the dump that it comes of."""
    deal, found, table = AmongThem(), [], session.running_game
    dump = table.dump()
    state = deal.deal_state(copy_position(table.state), None, rnd)
    if state is not None:
        view = table.game.view(state, None, table.names)
        found.append((replace(snapshot, view=view), dump))
    saved = deal.deal_saved(json.loads(dump), None, rnd)
    if saved is not None:
        there = copy(session)
        there.table = Table.load(json.dumps(saved))
        if not there.table.fell_back:
            found.append((take_snapshot(there), json.dumps(saved)))
    return found


def list_told(dump: str) -> list[Event]:
    """What everybody is told in the step."""
    return [event for event in RecordingTable[Any].load(dump).told if event.seats is None]


def list_public(snapshot: Snapshot) -> Any:
    """What everybody may know of what is asked, and of the cards that moved since the last step
    (SV-7.6): a default answer may have paid another element from another hand."""
    asked = [(p.seat, p.text, p.options) for p in snapshot.prompts if not p.secret]
    return (
        asked,
        snapshot.waiting,
        [p.seat for p in snapshot.prompts],
        snapshot.view and snapshot.view.bank,
    )
