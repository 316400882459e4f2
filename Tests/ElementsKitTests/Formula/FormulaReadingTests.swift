import ElementsKit
import PentadCore
import Testing

/// Texts with several meanings, and texts of other programs and pages.
@Suite struct FormulaReadingTests {
  @Test func tablesOfReadingsAreComplete() {
    #expect(FormulaFixtures.readings.count == 186)
    #expect(FormulaFixtures.written.count == 153)
  }

  @Test(arguments: FormulaFixtures.readings)
  func readingAgreesWithTheTable(_ row: FormulaFixtures.Read) throws {
    do throws(PentadError) {
      let formula = try Formula(row.text, reading: row.reading)
      #expect(row.error.isEmpty, "read as \(formula)")
      #expect(formula.hill == row.hill)
      #expect(formula.charge == row.charge)
      #expect(Self.text(of: formula.annotations) == row.annotation)
    } catch {
      switch row.error {
      case "ambiguous": #expect(error.code == .formulaAmbiguous)
      case "unknown": #expect(error.code == .formulaUnknownElement)
      case "empty": #expect(error.code == .formulaEmpty)
      case "invalid": #expect(error.code != .formulaAmbiguous && .invalid ~= error.code)
      default: Issue.record("refused: \(error)")
      }
    }
  }

  private static func text(of annotations: Formula.Annotations) -> String {
    let states = annotations.oxidationStates.map { "\($0.element.symbol) \($0.value)" }
    let others = [annotations.aggregation?.rawValue, annotations.isRadical ? "radical" : nil]
    return (states + others.compactMap(\.self)).joined(separator: " ")
  }

  @Test(arguments: FormulaFixtures.written)
  func formulaOfRDKitIsNeverSilentlyWrong(_ row: FormulaFixtures.Written) throws {
    let hill = try Formula(row.text, reading: .hill)
    let parts = Set(hill.composition.map { "\($0.label)\($0.count.decimal)" })
    #expect(parts == Set(row.composition.split(separator: " ").map(String.init)))
    #expect(hill.charge == row.charge)
    if row.isRefused {
      let error = #expect(throws: PentadError.self) { try Formula(row.text) }
      #expect(error?.code == .formulaAmbiguous)
    } else {
      #expect(try Formula(row.text) == hill)
    }
  }

  @Test(arguments: [
    // Sign, digits, end.
    ("PO4-3", "PO4^3-"), ("V+5", "V^5+"), ("[Cu(NH3)4]+2", "[Cu(NH3)4]^2+"), ("Hg2+2", "Hg2^2+"),
    ("[35Cl]-1", "[35Cl]^-"), ("S-2", "S^2-"), ("C60-2", "C60^2-"), ("O2--", "O2^2-"),
    ("Cr2O7−−", "Cr2O7^2-"), ("Th++++", "Th^4+"), ("Fe³⁺", "Fe^3+"),
    ("CO3-2", "CO3^2-"), ("MnO4-2", "MnO4^2-"), ("BO3-3", "BO3^3-"), ("UO2+2", "UO2^2+"),
    ("Ar+6", "Ar^6+"),
    // molmass, chempy, pymatgen, mzkit, InChI, Open Babel.
    ("[CHNOP[13C]]2-", "[CHNOP[13C]]^2-"), ("[CHNOP]+2", "CHNOP^2+"), ("Ag[NH3]+2", "AgNH3^2+"),
    ("Fe[CN]6-3", "Fe(CN)6^3-"), ("Fe{CN}6-3", "Fe(CN)6^3-"), ("Fe(SCN)2+1", "Fe(SCN)2^+"),
    ("C18H38+2", "C18H38^2+"), ("[Fe(CN)6]-3(aq)", "Fe(CN)6^3-"), ("La[+3]", "La^3+"),
    ("HCoO2-", "HCoO2^-"),
    ("C42H60O16.2K", "C42H60O16·2K"), ("C9H17NO5.1/2Ca", "C9H17NO5·½Ca"), ("e-(aq)", "e^-"),
    ("e-1", "e^-"),
    ("4[O2Si].2[Al+3].3[O-2].H2O", "Al2H2O12Si4"), ("C7H19Fe7MoNO7S9-12", "C7H19Fe7MoNO7S9^12-"),
    ("Fe[3+]", "Fe^3+"), ("SO4[-2]", "SO4^2-"), ("Fe(CN)6[4-]", "Fe(CN)6^4-"),
    ("C6H5O7---", "C6H5O7^3-"),
    ("C6H8O7.3Na", "C6H8O7·3Na"), ("C20H24N2O2.2ClH", "C20H24N2O2·2HCl"),
    ("C9H13N3O5.H2O4S", "C9H13N3O5·H2SO4"),
    // A digit before the sign.
    ("Sn4+", "Sn^4+"), ("Cr6+", "Cr^6+"), ("As3+", "As^3+"), ("Te2-", "Te^2-"), ("C4-", "C^4-"),
    ("Cl3-", "Cl3^-"), ("C2-", "C2^-"), ("S3-", "S3^-"), ("P5-", "P5^-"), ("Fe1+", "Fe^+"),
    ("Cl1-", "Cl^-"), ("[57Fe]3+", "[57Fe]^3+"), ("[34S]2-", "[34S]^2-"), ("N[15N]2-", "N[15N]2^-"),
    ("I[125I]2-", "I[125I]2^-"), ("BF4-", "BF4^-"), ("HCO3-", "HCO3^-"), ("VO2+", "VO2^+"),
    ("C20H42+", "C20H42^+"), ("B12Cl11-", "B12Cl11^-"), ("C60F48-", "C60F48^-"),
    ("[Co(NH3)6]3+[Fe(CN)6]3-", "CoN12H18FeC6"), ("Ca 2+", "Ca^2+"), ("[Fe(CN)6] 3-", "Fe(CN)6^3-"),
    // Numbers before a component.
    ("9BeO", "Be9O9"), ("10H2O", "H20O10"), ("(3/2)H2O", "H3O1.5"), ("1.5 H2O", "H3O1.5"),
    ("CaSO4·(1/2)H2O", "CaSO4·0.5H2O"), ("CaSO4 × ½ H2O", "CaSO4·0.5H2O"), ("13 CO2", "C13O26"),
    ("La2/3Sr1/3MnO3", "La₂/₃Sr₁/₃MnO3"), ("Ca(OH)5/2", "Ca(OH)2.5"),
    ("K_{1/3}Na_{2/3}", "K1/3Na2/3"),
    // Brackets that hold no atoms.
    ("[Fe(II)(CN)6]4-", "Fe(CN)6^4-"), ("Ti(IV)O2", "TiO2"), ("Hg(II)I2", "HgI2"),
    ("Fe(-II)(CO)4", "Fe(CO)4"), ("Ni(0)(CO)4", "Ni(CO)4"), ("Fe^{II}Fe^{III}2O4", "Fe3O4"),
    ("Fe(Ⅲ)Cl3", "FeCl3"), ("Sn(I)4", "SnI4"), ("CH(I)3", "CHI3"), ("C6H5(I)", "C6H5I"),
    ("Na+ (aq)", "Na^+"), ("CH4 (g) ", "CH4"), ("Fe(ads)", "Fe"), ("HC(S)NH2", "CH3NS"),
    // Pages and markup.
    ("\u{200B}H2O\u{FEFF}", "H2O"), ("\u{3000}NaCl", "NaCl"),
    ("CuSO4\u{A0}×\u{A0}5H2O", "CuSO4·5H2O"),
    ("Ｃａ（ＯＨ）２", "Ca(OH)2"), ("ＳＯ４＾２－", "SO4^2-"), ("Cl\u{FE63}", "Cl^-"), ("Cl\u{2015}", "Cl^-"),
    ("C_6H_12O_6", "C6H12O6"), ("C$_{60}$", "C60"), ("$SO_4^{2-}$", "SO4^2-"),
    ("SO^{2-}_4", "SO4^2-"),
    ("NO^-_3", "NO3^-"), ("\\mathrm{NH}_4^{+}", "NH4^+"),
    ("[\\mathrm{Fe}(\\mathrm{CN})_{6}]^{4-}", "Fe(CN)6^4-"),
    ("{}^{235}_{92}\\mathrm{U}", "[235U]"), ("_{6}^{14}C", "[14C]"), ("\\ce{SO42-}", "SO42^-"),
    ("$\\ce{2H2O}$", "H4O2"), ("\\ce{13CO2}", "C13O26"), ("\\ce{CO3^2-_{(aq)}}", "CO3^2-"),
    ("\\ce{O2^{.-}}", "O2^-"), ("\\ce{CaSO4.1/2H2O}", "CaSO4·0.5H2O"),
    ("Fe<sup>3+</sup>", "Fe^3+"), ("<SUP>18</SUP>F<sup>&#8722;</sup>", "[18F]^-"),
    ("C<sub>0.5</sub>H", "C0.5H"), ("SO<sub>4</sub>2&minus;", "SO4^2-"),
    ("CaCl2&nbsp;&times; 2H2O", "CaCl2·2H2O"),
    ("NaClx2H2O", "NaCl·2H2O"), ("CuSO4 x H2O", "CuSO4·H2O"),
    // Actinium that no group can be.
    ("Ac", "[Ac]"), ("Ac3+", "[Ac]^3+"), ("AcF3", "[Ac]F3"), ("AcOCl", "[Ac]OCl"),
    ("Ac2S3", "[Ac]2S3"),
    ("Ac(OH)3", "[Ac](OH)3"), ("AcPO4", "[Ac]PO4"), ("Ac(III)Cl3", "[Ac]Cl3"),
    ("Pr(OH)3", "[Pr]O3H3"),
    ("PrOCl", "[Pr]OCl"), ("AmO2", "[Am]O2"), ("NpO2^+", "[Np]O2^+"), ("Ts", "[Ts]"),
    ("T2O", "[3H]2O"),
    // Files of crystals, proteins and spectra: COD, PDB, mzLib, mzkit, CML.
    ("C12 H22 O11", "C12H22O11"), ("C10 H16 N5 O13 P3", "C10H16N5O13P3"), (" C2 H3 N O ", "C2H3NO"),
    ("Li3 P7.3 C4 H10 O2", "C4H10Li3O2P7.3"), ("H2 O", "H2O"), ("Fe0.95 O", "Fe0.95O"),
    ("Ca (C O3)", "CaCO3"), ("(Mg0.9 Fe0.1)2 (Si O4)", "Mg1.8Fe0.2SiO4"), ("Cl Na", "NaCl"),
    ("Na2.5 H2 O", "Na_{2.5}·H2O"), ("C5 H14 N O 1+", "C5H14NO^+"), ("D2 O", "D2O"),
    ("2(C2 H6 O), Cu 2+", "2C2H6O·Cu^2+"), ("C6 H6, 0.5(H2 O)", "C6H6·0.5H2O"),
    ("C24 H30 Cu2 N6 O6 2+, 2(Cl O4 1-)", "C24H30Cl2Cu2N6O14"), ("Pt 1 Cl 4", "PtCl4"),
    ("C 6 H 12 O 6", "C6H12O6"),
    // CDK, enviPat and patRoon.
    ("[13]C6H12O6", "[13C]6H12O6"), ("C200[13]C2H315N55O64S6", "C200[13C]2H315N55O64S6"),
    ("C15[2]H4H13ClN2O2", "C15[2H]4H13ClN2O2"), ("[12]C4[13]C2Br6", "[12C]4[13C]2Br6"),
    ("[[2]H2]2+", "[[2H]2]2+"), ("C7H3Br[18]O", "C7H3Br[18O]"),
    ("C7H3Br[81]BrO3", "C7H3Br[81Br]O3"),
    // RRUFF, R Markdown.
    ("Ca_2_Mg_5_Si_8_O_22_(OH)_2_", "Ca2Mg5Si8O22(OH)2"), ("MgSO_4_·7H_2_O", "MgSO4·7H2O"),
    ("K_0.5_Na_0.5_NbO_3_", "K0.5Na0.5NbO3"), ("Fe^2+^", "Fe^2+"), ("SO~4~^2-^", "SO4^2-"),
    ("^13^CO~2~", "[13C]O2"), ("Fe^III^Cl~3~", "FeCl3"), ("H~2~O", "H2O"),
    // A charge behind a space, a radical, dots.
    ("SO4 ²⁻", "SO4^2-"), ("NH₄ ⁺", "NH4^+"), ("O₂•⁻", "O2^-"), ("O2•−", "O2^-"),
    ("C60.-", "C60^-"),
    ("FeCl3 ● 6H2O", "FeCl3·6H2O"), ("CuSO4｡5H2O", "CuSO4·5H2O"), ("CuSO4⦁5H2O", "CuSO4·5H2O"),
    // PHREEQC, InChI.
    ("CaSO4:2H2O", "CaSO4·2H2O"), ("Am(PO4):0.5H2O", "Am(PO4)·0.5H2O"),
    ("Na2CO3:10H2O", "Na2CO3·10H2O"),
    ("Ca2Al2Si3O10(OH)2: H2O", "Ca2Al2Si3O10(OH)2·H2O"), ("Mg.2NO3", "Mg(NO3)2"),
    ("Al.3NO3", "Al(NO3)3"),
    ("Ca.2ClH", "CaCl2H2"), ("NaCl.12H2O", "NaCl·12H2O"), ("Na2O.12WO3", "Na2O·12WO3"),
    ("La1.85Sr0.15CuO.4H2O", "La1.85Sr0.15CuO·4H2O"), ("BaO.6Fe2O3", "BaO·6Fe2O3"),
    // Neither numerals nor water.
    ("CuI", "[Cu]I"), ("FeVO4", "[Fe]VO4"), ("CsIII", "CsI3"), ("CIII", "CI3"), ("NiVIn", "InNiV"),
    ("C12.5H20", "C_{12.5}H_{20}"), ("C10H20", "C10H10H10"), ("H20O", "H_{20}O"),
    ("H_{20}", "H10H10"),
    ("Na2/3CoO2·2/3H2O", "Na2/3CoO2·H_{4/3}O2/3"), ("LiNi1/3H2O", "LiNi1/3·H2O"),
  ])
  func notationsOfOneFormulaAreEqual(_ text: String, _ expected: String) throws {
    #expect(try Formula(text) == Formula(expected))
  }

  @Test(arguments: [
    ("PO43-", ["PO4^3-", "PO43^-"]), ("O2-", ["O^2-", "O2^-"]), ("Na2+", ["Na^2+", "Na2^+"]),
    ("Hg22+", ["Hg2^2+", "Hg22^+"]), ("C60+", ["C^60+", "C60^+"]),
    ("(SO4)2-", ["(SO4)^2-", "(SO4)2^-"]),
    ("13CO2", ["[13C]O2", "13 CO2"]), ("18F-", ["[18F]-", "18 F-"]),
    ("U-235", ["[235U]", "U^235-"]),
    ("Cu(I)2O", ["Cu^{I}2O", "Cu[I]2O"]), ("Fe(III)2O3", ["Fe^{III}2O3", "Fe[III]2O3"]),
    ("[15N2]2-", ["[15N2]^2-", "[15N2]2^-"]),
    ("CaSO41/2H2O", ["CaSO4·1/2H2O", "CaSO_{41/2} ·H2O"]),
    ("Pd(OAc)2", ["C2H3O", "[Ac]"]), ("TsOH", ["C7H7O2S", "[Ts]"]),
    ("ＳＯ４２－", ["SO4^2-", "SO42^-"]),
    ("I 3-", ["I^3-", "I3^-"]), ("SO2−4", ["SO2^4-", "SO4^2-"]), ("NO-3", ["NO^3-", "NO3^-"]),
    ("NH+4", ["NH^4+", "NH4^+"]), ("I-3", ["I^3-", "I3^-"]), ("[PO3-4]", ["[PO3^4-]", "[PO4^3-]"]),
    ("FeIICl2", ["Fe^{II}Cl2", "FeI2Cl2"]),
    ("[FeII(CN)6]4-", ["[Fe^{II}(CN)6]4-", "[FeI2(CN)6]4-"]),
    ("KMnVIIO4", ["KMn^{VII}O4", "KMn[V]I2O4"]), ("MnIVO2", ["Mn^{IV}O2", "Mn[I]VO2"]),
    ("FeCl3/6H2O", ["FeCl3·6H2O", "FeCl_{3/6} ·H2O"]),
    ("Ca(NO3)2/4H2O", ["Ca(NO3)2·4H2O", "Ca(NO3)_{2/4} ·H2O"]),
    ("H20", ["H2O", "H_{20}"]), ("CuSO4.5H20", ["CuSO4.5H2O", "CuSO4.5H_{20}"]),
    ("5D20", ["5D2O", "5D_{20}"]),
    ("(13C)6H12O6", ["[13C]6H12O6", "(C13)6H12O6"]), ("(2H)+", ["[2H]+", "(H2)+"]),
    ("N[15]O", ["[15N]O", "N[15O]"]), ("C[13]C2H8", ["[13C]C2H8", "C[13C]2H8"]),
    ("Tc-99m", ["[99Tc]", "Tc^99-"]), ("H2O(S)", ["H2O(s)", "H2OS"]), ("Fe(S) ", ["Fe(s)", "FeS"]),
  ])
  func ambiguityShowsHowToWriteEachMeaning(_ text: String, _ forms: [String]) throws {
    let error = #expect(throws: PentadError.self) { try Formula(text) }
    #expect(error?.code == .formulaAmbiguous)
    let message = try #require(error?.message)
    for form in forms {
      #expect(message.contains("write \(form)"), "\(message)")
      // The charge of U^235- is a meaning of the text, not an ion that exists.
      #expect(throws: Never.self) { try Formula(form) }
    }
    #expect(try Formula(forms[0]) != Formula(forms[1]))
  }

  @Test func annotationsPlayNoPartInEqualityOrMass() throws {
    let salt = try Formula("Fe(II)(NH4)2(SO4)2")
    #expect(try salt == Formula("Fe(NH4)2(SO4)2"))
    #expect(try salt.molarMass() == Formula("Fe(NH4)2(SO4)2").molarMass())
    #expect(salt.annotations.oxidationStates.map(\.value) == [2])
    #expect(try Formula("UO2+2(aq)").annotations.aggregation == .aqueous)
    #expect(try Formula("CH3^{.}").annotations.isRadical)
    #expect(try Formula("H2O").annotations == Formula("NaCl").annotations)
  }

  @Test func electronHasNoAtoms() throws {
    for text in ["e-", "e^-", "e⁻", "e^{-}", " e− "] {
      let electron = try Formula(text)
      #expect(electron.composition.isEmpty && electron.charge == -1)
      #expect(electron.hill.isEmpty && electron.description == "e^-")
    }
    let pair = try Formula("2e-")
    #expect(pair.charge == -2)
    #expect(try Formula(pair.description) == pair)
  }

  @Test(arguments: [
    ("Xx2", "Xx", "Xx2"), ("水", "水", "水"), ("EtOH", "C2H5", "EtOH"),
    ("H2O\u{200F}", "U+200F", "\u{200F}"),
    ("Fe4[Fe(CN6]3", "']'", "]3"), ("Ｈ２Ｏ＝", "＝", "＝"), ("Na₂Ö", "Ö", "Ö"),
    ("H2 + O2", "equation", "+ O2"), ("O[18]", "write [18O]", "18]"),
    ("C[13]H4", "write [13C]", "13]H4"),
    ("C12 H22 O11, Xx", "Xx", "Xx"), ("CaCO3 6H2O", "CuSO4 · 5 H2O", " 6H2O"),
    ("(Ca,Na)2O", "(Ca0.5Na0.5)", ",Na)2O"), ("C02", "letter O", "02"), ("OH•", "CH3^{.}", "•"),
    ("C(2)H(2)O", "Fe(2+)", "2)H(2)O"),
    ("Fe²⁺Fe³⁺₂O₄", "Fe^{III}", "Fe³⁺₂O₄"),
  ])
  func errorNamesWhatIsWrongAndWhere(_ text: String, _ name: String, _ rest: String) throws {
    let error = try #require(throws: PentadError.self) { try Formula(text) }
    #expect(error.message.contains(name), "\(error.message)")
    let index = try #require(error.index(in: text))
    #expect(text.unicodeScalars[index...].elementsEqual(rest.unicodeScalars))
  }

  @Test(arguments: Formula.Reading.allCases)
  func massesFollowTheReading(_ reading: Formula.Reading) throws {
    let texts = ["O4S-2", "H2O", "S2-", "C6H5O7-3"]
    for text in texts {
      let mass = try Array(text.utf8).withUnsafeBufferPointer {
        try Formula.molarMass(ofUTF8: $0, reading: reading)
      }
      #expect(try mass == Formula(text, reading: reading).molarMass())
    }
  }

  @Test func missingWeightIsNamed() async throws {
    let results = try await Formula.molarMasses(of: ["O2-", "[Ac]PuO2", "H2O"], reading: .hill)
      .value
    #expect(try results[0].get().value == 31.998)
    guard case .failure(let error) = results[1] else {
      Issue.record("has a mass")
      return
    }
    #expect(error.code == .notFound && error.message.hasSuffix("for Ac, Pu"))
  }
}
