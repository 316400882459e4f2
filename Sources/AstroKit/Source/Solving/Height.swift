import Foundation

/// The position of a body relative to the horizon at one instant.
struct Height {
  /// The height function: sin(true altitude) + sin(correction of the rule). It is positive when the
  /// body is up, and zero when the body rises or sets.
  let value: Double
  /// The direction as a unit vector in the frame of the observer's meridian. Its components point
  /// towards the upper meridian in the plane of the equator, towards the east, and towards the
  /// pole.
  let south: Double
  let east: Double
  let pole: Double

  /// The hour angle: the distance past the upper meridian, in radians, -π…π.
  var hourAngle: Double { atan2(-east, south) }
}

/// A reader of the heights of one body for one observer.
struct HeightReader {
  let reader: SpanReader
  let observer: Observer
  let body: Luminary
  private let isGeocentric: Bool
  /// The body's radius in AU, negative for the lower limb, zero for the centre.
  private let radius: Double
  private let sinRefraction: Double
  private let cosRefraction: Double
  private var aberration = Aberration()

  init(_ reader: SpanReader, _ observer: Observer, _ body: Luminary, _ rule: HorizonRule) {
    self.reader = reader
    self.observer = observer
    self.body = body
    isGeocentric = rule.isGeocentric
    switch rule.disc {
    case .upperLimb: radius = rule.isGeocentric ? 0 : body.radius
    case .centre: radius = 0
    case .lowerLimb: radius = rule.isGeocentric ? 0 : -body.radius
    }
    let refraction = rule.refraction / 60 * radiansPerDegree
    sinRefraction = sin(refraction)
    cosRefraction = cos(refraction)
  }

  /// Returns the height at an instant.
  @inline(__always)
  mutating func height(at julianDay: Double) -> Height {
    let spot = reader.spot(julianDay)
    let frame = reader.orientation(spot)
    let angle =
      (reader.siderealTime(spot, residual: frame.x) + observer.longitude) * radiansPerDegree
    let sinTime = sin(angle)
    let cosTime = cos(angle)
    let position = position(spot, frame, julianDay, sinTime, cosTime)
    let inverse =
      1
      / (position.x * position.x + position.y * position.y + position.z * position.z).squareRoot()
    let east = (position.y * cosTime - position.x * sinTime) * inverse
    // The observer moves eastwards, so the light seems to come from slightly farther east.
    let drift = isGeocentric ? 0 : observer.drift
    let shrunk = (1 - drift * east) * inverse
    let south = (position.x * cosTime + position.y * sinTime) * shrunk
    let pole = position.z * shrunk
    let sine = observer.cosLatitude * south + observer.sinLatitude * pole
    // This is sin(refraction + semidiameter), where sin(semidiameter) is radius over distance.
    let disc = radius * inverse
    let added = sinRefraction * (1 - 0.5 * disc * disc) + cosRefraction * disc
    return Height(
      value: sine + added, south: south, east: east + drift * (1 - east * east), pole: pole)
  }

  /// Returns the body as seen by the observer, on the true equator of date.
  @inline(__always)
  private mutating func position(
    _ spot: SpanReader.Spot, _ frame: SIMD4<Double>, _ julianDay: Double, _ sinTime: Double,
    _ cosTime: Double
  ) -> SIMD4<Double> {
    let centre = body == .moon ? reader.moon(spot) : reader.sun(spot)
    if isGeocentric { return Self.onEcliptic(centre.w, obliquity: frame.y) }
    var site = SIMD4(
      observer.fromAxis * cosTime, observer.fromAxis * sinTime, observer.fromEquator, 0)
    if body == .moon {
      let velocity = aberration.velocity(reader, at: julianDay)
      let inverse =
        1 / (centre.x * centre.x + centre.y * centre.y + centre.z * centre.z).squareRoot()
      site *= 1 - Self.dot(centre, velocity) * inverse
    }
    return centre - site
  }

  @inline(__always)
  private static func dot(_ left: SIMD4<Double>, _ right: SIMD4<Double>) -> Double {
    left.x * right.x + left.y * right.y + left.z * right.z
  }

  /// Returns the direction of a longitude on the ecliptic, without latitude.
  private static func onEcliptic(_ longitude: Double, obliquity: Double) -> SIMD4<Double> {
    let angle = longitude * radiansPerDegree
    let tilt = obliquity * radiansPerDegree
    return SIMD4(cos(angle), sin(angle) * cos(tilt), sin(angle) * sin(tilt), 0)
  }
}
