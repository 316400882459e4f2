public import PentadCore

/// How a ``StellarClient`` works; what is left out has a default.
///
/// C: `pentad_stellar_client_options`.
public struct StellarConfiguration: Sendable {
  /// The folder of the store, made when it is missing; nil keeps everything in memory, gone with the
  /// client.
  public var folder: String?
  /// Where the device's secret is kept; nil for a file of this user's in ``folder``, or memory.
  public var credentials: (any CredentialStore)?
  /// True if the store's folder and files may belong to another user, or be writable for others.
  /// Otherwise such a store is refused as ``PentadCore/PentadError/Code/notPrivate``.
  public var allowsSharedStore = false
  /// True if the server of the store has moved to another address: the store belongs to that one from then on,
  /// with the device and all that waits to be sent. Set it for one opening, when you know that both are the
  /// same server.
  public var serverHasMoved = false
  /// The clock.
  public var time: TimeSource = .system
  /// The receiver of the client's log messages, such as a `Logger` of swift-log; nil for none: <doc:Logging>.
  public var logger: (any LogReceiver)?
  /// Whether bookmarks and read marks are sent to the server by themselves. Otherwise
  /// ``StellarClient/synchronise()`` sends them.
  public var worksByItself = true

  /// How often a client that does not send tries to become the one that does, in milliseconds.
  package var leaseInterval = 1_000
  /// Called before each step of the store, which fails with what it throws. For tests.
  package var beforeStep: (@Sendable () throws -> Void)?

  /// The defaults, with a folder or without.
  public init(folder: String? = nil) { self.folder = folder }
}
