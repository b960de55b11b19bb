"""Which build of Kingcraft this is: what its times, and the moves of bots that think by the clock, depend on."""

import sys

from kingcraft.core import state as core_state


def compiled() -> bool:
    """Whether the rules run as machine code."""
    return not core_state.__file__.endswith(".py")


def build() -> str:
    """The build in a few words: compiled or not, by which Python."""
    version = ".".join(str(part) for part in sys.version_info[:2])
    return f"{'compiled' if compiled() else 'interpreted'} {sys.implementation.name} {version}"
