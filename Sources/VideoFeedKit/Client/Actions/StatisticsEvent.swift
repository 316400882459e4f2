/// Told of what the user does, when a host wants to count it. Nothing is counted without one, and nothing
/// leaves the process by itself. It is called one event at a time, and must not wait.
///
/// C: `pentad_video_statistics_delegate`.
public typealias StatisticsHook = @Sendable (StatisticsEvent) -> Void

/// Something that a host may count.
public enum StatisticsEvent: Hashable, Sendable {
  /// The user did something, once.
  case counted(StatisticsCounter)
  /// The session is alive.
  case heartbeat(SessionHeartbeat)
}

/// What is counted: the original's counters, by their names. The set is open.
public struct StatisticsCounter: RawRepresentable, Hashable, Sendable {
  /// The name: `broadcast.like`.
  public let rawValue: String

  /// The counter of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A video is liked.
  public static let like = StatisticsCounter(rawValue: "broadcast.like")
  /// A video is no longer liked.
  public static let unlike = StatisticsCounter(rawValue: "broadcast.unlike")
  /// A video is to be watched later.
  public static let watchLater = StatisticsCounter(rawValue: "broadcast.watch_later")
  /// A video is no longer to be watched later.
  public static let unwatchLater = StatisticsCounter(rawValue: "broadcast.unwatch_later")
  /// A video is watched.
  public static let watch = StatisticsCounter(rawValue: "broadcast.watch")
  /// The user has signed out of a source.
  public static let signOut = StatisticsCounter(rawValue: "signout")

  /// A video is shared in a network: `sharing.twitter`.
  public static func sharing(_ destination: ShareOrigin) -> StatisticsCounter {
    StatisticsCounter(rawValue: "sharing.\(destination)")
  }

  /// What an action counts as; nothing, for a position.
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

/// That a session is alive, and what it was doing since the last time.
public struct SessionHeartbeat: Hashable, Sendable {
  /// Which of the session, from 1 on.
  public let number: Int
  /// When, in milliseconds since 1970-01-01 00:00 UTC.
  public let time: Int64
  /// Whether the program is in front, as its host says.
  public let hasFocus: Bool
  /// Whether the user did something since the last one.
  public let wasActive: Bool
  /// Whether a video plays.
  public let isPlaying: Bool

  /// Describes a moment of a session.
  public init(number: Int, time: Int64, hasFocus: Bool, wasActive: Bool, isPlaying: Bool) {
    self.number = number
    self.time = time
    self.hasFocus = hasFocus
    self.wasActive = wasActive
    self.isPlaying = isPlaying
  }
}
