extension DayContainer {
  /// Returns the containers of a day: one for each tithi that begins on its date, or one with the
  /// tithi of the whole date.
  ///
  /// A day contains the lunar month of its sunrise. If a tithi of another fortnight begins later,
  /// its month is that of the next day; without that neighbour, ``lunarMonth`` is nil.
  ///
  /// - Parameters:
  ///   - before: the day of the date before.
  ///   - after: the day of the date after.
  public static func containers(
    of day: PanchangDay, before: PanchangDay? = nil, after: PanchangDay? = nil
  ) -> [DayContainer] {
    day.tithisByStart.map { span in
      let ruling = day.inFortnight(of: span.value, before: before, after: after)
      return DayContainer(
        date: day.date, timeZone: day.place.timeZone, sunrise: day.sunrise, sunset: day.sunset,
        moonrise: day.moonrises.first, moonset: day.moonsets.first,
        tithi: TithiText.text(span.value, span.value.name.english),
        fortnight: TithiText.fortnight(span.value),
        lunarMonth: ruling?.monthText(),
        tithiStart: span.start)
    }
  }

  /// Returns the containers of consecutive days, in order.
  ///
  /// The neighbours of the first and the last day are optional, as in
  /// ``containers(of:before:after:)``.
  public static func containers(
    of days: [PanchangDay], before: PanchangDay? = nil, after: PanchangDay? = nil
  ) -> [DayContainer] {
    days.indices.flatMap { index in
      containers(
        of: days[index], before: index > 0 ? days[index - 1] : before,
        after: index + 1 < days.count ? days[index + 1] : after)
    }
  }
}

extension PanchangDay {
  /// The tithis that begin on the civil date.
  ///
  /// The day must have been computed with the civil day boundary, or at a latitude at which the Sun
  /// rises. A tithi lasts at least 19 hours, so none begins and ends between midnight and sunrise.
  var tithisBegun: [LimbSpan<Tithi>] { tithis.filter { horizon.civilDay.contains($0.start) } }

  /// The tithis that begin on the civil date, or else the one that lasts through it.
  var tithisByStart: [LimbSpan<Tithi>] {
    let begun = tithisBegun
    if !begun.isEmpty { return begun }
    let midnight = horizon.civilDay.lowerBound
    return Array((tithis.filter { $0.start <= midnight && midnight < $0.end } + tithis).prefix(1))
  }

  /// Returns this day or a neighbour whose fortnight is that of `tithi`, and whose month is thus
  /// known.
  func inFortnight(
    of tithi: Tithi, before: PanchangDay?, after: PanchangDay?
  ) -> PanchangDay? {
    [self, after, before].compactMap(\.self).first { $0.paksha == tithi.paksha }
  }
}
