"""The arrows between the layers run one way."""

import grimp
import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from rules import GAMES


def test_the_architecture_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """pyproject.toml has the contracts; `lint-imports` prints which arrow is wrong."""
    # It would set logging up for a program of its own, and so silence every logger there is.
    monkeypatch.setattr("logging.config.dictConfig", lambda config: None)
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_games_pictures_know_the_rules_of_that_game_alone(key: str) -> None:
    """Of the rules, its own and the engine; of the pictures, its own and what all share."""
    graph = grimp.build_graph("pictures", "rules")
    own = {f"pictures.{key}"} | graph.find_descendants(f"pictures.{key}")
    assert len(own) > 1, f"pictures/{key}/ is missing"
    games = {f"{package}.{other}" for package in ("pictures", "rules") for other in GAMES}
    others = games - {f"pictures.{key}", f"rules.{key}"}
    for module in own:
        known = graph.find_modules_directly_imported_by(module)
        wrong = {each for each in known if ".".join(each.split(".")[:2]) in others}
        assert not wrong, f"{module} imports {wrong}"
