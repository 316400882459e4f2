public import PentadCore

extension StellarClient {
  // MARK: Courses

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
    let courses = take(try await source.courses(), .courses)
    guard !courses.isEmpty else {
      throw PentadError(.emptyReply, "the server knows no courses; ask again later")
    }
    let now = now
    _ = try await tolerating { () async throws(PentadError) in
      try await self.store.replace(courses, at: now)
    }
    events.publish(.coursesLoaded)
    return Snapshot(courses, origin: .source, storedAt: now, isStale: false)
  }

  // MARK: Classes

  /// The classes of a course, from memory or the store for 2 days in their term.
  ///
  /// After that the source is asked for the checksum of the list, and for the list only if that is
  /// another. When it cannot be asked, the stored list is the answer, of whatever term it is, marked as
  /// stale, and ``StellarEvent/failed(_:_:isKept:)`` tells why.
  ///
  /// - Parameters:
  ///   - course: the course's number.
  ///   - reload: whether the source is asked in any case.
  /// - Throws: what the source throws, when nothing is stored; ``PentadCore/PentadError/Code/closed``.
  ///
  /// C: `pentad_stellar_client_classes`.
  public func classes(
    in course: String, reload: Bool = false
  ) async throws(PentadError) -> Snapshot<[StellarClass]> {
    let term = try await tolerating { () async throws(PentadError) in
      try await self.store.term()
    }
    let now = now
    if !reload, let held = cache.list(of: course), held.isFresh(in: term ?? nil, now: now) {
      return Snapshot(held.classes, origin: .memory, storedAt: held.storedAt, isStale: false)
    }
    let generation = cache.generation
    let stored = try await tolerating { () async throws(PentadError) in
      try await self.store.classes(of: course)
    }
    let kept = stored ?? nil
    let isFresh = kept?.isFresh(in: term ?? nil, now: now) ?? false
    if !reload, isFresh, let kept { cache.hold(kept, of: course, generation: generation) }
    let snapshot = kept.map {
      Snapshot($0.classes, origin: .disk, storedAt: $0.storedAt, isStale: !isFresh)
    }
    if let snapshot, !reload, isFresh { return snapshot }
    return try await ask(.classes(course: course), keeping: snapshot) {
      () async throws(PentadError) in
      try await flights.classes.run(course) { () async throws(PentadError) in
        try await self.fetchClasses(of: course, kept)
      }
    }
  }

  private func fetchClasses(
    of course: String, _ kept: StoredClasses?
  ) async throws(PentadError) -> Snapshot<[StellarClass]> {
    if let kept, let checksum = kept.checksum, try await source.checksum(of: course) == checksum {
      let now = now
      _ = try await tolerating { () async throws(PentadError) in
        try await self.store.confirm(course, at: now)
      }
      events.publish(.classesLoaded(course: course))
      return Snapshot(kept.classes, origin: .source, storedAt: now, isStale: false)
    }
    let new = try await ask(of: course)
    let now = now
    _ = try await tolerating { () async throws(PentadError) in
      try await self.store.replace([new], at: now)
    }
    cache.update(new.classes)
    events.publish(.classesLoaded(course: course))
    return Snapshot(new.classes, origin: .source, storedAt: now, isStale: false)
  }

  /// A list with its checksum; without, from a server that has none.
  func ask(of course: String) async throws(PentadError) -> NewClasses {
    let subject = StellarSubject.classes(course: course)
    do throws(PentadError) {
      let checked = take(try await source.classesWithChecksum(of: course), subject)
      return NewClasses(course: course, classes: checked.classes, checksum: checked.checksum)
    } catch  where error.code == .unexpectedReply || error.code == .unknownCommand {
      let classes = take(try await source.classes(of: course), subject)
      // A server that answers everything with an empty list has not said that there is no class.
      guard !classes.isEmpty || error.code == .unknownCommand else { throw error }
      return NewClasses(course: course, classes: classes, checksum: nil)
    }
  }
}
