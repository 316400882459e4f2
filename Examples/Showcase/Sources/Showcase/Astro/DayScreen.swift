import AstroKit
import PentadCore

extension AstroScreens {
  /// A date: risings and settings, the limbs of the panchang, the parts of the day.
  func day(_ date: CivilDate?, _ stack: AstroStack) async throws(PentadError) -> Page {
    let date = if let date { date } else { try today() }
    let place = try place()
    let day = try await calendar.day(date, at: place, options: handler.settings.options)
    return Page(
      date.words, area: .astro, template: "Astro/day",
      content: DayScreen(DayView(day), frame: AstroFrame(stack, place), stack))
  }
}

/// The day view, ready for its template.
struct DayScreen: Sendable {
  struct Line: Sendable {
    let lineTitle: String
    let text: String
    /// The page of the help that explains it.
    let help: String?
  }

  let frame: AstroFrame
  let lines: [Line]
  let earlier: String
  let later: String
  let month: String

  init(_ view: DayView, frame: AstroFrame, _ stack: AstroStack) {
    self.frame = frame
    lines = view.lines.map { line in
      Line(
        lineTitle: line.title, text: line.text,
        help: line.term.map { stack.address(opening: .help($0)) + "#\($0)" })
    }
    earlier = stack.address(opening: .day(view.date.advanced(by: -1)))
    later = stack.address(opening: .day(view.date.advanced(by: 1)))
    month = stack.address(opening: .sun(view.date))
  }
}
