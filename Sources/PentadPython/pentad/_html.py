"""HTML tables for notebooks."""

from __future__ import annotations

from collections.abc import Iterable


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """Returns a table with a header row; None is an empty cell."""
    body = "".join(f"<tr>{_cells(row, 'td')}</tr>" for row in rows)
    return f"<table><thead><tr>{_cells(heads, 'th')}</tr></thead><tbody>{body}</tbody></table>"


def facts(title: str, rows: Iterable[tuple[str, object]]) -> str:
    """Returns a table of names and values under a title, without rows that are None or empty."""
    body = "".join(
        f"<tr>{_cells([name], 'th')}{_cells([value], 'td')}</tr>"
        for name, value in rows
        if value is not None and value != ""
    )
    return f"<table><caption>{_escaped(title)}</caption><tbody>{body}</tbody></table>"


def _cells(values: Iterable[object], tag: str) -> str:
    return "".join(f"<{tag}>{'' if value is None else _escaped(value)}</{tag}>" for value in values)


def _escaped(value: object) -> str:
    from html import escape

    return escape(str(value)).replace("\n", "<br>")
