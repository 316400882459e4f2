import Foundation

/// The discs of the Sun and of libswe's Moon as a place has them.
struct SolarDiscs {
  /// The radii in radians.
  let sun: Double
  let moon: Double
  /// How far the centres are apart, in radians.
  let distance: Double

  /// From the directions and distances in AU.
  init(sun: SIMD3<Double>, moon: SIMD3<Double>) {
    let (far, near) = ((sun * sun).sum().squareRoot(), (moon * moon).sum().squareRoot())
    self.init(
      sun: asin(EclipseGeometry.sunRadius / far), moon: asin(EclipseGeometry.moonRadius / near),
      distance: acos(min(1, (sun * moon).sum() / (far * near))))
  }

  init(sun: Double, moon: Double, distance: Double) {
    self.sun = sun
    self.moon = moon
    self.distance = distance
  }

  /// The Moon's radius for the second and third contact, by libswe's own factor.
  var umbralMoon: Double { 0.99916 * moon }

  /// Whether the Moon covers the Sun when it is right before it.
  var isTotal: Bool { umbralMoon > sun }

  /// The magnitude in the convention of NASA's catalogue.
  ///
  /// - Parameter isCentral: whether the whole of the smaller disc is before or behind the other.
  func catalogueMagnitude(isCentral: Bool) -> Double {
    let ratio = moon / sun
    let covered = max(0, sun + moon - distance) / (2 * sun)
    return isCentral
      ? EclipseGeometry.catalogueMagnitude(ratio: ratio)
      : EclipseGeometry.catalogueMagnitude(covered: covered, ratio: ratio)
  }

  /// The part of the Sun's disc that is covered, 0…1.
  var obscuration: Double {
    guard distance < sun + moon else { return 0 }
    guard distance > abs(sun - moon) else { return min(1, moon * moon / (sun * sun)) }
    /// The segment of a disc on the far side of the line through the points where the edges cross.
    func segment(_ radius: Double, _ other: Double) -> Double {
      let cosine = (distance * distance + radius * radius - other * other) / (2 * distance * radius)
      let angle = acos(min(max(cosine, -1), 1))
      return radius * radius * (angle - sin(angle) * cos(angle))
    }
    return (segment(sun, moon) + segment(moon, sun)) / (Double.pi * sun * sun)
  }
}
