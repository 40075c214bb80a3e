"""Makes discord.py talk to a sandbox, and to Discord again."""

from collections.abc import Callable

import yarl


def point_at(base_url: str) -> Callable[[], None]:
    """Make discord.py in this process talk to the sandbox at `base_url`. The result undoes this."""
    # Imported only here: it takes a second, and a sandbox in a process of its own needs no import.
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = f"{base_url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base_url).with_scheme("ws") / "gateway"

    def restore_discord() -> None:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway

    return restore_discord
