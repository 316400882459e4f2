import AstroKit
public import CPentad
import PentadCore

/// The days from one date to another at a place as an iCalendar document (RFC 5545).
///
/// A day is an event of its date, called by the tithi of its sunrise; risings, muhurtas and the like
/// are chosen by `entries`. An event keeps its UID in every document, so that a calendar knows it
/// again.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the questions on which almanacs differ; NULL for the usual answers
///   - from: the first civil date
///   - to: the last one
///   - icalendar: how it is written, and what stands in it; NULL for the days alone, in English
///   - out: receives the document
/// - Returns: `PENTAD_INVALID` for what is no place, no zone or no date, text that is not UTF-8, an
///   end before the start, more than 1,000,000 days, and for what leaves the years 1 to 9999, which
///   are all that the format has; `PENTAD_NOT_FOUND` outside the ephemeris files, or without them;
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

/// The transitions of a kind within a time as an iCalendar document.
///
/// - Parameters:
///   - calendar: the calendar
///   - kind: what changes
///   - ayanamsa: where the sidereal zodiac begins
///   - start: the start of the time, which is in it
///   - end: its end, which is not
///   - icalendar: how it is written; NULL for times in UTC, in English
///   - out: receives the document
/// - Returns: `PENTAD_INVALID` for an end before the start, more than 1,000,000 days, text that is
///   not UTF-8, what is no zone, and for what leaves the years 1 to 9999; `PENTAD_NOT_FOUND`
///   outside the ephemeris files, or without them; `PENTAD_MISUSE` for an unknown kind, ayanamsa or
///   option
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

/// The risings, settings and transits of a body within a time as an iCalendar document.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place, by whose clock the times stand
///   - rule: what rising and setting mean; NULL for the upper limb with 34' of refraction
///   - body: the body
///   - events: which: values of pentad_astro_horizon_event joined by `|`; 0 for all
///   - start: the start of the time, which is in it
///   - end: its end, which is not
///   - icalendar: how it is written; NULL for English
///   - out: receives the document
/// - Returns: as pentad_astro_transitions_icalendar(); `PENTAD_INVALID` also for what is no place,
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

/// The eclipses of the Sun with their greatest moment within a time as an iCalendar document, each
/// for as long as the penumbra is on the Earth, or for as long as a place sees of it.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place, for those alone of which it sees something; NULL for all
///   - start: the start of the time, which is in it
///   - end: its end, which is not
///   - icalendar: how it is written; NULL for times in UTC, in English
///   - out: receives the document
/// - Returns: as pentad_astro_transitions_icalendar(); `PENTAD_INVALID` also for what is no place
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

/// The eclipses of the Moon with their greatest moment within a time as an iCalendar document, each
/// for as long as the Moon is in the penumbra; at a place, for as long as the Moon is up there and in the
/// umbra, or in the penumbra where the place sees no more.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place, for those alone during which the Moon is up there; NULL for all
///   - start: the start of the time, which is in it
///   - end: its end, which is not
///   - icalendar: how it is written; NULL for times in UTC, in English
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
