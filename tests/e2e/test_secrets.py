"""What only one seat may know reaches no other eyes: of all that the bot ever sends, the public
part depends on nothing hidden, and a private part goes to its owner."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from discord.ui import LayoutView

from cogs.outbox import publisher
from cogs.views import card
from pictures import Picture, artist
from rules.engine import Table
from storage import TableRow
from tables.session import TableSession
from tables.snapshot import Snapshot, take_snapshot
from tables.summary import Summary
from tests.e2e.eyes import Eyes
from tests.e2e.house import House
from tests.e2e.people import play
from tests.rules.survive.secrets import AmongThem

pytestmark = pytest.mark.usefixtures("quick")


async def test_a_canary_in_every_hand(house: House) -> None:
    """Each card of the deck bears a word of its own. Over whole games, in messages, edits, alt
    texts, file names, forms and suggestions, nobody reads it but who holds the card or did."""
    eyes = Eyes(house.ledger)
    options = {"rounds": "6"}
    async with (
        house.bot(),
        house.seated("canary", Random(3), people=3, options=options) as people,
    ):
        for person in people[:2]:
            await person.player.command("settings", person.channel, hand_by_dm=True)
        await play(people)
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
                await person.player.command(command, person.channel)
    house.ledger.reckon()
    found = eyes.reckon()
    assert found["hidden"] > 30
    assert found["public"] > 30


async def test_hidden_cards_of_a_convoy_are_their_holders_alone(house: House) -> None:
    """Last Aurora: the name of an Object or of a Loot card is sent to nobody who has not been shown
    that card, on the table or in the own hand. At the end all that is unsaid stays so."""
    eyes, options = Eyes(house.ledger), {"words_only": "yes"}
    found: Counter[str] = Counter()
    async with house.bot():
        for number in range(5):  # now and then nobody comes by a hidden card in a whole game
            async with house.seated("aurora", Random(number), people=3, options=options) as people:
                for person in people:
                    await person.player.command("settings", person.channel, hand_by_dm=True)
                await play(people)
                for person in people:
                    for command in ("hand", "board", "table log", "aurora pile", "aurora convoy"):
                        await person.player.command(command, person.channel)
            house.ledger.reckon()
            found = eyes.reckon()
            assert found["public"] > 30
            if found["hidden"]:
                return
    raise AssertionError(f"Nobody was shown a hidden card: {found}")


async def test_the_card_of_survive_depends_on_nothing_hidden(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whenever a card is drawn, the hands of all are dealt anew among them and it is drawn again:
    not a byte may differ. Where the table itself asks otherwise then (SV-3.14, SV-9.7), or other
    cards have moved in the open (SV-7.6), that is public; else those cards are equal too."""
    found: Counter[str] = Counter()
    rnd = Random(4)
    leaks: list[tuple[Any, Any]] = []
    others: dict[int, tuple[Snapshot, list[Snapshot]]] = {}

    def shot_and_dealt(
        session: TableSession, row: TableRow | None = None, seat: int | None = None
    ) -> Snapshot:
        snapshot = take_snapshot(session, row, seat)
        if seat is None and session.table is not None and snapshot.result is None:
            others[id(snapshot)] = (snapshot, dealt(session.table, snapshot, rnd))
        return snapshot

    monkeypatch.setattr(publisher, "take_snapshot", shot_and_dealt)
    options = {"last_dawn": "20"}
    async with (
        house.bot() as bot,
        house.seated("survive", Random(5), people=3, bots=1, options=options) as people,
    ):
        contents = bot.publisher.cards._contents
        draw = contents._view

        async def face(
            snapshot: Snapshot, since: int, picture: Picture | None, went: Summary | None
        ) -> LayoutView:
            if snapshot.view is None:
                return await draw(snapshot, since, picture, went)
            news, own = await contents._told(snapshot, since)
            view = card.in_play(snapshot, news, picture, went, own)
            for other in others.get(id(snapshot), (snapshot, []))[1]:
                again = card.in_play(other, news, alike(picture, snapshot, other), went, own)
                if again.to_components() == view.to_components():
                    found["equal"] += 1
                elif public(other) != public(snapshot):
                    found["asked otherwise"] += 1
                else:
                    leaks.append((view.to_components(), again.to_components()))
            return view

        contents._view = face
        await play(people)
    house.ledger.reckon()
    assert not leaks, f"The card tells of a hand:\n{leaks[0][0]}\n{leaks[0][1]}"
    assert found["equal"] > 5  # how many more depends on the pace at which cards are drawn
    assert found["equal"] > 4 * found["asked otherwise"]


def dealt(table: Table[Any], snapshot: Snapshot, rnd: Random) -> list[Snapshot]:
    """The same moment with other hands: as it stands, and as it comes of the step's answers."""
    deal, found = AmongThem(), []
    state = deal.state(table.state.model_copy(deep=True), None, rnd)
    if state is not None:
        found.append(replace(snapshot, view=table.game.view(state, None, table.names)))
    saved = deal.saved(json.loads(table.dump()), None, rnd)
    if saved is not None:
        other: Table[Any] = Table.load(json.dumps(saved))
        if not other.lost:
            session = TableSession(snapshot.row, other)
            session.learners = dict(snapshot.learners)
            found.append(take_snapshot(session, snapshot.row))
    return found


def public(snapshot: Snapshot) -> Any:
    """What everybody may know of what is asked, and of the cards that moved since the last step
    (SV-7.6): a default answer may have paid another element from another hand."""
    asked = [(p.seat, p.text, p.options) for p in snapshot.prompts if not p.secret]
    return (
        asked,
        snapshot.waiting,
        [p.seat for p in snapshot.prompts],
        snapshot.view and snapshot.view.bank,
    )


def alike(picture: Picture | None, snapshot: Snapshot, other: Snapshot) -> Picture | None:
    """The picture, if the other shows the same; with the other's own words."""
    if picture is None:
        return None
    (one,), (two,) = (artist("survive").pictures(each.view) for each in (snapshot, other))
    if one.fingerprint != two.fingerprint:
        return None
    return replace(picture, alt=two.alt(two.facts))
