/// An eclipse's place in a saros: eclipses 18 years and 11 days apart that resemble each other.
public struct Saros: Hashable, Sendable {
  /// The number of the series, as G. van den Bergh counts.
  public let series: Int
  /// The number within the series, from 1.
  public let member: Int
}

/// From when to when something lasts.
public struct InstantInterval: Hashable, Sendable {
  /// The beginning.
  public let start: Instant
  /// The end.
  public let end: Instant

  /// The interval as a range; an empty one when the end should be before the start.
  var range: Range<Instant> { start..<max(start, end) }
}

/// An eclipse of the Sun, seen from the Earth as a whole.
///
/// Kinds and magnitudes follow NASA's catalogue (F. Espenak). The magnitude of a central eclipse is the
/// Moon's diameter in units of the Sun's; of the others, the part of the Sun's diameter that is covered.
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
  /// When the axis of the shadow passes closest to the Earth's centre.
  public let greatest: Instant
  /// The magnitude at the greatest eclipse.
  public let magnitude: Double
  /// How far the axis passes from the Earth's centre, in equatorial radii, north positive.
  public let gamma: Double
  /// The saros; nil in times for which libswe does not number them.
  public let saros: Saros?
  /// Whether the axis of the shadow touches the Earth.
  public let isCentral: Bool
  /// Latitude in degrees, north positive, of the place with the greatest eclipse.
  public let greatestLatitude: Double
  /// East longitude in degrees of the place with the greatest eclipse.
  public let greatestLongitude: Double
  /// When the penumbra is on the Earth.
  public let partialPhase: InstantInterval
  /// When the umbra, or the cone beyond its tip, is on the Earth; nil for a partial eclipse.
  public let umbralPhase: InstantInterval?
  /// When the axis is on the Earth; nil when the eclipse is not central.
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
  /// When the Moon is deepest in the shadow.
  public let greatest: Instant
  /// The part of the Moon's diameter in the umbra; above 1 when it is deep inside.
  public let umbralMagnitude: Double
  /// The part of the Moon's diameter in the penumbra.
  public let penumbralMagnitude: Double
  /// How far the Moon's centre passes from the axis of the shadow, in the Earth's equatorial radii,
  /// north positive.
  public let gamma: Double
  /// The saros; nil in times for which libswe does not number them.
  public let saros: Saros?
  /// When some of the Moon is in the penumbra.
  public let penumbralPhase: InstantInterval
  /// When some of it is in the umbra.
  public let partialPhase: InstantInterval?
  /// When all of it is in the umbra.
  public let totalPhase: InstantInterval?
}
