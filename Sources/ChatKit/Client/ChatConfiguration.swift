public import PentadCore

/// The configuration of a ``ChatClient``. Every property has a default.
///
/// C: `pentad_chat_client_options`.
public struct ChatConfiguration: Sendable {
  /// The folder of the accounts' stores, created if missing: each account has a folder in it. If
  /// nil, all data is in memory and lost with the client.
  public var folder: String?
  /// The servers; nil for those of the account, and for GroupMe's own at a first sign-in.
  ///
  /// An account belongs to the servers at which it signed in. With others, opening it and signing
  /// in to it throw ``PentadCore/PentadError/Code/otherServer``: they get neither its token nor its
  /// messages.
  public var servers: GroupMeServers?
  /// True if the account's servers have moved to ``servers``. From then on the account belongs to
  /// these servers, with all its stored data and pending changes. Set it for one opening, and only
  /// if you know that they are the same servers.
  public var serversHaveMoved = false
  /// The store for tokens; nil for a private file of this user in ``folder``, or for memory.
  public var credentials: (any CredentialStore)?
  /// True if the folders and their files may belong to another user or be writable by others.
  /// Otherwise such a store is rejected with ``PentadCore/PentadError/Code/notPrivate``.
  public var allowsSharedStore = false
  /// The clock.
  public var time: TimeSource = .system
  /// The receiver of the client's log messages, such as a `Logger` of swift-log; nil for none:
  /// <doc:Logging>.
  public var logger: (any LogReceiver)?
  /// True for automatic mode: the client receives push messages, fetches new data and sends the
  /// user's messages and changes in the background. Otherwise each ``ChatClient/synchronise()``
  /// does it once.
  public var worksByItself = true
  /// The rate limit for requests: five a second on average, and at most eight in any one second.
  /// GroupMe answers 429 above ten. Nil for no limit. The client also slows down for a while if a
  /// server throttles it.
  public var rate = try? Self.rate(inAnySecond: 8)

  /// The intervals of the regular comparison with the server, independent of pushes.
  package var rhythm = ChatRhythm()
  /// The interval at which a client without the lease tries to acquire it, in milliseconds.
  package var leaseInterval = 1_000
  /// A test hook that is called before each step of the store. If it throws, the step fails with
  /// that error.
  package var beforeStep: (@Sendable () throws -> Void)?

  /// Returns a limit of at most `count` requests in any one second: some of them as a burst, the
  /// rest evenly spaced.
  package static func rate(inAnySecond count: Int) throws(PentadError) -> RateLimit {
    let burst = max(1, count * 3 / 8)
    return try RateLimit(
      perSecond: Double(max(1, burst == 1 ? count : count - burst)), burst: burst)
  }

  /// Creates the default configuration, with or without a folder.
  public init(folder: String? = nil, servers: GroupMeServers? = nil) {
    self.folder = folder
    self.servers = servers
  }
}
