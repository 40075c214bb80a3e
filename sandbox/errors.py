"""Discord's refusals: the error codes, and the errors in a form body."""

from enum import IntEnum
from typing import Any

SNOWFLAKE_DIGITS = 20


class Code(IntEnum):
    """Those of Discord's JSON error codes that the sandbox uses."""

    GENERAL = 0
    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_ROLE = 10011
    UNKNOWN_USER = 10013
    UNKNOWN_EMOJI = 10014
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    UNKNOWN_COMMAND = 10063
    MAX_EMOJIS = 30008
    MAX_COMMANDS = 30032
    OPENING_DMS_TOO_FAST = 40003
    ALREADY_ACKNOWLEDGED = 40060
    MISSING_ACCESS = 50001
    WRONG_CHANNEL_TYPE = 50024
    DM_ONLY = 50003
    OTHERS_MESSAGE = 50005
    EMPTY_MESSAGE = 50006
    CANNOT_DM = 50007
    NO_MUTUAL_GUILDS = 50278
    MISSING_PERMISSIONS = 50013
    INVALID_TOKEN = 50027
    INVALID_BODY = 50035
    THREAD_ARCHIVED = 50083
    NO_HISTORY_TO_REPLY = 160002
    THREAD_EXISTS = 160004
    THREAD_LOCKED = 160005
    INVALID_JSON = 50109
    TOO_LARGE = 40005


_SENTENCES = {
    Code.UNKNOWN_CHANNEL: (404, "Unknown Channel"),
    Code.UNKNOWN_GUILD: (404, "Unknown Guild"),
    Code.UNKNOWN_MEMBER: (404, "Unknown Member"),
    Code.UNKNOWN_MESSAGE: (404, "Unknown Message"),
    Code.UNKNOWN_ROLE: (404, "Unknown Role"),
    Code.UNKNOWN_USER: (404, "Unknown User"),
    Code.UNKNOWN_WEBHOOK: (404, "Unknown Webhook"),
    Code.UNKNOWN_INTERACTION: (404, "Unknown interaction"),
    Code.UNKNOWN_COMMAND: (404, "Unknown application command"),
    Code.UNKNOWN_EMOJI: (404, "Unknown Emoji"),
    Code.MAX_EMOJIS: (400, "Maximum number of emojis reached (2000)"),
    Code.MAX_COMMANDS: (400, "Maximum number of application commands reached (100)."),
    Code.OPENING_DMS_TOO_FAST: (403, "You are opening direct messages too fast"),
    Code.ALREADY_ACKNOWLEDGED: (400, "Interaction has already been acknowledged."),
    Code.MISSING_ACCESS: (403, "Missing Access"),
    Code.WRONG_CHANNEL_TYPE: (400, "Cannot execute action on this channel type"),
    Code.DM_ONLY: (403, "Cannot execute action on a DM channel"),
    Code.OTHERS_MESSAGE: (403, "Cannot edit a message authored by another user"),
    Code.EMPTY_MESSAGE: (400, "Cannot send an empty message"),
    Code.CANNOT_DM: (403, "Cannot send messages to this user"),
    Code.NO_MUTUAL_GUILDS: (
        403,
        "Cannot send messages to this user due to having no mutual guilds",
    ),
    Code.MISSING_PERMISSIONS: (403, "Missing Permissions"),
    Code.INVALID_TOKEN: (401, "Invalid Webhook Token"),
    Code.INVALID_BODY: (400, "Invalid Form Body"),
    Code.THREAD_ARCHIVED: (400, "Thread is archived"),
    Code.NO_HISTORY_TO_REPLY: (403, "You cannot reply without permission to read message history"),
    Code.THREAD_EXISTS: (400, "A thread has already been created for this message"),
    Code.THREAD_LOCKED: (403, "This thread is locked"),
    Code.INVALID_JSON: (400, "The request body contains invalid JSON."),
    Code.TOO_LARGE: (413, "Request entity too large"),
}


class ApiError(Exception):
    """An answer that refuses a call. `make_refusal` makes the usual refusals."""

    def __init__(
        self, status: int, code: int, message: str, errors: dict[str, Any] | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def make_body(self) -> dict[str, Any]:
        """Make the JSON that Discord would answer."""
        answer: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            answer["errors"] = self.errors
        return answer

    def find_sentence(self) -> str:
        """Find the sentence for a player: the first error in the form, or the message."""
        node: Any = self.errors
        while isinstance(node, dict) and node:
            node = node.get("_errors") or next(iter(node.values()))
        return str(node[0]["message"]) if isinstance(node, list) else self.message


def make_refusal(code: Code) -> ApiError:
    """Make the refusal for a code, for the caller to raise."""
    status, message = _SENTENCES[code]
    return ApiError(status, int(code), message)


def make_not_found() -> ApiError:
    """Make the refusal of an unknown route."""
    return ApiError(404, Code.GENERAL, "404: Not Found")


def make_unavailable() -> ApiError:
    """Make the refusal of a call about a guild that has an outage."""
    return ApiError(503, Code.GENERAL, "503: Service Unavailable")


class FormFaults:
    """Gathers the errors in a body, by path, in Discord's nested shape."""

    def __init__(self) -> None:
        self.tree: dict[str, Any] = {}

    def note_error(self, path: str, code: str, message: str) -> None:
        """Note an error at a path such as `data.components.0.label`."""
        node = self.tree
        for part in filter(None, path.split(".")):
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def note_missing(self, path: str) -> None:
        self.note_error(path, "BASE_TYPE_REQUIRED", "This field is required")

    def note_wrong_choice(self, path: str, allowed: object) -> None:
        self.note_error(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")

    def check_length(self, path: str, size: int, most: int, least: int = 0) -> None:
        """Note an error if a length or count is out of its bounds."""
        if least and not least <= size <= most:
            message = f"Must be between {least} and {most} in length."
            self.note_error(path, "BASE_TYPE_BAD_LENGTH", message)
        elif size > most:
            message = f"Must be {most} or fewer in length."
            self.note_error(path, "BASE_TYPE_MAX_LENGTH", message)

    def check_text(
        self, path: str, value: object, most: int, least: int = 0, optional: bool = False
    ) -> str:
        """Check a text's type and length. Returns the text, or '' if the value is no text."""
        if value is None:
            if not optional:
                self.note_missing(path)
            return ""
        if not isinstance(value, str):
            self.note_error(
                path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.'
            )
            return ""
        self.check_length(path, len(value), most, least)
        return value

    def check_number(self, path: str, value: object, least: int, most: int) -> None:
        """Note an error if an optional integer is no integer or out of its bounds."""
        if value is None:
            return
        if not isinstance(value, int) or isinstance(value, bool):
            self.note_error(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < least:
            message = f"int value should be greater than or equal to {least}."
            self.note_error(path, "NUMBER_TYPE_MIN", message)
        elif value > most:
            message = f"int value should be less than or equal to {most}."
            self.note_error(path, "NUMBER_TYPE_MAX", message)

    def check_snowflake(self, path: str, value: object) -> bool:
        """Return whether a value looks like an id, and note an error if not."""
        right = str(value).isdecimal() and len(str(value)) <= SNOWFLAKE_DIGITS
        if not right:
            self.note_error(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return right

    def raise_if_any(self) -> None:
        """Raise 50035 if any error was noted."""
        if self.tree:
            raise ApiError(400, Code.INVALID_BODY, "Invalid Form Body", self.tree)
