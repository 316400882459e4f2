public import GRDB

/// A migration: one step of a schema, from one version to the next.
///
/// A released migration must never change: existing stores have run it.
public struct StoreMigration: Sendable {
  /// The name of the step, for the error if it fails.
  public let name: String
  let change: @Sendable (Database) throws -> Void

  /// Makes a step.
  ///
  /// `change` runs in a transaction of its own, while the store has no other opening. Foreign keys
  /// are not enforced inside, so that tables can be rebuilt, but they are checked before the
  /// commit.
  public init(_ name: String, _ change: @escaping @Sendable (Database) throws -> Void) {
    self.name = name
    self.change = change
  }
}
