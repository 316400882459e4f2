#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  /// The rules on which almanacs differ.
  struct RuleOptions: ParsableArguments {
    @Option(help: "The definition of sunrise: upper-limb, disc-centre, hindu, …")
    var sunrise: HorizonRuleName = .upperLimb
    @Option(help: "The definition of moonrise: upper-limb, disc-centre or hindu.")
    var moonrise: HorizonRuleName = .upperLimb
    @Option(help: "amanta or purnimanta.") var months: MonthScheme = .amanta
    @Option(
      name: [.customLong("vikrama"), .customLong("vikrama-year")],
      help: "When a Vikrama year begins: chaitradi or kartikadi.")
    var vikrama: VikramaYear = .chaitradi
    @Option(help: "The beginning of the sidereal zodiac: lahiri, true-chitra, raman, …")
    var ayanamsa: Ayanamsa = .lahiri
    @Option(help: "When a day begins: sunrise or civil.") var dayBoundary: DayBoundary = .sunrise
    @Option(help: "The Moon's risings and settings by civil date, or from sunrise to sunrise.")
    var moonEvents: MoonEvents = .civil
    @Option(
      help: "How a chaitradi year gets its name: announced, mesha-entry or mesha-entry-bija.")
    var samvatsaraRule: SamvatsaraRule = .announced
    @Option(
      help: """
        The Vedic season by lunar-months, solar-months or surya-siddhanta; lunar-months if left out.
        """)
    var vedicRitu: VedicRituRule?

    func validate() throws {
      if moonrise.isTwilight {
        throw ValidationError(
          "--moonrise \(moonrise.hyphened): use upper-limb, disc-centre "
            + "or hindu")
      }
      if vikrama == .kartikadi, samvatsaraRule != .announced {
        throw ValidationError(
          "--samvatsara-rule applies only to --vikrama chaitradi")
      }
    }

    var options: PanchangOptions {
      PanchangOptions(
        sunrise: sunrise.rule, moonrise: moonrise.rule, months: months, vikramaYear: vikrama,
        ayanamsa: ayanamsa, dayBoundary: dayBoundary, moonEvents: moonEvents,
        samvatsaraRule: samvatsaraRule, vedicRitu: vedicRitu ?? .lunarMonths)
    }
  }

  /// The clock of times in machine-readable formats.
  struct ClockOptions: ParsableArguments {
    @Flag(
      help: """
        json, jsonl, csv: times by the clock of the place or of --time-zone, with their offset, as \
        2026-11-21T06:28:12.345+05:30; in UTC when left out.
        """)
    var localTime = false

    /// Returns the zone of the times; nil for UTC.
    func zone(_ zone: CivilTimeZone, _ format: OutputFormat) throws(PentadError) -> CivilTimeZone? {
      try format.require("--local-time", localTime, only: [.json, .jsonl, .csv])
      return localTime ? zone : nil
    }
  }

  /// The options of an iCalendar document.
  struct CalendarOptions: ParsableArguments {
    @Option(help: "ics: the calendar's name.") var name: String?
    @Option(help: "ics: the place's name.") var placeName: String?
    @Option(
      parsing: .unconditional,
      help: """
        ics: the time of creation (DTSTAMP); a fixed one if left \
        out.
        """)
    var stamp: String?

    /// Rejects these options for a format that does not support them.
    func require(_ format: OutputFormat) throws(PentadError) {
      try format.require("--name", name != nil, only: [.ics])
      try format.require("--place-name", placeName != nil, only: [.ics])
      try format.require("--stamp", stamp != nil, only: [.ics])
    }

    func options() throws -> ICalendarOptions {
      ICalendarOptions(name: name, placeName: placeName, stamp: try stamp.map(Instant.init(iso:)))
    }
  }
#endif
