"""Changes the rules and the table's verbs in small ways, and tells which changes no test notices.

`python tools/mutants.py --count 600 --seed 1` draws changes ("mutants") spread over all files, runs the nearest tests
on each in a scratch copy, and writes build/mutants/report.md. A run that was broken off goes on
where it was.
`--only PATH` takes the files of one folder (`kingsburg`, `core/table.py`), `--again` runs the survivors once more,
after tests were added. `--proofs` runs the changes of tests/mutants/proofs.toml instead, which each break a statement
of the rules.
Changes that nobody could notice stand in tests/mutants/equivalent.toml, each with its reason.
"""

import argparse
import difflib
import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "tools")]

from tests.mutants.changes import PACKAGE, Scratch, read_changes  # noqa: E402

from mutations import Mutant, can_be_read, mutants_of  # noqa: E402

OUT = ROOT / "build" / "mutants"
RULEBOOK = "tests/rulebook"
OF_VERBS = [
    f"tests/server/test_{name}.py"
    for name in (
        "tables",
        "clock",
        "company",
        "forced",
        "groups",
        "refusals",
        "daily",
        "once_more",
        "played_on",
        "abuse",
    )
]
"""Of the server's tests those of a table and its verbs; others start processes, networks and databases."""
GAMES = sorted([folder.parent.name for folder in (ROOT / PACKAGE).glob("*/content")])
NEAREST: dict[str, list[str]] = {
    "core": ["tests/core", "tests/contract/test_toll.py", RULEBOOK, *[f"tests/{game}" for game in reversed(GAMES)]],
    **{game: [f"{RULEBOOK}/{game}", f"tests/{game}"] for game in reversed(GAMES)},
    "table": ["tests/core", *OF_VERBS],
    "server/match": OF_VERBS,
    "server/verbs": OF_VERBS,
}
OF_FUNCTION, OF_FILE = 10.0, 3.0
"""How many seconds of tests are run that call the function of a mutant, and of others that call its file."""
BATCH = 100
"""How many mutants are forks of one process."""
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider")
COPIED = (
    "src", "tests", "tools", "docs", "examples", "benchmarks", "pyproject.toml", "constraints.txt", "README.md",
    "CHANGELOG.md", "CONTRIBUTING.md", "Makefile", "hatch_build.py", "mkdocs.yml", "NOTICE.md", "LICENSE",
)  # fmt: skip


@dataclass
class Verdict:
    """What became of a mutant: killed, survived or equivalent; and how the tests ended."""

    name: str
    file: str
    digest: str
    fate: str
    told: str


def main() -> int:
    """Draws, runs and reports; 1 if a mutant survived."""
    options = _options()
    OUT.mkdir(parents=True, exist_ok=True)
    drawn = draw(options.count, options.seed, options.only)
    if options.list:
        print("\n".join([f"{one.name} {one.where}" for one in drawn]))
        return 0
    with tempfile.TemporaryDirectory(dir=OUT) as folder:
        scratch = Scratch(Path(folder))
        scratch.copy(*COPIED)
        if options.proofs:
            return _prove(scratch, options.only)
        verdicts = Run(scratch, options.again).all(drawn)
    (OUT / "report.md").write_text(report(drawn, verdicts), encoding="utf-8")
    survived = [one for one in verdicts if one.fate == "survived"]
    print(f"{len(verdicts)} mutants, {len(survived)} survived: {OUT / 'report.md'}")
    return 1 if survived else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="a folder or file of the package")
    parser.add_argument("--again", action="store_true", help="run those that survived once more")
    parser.add_argument("--list", action="store_true", help="only tell which are drawn")
    parser.add_argument("--proofs", action="store_true", help="run tests/mutants/proofs.toml")
    return parser.parse_args()


# -- drawing ----------------------------------------------------------------------------------------


def draw(count: int, seed: int, only: str = "") -> list[Mutant]:
    """As many mutants, one of every file in turn, so that a part of the run is spread over all files too."""
    dice = random.Random(seed)
    heaps = []
    for file in files(only):
        heap = mutants_of(file, source_of(file))
        random.Random(f"{seed} {file}").shuffle(heap)
        heaps.append(heap)
    drawn: list[Mutant] = []
    while len(drawn) < count and any(heaps):
        dice.shuffle(heaps)
        next_ones = [heap.pop() for heap in heaps if heap]
        drawn += [one for one in next_ones if can_be_read(one.of(source_of(one.file)))]
    return drawn[:count]


def files(only: str) -> list[str]:
    """The files of rules, tables and verbs, relative to the package."""
    package = ROOT / PACKAGE
    found = [file for folder in NEAREST for file in (package / folder).rglob("*.py")]
    names = sorted([str(file.relative_to(package)) for file in found])
    return [name for name in names if name.startswith(only)]


def source_of(file: str) -> str:
    """The text of a file of the package."""
    return (ROOT / PACKAGE / file).read_text(encoding="utf-8")


def folder_of(file: str) -> str:
    """The folder of `NEAREST` that a file belongs to."""
    return next(folder for folder in NEAREST if file.startswith(folder + "/"))


# -- which tests ------------------------------------------------------------------------------------


class Touched:
    """Which tests call a function: found once for every file of tests, and kept until it or the package changes."""

    def __init__(self, scratch: Scratch) -> None:
        self.scratch = scratch
        self.seconds: dict[str, float] = {}
        self.tests: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
        self.read: set[str] = set()
        package = sorted((scratch.folder / "src").rglob("*.py"))
        self.package = hashlib.sha256(b"".join([file.read_bytes() for file in package])).hexdigest()

    def read_folder(self, folder: str) -> None:
        """Makes sure that the tests nearest to a folder of the package are known."""
        for place in NEAREST[folder]:
            path = self.scratch.folder / place
            for file in [path] if path.is_file() else sorted(path.rglob("test_*.py")):
                self._read(str(file.relative_to(self.scratch.folder)))

    def _read(self, test_file: str) -> None:
        if test_file in self.read:
            return
        self.read.add(test_file)
        text = (self.scratch.folder / test_file).read_bytes()
        kept = OUT / "touched" / f"{hashlib.sha256(self.package.encode() + test_file.encode() + text).hexdigest()}.json"
        if not kept.exists():
            print(f"following {test_file}", flush=True)
            kept.parent.mkdir(exist_ok=True)
            _follow(self.scratch, test_file, kept)
        found = json.loads(kept.read_text(encoding="utf-8"))
        self.seconds |= dict(zip(found["tests"], found["seconds"], strict=True))
        for place, numbers in found["functions"].items():
            file, _, line = place.rpartition(":")
            self.tests[file][int(line)] |= {found["tests"][number] for number in numbers}

    def nearest(self, mutant: Mutant) -> tuple[list[str], float]:
        """The tests to run, those that call its function first, each group the quickest first; and their seconds."""
        self.read_folder(folder_of(mutant.file))
        functions = self.tests[mutant.file]
        calling = functions.get(mutant.begins, set())
        others = {test for tests in functions.values() for test in tests} - calling
        first, rest = self._quickest(calling, OF_FUNCTION), self._quickest(others, OF_FILE)
        return first + rest, sum([self.seconds[test] for test in first + rest])

    def _quickest(self, tests: set[str], seconds: float) -> list[str]:
        chosen: list[str] = []
        for test in sorted(tests, key=lambda test: (self.seconds[test], test)):
            seconds -= self.seconds[test]
            if seconds < 0 and chosen:
                break
            chosen.append(test)
        return chosen


def _follow(scratch: Scratch, test_file: str, kept: Path) -> None:
    """Runs a file of tests with every call followed."""
    command = [*PYTEST, "-p", "touched", test_file]
    surroundings = _surroundings(scratch, KINGCRAFT_TOUCHED=str(kept))
    done = subprocess.run(command, cwd=scratch.folder, env=surroundings, capture_output=True, text=True, check=False)
    if done.returncode or not kept.exists():
        kept.unlink(missing_ok=True)
        raise SystemExit(f"{test_file} fails without any mutant:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")


# -- running ----------------------------------------------------------------------------------------


class Run:
    """Runs mutants one after the other and writes each verdict at once, so that the next run goes on from there."""

    def __init__(self, scratch: Scratch, again: bool) -> None:
        self.scratch = scratch
        self.touched = Touched(scratch)
        self.results = OUT / "verdicts.jsonl"
        lines = self.results.read_text(encoding="utf-8").splitlines() if self.results.exists() else []
        known = [Verdict(**json.loads(line)) for line in lines]
        self.known = {one.name: one for one in known if not (again and one.fate == "survived")}
        self.equivalent = _equivalents()

    def all(self, drawn: list[Mutant]) -> list[Verdict]:
        """The verdicts of all."""
        waiting = [mutant for mutant in drawn if self._known(mutant) is None]
        for server in (False, True):
            batch = [mutant for mutant in waiting if _is_server(mutant) == server]
            for first in range(0, len(batch), BATCH):
                self._run_batch(batch[first : first + BATCH])
        return [verdict for mutant in drawn if (verdict := self._known(mutant)) is not None]

    def _run_batch(self, batch: list[Mutant]) -> None:
        """Runs some mutants as forks of one process; then those alone that this cannot judge."""
        by_name = {mutant.name: mutant for mutant in batch}
        jobs: list[dict[str, Any]] = []
        for mutant in batch:
            tests, seconds = self.touched.nearest(mutant)
            text = mutant.of(source_of(mutant.file))
            jobs.append(
                {**vars(mutant), "name": mutant.name, "text": text, "tests": tests, "seconds": int(10 + 2 * seconds)}
            )
        files = sorted({test.partition("::")[0] for job in jobs for test in job["tests"]})
        for told in run_forked(self.scratch, jobs, files):
            mutant = by_name[told["name"]]
            verdict = self._run(mutant) if told["fate"] == "unknown" else self._verdict(mutant, told["fate"], "")
            self._keep(verdict)
            print(f"{verdict.fate:8} {told['took']:5.1f} s {mutant.name} {mutant.where}", flush=True)

    def _known(self, mutant: Mutant) -> Verdict | None:
        if mutant.of(source_of(mutant.file)) in self.equivalent[mutant.file]:
            return Verdict(mutant.name, mutant.file, "", "equivalent", "")
        known = self.known.get(mutant.name)
        return known if known and known.digest == _digest(mutant) else None

    def _run(self, mutant: Mutant) -> Verdict:
        tests, seconds = self.touched.nearest(mutant)
        killed, told = False, "no test runs this file"
        if tests:
            text = mutant.of(source_of(mutant.file))
            killed, told = self.scratch.killed(mutant.file, text, tests, int(10 + 2 * seconds))
        return self._verdict(mutant, "killed" if killed else "survived", told)

    def _verdict(self, mutant: Mutant, fate: str, told: str) -> Verdict:
        return Verdict(mutant.name, mutant.file, _digest(mutant), fate, told)

    def _keep(self, verdict: Verdict) -> None:
        self.known[verdict.name] = verdict
        with self.results.open("a", encoding="utf-8") as results:
            results.write(json.dumps(vars(verdict)) + "\n")


def run_forked(scratch: Scratch, jobs: list[dict[str, Any]], files: list[str]) -> Iterator[dict[str, Any]]:
    """The verdicts of tools/forked.py on some mutants, as they come."""
    folder = Path(tempfile.mkdtemp(dir=scratch.folder))
    (folder / "jobs.json").write_text(json.dumps(jobs), encoding="utf-8")
    verdicts = folder / "verdicts.jsonl"
    verdicts.touch()
    process = subprocess.Popen(
        [*PYTEST, "-p", "forked", *files], cwd=scratch.folder, env=_surroundings(scratch, KINGCRAFT_FORKED=str(folder)),
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    with verdicts.open(encoding="utf-8") as lines:
        for _ in jobs:
            line = lines.readline()
            while not line.endswith("\n"):
                if process.poll() is not None and not (line := line + lines.readline()).endswith("\n"):
                    raise SystemExit(f"the tests cannot be run: {' '.join(files)}")
                time.sleep(0.05)
                line += lines.readline()
            yield json.loads(line)
    process.wait()


def _surroundings(scratch: Scratch, **more: str) -> dict[str, str]:
    path = ":".join([str(scratch.folder / part) for part in ("src", "", "tools")])
    return {**os.environ, "PYTHONPATH": path, **more}


def _is_server(mutant: Mutant) -> bool:
    return mutant.file.startswith(("server", "table"))


def _digest(mutant: Mutant) -> str:
    return hashlib.sha256(mutant.of(source_of(mutant.file)).encode()).hexdigest()[:16]


def _equivalents() -> dict[str, set[str]]:
    texts: dict[str, set[str]] = defaultdict(set)
    for change in read_changes("equivalent.toml"):
        texts[change.file].add(change.of(source_of(change.file)))
    return texts


def _prove(scratch: Scratch, only: str) -> int:
    """Runs every proof of a statement against the tests marked with it; 1 if one survived."""
    survived = 0
    for change in read_changes("proofs.toml"):
        if not change.statement.startswith(only):
            continue
        killed, _ = scratch.killed(change.file, change.of(source_of(change.file)), change.tests, 60)
        survived += not killed
        print(f"{'killed  ' if killed else 'SURVIVED'} {change.statement} {change.file}", flush=True)
    return 1 if survived else 0


# -- the report -------------------------------------------------------------------------------------


def report(drawn: list[Mutant], verdicts: list[Verdict]) -> str:
    """The table of all files, then every survivor as a diff."""
    fates = Counter(one.fate for one in verdicts)
    by_file: dict[str, Counter[str]] = defaultdict(Counter)
    for one in verdicts:
        by_file[one.file][one.fate] += 1
    columns = ("killed", "survived", "equivalent")
    rows = [
        f"| {file} | " + " | ".join([str(by_file[file][fate]) for fate in columns]) + " |" for file in sorted(by_file)
    ]
    diffs = [
        f"## {one.name} {mutant.where}\n\n```diff\n{_diff(mutant)}\n```\n\n{one.told}\n"
        for mutant, one in zip(drawn, verdicts, strict=True) if one.fate == "survived"
    ]  # fmt: skip
    head = [f"# {len(verdicts)} mutants: " + ", ".join([f"{fates[fate]} {fate}" for fate in columns]), ""]
    return "\n".join([*head, "| file | " + " | ".join(columns) + " |", "|---|--:|--:|--:|", *rows, "", *diffs])


def _diff(mutant: Mutant) -> str:
    source = source_of(mutant.file)
    lines = difflib.unified_diff(source.splitlines(), mutant.of(source).splitlines(), n=3, lineterm="")
    return "\n".join(list(lines)[2:])


if __name__ == "__main__":
    sys.exit(main())
