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

  /// Returns the computed days of the grid, by their dates.
  private func daysOfGrid(
    _ view: SunView, at place: Place
  ) async throws(PentadError) -> [CivilDate: PanchangDay] {
    let dates = view.rows.joined().map(\.date)
    guard let first = dates.first, let last = dates.last else { return [:] }
    var days: [CivilDate: PanchangDay] = [:]
    let options = handler.settings.options
    do {
      for try await day in calendar.days(
        from: first, to: last, at: place, options: options)
      {
        days[day.date] = day
      }
    } catch let error as PentadError {
      throw error
    } catch {
      throw PentadError(.internal, "the days cannot be computed: \(error)")
    }
    return days
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
    legend = [.fullMoon, .newMoon, .ekadashi].map(Self.mark)
    func address(monthsLater count: Int) -> String {
      var other = view
      other.move(byMonths: count)
      return stack.address(opening: .sun(other.firstDate))
    }
    earlier = address(monthsLater: -1)
    later = address(monthsLater: 1)
  }

  private static func cell(
    _ cell: SunView.Cell, _ day: PanchangDay?, _ stack: AstroStack
  ) -> Cell {
    let tithi = day?.udayaTithi
    let sunrise = day?.sunrise
    return Cell(
      day: cell.date.day, words: cell.date.words,
      address: stack.address(opening: .day(cell.date)), isInMonth: cell.isInMonth,
      isToday: cell.isToday,
      marks: SunView.Mark.allCases.filter(cell.marks.contains).map(mark),
      tithi: tithi?.name.english, short: tithi.map { "\($0.paksha.name.english.prefix(2)) \($0.dayOfPaksha)" },
      paksha: tithi?.paksha.name.english,
      kept: tithi.map(kept) ?? "",
      disc: day.flatMap { day in sunrise.flatMap { MoonDisc(at: $0, day)?.path } },
      festivals: day.map(festivals) ?? [])
  }

  /// Returns the class of a tithi that is kept.
  private static func kept(_ tithi: Tithi) -> String {
    if tithi.isPurnima { return "fullMoon" }
    if tithi.isAmavasya { return "newMoon" }
    return tithi.dayOfPaksha == 11 ? "ekadashi begins" : ""
  }

  /// Returns the entries of the Sun into a sign: `Vrischika Sankranti`.
  private static func festivals(_ day: PanchangDay) -> [String] {
    guard day.sankranti != nil else { return [] }
    return ["\(Rashi(index: day.sunRashi.index + 1).name.english) Sankranti"]
  }

  private static func mark(_ mark: SunView.Mark) -> Mark {
    let meaning =
      switch mark {
      case .fullMoon: "full moon begins"
      case .newMoon: "new moon begins"
      case .ekadashi: "ekadashi"
      case .alert: "alert"
      }
    return Mark(kind: mark.rawValue, meaning: meaning)
  }
}
