#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  struct EventsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "events", abstract: "When the Sun or the Moon rises, sets and stands highest.",
      discussion: "The span is half-open: its start is included and its end is not.")

    @Option(help: "sun or moon.") var body: Luminary
    @OptionGroup var coordinates: Coordinates
    @Option(parsing: .unconditional, help: "Refraction at the horizon, in minutes of arc.")
    var refraction: Double = 34
    @Option(help: "What rises: upper-limb, disc-centre, or hindu without refraction.")
    var disc: SunriseName = .upperLimb
    @Option(
      help: "rise, set, transit or antitransit; may be repeated; the first three if left out.")
    var kind: [HorizonEvent.Kind] = []
    @OptionGroup var span: SpanOptions
    @OptionGroup var output: EventOutput
    @OptionGroup var ephemeris: EphemerisOptions

    func run() async throws {
      let place = try coordinates.place(in: output.zone())
      let range = try span.range()
      let rule = try rule()
      let kinds: Set<HorizonEvent.Kind> = kind.isEmpty ? [.rise, .set, .transit] : Set(kind)
      var writer = try output.writer(
        columns: ["body", "kind", "time", "azimuth"], range: range, zone: place.timeZone)
      try await ephemeris.with { calendar in
        for part in range.decades {
          let events = try await calendar.horizonEvents(
            of: body, at: place, in: part, rule: rule, kinds: kinds)
          for event in events {
            try writer.add(
              event.json, at: event.instant,
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

    private func rule() throws(PentadError) -> HorizonRule {
      switch disc {
      case .hindu: .hindu
      case .upperLimb: try HorizonRule(disc: .upperLimb, refraction: refraction)
      case .discCentre: try HorizonRule(disc: .centre, refraction: refraction)
      }
    }
  }
#endif
