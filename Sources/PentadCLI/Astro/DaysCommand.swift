#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  struct DaysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "days", abstract: "The days from one date to another, both included.",
      discussion: """
        Dates are proleptic Gregorian with astronomical years: 2026-11-21, -3101-01-23. Times in json, \
        jsonl and csv are UTC, or with --local-time by the place's clock.

        With --server, the days come from that server, by its own rules and names: a line for each \
        tithi that begins on a date. A base address such as http://127.0.0.1:8080 means its path \
        /astro/apiv2.php. With --store as well, they are cached for 30 days, and used after that if \
        the server cannot be reached.
        """)

    @OptionGroup var place: PlaceOptions
    @Option(parsing: .unconditional, help: "The first date.") var from: String
    @Option(parsing: .unconditional, help: "The last date.") var to: String
    @OptionGroup var rules: RuleOptions
    @OptionGroup var output: DayOutput
    @OptionGroup var ephemeris: EphemerisOptions
    @OptionGroup var server: ServerOptions<AstroServer>

    func validate() throws {
      guard server.isGiven else { return }
      if ephemeris.ephemeris != nil || ephemeris.moshier || output.isOfEngine {
        throw ValidationError(
          "--server cannot be combined with --ephemeris, --moshier, --script, --hours or --kind")
      }
      if rules.options != PanchangOptions() {
        throw ValidationError("a server uses its own rules: leave out the options for rules")
      }
    }

    func run() async throws {
      if let address = try server.address(of: "/astro/apiv2.php") {
        return try await ServedDays(command: self, address: address).run()
      }
      let place = try place.place()
      let (first, last) = (try CivilDate(iso: from), try CivilDate(iso: to))
      try await ephemeris.with { calendar in
        let days = calendar.days(from: first, to: last, at: place, options: rules.options)
        var writer = try output.writer(for: place, from: first, to: last)
        let total = last.julianDayNumber - first.julianDayNumber + 1
        var completed = 0
        for try await day in days {
          try writer.add(day)
          completed += 1
          ProgressBar.show(completed, of: total, "days")
        }
        writer.end()
      }
    }
  }
#endif
