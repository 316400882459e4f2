#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  struct PanchangCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "panchang",
      abstract: "The panchang of a day, as a table, a picture or a calendar entry.",
      discussion: """
        Without options, it prints today's panchang at the default place: `pentad panchang` equals \
        `pentad astro panchang`. `pentad config --help` describes how to set the place.
        """,
      aliases: ["day"])

    @OptionGroup var place: PlaceOptions
    @Option(parsing: .unconditional, help: "The date; today's at the place if left out.")
    var date: String?
    @OptionGroup var rules: RuleOptions
    @Option(help: "table, json, jsonl, csv, ics or svg; a table on a terminal, else jsonl.")
    var format: OutputFormat?
    @OptionGroup var formats: FormatOptions
    @Option(help: "The script of names: english, iast or devanagari.") var script: PanchangScript =
      .english
    @Option(help: "ics: an entry to include: day, sunrise, rahu-kala, …; may be repeated.")
    var kind: [DayEntryKind] = []
    @OptionGroup var clock: ClockOptions
    @OptionGroup var picture: AlmanacPictureArguments
    @OptionGroup var ephemeris: EphemerisOptions

    func run() async throws {
      let format = try formats.choose(format, of: OutputFormat.allCases)
      let place = try place.place()
      try format.require("--kind", !kind.isEmpty, only: [.ics])
      try picture.require(format)
      let zone = try clock.zone(place.timeZone, format)
      let kinds = kind.isEmpty ? [.day] : Set(kind)
      let date = try date.map(CivilDate.init(iso:)) ?? Now.date(in: place.timeZone)
      try await ephemeris.with { calendar in
        let day = try await calendar.day(date, at: place, options: rules.options)
        switch format {
        case .json, .jsonl:
          writeLine(day.json(in: script, withHours: true, clock: zone).printed())
        case .csv:
          let row = PanchangCSV.row(day, clock: zone)
          writeLine(Table(header: PanchangCSV.header, rows: [row]).csv)
        case .ics: writeText(try ICalendar.text(of: [day], kinds: kinds, script: script))
        case .svg: writeText(try day.svg(width: picture.width, picture.options(script)))
        case .table:
          writeLine(day.title(in: script))
          writeLine(day.description(in: script))
        }
      }
    }
  }
#endif
