#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct TableCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "table", abstract: "The periodic table, as a picture, as text or as data.",
      discussion: """
        As data (csv, json, jsonl) it has a row for each element: number, symbol, name, group, period, \
        block, category, and the values of properties as plain numbers. --uncertainty adds a column \
        behind each, and --units-row a row with the units below the header of CSV. An unknown value \
        is empty, in JSON null.
        """)

    @Option(help: "18 or 32 columns.") var columns: Int = 18
    @OptionGroup var style: PictureStyle
    @Option(parsing: .unconditional, help: "The width in points; the picture's own if left out.")
    var width: Double?
    @Option(help: "For data, a property such as density; several for several; all when left out.")
    var property: [String] = []
    @Option(help: "For data, the units: customary or si.")
    var units: PropertyColumn.Units = .customary
    @Flag(help: "For data, without predicted values.") var measured = false
    @Flag(help: "For data, with a column of uncertainties behind each property.")
    var uncertainty = false
    @Flag(help: "For CSV, with a row of units below the header.") var unitsRow = false
    @Option(help: "svg, table for a terminal, or csv, json, jsonl for data; svg if left out.")
    var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    func run() async throws {
      let format = try formats.choose(format, else: .svg, of: OutputFormat.records + [.svg])
      try format.require(
        "--property", !property.isEmpty || uncertainty || measured, only: [.csv, .json, .jsonl])
      try format.require("--units-row", unitsRow, only: [.csv])
      if ![.svg, .table].contains(format) { return try writeData(as: format) }
      guard let layout = TableLayout(rawValue: columns) else {
        throw PentadError(.invalid, "--columns must be 18 or 32, not \(columns)")
      }
      if format == .table { return writeLine(text(layout)) }
      writeLine(
        try PeriodicTablePicture.svg(
          layout: layout, width: width, try style.options(default: .category)))
    }

    private func writeData(as format: OutputFormat) throws(PentadError) {
      let names = property.isEmpty ? ElementProperty.allCases.map(\.rawValue) : property
      var columns: [PropertyColumn] = []
      for name in names {
        guard let property = ElementProperty(rawValue: name) else {
          let known = ElementProperty.allCases.map(\.rawValue).joined(separator: ", ")
          throw PentadError(.invalid, "\"\(name)\" is no property; use \(known)")
        }
        columns.append(
          PeriodicTable.shared.column(property, units: units, includesPredicted: !measured))
      }
      let data = ElementColumns(columns, style.groupThree, hasUncertainties: uncertainty)
      data.write(as: format, unitsRow: unitsRow)
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
