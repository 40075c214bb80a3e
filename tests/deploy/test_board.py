"""The Grafana board queries only metrics and labels that exist, and shows every metric."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from cogs.admin.health import FREE_BYTES_TO_WARN
from cogs.monitoring.metrics import LOG_LEVELS_COUNTED, USUAL_REFUSALS, Metrics
from tests.deploy.dockerfile import ROOT

SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "info": ("_info",)}
FROM_PROMETHEUS = {"instance", "le"}
"""Labels that Prometheus adds."""


def list_series() -> dict[str, set[str]]:
    """Each series by its name, with its labels."""
    metrics = Metrics()
    metrics.about.info({"version": "", "python": "", "discord_py": ""})
    labels = {
        metric._name: set(metric._labelnames)
        for metric in vars(metrics).values()
        if hasattr(metric, "_labelnames")
    }
    labels["emberkeep"] = {"version", "python", "discord_py"}
    return {
        family.name + suffix: labels.get(family.name, set())
        for family in metrics.registry.collect()
        for suffix in SUFFIXES.get(family.type, ("",))
    }


def queries() -> Iterator[tuple[str, str]]:
    """Each query with its legend."""
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    for variable in board["templating"]["list"]:
        if "definition" in variable:
            yield variable["definition"], ""
    for panel in board["panels"]:
        for target in panel.get("targets", ()):
            yield target["expr"], target["legendFormat"]


def find_series(query: str) -> set[str]:
    """The series that a query names."""
    return set(re.findall(r"\b(?:emberkeep|process)_\w+", query))


def test_each_query_names_existing_metrics() -> None:
    known = list_series()
    for query, legend in queries():
        names = find_series(query)
        assert names, query
        assert names <= known.keys(), query
        labels = set().union(*(known[name] for name in names)) | FROM_PROMETHEUS
        grouped = {label for by in re.findall(r"by \(([^)]*)\)", query) for label in by.split(", ")}
        assert grouped | set(re.findall(r"{{(\w+)}}", legend)) <= labels, query


def test_every_metric_is_on_the_dashboard() -> None:
    shown = set().union(*(find_series(query) for query, _ in queries()))
    for family in Metrics().registry.collect():
        if family.name.startswith("emberkeep"):
            names = {family.name + suffix for suffix in SUFFIXES.get(family.type, ("",))}
            assert names & shown, family.name


def test_every_metric_is_documented() -> None:
    """In docs/operations.md, in a table without the prefix."""
    text = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    table = text.split("| `emberkeep_...` |")[1].split("\n\n")[0]
    first_cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    described = {name for cell in first_cells for name in re.findall(r"`(\w+)`", cell)}
    ours = [each for each in Metrics().registry.collect() if each.name.startswith("emberkeep")]
    totals = {each.name + ("_total" if each.type == "counter" else "") for each in ours}
    assert {f"emberkeep_{name}" for name in described} == totals - {"emberkeep"} | {
        "emberkeep_info"
    }


def test_panels_do_not_overlap() -> None:
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    taken: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        at = panel["gridPos"]
        cells = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert not cells & taken, panel["title"]
        assert at["x"] + at["w"] <= 24
        taken |= cells


RULES: list[dict[str, Any]] = [
    rule
    for group in yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text("utf-8"))["groups"]
    for rule in group["rules"]
]
PROMETHEUS_OWN = {"up", "time", "instance", "job", "le"}
FUNCTIONS = {"histogram_quantile", "increase", "max", "min", "predict_linear", "rate", "sum", "by"}


def find_names(expression: str) -> set[str]:
    """Every word of an expression that is not a string, number or duration."""
    bare = re.sub(r'"[^"]*"|\[\w+\]', "", expression)
    return set(re.findall(r"\b[a-z_]\w*\b", bare))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_each_alarm_queries_existing_metrics(rule: dict[str, Any]) -> None:
    known = list_series()
    series = find_series(rule["expr"])
    assert series <= known.keys()
    labels = set().union(*(known[name] for name in series))
    assert find_names(rule["expr"]) <= series | labels | FUNCTIONS | PROMETHEUS_OWN
    for opening, closing in ("()", "[]", "{}"):
        assert rule["expr"].count(opening) == rule["expr"].count(closing)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_each_alarm_says_what_is_wrong_and_what_to_do(rule: dict[str, Any]) -> None:
    assert rule.keys() <= {"alert", "expr", "for", "labels", "annotations"}
    assert rule["labels"]["severity"] in {"page", "ticket"}
    assert set(rule["annotations"]) == {"summary", "runbook"}
    assert all(text.endswith(".") for text in rule["annotations"].values())
    assert re.fullmatch(r"\d+[mh]", rule.get("for", "1m"))


def test_every_alarm_is_documented() -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(Emberkeep\w+)`", page, re.MULTILINE)) == {
        rule["alert"] for rule in RULES
    }


def test_alarm_and_health_agree_when_the_disk_is_nearly_full() -> None:
    (rule,) = [rule for rule in RULES if rule["alert"] == "EmberkeepDiskFull"]
    factors = rule["expr"].split("<")[1].split("*")
    size = 1
    for factor in factors:
        size *= int(factor)
    assert size == FREE_BYTES_TO_WARN


def test_counters_of_alarms_start_at_zero() -> None:
    """Else Prometheus sees no increase when the first one comes."""
    count = Metrics().registry.get_sample_value
    for level in LOG_LEVELS_COUNTED:
        assert count("emberkeep_log_messages_total", {"level": level}) == 0
    for scope in ("user", "shared", "global", "spent"):
        assert count("emberkeep_discord_rate_limits_total", {"scope": scope}) == 0
    for status in ("401", "403", "429"):
        code = {"status": status, "code": "0"}
        assert (status, "0") in USUAL_REFUSALS
        assert count("emberkeep_discord_refusals_total", code) == 0
    assert count("emberkeep_backup_failures_total") == 0
