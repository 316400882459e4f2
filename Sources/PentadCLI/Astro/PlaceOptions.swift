#if CommandLine
  import ArgumentParser
  import AstroKit
  import PentadCore

  /// A place: a city by name, or coordinates.
  struct Coordinates: ParsableArguments {
    @Option(help: "A city: Ujjain, or with a region or a country, 'London, Canada'.")
    var at: String?
    @Option(parsing: .unconditional, help: "Degrees, north positive.") var latitude: Double?
    @Option(parsing: .unconditional, help: "Degrees, east positive.") var longitude: Double?
    @Option(parsing: .unconditional, help: "Metres above sea level; 0 if left out.")
    var elevation: Double?

    func validate() throws {
      guard at == nil || latitude == nil && longitude == nil else {
        throw ValidationError("give --at or coordinates, not both")
      }
      guard (latitude == nil) == (longitude == nil) else {
        throw ValidationError("give --latitude and --longitude together")
      }
    }

    /// Returns the place in a time zone, or in that of its city. Without a place in the options, it
    /// is the default place of ``Settings``.
    func place(in zone: CivilTimeZone?) throws -> Place {
      if let latitude, let longitude {
        guard let zone else { throw ValidationError("give --time-zone with coordinates") }
        return try Place(
          latitude: latitude, longitude: longitude, elevation: elevation ?? 0, timeZone: zone)
      }
      guard let named = try at.map(Place.named) ?? Settings.place() else {
        throw ValidationError(
          "give a place: --at Ujjain, or --latitude and --longitude; for a default place, set "
            + "PENTAD_PLACE=Ujjain or write `place = Ujjain` into the settings "
            + "(`pentad config --help`)"
        )
      }
      return try Place(
        latitude: named.latitude, longitude: named.longitude,
        elevation: elevation ?? named.elevation, timeZone: zone ?? named.timeZone)
    }
  }

  /// A place with its time zone.
  struct PlaceOptions: ParsableArguments {
    @OptionGroup var coordinates: Coordinates
    @Option(
      parsing: .unconditional,
      help: "An IANA name such as Asia/Kolkata, or +05:30; the city's if left out.")
    var timeZone: String?

    func place() throws -> Place {
      let zone = try timeZone.map { name throws(PentadError) in try CivilTimeZone(name) }
      return try coordinates.place(in: zone)
    }
  }

  /// A place, or the whole Earth.
  struct ViewpointOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "The latitude of a place in degrees, north positive.")
    var latitude: Double?
    @Option(parsing: .unconditional, help: "The longitude of a place in degrees, east positive.")
    var longitude: Double?
    @Option(parsing: .unconditional, help: "The elevation of a place in metres above sea level.")
    var elevation: Double?
    @Flag(help: "For a place: include eclipses that are not visible there.")
    var includeInvisible = false

    func validate() throws {
      if (latitude == nil) != (longitude == nil) {
        throw ValidationError("give --latitude and --longitude together")
      }
      if latitude == nil, elevation != nil || includeInvisible {
        throw ValidationError(
          "--elevation and --include-invisible need a place: --latitude and --longitude")
      }
    }

    func place(in zone: CivilTimeZone) throws(PentadError) -> Place? {
      guard let latitude, let longitude else { return nil }
      return try Place(
        latitude: latitude, longitude: longitude, elevation: elevation ?? 0, timeZone: zone)
    }
  }
#endif
