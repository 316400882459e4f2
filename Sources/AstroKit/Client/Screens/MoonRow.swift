public import PentadCore

/// A row of the moon view: a date with one tithi.
///
/// C: `pentad_astro_moon_row`.
public struct MoonRow: Hashable, Sendable {
  /// The colour of a row of the moon view, by its meaning. The host chooses the actual colours.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A tithi of the waxing Moon.
    case bright
    /// A tithi of the waning Moon.
    case dark
    /// The tithi that ends at the full moon.
    case fullMoon
    /// The tithi that ends at the new moon.
    case newMoon
    /// The tithi is not known.
    case unknown
  }

  /// The day that the row shows.
  public let day: DayContainer
  /// The civil date.
  public var date: CivilDate { day.date }
  /// The tithi, or the original app's text for none: `(no data)`.
  public var tithi: String { day.tithi ?? "(no data)" }
  /// The fortnight, or the original app's text for none: `(No Paksha)`.
  public var fortnight: String { day.fortnight ?? "(No Paksha)" }
  /// The meaning that determines the row's colour.
  public var role: Role {
    switch day.tithiValue {
    case let tithi? where tithi.isPurnima: .fullMoon
    case let tithi? where tithi.isAmavasya: .newMoon
    case let tithi?: tithi.paksha == .shukla ? .bright : .dark
    case nil: .unknown
    }
  }
  /// True if the tithi continues from the date before and is not listed for the first time.
  public var isContinued: Bool { day.startsToday == false }

  /// Creates the row of a day.
  public init(_ day: DayContainer) { self.day = day }
}

/// A run of consecutive rows in one lunar month.
///
/// C: `pentad_astro_moon_section`.
public struct MoonSection: Hashable, Sendable {
  /// The name of the month, or the original app's text for none: `(no data)`.
  public let lunarMonth: String
  /// The rows, in order; at least one.
  public internal(set) var rows: [MoonRow]
}
