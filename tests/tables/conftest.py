"""Tables are tested as players meet them: with the bot around them."""

from tests.cogs.conftest import breathless, camp, clock, store, tiny

__all__ = ["breathless", "camp", "clock", "store", "tiny"]
