"""Values of elements as text, and quantities in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._ordered import Ordered

if TYPE_CHECKING:
    from ._names import Property
    from ._records import Quantity


class QuantityText(Ordered):
    """A quantity as text, as a number, and ordered among those of its unit."""

    value: float
    uncertainty: float | None
    unit: str
    condition: str | None

    def __float__(self) -> float:
        """Returns the value, for a calculation: ``float(iron["density"])``."""
        return self.value

    def _key(self, other: QuantityText) -> float:
        if self.unit != other.unit:
            raise TypeError(f"{self} and {other} have different units")
        return self.value

    def __str__(self) -> str:
        spread = "" if self.uncertainty is None else f" ± {self.uncertainty:g}"
        unit = f" {self.unit}" if self.unit not in ("", "1") else ""
        return f"{self.value!r}{spread}{unit}"

    def __repr__(self) -> str:
        condition = f", {self.condition}" if self.condition else ""
        return f"<Quantity {self}{condition}>"


class ElementValueText:
    """A property's value as text."""

    property: Property
    allotrope: str
    quantity: Quantity

    def __repr__(self) -> str:
        form = f" of {self.allotrope}" if self.allotrope else ""
        return f"<ElementValue {self.property}{form}: {self.quantity}>"


class SubshellText:
    """A subshell as text: ``3d6``."""

    shell: int
    block: str
    electrons: int

    def __str__(self) -> str:
        return f"{self.shell}{self.block}{self.electrons}"


class ConfigurationText:
    """A configuration as text."""

    short: str

    def __repr__(self) -> str:
        return f"<ElectronConfiguration {self.short}>"


class AllotropeText:
    """A form of an element as text."""

    name: str

    def __repr__(self) -> str:
        return f"<Allotrope {self.name}>"


class DecayText:
    """A decay as text: ``B- 99.9 %``."""

    mode: str
    percent: float | None
    relation: str

    def __repr__(self) -> str:
        share = "" if self.percent is None else f" {self.relation}{self.percent:g} %"
        return f"<Decay {self.mode}{share}>"
