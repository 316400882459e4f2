#if Networking
  import GRDB
  import PentadCore
  import StellarKit
  import TestSupport

  extension StellarClient {
    /// All stages of a class.
    func stages(_ masterId: String) async -> [ClassInfoUpdate] {
      await Array(classInfo(masterId))
    }

    /// Closes the client, and returns the events so far.
    func closing(_ stream: AsyncStream<Published<StellarEvent>>) async -> [StellarEvent] {
      await close()
      return await Array(stream).map(\.event)
    }

    var bookmarkedIds: [String] {
      get async throws { try await bookmarks().map(\.item.masterId) }
    }
  }

  extension ClassInfoUpdate {
    /// The detail of the last stage.
    var fresh: StellarClassDetail? { if case .fresh(let detail) = self { detail } else { nil } }

    var failure: (error: PentadError, kept: StellarClassDetail?)? {
      if case .failed(let error, let kept) = self { (error, kept) } else { nil }
    }
  }

  /// Waits for an event; a test that never meets it runs into its time limit.
  func wait(
    _ stream: AsyncStream<Published<StellarEvent>>, for event: StellarEvent
  ) async {
    for await published in stream where published.event == event { break }
  }

  extension Live {
    /// Every row of the store as text, which a failure must not change. Without the rows of visits, and
    /// without the server's address, for which a test puts one that leads nowhere.
    func rows() async throws -> [String] {
      let queue = try DatabaseQueue(path: folder + "/stellar.sqlite")
      defer { try? queue.close() }
      return try await queue.read { database in
        let tables = [
          "course", "fetched", "class", "class_code", "class_course", "announcement", "bookmark",
          "read_mark", "unread_notice", "setting WHERE name != 'server'",
          "outbox",
        ]
        return try tables.flatMap { table in
          try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map { "\(table) \($0)" }
        } + [String.fetchOne(database, sql: "PRAGMA integrity_check") ?? ""]
      }
    }
  }
#endif
