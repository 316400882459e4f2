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
      abstract: "Eclipses of the Sun or the Moon, seen from all the Earth.",
      discussion: "An eclipse counts by its greatest moment; the span's end is not included.")

    @Option(help: "solar or lunar.") var kind: Kind
    @OptionGroup var span: SpanOptions
    @Option(parsing: .unconditional, help: "table, ics: by whose clock; UTC when left out.")
    var timeZone = "UTC"
    @Option(help: "json, jsonl, table, csv or ics; a table on a terminal, else jsonl.")
    var format: OutputFormat?
    @Option(help: "ics: names in english, iast or devanagari.")
    var script: PanchangScript = .english
    @OptionGroup var calendar: CalendarOptions
    @OptionGroup var ephemeris: EphemerisOptions

    func run() async throws {
      let range = try span.range()
      var writer = try EventWriter(
        format ?? .usual, columns: ["kind", "type", "greatest", "magnitude", "saros"],
        timeColumn: 2, range: range, zone: CivilTimeZone(timeZone),
        options: try calendar.options())
      try await ephemeris.with { calendar in
        for part in range.decades {
          switch kind {
          case .solar:
            for item in try await calendar.solarEclipses(in: part) {
              try writer.add(
                item.json, at: item.greatest,
                cells: cells(item.kind.rawValue, item.magnitude, item.saros),
                entry: item.calendarEntry(in: script))
            }
          case .lunar:
            for item in try await calendar.lunarEclipses(in: part) {
              try writer.add(
                item.json, at: item.greatest,
                cells: cells(item.kind.rawValue, item.magnitude, item.saros),
                entry: item.calendarEntry(in: script))
            }
          }
        }
        writer.end()
      }
    }

    private func cells(_ type: String, _ magnitude: Double, _ saros: Saros) -> [String] {
      let rounded = (magnitude * 10_000).rounded() / 10_000
      return [kind.rawValue, type, "", rounded.ecmaScriptDescription, "\(saros.series)"]
    }
  }
#endif
