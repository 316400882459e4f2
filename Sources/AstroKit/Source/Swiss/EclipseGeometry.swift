/// The axis of a shadow, computed from the vectors of the Sun and the Moon.
enum EclipseGeometry {
  /// The Earth's equatorial radius in AU, 6,378,137 m.
  private static let equatorialRadius = 6_378_137 / 149_597_870_700.0
  /// The Sun's radius in libswe, in AU.
  static let sunRadius = 1_392_000_000 / 2 / 149_597_870_700.0
  /// The Moon's radius in libswe, in AU.
  static let moonRadius = 3_476_300 / 2 / 149_597_870_700.0

  /// Returns the distance of the axis of the Moon's shadow from the Earth's centre, in equatorial
  /// radii.
  static func solarGamma(sun: SIMD3<Double>, moon: SIMD3<Double>) -> Double {
    distance(of: moon, fromAxis: moon - sun)
  }

  /// Returns the distance of the Moon's centre from the axis of the Earth's shadow, in equatorial
  /// radii.
  static func lunarGamma(sun: SIMD3<Double>, moon: SIMD3<Double>) -> Double {
    distance(of: moon, fromAxis: sun)
  }

  /// Returns the component of a point's vector perpendicular to an axis, positive when it points
  /// north.
  private static func distance(of point: SIMD3<Double>, fromAxis axis: SIMD3<Double>) -> Double {
    let across = point - (point * axis).sum() / (axis * axis).sum() * axis
    let length = (across * across).sum().squareRoot() / equatorialRadius
    return across.z < 0 ? -length : length
  }

  // A magnitude of libswe is converted to the convention of NASA's catalogue of solar eclipses.
  // libswe uses one radius of the Moon, 3,476.3 / 2 km. F. Espenak uses 0.272508 of the Earth's
  // equatorial radius for the penumbra and 0.272281 for the umbra. The valleys of the Moon's limb
  // determine the edge of the umbra ("Five Millennium Catalog of Solar Eclipses",
  // NASA/TP-2006-214141, 1.4).

  private static let penumbra = 0.272_508
  private static let umbra = 0.272_281
  private static let swiss = 3_476.3 / 2 / 6_378.137

  /// Returns the magnitude where one disc is wholly before or behind the other: the Moon's diameter
  /// in units of the Sun's.
  ///
  /// - Parameter ratio: `attr[1]` of libswe.
  static func catalogueMagnitude(ratio: Double) -> Double { ratio * umbra / swiss }

  /// Returns the magnitude where the discs overlap partly: the covered part of the Sun's diameter.
  ///
  /// - Parameters:
  ///   - covered: `attr[0]` of libswe.
  ///   - ratio: `attr[1]`.
  static func catalogueMagnitude(covered: Double, ratio: Double) -> Double {
    // The unit is (L1 + L2) / 2, with one radius of each kind.
    covered / (1 + (penumbra - umbra) * ratio / (2 * swiss))
  }
}
