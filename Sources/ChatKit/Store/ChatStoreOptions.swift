import PentadCore

/// The options for opening a ``ChatStore``. Every property has a default.
struct ChatStoreOptions: Sendable {
  /// The clock.
  var time: TimeSource = .system
  /// The purpose of opening the store.
  var purpose = Purpose.use
  /// The servers that the store must belong to; nil for those that it belongs to.
  var servers: GroupMeServers?
  /// True if these are known to be the account's servers: a store of an earlier version contains
  /// none.
  var serversAreKnown = false
  /// ``ChatConfiguration/serversHaveMoved``.
  var serversHaveMoved = false
  /// True if the folder and its files may belong to another user or be writable by others.
  var allowsSharedStore = false
  /// The interval at which a store without the lease tries to acquire it, in milliseconds.
  var leaseInterval = 1_000
  /// The receiver of log messages.
  var logger: (any LogReceiver)?
  /// Called once when damage is detected in the open store. The store is rebuilt when it is next
  /// opened.
  var onDamage: @Sendable () -> Void = {}
  /// A test hook that is called before each step of the store. If it throws, the step fails with
  /// that error.
  var beforeStep: (@Sendable () throws -> Void)?

  /// The purpose of opening a store.
  enum Purpose: Sendable {
    /// Regular use by a signed-in user. A signed-out user is rejected.
    case use
    /// A sign-in: the store belongs to the user after ``ChatStore/admit(_:)``.
    case signIn
    /// The removal of its content. The servers to which it belongs are not checked.
    case signOut
  }
}
