#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct OrbitalsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "orbitals",
      abstract: "The filling of an atom's orbitals, as a picture or a table."
    )

    @Argument(help: "A symbol, a name or a number, in any spelling.") var element: String
    @Option(help: "light, dark or highContrast, for a picture.") var theme: PictureTheme = .light
    @Option(parsing: .unconditional, help: "The width of a picture in points.") var width: Double?
    @Option(help: "svg, json, jsonl, table or csv; svg if left out.") var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    func run() async throws {
      let format = try formats.choose(format, else: .svg, of: OutputFormat.records + [.svg])
      let element = try PeriodicTable.shared.element(matching: element)
      if format == .svg {
        return writeLine(try element.orbitals(width: width, PictureOptions(theme: theme)))
      }
      guard let configuration = element.electronConfiguration else {
        throw PentadError(
          .notFound, "the electron configuration of \(element.symbol) is not known")
      }
      var records = RecordWriter(format, header: ["shell", "block", "electrons"])
      for subshell in configuration.subshells {
        records.add(
          [
            "shell": .integer(subshell.shell), "block": .string(subshell.block.rawValue),
            "electrons": .integer(subshell.electrons),
          ],
          row: ["\(subshell.shell)", subshell.block.rawValue, "\(subshell.electrons)"])
      }
      records.end()
    }
  }
#endif
