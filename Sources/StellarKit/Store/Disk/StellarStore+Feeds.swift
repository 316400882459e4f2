import GRDB
import PentadCore
import PentadStorage

extension StoreSchema {
  /// The table of the migration for calendar files. It is not joined to `plan`: a file is known until
  /// it is removed.
  static let feeds = """
    CREATE TABLE feed (
      plan TEXT PRIMARY KEY,
      folder TEXT NOT NULL,
      name TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}

extension StellarStore {
  // MARK: Calendar files

  /// Returns the calendar file of a plan; nil if it has none.
  func feed(ofPlan plan: String) async throws(PentadError) -> CalendarFeed? {
    try await database.read { try Self.feed(ofPlan: plan, in: $0) }
  }

  /// Returns the calendar file of a plan. For a plan without one, it stores a new one. Programs that
  /// call this at the same time get the same file.
  func feed(ofPlan plan: String, or new: CalendarFeed) async throws(PentadError) -> CalendarFeed {
    try await database.write { database in
      if let stored = try Self.feed(ofPlan: plan, in: database) { return stored }
      try database.execute(
        sql: "INSERT OR REPLACE INTO feed (plan, folder, name) VALUES (?, ?, ?)",
        arguments: [plan, new.folder, new.name])
      return new
    }
  }

  /// Stores that the calendar file of a plan is in another folder.
  func moveFeed(ofPlan plan: String, to folder: String) async throws(PentadError) {
    try await database.write { database in
      try database.execute(
        sql: "UPDATE feed SET folder = ? WHERE plan = ?", arguments: [folder, plan])
    }
  }

  /// Removes the calendar file of a plan, and forgets its name.
  func endFeed(ofPlan plan: String) async throws(PentadError) {
    guard let feed = try await feed(ofPlan: plan) else { return }
    try feed.remove()
    try await database.write { database in
      try database.execute(sql: "DELETE FROM feed WHERE plan = ?", arguments: [plan])
    }
  }

  /// Removes all calendar files.
  ///
  /// - Returns: the error of the first file that could not be removed; nil if there is none.
  func removeFeedFiles() async throws(PentadError) -> PentadError? {
    let feeds = try await database.read { database in
      try Row.fetchAll(database, sql: "SELECT folder, name FROM feed").compactMap(Self.feed)
    }
    var failure: PentadError?
    for feed in feeds {
      do throws(PentadError) {
        try feed.remove()
      } catch {
        failure = failure ?? error
      }
    }
    return failure
  }

  private static func feed(
    ofPlan plan: String, in database: Database
  ) throws -> CalendarFeed? {
    try Row.fetchOne(
      database, sql: "SELECT folder, name FROM feed WHERE plan = ?", arguments: [plan]
    ).flatMap(feed)
  }

  private static func feed(_ row: Row) -> CalendarFeed? {
    guard let folder: String = row.value(0), let name: String = row.value(1) else { return nil }
    return CalendarFeed(folder: folder, name: name)
  }
}
