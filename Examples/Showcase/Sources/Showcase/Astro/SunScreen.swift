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
    let days = try await daysOfGrid(view, at: place)
    view.marks = SunView.marks(of: snapshot.value, in: place.timeZone)
    if isKept, handler.settings.sunviewDate != around {
      try await handler.changeSettings { $0.sunviewDate = around }
    }
    return Page(
      "Sun", area: .astro, template: "Astro/sun",
      content: SunScreen(view, days, frame: AstroFrame(stack, place), stack),
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
    /// The tithi at sunrise; nil without a sunrise.
    let tithi: String?
    /// The fortnight and the number of the tithi: `Kr 7`.
    let short: String?
    /// The fortnight of the tithi at sunrise.
    let paksha: String?
    /// The class of a tithi that is kept: `fullMoon`, `newMoon`, `ekadashi`; else empty.
    let kept: String
    /// The Moon's disc at sunrise.
    let disc: String?
    /// The festivals of the date, and the Sun's entry into a sign.
    let festivals: [String]
  }

  struct Mark: Sendable {
    let kind: String
    let meaning: String
  }

  /// A festival in the list below the month.
  struct Festival: Sendable {
    let festivalName: String
    /// `16 November 2026`.
    let date: String
    let address: String
  }

  struct Weekday: Sendable {
    let name: String
    let short: String
  }

  let frame: AstroFrame
  let month: String
  let weekdays: [Weekday]
  let weeks: [Week]
  /// The festivals of the month's own dates, in order.
  let festivals: [Festival]
  let hasFestivals: Bool
  let legend: [Mark]
  let earlier: String
  let later: String

  init(
    _ view: SunView, _ days: [CivilDate: PanchangDay], frame: AstroFrame, _ stack: AstroStack
  ) {
    self.frame = frame
    month = "\(view.firstDate.monthName) \(view.year)"
    weekdays = (0..<7).map { (offset: Int) in
      let name = Vara(index: view.firstVara.index + offset).name.english
      return Weekday(name: name, short: String(name.prefix(3)))
    }
    weeks = view.rows.map { Week(cells: $0.map { Self.cell($0, days[$0.date], stack) }) }
    festivals = weeks.flatMap(\.cells).filter(\.isInMonth).flatMap { cell in
      cell.festivals.map {
        Festival(festivalName: $0, date: cell.words, address: cell.address)
      }
    }
    hasFestivals = !festivals.isEmpty
    legend = [.fullMoon, .newMoon, .ekadashi].map(Self.mark)
    func address(monthsLater count: Int) -> String {
      var other = view
      other.move(byMonths: count)
      return stack.address(opening: .sun(other.firstDate))
    }
    earlier = address(monthsLater: -1)
    later = address(monthsLater: 1)
  }
}
