public import PentadCore

/// Something that a source has still to be told: of all but a share, what is to be, not what is to be
/// done. Of two that contradict each other only the later one is sent.
struct VideoAction: Hashable, Sendable {
  /// What the user did.
  let kind: SourceAction.Kind
  /// With which video.
  let video: VideoKey
  /// The source to tell.
  let source: SourceID

  init(_ kind: SourceAction.Kind, _ video: VideoKey, tell source: SourceID) {
    self.kind = kind
    self.video = video
    self.source = source
  }

  /// What is of one lane is sent in order.
  var lane: String {
    if case .share = kind { "\(source)|share" } else { "\(source)|\(video.text)" }
  }

  /// In its lane, a later one of the same key takes the place of one that waits; a share never does.
  var key: String? {
    if case .share = kind { nil } else { kind.word }
  }
}

extension SourceAction.Kind {
  /// The word by which the outbox knows it.
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

/// How far something has come that a source is to be told.
public enum ActionStep: UInt8, Hashable, Sendable, CaseIterable {
  /// It waits for its turn, or its time.
  case queued = 1
  /// The source is being told.
  case sending
  /// The source knows.
  case delivered
  /// The source refused it for good, or nobody can tell whether it arrived. It stays until the user has
  /// it tried again or gives it up.
  case failed
  /// The user gave it up, or did something else since that takes its place.
  case cancelled
}

/// Something that a source does not know yet, or has refused.
///
/// C: `pentad_video_action`.
public struct PendingAction: Hashable, Sendable, Identifiable {
  /// Its number in this store, which is never given again.
  public let id: Int64
  /// What the user did.
  public let kind: SourceAction.Kind
  /// With which video.
  public let video: VideoKey
  /// The source that is to be told.
  public let source: SourceID
  /// How far it has come: ``ActionStep/queued``, ``ActionStep/sending`` or ``ActionStep/failed``.
  public let step: ActionStep
  /// How many attempts have begun.
  public let attempts: Int
  /// What the last attempt failed with.
  public let failure: PentadError?

  /// Describes it.
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
