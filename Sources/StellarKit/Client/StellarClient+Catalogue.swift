public import PentadCore

extension StellarClient {
  /// Loads the class lists of all courses that are missing or stale, so that every class can be
  /// found offline. Lists are stored in small batches as they arrive.
  ///
  /// - Parameter progress: receives the number of courses that are done, and the total.
  /// - Returns: the number of lists that were fetched from the source.
  /// - Throws: source errors; ``PentadCore/PentadError/Code/cancelled``: lists fetched before are
  ///   stored nevertheless. Store write errors.
  ///
  /// C: `pentad_stellar_client_load_catalogue`.
  @discardableResult
  public func loadCatalogue(
    progress: (@Sendable (WorkProgress) -> Void)? = nil
  ) async throws(PentadError) -> Int {
    var count = 0
    var new: [NewClasses] = []
    var failure: PentadError?
    do throws(PentadError) {
      let term = try await store.term()
      let courses = try await courses().value
      for (index, course) in courses.enumerated() {
        progress?(WorkProgress(completed: index, total: courses.count))
        let kept = try await store.classes(of: course.number)
        if let kept, kept.isFresh(in: term, now: now) { continue }
        guard let list = try await newList(of: course.number, kept) else { continue }
        count += 1
        new.append(list)
        guard new.count == Self.batch else { continue }
        try await keep(new)
        new = []
      }
      progress?(WorkProgress(completed: courses.count, total: courses.count))
    } catch {
      failure = error
    }
    if !new.isEmpty { try await keep(new) }
    if let failure { throw failure }
    return count
  }

  /// The number of lists stored in one transaction. One transaction for each list would take
  /// longer.
  private static let batch = 8

  private func keep(_ lists: [NewClasses]) async throws(PentadError) {
    let now = now
    // In a separate task, which is never cancelled.
    let failure = await Task { () async -> PentadError? in
      do throws(PentadError) {
        try await self.store.replace(lists, at: now)
        return nil
      } catch {
        return error
      }
    }.value
    if let failure { throw failure }
    cache.forget(Set(lists.lazy.flatMap(\.classes).map(\.masterId)))
    for list in lists { hub.publish(.classesLoaded(course: list.course)) }
  }

  /// Returns a list that differs from the stored one; nil when the stored list is still correct.
  private func newList(
    of course: String, _ kept: StoredClasses?
  ) async throws(PentadError) -> NewClasses? {
    let askedAt = now
    guard let checksum = kept?.checksum, try await catalogue.checksum(of: course) == checksum else {
      return try await ask(of: course)
    }
    try await store.confirm(course, askedAt: askedAt)
    return nil
  }
}
