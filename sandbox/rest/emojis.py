"""The REST calls about the application's own emoji."""

import base64
import binascii
import io
import re

from PIL import Image

from sandbox import limits, wire
from sandbox.errors import Code, FormFaults, make_refusal
from sandbox.models import Emoji
from sandbox.rest.routes import Answer, Call, route

EMOJIS_PATH = "/applications/{application_id}/emojis"
EMOJI_PATH = EMOJIS_PATH + "/{emoji_id}"
IMAGE_PATTERN = re.compile(r"data:image/(?:png|jpeg|gif|webp);base64,(.*)", re.DOTALL)
NAME_PATTERN = re.compile(r"\w+", re.ASCII)


def _require_own(call: Call) -> None:
    if call.path["application_id"] != call.world.bot_id:
        raise make_refusal(Code.MISSING_ACCESS)


def _find_emoji(call: Call) -> Emoji:
    _require_own(call)
    found = call.world.emojis.get(call.path["emoji_id"])
    if found is None:
        raise make_refusal(Code.UNKNOWN_EMOJI)
    return found


def _check_name(call: Call, faults: FormFaults) -> str:
    least, most = limits.EMOJI_NAME
    name = faults.check_text("name", call.fields.get("name"), most, least)
    if name and not NAME_PATTERN.fullmatch(name):
        message = "String value did not match validation regex."
        faults.note_error("name", "STRING_TYPE_REGEX", message)
    return name


def _read_image(given: object, faults: FormFaults) -> tuple[bytes, str]:
    """Decode a data URI into a picture and its MIME type. Notes an error if it is no picture."""
    found = IMAGE_PATTERN.fullmatch(given) if isinstance(given, str) else None
    try:
        data = base64.b64decode(found[1], validate=True) if found else b""
        with Image.open(io.BytesIO(data)) as picture:
            kind = Image.MIME[picture.format or ""]
    except (OSError, binascii.Error, KeyError):
        faults.note_error("image", "IMAGE_INVALID", "Invalid image data")
        return b"", ""
    if len(data) > limits.EMOJI_BYTES:
        message = "File cannot be larger than 256.0 kb."
        faults.note_error("image", "BINARY_TYPE_MAX_SIZE", message)
    return data, kind


@route("GET", EMOJIS_PATH)
def list_emojis(call: Call) -> Answer:
    _require_own(call)
    return {"items": [wire.encode_emoji(call.world, emoji) for emoji in call.world.emojis.values()]}


@route("POST", EMOJIS_PATH)
def create_emoji(call: Call) -> Answer:
    _require_own(call)
    faults = FormFaults()
    name = _check_name(call, faults)
    if call.fields.get("image") is None:
        faults.note_missing("image")
        faults.raise_if_any()
    data, kind = _read_image(call.fields.get("image"), faults)
    faults.raise_if_any()
    if len(call.world.emojis) >= limits.EMOJIS:
        raise make_refusal(Code.MAX_EMOJIS)
    emoji = Emoji(
        id=call.world.ids.make_id(),
        name=name,
        user_id=call.world.bot_id,
        content_type=kind,
        animated=kind == "image/gif",
    )
    call.world.save_emoji(emoji, data)
    return 201, wire.encode_emoji(call.world, emoji)


@route("GET", EMOJI_PATH)
def get_emoji(call: Call) -> Answer:
    return wire.encode_emoji(call.world, _find_emoji(call))


@route("PATCH", EMOJI_PATH)
def rename_emoji(call: Call) -> Answer:
    emoji, faults = _find_emoji(call), FormFaults()
    if "name" in call.fields:
        emoji.name = _check_name(call, faults) or emoji.name
    faults.raise_if_any()
    call.world.save_emoji(emoji)
    return wire.encode_emoji(call.world, emoji)


@route("DELETE", EMOJI_PATH)
def delete_emoji(call: Call) -> Answer:
    call.world.remove_emoji(_find_emoji(call))
    return None
