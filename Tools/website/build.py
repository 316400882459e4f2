"""Builds the documentation's site: build.py OUTPUT writes pages, search and manual pages.

The site is made of the articles of the DocC catalogues, of include/pentad.json and of the Python
package. The reference of Swift is DocC's own and lies in OUTPUT/swift.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import articles
import c_reference
import manual_pages
import python_reference

ROOT = Path(__file__).parents[2]
_TITLES = {
    "elements": "ElementsKit",
    "astro": "AstroKit",
    "stellar": "StellarKit",
    "chat": "ChatKit",
    "video": "VideoFeedKit",
}
#: The first pages of the guide, in their order; the others follow by name.
_FIRST = [
    "UsingSwift",
    "UsingC",
    "UsingPython",
    "UsingTheCommand",
    "Guarantees",
    "Rules",
    "Glossary",
]


def write_pages(folder: Path) -> list[object]:
    """Writes all pages as Markdown. Returns the navigation."""
    found = articles.read(ROOT)
    for article in found.values():
        _write(folder / article.path, articles.converted(article, found))
    for picture in ROOT.glob("Sources/*/*.docc/Resources/*"):
        shutil.copy(picture, folder / articles.FOLDERS[picture.parents[2].name])
    interface = json.loads((ROOT / "include/pentad.json").read_text(encoding="utf-8"))
    for kind, pages in (
        ("c", c_reference.pages(interface)),
        ("python", python_reference.pages()),
    ):
        for name, text in pages.items():
            _write(folder / kind / name, text)
    for name in ("index.md", "style.css", "iframe-worker.js"):
        shutil.copy(Path(__file__).with_name(name), folder)
    guide = sorted(
        (article for article in found.values() if article.path.startswith("guide/")),
        key=lambda article: (
            _FIRST.index(article.name) if article.name in _FIRST else len(_FIRST),
            article.title,
        ),
    )
    kits: list[object] = []
    for kit, title in _TITLES.items():
        own = [article.path for article in found.values() if article.path.startswith(f"{kit}/")]
        kits.append({title: sorted(own, key=lambda path: (not path.endswith("/index.md"), path))})
    references: list[object] = [
        {"C": ["c/index.md", *(f"c/{kit}.md" for kit in c_reference.TITLES)]},
        {"Python": [f"python/{name}" for name in python_reference.pages()]},
    ]
    return ["index.md", {"Guide": [article.path for article in guide]}, *kits, *references]


def main() -> None:
    output = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        navigation = write_pages(folder / "pages")
        python_reference.prepare(ROOT / "Sources/PentadPython/pentad", folder / "python")
        settings = {
            "INHERIT": str(Path(__file__).with_name("mkdocs.yml")),
            "docs_dir": str(folder / "pages"),
            "site_dir": str(output),
            "nav": navigation,
            "plugins": {
                "mkdocstrings": {"handlers": {"python": {"paths": [str(folder / "python")]}}}
            },
        }
        (folder / "mkdocs.yml").write_text(json.dumps(settings), encoding="utf-8")
        command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict"]
        # Without its advertisement of a successor.
        environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
        subprocess.run(
            [*command, "--config-file", folder / "mkdocs.yml"], check=True, env=environment
        )
    if foreign := foreign_requests(output):
        sys.exit(f"error: a page loads from elsewhere: {foreign}")
    manual_pages.write(ROOT / "include/pentad.json", output / "man/man3")


def foreign_requests(output: Path) -> set[str]:
    """The addresses outside the site from which a page would load something."""
    loads = re.compile(r"""<(?:script|img|link|iframe|source)[^>]*?(?:src|href)="(https?:[^"]*)""")
    pages = output.rglob("*.html")
    return {address for page in pages for address in loads.findall(page.read_text("utf-8"))}


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
