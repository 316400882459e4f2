"""Packs the output of `make dist` into .build-dist/stage.

It makes an archive, a wheel and a bill of materials for each variant, then the sources and
SHA256SUMS.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import carried
import documents
import sources
import wheel
from archive import files, sums, tar
from sbom import sbom
from variant import OUTPUT, VARIANTS, Variant

_OF_LIBSWE = b"swe_set_ephe_path"


def main() -> None:
    for old in (*OUTPUT.glob("pentad-*"), *OUTPUT.glob("SHA256SUMS")):
        old.unlink()
    made: list[Path] = []
    for variant in VARIANTS:
        check(variant)
        _complete(variant)
        archive = OUTPUT / f"{variant.name}.tar.gz"
        tar(files(variant.tree, variant.name), archive)
        made += [archive, wheel.write(variant), _sbom(variant)]
    made.append(sources.write(VARIANTS[0]))
    (OUTPUT / "SHA256SUMS").write_text(sums(made), "utf-8")
    for path in made:
        print(f"{path.stat().st_size / 1e6:8.1f} MB  {path}")


def _complete(variant: Variant) -> None:
    """Adds the documents and the bundled files to the installation."""
    if variant.has_astro:
        for file in carried.carried():
            shutil.copy(file, variant.tree / "lib" / file.name)
    folder = variant.tree / "share/doc/pentad"
    folder.mkdir(parents=True, exist_ok=True)
    texts = documents.legal(variant) | {"README.txt": documents.readme(variant)}
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")


def _sbom(variant: Variant) -> Path:
    path = OUTPUT / f"{variant.name}.spdx.json"
    path.write_text(sbom(variant), "utf-8")
    return path


def check(variant: Variant) -> None:
    """Ends the process if a variant contains libswe and should not, or the reverse."""
    programs = [variant.tree / "bin/pentad", *variant.tree.glob("lib/libpentad.so.*")]
    for program in [*programs, variant.wheel_library]:
        if (_OF_LIBSWE in program.read_bytes()) != variant.has_astro:
            raise SystemExit(f"error: {program} is of the other variant")


if __name__ == "__main__":
    main()
