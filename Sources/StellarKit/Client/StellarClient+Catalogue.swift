public import PentadCore

extension StellarClient {
  /// Loads the class lists of all courses that are missing or no longer fresh, so that every class can
  /// be found without a network. All that came is stored in one transaction.
  ///
  /// - Parameter progress: hears how many courses have been gone through, of how many.
  /// - Returns: how many lists came from the source.
  /// - Throws: what the source throws: the lists that came before are stored all the same.
  ///
  /// C: `pentad_stellar_client_load_catalogue`.
  @discardableResult
  public func loadCatalogue(
    progress: (@Sendable (WorkProgress) -> Void)? = nil
  ) async throws(PentadError) -> Int {
    var new: [NewClasses] = []
    var failure: PentadError?
    do throws(PentadError) {
      let term = try await store.term()
      let courses = try await courses().value
      for (index, course) in courses.enumerated() {
        progress?(WorkProgress(completed: index, total: courses.count))
        let kept = try await store.classes(of: course.number)
        if let kept, kept.isFresh(in: term, now: now) { continue }
        if let list = try await newList(of: course.number, kept) { new.append(list) }
      }
      progress?(WorkProgress(completed: courses.count, total: courses.count))
    } catch {
      failure = error
    }
    if !new.isEmpty {
      try await store.replace(new, at: now)
      cache.forget(Set(new.lazy.flatMap(\.classes).map(\.masterId)))
      for list in new { hub.publish(.classesLoaded(course: list.course)) }
    }
    if let failure { throw failure }
    return new.count
  }

  /// A list that differs from the stored one; nil when that was right.
  private func newList(
    of course: String, _ kept: StoredClasses?
  ) async throws(PentadError) -> NewClasses? {
    guard let checksum = kept?.checksum, try await source.checksum(of: course) == checksum else {
      return try await ask(of: course)
    }
    try await store.confirm(course, at: now)
    return nil
  }
}
