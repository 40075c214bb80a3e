"""Checks the default values of selects for users, roles or channels."""

from sandbox import limits
from sandbox.checks.kinds import Kind
from sandbox.errors import FormFaults
from sandbox.models import JSON

TYPES: dict[Kind, tuple[str, ...]] = {
    Kind.USER_SELECT: ("user",),
    Kind.ROLE_SELECT: ("role",),
    Kind.MENTIONABLE_SELECT: ("user", "role"),
    Kind.CHANNEL_SELECT: ("channel",),
}


def check_default_values(
    given: object, select: JSON, faults: FormFaults, path: str, *, kind: Kind
) -> list[JSON]:
    """Check a select's `default_values` and return the kept shape. Their number and types must fit
    the select, and none may occur twice."""
    least, most = select["min_values"], select["max_values"]
    if not isinstance(given, list):
        faults.note_error(path, "BASE_TYPE_LIST", "Only iterables may be used in a ListType")
        return []
    faults.check_length(path, len(given), limits.SELECT_OPTIONS)
    if given and not least <= len(given) <= most:
        message = f"The number of default values must be between {least} and {most}."
        faults.note_error(path, "BASE_TYPE_BAD_LENGTH", message)
    kept = list[JSON]()
    for number, value in enumerate(given):
        place = f"{path}.{number}"
        about: JSON = value if isinstance(value, dict) else {}
        if about.get("type") not in TYPES[kind]:
            faults.note_wrong_choice(f"{place}.type", TYPES[kind])
        found = str(about.get("id"))
        if not faults.check_snowflake(f"{place}.id", found):
            continue
        one = {"id": found, "type": about.get("type")}
        if one in kept:
            faults.note_error(
                f"{place}.id", "SET_TYPE_ALREADY_CONTAINS_VALUE", "This value is there twice"
            )
        kept.append(one)
    return kept
