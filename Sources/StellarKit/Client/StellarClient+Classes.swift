public import PentadCore

extension StellarClient {
  /// Returns the classes of a course, from memory or the store for 2 days within their term.
  ///
  /// After that, the source is queried for the checksum of the list, and for the list only if the
  /// checksum has changed. If the source fails, the call returns the stored list of any term,
  /// marked as stale. ``StellarEvent/failed(_:_:isKept:)`` reports the error.
  ///
  /// - Parameters:
  ///   - course: the course's number.
  ///   - reload: whether the source is queried in any case.
  /// - Throws: source errors, when nothing is stored; ``PentadCore/PentadError/Code/closed``.
  ///
  /// C: `pentad_stellar_client_classes`.
  public func classes(
    in course: String, reload: Bool = false
  ) async throws(PentadError) -> Snapshot<[StellarClass]> {
    let kept = try await keptClasses(of: course, reload: reload)
    if let kept, kept.isAnswer { return kept.snapshot }
    return try await ask(.classes(course: course), keeping: kept?.snapshot) {
      () async throws(PentadError) in
      try await self.newClasses(of: course, kept?.list)
    }
  }

  /// Returns the classes of a course in stages: first the stored list, then the current one.
  ///
  /// - First ``ClassListUpdate/cached(_:)``, if a list is stored and the source has to be queried.
  /// - Last ``ClassListUpdate/fresh(_:)``, from the store if the source need not be queried; or
  ///   ``ClassListUpdate/failed(_:keeping:)``, which ``StellarEvent/failed(_:_:isKept:)`` reports
  ///   too.
  ///
  /// Releasing the stream cancels the request. Otherwise as ``classes(in:reload:)``.
  ///
  /// C: `pentad_stellar_client_classes_screen_async`.
  public func classUpdates(
    in course: String, reload: Bool = false
  ) -> AsyncStream<ClassListUpdate> {
    let (stream, continuation) = AsyncStream.makeStream(of: ClassListUpdate.self)
    let task = Task {
      await self.loadClasses(of: course, reload: reload) { continuation.yield($0) }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  private func loadClasses(
    of course: String, reload: Bool, _ update: (ClassListUpdate) -> Void
  ) async {
    var kept: KeptClasses?
    do throws(PentadError) {
      kept = try await keptClasses(of: course, reload: reload)
      if let kept, kept.isAnswer { return update(.fresh(kept.snapshot)) }
      if let kept { update(.cached(kept.snapshot)) }
      let list = kept?.list
      let new = try await ask(.classes(course: course), isKept: kept != nil) {
        () async throws(PentadError) in try await self.newClasses(of: course, list)
      }
      update(.fresh(new))
    } catch {
      update(.failed(error, keeping: kept?.snapshot))
    }
  }

  // MARK: Stored lists

  /// A list from memory or the store.
  private struct KeptClasses {
    let list: StoredClasses
    let snapshot: Snapshot<[StellarClass]>
    /// True if the source need not be queried.
    let isAnswer: Bool
  }

  private func keptClasses(
    of course: String, reload: Bool
  ) async throws(PentadError) -> KeptClasses? {
    let term = try await tolerating { () async throws(PentadError) in
      try await self.store.term()
    }
    let now = now
    if !reload, let held = cache.list(of: course), held.isFresh(in: term ?? nil, now: now) {
      return KeptClasses(
        list: held, snapshot: held.snapshot(.memory, isStale: false), isAnswer: true)
    }
    let generation = cache.generation
    let stored = try await tolerating { () async throws(PentadError) in
      try await self.store.classes(of: course)
    }
    guard let list = stored ?? nil else { return nil }
    let isFresh = list.isFresh(in: term ?? nil, now: now)
    if !reload, isFresh { cache.hold(list, of: course, generation: generation) }
    return KeptClasses(
      list: list, snapshot: list.snapshot(.disk, isStale: !isFresh), isAnswer: isFresh && !reload)
  }

  // MARK: New lists

  private func newClasses(
    of course: String, _ kept: StoredClasses?
  ) async throws(PentadError) -> Snapshot<[StellarClass]> {
    try await flights.classes.run(course) { () async throws(PentadError) in
      try await self.fetchClasses(of: course, kept)
    }
  }

  private func fetchClasses(
    of course: String, _ kept: StoredClasses?
  ) async throws(PentadError) -> Snapshot<[StellarClass]> {
    let askedAt = now
    if let kept, let checksum = kept.checksum, try await catalogue.checksum(of: course) == checksum
    {
      _ = try await tolerating { () async throws(PentadError) in
        try await self.store.confirm(course, askedAt: askedAt)
      }
      hub.publish(.classesLoaded(course: course))
      return Snapshot(kept.classes, origin: .source, storedAt: askedAt, isStale: false)
    }
    let new = try await ask(of: course)
    let now = now
    _ = try await tolerating { () async throws(PentadError) in
      try await self.store.replace([new], at: now)
    }
    cache.forget(Set(new.classes.map(\.masterId)))
    hub.publish(.classesLoaded(course: course))
    return Snapshot(new.classes, origin: .source, storedAt: new.askedAt, isStale: false)
  }

  /// Fetches a list with its checksum, or without one from a server that has no checksums.
  func ask(of course: String) async throws(PentadError) -> NewClasses {
    let subject = StellarSubject.classes(course: course)
    let askedAt = now
    do throws(PentadError) {
      let checked = take(try await catalogue.classesWithChecksum(of: course), subject)
      return NewClasses(
        course: course, classes: checked.classes, checksum: checked.checksum, askedAt: askedAt)
    } catch  where error.code == .unexpectedAnswer || error.code == .unknownCommand {
      let classes = take(try await catalogue.classes(of: course), subject)
      // An empty list proves nothing if the server answers every request with one.
      guard !classes.isEmpty || error.code == .unknownCommand else { throw error }
      return NewClasses(course: course, classes: classes, checksum: nil, askedAt: askedAt)
    }
  }
}
