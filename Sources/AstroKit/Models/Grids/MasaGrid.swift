/// A lunar month as its thirty tithis, each with the civil dates that it rules.
public struct MasaGrid: Hashable, Sendable {
  /// One tithi of the month.
  public struct Cell: Hashable, Sendable {
    /// The tithi and its time.
    public let tithi: LimbSpan<Tithi>
    /// The days whose sunrise it rules: two when it is vriddhi, none when it is kshaya.
    public let days: [PanchangDay]

    /// Whether it rules two sunrises.
    public var isVriddhi: Bool { days.count > 1 }
    /// Whether it rules no sunrise.
    public var isKshaya: Bool { days.isEmpty }
  }

  /// The month by its name, the scheme of the options and the year.
  public let month: MasaName
  /// Whether it is an intercalary month.
  public let isAdhika: Bool
  /// The years of the eras.
  public let samvat: Samvat
  /// The thirty tithis: from the bright fortnight in an amanta or an adhika month, from the dark in
  /// another purnimanta one.
  public let cells: [Cell]
}
