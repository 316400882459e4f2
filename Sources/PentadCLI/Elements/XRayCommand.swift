#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct XRayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "xray", abstract: "The X-ray absorption edges and emission lines of an element.",
      discussion: """
        Energies are in eV and wavelengths in angstrom. The yield of an edge is the fluorescence yield \
        of its shell; that of a line is its intensity relative to all lines of the same shell. Lines \
        are differences of tabulated levels, within 1 to 3 eV of measured ones.
        """)

    @Argument(help: "A symbol, a name or a number, in any spelling.") var element: String
    @Flag(help: "Edges only.") var edges = false
    @Flag(help: "Lines only.") var lines = false
    @Option(help: "json, jsonl, table or csv; jsonl if left out.") var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    func validate() throws {
      guard !edges || !lines else { throw ValidationError("give one of --edges and --lines") }
    }

    func run() async throws {
      let format = try formats.choose(format, else: .jsonl)
      let element = try PeriodicTable.shared.element(matching: element)
      var records = RecordWriter(
        format, header: ["kind", "name", "siegbahn", "energy", "wavelength", "yield"])
      if !lines {
        for edge in element.xRayEdges {
          add(
            "edge", edge.shell, nil, edge.energy, edge.wavelength, edge.fluorescenceYield,
            to: &records)
        }
      }
      if !edges {
        for line in element.xRayLines {
          add(
            "line", line.transition, line.siegbahn, line.energy, line.wavelength,
            line.relativeIntensity,
            to: &records)
        }
      }
      records.end()
    }

    private func add(
      _ kind: String, _ name: String, _ siegbahn: String?, _ energy: Quantity, _ wavelength: Double,
      _ yield: Double?, to records: inout RecordWriter
    ) {
      records.add(
        [
          "kind": .string(kind), "name": .string(name), "siegbahn": .optional(siegbahn),
          "energy": .number(energy.value), "wavelength": .number(wavelength),
          "yield": .optional(yield),
        ],
        row: [
          kind, name, siegbahn ?? "", energy.value.ecmaScriptDescription,
          wavelength.ecmaScriptDescription, yield?.ecmaScriptDescription ?? "",
        ])
    }
  }
#endif
