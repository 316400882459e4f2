import GRDB
import PentadCore
import PentadStorage

/// The list of accounts, in the file `accounts.sqlite` of a folder, or in memory. It contains no
/// secrets.
final class AccountStore: Sendable {
  private let database: StoreDatabase

  private init(_ database: StoreDatabase) { self.database = database }

  static func open(_ configuration: StellarConfiguration) async throws(PentadError) -> AccountStore
  {
    var options = StoreOptions()
    options.log = ClientLog(configuration.logger, source: "StellarKit.accounts")
    options.allowsSharedStore = configuration.allowsSharedStore
    if let beforeStep = configuration.beforeStep {
      options.beforeStep = { _ in try beforeStep() }
    }
    let location = configuration.folder.map {
      StoreLocation.file(directory: $0, name: "accounts.sqlite")
    }
    return AccountStore(
      try await StoreDatabase.open(location ?? .memory, .stellarAccounts, options: options))
  }

  func close() async { await database.close() }

  /// The result of rebuilding a damaged list; nil otherwise.
  var recovery: (rowsKept: Int, isPartial: Bool)? {
    database.recovery.map { ($0.rowsKept, $0.isPartial) }
  }

  /// Returns the accounts in the order in which they were added.
  ///
  /// - Parameter removing: true for those whose removal was interrupted.
  func accounts(removing: Bool = false) async throws(PentadError) -> [StellarAccount] {
    try await database.read { database in
      try Row.fetchAll(
        database,
        sql: "SELECT id, kind, address, name FROM account WHERE is_removing = ? ORDER BY position",
        arguments: [removing]
      ).compactMap { row in
        guard let id: String = row.value(0), let kind: String = row.value(1),
          let address: String = row.value(2)
        else { return nil }
        return StellarAccount(
          id: id, kind: StellarAccount.Kind(rawValue: kind), address: address,
          name: row.value(3) ?? address)
      }
    }
  }

  /// Adds an account.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/conflict`` if there is one of this kind and address.
  func add(_ account: StellarAccount) async throws(PentadError) {
    try await database.write { database in
      let isKnown = try Int.fetchOne(
        database,
        sql: "SELECT 1 FROM account WHERE kind = ? AND address = ? AND is_removing = 0",
        arguments: [account.kind.rawValue, account.address])
      guard isKnown == nil else {
        throw PentadError(
          .conflict, "there is an account of \(account.address) already; remove it first")
      }
      try database.execute(
        sql: "INSERT INTO account (id, kind, address, name, is_removing) VALUES (?, ?, ?, ?, 0)",
        arguments: [account.id, account.kind.rawValue, account.address, account.name])
    }
  }

  /// Marks an account as being removed. Returns false when there is none.
  func beginRemoving(_ id: String) async throws(PentadError) -> Bool {
    try await database.write { database in
      try database.execute(
        sql: "UPDATE account SET is_removing = 1 WHERE id = ?", arguments: [id])
      return database.changesCount > 0
    }
  }

  func remove(_ id: String) async throws(PentadError) {
    try await database.write { database in
      try database.execute(sql: "DELETE FROM account WHERE id = ?", arguments: [id])
    }
  }
}

extension StoreSchema {
  /// The schema of the list of accounts.
  fileprivate static let stellarAccounts = StoreSchema(
    applicationID: 0x5053_5441,  // "PSTA"
    migrations: [
      StoreMigration("accounts") { database in
        try database.execute(
          sql: """
            CREATE TABLE account (
              position INTEGER PRIMARY KEY,
              id TEXT NOT NULL UNIQUE,
              kind TEXT NOT NULL,
              address TEXT NOT NULL,
              name TEXT NOT NULL,
              is_removing INTEGER NOT NULL
            ) STRICT;
            """)
      }
    ],
    rescue: { damaged, fresh in try damaged.copy("account", to: fresh) })
}
