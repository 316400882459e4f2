public import GRDB

/// What a Kit's store holds: whose it is, how it came to its present form, and what to save of it.
public struct StoreSchema: Sendable {
  /// Copies what is the user's own out of a damaged store into the new one.
  ///
  /// It runs in one transaction of the new store, which has its whole schema and no rows.
  public typealias Rescue = @Sendable (_ damaged: Salvage, _ fresh: Database) throws -> Void

  /// SQLite's `application_id`: a file with another one is not ours and stays as it is.
  public let applicationID: Int32
  /// The steps from an empty file, in order. The version of a store is how many it has run.
  public let migrations: [StoreMigration]
  /// The full-text indexes, which the store rebuilds when they are damaged.
  public let searchTables: [SearchTable]
  let rescue: Rescue?
  let texts = SchemaTexts()

  /// States a schema.
  ///
  /// - Parameters:
  ///   - applicationID: a number of the Kit's own, not 0.
  ///   - migrations: only ever appended to.
  ///   - searchTables: the indexes that the migrations make. They are rebuilt after a rescue too.
  ///   - rescue: nil when everything in the store can be had again.
  public init(
    applicationID: Int32, migrations: [StoreMigration], searchTables: [SearchTable] = [],
    rescue: Rescue? = nil
  ) {
    self.applicationID = applicationID
    self.migrations = migrations
    self.searchTables = searchTables
    self.rescue = rescue
  }

  var version: Int { migrations.count }
}
