public import PentadCore

/// The moon view: a table of dates and tithis, in sections by the lunar month.
///
/// It is a value. The host shows it, gives it the days as they come, and animates what
/// ``insert(_:)`` says.
///
/// ```swift
/// var view = MoonView(loading: request)
/// show(view.progress)              // 0 of about 33 rows
/// animate(view.insert(days))
/// view.finish()
/// ```
///
/// A section is a run of rows with equal months, so a month that is interrupted, as a purnimanta one is
/// by its intercalary namesake, has two.
///
/// C: `pentad_astro_moon_view`.
public struct MoonView: Hashable, Sendable {
  /// What the view waits for.
  public enum State: Hashable, Sendable {
    /// Days are on their way.
    case loading
    /// All days are there.
    case loaded
    /// They did not come; the rows that are there stay.
    case failed(PentadError)
  }

  /// What changed in the table; indices are those after the change.
  public enum Change: Hashable, Sendable {
    /// Nothing.
    case none
    /// Rows were added at the end: some to the section that was the last, then whole sections.
    case appended(rows: Range<Int>, inSection: Int, sections: Range<Int>)
    /// Rows came in between or were replaced: show the table anew.
    case reloaded
  }

  /// The sections of the table, in order.
  public private(set) var sections: [MoonSection] = []
  /// What it waits for.
  public private(set) var state: State
  /// About how many rows there will be; exact once all are there.
  public private(set) var estimatedRows: Int
  /// How many rows all sections have.
  public private(set) var rowCount = 0

  /// An empty view that waits for the days of a request.
  public init(loading request: DateRangeRequest) {
    state = .loading
    estimatedRows = Self.estimate(days: request.dayCount)
  }

  /// A view of all its days.
  ///
  /// C: `pentad_astro_moon_view_make`.
  public init(_ days: [DayContainer]) {
    state = .loading
    estimatedRows = 0
    insert(days)
    finish()
  }

  /// About how many rows so many days make: on 18 of 365 two tithis begin.
  public static func estimate(days: Int) -> Int {
    max(0, Int((Double(days) * 1.048).rounded(.up)))
  }

  /// How many of the rows there are.
  public var progress: WorkProgress {
    WorkProgress(
      completed: rowCount, total: state == .loaded ? rowCount : max(estimatedRows, rowCount))
  }

  /// All rows in order.
  public var rows: [MoonRow] { sections.flatMap(\.rows) }

  /// Adds days, in any order. A row of the same date and tithi is replaced, also by a later one of `days`.
  @discardableResult
  public mutating func insert(_ days: [DayContainer]) -> Change {
    guard !days.isEmpty else { return .none }
    let new = Self.unique(days)
    if let last = sections.last?.rows.last?.day {
      guard let first = new.first, last.date < first.date else { return merge(new) }
    }
    return append(new)
  }

  /// All days are there.
  public mutating func finish() {
    state = .loaded
    estimatedRows = rowCount
  }

  /// The days did not come, or not all.
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

  /// The days in order, each date and tithi once: of two, the later one counts.
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
