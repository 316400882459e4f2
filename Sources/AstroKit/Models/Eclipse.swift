/// An eclipse's position in a saros, a series of similar eclipses 18 years and 11 days apart.
public struct Saros: Hashable, Sendable {
  /// The number of the series in G. van den Bergh's count.
  public let series: Int
  /// The number within the series, from 1.
  public let member: Int
}

/// A time interval.
public struct InstantInterval: Hashable, Sendable {
  /// The start.
  public let start: Instant
  /// The end.
  public let end: Instant

  /// The interval as a range; empty if the end is before the start.
  var range: Range<Instant> { start..<max(start, end) }
}

/// An eclipse of the Sun, seen from the Earth as a whole.
///
/// Kinds and magnitudes follow NASA's catalogue (F. Espenak). The magnitude of a central eclipse is
/// the Moon's diameter in units of the Sun's. For other eclipses, it is the covered part of the
/// Sun's diameter.
public struct SolarEclipse: Hashable, Sendable {
  /// A kind of eclipse of the Sun.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The umbra misses the Earth.
    case partial
    /// The Moon is smaller than the Sun.
    case annular
    /// The Moon covers the Sun.
    case total
    /// Annular at some places and total at others.
    case hybrid
  }

  /// The kind.
  public let kind: Kind
  /// The time when the axis of the shadow passes closest to the Earth's centre.
  public let greatest: Instant
  /// The magnitude at the greatest eclipse.
  public let magnitude: Double
  /// The distance of the axis from the Earth's centre, in equatorial radii, north positive.
  public let gamma: Double
  /// The saros; nil for times in which libswe does not number them.
  public let saros: Saros?
  /// True if the axis of the shadow touches the Earth.
  public let isCentral: Bool
  /// The latitude in degrees, north positive, of the place with the greatest eclipse.
  public let greatestLatitude: Double
  /// The east longitude in degrees of the place with the greatest eclipse.
  public let greatestLongitude: Double
  /// The time when the penumbra touches the Earth.
  public let partialPhase: InstantInterval
  /// The time when the umbra, or the cone beyond its tip, touches the Earth; nil for a partial
  /// eclipse.
  public let umbralPhase: InstantInterval?
  /// The time when the axis touches the Earth; nil when the eclipse is not central.
  public let centralPhase: InstantInterval?
}

/// An eclipse of the Moon.
public struct LunarEclipse: Hashable, Sendable {
  /// A kind of eclipse of the Moon.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The Moon enters only the penumbra.
    case penumbral
    /// A part of the Moon enters the umbra.
    case partial
    /// The whole Moon enters the umbra.
    case total
  }

  /// The kind.
  public let kind: Kind
  /// The time when the Moon is deepest in the shadow.
  public let greatest: Instant
  /// The part of the Moon's diameter in the umbra; above 1 when the Moon is deep inside.
  public let umbralMagnitude: Double
  /// The part of the Moon's diameter in the penumbra.
  public let penumbralMagnitude: Double
  /// The distance of the Moon's centre from the axis of the shadow, in the Earth's equatorial
  /// radii, north positive.
  public let gamma: Double
  /// The saros; nil for times in which libswe does not number them.
  public let saros: Saros?
  /// The time when some of the Moon is in the penumbra.
  public let penumbralPhase: InstantInterval
  /// The time when some of the Moon is in the umbra.
  public let partialPhase: InstantInterval?
  /// The time when all of the Moon is in the umbra.
  public let totalPhase: InstantInterval?
}
