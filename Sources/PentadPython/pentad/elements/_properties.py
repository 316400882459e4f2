"""The properties of an element as attributes: ``iron.density`` is ``iron["density"]``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._names import Property

if TYPE_CHECKING:
    from ._records import Quantity

#: The property of each attribute.
ATTRIBUTES = {property.name.lower(): property for property in Property}


class ElementProperties:
    """An attribute for each :class:`Property`, with its name in snake case; None if it is unknown.

    The values are those of :meth:`AtomicElement.value`.
    """

    if TYPE_CHECKING:
        standard_atomic_weight: Quantity | None
        density: Quantity | None
        melting_point: Quantity | None
        boiling_point: Quantity | None
        sublimation_point: Quantity | None
        electronegativity_pauling: Quantity | None
        electronegativity_allen: Quantity | None
        electron_affinity: Quantity | None
        first_ionization_energy: Quantity | None
        atomic_radius: Quantity | None
        covalent_radius: Quantity | None
        van_der_waals_radius: Quantity | None
        fusion_enthalpy: Quantity | None
        vaporization_enthalpy: Quantity | None
        specific_heat_capacity: Quantity | None
        thermal_conductivity: Quantity | None
        crustal_abundance: Quantity | None
        triple_point: Quantity | None
        transition_point: Quantity | None
        liquid_density: Quantity | None
    else:

        def __getattr__(self, name: str) -> object:
            property = ATTRIBUTES.get(name)
            if property is not None:
                return self.value(property)
            raise AttributeError(f"an element has no {name!r}{_hint(self, name)}")

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *ATTRIBUTES})

    def _ipython_key_completions_(self) -> list[str]:
        """Returns the names that a notebook suggests for ``iron["``."""
        return list(ATTRIBUTES)


def _hint(element: object, name: str) -> str:
    if name.startswith("_"):
        return ""
    from difflib import get_close_matches

    names = [known for known in dir(element) if not known.startswith("_")]
    meant = get_close_matches(name, names, 1)
    known = f"did you mean {meant[0]!r}? " if meant else ""
    return f"; {known}dir() lists its attributes, and a value of a Property is element[property]"
