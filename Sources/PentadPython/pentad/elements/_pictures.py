"""Pictures of elements as SVG documents."""

from __future__ import annotations

from ctypes import byref
from math import ulp
from typing import TYPE_CHECKING, Any, Callable

from .._convert import flag, real, utf8
from .._library import lib
from .._native import pentad_elements_picture_colouring, pentad_elements_picture_options
from .._svg import SVG
from ..errors import call_text
from ._enums import GroupThree, Side, Spelling, Theme
from ._names import ColourBy, Property

if TYPE_CHECKING:
    from typing import TypedDict

    from typing_extensions import Unpack

    class PictureOptions(TypedDict, total=False):
        """The drawing options of a picture; :func:`picture_options` explains them."""

        size: float
        theme: Theme | str
        colour_by: ColourBy | Property | str
        spelling: Spelling | str
        group_three: GroupThree | str
        links: bool


def picture_options(
    *,
    size: float = 0,
    height: float = 0,
    opacity: float | None = None,
    theme: Theme | str = Theme.LIGHT,
    colour_by: ColourBy | Property | str = ColourBy.STATE,
    spelling: Spelling | str = Spelling.IUPAC,
    group_three: GroupThree | str = GroupThree.GAP,
    links: bool = False,
) -> pentad_elements_picture_options:
    """Returns the options for C.

    ``size`` is the width in points, 0 for the default; ``links`` links the picture to the element's
    article; ``colour_by`` is the meaning of the colours: ``state``, ``category``, ``block``, or a
    property, whose value they then show on a scale.
    """
    options = pentad_elements_picture_options(
        size=real(size, "size"),
        height=real(height, "height"),
        # In C, 0 means the default; the smallest number above it is invisible, too.
        opacity=0 if opacity is None else real(opacity, "opacity") or ulp(0.0),
        theme=Theme(theme).code,
        spelling=Spelling(spelling).code,
        group_three=GroupThree(group_three).code,
        links=flag(links, "links"),
    )
    if colour_by in tuple(ColourBy):
        options.colouring = ColourBy(colour_by).code
    else:
        options.colouring = (
            pentad_elements_picture_colouring.PENTAD_ELEMENTS_PICTURE_COLOURING_PROPERTY
        )
        options.property = Property(colour_by).code
    return options


class ElementPictures:
    """The pictures of an element, as SVG documents."""

    number: int

    def tile(self, **options: Unpack[PictureOptions]) -> SVG:
        """Draws the element's tile in the table, 37 points wide by default.

        The options are the same as for :func:`pentad.elements.table_svg`: ``size``, ``theme``
        (``light``, ``dark``, ``highContrast``), ``colour_by`` (``state``, ``category``, ``block``
        or a property), ``spelling``, ``group_three``, ``links``.
        """
        record = picture_options(**options)
        return SVG(call_text(lib.pentad_elements_picture_tile, self.number, byref(record)))

    def front(self, **options: Unpack[PictureOptions]) -> SVG:
        """Draws the front of the card: name, number, symbol; 256 points wide."""
        return self._side(lib.pentad_elements_picture_card, Side.FRONT, options)

    def back(self, **options: Unpack[PictureOptions]) -> SVG:
        """Draws the back of the card: the data of the element; 256 points wide."""
        return self._side(lib.pentad_elements_picture_card, Side.BACK, options)

    def reflection(
        self,
        side: Side | str = Side.FRONT,
        *,
        height: float = 0,
        opacity: float | None = None,
        **options: Unpack[PictureOptions],
    ) -> SVG:
        """Draws the reflection below a side, which fades out.

        ``height`` is in points, 0 for 0.35 of the width; ``opacity``, 0 to 1, applies to the upper
        edge: the default is 0.5, and 0 is invisible.
        """
        all_options = {"height": height, "opacity": opacity, **options}
        return self._side(lib.pentad_elements_picture_reflection, side, all_options)

    def flipper(self, side: Side | str = Side.FRONT, **options: Unpack[PictureOptions]) -> SVG:
        """Draws the button that turns the card, for the visible ``side``; 30 points wide."""
        return self._side(lib.pentad_elements_picture_flipper, side, options)

    def orbitals(self, **options: Unpack[PictureOptions]) -> SVG:
        """Draws the filling of the atom's orbitals: boxes with arrows for the electrons.

        Raises NotFoundError if the configuration is unknown.
        """
        record = picture_options(**options)
        return SVG(call_text(lib.pentad_elements_picture_orbitals, self.number, byref(record)))

    def _side(self, function: Callable[..., int], side: Side | str, options: Any) -> SVG:
        record = picture_options(**options)
        return SVG(call_text(function, self.number, Side(side).code, byref(record)))

    def _repr_svg_(self) -> str:
        """Returns the SVG for notebooks."""
        return self.front()


def decay_chain_svg(nuclide: str, **options: Unpack[PictureOptions]) -> SVG:
    """Draws the decay chain of a nuclide: a box for each nuclide, and an arrow for each decay.

    The boxes have the colours of categories unless ``colour_by`` is given.

        >>> decay_chain_svg("U-238").startswith("<svg")
        True

    Raises InvalidError for text that is not the name of a nuclide, and NotFoundError for an
    unknown one.
    """
    options.setdefault("colour_by", ColourBy.CATEGORY)
    record, name = picture_options(**options), utf8(nuclide, "nuclide")
    return SVG(call_text(lib.pentad_elements_picture_decay_chain, name, byref(record)))
