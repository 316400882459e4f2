import GRDB
import PentadCore
import PentadStorage

extension StellarStore {
  // MARK: Storing

  /// Replaces the replies to an announcement. Returns true if something changed.
  ///
  /// All remain read while the user's mark is pending, or if it was delivered after the request.
  func replace(
    _ posts: [StellarPost], to id: String, of masterId: String, askedAt: Int64, now: Int64
  ) async throws(PentadError) -> Bool {
    let received = posts.unique(by: \.id)
    return try await database.write { database in
      let lane = Self.lane(ofPosts: id, masterId)
      let isPending = try self.outbox.operations(lane: lane, in: database).contains {
        Self.change($0.draft)?.kind == .readPosts
      }
      let isSent = try Self.isNoted("sent:\(lane)", from: askedAt, to: now, in: database)
      let posts = isPending || isSent ? received.map { $0.marked() } : received
      let old = try Self.posts(to: id, of: masterId, in: database)
      guard posts != old else {
        try Self.note(Self.subject(id, masterId), at: askedAt, in: database)
        return false
      }
      try database.execute(
        sql: "DELETE FROM post WHERE master_id = ? AND announcement_id = ?",
        arguments: [masterId, id])
      for (position, post) in posts.enumerated() {
        try Self.insert(post, at: position, to: id, of: masterId, in: database)
      }
      try Self.note(Self.subject(id, masterId), at: askedAt, in: database)
      return true
    }
  }

  private static func insert(
    _ post: StellarPost, at position: Int, to id: String, of masterId: String,
    in database: Database
  ) throws {
    try database.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO post (master_id, announcement_id, position, id, parent_id,
          author_id, author, date, text, html, is_read, is_deleted)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: [masterId, id, position, post.id, post.parentId, post.authorId, post.author]
        + [post.date, post.text, post.html, post.isRead, post.isDeleted])
  }

  // MARK: The user's replies

  /// Queues a reply. Returns the id of the pending change.
  func reply(
    _ text: String, to id: String, parent: String?, of masterId: String, at now: Int64
  ) async throws(PentadError) -> Int64 {
    try await database.write { database in
      let change = StellarChange(
        kind: .post, masterId: masterId, item: id, text: text, parent: parent)
      return try self.outbox.append(try Self.draft(change), now: now, in: database).id
    }
  }

  /// Queues the read marks of all replies to an announcement.
  func markPostsRead(
    to id: String, of masterId: String, at now: Int64
  ) async throws(PentadError) {
    try await database.write { database in
      try database.execute(
        sql: "UPDATE post SET is_read = 1 WHERE master_id = ? AND announcement_id = ?",
        arguments: [masterId, id])
      let change = StellarChange(kind: .readPosts, masterId: masterId, item: id)
      try self.outbox.append(try Self.draft(change), now: now, in: database)
    }
  }

  /// Cancels a pending reply. Returns false if it does not exist or is being sent.
  func cancelPost(_ id: Int64) async throws(PentadError) -> Bool {
    try await database.write { database in
      guard let operation = try self.outbox.operation(id, in: database),
        operation.draft.kind == StellarChange.Kind.post.rawValue
      else { return false }
      return try self.outbox.cancel(id, in: database)
    }
  }

  /// Stores a reply that arrived, and that it is the user's own. It is settled in the same write, so
  /// that it is never sent again.
  func settle(
    _ attempt: StellarAttempt, arrived post: StellarPost, now: Int64
  ) async throws(PentadError) {
    let change = attempt.change
    try await database.write { database in
      let position = try Int.fetchOne(
        database,
        sql: """
          SELECT ifnull(max(position), -1) + 1 FROM post
          WHERE master_id = ? AND announcement_id = ?
          """, arguments: [change.masterId, change.item])
      try Self.insert(
        post, at: position ?? 0, to: change.item, of: change.masterId, in: database)
      try database.execute(
        sql: "INSERT OR IGNORE INTO sent_post (master_id, announcement_id, id) VALUES (?, ?, ?)",
        arguments: [change.masterId, change.item, post.id])
      try self.outbox.settle(attempt.operation, .delivered, now: now, in: database)
    }
  }

  /// Records that no attempt to send a reply has arrived.
  func noteAbsent(_ attempt: StellarAttempt) async throws(PentadError) {
    try await database.write { try self.outbox.noteAbsent(attempt.operation, in: $0) }
  }

  /// Records replies with the same text that exist before a reply is sent: they are not that one.
  func noteEarlier(_ ids: [String], than change: StellarChange) async throws(PentadError) {
    try await database.write { database in
      for id in ids {
        try database.execute(
          sql: "INSERT OR IGNORE INTO sent_post (master_id, announcement_id, id) VALUES (?, ?, ?)",
          arguments: [change.masterId, change.item, id])
      }
    }
  }

  /// Returns the ids of the replies to an announcement that are not a pending one.
  func earlierPosts(to id: String, of masterId: String) async throws(PentadError) -> Set<String> {
    try await database.read { database in
      try String.fetchSet(
        database, sql: "SELECT id FROM sent_post WHERE master_id = ? AND announcement_id = ?",
        arguments: [masterId, id])
    }
  }

  // MARK: Reading

  /// Returns the replies to an announcement; nil when there was no answer.
  func posts(
    to id: String, of masterId: String
  ) async throws(PentadError) -> (items: [StellarPost], at: Int64)? {
    try await database.read { database in
      let at = try Int64.fetchOne(
        database, sql: "SELECT at FROM fetched WHERE subject = ?",
        arguments: [Self.subject(id, masterId)])
      return try at.map { (try Self.posts(to: id, of: masterId, in: database), $0) }
    }
  }

  /// Returns the replies that have not arrived, the oldest first.
  func pendingPosts(
    to id: String, of masterId: String
  ) async throws(PentadError) -> [StellarPendingPost] {
    try await database.read { database in
      try self.outbox.operations(lane: Self.lane(ofPosts: id, masterId), in: database)
        .compactMap { operation in
          guard let change = Self.change(operation.draft), change.kind == .post else { return nil }
          return StellarPendingPost(
            id: operation.id, parentId: change.parent, text: change.text,
            date: operation.createdAt, isRejected: operation.state == .failed,
            failure: operation.failure)
        }
    }
  }

  private static func subject(_ id: String, _ masterId: String) -> String {
    "posts:\(masterId):\(id)"
  }

  private static func posts(
    to id: String, of masterId: String, in database: Database
  ) throws -> [StellarPost] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT id, parent_id, author_id, author, date, text, html, is_read, is_deleted FROM post
        WHERE master_id = ? AND announcement_id = ? ORDER BY position
        """, arguments: [masterId, id]
    ).compactMap { row in
      guard let id: String = row.value(0), let date: Int64 = row.value(4),
        let text: String = row.value(5)
      else { return nil }
      return StellarPost(
        id: id, parentId: row.value(1), authorId: row.value(2), author: row.value(3), date: date,
        text: text, html: row.value(6), isRead: row.value(7), isDeleted: row.value(8) ?? false)
    }
  }
}

extension StellarPost {
  /// Returns the reply as a read one.
  fileprivate func marked() -> StellarPost {
    StellarPost(
      id: id, parentId: parentId, authorId: authorId, author: author, date: date, text: text,
      html: html, isRead: true, isDeleted: isDeleted)
  }
}
