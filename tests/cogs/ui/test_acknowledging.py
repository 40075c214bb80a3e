"""Interactions are acknowledged within three seconds, even while their table is locked; and what
somebody did is written during that call, not after it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from itertools import count, takewhile
from time import monotonic
from typing import Any

import discord
import pytest
from discord import AppCommandOptionType, app_commands
from simcord import interactions
from simcord._settlement import _run_due_virtual_callbacks
from simcord.backend import serializers

import pictures
from cogs.newcomers.full_rules import make_manual_pages
from cogs.ui.components import walk_payload
from cogs.ui.handlers import HANDLERS
from cogs.ui.limits import SECONDS_TO_ACKNOWLEDGE
from tests.cogs.play import Camp, list_labels, list_raw_parts, list_selects, read_reply, read_text

TURNS = 1000
"""How often other tasks get a turn before Discord would give up."""
COMMAND, COMPONENT, SUGGESTIONS, SUBMITTED = 2, 3, 4, 5
"""Kinds of interactions."""
MODAL = 9
"""The kind of an answer that opens a form."""
FILE = {"id": "1", "filename": "t", "size": 2, "url": "https://x/t", "proxy_url": "https://x/t"}


def turns() -> Iterator[int]:
    """As many turns as a machine with much else to do needs to write something down."""
    end = monotonic() + 60
    return takewhile(lambda _: monotonic() < end, count())


async def wait_until(camp: Camp, there: Any) -> bool:
    """Whether that becomes true while other tasks run, before Discord would give up. SimCord
    advances time only when the bot is idle, which it is not while a table is locked, so this does
    it; but only once what was to be written is written, or on a quick machine all of that time
    would pass while the writer's thread has hardly begun."""
    step = (SECONDS_TO_ACKNOWLEDGE - 0.5) / TURNS
    for turn in turns():
        if there():
            return True
        if turn < TURNS:
            camp.env._move_clock(camp.env._virtual_time + step)
        _run_due_virtual_callbacks(camp.env._settlement_state(), float("inf"))
        await camp.store._writer.run_on_thread(lambda: None)
    return False


@pytest.fixture
async def held(camp: Camp) -> AsyncIterator[asyncio.Event]:
    """A table in play whose lock is held until the test releases it. Ada is to move."""
    await camp.begin(camp.ben)
    let_go, has_it = asyncio.Event(), asyncio.Event()
    table = (await camp.row()).id

    async def hold() -> None:
        async with camp.sessions.lock_table(table):
            has_it.set()
            await let_go.wait()

    holding = asyncio.create_task(hold())
    await has_it.wait()
    yield let_go
    let_go.set()
    await holding
    await camp.env.settle()


def send(camp: Camp, data: dict[str, Any], kind: int, on: Any = None, who: Any = None) -> str:
    """Discord delivers an interaction of Ada's; returns the path at which it is acknowledged."""
    backend = camp.env.backend
    record, sent = interactions.base_payload(
        backend,
        type=kind,
        channel_id=camp.channel.id,
        guild_id=camp.guild.id,
        user_id=(who or camp.ada).id,
        data=data,
    )
    if on is not None:
        stored = backend.get_message(camp.channel.id, on.id)
        sent["message"] = dict(serializers.message_payload(backend, stored))
    backend.emit("INTERACTION_CREATE", sent)
    return f"/interactions/{record.id}/{record.token}/callback"


def press(camp: Camp, on: Any, label: str, who: Any = None) -> str:
    """Ada presses a button, and nobody waits for the result."""
    (found,) = [p for p in walk_payload(list_raw_parts(on)) if p.get("label") == label]
    data = {"custom_id": found["custom_id"], "component_type": 2}
    return send(camp, data, COMPONENT, on, who)


def find_sent(camp: Camp, path: str) -> Any:
    """What has been sent to Discord at that path, if anything."""
    return next((e.json for e in camp.env.http_requests if e.path == path), None)


@pytest.fixture
async def painting(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[asyncio.Event]:
    """A table in play; no picture is done until the test sets the event."""
    await camp.begin(camp.ben)
    done, paint = asyncio.Event(), pictures.paint

    async def call_late(*drawing: Any) -> pictures.Picture:
        await done.wait()
        return await paint(*drawing)

    monkeypatch.setattr(pictures, "paint", call_late)
    yield done
    done.set()
    await camp.env.settle()


@pytest.mark.parametrize("kind", [COMPONENT, SUBMITTED])
async def test_presses_and_forms_are_acknowledged_while_the_table_is_locked(
    camp: Camp, held: asyncio.Event, kind: int
) -> None:
    assert await unacknowledged_doors(camp, kind) == []
    assert not held.is_set()


async def test_buttons_are_acknowledged_before_painting(
    camp: Camp, painting: asyncio.Event
) -> None:
    assert await unacknowledged_doors(camp, COMPONENT) == []
    assert not painting.is_set()
    # A page of the rules is, too.
    page = [each.pictured for each in make_manual_pages("aurora")].index(True)
    data = {"custom_id": f"ek:0:manual:aurora:{page}", "component_type": 2}
    path = send(camp, data, COMPONENT, camp.card())
    assert await wait_until(camp, lambda: find_sent(camp, path))
    assert not painting.is_set()


async def unacknowledged_doors(camp: Camp, kind: int) -> list[str]:
    """The handlers that do not acknowledge in time."""
    table, paths = (await camp.row()).id, {}
    for name in sorted(HANDLERS.keys() - {"form"}):  # see below: it cannot be said that it follows
        used = {"component_type": 3, "values": ["0"], "components": []}
        data = {"custom_id": f"ek:{table}:{name}:0:0:0", **used}
        paths[name] = send(camp, data, kind, camp.card())
    return await list_unacknowledged(camp, paths)


async def list_unacknowledged(camp: Camp, paths: dict[str, str]) -> list[str]:
    """The names of those of which Discord hears nothing in time."""
    sent = set(paths.values())
    await wait_until(camp, lambda: sent <= {each.path for each in camp.env.http_requests})
    return [name for name, path in paths.items() if not find_sent(camp, path)]


def commands(camp: Camp) -> Iterator[app_commands.Command[Any, ..., Any]]:
    for each in camp.bot.tree.walk_commands():
        if isinstance(each, app_commands.Command):
            yield each


def make_command(command: app_commands.Command[Any, ..., Any], camp: Camp) -> dict[str, Any]:
    """The command with all that it requires, as Discord sends it."""
    filled: dict[AppCommandOptionType, Any] = {
        AppCommandOptionType.string: "tiny",
        AppCommandOptionType.integer: 1,
        AppCommandOptionType.boolean: True,
        AppCommandOptionType.user: str(camp.ben.id),
        AppCommandOptionType.attachment: "1",
    }
    options: list[dict[str, Any]] = [
        {"name": each.display_name, "type": each.type.value, "value": filled[each.type]}
        for each in command.parameters
        if each.required
    ]
    return nest_command(command, options) | {"resolved": {"attachments": {"1": FILE}}}


def nest_command(
    command: app_commands.Command[Any, ..., Any], options: list[dict[str, Any]]
) -> dict[str, Any]:
    """The command with these options, under its groups."""
    name, parent = command.name, command.parent
    while parent is not None:
        kind = AppCommandOptionType.subcommand if command.parent is parent else None
        kind = kind or AppCommandOptionType.subcommand_group
        options = [{"name": name, "type": kind.value, "options": options}]
        name, parent = parent.name, parent.parent
    return {"id": "1", "name": name, "type": 1, "options": options}


async def test_commands_are_acknowledged_while_the_table_is_locked(
    camp: Camp, held: asyncio.Event
) -> None:
    assert await unacknowledged_commands(camp) == []
    assert not held.is_set()
    camp.trouble.clear()  # the file that was not there to import


async def test_commands_are_acknowledged_before_painting(
    camp: Camp, painting: asyncio.Event
) -> None:
    assert await unacknowledged_commands(camp) == []
    assert not painting.is_set()
    camp.trouble.clear()  # as above


async def unacknowledged_commands(camp: Camp) -> list[str]:
    """The commands of which Discord hears nothing in time."""
    found = list(commands(camp))
    assert {"hand", "act", "status", "verify", "gather"} <= {each.name for each in found}
    paths = {each.qualified_name: send(camp, make_command(each, camp), COMMAND) for each in found}
    return await list_unacknowledged(camp, paths)


async def test_a_form_opens_while_the_table_is_locked(camp: Camp) -> None:
    """It is made from the prompts that were open when the lock was taken."""
    await camp.begin_odd("wide", camp.ben)
    row = await camp.row()
    label = next(name for name in list_labels(camp.card()) if "0 to 1000" in name)
    async with camp.sessions.lock_table(row.id):
        path = press(camp, camp.card(), label)
        assert await wait_until(camp, lambda: find_sent(camp, path))
        assert find_sent(camp, path)["type"] == MODAL
        stranger = press(camp, camp.card(), label, camp.cleo)  # who may have a seat by then
        assert await wait_until(camp, lambda: find_sent(camp, stranger))
        assert "The table is busy" in str(find_sent(camp, stranger))
    # One that cannot be known says in time that the table is busy.
    async with camp.sessions.lock_table(row.id) as session:
        session.questions.asked = ()
        path = press(camp, camp.card(), label)
        assert await wait_until(camp, lambda: find_sent(camp, path))
        assert "The table is busy" in str(find_sent(camp, path))


async def test_submitting_a_form_brings_an_absent_player_back(camp: Camp) -> None:
    """Their seat has been given to a bot while they wrote."""
    await camp.begin(camp.ben, camps=False)
    form = await camp.ada.click(camp.card(), label="Write…")
    await camp.ben.slash(camp.channel, "table replace", seat="0")
    assert (await camp.row()).seats[0].bot
    assert "not sitting" not in read_reply(await camp.ada.submit_modal(form, {"words": "Ash"}))
    assert (await camp.row()).seats[0].user_id == camp.ada.id


async def test_suggestions_come_while_the_table_is_locked(camp: Camp, held: asyncio.Event) -> None:
    """All that are given; a game's own commands all give the same, so one of them does."""
    given = {
        ((each.root_parent or each).name, option.name): each
        for each in commands(camp)
        for option in each.parameters
        if option.autocomplete
    }
    assert {("act", "what"), ("tiny", "choice"), ("game", "seat")} <= given.keys()
    paths = {
        f"{command.qualified_name} {option}": send(
            camp, make_suggestion_call(command, option), SUGGESTIONS
        )
        for (_, option), command in given.items()
    }
    assert await list_unacknowledged(camp, paths) == []
    assert not held.is_set()


def make_suggestion_call(
    command: app_commands.Command[Any, ..., Any], option: str
) -> dict[str, Any]:
    """The command while somebody types that option, as Discord sends it."""
    typing: dict[str, Any] = {"name": option, "type": 3, "value": "", "focused": True}
    return nest_command(command, [typing])


async def wait_for_answer(camp: Camp, before: int) -> bool:
    for _ in turns():
        if await camp.count_answers() > before:
            return True
    return False


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Acknowledgements arrive when this event is set."""
    arrives, defer = asyncio.Event(), discord.InteractionResponse.defer

    async def call_late(response: Any, **how: Any) -> Any:
        await arrives.wait()
        return await defer(response, **how)

    monkeypatch.setattr(discord.InteractionResponse, "defer", call_late)
    return arrives


async def test_a_press_is_saved_without_waiting_for_the_acknowledgement(
    camp: Camp, request: pytest.FixtureRequest
) -> None:
    """And shown after it, by the press, as if it had been quick."""
    await camp.begin(camp.ben)
    card, before = camp.card(), await camp.count_answers()
    arrives = request.getfixturevalue("slow")
    path = press(camp, card, "Gather wood")
    assert await wait_for_answer(camp, before)
    assert find_sent(camp, path) is None
    assert "What do you do?" in read_text(camp.card())
    calls = len(camp.env.http_requests)
    arrives.set()
    await camp.env.settle()
    assert find_sent(camp, path)
    assert "How far do you walk?" in read_text(camp.card())
    changed = [e for e in camp.env.http_requests[calls:] if e.method == "PATCH"]
    assert all("/webhooks/" in e.path for e in changed)


async def test_a_second_reply_waits_for_the_first(
    camp: Camp, request: pytest.FixtureRequest
) -> None:
    await camp.begin(camp.ben)
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    before = await camp.count_answers()
    arrives = request.getfixturevalue("slow")
    press(camp, mine, "Draw a card")
    assert await wait_for_answer(camp, before)
    assert not [e for e in camp.env.http_requests if "You drew" in str(e.json)]
    arrives.set()
    await camp.env.settle()
    (shown,) = [e for e in camp.env.http_requests if "You drew" in str(e.json)]
    assert (shown.method, shown.path[-10:]) == ("PATCH", "/@original")


async def test_an_options_panel_waits_for_the_acknowledgement(
    camp: Camp, request: pytest.FixtureRequest
) -> None:
    """Until Discord has received it, there is no message that the press could change."""
    await camp.ada.slash(camp.channel, "game open", game="tiny")
    panel = (await camp.ada.click(camp.card(), label="Options")).response
    (picked,) = [each for each in list_selects(panel) if "words_only" in each["custom_id"]]
    arrives = request.getfixturevalue("slow")
    data = {"custom_id": picked["custom_id"], "component_type": 3, "values": ["yes"]}
    calls = len(camp.env.http_requests)
    send(camp, data, COMPONENT, panel)
    assert await set_to_words_only(camp)
    for _ in range(TURNS):
        await asyncio.sleep(0)
    assert not [e for e in camp.env.http_requests[calls:] if e.path.endswith("/@original")]
    arrives.set()
    await camp.env.settle()
    paths = [e.path for e in camp.env.http_requests[calls:] if "words_only" in str(e.json)]
    assert [path[-10:] for path in paths] == ["/@original"]


async def set_to_words_only(camp: Camp) -> bool:
    for _ in turns():
        if (await camp.row()).settings.get("words_only"):
            return True
    return False


async def test_a_late_press_is_not_saved(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its person has been told that it failed, and may have chosen otherwise."""
    await camp.begin(camp.ben)
    before = await camp.count_answers()
    monkeypatch.setattr("cogs.ui.errors.LATE_AGE", timedelta(seconds=-60))
    camp.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    await camp.ada.click(camp.card(), label="Gather wood")
    assert await camp.count_answers() == before
    await camp.ada.click(camp.card(), label="Gather wood")
    assert await camp.count_answers() == before + 1


async def test_a_press_abandoned_during_a_lock_is_not_saved(camp: Camp) -> None:
    await camp.begin(camp.ben)
    row, before = await camp.row(), await camp.count_answers()
    camp.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    async with camp.sessions.lock_table(row.id):
        path = press(camp, camp.card(), "Gather wood")
        assert await wait_until(camp, lambda: [e for e in camp.env.http_requests if e.path == path])
    await camp.env.settle()
    assert await camp.count_answers() == before
