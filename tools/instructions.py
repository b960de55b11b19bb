"""Puts what the C compiler can say in the place of what mypyc can only spell out.

Python has no word for "how many bits are set" that mypyc would compile to one instruction, nor for a loop over a
stretch of a vector with one look at its bounds. What such a function means stays where it is written, in core/bits.py
and core/stretch.py, and is what the interpreter does.
"""

import re
from pathlib import Path

GATHER = """
    if (cpy_r_at >= 0 && cpy_r_at <= cpy_r_row.len - cpy_r_places.len) {
        int64_t index = 0;
        for (; index < cpy_r_places.len; index++) {
            int64_t place = cpy_r_first + cpy_r_places.items[index];
            if ((uint64_t)place >= (uint64_t)cpy_r_cells.len) break;
            cpy_r_row.items[cpy_r_at + index] = CPyDef_stretch___point_bits(cpy_r_cells.items[place]);
        }
        if (index == cpy_r_places.len) return 1;
    }"""
LOOK_UP = """
    if (cpy_r_width > 0 && cpy_r_at >= 0 && cpy_r_at <= cpy_r_row.len - cpy_r_places.len * cpy_r_width) {
        int64_t index = 0;
        for (; index < cpy_r_places.len; index++) {
            int64_t place = cpy_r_first + cpy_r_places.items[index];
            if ((uint64_t)place >= (uint64_t)cpy_r_cells.len) break;
            int64_t line = cpy_r_cells.items[place];
            if (line < 0 || line > INT32_MAX || (line + 1) * cpy_r_width > cpy_r_table.len) break;
            int32_t *to = cpy_r_row.items + cpy_r_at + index * cpy_r_width;
            if (cpy_r_width == 6) memcpy(to, cpy_r_table.items + line * 6, 24); /* the faces of a die: no call */
            else memcpy(to, cpy_r_table.items + line * cpy_r_width, 4 * cpy_r_width);
        }
        if (index == cpy_r_places.len) return 1;
    }"""
REDRAW = """
    if (cpy_r_lines >= 0 && cpy_r_first >= 0 && cpy_r_first <= cpy_r_words.len - cpy_r_lines
            && cpy_r_place >= 0 && cpy_r_place <= cpy_r_kept.len - cpy_r_lines) {
        int64_t index = 0;
        for (; index < cpy_r_lines; index++) {
            int64_t word = cpy_r_words.items[cpy_r_first + index];
            int64_t changed = word ^ cpy_r_kept.items[cpy_r_place + index];
            while (changed != 0) {
                int64_t bit = index * cpy_r_width + CPyDef_bits___lowest(changed);
                if ((uint64_t)bit >= (uint64_t)cpy_r_table.len) break;
                int64_t at = cpy_r_at + cpy_r_table.items[bit];
                if ((uint64_t)at >= (uint64_t)cpy_r_row.len) break;
                cpy_r_row.items[at] ^= 0x3F800000;
                changed &= changed - 1;
            }
            if (changed != 0) break;
            cpy_r_kept.items[cpy_r_place + index] = word;
        }
        if (index == cpy_r_lines) return 1;
    }"""
RENEW = """
    if (cpy_r_count >= 0 && cpy_r_place >= 0 && cpy_r_place <= cpy_r_kept.len - cpy_r_count
            && cpy_r_first >= 0 && cpy_r_first <= cpy_r_cells.len - cpy_r_count) {
        int64_t *kept = cpy_r_kept.items + cpy_r_place;
        int64_t *cells = cpy_r_cells.items + cpy_r_first;
        if (memcmp(kept, cells, 8 * cpy_r_count) == 0) return 0;
        memmove(kept, cells, 8 * cpy_r_count);
        return 1;
    }"""
COPY = """
    if (cpy_r_count >= 0 && cpy_r_at >= 0 && cpy_r_at <= cpy_r_row.len - cpy_r_count
            && cpy_r_first >= 0 && cpy_r_first <= cpy_r_source.len - cpy_r_count) {
        memmove(cpy_r_row.items + cpy_r_at, cpy_r_source.items + cpy_r_first, 4 * cpy_r_count);
        return 1;
    }"""
EMPTY = """
    if (cpy_r_count >= 0 && cpy_r_at >= 0 && cpy_r_at <= cpy_r_row.len - cpy_r_count) {
        memset(cpy_r_row.items + cpy_r_at, 0, 4 * cpy_r_count);
        return 1;
    }"""
MARK = """
    if (cpy_r_index >= 0 && cpy_r_at >= 0 && cpy_r_at <= cpy_r_numbers.len - cpy_r_actions.len) {
        for (; cpy_r_index < cpy_r_actions.len && cpy_r_actions.items[cpy_r_index] < cpy_r_end; cpy_r_index++) {
            int64_t number = cpy_r_actions.items[cpy_r_index] + cpy_r_further;
            if ((uint64_t)(cpy_r_base + number) >= (uint64_t)cpy_r_mask.len) break;
            cpy_r_numbers.items[cpy_r_at + cpy_r_index] = number;
            cpy_r_mask.items[cpy_r_base + number] = 1;
        }
    } /* what mypyc made goes on from here: at its end, or out of bounds */"""
UNMARK = """
    if (cpy_r_first >= 0 && cpy_r_end <= cpy_r_numbers.len) {
        for (; cpy_r_first < cpy_r_end; cpy_r_first++) {
            int64_t place = cpy_r_base + cpy_r_numbers.items[cpy_r_first];
            if ((uint64_t)place >= (uint64_t)cpy_r_mask.len) break;
            cpy_r_mask.items[place] = 0;
        }
    } /* likewise */"""
BUILT_IN = {
    "bits": {
        "count": ("defined(__POPCNT__) || defined(__aarch64__)", "return __builtin_popcountll(cpy_r_mask);"),
        "lowest": ("defined(__GNUC__)", "return cpy_r_mask == 0 ? 64 : __builtin_ctzll(cpy_r_mask);"),
        "bit": ("1", "return (int64_t)1 << cpy_r_place;"),
    },
    "stretch": {
        "point_bits": ("1", "union { float number; int32_t bits; } point = {(float)cpy_r_number}; return point.bits;"),
        "gather": ("1", GATHER),
        "look_up": ("1", LOOK_UP),
        "redraw": ("1", REDRAW),
        "renew": ("1", RENEW),
        "copy": ("1", COPY),
        "empty": ("1", EMPTY),
        "mark": ("1", MARK),
        "unmark": ("1", UNMARK),
    },
}
"""By the file in core and the function: where it can be had, and the C to run before what mypyc made of the function,
which is left for other processors, and for whoever is out of bounds."""


def use_instructions(folder: Path) -> None:
    """Rewrites the C files of these."""
    for module in BUILT_IN:
        file = folder / f"__native_kingcraft___core___{module}.c"
        file.write_text(with_instructions(file.read_text(encoding="utf-8"), module), encoding="utf-8")


def with_instructions(code: str, module: str) -> str:
    """The C of a file, with what is known to be quicker in front of each function."""
    for name, (known, better) in BUILT_IN[module].items():
        head = re.compile(rf"^(\w+ CPyDef_{module}___{name}\([^)]*\) {{\n)", re.MULTILINE)
        code, found = head.subn(rf"\1#if {known}\n    {better}\n#endif\n", code)
        if found != 1:
            raise ValueError(f"mypyc has made something else of {name}")
    return code
