"""The manifest for Kubernetes fits the image, and a validator accepts it where there is one."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from cogs.settings import PREFIX, Settings
from tests.deploy.dockerfile import ROOT, instructions

VERSION = "1.30"
"""The oldest Kubernetes that the manifest is checked against."""


def manifests() -> dict[str, dict[str, Any]]:
    text = (ROOT / "deploy" / "kubernetes.yaml").read_text(encoding="utf-8")
    return {each["kind"]: each for each in yaml.safe_load_all(text)}


def pod() -> dict[str, Any]:
    found: dict[str, Any] = manifests()["Deployment"]["spec"]["template"]["spec"]
    return found


def test_a_validator_accepts_it() -> None:
    """`uv run --with kubernetes-validate pytest tests/deploy`; it is too large to come along."""
    validator = pytest.importorskip("kubernetes_validate")
    for each in manifests().values():
        validator.validate(each, VERSION, strict=True)
    broken = manifests()["Deployment"]
    broken["spec"]["replica"] = 1
    with pytest.raises(validator.ValidationError):
        validator.validate(broken, VERSION, strict=True)


def test_two_never_have_the_file_at_once() -> None:
    spec = manifests()["Deployment"]["spec"]
    assert (spec["replicas"], spec["strategy"]["type"]) == (1, "Recreate")
    claims = [each.get("persistentVolumeClaim", {}).get("claimName") for each in pod()["volumes"]]
    assert manifests()["PersistentVolumeClaim"]["metadata"]["name"] in claims
    assert spec["selector"]["matchLabels"] == spec["template"]["metadata"]["labels"]


def test_it_runs_the_image_as_the_image_wants() -> None:
    lines = instructions((ROOT / "Dockerfile").read_text(encoding="utf-8"))
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
    assert {name.removeprefix(PREFIX).lower() for name in names} <= Settings.model_fields.keys()


def test_its_probes_ask_what_is_served() -> None:
    (container,) = pod()["containers"]
    (port,) = container["ports"]
    variables = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert f"EMBERKEEP_METRICS_PORT={port['containerPort']} " in variables
    probes = {kind: container[f"{kind}Probe"]["httpGet"] for kind in ("startup", "liveness")}
    assert all(each == {"path": "/livez", "port": port["name"]} for each in probes.values())
    assert container["readinessProbe"]["httpGet"]["path"] == "/healthz"
