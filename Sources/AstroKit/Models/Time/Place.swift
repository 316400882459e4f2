public import PentadCore

/// A place on Earth for which days, risings and settings are computed.
///
/// ```swift
/// let ujjain = try Place(
///   latitude: 23.1765, longitude: 75.7885, timeZone: CivilTimeZone("Asia/Kolkata"))
/// ```
public struct Place: Hashable, Sendable {
  /// The geodetic latitude in degrees, -90…90, north positive.
  public let latitude: Double
  /// The longitude in degrees, -180…180, east positive.
  public let longitude: Double
  /// The elevation in metres above sea level, -500…25,000.
  ///
  /// It moves the observer away from the centre of the Earth and lowers the air pressure from which
  /// refraction can be computed. It does not lower the horizon.
  public let elevation: Double
  /// The time zone of the civil day.
  public let timeZone: CivilTimeZone

  /// Creates a place.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalidPlace`` for a coordinate that is not a number
  ///   or out of range.
  ///
  /// C: `pentad_astro_place_check`.
  public init(
    latitude: Double, longitude: Double, elevation: Double = 0, timeZone: CivilTimeZone
  ) throws(PentadError) {
    try Self.require("latitude", latitude, in: -90...90)
    try Self.require("longitude", longitude, in: -180...180)
    try Self.require("elevation", elevation, in: -500...25_000)
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
    self.timeZone = timeZone
  }

  private static func require(
    _ name: String, _ value: Double, in range: ClosedRange<Double>
  ) throws(PentadError) {
    guard range.contains(value) else {
      throw PentadError(
        .invalidPlace,
        "\(name) \(value) is not within \(Int(range.lowerBound))…\(Int(range.upperBound))")
    }
  }
}
