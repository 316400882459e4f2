#if Astro
  import PentadCore

  @testable import AstroKit

  /// Tables for the tests, all from one ephemeris.
  enum Tables {
    static let ephemeris = Result { () throws(PentadError) -> Ephemeris in
      Ephemeris(source: try SwissEphemeris())
    }

    static func table(
      _ range: Range<Double>, _ ayanamsa: Ayanamsa = .lahiri
    ) async throws -> EphemerisTable {
      try await ephemeris.get().table(covering: range, ayanamsa: ayanamsa)
    }

    /// 2020-01-01 0h.
    static let start = 2_458_849.5
  }

  func place(_ latitude: Double, _ longitude: Double = 75.7885, elevation: Double = 0) throws
    -> Place
  {
    try Place(
      latitude: latitude, longitude: longitude, elevation: elevation,
      timeZone: CivilTimeZone("Asia/Kolkata"))
  }
#endif
