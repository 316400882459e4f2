public import PentadCore

/// How a ``VideoFeed`` works; what is left out has a default.
///
/// C: `pentad_video_feed_options`.
public struct VideoFeedConfiguration: Sendable {
  /// The folder of the store, made when it is missing. Nil keeps everything in memory, gone with the feed.
  public var folder: String?
  /// Where tokens are kept; nil for a file of this user's in ``folder``, or memory.
  public var credentials: (any CredentialStore)?
  /// True if the store's folder and files may belong to another user, or be writable for others.
  /// Otherwise such a store is refused as ``PentadCore/PentadError/Code/notPrivate``.
  public var allowsSharedStore = false
  /// The clock.
  public var time: TimeSource = .system
  /// The receiver of the feed's log messages, such as a `Logger` of swift-log; nil for none: <doc:Logging>.
  public var logger: (any LogReceiver)?
  /// Whether the feed asks sources, looks videos up and tells sources what the user did by itself.
  /// Otherwise ``VideoFeed/synchronise()`` does it, once.
  public var worksByItself = true
  /// How much of a list is kept in memory.
  public var budget = MemoryBudget.large
  /// How many bytes of pictures are kept.
  public var imageBytes: Int64 = 50_000_000
  /// Whether the feed shows what is in files of this machine and nothing else. Then no request leaves it:
  /// what would need one throws ``PentadCore/PentadError/Code/networkDisabled``.
  public var isDemo = false
  /// Told of what the user does, when the host wants to count it.
  public var statistics: StatisticsHook?
  /// The host's address book, for shares by mail: ``VideoFeed/suggestions(for:besides:limit:)``.
  public var addresses: (any AddressSource)?
  /// How often one host may be asked: four times a second after the first twenty. Nil for no limit.
  public var rate = try? RateLimit(perSecond: 4, burst: 20)

  /// How long the feed waits for what.
  package var rhythm = VideoFeedRhythm()
  /// How often a feed that does not work tries to become the one that does, in milliseconds.
  package var leaseInterval = 1_000
  /// A number of a range, each as likely as any other.
  package var random: @Sendable (ClosedRange<Int64>) -> Int64 = { .random(in: $0) }
  /// Called before each step of the store, which fails with what it throws. For tests.
  package var beforeStep: (@Sendable () throws -> Void)?

  /// The defaults, with a folder or without.
  public init(folder: String? = nil) { self.folder = folder }
}
