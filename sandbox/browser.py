"""Opening the page for whoever sits at this machine."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping


def has_screen(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a browser opened here would be seen: not on a server, nor over SSH."""
    if "SSH_CONNECTION" in environ:
        return False
    if platform in ("darwin", "win32"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def open_page(address: str) -> bool:
    """Open the address in the person's browser, where they have one; whether that was done."""
    try:
        return has_screen() and webbrowser.open(address)
    except webbrowser.Error:
        return False
