import PentadCore

/// Hears what happens in a ``VideoFeed``. Every method may be left out.
///
/// The calls come where the delegate was registered for, in the order of the events and one at a time.
///
/// C: `pentad_video_delegate`.
public protocol VideoFeedDelegate: AnyObject, Sendable {
  /// The user has a new source.
  func videoFeed(_ feed: VideoFeed, didAddSource id: SourceID)
  /// A source has another title or address, is paused or goes on, fails or works again.
  func videoFeed(_ feed: VideoFeed, didChangeSource id: SourceID)
  /// A source was removed, with all that only it told of.
  func videoFeed(_ feed: VideoFeed, didRemoveSource id: SourceID)
  /// So many videos wait to be applied, and so many shares of and comments on those that are there.
  func videoFeed(_ feed: VideoFeed, didFindNew videos: Int, comments: Int)
  /// What waited is in the lists.
  func videoFeed(_ feed: VideoFeed, didApply news: VideoNews)
  /// Videos that lists show came, changed or went; all, when none is named.
  func videoFeed(_ feed: VideoFeed, didChange keys: [VideoKey])
  /// What the user has done with a video is something else.
  func videoFeed(_ feed: VideoFeed, didChangeStateOf key: VideoKey)
  /// Something that a source is to be told is at another point of its way.
  func videoFeed(_ feed: VideoFeed, didChangeAction change: ActionChange)
  /// The user's account at a source is another, or is gone.
  func videoFeed(_ feed: VideoFeed, didChangeAccountOf id: SourceID)
  /// Comments on a video came or changed.
  func videoFeed(_ feed: VideoFeed, didChangeCommentsOn key: VideoKey)
  /// The store was damaged and was built anew, with so many rows of what is the user's own; whether some
  /// of it could not be read.
  func videoFeed(_ feed: VideoFeed, didRecoverStoreKeeping rows: Int, isPartial: Bool)
  /// The start of the feed has come so far.
  func videoFeed(_ feed: VideoFeed, startUp phase: FeedStartUp.Phase)
  /// A source is being asked, or has answered.
  func videoFeed(_ feed: VideoFeed, polling id: SourceID, isUnderWay: Bool)
  /// It is known where a video is.
  func videoFeed(_ feed: VideoFeed, didReceiveContentURLFor key: VideoKey)
  /// Another video is played, or it has come to another phase.
  func videoFeed(_ feed: VideoFeed, playback state: PlaybackState)
  /// Something went wrong that no call has told of.
  func videoFeed(_ feed: VideoFeed, didFail failure: VideoFailure)
  /// Events were missed, or the store was built anew, as ``VideoEvent/reset`` says: reload.
  func videoFeedDidReset(_ feed: VideoFeed)
}

extension VideoFeedDelegate {
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, didAddSource id: SourceID) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, didChangeSource id: SourceID) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, didRemoveSource id: SourceID) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, didFindNew videos: Int, comments: Int) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, didApply news: VideoNews) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, didChange keys: [VideoKey]) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, didChangeStateOf key: VideoKey) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, didChangeAction change: ActionChange) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, didChangeAccountOf id: SourceID) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, didChangeCommentsOn key: VideoKey) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, didRecoverStoreKeeping rows: Int, isPartial: Bool) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, startUp phase: FeedStartUp.Phase) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, polling id: SourceID, isUnderWay: Bool) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, didReceiveContentURLFor key: VideoKey) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, playback state: PlaybackState) {}
  /// Does nothing.
  public func videoFeed(_ feed: VideoFeed, didFail failure: VideoFailure) {}
  /// Does nothing.
  public func videoFeedDidReset(_ feed: VideoFeed) {}
}
