import PentadCore

/// How to open a ``VideoStore``; what is left out has a default.
struct VideoStoreOptions: Sendable {
  /// The clock.
  var time: TimeSource = .system
  /// A text that was given to no other action: see ``ActionToken``.
  var nonce: @Sendable () -> String = {
    String(UInt64.random(in: 0 ... .max), radix: 36)
      + String(UInt64.random(in: 0 ... .max), radix: 36)
  }
  /// How many bytes of pictures are kept.
  var imageBytes: Int64 = 50_000_000
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
}
