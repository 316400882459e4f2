public import PentadCore

/// The receiver of a client's events. Every method is optional.
///
/// Calls are made on the thread or queue that was given at registration, in the order of the events
/// and one at a time.
///
/// C: `pentad_stellar_delegate`.
public protocol StellarClientDelegate: AnyObject, Sendable {
  /// The courses were fetched from the source.
  func stellarClientDidLoadCourses(_ client: StellarClient)
  /// The class list of a course was fetched, or the source confirmed the stored one.
  func stellarClient(_ client: StellarClient, didLoadClassesIn course: String)
  /// A class is new or has changed.
  func stellarClient(_ client: StellarClient, didChangeClass masterId: String)
  /// Previously unseen announcements of a class arrived.
  func stellarClient(
    _ client: StellarClient, announcementsDidArrive count: Int, for masterId: String)
  /// A request failed. If `isKept` is true, stored data was returned instead.
  func stellarClient(
    _ client: StellarClient, didFail subject: StellarSubject, error: PentadError, isKept: Bool)
  /// Parts of an answer could not be read and were left out.
  func stellarClient(_ client: StellarClient, didLeaveOut count: Int, of subject: StellarSubject)
  /// A bookmark was added, removed, archived or restored, or has to be sent again; or the chosen
  /// sections of a class changed.
  func stellarClientDidChangeBookmarks(_ client: StellarClient)
  /// The server has accepted the last change of a bookmark.
  func stellarClient(_ client: StellarClient, didSynchroniseBookmark masterId: String)
  /// The server permanently rejected a change of a bookmark.
  func stellarClient(_ client: StellarClient, bookmarkDidFail masterId: String, error: PentadError)
  /// A class was visited.
  func stellarClientDidChangeRecent(_ client: StellarClient)
  /// The unread announcements changed.
  func stellarClientDidChangeUnread(_ client: StellarClient)
  /// The term changed, or bookmarks of an older term were found. The bookmarks of these classes are
  /// archived.
  func stellarClient(_ client: StellarClient, didChangeTerm term: StellarTerm, removed: [String])
  /// Data of the account was fetched and has changed, or a pending change of it was made.
  func stellarClient(_ client: StellarClient, didChangeAccount subject: StellarSubject)
  /// The source permanently rejected a mark or a reply.
  func stellarClient(
    _ client: StellarClient, changeDidFail subject: StellarSubject, error: PentadError)
  /// A damaged store was rebuilt.
  func stellarClient(_ client: StellarClient, didRecoverStoreKeeping rows: Int, isPartial: Bool)
  /// The store could not be read or written.
  func stellarClient(_ client: StellarClient, storeDidFail error: PentadError)
  /// Another client or process has changed the store.
  func stellarClientStoreDidChange(_ client: StellarClient)
  /// All data that the server can send again was removed.
  func stellarClientDidClearCache(_ client: StellarClient)
  /// All data was removed.
  func stellarClientDidErase(_ client: StellarClient)
  /// The delegate was too slow, and the missed events were dropped: reload.
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
  public func stellarClient(_ client: StellarClient, didChangeAccount subject: StellarSubject) {}
  /// Does nothing.
  public func stellarClient(
    _ client: StellarClient, changeDidFail subject: StellarSubject, error: PentadError
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
