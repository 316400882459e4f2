import AstroKit
public import CPentad
import PentadCore

/// Writes the days from one date to another at a place as text: JSON, JSON Lines or CSV.
///
/// The output is the same as that of `pentad astro days`. Moments are in UTC or in the clock that
/// `text` selects. Limbs are written as numbers and, in JSON, also as names.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - options: the conventions on which almanacs differ; NULL for the defaults
///   - from: the first civil date
///   - to: the last civil date, inclusive
///   - text: the format options; NULL for JSON in English
///   - out: receives the text
/// - Returns: `PENTAD_INVALID` for an invalid place, zone or date, an end before the start, and for
///   more than 1,000,000 days; `PENTAD_NOT_FOUND` outside the range of the ephemeris files, or
///   without them; `PENTAD_MISUSE` for an unknown option
///
/// Blocks: while it computes and writes, less than a millisecond a day. Since: 0.1
@_cdecl("pentad_astro_days_text")
public func pentad_astro_days_text(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ options: UnsafePointer<pentad_astro_options>?, _ from: Int32, _ to: Int32,
  _ text: UnsafePointer<pentad_astro_text_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let query = try AlmanacQuery(calendar, place, options)
    let text = try AstroTextOptions(text)
    let days = query.days(from: try CivilDate(number: from), to: try CivilDate(number: to))
    return try runAndWait { () async throws(PentadError) in
      try await text.whole(days, at: query.place)
    }
  }
}

/// Writes the transitions of a kind within a period as JSON or JSON Lines.
///
/// - Parameters:
///   - calendar: the calendar
///   - kind: the kind of transition
///   - ayanamsa: the ayanamsa, which sets the start of the sidereal zodiac
///   - start: the start of the period, inclusive
///   - end: the end of the period, exclusive
///   - text: the format options; NULL for JSON in English
///   - out: receives the text
/// - Returns: `PENTAD_INVALID` for an end before the start, and for more than 1,000,000 days;
///   `PENTAD_NOT_FOUND` outside the range of the ephemeris files, or without them; `PENTAD_MISUSE`
///   for an unknown kind, ayanamsa or option, and for CSV
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_transitions_text")
public func pentad_astro_transitions_text(
  _ calendar: pentad_astro_calendar_ref?, _ kind: pentad_astro_transition_kind,
  _ ayanamsa: pentad_astro_ayanamsa, _ start: Int64, _ end: Int64,
  _ text: UnsafePointer<pentad_astro_text_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let query = try TransitionQuery(calendar, kind, ayanamsa)
    let range = try readRange(start, end)
    let text = try AstroTextOptions(text)
    let clock = try text.clock(of: nil)
    return try text.json().whole(query.all(in: range)) { $0.json(in: text.script, clock: clock) }
  }
}

/// Writes the risings, settings and transits of a body within a period as JSON or JSON Lines.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - rule: the definition of rising and setting; NULL for the upper limb with 34' of refraction
///   - body: the body
///   - events: the events to include: values of pentad_astro_horizon_event combined with `|`; 0 for
///     all
///   - start: the start of the period, inclusive
///   - end: the end of the period, exclusive
///   - text: the format options; NULL for JSON
///   - out: receives the text
/// - Returns: as pentad_astro_transitions_text(); `PENTAD_INVALID` also for an invalid place or
///   zone, `PENTAD_MISUSE` for an unknown body, rule or event, or if `place` is missing
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_horizon_events_text")
public func pentad_astro_horizon_events_text(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ rule: UnsafePointer<pentad_astro_horizon_rule>?, _ body: pentad_astro_body,
  _ events: UInt32, _ start: Int64, _ end: Int64,
  _ text: UnsafePointer<pentad_astro_text_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let query = try HorizonQuery(calendar, place, rule, body)
    let wanted = try HorizonEvent.Kind.set(events)
    let range = try readRange(start, end)
    let text = try AstroTextOptions(text)
    let clock = try text.clock(of: query.place)
    return try text.json().whole(query.all(wanted, in: range)) { $0.json(clock: clock) }
  }
}

/// Writes the solar eclipses whose greatest moment is within a period as JSON or JSON Lines.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place, to include only eclipses that are visible there, with their local
///     circumstances; NULL for all
///   - start: the start of the period, inclusive
///   - end: the end of the period, exclusive
///   - text: the format options; NULL for JSON
///   - out: receives the text
/// - Returns: as pentad_astro_transitions_text(); `PENTAD_INVALID` also for an invalid place or
///   zone
///
/// Blocks: while it computes, about a millisecond an eclipse. Since: 0.1
@_cdecl("pentad_astro_solar_eclipses_text")
public func pentad_astro_solar_eclipses_text(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ start: Int64, _ end: Int64, _ text: UnsafePointer<pentad_astro_text_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let query = try EclipseQuery(calendar, place, start, end)
    let text = try AstroTextOptions(text)
    let clock = try text.clock(of: query.place)
    return try text.json().whole(query.solar()) {
      $0.local?.json(clock: clock) ?? $0.eclipse.json(clock: clock)
    }
  }
}

/// Writes the lunar eclipses whose greatest moment is within a period as JSON or JSON Lines.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place, to include only eclipses during which the Moon is above the horizon there,
///     with its altitude; NULL for all
///   - start: the start of the period, inclusive
///   - end: the end of the period, exclusive
///   - text: the format options; NULL for JSON
///   - out: receives the text
/// - Returns: as pentad_astro_solar_eclipses_text()
///
/// Blocks: while it computes, about a millisecond an eclipse. Since: 0.1
@_cdecl("pentad_astro_lunar_eclipses_text")
public func pentad_astro_lunar_eclipses_text(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ start: Int64, _ end: Int64, _ text: UnsafePointer<pentad_astro_text_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, text: out) { () throws(PentadError) in
    let query = try EclipseQuery(calendar, place, start, end)
    let text = try AstroTextOptions(text)
    let clock = try text.clock(of: query.place)
    return try text.json().whole(query.lunar()) {
      $0.local?.json(clock: clock) ?? $0.eclipse.json(clock: clock)
    }
  }
}
