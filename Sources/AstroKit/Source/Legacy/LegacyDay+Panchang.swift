extension LegacyDay {
  /// Converts a day of the calendar to the legacy format.
  ///
  /// The values correct these errors of the old server:
  /// - Times are Universal Time converted to the place's zone, with its minutes and with the date's
  ///   own summer time. The old server used Terrestrial Time as Universal Time, 67 s off in 2011,
  ///   and supported only a fixed offset of whole hours.
  /// - Risings and settings are the first of the civil date, or `none`. The old server searched
  ///   from 0h UT of the date, and used an event of the next day if none came before.
  /// - Rising is that of the upper limb with 34′ of refraction, or as in the options. The old
  ///   server used the refraction at 15 °C and 1013 hPa, 33.6′.
  /// - Tithis have their exact start, with seconds cut off. The old server's could be a minute
  ///   late.
  /// - The month is the lunar month of the options. The old server used the Sun's tropical right
  ///   ascension in slots of 30°, which agreed with the amanta month on four dates of five.
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
    // The first sunset after sunrise may be after midnight; that of this date is then yesterday's.
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
