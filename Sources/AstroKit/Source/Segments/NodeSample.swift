/// The values of a source at one node of a span.
///
/// All angles are in degrees, of date. Positions are geocentric and apparent, as in libswe.
package struct NodeSample: Sendable {
  /// The Moon: equatorial x, y, z in AU, then the ecliptic longitude.
  package var moon: SIMD4<Double>
  /// The Sun, in the same form; unused at a node without ``NodeContent/sun``.
  package var sun: SIMD4<Double>
  /// The true obliquity of the ecliptic.
  package var obliquity: Double
  /// The nutation in longitude Δψ.
  package var nutation: Double
  /// The sidereal time at Greenwich without nutation; unused without ``NodeContent/siderealTime``.
  package var meanSiderealTime: Double

  package init(
    moon: SIMD4<Double> = .zero, sun: SIMD4<Double> = .zero, obliquity: Double = 0,
    nutation: Double = 0, meanSiderealTime: Double = 0
  ) {
    self.moon = moon
    self.sun = sun
    self.obliquity = obliquity
    self.nutation = nutation
    self.meanSiderealTime = meanSiderealTime
  }
}

/// The values required at a node in addition to the Moon, the obliquity and the nutation.
package struct NodeContent: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let sun = NodeContent(rawValue: 1)
  package static let siderealTime = NodeContent(rawValue: 2)
}
