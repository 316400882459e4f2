import Foundation

/// The discs of the Sun and of libswe's Moon as seen from a place.
struct SolarDiscs {
  /// The radii of the Sun and the Moon, in radians.
  let sun: Double
  let moon: Double
  /// The distance of the centres, in radians.
  let distance: Double

  /// Creates the discs from the vectors of the Sun and the Moon, in AU.
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

  /// True if the Moon would cover the Sun with their centres aligned.
  var isTotal: Bool { umbralMoon > sun }

  /// Returns the magnitude in the convention of NASA's catalogue.
  ///
  /// - Parameter isCentral: true if the smaller disc is wholly before or behind the other.
  func catalogueMagnitude(isCentral: Bool) -> Double {
    let ratio = moon / sun
    let covered = max(0, sun + moon - distance) / (2 * sun)
    return isCentral
      ? EclipseGeometry.catalogueMagnitude(ratio: ratio)
      : EclipseGeometry.catalogueMagnitude(covered: covered, ratio: ratio)
  }

  /// The covered part of the Sun's disc, 0…1.
  var obscuration: Double {
    guard distance < sun + moon else { return 0 }
    guard distance > abs(sun - moon) else { return min(1, moon * moon / (sun * sun)) }
    /// Returns the area of a disc's segment beyond the line through the points where the edges
    /// cross.
    func segment(_ radius: Double, _ other: Double) -> Double {
      let cosine = (distance * distance + radius * radius - other * other) / (2 * distance * radius)
      let angle = acos(min(max(cosine, -1), 1))
      return radius * radius * (angle - sin(angle) * cos(angle))
    }
    return (segment(sun, moon) + segment(moon, sun)) / (Double.pi * sun * sun)
  }
}
