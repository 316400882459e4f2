public import CPentad
import PentadCore
import StellarKit

/// Makes the screen of a group of courses.
///
/// - Parameters:
///   - group: the group, with its title and its courses
///   - out: receives the screen
/// - Returns: `PENTAD_MISUSE` if `group`, a required field of it or `out` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_courses_screen_make")
public func pentad_stellar_courses_screen_make(
  _ group: UnsafePointer<pentad_stellar_course_group>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_courses_screen>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let screen = StellarCoursesScreen(try StellarCourseGroup(group))
    return OwnedRecord.give { StellarRecords(arena: $0).record(screen) }
  }
}

/// Makes the screen of a course's classes before any are loaded;
/// pentad_stellar_client_classes_screen_async() delivers the later screens.
///
/// - Parameters:
///   - course: the course's number
///   - out: receives the screen
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_classes_screen_make")
public func pentad_stellar_classes_screen_make(
  _ course: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_classes_screen>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let screen = StellarClassesScreen(course: try readText(course, "course"))
    return OwnedRecord.give { StellarRecords(arena: $0).record(screen) }
  }
}

/// Loads the screen of a course's classes. If the server cannot be reached, it shows the stored
/// list.
///
/// The state of the record shows the difference: LOADED, or FAILED with the reason. The server is
/// asked as by pentad_stellar_client_classes().
///
/// - Parameters:
///   - client: the client
///   - course: the course's number
///   - reload: true to ask the server in any case
///   - out: receives the screen
/// - Returns: `PENTAD_OK`, also when the server could not be reached and a list is stored;
///   otherwise as pentad_stellar_client_classes()
///
/// Blocks: while the server is asked. Since: 0.1
@_cdecl("pentad_stellar_client_classes_screen")
public func pentad_stellar_client_classes_screen(
  _ client: pentad_stellar_client_ref?, _ course: UnsafePointer<CChar>?, _ reload: Bool,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_classes_screen>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let course = try readText(course, "course")
    let screen = try StellarHandle.wait(client) { client async throws(PentadError) in
      let last = try await client.lastScreen(ofClassesIn: course, reload: reload)
      if case .failed(let error) = last.state, last.storedAt == nil { throw error }
      return last
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(screen) }
  }
}

/// Loads the screen of a course's classes in stages: first with the stored data, then with the
/// server's.
///
/// The first screen is in the state LOADING, if a list is stored and the server has to be asked.
/// The last is in the state LOADED or FAILED.
///
/// - Parameters:
///   - client: the client
///   - course: the course's number
///   - reload: true to ask the server in any case
///   - update: called with each screen; NULL when not needed
///   - callback: called once at the end, after the last screen: with `PENTAD_OK` after LOADED, with
///     the error after FAILED, and with `PENTAD_CANCELLED` when the operation was cancelled before
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_client_classes_screen_async")
public func pentad_stellar_client_classes_screen_async(
  _ client: pentad_stellar_client_ref?, _ course: UnsafePointer<CChar>?, _ reload: Bool,
  _ update: pentad_stellar_classes_screen_callback?, _ callback: pentad_completion_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    let handle = try StellarHandle.calling(client)
    let completion = try EndCompletion(callback, context)
    let client = handle.client
    let course = try readText(course, "course")
    let stages = StageCallback(update, context, handle.place)
    let work = PentadOperation<Void> { _ async throws(PentadError) in
      let last = try await client.lastScreen(ofClassesIn: course, reload: reload) { screen in
        stages.bring { StellarRecords(arena: $0).record(screen) }
      }
      if case .failed(let error) = last.state { throw error }
    }
    OperationHandle.start(
      work, operation, place: handle.place, delivery: stages.delivery
    ) { completion.end($0) }
  }
}
