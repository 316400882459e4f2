"""A table on standard output whose rows are printed as soon as they are known."""

from __future__ import annotations


class Table:
    """The names of the columns and their widths; a negative width aligns to the left."""

    def __init__(self, **columns: int) -> None:
        self.widths = list(columns.values())
        self.row(*(name.replace("_", " ") for name in columns))

    def row(self, *cells: object) -> None:
        """Prints a row."""
        print(
            *(
                f"{cell!s:<{-width}}" if width < 0 else f"{cell!s:>{width}}"
                for cell, width in zip(cells, self.widths)
            ),
            sep="  ",
            flush=True,
        )
