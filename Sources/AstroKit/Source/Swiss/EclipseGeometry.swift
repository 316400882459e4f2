/// The axis of a shadow, from the vectors of the Sun and the Moon.
enum EclipseGeometry {
  /// The Earth's equatorial radius in AU, 6,378,137 m.
  private static let equatorialRadius = 6_378_137 / 149_597_870_700.0
  /// The Sun's radius as libswe has it, in AU.
  static let sunRadius = 1_392_000_000 / 2 / 149_597_870_700.0
  /// The Moon's.
  static let moonRadius = 3_476_300 / 2 / 149_597_870_700.0

  /// How far the axis of the Moon's shadow passes from the Earth's centre, in equatorial radii.
  static func solarGamma(sun: SIMD3<Double>, moon: SIMD3<Double>) -> Double {
    distance(of: moon, fromAxis: moon - sun)
  }

  /// How far the Moon's centre is from the axis of the Earth's shadow, in equatorial radii.
  static func lunarGamma(sun: SIMD3<Double>, moon: SIMD3<Double>) -> Double {
    distance(of: moon, fromAxis: sun)
  }

  /// The part of a point's vector across an axis, positive when it points north.
  private static func distance(of point: SIMD3<Double>, fromAxis axis: SIMD3<Double>) -> Double {
    let across = point - (point * axis).sum() / (axis * axis).sum() * axis
    let length = (across * across).sum().squareRoot() / equatorialRadius
    return across.z < 0 ? -length : length
  }

  // A magnitude of libswe in the convention of NASA's catalogue of solar eclipses. libswe has one
  // radius of the Moon, 3,476.3 / 2 km. F. Espenak takes 0.272508 of the Earth's equatorial radius for
  // the penumbra and 0.272281 for the umbra, whose edge the valleys of the Moon's limb decide ("Five
  // Millennium Catalog of Solar Eclipses", NASA/TP-2006-214141, 1.4).

  private static let penumbra = 0.272_508
  private static let umbra = 0.272_281
  private static let swiss = 3_476.3 / 2 / 6_378.137

  /// The magnitude where one disc is wholly before or behind the other: the Moon's diameter in units of
  /// the Sun's.
  ///
  /// - Parameter ratio: `attr[1]` of libswe.
  static func catalogueMagnitude(ratio: Double) -> Double { ratio * umbra / swiss }

  /// The magnitude where the discs cut each other: the part of the Sun's diameter that is covered.
  ///
  /// - Parameters:
  ///   - covered: `attr[0]` of libswe.
  ///   - ratio: `attr[1]`.
  static func catalogueMagnitude(covered: Double, ratio: Double) -> Double {
    // It is counted in (L1 + L2) / 2, one radius of each kind.
    covered / (1 + (penumbra - umbra) * ratio / (2 * swiss))
  }
}
