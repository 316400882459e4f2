public import PentadCore

extension StellarClient {
  /// The courses, from the store for 30 days.
  ///
  /// When the source cannot be asked, or knows no courses, those that are stored are the answer, marked
  /// as stale when they are, and ``StellarEvent/failed(_:_:isKept:)`` tells why.
  ///
  /// - Parameter reload: whether the source is asked in any case.
  /// - Throws: what the source throws, when nothing is stored; ``PentadCore/PentadError/Code/emptyReply``
  ///   when it knows no courses; ``PentadCore/PentadError/Code/closed``.
  ///
  /// C: `pentad_stellar_client_courses`.
  public func courses(
    reload: Bool = false
  ) async throws(PentadError) -> Snapshot<[StellarCourse]> {
    let stored = try await tolerating { () async throws(PentadError) in
      try await self.store.courses()
    }
    let kept = stored?.map {
      Snapshot(
        $0.courses, origin: .disk, storedAt: $0.storedAt, expiry: StellarPolicies.courses, now: now)
    }
    if let kept, !reload, !kept.isStale { return kept }
    return try await ask(.courses, keeping: kept) { () async throws(PentadError) in
      try await flights.courses.run(true) { () async throws(PentadError) in
        try await self.fetchCourses()
      }
    }
  }

  /// The courses in the groups of the original's main screen.
  ///
  /// - Throws: as ``courses(reload:)``.
  public func courseGroups() async throws(PentadError) -> [StellarCourseGroup] {
    StellarCourseGroup.groups(of: try await courses().value)
  }

  private func fetchCourses() async throws(PentadError) -> Snapshot<[StellarCourse]> {
    let askedAt = now
    let courses = take(try await source.courses(), .courses)
    guard !courses.isEmpty else {
      throw PentadError(.emptyReply, "the server knows no courses: try again later")
    }
    let now = now
    let stored = try await tolerating { () async throws(PentadError) in
      try await self.store.replace(courses, askedAt: askedAt, now: now)
    }
    hub.publish(.coursesLoaded)
    return Snapshot(
      stored?.courses ?? courses, origin: .source, storedAt: stored?.storedAt ?? askedAt,
      isStale: false)
  }
}
