import GRDB
import PentadCore
import PentadStorage

extension StellarStore {
  // MARK: Bookmarks

  /// Returns the bookmarks, the oldest first.
  ///
  /// A bookmark whose class row is missing, because the file was damaged, still has its name and
  /// title.
  func bookmarks(archived: Bool) async throws(PentadError) -> [StellarBookmark] {
    let (outbox, accepted) = (outbox, accepted)
    return try await database.read { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT master_id, term, name, title, added_at, archived_at FROM bookmark
          WHERE (archived_at IS NOT NULL) = ? ORDER BY added_at, master_id
          """, arguments: [archived])
      let table = ClassTable(database: database)
      return try rows.compactMap { row in
        guard let id: String = row.value(0), let code: String = row.value(1),
          let name: String = row.value(2), let title: String = row.value(3)
        else { return nil }
        let term = StellarTerm(stored: code)
        let item =
          try table.stored(id, of: term)?.item
          ?? StellarClass(masterId: id, name: name, title: title, term: term)
        // An operation of a later version may be about any term, and so is one of an account.
        let task = try outbox.operations(lane: Self.lane(id), in: database).last { waiting in
          accepted.bookmarks != .ofDevice
            || Self.change(waiting.draft).map { $0.term == term } ?? true
        }
        let sync: StellarBookmark.Sync =
          switch task {
          case .some(let task) where task.state == .failed: .failed(task.failure)
          case .some: .waiting
          case nil: .done
          }
        return StellarBookmark(
          item: item, addedAt: row.value(4) ?? 0, archivedAt: row.value(5), sync: sync)
      }
    }
  }

  /// Bookmarks a class, and queues the change for the server. Returns false if it was bookmarked
  /// already.
  func bookmark(_ item: StellarClass, at now: Int64) async throws(PentadError) -> Bool {
    let (outbox, accepted) = (outbox, accepted)
    return try await database.write { database in
      let table = ClassTable(database: database)
      let last = try table.lastID()
      // The stored class may be newer than the one on the screen.
      if try table.stored(item.masterId, of: item.term) == nil {
        _ = try table.save(item, indexedUpTo: last)
      }
      try table.index(after: last)
      // After all others, even in the same millisecond, so that lists keep the order of the calls.
      try database.execute(
        sql: """
          INSERT INTO bookmark (master_id, term, name, title, added_at)
          VALUES (?, ?, ?, ?, max(?, 1 + (SELECT coalesce(max(added_at), 0) FROM bookmark)))
          ON CONFLICT DO UPDATE SET archived_at = NULL, added_at = excluded.added_at
          WHERE archived_at IS NOT NULL
          """,
        arguments: [item.masterId, item.term?.code ?? "", item.name, item.title, now])
      guard database.changesCount > 0 else { return false }
      guard accepted.bookmarks != .none else { return true }
      let change = StellarChange(kind: .subscribe, masterId: item.masterId, term: item.term)
      try outbox.append(try Self.draft(change), now: now, in: database)
      return true
    }
  }

  /// Removes the bookmark of a class, archived ones too, and queues the change for the server.
  /// Returns the class's id; nil when there was none.
  func removeBookmark(_ number: String, at now: Int64) async throws(PentadError) -> String? {
    let (outbox, accepted) = (outbox, accepted)
    return try await database.write { database in
      let masterId = try Self.known(number, in: database)
      let rows = try Row.fetchAll(
        database, sql: "DELETE FROM bookmark WHERE master_id = ? RETURNING term, archived_at",
        arguments: [masterId])
      guard !rows.isEmpty else { return nil }
      try database.execute(
        sql: "DELETE FROM unread_notice WHERE master_id = ?", arguments: [masterId])
      try ClassTable(database: database).removeUnused(where: "master_id = ?", [masterId])
      for row in rows where (row.value(1) as Int64?) == nil && accepted.bookmarks != .none {
        let term = (row.value(0) as String?).flatMap(StellarTerm.init(stored:))
        let change = StellarChange(kind: .unsubscribe, masterId: masterId, term: term)
        try outbox.append(try Self.draft(change), now: now, in: database)
      }
      return masterId
    }
  }

  // MARK: The term

  /// Records the current term. If a later answer is stored, nothing changes.
  ///
  /// Bookmarks of another term are archived, once, and their pending subscriptions are cancelled.
  /// Archived bookmarks of this term are restored, and their subscriptions are queued.
  func setTerm(
    _ new: StellarTerm, askedAt: Int64, now: Int64
  ) async throws(PentadError) -> NewTerm {
    let (outbox, accepted) = (outbox, accepted)
    return try await database.write { database in
      let old = try Self.term(in: database)
      if let old, try Self.hasLater("term", askedAt: askedAt, now: now, in: database) {
        return NewTerm(change: TermChange(old: old, new: old, removed: []))
      }
      try Self.note("term", at: askedAt, in: database)
      let unread = try Self.unreadCounts(in: database)
      if old != new { try SettingTable.set("term", to: new.code, in: database) }
      let rows = try Row.fetchAll(
        database,
        sql: """
          UPDATE bookmark SET archived_at = ? WHERE archived_at IS NULL AND term NOT IN ('', ?)
          RETURNING master_id, term, name, title
          """, arguments: [now, new.code])
      var removed: [StellarClass] = []
      let table = ClassTable(database: database)
      for row in rows {
        guard let id: String = row.value(0), let code: String = row.value(1),
          let name: String = row.value(2), let title: String = row.value(3)
        else { continue }
        let term = StellarTerm(stored: code)
        removed.append(
          try table.stored(id, of: term)?.item
            ?? StellarClass(masterId: id, name: name, title: title, term: term))
        for waiting in try outbox.operations(lane: Self.lane(id), in: database)
        where Self.change(waiting.draft)?.term == term {
          try outbox.cancel(waiting.id, in: database)
        }
      }
      let restored = try String.fetchAll(
        database,
        sql: """
          UPDATE bookmark SET archived_at = NULL WHERE archived_at IS NOT NULL AND term = ?
          RETURNING master_id
          """, arguments: [new.code])
      for id in restored where accepted.bookmarks != .none {
        let change = StellarChange(kind: .subscribe, masterId: id, term: new)
        try outbox.append(try Self.draft(change), now: now, in: database)
      }
      return NewTerm(
        change: TermChange(old: old, new: new, removed: removed.sortedByName()),
        hasRestored: !restored.isEmpty,
        changesUnread: try Self.unreadCounts(in: database) != unread)
    }
  }
}
