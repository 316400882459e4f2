public import PentadCore

extension StellarClient {
  /// Returns the grades of a class, as the source reports them. Stored grades are returned for 15
  /// minutes. After that the source is queried. If it fails, the stored grades are returned, marked
  /// as stale.
  ///
  /// - Parameters:
  ///   - masterId: the id of the class.
  ///   - reload: true to query the source in any case.
  /// - Returns: the grades, with their age and origin.
  /// - Throws: source errors, when nothing is stored; ``PentadCore/PentadError/Code/unsupported``
  ///   for a source without grades; store read errors.
  ///
  /// C: `pentad_stellar_client_grades`.
  public func grades(
    of masterId: String, reload: Bool = false
  ) async throws(PentadError) -> Snapshot<[StellarGrade]> {
    try await kept(
      .grades(masterId: masterId), try await store.grades(of: masterId), reload, flights.grades,
      masterId
    ) { () async throws(PentadError) in
      try await self.fetchGrades(of: masterId)
    }
  }

  /// Returns the list of the files of a class. Caching is as in ``grades(of:reload:)``.
  ///
  /// - Parameters:
  ///   - masterId: the id of the class.
  ///   - reload: true to query the source in any case.
  /// - Returns: the files, with their age and origin.
  /// - Throws: source errors, when nothing is stored; ``PentadCore/PentadError/Code/unsupported``
  ///   for a source without files; store read errors.
  ///
  /// C: `pentad_stellar_client_files`.
  public func files(
    of masterId: String, reload: Bool = false
  ) async throws(PentadError) -> Snapshot<[StellarFile]> {
    try await kept(
      .files(masterId: masterId), try await store.files(of: masterId), reload, flights.files,
      masterId
    ) { () async throws(PentadError) in
      let source = try self.source.part((any StellarFileSource).self)
      let askedAt = self.now
      let files = self.take(try await source.files(of: masterId), .files(masterId: masterId))
      if try await self.store.replace(files, of: masterId, askedAt: askedAt) {
        self.hub.publish(.accountChanged(.files(masterId: masterId)))
      }
      return self.fresh(files, askedAt)
    }
  }

  /// Returns the replies to an announcement, the oldest first. Caching is as in
  /// ``grades(of:reload:)``. ``pendingPosts(to:of:)`` returns the replies that have not been sent
  /// yet.
  ///
  /// - Parameters:
  ///   - id: the source's id of the announcement.
  ///   - masterId: the id of the class.
  ///   - reload: true to query the source in any case.
  /// - Returns: the replies, with their age and origin.
  /// - Throws: source errors, when nothing is stored; ``PentadCore/PentadError/Code/unsupported``
  ///   for a source without replies; store read errors.
  ///
  /// C: `pentad_stellar_client_posts`.
  public func posts(
    to id: String, of masterId: String, reload: Bool = false
  ) async throws(PentadError) -> Snapshot<[StellarPost]> {
    try await kept(
      .posts(masterId: masterId), try await store.posts(to: id, of: masterId), reload,
      flights.posts, [masterId, id]
    ) { () async throws(PentadError) in
      let source = try self.source.part((any StellarAnnouncementSource).self)
      let askedAt = self.now
      let posts = self.take(
        try await source.posts(to: id, of: masterId), .posts(masterId: masterId))
      let isChanged = try await self.store.replace(
        posts, to: id, of: masterId, askedAt: askedAt, now: self.now)
      if isChanged { self.hub.publish(.accountChanged(.posts(masterId: masterId))) }
      // The stored ones have the user's pending mark.
      let stored = try await self.store.posts(to: id, of: masterId)
      return self.fresh(stored?.items ?? posts, askedAt)
    }
  }

  func fetchGrades(of masterId: String) async throws(PentadError) -> Snapshot<[StellarGrade]> {
    let source = try source.part((any StellarGradeSource).self)
    let askedAt = now
    let grades = take(try await source.grades(of: masterId), .grades(masterId: masterId))
    if try await store.replace(grades, of: masterId, askedAt: askedAt, now: now) {
      hub.publish(.accountChanged(.grades(masterId: masterId)))
    }
    return fresh(grades, askedAt)
  }

  private func fresh<Value>(_ value: Value, _ askedAt: Int64) -> Snapshot<Value> {
    Snapshot(value, origin: .source, storedAt: askedAt, isStale: false)
  }

  private func kept<Key: Hashable & Sendable, Value: Sendable>(
    _ subject: StellarSubject, _ stored: (items: Value, at: Int64)?, _ reload: Bool,
    _ flights: SharedTasks<Key, Snapshot<Value>>, _ key: Key,
    _ fetch: @escaping @Sendable () async throws(PentadError) -> Snapshot<Value>
  ) async throws(PentadError) -> Snapshot<Value> {
    let kept = stored.map {
      Snapshot(
        $0.items, origin: .disk, storedAt: $0.at, expiry: StellarPolicies.classParts, now: now)
    }
    if let kept, !reload, !kept.isStale { return kept }
    return try await ask(subject, keeping: kept) { () async throws(PentadError) in
      try await flights.run(key, fetch)
    }
  }

  // MARK: Replies

  /// Writes a reply to an announcement. The reply is stored when the call returns, online or
  /// offline, and sent exactly once. If an attempt may have arrived, the client searches for the
  /// reply at the source before the next attempt.
  ///
  /// - Parameters:
  ///   - text: the body, as plain text.
  ///   - id: the source's id of the announcement.
  ///   - parent: the id of the reply that it answers; nil for the announcement.
  ///   - masterId: the id of the class.
  /// - Returns: the id of the pending change, for ``cancelPost(_:)``.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a text without letters, or longer than
  ///   100,000 bytes; ``PentadCore/PentadError/Code/unsupported`` for a source without replies;
  ///   store write errors: nothing has changed then.
  ///
  /// C: `pentad_stellar_client_post`.
  @discardableResult
  public func post(
    _ text: String, to id: String, parent: String? = nil, of masterId: String
  ) async throws(PentadError) -> Int64 {
    _ = try source.part((any StellarAnnouncementSource).self)
    guard text.utf8.count <= Self.longestPost, text.contains(where: { !$0.isWhitespace }) else {
      throw PentadError(.invalid, "a reply has at least one letter, and at most 100,000 bytes")
    }
    let pending = try await store.reply(text, to: id, parent: parent, of: masterId, at: now)
    hub.publish(.accountChanged(.posts(masterId: masterId)))
    sender.wake()
    return pending
  }

  private static let longestPost = 100_000

  /// Returns the replies to an announcement that have not arrived at the source, the oldest first.
  ///
  /// - Parameters:
  ///   - id: the source's id of the announcement.
  ///   - masterId: the id of the class.
  /// - Returns: the replies.
  /// - Throws: store read errors.
  ///
  /// C: `pentad_stellar_client_pending_posts`.
  public func pendingPosts(
    to id: String, of masterId: String
  ) async throws(PentadError) -> [StellarPendingPost] {
    try await store.pendingPosts(to: id, of: masterId)
  }

  /// Cancels a pending reply.
  ///
  /// - Parameter id: the id of the pending change.
  /// - Returns: true; false if no pending reply has this id, or if it is being sent.
  /// - Throws: store write errors.
  ///
  /// C: `pentad_stellar_client_cancel_post`.
  @discardableResult
  public func cancelPost(_ id: Int64) async throws(PentadError) -> Bool {
    try await store.cancelPost(id)
  }

  /// Marks all replies to an announcement as read, online or offline.
  ///
  /// - Parameters:
  ///   - id: the source's id of the announcement.
  ///   - masterId: the id of the class.
  /// - Throws: ``PentadCore/PentadError/Code/unsupported`` for a source without replies; store write
  ///   errors: nothing has changed then.
  ///
  /// C: `pentad_stellar_client_mark_posts_read`.
  public func markPostsRead(to id: String, of masterId: String) async throws(PentadError) {
    _ = try source.part((any StellarAnnouncementSource).self)
    try await store.markPostsRead(to: id, of: masterId, at: now)
    hub.publish(.accountChanged(.posts(masterId: masterId)))
    sender.wake()
  }
}
