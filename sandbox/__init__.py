"""An embedded Discord on loopback, for local play and end-to-end tests.

It speaks enough of Discord's REST API and gateway (v10) for the unmodified discord.py client,
enforces Discord's limits, has faults that tests switch on, and lets the page and `Player` see and
act over a WebSocket (see PROTOCOL.md).
"""

from sandbox.clock import ManualClock, RealClock
from sandbox.player import Player
from sandbox.pointing import point_at
from sandbox.server import Sandbox

__all__ = ["ManualClock", "Player", "RealClock", "Sandbox", "point_at"]
