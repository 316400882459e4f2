"""Constraints on the tables; every check returns messages, none if all is well."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation

from .schema import TABLES, Row, sort_key

Tables = dict[str, list[Row]]

ELEMENTS = 118
CATEGORIES = (
    "alkaliMetal alkalineEarthMetal lanthanoid actinoid transitionMetal postTransitionMetal "
    "metalloid reactiveNonmetal halogen nobleGas unknown"
)
VALUES: dict[tuple[str, str], set[str]] = {
    ("elements", "category"): set(CATEGORIES.split()),
    ("elements", "stable"): {"0", "1"},
    ("names", "kind"): {"us", "alternative", "historical", "temporaryName", "temporarySymbol"},
    ("weights", "kind"): {"value", "interval", "none"},
    ("configurations", "certainty"): {"measured", "predicted"},
    ("quantities", "certainty"): {"measured", "calculated", "predicted"},
    ("ionization", "certainty"): {"measured", "predicted"},
    ("allotropes", "standard"): {"0", "1"},
    ("discoveries", "kind"): {"accepted", "claim"},
    ("discoveries", "era"): {"prehistoric", "ancient", "modern"},
    ("nuclides", "estimated"): {"", "1"},
    ("nuclides", "halfLifeRelation"): {"", "~", "<", ">"},
    ("nuclides", "halfLifeEstimated"): {"", "1"},
    ("nuclides", "limitRelation"): {"", "~", "<", ">"},
    ("nuclides", "stability"): {"stable", "radioactive", "unknown"},
    ("decays", "relation"): {"", "~", "<", ">", "?"},
    ("oxidation", "level"): {"common", "known", "reported", "predicted"},
    ("oxidation", "state"): {str(state) for state in range(-5, 11)},
    ("adducts", "mode"): {"positive", "negative"},
    ("adducts", "common"): {"0", "1"},
    ("electronegativities", "scale"): {"allredRochow", "sanderson", "ghosh"},
    ("radii", "spin"): {"", "high", "low"},
    ("radii", "mostReliable"): {"", "1"},
    ("groups", "kind"): {
        *("acyl", "alkyl", "aryl", "ligand", "protecting", "silyl", "solvent", "sulfonyl")
    },
    ("groups", "valence"): {"0", "1", "2", "4"},
    ("nucleotides", "kind"): {"dna", "rna"},
    ("isomers", "level"): set("mnpqrx"),
    ("isomers", "excitationEstimated"): {"", "1"},
    ("isomers", "orderUncertain"): {"", "1"},
    ("isomers", "halfLifeRelation"): {"", "~", "<", ">"},
    ("isomers", "halfLifeEstimated"): {"", "1"},
    ("isomers", "limitRelation"): {"", "~", "<", ">"},
    ("isomers", "stability"): {"stable", "radioactive", "unknown"},
    ("neutrons", "energyDependent"): {"", "1"},
    ("xrays", "kind"): {"edge", "line"},
    ("isomerdecays", "relation"): {"", "~", "<", ">", "?"},
}
UNITS = {
    **dict.fromkeys(("density", "liquidDensity"), "g/cm3"),
    **dict.fromkeys(
        ("meltingPoint", "boilingPoint", "sublimationPoint", "transitionPoint", "triplePoint"), "K"
    ),
    **dict.fromkeys(("covalentRadius", "vanDerWaalsRadius", "atomicRadius"), "pm"),
    **dict.fromkeys(("fusionEnthalpy", "vaporizationEnthalpy"), "kJ/mol"),
    "electronegativityPauling": "",
    "electronegativityAllen": "eV",
    "electronAffinity": "eV",
    "specificHeatCapacity": "J/(g·K)",
    "thermalConductivity": "W/(m·K)",
    "crustalAbundance": "mg/kg",
}
DECIMALS = {
    *("value", "uncertainty", "low", "high", "abridged", "abridgedUncertainty"),
    "massShift",
    *("mass", "massUncertainty", "halfLife", "halfLifeUncertainty", "limit", "percent"),
    *("ionicRadius", "crystalRadius", "excitation", "excitationUncertainty"),
    *("bCoherent", "bCoherentUncertainty", "bImaginary", "bImaginaryUncertainty"),
    *("coherent", "coherentUncertainty", "incoherent", "incoherentUncertainty"),
    *("total", "totalUncertainty", "absorption", "absorptionUncertainty"),
    *("energy", "yield"),
}
HALF_LIFE_UNITS = {
    *("ysec", "zsec", "asec", "fsec", "psec", "nsec", "usec", "msec", "sec", "minute", "hour"),
    *("day", "year", "kyear", "Myear", "Gyear", "Tyear", "Pyear", "Eyear", "Zyear", "Yyear"),
}
NOBLE = {"He": 2, "Ne": 10, "Ar": 18, "Kr": 36, "Xe": 54, "Rn": 86}
# The mode that includes a mode: capture and positrons are part of B+, delayed emissions part of a
# beta decay.
_PART = re.compile(r"e\+|(?:EC|B\+).*|B-.+")
# CODATA 2022, in u.
ELECTRON = Decimal("0.0005485799090441")
# CIAAW revised its weight in 2024; the available abundances are those of 2013.
OLD_ABUNDANCES = {"71"}


def problems(tables: Tables) -> list[str]:
    """Returns all errors in the tables."""
    found: list[str] = []
    for check in (
        _rows,
        _elements,
        _names,
        _weights,
        _configurations,
        _quantities,
        _decays,
        _others,
        _radii,
        _masses,
        _adducts,
    ):
        found += check(tables)
    return found


def _rows(tables: Tables) -> Iterator[str]:
    sources = {row["id"] for row in tables["sources"]}
    named: set[str] = set()
    numbers = {str(number) for number in range(1, ELEMENTS + 1)}
    for name, rows in tables.items():
        table = TABLES[name]
        keys = [sort_key(table, row) for row in rows]
        if keys != sorted(keys):
            yield f"{name}.tsv: rows must be sorted by {', '.join(table.key)}"
        if table.unique and len(set(keys)) < len(keys):
            twice = next(key for key, count in Counter(keys).items() if count > 1)
            yield f"{name}.tsv: two rows share the key {[part[0] or part[1] for part in twice]}"
        for line, row in enumerate(rows, 2):
            where = f"{name}.tsv:{line}"
            if "source" in row:
                named.add(row["source"])
                if row["source"] not in sources:
                    yield f"{where}: no such source: {row['source']!r}"
            if "number" in row and row["number"] not in numbers:
                yield f"{where}: no such element: {row['number']!r}"
            for column, text in row.items():
                if text != text.strip() or '"""' in text:
                    yield f"{where}: {column} has outer blanks or three quotes"
                allowed = VALUES.get((name, column))
                if allowed is not None and text not in allowed:
                    yield f"{where}: {column} must not be {text!r}"
                if column in DECIMALS and text and not _is_decimal(text):
                    yield f"{where}: {column} is not a plain decimal number: {text!r}"
    for unused in sorted(sources - named):
        yield f"sources.tsv: no value names {unused!r}"


def _is_decimal(text: str) -> bool:
    try:
        return Decimal(text).is_finite() and re.fullmatch(r"-?\d+(\.\d+)?", text) is not None
    except InvalidOperation:
        return False


def _elements(tables: Tables) -> Iterator[str]:
    rows = tables["elements"]
    if [row["number"] for row in rows] != [str(number) for number in range(1, ELEMENTS + 1)]:
        yield f"elements.tsv: must have the elements 1 to {ELEMENTS}"
    for column in ("symbol", "name", "cas", "wikipedia"):
        if len({row[column] for row in rows}) < len(rows):
            yield f"elements.tsv: {column} must be unique"
    places: set[tuple[str, str]] = set()
    for row in rows:
        where = f"elements.tsv: {row['symbol']}"
        if not re.fullmatch(r"[A-Z][a-z]?", row["symbol"]):
            yield f"{where}: not a symbol"
        if not row["name"].islower():
            yield f"{where}: the name must be lower case"
        digits = row["cas"].replace("-", "")
        total = sum(i * int(digit) for i, digit in enumerate(reversed(digits[:-1]), 1))
        if not re.fullmatch(r"\d{2,7}-\d\d-\d", row["cas"]) or total % 10 != int(digits[-1]):
            yield f"{where}: the check digit of CAS {row['cas']} is wrong"
        number = int(row["number"])
        if (57 <= number <= 71 or 89 <= number <= 103) != (row["group"] == ""):
            yield f"{where}: only 57 to 71 and 89 to 103 have no group"
        place = (row["period"], row["group"] or f"f{number}")
        if place in places:
            yield f"{where}: another element has period {place[0]}, group {place[1]}"
        places.add(place)
    stable = {row["number"] for row in tables["nuclides"] if row["stability"] == "stable"}
    for row in rows:
        if (row["stable"] == "1") != (row["number"] in stable):
            yield f"elements.tsv: {row['symbol']}: stable differs from nuclides.tsv"


def _names(tables: Tables) -> Iterator[str]:
    taken = {
        row[column].lower(): row["number"]
        for row in tables["elements"]
        for column in ("name", "symbol")
    }
    for row in tables["names"]:
        other = taken.setdefault(row["text"].lower(), row["number"])
        if other != row["number"]:
            yield f"names.tsv: {row['text']!r} names element {other} and {row['number']}"


def _weights(tables: Tables) -> Iterator[str]:
    needed = {
        "value": {"value", "uncertainty", "abridged", "abridgedUncertainty"},
        "interval": {"low", "high", "abridged", "abridgedUncertainty"},
        "none": {"massNumber"},
    }
    columns = set().union(*needed.values())
    known = {(row["number"], row["massNumber"]) for row in tables["nuclides"]}
    for row in tables["weights"]:
        where = f"weights.tsv: element {row['number']}"
        if {column for column in columns if row[column]} != needed.get(row["kind"]):
            yield f"{where}: the columns do not fit the kind {row['kind']!r}"
        elif row["kind"] == "none" and (row["number"], row["massNumber"]) not in known:
            yield f"{where}: no such nuclide: {row['massNumber']}"
        elif row["kind"] == "interval" and Decimal(row["low"]) >= Decimal(row["high"]):
            yield f"{where}: low must be less than high"
    kinds = Counter(row["kind"] for row in tables["weights"])
    if kinds != {"value": 70, "interval": 14, "none": 34}:
        yield f"weights.tsv: CIAAW 2024 has 70 values, 14 intervals, 34 without; here {dict(kinds)}"


def _configurations(tables: Tables) -> Iterator[str]:
    if len(tables["configurations"]) != ELEMENTS:
        yield f"configurations.tsv: must have {ELEMENTS} rows"
    for row in tables["configurations"]:
        number, where = int(row["number"]), f"configurations.tsv: element {row['number']}"
        shells: dict[int, int] = defaultdict(int)
        for subshell in row["full"].split(" "):
            shells[int(subshell[0])] += int(subshell[2:])
        if sum(shells.values()) != number:
            yield f"{where}: full has {sum(shells.values())} electrons"
        if " ".join(str(shells[shell]) for shell in sorted(shells)) != row["shells"]:
            yield f"{where}: shells do not agree with full"
        core = re.match(r"\[(\w\w)\]", row["short"])
        rest = row["short"].split(" ")[1 if core else 0 :]
        outer = sum(int(subshell[2:]) for subshell in rest)
        if outer + (NOBLE[core[1]] if core else 0) != number:
            yield f"{where}: short has not {number} electrons"


def _quantities(tables: Tables) -> Iterator[str]:
    forms = {(row["number"], row["name"]) for row in tables["allotropes"]}
    for line, row in enumerate(tables["quantities"], 2):
        where = f"quantities.tsv:{line}"
        if UNITS.get(row["property"]) != row["unit"]:
            yield f"{where}: {row['property']} in {row['unit']!r} is not in the schema"
        if row["subject"] and (row["number"], row["subject"]) not in forms:
            yield f"{where}: allotropes.tsv has no {row['subject']!r}"
        if not row["value"]:
            yield f"{where}: a row without a value must be left out"
        if row["property"] == "density" and not row["condition"]:
            yield f"{where}: a density needs a condition"
    standard = Counter(row["number"] for row in tables["allotropes"] if row["standard"] == "1")
    for number in {row["number"] for row in tables["allotropes"]}:
        if standard[number] != 1:
            yield f"allotropes.tsv: element {number} must have one reference form"


def _decays(tables: Tables) -> Iterator[str]:
    """Next to a mode of all decays the others are rare; a share that has lost its exponent is not.

    A mode that is part of another one, as delayed emission, may be as frequent as that, and a limit
    proves nothing.
    """
    by_nuclide: dict[tuple[str, str], list[Row]] = defaultdict(list)
    for row in tables["decays"]:
        by_nuclide[row["number"], row["massNumber"]].append(row)
    for (number, mass_number), (first, *rest) in by_nuclide.items():
        if (first["relation"], first["percent"]) != ("", "100"):
            continue
        shares = (
            Decimal(row["percent"])
            for row in rest
            if row["percent"] and row["relation"] != "<" and not _PART.fullmatch(row["mode"])
        )
        if sum(shares) >= 1:
            yield f"decays.tsv: {number}-{mass_number}: more than all decays"


def _others(tables: Tables) -> Iterator[str]:
    for row in tables["ionization"]:
        if not 1 <= int(row["order"]) <= int(row["number"]):
            yield f"ionization.tsv: element {row['number']}: no electron {row['order']}"
    accepted = Counter(row["number"] for row in tables["discoveries"] if row["kind"] == "accepted")
    if len(accepted) != ELEMENTS or set(accepted.values()) != {1}:
        yield "discoveries.tsv: each element must have one accepted row"
    for row in tables["discoveries"]:
        if row["from"] and int(row["from"]) > int(row["to"] or row["from"]):
            yield f"discoveries.tsv: element {row['number']}: from must not be after to"
    nuclides = {(row["number"], row["massNumber"]) for row in tables["nuclides"]}
    for row in tables["nuclides"]:
        where = f"nuclides.tsv: {row['number']}-{row['massNumber']}"
        if bool(row["halfLife"]) != (row["halfLifeUnit"] in HALF_LIFE_UNITS):
            yield f"{where}: a half-life needs a known unit"
        if bool(row["limit"]) != (row["limitUnit"] in HALF_LIFE_UNITS):
            yield f"{where}: a limit needs a known unit"
        if bool(row["limit"]) != bool(row["limitRelation"]):
            yield f"{where}: a limit needs a relation"
        if row["spinParity"] in {"", row["spin"] + row["parity"]} and any(
            mark in row["spinParity"] for mark in "()#,"
        ):
            yield f"{where}: spin or parity have marks"
        if row["halfLife"] and row["stability"] != "radioactive":
            yield f"{where}: has a half-life but is {row['stability']}"
    for name in ("decays", "abundances"):
        for row in tables[name]:
            if (row["number"], row["massNumber"]) not in nuclides:
                yield f"{name}.tsv: no nuclide {row['number']}-{row['massNumber']}"


def _radii(tables: Tables) -> Iterator[str]:
    """A crystal radius is the ionic one plus 14 pm for cations, minus 14 pm for anions."""
    for line, row in enumerate(tables["radii"], 2):
        shift = 14 if int(row["charge"]) > 0 else -14
        if not re.fullmatch(r"([RCEMPA]( [RCEMPA])*)?", row["origin"]):
            yield f"radii.tsv:{line}: no such origin: {row['origin']!r}"
        # As published: N 5+ III.
        published = {("-10.4", "4.4"), ("-10.4", "3.6")}
        radii = (row["ionicRadius"], row["crystalRadius"])
        if Decimal(radii[1]) - Decimal(radii[0]) != shift and radii not in published:
            yield f"radii.tsv:{line}: the radii {radii[0]} and {radii[1]} do not differ by {shift}"


def _masses(tables: Tables) -> Iterator[str]:
    """Abundances sum to 100 %, and the mean mass lies within the standard atomic weight."""
    masses = {(row["number"], row["massNumber"]): row["mass"] for row in tables["nuclides"]}
    totals: dict[str, Decimal] = defaultdict(Decimal)
    means: dict[str, Decimal] = defaultdict(Decimal)
    for row in tables["abundances"]:
        percent = Decimal(row["percent"])
        totals[row["number"]] += percent
        means[row["number"]] += percent * Decimal(masses[row["number"], row["massNumber"]]) / 100
    for row in tables["weights"]:
        number = row["number"]
        if number not in totals:
            if row["kind"] != "none":
                yield f"abundances.tsv: element {number} has a weight but no abundances"
            continue
        if abs(totals[number] - 100) > Decimal("0.005"):
            yield f"abundances.tsv: element {number} sums to {totals[number]} %"
        if row["kind"] == "value":
            value, uncertainty = Decimal(row["value"]), Decimal(row["uncertainty"])
            low, high = value - uncertainty, value + uncertainty
        else:
            low, high = Decimal(row["low"] or "0"), Decimal(row["high"] or "Infinity")
        if not low <= means[number] <= high and number not in OLD_ABUNDANCES:
            yield f"abundances.tsv: element {number}: mean mass {means[number]:.6f} is not in the weight"


def _adducts(tables: Tables) -> Iterator[str]:
    """The mass shift is that of the atoms gained, minus those lost and the electrons removed."""
    masses = {(row["number"], row["massNumber"]): row["mass"] for row in tables["nuclides"]}
    symbols = {row["number"]: row["symbol"] for row in tables["elements"]}
    principal: dict[str, tuple[Decimal, Decimal]] = {}
    for row in tables["abundances"]:
        mass = Decimal(masses[row["number"], row["massNumber"]])
        best = principal.get(symbols[row["number"]], (Decimal(), Decimal()))
        principal[symbols[row["number"]]] = max(best, (Decimal(row["percent"]), mass))

    def mass_of(formula: str) -> Decimal:
        atoms = re.findall(r"([A-Z][a-z]?)(\d*)", formula)
        return sum((principal[symbol][1] * int(n or 1) for symbol, n in atoms), Decimal())

    names = [row["name"] for row in tables["adducts"]]
    if len(set(names)) < len(names):
        yield "adducts.tsv: name must be unique"
    for row in tables["adducts"]:
        where = f"adducts.tsv: {row['name']}"
        if (int(row["charge"]) > 0) != (row["mode"] == "positive"):
            yield f"{where}: the charge does not fit the mode"
        shift = mass_of(row["gained"]) - mass_of(row["lost"]) - int(row["charge"]) * ELECTRON
        if abs(shift - Decimal(row["massShift"])) > Decimal("0.0000005"):
            yield f"{where}: the mass shift is {shift:.6f}"
