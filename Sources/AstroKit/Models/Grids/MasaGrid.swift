/// A lunar month as its thirty tithis, each with the civil dates at whose sunrise it prevails.
public struct MasaGrid: Hashable, Sendable {
  /// A tithi of a lunar month.
  public struct Cell: Hashable, Sendable {
    /// The tithi with its number and its time span.
    public let tithi: LimbSpan<Tithi>
    /// The days at whose sunrise it prevails: two for a vriddhi tithi, none for a kshaya tithi.
    public let days: [PanchangDay]

    /// True if it prevails at two sunrises.
    public var isVriddhi: Bool { days.count > 1 }
    /// True if it prevails at no sunrise.
    public var isKshaya: Bool { days.isEmpty }
  }

  /// The name of the month under the scheme of the options.
  public let month: MasaName
  /// True if it is an intercalary month.
  public let isAdhika: Bool
  /// The years of the eras.
  public let samvat: Samvat
  /// The thirty tithis. They begin with the bright fortnight in an amanta or adhika month, and with
  /// the dark one in another purnimanta month.
  public let cells: [Cell]
}
