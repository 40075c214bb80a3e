"""The REST calls about application commands, global and of a guild."""

from sandbox import wire
from sandbox.checks import commands as checks
from sandbox.errors import Code, FormFaults, make_refusal
from sandbox.models import JSON, Command
from sandbox.rest.routes import Answer, Call, route

GLOBAL_COMMANDS_PATH = "/applications/{application_id}/commands"
OF_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def _find_scope(call: Call) -> str | None:
    if call.path["application_id"] != call.world.bot_id:
        raise make_refusal(Code.MISSING_ACCESS)
    guild_id = call.path.get("guild_id")
    return call.world.find_guild(guild_id).id if guild_id else None


def _list_commands_in_scope(call: Call) -> list[Command]:
    scope = _find_scope(call)
    return [c for c in call.world.commands.values() if c.guild_id == scope]


def _find_named(call: Call, kind: int, name: str) -> Command | None:
    return next(
        (c for c in _list_commands_in_scope(call) if c.type == kind and c.name == name), None
    )


def _make_command(call: Call, checked: JSON) -> Command:
    """Make a command. It keeps the id of an earlier command of the same name and kind."""
    old = _find_named(call, checked["type"], checked["name"])
    number = call.world.ids.make_id()
    scope = _find_scope(call)
    return Command(id=old.id if old else number, version=number, guild_id=scope, **checked)


@route("GET", GLOBAL_COMMANDS_PATH)
@route("GET", OF_GUILD)
def list_commands(call: Call) -> Answer:
    return [wire.encode_command(call.world, command) for command in _list_commands_in_scope(call)]


@route("PUT", GLOBAL_COMMANDS_PATH)
@route("PUT", OF_GUILD)
def replace_commands(call: Call) -> Answer:
    faults = FormFaults()
    given = call.body.json if isinstance(call.body.json, list) else []
    checked = [checks.check_command(command, faults, str(n)) for n, command in enumerate(given)]
    faults.raise_if_any()
    checks.check_number(checked)
    made = [_make_command(call, command) for command in checked]
    call.world.replace_commands(_find_scope(call), made)
    return [wire.encode_command(call.world, command) for command in made]


@route("POST", GLOBAL_COMMANDS_PATH)
@route("POST", OF_GUILD)
def create_command(call: Call) -> Answer:
    faults = FormFaults()
    checked = checks.check_command(call.fields, faults)
    faults.raise_if_any()
    made = _make_command(call, checked)
    others = [c for c in _list_commands_in_scope(call) if c.id != made.id]
    checks.check_number([c.model_dump() for c in [*others, made]])
    call.world.replace_commands(_find_scope(call), [*others, made])
    worded = wire.encode_command(call.world, made)
    return worded if made.id != made.version else (201, worded)


def _find_command(call: Call) -> Command:
    found = next(
        (c for c in _list_commands_in_scope(call) if c.id == call.path["command_id"]), None
    )
    if found is None:
        raise make_refusal(Code.UNKNOWN_COMMAND)
    return found


@route("GET", GLOBAL_COMMANDS_PATH + "/{command_id}")
@route("GET", OF_GUILD + "/{command_id}")
def get_command(call: Call) -> Answer:
    return wire.encode_command(call.world, _find_command(call))


@route("PATCH", GLOBAL_COMMANDS_PATH + "/{command_id}")
@route("PATCH", OF_GUILD + "/{command_id}")
def edit_command(call: Call) -> Answer:
    old = _find_command(call)
    faults = FormFaults()
    checked = checks.check_command(old.model_dump() | call.fields, faults)
    faults.raise_if_any()
    version = call.world.ids.make_id()
    made = Command(id=old.id, version=version, guild_id=old.guild_id, **checked)
    swapped = [made if c.id == old.id else c for c in _list_commands_in_scope(call)]
    checks.check_number([c.model_dump() for c in swapped])
    call.world.replace_commands(_find_scope(call), swapped)
    return wire.encode_command(call.world, made)


@route("DELETE", GLOBAL_COMMANDS_PATH + "/{command_id}")
@route("DELETE", OF_GUILD + "/{command_id}")
def delete_command(call: Call) -> Answer:
    gone = _find_command(call)
    call.world.replace_commands(
        _find_scope(call), [c for c in _list_commands_in_scope(call) if c.id != gone.id]
    )
    return None
