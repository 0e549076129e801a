"""Metrics for Prometheus: how much goes on, and how long it takes."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """Those of one worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("midway_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("midway_tables", "Tables in memory", ["state"], registry=self.registry)
        self.events = Counter("midway_events", "What has happened at tables", ["kind"], registry=self.registry)
        self.refused = Counter("midway_refused", "What was refused", ["reason"], registry=self.registry)
        self.failed = Counter("midway_failed", "Our own faults", ["reason"], registry=self.registry)
        self.answering = Histogram(
            "midway_answer_seconds", "From a message to its answer", ["type"], buckets=SECONDS, registry=self.registry
        )
        self.thinking = Histogram("midway_bot_seconds", "Bots thinking", buckets=SECONDS, registry=self.registry)
        self.limited = Counter("midway_limited", "Turned away by a limit", ["limit"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
