#if CommandLine
  import ArgumentParser
  import PentadCore

  /// How answers are written.
  struct AnswerOptions: ParsableArguments {
    @Option(help: "json, jsonl, table or csv; a table on a terminal, else jsonl.")
    var format: OutputFormat?
    @OptionGroup var csv: CSVOptions

    /// The format, checked before anything is asked for.
    func checked(and others: [OutputFormat] = []) throws(PentadError) -> OutputFormat {
      let format = format ?? .usual
      try format.require([.json, .jsonl, .table, .csv] + others)
      return format
    }
  }

  /// An answer in every form that it may be written in.
  struct Answer {
    /// The whole, for json.
    let document: JSONValue
    /// A value a line, for jsonl.
    let lines: [JSONValue]
    let table: Table

    init(_ document: JSONValue, lines: [JSONValue]? = nil, _ table: Table) {
      self.document = document
      self.lines = lines ?? [document]
      self.table = table
    }

    /// A list.
    init(_ values: [JSONValue], _ table: Table) {
      self.init(.array(values), lines: values, table)
    }

    /// How many there are of each.
    init(counts: [(name: String, count: Int)]) {
      self.init(
        .object(counts.map { JSONValue.Member($0.name, .integer($0.count)) }),
        Table(header: ["of", "count"], rows: counts.map { [$0.name, "\($0.count)"] }))
    }

    func write(as format: OutputFormat) {
      switch format {
      case .json: writeLine(document.printed(sortedKeys: true))
      case .jsonl: for line in lines { writeLine(line.printed(sortedKeys: true)) }
      case .csv: writeLine(table.csv)
      case .table, .svg, .ics: writeLine(table.aligned)
      }
    }
  }
#endif
