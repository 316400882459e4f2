public import PentadCore

/// What rising and setting mean: which point of a disc stands on the horizon, and how far the air
/// lifts it.
///
/// The altitude is topocentric and the horizon is level: it does not dip with the observer's
/// elevation.
public struct HorizonRule: Hashable, Sendable {
  /// The point of a disc that rises.
  public enum Disc: String, Hashable, Sendable, CaseIterable {
    /// The first that is seen.
    case upperLimb
    case centre
    case lowerLimb
  }

  /// Which point of the disc.
  public let disc: Disc
  /// Refraction at the horizon, in minutes of arc, 0…120.
  public let refraction: Double
  /// Whether the observer stands at the Earth's centre and the body on the ecliptic, as in the
  /// rising that the siddhantas compute.
  public let isGeocentric: Bool

  /// The upper limb with 34′ of refraction, as the U.S. Naval Observatory defines it.
  public static let upperLimb = HorizonRule(.upperLimb, 34, isGeocentric: false)
  /// The centre of the disc with 34′ of refraction.
  public static let discCentre = HorizonRule(.centre, 34, isGeocentric: false)
  /// The geocentric centre without refraction: libswe's `SE_BIT_HINDU_RISING`.
  public static let hindu = HorizonRule(.centre, 0, isGeocentric: true)

  /// Makes a rule.
  ///
  /// - Parameter refraction: in minutes of arc, 0…120.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a refraction out of its range.
  public init(
    disc: Disc = .upperLimb, refraction: Double = 34, isGeocentric: Bool = false
  ) throws(PentadError) {
    guard (0...120).contains(refraction) else {
      throw PentadError(.invalid, "refraction \(refraction) is not within 0…120 minutes of arc")
    }
    self.init(disc, refraction, isGeocentric: isGeocentric)
  }

  private init(_ disc: Disc, _ refraction: Double, isGeocentric: Bool) {
    self.disc = disc
    self.refraction = refraction
    self.isGeocentric = isGeocentric
  }
}
