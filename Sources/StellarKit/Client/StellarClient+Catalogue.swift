public import PentadCore

extension StellarClient {
  /// Loads the class lists of all courses that are missing or stale, so that every class can be
  /// found offline. Lists are stored in small batches as they arrive: one while the next is fetched.
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
    var writing: Task<PentadError?, Never>?
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
        if let error = await writing?.value { throw error }
        writing = keep(new)
        new = []
      }
      progress?(WorkProgress(completed: courses.count, total: courses.count))
    } catch {
      failure = error
    }
    let unwritten = await writing?.value
    let unwrittenRest = new.isEmpty ? nil : await keep(new).value
    if let error = unwritten ?? unwrittenRest ?? failure { throw error }
    return count
  }

  /// The number of lists stored in one transaction. One transaction for each list would take
  /// longer.
  private static let batch = 8

  /// Stores lists in a separate task, which is never cancelled, and returns its error.
  private func keep(_ lists: [NewClasses]) -> Task<PentadError?, Never> {
    let now = now
    return Task {
      do throws(PentadError) {
        try await store.replace(lists, at: now)
      } catch {
        return error
      }
      cache.forget(Set(lists.lazy.flatMap(\.classes).map(\.masterId)))
      for list in lists { hub.publish(.classesLoaded(course: list.course)) }
      return nil
    }
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
