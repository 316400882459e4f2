import ElementsKit
import PentadCore
import Testing

/// The parsing of an adduct's text, and rejected texts.
@Suite struct AdductReadingTests {
  /// Spellings of one adduct; the first is the description.
  static let spellings: [[String]] = [
    [
      "[M+H]+", "M+H", "[M+H]1+", "[M+H]+1", "[M+H]⁺", "[M+H]^+", "[M+H]", "M+H+", "M+H;1+",
      " [ M + H ] + ", "[M+1H]+", "[M＋H]＋", "[1M+H]+",
    ],
    [
      "[M+H2]2+", "[M+2H]2+", "[M+2H]++", "[M+2H]²⁺", "[M+2H]+2", "[M+2H]^{2+}", "[M+2H](2+)",
      "M+2H", "M+2H;2+", "[M+H+H]2+", "M+2H++",
    ],
    ["[M+Na]+", "M+Na", "[M+Na]+"],
    ["[M-H]-", "M-H", "[M−H]−", "[M–H]–", "[M-H]1-", "M-H-", "M-H;1-", "[M-1H]-1"],
    ["[M]+", "M+", "[M]1+", "M;1+"],
    ["[M]+.", "[M]+•", "[M]•+", "[M]+*", "[M].+", "M+.", "[M]⁺·"],
    ["[M]-", "M-"],
    ["[M+CHO2]-", "M+HCOO", "[M+COOH]-", "[M+HCOO]-"],
    ["[M+CH2O2-H]-", "[M-H+FA]-", "M+FA-H", "[M+(CH2O2)-H]-"],
    ["[M+C2H4O2-H]-", "M+Hac-H", "[M+HAc-H]-", "[M+AcOH-H]-"],
    ["[M+H4N]+", "M+NH4", "[M+NH4]+", "[M+H4N]+"],
    ["[2M+C2H4N]+", "2M+ACN+H", "[2M+ACN+H]+", "[2M+CH3CN+H]+"],
    ["[2M+H8O3]2+", "2M+3H2O+2H"],
    ["[M+H-H2O]+", "M-H2O+H", "[M+H-H2O]+", "[M-H2O+H]+"],
    ["[M+C3H9NaO]2+", "M+IsoProp+Na+H"],
    ["[M+[37Cl]]-", "[M+^37Cl]-", "[M+[37Cl]]-"],
    ["[M+[2H]]+", "M+D", "[M+D]+"],
    ["[M+Na-H2]-", "M+Na-2H", "[M-2H+Na]-"],
    ["[M+Fe-H]+", "[M+Fe-H]+"],
  ]

  @Test(arguments: spellings)
  func spellingsAreParsedEqually(_ spellings: [String]) throws {
    let first = try Adduct(spellings[0])
    #expect(first.description == spellings[0])
    for spelling in spellings { #expect(try Adduct(spelling) == first, "\(spelling)") }
  }

  @Test(arguments: [
    ("M", PentadError.Code.adductCharge), ("[M]", .adductCharge), ("[M+H2O]", .adductCharge),
    ("M+H-Cl", .adductCharge), ("M-Br", .adductCharge), ("[M+2H-HCOO]", .adductCharge),
    ("M+Fe", .adductCharge), ("M+H-H", .adductCharge), ("M-CH3", .adductCharge),
    ("M+2H+", .adductCharge), ("M-H-NH3+", .adductCharge), ("[M+H]0+", .adductCharge),
    ("[M+H]+-", .adductCharge), ("[M+H]+2+", .adductCharge), ("[M+H]1", .adductCharge),
    ("[M+H]1000+", .adductCharge), ("[M-H]-/[M-Ser]-", .adductCharge), ("M+H;", .adductCharge),
    ("", .adductText), ("H+", .adductText), ("[Mg+H]+", .adductText), ("[M1+H]+", .adductText),
    ("[M+H", .adductText), ("[M+]+", .adductText), ("[M+H+]+", .adductText),
    ("[M++H]+", .adductText), ("[M+15]+", .adductText), ("[0M+H]+", .adductText),
    ("[02M+H]+", .adductText), ("[M+0.5H2O+H]+", .adductText), ("[M+Na^+]+", .formulaMissingPart),
    ("[M+?]+", .formulaUnexpectedCharacter), ("[M+Xx]+", .formulaUnknownElement),
    ("[M+37Cl]-", .formulaAmbiguous), ("[M+H-H20]+", .formulaAmbiguous),
    ("[M+0H]+", .adductText), ("[M+H]é", .adductText), ("[9999999M+H]+", .adductText),
  ])
  func unclearTextIsRefused(_ text: String, _ code: PentadError.Code) {
    let error = #expect(throws: PentadError.self) { try Adduct(text) }
    #expect(error?.code == code, "\(error?.message ?? "")")
    if let offset = error?.offset { #expect(0...text.utf8.count ~= offset) }
  }

  @Test func offsetCountsTheBytesOfTheText() {
    #expect(offset("[M−H+Xx]+") == 7)
    #expect(offset(" [M+H]x") == 6)
    #expect(offset("⁺[M+H]") == 0)
  }

  private func offset(_ text: String) -> Int? {
    #expect(throws: PentadError.self) { try Adduct(text) }?.offset
  }

  @Test func everyPrefixAndMixtureIsReadOrRefused() throws {
    let symbols = Array("[]M+-2HNa;.^{}()*⁺•0 ")
    for known in Adduct.known.map(\.name) {
      for end in known.indices { _ = try? Adduct(String(known[..<end])) }
    }
    var state: UInt64 = 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<20_000 {
      let text = String((0..<next(13)).map { _ in symbols[next(symbols.count)] })
      guard let adduct = try? Adduct(text) else { continue }
      #expect(try Adduct(adduct.description) == adduct, "\(text)")
    }
  }

  @Test func lossThatTheMoleculeLacksNamesTheElement() throws {
    let dioxide = try Formula("CO2")
    let error = #expect(throws: PentadError.self) { try Adduct("[M-H]-").ion(of: dioxide) }
    #expect(error?.code == .adductLoss)
    #expect(error?.message.contains("hydrogen") == true)
    // Two molecules, or a gained part, may have the atoms.
    #expect(try Adduct("[M+FA-H]-").ion(of: dioxide).hill == "C2HO4")
    #expect(try Adduct("[2M-O3]+").ion(of: dioxide).hill == "C2O")
    #expect(throws: PentadError.self) { try Adduct("[M-O3]+").ion(of: dioxide) }
    // Deuterium is no natural hydrogen.
    #expect(throws: PentadError.self) { try Adduct("[M-H]-").ion(of: Formula("C6D6")) }
    #expect(try Adduct("[M-D]-").ion(of: Formula("C6D6")).hill == "C6[2H]5")
  }

  @Test func moleculeMustBeNeutralAtomsWithElectrons() {
    for (molecule, adduct, code) in [
      ("Na+", "[M+H]+", PentadError.Code.adductMolecule), ("e-", "[M+H]+", .adductMolecule),
      ("H", "[M]2+", .ionCharge), ("H", "[M-H]+", .ionCharge),
      ("C9223372036854775807", "[2M+H]+", .formulaTooLarge),
      ("TcCl4", "[M+H]+", .noNaturalAbundance), ("C", "[M+Tc]+", .noNaturalAbundance),
    ] {
      let error = #expect(throws: PentadError.self) {
        try Adduct(adduct).massToCharge(of: Formula(molecule))
      }
      #expect(error?.code == code, "\(molecule) \(adduct)")
    }
  }

  @Test func neutralMassRefusesImpossibleValues() throws {
    let sodium = try Adduct("[M+Na]+")
    for value in [0, -1, 22.9, .nan, .infinity, .greatestFiniteMagnitude * 2] {
      let error = #expect(throws: PentadError.self) { try sodium.neutralMass(massToCharge: value) }
      #expect(error?.code == .isotopicOption)
    }
    #expect(try sodium.neutralMass(massToCharge: 1e300) > 1e299)
    let masses = try sodium.neutralMasses(massToCharges: [203.05261, 22.9, .nan])
    #expect(masses == [try sodium.neutralMass(massToCharge: 203.05261), nil, nil])
    let technetium = try Adduct("[M+Tc]+")
    let error = #expect(throws: PentadError.self) {
      try technetium.neutralMasses(massToCharges: [])
    }
    #expect(error?.code == .noNaturalAbundance)
  }

  @Test func massErrorAndUncertainty() throws {
    #expect(abs(Formula.massError(measured: 203.053157, calculated: 203.05260880) - 2.7) < 0.01)
    let glucose = try #require(Formula("C6H12O6").monoisotopicMassUncertainty())
    #expect(glucose > 0 && glucose < 1e-8)
    // AME2020: carbon-12 is exact, fluorine-19 has 0.00000083 × 10⁻³ u.
    #expect(try Formula("C60").monoisotopicMassUncertainty() == 0)
    let one = try #require(Formula("F").monoisotopicMassUncertainty())
    let ten = try #require(Formula("F10").monoisotopicMassUncertainty())
    #expect(abs(ten / one - 10) < 1e-12)
    #expect(try Formula("Tc").monoisotopicMassUncertainty() == nil)
  }
}
