"""Every command that a text names exists, with the options that the text gives it."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from discord import app_commands

from cogs.newcomers.greeting import HELP_FOOTER
from tests.cogs.play import Camp

HOUSE = Path(__file__).parents[2]
SOURCES = ("bot.py", "cogs", "pictures", "rules", "storage", "tables")
"""Whose string literals people may read."""
PAGES = (
    ".env.example",
    *(
        str(path.relative_to(HOUSE))
        for place in ("*.md", "docs/**/*.md", "benchmarks/*.md", "rules/*/words/en/guide.md")
        for path in sorted(HOUSE.glob(place))
        # The older versions of the one name what there was, the other names folders of a machine.
        # Pages in other languages have the commands' names in those.
        if path.name not in {"CHANGELOG.md", "operations.md"} and path.parent.name != "de"
    ),
)
QUOTED = re.compile(r"`(/[a-z{][^`]*)`")
BEGUN = re.compile(r"""`[\s"'fr(]*/""")
"""In a module that quotes a command, even one that is put together from several literals."""
BARE = re.compile(r"(?<![\w/.:`])(/[a-z]+(?: [a-z]+)?)")
OPTION = re.compile(r"(?:^|\s)([a-z_]+):")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
SERVED = {"/healthz", "/livez", "/metrics"}
"""Pages for an operator's tools, which look like commands."""
UNKNOWN = "{}"
"""Stands for a value that is put into a text at run time."""

Commands = Mapping[str, Any]


def fault(said: str, tree: Commands) -> str | None:
    """What is wrong with a command as a text names it, such as `/game open game:hope`."""
    words, found = said.removeprefix("/").split(), tree
    if said.strip() in SERVED:
        return None
    while words:
        name = words.pop(0)
        if UNKNOWN in name:
            return None
        if name not in found:
            return f"{said}: there is no {name}"
        command = found[name]
        if not isinstance(command, app_commands.Group):
            break
        found = {each.name: each for each in command.commands}
    else:
        return None
    if words and ":" not in words[0]:
        return f"{said}: {words[0]} is no option; an option has a colon"
    options = {each.display_name for each in command.parameters}
    missing = set(OPTION.findall(" ".join(words))) - options
    return f"{said}: there is no option {', '.join(sorted(missing))}" if missing else None


def literals(source: Path) -> Iterator[str]:
    """Every string in a module or line of a catalog, with `{}` for what is put in."""
    if source.suffix == ".ftl":
        yield from re.sub(r"\{[^{}]*\}", UNKNOWN, source.read_text()).splitlines()
        return
    parts: set[ast.AST] = set()
    text = source.read_text()
    for node in ast.walk(ast.parse(text)) if BEGUN.search(text) else ():
        if isinstance(node, ast.JoinedStr):
            parts |= set(node.values)
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else UNKNOWN
                for part in node.values
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in parts:
            yield node.value


def newest() -> str:
    """What the newest version brings; older ones may name what was there then."""
    return (HOUSE / "CHANGELOG.md").read_text().split("\n## ")[1]


def list_named_commands() -> Iterator[tuple[str, str]]:
    """Where a command is named in English, and as what. Translations have names of their own."""
    for source in SOURCES:
        start = HOUSE / source
        for path in [start] if start.is_file() else [*start.rglob("*.py"), *start.rglob("en.ftl")]:
            for said in literals(path):
                for each in QUOTED.findall(said):
                    yield str(path.relative_to(HOUSE)), each
    texts = {page: (HOUSE / page).read_text() for page in PAGES}
    for page, said in (*texts.items(), ("CHANGELOG.md", newest())):
        for each in QUOTED.findall(FENCED.sub("", said)):
            yield page, " ".join(each.split())


def tree_of(camp: Camp) -> Commands:
    return {each.name: each for each in camp.bot.tree.get_commands()}


def test_no_text_names_a_missing_command(camp: Camp) -> None:
    tree, found = tree_of(camp), list(list_named_commands())
    assert {"README.md", "CHANGELOG.md", "cogs/words/en.ftl"} <= {where for where, _ in found}
    assert [(where, why) for where, said in found if (why := fault(said, tree))] == []


def test_no_description_names_a_missing_command(camp: Camp) -> None:
    """Discord shows them without Markdown, so no backticks would set a command off."""
    tree = tree_of(camp)
    texts = [(HOUSE / ".env.example").read_text()]
    for command in camp.bot.tree.walk_commands():
        texts.append(command.description)
        texts += [each.description for each in getattr(command, "parameters", ())]
    said = [each for words in texts for each in BARE.findall(words)]
    assert said, "no description names any"
    wrong = []
    for each in said:
        top, _, below = each.removeprefix("/").partition(" ")
        group = isinstance(tree.get(top), app_commands.Group)
        if why := fault(f"/{top} {below}" if group else f"/{top}", tree):
            wrong.append(why)
    assert wrong == []


def test_help_names_every_top_level_command(camp: Camp) -> None:
    """Rare commands are in groups, so that `/` shows the common ones first."""
    groups = {"game", "table", "me", "campaign", "pack", "admin"}
    alone = {
        each.name for each in camp.bot.tree.get_commands() if isinstance(each, app_commands.Command)
    }
    said = {each.split()[0].removeprefix("/") for each in QUOTED.findall(str(HELP_FOOTER))}
    assert alone | groups == said | {"help"}
    assert len(alone) <= 12


async def test_commands_are_for_servers_and_for_direct_messages_to_the_bot(camp: Camp) -> None:
    """A server installs the bot; into people's messages to each other it cannot post."""
    known = camp.env.backend.commands[None].values()
    assert {(*each["contexts"],) for each in known} == {(0, 1)}
    assert {(*each["integration_types"],) for each in known} == {(0,)}


def test_a_command_name_is_checked_as_a_whole(camp: Camp) -> None:
    tree = tree_of(camp)
    for right in (
        "/settings",
        "/settings lessons:False",
        "/game",
        "/game open",
        "/game open game:tiny",
        "/{} gather",
    ):
        assert fault(right, tree) is None
    for wrong, why in (
        ("/away", "there is no away"),
        ("/game opens", "there is no opens"),
        ("/settings lessons", "an option has a colon"),
        ("/settings remind_by:dm lesson:True", "there is no option lesson"),
        ("/recap from:3", "there is no option from"),
    ):
        assert why in str(fault(wrong, tree)), wrong
