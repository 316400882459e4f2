public import PentadCore

/// What happens in a feed of videos. The store is changed before; an event names keys, and whoever needs
/// the content reads it.
///
/// Those of what is stored are numbered in a log of the store itself, in the transaction that made the
/// change: an observer that was away goes on where it stopped. ``startUp(_:)``,
/// ``polling(_:isUnderWay:)``, ``contentURL(_:)``, ``playback(_:)`` and ``failed(_:)`` are of the moment: the newest of a subject replaces the one
/// before, and none is kept.
///
/// C: `pentad_video_event`.
public enum VideoEvent: HubEvent, Hashable {
  // MARK: Of the log

  /// The user has a new source.
  case sourceAdded(SourceID)
  /// A source has another title or address, is paused or goes on, fails or works again.
  case sourceChanged(SourceID)
  /// A source was removed, with all that only it told of.
  case sourceRemoved(SourceID)
  /// So much waits to be applied now.
  case pendingChanged(VideoNews)
  /// What waited is in the lists: so much was new.
  case feedApplied(VideoNews)
  /// Videos that lists show came, changed or went: at most ``videoLimit`` of them. All, when none is
  /// named.
  case videosChanged([VideoKey])
  /// What the user has done with a video is something else.
  case stateChanged(VideoKey)
  /// Something that a source is to be told is at another point of its way.
  case actionChanged(ActionChange)
  /// The user's account at a source is another, or is gone.
  case accountChanged(SourceID)
  /// Comments on a video came or changed.
  case commentsChanged(VideoKey)
  /// The store was damaged and was built anew: what is the user's own was saved, so many rows of it, or
  /// all that could still be read; what sources have is fetched again. When the store is opened, the
  /// first event of the new log.
  case storeRecovered(rowsKept: Int, isPartial: Bool)

  // MARK: Of the moment

  /// The start of the feed has come so far.
  case startUp(FeedStartUp.Phase)
  /// A source is being asked, or has answered.
  case polling(SourceID, isUnderWay: Bool)
  /// It is known where the files of a video are.
  case contentURL(VideoKey)
  /// Another video is played, or it has come to another phase. Of positions alone ``PlaybackSession``
  /// tells.
  case playback(PlaybackState)
  /// Something went wrong that no call has told of.
  case failed(VideoFailure)

  // MARK: Of the observer

  /// The observer was away for longer than the log reaches, or missed more than 256 events that are not in
  /// it, or the store was built anew: reload everything.
  case reset

  /// How many videos one event names.
  public static let videoLimit = 256
}

/// What became of something that a source is to be told.
public struct ActionChange: Hashable, Sendable {
  /// The number that ``PendingAction/id`` gives it.
  public let id: Int64
  /// The video.
  public let video: VideoKey
  /// Where it is now.
  public let step: ActionStep

  /// Describes a change.
  public init(id: Int64, video: VideoKey, step: ActionStep) {
    self.id = id
    self.video = video
    self.step = step
  }
}

/// Something that went wrong while nobody waited for it.
public struct VideoFailure: Hashable, Sendable {
  /// A task that a feed does by itself.
  public enum Work: UInt8, Hashable, Sendable, CaseIterable {
    /// A source was asked for what is new.
    case polling = 1
    /// It was looked up whether or where a video can be watched.
    case resolving
    /// A source was told what the user did.
    case sending
    /// The store was read or written.
    case storage
    /// A picture was fetched.
    case images
  }

  /// What was under way.
  public let work: Work
  /// At which source; nil when it was at none.
  public let source: SourceID?
  /// With which video; nil when it was with none.
  public let video: VideoKey?
  /// What went wrong.
  public let error: PentadError

  /// Describes a failure.
  public init(
    _ work: Work, source: SourceID? = nil, video: VideoKey? = nil, error: PentadError
  ) {
    self.work = work
    self.source = source
    self.video = video
    self.error = error
  }
}
