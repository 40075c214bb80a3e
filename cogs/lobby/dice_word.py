"""Handle the lobby's form in which people add a word to the dice."""

from __future__ import annotations

from discord.ui import Label, Modal, TextDisplay, TextInput

from cogs.client import Interaction
from cogs.table.lookup import reply_and_publish, row_in_time
from cogs.ui.forms import FIELD, Form
from cogs.ui.handlers import Pressed, handler
from cogs.ui.once import count_interaction_once
from tables.actions import dice_words
from tables.actions.dice_words import LONGEST

ABOUT = (
    "With a word of yours, the dice no longer come from me alone: not even whoever runs this bot "
    "can choose them. Any word will do, and you need not add one. Whoever adds theirs last can be "
    "surest.\n"
    "At **Start** everybody reads it, and it stays with the game. If you ever have yourself "
    "erased, the word goes and its SHA-256 stays, because the proof needs it."
)


@handler("diceword", first=None)
async def form(interaction: Interaction, pressed: Pressed) -> None:
    """Open the form, if the user may add a word. Do not wait for the table, so that the form opens
    in time even if the table is busy."""
    if row := await row_in_time(interaction, pressed.table):
        dice_words.may_add(row, interaction.user.id)
    modal = Form(pressed.table, "dicewordgiven", title="Add a word to the dice")
    field: TextInput[Modal] = TextInput(custom_id=FIELD, max_length=LONGEST, required=False)
    modal.add_item(TextDisplay(ABOUT))
    modal.add_item(
        Label(text="Your word", description="Left empty, it takes yours back", component=field)
    )
    await interaction.response.send_modal(modal)


@handler("dicewordgiven")
async def given(interaction: Interaction, pressed: Pressed) -> None:
    """Add the word that was typed into the form to the dice."""
    await count_interaction_once(interaction)
    said = await dice_words.give_word(
        interaction.client.sessions, pressed.table, interaction.user.id, pressed.find_typed_text()
    )
    await reply_and_publish(interaction, pressed.table, said)
