import AstroKit
import PentadCore

extension AstroScreens {
  /// Dates and tithis in sections by the lunar month: 31 days, as in the original.
  func moon(from start: CivilDate?, _ stack: AstroStack) async throws(PentadError) -> Page {
    let first = if let start { start } else { try today() }
    let snapshot = try await handler.getDate(from: first, to: first.advanced(by: 30))
    let content = MoonScreen(
      MoonView(snapshot.value), first: first, frame: AstroFrame(stack, try place()), stack)
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
    let date: String
    let weekday: String
    let tithi: String
    let fortnight: String
    /// The class by which the style sheet colours it: `bright`, `dark`, `fullMoon`, `newMoon`.
    let role: String
    let isContinued: Bool
    let address: String
  }

  let frame: AstroFrame
  let sections: [Section]
  let span: String
  let earlier: String
  let later: String

  init(_ view: MoonView, first: CivilDate, frame: AstroFrame, _ stack: AstroStack) {
    self.frame = frame
    sections = view.sections.enumerated().map { number, section in
      Section(
        month: section.lunarMonth, anchor: "month-\(number + 1)",
        rows: section.rows.map { Self.row($0, stack) })
    }
    span = "\(first.words) to \(first.advanced(by: 30).words)"
    earlier = stack.address(opening: .moon(from: first.advanced(by: -31)))
    later = stack.address(opening: .moon(from: first.advanced(by: 31)))
  }

  private static func row(_ row: MoonRow, _ stack: AstroStack) -> Row {
    Row(
      date: row.date.words, weekday: Vara(row.date).name.english, tithi: row.tithi,
      fortnight: row.fortnight, role: row.role.rawValue, isContinued: row.isContinued,
      address: stack.address(opening: .day(row.date)))
  }
}
