public import PentadCore

/// The day view: the calendar of one date, as lines with a title and a text.
///
/// C: `pentad_astro_day_view`.
public struct DayView: Hashable, Sendable {
  /// A line of the day view.
  public struct Line: Hashable, Sendable, Identifiable {
    /// The name of the line, unique within the view: `sunrise`.
    public let id: String
    /// The title of the line, in English.
    public let title: String
    /// The text of the line. A time is in the place's local time to the nearest second, `06:15:04`,
    /// or `06:15:04 (11-22)` on another date than the view's.
    public let text: String
    /// The glossary term that explains the line; nil if none is needed.
    public let term: HelpTopic.ID?
  }

  /// The date.
  public let date: CivilDate
  /// The lines, with the date, the Sun and the Moon first, as in the original app.
  public let lines: [Line]

  /// The line with an id.
  public subscript(id: Line.ID) -> Line? { lines.first { $0.id == id } }

  /// Creates the view of the first row's date from all rows of that date; nil if there are no rows.
  ///
  /// C: `pentad_astro_day_view_make`.
  public init?(_ rows: [DayContainer]) {
    guard let day = rows.first else { return nil }
    let rows = rows.filter { $0.date == day.date }
    date = day.date
    var builder = DayLines(day.date, day.timeZone)
    builder.add("sunrise", "Sunrise", [day.sunrise], term: "sunrise")
    builder.add("sunset", "Sunset", [day.sunset], term: "sunset")
    builder.add("moonrise", "Moonrise", [day.moonrise], term: "moonrise")
    builder.add("moonset", "Moonset", [day.moonset], term: "moonset")
    for (index, row) in rows.sorted().enumerated() {
      let id = index == 0 ? "tithi" : "tithi\(index + 1)"
      guard let tithi = row.tithi else { continue }
      let start = row.tithiStart.map { ", from " + builder.text($0) } ?? ""
      builder.add(id, "Tithi", "\(tithi), \(row.fortnight ?? "(No Paksha)")\(start)", term: "tithi")
    }
    let months = rows.compactMap(\.lunarMonth).uniqued
    if !months.isEmpty {
      builder.add("month", "Lunar month", months.joined(separator: ", "), term: "masa")
    }
    lines = builder.lines
  }
}

/// A builder of the lines of a day view.
struct DayLines {
  private(set) var lines: [DayView.Line] = []
  private let date: CivilDate
  private let zone: CivilTimeZone

  init(_ date: CivilDate, _ zone: CivilTimeZone) {
    (self.date, self.zone) = (date, zone)
    add("date", "Date", date.isoText, term: nil)
    add("vara", "Weekday", Vara(date).name.english, term: "vara")
  }

  mutating func add(_ id: String, _ title: String, _ text: String, term: HelpTopic.ID?) {
    lines.append(DayView.Line(id: id, title: title, text: text, term: term))
  }

  /// Adds a line of times, or `none` without times, with the reason from `state`.
  mutating func add(
    _ id: String, _ title: String, _ instants: [Instant?], state: DayState = .normal,
    term: HelpTopic.ID?
  ) {
    let times = instants.compactMap(\.self).map(text)
    let nothing =
      switch state {
      case .normal: "none"
      case .alwaysUp: "none, up all day"
      case .alwaysDown: "none, down all day"
      }
    add(id, title, times.isEmpty ? nothing : times.joined(separator: ", "), term: term)
  }

  mutating func add(_ id: String, _ title: String, _ spans: [Range<Instant>], term: HelpTopic.ID) {
    guard !spans.isEmpty else { return }
    let texts = spans.map { text($0.lowerBound) + "–" + text($0.upperBound) }
    add(id, title, texts.joined(separator: ", "), term: term)
  }

  func text(_ instant: Instant) -> String {
    LocalTime(instant, in: zone, to: .second).text(on: date, withSeconds: true)
  }
}

extension [String] {
  /// The texts without repetitions.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
