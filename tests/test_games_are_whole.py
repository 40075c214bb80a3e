"""Nothing that a game must bring is forgotten: whatever is missing is named, with the file to
write. And nowhere is a list of the games written down, which a new one would be missing from."""

import ast
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import pictures
from pictures.artist import find_artist
from rules import GAMES
from rules.engine import register_games
from tests.template_game import find_name, find_path, list_player_games
from tests.tiny import Tiny

ROOT = Path(__file__).parent.parent
KEYS = sorted(GAMES)

FILES: dict[str, tuple[str, tuple[str, ...]]] = {
    # what it is, and the names that must be in it
    "rules/{key}/__init__.py": ("what ties the game together", ("GAME",)),
    "rules/{key}/model/state.py": ("the whole position", ()),
    "rules/{key}/play/flow.py": ("the round, as the rulebook tells it", ()),
    "rules/{key}/view.py": ("what each seat may know", ()),
    "rules/{key}/words/retelling.py": ("what its book tells", ("list_roles", "retell_event")),
    "rules/{key}/words/en/guide.md": ("the rules in our words, for /rules", ()),
    "rules/{key}/words/how_to_play.yaml": ("a first turn in screens, for newcomers", ()),
    "pictures/{key}/__init__.py": ("its pictures, and the same in words", ()),
    "pictures/{key}/cover.py": ("the picture on the shelf", ("draw", "ALT")),
    "tests/rules/{key}/ledger.txt": ("the numbers of its rules", ()),
    "tests/rules/{key}/invariants.py": ("what random games are held against", ("Laws",)),
    "tests/rules/{key}/first_turn.py": ("what the screens of How to play claim", ("TOLD",)),
    "tests/rules/{key}/promises.py": ("what options promise", ("NOUNS", "WORDS", "count")),
    "tests/rules/{key}/secrets.py": ("what may not be known, dealt anew", ("DEALS", "excuse")),
    "tests/rules/{key}/eyes.py": ("what the leak watcher looks for", ("find", "read")),
    "tests/rules/{key}/endings.py": ("every way to end", ("ENDINGS", "ending", "PLAYTHROUGHS")),
    "tests/rules/{key}/figures.py": ("what is counted in games of bots", ("count", "told")),
    "tests/rules/{key}/fullest.py": ("positions that hold the most, for limits", ("positions",)),
    "tests/rules/{key}/short.py": ("how to open a short game, for the soak", ("options",)),
    "tests/pictures/fullest/{key}.py": ("views with the most to draw", ("views",)),
}


def module_of(path: str) -> str:
    """ "rules/hope/__init__.py" -> "rules.hope"."""
    return find_name(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))


def list_undeclared(key: str) -> Iterator[str]:
    """What rules/{key}/__init__.py does not say of the game."""
    game, place = GAMES[key], f"{GAMES[key].title}: say in rules/{key}/__init__.py"
    declared = vars(type(game))
    if "presets" not in declared:
        yield (
            f"{place} what people may answer ahead (`presets`), or that nothing is asked that "
            "could be."
        )
    if game.presets and "name_spans" not in declared:
        yield (
            f"{place} which turns and rounds its rulebook has (`name_spans`), to whose end what "
            "people answer ahead may count."
        )
    if 1 in game.seats and "describe_solo" not in declared:
        yield f"{place} what somebody plays who starts alone (`describe_solo`)."


def list_missing(key: str) -> Iterator[str]:
    """What a game has not brought: each file that is to be written, or what it lacks."""
    title = GAMES[key].title
    yield from list_undeclared(key)
    for pattern, (what, names) in FILES.items():
        path = pattern.format(key=key)
        package = f"{path.removesuffix('.py')}/__init__.py"
        if not find_path(path).exists() and not find_path(package).exists():
            yield f"{title}: write {path}: {what}."
            continue
        for name in names:
            if not hasattr(import_module(module_of(path)), name):
                yield f"{title}: {path} has no {name}: {what}."
    if not list((ROOT / "tests" / "golden" / key).glob("*.jsonl")):
        yield f"{title}: no golden games: python -m tools.rewrite {key}"
    if not list((ROOT / "tests" / "playthroughs").glob(f"{key}-*.txt")):
        yield f"{title}: no playthrough: python -m tools.rewrite {key}"
    if GAMES[key].search is None:
        yield f"{title}: rules/{key}/__init__.py has no search: strong bots need one."
    if find_artist(key) is None:
        yield f"{title}: pictures/{key}/__init__.py has nothing that draws it."
    sample = ROOT / "tests" / "packs" / f"{key}.yaml"
    if GAMES[key].pack_cards is not None and not sample.exists():
        yield f"{title}: write tests/packs/{key}.yaml: a sample of the packs that it takes."
    if pictures.find_cover(key) is None:
        yield f"{title}: pictures/{key}/cover.py has no cover."


@pytest.mark.parametrize("key", KEYS)
def test_a_game_has_everything_a_game_needs(key: str) -> None:
    forgotten = list(list_missing(key))
    assert not forgotten, "\n" + "\n".join(forgotten)


def test_files_missing_from_a_new_game_are_named_one_by_one(tiny: Tiny) -> None:
    """The check itself: Tiny is a game, and has brought nothing else."""
    told = "\n".join(list_missing(tiny.key))
    for pattern in FILES:
        assert f"Tiny Fire: write {pattern.format(key='tiny')}: " in told
    for rest in ("golden games", "playthrough", "search", "cover"):
        assert f" no {rest}" in told
    assert "has nothing that draws it" in told


@pytest.mark.parametrize(
    ("lacking", "said"),
    [
        ("excuse", "tests/rules/{key}/secrets.py has no excuse"),
        ("presets", "say in rules/{key}/__init__.py what people may answer ahead"),
        ("name_spans", "say in rules/{key}/__init__.py which turns and rounds"),
        ("describe_solo", "say in rules/{key}/__init__.py what somebody plays who starts alone"),
    ],
)
def test_a_missing_declaration_of_a_game_is_named(
    monkeypatch: pytest.MonkeyPatch, lacking: str, said: str
) -> None:
    key = KEYS[0]
    secrets = import_module(f"tests.rules.{key}.secrets")
    monkeypatch.delattr(secrets if lacking == "excuse" else type(GAMES[key]), lacking)
    (told,) = list_missing(key)
    assert said.format(key=key) in told


def list_folders() -> set[str]:
    """The games by their folders of rules/."""
    found = {path.parent.name for path in (ROOT / "rules").glob("*/__init__.py")}
    return found - {"engine", "kit"}


def test_every_folder_of_rules_is_a_registered_game() -> None:
    assert list_folders() == set(list_player_games()), "rules/__init__.py registers the games"


def test_the_import_contracts_name_every_game() -> None:
    """pyproject.toml: games -> kit -> engine, and no game knows another."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (inside,) = [contract for contract in contracts if contract.get("containers") == ["rules"]]
    games, *below = inside["layers"]
    assert set(games.split(" | ")) == list_folders()
    assert below == ["kit", "engine"]
    assert inside["exhaustive"]


PRETENDED = {"tests/sandbox/campbot.py", "tests/browser/page/showbot.py"}
"""Bots that only pretend to have games."""


def lists_of_games(source: str) -> list[int]:
    """Where in a file two games or more stand in one tuple, list, set or dict: the lines."""
    found: list[int] = []
    if sum(f"'{key}'" in source or f'"{key}"' in source for key in KEYS) < 2:
        return found
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Dict):
            parts = [key for key in node.keys if key is not None]
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            parts = list(node.elts)
        else:
            continue
        named = {part.value for part in parts if isinstance(part, ast.Constant)} & set(KEYS)
        if len(named) > 1:
            found.append(node.lineno)
    return found


def test_no_file_lists_the_games_by_hand() -> None:
    """They are found in GAMES. A list by hand would leave a new game out, and nobody would know."""
    tops = ("benchmarks", "cogs", "pictures", "rules", "sandbox", "storage", "tables", "tests")
    files = [path for top in tops for path in (ROOT / top).rglob("*.py")]
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in [*files, ROOT / "bot.py"]
        if path.relative_to(ROOT).as_posix() not in PRETENDED
        for line in lists_of_games(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_list_of_games_in_code_is_found() -> None:
    one, other, *_ = KEYS
    assert lists_of_games(f"x = 1\ny = ['{one}', 2, '{other}']") == [2]
    assert lists_of_games(f"{{'{one}': 1, '{other}': 2}}") == [1]
    assert lists_of_games(f"['{one}'], ('{other}',), {{'{one}': '{other}'}}") == []


@pytest.mark.parametrize("key", sorted(GAMES))
def test_an_effect_without_code_stops_the_start(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever effect of the content it is, before anything of the game can be played."""
    game = GAMES[key]
    assert bool(game.named_effects) == (ROOT / "rules" / key / "effects").is_dir()
    for name in game.named_effects:
        left = set(game.coded_effects) - {name}
        monkeypatch.setattr(type(game), "coded_effects", left)
        with pytest.raises(RuntimeError, match=rf"^Nothing in {key} says what .*: {name}\.$"):
            register_games(game)
        monkeypatch.undo()
    register_games(game)


@pytest.mark.parametrize("key", KEYS)
def test_each_deed_is_a_kind_of_event(key: str) -> None:
    source = "".join(file.read_text("utf-8") for file in find_path(f"rules/{key}").rglob("*.py"))
    assert [kind for kind in GAMES[key].deeds if f'kind="{kind}"' not in source] == []
