import AstroKit
public import CPentad
import PentadCore

/// The transitions of a kind within a time, in the caller's arrays, in order.
///
/// The start of the time is in it, the end is not.
///
/// - Parameters:
///   - calendar: the calendar
///   - kind: what changes
///   - ayanamsa: where the sidereal zodiac begins
///   - start: the start of the time
///   - end: its end
///   - times: receives `capacity` instants at most: when each is; NULL when not wanted
///   - values: receives `capacity` numbers at most: what begins; NULL when not wanted
///   - capacity: how many fit
///   - count: receives how many there are, also when fewer fit
/// - Returns: `PENTAD_INVALID` for an end before the start, and for more than 1,000,000 days;
///   `PENTAD_NOT_FOUND` outside the ephemeris files, or without them; `PENTAD_MISUSE` for an
///   unknown kind or ayanamsa
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_transitions_fill")
public func pentad_astro_transitions_fill(
  _ calendar: pentad_astro_calendar_ref?, _ kind: pentad_astro_transition_kind,
  _ ayanamsa: pentad_astro_ayanamsa, _ start: Int64, _ end: Int64,
  _ times: UnsafeMutablePointer<Int64>?, _ values: UnsafeMutablePointer<Int32>?,
  _ capacity: size_t, _ count: UnsafeMutablePointer<size_t>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let target = try ListTarget(count, capacity)
    let query = try TransitionQuery(calendar, kind, ayanamsa)
    let range = try readRange(start, end)
    target.fill(try query.all(in: range)) { index, transition in
      times?[index] = transition.instant.milliseconds
      values?[index] = Int32(transition.value)
    }
  }
}

/// The first transition after a moment.
///
/// The time that it receives, given as the moment of the next call, leads to the one that follows.
///
/// - Parameters:
///   - calendar: the calendar
///   - kind: what changes
///   - ayanamsa: where the sidereal zodiac begins
///   - after: the moment
///   - time: receives when it is; may be NULL
///   - value: receives the number of what begins; may be NULL
/// - Returns: `PENTAD_INVALID` for PENTAD_NO_TIME; `PENTAD_NOT_FOUND` outside the ephemeris files,
///   or without them; `PENTAD_MISUSE` for an unknown kind or ayanamsa
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_transition_next")
public func pentad_astro_transition_next(
  _ calendar: pentad_astro_calendar_ref?, _ kind: pentad_astro_transition_kind,
  _ ayanamsa: pentad_astro_ayanamsa, _ after: Int64, _ time: UnsafeMutablePointer<Int64>?,
  _ value: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let target = MomentTarget(time, value, empty: 0)
    let query = try TransitionQuery(calendar, kind, ayanamsa)
    let found = try query.next(after: try readInstant(after: after))
    target.write(found.instant, Int32(found.value))
  }
}

/// The last transition before a moment.
///
/// The time that it receives, given as the moment of the next call, leads to the one before.
///
/// - Parameters:
///   - calendar: the calendar
///   - kind: what changes
///   - ayanamsa: where the sidereal zodiac begins
///   - before: the moment
///   - time: receives when it is; may be NULL
///   - value: receives the number of what begins; may be NULL
/// - Returns: as pentad_astro_transition_next()
///
/// Blocks: while it computes. Since: 0.1
@_cdecl("pentad_astro_transition_previous")
public func pentad_astro_transition_previous(
  _ calendar: pentad_astro_calendar_ref?, _ kind: pentad_astro_transition_kind,
  _ ayanamsa: pentad_astro_ayanamsa, _ before: Int64, _ time: UnsafeMutablePointer<Int64>?,
  _ value: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let target = MomentTarget(time, value, empty: 0)
    let query = try TransitionQuery(calendar, kind, ayanamsa)
    let found = try query.previous(before: try readInstant(before: before))
    target.write(found.instant, Int32(found.value))
  }
}
