#if CommandLine
  import PentadCore

  /// Writes the results of formulas one after another, in constant memory.
  struct FormulaWriter {
    private let format: OutputFormat
    private var records: RecordWriter
    private var output = OutputBuffer()
    /// The only result so far. In JSON, one result is a document, and several are an array.
    private var first: JSONValue?
    private var count = 0
    /// True if a formula was invalid.
    private(set) var hasFailed = false

    init(_ format: OutputFormat) {
      self.format = format
      records = RecordWriter(format, header: FormulaResult.header)
    }

    mutating func add(_ result: FormulaResult) {
      hasFailed = hasFailed || result.isFailure
      count += 1
      switch format {
      case .jsonl: writeLine(result.json.printed())
      case .json: add(result.json)
      case .csv, .table, .svg, .ics:
        records.add(.null, row: result.row(absent: "-"), csv: { result.row(absent: "") })
      }
    }

    private mutating func add(_ json: JSONValue) {
      guard count > 1 else {
        first = json
        return
      }
      if let first { output.add("[" + first.printed()) }
      first = nil
      output.add("," + json.printed())
    }

    /// Ends the output.
    mutating func end() {
      switch (format, count) {
      case (.jsonl, _): return
      case (.json, 0): output.add("[]\n")
      case (.json, 1): output.add((first ?? .null).printed() + "\n")
      case (.json, _): output.add("]\n")
      default: return records.end()
      }
      output.flush()
    }
  }
#endif
