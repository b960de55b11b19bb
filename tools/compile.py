"""Compiles the pure parts of the package with mypyc; `--out DIR --copy-py` gives a tree for PYTHONPATH.

Exit codes: 0 compiled; 1 a type error or another fault; 3 only the C compiler failed or is missing.
"""

import argparse
import os
import shutil
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MethodType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NO_COMPILER = 3


def modules(only: str | None) -> list[str]:
    """The files to compile, relative to src, in a fixed order; or only core, one game and its bots."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["kingcraft"]["compile"]
    package = ROOT / "src" / "kingcraft"
    folders = [
        folder for folder in settings["folders"] if only is None or folder in ("core", "bots", only, f"bots/{only}")
    ]
    files = [file for folder in folders for file in sorted((package / folder).glob("*.py"))]
    kept = [file for file in files if file.name not in settings["interpreted"] and file.name != "__init__.py"]
    return [file.relative_to(ROOT / "src").as_posix() for file in kept]


def build(out: Path, opt: str, only: str | None) -> int:
    """Writes the compiled modules under `out`."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildInParallel(build_ext):  # type: ignore[misc]
        """Compiles the C files of an extension side by side: setuptools alone would take one after the other."""

        def build_extension(self, ext: object) -> None:
            """Gives the compiler as many hands as there are cores."""
            self.compiler.compile = MethodType(compile_in_parallel, self.compiler)
            super().build_extension(ext)

    with tempfile.TemporaryDirectory() as scratch:
        os.chdir(ROOT / "src")
        config = ROOT / "pyproject.toml"
        names = modules(only)
        print(f"compiling {len(names)} modules with mypyc", flush=True)
        options = ["--config-file", str(config), "--cache-dir", f"{scratch}/mypy", *names]
        extensions = mypycify(
            options, opt_level=opt, debug_level="0", target_dir=f"{scratch}/c", group_name="kingcraft_native",
            multi_file=True,
        )  # fmt: skip
        print("compiling the C code", flush=True)
        arguments = ["-q", "build_ext", "--build-lib", str(out), "--build-temp", f"{scratch}/o"]
        arguments += ["--parallel", str(os.cpu_count() or 1)]
        commands = {"build_ext": BuildInParallel}
        try:
            setup(
                name="kingcraft", packages=[], py_modules=[], ext_modules=extensions, script_args=arguments,
                cmdclass=commands,
            )  # fmt: skip
        except (Exception, SystemExit) as error:
            print(f"the C compiler did not do it: {error}", file=sys.stderr)
            return NO_COMPILER
    return 0


def compile_in_parallel(
    self: Any, sources: list[str], output_dir: str | None = None, macros: Any = None, include_dirs: Any = None,
    debug: bool = False, extra_preargs: Any = None, extra_postargs: Any = None, depends: Any = None,
) -> list[str]:  # fmt: skip
    """What a distutils compiler does in `compile`, with one thread for each core."""
    prepared = self._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)
    _, objects, extra_postargs, pp_opts, build = prepared
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    with ThreadPoolExecutor(os.cpu_count()) as hands:
        jobs = [
            hands.submit(self._compile, file, build[file][0], build[file][1], cc_args, extra_postargs, pp_opts)
            for file in objects
            if file in build
        ]
        for job in jobs:
            job.result()
    return list(objects)


def copy_sources(out: Path) -> None:
    """Puts the Python files and the data beside the compiled modules, so that PYTHONPATH=out runs it."""
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "kingcraft", out / "kingcraft", dirs_exist_ok=True, ignore=ignore)


def main() -> int:
    """Compiles as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--opt", default="3")
    parser.add_argument("--only", help="compile core, this game and its bots alone")
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
