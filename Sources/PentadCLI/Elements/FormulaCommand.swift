#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct FormulaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "formula", abstract: "Composition and molar mass of formulas.",
      discussion: """
        Without formulas, it reads one a line from standard input and prints a line for each. A line of \
        more than 1 MiB is invalid, and its rest is skipped. The status is 1 if a formula was invalid. \
        With --peptide, --dna or --rna the texts are sequences.
        """)

    @Argument(
      parsing: .captureForPassthrough,
      help: "Formulas, such as CuSO4·5H2O; after -- all arguments are formulas.")
    var formulas: [String] = []
    @Option(
      help: "automatic, hill for what RDKit and PubChem write, or groups with Et, Ph, OAc.")
    var reading: Formula.Reading = .automatic
    @Option(
      name: .customLong("as"),
      help: "Print only the formula, a line each: unicode, latex, mhchem, html or hill.")
    var form: Formula.TextForm?
    @OptionGroup var sequences: SequenceOptions
    @Option(help: "json, jsonl, table or csv.") var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    mutating func run() async throws {
      try takeTrailingOptions()
      let meaning = try sequences.meaning(reading)
      if let form { return try write(form, meaning) }
      let format = try formats.choose(format, else: formulas.isEmpty ? .jsonl : .json)
      var writer = FormulaWriter(format)
      if formulas.isEmpty {
        while let line = try StandardInput.nextLine() {
          writer.add(FormulaResult(utf8: line, meaning))
        }
      }
      for formula in formulas { writer.add(FormulaResult(utf8: Array(formula.utf8), meaning)) }
      writer.end()
      if writer.hasFailed { throw ExitCode(1) }
    }

    /// Writes a line for each formula, empty for a bad one, whose error goes to standard error.
    private func write(_ form: Formula.TextForm, _ meaning: FormulaMeaning) throws {
      guard format == nil, !formats.json else {
        throw ValidationError("--as prints text: leave out --format and --json")
      }
      var hasFailed = false
      func add(_ result: FormulaResult) {
        switch result.text(form) {
        case .success(let text): writeLine(text)
        case .failure(let error):
          hasFailed = true
          writeLine("")
          note("\(result.text): \(error.message)")
        }
      }
      if formulas.isEmpty {
        while let line = try StandardInput.nextLine() { add(FormulaResult(utf8: line, meaning)) }
      }
      for formula in formulas { add(FormulaResult(utf8: Array(formula.utf8), meaning)) }
      if hasFailed { throw ExitCode(1) }
    }

    /// Parses the options after the formulas. The parser leaves them among the formulas, because
    /// formulas may begin with `-`. There are none after `--`.
    private mutating func takeTrailingOptions() throws {
      let end = formulas.firstIndex(of: "--") ?? formulas.endIndex
      var words = formulas[..<end]
      var found: [String] = []
      while let word = words.popFirst() {
        switch word {
        case "--help", "-h": throw CleanExit.helpRequest(self)
        case "--version": throw CleanExit.message("\(Version.string)")
        case "--json": formats.json = true
        case "--raw": SpreadsheetText.isRaw.withLock { $0 = true }
        case "--format": format = try Self.format(words.popFirst())
        case _ where word.hasPrefix("--format="):
          format = try Self.format(String(word.dropFirst("--format=".count)))
        case "--reading": reading = try Self.reading(words.popFirst())
        case _ where word.hasPrefix("--reading="):
          reading = try Self.reading(String(word.dropFirst("--reading=".count)))
        case "--peptide": sequences.kind = .peptide
        case "--dna": sequences.kind = .dna
        case "--rna": sequences.kind = .rna
        case "--double": sequences.double = true
        case "--end": sequences.end = try Self.end(words.popFirst())
        case _ where word.hasPrefix("--end="):
          sequences.end = try Self.end(String(word.dropFirst("--end=".count)))
        case "--as": form = try Self.form(words.popFirst())
        case _ where word.hasPrefix("--as="): form = try Self.form(String(word.dropFirst(5)))
        default: found.append(word)
        }
      }
      formulas = found + formulas[end...].dropFirst()
    }

    private static func reading(_ word: String?) throws -> Formula.Reading {
      guard let reading = word.flatMap(Formula.Reading.init(rawValue:)) else {
        throw ValidationError("--reading must be automatic, hill or groups")
      }
      return reading
    }

    private static func end(_ word: String?) throws -> Formula.FivePrimeEnd {
      guard let end = word.flatMap(Formula.FivePrimeEnd.init(rawValue:)) else {
        throw ValidationError("--end must be hydroxyl, phosphate or triphosphate")
      }
      return end
    }

    private static func form(_ word: String?) throws -> Formula.TextForm {
      guard let form = word.flatMap(Formula.TextForm.init(rawValue:)) else {
        throw ValidationError("--as must be unicode, latex, mhchem, html or hill")
      }
      return form
    }

    private static func format(_ word: String?) throws -> OutputFormat {
      guard let format = word.flatMap(OutputFormat.init(rawValue:)) else {
        throw ValidationError("--format must be json, jsonl, table or csv")
      }
      return format
    }
  }
#endif
