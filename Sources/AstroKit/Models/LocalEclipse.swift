/// An eclipse of the Sun at a place.
public struct LocalSolarEclipse: Hashable, Sendable {
  /// What a place sees of an eclipse of the Sun, which is up when its upper limb is.
  ///
  /// The phases are cut at sunrise and sunset: from the first to the last moment at which the place
  /// sees them. Where the Sun sets and rises again in between, near the poles, only the eclipse's
  /// ``LocalSolarEclipse/moments`` have it.
  public struct View: Hashable, Sendable {
    /// What the place sees: partial, annular or total.
    public let kind: SolarEclipse.Kind
    /// When most of the Sun is covered, of what can be seen: the rising or setting of the Sun where it
    /// is down at the greatest eclipse.
    public let greatest: Instant
    /// The part of the Sun's diameter that is covered then; for an annular or total eclipse, the
    /// Moon's diameter in units of the Sun's.
    public let magnitude: Double
    /// The part of the Sun's disc that is covered then, 0 to 1.
    public let obscuration: Double
    /// The altitude of the Sun then, in degrees, without refraction.
    public let altitude: Double
    /// First to fourth contact, as far as it is seen.
    public let partialPhase: InstantInterval
    /// Second to third contact, as far as it is seen; nil where the place sees a partial eclipse.
    public let umbralPhase: InstantInterval?
  }

  /// The eclipse as the Earth has it.
  public let eclipse: SolarEclipse
  /// What the place sees of it; nil when the Sun is down throughout or the shadow misses it.
  public let view: View?
  /// The contacts here, also when the Sun is down then, and its risings and settings between them, in
  /// order; none where the shadow misses the place.
  public let moments: [EclipseMoment]

  /// Whether anything can be seen.
  public var isVisible: Bool { view != nil }
}

/// An eclipse of the Moon at a place: its times are the same everywhere, the Moon may be down.
public struct LocalLunarEclipse: Hashable, Sendable {
  /// What a place sees of an eclipse of the Moon, which is up when its upper limb is.
  ///
  /// The phases are cut at moonrise and moonset: from the first to the last moment at which the
  /// place sees them. Where the Moon sets and rises again in between, near the poles, only the
  /// eclipse's ``LocalLunarEclipse/moments`` have it.
  public struct View: Hashable, Sendable {
    /// What the place sees: penumbral, partial or total; partial of a total eclipse when the Moon
    /// is down during totality.
    public let kind: LunarEclipse.Kind
    /// When the Moon is deepest in the shadow, of what can be seen: its rising or setting where it is
    /// down at the greatest eclipse.
    public let greatest: Instant
    /// The part of the Moon's diameter in the umbra then.
    public let umbralMagnitude: Double
    /// The part of it in the penumbra then.
    public let penumbralMagnitude: Double
    /// The altitude of the Moon then, in degrees, without refraction.
    public let altitude: Double
    /// When some of the Moon is in the penumbra, as far as it is seen.
    public let penumbralPhase: InstantInterval
    /// When some of it is in the umbra, as far as it is seen.
    public let partialPhase: InstantInterval?
    /// When all of it is in the umbra, as far as it is seen.
    public let totalPhase: InstantInterval?

    /// The magnitude by which catalogues list it: the umbral one, of a penumbral eclipse the penumbral.
    public var magnitude: Double { kind == .penumbral ? penumbralMagnitude : umbralMagnitude }
  }

  /// The eclipse.
  public let eclipse: LunarEclipse
  /// The altitude of the Moon at the greatest eclipse, in degrees, without refraction; below zero where
  /// the place does not see it.
  public let altitude: Double
  /// What the place sees of it; nil when the Moon is down throughout.
  public let view: View?
  /// The contacts, also when the Moon is down then, and its risings and settings between them, in order.
  public let moments: [EclipseMoment]

  /// Whether the Moon is up at some moment of the penumbral phase.
  public var isVisible: Bool { view != nil }
}
