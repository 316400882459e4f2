#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  struct DaysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "days", abstract: "The days from one date to another, both included.",
      discussion: """
        Dates are proleptic Gregorian with astronomical years: 2026-11-21, -3101-01-23. Times in json, \
        jsonl and csv are UTC.
        """)

    @OptionGroup var place: PlaceOptions
    @Option(parsing: .unconditional, help: "The first date.") var from: String
    @Option(parsing: .unconditional, help: "The last date.") var to: String
    @OptionGroup var rules: RuleOptions
    @OptionGroup var output: DayOutput
    @OptionGroup var ephemeris: EphemerisOptions

    func run() async throws {
      let place = try place.place()
      let (first, last) = (try CivilDate(iso: from), try CivilDate(iso: to))
      try await ephemeris.with { calendar in
        let days = calendar.days(from: first, to: last, at: place, options: rules.options)
        var writer = try output.writer(for: place, from: first, to: last)
        for try await day in days { try writer.add(day) }
        writer.end()
      }
    }
  }
#endif
