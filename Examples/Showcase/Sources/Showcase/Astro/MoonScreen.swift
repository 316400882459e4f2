import AstroKit
import PentadCore

extension AstroScreens {
  /// Dates and tithis in sections by the lunar month: 31 days, as in the original.
  func moon(from start: CivilDate?, _ stack: AstroStack) async throws(PentadError) -> Page {
    let first = if let start { start } else { try today() }
    let snapshot = try await handler.getDate(from: first, to: first.advanced(by: 30))
    let place = try place()
    var content = MoonScreen(
      MoonView(snapshot.value), first: first, frame: AstroFrame(stack, place), stack,
      isSouthern: place.latitude < 0)
    content.today = try await moonToday(stack)
    return Page(
      "Moon", area: .astro, template: "Astro/moon", content: content,
      freshness: Freshness(snapshot, now: time.date()))
  }
}

/// The moon view, ready for its template.
struct MoonScreen: Sendable {
  struct Section: Sendable {
    let month: String
    let anchor: String
    let rows: [Row]
  }

  struct Row: Sendable {
    let day: Int
    /// `November 2026`.
    let monthName: String
    let weekday: String
    let tithi: String
    let fortnight: String
    /// The class by which the style sheet colours it: `bright`, `dark`, `fullMoon`, `newMoon`.
    let role: String
    /// The Moon's disc in the middle of the tithi; nil if the tithi is not known.
    let disc: String?
    let isContinued: Bool
    let address: String
  }

  let frame: AstroFrame
  /// The Moon at this moment; nil if it could not be computed.
  var today: MoonToday?
  let sections: [Section]
  let span: String
  let earlier: String
  let later: String

  init(
    _ view: MoonView, first: CivilDate, frame: AstroFrame, _ stack: AstroStack, isSouthern: Bool
  ) {
    self.frame = frame
    sections = view.sections.enumerated().map { number, section in
      Section(
        month: section.lunarMonth, anchor: "month-\(number + 1)",
        rows: section.rows.map { Self.row($0, stack, isSouthern) })
    }
    span = "\(first.words) to \(first.advanced(by: 30).words)"
    earlier = stack.address(opening: .moon(from: first.advanced(by: -31)))
    later = stack.address(opening: .moon(from: first.advanced(by: 31)))
  }

  private static func row(
    _ row: MoonRow, _ stack: AstroStack, _ isSouthern: Bool
  ) -> Row {
    Row(
      day: row.date.day, monthName: "\(row.date.monthName) \(row.date.year)",
      weekday: Vara(row.date).name.english, tithi: row.tithi,
      fortnight: row.fortnight, role: row.role.rawValue,
      disc: row.day.tithiValue.map { MoonDisc($0, isSouthern: isSouthern).path },
      isContinued: row.isContinued,
      address: stack.address(opening: .day(row.date)))
  }
}
