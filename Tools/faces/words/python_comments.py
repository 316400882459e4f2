"""Comments of Python."""

from __future__ import annotations

from words import comments


def docstring(comment: str) -> list[str]:
    """The docstring of a class, from a comment of Swift."""
    text = comments.absent(comments.body(comment), "None")
    first, *rest = comments.python(text).split("\n\n")
    if not rest and len(first) <= 88:
        return [f'    """{first}"""', ""]
    lines = comments.wrapped(first, 96, '    """', "    ")
    for paragraph in rest:
        lines += ["", *comments.wrapped(paragraph, 96, "    ", "    ")]
    return [*lines, '    """', ""]


def of_field(about: str) -> list[str]:
    """The comment above a field or a value."""
    return comments.wrapped(comments.python(about), 96, "    #: ", "    #: ")


def of_property(about: str) -> list[str]:
    """The docstring of a property that gives a moment, which is in UTC."""
    text = comments.with_clause(comments.python(about), "in UTC")
    one = f'        """{text}"""'
    if len(one) <= 100:
        return [one]
    return [*comments.wrapped(text, 96, '        """', "        "), '        """']
