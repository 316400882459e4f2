public import PentadCore

/// The options of a ``VideoFeed``; each has a default.
///
/// C: `pentad_video_feed_options`.
public struct VideoFeedConfiguration: Sendable {
  /// The folder of the store, created if missing. Nil keeps everything in memory, until the feed is
  /// released.
  public var folder: String?
  /// The store for tokens; nil for a file in ``folder`` that only this user can read, or for
  /// memory.
  public var credentials: (any CredentialStore)?
  /// True if the store's folder and files may belong to another user, or be writable for others.
  /// Otherwise such a store is refused as ``PentadCore/PentadError/Code/notPrivate``.
  public var allowsSharedStore = false
  /// The clock.
  public var time: TimeSource = .system
  /// The receiver of the feed's log messages, such as a `Logger` of swift-log; nil for none: <doc:Logging>.
  public var logger: (any LogReceiver)?
  /// True if the feed is in automatic mode: it polls sources, checks the playability of videos and
  /// sends the user's actions in the background. Otherwise ``VideoFeed/synchronise()`` does it,
  /// once per call.
  public var worksByItself = true
  /// The limits of a list in memory.
  public var budget = MemoryBudget.large
  /// The largest size of all stored pictures together, in bytes.
  public var imageBytes: Int64 = 50_000_000
  /// True for demonstration mode: the feed shows only files of this machine and sends no requests.
  /// Calls that need the network throw ``PentadCore/PentadError/Code/networkDisabled``.
  public var isDemo = false
  /// A hook that receives the user's actions, for a host that counts them.
  public var statistics: StatisticsHook?
  /// The host's address book, for shares by mail: ``VideoFeed/suggestions(for:besides:limit:)``.
  public var addresses: (any AddressSource)?
  /// The rate limit for each host: four requests a second after the first twenty; nil for no limit.
  public var rate = try? RateLimit(perSecond: 4, burst: 20)

  /// The intervals and timeouts of the feed.
  package var rhythm = VideoFeedRhythm()
  /// The interval at which a feed without the lease tries to acquire it, in milliseconds.
  package var leaseInterval = 1_000
  /// Returns a uniformly distributed number of a range.
  package var random: @Sendable (ClosedRange<Int64>) -> Int64 = { .random(in: $0) }
  /// A hook called before each step of the store; an error that it throws makes the step fail. For
  /// tests.
  package var beforeStep: (@Sendable () throws -> Void)?

  /// Creates the default configuration, with or without a folder.
  public init(folder: String? = nil) { self.folder = folder }
}
