"""Comments of C."""

from __future__ import annotations

from words import comments


def comment(text: str, indent: str) -> list[str]:
    """Returns the lines of a comment that documents the following declaration."""
    one = f"{indent}/** {text} */"
    if len(one) <= 100 and "\n" not in text:
        return [one]
    lines = [f"{indent}/**"]
    for place, paragraph in enumerate(text.split("\n\n")):
        lines += [f"{indent} *"] if place else []
        lines += comments.wrapped(paragraph, 100, f"{indent} * ", f"{indent} * ")
    return [*lines, f"{indent} */"]
