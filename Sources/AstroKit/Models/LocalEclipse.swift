/// An eclipse of the Sun at a place.
public struct LocalSolarEclipse: Hashable, Sendable {
  /// What the place sees, of a Sun that is up by ``HorizonRule/upperLimb``.
  public struct View: Hashable, Sendable {
    /// What the eclipse is here: partial, annular or total.
    public let kind: SolarEclipse.Kind
    /// When most of the Sun is covered, of what can be seen: the rising or setting of the Sun where it
    /// is down at the greatest eclipse.
    public let greatest: Instant
    /// The part of the Sun's diameter that is covered then; for an annular or total eclipse, the
    /// Moon's diameter in units of the Sun's.
    public let magnitude: Double
    /// The part of the Sun's disc that is covered then, 0…1.
    public let obscuration: Double
    /// The altitude of the Sun then, in degrees, without refraction.
    public let altitude: Double
    /// First to fourth contact, also when the Sun is down then.
    public let partialPhase: InstantInterval
    /// Second to third contact; nil for a partial eclipse.
    public let umbralPhase: InstantInterval?
  }

  /// The eclipse as the Earth has it.
  public let eclipse: SolarEclipse
  /// What the place sees of it; nil when the Sun is down throughout or the shadow misses it.
  public let view: View?

  /// Whether anything can be seen.
  public var isVisible: Bool { view != nil }
}

/// An eclipse of the Moon at a place: its times are the same everywhere, the Moon may be down.
public struct LocalLunarEclipse: Hashable, Sendable {
  /// The eclipse.
  public let eclipse: LunarEclipse
  /// The altitude of the Moon at the greatest eclipse, in degrees, without refraction.
  public let altitude: Double
  /// Whether the Moon is up at some moment of the penumbral phase, by ``HorizonRule/upperLimb``.
  public let isVisible: Bool
}
