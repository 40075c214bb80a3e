"""Checks application commands by Discord's rules, and makes the shape that the world keeps."""

import re
from collections import Counter
from typing import Any

from sandbox import limits
from sandbox.errors import ApiError, Code, FormFaults, make_refusal
from sandbox.models import JSON

CHAT_INPUT, USER_MENU, MESSAGE_MENU, ENTRY_POINT = 1, 2, 3, 4
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(3, 12)
VALUE_TYPES = set(range(STRING, FILE + 1))
_NAME = re.compile(r"^[-_'\w]{1,32}$")


def check_command(given: JSON, faults: FormFaults, path: str = "") -> JSON:
    """Check a command and return the fields that the world keeps."""
    kind = given.get("type") or CHAT_INPUT
    if kind not in (CHAT_INPUT, USER_MENU, MESSAGE_MENU, ENTRY_POINT):
        faults.note_wrong_choice(_join_path(path, "type"), "(1, 2, 3, 4)")
    chat = kind == CHAT_INPUT
    _check_name(given, faults, path, chat)
    where = _join_path(path, "description")
    description = given.get("description")
    if chat:
        faults.check_text(where, description, limits.COMMAND_DESCRIPTION, 1)
    elif description:
        faults.note_error(
            where, "APPLICATION_COMMANDS_DESCRIPTION_NOT_ALLOWED", "No description here"
        )
    options, top = given.get("options") or [], {SUBCOMMAND, GROUP} | VALUE_TYPES
    kept = {
        "type": kind,
        "name": given.get("name"),
        "description": description or "",
        "options": _check_options(options, faults, _join_path(path, "options"), top),
        "name_localizations": given.get("name_localizations"),
        "description_localizations": given.get("description_localizations"),
        "default_member_permissions": _read_permissions(given.get("default_member_permissions")),
        "contexts": given.get("contexts"),
        "integration_types": given.get("integration_types") or [0],
        "nsfw": bool(given.get("nsfw")),
    }
    if given.get("dm_permission") is False and kept["contexts"] is None:
        kept["contexts"] = [0]
    size = _count_characters(given)
    if size > limits.COMMAND_TOTAL:
        message = f"Command exceeds maximum size ({limits.COMMAND_TOTAL})"
        faults.note_error(path, "APPLICATION_COMMAND_TOO_LARGE", message)
    return kept


def check_number(commands: list[JSON]) -> None:
    """Raise ApiError if a bot has too many commands, or if two share type and name."""
    names = Counter((c["type"], c["name"]) for c in commands)
    if any(count > 1 for count in names.values()):
        faults, message = FormFaults(), "Application command names must be unique"
        faults.note_error("", "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        faults.raise_if_any()
    kinds = Counter(c["type"] for c in commands)
    if kinds[CHAT_INPUT] > limits.CHAT_COMMANDS:
        raise make_refusal(Code.MAX_COMMANDS)
    if max(kinds[USER_MENU], kinds[MESSAGE_MENU]) > limits.CONTEXT_MENU_COMMANDS:
        raise ApiError(400, 30034, "Maximum number of context menu commands reached (15).")


def check_choices(given: object, faults: FormFaults, path: str, most: int) -> list[JSON]:
    """Check an option's choices or an autocomplete's offers, and return the kept shape."""
    if not isinstance(given, list):
        faults.note_missing(path)
        return []
    faults.check_length(path, len(given), most)
    kept = []
    for number, choice in enumerate(given):
        where = f"{path}.{number}"
        faults.check_text(f"{where}.name", choice.get("name"), limits.CHOICE_NAME, 1)
        value = choice.get("value")
        if isinstance(value, str) or value is None:
            faults.check_text(f"{where}.value", value, limits.CHOICE_VALUE, 1)
        kept.append({key: v for key, v in choice.items() if v is not None})
    return kept


def _join_path(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _read_permissions(given: Any) -> int | None:
    return None if given is None else int(given)


def _check_name(given: JSON, faults: FormFaults, path: str, strict: bool) -> None:
    where = _join_path(path, "name")
    name = faults.check_text(where, given.get("name"), limits.COMMAND_NAME, 1)
    if strict and name and (not _NAME.match(name) or name != name.lower()):
        message = "Command name is invalid"
        faults.note_error(where, "APPLICATION_COMMAND_INVALID_NAME", message)


def _check_options(
    given: list[JSON], faults: FormFaults, path: str, allowed: set[int]
) -> list[JSON]:
    faults.check_length(path, len(given), limits.COMMAND_OPTIONS)
    kept, names, optional = [], set(), False
    kinds = {option.get("type") for option in given}
    if kinds & {SUBCOMMAND, GROUP} and kinds & VALUE_TYPES:
        message = "Sub-commands and other options cannot stand beside each other"
        faults.note_error(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    for number, option in enumerate(given):
        where = f"{path}.{number}"
        if option.get("type") not in allowed:
            faults.note_wrong_choice(f"{where}.type", f"({', '.join(map(str, sorted(allowed)))})")
            continue
        if option.get("name") in names:
            message = "Option names must be unique"
            faults.note_error(path, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", message)
        names.add(option.get("name"))
        if optional and option.get("required"):
            message = "Required options must be placed before non-required options"
            faults.note_error(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional |= option["type"] in VALUE_TYPES and not option.get("required")
        kept.append(_check_option(option, faults, where))
    return kept


def _check_option(given: JSON, faults: FormFaults, path: str) -> JSON:
    kind = given["type"]
    _check_name(given, faults, path, strict=True)
    description = given.get("description")
    faults.check_text(f"{path}.description", description, limits.COMMAND_DESCRIPTION, 1)
    kept = {key: value for key, value in given.items() if value is not None}
    if kind in (SUBCOMMAND, GROUP):
        allowed = VALUE_TYPES if kind == SUBCOMMAND else {SUBCOMMAND}
        inner = given.get("options") or []
        kept["options"] = _check_options(inner, faults, f"{path}.options", allowed)
    if given.get("choices"):
        where = f"{path}.choices"
        kept["choices"] = check_choices(given["choices"], faults, where, limits.COMMAND_CHOICES)
        if given.get("autocomplete"):
            message = "Autocomplete cannot be set on an option that has choices"
            faults.note_error(where, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", message)
    elif "choices" in kept:
        del kept["choices"]
    for key in ("min_length", "max_length"):
        faults.check_number(f"{path}.{key}", given.get(key), 0, limits.STRING_OPTION_LENGTH)
    return kept


def _count_characters(given: JSON) -> int:
    """Count the characters of names and descriptions (in the longest language) and of values."""
    size = 0
    for key in ("name", "description"):
        texts = [given.get(key) or "", *(given.get(f"{key}_localizations") or {}).values()]
        size += max(map(len, texts))
    if isinstance(given.get("value"), str):
        size += len(given["value"])
    for part in (*(given.get("options") or []), *(given.get("choices") or [])):
        size += _count_characters(part)
    return size
