"""Points discord.py at a sandbox, and back."""

from collections.abc import Callable

import yarl


def point_at(base_url: str) -> Callable[[], None]:
    """Have discord.py in this process talk to the sandbox at `base_url`; the result undoes it."""
    # It takes a second to import, and a sandbox in a process of its own never points at anything.
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE = f"{base_url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base_url).with_scheme("ws") / "gateway"

    def restore() -> None:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway

    return restore
