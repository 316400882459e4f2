#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  struct LunarDateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lunar-date", abstract: "The lunar date of a civil one, and the other way.",
      discussion: """
        With --date it is the lunar date of that civil date; with --shaka, --month and --tithi the \
        civil dates of that lunar date.
        """)

    @OptionGroup var place: PlaceOptions
    @Option(parsing: .unconditional, help: "A civil date.") var date: String?
    @Option(parsing: .unconditional, help: "The year of the Shaka era.") var shaka: Int?
    @Option(help: "The month, 1 (Chaitra) to 12.") var month: Int?
    @Option(help: "1 to 30, from the bright fortnight's first.") var tithi: Int?
    @Flag(help: "The intercalary month of that name.") var adhika = false
    @OptionGroup var rules: RuleOptions
    @Option(help: "json, jsonl, table or csv; a table on a terminal, else jsonl.")
    var format: OutputFormat?
    @OptionGroup var csv: CSVOptions
    @Option(help: "Names in english, iast or devanagari.") var script: PanchangScript = .english
    @OptionGroup var ephemeris: EphemerisOptions

    func validate() throws {
      let parts = [shaka, month, tithi].compactMap { $0 }.count
      guard date == nil ? parts == 3 : parts == 0 && !adhika else {
        throw ValidationError("give --date, or --shaka, --month and --tithi")
      }
    }

    func run() async throws {
      let format = format ?? .usual
      try format.require([.json, .jsonl, .table, .csv])
      let place = try place.place()
      try await ephemeris.with { calendar in
        let found = try await answer(calendar, place)
        let dates = found.dates.map(\.isoText)
        let row = [
          found.lunar?.text(in: script) ?? "-", dates.isEmpty ? "-" : dates.joined(separator: ";"),
        ]
        let value: JSONValue = [
          "lunarDate": found.lunar?.json(in: script) ?? .null,
          "dates": .array(dates.map { .string($0) }), "start": time(found.span?.start),
          "end": time(found.span?.end),
        ]
        write([value], Table(header: ["lunar date", "dates"], rows: [row]), as: format)
      }
    }

    private typealias Answer = (lunar: LunarDate?, dates: [CivilDate], span: LimbSpan<Tithi>?)

    private func answer(_ calendar: AstroCalendar, _ place: Place) async throws -> Answer {
      if let date {
        let date = try CivilDate(iso: date)
        let day = try await calendar.day(date, at: place, options: rules.options)
        return (day.lunarDate, [date], day.udayaTithi == nil ? nil : day.ruling(day.tithis))
      }
      let lunar = try lunarDate()
      guard let span = try await calendar.find(lunar, options: rules.options) else {
        throw PentadError(.notFound, "there is no \(lunar.text(in: .english))")
      }
      let dates = try await calendar.civilDates(of: lunar, at: place, options: rules.options)
      return (lunar, dates, span)
    }

    private func lunarDate() throws(PentadError) -> LunarDate {
      guard let shaka, let month = month.flatMap(MasaName.init(number:)) else {
        throw PentadError(.invalid, "a month is 1 (Chaitra) to 12")
      }
      guard let tithi = tithi.flatMap(Tithi.init(number:)) else {
        throw PentadError(.invalid, "a tithi is 1 to 30")
      }
      return LunarDate(shaka: shaka, month: month, isAdhika: adhika, tithi: tithi)
    }

    private func time(_ instant: Instant?) -> JSONValue {
      instant.map { .string($0.isoText) } ?? .null
    }
  }
#endif
