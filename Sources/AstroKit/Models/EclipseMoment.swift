/// A moment of an eclipse as seen from a place: a contact, the greatest eclipse, or a rising or
/// setting between the contacts.
///
/// C: `pentad_astro_eclipse_moment`.
public struct EclipseMoment: Hashable, Sendable {
  /// A kind of moment of an eclipse, in chronological order.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The Moon enters the penumbra.
    case penumbralStart
    /// First contact of an eclipse of the Sun; the Moon enters the umbra.
    case partialStart
    /// Second contact, when a total or annular eclipse of the Sun begins; the Moon is wholly in the
    /// umbra.
    case totalStart
    /// The greatest eclipse, whether or not it is visible from the place.
    case greatest
    /// Third contact; the Moon begins to leave the umbra.
    case totalEnd
    /// Fourth contact; the Moon has left the umbra.
    case partialEnd
    /// The Moon has left the penumbra.
    case penumbralEnd
    /// The Sun or the Moon rises during the eclipse.
    case rise
    /// The Sun or the Moon sets during the eclipse.
    case set
  }

  /// The kind.
  public let kind: Kind
  /// The time of the moment.
  public let instant: Instant
  /// The altitude of the centre of the Sun or the Moon, in degrees, without refraction.
  public let altitude: Double
  /// The azimuth of the Sun or the Moon, in degrees from north through east, from 0 to below 360.
  public let azimuth: Double
  /// True if the upper limb of the Sun or the Moon is up.
  public let isVisible: Bool
}
