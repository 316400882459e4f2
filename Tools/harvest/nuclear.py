"""`nuclides.tsv`, `decays.tsv` and `abundances.tsv`, and what follows from them for the elements."""

from __future__ import annotations

from collections import defaultdict
from decimal import Decimal
from typing import Any

from .inputs import Inputs, text
from .rare_decays import rare_decays
from .schema import Row

# NUBASE2020's year has 365.2422 days.
UNITS = {"sec": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86400.0, "year": 31556926.08}
PREFIXES = {prefix: 1000.0 ** (position - 8) for position, prefix in enumerate("yzafpnum kMGTPEZY")}

# The copy dates Ac-227 to 1851, before radioactivity was found (1896): no year is better than that.
WRONG_YEARS = {(89, 227)}

# CIAAW's composition of gadolinium since 2024, in percent. periodictable still has the one of 2013,
# whose mean mass, 157.2521, lies outside the weight of 2024. (No such page was found for lutetium, so
# its abundances stay those of 2013 and give 174.96682, outside 174.96669(5).)
GADOLINIUM = {
    152: ("0.204", "0.002"),
    154: ("2.187", "0.009"),
    155: ("14.828", "0.060"),
    156: ("20.493", "0.022"),
    157: ("15.657", "0.017"),
    158: ("24.820", "0.020"),
    160: ("21.811", "0.028"),
}


def seconds(row: dict[str, str]) -> float:
    """The half-life of a nuclide in seconds; 0 when it has none."""
    if not row["half_life"]:
        return 0.0
    unit = row["half_life_unit"]
    factor = UNITS.get(unit) or PREFIXES[unit[0]] * UNITS[unit[1:]]
    return float(row["half_life"]) * factor


def stability(row: dict[str, str]) -> str:
    """Stable only if found in nature and without a half-life.

    The copy calls 84 nuclides not radioactive that are unbound or that nobody has found (Li-12, F-13,
    K-32, ...); they have neither a half-life nor an abundance, so their stability is unknown.
    """
    if row["is_radioactive"] == "1":
        return "radioactive"
    return "stable" if row["abundance"] else "unknown"


def stable_elements(inputs: Inputs) -> set[int]:
    """Elements with at least one stable nuclide; checked against CIAAW's own mark."""
    stable = {int(row["atomic_number"]) for row in inputs.nuclides if stability(row) == "stable"}
    marked = {int(row["z"]) for row in inputs.weights if not row["no_stable_isotope"]}
    if stable != marked:
        raise ValueError(f"stable elements: NUBASE and CIAAW differ in {sorted(stable ^ marked)}")
    return stable


def longest_lived(inputs: Inputs) -> dict[int, int]:
    """The mass number of the observed nuclide with the longest half-life, by atomic number.

    Of two equal half-lives the better known one counts (Cn-285 and Cn-286).
    """
    best: dict[int, tuple[float, float, int]] = {}
    for row in inputs.nuclides:
        if row["half_life"] and row["discovery_year"]:
            number, life = int(row["atomic_number"]), seconds(row)
            relative = float(row["half_life_uncertainty"] or "inf") / float(row["half_life"])
            candidate = (life, -relative, int(row["mass_number"]))
            best[number] = max(candidate, best.get(number, candidate))
    return {number: candidate[2] for number, candidate in best.items()}


def nuclide_rows(inputs: Inputs) -> list[Row]:
    """All nuclides; mendeleev does not say which masses are estimated, so that column is empty."""
    rows: list[Row] = []
    for row in inputs.nuclides:
        key = (int(row["atomic_number"]), int(row["mass_number"]))
        rows.append(
            {
                "number": row["atomic_number"],
                "massNumber": row["mass_number"],
                "mass": text(row["mass"]),
                "massUncertainty": text(row["mass_uncertainty"]),
                "halfLife": text(row["half_life"]),
                "halfLifeUncertainty": text(row["half_life_uncertainty"]),
                "halfLifeUnit": row["half_life_unit"] if row["half_life"] else "",
                "stability": stability(row),
                "spin": row["spin"],
                "parity": row["parity"],
                "year": "" if key in WRONG_YEARS else row["discovery_year"],
                "source": "ameNubase2020",
            }
        )
    return rows


def decay_rows(inputs: Inputs) -> list[Row]:
    """Decay modes in NUBASE's order; the copy has no uncertainties, so that column is empty."""
    by_nuclide: dict[tuple[int, int], list[dict[str, Any]]] = defaultdict(list)
    for decay in inputs.decays:
        by_nuclide[decay["atomic_number"], decay["mass_number"]].append(decay)
    rows: list[Row] = []
    for (number, mass_number), decays in by_nuclide.items():
        rare = rare_decays(number, mass_number, decays)
        for position, decay in enumerate(decays):
            relation = decay["relation"].strip()
            mode, percent = rare.get(
                decay["mode"], (_mode(decay, decays[:position]), decay["intensity"])
            )
            rows.append(
                {
                    "number": str(number),
                    "massNumber": str(mass_number),
                    "mode": mode,
                    # NUBASE: "?" for energetically allowed but not seen; "=" without a number for
                    # seen but not measured, which is an absent percent here.
                    "relation": "?"
                    if decay["is_allowed_not_observed"]
                    else relation.replace("=", ""),
                    "percent": text(percent),
                    "source": "nubase2020",
                }
            )
    return rows


def _mode(decay: dict[str, Any], earlier: list[dict[str, Any]]) -> str:
    """The mode, with the beta that the copy drops from beta-delayed emission of several nucleons.

    Li-11 stands there as B- 100, B-n 86.3, 2n 4.1, 3n 1.9: beside a beta decay of 100 % the last two
    can only be B-2n and B-3n. Neutrons listed after B- are delayed. Of the protons listed after B+
    those with a share of their own are; those not seen or only limited (Ar-31's last) are left.
    """
    mode: str = decay["mode"]
    modes = {row["mode"] for row in earlier}
    if mode in {"2n", "3n", "4n"} and "B-" in modes:
        return f"B-{mode}"
    seen = decay["relation"] in {"=", "~"} and not decay["is_allowed_not_observed"]
    if mode in {"2p", "3p"} and "B+" in modes and seen:
        return f"B+{mode}"
    return mode


def abundance_rows(inputs: Inputs) -> list[Row]:
    """Isotopic compositions: CIAAW's, and NUBASE's for uranium, which that table does not give."""
    rows: list[Row] = []
    for row in inputs.abundances:
        number, mass_number = int(row["z"]), int(row["a"])
        value, error = text(row["abundance_pct"]), row["abundance_unc_pct"]
        source = "ciaawIsotopes"
        if number == 64:
            value, error = GADOLINIUM[mass_number]
            source = "ciaawGadolinium"
        rows.append(_abundance(number, mass_number, value, _error(error), source))
    for row in inputs.nuclides:
        if row["atomic_number"] == "92" and row["abundance"]:
            error = _error(f"{float(row['abundance_uncertainty']):.6g}")
            value, mass_number = text(row["abundance"]), int(row["mass_number"])
            rows.append(_abundance(92, mass_number, value, error, "nubase2020"))
    return rows


def _error(value: str) -> str:
    """An uncertainty; the copy's 0 of the elements with one natural nuclide stands for none."""
    return text(value) if Decimal(value) else ""


def _abundance(number: int, mass_number: int, percent: str, error: str, source: str) -> Row:
    return {
        "number": str(number),
        "massNumber": str(mass_number),
        "percent": percent,
        "uncertainty": error,
        "source": source,
    }
