"""The gateway intents that the sandbox uses, and those that the developer portal must enable."""

from enum import IntFlag


class Intent(IntFlag):
    """Those of Discord's gateway intents that the sandbox uses."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
"""The intents that the application's owner must enable in the developer portal."""
KNOWN_INTENTS = (1 << 17) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25
"""The bits of all intents that Discord has."""

_FLAGS = {
    Intent.GUILD_PRESENCES: 1 << 13,
    Intent.GUILD_MEMBERS: 1 << 15,
    Intent.MESSAGE_CONTENT: 1 << 19,
}


def make_application_flags(enabled: Intent) -> int:
    """Make an unverified application's flags for the privileged intents that it has enabled."""
    return sum(flag for intent, flag in _FLAGS.items() if intent & enabled)
