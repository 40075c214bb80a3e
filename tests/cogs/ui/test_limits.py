"""The command tree and the largest message of each kind are within Discord's limits."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest
from discord.ui import LayoutView

import pictures
from cogs.admin import commands
from cogs.history import log
from cogs.outbox.notices import combine_notices
from cogs.time import reminder_words
from cogs.ui import limits, media
from cogs.ui.components import make_custom_id, shorten_id, walk_payload
from cogs.ui.handlers import HANDLERS
from cogs.ui.message import MessageView, list_components
from cogs.views import card, lobby_card, private_panel, questions
from pictures import chart
from pictures.artist import PICTURES, PRIVATE
from pictures.artist import find_artist as real_artist
from rules.aurora import GAME as AURORA
from rules.aurora.model.decks import PARTS
from rules.aurora.model.players import Column, Hauled
from rules.aurora.model.state import Phase, Slot, State
from rules.engine import Event, Option, Prompt, Result, Table
from rules.engine.prompts import Kind
from storage import Away, Seat
from tables import summary
from tables.people.lessons import Role
from tables.session import TableSession
from tables.session_parts import Attendance
from tables.snapshot import take_snapshot
from tables.summary import Summary
from tables.time.deadlines import Clock
from tests.cogs.odd import open_odd, options
from tests.cogs.play import Camp
from tests.drivers import random_answer
from tests.pictures.test_aurora import make_fullest_state
from tests.sessions import NOW, make_session


def walk_options(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for option in command.get("options", ()):
        yield from walk_options(option)


def weight(command: dict[str, Any]) -> int:
    """Characters as Discord counts them."""
    return sum(
        len(part["name"])
        + len(part.get("description", ""))
        + sum(len(c["name"]) + len(str(c["value"])) for c in part.get("choices") or ())
        for part in walk_options(command)
    )


async def test_the_command_tree_fits(camp: Camp) -> None:
    tree = camp.bot.tree
    payloads = [command.to_dict(tree) for command in tree.get_commands()]
    assert len(payloads) <= limits.CHAT_COMMANDS
    for command in payloads:
        assert weight(command) <= limits.COMMAND_TEXT
        for part in walk_options(command):
            assert 1 <= len(part["name"]) <= 32
            assert part["name"] == part["name"].lower()
            assert 1 <= len(part["description"]) <= limits.COMMAND_DESCRIPTION
            assert len(part.get("options") or ()) <= limits.GROUP_SUBCOMMANDS
            assert len(part.get("choices") or ()) <= limits.SUGGESTIONS


def check_limits(view: LayoutView) -> None:
    """Every limit on a message."""
    raw = list_components(view)
    parts = list(walk_payload(raw))
    assert len(parts) <= limits.MESSAGE_COMPONENTS
    assert sum(len(part.get("content", "")) for part in parts) <= limits.MESSAGE_TEXT
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids))
    assert all(len(identifier) <= limits.CUSTOM_ID for identifier in ids)
    for part in parts:
        if part["type"] == 1:
            assert 1 <= len(part["components"]) <= limits.ROW_BUTTONS
        if part["type"] == 2:
            assert 1 <= len(part["label"]) <= limits.BUTTON_LABEL
        if part["type"] == 3:
            assert 1 <= len(part["options"]) <= limits.SELECT_OPTIONS
            assert part["max_values"] <= len(part["options"])
            assert len(part.get("placeholder") or "") <= limits.SELECT_PLACEHOLDER
            for option in part["options"]:
                assert 1 <= len(option["label"]) <= limits.SELECT_LABEL
                assert len(option.get("description") or "") <= limits.SELECT_DETAIL
                assert len(option["value"]) <= 100
        if part["type"] == 10:
            assert part["content"]
        if part["type"] == 12:
            assert all(
                len(item["description"]) <= limits.PICTURE_DESCRIPTION for item in part["items"]
            )


def make_message(*parts: Any) -> LayoutView:
    """A message of these parts."""
    view = MessageView()
    for part in parts:
        view.add_item(part)
    return view


ASKS = ["many", "more", "crowd", "several", "lots", "wide", "words", "long", "two", "burst"]


@pytest.mark.parametrize("ask", ASKS)
def test_the_largest_card_and_panel_fit(ask: str) -> None:
    session = make_session(open_odd(ask))
    clocks = tuple(Clock(seat, ("1",), NOW) for seat in range(2))
    session.attendance = Attendance(None, clocks, {1: Away(NOW, NOW)})
    everybody, own = take_snapshot(session), take_snapshot(session, seat=0)
    news = [Event("Something happened, " * 40, data={"quote": "||So I said||\n\n" * 100})] * 60
    ended = replace(
        everybody,
        row=replace(everybody.row, status="ended"),
        prompts=(),
        result=Result((0, 1), {0: -1000, 1: 99999}, "Why? " * 200),
    )
    for drawn in (None, _picture()):
        check_limits(card.make_game_card(everybody, news, drawn))
        charted = Summary(
            "W" * summary.SUMMARY_CHARACTERS,
            "" if drawn else "F" * chart.DESCRIPTION_CHARACTERS,
            drawn,
        )
        check_limits(card.make_game_card(ended, news, drawn, charted))
    check_limits(card.make_old_card(everybody, news, "https://discord.com/channels/1/2/3"))
    check_limits(private_panel.make_private_panel(own, told=()))
    shown = [replace(_picture(), name=f"own{n}", title="W" * 40) for n in range(PRIVATE)]
    pictured = private_panel.make_private_panel(own, told=(), shown=shown)
    check_limits(pictured)
    full = replace(own, absent=frozenset({0}), roles={0: Role("last", "You are last.")})
    for drawings in range(PRIVATE + 1):
        check_limits(private_panel.make_private_panel(full, told=news[:1], shown=shown[:drawings]))
    needed = {shorten_id(prompt.id) for prompt in own.own_prompts if not prompt.optional}
    assert needed <= questions_in(pictured)
    check_limits(media.make_album([replace(shown[0], name=f"p{n}") for n in range(PICTURES)]))
    for view in private_panel.make_board_messages(everybody):
        check_limits(view)


def test_many_questions_fill_a_panel_to_the_last_component() -> None:
    own = take_snapshot(make_session(open_odd("burst")), seat=0)
    sizes = set()
    for hand, told in product((False, True), ((), [Event("Ada said so.")])):
        view = private_panel.make_private_panel(own, hand=hand, told=told)
        check_limits(view)
        sizes.add(len(list(walk_payload(list_components(view)))))
    assert max(sizes) == limits.MESSAGE_COMPONENTS


def test_a_long_text_fills_a_message_to_the_last_character() -> None:
    whole = "a" * 999 + "\n" + "b" * (limits.MESSAGE_TEXT - 1000)
    assert private_panel.split_long_text(whole) == [whole]
    assert private_panel.split_long_text(f"{whole}b") == f"{whole}b".split("\n")


PHASES: tuple[Phase, ...] = ("exploration", "rest", "movement", "ambush", "fire", "enemies", "end")


def longest(phase: Phase) -> State:
    """Nearly all of the box in four Convoys, of which one is as long as can be, and a place to
    explore at which it takes Damage on any of its boxes."""
    state = make_fullest_state(4, phase)
    state.queue = list(state.order)
    state.zone[1] = Slot(card="service-station", blocks=["FP", "O"])
    p = state.players[state.queue[0]]
    by_size = sorted(PARTS.values(), key=lambda part: -len(part.printed_boxes))
    trailers = [part.id for part in by_size if part.kind == "trailer"]
    devices = [part.id for part in by_size if part.kind == "device"]
    bottoms = ["fortress-hauler", *trailers][: PARTS["fortress-hauler"].towing + 1]
    p.columns = [
        Column(bottom=Hauled.make_empty(bottom), top=Hauled.make_empty(top))
        for bottom, top in zip(bottoms, devices, strict=False)
    ]
    for one in p.crew:
        p.fill_box(
            next(ref for ref, box, content in p.list_boxes() if box.can_hold("S") and not content),
            "S",
        )
        one.zone, one.used = "active", False
    return state


@pytest.mark.parametrize("answers", [6, pytest.param(20, marks=pytest.mark.soak)])
def test_the_fullest_convoys_fit(answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Last Aurora, told by its own artist: the longest lists of boxes to damage, repair and restow,
    hands and Loot. What must be answered is in everybody's panel; else the first that may be. So
    many answers lead into the next turns, with whatever they ask."""
    monkeypatch.setattr(pictures, "find_artist", real_artist)
    names = ("W" * 32, "🔥" * 32, "_*`[x](https://e.vil)@everyone", "Dov")
    seats = tuple(Seat(n, 10**18 + n, name) for n, name in enumerate(names))
    most = 0
    for phase in PHASES:
        table = Table.place(AURORA, longest(phase), phase, names)
        rnd = Random(phase)
        for _ in range(answers):
            if table.result is not None:
                break
            at_a_table_of_aurora(make_session(table, id=10**6, seats=seats))
            most = max(most, *(len(prompt.options) for prompt in table.prompts))
            owed = [prompt for prompt in table.prompts if not prompt.optional]
            prompt = rnd.choice(owed if rnd.random() < 0.8 else table.prompts)
            there = [option.id for option in prompt.options if option.id.startswith("explore:2")]
            table.answer(prompt.id, there[:1] or random_answer(prompt, rnd))
    assert most > limits.SELECT_OPTIONS


def at_a_table_of_aurora(session: TableSession) -> None:
    """All messages fit, and no panel lacks its questions."""
    everybody, news = take_snapshot(session), [Event("Something happened, " * 40)] * 60
    for drawn in (None, _picture()):
        check_limits(card.make_game_card(everybody, news, drawn))
    for seat in range(4):
        own = take_snapshot(session, seat=seat)
        panel = private_panel.make_private_panel(own)
        check_limits(panel)
        needed = [prompt for prompt in own.own_prompts if not prompt.optional]
        shown = {shorten_id(prompt.id) for prompt in needed or own.usual_prompts[:1]}
        assert shown <= questions_in(panel)
        seldom = private_panel.make_more_view(own)
        check_limits(seldom)
        assert {shorten_id(prompt.id) for prompt in own.seldom_used_prompts} <= questions_in(seldom)


def questions_in(view: Any) -> set[str]:
    """The questions, as they travel, that a message has buttons or selects for."""
    ids = [str(part.get("custom_id", "")).split(":") for part in walk_payload(view.to_components())]
    return {bits[3] for bits in ids if len(bits) > 3}


def _picture() -> pictures.Picture:
    return pictures.Picture(b"", "x" * limits.PICTURE_DESCRIPTION)


async def test_the_lobby_and_the_log_fit(camp: Camp) -> None:
    long = camp.guild.add_member(camp.env.create_user("long", global_name="W" * 32))
    await camp.gather(long, camp.ben, camp.cleo)
    async with camp.sessions.lock_table((await camp.row()).id) as session:
        check_limits(lobby_card.make_lobby_card(take_snapshot(session)))
        check_limits(card.make_never_begun_card(take_snapshot(session)))
    assert log.CHARACTERS_OF_EVENT > 200


async def test_the_servers_rules_fit(camp: Camp) -> None:
    """With as many roles and channels as can be chosen, in the panel and in a refusal."""
    wide = 10**18
    await camp.gather()
    unshown = [replace(await camp.row(), id=wide, channel_id=wide)] * 20
    await camp.close()
    await camp.sessions.people.save_server_settings(
        camp.guild.id,
        openers=tuple(range(wide, wide + commands.MOST_ROLES)),
        places=tuple(range(wide, wide + commands.MOST_PLACES)),
        most=99999,
    )
    settings = await camp.sessions.people.find_server_settings(camp.guild.id)
    check_limits(commands.make_rules_view(settings, 10**6, unshown))
    assert len(await camp.ask(camp.ada, "game open", game="tiny")) < limits.MESSAGE_TEXT


@pytest.mark.parametrize("count", [1, 10, 11, 25, 26, 125, 126, 1300, 5000])
@pytest.mark.parametrize("most", [1, 5])
def test_controls_of_every_size_fit(count: int, most: int) -> None:
    """Every page, to beyond the tenth and the thousandth option. Of thousands, which take long,
    those at both ends: a page between them has the rows and buttons of the last but one, and no
    number in it has more digits."""
    long = tuple(
        Option(f"{'very-' * 30}{n} ü", "v" * 60, "L" * 80, "d" * 100) for n in range(count)
    )
    prompt: Prompt[Any] = Prompt("p" * 300, 0, "?", "choice", long, 1, min(most, count), [])
    many = questions.count_pages(prompt)
    for page in range(many) if count < 5000 else (0, 1, many - 2, many - 1):
        check_limits(make_message(*questions.make_controls(10**18, prompt, page)))


def test_the_largest_reminders_fit() -> None:
    """Four seats of the longest names; and a question of thousands of characters."""
    snapshot = take_snapshot(make_session(open_odd("long"), id=10**18), seat=0)
    named = tuple(replace(snapshot.row.seats[0], number=n, name="#" * 32) for n in range(10))
    crowd = replace(snapshot, row=replace(snapshot.row, seats=named))
    user = 2**63
    at = [replace(snapshot, row=replace(snapshot.row, id=10**18 + n)) for n in range(30)]
    reminded = [reminder_words.make_personal_reminder(each, user, NOW) for each in at]
    for view in (
        reminder_words.make_channel_reminder(snapshot, user, NOW),
        *(combine_notices(reminded[:n]) for n in (1, 2, 30)),
        reminder_words.make_stall_message(crowd, dict.fromkeys(range(10), NOW)),
        reminder_words.make_postponed_reply(10**18, user, NOW),
    ):
        check_limits(view)


def test_all_forms_fit_discords_limits() -> None:
    kinds: tuple[Kind, ...] = ("number", "text")
    for kind in kinds:
        prompt: Prompt[Any] = Prompt("1", 0, "Why? " * 99, kind, (), 0, 10**6, 0)
        form_fits(prompt, "Title " * 20)


def form_fits(prompt: Prompt[Any], title: str) -> None:
    """Every limit on a question's form."""
    form = questions.make_form(10**18, prompt, title).to_dict()
    assert 1 <= len(form["title"]) <= limits.MODAL_TITLE
    assert len(form["custom_id"]) <= limits.CUSTOM_ID
    for part in walk_payload(form["components"]):
        assert len(part.get("label") or "") <= limits.MODAL_LABEL
        assert len(part.get("description") or "") <= limits.MODAL_DESCRIPTION
        assert part.get("max_length", 1) <= limits.MODAL_INPUT


def test_a_form_shows_a_long_question_once_and_in_full() -> None:
    asks = "How did the world end, and where do you all hope to go from here, if anywhere?"
    prompt: Prompt[Any] = Prompt("1", 0, asks, "text", (), 0, 400, "")
    form = questions.make_form(1, prompt, "Hope Inhumanity").to_dict()
    said = [str(part.get("content") or part.get("label")) for part in form["components"]]
    assert said == [asks, "Your words"]
    assert form["title"] == "Hope Inhumanity"


@pytest.mark.parametrize("least, ticked", [(0, ["b"]), (1, [])])
def test_a_form_ticks_what_a_question_suggests(least: int, ticked: list[str]) -> None:
    cards = tuple(Option(one, "", one) for one in "abc")
    prompt: Prompt[Any] = Prompt("1", 0, "Which cards?", "choice", cards, least, 3, ["b"])
    (label,) = questions.make_form(1, prompt, "Aftermath").to_dict()["components"]
    boxes = label["component"]["options"]
    assert [box["value"] for box in boxes if box.get("default")] == ticked


def test_custom_ids_are_short_whatever_they_name() -> None:
    longest = max(HANDLERS, key=len)
    assert len("s" + make_custom_id(2**63, longest, "x" * 999, "y" * 999)) <= limits.CUSTOM_ID
    assert shorten_id("a:b") != "a:b"
    assert shorten_id("draw") == "draw"
    assert len({shorten_id(option.id) for option in options(300)}) == 300
