"""Comments and docstrings of Python."""

from __future__ import annotations

from collections.abc import Sequence

from words import comments


def docstring(comment: str) -> list[str]:
    """Returns the docstring of a class, from a comment of Swift."""
    text = comments.absent(comments.body(comment), "None")
    first, *rest = comments.python(text).split("\n\n")
    if not rest and len(first) <= 88:
        return [f'    """{first}"""', ""]
    lines = comments.wrapped(first, 96, '    """', "    ")
    for paragraph in rest:
        lines += ["", *comments.wrapped(paragraph, 96, "    ", "    ")]
    return [*lines, '    """', ""]


def of_method(paragraphs: Sequence[str]) -> list[str]:
    """Returns the docstring of a method, whose text is already Python's."""
    one = f'        """{paragraphs[0]}"""'
    if len(paragraphs) == 1 and len(one) <= 100:
        return [one]
    # The formatter puts the closing quotes on their own line if they do not fit.
    width = 100 if paragraphs[1:] else 97
    lines: list[str] = []
    for paragraph in paragraphs:
        begin = "        " if lines else '        """'
        lines += ["", *comments.wrapped(paragraph, width, begin, "        ")]
    return [*lines[1:], '        """']


def of_field(about: str) -> list[str]:
    """Returns the comment above a field or a value."""
    return comments.wrapped(comments.python(about), 96, "    #: ", "    #: ")


def of_property(about: str) -> list[str]:
    """Returns the docstring of a property that returns a moment in UTC."""
    text = comments.with_clause(comments.python(about), "in UTC")
    one = f'        """{text}"""'
    if len(one) <= 100:
        return [one]
    return [*comments.wrapped(text, 96, '        """', "        "), '        """']
