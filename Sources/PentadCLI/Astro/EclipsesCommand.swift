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
        An eclipse belongs to the span that includes its greatest moment; the span's end is not \
        included. With a place, only eclipses visible there are listed: table, CSV and iCalendar show \
        the visible part, between rising and setting, with the greatest moment as seen there. JSON has \
        altitude and visibility at each contact. Start and end are those of the iCalendar event: first \
        and last contact for the Sun; for the Moon those of the penumbra, or at a place that sees it, \
        of the umbra.
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
        columns: ["kind", "type", "greatest", "magnitude", "saros", "start", "end"], range: range,
        zone: zone)
      let text = writer.text
      try await ephemeris.with { calendar in
        try await range.eachDecade { part in
          for row in try await rows(calendar, part, place, writer.local) {
            try writer.add(
              row.json, at: row.greatest, cells: row.cells(text), entry: row.entry)
          }
        }
        writer.end()
      }
    }

    private func rows(
      _ calendar: AstroCalendar, _ range: Range<Instant>, _ place: Place?, _ zone: CivilTimeZone?
    ) async throws -> [EclipseRow] {
      switch (kind, place) {
      case (.solar, let place?):
        try await calendar.solarEclipses(
          in: range, at: place, includingInvisible: viewpoint.includeInvisible
        ).map { EclipseRow($0, at: place, output.script, zone) }
      case (.lunar, let place?):
        try await calendar.lunarEclipses(
          in: range, at: place, includingInvisible: viewpoint.includeInvisible
        ).map { EclipseRow($0, at: place, output.script, zone) }
      case (.solar, nil):
        try await calendar.solarEclipses(in: range).map { EclipseRow($0, output.script, zone) }
      case (.lunar, nil):
        try await calendar.lunarEclipses(in: range).map {
          EclipseRow($0, $0.json(clock: zone), output.script)
        }
      }
    }
  }

  /// An eclipse with the data for every output format.
  private struct EclipseRow {
    let json: JSONValue
    let greatest: Instant
    let entry: CalendarEntry
    private let names: [String]
    private let isSeen: Bool

    /// Returns the cells for tables and CSV; the cell of the greatest moment is empty. Start and
    /// end are those of the calendar entry.
    func cells(_ text: (Instant) -> String) -> [String] {
      guard isSeen, case .span(let span) = entry.time else { return names + ["", ""] }
      return names + [text(span.lowerBound), text(span.upperBound)]
    }

    init(_ eclipse: SolarEclipse, _ script: PanchangScript, _ zone: CivilTimeZone?) {
      json = eclipse.json(clock: zone)
      greatest = eclipse.greatest
      names = Self.names("solar", eclipse.kind.rawValue, eclipse.magnitude, eclipse.saros)
      isSeen = true
      entry = eclipse.calendarEntry(in: script)
    }

    init(
      _ local: LocalSolarEclipse, at place: Place, _ script: PanchangScript,
      _ zone: CivilTimeZone?
    ) {
      let eclipse = local.eclipse
      json = local.json(clock: zone)
      greatest = local.view?.greatest ?? eclipse.greatest
      isSeen = local.view != nil
      names = Self.names(
        "solar", local.view?.kind.rawValue ?? "invisible",
        local.view?.magnitude ?? 0, eclipse.saros)
      entry = local.calendarEntry(at: place, in: script)
    }

    init(_ eclipse: LunarEclipse, _ json: JSONValue, _ script: PanchangScript) {
      self.json = json
      greatest = eclipse.greatest
      names = Self.names("lunar", eclipse.kind.rawValue, eclipse.magnitude, eclipse.saros)
      isSeen = true
      entry = eclipse.calendarEntry(in: script)
    }

    init(
      _ local: LocalLunarEclipse, at place: Place, _ script: PanchangScript, _ zone: CivilTimeZone?
    ) {
      let eclipse = local.eclipse
      json = local.json(clock: zone)
      greatest = local.view?.greatest ?? eclipse.greatest
      isSeen = local.view != nil
      names = Self.names(
        "lunar", local.view?.kind.rawValue ?? "invisible",
        local.view?.magnitude ?? 0, eclipse.saros)
      entry = local.calendarEntry(at: place, in: script)
    }

    private static func names(
      _ kind: String, _ type: String, _ magnitude: Double, _ saros: Saros?
    ) -> [String] {
      let rounded = (magnitude * 10_000).rounded() / 10_000
      return [kind, type, "", rounded.ecmaScriptDescription, saros.map { "\($0.series)" } ?? ""]
    }
  }
#endif
