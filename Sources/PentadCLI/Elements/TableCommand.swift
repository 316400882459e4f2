#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct TableCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "table", abstract: "The periodic table, as a picture or as text.")

    @Option(help: "18 or 32 columns.") var columns: Int = 18
    @OptionGroup var style: PictureStyle
    @Option(parsing: .unconditional, help: "The width in points; the picture's own if left out.")
    var width: Double?
    @Option(help: "svg, or table for a terminal.") var format: OutputFormat = .svg

    func run() async throws {
      try format.require([.svg, .table])
      guard let layout = TableLayout(rawValue: columns) else {
        throw PentadError(.invalid, "--columns must be 18 or 32, not \(columns)")
      }
      if format == .table { return writeLine(text(layout)) }
      writeLine(
        try PeriodicTablePicture.svg(
          layout: layout, width: width, try style.options(default: .category)))
    }

    private func text(_ layout: TableLayout) -> String {
      var rows = [[String]](
        repeating: [String](repeating: "   ", count: layout.rawValue), count: 10)
      for element in PeriodicTable.shared.elements {
        let cell = element.position(in: layout, style.groupThree)
        let symbol = element.symbol
        rows[cell.row - 1][cell.column - 1] =
          symbol + String(repeating: " ", count: 3 - symbol.count)
      }
      if layout == .columns32 { rows.removeLast(3) }
      return rows.map { Table.trimmed($0.joined()) }.joined(separator: "\n")
    }
  }
#endif
