"""The sources that the tables name: id, title, year, licence, address, note."""

from __future__ import annotations

from .schema import Row

FACTS = "figures; cited"
DOI = "https://doi.org/"

_SOURCES: list[tuple[str, str, str, str, str, str]] = [
    ("ameNubase2020", "Mass: Wang, M. et al., The AME 2020 atomic mass evaluation (II), Chinese Physics C 45, 030003; half-life, spin, parity, year: Kondev, F. G. et al., The NUBASE2020 evaluation, Chinese Physics C 45, 030001", "2021", FACTS, DOI + "10.1088/1674-1137/abddaf", "read through mendeleev 1.3.0 (MIT); spins, estimates, bounds and limits that this copy has lost, from the file nubase_3.mas20.txt of the Atomic Mass Data Center"),
    ("nubase2020", "Kondev, F. G. et al.: The NUBASE2020 evaluation of nuclear physics properties, Chinese Physics C 45, 030001", "2021", FACTS, DOI + "10.1088/1674-1137/abddae", "read through mendeleev 1.3.0 (MIT); delayed emission of several nucleons restored; uncertainties from nubase_3.mas20.txt"),
    ("nubase2020File", "Kondev, F. G. et al.: The NUBASE2020 evaluation of nuclear physics properties, Chinese Physics C 45, 030001; file nubase_3.mas20.txt", "2021", FACTS, DOI + "10.1088/1674-1137/abddae", "read from the file of the Atomic Mass Data Center"),
    ("ciaaw2024", "CIAAW: Standard atomic weights 2024 (Prohaska, T. et al., Pure and Applied Chemistry 94, 573, with the 2024 revisions of Zr, Gd and Lu)", "2024", FACTS, "https://www.ciaaw.org/atomic-weights.htm", ""),
    ("ciaawIsotopes", "CIAAW: Isotopic compositions of the elements 2021 (Meija, J. et al., Pure and Applied Chemistry 88, 293)", "2021", "figures; cited; through periodictable (public domain)", "https://www.ciaaw.org/isotopic-abundances.htm", "read through periodictable 2.1.0, which takes the middle of a range and adjusts a few elements to sum to 100 %"),
    ("ciaawGadolinium", "CIAAW: Gadolinium, isotopic composition since 2024", "2024", FACTS, "https://www.ciaaw.org/gadolinium.htm", ""),
    ("nistAsd", "Kramida, A., Ralchenko, Yu., Reader, J. and NIST ASD Team: NIST Atomic Spectra Database, ground states and ionization energies", "", FACTS, DOI + "10.18434/T4W30F", "read through mendeleev 1.3.0 (MIT)"),
    ("pubchem2022", "PubChem: Periodic table of elements", "2022", "no restriction claimed by NCBI", "https://pubchem.ncbi.nlm.nih.gov/periodic-table/", "predicted configurations of 109 to 118, and years of discovery as a claim"),
    ("chemlib", "chemlib 2.2.4, table of elements", "", "MIT", "https://github.com/harirakul/chemlib", "years of discovery as a claim"),
    ("mendeleev", "Mentel, L. M.: mendeleev 1.3.0", "2026", "MIT", "https://github.com/lmmentel/mendeleev", "values for which mendeleev names no earlier source"),
    ("bodr", "Blue Obelisk Data Repository 10", "2010", "Expat", "https://github.com/egonw/bodr", "electronegativities follow Pauling 1960 and Allred 1961"),
    ("pymatgen", "pymatgen-core 2026.10.16, table of elements: common, ICSD and all oxidation states", "2026", "MIT", "https://github.com/materialsproject/pymatgen", ""),
    ("own", "Pentad: arithmetic from the tables of this project", "2026", "of the project", "", "monoisotopic masses of AME2020, electron mass of CODATA 2022"),
    ("periodictable", "Kienzle, P.: periodictable 2.1.0", "2026", "public domain", "https://github.com/python-periodictable/periodictable", "densities from the CRC Handbook, 80th edition"),
    ("crc2014", "Haynes, W. M. (ed.): CRC Handbook of Chemistry and Physics, 95th edition", "2014", "figures; cited; through mendeleev (MIT)", "", "read through mendeleev 1.3.0"),
    ("crc2016", "Haynes, W. M. (ed.): CRC Handbook of Chemistry and Physics, 97th edition", "2016", "figures; cited; through mendeleev (MIT)", "", "read through mendeleev 1.3.0; degrees Celsius there, kelvins here"),
    ("crcEnthalpies", "Haynes, W. M. (ed.): CRC Handbook of Chemistry and Physics, 95th edition: enthalpies of fusion and vaporization", "2014", "figures; cited; through chemicals (MIT)", "", "read through chemicals 1.5.2"),
    ("crcAllotropes", "King, H. W.: Crystal structures and lattice parameters of allotropes of the elements, in CRC Handbook of Chemistry and Physics, 97th edition", "2016", FACTS, "", ""),
    ("greenwood1997", "Greenwood, N. N. and Earnshaw, A.: Chemistry of the Elements, 2nd edition", "1997", FACTS, "", ""),
    ("cordero2008", "Cordero, B. et al.: Covalent radii revisited, Dalton Transactions 2008, 2832", "2008", "figures; cited; through periodictable (public domain)", DOI + "10.1039/b801115j", ""),
    ("slater1964", "Slater, J. C.: Atomic radii in crystals, Journal of Chemical Physics 41, 3199", "1964", "figures; cited; through mendeleev (MIT)", DOI + "10.1063/1.1725697", ""),
    ("mann2000", "Mann, J. B., Meek, T. L. and Allen, L. C.: Configuration energies of the main group elements, and of the d-block elements, Journal of the American Chemical Society 122, 2780 and 5132", "2000", "figures; cited; through mendeleev (MIT)", DOI + "10.1021/ja992866e", "in eV"),
    ("ningLu2022", "Ning, C. and Lu, Y.: Electron affinities of atoms and structures of atomic negative ions, Journal of Physical and Chemical Reference Data 51, 021502", "2022", "figures; cited; through pymatgen-core (MIT)", DOI + "10.1063/5.0080243", "its recommended set, with later measurements of C, Cs and F; read through pymatgen-core 2026.10.16, which has the digits of each uncertainty behind its value"),
    ("mewes2019", "Mewes, J.-M. et al.: Copernicium: a relativistic noble liquid, Angewandte Chemie International Edition 58, 17964", "2019", FACTS, DOI + "10.1002/anie.201906966", "calculated"),
    ("smits2020", "Smits, O. R. et al.: Oganesson: a noble gas element that is neither noble nor a gas, Angewandte Chemie International Edition 59, 23636", "2020", FACTS, DOI + "10.1002/anie.202011976", "calculated"),
    ("iupacTable", "IUPAC: Periodic table of the elements, 4 May 2022", "2022", FACTS, "https://iupac.org/what-we-do/periodic-table-of-elements/", "names, symbols, periods, groups; the CAS numbers are those of mendeleev 1.3.0, the categories this project's, described in the README"),
    ("iupac1979", "Chatt, J.: Recommendations for the naming of elements of atomic numbers greater than 100, Pure and Applied Chemistry 51, 381", "1979", FACTS, DOI + "10.1351/pac197951020381", ""),
    ("iupac1997", "IUPAC: Names and symbols of transfermium elements, Pure and Applied Chemistry 69, 2471", "1997", FACTS, DOI + "10.1351/pac199769122471", "also lists the names proposed before"),
    ("iupac2005", "IUPAC: Nomenclature of Inorganic Chemistry, Recommendations 2005", "2005", FACTS, "https://iupac.org/what-we-do/books/redbook/", "Latin names, other spellings"),
    ("iupac1970", "IUPAC-IUB Commission on Biochemical Nomenclature: Abbreviations and symbols for nucleic acids, Biochemistry 9, 4022", "1970", FACTS, DOI + "10.1021/bi00822a023", "letters; the compositions are this project's arithmetic"),
    ("iupac1984", "IUPAC-IUB Joint Commission on Biochemical Nomenclature: Nomenclature and symbolism for amino acids and peptides, Pure and Applied Chemistry 56, 595", "1984", FACTS, DOI + "10.1351/pac198456050595", "letters and codes; the compositions are this project's arithmetic"),
    ("weeks1968", "Weeks, M. E. and Leicester, H. M.: Discovery of the Elements, 7th edition", "1968", FACTS, "", ""),
    ("twg1993", "IUPAP/IUPAC Transfermium Working Group: Discovery of the transfermium elements, Pure and Applied Chemistry 65, 1757", "1993", FACTS, DOI + "10.1351/pac199365081757", ""),
    ("jwp2001", "IUPAC/IUPAP Joint Working Party: On the discovery of the elements 110–112, Pure and Applied Chemistry 73, 959", "2001", FACTS, DOI + "10.1351/pac200173060959", ""),
    ("jwp2003", "IUPAC/IUPAP Joint Working Party: On the claims for discovery of elements 110, 111, 112, 114, 116 and 118, Pure and Applied Chemistry 75, 1601", "2003", FACTS, DOI + "10.1351/pac200375101601", ""),
    ("jwp2009", "IUPAC/IUPAP Joint Working Party: Discovery of the element with atomic number 112, Pure and Applied Chemistry 81, 1331", "2009", FACTS, DOI + "10.1351/PAC-REP-08-03-05", ""),
    ("jwp2011", "IUPAC/IUPAP Joint Working Party: Discovery of the elements with atomic numbers greater than or equal to 113, Pure and Applied Chemistry 83, 1485", "2011", FACTS, DOI + "10.1351/PAC-REP-10-05-01", ""),
    ("jwp2016a", "IUPAC/IUPAP Joint Working Party: Discovery of the elements with atomic numbers Z = 113, 115 and 117, Pure and Applied Chemistry 88, 139", "2016", FACTS, DOI + "10.1515/pac-2015-0502", ""),
    ("jwp2016b", "IUPAC/IUPAP Joint Working Party: Discovery of the element with atomic number Z = 118 completing the 7th row of the periodic table, Pure and Applied Chemistry 88, 155", "2016", FACTS, DOI + "10.1515/pac-2015-0501", ""),
]  # fmt: skip

COLUMNS = ("id", "title", "year", "licence", "url", "note")


def source_rows() -> list[Row]:
    """Returns all sources as rows of `sources.tsv`."""
    return [dict(zip(COLUMNS, source, strict=True)) for source in _SOURCES]
