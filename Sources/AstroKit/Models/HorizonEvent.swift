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

  /// What a body does.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case rise
    case set
    /// It crosses the meridian above the pole: noon, for the Sun.
    case transit
    /// It crosses the meridian below the pole: midnight, for the Sun.
    case antitransit
  }
}
