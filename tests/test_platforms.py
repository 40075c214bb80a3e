"""Tests that need Linux say so, and exist."""

import pytest

from tests import platforms


@pytest.mark.parametrize("place", platforms.NEED_LINUX)
def test_each_linux_only_path_exists_and_is_skipped_elsewhere(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = platforms.TESTS / place
    assert path.exists()
    assert platforms.why_not_here(path) == ""
    monkeypatch.setattr(platforms, "LINUX", False)
    assert platforms.why_not_here(path)
    assert platforms.why_not_here(platforms.TESTS / "rules" / "hope" / "test_any.py") == ""
