"""Lints the web page and checks its format: `python tools/lint_web.py`; `--write` formats it and does no more.

Node comes from PyPI, the tools from the lock file of web/, into web/node_modules, where editors look for them too.
They are installed only when the lock file has changed, and run only when a file of web/ has.
"""

import argparse
import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Final

from build_web import ROOT, node, npm_environment

WEB: Final = ROOT / "web"
INSTALLED: Final = WEB / "node_modules" / ".kingcraft-lock"
CLEAN: Final = ROOT / "build" / "web-lint"
"""The hash of the files that had no findings last."""
SKIPPED: Final = ("node_modules", "content", "dist")
ESLINT: Final = ["node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."]
PRETTIER: Final = ["node_modules/prettier/bin/prettier.cjs", "--log-level", "warn", "."]


def main() -> int:
    """Checks what has changed since it was last found clean, or formats everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="format instead of checking")
    write = parser.parse_args().write
    if not write and CLEAN.exists() and CLEAN.read_text(encoding="utf-8") == digest_of(sources()):
        return 0
    install()
    if write:
        return run([*PRETTIER, "--write"])
    if any([run(command) for command in (ESLINT, [*PRETTIER, "--check"])]):
        print("the page has findings; python tools/lint_web.py --write formats it", file=sys.stderr)
        return 1
    CLEAN.parent.mkdir(exist_ok=True)
    CLEAN.write_text(digest_of(sources()), encoding="utf-8")
    return 0


def install() -> None:
    """Installs what the lock file names, if it has changed."""
    wanted = digest_of([WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == wanted:
        return
    _, npm = node()
    if run([str(npm), "ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--silent"]):
        raise SystemExit("the tools for the page could not be installed")
    INSTALLED.write_text(wanted, encoding="utf-8")


def run(command: list[str]) -> int:
    """The exit code of a Node program in web/."""
    programs, _ = node()
    return subprocess.run([str(programs / "node"), *command], cwd=WEB, env=npm_environment(), check=False).returncode


def sources() -> list[Path]:
    """Every file of web/ that people or our tools write, and this one."""
    files = [file for file in sorted(WEB.rglob("*")) if file.is_file()]
    return [Path(__file__), *(file for file in files if file.relative_to(WEB).parts[0] not in SKIPPED)]


def digest_of(files: list[Path]) -> str:
    """A hash of some files: their names and what they hold."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
