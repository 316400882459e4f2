#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  struct MonthCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "month", abstract: "A civil month as a wall calendar.",
      discussion: "Without a year and a month, it is the current month, with today marked.")

    @OptionGroup var place: PlaceOptions
    @Option(parsing: .unconditional, help: "The astronomical year.") var year: Int?
    @Option(parsing: .unconditional, help: "1 to 12.") var month: Int?
    @OptionGroup var rules: RuleOptions
    @Option(help: "svg, table, json, jsonl or csv; a table on a terminal, else svg.")
    var format: OutputFormat?
    @OptionGroup var formats: FormatOptions
    @Option(help: "The script of names: english, iast or devanagari.") var script: PanchangScript =
      .english
    @Option(help: "The first weekday of a row: 1 (Sunday) to 7.") var firstVara: Int = 1
    @Option(parsing: .unconditional, help: "svg: the date to mark.") var today: String?
    @Flag(inversion: .prefixedNo, help: "svg: show sunrise and sunset.") var sunTimes = true
    @OptionGroup var clock: ClockOptions
    @OptionGroup var picture: AlmanacPictureArguments
    @OptionGroup var ephemeris: EphemerisOptions

    func validate() throws {
      guard (year == nil) == (month == nil) else {
        throw ValidationError("give --year and --month together")
      }
    }

    func run() async throws {
      let format = try formats.choose(
        format, else: isTerminal ? .table : .svg, of: [.svg] + OutputFormat.records)
      try format.require("--today", today != nil, only: [.svg])
      try format.require("--no-sun-times", !sunTimes, only: [.svg])
      try picture.require(format)
      let place = try place.place()
      let zone = try clock.zone(place.timeZone, format)
      let now = Now.date(in: place.timeZone)
      guard let firstVara = Vara(number: firstVara) else {
        throw PentadError(.invalid, "there is no weekday \(firstVara); use 1 (Sunday) to 7")
      }
      let marked = try today.map(CivilDate.init(iso:)) ?? (year == nil ? now : nil)
      try await ephemeris.with { calendar in
        let grid = try await calendar.monthGrid(
          year: year ?? now.year, month: month ?? now.month, at: place, options: rules.options,
          firstVara: firstVara)
        if format == .svg {
          let options = picture.options(script, today: marked, showsSunTimes: sunTimes)
          return writeText(try grid.svg(width: picture.width, options))
        }
        var writer = RecordWriter(format, header: DayRow.header, csv: PanchangCSV.header)
        for day in grid.days {
          writer.add(
            day.json(in: script, clock: zone), row: DayRow.cells(day, script),
            csv: { PanchangCSV.row(day, clock: zone) })
        }
        writer.end()
      }
    }
  }
#endif
