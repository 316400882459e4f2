"""The accepted discovery of each element, with decisions where the sources differ."""

from __future__ import annotations

Accepted = tuple[int | None, int | None, str, str, str, str]


def _modern(
    first: int, credited: str, source: str = "mendeleev", note: str = "", last: int | None = None
) -> Accepted:
    return (first, last or first, "modern", credited, note, source)


def _known(era: str) -> Accepted:
    # mendeleev states only that the ancients knew it and no source gives a year, so none is given.
    # That carbon, copper and gold count as prehistoric is this project's judgement.
    return (None, None, era, "", "known to the ancients", "mendeleev")


DUBNA = "Joint Institute for Nuclear Research, Dubna"
BERKELEY = "Lawrence Berkeley Laboratory"
DARMSTADT = "GSI, Darmstadt"
LIVERMORE = "Lawrence Livermore National Laboratory"
CURIE = "Marie Skłodowska-Curie; Pierre Curie"
BUNSEN = "Robert Bunsen; Gustav Kirchhoff"
LECOQ = "Paul-Émile Lecoq de Boisbaudran"
GASES = "William Ramsay; Morris Travers"

# Years and people are mendeleev's; if another source is named, it decided. Spellings are corrected
# and first names completed here, and the notes are this project's, not the source's.
ACCEPTED: dict[int, Accepted] = {
    1: _modern(1766, "Henry Cavendish"),
    2: _modern(1895, "William Ramsay; Per Teodor Cleve; Nils Abraham Langlet", note="found on Earth"),
    3: _modern(1817, "Johan August Arfwedson"),
    4: _modern(1798, "Louis-Nicolas Vauquelin", "weeks1968", "found as the oxide"),
    5: _modern(1808, "Humphry Davy; Joseph Louis Gay-Lussac; Louis Jacques Thénard"),
    6: _known("prehistoric"),
    7: _modern(1772, "Daniel Rutherford"),
    8: _modern(1774, "Joseph Priestley; Carl Wilhelm Scheele"),
    9: _modern(1886, "Henri Moissan", note="first isolation"),
    10: _modern(1898, GASES),
    11: _modern(1807, "Humphry Davy"),
    12: _modern(1808, "Humphry Davy"),
    13: _modern(1825, "Hans Christian Ørsted"),
    14: _modern(1824, "Jöns Jacob Berzelius"),
    15: _modern(1669, "Hennig Brand"),
    16: _known("ancient"),
    17: _modern(1774, "Carl Wilhelm Scheele"),
    18: _modern(1894, "William Ramsay; Lord Rayleigh"),
    19: _modern(1807, "Humphry Davy"),
    20: _modern(1808, "Humphry Davy"),
    21: _modern(1879, "Lars Fredrik Nilson"),
    22: _modern(1791, "William Gregor"),
    23: _modern(1830, "Nils Gabriel Sefström"),
    24: _modern(1797, "Louis-Nicolas Vauquelin"),
    25: _modern(1774, "Johan Gottlieb Gahn", note="Scheele had found it as the oxide"),
    26: _known("ancient"),
    # Brandt worked on it for years; two of four tables give 1735, mendeleev 1739, BODR 1737.
    27: _modern(1735, "Georg Brandt", "weeks1968"),
    28: _modern(1751, "Axel Fredrik Cronstedt"),
    29: _known("prehistoric"),
    30: _modern(1746, "Andreas Sigismund Marggraf", "bodr", "first recognized as an element"),
    31: _modern(1875, LECOQ),
    32: _modern(1886, "Clemens Winkler"),
    33: _modern(1250, "Albertus Magnus", "weeks1968", "about that year"),
    # Found in September 1817, published in 1818.
    34: _modern(1817, "Jöns Jacob Berzelius", "bodr"),
    35: _modern(1826, "Antoine Jérôme Balard"),
    36: _modern(1898, GASES),
    37: _modern(1861, BUNSEN),
    38: _modern(1790, "Adair Crawford"),
    # mendeleev's 1789 precedes Gadolin's analysis of the mineral.
    39: _modern(1794, "Johan Gadolin", "bodr"),
    40: _modern(1789, "Martin Heinrich Klaproth"),
    41: _modern(1801, "Charles Hatchett"),
    42: _modern(1778, "Carl Wilhelm Scheele"),
    43: _modern(1937, "Carlo Perrier; Emilio Segrè"),
    44: _modern(1844, "Karl Klaus"),
    45: _modern(1803, "William Hyde Wollaston"),
    46: _modern(1803, "William Hyde Wollaston"),
    47: _known("ancient"),
    48: _modern(1817, "Friedrich Stromeyer"),
    49: _modern(1863, "Ferdinand Reich; Theodor Richter"),
    50: _known("ancient"),
    51: _known("ancient"),
    52: _modern(1782, "Franz-Joseph Müller von Reichenstein"),
    53: _modern(1811, "Bernard Courtois"),
    54: _modern(1898, GASES),
    55: _modern(1860, BUNSEN),
    56: _modern(1808, "Humphry Davy"),
    57: _modern(1839, "Carl Gustaf Mosander"),
    58: _modern(1803, "Wilhelm Hisinger; Jöns Jacob Berzelius; Martin Heinrich Klaproth"),
    59: _modern(1885, "Carl Auer von Welsbach"),
    # mendeleev's 1925 is a slip; it credits the same man.
    60: _modern(1885, "Carl Auer von Welsbach", "bodr"),
    61: _modern(1945, "Jacob Marinsky; Lawrence Glendenin; Charles Coryell"),
    62: _modern(1879, LECOQ),
    63: _modern(1901, "Eugène-Anatole Demarçay"),
    64: _modern(1880, "Jean Charles Galissard de Marignac"),
    65: _modern(1843, "Carl Gustaf Mosander"),
    66: _modern(1886, LECOQ),
    67: _modern(1878, "Jacques-Louis Soret; Marc Delafontaine; Per Teodor Cleve", "weeks1968"),
    68: _modern(1843, "Carl Gustaf Mosander"),
    69: _modern(1879, "Per Teodor Cleve"),
    70: _modern(1878, "Jean Charles Galissard de Marignac"),
    71: _modern(1907, "Georges Urbain; Carl Auer von Welsbach", "bodr"),
    72: _modern(1923, "Dirk Coster; George de Hevesy"),
    73: _modern(1802, "Anders Gustaf Ekeberg"),
    74: _modern(1783, "Juan José de Elhuyar; Fausto de Elhuyar"),
    75: _modern(1925, "Walter Noddack; Ida Tacke; Otto Berg"),
    # Found in 1803, announced in 1804.
    76: _modern(1803, "Smithson Tennant", "weeks1968", last=1804),
    77: _modern(1803, "Smithson Tennant", "weeks1968", last=1804),
    78: _modern(1735, "Antonio de Ulloa", "bodr", "used before by peoples of the Americas"),
    79: _known("prehistoric"),
    80: _known("ancient"),
    81: _modern(1861, "William Crookes"),
    82: _known("ancient"),
    83: _modern(1753, "Claude François Geoffroy", "weeks1968", "told from lead"),
    84: _modern(1898, CURIE),
    85: _modern(1940, "Dale Corson; Kenneth MacKenzie; Emilio Segrè"),
    # Dorn published in 1900; mendeleev and BODR have 1898, the year of radium.
    86: _modern(1900, "Friedrich Ernst Dorn", "weeks1968"),
    87: _modern(1939, "Marguerite Perey"),
    88: _modern(1898, CURIE),
    89: _modern(1899, "André-Louis Debierne"),
    90: _modern(1828, "Jöns Jacob Berzelius"),
    91: _modern(1917, "Otto Hahn; Lise Meitner; Frederick Soddy; John Cranston", note="long-lived isotope"),
    92: _modern(1789, "Martin Heinrich Klaproth", note="found as the oxide"),
    93: _modern(1940, "Edwin McMillan; Philip Abelson"),
    94: _modern(1940, "Glenn Seaborg; Joseph Kennedy; Edwin McMillan; Arthur Wahl"),
    # Made in late 1944, announced in 1945.
    95: _modern(1944, "Glenn Seaborg; Ralph James; Leon Morgan; Albert Ghiorso", "pubchem2022"),
    96: _modern(1944, "Glenn Seaborg; Ralph James; Albert Ghiorso"),
    97: _modern(1949, "Stanley Thompson; Albert Ghiorso; Glenn Seaborg"),
    98: _modern(1950, "Stanley Thompson; Kenneth Street; Albert Ghiorso; Glenn Seaborg"),
    99: _modern(1952, "Argonne, Los Alamos and Berkeley laboratories"),
    # In the debris of a test of November 1952, identified early in 1953.
    100: _modern(1952, "Argonne, Los Alamos and Berkeley laboratories", last=1953),
    101: _modern(1955, "Albert Ghiorso; Bernard Harvey; Gregory Choppin; Stanley Thompson; Glenn Seaborg", "twg1993"),
    102: _modern(1966, DUBNA, "twg1993"),
    103: _modern(1961, f"{BERKELEY}; {DUBNA}", "twg1993", "credit shared", 1971),
    104: _modern(1969, f"{DUBNA}; {BERKELEY}", "twg1993", "credit shared"),
    105: _modern(1970, f"{DUBNA}; {BERKELEY}", "twg1993", "credit shared"),
    106: _modern(1974, f"{BERKELEY}; {LIVERMORE}", "twg1993"),
    107: _modern(1981, DARMSTADT, "twg1993"),
    108: _modern(1984, DARMSTADT, "twg1993"),
    109: _modern(1982, DARMSTADT, "twg1993"),
    110: _modern(1994, DARMSTADT, "jwp2001"),
    111: _modern(1994, DARMSTADT, "jwp2003"),
    112: _modern(1996, DARMSTADT, "jwp2009"),
    113: _modern(2004, "RIKEN, Wakō", "jwp2016a", last=2012),
    114: _modern(1999, f"{DUBNA}; {LIVERMORE}", "jwp2011"),
    115: _modern(2003, f"{DUBNA}; {LIVERMORE}; Oak Ridge National Laboratory", "jwp2016a", last=2010),
    116: _modern(2000, f"{DUBNA}; {LIVERMORE}", "jwp2011"),
    117: _modern(2010, f"{DUBNA}; {LIVERMORE}; Oak Ridge National Laboratory", "jwp2016a"),
    118: _modern(2006, f"{DUBNA}; {LIVERMORE}", "jwp2016b"),
}  # fmt: skip
