#if CommandLine
  import ArgumentParser
  import PentadCore

  /// How answers are written.
  struct StellarOutput: ParsableArguments {
    @Option(help: "json, jsonl, table or csv; a table on a terminal, else jsonl.")
    var format: OutputFormat?

    /// The format, checked before anything is asked for.
    func checked(and others: [OutputFormat] = []) throws(PentadError) -> OutputFormat {
      let format = format ?? .usual
      try format.require([.json, .jsonl, .table, .csv] + others)
      return format
    }
  }

  /// An answer in every form that it may be written in.
  struct StellarAnswer {
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

    /// Values with how fresh they are, which in the forms without room for it is a note.
    init<Value>(
      _ name: String, _ snapshot: Snapshot<Value>, _ values: [JSONValue], _ table: Table
    ) {
      if snapshot.isStale { note("stored \(Age.text(since: snapshot.storedAt)) ago") }
      self.init(
        [
          name: .array(values), "isStale": .bool(snapshot.isStale),
          "origin": .string(snapshot.origin.rawValue),
          "storedAt": StellarJSON.moment(snapshot.storedAt),
        ], lines: values, table)
    }

    func write(as format: OutputFormat) {
      switch format {
      case .json: writeLine(document.text(sortedKeys: true))
      case .jsonl: for line in lines { writeLine(line.text(sortedKeys: true)) }
      case .csv: writeLine(table.csv)
      case .table, .svg, .ics: writeLine(table.onLines.aligned)
      }
    }
  }

  extension Table {
    /// With each row on one line, for people.
    fileprivate var onLines: Table {
      Table(
        header: header,
        rows: rows.map { row in
          row.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
        })
    }
  }
#endif
