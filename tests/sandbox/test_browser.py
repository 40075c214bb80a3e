"""The page opens by itself where somebody would see it, and nowhere else."""

import webbrowser

import pytest

from sandbox import browser


@pytest.mark.parametrize(
    ("environ", "platform", "seen"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "10.0.0.2 5 10.0.0.1 22"}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"SSH_CONNECTION": "10.0.0.2 5 10.0.0.1 22"}, "darwin", False),
    ],
)
def test_a_screen_is_detected_from_the_environment(
    environ: dict[str, str], platform: str, seen: bool
) -> None:
    assert browser.has_screen(environ, platform) is seen


@pytest.mark.parametrize("screen", [True, False])
def test_the_page_opens_only_with_a_display(monkeypatch: pytest.MonkeyPatch, screen: bool) -> None:
    asked: list[str] = []

    def opened(address: str) -> bool:
        asked.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", opened)
    monkeypatch.setattr(browser, "has_screen", lambda: screen)
    assert browser.open_page("http://127.0.0.1:8765") is screen
    assert asked == (["http://127.0.0.1:8765"] if screen else [])


def test_a_machine_without_a_browser_causes_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(address: str) -> bool:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "open", broken)
    monkeypatch.setattr(browser, "has_screen", lambda: True)
    assert browser.open_page("http://127.0.0.1:8765") is False
