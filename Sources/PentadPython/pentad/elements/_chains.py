"""Nuclides by name, and their decay chains."""

from __future__ import annotations

from ctypes import POINTER, byref
from typing import NamedTuple

from .._convert import items, utf8
from .._library import lib
from .._native import pentad_elements_chain, pentad_elements_nuclide
from ..errors import call
from ._readers import nuclide as _read
from ._records import DecayBranch, decay_branch_of
from ._values import Nuclide


class ChainMember(NamedTuple):
    """A nuclide of a decay chain."""

    #: The nuclide.
    nuclide: Nuclide
    #: The decays of the nuclide; empty for a stable nuclide, and if the half-life is unknown.
    branches: tuple[DecayBranch, ...]


def nuclide(name: str) -> Nuclide:
    """Finds a nuclide or an isomer by its name: ``U-235``, ``Tc-99m``, ``99mTc``.

    ``m``, ``n``, ``p`` are the isomers that live 1 s or longer, in the order of energy. Raises
    InvalidError for text that is not a valid name, and NotFoundError for an unknown nuclide.

        >>> nuclide("Tc-99m").half_life.unit
        'hour'
    """
    found = POINTER(pentad_elements_nuclide)()
    call(lib.pentad_elements_nuclide_find, utf8(name, "name"), byref(found))
    return _read(found.contents)


def decay_chain(name: str) -> tuple[ChainMember, ...]:
    """Returns a nuclide and all its descendants, each after its parents.

    Decays end in ground states, as NUBASE does not list those that end in isomers. The products of
    fission are not followed. Raises the same errors as :func:`nuclide`.

        >>> [member.nuclide.name for member in decay_chain("Sr-90")]
        ['Sr-90', 'Y-90', 'Zr-90']
    """
    pointer = POINTER(pentad_elements_chain)()
    try:
        call(lib.pentad_elements_chain_make, utf8(name, "name"), byref(pointer))
        info = lib.pentad_elements_chain_describe(pointer).contents
        return tuple(
            ChainMember(
                _read(member.nuclide.contents),
                tuple(map(decay_branch_of, items(member.decays, member.decay_count))),
            )
            for member in items(info.members, info.member_count)
        )
    finally:
        lib.pentad_elements_chain_free(pointer)
