/// An action of the user, to be sent to a source.
///
/// All kinds except a share are idempotent: they set a state and may be sent repeatedly.
public struct SourceAction: Hashable, Sendable {
  /// A kind of action.
  public enum Kind: Hashable, Sendable {
    /// The user likes the video, or no longer does.
    case like(Bool)
    /// The user marks the video to watch it later, or removes the mark.
    case watchLater(Bool)
    /// The user has begun to watch the video.
    case watched
    /// The user has reached a position, in milliseconds.
    case progress(Int64)
    /// The user shares the video.
    case share(ShareDraft)
  }

  /// The kind of the action.
  public let kind: Kind
  /// The video.
  public let video: VideoKey
  /// The broadcasts of the video in the source, from oldest to newest.
  public let broadcasts: [Broadcast]
  /// True if an earlier attempt may have arrived.
  public let mayHaveArrived: Bool
  /// The token that lets a server recognise repeated attempts of the action.
  public let token: ActionToken

  /// Creates an action.
  public init(
    _ kind: Kind, video: VideoKey, broadcasts: [Broadcast], mayHaveArrived: Bool = false,
    token: ActionToken
  ) {
    self.kind = kind
    self.video = video
    self.broadcasts = broadcasts
    self.mayHaveArrived = mayHaveArrived
    self.token = token
  }
}

extension SourceAction {
  /// The broadcasts that the action changes. Setting a mark changes the oldest, which represents
  /// the video. Removing a mark changes all that have it in the source, or else the oldest. A
  /// position changes all.
  var subjects: [Broadcast] {
    let marked: [Broadcast]
    switch kind {
    case .like(false): marked = broadcasts.filter { $0.marks.isLiked == true }
    case .watchLater(false): marked = broadcasts.filter { $0.marks.isWatchLater == true }
    case .progress: marked = broadcasts
    case .like(true), .watchLater(true), .watched, .share: marked = []
    }
    return marked.isEmpty ? Array(broadcasts.prefix(1)) : marked
  }
}

/// The token that is the same for all attempts to send an action, in any process. A server that
/// remembers the nonces of signed requests rejects the second attempt.
public struct ActionToken: Hashable, Sendable {
  /// A text that is unique to the action.
  public let nonce: String
  /// The time of the first attempt, in seconds since 1970-01-01 00:00 UTC.
  public let timestamp: Int64

  /// Creates a token.
  public init(nonce: String, timestamp: Int64) {
    self.nonce = nonce
    self.timestamp = timestamp
  }
}
