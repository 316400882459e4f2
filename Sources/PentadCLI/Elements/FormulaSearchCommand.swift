#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct FormulaSearchCommand: AsyncParsableCommand {
    enum Rule: String, ExpressibleByArgument, CaseIterable {
      case none
      case dbe
    }

    static let configuration = CommandConfiguration(
      commandName: "formula-search",
      abstract: "All formulas of a mass or an m/z, the nearest first.",
      discussion: """
        Formulas are those of the neutral molecule, with monoisotopic masses. The rule dbe \
        accepts formulas whose double bond equivalents are whole and at least 0.
        """)

    @Argument(help: "The mass of the molecule in u; with an adduct, the m/z of its ion.")
    var mz: Double
    @Option(help: "The maximum error, in parts per million of the value.") var ppm: Double
    @Option(help: "The adduct, such as [M+H]+.") var adduct: String?
    @Option(help: "The allowed numbers of atoms of each element, such as 'C0-50 H0-100 N0-10'.")
    var elements: String?
    @Option(help: "dbe or none.") var rule: Rule = .dbe
    @Option(help: "The maximum number of formulas; more are an error.") var maximum = 100_000
    @Option(help: "json, jsonl, table or csv; jsonl if left out.") var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    func run() async throws {
      let format = try formats.choose(format, else: .jsonl)
      let measurement: FormulaSearch.Measurement =
        if let adduct { .massToCharge(mz, of: try Adduct(advised: adduct)) } else { .mass(mz) }
      let search = try FormulaSearch(
        measurement, within: .ppm(ppm), limits: elements.map { try FormulaLimits($0) } ?? .organic,
        rules: rule == .dbe ? .closedShell : .none, maximum: maximum)
      var records = RecordWriter(format, header: Self.header)
      for found in try search.formulas() { records.add(found.json, row: found.row) }
      records.end()
    }

    private static let header = ["formula", "mass", "m/z", "ppm", "dbe"]
  }

  extension FormulaCandidate {
    fileprivate var json: JSONValue {
      [
        "formula": .string(formula.hill), "mass": .number(mass), "mz": .number(calculated),
        "ppm": .number(ppm), "dbe": JSONValue(doubleBondEquivalents),
      ]
    }

    fileprivate var row: [String] {
      [
        formula.hill, mass.ecmaScriptDescription, calculated.ecmaScriptDescription,
        ppm.ecmaScriptDescription, doubleBondEquivalents?.ecmaScriptDescription ?? "",
      ]
    }
  }
#endif
