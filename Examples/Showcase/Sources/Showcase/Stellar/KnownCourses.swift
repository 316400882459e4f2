import PentadCore
import StellarKit

/// The courses, as a page shows them.
struct KnownCourses: Sendable {
  let list: [StellarCourse]
  let freshness: Freshness
}

extension StellarScreens {
  /// The courses that the client has in time, else those that are stored.
  ///
  /// - Parameter reload: whether the server is asked in any case.
  /// - Throws: the error of the request if none are stored; ``PentadCore/PentadError/notYet``.
  func knownCourses(reload: Bool = false) async throws(PentadError) -> KnownCourses {
    let client = client
    let outcome = await patience.outcome { () async throws(PentadError) in
      try await client.courses(reload: reload)
    }
    guard let courses = try outcome?.get() else { return try await storedCourses() }
    let isMissed = (reload || courses.isStale) && courses.origin != .source
    let problem = isMissed ? PentadError(.offline, "the server is not reachable") : nil
    return KnownCourses(
      list: courses.value, freshness: Freshness(courses, now: time.date(), problem: problem))
  }

  /// The courses that are stored, while the server has not answered.
  private func storedCourses() async throws(PentadError) -> KnownCourses {
    let client = client
    // An unreadable store delivers no list.
    let stored = await Patience(milliseconds: 5_000, time: time).outcome {
      () async throws(PentadError) in
      var lists = client.observeCourses().makeAsyncIterator()
      return await lists.next()?.items ?? []
    }
    guard let list = try stored?.get(), !list.isEmpty else { throw PentadError.notYet }
    return KnownCourses(
      list: list,
      freshness: Freshness("Saved data", since: nil, problem: .notYet, isWarning: true))
  }
}
