#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  struct EventsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "events",
      abstract: """
        The times when the Sun or the Moon rises, culminates and \
        sets.
        """,
      discussion: "The span is half-open: its start is included and its end is not.")

    @Option(help: "sun or moon.") var body: Luminary
    @OptionGroup var coordinates: Coordinates
    @Option(
      parsing: .unconditional,
      help: "Refraction in minutes of arc, for upper-limb and disc-centre; 34 if left out.")
    var refraction: Double?
    @Option(
      name: [.customLong("disc"), .customLong("rule")],
      help: """
        What rises: upper-limb, disc-centre, or hindu without refraction; or the Sun at the depth of \
        civil-twilight, nautical-twilight or astronomical-twilight.
        """)
    var disc: HorizonRuleName = .upperLimb
    @Option(
      help: "rise, set, transit or antitransit; may be repeated; the first three if left out.")
    var kind: [HorizonEvent.Kind] = []
    @OptionGroup var span: SpanOptions
    @OptionGroup var output: EventOutput
    @OptionGroup var ephemeris: EphemerisOptions

    func validate() throws {
      if refraction != nil, disc == .hindu || disc.isTwilight {
        throw ValidationError(
          "--disc \(disc.hyphened) has no refraction of its own; leave out --refraction, or use "
            + "--disc disc-centre")
      }
      if body == .moon, disc.isTwilight {
        throw ValidationError("--disc \(disc.hyphened) applies only to the Sun; use --body sun")
      }
    }

    func run() async throws {
      let place = try coordinates.place(in: output.zone())
      let range = try span.range()
      let rule =
        try refraction.map { minutes throws(PentadError) in
          try HorizonRule(disc: disc.rule.disc, refraction: minutes)
        } ?? disc.rule
      let kinds: Set<HorizonEvent.Kind> = kind.isEmpty ? [.rise, .set, .transit] : Set(kind)
      var writer = try output.writer(
        columns: ["body", "kind", "time", "azimuth"], range: range, zone: place.timeZone)
      let clock = writer.local
      try await ephemeris.with { calendar in
        try await range.eachDecade { part in
          let events = try await calendar.horizonEvents(
            of: body, at: place, in: part, rule: rule, kinds: kinds)
          for event in events {
            try writer.add(
              event.json(clock: clock), at: event.instant,
              cells: [
                event.body.rawValue, event.kind.rawValue, "",
                event.roundedAzimuth.ecmaScriptDescription,
              ],
              entry: event.calendarEntry(at: place, in: output.script))
          }
        }
        writer.end()
      }
    }
  }
#endif
