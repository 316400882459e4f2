#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct EmpiricalCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "empirical", abstract: "The empirical formula of an elemental analysis.",
      discussion: """
        The percentages may sum to 95 to 105 and are scaled to 100. The error is the largest \
        difference of one from that of the formula, in percentage points.
        """)

    @Argument(help: "Symbols and percentages in turn: 'C 40.00 H 6.71 O 53.28'.")
    var percentages: [String]
    @Option(
      help: """
        The maximum difference of a percentage, above 0 and at most \
        100.
        """) var tolerance = 0.1
    @Option(help: "The symbol of the element that makes up the rest to 100 %.")
    var remainder: String?
    @Option(help: "json, jsonl, table or csv; jsonl if left out.") var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    func run() async throws {
      let format = try formats.choose(format, else: .jsonl)
      let found = try EmpiricalFormula(
        percentages.joined(separator: " "), tolerance: tolerance,
        remainder: remainder.map { try PeriodicTable.shared.element(symbol: $0) })
      let json: JSONValue = [
        "formula": .string(found.formula.hill), "error": .number(found.error),
      ]
      let row = [found.formula.hill, found.error.ecmaScriptDescription]
      write([json], Table(header: ["formula", "error"], rows: [row]), as: format)
    }
  }
#endif
