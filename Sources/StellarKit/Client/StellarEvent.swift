public import PentadCore

/// The subject of a request to the source.
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
  /// The unread notices.
  case notices
  /// The classes in which the account is enrolled.
  case enrolments
  /// The announcements of these classes.
  case announcements
  /// The tasks.
  case tasks
  /// The events of the calendar.
  case calendar
  /// The grades of a class.
  case grades(masterId: String)
  /// The files of a class.
  case files(masterId: String)
  /// The replies to an announcement of a class.
  case posts(masterId: String)
}

/// A change of the data of a ``StellarClient``. The store is changed before the event is published.
///
/// C: `pentad_stellar_delegate`.
public enum StellarEvent: HubEvent, Hashable {
  /// The courses were fetched from the source.
  case coursesLoaded
  /// The class list of a course was fetched, or the source confirmed the stored one.
  case classesLoaded(course: String)
  /// A class is new or has changed.
  case classChanged(masterId: String)
  /// Previously unseen announcements of a class arrived.
  case announcementsArrived(masterId: String, count: Int)
  /// A request failed. If `isKept` is true, stored data was returned instead.
  case failed(StellarSubject, PentadError, isKept: Bool)
  /// Parts of an answer could not be read and were left out.
  case partlyUnreadable(StellarSubject, count: Int)
  /// A bookmark was added, removed, archived or restored, or has to be sent again; or the chosen
  /// sections of a class, or a saved plan, changed.
  case bookmarksChanged
  /// The server has accepted the last change of a bookmark.
  case bookmarkSynchronised(masterId: String)
  /// The server permanently rejected a change of a bookmark. The bookmark is kept.
  case bookmarkFailed(masterId: String, PentadError)
  /// A class was visited.
  case recentChanged
  /// The unread announcements changed.
  case unreadChanged
  /// The term changed, or bookmarks of an older term were found. These are archived now.
  case termChanged(StellarTerm, removed: [String])
  /// Data of the account was fetched and has changed, or a pending change of it was made.
  case accountChanged(StellarSubject)
  /// The source permanently rejected a mark, or a reply. The pending change is kept.
  case changeFailed(StellarSubject, PentadError)
  /// A damaged store was rebuilt. The count is the number of rows of the user's own data that were
  /// recovered.
  case recovered(rowsKept: Int, isPartial: Bool)
  /// The store could not be read or written. The source's answer was returned to the caller only.
  case storeFailed(PentadError)
  /// Another client or process has changed the store.
  case storeChanged
  /// All data that the server can send again was removed.
  case cacheCleared
  /// All data was removed.
  case erased
  /// The observer was more than 1,024 events behind, and the missed events were dropped: reload.
  case reset
}
