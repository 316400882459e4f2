public import PentadCore

/// An event of a feed of videos. The store is changed before the event is published. Events contain
/// keys only; observers read the content from the store.
///
/// Events of stored content are numbered in a log of the store, in the transaction that made the
/// change. An observer that was away resumes where it stopped. The events ``startUp(_:)``,
/// ``polling(_:isUnderWay:)``, ``contentURL(_:)``, ``playback(_:)`` and ``failed(_:)`` are
/// transient. The newest one of a subject replaces the one before, and none is logged.
///
/// C: `pentad_video_event`.
public enum VideoEvent: HubEvent, Hashable {
  // MARK: Logged events

  /// A source was added.
  case sourceAdded(SourceID)
  /// The title, address or pause state of a source changed, or it began to fail or recovered.
  case sourceChanged(SourceID)
  /// A source was removed, with all content that only it had shared.
  case sourceRemoved(SourceID)
  /// The number of pending videos and comments changed.
  case pendingChanged(VideoNews)
  /// Pending videos and comments were applied to the lists; the value counts the new ones.
  case feedApplied(VideoNews)
  /// Videos in lists were added, changed or removed, at most ``videoLimit``. If the array is empty,
  /// any video may have changed.
  case videosChanged([VideoKey])
  /// The user's state for a video changed.
  case stateChanged(VideoKey)
  /// An action for a source reached another step.
  case actionChanged(ActionChange)
  /// The user's account at a source changed or was removed.
  case accountChanged(SourceID)
  /// Comments on a video were added or changed.
  case commentsChanged(VideoKey)
  /// The store was damaged and was rebuilt. The user's own data was saved: this number of rows, or
  /// all that were still readable. Sources are fetched again. When the store is opened, it is the
  /// first event of the new log.
  case storeRecovered(rowsKept: Int, isPartial: Bool)

  // MARK: Transient events

  /// The start of the feed reached this phase.
  case startUp(FeedStartUp.Phase)
  /// A poll of a source started or ended.
  case polling(SourceID, isUnderWay: Bool)
  /// The address of a video's files is known.
  case contentURL(VideoKey)
  /// Another video is played, or the playback reached another phase. Position changes alone are
  /// reported only by ``PlaybackSession``.
  case playback(PlaybackState)
  /// Background work failed, outside of any call.
  case failed(VideoFailure)

  // MARK: Events of one observer

  /// The observer has missed events and must reload everything. It was away for longer than the log
  /// reaches back, it missed more than 256 transient events, or the store was rebuilt.
  case reset

  /// The largest number of videos in one event.
  public static let videoLimit = 256
}

/// The new step of an action that is sent to a source.
public struct ActionChange: Hashable, Sendable {
  /// The number of the action: ``PendingAction/id``.
  public let id: Int64
  /// The video.
  public let video: VideoKey
  /// The step that the action has reached.
  public let step: ActionStep

  /// Creates a change.
  public init(id: Int64, video: VideoKey, step: ActionStep) {
    self.id = id
    self.video = video
    self.step = step
  }
}

/// A failure of background work, outside of any call.
public struct VideoFailure: Hashable, Sendable {
  /// A kind of background work of a feed.
  public enum Work: UInt8, Hashable, Sendable, CaseIterable {
    /// Polling a source for news.
    case polling = 1
    /// Checking if or where a video can be watched.
    case resolving
    /// Sending an action of the user to a source.
    case sending
    /// Reading or writing the store.
    case storage
    /// Fetching a picture.
    case images
  }

  /// The work that failed.
  public let work: Work
  /// The source involved; nil if there was none.
  public let source: SourceID?
  /// The video involved; nil if there was none.
  public let video: VideoKey?
  /// The error.
  public let error: PentadError

  /// Creates a failure.
  public init(
    _ work: Work, source: SourceID? = nil, video: VideoKey? = nil, error: PentadError
  ) {
    self.work = work
    self.source = source
    self.video = video
    self.error = error
  }
}
