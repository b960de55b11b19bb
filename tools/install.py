"""Makes a virtual environment with Kingcraft in it, and says how it goes: `python tools/install.py play|dev|rules`.

play: the package as people get it, compiled, in .venv; dev: editable, with all that the tests need, in .venv-dev;
rules: editable, with what the tests of the rules need, in .venv-rules. Versions are those of constraints.txt.
Nothing is done twice: an environment is made anew only when what it is made from has changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST, NEWEST = (3, 11), (3, 15)
LOCK = ROOT / "constraints.txt"
SOURCES = ("pyproject.toml", "constraints.txt", "hatch_build.py", "tools", "src", "web")
SKIPPED = ("__pycache__", "node_modules", "dist")
FOLDERS = {"play": ".venv", "dev": ".venv-dev", "rules": ".venv-rules"}


def main() -> int:
    """Makes the environment that is asked for."""
    kind = sys.argv[1] if len(sys.argv) > 1 else "play"
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        return fail(f"this is Python {sys.version.split()[0]}; 3.11 to 3.15 is needed: make PYTHON=python3.12")
    folder = ROOT / FOLDERS[kind]
    stamp = folder / "kingcraft-stamp"
    digest = digest_of(kind)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == digest:
        return 0
    begin = time.monotonic()
    code = install(folder, kind)
    if code == 0:
        stamp.write_text(digest, encoding="utf-8")
        say(f"installed in {time.monotonic() - begin:.0f} s")
        tell_mode(folder, kind)
    return code


def install(folder: Path, kind: str) -> int:
    """The virtual environment, then the package in it."""
    python = python_in(folder)
    if not python.exists():
        say("making a virtual environment")
        if subprocess.run([sys.executable, "-m", "venv", str(folder)], check=False).returncode:
            return fail("python -m venv failed; on Debian and Ubuntu: apt-get install python3-venv")
    target = [f"{ROOT}[server]"] if kind == "play" else ["-e", f"{ROOT}[{kind}]"]
    command = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "-c", str(LOCK), *target]
    return run_with_progress(command)


def python_in(folder: Path) -> Path:
    """The Python of a virtual environment."""
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


def run_with_progress(command: list[str]) -> int:
    """Runs pip quietly; every few seconds says which step it is at. Shows all it said if it fails."""
    with tempfile.TemporaryDirectory() as scratch:
        steps, log = Path(scratch) / "steps", Path(scratch) / "log"
        environment = {**os.environ, "KINGCRAFT_PROGRESS": str(steps)}
        with log.open("w", encoding="utf-8") as output:
            process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, env=environment)
            watch(process, steps)
        if process.returncode:
            print(log.read_text(encoding="utf-8"), file=sys.stderr)
            return fail("the installation failed; the lines above say why")
    return 0


def watch(process: "subprocess.Popen[bytes]", steps: Path) -> None:
    """One line for each step; dots while it lasts."""
    said, begin = "", time.monotonic()
    while process.poll() is None:
        lines = steps.read_text(encoding="utf-8").splitlines() if steps.exists() else []
        step = lines[-1] if lines else "fetching what Kingcraft needs"
        if step != said:
            print(f"\n  {step} ", end="", flush=True)
            said = step
        print(".", end="", flush=True)
        time.sleep(1)
    print(f" {time.monotonic() - begin:.0f} s", flush=True)


def digest_of(kind: str) -> str:
    """A hash of what the environment is made from. Editable installs see edited sources by themselves."""
    sources = SOURCES if kind == "play" else ("pyproject.toml", "constraints.txt")
    digest = hashlib.sha256(sys.version.encode())
    for source in sources:
        path = ROOT / source
        files = [path] if path.is_file() else sorted(file for file in path.rglob("*") if file.is_file())
        for file in files:
            if not any(part in SKIPPED for part in file.parts):
                digest.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return digest.hexdigest()


def tell_mode(folder: Path, kind: str) -> None:
    """One line when the package is not compiled, with the reason: switched off, no compiler, or one that failed."""
    if kind != "play":
        return
    question = "import kingcraft.core.state as state; print(state.__file__.endswith('.py'))"
    answer = subprocess.run([python_in(folder), "-c", question], capture_output=True, text=True, check=False)
    if answer.stdout.strip() == "True":
        say(f"{why_interpreted()}: Kingcraft runs interpreted, 50 times slower")


def why_interpreted() -> str:
    """Why the package is not compiled."""
    if os.environ.get("KINGCRAFT_MYPYC") == "off":
        return "KINGCRAFT_MYPYC is off"
    compiler = os.environ.get("CC", "").split()[:1] or [
        name for name in ("cc", "gcc", "clang", "cl") if shutil.which(name)
    ]
    if not compiler or shutil.which(compiler[0]) is None:
        return "no C compiler was found (install gcc or clang, then make clean)"
    return f"{compiler[0]} could not compile it (python tools/compile.py --out build/native shows why)"


def say(text: str) -> None:
    """A line of progress."""
    print(f"kingcraft: {text}", flush=True)


def fail(text: str) -> int:
    """A line of what went wrong."""
    print(f"kingcraft: {text}", file=sys.stderr, flush=True)
    return 1


if __name__ == "__main__":
    sys.exit(main())
