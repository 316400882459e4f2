"""Puts the shared library into the wheel.

The library is the file that PENTAD_LIBRARY names, or else a release build, which takes minutes:
with all traits, or with those in PENTAD_TRAITS. PENTAD_WHEEL_PLATFORM is the target platform, if it
differs from this one. An editable install has no library: there the package finds it like outside a
wheel.

libswe is not included: it exists where the library was built, and a wheel that contains it is under
the AGPL. `make dist` makes such a wheel for other machines.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LibraryHook(BuildHookInterface[BuilderConfig]):
    """Marks the wheel for this platform and for every Python 3."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        here = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        platform = os.environ.get("PENTAD_WHEEL_PLATFORM", here)
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform}"
        build_data["force_include"][str(self._library())] = "pentad/libpentad.so"

    def _library(self) -> Path:
        if given := os.environ.get("PENTAD_LIBRARY"):
            library = Path(given).resolve()
            if not library.is_file():
                raise FileNotFoundError(f"PENTAD_LIBRARY: no file {library}")
            return library
        if not shutil.which("make"):
            raise FileNotFoundError("no make, which builds the library: apt install make")
        library = Path(self.root, ".build-wheel", "libpentad.so")
        library.parent.mkdir(exist_ok=True)
        traits = os.environ.get("PENTAD_TRAITS", "")
        subprocess.run(
            ["make", "lib", f"TRAITS={traits}", f"LIBRARY={library}"], cwd=self.root, check=True
        )
        return library
