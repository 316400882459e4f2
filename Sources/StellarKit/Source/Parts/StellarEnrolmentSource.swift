public import PentadCore

/// A source of enrolments: the classes of an account. Canvas and Moodle call a class a course.
public protocol StellarEnrolmentSource: StellarSource {
  /// Fetches the person to whom the account belongs.
  func person() async throws(PentadError) -> StellarPerson

  /// Fetches the classes in which the account is enrolled, including past ones if the source has
  /// them.
  func enrolments() async throws(PentadError) -> StellarReply<[StellarEnrolment]>
}

/// A source that stores bookmarks (favourites) for an account.
public protocol StellarBookmarkSource: StellarEnrolmentSource {
  /// Adds or removes a bookmark. The call is idempotent.
  func setBookmark(_ isBookmarked: Bool, of masterId: String) async throws(PentadError)
}

/// A source that has the grades of an account.
public protocol StellarGradeSource: StellarEnrolmentSource {
  /// Fetches the grades of a class.
  func grades(of masterId: String) async throws(PentadError) -> StellarReply<[StellarGrade]>
}

/// The person to whom an account belongs.
public struct StellarPerson: Hashable, Sendable {
  /// The source's id.
  public let id: String
  /// The name.
  public let name: String

  /// Creates a person.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
