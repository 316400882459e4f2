#if CommandLine
  import ArgumentParser
  import PentadCore

  /// The output options of answers.
  struct AnswerOptions: ParsableArguments, JSONChoice {
    @Option(help: "json, jsonl, table or csv; a table on a terminal, else jsonl.")
    var format: OutputFormat?
    // No FormatOptions in this group: NetworkHelp describes why.
    @Flag(help: JSONFlag.about) var json = false
    @Flag(help: FormatOptions.aboutRaw) var raw = false

    func validate() { FormatOptions.set(raw: raw) }

    /// Returns the format, checked before any request.
    func checked(and others: [OutputFormat] = []) throws(PentadError) -> OutputFormat {
      try choose(format, of: OutputFormat.records + others)
    }
  }

  /// An answer in every output format.
  struct Answer {
    /// The whole answer, for json.
    let document: JSONValue
    /// The values, one for each line, for jsonl.
    let lines: [JSONValue]
    let table: Table

    init(_ document: JSONValue, lines: [JSONValue]? = nil, _ table: Table) {
      self.document = document
      self.lines = lines ?? [document]
      self.table = table
    }

    /// Creates the answer of a list.
    init(_ values: [JSONValue], _ table: Table) {
      self.init(.array(values), lines: values, table)
    }

    /// Creates the answer of counts.
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
