#if CommandLine
  import PentadCore

  /// Writes records one after another, in constant memory.
  struct RecordWriter {
    private let format: OutputFormat
    private var table: TableStream
    private var json: JSONSequence
    private var output = OutputBuffer()

    /// Begins the output. `header` is the header of the table, `csv` that of CSV if it differs.
    init(_ format: OutputFormat, header: [String], csv: [String]? = nil) {
      self.format = format
      table = TableStream(header: header)
      json = JSONSequence(format == .json ? .array : .lines)
      if format == .csv { output.add(SpreadsheetText.row(csv ?? header) + "\n") }
    }

    /// Writes a record in the requested format.
    mutating func add(
      _ value: @autoclosure () -> JSONValue, row: @autoclosure () -> [String],
      csv: (() -> [String])? = nil
    ) {
      switch format {
      case .json, .jsonl: output.add(json.text(of: value()).withVisibleEnds)
      case .csv: output.add(SpreadsheetText.row(csv?() ?? row()) + "\n")
      case .table, .svg, .ics: output.add(table.add(row()))
      }
    }

    /// Ends the output.
    mutating func end() {
      if format == .json { output.add(json.tail) }
      if format == .table { output.add(table.end()) }
      output.flush()
    }
  }

  /// Collects small texts, and writes them in large parts.
  struct OutputBuffer {
    private var text = ""

    mutating func add(_ more: String) {
      text += more
      if text.utf8.count > 1 << 16 { flush() }
    }

    mutating func flush() {
      if !text.isEmpty { writeText(text) }
      text = ""
    }
  }

  /// A table with the column widths of its first rows, so that the others need not be held in
  /// memory.
  struct TableStream {
    private var first: Table
    private var widths: [Int]?

    init(header: [String]) { first = Table(header: header) }

    /// Adds a row, and returns the text that can be written now.
    mutating func add(_ row: [String]) -> String {
      let row = row.map(\.onOneLine)
      if let widths { return Table.line(row, widths) + "\n" }
      first.rows.append(row)
      guard first.rows.count == 400 else { return "" }
      widths = first.widths
      return first.aligned + "\n"
    }

    /// Returns the remaining text.
    func end() -> String { widths == nil ? first.aligned + "\n" : "" }
  }
#endif
