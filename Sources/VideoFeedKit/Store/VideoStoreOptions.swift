import PentadCore

/// The options for opening a ``VideoStore``; each has a default.
struct VideoStoreOptions: Sendable {
  /// The clock.
  var time: TimeSource = .system
  /// Returns a unique text for each action: see ``ActionToken``.
  var nonce: @Sendable () -> String = {
    String(UInt64.random(in: 0 ... .max), radix: 36)
      + String(UInt64.random(in: 0 ... .max), radix: 36)
  }
  /// The largest size of all stored pictures together, in bytes.
  var imageBytes: Int64 = 50_000_000
  /// True if the folder and its files may belong to another user, or be writable for others.
  var allowsSharedStore = false
  /// The interval at which an opening without the lease tries to acquire it, in milliseconds.
  var leaseInterval = 1_000
  /// The receiver of log messages.
  var logger: (any LogReceiver)?
  /// A hook called once when the open store is found damaged. The store is rebuilt at the next
  /// opening.
  var onDamage: @Sendable () -> Void = {}
  /// A hook called before each step of the store; an error that it throws makes the step fail. For
  /// tests.
  var beforeStep: (@Sendable () throws -> Void)?
}
