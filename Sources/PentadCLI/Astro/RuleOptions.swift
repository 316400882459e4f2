#if CommandLine
  import ArgumentParser
  import AstroKit

  /// The questions on which almanacs differ.
  struct RuleOptions: ParsableArguments {
    @Option(help: "upper-limb, disc-centre or hindu.") var sunrise: SunriseName = .upperLimb
    @Option(help: "amanta or purnimanta.") var months: MonthScheme = .amanta
    @Option(help: "When a Vikrama year begins: chaitradi or kartikadi.")
    var vikrama: VikramaYear = .chaitradi
    @Option(help: "The beginning of the sidereal zodiac: lahiri, true-chitra, raman, …")
    var ayanamsa: Ayanamsa = .lahiri
    @Option(help: "When a day begins: sunrise or civil.") var dayBoundary: DayBoundary = .sunrise

    var options: PanchangOptions {
      PanchangOptions(
        sunrise: sunrise.rule, months: months, vikramaYear: vikrama, ayanamsa: ayanamsa,
        dayBoundary: dayBoundary)
    }
  }

  /// How an iCalendar document is written.
  struct CalendarOptions: ParsableArguments {
    @Option(help: "ics: the calendar's name.") var name: String?
    @Option(help: "ics: the place's name.") var placeName: String?
    @Option(parsing: .unconditional, help: "ics: when it was made; fixed when left out.")
    var stamp: String?

    func options() throws -> ICalendarOptions {
      ICalendarOptions(name: name, placeName: placeName, stamp: try stamp.map(Instant.init(iso:)))
    }
  }
#endif
