"""Serves the files of messages and commands to people who have a valid link."""

from aiohttp import web

from sandbox import guard, links
from sandbox.world import File, World

# types that a browser may show; others (HTML, SVG) could run scripts as our own page
SHOWN_TYPES = (
    "image/png",
    "image/jpeg",
    "image/gif",
    "image/webp",
    "text/plain",
    "audio/",
    "video/",
)
EXPIRED_TEXT = "This content is no longer available."


class Files:
    """Serves the files of one world."""

    def __init__(self, world: World) -> None:
        self.world = world

    def add_routes(self, app: web.Application) -> None:
        """Add the routes to an application."""
        place = "{channel}/{attachment}/{filename}"
        app.add_routes(
            [
                web.get(f"/attachments/{place}", self._serve_attachment),
                web.get(f"/ephemeral-attachments/{place}", self._serve_given_file),
                web.get("/emojis/{emoji}", self._serve_emoji),
            ]
        )

    def _require_link(self, request: web.Request) -> None:
        if not links.is_valid(self.world, request.path, request.query):
            raise web.HTTPNotFound(text=EXPIRED_TEXT)

    async def _serve_attachment(self, request: web.Request) -> web.Response:
        self._require_link(request)
        place = request.match_info
        found = self._find_file(place["channel"], place["attachment"])
        if found is None:
            raise web.HTTPNotFound
        attachment, data = found
        kind = attachment.content_type
        shown = "inline" if kind.startswith(SHOWN_TYPES) else "attachment"
        headers = {
            "Content-Type": kind,
            "Content-Disposition": f'{shown}; filename="{attachment.filename}"',
            "Content-Security-Policy": guard.FILE_POLICY,
            "Cache-Control": "private, max-age=31536000, immutable",
        }
        return web.Response(body=data, headers=headers)

    def _find_file(self, channel_id: str, file_id: str) -> File | None:
        for message in self.world.messages.get(channel_id, {}).values():
            for attachment in message.attachments:
                if attachment.id == file_id:
                    return attachment, self.world.store.read_file(file_id)
        return self.world.removed.get(file_id)

    async def _serve_emoji(self, request: web.Request) -> web.Response:
        emoji_id = request.match_info["emoji"].partition(".")[0]
        emoji = self.world.emojis.get(emoji_id)
        if emoji is None:
            raise web.HTTPNotFound
        headers = {
            "Content-Type": emoji.content_type,
            "Content-Security-Policy": guard.FILE_POLICY,
            "Cache-Control": "private, max-age=31536000, immutable",
        }
        return web.Response(body=self.world.store.read_file(emoji_id), headers=headers)

    async def _serve_given_file(self, request: web.Request) -> web.Response:
        self._require_link(request)
        found = self.world.given.get(request.match_info["attachment"])
        if found is None:
            raise web.HTTPNotFound
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Disposition": "attachment",
            "Content-Security-Policy": guard.FILE_POLICY,
        }
        return web.Response(body=found[1], headers=headers)
