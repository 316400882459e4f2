/// A nuclide in its ground state, or an isomer of it.
///
/// Source: AME2020 (Wang 2021) for masses, NUBASE2020 (Kondev 2021) for the rest, CIAAW for isotopic
/// abundances.
public struct Nuclide: Hashable, Sendable, Identifiable {
  /// A classification of nuclides by their decay.
  public enum Stability: String, Hashable, Sendable {
    /// Never seen to decay.
    case stable
    case radioactive
    /// Not observed, or nothing is known of its decay.
    case unknown
  }

  /// The time in which half of the nuclei decay.
  public struct HalfLife: Hashable, Sendable {
    /// The time in seconds; a bound if ``relation`` is `<` or `>`.
    public let seconds: Double
    /// The uncertainty in seconds, if known.
    public let uncertainty: Double?
    /// As published: the value in ``unit``.
    public let published: Double
    /// The uncertainty as published, in ``unit``.
    package let publishedUncertainty: Double?
    /// The published unit: `ysec`…`sec`, `minute`, `hour`, `day`, `year`, `kyear`…`Yyear`.
    public let unit: String
    /// The relation to the true half-life: `~`, `<` or `>`; empty for a plain value.
    public let relation: String
    /// A Boolean value that indicates whether the time was estimated from trends among neighboring
    /// nuclides, not measured.
    public let isEstimated: Bool
  }

  /// The element.
  public let element: AtomicElement
  /// The number of protons and neutrons.
  public let massNumber: Int
  /// The atomic mass in u. Masses that AME2020 extrapolates from trends are `predicted`. Nil when unknown.
  public let mass: Quantity?
  /// The stability of the nuclide: `stable`, `radioactive` or `unknown`.
  public let stability: Stability
  /// The half-life; `nil` for stable nuclides and if it is unknown.
  public let halfLife: HalfLife?
  /// The experimental limit of the half-life. For a stable nuclide, it is the limit of a search for
  /// its decay, such as `>` 2 Pyear for Te-123. For an unobserved nuclide, it is the longest
  /// half-life that a search would have missed.
  public let halfLifeLimit: HalfLife?
  /// The decays as NUBASE lists them: with few exceptions, the most frequent first.
  public let decays: [Decay]
  /// The share of the element's atoms in normal terrestrial material, in percent; nil when it is
  /// not found there.
  ///
  /// If the nuclide found in nature is an isomer, the condition names it. This applies only to
  /// Ta-180: `isomer Ta-180m`.
  public let abundance: Quantity?
  /// Spin and parity as published: `1/2+`. Parentheses mark what is tentative, `#` marks an
  /// estimate, and a comma separates possible values: `(1-,2-)`. Nil when unknown.
  public let spinParity: String?
  /// The nuclear spin without the marks of ``spinParity``: `1/2`; nil when it is unknown or several
  /// are possible.
  public let spin: String?
  /// The parity without the marks of ``spinParity``: `+` or `-`; nil when it is unknown or both are
  /// possible.
  public let parity: String?
  /// The year of its discovery; nil when unknown.
  public let discoveryYear: Int?
  /// The excited state; nil for the ground state.
  public let isomer: Isomer?

  /// The name: `Fe-56`. An isomer has its common name, `Tc-99m`, or NUBASE's letter if it has none,
  /// `Ag-110 m`.
  public var id: String {
    isomer?.commonName ?? "\(element.symbol)-\(massNumber)" + (isomer.map { " \($0.level)" } ?? "")
  }
  /// The number of neutrons in the nucleus.
  public var neutrons: Int { massNumber - element.atomicNumber }
}

/// A mode of decay of a nuclide, with its share.
public struct Decay: Hashable, Sendable {
  /// The mode in NUBASE's notation: `B-`, `B+`, `EC`, `A`, `SF`, `IT`, `p`, `n`, `2B-`.
  public let mode: String
  /// The share of decays in percent; nil when unknown.
  public let percent: Double?
  /// The standard uncertainty of ``percent``, in percent; nil when unknown.
  public let uncertainty: Double?
  /// The relation of ``percent`` to the true value: `~`, `<`, `>` or `?`; empty for a plain value.
  public let relation: String
  /// The levels that an internal transition feeds, `gs=0,m=100` in percent; nil for the ground
  /// state alone, and if unknown.
  let feeding: String?
  /// The source of the values.
  public let source: Reference
}
