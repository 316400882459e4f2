/// A body's crossing of the horizon or of the meridian.
public struct HorizonEvent: Hashable, Sendable {
  /// The body.
  public let body: Luminary
  /// The kind of event.
  public let kind: Kind
  /// The time of the event.
  public let instant: Instant
  /// The azimuth, in degrees from north through east, 0..<360.
  public let azimuth: Double
  /// The rule of rising and setting, which determines the event's name.
  public let rule: HorizonRule

  /// An event at the horizon or at the meridian.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The body rises.
    case rise
    /// The body sets.
    case set
    /// The body crosses the meridian above the pole: noon, for the Sun.
    case transit
    /// The body crosses the meridian below the pole: midnight, for the Sun.
    case antitransit
  }
}
