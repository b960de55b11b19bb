"""Why the system refused a file or an address, in words of any language rather than in those of the system."""

import errno
from typing import Final

from kingcraft.core.speech import Phrase

_KNOWN: Final = {
    errno.ENOENT: "reason-missing",
    errno.EACCES: "reason-denied",
    errno.EPERM: "reason-denied",
    errno.EROFS: "reason-denied",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-no-folder",
    errno.EEXIST: "reason-no-folder",  # a folder was to be made where a file is
    errno.ENOSPC: "reason-full",
    errno.EADDRINUSE: "reason-in-use",
    errno.EADDRNOTAVAIL: "reason-no-address",
}


def reason_of(error: Exception) -> Phrase:
    """The reason an error of the system tells; one that is no such error is about a file that is not text."""
    if not isinstance(error, OSError):
        return Phrase("reason-no-text")
    code = error.errno or 0
    return Phrase(_KNOWN[code]) if code in _KNOWN else Phrase("reason-other", {"code": str(code)})
