"""Every limit of Discord's that the sandbox enforces, in one place."""

# Messages
CONTENT_LENGTH = 2000
MESSAGE_ATTACHMENTS = 10
ATTACHMENT_BYTES = 10 * 1024 * 1024  # each file
ATTACHMENT_URL_SECONDS = 24 * 3600.0  # how long a link to a file is valid
ATTACHMENT_DESCRIPTION = 1024
HISTORY_PAGE = 100
NONCE = 25
NONCE_SECONDS = 300.0  # how long an enforced nonce is remembered
ALLOWED_MENTIONS = 100  # how many users, and how many roles, it may list

# Embeds
EMBEDS = 10
EMBED_TOTAL = 6000
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4096
EMBED_FIELDS = 25
EMBED_FIELD_NAME = 256
EMBED_FIELD_VALUE = 1024
EMBED_FOOTER = 2048
EMBED_AUTHOR = 256

# Components
ACTION_ROWS = 5  # top-level rows of a message without the Components V2 flag
COMPONENTS_TOTAL = 40
TEXT_TOTAL = 4000
ROW_BUTTONS = 5
BUTTON_LABEL = 80
BUTTON_URL = 512
CUSTOM_ID = 100
SELECT_OPTIONS = 25
SELECT_TEXT = 100
SELECT_PLACEHOLDER = 150
SECTION_TEXTS = 3
GALLERY_ITEMS = 10
MEDIA_DESCRIPTION = 1024
HIGHEST_COLOUR = 0xFFFFFF

# Emoji of the application
EMOJIS = 2000
EMOJI_NAME = (2, 32)
EMOJI_BYTES = 256 * 1024

# Modals
MODAL_TITLE = 45
MODAL_COMPONENTS = 5
LABEL_TEXT = 45
LABEL_DESCRIPTION = 100
TEXT_INPUT = 4000
TEXT_INPUT_PLACEHOLDER = 100
CHOICE_GROUP_OPTIONS = 10

# Application commands
CHAT_COMMANDS = 100
CONTEXT_MENU_COMMANDS = 15  # of each kind
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_OPTIONS = 25
COMMAND_CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100
COMMAND_TOTAL = 8000
STRING_OPTION_LENGTH = 6000
AUTOCOMPLETE_CHOICES = 25

# Interactions
ACKNOWLEDGE_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0

# Requests
GLOBAL_REQUESTS = (50, 1.0)  # of a bot: number and seconds; interactions do not count
INVALID_REQUESTS = (10_000, 600.0)  # answers of 401, 403 and 429 before an address is banned
BAN_SECONDS = 3600.0
OLD_MESSAGE_SECONDS = 3600.0  # from this age on, OLD_MESSAGE_EDITS holds
OLD_MESSAGE_EDITS = (3, 6.0)  # in a channel: number and seconds
CHANNEL_RENAMES = (2, 600.0)  # of one channel; its topic likewise
DM_OPENINGS = (25, 600.0)  # of DM channels that were not open yet

# Channels
CHANNEL_NAME = 100
CHANNEL_TOPIC = 1024
POST_TAGS = 5
SLOWMODE_SECONDS = 21600
AUTO_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
MEMBERS_PAGE = 1000

# Gateway
HEARTBEAT_MILLISECONDS = 41250
HEARTBEAT_ANSWER_SECONDS = 0.05  # the delay before the gateway answers a heartbeat
SESSION_SECONDS = 120.0  # how long a dropped session may be resumed
SESSION_EVENTS = 5000  # how many events are kept for a resume
SESSION_STARTS = 1000  # in a day
DAY_SECONDS = 24 * 60 * 60.0
IDENTIFY_SECONDS = 5.0  # between two identifies in one bucket of max_concurrency
GATEWAY_PAYLOADS = 120  # how many a connection may send in GATEWAY_SECONDS
GATEWAY_SECONDS = 60.0
