import PentadCore

/// A converter of days in Universal Time to days of a time zone.
struct LegacyEvents {
  private let zone: CivilTimeZone
  private var sunrises: [Instant] = []
  private var sunsets: [Instant] = []
  private var moonrises: [Instant] = []
  private var moonsets: [Instant] = []
  private var tithis: [(start: Instant, entry: LegacyDay.TithiEntry)] = []
  /// The last added date; its events are processed with the next date.
  private var held: LegacyDay?

  init(_ zone: CivilTimeZone) { self.zone = zone }

  /// Adds consecutive days.
  ///
  /// The events of a date are processed when the next date arrives, so those of the last date are
  /// not.
  mutating func add(_ days: [LegacyDay]) {
    for day in days {
      if let held { record(held, next: day) }
      held = day
    }
  }

  private mutating func record(_ day: LegacyDay, next: LegacyDay) {
    let midnight = CivilTimeZone.utc.start(of: day.date).milliseconds
    func moment(_ time: LegacyDay.Time) -> Instant {
      Instant(milliseconds: midnight + Int64(time.secondOfDay) * 1_000)
    }
    /// Returns the instant of an event. The old server wrote the first event after 0h, even if it
    /// belongs to the next date. The next date then has the same event, soon after midnight.
    func event(_ field: KeyPath<LegacyDay, LegacyDay.Time?>, within seconds: Int) -> Instant? {
      guard let time = day[keyPath: field] else { return nil }
      let isOfNext = next[keyPath: field] == time && time.secondOfDay < seconds
      return isOfNext ? nil : moment(time)
    }
    event(\.sunrise, within: 600).map { sunrises.append($0) }
    event(\.sunset, within: 600).map { sunsets.append($0) }
    event(\.moonrise, within: 7_200).map { moonrises.append($0) }
    event(\.moonset, within: 7_200).map { moonsets.append($0) }
    for entry in day.tithis {
      guard let start = entry.start else { continue }
      tithis.append((moment(start), entry))
    }
  }

  /// The dates in Universal Time on which the Sun seems to rise or set twice. An answer contains
  /// only the first event, so two days lie between it and the next one.
  var crowdedDates: [CivilDate] {
    [sunrises, sunsets].flatMap { moments in
      zip(moments, moments.dropFirst()).compactMap { first, next in
        let isGap = (1.9...2.1).contains(next.julianDay - first.julianDay)
        let time = LocalTime(first, in: .utc, to: .millisecond)
        return isGap && time.seconds < 600 ? time.date : nil
      }
    }
  }

  /// Fills the gaps of crowded dates from an answer in a clock that is `offset` hours ahead.
  mutating func fill(_ days: [LegacyDay], offset: Int) {
    for day in days {
      let midnight = CivilTimeZone.utc.start(of: day.date).milliseconds - Int64(offset) * 3_600_000
      func insert(_ time: LegacyDay.Time?, _ list: WritableKeyPath<Self, [Instant]>) {
        guard let time else { return }
        let moment = Instant(milliseconds: midnight + Int64(time.secondOfDay) * 1_000)
        guard let index = self[keyPath: list].firstIndex(where: { $0 > moment }), index > 0 else {
          return
        }
        let (before, after) = (self[keyPath: list][index - 1], self[keyPath: list][index])
        let isInGap =
          moment.julianDay - before.julianDay > 0.9 && after.julianDay - moment.julianDay > 0.9
        if isInGap { self[keyPath: list].insert(moment, at: index) }
      }
      insert(day.sunrise, \.sunrises)
      insert(day.sunset, \.sunsets)
    }
  }

  /// Removes the events that no date from this one on needs.
  mutating func forget(before date: CivilDate) {
    let limit = zone.start(of: date.advanced(by: -3))
    for list in [\Self.sunrises, \.sunsets, \.moonrises, \.moonsets] {
      self[keyPath: list].removeAll { $0 < limit }
    }
    tithis.removeAll { $0.start < limit }
  }

  /// Returns the rows of a civil date.
  func rows(of date: CivilDate) -> [DayContainer] {
    let day =
      zone.start(
        of: date)..<max(
        zone.start(of: date), zone.start(of: date.advanced(by: 1)))
    let sunrise = sunrises.first(where: day.contains)
    let sunset = sunsets.first { set in
      sunrise.map { $0 <= set && set.julianDay < $0.julianDay + 1 } ?? day.contains(set)
    }
    func row(_ tithi: (start: Instant, entry: LegacyDay.TithiEntry)?) -> DayContainer {
      DayContainer(
        date: date, timeZone: zone, sunrise: sunrise, sunset: sunset,
        moonrise: moonrises.first(where: day.contains),
        moonset: moonsets.first(where: day.contains), tithi: tithi?.entry.name,
        fortnight: tithi?.entry.fortnight, lunarMonth: tithi?.entry.lunarMonth,
        tithiStart: tithi?.start)
    }
    let begun = tithis.filter { day.contains($0.start) }
    if !begun.isEmpty { return begun.map(row) }
    // A tithi lasts at most 27 hours; one that began earlier has ended at an unknown time.
    let ruling = tithis.last { $0.start < day.lowerBound }
    return [row(ruling.flatMap { $0.start.julianDay > day.upperBound.julianDay - 1.13 ? $0 : nil })]
  }
}
