"""The card before the start: the game's goal, who has a seat, and what is still missing."""

from typing import Any

import discord
from discord.ui import Container, LayoutView, TextDisplay

from cogs.ui.components import Press, Row, divide_into_rows
from cogs.ui.message import CARD_COLOUR, MessageView
from cogs.views.away import format_name_with_absence
from cogs.words import Message
from rules.engine.prompts import describe_bounds
from tables.snapshot import Snapshot
from tables.time import durations
from tables.wording import campaigns, packs, text
from tables.wording.options import describe_option, describe_value, label_option
from tables.wording.weights import describe_weight_and_length


def make_lobby_card(snapshot: Snapshot) -> LayoutView:
    """Make the card that a table shows before its game starts."""
    said = [_describe_game(snapshot), "\n".join(_describe_lobby(snapshot))]
    parts = [*map(TextDisplay[LayoutView], said), *_make_lobby_buttons(snapshot)]
    return MessageView(Container(*parts, accent_colour=CARD_COLOUR))


def _describe_game(snapshot: Snapshot) -> str:
    game = snapshot.game
    length = game.describe_game_length(_parse_options(snapshot))
    return (
        "## "
        f"{text.format_plain(game.title)}{campaigns.format_campaign_line(snapshot.row)}\n{text.format_plain(game.goal)}\n"
        f"-# {describe_weight_and_length(game.weight, text.format_plain(length))}"
    )


def _has_people(snapshot: Snapshot) -> bool:
    """Whether anybody but bots has a seat."""
    return not all(seat.bot for seat in snapshot.row.seats)


def _parse_options(snapshot: Snapshot) -> Any:
    model: Any = snapshot.game.options
    return model.model_validate(snapshot.row.options)


def _describe_lobby(snapshot: Snapshot) -> list[str]:
    row, game = snapshot.row, snapshot.game
    seats = [
        f"{s.number + 1}. {format_name_with_absence(snapshot, s.number, text.format_plain(s.name))}"
        for s in row.seats
    ]
    lines = [
        str(Message("seats-heading", seats=describe_bounds(game.seats[0], game.seats[-1]))),
        *(seats or [str(Message("nobody-yet"))]),
        _describe_start(snapshot),
    ]
    if options := _describe_options(snapshot):
        lines.append(options)
    lines += packs.describe_packs(row.packs)
    if rule := snapshot.settings.deadline:
        lines.append(str(Message("time-rule", rule=durations.describe_deadline(rule))))
    lines += campaigns.describe_campaign_start(row)
    lines.append(str(Message("table-fair-dice", table=row.id)))
    return [*lines, *_describe_dice_words(snapshot)]


def _describe_dice_words(snapshot: Snapshot) -> list[str]:
    """Say who has given a word for the dice, in the order given, and whose words are void."""
    seats = {seat.user_id: text.format_plain(seat.name) for seat in snapshot.row.seats}
    words = [each for each in snapshot.row.words if each.user_id in seats]
    given = [seats[each.user_id] for each in words if not each.void]
    lines = [str(Message("words-in-dice", players=", ".join(given)))] if given else []
    if void := [seats[each.user_id] for each in words if each.void]:
        lines.append(str(Message("words-void", players=", ".join(void))))
    return lines


def _describe_start(snapshot: Snapshot) -> str:
    """Say what has to happen before Start works, or what Start begins now."""
    least, most = snapshot.game.seats[0], snapshot.game.seats[-1]
    sitting = len(snapshot.row.seats)
    if not _has_people(snapshot) and sitting + 1 >= least:
        return str(Message("start-needs-person"))
    if sitting == 1 and (solo := snapshot.game.describe_solo(_parse_options(snapshot))):
        return str(Message("start-alone", solo=text.format_plain(solo)))
    if sitting < least:
        return str(Message("start-needs", more=least - sitting))
    if sitting == most:
        return str(Message("full-start"))
    return str(Message("seats-free", free=most - sitting))


def _describe_options(snapshot: Snapshot) -> str:
    """Describe the options that differ from their defaults. If none differ and the table has no
    packs, say that the game is played as usual."""
    model: Any = snapshot.game.options
    if not model.model_fields:
        return ""
    chosen = _parse_options(snapshot).model_dump(mode="json")
    usual = model().model_dump(mode="json")
    lines = [
        f"-# **{text.format_plain(label_option(name, model.model_fields[name]))}: "
        f"{text.format_plain(describe_value(value))}.** "
        f"{text.format_plain(describe_option(model.model_fields[name]))}"
        for name, value in chosen.items()
        if value != usual[name]
    ]
    if not lines and not snapshot.row.packs:
        return str(Message("played-as-usual"))
    return "\n".join(lines)


def _make_lobby_buttons(snapshot: Snapshot) -> list[Row]:
    row, game = snapshot.row, snapshot.game
    full, taken = len(row.seats) >= game.seats[-1], str(len(row.seats))
    go = discord.ButtonStyle.success
    playable = len(row.seats) in game.seats and _has_people(snapshot)
    # Start is always the first button, so that it never moves to where somebody is about to press
    # Join. While Start is grey, the card says what is missing. The other buttons are shown only
    # while they do something.
    buttons = [Press(row.id, "start", label=Message("start"), style=go, disabled=not playable)]
    if not full:
        buttons += [
            Press(row.id, "join", label=Message("join"), style=discord.ButtonStyle.primary),
            Press(row.id, "addbot", taken, label=Message("add-bot")),
        ]
    if any(seat.bot for seat in row.seats):
        buttons.append(Press(row.id, "dropbot", taken, label=Message("remove-bot")))
    # The card has what a first game needs, in two rows on a phone. Options has everything else.
    more = [
        Press(row.id, "leave", label=Message("leave")),
        Press(0, "howto", game.key, "0", label=Message("how-to-play")),
        Press(row.id, "options", label=Message("options")),
    ]
    return [*divide_into_rows(buttons), *divide_into_rows(more)]
