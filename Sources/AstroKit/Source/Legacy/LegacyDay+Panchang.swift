extension LegacyDay {
  /// Tells a day of the calendar in the old words.
  ///
  /// Where it is right and the old server was not:
  /// - The times are Universal Time brought to the clock of the place's zone, by its minutes and by the
  ///   date's own summer time. The old server took the argument of a function in Terrestrial Time for
  ///   Universal Time, 67 s in 2011, and knew whole hours of one offset for all dates.
  /// - Risings and settings are the first of the civil date. The old server looked from 0h UT of the
  ///   date on and wrote what came, if need be from the next day. Where none comes it is `none`.
  /// - Rising is the upper limb's with 34′ of refraction, or what the options say; there it was that
  ///   of 15 °C and 1013 hPa, 33.6′.
  /// - Tithis begin when they do and not within the minute after; the minute is cut off.
  /// - The month is the lunar month of the options. There it was the Sun's tropical right ascension
  ///   in slots of 30°, which agreed with the amanta month on four dates of five.
  ///
  /// - Parameters:
  ///   - before: the day of the date before.
  ///   - after: the day of the date after.
  init(_ day: PanchangDay, before: PanchangDay?, after: PanchangDay?) {
    let zone = day.place.timeZone
    let civil = day.horizon.civilDay
    func first(_ instants: [Instant?]) -> Time? {
      instants.compactMap(\.self).filter(civil.contains).min().map { Time($0, in: zone) }
    }
    date = day.date
    sunrise = first([day.sunrise])
    // The first after sunrise may come after midnight; the one of this date is yesterday's then.
    sunset = first([before?.sunset, day.horizon.previousSunset, day.sunset])
    moonrise = first(day.moonrises)
    moonset = first(day.moonsets)
    tithis = day.tithisBegun.map { span in
      let ruling = day.inFortnight(of: span.value, before: before, after: after)
      return TithiEntry(
        name: TithiText.text(span.value, LegacyNames.name(span.value)),
        fortnight: TithiText.fortnight(span.value),
        lunarMonth: ruling.map { LegacyNames.name($0.masaName, isAdhika: $0.masa.isAdhika) },
        start: Time(span.start, in: zone))
    }
  }
}
