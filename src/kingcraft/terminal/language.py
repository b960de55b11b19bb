"""Which language a person's terminal speaks."""

import os

from kingcraft.locales import LANGUAGES


def language_of_system() -> str:
    """The first of KINGCRAFT_LANG, LC_ALL, LC_MESSAGES and LANG that names one of our languages; else English."""
    for name in ("KINGCRAFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
