public import PentadCore

/// Hears what happens to what a client keeps. Every method may be left out.
///
/// The calls come where the delegate was registered for, in the order of the events and one at a time.
///
/// C: `pentad_stellar_delegate`.
public protocol StellarClientDelegate: AnyObject, Sendable {
  /// The courses came from the source.
  func stellarClientDidLoadCourses(_ client: StellarClient)
  /// The class list of a course came from the source, or is right still.
  func stellarClient(_ client: StellarClient, didLoadClassesIn course: String)
  /// A class is another than the one that was stored, or a new one.
  func stellarClient(_ client: StellarClient, didChangeClass masterId: String)
  /// So many announcements of a class had not been seen before.
  func stellarClient(
    _ client: StellarClient, announcementsDidArrive count: Int, for masterId: String)
  /// A question failed; where `isKept` is true, what was stored is the answer.
  func stellarClient(
    _ client: StellarClient, didFail subject: StellarSubject, error: PentadError, isKept: Bool)
  /// Parts of an answer could not be read.
  func stellarClient(_ client: StellarClient, didLeaveOut count: Int, of subject: StellarSubject)
  /// A bookmark was set, removed or archived, or the server is to be told of it anew.
  func stellarClientDidChangeBookmarks(_ client: StellarClient)
  /// The server knows the last change of a bookmark.
  func stellarClient(_ client: StellarClient, didSynchroniseBookmark masterId: String)
  /// The server refused a change of a bookmark for good.
  func stellarClient(_ client: StellarClient, bookmarkDidFail masterId: String, error: PentadError)
  /// A class was visited.
  func stellarClientDidChangeRecent(_ client: StellarClient)
  /// What is unread is another.
  func stellarClientDidChangeUnread(_ client: StellarClient)
  /// The term is another; the bookmarks of these classes are archived.
  func stellarClient(_ client: StellarClient, didChangeTerm term: StellarTerm, removed: [String])
  /// A damaged store was built anew.
  func stellarClient(_ client: StellarClient, didRecoverStoreKeeping rows: Int, isPartial: Bool)
  /// The store could not be read or written.
  func stellarClient(_ client: StellarClient, storeDidFail error: PentadError)
  /// Another client or process has changed the store.
  func stellarClientStoreDidChange(_ client: StellarClient)
  /// All that the server can tell again is gone.
  func stellarClientDidClearCache(_ client: StellarClient)
  /// All is gone.
  func stellarClientDidErase(_ client: StellarClient)
  /// The delegate was too slow, and events that it did not see are gone: reload.
  func stellarClientDidReset(_ client: StellarClient)
}

extension StellarClientDelegate {
  /// Does nothing.
  public func stellarClientDidLoadCourses(_ client: StellarClient) {}
  /// Does nothing.
  public func stellarClient(_ client: StellarClient, didLoadClassesIn course: String) {}
  /// Does nothing.
  public func stellarClient(_ client: StellarClient, didChangeClass masterId: String) {}
  /// Does nothing.
  public func stellarClient(
    _ client: StellarClient, announcementsDidArrive count: Int, for masterId: String
  ) {}
  /// Does nothing.
  public func stellarClient(
    _ client: StellarClient, didFail subject: StellarSubject, error: PentadError, isKept: Bool
  ) {}
  /// Does nothing.
  public func stellarClient(
    _ client: StellarClient, didLeaveOut count: Int, of subject: StellarSubject
  ) {}
  /// Does nothing.
  public func stellarClientDidChangeBookmarks(_ client: StellarClient) {}
  /// Does nothing.
  public func stellarClient(_ client: StellarClient, didSynchroniseBookmark masterId: String) {}
  /// Does nothing.
  public func stellarClient(
    _ client: StellarClient, bookmarkDidFail masterId: String, error: PentadError
  ) {}
  /// Does nothing.
  public func stellarClientDidChangeRecent(_ client: StellarClient) {}
  /// Does nothing.
  public func stellarClientDidChangeUnread(_ client: StellarClient) {}
  /// Does nothing.
  public func stellarClient(
    _ client: StellarClient, didChangeTerm term: StellarTerm, removed: [String]
  ) {}
  /// Does nothing.
  public func stellarClient(
    _ client: StellarClient, didRecoverStoreKeeping rows: Int, isPartial: Bool
  ) {}
  /// Does nothing.
  public func stellarClient(_ client: StellarClient, storeDidFail error: PentadError) {}
  /// Does nothing.
  public func stellarClientStoreDidChange(_ client: StellarClient) {}
  /// Does nothing.
  public func stellarClientDidClearCache(_ client: StellarClient) {}
  /// Does nothing.
  public func stellarClientDidErase(_ client: StellarClient) {}
  /// Does nothing.
  public func stellarClientDidReset(_ client: StellarClient) {}
}
