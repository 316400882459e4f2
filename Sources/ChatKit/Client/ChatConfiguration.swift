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
  /// Whether the client listens to the server, fetches what is new and sends what the user did by
  /// itself. Otherwise ``ChatClient/synchronise()`` does it, once.
  public var worksByItself = true
  /// How often the server may be asked: eight times a second, for GroupMe answers 429 above ten. Nil for
  /// no limit.
  public var rate = try? RateLimit(perSecond: 8, burst: 8)

  /// How often it looks for itself, whatever it was told.
  package var rhythm = ChatRhythm()
  /// How often a client that does not work tries to become the one that does, in milliseconds.
  package var leaseInterval = 1_000
  /// Called before each step of the store, which fails with what it throws. For tests.
  package var beforeStep: (@Sendable () throws -> Void)?

  /// The defaults, with a folder or without.
  public init(folder: String? = nil, servers: GroupMeServers? = nil) {
    self.folder = folder
    self.servers = servers
  }
}
