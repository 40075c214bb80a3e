"""The manifest for Kubernetes fits the image, and a validator accepts it where there is one."""

import os
import subprocess
from typing import Any

import pytest
import yaml

from cogs.arguments import parse_arguments
from cogs.settings import VARIABLE_PREFIX, Settings
from tests.deploy.dockerfile import ROOT, read_instructions

VERSION = "1.30"
"""The oldest Kubernetes that the manifest is checked against."""


def manifests(name: str = "kubernetes.yaml") -> dict[str, dict[str, Any]]:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    return {each["kind"]: each for each in yaml.safe_load_all(text)}


def processes() -> dict[str, Any]:
    """The manifest of several processes."""
    return manifests("kubernetes-processes.yaml")["StatefulSet"]


def pod() -> dict[str, Any]:
    found: dict[str, Any] = manifests()["Deployment"]["spec"]["template"]["spec"]
    return found


def test_a_validator_accepts_the_manifest() -> None:
    """`uv run --with kubernetes-validate pytest tests/deploy`; it is too large to come along."""
    validator = pytest.importorskip("kubernetes_validate")
    for each in [*manifests().values(), processes()]:
        validator.validate(each, VERSION, strict=True)
    broken = manifests()["Deployment"]
    broken["spec"]["replica"] = 1
    with pytest.raises(validator.ValidationError):
        validator.validate(broken, VERSION, strict=True)


def test_two_pods_never_share_the_file() -> None:
    spec = manifests()["Deployment"]["spec"]
    assert (spec["replicas"], spec["strategy"]["type"]) == (1, "Recreate")
    claims = [each.get("persistentVolumeClaim", {}).get("claimName") for each in pod()["volumes"]]
    assert manifests()["PersistentVolumeClaim"]["metadata"]["name"] in claims
    assert spec["selector"]["matchLabels"] == spec["template"]["metadata"]["labels"]


def test_the_manifest_runs_the_image_as_intended() -> None:
    lines = read_instructions((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    (user,) = [rest for name, rest in lines if name == "USER"]
    (volume,) = [rest for name, rest in lines if name == "VOLUME"]
    security = pod()["securityContext"]
    assert user == f"{security['runAsUser']}:{security['runAsGroup']}"
    assert security["runAsNonRoot"] and security["fsGroup"] == security["runAsGroup"]
    (container,) = pod()["containers"]
    assert {each["mountPath"] for each in container["volumeMounts"]} == {volume, "/tmp"}
    assert {each["name"] for each in container["volumeMounts"]} == {
        each["name"] for each in pod()["volumes"]
    }
    names = {each["name"] for each in container["env"]} - {"DISCORD_TOKEN"}
    assert {
        name.removeprefix(VARIABLE_PREFIX).lower() for name in names
    } <= Settings.model_fields.keys()


def test_the_probes_query_served_paths() -> None:
    (container,) = pod()["containers"]
    (port,) = container["ports"]
    variables = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert f"EMBERKEEP_METRICS_PORT={port['containerPort']} " in variables
    probes = {kind: container[f"{kind}Probe"]["httpGet"] for kind in ("startup", "liveness")}
    assert all(each == {"path": "/livez", "port": port["name"]} for each in probes.values())
    assert container["readinessProbe"]["httpGet"]["path"] == "/healthz"


def test_several_pods_divide_the_shards() -> None:
    """Each shard is one pod's, by the command that the image's shell runs."""
    spec = processes()["spec"]
    (container,) = spec["template"]["spec"]["containers"]
    (script,) = container["args"]
    command = script.removeprefix("exec .venv/bin/python bot.py ")
    assert command != script
    taken: list[int] = []
    for pod_index in range(spec["replicas"]):
        echo = [*container["command"], f"echo {command}"]
        environment = {**os.environ, "POD_INDEX": str(pod_index)}
        said = subprocess.run(echo, env=environment, capture_output=True, text=True, check=True)
        asked = parse_arguments(said.stdout.split())
        taken += sorted(asked.shards)
    assert taken == [*range(asked.of)]


def test_several_pods_are_configured_like_a_single_one() -> None:
    """But with a database at a server, and no volume."""
    single, several = pod(), processes()["spec"]["template"]["spec"]
    assert several.pop("volumes") == [{"name": name, "emptyDir": {}} for name in ("data", "tmp")]
    assert single.pop("volumes")
    (one,), (other,) = single.pop("containers"), several.pop("containers")
    assert single == several
    own = {"command", "args", "env"}
    assert {k: v for k, v in one.items() if k != "env"} == {
        k: v for k, v in other.items() if k not in own
    }
    names = {each["name"] for each in other["env"]} - {each["name"] for each in one["env"]}
    assert names == {"POD_INDEX", "EMBERKEEP_DATABASE"}
