"""The shares of rare decays: the copy of NUBASE2020 in mendeleev 1.3.0 has lost their exponents.

It gives 5.44 % spontaneous fission for uranium-238, where NUBASE2020 prints `SF=5.44e-5`. The table
contains all modes of ground states that NUBASE prints with an exponent, in its form: without
uncertainties and without the `#` of estimates.
"""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any, NamedTuple

_RARE: dict[tuple[int, int], str] = {
    (11, 30): "B-A=5.5e-5",
    (25, 48): "B+A=6e-4",
    (25, 54): "B-=0.93e-4;e+=1.28e-7",
    (37, 76): "B+A=3.8e-7",
    (38, 76): "B+p=3.4e-3",
    (48, 99): "B+A<1e-4",
    (53, 113): "A=3.310e-5",
    (53, 114): "A~7.7e-9",
    (55, 119): "B+A<2e-6",
    (55, 120): "B+A<2.0e-5;B+p<7e-6",
    (55, 122): "B+A<2e-7",
    (61, 132): "B+p~5e-5",
    (61, 143): "e+<5.7e-6",
    (61, 144): "e+<8e-5",
    (61, 145): "A=2.8e-7",
    (63, 148): "A=9.4e-7",
    (64, 149): "A=4.3e-4",
    (64, 151): "A~1.1e-6",
    (68, 156): "A=1.2e-5",
    (69, 157): "A=7.5e-4",
    (78, 186): "A~1.4e-4",
    (78, 188): "A=2.6e-5",
    (79, 189): "A<3e-5",
    (79, 190): "A<1e-6",
    (80, 181): "B+A=9e-6",
    (80, 182): "B+p<1e-5",
    (80, 183): "B+p=2.6e-4",
    (80, 188): "A=3.7e-5",
    (81, 182): "B+SF<3.4e-6",
    (82, 194): "A=7.3e-6",
    (82, 196): "A<3e-5",
    (82, 210): "A=1.9e-6",
    (83, 190): "B+SF=6e-6",
    (83, 202): "A<1e-5",
    (83, 210): "A=13.2e-5",
    (84, 215): "B-=2.3e-4",
    (87, 221): "14C=8.8e-11",
    (88, 216): "EC<1e-8",
    (88, 221): "14C=1.2e-10",
    (88, 222): "14C=3.0e-8",
    (88, 223): "14C=8.9e-8",
    (88, 224): "14C=4.0e-9",
    (88, 226): "14C=2.6e-9",
    (89, 225): "14C=5.3e-10",
    (89, 230): "B-SF=1.2e-6",
    (90, 226): "18O<3.2e-12",
    (90, 228): "20O=1.13e-11",
    (90, 230): "SF<4e-12;24Ne=5.8e-11",
    (90, 232): "SF=1.1e-9;24Ne+26Ne<2.78e-10",
    (91, 231): "SF<3e-10;24Ne=13.4e-10;23F=9.9e-13",
    (91, 236): "B-SF=6e-8",
    (91, 238): "B-SF<2.6e-6",
    (92, 230): "22Ne=4.8e-12",
    (92, 232): "24Ne=8.9e-10;SF=2.7e-12;28Mg<5e-12",
    (92, 233): "SF<6e-11;24Ne=7.2e-11;28Mg<1.3e-13",
    (92, 234): "SF=1.64e-9;28Mg=1.4e-11;24Ne+26Ne=9e-12",
    (92, 235): "SF=7e-9;20Ne=8e-10;25Ne~8e-10;28Mg=8e-10",
    (92, 236): "SF=9.4e-8",
    (92, 238): "SF=5.44e-5;2B-=2.2e-10",
    (93, 237): "SF<2e-10;30Mg<4e-12",
    (94, 236): "SF=1.9e-7;28Mg=2e-12",
    (94, 238): "SF=1.9e-7;32Si~1.4e-14;28Mg+30Mg~6e-15",
    (94, 239): "SF=3.1e-10",
    (94, 240): "SF=5.796e-6;34Si<1.3e-11",
    (94, 241): "SF<2.4e-14",
    (94, 242): "SF=5.510e-4",
    (94, 244): "2B-<7.3e-9",
    (95, 236): "A=4.0e-3",
    (95, 238): "A=1.0e-4",
    (95, 240): "A~1.9e-4",
    (95, 241): "SF=3.6e-10",
    (95, 243): "SF=3.7e-9",
    (96, 239): "A=6.2e-3",
    (96, 240): "SF=3.9e-6",
    (96, 242): "SF=6.2e-6;34Si=1.1e-14",
    (96, 243): "SF=5.3e-9",
    (96, 244): "SF=1.37e-4",
    (96, 245): "SF=6.1e-7",
    (97, 242): "B+SF<3e-5",
    (97, 249): "SF=47e-9",
    (98, 246): "SF=2.4e-4",
    (98, 249): "SF=5.0e-7",
    (99, 248): "B+SF=3.5e-4",
    (99, 253): "SF=8.7e-6",
    (99, 254): "B-=1.74e-4;SF<3e-6",
    (100, 255): "SF=2.4e-5",
}

_SHARE = re.compile(r"(?P<mode>.+?)(?P<relation>[=<~])(?P<percent>(?P<digits>[\d.]+)e-\d+)")
# For two clusters to which NUBASE gives one share, the copy has only the second.
_CLUSTERS = re.compile(r"\d+[A-Z][a-z]?\+(\d+[A-Z][a-z]?)")


class Rare(NamedTuple):
    """A mode in NUBASE's form, and its percentage."""

    mode: str
    percent: str


def rare_decays(number: int, mass_number: int, decays: list[dict[str, Any]]) -> dict[str, Rare]:
    """Returns the rare decays of a nuclide, by their modes in the copy.

    Raises ValueError if the copy has no such mode, or other digits.
    """
    found: dict[str, Rare] = {}
    for share in filter(None, _RARE.get((number, mass_number), "").split(";")):
        match = _SHARE.fullmatch(share)
        if match is None:
            raise ValueError(f"{number}-{mass_number}: {share} is no share")
        clusters = _CLUSTERS.fullmatch(match["mode"])
        mode = clusters[1] if clusters else match["mode"]
        same = [row for row in decays if row["mode"] == mode]
        if len(same) != 1 or same[0]["relation"].strip() != match["relation"]:
            raise ValueError(f"{number}-{mass_number}: the copy has no {share}")
        if Decimal(str(same[0]["intensity"])) != Decimal(match["digits"]):
            raise ValueError(f"{number}-{mass_number}: the copy has other digits than {share}")
        found[mode] = Rare(match["mode"], match["percent"])
    return found
