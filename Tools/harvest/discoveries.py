"""`discoveries.tsv`: the people and the year of an element's discovery, and other claims of the
sources.
"""

from __future__ import annotations

from .accepted import ACCEPTED
from .inputs import Inputs
from .schema import Row

# Years that only a table gives become claims; in this order the first is the row's source.
TABLES = {
    "mendeleev": "mendeleev",
    "bodr": "bodr",
    "pubchem": "pubchem2022",
    "chemlib": "chemlib",
}
NAMES = {"mendeleev": "mendeleev", "bodr": "BODR", "pubchem": "PubChem", "chemlib": "chemlib"}

# number, year: people, reason, source. Claims with a reason; those of a table alone are added
# below.
CLAIMS: dict[tuple[int, int], tuple[str, str, str]] = {
    (2, 1868): ("Pierre Janssen; Norman Lockyer", "yellow line in the spectrum of the Sun", "weeks1968"),
    (4, 1828): ("Friedrich Wöhler; Antoine Bussy", "first isolation of the metal", "weeks1968"),
    (9, 1670): ("Heinrich Schwanhard", "etching of glass with fluorspar, not the element", "weeks1968"),
    (13, 1827): ("Friedrich Wöhler", "first pure metal", "weeks1968"),
    (14, 1854): ("Henri Sainte-Claire Deville", "first crystalline silicon", "weeks1968"),
    (23, 1801): ("Andrés Manuel del Río", "found it as erythronium and withdrew the claim", "weeks1968"),
    (38, 1808): ("Humphry Davy", "first isolation of the metal", "weeks1968"),
    (44, 1827): ("Gottfried Osann", "claim to three new metals, withdrawn", "weeks1968"),
    (86, 1899): ("Ernest Rutherford; Robert Owens", "emanation of thorium, another isotope", "weeks1968"),
    (91, 1913): ("Kasimir Fajans; Oswald Göhring", "short-lived isotope Pa-234m, named brevium", "weeks1968"),
    (92, 1841): ("Eugène-Melchior Péligot", "first isolation of the metal", "weeks1968"),
    (102, 1957): ("Nobel Institute for Physics, Stockholm", "claim not confirmed", "twg1993"),
    (102, 1958): ("Lawrence Radiation Laboratory, Berkeley", "claim judged inconclusive", "twg1993"),
    (104, 1964): ("Joint Institute for Nuclear Research, Dubna", "first claim, judged inconclusive", "twg1993"),
    (105, 1968): ("Joint Institute for Nuclear Research, Dubna", "first claim, judged inconclusive", "twg1993"),
    (107, 1976): ("Joint Institute for Nuclear Research, Dubna", "first claim, judged inconclusive", "twg1993"),
}  # fmt: skip

# Elements that some tables mark as known to the ancients though another accepted date is shipped.
ANCIENT_CLAIMS: dict[int, tuple[str, str]] = {
    13: ("alum was known; the metal was not", "pubchem2022"),
    20: ("lime was known; the metal was not", "pubchem2022"),
    30: ("brass and, in India, the metal were known", "mendeleev"),
    33: ("its sulfides were known", "mendeleev"),
    83: ("known, but not told from lead and tin", "mendeleev"),
}


def discovery_rows(inputs: Inputs) -> list[Row]:
    """Returns one accepted row for each element, and the claims that differ from it."""
    rows: list[Row] = []
    for element in inputs.reference:
        number = int(element["z"])
        first, last, era, credited, note, source = ACCEPTED[number]
        rows.append(_row(number, "accepted", first, last, era, credited, note, source))
        stated: dict[int, list[str]] = {}
        for table in TABLES:
            given = str(element["discovery_year_by_source"].get(table) or "")
            # BODR's 0 means the ancients or no value.
            if given.isdigit() and int(given):
                stated.setdefault(int(given), []).append(table)
        years = set(stated) | {year for z, year in CLAIMS if z == number}
        for year in sorted(years):
            if first is not None and last is not None and first <= year <= last:
                continue
            who, why, claim_source = CLAIMS.get((number, year), ("", "", ""))
            tables = stated.get(year, [])
            by = ", ".join(NAMES[table] for table in tables)
            note = "; ".join(part for part in (why, f"year given by {by}" if by else "") if part)
            rows.append(
                _row(
                    number,
                    "claim",
                    year,
                    year,
                    "modern",
                    who,
                    note,
                    claim_source or TABLES[tables[0]],
                )
            )
        if number in ANCIENT_CLAIMS:
            why, claim_source = ANCIENT_CLAIMS[number]
            rows.append(_row(number, "claim", None, None, "ancient", "", why, claim_source))
    return rows


def _row(
    number: int,
    kind: str,
    first: int | None,
    last: int | None,
    era: str,
    credited: str,
    note: str,
    source: str,
) -> Row:
    return {
        "number": str(number),
        "kind": kind,
        "from": "" if first is None else str(first),
        "to": "" if last is None else str(last),
        "era": era,
        "credited": credited,
        "note": note,
        "source": source,
    }
