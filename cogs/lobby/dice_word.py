"""Handle the lobby's form in which people add a word to the dice."""

from __future__ import annotations

from discord.ui import Label, Modal, TextDisplay, TextInput

from cogs.client import Interaction
from cogs.table.lookup import reply_and_publish, row_in_time
from cogs.ui.forms import FIELD, Form
from cogs.ui.handlers import Pressed, handler
from cogs.ui.once import count_interaction_once
from cogs.words import Message
from tables.actions import dice_words
from tables.actions.dice_words import LONGEST

ABOUT = Message("about-dice-word")


@handler("diceword", first=None)
async def press_word(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form, if the user may add a word. Do not wait for the table, so that the form opens
    in time even if the table is busy."""
    if row := await row_in_time(interaction, pressed.table):
        dice_words.may_add(row, interaction.user.id)
    modal = Form(pressed.table, "dicewordgiven", title=Message("add-word-title"))
    field: TextInput[Modal] = TextInput(custom_id=FIELD, max_length=LONGEST, required=False)
    modal.add_item(TextDisplay(str(ABOUT)))
    modal.add_item(
        Label(
            text=str(Message("your-word")), description=str(Message("word-empty")), component=field
        )
    )
    await interaction.response.send_modal(modal)


@handler("dicewordgiven")
async def submit_word(interaction: Interaction, pressed: Pressed) -> None:
    """Add the word that was typed into the form to the dice."""
    await count_interaction_once(interaction)
    said = await dice_words.give_word(
        interaction.client.sessions, pressed.table, interaction.user.id, pressed.find_typed_text()
    )
    await reply_and_publish(interaction, pressed.table, said)
