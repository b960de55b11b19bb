"""Which language a request wants."""

from kingcraft.locales import LANGUAGES


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak; English if there is none."""
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        name, _, quality = part.strip().partition(";q=")
        wishes.append((-_number(quality), name.strip().partition("-")[0].lower()))
    known = [name for _, name in sorted(wishes, key=lambda wish: wish[0]) if name in LANGUAGES]
    return known[0] if known else "en"


def _number(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
