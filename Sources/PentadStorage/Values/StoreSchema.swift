public import GRDB

/// The schema of a Kit's store: its application ID, its migrations, and the data to rescue from a
/// damaged store.
public struct StoreSchema: Sendable {
  /// A function that copies the user's own data from a damaged store into the new one.
  ///
  /// It runs in one transaction of the new store, which has its whole schema and no rows.
  public typealias Rescue = @Sendable (_ damaged: Salvage, _ fresh: Database) throws -> Void

  /// SQLite's `application_id`: a file with another one belongs to another program and is left
  /// unchanged.
  public let applicationID: Int32
  /// The migrations from an empty file, in order. The version of a store is the number of those
  /// that it has run.
  public let migrations: [StoreMigration]
  /// The full-text indexes, which the store rebuilds if they are damaged.
  public let searchTables: [SearchTable]
  let rescue: Rescue?
  let texts = SchemaTexts()

  /// Makes a schema.
  ///
  /// - Parameters:
  ///   - applicationID: a number that only this Kit uses, not 0.
  ///   - migrations: the steps; new ones are only ever appended.
  ///   - searchTables: the indexes that the migrations create. They are also rebuilt after a
  ///     rescue.
  ///   - rescue: nil if all data in the store can be fetched again.
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
