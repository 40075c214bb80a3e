"""What the bot's own processes are given."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def environment() -> dict[str, str]:
    """The bot's environment variables without secrets, and with the same module path."""
    kept = {name: value for name, value in os.environ.items() if "TOKEN" not in name.upper()}
    return kept | {"PYTHONPATH": os.pathsep.join(str(Path(part).absolute()) for part in sys.path)}
