import AstroKit
public import CPentad
import PentadCore

/// Writes the days from one date to another at a place as an iCalendar document (RFC 5545).
///
/// Each day is an all-day event, named after the tithi at sunrise. `entries` selects risings,
/// muhurtas and other events. An event has the same UID in every document, so that a calendar
/// program recognises it.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the conventions on which almanacs differ; NULL for the defaults
///   - from: the first civil date
///   - to: the last civil date, inclusive
///   - icalendar: the format options and the entries; NULL for days only, in English
///   - out: receives the document
/// - Returns: `PENTAD_INVALID` for an invalid place, zone or date, text that is not UTF-8, an end
///   before the start, more than 1,000,000 days, and dates outside the years 1 to 9999, the range
///   of the format; `PENTAD_NOT_FOUND` outside the range of the ephemeris files, or without them;
///   `PENTAD_MISUSE` for an unknown option or entry
///
/// Blocks: while it computes and writes. Since: 0.1
@_cdecl("pentad_astro_days_icalendar")
public func pentad_astro_days_icalendar(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ from: Int32, _ to: Int32,
  _ icalendar: UnsafePointer<pentad_astro_icalendar_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let query = try AlmanacQuery(calendar, place, options)
    let (first, last) = (try CivilDate(number: from), try CivilDate(number: to))
    let input = try AstroICalendarInput(icalendar)
    let writer = try ICalendarWriter(
      daysFrom: first, to: last, at: query.place, kinds: input.kinds, input.options)
    let days = query.days(from: first, to: last)
    return try runAndWait { () async throws(PentadError) in try await writer.whole(days, input) }
  }
}

/// Writes the transitions of a kind within a period as an iCalendar document.
///
/// - Parameters:
///   - calendar: the calendar
///   - kind: the kind of transition
///   - ayanamsa: the ayanamsa, which sets the start of the sidereal zodiac
///   - start: the start of the period, inclusive
///   - end: the end of the period, exclusive
///   - icalendar: the format options; NULL for times in UTC, in English
///   - out: receives the document
/// - Returns: `PENTAD_INVALID` for an end before the start, more than 1,000,000 days, text that is
///   not UTF-8, an unknown zone, and dates outside the years 1 to 9999; `PENTAD_NOT_FOUND` outside
///   the range of the ephemeris files, or without them; `PENTAD_MISUSE` for an unknown kind,
///   ayanamsa or option
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_transitions_icalendar")
public func pentad_astro_transitions_icalendar(
  _ calendar: pentad_astro_calendar_ref?, _ kind: pentad_astro_transition_kind,
  _ ayanamsa: pentad_astro_ayanamsa, _ start: Int64, _ end: Int64,
  _ icalendar: UnsafePointer<pentad_astro_icalendar_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let query = try TransitionQuery(calendar, kind, ayanamsa)
    let range = try readRange(start, end)
    let input = try AstroICalendarInput(icalendar)
    return try input.writer(of: range).whole(query.all(in: range)) {
      $0.calendarEntry(in: input.script)
    }
  }
}

/// Writes the risings, settings and transits of a body within a period as an iCalendar document.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place, whose local time is used
///   - rule: the definition of rising and setting; NULL for the upper limb with 34' of refraction
///   - body: the body
///   - events: the events to include: values of pentad_astro_horizon_event combined with `|`; 0 for
///     all
///   - start: the start of the period, inclusive
///   - end: the end of the period, exclusive
///   - icalendar: the format options; NULL for English
///   - out: receives the document
/// - Returns: as pentad_astro_transitions_icalendar(); `PENTAD_INVALID` also for an invalid place,
///   `PENTAD_MISUSE` for an unknown body, rule or event, or if `place` is missing
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_horizon_events_icalendar")
public func pentad_astro_horizon_events_icalendar(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ rule: UnsafePointer<pentad_astro_horizon_rule>?, _ body: pentad_astro_body,
  _ events: UInt32, _ start: Int64, _ end: Int64,
  _ icalendar: UnsafePointer<pentad_astro_icalendar_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let query = try HorizonQuery(calendar, place, rule, body)
    let wanted = try HorizonEvent.Kind.set(events)
    let range = try readRange(start, end)
    let input = try AstroICalendarInput(icalendar)
    let writer = try ICalendarWriter(eventsIn: range, zone: query.place.timeZone, input.options)
    return try writer.whole(query.all(wanted, in: range)) {
      $0.calendarEntry(at: query.place, in: input.script)
    }
  }
}

/// Writes the solar eclipses whose greatest moment is within a period as an iCalendar document.
/// Each event lasts while the penumbra is on the Earth or, at a place, while the eclipse is visible
/// there.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place, to include only eclipses that are visible there; NULL for all
///   - start: the start of the period, inclusive
///   - end: the end of the period, exclusive
///   - icalendar: the format options; NULL for times in UTC, in English
///   - out: receives the document
/// - Returns: as pentad_astro_transitions_icalendar(); `PENTAD_INVALID` also for an invalid place
///
/// Blocks: while it computes, about a millisecond an eclipse. Since: 0.1
@_cdecl("pentad_astro_solar_eclipses_icalendar")
public func pentad_astro_solar_eclipses_icalendar(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ start: Int64, _ end: Int64, _ icalendar: UnsafePointer<pentad_astro_icalendar_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let query = try EclipseQuery(calendar, place, start, end)
    let input = try AstroICalendarInput(icalendar)
    return try input.writer(of: query.range).whole(query.solar()) { eclipse, local in
      guard let local, let place = query.place else {
        return eclipse.calendarEntry(in: input.script)
      }
      return local.calendarEntry(at: place, in: input.script)
    }
  }
}

/// Writes the lunar eclipses whose greatest moment is within a period as an iCalendar document.
/// Each event lasts while the Moon is in the penumbra. At a place it lasts while the Moon is above
/// the horizon and in the umbra, or in the penumbra if no more can be seen there.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place, to include only eclipses during which the Moon is above the horizon there;
///     NULL for all
///   - start: the start of the period, inclusive
///   - end: the end of the period, exclusive
///   - icalendar: the format options; NULL for times in UTC, in English
///   - out: receives the document
/// - Returns: as pentad_astro_solar_eclipses_icalendar()
///
/// Blocks: while it computes, about a millisecond an eclipse. Since: 0.1
@_cdecl("pentad_astro_lunar_eclipses_icalendar")
public func pentad_astro_lunar_eclipses_icalendar(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ start: Int64, _ end: Int64, _ icalendar: UnsafePointer<pentad_astro_icalendar_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let query = try EclipseQuery(calendar, place, start, end)
    let input = try AstroICalendarInput(icalendar)
    return try input.writer(of: query.range).whole(query.lunar()) { eclipse, local in
      guard let local, let place = query.place else {
        return eclipse.calendarEntry(in: input.script)
      }
      return local.calendarEntry(at: place, in: input.script)
    }
  }
}
