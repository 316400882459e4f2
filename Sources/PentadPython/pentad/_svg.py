"""Pictures as SVG documents."""

from __future__ import annotations


class SVG(str):
    """An SVG document: a str that a notebook displays as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def __str__(self) -> str:
        return "".join(self)

    def __repr__(self) -> str:
        return f"<SVG of {len(self):,} characters>"
