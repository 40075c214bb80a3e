"""Keeps other web pages from calling this server and from reading its answers."""

from collections.abc import Awaitable, Callable

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self' blob:; connect-src 'self'; form-action 'none'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
HARDENING = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def _list_own_hosts(request: web.Request) -> set[str]:
    """List the Host headers that are right for this server."""
    transport = request.transport
    port = transport.get_extra_info("sockname")[1] if transport else 0
    hosts = {f"{name}:{port}" for name in ("127.0.0.1", "localhost", "[::1]")}
    return hosts | ({"127.0.0.1", "localhost", "[::1]"} if port == 80 else set())


@web.middleware
async def refuse_foreign_pages(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer 403 to a foreign Host (DNS rebinding) or Origin (another page), sockets included."""
    hosts = _list_own_hosts(request)
    origin = request.headers.get("Origin")
    if request.host not in hosts:
        raise web.HTTPForbidden(text="Foreign Host.")
    if origin is not None and origin not in {f"http://{host}" for host in hosts}:
        raise web.HTTPForbidden(text="Foreign Origin.")
    return await handler(request)


async def add_security_headers(_: web.Request, response: web.StreamResponse) -> None:
    """Add the security headers to an answer, unless it has its own."""
    for name, value in HARDENING.items():
        response.headers.setdefault(name, value)
