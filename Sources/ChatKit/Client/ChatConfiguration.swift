public import PentadCore

/// How a ``ChatClient`` works; what is left out has a default.
///
/// C: `pentad_chat_client_options`.
public struct ChatConfiguration: Sendable {
  /// The folder of the accounts' stores, made when it is missing: each account has a folder in it. Nil
  /// keeps everything in memory, gone with the client.
  public var folder: String?
  /// The servers; nil for those that the account belongs to, and GroupMe's own at a first sign-in.
  ///
  /// An account belongs to the servers at which it signed in. At others, opening it and signing in to it
  /// throw ``PentadCore/PentadError/Code/otherServer``: they get neither its token nor its messages.
  public var servers: GroupMeServers?
  /// True if the account's servers have moved to ``servers``: it belongs to these from then on, with all that
  /// is stored and waits to be sent. Set it for one opening, when you know that they are the same servers.
  public var serversHaveMoved = false
  /// Where tokens are kept; nil for a file of this user's in ``folder``, or memory.
  public var credentials: (any CredentialStore)?
  /// Whether the folders and their files may belong to another user, or be writable for others.
  /// Otherwise such a store is refused as ``PentadCore/PentadError/Code/notPrivate``.
  public var allowsSharedStore = false
  /// The clock.
  public var time: TimeSource = .system
  /// The receiver of the client's log messages, such as a `Logger` of swift-log; nil for none: <doc:Logging>.
  public var logger: (any LogReceiver)?
  /// Whether the client listens to the server, fetches what is new and sends what the user did by
  /// itself. Otherwise ``ChatClient/synchronise()`` does it, once.
  public var worksByItself = true
  /// How often the server may be asked: five times a second and eight times in any one second, for GroupMe
  /// answers 429 above ten. Nil for no limit. A server that refuses requests for being too many is asked less
  /// often for a while.
  public var rate = try? Self.rate(inAnySecond: 8)

  /// How often it looks for itself, whatever it was told.
  package var rhythm = ChatRhythm()
  /// How often a client that does not work tries to become the one that does, in milliseconds.
  package var leaseInterval = 1_000
  /// Called before each step of the store, which fails with what it throws. For tests.
  package var beforeStep: (@Sendable () throws -> Void)?

  /// The limit that lets no more than so many requests through in any one second: a part of them at once, the
  /// rest evenly.
  package static func rate(inAnySecond count: Int) throws(PentadError) -> RateLimit {
    let burst = max(1, count * 3 / 8)
    return try RateLimit(
      perSecond: Double(max(1, burst == 1 ? count : count - burst)), burst: burst)
  }

  /// The defaults, with a folder or without.
  public init(folder: String? = nil, servers: GroupMeServers? = nil) {
    self.folder = folder
    self.servers = servers
  }
}
