import PentadCore

/// A delegate that receives the events of a ``VideoFeed``. Every method is optional.
///
/// Calls come on the delivery that the delegate was registered with, in the order of the events and
/// never concurrently.
///
/// C: `pentad_video_delegate`.
public protocol VideoFeedDelegate: AnyObject, Sendable {
  /// A source was added.
  func videoFeed(_ feed: VideoFeed, didAddSource id: SourceID)
  /// The title, address or pause state of a source changed, or it began to fail or recovered.
  func videoFeed(_ feed: VideoFeed, didChangeSource id: SourceID)
  /// A source was removed, with all content that only it had shared.
  func videoFeed(_ feed: VideoFeed, didRemoveSource id: SourceID)
  /// The number of pending items changed: new videos, and new shares of and comments on known ones.
  func videoFeed(_ feed: VideoFeed, didFindNew videos: Int, comments: Int)
  /// Pending videos and comments were applied to the lists.
  func videoFeed(_ feed: VideoFeed, didApply news: VideoNews)
  /// Videos in lists were added, changed or removed. If the array is empty, any video may have
  /// changed.
  func videoFeed(_ feed: VideoFeed, didChange keys: [VideoKey])
  /// The user's state for a video changed.
  func videoFeed(_ feed: VideoFeed, didChangeStateOf key: VideoKey)
  /// An action for a source reached another step.
  func videoFeed(_ feed: VideoFeed, didChangeAction change: ActionChange)
  /// The user's account at a source changed or was removed.
  func videoFeed(_ feed: VideoFeed, didChangeAccountOf id: SourceID)
  /// Comments on a video were added or changed.
  func videoFeed(_ feed: VideoFeed, didChangeCommentsOn key: VideoKey)
  /// The store was damaged and was rebuilt with this number of rows of the user's own data.
  /// `isPartial` is true if some of them could not be read.
  func videoFeed(_ feed: VideoFeed, didRecoverStoreKeeping rows: Int, isPartial: Bool)
  /// The start of the feed reached this phase.
  func videoFeed(_ feed: VideoFeed, startUp phase: FeedStartUp.Phase)
  /// A poll of a source started or ended.
  func videoFeed(_ feed: VideoFeed, polling id: SourceID, isUnderWay: Bool)
  /// The address of a video is known.
  func videoFeed(_ feed: VideoFeed, didReceiveContentURLFor key: VideoKey)
  /// Another video is played, or the playback reached another phase.
  func videoFeed(_ feed: VideoFeed, playback state: PlaybackState)
  /// Background work failed, outside of any call.
  func videoFeed(_ feed: VideoFeed, didFail failure: VideoFailure)
  /// Events were missed, or the store was rebuilt, as ``VideoEvent/reset`` describes: reload
  /// everything.
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
