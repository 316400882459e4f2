/// An eclipse of the Sun as seen from a place.
public struct LocalSolarEclipse: Hashable, Sendable {
  /// The view of an eclipse of the Sun from a place. The Sun is up when its upper limb is.
  ///
  /// The phases are limited by sunrise and sunset: they extend from the first to the last moment at
  /// which the place sees them. Near the poles, the Sun may set and rise again in between; only the
  /// eclipse's ``LocalSolarEclipse/moments`` contain that.
  public struct View: Hashable, Sendable {
    /// The kind as seen from the place: partial, annular or total.
    public let kind: SolarEclipse.Kind
    /// The time when most of the Sun is covered while it is up. If the Sun is down at the greatest
    /// eclipse, it is a rising or setting of the Sun.
    public let greatest: Instant
    /// The covered part of the Sun's diameter at that time; for an annular or total eclipse, the
    /// Moon's diameter in units of the Sun's.
    public let magnitude: Double
    /// The covered part of the Sun's disc at that time, 0 to 1.
    public let obscuration: Double
    /// The altitude of the Sun at that time, in degrees, without refraction.
    public let altitude: Double
    /// The time from first to fourth contact, as far as it is visible.
    public let partialPhase: InstantInterval
    /// The time from second to third contact, as far as it is visible; nil where the place sees a
    /// partial eclipse.
    public let umbralPhase: InstantInterval?
  }

  /// The eclipse for the whole Earth.
  public let eclipse: SolarEclipse
  /// The view from the place; nil when the Sun is down throughout or the shadow misses the place.
  public let view: View?
  /// The contacts at the place, even when the Sun is down, and its risings and settings between
  /// them, in order; empty where the shadow misses the place.
  public let moments: [EclipseMoment]

  /// True if any part of the eclipse is visible.
  public var isVisible: Bool { view != nil }
}

/// An eclipse of the Moon as seen from a place. Its times are the same everywhere, but the Moon may
/// be down.
public struct LocalLunarEclipse: Hashable, Sendable {
  /// The view of an eclipse of the Moon from a place. The Moon is up when its upper limb is.
  ///
  /// The phases are limited by moonrise and moonset: they extend from the first to the last moment
  /// at which the place sees them. Near the poles, the Moon may set and rise again in between; only
  /// the eclipse's ``LocalLunarEclipse/moments`` contain that.
  public struct View: Hashable, Sendable {
    /// The kind as seen from the place: penumbral, partial or total. A total eclipse is partial if
    /// the Moon is down during totality.
    public let kind: LunarEclipse.Kind
    /// The time when the Moon is deepest in the shadow while it is up. If the Moon is down at the
    /// greatest eclipse, it is a rising or setting of the Moon.
    public let greatest: Instant
    /// The part of the Moon's diameter in the umbra at that time.
    public let umbralMagnitude: Double
    /// The part of the Moon's diameter in the penumbra at that time.
    public let penumbralMagnitude: Double
    /// The altitude of the Moon at that time, in degrees, without refraction.
    public let altitude: Double
    /// The time when some of the Moon is in the penumbra, as far as it is visible.
    public let penumbralPhase: InstantInterval
    /// The time when some of the Moon is in the umbra, as far as it is visible.
    public let partialPhase: InstantInterval?
    /// The time when all of the Moon is in the umbra, as far as it is visible.
    public let totalPhase: InstantInterval?

    /// The magnitude in catalogues: the umbral one, or the penumbral one for a penumbral eclipse.
    public var magnitude: Double { kind == .penumbral ? penumbralMagnitude : umbralMagnitude }
  }

  /// The eclipse.
  public let eclipse: LunarEclipse
  /// The altitude of the Moon at the greatest eclipse, in degrees, without refraction. It is
  /// negative where the Moon is below the horizon.
  public let altitude: Double
  /// The view from the place; nil when the Moon is down throughout.
  public let view: View?
  /// The contacts, even when the Moon is down, and its risings and settings between them, in order.
  public let moments: [EclipseMoment]

  /// True if the Moon is up at any time of the penumbral phase.
  public var isVisible: Bool { view != nil }
}
