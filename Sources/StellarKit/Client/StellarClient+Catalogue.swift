public import PentadCore

extension StellarClient {
  /// Loads the class lists of all courses that are missing or no longer fresh, so that every class can
  /// be found without a network. They are stored as they come, a few at a time.
  ///
  /// - Parameter progress: hears how many courses have been gone through, of how many.
  /// - Returns: how many lists came from the source.
  /// - Throws: what the source throws; ``PentadCore/PentadError/Code/cancelled``: the lists that came
  ///   before are stored all the same. What writing the store throws.
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

  /// How many lists are stored in one transaction: one for each list would take longer.
  private static let batch = 8

  private func keep(_ lists: [NewClasses]) async throws(PentadError) {
    let now = now
    // In a task of its own, which nobody cancels.
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

  /// A list that differs from the stored one; nil when that was right.
  private func newList(
    of course: String, _ kept: StoredClasses?
  ) async throws(PentadError) -> NewClasses? {
    let askedAt = now
    guard let checksum = kept?.checksum, try await source.checksum(of: course) == checksum else {
      return try await ask(of: course)
    }
    try await store.confirm(course, askedAt: askedAt)
    return nil
  }
}
