"""The REST calls about application commands, global and of a guild."""

from sandbox import wire
from sandbox.checks import commands as checks
from sandbox.errors import Code, FormFaults, refuse
from sandbox.models import JSON, Command
from sandbox.rest.routes import Answer, Call, route

GLOBAL = "/applications/{application_id}/commands"
OF_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def _scope(call: Call) -> str | None:
    if call.path["application_id"] != call.world.bot_id:
        raise refuse(Code.MISSING_ACCESS)
    guild_id = call.path.get("guild_id")
    return call.world.guild(guild_id).id if guild_id else None


def _there(call: Call) -> list[Command]:
    scope = _scope(call)
    return [c for c in call.world.commands.values() if c.guild_id == scope]


def _named(call: Call, kind: int, name: str) -> Command | None:
    return next((c for c in _there(call) if c.type == kind and c.name == name), None)


def _make(call: Call, checked: JSON) -> Command:
    """Make a command. It keeps the id of an earlier command of the same name and kind."""
    old = _named(call, checked["type"], checked["name"])
    number = call.world.ids.next()
    scope = _scope(call)
    return Command(id=old.id if old else number, version=number, guild_id=scope, **checked)


@route("GET", GLOBAL)
@route("GET", OF_GUILD)
def listed(call: Call) -> Answer:
    return [wire.command(call.world, command) for command in _there(call)]


@route("PUT", GLOBAL)
@route("PUT", OF_GUILD)
def overwrite(call: Call) -> Answer:
    faults = FormFaults()
    given = call.body.json if isinstance(call.body.json, list) else []
    checked = [checks.command(command, faults, str(n)) for n, command in enumerate(given)]
    faults.settle()
    checks.number_of(checked)
    made = [_make(call, command) for command in checked]
    call.world.replace_commands(_scope(call), made)
    return [wire.command(call.world, command) for command in made]


@route("POST", GLOBAL)
@route("POST", OF_GUILD)
def create(call: Call) -> Answer:
    faults = FormFaults()
    checked = checks.command(call.fields, faults)
    faults.settle()
    made = _make(call, checked)
    others = [c for c in _there(call) if c.id != made.id]
    checks.number_of([c.model_dump() for c in [*others, made]])
    call.world.replace_commands(_scope(call), [*others, made])
    worded = wire.command(call.world, made)
    return worded if made.id != made.version else (201, worded)


def _one(call: Call) -> Command:
    found = next((c for c in _there(call) if c.id == call.path["command_id"]), None)
    if found is None:
        raise refuse(Code.UNKNOWN_COMMAND)
    return found


@route("GET", GLOBAL + "/{command_id}")
@route("GET", OF_GUILD + "/{command_id}")
def get(call: Call) -> Answer:
    return wire.command(call.world, _one(call))


@route("PATCH", GLOBAL + "/{command_id}")
@route("PATCH", OF_GUILD + "/{command_id}")
def edit(call: Call) -> Answer:
    old = _one(call)
    faults = FormFaults()
    checked = checks.command(old.model_dump() | call.fields, faults)
    faults.settle()
    version = call.world.ids.next()
    made = Command(id=old.id, version=version, guild_id=old.guild_id, **checked)
    swapped = [made if c.id == old.id else c for c in _there(call)]
    checks.number_of([c.model_dump() for c in swapped])
    call.world.replace_commands(_scope(call), swapped)
    return wire.command(call.world, made)


@route("DELETE", GLOBAL + "/{command_id}")
@route("DELETE", OF_GUILD + "/{command_id}")
def delete(call: Call) -> Answer:
    gone = _one(call)
    call.world.replace_commands(_scope(call), [c for c in _there(call) if c.id != gone.id])
    return None
