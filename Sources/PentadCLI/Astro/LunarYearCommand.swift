#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  struct LunarYearCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lunar-year", abstract: "The months of a lunar year, from new moon to new moon.")

    @Option(parsing: .unconditional, help: "The year of the Shaka era.") var shaka: Int
    @Option(
      name: [.customLong("vikrama"), .customLong("vikrama-year")],
      help: "When a Vikrama year begins: chaitradi or kartikadi.")
    var vikrama: VikramaYear = .chaitradi
    @Option(help: "The beginning of the sidereal zodiac: lahiri, true-chitra, raman, …")
    var ayanamsa: Ayanamsa = .lahiri
    @Option(help: "json, jsonl (a month a line), table or csv; a table on a terminal, else jsonl.")
    var format: OutputFormat?
    @OptionGroup var formats: FormatOptions
    @OptionGroup var clock: EventClock
    @Option(help: "The script of names: english, iast or devanagari.") var script: PanchangScript =
      .english
    @OptionGroup var ephemeris: EphemerisOptions

    func run() async throws {
      let format = try formats.choose(format)
      let local = try clock.local(format)
      // A table uses the named clock.
      let zone = format == .table && clock.timeZone != nil ? try clock.zone() : local
      let options = PanchangOptions(vikramaYear: vikrama, ayanamsa: ayanamsa)
      try await ephemeris.with { calendar in
        let year = try await calendar.lunarYear(shaka: shaka, options: options)
        var table = Table(header: ["month", "adhika", "kshaya", "start", "end", "name"])
        for month in year.months {
          table.rows.append([
            "\(month.masa.amanta.number)", "\(month.masa.isAdhika)", "\(month.masa.isKshaya)",
            month.span.lowerBound.isoText(in: zone), month.span.upperBound.isoText(in: zone),
            month.name(in: script),
          ])
        }
        let values =
          format == .jsonl
          ? year.months.map { $0.json(in: script, clock: local) }
          : [year.json(in: script, clock: local)]
        write(values, table, as: format)
      }
    }
  }
#endif
