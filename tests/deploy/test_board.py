"""The Grafana board asks for metrics and labels that there are, and for all of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from cogs.monitoring.metrics import Metrics
from tests.deploy.dockerfile import ROOT

SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "info": ("_info",)}
FROM_PROMETHEUS = {"instance", "le"}
"""Labels that Prometheus adds."""


def exported() -> dict[str, set[str]]:
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


def asked(query: str) -> set[str]:
    """The series that a query names."""
    return set(re.findall(r"\b(?:emberkeep|process)_\w+", query))


def test_each_query_names_what_there_is() -> None:
    known = exported()
    for query, legend in queries():
        names = asked(query)
        assert names, query
        assert names <= known.keys(), query
        labels = set().union(*(known[name] for name in names)) | FROM_PROMETHEUS
        grouped = {label for by in re.findall(r"by \(([^)]*)\)", query) for label in by.split(", ")}
        assert grouped | set(re.findall(r"{{(\w+)}}", legend)) <= labels, query


def test_every_metric_of_ours_is_on_the_board() -> None:
    shown = set().union(*(asked(query) for query, _ in queries()))
    for family in Metrics().registry.collect():
        if family.name.startswith("emberkeep"):
            names = {family.name + suffix for suffix in SUFFIXES.get(family.type, ("",))}
            assert names & shown, family.name


def test_every_metric_of_ours_is_described() -> None:
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
