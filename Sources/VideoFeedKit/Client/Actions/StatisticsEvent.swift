/// A hook that receives events about the user's actions, for a host that counts them. Without a
/// hook nothing is counted, and the feed itself sends no statistics anywhere. Calls are serial and
/// must not block.
///
/// C: `pentad_video_statistics_delegate`.
public typealias StatisticsHook = @Sendable (StatisticsEvent) -> Void

/// An event that a host may count.
public enum StatisticsEvent: Hashable, Sendable {
  /// A single action of the user.
  case counted(StatisticsCounter)
  /// A sign that the session is alive.
  case heartbeat(SessionHeartbeat)
}

/// A counter, by its name in the original program. The set is open.
public struct StatisticsCounter: RawRepresentable, Hashable, Sendable {
  /// The name: `broadcast.like`.
  public let rawValue: String

  /// Creates the counter of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The user liked a video.
  public static let like = StatisticsCounter(rawValue: "broadcast.like")
  /// The user unliked a video.
  public static let unlike = StatisticsCounter(rawValue: "broadcast.unlike")
  /// The user marked a video to watch later.
  public static let watchLater = StatisticsCounter(rawValue: "broadcast.watch_later")
  /// The user unmarked a video to watch later.
  public static let unwatchLater = StatisticsCounter(rawValue: "broadcast.unwatch_later")
  /// The user started to watch a video.
  public static let watch = StatisticsCounter(rawValue: "broadcast.watch")
  /// The user signed out of a source.
  public static let signOut = StatisticsCounter(rawValue: "signout")

  /// Returns the counter for sharing to a network: `sharing.twitter`.
  public static func sharing(_ destination: ShareOrigin) -> StatisticsCounter {
    StatisticsCounter(rawValue: "sharing.\(destination)")
  }

  /// Returns the counters of an action; none for a position.
  static func counters(of kind: SourceAction.Kind) -> [StatisticsCounter] {
    switch kind {
    case .like(let isLiked): [isLiked ? .like : .unlike]
    case .watchLater(let isLater): [isLater ? .watchLater : .unwatchLater]
    case .watched: [.watch]
    case .progress: []
    case .share(let draft): draft.destinations.map { .sharing($0) }
    }
  }
}

/// A sign that a session is alive, with its activity since the last heartbeat.
public struct SessionHeartbeat: Hashable, Sendable {
  /// The number of the heartbeat in the session, starting at 1.
  public let number: Int
  /// The time of the heartbeat, in milliseconds since 1970-01-01 00:00 UTC.
  public let time: Int64
  /// True if the program is in the foreground, as its host has set it.
  public let hasFocus: Bool
  /// True if the user was active since the last heartbeat.
  public let wasActive: Bool
  /// True if a video is playing.
  public let isPlaying: Bool

  /// Creates a heartbeat.
  public init(number: Int, time: Int64, hasFocus: Bool, wasActive: Bool, isPlaying: Bool) {
    self.number = number
    self.time = time
    self.hasFocus = hasFocus
    self.wasActive = wasActive
    self.isPlaying = isPlaying
  }
}
