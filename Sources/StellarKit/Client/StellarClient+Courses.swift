public import PentadCore

extension StellarClient {
  /// Returns the courses, from the store for 30 days.
  ///
  /// If the source fails or returns no courses, the call returns the stored courses, marked as
  /// stale if they are. ``StellarEvent/failed(_:_:isKept:)`` reports the error.
  ///
  /// - Parameter reload: whether the source is queried in any case.
  /// - Throws: source errors, when nothing is stored; ``PentadCore/PentadError/Code/emptyReply``
  ///   when the source returns no courses; ``PentadCore/PentadError/Code/closed``.
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

  /// Returns the courses in the groups of the original app's main screen.
  ///
  /// - Throws: as ``courses(reload:)``.
  public func courseGroups() async throws(PentadError) -> [StellarCourseGroup] {
    StellarCourseGroup.groups(of: try await courses().value)
  }

  private func fetchCourses() async throws(PentadError) -> Snapshot<[StellarCourse]> {
    let askedAt = now
    let courses = take(try await catalogue.courses(), .courses)
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
