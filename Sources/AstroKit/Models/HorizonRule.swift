public import PentadCore

/// The definition of rising and setting: the part of the disc that must reach a given altitude.
///
/// ```swift
/// let rule = try HorizonRule(disc: .centre, refraction: 34)
/// ```
public struct HorizonRule: Hashable, Sendable {
  /// The part of the disc that touches the horizon.
  public enum Disc: String, Hashable, Sendable, CaseIterable {
    /// The upper edge: the first or last point of light.
    case upperLimb
    /// The centre of the disc.
    case centre
    /// The lower edge: the whole disc is up.
    case lowerLimb
  }

  /// The part of the disc.
  public let disc: Disc
  /// The refraction that lifts a body at the horizon, in arcminutes, -5,400…5,400.
  ///
  /// The body rises when its true altitude is this much below zero. 34′ is the convention of
  /// almanacs; ``refraction(pressure:temperature:)`` computes it for given weather.
  public let refraction: Double
  /// True if the body is seen from the centre of the Earth and projected onto the ecliptic, as the
  /// Hindu rising requires; the disc is then a point.
  public let isGeocentric: Bool

  /// Creates a rule.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` when the refraction is not a number or out
  ///   of range.
  ///
  /// C: `pentad_astro_horizon_rule_check`.
  public init(
    disc: Disc = .upperLimb, refraction: Double = 34, isGeocentric: Bool = false
  ) throws(PentadError) {
    guard (-5_400...5_400).contains(refraction) else {
      throw PentadError(.invalid, "a refraction of \(refraction)′ is not within -5400…5400")
    }
    self.init(disc, refraction, isGeocentric)
  }

  init(_ disc: Disc, _ refraction: Double, _ isGeocentric: Bool) {
    self.disc = disc
    self.refraction = refraction
    self.isGeocentric = isGeocentric
  }

  /// The upper limb with a refraction of 34′, as in almanacs and on drikpanchang.com.
  public static let upperLimb = HorizonRule(.upperLimb, 34, false)
  /// The centre of the disc with a refraction of 34′, as in printed panchangas.
  public static let discCentre = HorizonRule(.centre, 34, false)
  /// The Hindu rising: the centre of the disc, from the centre of the Earth, on the ecliptic,
  /// without refraction. It corresponds to `SE_BIT_HINDU_RISING` of libswe.
  public static let hindu = HorizonRule(.centre, 0, true)
  /// The centre of the Sun 6° below the horizon.
  public static let civilTwilight = HorizonRule(.centre, 360, false)
  /// The centre of the Sun 12° below the horizon.
  public static let nauticalTwilight = HorizonRule(.centre, 720, false)
  /// The centre of the Sun 18° below the horizon.
  public static let astronomicalTwilight = HorizonRule(.centre, 1_080, false)
}
