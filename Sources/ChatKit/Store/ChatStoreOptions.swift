import PentadCore

/// How to open a ``ChatStore``; what is left out has a default.
struct ChatStoreOptions: Sendable {
  /// The clock.
  var time: TimeSource = .system
  /// Whether the user is signing in: a store whose user has signed out is opened for nobody else.
  var isSigningIn = false
  /// Whether the folder and its files may belong to another user, or be writable for others.
  var allowsSharedStore = false
  /// How often an opening without the lease tries for it, in milliseconds.
  var leaseInterval = 1_000
  /// Called once when the open store is found damaged. It is rebuilt when it is opened next.
  var onDamage: @Sendable () -> Void = {}
  /// Called before each step of the store, which fails with what it throws. For tests.
  var beforeStep: (@Sendable () throws -> Void)?
}
