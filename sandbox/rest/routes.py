"""The table of REST calls, in which `route` registers each handler by method and path."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sandbox.bodies import Body
from sandbox.errors import FormFaults
from sandbox.interactions import Interactions
from sandbox.models import JSON, Channel
from sandbox.rest.ratelimits import RateLimits
from sandbox.world import World

Answer = JSON | list[JSON] | None | tuple[int, JSON]
# a handler returns None for status 204, or a pair for its own status and body


@dataclass(frozen=True, slots=True)
class Call:
    """A REST call: the world that it acts on, and its path, query and body."""

    world: World
    interactions: Interactions
    limits: RateLimits
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Body

    @property
    def fields(self) -> JSON:
        return self.body.fields

    def find_channel(self) -> Channel:
        """Find the channel in the path. Raises ApiError if the world has no such channel."""
        return self.world.find_channel(self.path["channel_id"])

    def read_limit(self, default: int, most: int) -> int:
        """Read the query's `limit`. Raises ApiError unless it is between 1 and `most`."""
        text = self.query.get("limit", str(default))
        faults = FormFaults()
        if text.isdecimal():
            faults.check_number("limit", int(text), 1, most)
        else:
            faults.note_error("limit", "NUMBER_TYPE_COERCE", f'Value "{text}" is not int.')
        faults.raise_if_any()
        return int(text)


Handler = Callable[[Call], Answer]


@dataclass(frozen=True, slots=True)
class Route:
    """A route of the API. If it is `open_to_all`, it needs no bot token."""

    method: str
    path: str
    handler: Handler
    open_to_all: bool


ROUTES: list[Route] = []


def route(method: str, path: str, open_to_all: bool = False) -> Callable[[Handler], Handler]:
    """Make a decorator that registers a handler for this method and path."""

    def register_handler(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, handler, open_to_all))
        return handler

    return register_handler
