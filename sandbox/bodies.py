"""Reads request bodies: JSON, or a multipart form of JSON and files."""

import io
import mimetypes
import re
from dataclasses import dataclass, field

from aiohttp import BodyPartReader, web
from PIL import Image

from sandbox import limits
from sandbox.errors import Code, make_refusal
from sandbox.models import JSON, Attachment
from sandbox.packing import unpack_json

_UNSAFE = re.compile(r"[^\w.\-]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as a request sent it."""

    filename: str
    data: bytes

    def make_attachment(self, attachment_id: str, about: JSON) -> Attachment:
        """Make the attachment for this file. `about` is its entry in the body's `attachments`."""
        name = _UNSAFE.sub("_", about.get("filename") or self.filename)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        width, height = _read_picture_size(self.data) if kind.startswith("image/") else (None, None)
        return Attachment(
            id=attachment_id,
            filename=name,
            size=len(self.data),
            content_type=kind,
            description=about.get("description"),
            title=about.get("title"),
            width=width,
            height=height,
        )


def _read_picture_size(data: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except OSError:  # the type says picture, but the data is none
        return None, None


@dataclass(slots=True)
class Body:
    """A request's JSON (None if it has none), and its files by number."""

    json: JSON | list[JSON] | None = None
    files: dict[int, Upload] = field(default_factory=dict)

    @property
    def fields(self) -> JSON:
        """The JSON if it is an object, otherwise an empty object."""
        return self.json if isinstance(self.json, dict) else {}


async def read_body(request: web.Request) -> Body:
    """Read a request's body. Raises ApiError if it is malformed or a file is too large."""
    body = Body()
    if not request.can_read_body:
        return body
    if request.content_type != "multipart/form-data":
        text = await request.read()
        body.json = _parse_json(text) if text else None
        return body
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):  # a nested multipart, which the API does not take
            raise make_refusal(Code.INVALID_JSON)
        data = bytes(await part.read())
        if part.name == "payload_json":
            body.json = _parse_json(data)
        else:
            number = re.search(r"\d+", part.name or "")
            name = part.filename or "file"
            body.files[int(number[0]) if number else len(body.files)] = Upload(name, data)
    if any(len(file.data) > limits.ATTACHMENT_BYTES for file in body.files.values()):
        raise make_refusal(Code.TOO_LARGE)
    return body


def _parse_json(text: bytes) -> JSON | list[JSON]:
    try:
        found: JSON | list[JSON] = unpack_json(text)
    except ValueError:
        raise make_refusal(Code.INVALID_JSON) from None
    return found
