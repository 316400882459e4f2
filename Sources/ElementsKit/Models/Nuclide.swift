/// A nuclide in its ground state.
///
/// Source: AME2020 (Wang 2021) for masses, NUBASE2020 (Kondev 2021) for the rest, CIAAW for isotopic
/// abundances.
public struct Nuclide: Hashable, Sendable, Identifiable {
  /// Whether it decays.
  public enum Stability: String, Hashable, Sendable {
    /// Never seen to decay.
    case stable
    case radioactive
    /// Not observed, or nothing is known of its decay.
    case unknown
  }

  /// A time after which half has decayed.
  public struct HalfLife: Hashable, Sendable {
    /// In seconds.
    public let seconds: Double
    /// In seconds, where known.
    public let uncertainty: Double?
    /// As published: the value in ``unit``.
    public let published: Double
    /// The published unit: `ysec`…`sec`, `minute`, `hour`, `day`, `year`, `kyear`…`Yyear`.
    public let unit: String
  }

  /// The element.
  public let element: AtomicElement
  /// Protons and neutrons together.
  public let massNumber: Int
  /// The atomic mass in u. Which masses come from systematics the source does not say: all count as measured.
  public let mass: Quantity?
  /// Whether it decays.
  public let stability: Stability
  /// `nil` for stable nuclides and where it is not known.
  public let halfLife: HalfLife?
  /// How it decays, as NUBASE lists it: with few exceptions the most frequent first.
  public let decays: [Decay]
  /// The share of the element's atoms in normal terrestrial material, in percent.
  public let abundance: Quantity?
  /// The nuclear spin as published: `1/2`, `(3)`.
  public let spin: String?
  /// The parity: `+` or `-`.
  public let parity: String?
  /// The year of its discovery.
  public let discoveryYear: Int?

  /// `Fe-56`.
  public var id: String { "\(element.symbol)-\(massNumber)" }
  /// Neutrons in the nucleus.
  public var neutrons: Int { massNumber - element.atomicNumber }
}

/// A way in which a nuclide decays.
public struct Decay: Hashable, Sendable {
  /// NUBASE's notation: `B-`, `B+`, `EC`, `A`, `SF`, `IT`, `p`, `n`, `2B-`.
  public let mode: String
  /// The share of decays in percent, where known.
  public let percent: Double?
  /// In percent, where known.
  public let uncertainty: Double?
  /// `~`, `<`, `>` or `?` when ``percent`` is not a plain value; else empty.
  public let relation: String
  /// Who says so.
  public let source: Reference
}
