"""Discord's limits in one place: sizes, counts and times. The bot keeps what it sends within
them."""

SECONDS_TO_ACKNOWLEDGE = 3.0
"""Seconds in which an interaction must be acknowledged. So the bot acknowledges before it draws."""

CUSTOM_ID = 100
MESSAGE_COMPONENTS = 40
MESSAGE_TEXT = 4000
"""The most characters of all text in one Components V2 message together."""
BUTTON_LABEL = 80
ROW_BUTTONS = 5
"""The most buttons in a row."""
SELECT_OPTIONS = 25
SELECT_LABEL = 100
SELECT_DETAIL = 100
SELECT_PLACEHOLDER = 150
PICTURE_DESCRIPTION = 1024
MESSAGE_FILES = 10
"""The most files in one message."""

SUGGESTIONS = 25
"""The most suggestions of an autocomplete."""
CHOICE_NAME = 100
CHOICE_VALUE = 100
CHAT_COMMANDS = 100
GROUP_SUBCOMMANDS = 25
COMMAND_TEXT = 8000
"""The most characters of all names, descriptions and values of one command together."""
COMMAND_DESCRIPTION = 100
OPTION_TEXT = 6000
"""The most characters that a player may type into a command's option."""

MODAL_TITLE = 45
MODAL_LABEL = 45
MODAL_DESCRIPTION = 100
MODAL_INPUT = 4000

NONCE = 25
