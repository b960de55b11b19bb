"""Numbers as each language writes them, and names short enough for a table."""

from pathlib import PurePath

from kingcraft.locales import say


def label(bot: str) -> str:
    """The name of a bot; of one in a file, or with a file of weights, without the folder."""
    return "@".join([PurePath(part).name for part in bot.split("@")])


def decimal(lang: str, value: float, digits: int) -> str:
    """A number with so many digits after the point, or the comma; below zero with a true minus."""
    text = f"{abs(value):.{digits}f}"
    text = "−" + text if value < 0 and text.strip("0.") else text
    return text.replace(".", say(lang, "number-half")[1])


def within(value: str, spread: str) -> str:
    """A figure, and how far it may be off; they stay on one line."""
    return f"{value}\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{spread}"


def percent(lang: str, part: float) -> str:
    """A part of one, in percent."""
    return say(lang, "percent", number=decimal(lang, part * 100, 1))


def duration(lang: str, seconds: float) -> str:
    """A time in the unit that suits it, to about two digits."""
    amount, unit = _in_unit(seconds)
    digits = 0 if amount >= 10 or amount == round(amount) else 1
    return f"{decimal(lang, amount, digits)}\N{NO-BREAK SPACE}{say(lang, unit)}"


def _in_unit(seconds: float) -> tuple[float, str]:
    if seconds < 0.9995e-3:
        return round(seconds * 1e6, 3), "time-microseconds"
    if seconds < 0.9995:
        return round(seconds * 1e3, 3), "time-milliseconds"
    return round(seconds, 3), "time-seconds"
