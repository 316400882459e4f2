#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  struct TransitionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "transitions",
      abstract: """
        The times when tithis, nakshatras, signs and phases \
        begin.
        """,
      discussion: "The span is half-open: its start is included and its end is not.")

    @Option(
      help: """
        tithi, nakshatra, pada, yoga, karana, moon-rashi, sankranti, phase, masa or solar-quarter.
        """)
    var of: TransitionKind
    @OptionGroup var span: SpanOptions
    @Option(help: "The beginning of the sidereal zodiac: lahiri, true-chitra, raman, …")
    var ayanamsa: Ayanamsa = .lahiri
    @OptionGroup var clock: EventClock
    @Option(help: "json, jsonl, table, csv or ics; a table on a terminal, else jsonl.")
    var format: OutputFormat?
    @OptionGroup var formats: FormatOptions
    @Option(help: "The script of names: english, iast or devanagari.") var script: PanchangScript =
      .english
    @OptionGroup var calendar: CalendarOptions
    @OptionGroup var ephemeris: EphemerisOptions

    func run() async throws {
      let range = try span.range()
      let format = try formats.choose(format, of: OutputFormat.records + [.ics])
      try calendar.require(format)
      var writer = try EventWriter(
        format, columns: ["of", "value", "start", "name"], timeColumn: 2, range: range,
        zone: try clock.zone(), local: try clock.local(format), options: try calendar.options())
      let local = writer.local
      try await ephemeris.with { calendar in
        try await range.eachDecade { part in
          for item in try await calendar.transitions(of: of, in: part, ayanamsa: ayanamsa) {
            try writer.add(
              item.json(in: script, clock: local), at: item.instant,
              cells: [item.kind.rawValue, "\(item.value)", "", item.name(in: script)],
              entry: item.calendarEntry(in: script))
          }
        }
        writer.end()
      }
    }
  }
#endif
