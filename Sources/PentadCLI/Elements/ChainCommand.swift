#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct ChainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "chain", abstract: "The decay chain of a nuclide, as a table or a picture.",
      discussion: """
        Writes a row for each decay: the nuclide, its half-life in seconds, the mode, the daughter and \
        the share of the decays. Each nuclide follows its parents; a stable one has a row without a \
        mode. Decays end in ground states: NUBASE does not list those that end in isomers.
        """)

    @Argument(help: "The nuclide, such as U-238 or Tc-99m.") var nuclide: String
    @Option(help: "light, dark or highContrast, for a picture.") var theme: PictureTheme = .light
    @Option(parsing: .unconditional, help: "The width of a picture in points.") var width: Double?
    @Option(help: "json, jsonl, table, csv or svg; jsonl if left out.") var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    func run() async throws {
      let format = try formats.choose(format, else: .jsonl, of: OutputFormat.records + [.svg])
      let chain = try Nuclide(nuclide).decayChain
      if format == .svg {
        let options = PictureOptions(theme: theme, colouring: .category)
        return writeLine(try chain.picture(width: width, options))
      }
      var records = RecordWriter(
        format, header: ["nuclide", "halfLife", "mode", "daughter", "share"])
      for member in chain.members {
        let branches = member.branches.isEmpty ? [nil] : member.branches.map(Optional.some)
        for branch in branches { add(member.nuclide, branch, to: &records) }
      }
      records.end()
    }

    private func add(
      _ nuclide: Nuclide, _ branch: DecayChain.Branch?, to records: inout RecordWriter
    ) {
      let seconds = nuclide.halfLife?.seconds
      records.add(
        [
          "nuclide": .string(nuclide.id), "halfLife": .optional(seconds),
          "mode": .optional(branch?.mode), "daughter": .optional(branch?.daughter),
          "share": .optional(branch?.share),
        ],
        row: [
          nuclide.id, seconds?.ecmaScriptDescription ?? "", branch?.mode ?? "",
          branch?.daughter ?? "", branch?.share.ecmaScriptDescription ?? "",
        ])
    }
  }
#endif
