"""What Prometheus may ask."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
EVENTS: Final = Counter("kingcraft_events_total", "Events committed", ["kind"], registry=REGISTRY)
REFUSED: Final = Counter("kingcraft_refused_total", "Commands refused", ["command"], registry=REGISTRY)
FAULTS: Final = Counter("kingcraft_faults_total", "Errors that were nobody's intention", registry=REGISTRY)
UNKEPT: Final = Counter("kingcraft_unkept_total", "Times the database did not answer", registry=REGISTRY)
CONFLICTS: Final = Counter(
    "kingcraft_conflicts_total", "Writes that another process was quicker with", registry=REGISTRY
)
REQUESTS: Final = Counter("kingcraft_requests_total", "HTTP requests", ["status"], registry=REGISTRY)
CUT: Final = Counter("kingcraft_cut_total", "Connections cut off for sending too much", registry=REGISTRY)
TURNED_AWAY: Final = Counter(
    "kingcraft_turned_away_total", "Connections refused, since there were too many from there", registry=REGISTRY
)
ROOMS: Final = Gauge("kingcraft_rooms", "Matches in memory", registry=REGISTRY)
CONNECTIONS: Final = Gauge("kingcraft_connections", "Live connections", registry=REGISTRY)
_FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
COMMIT: Final = Histogram("kingcraft_commit_seconds", "From decision to disk", buckets=_FAST, registry=REGISTRY)
GARBAGE: Final = Histogram(
    "kingcraft_garbage_seconds", "Pauses of all tables to look for garbage", buckets=_FAST, registry=REGISTRY
)
LONGEST_GARBAGE: Final = Gauge("kingcraft_garbage_longest_seconds", "The longest such pause", registry=REGISTRY)
THINK: Final = Histogram(
    "kingcraft_think_seconds", "Bots' thinking, waiting included", buckets=_FAST, registry=REGISTRY
)
LOST_THINKERS: Final = Counter(
    "kingcraft_thinkers_lost_total", "Processes of bots that hung, died or used up their memory", registry=REGISTRY
)
HUNG_THINKERS: Final = Gauge(
    "kingcraft_thinkers_hung", "Processes of bots that take far longer than they should", registry=REGISTRY
)
