public import PentadCore

/// Receives the result of loading the courses: exactly one call. The client retains the delegate
/// until then.
public protocol CoursesLoadedDelegate: AnyObject, Sendable {
  /// The courses are available. They are stale if the server could not be reached.
  func stellarClient(_ client: StellarClient, coursesLoaded courses: Snapshot<[StellarCourse]>)
  /// No courses are stored, and none could be fetched. The original app made no call in this case.
  func stellarClient(_ client: StellarClient, handleCouldNotLoadCourses error: PentadError)
}

/// Receives the result of loading the classes of a course: exactly one call. The client retains the
/// delegate until then.
public protocol ClassesLoadedDelegate: AnyObject, Sendable {
  /// The classes are available. They are stale if the server could not be reached.
  func stellarClient(
    _ client: StellarClient, classesLoaded classes: Snapshot<[StellarClass]>, in course: String)
  /// No classes are stored, and none could be fetched.
  func stellarClient(
    _ client: StellarClient, handleCouldNotReachStellar error: PentadError, in course: String)
}

/// Receives a class in stages. The last call is one of the last three methods, and is made once.
/// The client retains the delegate until then.
public protocol ClassInfoLoadedDelegate: AnyObject, Sendable {
  /// The data of the class from a list, if there is any.
  func stellarClient(_ client: StellarClient, generalClassInfoLoaded item: StellarClass)
  /// All stored data of the class, if it was loaded before, including the old announcements.
  func stellarClient(
    _ client: StellarClient, initialAllClassInfoLoaded detail: StellarClassDetail)
  /// The current data from the server.
  func stellarClient(_ client: StellarClient, finalAllClassInfoLoaded detail: StellarClassDetail)
  /// The server does not know the class. The stored data is kept.
  func stellarClient(_ client: StellarClient, handleClassNotFound masterId: String)
  /// The server could not be reached. The stored data is kept, including the old announcements.
  func stellarClient(
    _ client: StellarClient, handleCouldNotReachStellar error: PentadError,
    keeping detail: StellarClassDetail?)
}

/// Receives the result of a search: one call, or none if a later search was started on the same
/// ``StellarSearch``. The client retains the delegate until then.
public protocol ClassesSearchDelegate: AnyObject, Sendable {
  /// The search succeeded.
  func stellarClient(
    _ client: StellarClient, searchComplete answer: SearchAnswer, searchTerms: String)
  /// Nothing stored matches, and the server could not be reached.
  func stellarClient(
    _ client: StellarClient, handleCouldNotReachStellar error: PentadError, searchTerms: String)
}

/// Receives the bookmarks whose term is over.
public protocol ClearMyStellarDelegate: AnyObject, Sendable {
  /// The bookmarks of these classes were archived. Called once with all of them, and not at all if
  /// there are none.
  func stellarClient(_ client: StellarClient, classesRemoved classes: [StellarClass])
}
