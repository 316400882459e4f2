import PentadCore

/// An entry that a day has in a calendar.
///
/// C: `pentad_astro_day_entry`.
public enum DayEntryKind: String, Hashable, Sendable, CaseIterable {
  /// The day itself, by the tithi of its sunrise: an event of the whole date.
  case day
  /// Sunrise.
  case sunrise
  /// Sunset.
  case sunset
  /// Moonrise.
  case moonrise
  /// Moonset.
  case moonset
  /// The Sun's entry into a sidereal sign.
  case sankranti
  /// The part of the daytime that is Rahu's.
  case rahuKala
  /// The part that is Yama's.
  case yamaganda
  /// The part that is Gulika's.
  case gulika
  /// The middle of the daytime, but for a Wednesday's.
  case abhijit
  /// The last part of the night but one.
  case brahma
  /// The muhurtas to avoid.
  case durmuhurta
  /// The part of a nakshatra to avoid.
  case varjya
  /// The part of a nakshatra to seek.
  case amrita
}

extension PanchangDay {
  /// The day's entries of the chosen kinds, the day itself first and the others by their time.
  public func calendarEntries(
    of kinds: Set<DayEntryKind> = [.day], in script: PanchangScript = .english
  ) -> [CalendarEntry] {
    var timed: [CalendarEntry] = []
    for (kind, crossings) in zip(DayEntryKind.crossings, horizonCrossings)
    where kinds.contains(kind) {
      let id = crossings.rule.entryKind(of: crossings.kind, crossings.body)
      timed += crossings.instants.map {
        entry(kind, id: id, .moment($0), crossings.name(in: script), script)
      }
    }
    if kinds.contains(.sankranti), let sankranti {
      let name = sunRashi.next.name.text(in: script)
      let word = PanchangWord.sankranti.text(in: script)
      timed.append(entry(.sankranti, .moment(sankranti), "\(name) \(word)", script))
    }
    for (kind, word, spans) in spans(kinds) {
      timed += spans.map { entry(kind, .span($0), word.text(in: script), script) }
    }
    timed.sort { $0.start < $1.start }
    return (kinds.contains(.day) ? [dayEntry(script)] : []) + timed
  }

  private func dayEntry(_ script: PanchangScript) -> CalendarEntry {
    let marks = (isVriddhi ? [PanchangWord.vriddhi] : []) + (kshayaTithis.isEmpty ? [] : [.kshaya])
    return CalendarEntry(
      kind: DayEntryKind.day.rawValue, time: .day(date), summary: title(in: script),
      description: lines(in: script).joined(separator: "\n"), place: place,
      categories: [
        "Panchang", PanchangWord.tithi.text(in: .english), paksha.name.english,
      ] + marks.map { $0.text(in: .english) })
  }

  private func entry(
    _ kind: DayEntryKind, id: String? = nil, _ time: CalendarEntry.Time, _ summary: String,
    _ script: PanchangScript
  ) -> CalendarEntry {
    CalendarEntry(
      kind: id ?? kind.rawValue, time: time, summary: summary, description: title(in: script),
      place: place, categories: ["Panchang", kind.category])
  }

  private func spans(
    _ kinds: Set<DayEntryKind>
  ) -> [(DayEntryKind, PanchangWord, [Range<Instant>])] {
    guard kinds.contains(where: \.isMuhurta) else { return [] }
    let parts = muhurtas
    func single(_ span: Range<Instant>?) -> [Range<Instant>] { span.map { [$0] } ?? [] }
    let all: [(DayEntryKind, PanchangWord, [Range<Instant>])] = [
      (.brahma, .brahma, single(parts.brahma)), (.rahuKala, .rahuKala, single(parts.rahuKala)),
      (.yamaganda, .yamaganda, single(parts.yamaganda)), (.gulika, .gulika, single(parts.gulika)),
      (.abhijit, .abhijit, single(parts.abhijit)), (.durmuhurta, .durmuhurta, parts.durmuhurtas),
      (.varjya, .varjya, parts.varjyas), (.amrita, .amrita, parts.amritas),
    ]
    return all.filter { kinds.contains($0.0) }
  }
}

extension DayEntryKind {
  /// In the order of ``PanchangDay/horizonCrossings``.
  fileprivate static let crossings: [DayEntryKind] = [.sunrise, .sunset, .moonrise, .moonset]

  /// Whether it is a part of the day that is sought or avoided.
  var isMuhurta: Bool {
    switch self {
    case .day, .sunrise, .sunset, .moonrise, .moonset, .sankranti: false
    case .rahuKala, .yamaganda, .gulika, .abhijit, .brahma, .durmuhurta, .varjya, .amrita: true
    }
  }

  fileprivate var category: String {
    switch self {
    case .day, .sankranti: "Calendar"
    case .sunrise, .sunset: "Sun"
    case .moonrise, .moonset: "Moon"
    default: "Muhurta"
    }
  }
}

extension CalendarEntry {
  /// When it begins; a date begins in UTC.
  var start: Instant {
    switch time {
    case .day(let date): Instant(startOf: date)
    case .moment(let instant): instant
    case .span(let span): span.lowerBound
    }
  }

  /// When it ends.
  var end: Instant {
    switch time {
    case .day(let date): Instant(startOf: date.advanced(by: 1))
    case .moment(let instant): instant
    case .span(let span): span.upperBound
    }
  }
}
