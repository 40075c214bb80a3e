"""Discord's limits, in one place: sizes, counts and times. Whatever is sent is measured against
them."""

from __future__ import annotations

ACKNOWLEDGE = 3.0
"""Seconds in which an interaction must be acknowledged. So we acknowledge first, and draw after."""
TOKEN = 15 * 60.0
"""Seconds for which an acknowledged interaction may be answered."""

CUSTOM_ID = 100
COMPONENTS = 40
TEXT = 4000
"""Characters in all text of one Components V2 message together."""
BUTTON_LABEL = 80
ROW = 5
"""Buttons in a row."""
SELECT_OPTIONS = 25
SELECT_LABEL = 100
SELECT_DETAIL = 100
PLACEHOLDER = 150
ALT = 1024
FILES = 10
"""Files in one message."""

CHOICES = 25
"""Suggestions of an autocomplete."""
CHOICE_NAME = 100
CHOICE_VALUE = 100
COMMANDS = 100
SUBCOMMANDS = 25
COMMAND_TEXT = 8000
"""Characters in all names, descriptions and values of one command."""
DESCRIPTION = 100
OPTION_TEXT = 6000
"""Characters a player may type into a command's option."""

MODAL_TITLE = 45
MODAL_LABEL = 45
MODAL_DESCRIPTION = 100
MODAL_INPUT = 4000

CONTENT = 2000
NONCE = 25
