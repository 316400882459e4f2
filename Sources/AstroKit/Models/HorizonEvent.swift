/// A body's crossing of the horizon or of the meridian.
public struct HorizonEvent: Hashable, Sendable {
  /// Which body.
  public let body: Luminary
  /// What it does.
  public let kind: Kind
  /// When.
  public let instant: Instant
  /// The direction, in degrees from north through east, 0..<360.
  public let azimuth: Double
  /// The rule of rising and setting; the event is named after it.
  public let rule: HorizonRule

  /// An event at the horizon or at the meridian.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It rises.
    case rise
    /// It sets.
    case set
    /// It crosses the meridian above the pole: noon, for the Sun.
    case transit
    /// It crosses the meridian below the pole: midnight, for the Sun.
    case antitransit
  }
}
