"""Boards to look at: as text, as a picture, as pixels."""

import io
import sys
from typing import Any

import numpy as np
import numpy.typing as npt

from kingcraft.core.state import State

MODES = ("human", "ansi", "svg", "rgb_array")
"""The ways to show a board."""
WIDTH = 800
"""Of a picture, in pixels."""


def board(state: State, seat: int | None, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """A board as a seat sees it, in one of the modes of rendering; `human` prints it."""
    if mode is None:
        return None
    if mode == "svg":
        return state.svg(seat)
    if mode == "rgb_array":
        return pixels(state.svg(seat))
    if mode == "ansi":
        return plain(state.text(seat))
    sys.stdout.write(plain(state.text(seat)) + "\n")
    return None


def plain(markup: str) -> str:
    """A board for the terminal, without colours."""
    from rich.text import Text

    return Text.from_markup(markup).plain


def pixels(svg: str) -> npt.NDArray[np.uint8]:
    """A picture as rows of red, green and blue."""
    import resvg_py
    from PIL import Image

    image: Any = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH))))
    return np.asarray(image.convert("RGB"))
