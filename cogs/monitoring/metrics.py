"""Defines every metric in one place: its name, what it counts, its labels.

The layers below know nothing of the metrics. They report to observers (`observing.py`), `calls.py`
traces calls to Discord, and `readings.py` reads the rest when a tool asks for the metrics.
"""

from functools import partial

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    disable_created_metrics,
)
from prometheus_client.process_collector import ProcessCollector

CALL_BUCKETS = (0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
"""Buckets in seconds for calls over the network; Discord gives an acknowledgement three."""
COMMIT_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
PICTURE_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 30.0)
USUAL_REFUSALS = (
    ("0", "ClientConnectorError"),
    ("0", "TimeoutError"),
    ("401", "0"),
    ("403", "0"),
    ("403", "50001"),
    ("403", "50007"),
    ("403", "50013"),
    ("404", "10003"),
    ("404", "10008"),
    ("429", "0"),
    ("500", "0"),
    ("502", "0"),
    ("503", "0"),
)
"""The usual refusals. Their counts begin at 0, since Prometheus sees no increase in the first value
of a series."""
RATE_LIMIT_SCOPES = ("user", "shared", "global", "spent")
LOG_LEVELS_COUNTED = ("WARNING", "ERROR", "CRITICAL")
BATCH_BUCKETS = (1, 2, 4, 8, 16, 32, 64, 128, 256)

# The created metrics would be a second series for each counter, which nobody reads.
disable_created_metrics()


class Metrics:
    """The metrics of one bot, in a registry of their own. `in_file`: its database is a file.
    `backups`: the bot makes backups of it. Metrics that do not apply are not served."""

    def __init__(self, *, in_file: bool = True, backups: bool = True) -> None:
        self.registry = own = CollectorRegistry()
        ProcessCollector(registry=own)
        self.about = Info("emberkeep", "The versions that run", registry=own)

        self._make_play_metrics(own)
        self._make_call_metrics(own)
        self._make_storage_metrics(own)
        self._make_file_metrics(own if in_file else None, own if backups else None)
        for refusal in USUAL_REFUSALS:
            self.refusals.labels(*refusal)
        for scope in RATE_LIMIT_SCOPES:
            self.rate_limits.labels(scope)
        for level in LOG_LEVELS_COUNTED:
            self.log.labels(level)

    def _make_play_metrics(self, own: CollectorRegistry) -> None:
        """Make the metrics of what people do, and of how long the bot takes for it."""
        counter = partial(Counter, registry=own)
        gauge = partial(Gauge, registry=own)
        histogram = partial(Histogram, registry=own)
        self.acknowledgement = histogram(
            "emberkeep_acknowledgement_seconds",
            "From an interaction's arrival until Discord has taken its acknowledgement",
            ["kind"],
            buckets=CALL_BUCKETS,
        )
        self.answers = counter(
            "emberkeep_answers",
            "Answers in journals, by who gave them: person, bot, stand-in, or lapse for a default",
            ["game", "by"],
        )
        self.picture = histogram(
            "emberkeep_picture_seconds",
            "How long a picture took to paint; those kept from before are not counted",
            ["game"],
            buckets=PICTURE_BUCKETS,
        )
        self.tables = gauge("emberkeep_tables", "Tables in storage", ["status"])
        self.in_memory = gauge("emberkeep_tables_in_memory", "Tables in memory")
        self.servers = gauge("emberkeep_servers", "Servers that the bot is on")

    def _make_call_metrics(self, own: CollectorRegistry) -> None:
        """Make the metrics of calls to Discord and of the connections to it."""
        counter = partial(Counter, registry=own)
        gauge = partial(Gauge, registry=own)
        histogram = partial(Histogram, registry=own)
        self.call = histogram(
            "emberkeep_discord_call_seconds",
            "From a call of Discord's API to its answer, without waiting for rate limits",
            ["method", "route"],
            buckets=CALL_BUCKETS,
        )
        self.refusals = counter(
            "emberkeep_discord_refusals",
            "Calls that failed, by HTTP status and Discord's code; status 0: no answer came",
            ["status", "code"],
        )
        self.rate_limits = counter(
            "emberkeep_discord_rate_limits",
            "Rate limits met: user, shared or global for an answer 429; spent for the last call "
            "that a bucket allowed, after which the next one waits",
            ["scope"],
        )
        self.gateway_latency = gauge(
            "emberkeep_gateway_latency_seconds",
            "From a heartbeat to its acknowledgement",
            ["shard"],
        )
        self.gateway_connected = gauge(
            "emberkeep_gateway_connected",
            "Whether the shard is connected to Discord: 1 or 0",
            ["shard"],
        )

    def _make_storage_metrics(self, own: CollectorRegistry) -> None:
        """Make the metrics of queues, the database and the log."""
        counter = partial(Counter, registry=own)
        gauge = partial(Gauge, registry=own)
        histogram = partial(Histogram, registry=own)
        self.queue = gauge(
            "emberkeep_queue_length",
            "What waits: posts that are due (outbox) or not yet (later), those to people that are "
            "under way (direct), files to be played again (replay)",
            ["queue"],
        )
        self.oldest = gauge(
            "emberkeep_outbox_oldest_seconds",
            "For how long the oldest post has been due; 0 where none is",
        )
        self.given_up = gauge(
            "emberkeep_posts_given_up",
            "Posts that Discord would not take, and that are not tried again by themselves",
        )
        self.commit = histogram(
            "emberkeep_commit_seconds",
            "How long a transaction took, until it was durable",
            buckets=COMMIT_BUCKETS,
        )
        self.batch = histogram(
            "emberkeep_commit_changes", "Changes that shared a transaction", buckets=BATCH_BUCKETS
        )
        self.database_size = gauge("emberkeep_database_bytes", "How much room the database takes")
        self.log = counter(
            "emberkeep_log_messages",
            "Lines in the log that an operator may want to read",
            ["level"],
        )

    def _make_file_metrics(
        self, disk: CollectorRegistry | None, backups: CollectorRegistry | None
    ) -> None:
        """Make the metrics of the disk of the database's file, and of its backups."""
        self.disk_free = Gauge(
            "emberkeep_disk_free_bytes",
            "How much room is left on the disk of the database",
            registry=disk,
        )
        self.last_backup = Gauge(
            "emberkeep_last_backup_timestamp_seconds",
            "When the bot last made a backup, in seconds since 1970; 0: none yet",
            registry=backups,
        )
        self.backup_interval = Gauge(
            "emberkeep_backup_interval_seconds",
            "The time from one backup to the next, as EMBERKEEP_BACKUP_HOURS has it",
            registry=backups,
        )
        self.backup_failures = Counter(
            "emberkeep_backup_failures", "Backups that failed", registry=backups
        )
