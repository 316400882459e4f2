import PentadCore

/// A kind of calendar entry for a day.
///
/// C: `pentad_astro_day_entry`.
public enum DayEntryKind: String, Hashable, Sendable, CaseIterable {
  /// The day itself, named by the tithi at its sunrise: an all-day event.
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
  /// Rahu Kala: the part of the daytime that belongs to Rahu.
  case rahuKala
  /// Yamaganda: the part of the daytime that belongs to Yama.
  case yamaganda
  /// Gulika: the part of the daytime that belongs to Gulika.
  case gulika
  /// Abhijit: the middle muhurta of the daytime, except on Wednesdays.
  case abhijit
  /// Brahma muhurta: the last muhurta but one of the night.
  case brahma
  /// Durmuhurtas: the muhurtas to avoid.
  case durmuhurta
  /// Varjya: the part of a nakshatra to avoid.
  case varjya
  /// Amrita: the part of a nakshatra to seek.
  case amrita
}

extension PanchangDay {
  /// Returns the day's entries of the chosen kinds: the day itself first, then the others by time.
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
  /// The kinds in the order of ``PanchangDay/horizonCrossings``.
  fileprivate static let crossings: [DayEntryKind] = [.sunrise, .sunset, .moonrise, .moonset]

  /// True if it is a part of the day to seek or to avoid.
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
  /// The start of the entry; a date starts at midnight UTC.
  var start: Instant {
    switch time {
    case .day(let date): Instant(startOf: date)
    case .moment(let instant): instant
    case .span(let span): span.lowerBound
    }
  }

  /// The end of the entry.
  var end: Instant {
    switch time {
    case .day(let date): Instant(startOf: date.advanced(by: 1))
    case .moment(let instant): instant
    case .span(let span): span.upperBound
    }
  }
}
