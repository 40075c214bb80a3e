"""Opens the page for the person at this machine."""

import os
import sys
import webbrowser
from collections.abc import Mapping


def has_screen(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a person would see a browser opened here, which is not so on a server or over SSH."""
    if "SSH_CONNECTION" in environ:
        return False
    if platform in ("darwin", "win32"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def open_page(address: str) -> bool:
    """Open the address in the person's browser. Returns whether a browser was opened."""
    try:
        return has_screen() and webbrowser.open(address)
    except webbrowser.Error:
        return False
