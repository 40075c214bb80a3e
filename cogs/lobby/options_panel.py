"""The panel of a table's options: each one's value and meaning, and the components to change it. It
leads to everything else that can be chosen before the start."""

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import ActionRow, Container, Label, LayoutView, Modal, TextDisplay, TextInput
from pydantic.fields import FieldInfo

from cogs.client import Interaction
from cogs.lobby.buttons import make_person
from cogs.table.lookup import read_row_in_time, reply_and_publish, take_user_snapshot
from cogs.ui import limits
from cogs.ui.components import Pick, Press
from cogs.ui.errors import promise_reply, send_reply, show_in_place, tolerate_show_errors
from cogs.ui.forms import FIELD_ID, Form
from cogs.ui.handlers import Pressed, register_handler
from cogs.ui.message import MessageView
from cogs.ui.once import count_interaction_once
from cogs.words import Message
from rules import GAMES
from rules.engine.clipping import clip_text
from rules.engine.packs import MOST_PACKS
from storage import ShelvedPack, TablePack
from tables.actions import dice_words, lobby, table_packs
from tables.actions.dice_words import LONGEST_WORD
from tables.actions.gathering import check_can_change_table
from tables.errors import UserError
from tables.packs import shelves
from tables.snapshot import Snapshot
from tables.wording import packs as wording
from tables.wording import text
from tables.wording.languages import list_offered_languages, parse_language
from tables.wording.options import (
    LANGUAGE_KEY,
    TABLE_OPTION_NAMES,
    WORDS_ONLY,
    describe_option,
    describe_value,
    label_option,
    list_values,
    list_yes_and_no,
    parse_option_value,
)

MOST_OPTIONS_SHOWN = 7
"""The most options on the panel, so that everything else fits into the message too. `/game options`
lists all options."""


def make_options_panel(snapshot: Snapshot, packs: Sequence[ShelvedPack]) -> LayoutView:
    """Make the panel with the table's present options. `packs`: the packs that the table may
    choose."""
    parts: list[discord.ui.Item[LayoutView]] = [
        TextDisplay(str(Message("options-of", game=text.format_plain(snapshot.game.title))))
    ]
    model: Any = snapshot.game.options
    now = model.model_validate(snapshot.row.options).model_dump(mode="json")
    for name, field in list(model.model_fields.items())[:MOST_OPTIONS_SHOWN]:
        worth = describe_value(now[name])
        parts += _make_option_parts(snapshot.id, name, label_option(name, field), field, worth)
    words = describe_value(snapshot.is_words_only)
    parts.append(
        TextDisplay(str(Message("words-only-about", option=TABLE_OPTION_NAMES[WORDS_ONLY])))
    )
    own = _make_value_pick(
        snapshot.id, WORDS_ONLY, TABLE_OPTION_NAMES[WORDS_ONLY], list_yes_and_no(), words
    )
    parts.append(ActionRow(own))
    parts += _make_language_parts(snapshot)
    parts += make_pack_parts(snapshot, packs)
    if any(seat.bot for seat in snapshot.row.seats):
        parts.append(TextDisplay(str(Message("bots-about"))))
        parts.append(ActionRow(Press(snapshot.id, "strengths", label=Message("bots-strength"))))
    parts.append(TextDisplay(str(Message("dice-about"))))
    parts.append(ActionRow(Press(snapshot.id, "diceword", label=Message("add-word"))))
    parts.append(TextDisplay(str(Message("options-elsewhere"))))
    return MessageView(Container(*parts))


def _make_language_parts(snapshot: Snapshot) -> list[discord.ui.Item[LayoutView]]:
    """Make the list of languages, if there are several."""
    known, title = list_offered_languages(), TABLE_OPTION_NAMES[LANGUAGE_KEY]
    if len(known) < 2:
        return []
    options = [
        discord.SelectOption(
            label=f"{title}: {name}", value=code, default=code == snapshot.row.language
        )
        for code, name in known.items()
    ]
    return [
        ActionRow(Pick(snapshot.id, "setoption", LANGUAGE_KEY, options=options, placeholder=title))
    ]


def _make_option_parts(
    table: int, name: str, title: str, field: FieldInfo, worth: str
) -> list[discord.ui.Item[LayoutView]]:
    """Make an option's description, and the select or button that changes it. `worth`: its value
    now."""
    about: TextDisplay[LayoutView] = TextDisplay(
        f"**{text.format_plain(title)}.** {text.format_plain(describe_option(field))}"
    )
    values = list_values(field)
    if len(values) in range(2, limits.SELECT_OPTIONS + 1):
        return [about, ActionRow(_make_value_pick(table, name, title, values, worth))]
    label = f"{title}: {worth}"
    return [about, ActionRow(Press(table, "optionform", name, label=label))]


def _make_value_pick(table: int, name: str, title: str, values: list[str], worth: str) -> Pick:
    options = [
        discord.SelectOption(label=f"{title}: {value}", value=value, default=value == worth)
        for value in values
    ]
    return Pick(table, "setoption", name, options=options, placeholder=title)


@register_handler("options", first=promise_reply)
async def press_options(interaction: Interaction, pressed: Pressed) -> None:
    """Show this person the options panel in private."""
    snapshot = await take_user_snapshot(interaction, pressed.table)
    if snapshot.row.status != "gathering":
        raise UserError(Message("options-fixed"))
    await send_reply(interaction, await _make_panel_with_packs(interaction, snapshot))


@register_handler("setoption")
async def pick_option(interaction: Interaction, pressed: Pressed) -> None:
    """Save the value that was picked from an option's list."""
    name, value = pressed.find_part(0), pressed.find_picked_value()
    await _save_option(interaction, pressed.table, name, value)


async def _save_option(interaction: Interaction, table_id: int, name: str, value: str) -> None:
    """Set an option, the language or words only, then refresh the panel and publish the change."""
    await count_interaction_once(interaction)
    sessions, who = interaction.client.sessions, make_person(interaction)
    if name == WORDS_ONLY:
        await lobby.set_words_only(sessions, table_id, who, parse_option_value(value) == "yes")
    elif name == LANGUAGE_KEY:
        await lobby.set_language(sessions, table_id, who, parse_language(value))
    else:
        await lobby.set_option(sessions, table_id, who, name, value)
    await _refresh_and_publish(interaction, table_id)


async def _refresh_and_publish(interaction: Interaction, table_id: int) -> None:
    """Show the panel in its new state after a change, and publish the change."""
    async with tolerate_show_errors(interaction):
        snapshot = await take_user_snapshot(interaction, table_id)
        await show_in_place(interaction, await _make_panel_with_packs(interaction, snapshot))
    await reply_and_publish(interaction, table_id)


async def _make_panel_with_packs(interaction: Interaction, snapshot: Snapshot) -> LayoutView:
    """Make the panel with the packs that the table may choose, if this bot allows packs."""
    packs: Sequence[ShelvedPack] = ()
    if interaction.client.sessions.packs_allowed:
        packs = await shelves.list_choosable_packs(interaction.client.store, snapshot.row)
    return make_options_panel(snapshot, packs)


@register_handler("setpacks")
async def pick_packs(interaction: Interaction, pressed: Pressed) -> None:
    """Save the packs that were picked from the list. If none were, the table plays without
    packs."""
    await count_interaction_once(interaction)
    sessions, who = interaction.client.sessions, make_person(interaction)
    await table_packs.set_table_packs(sessions, pressed.table, who, pressed.values)
    await _refresh_and_publish(interaction, pressed.table)


@register_handler("optionform", first=None)
async def open_option_form(interaction: Interaction, pressed: Pressed) -> None:
    """Open a form for a value that cannot be picked from a select. Do not wait for the table, so
    that the form opens in time even if the table is busy."""
    name, field_info = pressed.find_part(0), FieldInfo()
    if row := await read_row_in_time(interaction, pressed.table):
        check_can_change_table(row, make_person(interaction), "options")
        field_info = GAMES[row.game].options.model_fields.get(name, field_info)
    modal = Form(pressed.table, "optionvalue", name, title=Message("options"))
    field: TextInput[Modal] = TextInput(custom_id=FIELD_ID, max_length=20, required=False)
    label = clip_text(label_option(name, field_info), limits.MODAL_LABEL)
    modal.add_item(Label(text=label, description=str(Message("empty-for-usual")), component=field))
    await interaction.response.send_modal(modal)


@register_handler("optionvalue")
async def submit_option(interaction: Interaction, pressed: Pressed) -> None:
    """Save the value that was typed into the form."""
    name, value = pressed.find_part(0), pressed.find_typed_text().strip()
    await _save_option(interaction, pressed.table, name, value)


def make_pack_parts(
    snapshot: Snapshot, may: Sequence[ShelvedPack]
) -> list[discord.ui.Item[LayoutView]]:
    """Make the list of packs, or a hint if there are none to choose. Return no parts if the game
    takes no packs. A pack that the table already has is listed even if it is turned off."""
    if snapshot.game.pack_cards is None:
        return []
    all_of_them = _find_listed_packs(snapshot, may)
    if not all_of_them:
        return [TextDisplay(str(Message("packs-hint")))]
    chosen = {pack.digest for pack in snapshot.row.packs}
    options = [
        discord.SelectOption(
            label=clip_text(wording.label_pack(pack), limits.SELECT_LABEL),
            value=digest,
            description=clip_text(_describe_pack(pack), limits.SELECT_DETAIL),
            default=digest in chosen,
        )
        for digest, pack in all_of_them.items()
    ]
    most, none = min(MOST_PACKS, len(options)), Message("no-pack-chosen")
    pick = Pick(snapshot.id, "setpacks", options=options, placeholder=none, least=0, most=most)
    about: TextDisplay[LayoutView] = TextDisplay(str(Message("packs-about")))
    return [about, ActionRow[Any](pick)]


def _find_listed_packs(
    snapshot: Snapshot, may: Sequence[ShelvedPack]
) -> dict[str, ShelvedPack | TablePack]:
    """Find the packs to list, by digest. The table's own come first, so that there is always room
    for them and people can take them off."""
    found: dict[str, ShelvedPack | TablePack] = {pack.digest: pack for pack in snapshot.row.packs}
    found |= {pack.digest: pack for pack in may if pack.digest not in found}
    return dict(list(found.items())[: limits.SELECT_OPTIONS])


def _describe_pack(pack: ShelvedPack | TablePack) -> str:
    """Say who wrote the pack, and what its content notes warn of."""
    known = wording.parse_pack_about(pack)
    warned = ", ".join(known.content_notes)
    if not warned:
        return str(Message("pack-author", author=known.author))
    return str(Message("pack-author-notes", author=known.author, notes=warned))


ABOUT_DICE_WORD = Message("about-dice-word")


@register_handler("diceword", first=None)
async def open_word_form(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form for a word to add to the dice, if the user may add one. Do not wait for the
    table, so that the form opens in time even if the table is busy."""
    if row := await read_row_in_time(interaction, pressed.table):
        dice_words.check_can_add_word(row, interaction.user.id)
    modal = Form(pressed.table, "dicewordgiven", title=Message("add-word-title"))
    field: TextInput[Modal] = TextInput(custom_id=FIELD_ID, max_length=LONGEST_WORD, required=False)
    modal.add_item(TextDisplay(str(ABOUT_DICE_WORD)))
    modal.add_item(
        Label(
            text=str(Message("your-word")), description=str(Message("word-empty")), component=field
        )
    )
    await interaction.response.send_modal(modal)


@register_handler("dicewordgiven")
async def submit_word(interaction: Interaction, pressed: Pressed) -> None:
    """Add to the dice the word that was typed into the form."""
    await count_interaction_once(interaction)
    said = await dice_words.save_dice_word(
        interaction.client.sessions, pressed.table, interaction.user.id, pressed.find_typed_text()
    )
    await reply_and_publish(interaction, pressed.table, said)
