"""The table of REST calls: each handler is registered by its method and path."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sandbox.bodies import Body
from sandbox.errors import FormFaults
from sandbox.interactions import Interactions
from sandbox.models import JSON, Channel
from sandbox.rest.ratelimits import RateLimits
from sandbox.world import World

Answer = JSON | list[JSON] | None | tuple[int, JSON]
# None answers 204; a pair is a status and a body


@dataclass(frozen=True, slots=True)
class Call:
    """A REST call: whose world it is about, and what it brought."""

    world: World
    interactions: Interactions
    limits: RateLimits
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Body

    @property
    def fields(self) -> JSON:
        return self.body.fields

    def channel(self) -> Channel:
        """The channel that the path names."""
        return self.world.channel(self.path["channel_id"])

    def number(self, key: str, default: int, most: int) -> int:
        """A count from the query, within 1 and `most`."""
        text = self.query.get(key, str(default))
        faults = FormFaults()
        if text.isdecimal():
            faults.number(key, int(text), 1, most)
        else:
            faults.add(key, "NUMBER_TYPE_COERCE", f'Value "{text}" is not int.')
        faults.settle()
        return int(text)


Handler = Callable[[Call], Answer]


@dataclass(frozen=True, slots=True)
class Route:
    """A call of the API; `open_to_all` ones need no bot token."""

    method: str
    path: str
    handler: Handler
    open_to_all: bool


ROUTES: list[Route] = []


def route(method: str, path: str, open_to_all: bool = False) -> Callable[[Handler], Handler]:
    """Register a handler."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, handler, open_to_all))
        return handler

    return register
