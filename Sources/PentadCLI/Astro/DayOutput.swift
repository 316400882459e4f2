#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  /// The output options of days.
  struct DayOutput: ParsableArguments {
    @Option(help: "json, jsonl, table, csv or ics; a table on a terminal, else jsonl.")
    var format: OutputFormat?
    @OptionGroup var formats: FormatOptions
    @Option(help: "The script of names: english, iast or devanagari.") var script: PanchangScript =
      .english
    @Flag(help: "json, jsonl: include the choghadiyas and horas.") var hours = false
    @Option(help: "ics: an entry to include: day, sunrise, rahu-kala, …; may be repeated.")
    var kind: [DayEntryKind] = []
    @OptionGroup var clock: ClockOptions
    @OptionGroup var calendar: CalendarOptions

    /// True if an option needs data that only the engine computes.
    var isOfEngine: Bool { script != .english || hours || !kind.isEmpty }

    /// Checks the format and begins the output.
    func writer(for place: Place, from first: CivilDate, to last: CivilDate) throws -> DayWriter {
      let format = try formats.choose(format, of: OutputFormat.records + [.ics])
      try format.require("--hours", hours, only: [.json, .jsonl])
      try format.require("--kind", !kind.isEmpty, only: [.ics])
      try calendar.require(format)
      let zone = try clock.zone(place.timeZone, format)
      guard format == .ics else {
        return DayWriter(
          output: self, zone: zone,
          records: RecordWriter(format, header: DayRow.header, csv: PanchangCSV.header))
      }
      let kinds = kind.isEmpty ? [.day] : Set(kind)
      let writer = try ICalendarWriter(
        daysFrom: first, to: last, at: place, kinds: kinds, try calendar.options())
      return DayWriter(output: self, calendar: CalendarStream(writer), kinds: kinds)
    }
  }

  /// Writes days one after another.
  struct DayWriter {
    let output: DayOutput
    /// The zone of the times; nil for UTC.
    var zone: CivilTimeZone?
    var records: RecordWriter?
    var calendar: CalendarStream?
    var kinds: Set<DayEntryKind> = []

    mutating func add(_ day: PanchangDay) throws {
      let zone = zone
      records?.add(
        day.json(in: output.script, withHours: output.hours, clock: zone),
        row: DayRow.cells(day, output.script), csv: { PanchangCSV.row(day, clock: zone) })
      for entry in calendar == nil ? [] : day.calendarEntries(of: kinds, in: output.script) {
        try calendar?.add(entry)
      }
    }

    mutating func end() {
      records?.end()
      calendar?.end()
    }
  }

  /// Writes the entries of a calendar one after another.
  struct CalendarStream {
    private let writer: ICalendarWriter
    private var output = OutputBuffer()

    init(_ writer: ICalendarWriter) {
      self.writer = writer
      output.add(writer.head)
    }

    mutating func add(_ entry: CalendarEntry) throws(PentadError) {
      output.add(try writer.text(of: entry))
    }

    mutating func end() {
      output.add(writer.tail)
      output.flush()
    }
  }
#endif
