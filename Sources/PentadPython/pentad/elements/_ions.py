"""The ions of an element: oxidation states, radii, electronegativities and isomers."""

from __future__ import annotations

from ctypes import POINTER, byref, c_size_t
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .._convert import int32, items, optional_utf8
from .._library import lib
from .._native import (
    pentad_elements_element_oxidation_state,
    pentad_elements_ionic_radius,
    pentad_elements_nuclide,
    pentad_elements_quantity,
)
from ..errors import call
from ._enums import ElectronegativityScale, OxidationLevel, Spin

if TYPE_CHECKING:
    from ._records import ElementOxidationState, IonicRadius, Quantity
    from ._values import Nuclide


class ElementIons:
    """The data of an element's ions and isomers."""

    if TYPE_CHECKING:
        number: int

    def oxidation_states(
        self, through: OxidationLevel | str = OxidationLevel.COMMON
    ) -> tuple[ElementOxidationState, ...]:
        """Returns the oxidation states, the lowest first.

        ``through`` is the least usual level to include: ``common``, ``known``, ``reported`` or
        ``predicted``.
        """
        last = OxidationLevel(through).code
        return tuple(one for one in self._oxidation_states if one.level.code <= last)

    @cached_property
    def _oxidation_states(self) -> tuple[ElementOxidationState, ...]:
        from ._records import element_oxidation_state_of

        record = pentad_elements_element_oxidation_state
        return self._list(
            record, lib.pentad_elements_oxidation_states_get, element_oxidation_state_of
        )

    @cached_property
    def ionic_radii(self) -> tuple[IonicRadius, ...]:
        """The radii of the ions, by charge, coordination number and spin (Shannon 1976)."""
        from ._records import ionic_radius_of

        get = lib.pentad_elements_ionic_radii_get
        return self._list(pentad_elements_ionic_radius, get, ionic_radius_of)

    def ionic_radius(
        self, charge: int, coordination: str | None = None, spin: Spin | str | None = None
    ) -> IonicRadius:
        """Returns the radius of an ion, in pm.

        Without a ``coordination``, such as ``"VI"`` or ``"IVSQ"``, it is that for VI, or for the
        nearest coordination number. Raises NotFoundError if there is none, with the existing ones,
        and InvalidError if both spin states have a radius and ``spin`` is None.
        """
        from ._records import ionic_radius_of

        found = POINTER(pentad_elements_ionic_radius)()
        call(
            lib.pentad_elements_ionic_radius_find,
            self.number,
            int32(charge, "charge"),
            optional_utf8(coordination, "coordination"),
            Spin.ANY.code if spin is None else Spin(spin).code,
            byref(found),
        )
        return ionic_radius_of(found.contents)

    def electronegativity(
        self, scale: ElectronegativityScale | str = ElectronegativityScale.PAULING
    ) -> Quantity | None:
        """Returns the electronegativity on a scale; None if the scale has no value.

        Values of different scales are not comparable.
        """
        from ._readers import optional_quantity

        found = POINTER(pentad_elements_quantity)()
        code = ElectronegativityScale(scale).code
        call(lib.pentad_elements_electronegativity_get, self.number, code, byref(found))
        return optional_quantity(found)

    @cached_property
    def isomers(self) -> tuple[Nuclide, ...]:
        """The isomers with half-lives of 10 ns or longer, by mass number and energy."""
        from ._readers import nuclide

        get = lib.pentad_elements_isomers_get
        return self._list(pentad_elements_nuclide, get, nuclide)

    def _list(self, record: Any, function: Any, read: Any) -> tuple[Any, ...]:
        found, count = POINTER(POINTER(record))(), c_size_t()
        call(function, self.number, byref(found), byref(count))
        return tuple(map(read, items(found, count.value)))
