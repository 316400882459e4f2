public import PentadCore

/// The day view: what the calendar says of one date, as lines of a title and a text.
///
/// C: `pentad_astro_day_view`.
public struct DayView: Hashable, Sendable {
  /// A line of the day view.
  public struct Line: Hashable, Sendable, Identifiable {
    /// The name of the line, unique within the view: `sunrise`.
    public let id: String
    /// The title of the line, in English.
    public let title: String
    /// What it says; a time is that of the place's clock to the nearest second, `06:15:04`, or
    /// `06:15:04 (11-22)` on another date than the view's.
    public let text: String
    /// The term of the glossary that explains it; nil where none is needed.
    public let term: HelpTopic.ID?
  }

  /// The date.
  public let date: CivilDate
  /// The lines: the date, the Sun and the Moon first, as in the original.
  public let lines: [Line]

  /// The line of an id.
  public subscript(id: Line.ID) -> Line? { lines.first { $0.id == id } }

  /// The view of the date of the first row, from all rows of that date; nil when there are none.
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

/// Puts the lines of a day view together.
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

  /// A line of moments; `none` when there are none, or in `state` why.
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
  /// The texts without those that came before.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
