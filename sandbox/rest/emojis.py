"""The REST calls about the application's own emoji."""

import base64
import binascii
import io
import re

from PIL import Image

from sandbox import limits, wire
from sandbox.errors import Code, FormFaults, refuse
from sandbox.models import Emoji
from sandbox.rest.routes import Answer, Call, route

ALL = "/applications/{application_id}/emojis"
ONE = ALL + "/{emoji_id}"
IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp);base64,(.*)", re.DOTALL)
NAME = re.compile(r"\w+", re.ASCII)


def _require_own(call: Call) -> None:
    if call.path["application_id"] != call.world.bot_id:
        raise refuse(Code.MISSING_ACCESS)


def _emoji(call: Call) -> Emoji:
    _require_own(call)
    found = call.world.emojis.get(call.path["emoji_id"])
    if found is None:
        raise refuse(Code.UNKNOWN_EMOJI)
    return found


def _name(call: Call, faults: FormFaults) -> str:
    least, most = limits.EMOJI_NAME
    name = faults.text("name", call.fields.get("name"), most, least)
    if name and not NAME.fullmatch(name):
        message = "String value did not match validation regex."
        faults.add("name", "STRING_TYPE_REGEX", message)
    return name


def _image(given: object, faults: FormFaults) -> tuple[bytes, str]:
    """Decode a data URI into a picture and its MIME type. Notes an error if it is no picture."""
    found = IMAGE.fullmatch(given) if isinstance(given, str) else None
    try:
        data = base64.b64decode(found[1], validate=True) if found else b""
        with Image.open(io.BytesIO(data)) as picture:
            kind = Image.MIME[picture.format or ""]
    except (OSError, binascii.Error, KeyError):
        faults.add("image", "IMAGE_INVALID", "Invalid image data")
        return b"", ""
    if len(data) > limits.EMOJI_BYTES:
        message = "File cannot be larger than 256.0 kb."
        faults.add("image", "BINARY_TYPE_MAX_SIZE", message)
    return data, kind


@route("GET", ALL)
def listed(call: Call) -> Answer:
    _require_own(call)
    return {"items": [wire.emoji(call.world, emoji) for emoji in call.world.emojis.values()]}


@route("POST", ALL)
def create(call: Call) -> Answer:
    _require_own(call)
    faults = FormFaults()
    name = _name(call, faults)
    if call.fields.get("image") is None:
        faults.required("image")
        faults.settle()
    data, kind = _image(call.fields.get("image"), faults)
    faults.settle()
    if len(call.world.emojis) >= limits.EMOJIS:
        raise refuse(Code.MAX_EMOJIS)
    emoji = Emoji(
        id=call.world.ids.next(),
        name=name,
        user_id=call.world.bot_id,
        content_type=kind,
        animated=kind == "image/gif",
    )
    call.world.save_emoji(emoji, data)
    return 201, wire.emoji(call.world, emoji)


@route("GET", ONE)
def get(call: Call) -> Answer:
    return wire.emoji(call.world, _emoji(call))


@route("PATCH", ONE)
def rename(call: Call) -> Answer:
    emoji, faults = _emoji(call), FormFaults()
    if "name" in call.fields:
        emoji.name = _name(call, faults) or emoji.name
    faults.settle()
    call.world.save_emoji(emoji)
    return wire.emoji(call.world, emoji)


@route("DELETE", ONE)
def delete(call: Call) -> Answer:
    call.world.remove_emoji(_emoji(call))
    return None
