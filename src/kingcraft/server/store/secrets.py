"""Secrets: how people prove who they are. Only hashes are kept, and they are compared in constant time."""

import hashlib
import hmac
import secrets


def new_id() -> str:
    """An id that nobody guesses: 96 bits, safe in an address."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> bytes:
    """What is kept of a secret. It is long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).digest()


def matches(secret: str, kept: bytes) -> bool:
    """Whether a secret is the one whose hash was kept."""
    return hmac.compare_digest(hash_of(secret), kept)


def token_of(person: str, secret: str) -> str:
    """The one string a browser keeps: who, and the proof."""
    return f"{person}.{secret}"


def split(token: str) -> tuple[str, str]:
    """Who a token speaks for, and its proof."""
    person, _, secret = token.partition(".")
    return person, secret


def invite_of(seed: bytes) -> str:
    """The invitation to a table, derived from its secret seed: nothing more to keep, nothing to guess."""
    return hmac.new(seed, b"invite", hashlib.sha256).hexdigest()[:32]
