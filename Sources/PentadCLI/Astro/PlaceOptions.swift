#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  /// The coordinates of a place.
  struct Coordinates: ParsableArguments {
    @Option(parsing: .unconditional, help: "Degrees, north positive.") var latitude: Double
    @Option(parsing: .unconditional, help: "Degrees, east positive.") var longitude: Double
    @Option(parsing: .unconditional, help: "Metres above sea level.") var elevation: Double = 0

    func place(in zone: CivilTimeZone) throws(PentadError) -> Place {
      try Place(
        latitude: latitude, longitude: longitude, elevation: elevation, timeZone: zone)
    }
  }

  /// The coordinates and the time zone of a place.
  struct PlaceOptions: ParsableArguments {
    @OptionGroup var coordinates: Coordinates
    @Option(parsing: .unconditional, help: "An IANA name such as Asia/Kolkata, or +05:30.")
    var timeZone: String

    func place() throws(PentadError) -> Place {
      try coordinates.place(in: CivilTimeZone(timeZone))
    }
  }

  /// A place, or the whole Earth.
  struct ViewpointOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "Of a place: degrees, north positive.")
    var latitude: Double?
    @Option(parsing: .unconditional, help: "Of a place: degrees, east positive.")
    var longitude: Double?
    @Option(parsing: .unconditional, help: "Of a place: metres above sea level.")
    var elevation: Double?
    @Flag(help: "Of a place: also eclipses of which it sees nothing.")
    var includeInvisible = false

    func validate() throws {
      if (latitude == nil) != (longitude == nil) {
        throw ValidationError("give --latitude and --longitude together")
      }
      if latitude == nil, elevation != nil || includeInvisible {
        throw ValidationError(
          "give a place to --elevation and --include-invisible: --latitude and --longitude")
      }
    }

    func place(in zone: CivilTimeZone) throws(PentadError) -> Place? {
      guard let latitude, let longitude else { return nil }
      return try Place(
        latitude: latitude, longitude: longitude, elevation: elevation ?? 0, timeZone: zone)
    }
  }
#endif
