"""The compose files fit each other, the image, and the settings."""

import re
from typing import Any

import pytest
import yaml

from cogs.settings import VARIABLE_PREFIX, Settings
from tests.deploy.dockerfile import ROOT, read_instructions

FILES = ("compose.yaml", "deploy/compose.postgres.yaml")


def read(*names: str) -> dict[str, Any]:
    """These files put together, as `docker compose -f ... -f ...` does for what is in them."""
    whole: dict[str, Any] = {"services": {}, "volumes": {}}
    for name in names:
        one = yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))
        whole["volumes"] |= one["volumes"]
        for service, given in one["services"].items():
            before = whole["services"].get(service, {})
            environment = {**before.get("environment", {}), **given.get("environment", {})}
            whole["services"][service] = {**before, **given, "environment": environment}
    return whole


@pytest.mark.parametrize("names", [FILES[:1], FILES], ids=["sqlite", "postgresql"])
def test_services_name_only_what_exists(names: tuple[str, ...]) -> None:
    whole = read(*names)
    for service in whole["services"].values():
        mounted = {volume.split(":")[0] for volume in service.get("volumes", ())}
        assert mounted <= whole["volumes"].keys()
        assert set(service.get("depends_on", ())) <= whole["services"].keys()
        for other in service.get("depends_on", ()):
            assert "healthcheck" in whole["services"][other]
        assert "ports" not in service  # nothing is open to the outside
    bot = whole["services"]["bot"]
    assert (ROOT / bot["build"]["context"] / "Dockerfile").exists()
    for name in bot["environment"]:
        assert name.removeprefix(VARIABLE_PREFIX).lower() in Settings.model_fields, name


def test_the_data_is_in_the_volume() -> None:
    bot = read(*FILES)["services"]["bot"]
    dockerfile = read_instructions((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    (volume,) = [rest for name, rest in dockerfile if name == "VOLUME"]
    assert bot["environment"]["EMBERKEEP_DATA"] == volume
    assert [mount.split(":")[1] for mount in bot["volumes"]] == [volume]


def test_restic_backs_up_and_restores_the_bots_data() -> None:
    """In the same volume, as the same user, and only when it is asked for."""
    services = read(FILES[0], "deploy/compose.backup.yaml")["services"]
    dockerfile = read_instructions((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert services["restic"]["volumes"] == services["bot"]["volumes"]
    assert [services["restic"]["user"]] == [rest for name, rest in dockerfile if name == "USER"]
    assert services["restic"]["profiles"] == ["backup"]
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert services["restic"]["env_file"] in ignored  # it holds a password


def test_the_bot_uses_the_database_started_beside_it() -> None:
    services = read(*FILES)["services"]
    address = services["bot"]["environment"]["EMBERKEEP_DATABASE"]
    user, host, name = re.fullmatch(r"postgresql://(\w+):\$\{[^}]+\}@(\w+)/(\w+)", address).groups()
    database = services[host]["environment"]
    assert (user, name) == (database["POSTGRES_USER"], database["POSTGRES_DB"])
