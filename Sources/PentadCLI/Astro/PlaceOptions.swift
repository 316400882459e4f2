#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  /// Where on Earth.
  struct PlaceOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "Degrees, north positive.") var latitude: Double
    @Option(parsing: .unconditional, help: "Degrees, east positive.") var longitude: Double
    @Option(parsing: .unconditional, help: "Metres above sea level.") var elevation: Double = 0
    @Option(parsing: .unconditional, help: "An IANA name such as Asia/Kolkata, or +05:30.")
    var timeZone: String

    func place() throws(PentadError) -> Place {
      try Place(
        latitude: latitude, longitude: longitude, elevation: elevation,
        timeZone: CivilTimeZone(timeZone))
    }
  }
#endif
