public import GRDB

/// One step of a schema, from the version before to the next.
///
/// Once it has been released it never changes: stores in the field have run it.
public struct StoreMigration: Sendable {
  /// What it does, for the error if it fails.
  public let name: String
  let change: @Sendable (Database) throws -> Void

  /// Makes a step.
  ///
  /// `change` runs in a transaction of its own, while nobody else has the store open. Foreign keys
  /// are not enforced inside, so that tables can be rebuilt, but checked before the commit.
  public init(_ name: String, _ change: @escaping @Sendable (Database) throws -> Void) {
    self.name = name
    self.change = change
  }
}
