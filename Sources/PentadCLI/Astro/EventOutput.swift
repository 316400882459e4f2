#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  /// How events without names of their own are written.
  struct EventOutput: ParsableArguments {
    @Option(parsing: .unconditional, help: "table, ics: by whose clock; UTC when left out.")
    var timeZone = "UTC"
    @Option(help: "json, jsonl, table, csv or ics; a table on a terminal, else jsonl.")
    var format: OutputFormat?
    @OptionGroup var csv: CSVOptions
    @Option(help: "ics: names in english, iast or devanagari.")
    var script: PanchangScript = .english
    @OptionGroup var calendar: CalendarOptions

    func zone() throws(PentadError) -> CivilTimeZone { try CivilTimeZone(timeZone) }

    /// Checks the format and begins the output; the moments stand in the third column.
    func writer(
      columns: [String], range: Range<Instant>, zone: CivilTimeZone
    ) throws -> EventWriter {
      try EventWriter(
        format ?? .usual, columns: columns, timeColumn: 2, range: range, zone: zone,
        options: try calendar.options())
    }
  }
#endif
