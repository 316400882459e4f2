#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "All data of elements, with sources.")

    @Argument(help: "Symbols, names or numbers, in any spelling.") var elements: [String] = []
    @Flag(help: "All 118 elements.") var all = false
    @Flag(help: "Include every known nuclide.") var nuclides = false
    @Option(help: "json, jsonl, table or csv; a table if left out.") var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    func validate() throws {
      guard all == elements.isEmpty else {
        throw ValidationError("name elements, or give --all")
      }
    }

    func run() async throws {
      let format = try formats.choose(format, else: .table)
      let table = PeriodicTable.shared
      let elements = all ? table.elements : try elements.map { try table.element(matching: $0) }
      let values = elements.map { $0.json(withNuclides: nuclides) }
      switch format {
      case .json:
        writeLine((values.count == 1 ? values[0] : .array(values)).printed(sortedKeys: true))
      case .jsonl: for value in values { writeLine(value.printed(sortedKeys: true)) }
      default: write([], rows(elements, isTable: format == .table), as: format)
      }
    }

    private func rows(_ elements: [AtomicElement], isTable: Bool) -> Table {
      var rows = Table(
        header: ["element"] + (isTable ? ElementFact.tableHeader : ElementFact.csvHeader))
      for element in elements {
        var facts = element.facts { isTable ? Self.title($0) : $0.rawValue }
        if nuclides {
          facts += element.nuclides.flatMap { isTable ? [$0.summary] : $0.facts }
        }
        facts.append(element.articleFact)
        rows.rows += facts.map { [element.symbol] + (isTable ? $0.row : $0.csv) }
      }
      return rows
    }

    /// Returns the label of a property in a table: its title in lower case. CSV has its key in JSON,
    /// which is also the name for `--colour`.
    private static func title(_ property: ElementProperty) -> String {
      property.title.prefix(1).lowercased() + property.title.dropFirst()
    }
  }
#endif
