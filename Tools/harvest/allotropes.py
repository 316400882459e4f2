"""`allotropes.tsv`: the forms of the elements that have more than one at ordinary pressure."""

from __future__ import annotations

from .schema import Row

GREENWOOD = "greenwood1997"
KING = "crcAllotropes"

# number: (source, forms); the first form is the reference form at 298.15 K and 100 kPa. For
# phosphorus that is white phosphorus, by convention, though black is the more stable one.
FORMS: dict[int, tuple[str, list[tuple[str, str]]]] = {
    4: (KING, [("α", "hexagonal close-packed"), ("β", "body-centred cubic")]),
    5: (
        GREENWOOD,
        [
            ("β-rhombohedral", "rhombohedral, 105 atoms a cell"),
            ("α-rhombohedral", "rhombohedral, 12 atoms a cell"),
            ("amorphous", "amorphous"),
        ],
    ),
    6: (
        GREENWOOD,
        [
            ("graphite", "hexagonal layers"),
            ("diamond", "cubic"),
            ("lonsdaleite", "hexagonal diamond"),
            ("buckminsterfullerene", "molecules C60"),
        ],
    ),
    8: (GREENWOOD, [("dioxygen", "molecules O2"), ("ozone", "molecules O3")]),
    15: (
        GREENWOOD,
        [
            ("white", "molecules P4"),
            ("red", "amorphous network"),
            ("violet", "monoclinic, Hittorf's"),
            ("black", "orthorhombic layers"),
        ],
    ),
    16: (
        GREENWOOD,
        [("orthorhombic", "α, molecules S8"), ("monoclinic", "β, molecules S8")],
    ),
    20: (KING, [("α", "face-centred cubic"), ("β", "body-centred cubic")]),
    21: (KING, [("α", "hexagonal close-packed"), ("β", "body-centred cubic")]),
    22: (KING, [("α", "hexagonal close-packed"), ("β", "body-centred cubic")]),
    25: (
        KING,
        [
            ("α", "cubic, 58 atoms a cell"),
            ("β", "cubic, 20 atoms a cell"),
            ("γ", "face-centred cubic"),
            ("δ", "body-centred cubic"),
        ],
    ),
    26: (
        KING,
        [("α", "body-centred cubic"), ("γ", "face-centred cubic"), ("δ", "body-centred cubic")],
    ),
    27: (KING, [("ε", "hexagonal close-packed"), ("α", "face-centred cubic")]),
    33: (
        GREENWOOD,
        [("grey", "rhombohedral layers"), ("yellow", "molecules As4"), ("black", "amorphous")],
    ),
    34: (
        GREENWOOD,
        [
            ("grey", "trigonal chains"),
            ("red", "monoclinic, molecules Se8"),
            ("vitreous", "amorphous, black"),
        ],
    ),
    39: (KING, [("α", "hexagonal close-packed"), ("β", "body-centred cubic")]),
    40: (KING, [("α", "hexagonal close-packed"), ("β", "body-centred cubic")]),
    50: (KING, [("white", "β, tetragonal"), ("grey", "α, diamond cubic")]),
    51: (GREENWOOD, [("grey", "rhombohedral layers"), ("black", "amorphous")]),
    57: (
        KING,
        [
            ("α", "double hexagonal close-packed"),
            ("β", "face-centred cubic"),
            ("γ", "body-centred cubic"),
        ],
    ),
    58: (
        KING,
        [
            ("γ", "face-centred cubic"),
            ("α", "face-centred cubic"),
            ("β", "double hexagonal close-packed"),
            ("δ", "body-centred cubic"),
        ],
    ),
    59: (KING, [("α", "double hexagonal close-packed"), ("β", "body-centred cubic")]),
    60: (KING, [("α", "double hexagonal close-packed"), ("β", "body-centred cubic")]),
    64: (KING, [("α", "hexagonal close-packed"), ("β", "body-centred cubic")]),
    72: (KING, [("α", "hexagonal close-packed"), ("β", "body-centred cubic")]),
    81: (KING, [("α", "hexagonal close-packed"), ("β", "body-centred cubic")]),
    84: (KING, [("α", "primitive cubic"), ("β", "rhombohedral")]),
    90: (KING, [("α", "face-centred cubic"), ("β", "body-centred cubic")]),
    91: (KING, [("α", "body-centred tetragonal"), ("β", "body-centred cubic")]),
    92: (
        KING,
        [("α", "orthorhombic"), ("β", "tetragonal"), ("γ", "body-centred cubic")],
    ),
    93: (
        KING,
        [("α", "orthorhombic"), ("β", "tetragonal"), ("γ", "body-centred cubic")],
    ),
    94: (
        KING,
        [
            ("α", "monoclinic"),
            ("β", "body-centred monoclinic"),
            ("γ", "face-centred orthorhombic"),
            ("δ", "face-centred cubic"),
            ("δ′", "body-centred tetragonal"),
            ("ε", "body-centred cubic"),
        ],
    ),
    95: (KING, [("α", "double hexagonal close-packed"), ("β", "face-centred cubic")]),
    96: (KING, [("α", "double hexagonal close-packed"), ("β", "face-centred cubic")]),
    97: (KING, [("α", "double hexagonal close-packed"), ("β", "face-centred cubic")]),
}


def allotrope_rows() -> list[Row]:
    """Returns the forms, the first of each element marked as the reference form."""
    return [
        {
            "number": str(number),
            "name": name,
            "structure": structure,
            "standard": "1" if position == 0 else "0",
            "source": source,
        }
        for number, (source, forms) in FORMS.items()
        for position, (name, structure) in enumerate(forms)
    ]
