"""Changes of the source by their text, as the TOML files in this folder hold them, and what tests say to them."""

import ast
import os
import resource
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = ROOT / "tests" / "mutants"
PACKAGE = Path("src") / "kingcraft"
NOT_COPIED = ("__pycache__", "node_modules", ".git", "build", "dist", "web", ".*")
MEMORY = 4 << 30
FAILED, NOTHING_FOUND = 1, 4


@dataclass(frozen=True)
class Change:
    """In `file` of the package, `was` becomes `becomes`; `was` stands there exactly once."""

    file: str
    was: str
    becomes: str
    why: str = ""
    tests: list[str] = field(default_factory=list)
    game: str = ""
    statement: str = ""

    def of(self, source: str) -> str:
        """The whole file with the change."""
        if source.count(self.was) != 1:
            raise ValueError(f"{self.file} has {source.count(self.was)} times, not once: {self.was}")
        return source.replace(self.was, self.becomes)

    def fault(self) -> str:
        """What is wrong with this change as it is written; nothing if it can be made."""
        try:
            source = (ROOT / PACKAGE / self.file).read_text(encoding="utf-8")
            text = self.of(source)
            if self.file.endswith(".py"):
                ast.parse(text)
            else:
                tomllib.loads(text)
            return ""
        except (OSError, ValueError, SyntaxError) as fault:
            return str(fault)


def read_changes(name: str) -> list[Change]:
    """The changes of a file in this folder."""
    return [Change(**entry) for entry in tomllib.loads((HERE / name).read_text(encoding="utf-8"))["change"]]


class Scratch:
    """A copy of the project in which one file at a time is changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def copy(self, *parts: str) -> None:
        """Copies these folders and files of the project."""
        for part in parts:
            source, target = ROOT / part, self.folder / part
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns(*NOT_COPIED), dirs_exist_ok=True)
            elif source.exists():
                shutil.copy2(source, target)

    def run(self, tests: list[str], seconds: int, keeps_bytecode: bool = False) -> subprocess.CompletedProcess[str]:
        """Runs tests until one fails; `seconds` of processor time are the limit, and ten times that in all."""
        choice = self.folder / "tests-to-run"
        choice.write_text("\n".join(tests), encoding="utf-8")
        python_path = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        environment = {
            **os.environ,
            "PYTHONPATH": python_path,
            "PYTHONDONTWRITEBYTECODE": "" if keeps_bytecode else "1",
        }
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=line", "-p", "no:xdist", "-p", "no:cacheprovider"]

        process = subprocess.Popen(
            [*command, f"@{choice}"], cwd=self.folder, env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (seconds, seconds + 5))
        resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
        try:
            told, _ = process.communicate(timeout=10 * seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            told, _ = process.communicate()
        return subprocess.CompletedProcess(process.args, process.returncode, told)

    def killed(self, file: str, text: str, tests: list[str], seconds: int) -> tuple[bool, str]:
        """Whether a test fails if `file` of the package is `text`, and the last lines of what the tests said."""
        target = self.folder / PACKAGE / file
        before, when = target.read_text(encoding="utf-8"), target.stat()
        target.write_text(text, encoding="utf-8")
        os.utime(target, ns=(when.st_atime_ns, when.st_mtime_ns + 10**12))  # no compiled file of another text fits
        try:
            done = self.run(tests, seconds)
            if done.returncode == NOTHING_FOUND and "not found" in done.stdout:
                done = self.run(sorted({test.partition("::")[0] for test in tests}), seconds)
        finally:
            target.write_text(before, encoding="utf-8")
            os.utime(target, ns=(when.st_atime_ns, when.st_mtime_ns))
        hang = " (a limit was reached)" if done.returncode < 0 else ""
        return done.returncode != 0, "\n".join(done.stdout.splitlines()[-3:]) + hang
