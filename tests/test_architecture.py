"""The arrows between the layers run one way."""

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports


def test_the_architecture_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """pyproject.toml has the contracts; `lint-imports` prints which arrow is wrong."""
    # It would set logging up for a program of its own, and so silence every logger there is.
    monkeypatch.setattr("logging.config.dictConfig", lambda config: None)
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS
