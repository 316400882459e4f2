"""The benchmarks of ElementsKit."""

from __future__ import annotations

from collections.abc import Iterator

from . import startup
from .build import BUILD, HERE, PYTHON, peers
from .contest import Row, Run, best, progress, worker

ROUNDS = 5

_SYMBOLS = (
    "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn "
    "Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd "
    "Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th "
    "Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og"
)
SYMBOLS = _SYMBOLS.split()

#: For mendeleev, which takes 0.2 s for one.
FEW_SYMBOLS = SYMBOLS[::30]

SHARED = ["H2O", "Ca(OH)2", "C6H12O6"]
#: The formulas that a peer reads, as Pentad spells them and as the peer does. To molmass and
#: periodictable `·` is an error, and periodictable has no square brackets.
FORMULAS = {
    "molmass": (
        [*SHARED, "CuSO4·5H2O", "K4[Fe(CN)6]"],
        [*SHARED, "CuSO4.5H2O", "K4[Fe(CN)6]"],
    ),
    "periodictable": ([*SHARED, "CuSO4·5H2O"], [*SHARED, "CuSO4+5H2O"]),
}

#: Caffeine, insulin, a complex with seven isotopes of ruthenium.
MOLECULES = {
    "caffeine": "C8H10N4O2",
    "insulin": "C257H383N65O77S6",
    "ruthenium": "C36H30Cl2P2Ru",
}
SPECIES = {
    "3": "H2 + O2 -> H2O",
    "9": "K4Fe(CN)6 + KMnO4 + H2SO4 -> KHSO4 + Fe2(SO4)3 + MnSO4 + HNO3 + CO2 + H2O",
}

SWIFT = str(BUILD / "release" / "ElementsBench")
C = str(BUILD / "elements_bench")


def rows() -> Iterator[Row]:
    """All rows, each as soon as it is known."""
    yield from _lookup("elements.lookup.swift", [SWIFT], target=50)
    yield from _lookup("elements.lookup.c", [C], target=20)
    yield from _mass("elements.mass.swift", [SWIFT, "mass"])
    yield from _mass("elements.mass.swift.formula", [SWIFT, "formula"])
    yield from _mass("elements.mass.c", [C, "mass"])
    yield from _lookup("elements.python.lookup", _script("pentad"))
    yield from _mass("elements.python.batch", [*_script("pentad"), "batch"])
    yield from _ions()
    yield from _equations()
    yield from _targets()
    yield from startup.rows(
        "elements.import",
        "import pentad; pentad.elements.element('Fe')",
        {
            "mendeleev": "import mendeleev; mendeleev.element('Fe')",
            "periodictable": "import periodictable; periodictable.elements.symbol('Fe')",
        },
        target=60,
    )


def _script(library: str) -> list[str]:
    return [str(PYTHON), str(HERE / "python" / f"elements_{library}.py")]


def _lookup(name: str, ours: list[str], target: float | None = None) -> Iterator[Row]:
    """Symbol to element: nanoseconds a symbol."""
    if target is not None:
        progress(f"{name}: the target")
        [result] = best([worker([*ours, "lookup", *SYMBOLS])], ROUNDS)
        yield Row.of(name, result.time, "target", target)
    for peer, symbols in ("periodictable", SYMBOLS), ("mendeleev", FEW_SYMBOLS):
        theirs = worker([*_script(peer), "lookup", *symbols])
        yield _contest(name, worker([*ours, "lookup", *symbols]), peer, theirs)


def _mass(name: str, ours: list[str]) -> Iterator[Row]:
    """Text to molar mass, parsed again each time: nanoseconds a formula."""
    for peer, (texts, spelled) in FORMULAS.items():
        theirs = worker([*_script(peer), "mass", *spelled])
        yield _contest(name, worker([*ours, *texts]), peer, theirs)


def _ions() -> Iterator[Row]:
    """Monoisotopic masses and isotopic distributions: nanoseconds a formula."""
    for peer in "molmass", "pyteomics", "pyopenms":
        texts = list(MOLECULES.values())
        theirs = worker([*_script(peer), "monoisotopic", *texts])
        ours = worker([SWIFT, "monoisotopic", *texts])
        yield _contest("elements.monoisotopic.swift", ours, peer, theirs)
    peers = {
        "fine": ("isospecpy", "pyopenms"),
        "coverage": ("isospecpy", "pyopenms"),
        "nominal": ("molmass", "pyopenms"),
    }
    for case, libraries in peers.items():
        for molecule, text in MOLECULES.items():
            name = f"elements.isotopes.{case}.{molecule}"
            for peer in libraries:
                theirs = worker([*_script(peer), case, text])
                yield _contest(name, worker([SWIFT, case, text]), peer, theirs)
    for molecule, text in MOLECULES.items():
        progress(f"elements.python.isotopes.{molecule}: Swift")
        batch, native = (
            worker([*_script("pentad"), "isotopes", text]),
            worker([SWIFT, "coverage", text]),
        )
        mine, swift = best([batch, native], ROUNDS)
        yield Row.of(f"elements.python.isotopes.{molecule}", mine.time, "Swift", swift.time)
        ours = worker([*_script("pentad"), "coverage", text])
        for peer in peers["coverage"]:
            theirs = worker([*_script(peer), "coverage", text])
            yield _contest(f"elements.python.coverage.{molecule}", ours, peer, theirs)


def _equations() -> Iterator[Row]:
    """Text to coefficients: nanoseconds an equation."""
    for count, text in SPECIES.items():
        theirs = worker([*_script("chempy"), "balance", text])
        for face, command in ("swift", [SWIFT]), ("python", _script("pentad")):
            ours = worker([*command, "balance", text])
            yield _contest(f"elements.balance.{face}.{count}", ours, "chempy", theirs)


def _targets() -> Iterator[Row]:
    """What no peer of the list has: nanoseconds, beside our own goals."""
    cases = (
        ("search", "750.5443", 1e6),
        ("unlimited", "750.5443", 1e6),
        ("decay", "U-238", 2e4),
    )
    for case, text, target in cases:
        progress(f"elements.{case}: the target")
        [result] = best([worker([SWIFT, case, text])], ROUNDS)
        yield Row.of(f"elements.{case}", result.time, "target", target)


def _contest(name: str, ours: Run, peer: str, theirs: Run) -> Row:
    progress(f"{name}: {peer}")
    mine, other = best([ours, theirs], ROUNDS)
    return Row.of(name, mine.time, peers()[peer], other.time)
