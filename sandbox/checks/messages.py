"""Checks a message's body by Discord's rules, and makes the parts that the world keeps."""

from dataclasses import dataclass, field

from sandbox import limits
from sandbox.bodies import Body
from sandbox.checks.components import Components
from sandbox.checks.mentions import check_allowed_mentions
from sandbox.errors import Code, FormFaults, make_refusal
from sandbox.models import JSON, Attachment, Message, MessageFlag
from sandbox.world import World

SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.SILENT
    | MessageFlag.COMPONENTS_V2
    | MessageFlag.EPHEMERAL
)


@dataclass(slots=True)
class Parts:
    """The contents of a message after a body has been applied."""

    content: str = ""
    embeds: list[JSON] = field(default_factory=list)
    components: list[JSON] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    uploads: dict[str, bytes] = field(default_factory=dict)

    def take_files(self, world: World, given: Body, faults: FormFaults, at: str) -> None:
        """Find which old files stay, and add the new files, which `attachments` names by number."""
        about: dict[int, JSON] = {}
        if "attachments" in given.fields:
            old = {attachment.id: attachment for attachment in self.attachments}
            self.attachments = []
            for number, entry in enumerate(given.fields["attachments"] or []):
                where, attachment_id = f"{at}attachments.{number}", str(entry.get("id"))
                description = entry.get("description")
                most = limits.ATTACHMENT_DESCRIPTION
                faults.check_text(f"{where}.description", description, most, optional=True)
                if attachment_id in old:
                    kept = old[attachment_id]
                    if "description" in entry:
                        kept = kept.model_copy(update={"description": description})
                    self.attachments.append(kept)
                elif attachment_id.isdecimal() and int(attachment_id) in given.files:
                    about[int(attachment_id)] = entry
                else:
                    message = "Attachment data not found"
                    faults.note_error(f"{where}.id", "ATTACHMENT_NOT_FOUND", message)
        for number, upload in sorted(given.files.items()):
            attachment = upload.make_attachment(world.ids.make_id(), about.get(number, {}))
            self.attachments = [*self.attachments, attachment]
            self.uploads[attachment.id] = upload.data
        faults.check_length(f"{at}attachments", len(self.attachments), limits.MESSAGE_ATTACHMENTS)


def check_body(world: World, given: Body, old: Message | None = None, at: str = "") -> Parts:
    """Check a body by all rules. Parts that it does not name come from the old message."""
    faults, body = FormFaults(), given.fields
    found = Parts()
    flags = body.get("flags") or 0
    if old:
        found = Parts(old.content, old.embeds, old.components, old.attachments, old.flags)
        found.flags |= flags & int(MessageFlag.COMPONENTS_V2)
        if "flags" in body:
            kept = found.flags & ~int(MessageFlag.SUPPRESS_EMBEDS)
            found.flags = kept | flags & int(MessageFlag.SUPPRESS_EMBEDS)
    else:
        found.flags = flags & int(SETTABLE)
    v2 = bool(found.flags & MessageFlag.COMPONENTS_V2)

    if "content" in body:
        found.content = faults.check_text(
            f"{at}content", body["content"], limits.CONTENT_LENGTH, optional=True
        ).strip()
    check_allowed_mentions(body.get("allowed_mentions"), faults, f"{at}allowed_mentions")
    nonce = body.get("nonce")
    faults.check_text(f"{at}nonce", str(nonce or ""), limits.NONCE)
    found.take_files(world, given, faults, at)
    names = {a.filename for a in found.attachments}
    if "embeds" in body:
        found.embeds = _check_embeds(body["embeds"] or [], faults, f"{at}embeds", names)
    if "components" in body:
        check = Components(faults, names, world.address, world.emojis)
        found.components = check.check_message(body["components"] or [], f"{at}components", v2)
    if v2:
        for key in ("content", "embeds"):
            if getattr(found, key) or body.get("poll"):
                code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                message = f"The '{key}' field cannot be used with MessageFlags.IS_COMPONENTS_V2"
                faults.note_error(f"{at}{key}", code, message)
    faults.raise_if_any()
    filled = found.components if v2 else found.content or found.embeds or found.attachments
    if not filled and not found.components:
        raise make_refusal(Code.EMPTY_MESSAGE)
    return found


def _check_embeds(given: list[JSON], faults: FormFaults, path: str, names: set[str]) -> list[JSON]:
    faults.check_length(path, len(given), limits.EMBEDS)
    total = sum(_check_embed(embed, faults, f"{path}.{n}", names) for n, embed in enumerate(given))
    if total > limits.EMBED_TOTAL:
        message = f"Embed size exceeds maximum size of {limits.EMBED_TOTAL}"
        faults.note_error(path, "MAX_EMBED_SIZE_EXCEEDED", message)
    return [{key: value for key, value in e.items() if value is not None} for e in given]


def _check_embed(given: JSON, faults: FormFaults, path: str, names: set[str]) -> int:
    """Check an embed, and return how many characters of text it has."""
    size = 0

    def check_text(place: str, value: object, most: int, least: int = 0) -> None:
        nonlocal size
        size += len(faults.check_text(f"{path}.{place}", value, most, least, optional=not least))

    check_text("title", given.get("title"), limits.EMBED_TITLE)
    check_text("description", given.get("description"), limits.EMBED_DESCRIPTION)
    check_text("footer.text", (given.get("footer") or {}).get("text"), limits.EMBED_FOOTER)
    check_text("author.name", (given.get("author") or {}).get("name"), limits.EMBED_AUTHOR)
    fields = given.get("fields") or []
    faults.check_length(f"{path}.fields", len(fields), limits.EMBED_FIELDS)
    for number, one in enumerate(fields):
        check_text(f"fields.{number}.name", one.get("name"), limits.EMBED_FIELD_NAME, 1)
        check_text(f"fields.{number}.value", one.get("value"), limits.EMBED_FIELD_VALUE, 1)
    faults.check_number(f"{path}.color", given.get("color"), 0, limits.HIGHEST_COLOUR)
    pictures = 0
    for key in ("image", "thumbnail"):
        url = (given.get(key) or {}).get("url") or ""
        pictures += bool(url)
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            message = f'The referenced attachment "{url}" is not attached.'
            faults.note_error(f"{path}.{key}.url", "EMBED_ATTACHMENT_NOT_FOUND", message)
    if not size and not pictures:
        faults.note_missing(f"{path}.description")
    return size
