public import PentadCore

/// An action of the user that is sent to a source. Except for shares, it sets a state and is
/// idempotent. If two contradict each other, only the later one is sent.
struct VideoAction: Hashable, Sendable {
  /// The kind of action.
  let kind: SourceAction.Kind
  /// The video.
  let video: VideoKey
  /// The source that receives it.
  let source: SourceID

  init(_ kind: SourceAction.Kind, _ video: VideoKey, tell source: SourceID) {
    self.kind = kind
    self.video = video
    self.source = source
  }

  /// The lane of the outbox; actions of one lane are sent in order.
  var lane: String {
    if case .share = kind { "\(source)|share" } else { "\(source)|\(video.text)" }
  }

  /// The key for replacement: a new action replaces a waiting one with the same key in its lane.
  /// Shares have none.
  var key: String? {
    if case .share = kind { nil } else { kind.word }
  }
}

extension SourceAction.Kind {
  /// The name of the kind in the outbox.
  var word: String {
    switch self {
    case .like: "like"
    case .watchLater: "watchLater"
    case .watched: "watched"
    case .progress: "progress"
    case .share: "share"
    }
  }
}

/// The step that an action for a source has reached.
public enum ActionStep: UInt8, Hashable, Sendable, CaseIterable {
  /// The action waits for its turn or its retry time.
  case queued = 1
  /// The action is being sent.
  case sending
  /// The source has accepted the action.
  case delivered
  /// The source rejected the action permanently, or its delivery is unknown. It stays until the
  /// user retries or cancels it.
  case failed
  /// The user cancelled the action, or a later action replaced it.
  case cancelled
}

/// An action of the user that a source has not accepted yet, or has rejected.
///
/// C: `pentad_video_action`.
public struct PendingAction: Hashable, Sendable, Identifiable {
  /// The number of the action in this store; numbers are never reused.
  public let id: Int64
  /// The kind of action.
  public let kind: SourceAction.Kind
  /// The video.
  public let video: VideoKey
  /// The source that receives it.
  public let source: SourceID
  /// The step that it has reached: ``ActionStep/queued``, ``ActionStep/sending`` or
  /// ``ActionStep/failed``.
  public let step: ActionStep
  /// The number of attempts started so far.
  public let attempts: Int
  /// The error of the last attempt.
  public let failure: PentadError?

  /// Creates a pending action.
  public init(
    id: Int64, kind: SourceAction.Kind, video: VideoKey, source: SourceID, step: ActionStep,
    attempts: Int, failure: PentadError?
  ) {
    self.id = id
    self.kind = kind
    self.video = video
    self.source = source
    self.step = step
    self.attempts = attempts
    self.failure = failure
  }
}
