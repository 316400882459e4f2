/// An angle whose equal parts are the limbs of a panchanga.
package enum AngaAngle: String, Hashable, Sendable, CaseIterable {
  /// The Moon's longitude minus the Sun's: tithi (12°), karana (6°).
  case elongation
  /// The Moon's sidereal longitude: nakshatra (13°20′), pada (3°20′), rashi (30°).
  case siderealMoon
  /// The Sun's sidereal longitude: solar months (30°), the Sun's nakshatra.
  case siderealSun
  /// The sum of both sidereal longitudes: yoga (13°20′).
  case siderealSum
  /// The Sun's longitude from the equinox of date: seasons, solstices.
  case tropicalSun

  /// The mean speed in degrees a day.
  var meanRate: Double {
    switch self {
    case .elongation: 12.190_749
    case .siderealMoon: 13.176_358
    case .siderealSun, .tropicalSun: 0.985_609
    case .siderealSum: 14.161_967
    }
  }

  /// The lower bound of the true angle's speed, with a margin, in degrees a day.
  var slowestRate: Double {
    switch self {
    case .elongation: 10
    case .siderealMoon: 11
    case .siderealSun, .tropicalSun: 0.9
    case .siderealSum: 12
    }
  }

  /// Returns the angle in degrees on a table. It grows without bound within a span and jumps by
  /// whole turns between spans.
  @inline(__always)
  func rawValue(_ reader: SpanReader, at julianDay: Double) -> Double {
    let spot = reader.spot(julianDay)
    switch self {
    case .elongation:
      return reader.moon(spot).w - reader.sun(spot).w
    case .tropicalSun:
      return reader.sun(spot).w
    case .siderealMoon:
      let frame = reader.orientation(spot)
      return reader.moon(spot).w - frame.z - reader.ayanamsa(frame, at: julianDay)
    case .siderealSun:
      let frame = reader.orientation(spot)
      return reader.sun(spot).w - frame.z - reader.ayanamsa(frame, at: julianDay)
    case .siderealSum:
      let frame = reader.orientation(spot)
      let shift = frame.z + reader.ayanamsa(frame, at: julianDay)
      return reader.moon(spot).w + reader.sun(spot).w - 2 * shift
    }
  }
}
