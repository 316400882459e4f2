public import PentadCore

/// What a question to the source was about.
///
/// C: `pentad_stellar_subject`.
public enum StellarSubject: Hashable, Sendable {
  /// The courses.
  case courses
  /// The class list of a course.
  case classes(course: String)
  /// A class.
  case classInfo(masterId: String)
  /// A search.
  case search
  /// What is unread.
  case notices
}

/// What happens to what a ``StellarClient`` keeps. The store is changed before its event.
///
/// C: `pentad_stellar_delegate`.
public enum StellarEvent: HubEvent, Hashable {
  /// The courses came from the source.
  case coursesLoaded
  /// The class list of a course came from the source, or it said that the stored one is right.
  case classesLoaded(course: String)
  /// A class is another than the one that was stored, or a new one.
  case classChanged(masterId: String)
  /// So many announcements of a class had not been seen before.
  case announcementsArrived(masterId: String, count: Int)
  /// A question failed. Where `isKept` is true, what was stored is the answer.
  case failed(StellarSubject, PentadError, isKept: Bool)
  /// Parts of an answer could not be read and were left out.
  case partlyUnreadable(StellarSubject, count: Int)
  /// A bookmark was set, removed, archived or brought back, or the server is to be told of it anew; or
  /// other sections of a class were chosen.
  case bookmarksChanged
  /// The server knows the last change of a bookmark.
  case bookmarkSynchronised(masterId: String)
  /// The server refused a change of a bookmark for good. The bookmark stands.
  case bookmarkFailed(masterId: String, PentadError)
  /// A class was visited.
  case recentChanged
  /// What is unread is another.
  case unreadChanged
  /// The term is another, or bookmarks of an older one were met: these are archived now.
  case termChanged(StellarTerm, removed: [String])
  /// The store was damaged and has been built anew; so many rows of the user's own were saved.
  case recovered(rowsKept: Int, isPartial: Bool)
  /// The store could not be read or written; what the source said was given to the caller only.
  case storeFailed(PentadError)
  /// Another client or process has changed the store.
  case storeChanged
  /// All that the server can tell again is gone.
  case cacheCleared
  /// All is gone.
  case erased
  /// The observer was more than 1,024 events behind, and what it did not see is gone: reload.
  case reset
}
