/// Something that the user did, as a source is told.
///
/// All but a share say what is to be, and may be told twice.
public struct SourceAction: Hashable, Sendable {
  /// What was done.
  public enum Kind: Hashable, Sendable {
    /// The user likes the video, or no longer does.
    case like(Bool)
    /// The user wants to watch it later, or no longer does.
    case watchLater(Bool)
    /// The user has begun to watch it.
    case watched
    /// The user has come so far, in milliseconds.
    case progress(Int64)
    /// The user shares it.
    case share(ShareDraft)
  }

  /// What was done.
  public let kind: Kind
  /// With which video.
  public let video: VideoKey
  /// The broadcasts by which the source shared it, the oldest first.
  public let broadcasts: [Broadcast]
  /// Whether an earlier attempt may have arrived.
  public let mayHaveArrived: Bool
  /// What tells the server that two attempts are one.
  public let token: ActionToken

  /// Describes an action.
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
  /// The broadcasts that say afterwards what was done: of what becomes true the oldest, the face of the
  /// video; of what is no longer true each of which the source believes it, or else the face; of a
  /// position all.
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

/// What is the same in all attempts to tell a source of one action, in whatever process they are made: a
/// server that remembers the nonces of signed requests refuses the second.
public struct ActionToken: Hashable, Sendable {
  /// A text that is given to no other action.
  public let nonce: String
  /// When the first attempt began, in seconds since 1970-01-01 00:00 UTC.
  public let timestamp: Int64

  /// Describes a token.
  public init(nonce: String, timestamp: Int64) {
    self.nonce = nonce
    self.timestamp = timestamp
  }
}
