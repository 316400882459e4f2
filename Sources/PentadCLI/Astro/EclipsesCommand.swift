#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  struct EclipsesCommand: AsyncParsableCommand {
    enum Kind: String, ExpressibleByArgument, CaseIterable {
      case solar
      case lunar
    }

    static let configuration = CommandConfiguration(
      commandName: "eclipses",
      abstract: "Eclipses of the Sun or the Moon, of all the Earth or of a place.",
      discussion: """
        An eclipse counts by its greatest moment; the span's end is not included. With a place, only \
        what can be seen there is listed; of the Sun, table and CSV then say what the place sees.
        """)

    @Option(help: "solar or lunar.") var kind: Kind
    @OptionGroup var viewpoint: ViewpointOptions
    @OptionGroup var span: SpanOptions
    @OptionGroup var output: EventOutput
    @OptionGroup var ephemeris: EphemerisOptions

    func run() async throws {
      let range = try span.range()
      let zone = try output.zone()
      let place = try viewpoint.place(in: zone)
      var writer = try output.writer(
        columns: ["kind", "type", "greatest", "magnitude", "saros"], range: range, zone: zone)
      try await ephemeris.with { calendar in
        for part in range.decades {
          for row in try await rows(calendar, part, place) {
            try writer.add(row.json, at: row.greatest, cells: row.cells, entry: row.entry)
          }
        }
        writer.end()
      }
    }

    private func rows(
      _ calendar: AstroCalendar, _ range: Range<Instant>, _ place: Place?
    ) async throws -> [EclipseRow] {
      switch (kind, place) {
      case (.solar, let place?):
        try await calendar.solarEclipses(
          in: range, at: place, includingInvisible: viewpoint.includeInvisible
        ).map { EclipseRow($0, at: place, output.script) }
      case (.lunar, let place?):
        try await calendar.lunarEclipses(
          in: range, at: place, includingInvisible: viewpoint.includeInvisible
        ).map { EclipseRow($0.eclipse, $0.json, output.script) }
      case (.solar, nil):
        try await calendar.solarEclipses(in: range).map { EclipseRow($0, output.script) }
      case (.lunar, nil):
        try await calendar.lunarEclipses(in: range).map { EclipseRow($0, $0.json, output.script) }
      }
    }
  }

  /// An eclipse as every format needs it.
  private struct EclipseRow {
    let json: JSONValue
    let greatest: Instant
    let cells: [String]
    let entry: CalendarEntry

    init(_ eclipse: SolarEclipse, _ script: PanchangScript) {
      json = eclipse.json
      greatest = eclipse.greatest
      cells = Self.cells("solar", eclipse.kind.rawValue, eclipse.magnitude, eclipse.saros)
      entry = eclipse.calendarEntry(in: script)
    }

    init(_ local: LocalSolarEclipse, at place: Place, _ script: PanchangScript) {
      let eclipse = local.eclipse
      json = local.json
      greatest = local.view?.greatest ?? eclipse.greatest
      cells = Self.cells(
        "solar", local.view?.kind.rawValue ?? "invisible",
        local.view?.magnitude ?? 0, eclipse.saros)
      entry = local.calendarEntry(at: place, in: script)
    }

    init(_ eclipse: LunarEclipse, _ json: JSONValue, _ script: PanchangScript) {
      self.json = json
      greatest = eclipse.greatest
      cells = Self.cells("lunar", eclipse.kind.rawValue, eclipse.magnitude, eclipse.saros)
      entry = eclipse.calendarEntry(in: script)
    }

    private static func cells(
      _ kind: String, _ type: String, _ magnitude: Double, _ saros: Saros?
    ) -> [String] {
      let rounded = (magnitude * 10_000).rounded() / 10_000
      return [kind, type, "", rounded.ecmaScriptDescription, saros.map { "\($0.series)" } ?? ""]
    }
  }
#endif
