#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  /// The output options of events.
  struct EventOutput: ParsableArguments {
    @OptionGroup var clock: EventClock
    @Option(help: "json, jsonl, table, csv or ics; a table on a terminal, else jsonl.")
    var format: OutputFormat?
    @OptionGroup var formats: FormatOptions
    @Option(help: "ics: the script of names: english, iast or devanagari.")
    var script: PanchangScript = .english
    @OptionGroup var calendar: CalendarOptions

    func zone() throws(PentadError) -> CivilTimeZone { try clock.zone() }

    /// Checks the format and begins the output. The third column contains the times.
    func writer(
      columns: [String], range: Range<Instant>, zone: CivilTimeZone
    ) throws -> EventWriter {
      let format = try formats.choose(format, of: OutputFormat.records + [.ics])
      try calendar.require(format)
      return try EventWriter(
        format, columns: columns, timeColumn: 2, range: range, zone: zone,
        local: try clock.local(format), options: try calendar.options())
    }
  }

  /// The clock options of events.
  struct EventClock: ParsableArguments {
    @Option(
      parsing: .unconditional,
      help: "table, ics, and --local-time: the time zone; UTC if left out.")
    var timeZone: String?
    @OptionGroup var options: ClockOptions

    func validate() throws {
      if options.localTime, timeZone == nil {
        throw ValidationError("--local-time needs --time-zone")
      }
    }

    func zone() throws(PentadError) -> CivilTimeZone { try CivilTimeZone(timeZone ?? "UTC") }

    /// Returns the zone of times in JSON and CSV; nil for UTC.
    func local(_ format: OutputFormat) throws(PentadError) -> CivilTimeZone? {
      try options.zone(try zone(), format)
    }
  }
#endif
