public import PentadCore

extension StellarClient {
  /// Registers a delegate for the events from now on. The client holds it weakly.
  ///
  /// - Parameter delivery: the thread or queue on which the delegate is called.
  /// - Returns: the subscription. Releasing it ends the calls. It retains the client, so that no
  ///   event in progress is lost.
  ///
  /// C: `pentad_stellar_client_subscribe`.
  public func addDelegate(
    _ delegate: any StellarClientDelegate, on delivery: Delivery
  ) -> Subscription {
    observe(on: delivery) { [weak delegate, self] published in
      guard let delegate else { return }
      deliver(published.event, to: delegate)
    }
  }

  /// Calls the delegate's method for an event. A new event without a method does not compile.
  private func deliver(_ event: StellarEvent, to delegate: any StellarClientDelegate) {
    switch event {
    case .coursesLoaded:
      delegate.stellarClientDidLoadCourses(self)
    case .classesLoaded(let course):
      delegate.stellarClient(self, didLoadClassesIn: course)
    case .classChanged(let id):
      delegate.stellarClient(self, didChangeClass: id)
    case .announcementsArrived(let id, let count):
      delegate.stellarClient(self, announcementsDidArrive: count, for: id)
    case .failed(let subject, let error, let isKept):
      delegate.stellarClient(self, didFail: subject, error: error, isKept: isKept)
    case .partlyUnreadable(let subject, let count):
      delegate.stellarClient(self, didLeaveOut: count, of: subject)
    case .bookmarksChanged:
      delegate.stellarClientDidChangeBookmarks(self)
    case .bookmarkSynchronised(let id):
      delegate.stellarClient(self, didSynchroniseBookmark: id)
    case .bookmarkFailed(let id, let error):
      delegate.stellarClient(self, bookmarkDidFail: id, error: error)
    case .recentChanged:
      delegate.stellarClientDidChangeRecent(self)
    case .unreadChanged:
      delegate.stellarClientDidChangeUnread(self)
    case .termChanged(let term, let removed):
      delegate.stellarClient(self, didChangeTerm: term, removed: removed)
    case .accountChanged(let subject):
      delegate.stellarClient(self, didChangeAccount: subject)
    case .changeFailed(let subject, let error):
      delegate.stellarClient(self, changeDidFail: subject, error: error)
    case .recovered(let rows, let isPartial):
      delegate.stellarClient(self, didRecoverStoreKeeping: rows, isPartial: isPartial)
    case .storeFailed(let error):
      delegate.stellarClient(self, storeDidFail: error)
    case .storeChanged:
      delegate.stellarClientStoreDidChange(self)
    case .cacheCleared:
      delegate.stellarClientDidClearCache(self)
    case .erased:
      delegate.stellarClientDidErase(self)
    case .reset:
      delegate.stellarClientDidReset(self)
    }
  }
}
