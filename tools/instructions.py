"""Puts an instruction of the processor in the place of what mypyc can only spell out.

Python has no word for "how many bits are set" that mypyc would compile to one; the C compiler has. What such a function
means stays where it is written, in core/bits.py, and is what the interpreter does.
"""

import re
from pathlib import Path

BITS = "__native_kingcraft___core___bits.c"
BUILT_IN = {
    "count": ("defined(__POPCNT__) || defined(__aarch64__)", "__builtin_popcountll(cpy_r_mask)"),
    "lowest": ("defined(__GNUC__)", "cpy_r_mask == 0 ? 64 : __builtin_ctzll(cpy_r_mask)"),
    "bit": ("1", "(int64_t)1 << cpy_r_place"),
}
"""What the functions of bits.py are in C, by their names, and where there is an instruction for it."""


def use_instructions(folder: Path) -> None:
    """Rewrites the C file of core/bits.py."""
    file = folder / BITS
    file.write_text(with_instructions(file.read_text(encoding="utf-8")), encoding="utf-8")


def with_instructions(code: str) -> str:
    """The C of bits.py; what mypyc made of these functions is left for processors without the instruction."""
    for name, (known, value) in BUILT_IN.items():
        head = rf"^(int64_t CPyDef_bits___{name}\(int64_t \w+\) {{\n)"
        body = re.compile(rf"{head}(.*?)^}}\n", re.DOTALL | re.MULTILINE)
        code, found = body.subn(rf"\1#if {known}\n    return {value};\n#else\n\2#endif\n}}\n", code)
        if found != 1:
            raise ValueError(f"mypyc has made something else of {name}")
    return code
