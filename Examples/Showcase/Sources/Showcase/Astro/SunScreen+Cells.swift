import AstroKit
import PentadCore

extension AstroScreens {
  /// Returns the computed days of the grid, by their dates.
  func daysOfGrid(
    _ view: SunView, at place: Place
  ) async throws(PentadError) -> [CivilDate: PanchangDay] {
    let dates = view.rows.joined().map(\.date)
    guard let first = dates.first, let last = dates.last else { return [:] }
    let days = try await calendar.days(
      from: first, to: last, at: place, options: handler.settings.options
    ).collect()
    return Dictionary(days.map { ($0.date, $0) }) { first, _ in first }
  }
}

extension SunScreen {
  /// Returns the cell of a date, with its computed day.
  static func cell(
    _ cell: SunView.Cell, _ day: PanchangDay?, _ stack: AstroStack
  ) -> Cell {
    let tithi = day?.udayaTithi
    let sunrise = day?.sunrise
    return Cell(
      day: cell.date.day, words: cell.date.words,
      address: stack.address(opening: .day(cell.date)), isInMonth: cell.isInMonth,
      isToday: cell.isToday,
      marks: SunView.Mark.allCases.filter(cell.marks.contains).map(mark),
      tithi: tithi?.name.english,
      short: tithi.map { "\($0.paksha.name.english.prefix(2)) \($0.dayOfPaksha)" },
      paksha: tithi?.paksha.name.english,
      kept: tithi.map(kept) ?? "",
      disc: day.flatMap { day in sunrise.flatMap { MoonDisc(at: $0, day)?.path } },
      festivals: day.map(festivals) ?? [])
  }

  /// Returns the class of a tithi that is kept.
  private static func kept(_ tithi: Tithi) -> String {
    if tithi.isPurnima { return "fullMoon" }
    if tithi.isAmavasya { return "newMoon" }
    return tithi.dayOfPaksha == 11 ? "ekadashi" : ""
  }

  /// Returns the entries of the Sun into a sign: `Vrischika Sankranti`.
  private static func festivals(_ day: PanchangDay) -> [String] {
    guard day.sankranti != nil else { return [] }
    return ["\(Rashi(index: day.sunRashi.index + 1).name.english) Sankranti"]
  }

  /// Returns a mark with its meaning in words.
  static func mark(_ mark: SunView.Mark) -> Mark {
    let meaning =
      switch mark {
      case .fullMoon: "full moon begins"
      case .newMoon: "new moon begins"
      case .ekadashi: "ekadashi begins"
      case .alert: "alert"
      }
    return Mark(kind: mark.rawValue, meaning: meaning)
  }
}
