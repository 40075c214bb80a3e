"""Tables are tested as players meet them: with the bot around them."""

from tests.cogs.conftest import camp, clock, english_commands, no_pauses, store, tiny
from tests.forked_workers import forked_workers
from tests.lot import lot, same_secrets

__all__ = [
    "camp",
    "clock",
    "english_commands",
    "forked_workers",
    "lot",
    "no_pauses",
    "same_secrets",
    "store",
    "tiny",
]
