"""Compiles the pure parts of the package with mypyc; `--out DIR --copy-py` gives a tree for PYTHONPATH.

Exit codes: 0 compiled; 1 a type error or another fault; 3 only the C compiler failed or is missing.
"""

import argparse
import os
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NO_COMPILER = 3
UNREAD = ["kingcraft.arena.*", "kingcraft.research.*"]
"""What the package names for checkers alone: it imports numpy and others."""
INLINING = ("--param=max-inline-insns-auto=120", "--param=inline-unit-growth=150", "--param=inline-min-speedup=8")
"""What mypyc makes of a one-line function is long with what may go wrong: gcc by itself would not inline it."""
WHOLE_PROGRAM = ("-fvisibility=hidden", "-flto=auto", "-include", str(ROOT / "tools" / "cold.h"), *INLINING)
"""Lets the compiler inline calls between modules; nothing but the modules' own entries is seen from outside."""
BIT_COUNT = ("-mpopcnt",)
"""Counting bits is one instruction of every x86-64 processor since 2009, but not of the first; others do without."""


def modules(only: str | None) -> list[str]:
    """The files to compile, relative to src, in a fixed order; or all rules, but the bots of one game only.

    Rules cannot be left out: what is not compiled cannot inherit from what is.
    """
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["kingcraft"]["compile"]
    package = ROOT / "src" / "kingcraft"
    folders = [
        folder
        for folder in listed["folders"]
        if only is None or folder in ("bots", f"bots/{only}") or "bots" not in folder
    ]
    files = [file for folder in folders for file in sorted((package / folder).glob("*.py"))]
    kept = [file for file in files if file.name not in listed["interpreted"] and file.name != "__init__.py"]
    return [file.relative_to(ROOT / "src").as_posix() for file in kept]


def settings(scratch: Path) -> Path:
    """A file with mypy's settings for a build: what only checkers read, and needs what a build has not, is left out."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    file = scratch / "settings.toml"
    file.write_text(
        f'{project}\n[[tool.mypy.overrides]]\nmodule = {UNREAD}\nfollow_imports = "skip"\n', encoding="utf-8"
    )
    return file


def build(out: Path, opt: str, only: str | None) -> int:
    """Writes the compiled modules under `out`."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    from docstrings import keep_docstrings
    from instructions import use_instructions
    from known import use_what_is_known

    class BuildWhole(build_ext):  # type: ignore[misc]
        """Compiles the C files side by side, and as one program where the compiler can."""

        def build_extensions(self) -> None:
            """Gives the compiler as many hands as there are cores, and the flags it knows."""
            flags = [flag for group in (WHOLE_PROGRAM, BIT_COUNT) for flag in known_flags(self.compiler, group)]
            for extension in self.extensions:
                extension.extra_compile_args += flags
                extension.extra_link_args += flags
            self.compiler.compile = side_by_side(self.compiler)
            super().build_extensions()

    with tempfile.TemporaryDirectory() as scratch:
        os.chdir(ROOT / "src")
        names = modules(only)
        print(f"compiling {len(names)} modules with mypyc", flush=True)
        options = ["--config-file", str(settings(Path(scratch))), "--cache-dir", f"{scratch}/mypy", *names]
        extensions = mypycify(
            options, opt_level=opt, debug_level="0", target_dir=f"{scratch}/c", group_name="kingcraft_native",
            multi_file=True,
        )  # fmt: skip
        keep_docstrings(Path(scratch) / "c", names)
        use_instructions(Path(scratch) / "c")
        use_what_is_known(Path(scratch) / "c")
        print("compiling the C code", flush=True)
        arguments = ["-q", "build_ext", "--build-lib", str(out), "--build-temp", f"{scratch}/o"]
        arguments += ["--parallel", str(os.cpu_count() or 1)]
        commands = {"build_ext": BuildWhole}
        try:
            setup(
                name="kingcraft", packages=[], py_modules=[], ext_modules=extensions, script_args=arguments,
                cmdclass=commands,
            )  # fmt: skip
        except (Exception, SystemExit) as error:
            print(f"the C compiler did not do it: {error}", file=sys.stderr)
            return NO_COMPILER
    return 0


def known_flags(compiler: Any, wanted: tuple[str, ...]) -> list[str]:
    """These flags, if a small library can be made with them; never those of Microsoft's."""
    if compiler.compiler_type == "msvc":
        return []
    flags = list(wanted)
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "probe.c"
        source.write_text("int kingcraft_probe(void) { return 0; }\n", encoding="utf-8")
        try:
            objects = compiler.compile([str(source)], output_dir=scratch, extra_postargs=["-Werror", *flags])
            compiler.link_shared_object(objects, str(Path(scratch) / "probe.so"), extra_postargs=flags)
        except Exception as error:
            print(f"compiling without {' '.join(flags)}: {error}", file=sys.stderr)
            return []
    return flags


def side_by_side(compiler: Any) -> Callable[..., list[str]]:
    """What a compiler's own `compile` does, with one thread for each core and one source for each call."""
    one_by_one = compiler.compile
    if compiler.compiler_type == "msvc" and not compiler.initialized:
        compiler.initialize()

    def compile_all(sources: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as hands:
            jobs = [hands.submit(one_by_one, [source], **options) for source in sources]
            return [made for job in jobs for made in job.result()]

    return compile_all


def copy_sources(out: Path) -> None:
    """Puts the Python files and the data beside the compiled modules, so that PYTHONPATH=out runs it."""
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "kingcraft", out / "kingcraft", dirs_exist_ok=True, ignore=ignore)


def main() -> int:
    """Compiles as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--opt", default="3")
    parser.add_argument("--only", help="leave out the bots of other games than this")
    parser.add_argument("--copy-py", action="store_true")
    arguments = parser.parse_args()
    out = arguments.out.resolve()
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    if arguments.copy_py:
        copy_sources(out)
    return build(out, arguments.opt, arguments.only)


if __name__ == "__main__":
    sys.exit(main())
