import AstroKit
import PentadCore

extension AstroScreens {
  /// A civil month as six weeks, with marks. Without a month, the one that was shown last.
  ///
  /// - Parameter isKept: whether the month is the one that was shown last from now on.
  func sun(
    _ month: CivilDate?, _ stack: AstroStack, isKept: Bool
  ) async throws(PentadError) -> Page {
    let today = try today()
    let around = month ?? handler.settings.sunviewDate ?? today
    var view = SunView(around: around, today: today)
    let snapshot = try await handler.getDate(view.request)
    let place = try place()
    view.marks = SunView.marks(of: snapshot.value, in: place.timeZone)
    if isKept, handler.settings.sunviewDate != around {
      try await handler.changeSettings { $0.sunviewDate = around }
    }
    return Page(
      "Sun", area: .astro, template: "Astro/sun",
      content: SunScreen(view, frame: AstroFrame(stack, place), stack),
      freshness: Freshness(snapshot, now: time.date()))
  }
}

/// The sun view, ready for its template.
struct SunScreen: Sendable {
  struct Week: Sendable {
    let cells: [Cell]
  }

  struct Cell: Sendable {
    let day: Int
    /// `22 November 2026`, for users who cannot see the table.
    let words: String
    let address: String
    let isInMonth: Bool
    let isToday: Bool
    let marks: [Mark]
  }

  struct Mark: Sendable {
    let kind: String
    let meaning: String
  }

  struct Weekday: Sendable {
    let name: String
    let short: String
  }

  let frame: AstroFrame
  let month: String
  let weekdays: [Weekday]
  let weeks: [Week]
  let legend: [Mark]
  let earlier: String
  let later: String

  init(_ view: SunView, frame: AstroFrame, _ stack: AstroStack) {
    self.frame = frame
    month = "\(view.firstDate.monthName) \(view.year)"
    weekdays = (0..<7).map { (offset: Int) in
      let name = Vara(index: view.firstVara.index + offset).name.english
      return Weekday(name: name, short: String(name.prefix(3)))
    }
    weeks = view.rows.map { Week(cells: $0.map { Self.cell($0, stack) }) }
    legend = [.fullMoon, .newMoon, .ekadashi].map(Self.mark)
    func address(monthsLater count: Int) -> String {
      var other = view
      other.move(byMonths: count)
      return stack.address(opening: .sun(other.firstDate))
    }
    earlier = address(monthsLater: -1)
    later = address(monthsLater: 1)
  }

  private static func cell(_ cell: SunView.Cell, _ stack: AstroStack) -> Cell {
    Cell(
      day: cell.date.day, words: cell.date.words,
      address: stack.address(opening: .day(cell.date)), isInMonth: cell.isInMonth,
      isToday: cell.isToday,
      marks: SunView.Mark.allCases.filter(cell.marks.contains).map(mark))
  }

  private static func mark(_ mark: SunView.Mark) -> Mark {
    let meaning =
      switch mark {
      case .fullMoon: "full moon"
      case .newMoon: "new moon"
      case .ekadashi: "ekadashi"
      case .alert: "alert"
      }
    return Mark(kind: mark.rawValue, meaning: meaning)
  }
}
