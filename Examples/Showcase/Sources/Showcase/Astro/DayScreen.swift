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
      content: DayScreen(day, frame: AstroFrame(stack, place), stack))
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
  let head: DayHead
  let lines: [Line]
  let earlier: String
  let later: String
  let month: String

  init(_ day: PanchangDay, frame: AstroFrame, _ stack: AstroStack) {
    let view = DayView(day)
    self.frame = frame
    head = DayHead(day)
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

/// The head of a day: the Moon at sunrise, the tithi and the month, sunrise and sunset.
struct DayHead: Sendable {
  let disc: String?
  let phase: String?
  let tithi: String
  let month: String
  let sunrise: String
  let sunset: String

  init(_ day: PanchangDay) {
    let moment = day.sunrise ?? day.span.lowerBound
    let disc = MoonDisc(at: moment, day)
    self.disc = disc?.path
    phase = disc.map { "\($0.phaseName), \($0.litPercent) % lit at sunrise" }
    let name = (day.udayaTithi ?? day.tithis.first?.value)?.name.english
    tithi = [day.paksha.name.english, name].compactMap(\.self).joined(separator: " ")
    month = "\(day.masaName.name.english), \(day.vara.name.english)"
    func text(_ instant: Instant?) -> String {
      instant.map { LocalTime($0, in: day.place.timeZone, to: .minute).text(on: day.date) }
        ?? "none"
    }
    sunrise = text(day.sunrise)
    sunset = text(day.sunset)
  }
}
