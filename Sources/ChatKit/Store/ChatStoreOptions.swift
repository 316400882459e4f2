import PentadCore

/// How to open a ``ChatStore``; what is left out has a default.
struct ChatStoreOptions: Sendable {
  /// The clock.
  var time: TimeSource = .system
  /// Why the store is opened.
  var purpose = Purpose.use
  /// The servers that the store has to belong to; nil for those that it belongs to.
  var servers: GroupMeServers?
  /// Whether these are known to be the account's: a store of an earlier version names none.
  var serversAreKnown = false
  /// ``ChatConfiguration/serversHaveMoved``.
  var serversHaveMoved = false
  /// Whether the folder and its files may belong to another user, or be writable for others.
  var allowsSharedStore = false
  /// How often an opening without the lease tries for it, in milliseconds.
  var leaseInterval = 1_000
  /// The receiver of log messages.
  var logger: (any LogReceiver)?
  /// Called once when the open store is found damaged. It is rebuilt when it is opened next.
  var onDamage: @Sendable () -> Void = {}
  /// Called before each step of the store, which fails with what it throws. For tests.
  var beforeStep: (@Sendable () throws -> Void)?

  /// Why a store is opened.
  enum Purpose: Sendable {
    /// By a signed-in user. One who has signed out is refused.
    case use
    /// To sign in: the store belongs to the user after ``ChatStore/admit(_:)``.
    case signIn
    /// To remove what is in it, whatever servers it belongs to.
    case signOut
  }
}
