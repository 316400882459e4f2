public import CPentad
import PentadCore
import StellarKit

/// Returns the courses. For 30 days they come from the store.
///
/// If the server cannot be reached, or has no courses, the stored courses are returned, marked as
/// stale if they are; the delegate's `did_fail` reports the error.
///
/// - Parameters:
///   - client: the client
///   - reload: true to ask the server in any case
///   - out: receives the courses
/// - Returns: when nothing is stored, the error of the request: `PENTAD_OFFLINE`,
///   `PENTAD_TIMED_OUT`, `PENTAD_UNAUTHORIZED`, `PENTAD_UNAVAILABLE` (as
///   `PENTAD_CONNECTION_REFUSED`, `PENTAD_SERVER_UNAVAILABLE` or `PENTAD_TOO_MANY_REQUESTS`, too),
///   `PENTAD_REFUSED` (as `PENTAD_BODY_TOO_LONG`, too) for a request that the server rejects, a
///   certificate that is not trusted or an address that may not be requested, `PENTAD_DECODING` (as
///   `PENTAD_STELLAR_EMPTY_REPLY`, `PENTAD_UNREADABLE_ANSWER` or `PENTAD_UNEXPECTED_ANSWER`, too),
///   and `PENTAD_STELLAR_UNKNOWN_COMMAND`; `PENTAD_CLOSED` when the client is suspended
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_stellar_client_courses")
public func pentad_stellar_client_courses(
  _ client: pentad_stellar_client_ref?, _ reload: Bool,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_courses>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let courses = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.courses(reload: reload)
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(courses) }
  }
}

/// Groups courses as on the main screen: 1-10, 11-20, 21 and above, and those without a number.
///
/// - Parameters:
///   - courses: the courses
///   - out: receives the groups that are not empty
/// - Returns: `PENTAD_MISUSE` if `courses`, a required field of it or `out` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_course_groups_make")
public func pentad_stellar_course_groups_make(
  _ courses: UnsafePointer<pentad_stellar_courses>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_course_groups>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let groups = StellarCourseGroup.groups(of: try readCourses(courses))
    return OwnedRecord.give { StellarRecords(arena: $0).record(groups) }
  }
}

/// Restores a group of courses from its `serialized`.
///
/// - Parameters:
///   - serialized: the serialized group
///   - courses: the existing courses
///   - out: receives the group as the only item
/// - Returns: `PENTAD_NOT_FOUND` when one of its courses does not exist; `PENTAD_INVALID` for a
///   text that is not a serialized group or not UTF-8; `PENTAD_MISUSE` if `serialized`, `courses`,
///   a required field of it or `out` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_course_group_find")
public func pentad_stellar_course_group_find(
  _ serialized: UnsafePointer<CChar>?, _ courses: UnsafePointer<pentad_stellar_courses>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_course_groups>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let group = try StellarCourseGroup(
      serialized: readText(serialized, "serialized"), among: readCourses(courses))
    return OwnedRecord.give { StellarRecords(arena: $0).record([group]) }
  }
}
