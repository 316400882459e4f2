/// A lunar month as its thirty tithis, each with the civil dates that it rules.
public struct MasaGrid: Hashable, Sendable {
  /// One tithi of a lunar month.
  public struct Cell: Hashable, Sendable {
    /// The tithi: its number and its time.
    public let tithi: LimbSpan<Tithi>
    /// The days whose sunrise it rules: two when it is vriddhi, none when it is kshaya.
    public let days: [PanchangDay]

    /// Whether it rules two sunrises.
    public var isVriddhi: Bool { days.count > 1 }
    /// Whether it rules no sunrise.
    public var isKshaya: Bool { days.isEmpty }
  }

  /// The name of the month, by the scheme of the options.
  public let month: MasaName
  /// Whether it is an intercalary month.
  public let isAdhika: Bool
  /// The years of the eras.
  public let samvat: Samvat
  /// The thirty tithis: from the bright fortnight in an amanta or an adhika month, from the dark in
  /// another purnimanta one.
  public let cells: [Cell]
}
