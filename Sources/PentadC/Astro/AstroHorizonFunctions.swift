import AstroKit
public import CPentad
import PentadCore

/// The risings, settings and transits of a body within a time, in the caller's arrays, in order.
///
/// The start of the time is in it, the end is not. Every event is found, at every latitude.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - rule: what rising and setting mean; NULL for the upper limb with 34' of refraction
///   - body: the body
///   - events: which: values of pentad_astro_horizon_event joined by `|`; 0 for all
///   - start: the start of the time
///   - end: its end
///   - times: receives `capacity` instants at most: when each is; NULL when not wanted
///   - kinds: receives `capacity` kinds at most: which event it is; NULL when not wanted
///   - azimuths: receives `capacity` directions at most, in degrees from north through east; NULL when not wanted
///   - capacity: how many fit
///   - count: receives how many there are, also when fewer fit
/// - Returns: `PENTAD_INVALID` for what is no place or no zone, an end before the start, and for
///   more than 1,000,000 days; `PENTAD_NOT_FOUND` outside the ephemeris files, or without them;
///   `PENTAD_MISUSE` for an unknown body, rule or event
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_horizon_events_fill")
public func pentad_astro_horizon_events_fill(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ rule: UnsafePointer<pentad_astro_horizon_rule>?, _ body: pentad_astro_body,
  _ events: UInt32, _ start: Int64, _ end: Int64, _ times: UnsafeMutablePointer<Int64>?,
  _ kinds: UnsafeMutablePointer<pentad_astro_horizon_event>?,
  _ azimuths: UnsafeMutablePointer<Double>?, _ capacity: size_t,
  _ count: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let target = try ListTarget(count, capacity)
    let query = try HorizonQuery(calendar, place, rule, body)
    let wanted = try HorizonEvent.Kind.set(events)
    let range = try readRange(start, end)
    target.fill(try query.all(wanted, in: range)) { index, event in
      times?[index] = event.instant.milliseconds
      kinds?[index] = event.kind.code
      azimuths?[index] = event.azimuth
    }
  }
}

/// The first rising, setting or transit of a body after a moment.
///
/// The time that it receives, given as the moment of the next call, leads to the one that follows.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - rule: what rising and setting mean; NULL for the upper limb with 34' of refraction
///   - body: the body
///   - event: which event
///   - after: the moment
///   - time: receives when it is; may be NULL
///   - azimuth: receives the direction, in degrees from north through east; may be NULL
/// - Returns: `PENTAD_NOT_FOUND` when there is none within 366 days, outside the ephemeris files,
///   or without them; `PENTAD_INVALID` for what is no place or no zone, and for PENTAD_NO_TIME;
///   `PENTAD_MISUSE` for an unknown body, rule or event
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_horizon_event_next")
public func pentad_astro_horizon_event_next(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ rule: UnsafePointer<pentad_astro_horizon_rule>?, _ body: pentad_astro_body,
  _ event: pentad_astro_horizon_event, _ after: Int64, _ time: UnsafeMutablePointer<Int64>?,
  _ azimuth: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let target = MomentTarget(time, azimuth, empty: .nan)
    let query = try HorizonQuery(calendar, place, rule, body)
    let kind = try HorizonEvent.Kind(event, "event")
    let found = try query.next(kind, after: try readInstant(after: after))
    target.write(found.instant, found.azimuth)
  }
}

/// The last rising, setting or transit of a body before a moment.
///
/// The time that it receives, given as the moment of the next call, leads to the one before.
///
/// - Parameters:
///   - calendar: the calendar
///   - place: the place
///   - rule: what rising and setting mean; NULL for the upper limb with 34' of refraction
///   - body: the body
///   - event: which event
///   - before: the moment
///   - time: receives when it is; may be NULL
///   - azimuth: receives the direction, in degrees from north through east; may be NULL
/// - Returns: as pentad_astro_horizon_event_next()
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_horizon_event_previous")
public func pentad_astro_horizon_event_previous(
  _ calendar: pentad_astro_calendar_ref?, _ place: UnsafePointer<pentad_astro_place>?,
  _ rule: UnsafePointer<pentad_astro_horizon_rule>?, _ body: pentad_astro_body,
  _ event: pentad_astro_horizon_event, _ before: Int64, _ time: UnsafeMutablePointer<Int64>?,
  _ azimuth: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let target = MomentTarget(time, azimuth, empty: .nan)
    let query = try HorizonQuery(calendar, place, rule, body)
    let kind = try HorizonEvent.Kind(event, "event")
    let found = try query.previous(kind, before: try readInstant(before: before))
    target.write(found.instant, found.azimuth)
  }
}
