"""`nuclides.tsv`, `decays.tsv` and `abundances.tsv`, and the data derived from them for the
elements.
"""

from __future__ import annotations

import re
from collections import defaultdict
from decimal import Decimal
from typing import Any

from .inputs import Inputs, text
from .rare_decays import rare_decays
from .schema import Row

# NUBASE2020's year has 365.2422 days.
UNITS = {"sec": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86400.0, "year": 31556926.08}
PREFIXES = {prefix: 1000.0 ** (position - 8) for position, prefix in enumerate("yzafpnum kMGTPEZY")}

# The columns of a half-life, and the copy's names for them.
HALF_LIFE = {
    "halfLife": "half_life",
    "halfLifeUncertainty": "half_life_uncertainty",
    "halfLifeUnit": "half_life_unit",
}

# The copy dates Ac-227 to 1851, before radioactivity was discovered (1896): no year is better than
# that.
WRONG_YEARS = {(89, 227)}

# The natural tantalum-180 is not its ground state, which lives 8 hours.
NATURAL_ISOMERS = {(73, 180): "Ta-180m"}

# Modes that are wrong in the copy, as the file of NUBASE2020 prints them. The part after a beta
# decay is lost. The capture of Te-123 is expected but was never observed.
MODES = {(5, 20, "2n"): "B-2n", (27, 50, "2p"): "B+2p", (32, 60, "2p"): "B+2p"}
NOT_OBSERVED = {(52, 123, "EC")}
ORDERS = {(11, 34): ["B-", "B-n", "B-2n"]}

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
    """Returns the half-life of a nuclide in seconds; 0 if it has none."""
    if not row["half_life"]:
        return 0.0
    unit = row["half_life_unit"]
    factor = UNITS.get(unit) or PREFIXES[unit[0]] * UNITS[unit[1:]]
    return float(row["half_life"]) * factor


def stability(row: dict[str, str]) -> str:
    """Returns stable only if it is found in nature and without a half-life.

    The copy marks 84 nuclides as not radioactive that are unbound or were never observed (Li-12,
    F-13, K-32, ...). They have neither a half-life nor an abundance, so their stability is unknown.
    """
    if row["is_radioactive"] == "1":
        return "radioactive"
    return "stable" if row["abundance"] else "unknown"


def stable_elements(inputs: Inputs) -> set[int]:
    """Returns the elements with at least one stable nuclide; checked against CIAAW's own mark."""
    stable = {int(row["atomic_number"]) for row in inputs.nuclides if stability(row) == "stable"}
    marked = {int(row["z"]) for row in inputs.weights if not row["no_stable_isotope"]}
    if stable != marked:
        raise ValueError(f"stable elements: NUBASE and CIAAW differ in {sorted(stable ^ marked)}")
    return stable


def longest_lived(inputs: Inputs) -> dict[int, int]:
    """Returns the mass number of the observed nuclide with the longest half-life, by atomic number.

    For equal half-lives the better known one counts (Cn-285 and Cn-286).
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
    """Returns all nuclides, with the data that the copy has lost: marks of spins, estimates, bounds
    and limits.
    """
    rows: list[Row] = []
    for row in inputs.nuclides:
        key = (int(row["atomic_number"]), int(row["mass_number"]))
        lost = inputs.supplement.get((row["atomic_number"], row["mass_number"]), {})
        printed = lost.get("spinParity") or row["spin"] + row["parity"]
        spin, parity = _single(printed)
        life = {column: row[name] for column, name in HALF_LIFE.items()}
        if lost.get("halfLife"):
            life = {column: lost[column] for column in HALF_LIFE}
        limit = re.fullmatch(r"([<>~])([\d.]+) (\w+)", lost.get("limit", ""))
        rows.append(
            {
                "number": row["atomic_number"],
                "massNumber": row["mass_number"],
                "mass": text(row["mass"]),
                "massUncertainty": text(row["mass_uncertainty"]),
                "estimated": lost.get("massEstimated", ""),
                "halfLife": text(life["halfLife"]),
                "halfLifeUncertainty": text(life["halfLifeUncertainty"]),
                "halfLifeUnit": life["halfLifeUnit"] if life["halfLife"] else "",
                "halfLifeRelation": lost.get("relation", ""),
                "halfLifeEstimated": lost.get("halfLifeEstimated", ""),
                "limitRelation": limit[1] if limit else "",
                "limit": text(limit[2]) if limit else "",
                "limitUnit": limit[3] if limit else "",
                "stability": stability(row),
                "spinParity": printed,
                "spin": spin,
                "parity": parity,
                "year": "" if key in WRONG_YEARS else row["discovery_year"],
                "source": "ameNubase2020",
            }
        )
    return rows


def _single(printed: str) -> tuple[str, str]:
    """Returns spin and parity without NUBASE's marks; empty if several are possible."""
    spins = set(re.findall(r"[\d/]+", printed))
    signs = set(re.findall(r"[+-]", printed))
    is_bound = any(sign in printed for sign in "<>=")
    return (
        spins.pop() if len(spins) == 1 and not is_bound else "",
        signs.pop() if len(signs) == 1 else "",
    )


def decay_rows(inputs: Inputs) -> list[Row]:
    """Returns decay modes in NUBASE's order; uncertainties, which the copy lacks, come from the
    file.
    """
    by_nuclide: dict[tuple[int, int], list[dict[str, Any]]] = defaultdict(list)
    for decay in inputs.decays:
        by_nuclide[decay["atomic_number"], decay["mass_number"]].append(decay)
    rows: list[Row] = []
    for (number, mass_number), decays in by_nuclide.items():
        rare = rare_decays(number, mass_number, decays)
        found: list[Row] = []
        for position, decay in enumerate(decays):
            relation = decay["relation"].strip()
            mode, percent = rare.get(
                decay["mode"], (_mode(decay, decays[:position]), decay["intensity"])
            )
            mode = MODES.get((number, mass_number, mode), mode)
            is_seen = (number, mass_number, mode) not in NOT_OBSERVED
            key = (str(number), str(mass_number), mode)
            found.append(
                {
                    "number": str(number),
                    "massNumber": str(mass_number),
                    "mode": mode,
                    # NUBASE: "?" means energetically allowed but not observed; "=" without a number
                    # means observed but not measured, which is an absent percent here.
                    "relation": "?"
                    if decay["is_allowed_not_observed"] or not is_seen
                    else relation.replace("=", ""),
                    "percent": text(percent) if is_seen else "",
                    "uncertainty": _larger(inputs.decay_uncertainties.get(key, "")),
                    "source": "nubase2020",
                }
            )
        if order := ORDERS.get((number, mass_number)):
            found.sort(key=lambda row: order.index(row["mode"]))
        rows += found
    return rows


def _larger(uncertainty: str) -> str:
    """Returns the larger side of an uncertainty that differs by sign: 18 for +18-8."""
    sides = re.findall(r"[\d.]+", uncertainty)
    return max(sides, key=Decimal) if sides else ""


def _mode(decay: dict[str, Any], earlier: list[dict[str, Any]]) -> str:
    """Returns the mode, with the beta that the copy drops from beta-delayed emission of several
    nucleons.

    In the copy, Li-11 has B- 100, B-n 86.3, 2n 4.1, 3n 1.9. Next to a beta decay of 100 %, the last
    two can only be B-2n and B-3n. Neutrons listed after B- are delayed. Of the protons listed after
    B+ those with a share of their own are; those not observed or only limited (Ar-31's last) are
    unchanged.
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
    """Returns isotopic compositions: CIAAW's, and NUBASE's for uranium, which that table does not
    contain.
    """
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
    """Returns an uncertainty; the copy's 0 for elements with one natural nuclide means none."""
    return text(value) if Decimal(value) else ""


def _abundance(number: int, mass_number: int, percent: str, error: str, source: str) -> Row:
    return {
        "number": str(number),
        "massNumber": str(mass_number),
        "percent": percent,
        "uncertainty": error,
        "isomer": NATURAL_ISOMERS.get((number, mass_number), ""),
        "source": source,
    }
