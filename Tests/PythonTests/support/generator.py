"""Tools/faces at work on a Kit for the purpose."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def generate(folder: Path, kit: str, table: str) -> subprocess.CompletedProcess[str]:
    """Writes the generator's output for a ChatKit of one file, below a folder."""
    graphs = folder / "graphs"
    graphs.mkdir(parents=True)
    (folder / "Bridge").mkdir()
    (folder / "Bridge/chat.toml").write_text(table)
    (folder / "Kit.swift").write_text(kit)
    emit = ["-emit-module", "-emit-symbol-graph", "-emit-symbol-graph-dir", str(graphs)]
    made = ["-module-name", "ChatKit", "-o", str(folder / "K.swiftmodule")]
    subprocess.run(["swiftc", *emit, *made, str(folder / "Kit.swift")], check=True)
    command = [sys.executable, str(ROOT / "Tools/faces/generate.py"), str(graphs), "--bridge"]
    return subprocess.run(
        [*command, "--root", str(folder)], capture_output=True, text=True, check=False
    )
