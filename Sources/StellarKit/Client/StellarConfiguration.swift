public import PentadCore

/// The options of a ``StellarClient``; each has a default.
///
/// C: `pentad_stellar_client_options`.
public struct StellarConfiguration: Sendable {
  /// The folder of the store, created if it is missing. With nil, everything is kept in memory
  /// until the client is released.
  public var folder: String?
  /// The store of the device's secret; nil for a private file in ``folder``, or memory without a
  /// folder.
  public var credentials: (any CredentialStore)?
  /// True if the store's folder and files may belong to another user or be writable for others.
  /// Otherwise such a store is rejected with ``PentadCore/PentadError/Code/notPrivate``.
  public var allowsSharedStore = false
  /// True if the server of the store has moved to another address. The store then belongs to the
  /// new address, with the device and all pending changes. Set it for one opening only, and only if
  /// both addresses are the same server.
  public var serverHasMoved = false
  /// The clock.
  public var time: TimeSource = .system
  /// The receiver of the client's log messages, such as a `Logger` of swift-log; nil for none:
  /// <doc:Logging>.
  public var logger: (any LogReceiver)?
  /// True if bookmarks and read marks are sent to the server automatically. Otherwise call
  /// ``StellarClient/synchronise()`` to send them.
  public var worksByItself = true
  /// True if ``StellarClient/refreshAccount(progress:)`` also fetches the grades of current classes,
  /// with one request a class.
  public var fetchesGrades = false
  /// The space for the content of files, in bytes. The least recently used files are removed to stay
  /// within it. Files that are kept offline do not count.
  public var fileBytes: Int64 = 500_000_000

  /// The interval at which a client that is not the sender tries to become it, in milliseconds.
  package var leaseInterval = 1_000
  /// A hook that is called before each step of the store. The step fails with the error that the
  /// hook throws. For tests.
  package var beforeStep: (@Sendable () throws -> Void)?

  /// Creates the defaults, with or without a folder.
  public init(folder: String? = nil) { self.folder = folder }
}
