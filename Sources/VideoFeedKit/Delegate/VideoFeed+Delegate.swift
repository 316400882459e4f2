public import PentadCore

extension VideoFeed {
  /// Registers a delegate for events from now on, or after an event that it has seen before. The
  /// delegate is held weakly.
  ///
  /// - Parameters:
  ///   - delivery: the thread or queue on which the delegate is called.
  ///   - number: the last event that it has seen, possibly in an earlier process; nil to start now.
  /// - Returns: the subscription, which ends when it is released. It retains the feed, so that no
  ///   event in transit is lost.
  ///
  /// C: `pentad_video_feed_subscribe`.
  public func addDelegate(
    _ delegate: any VideoFeedDelegate, on delivery: Delivery, after number: UInt64? = nil
  ) -> Subscription {
    observe(on: delivery, after: number) { [weak delegate, self] published in
      guard let delegate else { return }
      deliver(published.event, to: delegate)
    }
  }

  /// Delivers an event. The switch is exhaustive, so that a new event without a method does not
  /// compile.
  private func deliver(_ event: VideoEvent, to delegate: any VideoFeedDelegate) {
    switch event {
    case .sourceAdded(let id): delegate.videoFeed(self, didAddSource: id)
    case .sourceChanged(let id): delegate.videoFeed(self, didChangeSource: id)
    case .sourceRemoved(let id): delegate.videoFeed(self, didRemoveSource: id)
    case .pendingChanged(let news):
      delegate.videoFeed(self, didFindNew: news.videos, comments: news.comments)
    case .feedApplied(let news): delegate.videoFeed(self, didApply: news)
    case .videosChanged(let keys): delegate.videoFeed(self, didChange: keys)
    case .stateChanged(let key): delegate.videoFeed(self, didChangeStateOf: key)
    case .actionChanged(let change): delegate.videoFeed(self, didChangeAction: change)
    case .accountChanged(let id): delegate.videoFeed(self, didChangeAccountOf: id)
    case .commentsChanged(let key): delegate.videoFeed(self, didChangeCommentsOn: key)
    case .storeRecovered(let rows, let isPartial):
      delegate.videoFeed(self, didRecoverStoreKeeping: rows, isPartial: isPartial)
    case .startUp(let phase): delegate.videoFeed(self, startUp: phase)
    case .polling(let id, let isUnderWay):
      delegate.videoFeed(self, polling: id, isUnderWay: isUnderWay)
    case .contentURL(let key): delegate.videoFeed(self, didReceiveContentURLFor: key)
    case .playback(let state): delegate.videoFeed(self, playback: state)
    case .failed(let failure): delegate.videoFeed(self, didFail: failure)
    case .reset: delegate.videoFeedDidReset(self)
    }
  }
}
