import Foundation

/// The position of an observer in the Earth's own frame.
///
/// The ellipsoid is that of libswe 2.10: equatorial radius 6,378,136.6 m, flattening 1/298.25642.
struct Observer: Sendable {
  /// The east longitude in degrees.
  let longitude: Double
  /// The sine and the cosine of the geodetic latitude, whose vertical is perpendicular to the
  /// horizon.
  let sinLatitude: Double
  let cosLatitude: Double
  /// The distances from the Earth's axis and from the plane of the equator, in AU.
  let fromAxis: Double
  let fromEquator: Double

  /// The astronomical unit in metres.
  static let astronomicalUnit = 149_597_870_700.0
  /// The observer's speed from the Earth's rotation in units of the speed of light, towards the
  /// east: the diurnal aberration, 0.32″ at the equator.
  let drift: Double

  private static let equatorialRadius = 6_378_136.6
  private static let flattening = 1 / 298.256_42

  init(_ place: Place) {
    let latitude = place.latitude * radiansPerDegree
    longitude = place.longitude
    sinLatitude = sin(latitude)
    cosLatitude = cos(latitude)
    let polar = (1 - Self.flattening) * (1 - Self.flattening)
    let normal = 1 / (cosLatitude * cosLatitude + polar * sinLatitude * sinLatitude).squareRoot()
    let radius = Self.equatorialRadius * normal
    fromAxis = (radius + place.elevation) * cosLatitude / Self.astronomicalUnit
    // The Earth makes 1.00273790935 turns a day; light travels 173.1446 AU a day.
    drift = 2 * Double.pi * 1.002_737_909_35 * fromAxis / Aberration.lightDay
    fromEquator = (radius * polar + place.elevation) * sinLatitude / Self.astronomicalUnit
  }
}

extension Luminary {
  /// The radius of the body in AU, from the diameters of libswe 2.10: 1,392,000 km and 3,475 km.
  var radius: Double {
    switch self {
    case .sun: 696_000_000 / Observer.astronomicalUnit
    case .moon: 1_737_500 / Observer.astronomicalUnit
    }
  }
}
