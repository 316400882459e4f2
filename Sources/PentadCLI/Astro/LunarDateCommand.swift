#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  struct LunarDateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lunar-date",
      abstract: """
        The lunar date of a civil date, or the civil dates of a lunar \
        date.
        """,
      discussion: """
        With --date, prints the lunar date of that civil date; with --year, --era, --month and --tithi, \
        the civil dates of that lunar date. A civil year may have it twice, or not at all; each is a \
        line. A kshaya tithi rules no sunrise, so it has no date, only a start and an end.
        """)

    @OptionGroup var place: PlaceOptions
    @Option(parsing: .unconditional, help: "A civil date.") var date: String?
    @Option(parsing: .unconditional, help: "The year.") var year: Int?
    @Option(help: "The era of --year: shaka, vikrama or civil.")
    var era: LunarDateEra?
    @Option(parsing: .unconditional, help: "The year of the Shaka era: as --year --era shaka.")
    var shaka: Int?
    @Option(help: "The month, 1 (Chaitra) to 12.") var month: Int?
    @Option(help: "The tithi: 1 to 30, from the first of the bright fortnight.") var tithi: Int?
    @Flag(help: "The intercalary (adhika) month of that name.") var adhika = false
    @OptionGroup var rules: RuleOptions
    @Option(help: "json, jsonl, table or csv; a table on a terminal, else jsonl.")
    var format: OutputFormat?
    @OptionGroup var formats: FormatOptions
    @OptionGroup var clock: ClockOptions
    @Option(help: "The script of names: english, iast or devanagari.") var script: PanchangScript =
      .english
    @OptionGroup var ephemeris: EphemerisOptions

    func validate() throws {
      if shaka != nil, year != nil || era != nil {
        throw ValidationError("--shaka includes the era: leave out --year and --era")
      }
      let parts = [year ?? shaka, month, tithi].compactMap { $0 }.count
      guard date == nil ? parts == 3 : parts == 0 && !adhika && era == nil else {
        throw ValidationError("give --date, or --year with --era, --month and --tithi")
      }
      if let year, era == nil {
        throw ValidationError(
          "--year \(year) needs --era: shaka, vikrama, or civil for a year such as 2026")
      }
    }

    func run() async throws {
      let format = try formats.choose(format)
      let place = try place.place()
      let zone = try clock.zone(place.timeZone, format)
      try await ephemeris.with { calendar in
        let answers = try await answers(calendar, place)
        let rows = answers.map { found in
          let dates = found.dates.map(\.isoText)
          return [
            found.lunar?.text(in: script) ?? "-",
            dates.isEmpty ? noDate(found.span, format, place) : dates.joined(separator: ";"),
          ]
        }
        let values = answers.map { found -> JSONValue in
          [
            "lunarDate": found.lunar?.json(in: script) ?? .null,
            "vikrama": found.lunar.map { .integer($0.vikrama(rules.options)) } ?? .null,
            "dates": .array(found.dates.map { .string($0.isoText) }),
            "start": time(found.span?.start, zone), "end": time(found.span?.end, zone),
          ]
        }
        write(values, Table(header: ["lunar date", "dates"], rows: rows), as: format)
      }
    }

    private typealias Answer = (lunar: LunarDate?, dates: [CivilDate], span: LimbSpan<Tithi>?)

    private func answers(_ calendar: AstroCalendar, _ place: Place) async throws -> [Answer] {
      if let date {
        let date = try CivilDate(iso: date)
        let day = try await calendar.day(date, at: place, options: rules.options)
        return [(day.lunarDate, [date], day.udayaTithi == nil ? nil : day.ruling(day.tithis))]
      }
      let lunarDates = try await lunarDates(calendar, place)
      var answers: [Answer] = []
      for lunar in lunarDates {
        let span = try await calendar.find(lunar, options: rules.options)
        let dates = try await calendar.civilDates(of: lunar, at: place, options: rules.options)
        answers.append((lunar, dates, span))
      }
      return answers
    }

    private func lunarDates(
      _ calendar: AstroCalendar, _ place: Place
    ) async throws -> [LunarDate] {
      guard let year = year ?? shaka, let month = month.flatMap(MasaName.init(number:)) else {
        throw PentadError(.invalid, "--month must be 1 (Chaitra) to 12")
      }
      guard let tithi = tithi.flatMap(Tithi.init(number:)) else {
        throw PentadError(.invalid, "--tithi must be 1 to 30")
      }
      let era = era ?? .shaka
      let found = try await calendar.lunarDates(
        month: month, isAdhika: adhika, tithi: tithi, in: year, of: era, at: place,
        options: rules.options)
      guard !found.isEmpty else {
        let name = LunarDate(shaka: year, month: month, isAdhika: adhika, tithi: tithi)
          .text(in: .english)
        throw PentadError(.notFound, "there is no \(name) of the \(era.rawValue) count")
      }
      return found
    }

    /// Returns the cell of a tithi that rules no sunrise. A table shows its time, by the place's
    /// clock.
    private func noDate(
      _ span: LimbSpan<Tithi>?, _ format: OutputFormat, _ place: Place
    ) -> String {
      guard let span, format == .table else { return "-" }
      let times = [span.start, span.end].map {
        let time = LocalTime($0, in: place.timeZone, to: .minute)
        return "\(time.date.isoText) \(time.hoursAndMinutes)"
      }
      return "kshaya, \(times[0]) to \(times[1])"
    }

    private func time(_ instant: Instant?, _ zone: CivilTimeZone?) -> JSONValue {
      instant.map { .string($0.isoText(in: zone)) } ?? .null
    }
  }
#endif
