public import PentadCore

/// Hears of the courses: exactly one call, once. It is held until then.
public protocol CoursesLoadedDelegate: AnyObject, Sendable {
  /// The courses are there; stale ones when the server could not be asked.
  func stellarClient(_ client: StellarClient, coursesLoaded courses: Snapshot<[StellarCourse]>)
  /// There are none, and none could be had. The original called nobody then.
  func stellarClient(_ client: StellarClient, handleCouldNotLoadCourses error: PentadError)
}

/// Hears of the classes of a course: exactly one call, once. It is held until then.
public protocol ClassesLoadedDelegate: AnyObject, Sendable {
  /// The classes are there; stale ones when the server could not be asked.
  func stellarClient(
    _ client: StellarClient, classesLoaded classes: Snapshot<[StellarClass]>, in course: String)
  /// There are none, and none could be had.
  func stellarClient(
    _ client: StellarClient, handleCouldNotReachStellar error: PentadError, in course: String)
}

/// Hears of a class in stages: the last call is one of the last three, once. It is held until then.
public protocol ClassInfoLoadedDelegate: AnyObject, Sendable {
  /// What was known of it, if anything was.
  func stellarClient(_ client: StellarClient, generalClassInfoLoaded item: StellarClass)
  /// All that was stored of it, if it was loaded before: the old announcements too.
  func stellarClient(
    _ client: StellarClient, initialAllClassInfoLoaded detail: StellarClassDetail)
  /// What the server says now.
  func stellarClient(_ client: StellarClient, finalAllClassInfoLoaded detail: StellarClassDetail)
  /// The server knows no such class; what was stored of it stays.
  func stellarClient(_ client: StellarClient, handleClassNotFound masterId: String)
  /// The server could not be asked; what was stored stays, old announcements too.
  func stellarClient(
    _ client: StellarClient, handleCouldNotReachStellar error: PentadError,
    keeping detail: StellarClassDetail?)
}

/// Hears of a search: exactly one call, once, or none when a later one was begun on the same
/// ``StellarSearch``. It is held until then.
public protocol ClassesSearchDelegate: AnyObject, Sendable {
  /// What was found.
  func stellarClient(
    _ client: StellarClient, searchComplete answer: SearchAnswer, searchTerms: String)
  /// Nothing that is stored fits, and the server could not be asked.
  func stellarClient(
    _ client: StellarClient, handleCouldNotReachStellar error: PentadError, searchTerms: String)
}

/// Hears of bookmarks whose term is over.
public protocol ClearMyStellarDelegate: AnyObject, Sendable {
  /// These classes are no longer among the bookmarks but among the archived ones. Called once, with all
  /// of them, and not at all when there are none.
  func stellarClient(_ client: StellarClient, classesRemoved classes: [StellarClass])
}
