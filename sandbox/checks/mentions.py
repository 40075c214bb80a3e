"""Checks a message's `allowed_mentions` by Discord's rules."""

from sandbox import limits
from sandbox.errors import FormFaults

PARSED = ("roles", "users", "everyone")


def check_allowed_mentions(given: object, faults: FormFaults, path: str) -> None:
    """Check `allowed_mentions`: known types, valid ids, not too many, none twice, and no list of
    ids next to the type that allows them all."""
    if given is None:
        return
    if not isinstance(given, dict):
        message = "Only dictionaries may be used in a DictType"
        faults.note_error(path, "DICT_TYPE_CONVERT", message)
        return
    parsed = _check_list(given.get("parse"), faults, f"{path}.parse")
    for number, kind in enumerate(parsed):
        if kind not in PARSED:
            faults.note_wrong_choice(f"{path}.parse.{number}", PARSED)
    for key in ("users", "roles"):
        ids = _check_list(given.get(key), faults, f"{path}.{key}")
        faults.check_length(f"{path}.{key}", len(ids), limits.ALLOWED_MENTIONS)
        for number, one in enumerate(ids):
            faults.check_snowflake(f"{path}.{key}.{number}", one)
        if ids and key in parsed:
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            faults.note_error(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _check_list(given: object, faults: FormFaults, path: str) -> list[str]:
    """Check that a list has nothing twice, and return it as strings. None counts as empty."""
    if given is None:
        return []
    if not isinstance(given, list):
        faults.note_error(path, "BASE_TYPE_LIST", "Only iterables may be used in a ListType")
        return []
    found = [str(one) for one in given]
    for number, one in enumerate(found):
        if one in found[:number]:
            message = "The set already contains this value"
            faults.note_error(f"{path}.{number}", "SET_TYPE_ALREADY_CONTAINS_VALUE", message)
    return found
