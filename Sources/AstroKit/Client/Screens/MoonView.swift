public import PentadCore

/// The moon view: a table of dates and tithis, in sections by the lunar month.
///
/// It is a value. The host shows it, inserts days as they arrive, and animates the change that
/// ``insert(_:)`` returns.
///
/// ```swift
/// var view = MoonView(loading: request)
/// show(view.progress)              // 0 of about 33 rows
/// animate(view.insert(days))
/// view.finish()
/// ```
///
/// A section is a run of rows with the same month. A month that is interrupted, such as a
/// purnimanta month by the intercalary month of the same name, has two sections.
///
/// C: `pentad_astro_moon_view`.
public struct MoonView: Hashable, Sendable {
  /// The loading state of the view.
  public enum State: Hashable, Sendable {
    /// Days are loading.
    case loading
    /// All days are loaded.
    case loaded
    /// Loading failed; the rows loaded so far stay.
    case failed(PentadError)
  }

  /// A change of the table; indices are those after the change.
  public enum Change: Hashable, Sendable {
    /// No change.
    case none
    /// Rows were added at the end: some to the previous last section, then whole sections.
    case appended(rows: Range<Int>, inSection: Int, sections: Range<Int>)
    /// Rows were inserted or replaced: reload the table.
    case reloaded
  }

  /// The sections of the table, in order.
  public private(set) var sections: [MoonSection] = []
  /// The loading state.
  public private(set) var state: State
  /// The estimated number of rows; exact when all are loaded.
  public private(set) var estimatedRows: Int
  /// The number of rows in all sections.
  public private(set) var rowCount = 0

  /// Creates an empty view that waits for the days of a request.
  public init(loading request: DateRangeRequest) {
    state = .loading
    estimatedRows = Self.estimate(days: request.dayCount)
  }

  /// Creates a view of all its days.
  ///
  /// C: `pentad_astro_moon_view_make`.
  public init(_ days: [DayContainer]) {
    state = .loading
    estimatedRows = 0
    insert(days)
    finish()
  }

  /// Returns the estimated number of rows for a number of days. On 18 of 365 days two tithis begin.
  public static func estimate(days: Int) -> Int {
    max(0, Int((Double(days) * 1.048).rounded(.up)))
  }

  /// The progress in rows.
  public var progress: WorkProgress {
    WorkProgress(
      completed: rowCount, total: state == .loaded ? rowCount : max(estimatedRows, rowCount))
  }

  /// All rows in order.
  public var rows: [MoonRow] { sections.flatMap(\.rows) }

  /// Adds days, in any order. A row with the same date and tithi is replaced; the last one in
  /// `days` wins.
  @discardableResult
  public mutating func insert(_ days: [DayContainer]) -> Change {
    guard !days.isEmpty else { return .none }
    let new = Self.unique(days)
    if let last = sections.last?.rows.last?.day {
      guard let first = new.first, last.date < first.date else { return merge(new) }
    }
    return append(new)
  }

  /// Marks all days as loaded.
  public mutating func finish() {
    state = .loaded
    estimatedRows = rowCount
  }

  /// Records that loading failed, wholly or in part.
  public mutating func fail(_ error: PentadError) { state = .failed(error) }

  private mutating func append(_ days: [DayContainer]) -> Change {
    let lastSection = max(0, sections.count - 1)
    let firstRow = sections.last?.rows.count ?? 0
    let oldSections = sections.count
    for day in days { add(MoonRow(day)) }
    let lastRow = oldSections == 0 ? 0 : sections[lastSection].rows.count
    return .appended(
      rows: firstRow..<max(firstRow, lastRow), inSection: lastSection,
      sections: oldSections..<sections.count)
  }

  /// Returns the days in order, with each date and tithi once; the later of two wins.
  private static func unique(_ days: [DayContainer]) -> [DayContainer] {
    struct Key: Hashable {
      let date: CivilDate
      let tithi: String?
    }
    var byKey: [Key: DayContainer] = [:]
    for day in days { byKey[Key(date: day.date, tithi: day.tithi)] = day }
    return byKey.values.sorted()
  }

  private mutating func merge(_ days: [DayContainer]) -> Change {
    let merged = Self.unique(rows.map(\.day) + days)
    guard merged != rows.map(\.day) else { return .none }
    sections = []
    rowCount = 0
    for day in merged { add(MoonRow(day)) }
    return .reloaded
  }

  private mutating func add(_ row: MoonRow) {
    let month = row.day.lunarMonth ?? "(no data)"
    if sections.last?.lunarMonth == month {
      sections[sections.count - 1].rows.append(row)
    } else {
      sections.append(MoonSection(lunarMonth: month, rows: [row]))
    }
    rowCount += 1
  }
}
