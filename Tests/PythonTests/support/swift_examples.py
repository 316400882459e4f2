"""The Swift programs of Examples/, compiled against the debug build instead of from nothing.

The modules and what each imports of its own are those of the package, so that it is read, too.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from swift_modules import LINK, ROOT, compiler_options
from swift_package import STEADY

PACKAGE = ROOT / "Examples/swift"
_FEATURES = ("ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault")


def build(folder: Path) -> Path:
    """Compiles the targets of the package; the folder of its programs."""
    options = [*compiler_options(), "-wmo", "-parse-as-library", "-I", str(folder)]
    for feature in _FEATURES:
        options += ["-enable-upcoming-feature", feature]
    targets = _targets()
    for target in (one for one in targets if one["type"] == "regular"):
        module = ["-emit-module", "-emit-module-path", f"{folder}/{target['name']}.swiftmodule"]
        _compile(target, [*options, *module, "-c", "-o", f"{folder}/{target['name']}.o"])
    for target in (one for one in targets if one["type"] == "executable"):
        names = [one["byName"][0] for one in target["dependencies"] if "byName" in one]
        own = [f"{folder}/{name}.o" for name in names]
        _compile(target, [*options, *own, *LINK, "-o", f"{folder}/{target['name']}"])
    return folder


def _compile(target: dict[str, Any], options: list[str]) -> None:
    files = map(str, sorted((PACKAGE / "Sources" / target["name"]).glob("*.swift")))
    name: str = target["name"]
    command = ["swiftc", *options, "-module-name", name, *files]
    subprocess.run(command, check=True)


def _targets() -> list[dict[str, Any]]:
    """The targets as the package's manifest has them."""
    command = ["swift", "package", "--package-path", str(PACKAGE), "dump-package"]
    described = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=STEADY).stdout
    targets: list[dict[str, Any]] = json.loads(described)["targets"]
    return targets
