"""`elements.tsv` and `names.tsv`."""

from __future__ import annotations

from .inputs import Inputs
from .schema import Row

# The chemistry of these has not been established by experiment, so they belong to no category yet.
# Rf to Hs and Cn have been studied atom by atom and behave as members of their groups.
UNKNOWN = {109, 110, 111, 113, 114, 115, 116, 117, 118}

CATEGORIES: dict[str, set[int]] = {
    "unknown": UNKNOWN,
    "lanthanoid": set(range(57, 72)),
    "actinoid": set(range(89, 104)),
    "alkaliMetal": {3, 11, 19, 37, 55, 87},
    "alkalineEarthMetal": {4, 12, 20, 38, 56, 88},
    # Po conducts like a metal; Zn, Cd, Hg and Cn are with the transition metals of groups 3 to 12.
    "postTransitionMetal": {13, 31, 49, 50, 81, 82, 83, 84},
    "metalloid": {5, 14, 32, 33, 51, 52},
    "reactiveNonmetal": {1, 6, 7, 8, 15, 16, 34},
    "halogen": {9, 17, 35, 53, 85},
    "nobleGas": {2, 10, 18, 36, 54, 86},
}

# Titles of articles that are not the capitalised name.
ARTICLES = {80: "Mercury_(element)"}

# number: (kind, text, source). A name that another element has today is left out, so that each text
# names one element. Hahnium is 105 (not the 108 of 1994), nielsbohrium 107 (not the 105 of 1970).
NAMES: dict[int, list[tuple[str, str, str]]] = {
    4: [("historical", "glucinium", "weeks1968")],
    7: [("historical", "azote", "weeks1968")],
    11: [("historical", "natrium", "iupac2005")],
    13: [("us", "aluminum", "iupac2005"), ("historical", "alumium", "weeks1968")],
    16: [("alternative", "sulphur", "iupac2005")],
    19: [("historical", "kalium", "iupac2005")],
    23: [("historical", "erythronium", "weeks1968")],
    26: [("historical", "ferrum", "iupac2005")],
    29: [("historical", "cuprum", "iupac2005")],
    41: [("historical", "columbium", "weeks1968"), ("historical", "Cb", "weeks1968")],
    43: [("historical", "masurium", "weeks1968")],
    47: [("historical", "argentum", "iupac2005")],
    50: [("historical", "stannum", "iupac2005")],
    51: [("historical", "stibium", "iupac2005")],
    55: [("us", "cesium", "iupac2005")],
    61: [("historical", "illinium", "weeks1968"), ("historical", "florentium", "weeks1968")],
    70: [("historical", "aldebaranium", "weeks1968")],
    71: [("historical", "lutecium", "weeks1968"), ("historical", "cassiopeium", "weeks1968")],
    72: [("historical", "celtium", "weeks1968")],
    74: [("alternative", "wolfram", "iupac2005"), ("historical", "wolframium", "iupac2005")],
    79: [("historical", "aurum", "iupac2005")],
    80: [("alternative", "quicksilver", "iupac2005"), ("historical", "hydrargyrum", "iupac2005")],
    82: [("historical", "plumbum", "iupac2005")],
    85: [("historical", "alabamine", "weeks1968")],
    86: [("historical", "niton", "weeks1968"), ("historical", "emanation", "weeks1968")],
    87: [("historical", "virginium", "weeks1968")],
    91: [("historical", "brevium", "weeks1968"), ("historical", "protoactinium", "weeks1968")],
    104: [("historical", "kurchatovium", "iupac1997")],
    105: [("historical", "hahnium", "iupac1997"), ("historical", "joliotium", "iupac1997")],
    107: [("historical", "nielsbohrium", "iupac1997")],
}

ROOTS = ("nil", "un", "bi", "tri", "quad", "pent", "hex", "sept", "oct", "enn")


def temporary_name(number: int) -> str:
    """Returns IUPAC's systematic name of 1979: unnilunium for 101."""
    name = "".join(ROOTS[int(digit)] for digit in str(number)) + "ium"
    # enn before nil loses an n; bi and tri before ium lose an i.
    return name.replace("nnn", "nn").replace("ii", "i")


def temporary_symbol(number: int) -> str:
    """Returns the first letters of the roots: Unu for 101."""
    return "".join(ROOTS[int(digit)][0] for digit in str(number)).capitalize()


def category(number: int) -> str:
    """Returns the category of an element; transition metals are those outside the other sets."""
    for name, members in CATEGORIES.items():
        if number in members:
            return name
    return "transitionMetal"


def element_rows(inputs: Inputs, stable: set[int]) -> list[Row]:
    """Returns identity and position of the 118 elements; `stable` are those with a stable nuclide."""
    cas = {row["atomic_number"]: row["cas"] for row in inputs.elements}
    rows: list[Row] = []
    for element in inputs.reference:
        number = int(element["z"])
        if cas[number] != element["cas"]:
            raise ValueError(f"element {number}: the CAS numbers of the sources differ")
        grouped = not (57 <= number <= 71 or 89 <= number <= 103)
        rows.append(
            {
                "number": str(number),
                "symbol": element["symbol"],
                "name": element["name"],
                "period": str(element["period"]),
                "group": str(element["group"]) if grouped else "",
                "category": category(number),
                "cas": cas[number],
                "stable": "1" if number in stable else "0",
                "wikipedia": ARTICLES.get(number, element["name"].capitalize()),
                "source": "iupacTable",
            }
        )
    return rows


def name_rows() -> list[Row]:
    """Returns other names, and the systematic names and symbols of 101 to 118."""
    names = {number: list(entries) for number, entries in NAMES.items()}
    for number in range(101, 119):
        names.setdefault(number, []).extend(
            [
                ("temporaryName", temporary_name(number), "iupac1979"),
                ("temporarySymbol", temporary_symbol(number), "iupac1979"),
            ]
        )
    return [
        {"number": str(number), "kind": kind, "text": text, "source": source}
        for number, entries in names.items()
        for kind, text, source in entries
    ]
