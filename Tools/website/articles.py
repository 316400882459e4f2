"""Turns the articles of the DocC catalogues into Markdown that a site generator reads.

A link to an article becomes a link to its page, a link to a symbol its name in code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

#: The folder of the site for each catalogue.
FOLDERS = {
    "PentadCore": "guide",
    "PentadStorage": "guide",
    "PentadNetworking": "guide",
    "ReferenceServer": "guide",
    "ElementsKit": "elements",
    "AstroKit": "astro",
    "StellarKit": "stellar",
    "ChatKit": "chat",
    "VideoFeedKit": "video",
}
_CODE = re.compile(r"^```.*?^```$", re.S | re.M)
_ARTICLE_LINK = re.compile(r"<doc:(\w+)(?:#([\w-]+))?>")
_SYMBOL_LINK = re.compile(r"``([^`]+)``")
_CALL = re.compile(r"\(.*")


@dataclass(frozen=True)
class Article:
    """A page of a catalogue."""

    module: str
    name: str
    title: str
    text: str

    @property
    def path(self) -> str:
        """The page in the site: `elements/ReadingFormulas.md`; a module's own page is its index."""
        is_kit = self.name == self.module and FOLDERS[self.module] != "guide"
        return f"{FOLDERS[self.module]}/{'index' if is_kit else self.name}.md"


def read(root: Path) -> dict[str, Article]:
    """The articles of all catalogues, by their names, which are unique."""
    found = {}
    for module in FOLDERS:
        for path in sorted(root.glob(f"Sources/{module}/{module}.docc/*.md")):
            text = path.read_text(encoding="utf-8")
            title = text.splitlines()[0].removeprefix("# ").replace("``", "")
            found[path.stem] = Article(module, path.stem, title, text)
    return found


def converted(article: Article, articles: Mapping[str, Article]) -> str:
    """An article as Markdown; code blocks are left as they are."""
    text, parts, end = article.text, [], 0
    for block in _CODE.finditer(text):
        parts += [_linked(text[end : block.start()], articles), block[0]]
        end = block.end()
    return "".join([*parts, _linked(text[end:], articles)])


def _linked(text: str, articles: Mapping[str, Article]) -> str:
    def article_link(match: re.Match[str]) -> str:
        target = articles[match[1]]
        anchor = f"#{match[2].lower()}" if match[2] else ""
        return f"[{target.title}](../{target.path}{anchor})"

    def symbol(match: re.Match[str]) -> str:
        steps = match[1].split("/")
        owner, name = steps[-2] if len(steps) > 1 else "", steps[-1]
        shown = f"{owner}.{name}" if owner and owner not in FOLDERS else name
        return f"`{_CALL.sub('()', shown)}`"

    return _SYMBOL_LINK.sub(symbol, _ARTICLE_LINK.sub(article_link, text))
