"""The arrows between the layers run one way."""

from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports


def test_the_architecture_is_kept():
    """pyproject.toml has the contracts; `lint-imports` prints which arrow is wrong."""
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS
